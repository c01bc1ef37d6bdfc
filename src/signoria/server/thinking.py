"""Where bots think: in worker processes of their own, which get the view of the bot's seat and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte
from functools import partial
from itertools import count
from typing import NamedTuple, ParamSpec, TypeVar

from signoria.bots import bot_named, bot_names, timed_by
from signoria.bots.clock import TableClock
from signoria.chance import Dice
from signoria.game import JsonObject
from signoria.games import PACKAGES, game_named
from signoria.processes import CONTEXT, new_pool, stop

LONGEST_THOUGHT = 60.0
"""Seconds after which a bot is given up."""
LONGEST_ADVICE = 20
MOST_THOUGHTS = 1 << 16
"""Far more than can be under way or wait at the same time."""
T = TypeVar("T")
P = ParamSpec("P")


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


def choose(game: str, bot: str, view: JsonObject, seat: int, seed: str, thought: int) -> Choice:
    """Return the move a bot makes on a seat that sees `view`. Raises `BotFailed`."""
    clock = TableClock(lambda: any(hurried[thought] for hurried in HURRIED))
    dice = Dice(seed)
    try:
        rules = game_named(game)
        move = int(timed_by(bot_named(rules, bot), clock).choose(rules.imagine(view, dice), seat, dice))
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


def _awake() -> bool:
    return True


class Workers:
    """A pool of worker processes that is made anew if one of them dies. Each calls `prepare`, if given, before its first work."""

    def __init__(self, count: int, prepare: Callable[..., None] | None = None, *args: object) -> None:
        self.count = count
        self._new_pool = partial(new_pool, count, prepare, *args)
        self._pool = self._new_pool()
        self._lock = asyncio.Lock()

    def wake(self) -> None:
        """Start all workers, so that the first question finds them ready. Starting them takes too long for the event loop."""
        for _ in range(self.count):
            self._pool.submit(_awake)

    async def ask(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Carry out a task in a worker. Raises what the task raises, `BrokenProcessPool` if the worker died, `TimeoutError`."""
        pool = self._pool
        try:
            # The pool may start a worker here, which would hold up the event loop.
            future = await asyncio.to_thread(pool.submit, task, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
        except (BrokenProcessPool, TimeoutError):
            async with self._lock:
                if self._pool is pool:
                    self._pool = self._new_pool()
                    await asyncio.to_thread(stop, pool)
            raise

    def close(self) -> None:
        """End all workers."""
        stop(self._pool)


class Thinkers:
    """The bots of a server."""

    def __init__(self, workers: int) -> None:
        self._hurried = CONTEXT.RawArray(c_byte, MOST_THOUGHTS)
        self._thoughts = count()
        self.workers = Workers(workers, _prepare, self._hurried)

    def new_thought(self) -> int:
        """Return a number for a thought, by which it can be hurried."""
        thought = next(self._thoughts) % MOST_THOUGHTS
        self._hurried[thought] = 0
        return thought

    def hurry(self, thought: int) -> None:
        """Let a bot decide at once, whether it thinks already or waits for a worker. If it has decided nothing happens."""
        self._hurried[thought] = 1

    async def choose(self, game: str, bot: str, view: JsonObject, seat: int, thought: int) -> Choice:
        """Return the move of a bot. It sees the view and fresh dice."""
        return await self.workers.ask(choose, game, bot, view, seat, secrets.token_hex(16), thought)

    async def advise(self, game: str, bot: str, view: JsonObject, seat: int) -> list[int]:
        """Return what a bot would do in a simultaneous step."""
        return await self.workers.ask(advise, game, bot, view, seat, secrets.token_hex(16))
