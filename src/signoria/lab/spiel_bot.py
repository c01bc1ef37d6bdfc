"""OpenSpiel's own search over information sets as a bot of the house, to measure ours against: `class:signoria.lab.spiel_bot:SpielBot`.

Needs the extra `lab`. The tree, the selection and the choice are OpenSpiel's (`ISMCTSBot`); the states it searches are those of
`signoria.lab.spiel`. Two things differ from its examples, both in its favour: it stops when its time is over instead of after a number of
simulations, and its random playouts run on the rules themselves, which is many times faster than through OpenSpiel.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from signoria.bots.bot import Estimate, new_dice
from signoria.chance import Dice
from signoria.game import BadInput, JsonObject, State
from signoria.games import PACKAGES, game_named
from signoria.lab import spiel
from signoria.lab.tables import returns_of
from signoria.lab.tree import Node, Table

EXPLORE = 1.4


class Playouts:
    """Values a state by one game played to the end at random; thinks the same of all moves."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def evaluate(self, state: spiel.SpielState) -> list[float]:
        """Return what one random game from here was worth to every player."""
        table, dice = state.node.decided().copy(), self._dice
        while actors := table.actors():
            moves = table.moves(actors[0])
            table.apply(actors[0], moves[dice.number(len(moves))], dice)
        result = table.result()
        assert result is not None
        return returns_of(result)

    def prior(self, state: spiel.SpielState) -> list[tuple[int, float]]:
        """Return all legal moves, all alike."""
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel comes without types
    """OpenSpiel's bot with a limit of processor time instead of a number of simulations."""

    seconds = 0.0
    made = 0
    """How many simulations the last search made."""

    def run_search(self, state: spiel.SpielState) -> list[tuple[int, float]]:
        """Return how often each move was gone through, after as many simulations as the time allows."""
        self.reset()
        moves = state.legal_actions()
        if len(moves) == 1:
            return [(moves[0], 1.0)]
        self._root_node = self.create_new_node(state)
        end, self.made = time.process_time() + self.seconds, 0
        # Two simulations are the least that visits a move at all: the first one only makes the root.
        while self.made < 2 or time.process_time() < end:
            self.run_simulation(self.sample_root_state(state))
            self.made += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy

    def children(self) -> dict[int, tuple[int, float]]:
        """Return for every move the last search tried how often, and what it was worth on average; nothing where it had no choice."""
        tried = self._root_node.child_info if self.made else {}
        return {move: (int(child.visits), float(child.value())) for move, child in tried.items() if child.visits}


class SpielBot:
    """Searches with OpenSpiel for a time."""

    name = "openspiel-ismcts"
    seconds = 2.0

    def __init__(self) -> None:
        self.simulations = 0
        """How many the last decision took."""

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Return the move OpenSpiel's search comes back to most often."""
        bot, state = self._seated(imagined, seat, dice)
        move = int(bot.step(state))
        self.simulations = bot.made
        return move

    def evaluate(self, view: JsonObject, dice: Dice | None = None) -> list[Estimate]:
        """Return what the search makes of every legal move. It keeps only the mover's results: the others share the rest alike."""
        viewer, name = view["seat"], view["game"]
        if not isinstance(viewer, int) or not isinstance(name, str):
            raise BadInput("bad-view", {"problem": "seat"})
        dice = dice or new_dice()
        imagined = game_named(name).imagine(view, dice)
        if viewer not in imagined.actors():
            raise BadInput("bad-view", {"problem": "seat"})
        bot, state = self._seated(imagined, viewer, dice)
        chosen = dict(bot.run_search(state))
        self.simulations = bot.made
        children = bot.children()
        estimates = []
        for move in chosen:
            visits, worth = children.get(move, (0, 0.0))
            players = state.num_players()
            chance = (worth * (players - 1) + 1) / players
            rest = (1 - chance) / (players - 1)
            estimates.append(Estimate(move, [chance if seat == viewer else rest for seat in range(players)], visits))
        return sorted(estimates, key=lambda estimate: -estimate.visits)

    def _seated(self, imagined: State, seat: int, dice: Dice) -> tuple[TimedSearch, spiel.SpielState]:
        """Return a search, and the state it starts from."""
        while imagined.actors()[0] != seat:  # others choose at the same time, hidden: what they do here is imagined anyway
            other = imagined.actors()[0]
            moves = imagined.moves(other)
            imagined.apply(other, moves[dice.number(len(moves))], dice)
        game = _game_of(_name_of(imagined), len(imagined.standing().scores))
        state = spiel.SpielState(game, Node(Table(game.house, game.num_players(), {}), imagined))
        rng = np.random.RandomState(dice.number(2**31 - 1))
        bot = TimedSearch(game, Playouts(dice), EXPLORE, 1, random_state=rng)
        bot.seconds = self.seconds
        return bot, state


@cache
def _game_of(name: str, players: int) -> Any:  # noqa: ANN401 - OpenSpiel comes without types
    return pyspiel.load_game(f"signoria_{name}", {"players": players})


def _name_of(state: State) -> str:
    """Return the name of the game a state is of: the one whose package its class lies in."""
    return next(name for name, package in PACKAGES.items() if type(state).__module__.startswith(f"{package}."))
