"""Where bots think: in worker processes of their own, which get the view of the bot's seat and nothing else."""

from __future__ import annotations

from ctypes import Array, c_byte
from itertools import count
from typing import NamedTuple

from signoria.bots import at_share, bot_named, bot_names, timed_by
from signoria.bots.clock import TableClock
from signoria.chance import Dice
from signoria.game import JsonObject
from signoria.games import PACKAGES, game_named
from signoria.processes import CONTEXT
from signoria.server.workers import Workers

TOLERABLE_WAIT = 10.0
"""Seconds that bots may be expected to wait for a worker before they think for a shorter time."""
LEAST_SHARE = 0.1
"""The share of its stated time that a bot gets in any case."""
LONGEST_ADVICE = 20
MOST_THOUGHTS = 1 << 16
"""Far more than can be under way or wait at the same time."""


class BotFailed(Exception):
    """A bot could not choose."""


class Choice(NamedTuple):
    """What a bot chose, how long it took on the wall clock, and whether it was told to decide at once."""

    move: int
    seconds: float
    cut_short: bool


HURRIED: list[Array[c_byte]] = []
"""In a worker: one byte for each thought, which the server sets when that bot is to decide at once."""


def _prepare(hurried: Array[c_byte]) -> None:
    """Make a worker ready: no bot spends its time on loading what it needs."""
    HURRIED[:] = [hurried]
    for game in PACKAGES:
        bot_names(game_named(game))


def choose(game: str, bot: str, view: JsonObject, seat: int, seed: str, thought: int, share: float = 1.0) -> Choice:
    """Return the move a bot makes on a seat that sees `view`, within a share of its stated time. Raises `BotFailed`."""
    clock = TableClock(lambda: any(hurried[thought] for hurried in HURRIED))
    dice = Dice(seed)
    try:
        rules = game_named(game)
        player = timed_by(at_share(bot_named(rules, bot), share), clock)
        move = int(player.choose(rules.imagine(view, dice), seat, dice))
        return Choice(move, clock.waited(), clock.cut_short)
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, it is told to the server in a form that travels
        raise BotFailed(repr(error)) from None


def advise(game: str, bot: str, view: JsonObject, seat: int, seed: str) -> list[int]:
    """Return the moves a bot would make, one after the other, until the simultaneous step is over for its seat."""
    dice = Dice(seed)
    moves: list[int] = []
    try:
        rules = game_named(game)
        imagined = rules.imagine(view, dice)
        player = bot_named(rules, bot)
        while imagined.hidden_step() and seat in imagined.actors() and len(moves) < LONGEST_ADVICE:
            moves.append(int(player.choose(imagined.copy(), seat, dice)))
            imagined.apply(seat, moves[-1], dice)
    except Exception as error:  # noqa: BLE001 - as above
        raise BotFailed(repr(error)) from None
    return moves


class Thinkers:
    """The bots of a server."""

    def __init__(self, workers: int, limit: float) -> None:
        """Describe the workers of the bots. `limit`: seconds after which a bot that has not decided is given up."""
        self._hurried = CONTEXT.RawArray(c_byte, MOST_THOUGHTS)
        self._thoughts = count()
        self.workers = Workers(workers, limit, _prepare, self._hurried)

    def new_thought(self) -> int:
        """Return a number for a thought, by which it can be hurried."""
        thought = next(self._thoughts) % MOST_THOUGHTS
        self._hurried[thought] = 0
        return thought

    def hurry(self, thought: int) -> None:
        """Let a bot decide at once, whether it thinks already or waits for a worker. If it has decided nothing happens."""
        self._hurried[thought] = 1

    def share(self) -> float:
        """Return the share of its stated time that a bot gets now: less than 1 while the queue is long."""
        wait = self.workers.expected_wait()
        return 1.0 if wait <= TOLERABLE_WAIT else max(LEAST_SHARE, TOLERABLE_WAIT / wait)
