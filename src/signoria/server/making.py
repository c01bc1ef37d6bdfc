"""Making tables: new, from a record, from a moment of a finished game, or once more; and changing them before the start."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from signoria.game import BadInput, Game
from signoria.record import Record
from signoria.server import studies, wire
from signoria.server.house import House, finished, goes_on
from signoria.server.identity import hash_of, new_id, new_key
from signoria.server.names import clean_name, distinct, visible
from signoria.server.people import Visitor, guest
from signoria.server.problem import Problem
from signoria.server.seating import join, owned, waiting
from signoria.server.storage import Outcome, Player, Setup, StoredDeal, StoredEntry, StoredSeat, StoredTable, now
from signoria.server.table import Table, name_bots


async def create(house: House, visitor: Visitor, wanted: wire.NewTable, shown_key: str | None) -> wire.Created:
    """Make a table. It starts at once if nobody is to come."""
    game = house.rules(wanted.game)
    _check_seats(house, game, wanted)
    setup = Setup(dict(wanted.options), wanted.undo, wanted.seed, wanted.deal_of)
    secret = await _earlier_deal(house, visitor, wanted, setup, shown_key)
    setup.options = _options(game, len(wanted.seats), setup.options)
    player = await house.people.person(visitor)
    await _check_unfinished(house, player)
    seats = [_new_seat(seat, player, visitor) for seat in wanted.seats]
    _name_apart(seats)
    name_bots(seats)
    table = _new_table(house, game, player, wanted.public, setup, seats)
    table.stored.secret = secret
    key = new_key() if any(seat.kind == "open" for seat in seats) else None
    if key is not None:
        table.keys = [(hash_of(key), "join")]
    else:
        table.begin()
    await house.written(house.storage.add_table(table.stored, key=None if key is None else hash_of(key)))
    _opened(house, table)
    return wire.Created(house.described(table, player), key)


async def change(house: House, name: str, visitor: Visitor, wanted: wire.ChangeTable, shown_key: str | None) -> wire.Table:
    """Change seats, options and the deal of a table before the start. It waits for `start` even if nobody is to come any more."""
    table, player = await owned(house, name, visitor)
    async with table.lock:
        waiting(table)
        stored = table.stored
        seats = stored.seats if wanted.seats is None else _changed_seats(house, table, player, visitor, wanted.seats)
        setup = Setup(
            dict(stored.setup.options if wanted.options is None else wanted.options), stored.setup.undo, rematch=stored.setup.rematch
        )
        if wanted.undo is not None:
            setup.undo = wanted.undo
        setup.options = _options(table.game, len(seats), setup.options)
        secret = stored.secret
        if wanted.deal_of is not None:
            same = wire.NewTable(stored.game, [wire.FriendSeat()] * len(seats), deal_of=wanted.deal_of or None)
            setup.deal_of = same.deal_of
            secret = await _earlier_deal(house, visitor, same, setup, shown_key)
        elif len(seats) == len(stored.seats):
            setup.seed, setup.deal_of = stored.setup.seed, stored.setup.deal_of
        else:
            secret = None  # a deal belongs to its number of seats
        if wanted.public is not None:
            stored.public = wanted.public
        stored.seats, stored.setup, stored.secret, stored.changed = seats, setup, secret, now()
        await house.store(table)
    house.tell_table(table)
    return house.described(table, player)


def _changed_seats(
    house: House,
    table: Table,
    player: Player,
    visitor: Visitor,
    wanted: list[wire.KeptSeat | wire.FriendSeat | wire.SameSeat | wire.BotSeat],
) -> list[StoredSeat]:
    _check_count(table.game, len(wanted))
    before = table.stored.seats
    kept = [seat.seat for seat in wanted if isinstance(seat, wire.KeptSeat)]
    if len(set(kept)) < len(kept) or any(seat >= len(before) for seat in kept):
        raise Problem(422, "no-such-seat", {"seat": max(kept), "seats": len(before)})
    if any(seat.kind == "player" and not seat.same and number not in kept for number, seat in enumerate(before)):
        raise Problem(409, "server-seat-taken")
    seats = []
    for seat in wanted:
        if isinstance(seat, wire.KeptSeat):
            kept_seat = before[seat.seat]
            if seat.name is not None:
                if kept_seat.player != player.id:
                    raise Problem(403, "server-not-your-seat")
                kept_seat = msgspec.structs.replace(kept_seat, name=clean_name(seat.name))
            seats.append(kept_seat)
            continue
        if isinstance(seat, wire.BotSeat):
            house.check_bot(table.game, seat.bot)
        seats.append(_new_seat(seat, player, visitor))
    if not any(seat.kind == "player" for seat in seats):
        raise Problem(422, "server-nobody-plays")
    _name_apart(seats)
    name_bots(seats)
    return seats


def _name_apart(seats: list[StoredSeat]) -> None:
    """Give everybody a name that nobody before them at the table has."""
    for number, seat in enumerate(seats):
        if seat.kind == "player":
            seat.name = distinct(seat.name, (other.name for other in seats[:number]))


def _options(game: Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of a game with those that were not said. Raises `Problem` if they do not fit."""
    try:
        return Record.new(game, ["–"] * seats, options, seed="0").options
    except BadInput as bad:
        raise Problem.of(bad) from bad


def _check_count(game: Game, count: int) -> None:
    if count not in game.seats:
        known = ", ".join(str(one) for one in game.seats)
        raise Problem(422, "server-seat-count", {"count": count, "known": known})


def _check_seats(house: House, game: Game, wanted: wire.NewTable) -> None:
    _check_count(game, len(wanted.seats))
    if sum(isinstance(seat, wire.MySeat) for seat in wanted.seats) > 1:
        raise Problem(422, "server-me-once")
    if not any(isinstance(seat, wire.MySeat | wire.SameSeat) for seat in wanted.seats):
        raise Problem(422, "server-nobody-plays")
    for seat in wanted.seats:
        if isinstance(seat, wire.BotSeat):
            house.check_bot(game, seat.bot)
        elif isinstance(seat, wire.SameSeat) or (isinstance(seat, wire.MySeat) and seat.name is not None):
            clean_name(seat.name or "")


async def _earlier_deal(house: House, visitor: Visitor, wanted: wire.NewTable, setup: Setup, key: str | None) -> bytes | None:
    """Return the secret of the game whose deal is to be played again."""
    if wanted.deal_of is None:
        return None
    if wanted.seed is not None:
        raise Problem(422, "server-one-deal")
    earlier, _ = await house.seen_table(wanted.deal_of, visitor, key)
    goes_on(earlier)
    deal = earlier.stored.deal
    if earlier.stored.status != "finished" or deal is None:
        raise Problem(409, "server-not-finished")
    if earlier.stored.game != wanted.game or len(earlier.stored.seats) != len(wanted.seats):
        raise Problem(422, "server-deal-fits", {"seats": len(earlier.stored.seats)})
    if deal.kind == "seed":
        setup.seed, setup.deal_of = deal.value, None
        return None
    if deal.kind == "fork" or earlier.stored.secret is None:
        raise Problem(422, "server-deal-unknown")
    return earlier.stored.secret


def _new_seat(wanted: wire.MySeat | wire.FriendSeat | wire.SameSeat | wire.BotSeat, player: Player, visitor: Visitor) -> StoredSeat:
    if isinstance(wanted, wire.MySeat):
        name = player.name if wanted.name is None else clean_name(wanted.name)
        return StoredSeat("player", player.id, name or guest(visitor))
    if isinstance(wanted, wire.SameSeat):
        return StoredSeat("player", player.id, clean_name(wanted.name), same=True)
    if isinstance(wanted, wire.BotSeat):
        return StoredSeat("bot", bot=wanted.bot)
    return StoredSeat("open")


def _new_table(house: House, game: Game, player: Player, public: bool, setup: Setup, seats: list[StoredSeat]) -> Table:
    time_of = now()
    stored = StoredTable(new_id(12), game.name, "waiting", public, player.id, setup, seats, time_of, time_of, time_of)
    return Table(stored, house.started)


async def _check_unfinished(house: House, player: Player) -> None:
    most = house.settings.unfinished
    if most and await house.storage.unfinished(player.id) >= most:
        raise Problem(429, "server-too-many-unfinished", {"most": most})


def _opened(house: House, table: Table) -> None:
    house.tables[table.stored.id] = table
    house.metrics.tables_made.add()
    house.opponents.consider(table)


async def upload(house: House, visitor: Visitor, text: str | None, link: str | None) -> wire.Table:
    """Make a finished table from a record somebody brings."""
    opened = await house.studied(visitor, studies.open_record, text, link)
    player = await house.people.person(visitor)
    seats = [StoredSeat("player", None, visible(name)[: wire.LONGEST_NAME] or "–") for name in opened.names]
    table, lines = _from_record(house, opened, player, seats, Setup(opened.options, uploaded=True))
    table.finish(None if opened.result is None else Outcome(*opened.result, []))
    kept = await _keep(house, table, lines, player)
    if house.settings.uploads:
        await house.remove(await house.storage.uploads_beyond(player.id, house.settings.uploads))
    return kept


async def fork(house: House, name: str, visitor: Visitor, key: str | None, wanted: wire.Fork) -> wire.Table:
    """Make a table that goes on from a moment of a finished game, against bots."""
    earlier, _ = await house.seen_table(name, visitor, key)
    finished(earlier)
    house.check_bot(earlier.game, wanted.bot)
    if wanted.seat >= len(earlier.stored.seats):
        raise Problem(422, "no-such-seat", {"seat": wanted.seat, "seats": len(earlier.stored.seats)})
    if wanted.n > earlier.n:
        raise Problem(422, "server-no-moment", {"n": wanted.n, "last": earlier.n})
    house.check_studies(visitor)
    player = await house.people.person(visitor)
    await _check_unfinished(house, player)
    own = StoredSeat("player", player.id, player.name or guest(visitor))
    seats = [own if number == wanted.seat else StoredSeat("bot", bot=wanted.bot) for number in range(len(earlier.stored.seats))]
    name_bots(seats)
    opened = await house.studied(visitor, studies.fork, earlier.text(), wanted.n, [seat.name for seat in seats])
    if opened.result is not None:
        raise Problem(409, "server-game-over")
    setup = Setup(opened.options, earlier.stored.setup.undo, source=(name, wanted.n))
    table, lines = _from_record(house, opened, player, seats, setup)
    table.stored.status = "playing"
    table.changed()
    return await _keep(house, table, lines, player)


def _from_record(
    house: House, opened: studies.Opened, player: Player, seats: list[StoredSeat], setup: Setup
) -> tuple[Table, list[StoredEntry]]:
    table = _new_table(house, house.rules(opened.game), player, False, setup, seats)
    table.stored.header, table.stored.secret, table.stored.deal = opened.header, opened.secret, StoredDeal(*opened.deal)
    return table, [StoredEntry(n, line, None, None, None) for n, line in enumerate(opened.lines, 1)]


async def _keep(house: House, table: Table, lines: list[StoredEntry], player: Player) -> wire.Table:
    table.stored.n = len(lines)
    try:
        loaded = await asyncio.to_thread(Table.load, table.stored, lines, house.started)
    except BadInput as bad:
        raise Problem.of(bad) from bad
    loaded.stored.turn = loaded.actors()
    await house.written(house.storage.add_table(loaded.stored, lines))
    _opened(house, loaded)
    return house.described(loaded, player)


async def rematch(house: House, name: str, visitor: Visitor) -> wire.Table:
    """Make a table with the same seats, or join the one that somebody of the same game made."""
    earlier, player = await house.seen_table(name, visitor, None)
    if player is None or not any(seat.player == player.id for seat in earlier.stored.seats):
        raise Problem(403, "server-not-yours")
    finished(earlier)
    goes_on(earlier)
    async with earlier.lock:
        if (known := earlier.stored.setup.rematch) is not None:
            try:
                return await join(house, known, visitor, wire.Join())
            except Problem as problem:
                if problem.status != 404:
                    raise
        await _check_unfinished(house, player)
        seats = [_again(seat, player) for seat in earlier.stored.seats]
        name_bots(seats)
        setup = Setup(dict(earlier.stored.setup.options), earlier.stored.setup.undo)
        table = _new_table(house, earlier.game, player, earlier.stored.public, setup, seats)
        if not any(seat.kind == "open" for seat in seats):
            table.begin()
        await house.written(house.storage.add_table(table.stored))
        _opened(house, table)
        earlier.stored.setup.rematch = table.stored.id
        await house.store(earlier)
    house.tell_table(earlier)
    return house.described(table, player)


def _again(seat: StoredSeat, player: Player) -> StoredSeat:
    name = seat.stands_in_for or seat.name
    if seat.player == player.id:
        return StoredSeat("player", player.id, name, same=seat.same)
    if seat.player is not None:
        return StoredSeat("open", None, name, same=seat.same, reserved=seat.player)
    return StoredSeat("bot", bot=seat.bot)
