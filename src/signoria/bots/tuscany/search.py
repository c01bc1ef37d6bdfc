# compiled
"""Search: a tree over the moves of many imagined games, guided by judgement, with a value network at its leaves."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from signoria.bots.tuscany.features import features
from signoria.bots.tuscany.judgement import Judgement
from signoria.chance import Dice
from signoria.ints import i64
from signoria.tuscany.moves import FREE, PLACE, REMOVE, SLOTS, TAKE
from signoria.tuscany.position import ACTION, CASTLE_EFFECT, DRAFT, OVER, TAKE_FITTING
from signoria.tuscany.region import SPACES
from signoria.tuscany.scoring import standing
from signoria.tuscany.state import State

BATCH: Final = 8
"""Iterations between two looks at the clock."""


class Node:
    """A sequence of moves from the root: how often it was gone through and how well the one who chose it fared."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: float = 0.0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


def distinct(state: State, moves: list[int]) -> list[int]:
    """Return the moves without those that take an equal tile from another place of the display."""
    if state.step != ACTION and state.step != CASTLE_EFFECT and state.step != TAKE_FITTING:
        return moves
    twins: i64 = 0
    for place in range(i64(SLOTS)):
        for before in range(place):
            if state.slot(before) == state.slot(place):
                twins |= 1 << place
                break
    if twins == 0:
        return moves
    kept: list[int] = []
    for move in moves:
        number: i64 = move
        if number >= TAKE and number < REMOVE:
            if (twins >> (number - TAKE)) & 1:
                continue
        elif number >= FREE and number < PLACE:
            if (twins >> ((number - FREE) // SPACES)) & 1:
                continue
        kept.append(move)
    return kept


class Search:
    """Thinks about one decision after the other."""

    def __init__(self, judgement: Judgement, chance: Callable[[list[float]], float], dice: Dice, explore: float, heat: float) -> None:
        self.judgement: Judgement = judgement
        self.chance: Callable[[list[float]], float] = chance
        self.dice: Dice = dice
        self.explore: float = explore
        self.heat: float = heat
        self.root: Node = Node(1.0)

    def think(self, imagined: State, seat: i64, seconds: float) -> i64:
        """Search for a time (of the processor, not of the clock) and return the move most gone through."""
        self.root = Node(1.0)
        end = time.process_time() + seconds
        while True:
            for _ in range(BATCH):
                self.iterate(imagined.imagine_again(seat, self.dice))
            if time.process_time() >= end:
                break
        best: i64 = -1
        most = -1.0
        for move, child in self.root.children.items():
            if child.visits > most:
                most = child.visits
                best = move
        return best

    def iterate(self, state: State) -> None:
        """Go down the tree in one imagined game, look at what is new, and remember it on the way back."""
        node = self.root
        path: list[Node] = []
        seats: list[i64] = []
        while state.step != OVER:
            seat = state.current
            node = self.select(state, seat, node)
            path.append(node)
            seats.append(seat)
            if node.visits == 0.0:
                break
        values = self.evaluate(state)
        for number in range(len(path)):
            step = path[number]
            step.visits += 1.0
            step.total += values[seats[number]]
        self.root.visits += 1.0

    def select(self, state: State, seat: i64, node: Node) -> Node:
        """Choose a move: promising by what was seen, by judgement, or not tried enough; and play it."""
        moves = distinct(state, state.moves(seat))
        children = node.children
        for move in moves:
            if move not in children:
                self.expand(state, seat, moves, children)
                break
        root = math.sqrt(node.visits + 1.0) * self.explore
        best_move: i64 = -1
        best = -1e9
        mean = 0.5
        if node.visits > 0.0 and len(children) > 0:
            seen = 0.0
            total = 0.0
            for child in children.values():
                seen += child.visits
                total += child.total
            if seen > 0.0:
                mean = total / seen - 0.05
        for move in moves:
            child = children[move]
            q = child.total / child.visits if child.visits > 0.0 else mean
            value = q + root * child.prior / (1.0 + child.visits)
            if value > best:
                best = value
                best_move = move
        state.apply(seat, best_move, self.dice)
        return children[best_move]

    def expand(self, state: State, seat: i64, moves: list[int], children: dict[int, Node]) -> None:
        """Add what is new, with a prior that judgement gives it."""
        judgement = self.judgement
        judgement.look(state)
        values: list[float] = []
        most = -1e9
        for move in moves:
            value = judgement.value(state, seat, move)
            values.append(value)
            if value > most:
                most = value
        total = 0.0
        for number in range(len(values)):
            weight = math.exp((values[number] - most) / self.heat)
            values[number] = weight
            total += weight
        for number in range(len(values)):
            move = moves[number]
            if move not in children:
                children[move] = Node(values[number] / total)

    def evaluate(self, state: State) -> list[float]:
        """Finish the turn by judgement and return every player's chance to win."""
        turn = state.turn
        drafting = state.step == DRAFT
        while state.step != OVER:
            if state.step == ACTION and not state.marble_used and (state.turn != turn or drafting):
                break
            seat = state.current
            state.apply(seat, self.judgement.choose(state, seat), self.dice)
        if state.step == OVER:
            return shares(state)
        if len(state.players) == 2:
            value = self.chance(features(state, 0, self.judgement))
            return [value, 1.0 - value]
        values: list[float] = []
        total = 0.0
        for number in range(len(state.players)):
            value = self.chance(features(state, number, self.judgement))
            values.append(value)
            total += value
        return [value / total for value in values]


def shares(state: State) -> list[float]:
    """Return every player's share of the win in a game that is over."""
    places = standing(state).places
    first = float(places.count(1))
    return [1.0 / first if place == 1 else 0.0 for place in places]
