"""What the operator gets: messages, health, metrics, logs, and an event loop that never waits."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from signoria.chance import Dice
from signoria.server.app import Web
from signoria.server.house import House
from signoria.server.run import config_of, listen
from signoria.server.settings import Settings
from signoria.server.storage import Storage, now
from tests.server.browser import COMMAND, Browser, Server, play_out, running, wait_for
from tests.waiting import PATIENCE


def play_by_one_command(port: int, folder: Path, *options: str) -> subprocess.Popen[str]:
    """Start `signoria play` as on a desk without a screen."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SIGNORIA_", "DISPLAY", "WAYLAND"))}
    return subprocess.Popen(
        [*COMMAND, "play", *options],
        env={**kept, "XDG_CONFIG_HOME": str(folder), "SIGNORIA_PORT": str(port), "SIGNORIA_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def test_play_starts_the_table_and_a_second_one_finds_it(tmp_path: Path) -> None:
    port = free_port()
    with play_by_one_command(port, tmp_path) as first:
        try:
            assert first.stdout
            assert first.stdout.readline() == f"Open http://127.0.0.1:{port} in a browser. Stop with Ctrl-C.\n"
            assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
            assert (tmp_path / "signoria" / "signoria.db").exists()
            with play_by_one_command(port, tmp_path) as second:
                assert second.communicate(timeout=PATIENCE)[0] == f"The table is already open at http://127.0.0.1:{port}.\n"
            assert second.returncode == 0
        finally:
            first.send_signal(signal.SIGINT)
        assert first.wait(timeout=PATIENCE) == 0


def test_play_takes_another_port_when_its_own_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with play_by_one_command(taken.getsockname()[1], tmp_path) as found:
            try:
                assert found.stdout
                said = re.match(r"Open (http://127\.0\.0\.1:\d+) in a browser", found.stdout.readline())
                assert said
                assert httpx.get(f"{said[1]}/health").json()["status"] == "ok"
            finally:
                found.send_signal(signal.SIGINT)


def test_a_taken_port_is_said_clearly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [*COMMAND, "serve", "--port", port, "--db", f"sqlite:///{tmp_path}/x.db", "--lang", "de"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 1
    assert f"Port {port} ist von einem anderen Programm belegt" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "70000"],
        ["--bot-workers", "0"],
        ["--rate", "many"],
        ["--expire-days", "-1"],
        ["--log-level", "loud"],
        ["--bot-pause", "nan"],
    ],
)
def test_wrong_options_are_said_clearly(arguments: list[str]) -> None:
    done = subprocess.run([*COMMAND, "serve", *arguments, "--lang", "en"], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2
    assert arguments[1] in done.stderr


def test_options_come_from_the_environment(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", SIGNORIA_LOG_LEVEL="debug") as server, Browser(server) as ada:
        ada.get("/api/me")
        ada.get("/api/tables/secretname", 404)
    lines = server.lines()
    assert {line["event"] for line in lines} >= {"ready", "request", "stopped"}
    assert all({"time", "level", "event"} <= set(line) for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert {line["route"] for line in requests} >= {"/api/me", "/api/tables/{table}"}
    assert "secretname" not in server.log.read_text()


def test_health_and_metrics(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        assert ada.get("/health") == {"status": "ok", "version": "0.1.0", "reason": None}
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=5)
            text = ada.http.get("/metrics").text
        values = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if not line.startswith("#")}
        assert values["signoria_moves_total"] >= 5
        assert values["signoria_bot_moves_total"] >= 1
        assert values["signoria_connections"] >= 1
        assert values["signoria_tables_in_memory"] >= 1
        assert values["signoria_move_seconds_count"] == values["signoria_moves_total"]
        assert values['signoria_requests_total{method="GET",route="/health",status="200"}'] >= 1
        assert 0 < values["signoria_commits"] <= values["signoria_commit_units"]


def test_invented_methods_do_not_make_the_metrics_grow(server: Server) -> None:
    with Browser(server) as ada:
        ada.http.request("BREW0", "/api/me")
        before = len(ada.http.get("/metrics").text.splitlines())
        for number in range(50):
            assert ada.http.request(f"BREW{number}", "/api/me").status_code == 405
        text = ada.http.get("/metrics").text
        assert "BREW" not in text
        assert 'method="other",route="/api/me",status="405"' in text
        assert len(text.splitlines()) <= before + 1


def test_the_log_holds_no_keys_or_names(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--log-level", "debug") as server, Browser(server, "Adalbert") as ada:
        made = ada.table("me", "friend")
        ada.get(f"/api/tables/{made['table']['id']}", **{"Table-Key": made["key"]})
        cookie = ada.http.cookies["signoria"]
    log = server.log.read_text()
    assert made["key"] not in log and cookie not in log and "Adalbert" not in log


class InThread:
    """A server in a thread of this program, so that its event loop can be watched."""

    def __init__(self, settings: Settings) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.house = House(settings)
        self.web = Web(self.house)
        self.server = uvicorn.Server(config_of(self.web))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]})

    def do(self, coroutine: Coroutine[Any, Any, object]) -> None:
        """Carry something out in its event loop."""
        asyncio.run_coroutine_threadsafe(coroutine, self.house._chores[0].get_loop()).result(PATIENCE)


@contextmanager
def in_thread(settings: Settings) -> Iterator[InThread]:
    """Run a server in a thread."""
    running_server = InThread(settings)
    running_server.thread.start()
    wait_for(lambda: running_server.server.started)
    try:
        yield running_server
    finally:
        running_server.server.should_exit = True
        running_server.thread.join()
        running_server.listening.close()


def test_nothing_keeps_the_event_loop_for_twenty_milliseconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    longest: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def timed(self: asyncio.Handle) -> Any:  # noqa: ANN401 - as the original
        # The time of this thread alone: how busy the machine is otherwise says nothing about the server.
        began = time.thread_time()
        try:
            return run(self)
        finally:
            longest.append((time.thread_time() - began, repr(self)[:300]))

    # Housekeeping looks through everything while nobody is connected; on a busy machine that may come late.
    monkeypatch.setattr(House, "_housekeeping", lambda _: asyncio.Event().wait())
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        ada.get("/api/welcome")
        monkeypatch.setattr(asyncio.Handle, "_run", timed)
        name = ada.table("me", "bot:greedy", "bot:random", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            live.act("suggest", seat=0)
            play_out({0: live}, Dice(1))
        record = ada.http.get(f"/api/tables/{name}/record").text
        for path in ("story", "verify", "record/link", "log?as=0", "moments/40?as=1", "moments/latest"):
            ada.get(f"/api/tables/{name}/{path}")
        uploaded = ada.post("/api/records", {"record": record}, 201)["id"]
        server.house.put_away(0)
        with ada.live(uploaded):
            pass
        ada.post(f"/api/tables/{name}/fork", {"n": 50, "seat": 0, "bot": "greedy"}, 201)
        ada.get("/api/tables")
        monkeypatch.setattr(asyncio.Handle, "_run", run)
    slow = [handle for handle in longest if handle[0] > 0.02]
    assert len(longest) > 500
    assert not slow, json.dumps(slow, indent=1)


def test_a_move_that_cannot_be_stored_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        write = server.house.storage._write

        async def fail(_statements: object) -> None:
            server.house.storage.broken = "disk I/O error"
            raise sqlite3.OperationalError("disk I/O error")

        with ada.live(name) as live:
            move = live.view(0)["moves"][0]["id"]
            monkeypatch.setattr(server.house.storage, "_write", fail)
            live.send(type="play", id="lost", n=0, seat=0, move=move)
            assert live.until_type("error")["error"]["key"] == "server-storage"
            assert live.closed() == 1011
            assert ada.http.get("/health").status_code == 503
            monkeypatch.setattr(server.house.storage, "_write", write)
        with ada.live(name) as live:
            assert live.n == 0, "what is not on disk did not happen"
            assert live.play(0, move)["type"] == "done"
        assert ada.http.get("/health").status_code == 200


def test_one_failing_change_does_not_harm_those_written_with_it(tmp_path: Path) -> None:
    async def write() -> list[object]:
        kept = Storage(str(tmp_path / "signoria.db"))
        good = [kept._write([("INSERT INTO house VALUES (?, ?)", (f"good{number}", b"x"))]) for number in range(20)]
        bad = kept._write([("INSERT INTO house VALUES ('half', 'x')", ()), ("INSERT INTO nowhere VALUES (1)", ())])
        found: list[object] = list(await asyncio.gather(*good[:10], bad, *good[10:], return_exceptions=True))
        rows = await kept._read(lambda connection: connection.execute("SELECT count(*) FROM house WHERE name LIKE 'good%'").fetchone()[0])
        half = await kept._read(lambda connection: connection.execute("SELECT count(*) FROM house WHERE name = 'half'").fetchone()[0])
        assert (rows, half) == (20, 0)
        assert kept.commits < kept.units, "several changes went into one transaction"
        kept.close()
        return found

    with ThreadPoolExecutor(1) as thread:  # the tests in the browser may have left a loop running in this one
        found = thread.submit(lambda: asyncio.run(write())).result()
    assert [type(one).__name__ for one in found if one is not None] == ["OperationalError"]


def test_a_bot_whose_worker_dies_plays_on(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=6)
            for worker in list(server.house.thinkers.workers.workers):
                worker.kill()
            before = live.n
            play_out({0: live}, Dice(2), most=10)
            assert any(entry["seat"] == 1 for entry in ada.get(f"/api/tables/{name}/log?since={before}")["entries"])


def test_who_is_away_for_five_minutes_can_be_replaced(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with in_thread(settings) as server, Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:  # type: ignore[arg-type]
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        last_seen, player = server.house.tables[name].last_seen, bob.get("/api/me")["id"]
        with ada.live(name) as live:
            with bob.live(name):
                last_seen[player] = now() - 301_000
                assert not ada.get(f"/api/tables/{name}")["seats"][1]["replaceable"], "present"
            live.until(lambda told: told["type"] == "table" and told["table"]["seats"][1]["present"])
            live.until(lambda told: told["type"] == "table" and not told["table"]["seats"][1]["present"])
            assert not live.table["seats"][1]["replaceable"], "just gone"
            last_seen[player] = now() - 301_000
            assert ada.get(f"/api/tables/{name}")["seats"][1]["replaceable"]
            assert ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})["seats"][1]["bot"] == "random"


def test_tables_nobody_uses_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=8)
            while 0 not in live.view()["actors"]:
                live.until_type("state")
            view = live.view()
            server.house.put_away(0)
            assert name in server.house.tables, "somebody is there"
        wait_for(lambda: not server.house.tables[name].connections)
        server.house.put_away(0)
        assert name not in server.house.tables
        with ada.live(name) as live:
            assert live.view() == view
