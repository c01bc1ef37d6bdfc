"""Expiry: unfinished tables that nobody visits are hidden first and deleted later, by time that the server knows has passed.

A clock can be wrong. While the server runs, its wall clock is compared with the monotonic one; while it does not run, two days count at the
most. Time that a clock skipped is added to what is stored of every table, so that no table becomes older by it.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from signoria.server.storage import now

if TYPE_CHECKING:
    from signoria.server.house import House

JOURNAL = logging.getLogger("signoria.server")
MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LONGEST_STOP = 2 * DAY
"""How much of the time between two runs of a server counts."""
JUMP = HOUR
"""A smaller difference between the clocks is one that is being corrected."""
KEPT_EVERY = 10 * MINUTE


class Expiry:
    """Hides and deletes the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._clocks: tuple[int, int] | None = None
        self._kept = 0

    async def run(self) -> None:
        """Hide the tables that nobody came to for too long, and delete those that were hidden for as long."""
        await self._keep_time()
        storage, tables = self._house.storage, self._house.tables
        days = self._house.settings.expire_days
        hidden_before = now() - round(days * DAY) if days else 0
        cancelled_before = now() - DAY
        if not days:
            await storage.show_hidden()
        connected = {name for name, table in tables.items() if table.connections}
        names = [name for name in await storage.unvisited(hidden_before, cancelled_before) if name not in connected]
        if names:
            await storage.hide(names, hidden_before, now())
            for name in names:
                if name in tables:
                    tables[name].stored.removed = now()
            JOURNAL.info("tables hidden", extra={"count": len(names)})
        names = [
            name
            for name in await storage.hidden(hidden_before, cancelled_before)
            if name not in tables or (tables[name].stored.removed is not None and not tables[name].connections)
        ]
        if names:
            await self._house.remove(names, hidden=True)
            JOURNAL.info("tables deleted", extra={"count": len(names)})

    async def _keep_time(self) -> None:
        """Remember what time it is, and add what the clock skipped to the times of all tables."""
        wall, monotonic = now(), time.monotonic_ns() // 1_000_000
        if self._clocks is None:
            last = await self._house.storage.last_time()
            passed = LONGEST_STOP
        else:
            last, passed = self._clocks[0], monotonic - self._clocks[1] + JUMP
        skipped = 0 if last is None else max(0, wall - last - passed)
        turned_back = last is not None and wall < last
        if skipped or turned_back or wall - self._kept >= KEPT_EVERY:
            await self._house.storage.keep_time(wall, skipped if skipped or turned_back else None)
            self._kept = wall
            for table in self._house.tables.values():
                table.stored.visited = min(wall, table.stored.visited + skipped)
        if skipped or turned_back:
            JOURNAL.warning("the clock jumped", extra={"from": last, "to": wall, "skipped_ms": skipped})
        self._clocks = wall, monotonic
