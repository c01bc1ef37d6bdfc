"""A lock for the life of a server on one database, and files that nobody else can read."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
from pathlib import Path

from signoria.game import BadInput

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What SQLite and the server keep beside a database: each is the file's name with one of these behind it."""


class DatabaseInUse(BadInput):
    """A server, or somebody who restores, has this database. `address`: where it answers, "" if it has not said so."""

    def __init__(self, file: str, pid: str, address: str) -> None:
        super().__init__("server-db-in-use", {"file": file, "pid": pid})
        self.address = address


class DatabaseLock:
    """The lock of a database. The kernel gives it up when the process ends, however it ends. Raises `DatabaseInUse`, `OSError`."""

    def __init__(self, file: str) -> None:
        # Two names of one file (a link) are one database.
        self._path = f"{os.path.realpath(file)}.lock"
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = self._holder()
            os.close(self._handle)
            if not isinstance(error, BlockingIOError):
                raise
            raise DatabaseInUse(file, str(holder.get("pid", "?")), str(holder.get("address", ""))) from error
        self.tell("")

    def _holder(self) -> dict[str, object]:
        """Return what the one who has the lock wrote there."""
        with contextlib.suppress(OSError, ValueError):
            found = json.loads(os.pread(self._handle, 1000, 0))
            return found if isinstance(found, dict) else {}
        return {}

    def tell(self, address: str) -> None:
        """Write who has the lock and where they answer, for those who come later."""
        with contextlib.suppress(OSError):  # a full disk: the lock holds all the same
            os.ftruncate(self._handle, 0)
            os.pwrite(self._handle, json.dumps({"pid": os.getpid(), "address": address}).encode(), 0)

    def held(self) -> bool:
        """Return whether the lock still keeps others away: whoever comes after its file was removed makes a new one."""
        return identity(self._path) == identity(self._handle)

    def release(self) -> None:
        """Give the database free. The file stays: removing it would let two servers hold locks on two files of one name."""
        os.close(self._handle)


def is_locked(file: str) -> bool:
    """Return whether a server, or somebody who restores, has this database."""
    try:
        handle = os.open(f"{os.path.realpath(file)}.lock", os.O_RDONLY)
    except OSError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def identity(file: str | int) -> tuple[int, int] | None:
    """Return which file this is, whatever its name; None if there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116 - an open file, too
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def make_private(file: str) -> None:
    """Create the file if it is not there, and keep other users from it and from what lies beside it. Raises `OSError`."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    for suffix in BESIDE:
        path = Path(file + suffix)
        # SQLite gives what it creates the mode of the database; the rest may come from earlier versions.
        with contextlib.suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & 0o077:
                path.chmod(PRIVATE)
