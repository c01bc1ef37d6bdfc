# compiled
"""Chance that asks: what a move may bring, one outcome at a time, each with its probability.

A game draws whenever a rule says so, in the middle of a move. Somebody who wants the outcomes as decisions of their own (OpenSpiel's chance
nodes) carries out the move on a copy with the outcomes chosen so far; where they end, the move stops with the question.
"""

from __future__ import annotations

from signoria.chance import Chance
from signoria.ints import i64


class Question(Exception):
    """A draw whose outcome nobody has chosen yet. The state that asked is half-way through a move: throw it away."""


class Asked(Chance):
    """Hands out outcomes chosen before, then stops with a `Question`."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__()
        self.outcomes: list[int] = outcomes
        self._next: i64 = 0
        self.deck: int = -1
        self.weights: list[int] = []
        """After a question: how many of each kind there are."""

    def below(self, deck: i64, total: i64) -> i64:
        if self._next < len(self.outcomes):
            self._next += 1
            return self.outcomes[self._next - 1]
        self.deck = int(deck)
        self.weights = [1] * int(total)
        raise Question

    def pick(self, deck: i64, pack: i64, width: i64, total: i64) -> i64:
        if self._next < len(self.outcomes):
            self._next += 1
            return self.outcomes[self._next - 1]
        self.deck = int(deck)
        self.weights = []
        mask: i64 = (1 << width) - 1
        while pack:
            self.weights.append(int(pack & mask))
            pack >>= width
        raise Question
