"""Which processes still live."""

from __future__ import annotations

import contextlib
from pathlib import Path

from tests.waiting import wait_for


def lives(number: int) -> bool:
    """Return whether a process is there and has not ended."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()[0] not in {"Z", "X"}
    except (FileNotFoundError, ProcessLookupError):
        return False


def children_of(number: int) -> list[int]:
    """Return the processes that a process started, in any of its threads."""
    found: list[int] = []
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{number}/task").iterdir():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                found += [int(child) for child in (thread / "children").read_text().split()]
    return found


def workers_of(number: int) -> list[int]:
    """Return the worker processes of a server."""
    found: list[int] = []
    for child in children_of(number):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def assert_ends(*numbers: int) -> None:
    """Check that processes end."""
    wait_for(lambda: not any(lives(number) for number in numbers))
