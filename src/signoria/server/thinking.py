"""Where bots think: in worker processes of their own, which get the view of the bot's seat and nothing else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.game import JsonObject
from signoria.games import game_named
from signoria.processes import new_pool, stop

LONGEST_THOUGHT = 60.0
"""Seconds after which a bot is given up."""
LONGEST_ADVICE = 20
T = TypeVar("T")
P = ParamSpec("P")


class BotFailed(Exception):
    """A bot could not choose."""


def choose(game: str, bot: str, view: JsonObject, seat: int, seed: str) -> int:
    """Return the move a bot makes on a seat that sees `view`. Raises `BotFailed`."""
    dice = Dice(seed)
    try:
        rules = game_named(game)
        return int(bot_named(rules, bot).choose(rules.imagine(view, dice), seat, dice))
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
    """A pool of worker processes that is made anew if one of them dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = new_pool(self.count)
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
                    self._pool = new_pool(self.count)
                    await asyncio.to_thread(stop, pool)
            raise

    def close(self) -> None:
        """End all workers."""
        stop(self._pool)


class Thinkers:
    """The bots of a server."""

    def __init__(self, count: int) -> None:
        self.workers = Workers(count)

    async def choose(self, game: str, bot: str, view: JsonObject, seat: int) -> int:
        """Return the move of a bot. It sees the view and fresh dice."""
        return await self.workers.ask(choose, game, bot, view, seat, secrets.token_hex(16))

    async def advise(self, game: str, bot: str, view: JsonObject, seat: int) -> list[int]:
        """Return what a bot would do in a simultaneous step."""
        return await self.workers.ask(advise, game, bot, view, seat, secrets.token_hex(16))
