"""What the searching bots have in common: founding a region, searching for everything else, and saying what they think."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

from signoria.bots.bot import Estimate, new_dice
from signoria.bots.clock import Clock
from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.founding import found, prospects
from signoria.bots.tuscany.judgement import Judgement
from signoria.bots.tuscany.network import network_for
from signoria.bots.tuscany.search import Manner, Search, original
from signoria.chance import Dice
from signoria.game import BadInput, JsonObject
from signoria.game import State as AnyState
from signoria.tuscany import GAME
from signoria.tuscany.state import State

POINTS = 8.0
"""By how many points of the final score a founding must be better to be e times as likely to win."""
LOOKS = 4
"""How often every move is looked at, at the least, when the bot says what it thinks of it."""


@cache
def founding_weights() -> list[float]:
    """Return what the traits of a region and its castle space are worth."""
    weights: list[float] = json.loads(files(__package__).joinpath("founding.json").read_text("utf-8"))
    return weights


class Thinker:
    """A bot that searches. What it is called, how long it thinks and how belongs to each of them."""

    name = ""
    seconds = 0.0
    clock: Clock | None = None
    network = ""
    experienced = False
    """Whether it assembles its region by what such regions have been worth in games, else by `adept`'s judgement."""

    def manner(self) -> Manner:
        """Return how it searches."""
        raise NotImplementedError

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move that came out best."""
        assert isinstance(imagined, State)
        moves = imagined.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if imagined.hidden_step():
            return found(imagined, seat, founding_weights()) if self.experienced else Judgement(adept_weights()).choose(imagined, seat)
        return self._search(imagined, dice).think(imagined, seat, self.seconds, clock=self.clock)

    def evaluate(self, view: JsonObject, dice: Dice | None = None) -> list[Estimate]:
        """Return an estimate of every legal move of the seat that sees `view`, the best first. Raises `BadInput`."""
        dice = dice or new_dice()
        imagined = GAME.imagine(view, dice)
        seat = view["seat"]
        assert isinstance(imagined, State)
        moves = imagined.moves(seat) if isinstance(seat, int) else []
        if not isinstance(seat, int) or not moves:
            raise BadInput("protocol-not-acting", {"seat": str(seat)[:20]})
        if imagined.hidden_step():
            return self._founded(imagined, seat, moves)
        search = self._search(imagined, dice)
        chosen = search.think(imagined, seat, self.seconds, clock=self.clock)
        search.visit_all(seat, LOOKS)
        estimates = []
        for move in moves:
            looked_at = original(imagined, move)
            visits = search.root.children[looked_at].visits
            estimates.append(Estimate(move, [won / visits for won in search.outlook[looked_at]], int(visits)))
        return sorted(
            estimates, key=lambda estimate: (original(imagined, estimate.move) != chosen, -estimate.visits, -estimate.chances[seat])
        )

    def _search(self, imagined: State, dice: Dice) -> Search:
        return Search(Judgement(adept_weights()), network_for(len(imagined.players), self.network), dice, self.manner())

    def _worths(self, imagined: State, seat: int, moves: list[int]) -> list[float]:
        """Return how many points each region or castle space is worth to this bot."""
        if self.experienced:
            return prospects(imagined, seat, moves, founding_weights())
        judgement = Judgement(adept_weights())
        judgement.look(imagined)
        return [judgement.value(imagined, seat, move) for move in moves]

    def _founded(self, imagined: State, seat: int, moves: list[int]) -> list[Estimate]:
        """Return estimates of regions and castle spaces, the one that is chosen first: by how much worse than it each is."""
        others = len(imagined.players) - 1
        worths = self._worths(imagined, seat, moves)
        chosen = moves.index(self.choose(imagined, seat, Dice(0)))
        estimates = []
        for move, worth in zip(moves, worths, strict=True):
            # The others found as well as this bot does: what it chooses is worth what the others have.
            odds = math.exp((worth - worths[chosen]) / POINTS)
            own = odds / (odds + others)
            chances = [(1 - own) / others] * (others + 1)
            chances[seat] = own
            estimates.append(Estimate(move, chances, 0))
        return sorted(estimates, key=lambda estimate: (estimate.move != moves[chosen], -estimate.chances[seat]))
