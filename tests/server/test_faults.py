"""What the most trusted systems are tested with: errors at every call, power cuts, pauses and jumping clocks."""

from __future__ import annotations

import random
import signal
import threading
from pathlib import Path

import pytest

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.check import check
from signoria.server.settings import Settings
from tests.server.browser import Browser, play_out, running, wait_for
from tests.server.faults import Disk, Faults, Player, faulty_storage, look_into, survive_power_cuts
from tests.server.test_operating import in_thread

MESSAGES = ("disk I/O error", "database or disk is full")


def settings(folder: Path) -> Settings:
    return Settings(db=f"sqlite:///{folder}/signoria.db", rate=0, connections=0, bot_pause=0)


@pytest.mark.parametrize("message", MESSAGES)
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("late", [False, True])
def test_an_error_at_any_call_of_a_move_loses_nothing(tmp_path: Path, message: str, lasting: bool, late: bool) -> None:
    faults = Faults()
    with faulty_storage(faults), in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        calls, told = 0, 0
        while True:
            with ada.live(name) as live:
                before = live.n
                seat = live.view()["actors"][0]
                move = live.view(seat)["moves"][0]["id"]
                faults.plan(calls, message, lasting=lasting, late=late)
                live.send(type="play", id=f"call{calls}", n=before, seat=seat, move=move)
                answer = live.until_type("done", "error")
                if answer["type"] == "error":
                    told += 1
                    assert answer["error"]["key"] == "server-storage"
                    assert live.closed() == 1011
                    assert ada.http.get("/health").status_code == 503
                met = faults.met
                faults.over()
            with ada.live(name) as live:
                assert live.n == before + 1 if answer["type"] == "done" else live.n in (before, before + 1)
                again = live.play(seat, move, n=before, id=f"call{calls}")
                assert (again["type"], again["n"]) == ("done", before + 1), "made once, whatever happened before"
            server.do(server.house.storage.try_writing())  # as housekeeping does every half minute
            assert ada.get("/health")["status"] == "ok"
            if not met:
                break
            calls += 1
        # An error in the middle that does not last is tried again; one at the beginning or at the end is told.
        assert calls >= 4 and told >= (4 if lasting else 2)
    assert check(f"{tmp_path}/signoria.db").faults == []


def test_an_error_at_any_call_of_a_new_table_leaves_no_half_of_it(tmp_path: Path) -> None:
    faults = Faults()
    with faulty_storage(faults), in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        calls, made = 0, set[str]()
        while True:
            faults.plan(calls, MESSAGES[1], lasting=True, late=False)
            answer = ada.http.post("/api/tables", json={"game": "tuscany", "seats": [{"kind": "me"}, {"kind": "friend"}]})
            met = faults.met
            faults.over()
            if answer.status_code == 201:
                made.add(answer.json()["table"]["id"])
            else:
                assert (answer.status_code, answer.json()["error"]["key"]) == (503, "server-storage")
            assert {line["id"] for line in ada.get("/api/tables")["mine"]} == made
            if not met:
                break
            calls += 1
        assert calls >= 5
    assert check(f"{tmp_path}/signoria.db").faults == []


def test_an_error_at_any_call_of_a_read_is_told_and_over_when_it_is_over(tmp_path: Path) -> None:
    reading = Faults()
    with (
        faulty_storage(Faults(), reading),
        in_thread(settings(tmp_path)) as server,
        Browser(server, "Ada") as ada,  # type: ignore[arg-type]
    ):
        name = ada.table("me", "same:Jan")["table"]["id"]
        calls = 0
        while True:
            server.house.tables.clear()
            reading.plan(calls, MESSAGES[0], lasting=True, late=False)
            answer = ada.http.get(f"/api/tables/{name}")
            met = reading.met
            reading.over()
            assert answer.status_code == 200 or answer.json()["error"]["key"] == "server-unreadable"
            with ada.live(name) as live:
                assert live.play(seat := live.view()["actors"][0], live.view(seat)["moves"][0]["id"])["type"] == "done"
            assert ada.get("/health")["status"] == "ok"
            if not met:
                break
            calls += 1
        assert calls >= 3


def test_nothing_acknowledged_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "signoria.db")
    with faulty_storage(Faults(), after=disk.after), in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        names = [ada.table("me", "same:Jan")["table"]["id"] for _ in range(2)]
        for name in names:
            with ada.live(name) as live:
                play_out({0: live, 1: live}, Dice(1), most=20)
    cut = tmp_path / "cuts"
    cut.mkdir()
    assert len({one.db for one in disk.synced}) > 1, "pages were moved into the database meanwhile"
    assert survive_power_cuts(disk.synced[-40:], cut, 1, 1) > 50


def until_acknowledged(players: list[Player], threads: list[threading.Thread], count: int) -> None:
    """Wait until so many moves were acknowledged, or the game is over."""
    wait_for(lambda: sum(len(player.history) for player in players) >= count or not any(thread.is_alive() for thread in threads))


def test_pauses_of_the_server_lose_double_and_reorder_nothing(tmp_path: Path) -> None:
    chance = random.Random(1)
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        players = [Player(ada, name, 0, 1), Player(bob, name, 1, 2)]
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        assert server.process is not None
        for pause in range(4):
            until_acknowledged(players, threads, 6 * (pause + 1))
            server.process.send_signal(signal.SIGSTOP)
            threading.Event().wait(chance.random())  # a pause, however long
            server.process.send_signal(signal.SIGCONT)
        for player in players:
            player.enough.set()
        for thread in threads:
            thread.join()
    assert look_into(tmp_path / "signoria.db", name, players) >= 20


def test_jumps_of_the_clock_lose_double_and_reorder_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jumped = [0]
    real = storage.wall_clock
    monkeypatch.setattr(storage, "wall_clock", lambda: real() + jumped[0])
    chance = random.Random(1)
    with in_thread(settings(tmp_path)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        players = [Player(ada, name, 0, 1), Player(ada, name, 1, 2)]
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            jumped[0] = chance.randrange(-(10**18), 10**18)
            server.do(server.house.expiry.run())
            threads[0].join(0.05)
        assert ada.get(f"/api/tables/{name}")["status"] == "finished"
    assert look_into(tmp_path / "signoria.db", name, players) > 50
