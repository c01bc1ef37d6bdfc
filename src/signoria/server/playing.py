"""Playing: moves, taking them back, ending a turn, and asking why not."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial

from signoria.bots import usual_bot
from signoria.game import BadInput, Refused
from signoria.record import Record
from signoria.server import wire
from signoria.server.house import House, goes_on
from signoria.server.people import DEFAULT_GRACE
from signoria.server.problem import Problem
from signoria.server.storage import StoredEntry
from signoria.server.table import Settling, Table
from signoria.server.thinking import BotFailed, advise
from signoria.server.workers import Job, WorkerDied

JOURNAL = logging.getLogger("signoria.server")


async def play(house: House, table: Table, player: str | None, message: wire.Play) -> int | None:
    """Carry out a move and return the moment it led to; None if the game had gone on. Raises `Refused` too."""
    began = time.perf_counter()
    async with table.lock:
        if (done := _done(table, player, message.id)) is not None:
            return done
        record = _acts(table, player, message.seat)
        if table.out_of_date(message.n, message.seat):
            return None
        if message.move >= table.game.move_count:
            raise Problem(422, "no-such-move", {"move": message.move, "count": table.game.move_count})
        events = record.play(message.seat, message.move)
        entry = table.played(events, player, message.id)
        _settle(house, table, message.seat, player)
        await house.store(table, [entry])
        house.moved(table, "move")
    house.metrics.moves.add()
    house.metrics.move_seconds.observe(time.perf_counter() - began)
    return entry.n


async def undo(house: House, table: Table, player: str | None, message: wire.Undo) -> int | None:
    """Take back a move, or the whole turn, and return the moment it led to; None if the game had gone on."""
    async with table.lock:
        if (done := _done(table, player, message.id)) is not None:
            return done
        record = _acts(table, player, message.seat)
        if not table.stored.setup.undo:
            raise Problem(403, "server-no-undo")
        if table.out_of_date(message.n, message.seat):
            return None
        if not table.may_undo(message.seat):
            raise Problem(409, "undo-not-allowed")
        entries = list[StoredEntry]()
        while not entries or (message.turn and table.may_undo(message.seat)):
            record.undo(message.seat)
            entries.append(table.played([], player, message.id))
        table.stop_settling()
        await house.store(table, entries)
        house.moved(table, "undo")
    return table.n


async def end(house: House, table: Table, player: str | None, message: wire.End) -> int:
    """Let a turn that settles be over."""
    async with table.lock:
        _acts(table, player, message.seat)
        if table.settling is not None and table.settling.seat == message.seat:
            settled(house, table)
    return table.n


def why(table: Table, player: str | None, message: wire.Why) -> Refused | None:
    """Return why a move is not allowed, or None if it is."""
    record = _acts(table, player, message.seat)
    try:
        move = table.game.move_of(message.move) if isinstance(message.move, str) else message.move
    except BadInput as bad:
        raise Problem.of(bad) from bad
    if not 0 <= move < table.game.move_count:
        raise Problem(422, "no-such-move", {"move": move, "count": table.game.move_count})
    try:
        record.state.check(message.seat, move)
    except Refused as refused:
        return refused
    return None


async def suggest(house: House, table: Table, player: str | None, message: wire.Suggest) -> tuple[int, list[int]]:
    """Return what a bot would do while all choose at the same time, and the moment this is for."""
    async with table.lock:
        record = _acts(table, player, message.seat)
        if not record.state.hidden_step() or message.seat not in record.state.actors():
            raise Problem(409, "server-no-advice")
        n, view = table.n, record.state.view(message.seat)
    call = partial(advise, table.game.name, usual_bot(table.game), view, message.seat, secrets.token_hex(16))
    try:
        return n, await house.thinkers.workers.run(Job(call, player, table.stored.id))
    except (BotFailed, WorkerDied, TimeoutError) as error:
        JOURNAL.error("a bot failed to advise", extra={"table": table.stored.id, "problem": str(error)})
        raise Problem(503, "server-busy") from error


def hurry(house: House, table: Table, player: str | None, message: wire.Hurry) -> None:
    """Let a bot that thinks move now. Where none thinks nothing happens."""
    if not table.seats_of(player):
        raise Problem(403, "server-not-yours")
    house.opponents.hurry(table, message.seat)


def _done(table: Table, player: str | None, message: str) -> int | None:
    return None if player is None else table.acted.get((player, message))


def _acts(table: Table, player: str | None, seat: int) -> Record:
    """Return the game if somebody may act for a seat in it."""
    if seat not in table.seats_of(player):
        raise Problem(403, "server-not-your-seat")
    goes_on(table)
    if not table.playing or table.record is None or table.removed:
        raise Problem(409, "server-not-playing")
    return table.record


def _settle(house: House, table: Table, seat: int, player: str | None) -> None:
    """Let a turn wait that has passed on and can still be taken back."""
    table.stop_settling()
    known = house.people.known.get(player or "")
    grace = DEFAULT_GRACE if known is None else known.grace
    record = table.record
    if record is None or seat in table.actors() or record.state.hidden_step():
        return
    if not grace or not table.may_undo(seat):
        table.pass_on()
        return
    timer = asyncio.get_running_loop().call_later(grace, settled, house, table)
    table.settling = Settling(seat, time.monotonic() + grace, timer)


def settled(house: House, table: Table) -> None:
    """Let the next player begin, and tell everybody."""
    table.pass_on()
    house.moved(table, "settled")
