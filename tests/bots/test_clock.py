"""Clocks of bots that think: at a table the wall clock counts too, and a bot can be told to decide at once."""

from __future__ import annotations

import math

import pytest

from signoria.bots import bot_named, stated_seconds, timed_by
from signoria.bots.clock import MARGIN, PATIENCE, Clock, TableClock
from signoria.chance import Dice
from signoria.tuscany import GAME
from tests.bots.test_strong import midgame


class Wall:
    """A wall clock that goes on by a step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_clock_counts_processor_time() -> None:
    clock = Clock()
    before = clock.gone()
    assert sum(range(100_000)) > 0
    assert clock.gone() > before


def test_at_a_table_half_the_time_on_the_wall_counts_too() -> None:
    wall = Wall(0.0)
    clock = TableClock(lambda: False, wall)
    wall.now = 1000.0
    assert clock.gone() == pytest.approx(1000.0 / (PATIENCE * MARGIN))
    assert clock.waited() == 1000.0
    assert not clock.cut_short


def test_who_is_hurried_has_no_time_left() -> None:
    hurried = [False]
    clock = TableClock(lambda: hurried[0])
    assert clock.gone() < math.inf
    hurried[0] = True
    assert clock.gone() == math.inf
    assert clock.cut_short


@pytest.mark.parametrize("name", ["expert", "master"])
def test_a_bot_on_a_busy_machine_decides_within_twice_its_stated_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = stated_seconds(GAME, name) * PATIENCE
    state, seat = midgame(2)
    # Every look at the clock takes a fiftieth of the limit, and no processor time: the machine is busy with something else.
    monkeypatch.setattr(Clock, "gone", lambda _: 0.0)
    wall = Wall(limit / 50)
    clock = TableClock(lambda: False, wall)
    bot = timed_by(bot_named(GAME, name), clock)
    assert bot.choose(state.copy(), seat, Dice(1)) in state.moves(seat)
    assert limit * MARGIN <= wall.now <= limit, "it uses its time, and no more"


@pytest.mark.parametrize("name", ["expert", "master"])
def test_a_bot_that_is_hurried_decides_with_what_it_has_found(name: str) -> None:
    state, seat = midgame(2)
    looks = 0

    def hurried() -> bool:
        nonlocal looks
        looks += 1
        return looks > 20

    clock = TableClock(hurried, lambda: 0.0)
    assert timed_by(bot_named(GAME, name), clock).choose(state.copy(), seat, Dice(1)) in state.moves(seat)
    assert clock.cut_short
    assert looks < 40, "it did not go on"


def test_a_bot_that_is_hurried_before_it_begins_still_finds_a_move() -> None:
    state, seat = midgame(2)
    for name in ("novice", "adept", "expert", "master"):
        clock = TableClock(lambda: True)
        assert timed_by(bot_named(GAME, name), clock).choose(state.copy(), seat, Dice(1)) in state.moves(seat)


def test_bots_that_decide_at_once_state_no_time() -> None:
    assert [stated_seconds(GAME, name) for name in ("novice", "adept", "expert", "master")] == [0.0, 0.0, 0.5, 2.0]
