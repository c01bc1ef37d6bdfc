"""Looking back: any moment of a game, what happened, how the points came about, and the record itself."""

from __future__ import annotations

import asyncio

import msgspec

from signoria.server import studies, wire
from signoria.server.house import House, finished, goes_on
from signoria.server.people import Visitor
from signoria.server.problem import Problem
from signoria.server.storage import Player
from signoria.server.table import Table, worded


def _viewer(table: Table, player: Player | None, wanted: str | None) -> int | None:
    """Return the seat somebody wants to look from, if they may; None: as a spectator."""
    if wanted is None or wanted == "spectator":
        return None
    if not wanted.isascii() or not wanted.isdigit() or len(wanted) > 2 or (seat := int(wanted)) >= len(table.stored.seats):
        raise Problem(422, "no-such-seat", {"seat": wanted[:40], "seats": len(table.stored.seats)})
    if table.stored.status != "finished" and seat not in table.seats_of(None if player is None else player.id):
        raise Problem(403, "server-not-your-seat")
    return seat


async def moment(house: House, name: str, visitor: Visitor, key: str | None, wanted: str, seat_wanted: str | None) -> wire.MomentAnswer:
    """Return the view after an entry, and the entry."""
    table, player = await house.seen_table(name, visitor, key)
    seat = _viewer(table, player, seat_wanted)
    async with table.lock:
        if table.record is None:
            goes_on(table)
            raise Problem(409, "server-not-started")
        n = table.n if wanted == "latest" else int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 8 else -1
        if not 0 <= n <= table.n:
            raise Problem(422, "server-no-moment", {"n": wanted[:40], "last": table.n})
        last = table.n
        entry = table.seen_entry(seat, n) if n else None
        view = table.record.state.view(seat) if n == last else None
        if view is None:
            house.check_studies(visitor)
        text = "" if view is not None else await asyncio.to_thread(table.record.text)
    if view is None:
        view = await house.studied(visitor, studies.view_at, text, n, seat)
    return wire.MomentAnswer(n, last, worded(view, table.game), entry)


async def log(house: House, name: str, visitor: Visitor, key: str | None, seat_wanted: str | None, since: int, to: int | None) -> wire.Log:
    """Return entries as a seat may see them, at most a page of them."""
    table, player = await house.seen_table(name, visitor, key)
    seat = _viewer(table, player, seat_wanted)
    async with table.lock:
        last = min(table.n if to is None else to, since + wire.LOG_PAGE)
        return wire.Log(table.n, list(table.seen_entries(seat, since, last)))


async def story(house: House, name: str, visitor: Visitor, key: str | None) -> wire.Story:
    """Return how a finished game went."""
    return await house.studied(visitor, studies.story, await _replayable(house, name, visitor, key))


async def verify(house: House, name: str, visitor: Visitor, key: str | None) -> wire.Verdict:
    """Return whether the shuffles of a finished game were as promised."""
    verdict, committed, secret = await house.studied(visitor, studies.verify, await _replayable(house, name, visitor, key))
    return msgspec.convert({"verdict": verdict, "commitment": committed, "secret": secret}, wire.Verdict)


async def record_link(house: House, name: str, visitor: Visitor, key: str | None) -> wire.RecordLink:
    """Return a link that holds the record of a finished game."""
    return wire.RecordLink(
        f"{house.settings.root_path}/r#" + await house.studied(visitor, studies.squeeze, await _replayable(house, name, visitor, key))
    )


async def record(house: House, name: str, visitor: Visitor, key: str | None) -> str:
    """Return the record of a finished game, also one of another version."""
    table, _ = await house.seen_table(name, visitor, key)
    if table.stored.status != "finished":
        raise Problem(409, "server-not-finished")
    return table.text()


async def _replayable(house: House, name: str, visitor: Visitor, key: str | None) -> str:
    table, _ = await house.seen_table(name, visitor, key)
    finished(table)
    house.check_studies(visitor)
    return await asyncio.to_thread(table.text)
