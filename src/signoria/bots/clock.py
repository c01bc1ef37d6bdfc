"""Clocks for bots that think for a while: how much of their time is gone."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

PATIENCE = 2.0
"""How many times its stated time a decision may take on the wall clock, on a busy machine."""
MARGIN = 0.75
"""The share of that time in which a bot searches. The rest is for what comes after: clearing away a large tree takes a while."""


class Clock:
    """Counts processor time, so that a bot thinks equally much on an idle and on a busy machine."""

    def __init__(self) -> None:
        self._began = time.process_time()

    def gone(self) -> float:
        """Return how many seconds of its thinking time a bot has used."""
        return time.process_time() - self._began


class TableClock(Clock):
    """Counts the wall clock too, for people who wait: at most `PATIENCE` times the stated time, and none is left when hurried."""

    def __init__(self, hurried: Callable[[], bool] = lambda: False, wall: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._hurried = hurried
        self._wall = wall
        self._began_on_wall = wall()
        self.cut_short = False
        """Whether the bot was told to decide at once while it thought."""

    def gone(self) -> float:
        """Return how many seconds of its thinking time a bot has used."""
        if self._hurried():
            self.cut_short = True
            return math.inf
        return max(super().gone(), self.waited() / (PATIENCE * MARGIN))

    def waited(self) -> float:
        """Return how many seconds have passed on the wall clock."""
        return self._wall() - self._began_on_wall
