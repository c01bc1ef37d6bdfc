"""Memory stays bounded while somebody stays connected: what connections leave behind is found again."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from signoria.server.garbage import Collector


class Visit:
    """Something that refers to itself, as connections do."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector(slack=500)
    collector.begin()
    yield collector
    collector.end()
    gc.collect()


def alive() -> int:
    return sum(isinstance(found, Visit) for found in gc.get_objects())


def test_visits_that_outlived_a_sweep_do_not_stay_for_ever_while_somebody_is_connected(collector: Collector) -> None:
    kept = [Visit() for _ in range(100)]
    in_use = gc.get_freeze_count()
    bound = int(in_use * 0.5) + 500
    for _ in range(10):
        visits = [Visit() for _ in range(bound // 4)]
        collector.sweep()
        visits.clear()
        collector.tidy(idle=False)
    gc.unfreeze()
    assert alive() <= len(kept) + bound + bound // 4
    assert 2 <= collector.full_collections < 11, "everything is looked through now and then, not each time"


def test_when_nobody_is_connected_everything_goes(collector: Collector) -> None:
    visits = [Visit() for _ in range(100)]
    collector.sweep()
    visits.clear()
    collector.tidy(idle=True)
    gc.unfreeze()
    assert alive() == 0
