"""Putting a backup in the place of a database, so that nothing of the old one is mixed into the new one and nothing is thrown away."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from signoria.server.lock import DatabaseLock, make_private
from signoria.server.storage import APPLICATION, VERSION, DatabaseProblem

LOGS = ("-wal", "-shm", "-journal")
"""What SQLite would replay over the database, or believe about it, if it lay beside it."""
MOST_PROBLEMS = 100


def restore(file: str, backup: str) -> str | None:
    """Put a copy of the backup in the place of a database that no server uses.

    Return where the database that was there is kept now; None if there was none. The backup is checked before anything changes.
    Raises `DatabaseProblem`, `DatabaseInUse`.
    """
    if not Path(backup).is_file():
        raise DatabaseProblem("server-db-missing", {"file": backup})
    if Path(file).exists() and Path(file).samefile(backup):
        raise DatabaseProblem("server-restore-same", {"file": backup})
    file = os.path.realpath(file)
    copy = f"{file}.restoring"
    try:
        lock = DatabaseLock(file)
    except OSError as error:
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error
    try:
        _copy(backup, copy)
        kept = _set_aside(file)
        Path(copy).replace(file)
        _sync(Path(file).parent)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error
    finally:
        for suffix in ("", *LOGS):
            Path(copy + suffix).unlink(missing_ok=True)
        lock.release()
    return kept


def _copy(backup: str, copy: str) -> None:
    """Copy a backup into one synced file and check it. Raises `DatabaseProblem`."""
    for suffix in ("", *LOGS):
        Path(copy + suffix).unlink(missing_ok=True)
    make_private(copy)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{Path(backup).absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as source,
            contextlib.closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            problems = look_through(target, backup)
    except sqlite3.Error as error:
        raise DatabaseProblem("server-db-unusable", {"file": backup, "problem": str(error)}) from error
    if problems:
        raise DatabaseProblem("server-restore-damaged", {"file": backup, "problem": "; ".join(problems[:5])})
    _sync(Path(copy))


def look_through(connection: sqlite3.Connection, file: str) -> list[str]:
    """Return what is wrong with the pages and the references of a database of ours. Raises `DatabaseProblem` if it is none."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise DatabaseProblem("server-db-foreign", {"file": file})
    if (version := connection.execute("PRAGMA user_version").fetchone()[0]) > VERSION:
        raise DatabaseProblem("server-db-newer", {"file": file, "found": version, "known": VERSION})
    try:
        found = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({MOST_PROBLEMS})")]
        if found == ["ok"]:
            missing = connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_PROBLEMS)
            return [f"a row of {row[0]} belongs to a row of {row[2]} that is not there" for row in missing]
        return found
    except sqlite3.DatabaseError as error:  # too damaged to be looked through
        return [str(error)]


def _is_database(file: str) -> bool:
    try:
        with Path(file).open("rb") as begun:
            return begun.read(16) == b"SQLite format 3\0"
    except FileNotFoundError:
        return False


def _set_aside(file: str) -> str | None:
    """Keep the database that is replaced under another name, in one file if it can still be opened; also a log that was left alone."""
    if not any(Path(file + suffix).exists() for suffix in ("", *LOGS)):
        return None
    kept = f"{file}.replaced-{time.strftime('%Y%m%d-%H%M%S')}"
    while any(Path(kept + suffix).exists() for suffix in ("", *LOGS)):
        kept += "+"
    if _is_database(file):  # beside anything else SQLite would throw the log away
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode = DELETE")
    for suffix in LOGS:
        with contextlib.suppress(FileNotFoundError):
            Path(file + suffix).rename(kept + suffix)
    if Path(file).exists():
        # A second name first, then the new file takes the old name: there is a database at every moment.
        try:
            os.link(file, kept)
        except OSError:  # not every file system has links
            Path(file).rename(kept)
        make_private(kept)
    _sync(Path(file).parent)
    return kept


def _sync(path: Path) -> None:
    """Bring a file, or the names in a folder, to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
