"""The house: all tables and all people of one server, and everything that can be done at a table."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar

import msgspec

from signoria.bots import bot_names
from signoria.chance import ChanceMismatch
from signoria.game import BadInput, Game, Refused
from signoria.games import PACKAGES, game_named
from signoria.record import Record
from signoria.server import studies, wire
from signoria.server.identity import hash_of, new_id, new_key, same
from signoria.server.metrics import Metrics
from signoria.server.problem import Problem
from signoria.server.settings import Settings, database_file
from signoria.server.storage import Outcome, Player, Setup, Storage, StoredDeal, StoredEntry, StoredSeat, StoredTable, now
from signoria.server.table import Settling, Table, summary, worded
from signoria.server.thinking import BotFailed, Thinkers, Workers
from signoria.words import Words

if TYPE_CHECKING:
    from signoria.server.live import Connection

JOURNAL = logging.getLogger("signoria.server")
DEFAULT_GRACE = 4.0
WEEK = 7 * 24 * 3600 * 1000
DAY = 24 * 3600 * 1000
HOUR = 3600 * 1000
MOST_KEYS = 20
KEPT_PEOPLE = 20_000
IDLE_SECONDS = 300
"""After how long without visitors a table leaves the memory."""
HOUSEKEEPING_SECONDS = 30
T = TypeVar("T")
P = ParamSpec("P")


class Visitor(NamedTuple):
    """Who is asking: the hash of the device's key, and the language they read."""

    device: bytes | None
    language: str


def offered_games() -> dict[str, Game]:
    """Return the games that can be played here."""
    games: dict[str, Game] = {}
    for name in PACKAGES:
        try:
            game = game_named(name)
            bot_names(game)
        except (ImportError, AttributeError):
            # A game under construction: its package is there, its rules or bots are not.
            continue
        games[name] = game
    return games


class House:
    """Everything a server knows. All methods raise `Problem` when something cannot be done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(database_file(settings.db))
        self.games = offered_games()
        self.thinkers = Thinkers(settings.bot_workers)
        self.studies = Workers(1)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.connections: set[Connection] = set()
        self.started = now()
        self.stopping = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._people: OrderedDict[bytes, Player | None] = OrderedDict()
        self._known: OrderedDict[str, Player] = OrderedDict()
        self._merged: dict[str, str] = {}
        """Players who became another one (recovery), for tables that were being loaded at that moment."""
        self._newcomers = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    # Opening and closing

    def open(self) -> None:
        """Begin the house's own chores. Called inside the event loop."""
        self._chores = [asyncio.create_task(self._housekeeping()), asyncio.create_task(self._watch_the_loop())]

    async def close(self) -> None:
        """Stop bots and chores; what is being written is written."""
        self.stopping = True
        for table in self.tables.values():
            self._chores += table.thinking.values()
            table.stop_settling()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.workers.close)
        await asyncio.to_thread(self.studies.close)
        await asyncio.to_thread(self.storage.close)

    async def _housekeeping(self) -> None:
        while True:
            try:
                await self.expire()
                self.put_away()
            except (sqlite3.Error, Problem) as error:
                JOURNAL.error("housekeeping failed", extra={"problem": str(error)})
            # Games in memory are many small things that live long. Without this, collecting garbage would look through all of them,
            # and hold up everybody while it does.
            gc.freeze()
            await asyncio.sleep(HOUSEKEEPING_SECONDS)

    async def _watch_the_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.metrics.lag.observe(time.perf_counter() - began - 0.05)

    async def expire(self) -> list[str]:
        """Delete the tables that nobody came to for too long, and return their ids."""
        days = self.settings.expire_days
        before = now() - round(days * DAY) if days else 0
        names = [
            name for name in await self.storage.expired(before, now() - DAY) if name not in self.tables or not self.tables[name].connections
        ]
        if names:
            for name in names:
                if (table := self.tables.pop(name, None)) is not None:
                    table.removed = True
                    table.stop_settling()
            await self.storage.remove(names)
            JOURNAL.info("tables expired", extra={"count": len(names)})
        return names

    def put_away(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Let tables that nobody uses leave the memory."""
        for name, table in list(self.tables.items()):
            idle = time.monotonic() - table.used >= idle_seconds
            if idle and not table.connections and not table.thinking and not table.settling and not table.lock.locked():
                table.removed = True
                del self.tables[name]

    # People

    async def player(self, visitor: Visitor) -> Player | None:
        """Return the person who asks, if they are known."""
        device = visitor.device
        if device is None:
            return None
        if device not in self._people:
            self._remember(device, await self.storage.player_of_device(device))
        self._people.move_to_end(device)
        return self._people[device]

    def _remember(self, device: bytes, player: Player | None) -> None:
        self._people[device] = player
        if len(self._people) > KEPT_PEOPLE:
            self._people.popitem(last=False)
        if player is not None:
            known = self._known.setdefault(player.id, player)
            self._people[device] = known
            if len(self._known) > KEPT_PEOPLE:
                self._known.popitem(last=False)

    async def person(self, visitor: Visitor) -> Player:
        """Return the person who asks; they are stored if this is the first thing they do."""
        if (player := await self.player(visitor)) is not None:
            return player
        if visitor.device is None:
            raise Problem(403, "server-no-cookie")
        async with self._newcomers:
            if (player := await self.player(visitor)) is not None:
                return player
            player = Player(new_id(10), "", DEFAULT_GRACE)
            await self._written(self.storage.add_player(player, visitor.device))
            self._remember(visitor.device, player)
            for connection in self.connections:
                if connection.device == visitor.device:
                    connection.player = player.id
            return player

    async def me(self, visitor: Visitor) -> wire.Me:
        """Return who is asking."""
        player = await self.player(visitor)
        return wire.Me(None, "", DEFAULT_GRACE) if player is None else wire.Me(player.id, player.name, player.grace)

    async def change_me(self, visitor: Visitor, change: wire.ChangeMe) -> wire.Me:
        """Change a name or a setting."""
        player = await self.person(visitor)
        changed = Player(
            player.id,
            player.name if change.name is None else clean_name(change.name),
            player.grace if change.grace is None else change.grace,
        )
        await self._written(self.storage.change_player(changed))
        player.name, player.grace = changed.name, changed.grace
        return wire.Me(player.id, player.name, player.grace)

    async def recovery(self, visitor: Visitor) -> wire.Recovery:
        """Return a link that moves a person to another device."""
        player = await self.person(visitor)
        key, expires = new_key(), now() + WEEK
        await self._written(self.storage.add_recovery(player.id, hash_of(key), expires))
        return wire.Recovery(key, f"/recover#key={key}", expires)

    async def recover(self, visitor: Visitor, key: str) -> wire.Me:
        """Make a device one of the person whose recovery key this is."""
        if visitor.device is None:
            raise Problem(403, "server-no-cookie")
        found = await self.storage.recovery(hash_of(key))
        if found is None or not same(found[0], hash_of(key)):
            raise Problem(404, "server-no-recovery")
        player, before = found[1], await self.player(visitor)
        await self._written(self.storage.recover(hash_of(key), player.id, visitor.device, None if before is None else before.id))
        self._remember(visitor.device, player)
        if before is not None and before.id != player.id:
            self._merge(before.id, player)
        for connection in self.connections:
            if connection.device == visitor.device:
                connection.player = player.id
        return wire.Me(player.id, player.name, player.grace)

    def _merge(self, before: str, player: Player) -> None:
        self._merged[before] = player.id
        for device, known in self._people.items():
            if known is not None and known.id == before:
                self._people[device] = player
        for connection in self.connections:
            if connection.player == before:
                connection.player = player.id
        for table in self.tables.values():
            self._rename(table)
            self.tell_table(table)

    def _rename(self, table: Table) -> None:
        """Put those who became somebody else in their new place."""
        if not self._merged:
            return
        stored = table.stored
        stored.owner = self._now_known(stored.owner) or stored.owner
        for seat in stored.seats:
            seat.player, seat.reserved = self._now_known(seat.player), self._now_known(seat.reserved)
        table.acted = {(self._now_known(player) or player, message): n for (player, message), n in table.acted.items()}

    def _now_known(self, player: str | None) -> str | None:
        while player is not None and player in self._merged:
            player = self._merged[player]
        return player

    # Finding tables

    async def table(self, name: str) -> Table:
        """Return a table, from memory or from storage."""
        if (table := self.tables.get(name)) is not None:
            table.used = time.monotonic()
            return table
        if name in self._loading:
            return await asyncio.shield(self._loading[name])
        loading = asyncio.ensure_future(self._load(name))
        self._loading[name] = loading
        try:
            return await asyncio.shield(loading)
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Table:
        found = await self.storage.table(name)
        if found is None:
            raise Problem(404, "server-no-table")
        stored, lines = found
        if stored.game not in self.games:
            raise Problem(404, "server-no-table")
        try:
            table = await asyncio.to_thread(Table.load, stored, lines, self.started)
        except (BadInput, Refused, ChanceMismatch) as error:
            JOURNAL.error("a stored table cannot be replayed", extra={"table": name, "problem": str(error)})
            raise Problem(500, "server-table-broken") from error
        table.keys = await self.storage.keys(name)
        self._rename(table)
        self.tables[name] = table
        self.consider_bots(table)
        return table

    async def seen_table(self, name: str, visitor: Visitor, key: str | None) -> tuple[Table, Player | None]:
        """Return a table if the visitor may see it, and who they are."""
        player = await self.player(visitor)
        table = await self.table(name)
        if not self.may_see(table, player, key):
            raise Problem(403, "server-by-link")
        return table, player

    def may_see(self, table: Table, player: Player | None, key: str | None, kinds: Iterable[str] = ("join", "watch")) -> bool:
        """Return whether somebody may see a table: it is public, they belong to it, or they show one of its keys."""
        return table.stored.public or (player is not None and table.belongs(player.id)) or self.fits(table, key, kinds)

    @staticmethod
    def fits(table: Table, key: str | None, kinds: Iterable[str]) -> bool:
        """Return whether a key is one of a table's."""
        if key is None:
            return False
        hashed = hash_of(key)
        # All are compared, so that the time tells nothing about which one it was.
        return sum(same(hashed, own) for own, kind in table.keys if kind in kinds) > 0

    async def lists(self, visitor: Visitor, before: int | None) -> wire.Lists:
        """Return the tables to show somebody."""
        player = await self.player(visitor)
        me = None if player is None else player.id
        found = await self.storage.lists(me, now() + 1000 if before is None else before)
        shown = {
            name: [summary(stored, me, self.tables.get(stored.id)) for stored in tables if stored.game in self.games]
            for name, tables in found.items()
        }
        shown["mine"].sort(key=lambda line: not line.my_turn)
        return wire.Lists(**shown)

    # Making tables

    def rules(self, name: str) -> Game:
        """Return a game that is offered here."""
        if name not in self.games:
            raise Problem(422, "unknown-game", {"game": name, "known": ", ".join(self.games)})
        return self.games[name]

    def check_bot(self, game: Game, bot: str) -> str:
        """Return the name of a bot, if the game has it."""
        if bot not in (known := bot_names(game)):
            raise Problem(422, "unknown-bot", {"bot": bot, "known": ", ".join(known)})
        return bot

    async def create(self, visitor: Visitor, wanted: wire.NewTable, shown_key: str | None) -> wire.Created:
        """Make a table. It starts at once if nobody is to come."""
        game = self.rules(wanted.game)
        self._check_seats(game, wanted)
        setup = Setup(dict(wanted.options), wanted.undo, wanted.seed, wanted.deal_of)
        secret = await self._earlier_deal(visitor, wanted, setup, shown_key)
        try:
            trial = Record.new(game, ["–"] * len(wanted.seats), setup.options, seed="0")
        except BadInput as bad:
            raise Problem.of(bad) from bad
        setup.options = trial.options
        player = await self.person(visitor)
        seats = [self._new_seat(seat, player, visitor) for seat in wanted.seats]
        table = self._new_table(game, player, wanted.public, setup, seats)
        table.stored.secret = secret
        waiting = any(seat.kind == "open" for seat in seats)
        key = new_key() if waiting else None
        if key is not None:
            table.keys = [(hash_of(key), "join")]
        else:
            table.begin()
        await self._written(self.storage.add_table(table.stored, key=None if key is None else hash_of(key)))
        self._opened(table)
        return wire.Created(self.described(table, player), key)

    def _check_seats(self, game: Game, wanted: wire.NewTable) -> None:
        if len(wanted.seats) not in game.seats:
            known = ", ".join(str(count) for count in game.seats)
            raise Problem(422, "server-seat-count", {"count": len(wanted.seats), "known": known})
        if sum(isinstance(seat, wire.MySeat) for seat in wanted.seats) > 1:
            raise Problem(422, "server-me-once")
        if not any(isinstance(seat, wire.MySeat | wire.SameSeat) for seat in wanted.seats):
            raise Problem(422, "server-nobody-plays")
        for seat in wanted.seats:
            if isinstance(seat, wire.BotSeat):
                self.check_bot(game, seat.bot)
            elif isinstance(seat, wire.SameSeat) or (isinstance(seat, wire.MySeat) and seat.name is not None):
                clean_name(seat.name or "")

    async def _earlier_deal(self, visitor: Visitor, wanted: wire.NewTable, setup: Setup, key: str | None) -> bytes | None:
        """Return the secret of the game whose deal is to be played again."""
        if wanted.deal_of is None:
            return None
        if wanted.seed is not None:
            raise Problem(422, "server-one-deal")
        earlier, _ = await self.seen_table(wanted.deal_of, visitor, key)
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

    @staticmethod
    def _new_seat(wanted: wire.MySeat | wire.FriendSeat | wire.SameSeat | wire.BotSeat, player: Player, visitor: Visitor) -> StoredSeat:
        if isinstance(wanted, wire.MySeat):
            name = player.name if wanted.name is None else clean_name(wanted.name)
            return StoredSeat("player", player.id, name or guest(visitor))
        if isinstance(wanted, wire.SameSeat):
            return StoredSeat("player", player.id, clean_name(wanted.name), same=True)
        if isinstance(wanted, wire.BotSeat):
            return StoredSeat("bot", name=wanted.bot, bot=wanted.bot)
        return StoredSeat("open")

    def _new_table(self, game: Game, player: Player, public: bool, setup: Setup, seats: list[StoredSeat]) -> Table:
        time_of = now()
        stored = StoredTable(new_id(12), game.name, "waiting", public, player.id, setup, seats, time_of, time_of, time_of)
        return Table(stored, self.started)

    def _opened(self, table: Table) -> None:
        self.tables[table.stored.id] = table
        self.metrics.tables_made.add()
        self.consider_bots(table)

    def described(self, table: Table, player: Player | None) -> wire.Table:
        """Return a table as somebody sees it."""
        return table.described(None if player is None else player.id, self.settings.away_seconds)

    async def upload(self, visitor: Visitor, text: str | None, link: str | None) -> wire.Table:
        """Make a finished table from a record somebody brings."""
        opened = await self._studied(studies.open_record, text, link)
        player = await self.person(visitor)
        seats = [StoredSeat("player", None, name[:100]) for name in opened.names]
        table, lines = self._from_record(opened, player, seats, Setup(opened.options, uploaded=True))
        table.finish(None if opened.result is None else Outcome(*opened.result, []))
        return await self._keep(table, lines, player)

    async def fork(self, name: str, visitor: Visitor, key: str | None, wanted: wire.Fork) -> wire.Table:
        """Make a table that goes on from a moment of a finished game, against bots."""
        earlier, _ = await self.seen_table(name, visitor, key)
        self._finished(earlier)
        self.check_bot(earlier.game, wanted.bot)
        if wanted.seat >= len(earlier.stored.seats):
            raise Problem(422, "no-such-seat", {"seat": wanted.seat, "seats": len(earlier.stored.seats)})
        if wanted.n > earlier.n:
            raise Problem(422, "server-no-moment", {"n": wanted.n, "last": earlier.n})
        player = await self.person(visitor)
        own = StoredSeat("player", player.id, player.name or guest(visitor))
        seats = [
            own if number == wanted.seat else StoredSeat("bot", name=wanted.bot, bot=wanted.bot)
            for number in range(len(earlier.stored.seats))
        ]
        opened = await self._studied(studies.fork, earlier.text(), wanted.n, [seat.name for seat in seats])
        if opened.result is not None:
            raise Problem(409, "server-game-over")
        setup = Setup(opened.options, earlier.stored.setup.undo, source=(name, wanted.n))
        table, lines = self._from_record(opened, player, seats, setup)
        table.stored.status = "playing"
        table.changed()
        return await self._keep(table, lines, player)

    def _from_record(
        self, opened: studies.Opened, player: Player, seats: list[StoredSeat], setup: Setup
    ) -> tuple[Table, list[StoredEntry]]:
        table = self._new_table(self.rules(opened.game), player, False, setup, seats)
        table.stored.header, table.stored.secret, table.stored.deal = opened.header, opened.secret, StoredDeal(*opened.deal)
        return table, [StoredEntry(n, line, None, None, None) for n, line in enumerate(opened.lines, 1)]

    async def _keep(self, table: Table, lines: list[StoredEntry], player: Player) -> wire.Table:
        try:
            loaded = await asyncio.to_thread(Table.load, table.stored, lines, self.started)
        except BadInput as bad:
            raise Problem.of(bad) from bad
        loaded.stored.n, loaded.stored.turn = loaded.n, loaded.actors()
        await self._written(self.storage.add_table(loaded.stored, lines))
        self._opened(loaded)
        return self.described(loaded, player)

    async def rematch(self, name: str, visitor: Visitor) -> wire.Table:
        """Make a table with the same seats, or join the one that somebody of the same game made."""
        earlier, player = await self.seen_table(name, visitor, None)
        if player is None or not any(seat.player == player.id for seat in earlier.stored.seats):
            raise Problem(403, "server-not-yours")
        self._finished(earlier)
        async with earlier.lock:
            if (known := earlier.stored.setup.rematch) is not None:
                try:
                    return await self.join(known, visitor, wire.Join())
                except Problem as problem:
                    if problem.status != 404:
                        raise
            seats = [self._again(seat, player) for seat in earlier.stored.seats]
            setup = Setup(dict(earlier.stored.setup.options), earlier.stored.setup.undo)
            table = self._new_table(earlier.game, player, earlier.stored.public, setup, seats)
            if not any(seat.kind == "open" for seat in seats):
                table.begin()
            await self._written(self.storage.add_table(table.stored))
            self._opened(table)
            earlier.stored.setup.rematch = table.stored.id
            await self._store(earlier)
        self.tell_table(earlier)
        return self.described(table, player)

    @staticmethod
    def _again(seat: StoredSeat, player: Player) -> StoredSeat:
        if seat.player == player.id:
            return StoredSeat("player", player.id, seat.name, same=seat.same)
        if seat.player is not None:
            return StoredSeat("open", None, seat.name, same=seat.same, reserved=seat.player)
        return StoredSeat("bot", name=seat.bot or seat.name, bot=seat.bot)

    # Sitting down and getting up

    async def join(self, name: str, visitor: Visitor, wanted: wire.Join) -> wire.Table:
        """Take a seat. The game starts with the last one."""
        known = await self.player(visitor)
        table = await self.table(name)
        kept = known is not None and any(seat.reserved == known.id for seat in table.stored.seats)
        belongs = known is not None and table.belongs(known.id)
        if not (table.stored.public or belongs or kept or self.fits(table, wanted.key, ("join",))):
            raise Problem(403, "server-by-link")
        chosen = None if wanted.name is None else clean_name(wanted.name)
        player = await self.person(visitor)
        async with table.lock:
            if table.seats_of(player.id) and not kept:
                return self.described(table, player)
            self._waiting(table)
            number = table.free_seat(player.id, wanted.seat)
            if number is None:
                raise Problem(409, "server-no-free-seat")
            if kept and wanted.seat is None:
                # Two people of one device come back together.
                for seat in table.stored.seats:
                    if seat.kind == "open" and seat.reserved == player.id:
                        seat.kind, seat.player, seat.reserved = "player", player.id, None
            else:
                taken = chosen or player.name or guest(visitor)
                table.stored.seats[number] = StoredSeat("player", player.id, taken)
            await self._start_if_full(table)
        return self.described(table, player)

    async def _start_if_full(self, table: Table) -> None:
        full = not any(seat.kind == "open" for seat in table.stored.seats)
        if full:
            table.begin()
        table.stored.visited = now()
        await self._store(table)
        self.tell_table(table)
        self.tell_state(table, "start" if full else "seats")
        self.consider_bots(table)

    async def leave(self, name: str, visitor: Visitor) -> wire.Table:
        """Get up. Before the start the seat is free again; later a bot may be put there."""
        table, player = await self.seen_table(name, visitor, None)
        if player is None or not (table.seats_of(player.id) or player.id == table.stored.owner):
            raise Problem(403, "server-not-yours")
        async with table.lock:
            if table.stored.status == "waiting":
                if player.id == table.stored.owner:
                    table.stored.status = "cancelled"
                for number in table.seats_of(player.id):
                    table.stored.seats[number] = StoredSeat("open")
            elif table.playing:
                for number in table.seats_of(player.id):
                    table.stored.seats[number].gone = True
            else:
                raise Problem(409, "server-game-over")
            table.stored.changed = now()
            await self._store(table)
        self.tell_table(table)
        return self.described(table, player)

    async def cancel(self, name: str, visitor: Visitor) -> wire.Table:
        """Close a table before the start."""
        table, player = await self._owned(name, visitor)
        async with table.lock:
            self._waiting(table)
            table.stored.status, table.stored.changed = "cancelled", now()
            await self._store(table)
        self.tell_table(table)
        return self.described(table, player)

    async def start(self, name: str, visitor: Visitor, bot: str) -> wire.Table:
        """Put a bot on all free seats and start."""
        table, player = await self._owned(name, visitor)
        self.check_bot(table.game, bot)
        async with table.lock:
            self._waiting(table)
            for number, seat in enumerate(table.stored.seats):
                if seat.kind == "open":
                    table.stored.seats[number] = StoredSeat("bot", name=bot, bot=bot)
            await self._start_if_full(table)
        return self.described(table, player)

    async def put_bot(self, name: str, visitor: Visitor, number: int, bot: str) -> wire.Table:
        """Put a bot on a free seat before the start, or on one whose player is gone."""
        table, player = await self.seen_table(name, visitor, None)
        self.check_bot(table.game, bot)
        if number >= len(table.stored.seats):
            raise Problem(422, "no-such-seat", {"seat": number, "seats": len(table.stored.seats)})
        async with table.lock:
            if player is None or not table.may_replace(player.id, number, self.settings.away_seconds):
                raise Problem(403, "server-not-replaceable")
            if table.stored.status == "waiting":
                table.stored.seats[number] = StoredSeat("bot", name=bot, bot=bot)
                await self._start_if_full(table)
            else:
                seat = table.stored.seats[number]
                seat.kind, seat.bot, seat.gone = "bot", bot, False
                if seat.player == table.stored.owner:
                    table.stored.owner = player.id
                await self._store(table)
                self.tell_table(table)
                self.tell_state(table, "seats")
                self.consider_bots(table)
        return self.described(table, player)

    async def resign(self, name: str, visitor: Visitor, wanted: int | None) -> wire.Table:
        """Give up a seat."""
        table, player = await self.seen_table(name, visitor, None)
        own = table.seats_of(None if player is None else player.id)
        if wanted is None and len(own) > 1:
            raise Problem(422, "server-which-seat")
        if not own or (wanted is not None and wanted not in own):
            raise Problem(403, "server-not-yours")
        async with table.lock:
            if not table.playing:
                raise Problem(409, "server-not-playing")
            table.stop_settling()
            seat = table.stored.seats[own[0] if wanted is None else wanted]
            seat.resigned = True
            others = [other for other in table.stored.seats if not other.resigned]
            if len(others) >= 2 and any(other.kind == "player" for other in others):
                seat.kind, seat.bot = "bot", bot_names(table.game)[-1]
            else:
                table.end_by_resignation()
            await self._store(table)
            self.tell_table(table)
            self.tell_state(table, "seats")
            self.consider_bots(table)
        return self.described(table, player)

    async def link(self, name: str, visitor: Visitor, key: str | None, kind: str) -> wire.Link:
        """Return a fresh key to hand on."""
        table, player = await self.seen_table(name, visitor, key)
        if kind == "join" and (player is None or player.id != table.stored.owner):
            raise Problem(403, "server-owner-only")
        fresh = new_key()
        await self._written(self.storage.add_key(name, hash_of(fresh), kind, MOST_KEYS))
        table.keys = [*table.keys, (hash_of(fresh), kind)][-MOST_KEYS:]
        return wire.Link(fresh, f"/t/{name}#key={fresh}")

    async def _owned(self, name: str, visitor: Visitor) -> tuple[Table, Player]:
        table, player = await self.seen_table(name, visitor, None)
        if player is None or player.id != table.stored.owner:
            raise Problem(403, "server-owner-only")
        return table, player

    @staticmethod
    def _waiting(table: Table) -> None:
        if table.stored.status != "waiting":
            raise Problem(409, "server-not-waiting")

    @staticmethod
    def _finished(table: Table) -> None:
        if table.stored.status != "finished" or table.record is None:
            raise Problem(409, "server-not-finished")

    # Playing

    async def play(self, table: Table, player: str | None, message: wire.Play) -> int | None:
        """Carry out a move and return the moment it led to; None if the game had gone on. Raises `Refused` too."""
        began = time.perf_counter()
        async with table.lock:
            if (done := self._done(table, player, message.id)) is not None:
                return done
            record = self._acts(table, player, message.seat)
            if table.out_of_date(message.n, message.seat):
                return None
            if message.move >= table.game.move_count:
                raise Problem(422, "no-such-move", {"move": message.move, "count": table.game.move_count})
            events = record.play(message.seat, message.move)
            entry = table.played(events, player, message.id)
            self._settle(table, message.seat, player)
            await self._store(table, [entry])
            self._moved(table, "move")
        self.metrics.moves.add()
        self.metrics.move_seconds.observe(time.perf_counter() - began)
        return entry.n

    async def undo(self, table: Table, player: str | None, message: wire.Undo) -> int | None:
        """Take back a move, or the whole turn, and return the moment it led to; None if the game had gone on."""
        async with table.lock:
            if (done := self._done(table, player, message.id)) is not None:
                return done
            record = self._acts(table, player, message.seat)
            if not table.stored.setup.undo:
                raise Problem(403, "server-no-undo")
            if table.out_of_date(message.n, message.seat):
                return None
            entries = list[StoredEntry]()
            while not entries or (message.turn and record.may_undo(message.seat)):
                try:
                    record.undo(message.seat)
                except BadInput as bad:
                    raise Problem.of(bad, 409) from bad
                entries.append(table.played([], player, message.id))
            table.stop_settling()
            await self._store(table, entries)
            self._moved(table, "undo")
        return table.n

    async def end(self, table: Table, player: str | None, message: wire.End) -> int:
        """Let a turn that settles be over."""
        async with table.lock:
            self._acts(table, player, message.seat)
            if table.settling is not None and table.settling.seat == message.seat:
                self._settled(table)
        return table.n

    def why(self, table: Table, player: str | None, message: wire.Why) -> Refused | None:
        """Return why a move is not allowed, or None if it is."""
        record = self._acts(table, player, message.seat)
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

    async def suggest(self, table: Table, player: str | None, message: wire.Suggest) -> tuple[int, list[int]]:
        """Return what a bot would do while all choose at the same time, and the moment this is for."""
        async with table.lock:
            record = self._acts(table, player, message.seat)
            if not record.state.hidden_step() or message.seat not in record.state.actors():
                raise Problem(409, "server-no-advice")
            n, view = table.n, record.state.view(message.seat)
        try:
            return n, await self.thinkers.advise(table.game.name, bot_names(table.game)[-1], view, message.seat)
        except (BotFailed, BrokenProcessPool, TimeoutError) as error:
            JOURNAL.error("a bot failed to advise", extra={"table": table.stored.id, "problem": str(error)})
            raise Problem(503, "server-no-advice") from error

    @staticmethod
    def _done(table: Table, player: str | None, message: str) -> int | None:
        return None if player is None else table.acted.get((player, message))

    @staticmethod
    def _acts(table: Table, player: str | None, seat: int) -> Record:
        """Return the game if somebody may act for a seat in it."""
        if seat not in table.seats_of(player):
            raise Problem(403, "server-not-your-seat")
        if not table.playing or table.record is None or table.removed:
            raise Problem(409, "server-not-playing")
        return table.record

    def _settle(self, table: Table, seat: int, player: str | None) -> None:
        """Let a turn wait that has passed on and can still be taken back."""
        table.stop_settling()
        known = self._known.get(player or "")
        grace = DEFAULT_GRACE if known is None else known.grace
        record = table.record
        if record is None or not grace or seat in table.actors() or record.state.hidden_step() or not table.may_undo(seat):
            return
        timer = asyncio.get_running_loop().call_later(grace, self._settled, table)
        table.settling = Settling(seat, time.monotonic() + grace, timer)

    def _settled(self, table: Table) -> None:
        table.stop_settling()
        self.tell_table(table)
        self.consider_bots(table)

    def _moved(self, table: Table, cause: str) -> None:
        """Tell everybody, and let bots go on."""
        self.tell_state(table, cause)
        if not table.playing:
            self.tell_table(table)
        self.consider_bots(table)

    # Bots

    def consider_bots(self, table: Table) -> None:
        """Let the bots think that must decide now."""
        if self.stopping or table.settling is not None or table.removed:
            return
        for seat in table.actors():
            if table.stored.seats[seat].kind == "bot" and seat not in table.thinking:
                table.thinking[seat] = asyncio.create_task(self._think(table, seat))

    async def _think(self, table: Table, seat: int) -> None:
        try:
            await self._bot_moves(table, seat)
        except Problem:
            return  # the table could not be stored and has left the memory
        finally:
            table.thinking.pop(seat, None)
        self.consider_bots(table)

    async def _bot_moves(self, table: Table, seat: int) -> None:
        record, bot = table.record, table.stored.seats[seat].bot
        assert record is not None
        assert bot is not None
        n, began = table.n, time.perf_counter()
        moves = record.state.moves(seat)
        if len(moves) == 1:
            move = moves[0]
        else:
            move = await self._bot_move(table, seat, bot)
            self.metrics.thoughts.observe(time.perf_counter() - began)
            if (pause := self.settings.bot_pause - (time.perf_counter() - began)) > 0:
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
            await self._store(table, [entry])
            self._moved(table, "move")
        self.metrics.bot_moves.add()

    async def _bot_move(self, table: Table, seat: int, bot: str) -> int:
        """Ask a bot; if it fails twice, the one that plays anything takes its place for this move."""
        assert table.record is not None
        view = table.record.state.view(seat)
        for name in (bot, bot, bot_names(table.game)[0]):
            try:
                return await self.thinkers.choose(table.game.name, name, view, seat)
            except (BotFailed, BrokenProcessPool, TimeoutError) as error:
                JOURNAL.error("a bot failed", extra={"table": table.stored.id, "bot": name, "problem": f"{type(error).__name__}: {error}"})
        return table.record.state.moves(seat)[0]

    # Looking back

    def viewer(self, table: Table, player: Player | None, wanted: str | None) -> int | None:
        """Return the seat somebody wants to look from, if they may; None: as a spectator."""
        if wanted is None or wanted == "spectator":
            return None
        if not wanted.isascii() or not wanted.isdigit() or len(wanted) > 2 or (seat := int(wanted)) >= len(table.stored.seats):
            raise Problem(422, "no-such-seat", {"seat": wanted[:40], "seats": len(table.stored.seats)})
        if table.stored.status != "finished" and seat not in table.seats_of(None if player is None else player.id):
            raise Problem(403, "server-not-your-seat")
        return seat

    async def moment(self, name: str, visitor: Visitor, key: str | None, wanted: str, seat_wanted: str | None) -> wire.MomentAnswer:
        """Return the view after an entry, and the entry."""
        table, player = await self.seen_table(name, visitor, key)
        seat = self.viewer(table, player, seat_wanted)
        async with table.lock:
            if table.record is None:
                raise Problem(409, "server-not-started")
            n = table.n if wanted == "latest" else int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 8 else -1
            if not 0 <= n <= table.n:
                raise Problem(422, "server-no-moment", {"n": wanted[:40], "last": table.n})
            last = table.n
            entry = table.seen_entry(seat, n) if n else None
            view = table.record.state.view(seat) if n == last else None
            text = "" if view is not None else table.record.text()
        if view is None:
            view = await self._studied(studies.view_at, text, n, seat)
        return wire.MomentAnswer(n, last, worded(view, table.game), entry)

    async def log(self, name: str, visitor: Visitor, key: str | None, seat_wanted: str | None, since: int, to: int | None) -> wire.Log:
        """Return entries as a seat may see them."""
        table, player = await self.seen_table(name, visitor, key)
        seat = self.viewer(table, player, seat_wanted)
        async with table.lock:
            return wire.Log(table.n, list(table.seen_entries(seat, since, table.n if to is None else to)))

    async def story(self, name: str, visitor: Visitor, key: str | None) -> wire.Story:
        """Return how a finished game went."""
        return await self._studied(studies.story, await self.record(name, visitor, key))

    async def verify(self, name: str, visitor: Visitor, key: str | None) -> wire.Verdict:
        """Return whether the shuffles of a finished game were as promised."""
        verdict, committed, secret = await self._studied(studies.verify, await self.record(name, visitor, key))
        return msgspec.convert({"verdict": verdict, "commitment": committed, "secret": secret}, wire.Verdict)

    async def record_link(self, name: str, visitor: Visitor, key: str | None) -> wire.RecordLink:
        """Return a link that holds the record of a finished game."""
        return wire.RecordLink("/r#" + await self._studied(studies.squeeze, await self.record(name, visitor, key)))

    async def record(self, name: str, visitor: Visitor, key: str | None) -> str:
        """Return the record of a finished game."""
        table, _ = await self.seen_table(name, visitor, key)
        self._finished(table)
        return table.text()

    async def _studied(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self.studies.ask(task, *args, **kwargs)
        except studies.Unusable as bad:
            raise Problem(422, bad.key, bad.args_of_text) from bad
        except (BrokenProcessPool, TimeoutError) as error:
            JOURNAL.error("looking back failed", extra={"problem": type(error).__name__})
            raise Problem(503, "server-busy") from error

    # For the operator

    async def check(self) -> None:
        """See that the database answers."""
        await self._written(self.storage.check())

    def gauges(self) -> dict[str, tuple[str, float]]:
        """Return how much there is of everything now."""
        storage = self.storage
        return {
            "tables_in_memory": ("Tables in memory.", len(self.tables)),
            "connections": ("Open WebSockets.", len(self.connections)),
            "bots_thinking": ("Bots that think or wait for a worker.", sum(len(table.thinking) for table in self.tables.values())),
            "commits": ("Transactions written.", storage.commits),
            "commit_units": ("Changes written in these transactions.", storage.units),
            "commit_seconds": ("Time these transactions took.", storage.commit_seconds),
            "loop_lag_seconds_longest": ("The longest time the event loop was late.", self.metrics.lag.longest),
        }

    # Keeping and telling

    async def _store(self, table: Table, lines: list[StoredEntry] | None = None) -> None:
        """Keep a table as it now is. If that fails, it leaves the memory: what is not on disk did not happen."""
        try:
            if lines is not None and table.playing:
                await self._written(self.storage.add_entries(table.stored, lines))
            else:
                await self._written(self.storage.change_table(table.stored, lines or ()))
        except BaseException:
            table.removed = True
            table.stop_settling()
            self.tables.pop(table.stored.id, None)
            for connection in list(table.connections):
                connection.close(1011)
            raise

    async def _written(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except sqlite3.Error as error:
            JOURNAL.error("the database cannot be written", extra={"problem": str(error)})
            raise Problem(503, "server-storage") from error

    def tell_state(self, table: Table, cause: str) -> None:
        """Send everybody at a table the game as they see it."""
        encoded: dict[tuple[tuple[int, ...], int | None], bytes] = {}
        for connection in table.connections:
            told = tuple(table.seats_of(connection.player)), connection.sent
            if told not in encoded:
                encoded[told] = wire.ENCODER.encode(table.state(connection.player, connection.sent, cause))
            connection.tell(encoded[told])
            connection.sent = table.n

    def tell_table(self, table: Table) -> None:
        """Send everybody at a table how it is."""
        encoded: dict[str | None, bytes] = {}
        for connection in table.connections:
            player = connection.player if table.belongs(connection.player) else None
            if player not in encoded:
                encoded[player] = wire.ENCODER.encode(wire.TableMessage(table.described(player, self.settings.away_seconds)))
            connection.tell(encoded[player])

    async def came(self, table: Table, connection: Connection, since: int | None) -> None:
        """Let a connection hear of everything at a table from now on. It is told how things stand first."""
        async with table.lock:
            own = table.seats_of(connection.player)
            if any(table.stored.seats[seat].gone for seat in own):
                for seat in own:
                    table.stored.seats[seat].gone = False
                await self._store(table)
            elif now() - table.stored.visited > HOUR:
                table.stored.visited = now()
                await self._written(self.storage.visit(table.stored.id, table.stored.visited))
            table.connections.add(connection)
            table.used = time.monotonic()
            self.tell_table(table)
            connection.tell(wire.ENCODER.encode(table.state(connection.player, since, "hello")))
            connection.sent = table.n

    def left(self, table: Table, connection: Connection) -> None:
        """Somebody's connection to a table ended."""
        table.connections.discard(connection)
        table.used = time.monotonic()
        if connection.player is not None and not table.present(connection.player):
            table.last_seen[connection.player] = now()
        if not table.removed:
            self.tell_table(table)


def clean_name(name: str) -> str:
    """Return a name without space around it. Raises `Problem` if it cannot be shown."""
    name = " ".join(name.split())
    if not 0 < len(name) <= wire.LONGEST_NAME or not name.isprintable():
        raise Problem(422, "server-bad-name", {"most": wire.LONGEST_NAME})
    return name


def guest(visitor: Visitor) -> str:
    """Return the name of somebody who has not said one."""
    return Words(visitor.language)("server-guest")
