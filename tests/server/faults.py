"""Trouble made on purpose: errors at any call of the database, files as a power cut leaves them, and histories of what was acknowledged."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.check import check
from tests.server.browser import Browser

After = Callable[[sqlite3.Connection, str], None]
"""Called after each statement."""
SECTOR = 512
"""What a disk writes whole. Anything larger can be torn."""
WAL_HEADER = 32
LOST = (WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError)
"""How a client notices that its connection is gone."""


class Faults:
    """When calls of the database fail: the call number `at` from now on (0: the next one), and those after it if `lasting`.

    `late`: the call is carried out, and its error is told afterwards.
    """

    def __init__(self) -> None:
        self.over()

    def plan(self, at: int, message: str, *, lasting: bool, late: bool) -> None:
        """Let calls fail from now on."""
        self.at, self.message, self.lasting, self.late, self.met = at, message, lasting, late, False

    def over(self) -> None:
        """Let no more calls fail."""
        self.at, self.message, self.lasting, self.late, self.met = -1, "", False, False, False

    def fails(self) -> bool:
        """Count a call and return whether it fails."""
        if self.at < 0:
            return False
        if self.at > 0:
            self.at -= 1
            return False
        self.met = True
        if not self.lasting:
            self.at = -1
        return True


class Faulty:
    """A connection whose calls fail when they are told to."""

    def __init__(self, connection: sqlite3.Connection, faults: Faults, after: After | None = None) -> None:
        self._connection = connection
        self._faults = faults
        self._after = after

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as the original
        """Carry a statement out, or fail."""
        if self._faults.fails():
            if self._faults.late:
                self._connection.execute(sql, *values)
            raise sqlite3.OperationalError(self._faults.message)
        cursor = self._connection.execute(sql, *values)
        if self._after is not None:
            self._after(self._connection, sql)
        return cursor

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as the original
        return getattr(self._connection, name)


@contextlib.contextmanager
def faulty_storage(writing: Faults, reading: Faults | None = None, after: After | None = None) -> Iterator[None]:
    """Let the connections that are opened from now on fail when they are told to."""
    open_database, reader = storage.open_database, storage.Storage._reader
    storage.open_database = lambda *args, **kwargs: Faulty(open_database(*args, **kwargs), writing, after)  # type: ignore[assignment]
    if reading is not None:
        storage.Storage._reader = lambda self: Faulty(reader(self), reading)  # type: ignore[assignment, method-assign, return-value]
    try:
        yield
    finally:
        storage.open_database, storage.Storage._reader = open_database, reader  # type: ignore[method-assign]


# Power cuts


class Synced(NamedTuple):
    """The files as they are on the disk after a commit, and how many moves each table has."""

    db: bytes
    wal: bytes
    moves: dict[str, int]


class Disk:
    """Remembers the files of a database after each commit. Everything up to there is on the disk (synchronous=FULL)."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.synced: list[Synced] = []

    def after(self, connection: sqlite3.Connection, sql: str) -> None:
        """Look at the files after a commit."""
        if sql == "BEGIN IMMEDIATE":
            # Small, so that pages are moved into the database file while games go on.
            connection.execute("PRAGMA wal_autocheckpoint = 20")
        if sql == "COMMIT":
            moves = dict(connection.execute("SELECT id, n FROM tables").fetchall())
            self.synced.append(Synced(self.file.read_bytes(), Path(f"{self.file}-wal").read_bytes(), moves))


def torn(before: bytes, after: bytes, keep: Callable[[int], bool]) -> bytes:
    """Return a file of which only some sectors that changed have reached the disk."""
    size = max(len(before), len(after))
    changed = [at for at in range(0, size, SECTOR) if before[at : at + SECTOR] != after[at : at + SECTOR]]
    kept = [at for number, at in enumerate(changed) if keep(number)]
    length = max([len(before), *(min(len(after), at + SECTOR) for at in kept)])
    file = bytearray(before.ljust(length, b"\0"))
    for at in kept:
        file[at : at + SECTOR] = after[at : at + SECTOR]
    return bytes(file)


def cuts(one: Synced, next_one: Synced, chance: random.Random, variants: int) -> Iterator[tuple[bytes, bytes]]:
    """Yield the database and the log as a power cut between two commits may leave them."""
    yield one.db, one.wal
    # When SQLite begins the log anew, it brings the new header to the disk before anything else: the old frames are void from then on.
    begun = next_one.wal[:WAL_HEADER] + one.wal[WAL_HEADER:]
    yield one.db, begun
    for _ in range(variants):
        first = chance.randrange(40)
        some = chance.random()
        kinds: list[Callable[[int], bool]] = [
            lambda number, first=first: number < first,  # type: ignore[misc]  # what comes later is missing
            lambda number, first=first: number >= first,  # type: ignore[misc]  # what comes later was written earlier
            lambda _, some=some: chance.random() < some,  # type: ignore[misc]  # some of it
        ]
        yield one.db, torn(begun, next_one.wal, chance.choice(kinds))
        # Pages go into the database only when the log is on the disk.
        yield torn(one.db, next_one.db, chance.choice(kinds)), next_one.wal


def survive_power_cuts(synced: list[Synced], folder: Path, seed: int, variants: int) -> int:
    """Open the database as every power cut leaves it: nothing that was acknowledged is missing, and nothing is damaged. Return how many."""
    chance = random.Random(seed)
    number = 0
    for one, next_one in pairwise(synced):
        for db, wal in cuts(one, next_one, chance, variants):
            number += 1
            file = folder / f"cut{number}.db"
            file.write_bytes(db)
            Path(f"{file}-wal").write_bytes(wal)
            with contextlib.closing(storage.open_database(str(file))) as connection:
                found = dict(connection.execute("SELECT id, n FROM tables").fetchall())
            assert found in (one.moves, next_one.moves), f"power cut {number}: {found}, acknowledged {one.moves}"
            assert check(str(file)).faults == [], f"power cut {number}"
            for path in folder.glob(f"{file.name}*"):
                path.unlink()
    return number


# Histories


class Acknowledged(NamedTuple):
    """A move that was acknowledged: the id of its message, and the moment it led to."""

    message: str
    n: int


class Player:
    """Somebody who plays a seat whatever happens, and sends each move again until it is acknowledged."""

    def __init__(self, browser: Browser, table: str, seat: int, seed: int) -> None:
        self.browser, self.table, self.seat = browser, table, seat
        self.dice = Dice(seed)
        self.history: list[Acknowledged] = []
        self.sent = 0
        self.enough = threading.Event()

    def play(self) -> None:
        """Play until it is enough or the game is over."""
        while not self.enough.is_set():
            with contextlib.suppress(*LOST), self.browser.live(self.table) as live:
                while not self.enough.is_set():
                    view = live.view(self.seat)
                    if view["over"]:
                        return
                    if self.seat not in view["actors"]:
                        live.receive(5)
                        continue
                    message, move = f"s{self.seat}m{self.sent}", view["moves"][self.dice.number(len(view["moves"]))]["id"]
                    answer = live.play(self.seat, move, id=message)
                    if answer["type"] == "done":
                        self.history.append(Acknowledged(message, answer["n"]))
                        self.sent += 1
                    elif answer["type"] == "error":
                        break


def look_into(db: Path, table: str, players: list[Player]) -> int:
    """See that the database has every acknowledged move once, in its place and in order; return how many there are."""
    with contextlib.closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT n, message FROM entries WHERE at = ? ORDER BY n", (table,)).fetchall()
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    messages = [message for _, message in rows if message is not None]
    assert len(set(messages)) == len(messages), "a move was made twice"
    stored = {message: n for n, message in rows}
    for player in players:
        assert [one.n for one in player.history] == sorted({one.n for one in player.history}), "moves changed their order"
        for one in player.history:
            assert stored.get(one.message) == one.n, f"an acknowledged move is lost or elsewhere: {one}"
        assert len([message for message in messages if message.startswith(f"s{player.seat}m")]) - len(player.history) in (0, 1)
    assert check(str(db)).faults == []
    return sum(len(player.history) for player in players)
