"""Yardsticks: information-set Monte-Carlo tree search as in the books, with playouts to the end of the game and no knowledge in the tree.

They are no opponents of the house; the arena seats them by their class:

  signoria arena tuscany --bots master,class:bench.yardsticks:UniformTenfold --games 40 --seed 1 --share 0.05

`Uniform…` plays out at random, `Sensible…` places when it can and takes what fits. The time is a multiple of what `master` takes.
`HastyMaster` is `master` in the time of `expert`, `HalfMaster` and `QuarterMaster` in a part of it.
"""

from __future__ import annotations

import math
import time

from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.master import MasterBot
from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.playout import playout
from signoria.tuscany.state import State, Worlds

EXPLORE = 0.7
SETTLED = 32
"""Iterations between two looks whether the time that is left could still change anything."""
MASTER = MasterBot.seconds


class Branch:
    """A sequence of moves: how often it was gone through, how often it could have been, and what it brought to who chose it."""

    __slots__ = ("available", "branches", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.branches: dict[int, Branch] = {}


class Ismcts:
    """Single-observer ISMCTS with UCB1 over the moves that are possible in the imagined game."""

    name = "ismcts"
    seconds = MASTER
    sensible = False

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move most gone through."""
        assert isinstance(imagined, State)
        root, made = Branch(), 0
        worlds = Worlds(imagined, seat, dice)
        began = time.process_time()
        while True:
            self.iterate(root, worlds.another(dice), dice)
            made += 1
            gone = time.process_time() - began
            if gone >= self.seconds:
                break
            if made % SETTLED == 0 and self.lead(root) > made * (self.seconds - gone) / gone:
                break  # the rest of the time could not change the choice
        return max(root.branches, key=lambda move: root.branches[move].visits)

    def lead(self, root: Branch) -> int:
        """Return by how many visits the first move leads."""
        visits = sorted((branch.visits for branch in root.branches.values()), reverse=True)
        return visits[0] - visits[1] if len(visits) > 1 else 0

    def iterate(self, root: Branch, state: State, dice: Dice) -> None:
        """Select, expand, play out, remember."""
        node, path = root, list[tuple[Branch, int]]()
        while actors := state.actors():
            seat = actors[0]
            moves = state.moves(seat)
            fresh = [move for move in moves if move not in node.branches]
            if fresh:
                move = fresh[dice.number(len(fresh))]
                node.branches[move] = Branch()
            else:
                move = self.select(node, moves)
            for other in moves:
                if other in node.branches:
                    node.branches[other].available += 1
            node = node.branches[move]
            path.append((node, seat))
            state.apply(seat, move, dice)
            if fresh:
                break
        playout(state, dice, self.sensible)
        places = state.standing().places
        first = places.count(1)
        for branch, seat in path:
            branch.visits += 1
            branch.total += 1 / first if places[seat] == 1 else 0.0

    def select(self, node: Branch, moves: list[int]) -> int:
        """Return the move with the highest upper bound."""
        best, most = moves[0], -1.0
        for move in moves:
            branch = node.branches[move]
            value = branch.total / branch.visits + EXPLORE * math.sqrt(math.log(branch.available) / branch.visits)
            if value > most:
                best, most = move, value
        return best


class Uniform(Ismcts):
    """With playouts at random, in the time of `master`."""

    name = "ismcts-uniform"


class UniformTenfold(Uniform):
    """The same with ten times the time."""

    name = "ismcts-uniform-10x"
    seconds = 10 * MASTER


class Sensible(Ismcts):
    """With sensible playouts, in the time of `master`."""

    name = "ismcts-sensible"
    sensible = True


class HastyMaster(MasterBot):
    """`master` in the time of `expert`."""

    name = "master-hasty"
    seconds = ExpertBot.seconds


class HalfMaster(MasterBot):
    """`master` in half the time of `expert`."""

    name = "master-half"
    seconds = ExpertBot.seconds / 2


class QuarterMaster(MasterBot):
    """`master` in a quarter of the time of `expert`."""

    name = "master-quarter"
    seconds = ExpertBot.seconds / 4


class SensibleTwofold(Sensible):
    """The same with twice the time."""

    name = "ismcts-sensible-2x"
    seconds = 2 * MASTER
