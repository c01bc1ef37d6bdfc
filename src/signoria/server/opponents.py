"""The bots at the tables: when they think, and what is done with their moves. A bot that must move is never forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from functools import partial
from typing import TYPE_CHECKING

from signoria.bots import bot_names, stated_seconds
from signoria.bots.clock import PATIENCE
from signoria.game import Refused
from signoria.server import wire
from signoria.server.problem import Problem
from signoria.server.storage import now
from signoria.server.table import Table, Thought
from signoria.server.thinking import BotFailed, Choice, choose
from signoria.server.workers import Job, WorkerDied

if TYPE_CHECKING:
    from signoria.server.house import House

JOURNAL = logging.getLogger("signoria.server")
RETRIES = 2
"""How often a bot that failed is asked again. After that the quickest one moves in its place."""
LONGEST_BACKOFF = 30.0
TOO_LONG = 60.0
"""Seconds after which a bot that was asked and has not moved is reported as waiting too long."""
RESUMED_DAYS = 7
"""After a restart, bots go on by themselves at the tables that were visited in the last days; at older ones when somebody comes."""


class Opponents:
    """All bots that play at the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._failures: dict[str, tuple[int, float]] = {}
        """By table: how often in a row a bot's move came to nothing, and since when."""
        self._later: set[asyncio.Task[None]] = set()

    def consider(self, table: Table) -> None:
        """Let the bots think that must decide now."""
        if self._house.stopping or table.settling is not None or table.removed:
            return
        for seat in table.actors():
            if table.stored.seats[seat].kind == "bot" and seat not in table.thinking:
                thinkers = self._house.thinkers
                thought = Thought(thinkers.new_thought(), self._limit(table, seat), thinkers.share(), waiting=not thinkers.workers.idle())
                table.thinking[seat] = thought
                thought.task = asyncio.create_task(self._think(table, seat, thought))

    def consider_all(self) -> None:
        """Let all bots think that must decide and do not. There should be none: whatever went wrong, none waits for longer than this."""
        for table in list(self._house.tables.values()):
            try:
                self.consider(table)
            except Exception:  # noqa: BLE001 - one table's trouble is not its neighbours'
                JOURNAL.exception("the bots of a table cannot be asked", extra={"table": table.stored.id})

    async def resume(self) -> None:
        """After a restart, load the tables that were visited lately and wait for a bot, one after the other."""
        try:
            names = await self._house.storage.waiting_for_bots(now() - RESUMED_DAYS * 24 * 3600 * 1000)
        except sqlite3.Error as error:
            JOURNAL.error("tables could not be resumed", extra={"problem": str(error)})
            return
        for name in names:
            try:
                await self._house.table(name)
            except Problem:
                continue  # whoever comes to that table is told
            except Exception:  # noqa: BLE001 - one table's trouble is not its neighbours'
                JOURNAL.exception("a table could not be loaded for its bots", extra={"table": name})

    def close(self) -> list[asyncio.Task[None]]:
        """Stop all thoughts, and return the tasks that are about to end."""
        tasks = [*self._later, *(thought.task for table in self._house.tables.values() for thought in table.thinking.values())]
        for task in tasks:
            task.cancel()
        return tasks

    def hurry(self, table: Table, seat: int) -> None:
        """Let the bot of a seat decide at once, if it thinks."""
        if (thought := table.thinking.get(seat)) is not None:
            self._house.thinkers.hurry(thought.number)

    def longest_wait(self) -> float:
        """Return for how many seconds the bot that was asked first has not moved; 0 if there is none."""
        asked = [thought.since for table in self._house.tables.values() for thought in table.thinking.values()]
        asked += [since for _, since in self._failures.values()]
        return time.monotonic() - min(asked) if asked else 0.0

    def _limit(self, table: Table, seat: int) -> float:
        """Return how many seconds the bot of a seat may think; 0 if it decides at once."""
        record, bot = table.record, table.stored.seats[seat].bot
        assert record is not None and bot is not None
        if record.state.hidden_step() or len(record.state.moves(seat)) == 1 or bot not in bot_names(table.game):
            return 0.0
        return stated_seconds(table.game, bot) * PATIENCE

    async def _think(self, table: Table, seat: int, thought: Thought) -> None:
        try:
            await self._bot_moves(table, seat, thought)
        except BaseException as error:
            self._forget(table, seat, thought)
            self._consider_later(table.stored.id)
            if not isinstance(error, Exception):
                raise
            if not isinstance(error, Problem):  # the table could not be stored and has left the memory: everybody there was told
                JOURNAL.exception("a bot's move failed", extra={"table": table.stored.id})
        else:
            self._forget(table, seat, thought)
            self._failures.pop(table.stored.id, None)
            self.consider(table)

    @staticmethod
    def _forget(table: Table, seat: int, thought: Thought) -> None:
        """Forget a thought that is over. The seat may have begun its next one."""
        if table.thinking.get(seat) is thought:
            del table.thinking[seat]

    def _consider_later(self, name: str) -> None:
        """Look after the bots of a table again in a while: longer each time in a row, so that a lasting fault keeps nobody busy."""
        if self._house.stopping:
            return
        failures, since = self._failures.get(name, (0, time.monotonic()))
        self._failures[name] = failures + 1, since
        task = asyncio.create_task(self._reconsider(name, min(LONGEST_BACKOFF, 0.5 * 2 ** min(failures + 1, 10))))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _reconsider(self, name: str, delay: float) -> None:
        await asyncio.sleep(delay)
        try:
            self.consider(await self._house.table(name))
        except Problem as problem:
            if problem.status in (404, 409):
                self._failures.pop(name, None)  # it is gone, or cannot be played any more
            else:
                self._consider_later(name)
        except Exception:  # noqa: BLE001 - whatever it is, the bots of the table must not be forgotten
            JOURNAL.exception("a table could not be loaded for its bots", extra={"table": name})
            self._consider_later(name)

    async def _bot_moves(self, table: Table, seat: int, thought: Thought) -> None:
        record, bot = table.record, table.stored.seats[seat].bot
        assert record is not None
        assert bot is not None
        n, began = table.n, time.perf_counter()
        moves = record.state.moves(seat)
        if len(moves) == 1:
            move: int | None = moves[0]
        else:
            move = await self._bot_move(table, seat, bot, thought)
            self._house.metrics.thoughts.observe(time.perf_counter() - began)
            if (pause := self._house.settings.bot_pause - (time.perf_counter() - began)) > 0:
                await asyncio.sleep(pause)
        stands_in = move is None
        async with table.lock:
            still_bot = table.playing and table.stored.seats[seat].kind == "bot"
            if not still_bot or table.removed or table.settling is not None or seat not in table.actors() or table.out_of_date(n, seat):
                return
            if move is None:
                move = self._quickest_move(table, seat, bot)
            try:
                events = record.play(seat, move)
            except Refused as refused:
                JOURNAL.error("a bot made a move that is not allowed", extra={"table": table.stored.id, "bot": bot, "rule": refused.rule})
                stands_in = True
                events = record.play(seat, self._quickest_move(table, seat, bot))
            except Exception as error:
                self._house.drop(table, error)
                raise
            entry = table.played(events, None, None)
            await self._house.store(table, [entry])
            self._forget(table, seat, thought)
            self._house.moved(table, "move")
            if stands_in:
                self._house.tell(table, wire.Notice(wire.SeenText("server-bot-replaced", {"seat": seat})))
        self._house.metrics.bot_moves.add()

    async def _bot_move(self, table: Table, seat: int, bot: str, thought: Thought) -> int | None:
        """Ask a bot; if it fails, ask again a few times. Return None if it failed each time."""
        assert table.record is not None
        view = table.record.state.view(seat)
        for attempt in range(1 + RETRIES):
            if attempt:
                self._house.metrics.bot_retries.add()
                await asyncio.sleep(0.5 * attempt)
            try:
                choice = await self._ask(table, view, seat, bot, thought)
            except (BotFailed, WorkerDied, TimeoutError) as error:
                JOURNAL.error("a bot failed", extra={"table": table.stored.id, "bot": bot, "problem": f"{type(error).__name__}: {error}"})
                continue
            limit = stated_seconds(table.game, bot) * PATIENCE
            self._house.metrics.thought(choice.seconds, choice.cut_short, limit)
            about = {"ms": round(choice.seconds * 1000), "limit_ms": round(limit * 1000), "cut_short": choice.cut_short}
            JOURNAL.debug("thought", extra={"bot": bot, **about, "share": round(thought.share, 2)})
            return choice.move
        return None

    async def _ask(self, table: Table, view: wire.Plain, seat: int, bot: str, thought: Thought) -> Choice:
        """Let a bot think in a worker, and tell the table whether it waits for one."""

        def waits(waiting: bool) -> None:
            if thought.waiting != waiting and table.thinking.get(seat) is thought:
                thought.waiting = waiting
                if thought.seconds and not table.removed:
                    self._house.tell_table(table)

        call = partial(choose, table.game.name, bot, view, seat, secrets.token_hex(16), thought.number, thought.share)
        # Its full time counts: if it were the shortened one, the queue would seem short and the next bots would think for longer again.
        job = Job(call, table.stored.owner, table.stored.id, thought.seconds / PATIENCE, lambda: waits(False))
        self._house.thinkers.workers.submit(job)
        if job.began is None:
            waits(True)
        return await job.future

    def _quickest_move(self, table: Table, seat: int, bot: str) -> int:
        """Return what the quickest bot plays. It needs no worker: whatever is wrong with them, the game goes on."""
        assert table.record is not None
        quickest = bot_names(table.game)[0]
        JOURNAL.error("the quickest bot moves in place of one that failed", extra={"table": table.stored.id, "bot": bot})
        self._house.metrics.bots_replaced.add()
        view = table.record.state.view(seat)
        try:
            return choose(table.game.name, quickest, view, seat, secrets.token_hex(16), 0).move
        except BotFailed:
            return table.record.state.moves(seat)[0]
