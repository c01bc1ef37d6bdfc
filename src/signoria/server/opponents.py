"""The bots at the tables: when they think, and what is done with their moves."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from signoria.bots import bot_names, stated_seconds
from signoria.bots.clock import PATIENCE
from signoria.game import Refused
from signoria.server.problem import Problem
from signoria.server.table import Table, Thought
from signoria.server.thinking import BotFailed

if TYPE_CHECKING:
    from signoria.server.house import House

JOURNAL = logging.getLogger("signoria.server")


class Opponents:
    """All bots that play at the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def consider(self, table: Table) -> None:
        """Let the bots think that must decide now."""
        if self._house.stopping or table.settling is not None or table.removed:
            return
        for seat in table.actors():
            if table.stored.seats[seat].kind == "bot" and seat not in table.thinking:
                number = self._house.thinkers.new_thought()
                task = asyncio.create_task(self._think(table, seat, number))
                table.thinking[seat] = Thought(number, task, time.monotonic(), self._limit(table, seat))

    def hurry(self, table: Table, seat: int) -> None:
        """Let the bot of a seat decide at once, if it thinks."""
        if (thought := table.thinking.get(seat)) is not None:
            self._house.thinkers.hurry(thought.number)

    def _limit(self, table: Table, seat: int) -> float:
        """Return how many seconds the bot of a seat may think; 0 if it decides at once."""
        record, bot = table.record, table.stored.seats[seat].bot
        assert record is not None and bot is not None
        if record.state.hidden_step() or len(record.state.moves(seat)) == 1:
            return 0.0
        return stated_seconds(table.game, bot) * PATIENCE

    async def _think(self, table: Table, seat: int, number: int) -> None:
        try:
            await self._bot_moves(table, seat, number)
        except Problem:
            return  # the table could not be stored and has left the memory
        finally:
            self._thought(table, seat, number)
        self.consider(table)

    def _thought(self, table: Table, seat: int, number: int) -> None:
        """Forget a thought that is over. The seat may have begun its next one."""
        if seat in table.thinking and table.thinking[seat].number == number:
            del table.thinking[seat]

    async def _bot_moves(self, table: Table, seat: int, number: int) -> None:
        record, bot = table.record, table.stored.seats[seat].bot
        assert record is not None
        assert bot is not None
        n, began = table.n, time.perf_counter()
        moves = record.state.moves(seat)
        if len(moves) == 1:
            move = moves[0]
        else:
            move = await self._bot_move(table, seat, bot, number)
            self._house.metrics.thoughts.observe(time.perf_counter() - began)
            if (pause := self._house.settings.bot_pause - (time.perf_counter() - began)) > 0:
                await asyncio.sleep(pause)
        async with table.lock:
            still_bot = table.playing and table.stored.seats[seat].kind == "bot"
            if not still_bot or table.removed or table.settling is not None or seat not in table.actors() or table.out_of_date(n, seat):
                return
            try:
                events = record.play(seat, move)
            except Refused as refused:
                JOURNAL.error("a bot made a move that is not allowed", extra={"table": table.stored.id, "bot": bot, "rule": refused.rule})
                events = record.play(seat, moves[0])
            entry = table.played(events, None, None)
            await self._house.store(table, [entry])
            self._thought(table, seat, number)
            self._house.moved(table, "move")
        self._house.metrics.bot_moves.add()

    async def _bot_move(self, table: Table, seat: int, bot: str, number: int) -> int:
        """Ask a bot; if it fails twice, the one that plays anything takes its place for this move."""
        assert table.record is not None
        view = table.record.state.view(seat)
        for name in (bot, bot, bot_names(table.game)[0]):
            try:
                choice = await self._house.thinkers.choose(table.game.name, name, view, seat, number)
            except (BotFailed, BrokenProcessPool, TimeoutError) as error:
                JOURNAL.error("a bot failed", extra={"table": table.stored.id, "bot": name, "problem": f"{type(error).__name__}: {error}"})
                continue
            limit = stated_seconds(table.game, name) * PATIENCE
            self._house.metrics.thought(choice.seconds, choice.cut_short, limit)
            thought = {"bot": name, "ms": round(choice.seconds * 1000), "limit_ms": round(limit * 1000), "cut_short": choice.cut_short}
            JOURNAL.debug("thought", extra=thought)
            return choice.move
        return table.record.state.moves(seat)[0]
