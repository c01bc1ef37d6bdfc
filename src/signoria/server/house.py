"""The house: all tables and all people of one server, and everything that can be done at a table."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from signoria.bots import bot_names, first_bot
from signoria.game import BadInput, Game
from signoria.games import PACKAGES, game_named
from signoria.server import network, orders, studies, wire
from signoria.server.expiry import HOUR, Expiry
from signoria.server.garbage import Collector
from signoria.server.identity import hash_of, same, watch_key
from signoria.server.metrics import Metrics
from signoria.server.opponents import Opponents
from signoria.server.people import People, Visitor
from signoria.server.problem import Problem
from signoria.server.settings import Settings, database_file
from signoria.server.storage import Player, Storage, StoredEntry, now
from signoria.server.table import OtherVersion, Table, stored_text, summary
from signoria.server.thinking import Thinkers
from signoria.server.workers import Job, QueueFull, WorkerDied, Workers

if TYPE_CHECKING:
    from signoria.server.live import Connection

JOURNAL = logging.getLogger("signoria.server")
IDLE_SECONDS = 300
"""After how long without visitors a table leaves the memory."""
HOUSEKEEPING_SECONDS = 30
SWEEP_SECONDS = 0.2
ORDER_SECONDS = 1.0
"""How often the server looks for orders of its operators."""
LATEST_GAMES = 5
"""A person's last games against a bot, which tell how strong they are."""
STUDIES_PER_VISITOR = 50
"""How many requests to look back may wait, of one visitor and of all: a browser asks for all moments of a turn at once."""
MOST_STUDIES = 500
BEATEN = 0.4
"""The share of them to win for a bot of that strength to be suggested."""
T = TypeVar("T")
P = ParamSpec("P")


class House:
    """Everything a server knows. All methods raise `Problem` when something cannot be done."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(database_file(settings.db))
        self.games = {name: game_named(name) for name in PACKAGES}
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.studies = Workers(1, settings.study_seconds, per_visitor=STUDIES_PER_VISITOR, in_all=MOST_STUDIES)
        self.metrics = Metrics()
        self._garbage = Collector()
        self.tables: dict[str, Table] = {}
        self.connections: set[Connection] = set()
        self.blocked = orders.Blocked()
        self.build = ""
        """Which client browsers get here."""
        self.people = People(self)
        self.opponents = Opponents(self)
        self.expiry = Expiry(self)
        self.listens: tuple[str, int] = settings.host, settings.port
        """The address and the port that are listened on."""
        self.started = now()
        self.stopping = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._chores: list[asyncio.Task[None]] = []

    # Opening and closing

    def open(self) -> None:
        """Start the workers and the house's own chores. Called inside the event loop."""
        self.thinkers.workers.start()
        self.studies.start()
        self._chores = [
            asyncio.create_task(self._housekeeping()),
            asyncio.create_task(self._watch_the_loop()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._obey()),
            asyncio.create_task(asyncio.to_thread(self.storage.look_at_pages)),
            asyncio.create_task(self.opponents.resume()),
        ]

    async def close(self) -> None:
        """Stop bots and chores; what is being written is written."""
        self.stopping = True
        for table in self.tables.values():
            table.stop_settling()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self.opponents.close(), return_exceptions=True)
        self._garbage.end()
        self.thinkers.workers.close()
        self.studies.close()
        await asyncio.to_thread(self.storage.close)

    async def _housekeeping(self) -> None:
        while True:
            try:
                self.thinkers.workers.start()
                self.studies.start()
                self.opponents.consider_all()
                if self.storage.broken is not None:
                    await self.storage.try_writing()
                await self.expiry.run()
                await self.return_seats()
                self.put_away()
            except (sqlite3.Error, OSError, Problem) as error:
                JOURNAL.error("housekeeping failed", extra={"problem": str(error)})
            except Exception:  # noqa: BLE001 - the next round may succeed
                JOURNAL.exception("housekeeping failed")
            self._garbage.tidy(idle=not self.connections)
            await asyncio.sleep(HOUSEKEEPING_SECONDS)

    async def _obey(self) -> None:
        """Carry out what operators ask for."""
        while True:
            try:
                await orders.obey(self)
            except (sqlite3.Error, OSError, Problem) as error:
                JOURNAL.error("an order could not be carried out", extra={"problem": str(error)})
            except Exception:  # noqa: BLE001 - the next order must be heard
                JOURNAL.exception("an order failed")
            await asyncio.sleep(ORDER_SECONDS)

    async def _watch_the_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.metrics.lag.observe(time.perf_counter() - began - 0.05)

    async def _sweep(self) -> None:
        self._garbage.begin()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._garbage.sweep()

    async def remove(self, names: list[str], *, hidden: bool = False) -> None:
        """Delete tables with everything that belongs to them; `hidden`: unless they were shown again in the meantime."""
        for name in names:
            if (table := self.tables.pop(name, None)) is not None:
                table.removed = True
                table.stop_settling()
        if names:
            await self.written(self.storage.remove(names, hidden=hidden))

    async def return_seats(self) -> None:
        """Give seats back to those who asked for them, where the others have been away for too long to answer."""
        for table in list(self.tables.values()):
            await self.return_unopposed(table)

    def put_away(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Let tables that nobody uses leave the memory."""
        for name, table in list(self.tables.items()):
            idle = time.monotonic() - table.used >= idle_seconds
            if idle and not table.connections and not table.thinking and not table.settling and not table.lock.locked():
                table.removed = True
                del self.tables[name]

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

    def loading(self) -> list[asyncio.Future[Table]]:
        """Return the tables that are being loaded."""
        return list(self._loading.values())

    async def _load(self, name: str) -> Table:
        found = await self.storage.table(name)
        if found is None:
            raise Problem(404, "server-no-table")
        stored, lines = found
        if stored.game not in self.games:
            raise Problem(404, "server-no-table")
        table = Table(stored, self.started)
        try:
            await asyncio.to_thread(table.replay, lines)
        except OtherVersion as error:
            table.frozen = error.text()
            table.stored_text = stored_text(stored, lines)
        except BadInput as error:
            JOURNAL.error("a stored game is damaged", extra={"table": name, "problem": str(error)})
            table.frozen = {"key": "server-table-damaged", "args": {}}
        table.keys = await self.storage.keys(name)
        self.people.rename(table)
        self.tables[name] = table
        self.opponents.consider(table)
        return table

    async def seen_table(self, name: str, visitor: Visitor, key: str | None) -> tuple[Table, Player | None]:
        """Return a table if the visitor may see it, and who they are."""
        player = await self.people.player(visitor)
        table = await self.table(name)
        if not self.may_see(table, player, key):
            raise self.by_link(table)
        return table, player

    def may_see(self, table: Table, player: Player | None, key: str | None, kinds: Iterable[str] = ("join", "watch")) -> bool:
        """Return whether somebody may see a table: it is public, they belong to it, or they show one of its keys."""
        return table.stored.public or (player is not None and table.belongs(player.id)) or self.fits(table, key, kinds)

    def by_link(self, table: Table) -> Problem:
        """Return why a table stays closed to somebody without its link, and whom to ask for it."""
        return Problem(403, "server-by-link", {"host": table.host(self.people.known)})

    def watch_key(self, table: Table) -> str:
        """Return the key with which anybody may watch a table."""
        return watch_key(self.storage.cookie_secret, table.stored.id)

    def fits(self, table: Table, key: str | None, kinds: Iterable[str]) -> bool:
        """Return whether a key is one of a table's."""
        if key is None:
            return False
        hashed = hash_of(key)
        keys = [*table.keys, (hash_of(self.watch_key(table)), "watch")]
        # All are compared, so that the time tells nothing about which one it was.
        return sum(same(hashed, own) for own, kind in keys if kind in kinds) > 0

    async def lists(self, visitor: Visitor, before: int | None) -> wire.Lists:
        """Return the tables to show somebody."""
        player = await self.people.player(visitor)
        me = None if player is None else player.id
        found = await self.storage.lists(me, now() + 1000 if before is None else before)
        shown = {
            name: [summary(stored, me, self.tables.get(stored.id)) for stored in tables if stored.game in self.games]
            for name, tables in found.items()
        }
        shown["mine"].sort(key=lambda line: not line.my_turn)
        return wire.Lists(**shown)

    async def suggested(self, visitor: Visitor, game: Game) -> str:
        """Return the bot to suggest as an opponent: the strongest that somebody beats now and then, else the one for a first game."""
        player = await self.people.player(visitor)
        games = [] if player is None else await self.storage.against_bots(player.id, game.name)
        for bot in reversed(bot_names(game)):
            won = [won for against, won in games if against == bot][:LATEST_GAMES]
            if len(won) == LATEST_GAMES and sum(won) >= BEATEN * LATEST_GAMES:
                return bot
        return first_bot(game)

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

    def described(self, table: Table, player: Player | None) -> wire.Table:
        """Return a table as somebody sees it."""
        return table.described(None if player is None else player.id, self.settings.away_seconds, self.people.known)

    # Keeping and telling

    async def store(self, table: Table, lines: list[StoredEntry] | None = None) -> None:
        """Keep a table as it now is. If that fails, it leaves the memory: what is not on disk did not happen."""
        if table.removed:
            # It left the memory while somebody waited for its lock: what it holds may not be what is on disk.
            raise Problem(503, "server-storage")
        goes_on(table)
        table.stored.removed = None
        try:
            if lines is not None and table.playing:
                await self.written(self.storage.add_entries(table.stored, lines))
            else:
                await self.written(self.storage.change_table(table.stored, lines or ()))
        except BaseException as error:
            self.drop(table, error)
            raise

    def drop(self, table: Table, error: BaseException) -> None:
        """Let a table leave the memory whose game there may not be the one on disk. Everybody connects again and finds what is on disk."""
        table.removed = True
        table.stop_settling()
        if self.tables.get(table.stored.id) is table:
            del self.tables[table.stored.id]
        for connection in list(table.connections):
            if isinstance(error, Problem):
                connection.fail(error, None)
            connection.close(1011)

    async def written(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except sqlite3.Error as error:
            JOURNAL.error("the database cannot be written", extra={"problem": str(error)})
            raise Problem(503, "server-storage") from error

    def tell_state(self, table: Table, cause: str) -> None:
        """Send everybody at a table the game as they see it."""
        encoded: dict[object, bytes] = {}
        for connection in table.connections:
            known = connection.known
            told = tuple(table.looks_from(connection.player)), connection.sent, None if known is None else tuple(known.items())
            if told not in encoded:
                encoded[told] = wire.ENCODER.encode(table.state(connection.player, connection.sent, cause, known))
            connection.tell(encoded[told])
            connection.has(table)
        table.release_views()

    def tell_table(self, table: Table) -> None:
        """Send everybody at a table how it is."""
        encoded: dict[str | None, bytes] = {}
        for connection in table.connections:
            player = connection.player if table.belongs(connection.player) else None
            if player not in encoded:
                described = table.described(player, self.settings.away_seconds, self.people.known)
                encoded[player] = wire.ENCODER.encode(wire.TableMessage(described))
            connection.tell(encoded[player])

    def tell(self, table: Table, message: wire.Told) -> None:
        """Send everybody at a table the same message."""
        encoded = wire.ENCODER.encode(message)
        for connection in table.connections:
            connection.tell(encoded)

    async def came(self, table: Table, connection: Connection, since: int | None) -> None:
        """Let a connection hear of everything at a table from now on. It is told how things stand first."""
        async with table.lock:
            if table.removed:
                raise Problem(503, "server-storage")
            own = table.seats_of(connection.player)
            if table.frozen is None and any(table.stored.seats[seat].gone for seat in own):
                for seat in own:
                    table.stored.seats[seat].gone = False
                await self.store(table)
            elif table.stored.removed is not None or now() - table.stored.visited > HOUR:
                table.stored.visited, table.stored.removed = now(), None
                await self.written(self.storage.visit(table.stored.id, table.stored.visited))
            table.connections.add(connection)
            table.used = time.monotonic()
            self.tell_table(table)
            connection.say(table.state(connection.player, since, "hello"))
            connection.has(table)
        await self.return_unopposed(table)

    def left(self, table: Table, connection: Connection) -> None:
        """Somebody's connection to a table ended."""
        table.connections.discard(connection)
        table.used = time.monotonic()
        if connection.player is not None and table.belongs(connection.player) and not table.present(connection.player):
            table.last_seen[connection.player] = now()
        if not table.removed:
            self.tell_table(table)

    async def return_unopposed(self, table: Table) -> None:
        """Give seats back to those who asked for them and are there, if nobody is left to answer."""
        if not any(seat.asked for seat in table.stored.seats):
            return
        async with table.lock:
            if table.playing and not table.removed and table.return_unopposed(self.settings.away_seconds):
                await self.store(table)
                self.seats_changed(table)

    def seats_changed(self, table: Table, cause: str = "seats") -> None:
        """Let bots on new seats think, those on seats given back no longer, and tell everybody who plays now."""
        for seat in table.thinking:
            if table.stored.seats[seat].kind != "bot":
                self.opponents.hurry(table, seat)
        self.opponents.consider(table)
        self.tell_table(table)
        self.tell_state(table, cause)

    def moved(self, table: Table, cause: str) -> None:
        """Let bots go on, and tell everybody."""
        self.opponents.consider(table)
        self.tell_state(table, cause)
        if not table.playing:
            self.tell_table(table)

    def check_studies(self, visitor: Visitor) -> None:
        """See that one more request of a visitor to look back may wait. Raises `Problem`."""
        try:
            self.studies.check_room(visitor.address or visitor.device)
        except QueueFull as full:
            raise Problem(429, "server-too-many") if full.args == ("visitor",) else Problem(503, "server-busy") from full

    async def studied(self, visitor: Visitor, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Look back at a game for a visitor, in a worker process."""
        self.check_studies(visitor)
        try:
            # A request without a cookie comes from a device of its own, so addresses take turns, and the devices of each.
            return await self.studies.run(Job(partial(task, *args, **kwargs), visitor.address or visitor.device, visitor.device))
        except studies.Unusable as bad:
            raise Problem(422, bad.key, bad.args_of_text) from bad
        except TimeoutError as error:
            JOURNAL.warning("looking back took too long", extra={"seconds": self.settings.study_seconds})
            raise Problem(503, "server-study-too-long", {"seconds": self.settings.study_seconds}) from error
        except WorkerDied as error:
            JOURNAL.error("looking back failed", extra={"problem": str(error)})
            raise Problem(503, "server-busy") from error

    # For the operator

    def reach(self) -> wire.Reach:
        """Return from where the server can be reached. It may take a while to find out."""
        return wire.Reach(network.listens_locally(self.listens[0]), network.for_others(*self.listens), self.settings.lan_command)

    async def check(self) -> None:
        """See that the database answers."""
        await self.written(self.storage.check())

    def gauges(self) -> dict[str, tuple[str, float]]:
        """Return how much there is of everything now."""
        storage = self.storage
        return {
            "tables_in_memory": ("Tables in memory.", len(self.tables)),
            "connections": ("Open WebSockets.", len(self.connections)),
            "bots_thinking": ("Bots that think or wait for a worker.", sum(len(table.thinking) for table in self.tables.values())),
            "bots_waiting": ("Bots that wait for a worker.", len(self.thinkers.workers.waiting())),
            "bots_longest_wait_seconds": ("For how long the bot that was asked first has not moved.", self.opponents.longest_wait()),
            "workers_starting": (
                "Worker processes that are not ready yet.",
                sum(not worker.ready for worker in self.thinkers.workers.workers + self.studies.workers),
            ),
            "workers_replaced": (
                "Worker processes that died or hung and were replaced.",
                self.thinkers.workers.replaced + self.studies.replaced,
            ),
            "commits": ("Transactions written.", storage.commits),
            "commit_units": ("Changes written in these transactions.", storage.units),
            "commit_seconds": ("Time these transactions took.", storage.commit_seconds),
            "full_collections": ("How often all of the memory was looked through for garbage.", self._garbage.full_collections),
            "loop_lag_seconds_longest": ("The longest time the event loop was late.", self.metrics.lag.longest),
        }


def goes_on(table: Table) -> None:
    """See that a game is neither damaged nor of another version. Raises `Problem`."""
    if table.frozen is not None:
        raise Problem(409, table.frozen["key"], table.frozen["args"])


def finished(table: Table) -> None:
    """See that a game is finished and can be replayed. Raises `Problem`."""
    if table.stored.status != "finished":
        raise Problem(409, "server-not-finished")
    if table.record is None:
        goes_on(table)
