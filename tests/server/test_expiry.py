"""Tables nobody visits: hidden first, deleted later, and never because a clock was wrong."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.expiry import DAY
from signoria.server.settings import Settings
from tests.server.browser import Browser, play_out
from tests.server.test_operating import InThread, in_thread


class Clock:
    """The wall clock of the machine, which can be set; and the other one, which only goes on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 0
        self.steady = 0
        monkeypatch.setattr(storage, "wall_clock", lambda: time.time_ns() + (self.wall + self.steady) * 1_000_000)
        real = time.monotonic_ns
        monkeypatch.setattr(time, "monotonic_ns", lambda: real() + self.steady * 1_000_000)

    def set_ahead(self, days: float) -> None:
        """Set the clock, ahead or back."""
        self.wall += round(days * DAY)

    def pass_days(self, days: float, server: InThread) -> None:
        """Let days pass. The server keeps house each day."""
        for _ in range(round(days)):
            self.steady += DAY
            keep_house(server)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def keep_house(server: InThread) -> None:
    server.do(server.house.expiry.run())


def settings(folder: Path, days: float = 60) -> Settings:
    return Settings(db=f"sqlite:///{folder}/signoria.db", rate=0, connections=0, bot_pause=0, expire_days=days)


def mine(ada: Browser) -> set[str]:
    return {line["id"] for line in ada.get("/api/tables")["mine"]}


def tables_of(ada: Browser) -> tuple[str, str]:
    """Make a table that waits and one where people play."""
    waiting, playing = ada.table("me", "friend")["table"]["id"], ada.table("me", "same:Jan")["table"]["id"]
    with ada.live(playing) as live:
        play_out({0: live, 1: live}, Dice(1), most=6)
    return waiting, playing


def forget(server: InThread) -> None:
    """Let the tables leave the memory."""
    for table in list(server.house.tables.values()):
        assert not table.lock.locked()
    server.house.tables.clear()


def test_a_table_nobody_visits_is_hidden_comes_back_and_is_deleted_in_the_end(tmp_path: Path, clock: Clock) -> None:
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        waiting, playing = tables_of(ada)
        finished = ada.table("me", "bot:random")["table"]["id"]
        ada.post(f"/api/tables/{finished}/resign")
        clock.pass_days(59, server)
        assert mine(ada) == {waiting, playing}
        clock.pass_days(2, server)
        assert mine(ada) == set(), "hidden"
        assert ada.get(f"/api/tables/{playing}")["status"] == "playing", "not deleted"
        with ada.live(playing) as live:
            assert live.n == 6
        assert mine(ada) == {playing}, "its player opened it"
        forget(server)
        clock.pass_days(57, server)
        assert ada.get(f"/api/tables/{waiting}")["status"] == "waiting", "hidden for less than 60 days"
        forget(server)
        clock.pass_days(3, server)
        assert ada.get(f"/api/tables/{waiting}", 404)["key"] == "server-no-table"
        assert mine(ada) == {playing} or mine(ada) == set()
        assert ada.get(f"/api/tables/{finished}")["status"] == "finished"


def test_a_clock_that_jumps_ahead_hides_and_deletes_nothing(tmp_path: Path, clock: Clock) -> None:
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        waiting, playing = tables_of(ada)
        keep_house(server)
        clock.pass_days(10, server)
        forget(server)
        for days in (61, 400, 4000):
            clock.set_ahead(days)
            keep_house(server)
            keep_house(server)
            assert mine(ada) == {waiting, playing}
        clock.pass_days(49, server)
        assert mine(ada) == {waiting, playing}
        clock.pass_days(2, server)
        assert mine(ada) == set(), "what passed before and after the jumps still counts"
        for days in (-4461, 61, 4400):
            clock.set_ahead(days)
            keep_house(server)
        clock.pass_days(57, server)
        assert {ada.get(f"/api/tables/{name}")["n"] for name in (waiting, playing)} == {0, 6}, "hidden, not deleted"


@pytest.mark.parametrize("days", [61, 3650, -30])
def test_a_clock_that_is_set_while_the_server_is_stopped_does_no_harm(tmp_path: Path, clock: Clock, days: int) -> None:
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        waiting, playing = tables_of(ada)
        keep_house(server)
    clock.set_ahead(days)
    with in_thread(settings(tmp_path)) as server:
        ada.moved(server)  # type: ignore[arg-type]
        keep_house(server)
        assert mine(ada) == {waiting, playing}
        clock.pass_days(57, server)
        assert mine(ada) == {waiting, playing}
        clock.pass_days(4, server)
        assert mine(ada) == set()
    ada.http.close()


def test_with_no_expiry_hidden_tables_are_shown_again(tmp_path: Path, clock: Clock) -> None:
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        tables = set(tables_of(ada))
        clock.pass_days(61, server)
        assert mine(ada) == set()
    with in_thread(settings(tmp_path, 0)) as server:
        ada.moved(server)  # type: ignore[arg-type]
        keep_house(server)
        assert mine(ada) == tables
    ada.http.close()


def test_times_go_on_when_the_clock_is_set_back_during_a_game(tmp_path: Path, clock: Clock) -> None:
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada", grace=60) as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live, 1: live}, Dice(1), most=5, end_turns=True)
            clock.set_ahead(-365)
            keep_house(server)
            play_out({0: live, 1: live}, Dice(2), most=30, end_turns=True)
            clock.set_ahead(730)
            keep_house(server)
            play_out({0: live, 1: live}, Dice(3), end_turns=True)
        entries: list[dict[str, Any]] = ada.get(f"/api/tables/{name}/log?as=0")["entries"]
        assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
        assert ada.get(f"/api/tables/{name}/verify")["verdict"] == "fair"
