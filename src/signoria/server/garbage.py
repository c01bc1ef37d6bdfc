"""Garbage collection in small portions, so that nobody is held up.

Games in memory are many small objects that live long. Left to itself, the collector would look through all of them now and then, and
hold up everybody while it does. So it looks only at what is new, and sets aside (freezes) what survives. What is set aside and dies later
as part of a cycle, such as a closed connection, stays. So everything is looked through when that may have become too much, or when nobody
is connected.
"""

from __future__ import annotations

import gc

GROWTH = 1.5
SLACK = 100_000


class Collector:
    """Collects the garbage of a server. `slack`: so many objects may be set aside in vain, beside half of those in use."""

    def __init__(self, slack: int = SLACK) -> None:
        self.slack = slack
        self.full_collections = 0
        self._in_use = 0

    def begin(self) -> None:
        """Take over from the interpreter."""
        gc.disable()
        gc.freeze()
        self._in_use = gc.get_freeze_count()

    def end(self) -> None:
        """Give back to the interpreter."""
        gc.unfreeze()
        gc.enable()

    def sweep(self) -> None:
        """Collect what is new. Called often."""
        gc.collect(1)
        gc.freeze()

    def tidy(self, idle: bool) -> None:
        """Look through everything if nobody is there to be held up, or if too much may have been set aside in vain. Called now and then."""
        # Counting takes a hundredth of the time of collecting.
        if idle or gc.get_freeze_count() > GROWTH * self._in_use + self.slack:
            self._collect_all()

    def _collect_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._in_use = gc.get_freeze_count()
        self.full_collections += 1
