"""Sitting down and getting up: who joins, leaves, starts, gives up, and which bots take their places."""

from __future__ import annotations

from signoria.bots import usual_bot
from signoria.server import wire
from signoria.server.house import House, goes_on
from signoria.server.identity import hash_of, new_key
from signoria.server.names import clean_name, distinct
from signoria.server.people import Visitor, guest
from signoria.server.playing import settled
from signoria.server.problem import Problem
from signoria.server.storage import Player, StoredSeat, now
from signoria.server.table import Table, name_bots

MOST_KEYS = 20


async def join(house: House, name: str, visitor: Visitor, wanted: wire.Join) -> wire.Table:
    """Take a seat. The game starts with the last one."""
    known = await house.people.player(visitor)
    table = await house.table(name)
    belongs = known is not None and table.belongs(known.id)
    if not (table.stored.public or belongs or house.fits(table, wanted.key, ("join",))):
        raise house.by_link(table)
    chosen = None if wanted.name is None else clean_name(wanted.name)
    player = await house.people.person(visitor)
    async with table.lock:
        kept = any(seat.reserved == player.id for seat in table.stored.seats)
        if table.seats_of(player.id) and not kept:
            return house.described(table, player)
        waiting(table)
        number = table.free_seat(player.id, wanted.seat)
        if number is None:
            raise Problem(409, "server-no-free-seat")
        if kept and wanted.seat is None:
            # Two people of one device come back together.
            for seat in table.stored.seats:
                if seat.kind == "open" and seat.reserved == player.id:
                    seat.kind, seat.player, seat.reserved = "player", player.id, None
        else:
            taken = distinct(chosen or player.name or guest(visitor), (seat.name for seat in table.stored.seats))
            table.stored.seats[number] = StoredSeat("player", player.id, taken)
        await _start_if_full(house, table)
    return house.described(table, player)


async def _start_if_full(house: House, table: Table) -> None:
    name_bots(table.stored.seats)
    full = not any(seat.kind == "open" for seat in table.stored.seats)
    if full:
        table.begin()
    table.stored.visited = now()
    await house.store(table)
    house.seats_changed(table, "start" if full else "seats")


async def leave(house: House, name: str, visitor: Visitor) -> wire.Table:
    """Get up. Before the start the seat is free again; later a bot may be put there."""
    table, player = await house.seen_table(name, visitor, None)
    async with table.lock:
        if player is None or not (table.seats_of(player.id) or player.id == table.stored.owner):
            raise Problem(403, "server-not-yours")
        goes_on(table)
        if table.stored.status == "waiting":
            if player.id == table.stored.owner:
                table.stored.status = "cancelled"
            for number in table.seats_of(player.id):
                table.stored.seats[number] = StoredSeat("open")
        elif table.playing:
            for number in table.seats_of(player.id):
                table.stored.seats[number].gone = True
            if table.settling is not None and table.stored.seats[table.settling.seat].gone:
                settled(house, table)
        else:
            raise Problem(409, "server-game-over")
        table.stored.changed = now()
        await house.store(table)
    house.tell_table(table)
    await house.return_unopposed(table)
    return house.described(table, player)


async def cancel(house: House, name: str, visitor: Visitor) -> wire.Table:
    """Close a table before the start."""
    table, player = await owned(house, name, visitor)
    async with table.lock:
        waiting(table)
        table.stored.status, table.stored.changed = "cancelled", now()
        await house.store(table)
    house.tell_table(table)
    return house.described(table, player)


async def start(house: House, name: str, visitor: Visitor, bot: str) -> wire.Table:
    """Put a bot on all free seats and start."""
    table, player = await owned(house, name, visitor)
    house.check_bot(table.game, bot)
    async with table.lock:
        waiting(table)
        for number, seat in enumerate(table.stored.seats):
            if seat.kind == "open":
                table.stored.seats[number] = StoredSeat("bot", bot=bot)
        await _start_if_full(house, table)
    return house.described(table, player)


async def put_bot(house: House, name: str, visitor: Visitor, number: int, bot: str) -> wire.Table:
    """Put a bot on a free seat before the start, or on one whose player is gone."""
    table, player = await house.seen_table(name, visitor, None)
    house.check_bot(table.game, bot)
    if number >= len(table.stored.seats):
        raise Problem(422, "no-such-seat", {"seat": number, "seats": len(table.stored.seats)})
    async with table.lock:
        if player is None or not table.may_replace(player.id, number, house.settings.away_seconds):
            raise Problem(403, "server-not-replaceable")
        if table.stored.status == "waiting":
            table.stored.seats[number] = StoredSeat("bot", bot=bot)
            await _start_if_full(house, table)
        else:
            table.replace(number, bot)
            if table.stored.seats[number].player == table.stored.owner:
                table.stored.owner = player.id
            await house.store(table)
            house.seats_changed(table)
    return house.described(table, player)


async def reclaim(house: House, name: str, visitor: Visitor, number: int) -> wire.Table:
    """Ask for a seat back that a bot plays. Where nobody else could say no, it is given back at once."""
    table, player = await house.seen_table(name, visitor, None)
    async with table.lock:
        if player is None or number not in table.replaced(player.id):
            raise Problem(403, "server-not-your-seat")
        if table.others_play(player.id, house.settings.away_seconds):
            table.stored.seats[number].asked = True
            await house.store(table)
            house.tell_table(table)
        else:
            await _give_back(house, table, number)
    return house.described(table, player)


async def return_seat(house: House, name: str, visitor: Visitor, number: int, accept: bool) -> wire.Table:
    """Answer somebody who asks for their seat back."""
    table, player = await house.seen_table(name, visitor, None)
    async with table.lock:
        if player is None or not table.seats_of(player.id):
            raise Problem(403, "server-not-yours")
        if not table.playing or number >= len(table.stored.seats) or not table.stored.seats[number].asked:
            raise Problem(409, "server-not-asked")
        if accept:
            await _give_back(house, table, number)
        else:
            table.stored.seats[number].asked = False
            await house.store(table)
            house.tell_table(table)
    return house.described(table, player)


async def _give_back(house: House, table: Table, number: int) -> None:
    table.give_back(number)
    await house.store(table)
    house.seats_changed(table)


async def resign(house: House, name: str, visitor: Visitor, wanted: int | None) -> wire.Table:
    """Give up a seat."""
    table, player = await house.seen_table(name, visitor, None)
    async with table.lock:
        own = table.seats_of(None if player is None else player.id)
        if wanted is None and len(own) > 1:
            raise Problem(422, "server-which-seat")
        if not own or (wanted is not None and wanted not in own):
            raise Problem(403, "server-not-yours")
        goes_on(table)
        if not table.playing:
            raise Problem(409, "server-not-playing")
        table.stop_settling()
        number = own[0] if wanted is None else wanted
        table.stored.seats[number].resigned = True
        table.return_unopposed(house.settings.away_seconds)
        others = [other for other in table.stored.seats if not other.resigned]
        if len(others) >= 2 and any(other.kind == "player" for other in others):
            table.replace(number, usual_bot(table.game))
        else:
            table.end_by_resignation()
        await house.store(table)
        house.seats_changed(table)
    return house.described(table, player)


async def link(house: House, name: str, visitor: Visitor, key: str | None, kind: str) -> wire.Link:
    """Return a key to hand on: a fresh one to join; to watch, always the same."""
    table, player = await house.seen_table(name, visitor, key)
    if kind == "join" and (player is None or player.id != table.stored.owner):
        raise Problem(403, "server-owner-only")
    if kind == "watch":
        shown = house.watch_key(table)
    else:
        shown = new_key()
        await house.written(house.storage.add_key(name, hash_of(shown), MOST_KEYS))
        table.keys = await house.storage.keys(name)
    return wire.Link(shown, f"{house.settings.root_path}/t/{name}#key={shown}")


async def owned(house: House, name: str, visitor: Visitor) -> tuple[Table, Player]:
    """Return a table and its owner, who asks."""
    table, player = await house.seen_table(name, visitor, None)
    if player is None or player.id != table.stored.owner:
        raise Problem(403, "server-owner-only")
    return table, player


def waiting(table: Table) -> None:
    """See that a game has not started. Raises `Problem`."""
    if table.stored.status != "waiting":
        raise Problem(409, "server-not-waiting")
