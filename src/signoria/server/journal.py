"""The server's log: one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
"""What every log record has; the rest was given with `extra` and belongs to the event."""


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


def begin(level: str) -> None:
    """Write the log of the server, and of what it stands on, to the error output."""
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
