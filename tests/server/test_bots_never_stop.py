"""Bots that must move are never forgotten, whatever happens to workers, thoughts, the database and the server; and everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.chance import Dice
from signoria.record import Record
from signoria.server import opponents
from signoria.server.house import House
from signoria.server.settings import Settings
from signoria.server.thinking import BotFailed
from signoria.server.workers import Job, Workers
from tests.living import lives, workers_of
from tests.server.browser import Browser, play_out, running
from tests.server.test_operating import InThread, in_thread
from tests.waiting import wait_for

LIMIT = 5.0
SETUP = ("assemble", "draft")


def settings(folder: Path, **more: Any) -> Settings:  # noqa: ANN401 - fields of Settings
    """Return how the server of a test runs."""
    return Settings(db=f"sqlite:///{folder}/signoria.db", rate=0, connections=0, bot_pause=0, **more)


def worker_of(pool: Workers) -> int:
    """Return the process of a pool's only worker once it is ready."""
    wait_for(lambda: pool.workers and pool.workers[0].ready)
    return pool.workers[0].pid or 0


class Seated:
    """Somebody who plays against a bot, and knows the set-up behind them."""

    def __init__(self, server: InThread, stack: ExitStack, name: str, bot: str = "master") -> None:
        self.browser = stack.enter_context(Browser(server, name))  # type: ignore[arg-type]
        self.table: str = self.browser.table("me", "bot:random")["table"]["id"]
        self.live = stack.enter_context(self.browser.live(self.table))
        self.dice = Dice(name)
        while self.live.view()["step"] in SETUP or 0 not in self.live.state["turn"]:
            self._go_on()
        # It is a quick way to the middle of a game with a bot that thinks.
        server.house.tables[self.table].stored.seats[1].bot = bot

    def _go_on(self) -> None:
        if 0 in self.live.state["turn"]:
            play_out({0: self.live}, self.dice, most=1)
        else:
            self.live.until_type("state")

    def let_bot_think(self) -> dict[str, Any]:
        """Play until the bot has to choose between moves, and return what is said of it."""
        while not (thinking := self.live.state["thinking"]):
            assert not self.live.view()["over"]
            self._go_on()
        told: dict[str, Any] = thinking[0]
        return told

    def until_bot_moved(self) -> None:
        """Wait until the bot has moved."""
        self.live.catch_up(self.live.n + 1)
        assert self.browser.get(f"/api/tables/{self.table}/log?since={self.live.n - 1}")["entries"][0]["seat"] == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_every_bot_moves_though_the_only_worker_is_killed_or_stopped(tmp_path: Path, how: signal.Signals) -> None:
    with in_thread(settings(tmp_path, bot_seconds=LIMIT)) as server, ExitStack() as stack:
        pool = server.house.thinkers.workers
        seated = [Seated(server, stack, f"Player {number}") for number in range(4)]
        os.kill(worker_of(pool), signal.SIGSTOP)
        for player in seated:
            player.let_bot_think()
        os.kill(worker_of(pool), how)
        for player in seated:
            player.until_bot_moved()
        assert pool.replaced == 1
        metrics = seated[0].browser.http.get("/metrics").text
        # The worker was stopped before it read the first bot's position: killed then, it has cost that bot nothing but time.
        retries = 1 if how is signal.SIGSTOP else 0
        assert f"signoria_bot_retries_total {retries}\n" in metrics, "only the bot that was thinking is asked again"
        assert "signoria_workers_replaced 1\n" in metrics
        assert "signoria_bots_replaced_total 0\n" in metrics


def test_the_table_is_told_that_a_bot_waits_and_thinks_for_a_shorter_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(settings(tmp_path, bot_seconds=600)) as server, ExitStack() as stack:
        pool = server.house.thinkers.workers
        seated = [Seated(server, stack, f"Player {number}") for number in range(8)]
        worker = worker_of(pool)
        os.kill(worker, signal.SIGSTOP)
        told = [player.let_bot_think() for player in seated]
        assert [bot["waiting"] for bot in told] == [False] + [True] * 7
        assert [bot["shortened"] for bot in told] == [False] * 7 + [True]
        assert told[7]["limit_ms"] == pytest.approx(4000 * 10 / 12, abs=1), "six wait for two seconds each, ten are tolerable"
        last = seated[7]
        text = last.browser.http.get("/metrics").text
        assert "signoria_bots_waiting 7\n" in text
        assert last.browser.get("/health")["status"] == "ok"
        monkeypatch.setattr("signoria.server.app.TOO_LONG", 0.0)
        health = last.browser.get("/health")
        assert health["status"] == "degraded" and "7 bots wait for a worker" in health["reason"]
        os.kill(worker, signal.SIGCONT)
        last.live.until(lambda told: told["type"] == "table" and [bot["waiting"] for bot in told["table"]["thinking"]] == [False])
        for player in seated:
            player.until_bot_moved()
        assert pool.replaced == 0


def test_a_bot_that_fails_again_and_again_is_replaced_for_a_move_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(job: Job[Any]) -> None:
        job.future = asyncio.get_running_loop().create_future()
        job.future.set_exception(BotFailed("no idea"))

    with in_thread(settings(tmp_path)) as server, ExitStack() as stack:
        ada = Seated(server, stack, "Ada", "adept")
        monkeypatch.setattr(server.house.thinkers.workers, "submit", fail)
        while not any(told["type"] == "notice" for told in ada.live.told):
            ada._go_on()
        notice = next(told for told in ada.live.told if told["type"] == "notice")
        assert notice["text"] == {"key": "server-bot-replaced", "args": {"seat": 1}}
        metrics = ada.browser.http.get("/metrics").text
        values = {line.split()[0]: float(line.split()[1]) for line in metrics.splitlines() if line.startswith("signoria_bot")}
        replaced = values["signoria_bots_replaced_total"]
        assert replaced >= 1 and values["signoria_bot_retries_total"] >= opponents.RETRIES * replaced
        monkeypatch.undo()
        play_out({0: ada.live}, Dice(1), most=3)


def test_a_thought_that_is_cancelled_or_breaks_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(settings(tmp_path, bot_seconds=600)) as server, ExitStack() as stack:
        ada, bob = (Seated(server, stack, name) for name in ("Ada", "Bob"))
        worker = worker_of(server.house.thinkers.workers)
        os.kill(worker, signal.SIGSTOP)
        ada.let_bot_think()
        thought = server.house.tables[ada.table].thinking[1]

        async def cancel() -> None:
            thought.task.cancel()

        server.do(cancel())
        wait_for(lambda: server.house.tables[ada.table].thinking.get(1) not in (None, thought))
        os.kill(worker, signal.SIGCONT)
        ada.until_bot_moved()

        play, broken = Record.play, list[int]()

        def break_once(self: Record, seat: int, move: int) -> Any:  # noqa: ANN401 - as the original
            if seat == 1 and not broken:
                broken.append(move)
                raise MemoryError
            return play(self, seat, move)

        monkeypatch.setattr(Record, "play", break_once)
        bob.let_bot_think()
        n = bob.live.n
        assert bob.live.closed() == 1011, "the game in memory cannot be trusted any more"
        wait_for(lambda: bob.table in server.house.tables and server.house.tables[bob.table].n > n)
        assert broken


def test_a_bot_whose_move_could_not_be_stored_moves_again_though_nobody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(settings(tmp_path)) as server, ExitStack() as stack:
        ada = Seated(server, stack, "Ada")
        write, failed = server.house.storage._write, threading.Event()

        async def fail(_statements: object) -> None:
            failed.set()
            raise sqlite3.OperationalError("disk I/O error")

        ada.let_bot_think()
        n = ada.live.n
        monkeypatch.setattr(server.house.storage, "_write", fail)
        assert ada.live.closed() == 1011
        assert failed.is_set()
        monkeypatch.setattr(server.house.storage, "_write", write)
        wait_for(lambda: ada.table in server.house.tables and server.house.tables[ada.table].n > n)


def test_housekeeping_finds_a_bot_that_nobody_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.house.HOUSEKEEPING_SECONDS", 0.05)
    with in_thread(settings(tmp_path)) as server, ExitStack() as stack:
        ada = Seated(server, stack, "Ada", "adept")
        house: House = server.house
        consider = house.opponents.consider
        # A fault that cannot happen, as far as anybody knows.
        monkeypatch.setattr(house.opponents, "consider_all", lambda: None)
        monkeypatch.setattr(house.opponents, "consider", lambda _: None)
        while 0 in ada.live.state["turn"]:
            ada._go_on()
        n = ada.live.n
        monkeypatch.setattr(house.opponents, "consider", consider)
        assert not house.tables[ada.table].thinking
        monkeypatch.delattr(house.opponents, "consider_all")
        ada.live.catch_up(n + 1)


def test_after_a_restart_bots_go_on_though_nobody_comes(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db, "--bot-pause", "60") as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:adept")["table"]["id"]
        with ada.live(name) as live:
            while 0 in live.view()["actors"]:
                play_out({0: live}, Dice(1), most=1)
            n = live.n
            assert live.state["turn"] == [1]
    with running(db) as server:
        ada.moved(server)
        wait_for(lambda: next(line for line in ada.get("/api/tables")["mine"] if line["id"] == name)["n"] > n)
    ada.http.close()


def test_a_server_stops_though_its_workers_hang(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:

        def ask() -> None:
            with contextlib.suppress(httpx.HTTPError):
                ada.http.get(f"/api/tables/{name}/moments/0?as=0")

        name = ada.table("me", "bot:master")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=1)
            ada.get(f"/api/tables/{name}/moments/0?as=0")
            assert server.process is not None
            workers = workers_of(server.process.pid)
            assert len(workers) == 2, "one for bots and one for looking back"
            for pid in workers:
                os.kill(pid, signal.SIGSTOP)
            asking = threading.Thread(target=ask)
            asking.start()
            live.send(type="suggest", id="s1", seat=0)
            live.send(type="ping")
            live.until_type("pong")
            assert server.stop() == 0
            asking.join()
    assert not any(lives(pid) for pid in workers)
    assert server.lines()[-1]["event"] == "stopped"


def test_looking_back_goes_on_though_its_worker_hangs(tmp_path: Path) -> None:
    with in_thread(settings(tmp_path, study_seconds=LIMIT)) as server, ExitStack() as stack:
        ada = Seated(server, stack, "Ada")
        ada.browser.post(f"/api/tables/{ada.table}/resign")
        story = f"/api/tables/{ada.table}/story"
        found = ada.browser.get(story)
        os.kill(worker_of(server.house.studies), signal.SIGSTOP)
        error = ada.browser.get(story, 503)
        assert (error["key"], error["args"]) == ("server-study-too-long", {"seconds": LIMIT})
        assert ada.browser.get(story) == found


def test_a_visitor_who_asks_to_look_back_too_often_holds_up_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with in_thread(settings(tmp_path, study_seconds=600, trusted_proxies=("127.0.0.1",))) as server, ExitStack() as stack:
        ada, bob = (Seated(server, stack, name) for name in ("Ada", "Bob"))
        bob.browser.http.headers["X-Forwarded-For"] = "192.0.2.8"  # turns are taken by address
        pool = server.house.studies
        monkeypatch.setattr(pool, "per_visitor", 3)
        worker = worker_of(pool)
        os.kill(worker, signal.SIGSTOP)
        answers: list[int] = []

        def look(player: Seated) -> threading.Thread:
            path = f"/api/tables/{player.table}/moments/0"
            thread = threading.Thread(target=lambda: answers.append(player.browser.http.get(path).status_code))
            thread.start()
            return thread

        threads = [look(ada)]
        wait_for(lambda: pool.workers[0].job is not None)
        threads += [look(ada) for _ in range(3)]
        wait_for(lambda: len(pool.waiting()) == 3)
        assert ada.browser.get(f"/api/tables/{ada.table}/moments/0", 429)["key"] == "server-too-many"
        threads.append(look(bob))
        wait_for(lambda: len(pool.waiting()) == 4)
        os.kill(worker, signal.SIGCONT)
        for thread in threads:
            thread.join()
        assert answers == [200] * 5


def test_while_a_suggestion_is_looked_for_other_messages_are_answered(tmp_path: Path) -> None:
    with in_thread(settings(tmp_path, bot_seconds=600)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        worker = worker_of(server.house.thinkers.workers)
        with ada.live(name) as live:
            os.kill(worker, signal.SIGSTOP)
            live.send(type="suggest", id="one", seat=0)
            assert live.act("suggest", seat=1)["error"]["key"] == "server-suggest-again"
            live.send(type="ping")
            live.until_type("pong")
            os.kill(worker, signal.SIGCONT)
            assert live.until_type("suggested")["id"] == "one"
            assert live.act("suggest", seat=1)["type"] == "suggested"
