"""The server's log: one JSON object per line."""

from __future__ import annotations

import contextlib
import json
import logging
import math
import os
import stat
import sys
from datetime import UTC, datetime
from typing import TextIO

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every log record has; the rest was given with `extra` and belongs to the event."""

REPEAT_SECONDS = 60.0
MOST_EVENTS = 100


class JsonLines(logging.Formatter):
    """Writes a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line: time, level, event, and what was given with it."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class OncePerMinute(logging.Filter):
    """Lets an event through once a minute, and says how often it was left out: what clients send must not fill the log."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is written."""
        error = record.exc_info[0] if record.exc_info else None
        if error is not None and issubclass(error, UnicodeDecodeError):
            record.exc_info = None  # not a fault of the program
        event = record.name, record.getMessage(), error
        since, left_out = self._seen.get(event, (-math.inf, 0))
        if record.created - since < REPEAT_SECONDS:
            self._seen[event] = since, left_out + 1
            return False
        if len(self._seen) >= MOST_EVENTS:
            self._seen.clear()
        self._seen[event] = record.created, 0
        if left_out:
            record.left_out = left_out
        return True


def keep_private(log: TextIO) -> None:
    """Keep other users from a log that goes to a file of ours. A terminal, a pipe or a service's journal is left alone."""
    with contextlib.suppress(OSError, ValueError):
        found = os.fstat(log.fileno())
        if stat.S_ISREG(found.st_mode) and found.st_uid == os.getuid():
            os.fchmod(log.fileno(), 0o600)


def begin(level: str) -> None:
    """Write the log of the server, and of what it stands on, to the error output."""
    keep_private(sys.stderr)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("signoria").setLevel(level.upper())
    # The server says itself when it is ready; who connects is in the metrics.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets"):
        quiet = logging.getLogger(name)
        quiet.handlers[:] = []
        quiet.propagate = True
        quiet.setLevel(logging.WARNING)
    for name in ("uvicorn.error", "asyncio", "websockets", "signoria.server.transport", "signoria.server.web.database"):
        logging.getLogger(name).filters[:] = [OncePerMinute()]
