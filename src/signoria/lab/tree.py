"""A game as a tree in which chance is a player: every draw is a node of its own, with the probability of each outcome.

The states in a tree are never changed, so nodes may share them. Built on the contract alone; `signoria.lab.spiel` hands it to OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from signoria.chance import Dice
from signoria.game import BadInput, Game, Json, JsonObject, State
from signoria.games import game_named
from signoria.lab.asking import Asked, Question


class Table(NamedTuple):
    """What is played: the same for all nodes of a tree."""

    game: Game
    players: int
    options: Mapping[str, Json]


class Node:
    """A position where a seat or chance decides, or where the game is over. Never changes: `after` returns another node."""

    def __init__(self, table: Table, state: State | None, seat: int = 0, move: int = -1, outcomes: tuple[int, ...] = ()) -> None:
        self.table = table
        self.state = state
        """The position; at a chance node the one before the move that draws, None before the deal."""
        self.seat = seat
        self.move = move
        """The move that is being carried out at a chance node."""
        self.outcomes = outcomes
        self.deck = -1
        self.weights: list[int] = []
        """At a chance node: how likely each outcome is, as whole numbers."""

    @classmethod
    def root(cls, table: Table) -> Node:
        """Return the node where the deal begins."""
        return cls.carried_out(table, None, 0, -1, ())

    @classmethod
    def carried_out(cls, table: Table, before: State | None, seat: int, move: int, outcomes: tuple[int, ...]) -> Node:
        """Return the node after a move with some outcomes: a chance node if it needs more of them. `before` is None for the deal."""
        chance = Asked(list(outcomes))
        try:
            if before is None:
                return cls(table, table.game.start(table.players, table.options, chance))
            after = before.copy()
            after.apply(seat, move, chance)
        except Question:
            node = cls(table, before, seat, move, outcomes)
            node.deck, node.weights = chance.deck, chance.weights
            return node
        return cls(table, after)

    def __deepcopy__(self, _: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[object, ...]]:
        # Compiled states cannot be pickled; what they dump can.
        game, players, options = self.table
        dumped = None if self.state is None else self.state.dump()
        return _restored, (game.name, players, dict(options), dumped, self.is_chance(), self.seat, self.move, self.outcomes)

    def is_chance(self) -> bool:
        """Return whether an outcome must be drawn here."""
        return bool(self.weights)

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return not self.weights and not self.decided().actors()

    def decided(self) -> State:
        """Return the position of a node where no outcome is open."""
        assert self.state is not None
        return self.state

    def actor(self) -> int:
        """Return the seat that decides; of several that choose hidden from each other the first."""
        return self.decided().actors()[0]

    def outcomes_here(self) -> list[tuple[int, float]]:
        """Return the possible outcomes of a chance node with their probabilities."""
        total = sum(self.weights)
        return [(kind, weight / total) for kind, weight in enumerate(self.weights) if weight]

    def check(self, action: int) -> None:
        """Raise `Refused` or `BadInput` if a move is not legal here, or cannot be drawn at a chance node."""
        if self.weights:
            if not 0 <= action < len(self.weights) or not self.weights[action]:
                raise BadInput("lab-outcome", {"outcome": action})
            return
        state = self.decided()
        actors = state.actors()
        if not actors or action not in state.moves(actors[0]):
            count = self.table.game.move_count
            if not 0 <= action < count:
                raise BadInput("no-such-move", {"move": action, "count": count})
            state.check(actors[0] if actors else 0, action)

    def after(self, action: int) -> Node:
        """Return the node that follows on a move, or on an outcome at a chance node. Not checked."""
        if self.weights:
            return self.carried_out(self.table, self.state, self.seat, self.move, (*self.outcomes, action))
        return self.carried_out(self.table, self.decided(), self.actor(), action, ())

    def imagined(self, seat: int, dice: Dice) -> Node:
        """Return the node with everything a seat may not know drawn anew. Raises `BadInput` at a chance node."""
        if self.weights:
            raise BadInput("lab-no-resampling")
        return Node(self.table, self.decided().imagine_again(seat, dice))


def _restored(
    name: str,
    players: int,
    options: JsonObject,
    dumped: JsonObject | None,
    is_chance: bool,
    seat: int,
    move: int,
    outcomes: tuple[int, ...],
) -> Node:
    """Return a node that was pickled."""
    table = Table(game_named(name), players, options)
    state = None if dumped is None else table.game.load(dumped)
    return Node.carried_out(table, state, seat, move, outcomes) if is_chance else Node(table, state)
