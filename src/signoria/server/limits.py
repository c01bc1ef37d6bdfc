"""Rate limits and limits on open connections, per client."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from signoria.server.proxies import limit_key

Side = TypeVar("Side")
MOST_SIDES = 20_000


class Bucket:
    """Holds `burst` drops and gets `rate` new ones each second. A rate of 0 means no limit."""

    __slots__ = ("burst", "left", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.when = time.monotonic()

    def take(self, drops: float = 1) -> bool:
        """Take drops if there are enough, and return whether there were."""
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < drops:
            return False
        self.left -= drops
        return True


class Sides(Generic[Side]):
    """One bucket for each side (an address, a device). Those not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[Side, Bucket] = OrderedDict()

    def take(self, side: Side, drops: float = 1) -> bool:
        """Take drops from a side's bucket, and return whether there were enough."""
        if not self.rate:
            return True
        bucket = self._buckets.pop(side, None) or Bucket(self.rate, self.burst)
        self._buckets[side] = bucket
        if len(self._buckets) > MOST_SIDES:
            self._buckets.popitem(last=False)
        return bucket.take(drops)


class ConnectionLimit:
    """Counts the open connections of each address (IPv6: of each network). `most`: how many one may have; 0: no limit."""

    def __init__(self, most: int, exempt: Callable[[str], bool] = lambda _: False) -> None:
        self.most = most
        self._exempt = exempt
        """Addresses that are not counted: a proxy connects for everybody."""
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a connection, and return whether it is allowed. One that is not allowed is not counted."""
        key = limit_key(address)
        if self._open.get(key, 0) >= self.most > 0 and not self._exempt(address):
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        key = limit_key(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]
