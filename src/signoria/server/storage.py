"""Where tables are kept: SQLite with a write-ahead log. The only module that knows the database.

One thread writes. What many tables want to write at the same time goes into one transaction (group commit), and nobody hears of it before
it is on disk (synchronous=FULL). Reading happens in other threads, each with a connection of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from signoria.game import BadInput
from signoria.server.lock import DatabaseLock, identity, make_private

JOURNAL = logging.getLogger("signoria.server")
APPLICATION = 0x5167_6E6F
"""Marks a SQLite file as ours."""
MOST_AT_ONCE = 256
READERS = 3
LISTED = 50
MOST_RESUMED = 1000
REMEMBERED = 200
"""Games of a person that count for what is suggested to them."""
T = TypeVar("T")
Value = str | int | float | bytes | None
Statement = tuple[str, Sequence[Value]]


class OneRow(NamedTuple):
    """A statement that must change exactly one row. Otherwise nothing of its unit is written, and the caller gets `NotOneRow`."""

    sql: str
    values: Sequence[Value] | dict[str, Value]


class NotOneRow(Exception):
    """What a statement was to change was not there: somebody was faster, or it is not allowed (any more)."""


# One step for each version of the schema: the database of version k is brought to k + 1 by the step number k.
STEPS: tuple[str, ...] = (
    """
    CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE players (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, grace REAL NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE devices (hash BLOB PRIMARY KEY, player TEXT NOT NULL REFERENCES players, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX devices_by_player ON devices (player);
    CREATE TABLE recoveries (hash BLOB PRIMARY KEY, player TEXT NOT NULL UNIQUE REFERENCES players, expires INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL, owner TEXT NOT NULL REFERENCES players,
        setup TEXT NOT NULL, header TEXT, secret BLOB, deal TEXT, n INTEGER NOT NULL, turn TEXT NOT NULL, outcome TEXT,
        created INTEGER NOT NULL, changed INTEGER NOT NULL, visited INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_status ON tables (status, changed);
    CREATE INDEX tables_by_owner ON tables (owner);
    CREATE TABLE seats (
        at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, kind TEXT NOT NULL, player TEXT, name TEXT NOT NULL,
        bot TEXT, same INTEGER NOT NULL, gone INTEGER NOT NULL, resigned INTEGER NOT NULL, reserved TEXT, PRIMARY KEY (at, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_player ON seats (player);
    CREATE INDEX seats_by_reserved ON seats (reserved) WHERE reserved IS NOT NULL;
    CREATE TABLE entries (
        at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, n INTEGER NOT NULL, line TEXT NOT NULL, time INTEGER, player TEXT,
        message TEXT, PRIMARY KEY (at, n)
    ) WITHOUT ROWID;
    CREATE TABLE keys (
        hash BLOB PRIMARY KEY, at TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX keys_by_table ON keys (at, created);
    """,
    # Bots have names of their own, and people can ask for the seats back that bots play for them.
    """
    ALTER TABLE seats ADD COLUMN stands_in_for TEXT;
    ALTER TABLE seats ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
    UPDATE seats SET stands_in_for = name WHERE kind = 'bot' AND player IS NOT NULL;
    UPDATE seats SET name = bot || coalesce(' ' || (
        SELECT nullif(count(*), 0) + 1 FROM seats AS earlier
        WHERE earlier.at = seats.at AND earlier.kind = 'bot' AND earlier.bot = seats.bot AND earlier.seat < seats.seat
    ), '') WHERE kind = 'bot';
    """,
    # Lists of public games are found by an index, however many games are finished. Devices have names. Operators have a
    # say. Tables are hidden before they are deleted.
    """
    CREATE INDEX tables_public ON tables (status, changed) WHERE public;
    ALTER TABLE devices ADD COLUMN browser TEXT NOT NULL DEFAULT '';
    ALTER TABLE devices ADD COLUMN system TEXT NOT NULL DEFAULT '';
    ALTER TABLE devices ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    UPDATE devices SET seen = created;
    CREATE TABLE blocked (network TEXT PRIMARY KEY, until INTEGER, created INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE orders (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, value TEXT NOT NULL);
    CREATE INDEX tables_unfinished ON tables (owner) WHERE status IN ('waiting', 'playing');
    CREATE INDEX tables_uploaded ON tables (owner, visited) WHERE json_extract(setup, '$.uploaded');
    ALTER TABLE tables ADD COLUMN removed INTEGER;
    CREATE INDEX tables_removed ON tables (removed) WHERE removed IS NOT NULL;
    """,
)
VERSION = len(STEPS)

# The ids of the tables in each list. Every part begins with an index: the person's own tables, or the newest public ones. `CROSS JOIN`
# keeps SQLite from beginning with the finished games of everybody.
MINE = """
    SELECT at FROM seats WHERE player = :me UNION SELECT at FROM seats WHERE reserved = :me UNION SELECT id FROM tables WHERE owner = :me
"""
OWN = f"({MINE}) AS mine CROSS JOIN tables ON id = mine.at"
NEWEST = "ORDER BY changed DESC LIMIT :listed"
LISTS = {
    "mine": f"SELECT id FROM {OWN} WHERE status IN ('waiting', 'playing') AND removed IS NULL {NEWEST}",
    "open": f"""
        SELECT id FROM tables WHERE public AND status = 'waiting' AND removed IS NULL AND id NOT IN ({MINE})
            AND EXISTS (SELECT 1 FROM seats WHERE at = id AND kind = 'open' AND reserved IS NULL) {NEWEST}
    """,
    "running": f"SELECT id FROM tables WHERE public AND status = 'playing' AND removed IS NULL AND id NOT IN ({MINE}) {NEWEST}",
    "finished": f"""
        SELECT id FROM (
            SELECT id, changed FROM (SELECT id, changed FROM tables WHERE public AND status = 'finished' AND changed < :before {NEWEST})
            UNION SELECT id, changed FROM {OWN} WHERE status = 'finished' AND removed IS NULL AND changed < :before
        ) {NEWEST}
    """,
}
TOGETHER = """
    SELECT 1 FROM seats a JOIN seats b ON b.at = a.at JOIN tables t ON t.id = a.at
    WHERE (a.player = :one OR a.reserved = :one) AND (b.player = :other OR b.reserved = :other) AND t.status IN ('waiting', 'playing')
"""
"""Tables whose game is not over, where two people have seats."""


class DatabaseProblem(BadInput):
    """The database cannot be used: the reason is a key and arguments for the operator."""


class Damaged(sqlite3.DatabaseError):
    """A row that holds what nobody can have stored there."""


class Player(msgspec.Struct):
    """A person. Nothing else is known of them."""

    id: str
    name: str
    grace: float


class Device(NamedTuple):
    """A browser of somebody: the hash of its key, what it is as far as it says, since when it is theirs, and when it was last used."""

    hash: bytes
    browser: str
    system: str
    created: int
    seen: int


FAILED = "failed"
"""The kind of an order that cannot be carried out, until the command that gave it has said so."""
RENAMED_AT_ONCE = 100


class Order(NamedTuple):
    """Something an operator asked for: see `signoria.server.orders`."""

    id: int
    kind: str
    subject: str
    value: str


class StoredSeat(msgspec.Struct):
    """A seat of a table. `kind`: player, open or bot. `player` stays when a bot takes over, so that people find the games they played."""

    kind: str
    player: str | None = None
    name: str = ""
    bot: str | None = None
    same: bool = False
    """Shares the device of another seat."""
    gone: bool = False
    """The player left."""
    resigned: bool = False
    reserved: str | None = None
    """The player an open seat is kept for."""
    stands_in_for: str | None = None
    """The name of the player whose seat a bot plays."""
    asked: bool = False
    """That player asks for the seat back."""


class Setup(msgspec.Struct):
    """What was chosen when a table was made."""

    options: dict[str, Any]
    undo: bool = True
    seed: str | None = None
    deal_of: str | None = None
    uploaded: bool = False
    source: tuple[str, int] | None = None
    """The table and the moment this game was forked from."""
    rematch: str | None = None
    closed: bool = False
    """The operator closed the table."""


class Outcome(msgspec.Struct):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    resigned: list[int]


class StoredDeal(msgspec.Struct):
    """Where the shuffles come from: see `signoria.record.Deal`."""

    kind: str
    value: str


class StoredTable(msgspec.Struct):
    """A table as it is kept, without its entries."""

    id: str
    game: str
    status: str
    public: bool
    owner: str
    setup: Setup
    seats: list[StoredSeat]
    created: int
    changed: int
    visited: int
    header: str | None = None
    secret: bytes | None = None
    deal: StoredDeal | None = None
    n: int = 0
    turn: list[int] = []
    outcome: Outcome | None = None
    removed: int | None = None
    """Since when the table is hidden because nobody visited it."""


class StoredEntry(NamedTuple):
    """A line of a record, when and by whom it was sent, and the id of the message it came with."""

    n: int
    line: str
    time: int | None
    player: str | None
    message: str | None


wall_clock = time.time_ns


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return wall_clock() // 1_000_000


def open_database(file: str, *, keep_before: bool = True) -> sqlite3.Connection:
    """Open the database for writing, create it or bring it to this version. Raises `DatabaseProblem`.

    `keep_before`: keep a copy of a database of an earlier version beside it.
    """
    try:
        make_private(file)
        connection = sqlite3.connect(file, timeout=10, isolation_level=None)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error
    try:
        connection.execute("PRAGMA busy_timeout = 10000")
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        empty = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if application != APPLICATION and not (application == 0 and empty):
            raise DatabaseProblem("server-db-foreign", {"file": file})
        if version > VERSION:
            raise DatabaseProblem("server-db-newer", {"file": file, "found": version, "known": VERSION})
        if keep_before and 0 < version < VERSION:
            back_up(file, f"{file}.before-{VERSION}", replace=True)
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal" and file != ":memory:":
            raise DatabaseProblem("server-db-unusable", {"file": file, "problem": f"journal mode {mode}"})
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")
        # Asked again inside the transaction: another server may have been faster.
        for step in range(connection.execute("PRAGMA user_version").fetchone()[0], VERSION):
            for statement in STEPS[step].split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {step + 1}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("INSERT OR IGNORE INTO house VALUES ('cookie-secret', ?)", (secrets.token_bytes(32),))
        connection.execute("COMMIT")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error
    except DatabaseProblem:
        connection.close()
        raise
    return connection


def back_up(file: str, target: str, *, replace: bool = False) -> None:
    """Copy the database to another file while a server may be writing. Raises `DatabaseProblem`."""
    if not Path(file).is_file():
        raise DatabaseProblem("server-db-missing", {"file": file})
    if not replace and Path(target).exists():
        raise DatabaseProblem("server-backup-exists", {"file": target})
    unfinished = f"{target}.unfinished"
    try:
        Path(unfinished).unlink(missing_ok=True)
        make_private(unfinished)
        with contextlib.closing(sqlite3.connect(file, timeout=10)) as source:
            if source.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
                raise DatabaseProblem("server-db-foreign", {"file": file})
            with contextlib.closing(sqlite3.connect(unfinished)) as copy:
                source.backup(copy)
                # A copy is one file: without a log beside it.
                copy.execute("PRAGMA journal_mode = DELETE")
                if copy.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                    raise DatabaseProblem("server-db-unusable", {"file": unfinished, "problem": "quick_check"})
        Path(unfinished).replace(target)
    except (sqlite3.Error, OSError) as error:
        Path(unfinished).unlink(missing_ok=True)
        guilty = target if isinstance(error, OSError) else file
        raise DatabaseProblem("server-db-unusable", {"file": guilty, "problem": str(error)}) from error


class _Unit(NamedTuple):
    statements: Sequence[Statement | OneRow]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Storage:
    """The database of a running server. Every method that writes returns when it is on disk."""

    def __init__(self, file: str) -> None:
        self.file = file
        try:
            self.lock = DatabaseLock(file)
        except OSError as error:
            raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error
        try:
            with contextlib.closing(open_database(file)) as connection:
                self.cookie_secret: bytes = connection.execute("SELECT value FROM house WHERE name = 'cookie-secret'").fetchone()[0]
        except BaseException:
            self.lock.release()
            raise
        self._opened = identity(file)
        self._units: queue.SimpleQueue[_Unit | None] = queue.SimpleQueue()
        self._own = threading.local()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self.commits = 0
        self.units = 0
        self.commit_seconds = 0.0
        self.broken: str | None = None
        """Why the last commit failed, or a read since."""
        self._closing = False
        self._looking: sqlite3.Connection | None = None
        self.damage: str | None = None
        """What is damaged in the database, as far as it was noticed."""
        self._thread = threading.Thread(target=self._write_units, name="writing", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting and close everything."""
        self._stop_looking()
        self._units.put(None)
        self._thread.join()
        self._readers.shutdown()
        self.lock.release()

    def look_at_pages(self) -> None:
        """Look at every page once, so that damage is known before somebody meets it. A gigabyte takes some seconds."""
        try:
            with contextlib.closing(self._reader()) as connection:
                self._looking = connection
                found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(5)")]
            if found != ["ok"]:
                raise Damaged("; ".join(found))
        except sqlite3.Error as error:
            if not self._closing:
                self._noticed(error)

    def _stop_looking(self) -> None:
        self._closing = True
        if self._looking is not None:
            with contextlib.suppress(sqlite3.Error):
                self._looking.interrupt()

    # Writing

    def _write_units(self) -> None:
        connection = open_database(self.file)
        last = False
        while not last:
            first = self._units.get()
            if first is None:
                break
            units = [first]
            while len(units) < MOST_AT_ONCE:
                try:
                    unit = self._units.get_nowait()
                except queue.Empty:
                    break
                if unit is None:
                    last = True
                    break
                units.append(unit)
            self._commit(connection, units)
        with contextlib.suppress(sqlite3.Error):
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    def _commit(self, connection: sqlite3.Connection, units: list[_Unit]) -> None:
        began = time.perf_counter()
        failed: dict[int, Exception] = {}
        try:
            self._see_that_it_is_there()
            _begin(connection)
            try:
                for unit in units:
                    _carry_out(connection, unit)
            except Exception:  # noqa: BLE001 - whatever it is, this thread must go on, and those who wait must be told
                # Once more, each by itself: one table's trouble is not its neighbours'.
                _begin(connection)
                failed = self._one_by_one(connection, units)
            connection.execute("COMMIT")
            if not any(isinstance(error, sqlite3.Error) for error in failed.values()):
                self.broken = None
        except Exception as error:  # noqa: BLE001 - as above
            failed = dict.fromkeys(range(len(units)), error)
            self._noticed(error)
            self.broken = str(error)
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        self.commits += 1
        self.units += len(units)
        self.commit_seconds += time.perf_counter() - began
        outcomes = [(unit.done, failed.get(number)) for number, unit in enumerate(units)]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            units[0].loop.call_soon_threadsafe(_settle, outcomes)

    def _see_that_it_is_there(self) -> None:
        """Raise `sqlite3.DatabaseError` if the file that was opened is no longer the one of its name: what is written there is lost."""
        if identity(self.file) != self._opened or not self.lock.held():
            raise sqlite3.DatabaseError("the database or its lock was removed or replaced while the server ran")

    def _one_by_one(self, connection: sqlite3.Connection, units: list[_Unit]) -> dict[int, Exception]:
        """Carry out the units that can be, and return why the others cannot."""
        failed: dict[int, Exception] = {}
        for number, unit in enumerate(units):
            connection.execute("SAVEPOINT unit")
            try:
                _carry_out(connection, unit)
            except Exception as error:
                if not connection.in_transaction:
                    raise  # SQLite itself has taken everything back: the disk is full, or cannot be written
                failed[number] = error
                self._noticed(error)
                connection.execute("ROLLBACK TO unit")
            connection.execute("RELEASE unit")
        return failed

    async def _write(self, statements: Sequence[Statement | OneRow]) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._units.put(_Unit(statements, done, loop))
        # A visitor who hangs up does not stop what is being written.
        await asyncio.shield(done)

    # Reading

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._own.connection = self._reader()
        try:
            return question(connection)
        except sqlite3.Error as error:
            self._noticed(error)
            # It may be left inside a transaction that cannot be ended. The next question opens another one.
            self._own.connection = None
            with contextlib.suppress(sqlite3.Error):
                connection.close()
            raise

    def _reader(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{Path(self.file).absolute().as_uri()}?mode=ro", uri=True, timeout=10, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection

    def _noticed(self, error: Exception) -> None:
        """Let the health page tell of an error: of damage until the server is started again, of the rest until something is written."""
        if isinstance(error, sqlite3.OperationalError):
            self.broken = str(error)
        elif isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
            if self.damage is None:
                JOURNAL.error("the database is damaged", extra={"problem": str(error)})
            self.damage = self.damage or str(error)

    @property
    def trouble(self) -> str | None:
        """Why the database cannot be trusted at the moment, for the health page."""
        if not self._thread.is_alive() and not self._closing:
            return "nothing is written any more: the server must be started again"
        return self.damage or self.broken

    # People

    async def player_of_device(self, device: bytes) -> Player | None:
        """Return the person a device belongs to."""
        sql = "SELECT p.id, p.name, p.grace FROM devices d JOIN players p ON p.id = d.player WHERE d.hash = ?"
        row = await self._read(lambda connection: connection.execute(sql, (device,)).fetchone())
        return None if row is None else Player(row["id"], row["name"], row["grace"])

    async def add_player(self, player: Player, device: Device) -> None:
        """Keep a new person with their first device."""
        await self._write(
            [
                ("INSERT INTO players VALUES (?, ?, ?, ?)", (player.id, player.name, player.grace, now())),
                _device(player.id, device),
            ]
        )

    async def change_player(self, player: Player) -> None:
        """Keep a person's new name and settings."""
        await self._write([("UPDATE players SET name = ?, grace = ? WHERE id = ?", (player.name, player.grace, player.id))])

    async def add_recovery(self, player: str, key: bytes, expires: int) -> None:
        """Keep the hash of a recovery key; an older one of the same person is gone."""
        await self._write(
            [
                ("DELETE FROM recoveries WHERE player = ? OR expires < ?", (player, now())),
                ("INSERT INTO recoveries VALUES (?, ?, ?)", (key, player, expires)),
            ]
        )

    async def recovery(self, key: bytes) -> tuple[Player, int] | None:
        """Return the person of a recovery key that is still good, and when it expires."""
        sql = """
            SELECT p.id, p.name, p.grace, r.expires FROM recoveries r JOIN players p ON p.id = r.player
            WHERE r.hash = ? AND r.expires >= ?
        """
        row = await self._read(lambda connection: connection.execute(sql, (key, now())).fetchone())
        return None if row is None else (Player(row["id"], row["name"], row["grace"]), row["expires"])

    async def recover(self, key: bytes, player: str, device: Device, before: str | None) -> None:
        """Use up a recovery key: the device belongs to the key's person, not to the one before.

        Raises `NotOneRow` if the key is not good any more, or both have a seat at one table whose game is not over.
        """
        await self._write([_use_up(key, player, before), _device(player, device)])

    async def merge(self, key: bytes, player: str, device: Device, before: str) -> None:
        """Use up a recovery key, and give its person everything that another one had: seats, tables and devices.

        Raises `NotOneRow` if the key is not good any more, or both have a seat at one table whose game is not over.
        """
        await self._write(
            [
                _use_up(key, player, before),
                ("UPDATE seats SET player = ? WHERE player = ?", (player, before)),
                ("UPDATE seats SET reserved = ? WHERE reserved = ?", (player, before)),
                ("UPDATE tables SET owner = ? WHERE owner = ?", (player, before)),
                ("UPDATE entries SET player = ? WHERE player = ?", (player, before)),
                ("UPDATE devices SET player = ? WHERE player = ?", (player, before)),
                _device(player, device),
                ("DELETE FROM recoveries WHERE player = ?", (before,)),
                ("DELETE FROM players WHERE id = ?", (before,)),
            ]
        )

    async def together(self, one: str, other: str) -> bool:
        """Return whether two people have seats at one table whose game is not over."""
        return await self._read(lambda connection: connection.execute(TOGETHER, {"one": one, "other": other}).fetchone() is not None)

    async def games_of(self, player: str) -> int:
        """Return at how many tables somebody has a seat whose game is not over."""
        sql = """
            SELECT count(DISTINCT t.id) FROM seats s JOIN tables t ON t.id = s.at
            WHERE (s.player = :me OR s.reserved = :me) AND t.status IN ('waiting', 'playing')
        """
        return await self._read(lambda connection: int(connection.execute(sql, {"me": player}).fetchone()[0]))

    async def devices(self, player: str) -> list[Device]:
        """Return somebody's devices, the one used last first."""
        sql = "SELECT hash, browser, system, created, seen FROM devices WHERE player = ? ORDER BY seen DESC, created DESC"
        return await self._read(lambda connection: [Device(*row) for row in connection.execute(sql, (player,))])

    async def see_device(self, device: Device) -> None:
        """Remember that a device was used."""
        sql = "UPDATE devices SET browser = ?, system = ?, seen = ? WHERE hash = ?"
        await self._write([(sql, (device.browser, device.system, device.seen, device.hash))])

    async def remove_devices(self, player: str, devices: Iterable[bytes]) -> None:
        """Take devices away from somebody, and their recovery key: it may have been made there."""
        statements: list[Statement] = [("DELETE FROM devices WHERE hash = ? AND player = ?", (device, player)) for device in devices]
        await self._write([*statements, ("DELETE FROM recoveries WHERE player = ?", (player,))])

    # Tables

    async def add_table(self, table: StoredTable, lines: Iterable[StoredEntry] = (), key: bytes | None = None) -> None:
        """Keep a new table, with the entries it begins with and an invitation key."""
        statements: list[Statement] = [
            (
                """
                INSERT INTO tables
                (id, game, status, public, owner, setup, header, secret, deal, n, turn, outcome, created, changed, visited)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                (
                    table.id,
                    table.game,
                    table.status,
                    table.public,
                    table.owner,
                    _json(table.setup),
                    table.header,
                    table.secret,
                    None if table.deal is None else _json(table.deal),
                    table.n,
                    _json(table.turn),
                    None if table.outcome is None else _json(table.outcome),
                    table.created,
                    table.changed,
                    table.visited,
                ),
            ),
            *_seats(table),
            *(_entry(table.id, entry) for entry in lines),
        ]
        if key is not None:
            statements.append(_key(table.id, key, "join"))
        await self._write(statements)

    async def change_table(self, table: StoredTable, lines: Iterable[StoredEntry] = ()) -> None:
        """Keep a table as it now is, with new entries."""
        await self._write([_table(table), *_seats(table), *(_entry(table.id, entry) for entry in lines)])

    async def add_entries(self, table: StoredTable, lines: Iterable[StoredEntry]) -> None:
        """Keep new entries and whose turn it is. What was chosen and who sits where stays as it is."""
        sql = "UPDATE tables SET n = ?, turn = ?, changed = ?, visited = ?, removed = NULL WHERE id = ?"
        moved: Statement = (sql, (table.n, _json(table.turn), table.changed, table.visited, table.id))
        await self._write([moved, *(_entry(table.id, entry) for entry in lines)])

    async def visit(self, table: str, time_of: int) -> None:
        """Remember that somebody came to a table. If it was hidden, it is shown again."""
        await self._write([("UPDATE tables SET visited = ?, removed = NULL WHERE id = ?", (time_of, table))])

    async def add_key(self, table: str, key: bytes, most: int) -> None:
        """Keep the hash of an invitation key; of more than `most` the oldest are gone. Keys of other kinds stay."""
        join = "at = ? AND kind = 'join'"
        sql = f"DELETE FROM keys WHERE {join} AND hash NOT IN (SELECT hash FROM keys WHERE {join} ORDER BY created DESC, hash LIMIT ?)"
        await self._write([_key(table, key, "join"), (sql, (table, table, most))])

    async def keys(self, table: str) -> list[tuple[bytes, str]]:
        """Return the hashes and kinds of a table's keys."""
        sql = "SELECT hash, kind FROM keys WHERE at = ?"
        return await self._read(lambda connection: [(row["hash"], row["kind"]) for row in connection.execute(sql, (table,))])

    async def table(self, name: str) -> tuple[StoredTable, list[StoredEntry]] | None:
        """Return a table with its entries."""
        return await self._read(lambda connection: stored_table(connection, name))

    async def lists(self, player: str | None, before: int) -> dict[str, list[StoredTable]]:
        """Return the tables to show: mine, open, running and finished (older than `before`)."""

        def question(connection: sqlite3.Connection) -> dict[str, list[StoredTable]]:
            values = {"me": player or "", "before": before, "listed": LISTED}
            damaged: list[str] = []
            connection.execute("BEGIN")
            try:
                return {
                    name: _tables(
                        connection,
                        connection.execute(f"SELECT * FROM tables WHERE id IN ({ids}) ORDER BY changed DESC", values).fetchall(),
                        damaged,
                    )
                    for name, ids in LISTS.items()
                }
            finally:
                connection.execute("COMMIT")
                if damaged:
                    self._noticed(Damaged(f"malformed tables {', '.join(damaged)}"))

        return await self._read(question)

    async def against_bots(self, player: str, game: str) -> list[tuple[str, bool]]:
        """Return the last finished games for two of a person against a bot, newest first: which bot, and whether they won."""
        sql = """
            SELECT them.bot, json_extract(t.outcome, '$.places[' || me.seat || ']') = 1 AS won
            FROM seats me JOIN seats them ON them.at = me.at AND them.seat = 1 - me.seat JOIN tables t ON t.id = me.at
            WHERE me.player = ? AND t.game = ? AND t.status = 'finished' AND t.outcome IS NOT NULL
                AND me.kind = 'player' AND them.kind = 'bot' AND them.player IS NULL
                AND json_array_length(t.outcome, '$.places') = 2 AND json_extract(t.setup, '$.source') IS NULL
            ORDER BY t.changed DESC LIMIT ?
        """
        return await self._read(lambda connection: [(bot, bool(won)) for bot, won in connection.execute(sql, (player, game, REMEMBERED))])

    async def unvisited(self, before: int, cancelled_before: int) -> list[str]:
        """Return the tables that nobody came to for too long and that are not hidden yet."""
        sql = """
            SELECT id FROM tables WHERE removed IS NULL
                AND ((status IN ('waiting', 'playing') AND visited < ?1) OR (status = 'cancelled' AND changed < ?2))
            UNION SELECT id FROM tables WHERE json_extract(setup, '$.uploaded') AND visited < ?1 AND removed IS NULL
        """
        return await self._read(lambda connection: [row["id"] for row in connection.execute(sql, (before, cancelled_before))])

    async def hide(self, tables: Iterable[str], before: int, time_of: int) -> None:
        """Hide tables, unless somebody came to them in the meantime."""
        sql = "UPDATE tables SET removed = ? WHERE id = ? AND (status = 'cancelled' OR visited < ?)"
        await self._write([(sql, (time_of, table, before)) for table in tables])

    async def hidden(self, before: int, cancelled_before: int) -> list[str]:
        """Return the tables that were hidden for too long."""
        sql = "SELECT id FROM tables WHERE removed < iif(status = 'cancelled', ?, ?)"
        return await self._read(lambda connection: [row["id"] for row in connection.execute(sql, (cancelled_before, before))])

    async def show_hidden(self) -> None:
        """Show hidden tables again, where none are to expire any more."""
        sql = "SELECT id FROM tables WHERE removed IS NOT NULL AND status != 'cancelled'"
        names = await self._read(lambda connection: [row["id"] for row in connection.execute(sql)])
        if names:
            await self._write([("UPDATE tables SET removed = NULL WHERE id = ?", (name,)) for name in names])

    async def last_time(self) -> int | None:
        """Return when a server was last seen running with this database, by its clock; None if never."""
        sql = "SELECT coalesce((SELECT value FROM house WHERE name = 'time'), (SELECT max(visited) FROM tables)) AS last"
        last: int | None = await self._read(lambda connection: connection.execute(sql).fetchone()["last"])
        return last

    async def keep_time(self, wall: int, skipped: int | None) -> None:
        """Remember what time it is. After a jump of the clock no table is older by what it skipped, and none is from the future."""
        statements: list[Statement] = [("INSERT OR REPLACE INTO house VALUES ('time', ?)", (wall,))]
        if skipped is not None:
            unfinished = "(status != 'finished' OR json_extract(setup, '$.uploaded'))"
            for column in ("visited", "removed"):
                later = f"UPDATE tables SET {column} = {column} + ? WHERE {unfinished} AND {column} <= ?"
                statements.append((later, (skipped, wall - skipped)))
                statements.append((f"UPDATE tables SET {column} = ? WHERE {unfinished} AND {column} > ?", (wall, wall)))
        await self._write(statements)

    async def waiting_for_bots(self, visited_since: int) -> list[str]:
        """Return the tables where a bot is to move, those visited last first."""
        sql = """
            SELECT id FROM tables WHERE status = 'playing' AND visited >= ? AND EXISTS (
                SELECT 1 FROM json_each(tables.turn) AS turn JOIN seats ON at = tables.id AND seat = turn.value WHERE kind = 'bot'
            ) ORDER BY visited DESC LIMIT ?
        """
        return await self._read(lambda connection: [row["id"] for row in connection.execute(sql, (visited_since, MOST_RESUMED))])

    async def unfinished(self, player: str) -> int:
        """Return how many unfinished tables a person has opened."""
        sql = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('waiting', 'playing')"
        return await self._read(lambda connection: int(connection.execute(sql, (player,)).fetchone()[0]))

    async def uploads_beyond(self, player: str, most: int) -> list[str]:
        """Return the uploaded records of a person that are too many: those not visited for longest."""
        sql = "SELECT id FROM tables WHERE owner = ? AND json_extract(setup, '$.uploaded') ORDER BY visited DESC, id LIMIT -1 OFFSET ?"
        return await self._read(lambda connection: [row["id"] for row in connection.execute(sql, (player, most))])

    async def remove(self, tables: Iterable[str], *, hidden: bool = False) -> None:
        """Delete tables with everything that belongs to them; `hidden`: only those that are hidden."""
        sql = f"DELETE FROM tables WHERE id = ?{' AND removed IS NOT NULL' if hidden else ''}"
        await self._write([(sql, (table,)) for table in tables])

    # For operators

    async def orders(self) -> list[Order]:
        """Return what operators asked for and was not carried out yet, the oldest first."""
        sql = "SELECT id, kind, subject, value FROM orders WHERE kind != ? ORDER BY id"
        return await self._read(lambda connection: [Order(*row) for row in connection.execute(sql, (FAILED,))])

    async def finish(self, order: Order) -> None:
        """Take away an order that was carried out."""
        await self._write([("DELETE FROM orders WHERE id = ?", (order.id,))])

    async def fail(self, order: Order) -> None:
        """Try an order no more that cannot be carried out."""
        await self._write([("UPDATE orders SET kind = ? WHERE id = ?", (FAILED, order.id))])

    async def blocked(self) -> list[tuple[str, int | None]]:
        """Return the blocked networks, and until when."""
        sql = "SELECT network, until FROM blocked WHERE until IS NULL OR until > ?"
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(sql, (now(),))])

    async def close_table(self, name: str) -> None:
        """Close a table that is not in memory, or cannot be stored as it is there."""
        closed = "iif(json_valid(setup), json_set(setup, '$.closed', json('true')), setup)"
        sql = f"UPDATE tables SET status = 'cancelled', turn = '[]', setup = {closed}, changed = ? WHERE id = ?"
        await self._write([(sql, (now(), name))])

    async def rename(self, order: Order, change: Callable[[StoredTable, Order], bool]) -> None:
        """Change names wherever an order wants it, at some tables at a time. `change` does so at one table."""
        sql = """
            SELECT id FROM tables WHERE instr(header, json_quote(:who))
                OR id IN (SELECT at FROM seats WHERE :who IN (player, name, stands_in_for))
        """

        name = order.value if order.kind == "rename" else ""
        await self._write([("UPDATE players SET name = ? WHERE id = ? OR name = ?", (name, order.subject, order.subject))])
        found = await self._read(lambda connection: [row["id"] for row in connection.execute(sql, {"who": order.subject})])
        for first in range(0, len(found), RENAMED_AT_ONCE):
            await self._rename_at(found[first : first + RENAMED_AT_ONCE], order, change)

    async def _rename_at(self, names: list[str], order: Order, change: Callable[[StoredTable, Order], bool]) -> None:
        damaged: list[str] = []

        def question(connection: sqlite3.Connection) -> list[StoredTable]:
            marks = ", ".join("?" * len(names))
            return _tables(connection, connection.execute(f"SELECT * FROM tables WHERE id IN ({marks})", names).fetchall(), damaged)

        # Somebody may sit down or begin to play meanwhile: only what is as it was read is changed. Such a table is in memory.
        seat = "UPDATE seats SET name = ?, stands_in_for = ? WHERE at = ? AND seat = ? AND name IS ? AND stands_in_for IS ?"
        statements: list[Statement] = []
        for table in await self._read(question):
            header, before = table.header, [(s.name, s.stands_in_for) for s in table.seats]
            if not change(table, order):
                continue
            if table.header != header:
                statements.append(("UPDATE tables SET header = ? WHERE id = ? AND header IS ?", (table.header, table.id, header)))
            for number, (old, s) in enumerate(zip(before, table.seats, strict=True)):
                if old != (s.name, s.stands_in_for):
                    statements.append((seat, (s.name, s.stands_in_for, table.id, number, *old)))
        if damaged:
            JOURNAL.error("names at damaged tables were not changed", extra={"tables": damaged})
        if statements:
            await self._write(statements)

    async def check(self) -> None:
        """Read a little, to see that the database answers. Whether it can be written, `broken` says."""

        def question(connection: sqlite3.Connection) -> None:
            self._see_that_it_is_there()
            connection.execute("SELECT count(*) FROM house").fetchone()

        await self._read(question)

    async def try_writing(self) -> None:
        """Write a little, to see whether what was broken works again."""
        await self._write([("INSERT OR REPLACE INTO house VALUES ('checked', ?)", (now(),))])


def stored_table(connection: sqlite3.Connection, name: str) -> tuple[StoredTable, list[StoredEntry]] | None:
    """Return a table with its entries; None if there is no such table. Raises `sqlite3.DatabaseError` if it is damaged."""
    connection.execute("BEGIN")
    try:
        row = connection.execute("SELECT * FROM tables WHERE id = ?", (name,)).fetchone()
        if row is None:
            return None
        entries = connection.execute("SELECT n, line, time, player, message FROM entries WHERE at = ? ORDER BY n", (name,))
        lines = [StoredEntry(*entry) for entry in entries]
        return _tables(connection, [row])[0], lines
    finally:
        connection.execute("COMMIT")


def _use_up(key: bytes, player: str, before: str | None) -> OneRow:
    """Return what uses up a recovery key that is good, unless its person plays against the one before at a table."""
    sql = f"DELETE FROM recoveries WHERE hash = :key AND player = :player AND expires >= :now AND NOT EXISTS ({TOGETHER})"
    return OneRow(sql, {"key": key, "player": player, "now": now(), "one": player, "other": before})


def _begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction. One that failed before may be open still."""
    if connection.in_transaction:
        connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")


def _carry_out(connection: sqlite3.Connection, unit: _Unit) -> None:
    for statement in unit.statements:
        changed = connection.execute(*statement).rowcount
        if isinstance(statement, OneRow) and changed != 1:
            raise NotOneRow


def _settle(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, error in outcomes:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _json(value: list[int] | msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _table(table: StoredTable) -> Statement:
    columns = ("status", "public", "owner", "setup", "header", "secret", "deal", "n", "turn", "outcome", "changed", "visited")
    return (
        f"UPDATE tables SET {', '.join(f'{column} = ?' for column in columns)}, removed = NULL WHERE id = ?",
        (
            table.status,
            table.public,
            table.owner,
            _json(table.setup),
            table.header,
            table.secret,
            None if table.deal is None else _json(table.deal),
            table.n,
            _json(table.turn),
            None if table.outcome is None else _json(table.outcome),
            table.changed,
            table.visited,
            table.id,
        ),
    )


def _seats(table: StoredTable) -> list[Statement]:
    return [("DELETE FROM seats WHERE at = ? AND seat >= ?", (table.id, len(table.seats)))] + [
        (
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table.id, number, s.kind, s.player, s.name, s.bot, s.same, s.gone, s.resigned, s.reserved, s.stands_in_for, s.asked),
        )
        for number, s in enumerate(table.seats)
    ]


def _entry(table: str, entry: StoredEntry) -> Statement:
    return "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", (table, *entry)


def _device(player: str, device: Device) -> Statement:
    sql = "INSERT OR REPLACE INTO devices (hash, player, browser, system, created, seen) VALUES (?, ?, ?, ?, ?, ?)"
    return sql, (device.hash, player, device.browser, device.system, device.created, device.seen)


def _key(table: str, key: bytes, kind: str) -> Statement:
    return "INSERT INTO keys VALUES (?, ?, ?, ?)", (key, table, kind, now())


def _tables(connection: sqlite3.Connection, rows: Sequence[sqlite3.Row], damaged: list[str] | None = None) -> list[StoredTable]:
    """Return tables with their seats. Those that are damaged are left out if there is a list for their ids, else `Damaged` is raised."""
    names = [row["id"] for row in rows]
    seats: dict[str, list[StoredSeat]] = {name: [] for name in names}
    marks = ", ".join("?" * len(names))
    for row in connection.execute(f"SELECT * FROM seats WHERE at IN ({marks}) ORDER BY at, seat", names):
        seats[row["at"]].append(
            StoredSeat(
                kind=row["kind"],
                player=row["player"],
                name=row["name"],
                bot=row["bot"],
                same=bool(row["same"]),
                gone=bool(row["gone"]),
                resigned=bool(row["resigned"]),
                reserved=row["reserved"],
                stands_in_for=row["stands_in_for"],
                asked=bool(row["asked"]),
            )
        )
    tables = []
    for row in rows:
        try:
            tables.append(_table_of(row, seats[row["id"]]))
        except (msgspec.DecodeError, ValueError, TypeError) as error:
            if damaged is None:
                raise Damaged(f"malformed table {row['id']}: {error}") from error
            damaged.append(row["id"])
    return tables


def _table_of(row: sqlite3.Row, seats: list[StoredSeat]) -> StoredTable:
    return StoredTable(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        public=bool(row["public"]),
        owner=row["owner"],
        setup=msgspec.json.decode(row["setup"], type=Setup),
        seats=seats,
        created=row["created"],
        changed=row["changed"],
        visited=row["visited"],
        header=row["header"],
        secret=row["secret"],
        deal=None if row["deal"] is None else msgspec.json.decode(row["deal"], type=StoredDeal),
        n=row["n"],
        turn=msgspec.json.decode(row["turn"], type=list[int]),
        outcome=None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=Outcome),
        removed=row["removed"],
    )
