# compiled
"""Search: a tree over the moves of many imagined games, guided by judgement, with a value network at its leaves.

Leaves are gathered in waves, so that the network looks at several positions at once. A leaf that waits counts as visited, with what is
known so far of the moves that lead to it: that sends the rest of its wave elsewhere only where the choice is close.
"""

from __future__ import annotations

import gc
import math
from typing import Final, Protocol

from signoria.bots.clock import Clock
from signoria.bots.tuscany.features import features
from signoria.bots.tuscany.judgement import Judgement
from signoria.bots.tuscany.sight import Ink, sight, sights_of_players
from signoria.chance import Dice
from signoria.ints import i64
from signoria.tuscany.moves import FREE, PLACE, REMOVE, SLOTS, TAKE
from signoria.tuscany.position import ACTION, CASTLE_EFFECT, DRAFT, OVER, TAKE_FITTING
from signoria.tuscany.region import SPACES
from signoria.tuscany.scoring import standing
from signoria.tuscany.state import State, Worlds

LEAST: Final = 8
"""Iterations that are made however short the time."""
MOST_CANDIDATES: Final = 16
UNSEEN: Final = 0.05
"""By how much a move that was not tried is thought worse than those that were."""
SETTLED: Final = 16
"""Waves between two looks whether the time that is left could still change anything."""


class Node:
    """A sequence of moves from the root: how often it was gone through and how well the one who chose it fared."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: float = 0.0
        self.known: float = 0.0
        """The visits that the network has looked at."""
        self.total: float = 0.0
        self.children: dict[int, Node] = {}
        self.moves: list[int] = []
        """The moves that were possible here the last time, and where they lead: mostly they are the same again."""
        self.ways: list[Node] = []


class Manner:
    """How a search goes about it."""

    def __init__(self, explore: float, heat: float, wave: int, halving: bool, sharp: bool, brisk: bool = False) -> None:
        self.explore: float = explore
        """How much is given to what was not tried often."""
        self.heat: float = heat
        """By how many points of judgement a move must be better to be e times as likely to be looked at."""
        self.wave: i64 = wave
        """How many leaves the network looks at together."""
        self.halving: bool = halving
        """Whether the time is shared out evenly among candidates, of which the worse half is dropped again and again."""
        self.sharp: bool = sharp
        """Whether the network sees what `sight` shows, else what `features` shows."""
        self.brisk: bool = brisk
        """Whether the search ends when the rest of the time could not change the choice."""


class Eye(Protocol):
    """A value network: for each view of a position whose numbers it is given the chance to win, one after the other.

    With more than two players any numbers will do in proportion to which they share the win.
    """

    def chances(self, numbers: list[float]) -> list[float]:
        """Look at numbers as `features` gives them."""

    def chances_in_ink(self, words: list[int]) -> list[float]:
        """Look at numbers as `sight` writes them."""


class Waiting:
    """A leaf on its way to the network."""

    def __init__(self, path: list[Node], seats: list[i64], first: i64, values: list[float] | None) -> None:
        self.path: list[Node] = path
        self.seats: list[i64] = seats
        self.first: i64 = first
        self.values: list[float] | None = values


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


def original(state: State, move: i64) -> i64:
    """Return the move that `distinct` keeps of those that are like this one."""
    if move >= TAKE and move < REMOVE:
        return TAKE + first_like(state, move - TAKE)
    if move >= FREE and move < PLACE:
        return FREE + first_like(state, (move - FREE) // SPACES) * SPACES + (move - FREE) % SPACES
    return move


def first_like(state: State, place: i64) -> i64:
    """Return the first place of the display that holds a tile like the one at `place`."""
    for before in range(place):
        if state.slot(before) == state.slot(place):
            return before
    return place


class Search:
    """Thinks about one decision after the other."""

    worlds: Worlds

    def __init__(self, judgement: Judgement, eye: Eye, dice: Dice, manner: Manner) -> None:
        self.judgement: Judgement = judgement
        self.eye: Eye = eye
        self.dice: Dice = dice
        self.manner: Manner = manner
        self.root: Node = Node(1.0)
        self.seen: list[float] = []
        self.ink: Ink = Ink()
        self.waiting: list[Waiting] = []
        self.seats: i64 = 2
        self.clock: Clock = Clock()
        self.outlook: dict[int, list[float]] = {}
        """For every move at the root what each player's chances added up to."""

    def think(self, imagined: State, seat: i64, seconds: float, most: float = 1e9, clock: Clock | None = None) -> i64:
        """Search for a time (of the processor, unless `clock` counts otherwise), or `most` iterations, and return the best move.

        The tree holds no cycles, so nothing is lost when the collector, which would walk through it again and again, rests meanwhile.
        """
        collecting = gc.isenabled()
        gc.disable()
        self.clock = Clock() if clock is None else clock
        try:
            return self.best(imagined, seat, seconds, most)
        finally:
            if collecting:
                gc.enable()

    def best(self, imagined: State, seat: i64, seconds: float, most: float) -> i64:
        """Search, and return the best move."""
        self.root = Node(1.0)
        self.worlds = Worlds(imagined, seat, self.dice)
        self.seats = len(imagined.players)
        moves = distinct(imagined, imagined.moves(seat))
        self.expand(imagined, seat, moves, self.root.children)
        self.outlook = {move: [0.0] * len(imagined.players) for move in moves}
        if self.manner.halving:
            return self.halve(seat, moves, seconds, most)
        waves: i64 = 0
        while True:
            self.wave(seat, self.manner.wave)
            gone = self.clock.gone()
            made = self.root.visits
            if made >= LEAST and (gone >= seconds or made >= most):
                break
            waves += 1
            if self.manner.brisk and waves % SETTLED == 0 and gone > 0.0 and self.lead() > made * (seconds - gone) / gone:
                break
        return self.most_visited()

    def visit_all(self, seat: i64, times: i64) -> None:
        """Look at every move at the root until each was looked at some times."""
        for move, child in self.root.children.items():
            while child.visits < float(times):
                self.descend(self.worlds.another(self.dice), seat, move)
            self.settle()

    def lead(self) -> float:
        """Return by how many visits the move most gone through leads."""
        first = 0.0
        second = 0.0
        for child in self.root.children.values():
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def most_visited(self) -> i64:
        """Return the move most gone through."""
        best: i64 = -1
        most = -1.0
        for move, child in self.root.children.items():
            if child.visits > most:
                most = child.visits
                best = move
        return best

    def halve(self, seat: i64, moves: list[int], seconds: float, most: float) -> i64:
        """Share time or iterations out among candidates in phases; after each the worse half is dropped."""
        children = self.root.children
        candidates = sorted(moves, key=lambda move: -children[move].prior)[:MOST_CANDIDATES]
        phases = 1.0
        while 2.0**phases < len(candidates):
            phases += 1.0
        phase = 1.0
        while len(candidates) > 1:
            size: i64 = self.manner.wave // len(candidates)
            if size < 1:
                size = 1
            while True:
                for _ in range(size):
                    world = self.worlds.another(self.dice)
                    for move in candidates:
                        self.descend(world.copy(), seat, move)
                self.settle()
                gone = self.clock.gone()
                if gone >= seconds * phase / phases or self.root.visits >= most * phase / phases:
                    break
            ranked = sorted(candidates, key=lambda move: -children[move].total / children[move].visits)
            candidates = ranked[: (len(ranked) + 1) // 2]
            phase += 1.0
        return candidates[0]

    def wave(self, seat: i64, size: i64) -> None:
        """Go down the tree several times, then let the network look."""
        for _ in range(size):
            self.descend(self.worlds.another(self.dice), seat, -1)
        self.settle()

    def descend(self, state: State, seat: i64, first: i64) -> None:
        """Go down the tree in one imagined game, with a given first move or (-1) any, until something new is met."""
        node = self.root
        path: list[Node] = []
        seats: list[i64] = []
        move: i64 = first
        while state.step != OVER:
            seat = state.current
            if first < 0 or path:
                move = self.select(state, seat, node)
            if not path:
                first = move
            node = node.children[move]
            state.apply(seat, move, self.dice)
            path.append(node)
            seats.append(seat)
            node.visits += 1.0
            if node.visits == 1.0:
                break
        self.waiting.append(Waiting(path, seats, first, self.leaf(state)))

    def leaf(self, state: State) -> list[float] | None:
        """Finish the turn by judgement; return the outcome if the game is over, else note what the network is to look at."""
        turn = state.turn
        drafting = state.step == DRAFT
        while state.step != OVER:
            if state.step == ACTION and not state.marble_used and (state.turn != turn or drafting):
                break
            seat = state.current
            state.apply(seat, self.judgement.choose(state, seat), self.dice)
        if state.step == OVER:
            return shares(state)
        views = 1 if len(state.players) == 2 else len(state.players)
        parts: list[list[int]] = sights_of_players(state, self.judgement) if self.manner.sharp else []
        for number in range(views):
            if self.manner.sharp:
                sight(state, number, parts, self.ink)
            else:
                features(state, number, self.judgement, self.seen)
        return None

    def settle(self) -> None:
        """Let the network look at all leaves that wait, and remember on the way back what it says."""
        chances: list[float] = []
        if self.seen:
            chances = self.eye.chances(self.seen)
            self.seen = []
        elif self.ink.words:
            chances = self.eye.chances_in_ink(self.ink.words)
            self.ink.words = []
        waiting = self.waiting
        self.waiting = []
        at: i64 = 0
        for leaf in waiting:
            values = leaf.values
            if values is None:
                values = []
                if self.seats == 2:
                    value = chances[at]
                    values.append(value)
                    values.append(1.0 - value)
                    at += 1
                else:
                    total = 0.0
                    for number in range(self.seats):
                        total += chances[at + number]
                    for number in range(self.seats):
                        values.append(chances[at + number] / total)
                    at += self.seats
            for number in range(len(leaf.path)):
                node = leaf.path[number]
                node.known += 1.0
                node.total += values[leaf.seats[number]]
            self.root.visits += 1.0
            outlook = self.outlook[leaf.first]
            for number in range(len(values)):
                outlook[number] += values[number]

    def select(self, state: State, seat: i64, node: Node) -> i64:
        """Choose a move: promising by what was seen, by judgement, or not tried enough."""
        moves = distinct(state, state.moves(seat))
        if moves != node.moves:
            self.look_around(state, seat, moves, node)
        ways = node.ways
        seen = 0.0
        known = 0.0
        total = 0.0
        for way in ways:
            seen += way.visits
            known += way.known
            total += way.total
        mean = total / known - UNSEEN if known > 0.0 else 0.5
        root = math.sqrt(seen + 1.0) * self.manner.explore
        best: i64 = 0
        most = -1e9
        for number in range(i64(len(ways))):
            way = ways[number]
            q = way.total / way.known if way.known > 0.0 else mean
            value = q + root * way.prior / (1.0 + way.visits)
            if value > most:
                most = value
                best = number
        return moves[best]

    def look_around(self, state: State, seat: i64, moves: list[int], node: Node) -> None:
        """Take in where the moves that are possible now lead."""
        children = node.children
        for move in moves:
            if move not in children:
                self.expand(state, seat, moves, children)
                break
        ways: list[Node] = []
        for move in moves:
            ways.append(children[move])
        node.moves = moves
        node.ways = ways

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
            weight = math.exp((values[number] - most) / self.manner.heat)
            values[number] = weight
            total += weight
        for number in range(len(values)):
            move = moves[number]
            if move not in children:
                children[move] = Node(values[number] / total)


def shares(state: State) -> list[float]:
    """Return every player's share of the win in a game that is over."""
    places = standing(state).places
    first = float(places.count(1))
    return [1.0 / first if place == 1 else 0.0 for place in places]
