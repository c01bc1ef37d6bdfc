"""Looking a whole database through: its pages, its references, and every game replayed against its record, commitment and secret."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from signoria.game import BadInput, Text
from signoria.games import PACKAGES
from signoria.record import Record
from signoria.server.restore import look_through
from signoria.server.storage import VERSION, DatabaseProblem, StoredEntry, StoredTable, back_up, open_database, stored_table
from signoria.server.table import OtherVersion, Table


class Fault(NamedTuple):
    """Something that is wrong: with a table, or ("") with the database as a whole."""

    table: str
    text: Text


class Report(NamedTuple):
    """What was found: how many tables there are, what is wrong, and which games are of rules that this version does not have."""

    tables: int
    faults: list[Fault]
    other_rules: list[str]


def check(file: str, progress: Callable[[int, int], None] = lambda *_: None) -> Report:
    """Look a database through that a server may be using. Raises `DatabaseProblem`.

    `progress` gets how many tables are done, and how many there are.
    """
    if not Path(file).is_file():
        raise DatabaseProblem("server-db-missing", {"file": file})
    try:
        with contextlib.closing(_read_only(file)) as connection:
            faults = [Fault("", _problem(line)) for line in look_through(connection, file)]
            if connection.execute("PRAGMA user_version").fetchone()[0] == VERSION:
                return _games(connection, faults, progress)
        with tempfile.TemporaryDirectory() as folder:
            # Games of an older version are read as they will be after the upgrade.
            copy = str(Path(folder) / "upgraded.db")
            back_up(file, copy)
            open_database(copy, keep_before=False).close()
            with contextlib.closing(_read_only(copy)) as connection:
                return _games(connection, faults, progress)
    except sqlite3.Error as error:
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error


def _read_only(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{Path(file).absolute().as_uri()}?mode=ro", uri=True, timeout=10, isolation_level=None)
    connection.row_factory = sqlite3.Row
    return connection


def _problem(text: str) -> Text:
    return {"key": "server-check-database", "args": {"problem": text}}


def _games(connection: sqlite3.Connection, faults: list[Fault], progress: Callable[[int, int], None]) -> Report:
    """Replay all games. Each is read in a transaction of its own, so that a running server is not held up."""
    other_rules: list[str] = []
    try:
        names = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
    except sqlite3.DatabaseError as error:
        return Report(0, [*faults, Fault("", _problem(str(error)))], [])
    for number, name in enumerate(names):
        progress(number, len(names))
        try:
            found = stored_table(connection, name)
            # None: the server deleted the table in the meantime.
            if found is not None:
                faults += [Fault(name, text) for text in faults_of(*found)]
        except OtherVersion:
            other_rules.append(name)
        except sqlite3.DatabaseError as error:
            faults.append(Fault(name, _problem(str(error))))
    progress(len(names), len(names))
    return Report(len(names), faults, other_rules)


def faults_of(stored: StoredTable, lines: list[StoredEntry]) -> Iterator[Text]:
    """Yield what is wrong with a table. Raises `OtherVersion` if its game was played by other rules than this program's."""
    if stored.game not in PACKAGES:
        yield {"key": "unknown-game", "args": {"game": stored.game, "known": ", ".join(PACKAGES)}}
        return
    table = Table(stored, 0)
    try:
        table.replay(lines)
        if (record := table.record) is None:
            return
        if not stored.setup.uploaded:  # who uploads a record may bring one that was not dealt fairly
            record.verify()
        if not _ended_as_stored(record, stored):
            yield {"key": "server-check-outcome", "args": {}}
    except OtherVersion:
        raise
    except BadInput as error:
        yield error.text()


def _ended_as_stored(record: Record, stored: StoredTable) -> bool:
    """Return whether a game ended as its table says, if it ended."""
    result, outcome = record.state.result(), stored.outcome
    if result is not None:
        return stored.status == "finished" and outcome is not None and outcome.scores == result.scores
    return stored.status != "finished" or stored.setup.uploaded or (outcome is not None and bool(outcome.resigned))
