"""How tests wait: for a sign, with so much patience that a busy machine makes no difference."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds until something that must happen counts as not happening. Nothing may be expected to happen sooner."""


def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come true"
        time.sleep(0.02)
