"""What the operator gets: messages, health, metrics, logs, and an event loop that never waits."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from signoria.chance import Dice
from signoria.server.app import Web
from signoria.server.house import House
from signoria.server.run import listen
from signoria.server.settings import Settings
from tests.server.browser import COMMAND, Browser, Server, play_out, running


def test_a_taken_port_is_said_clearly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [*COMMAND, "serve", "--port", port, "--db", f"sqlite:///{tmp_path}/x.db", "--lang", "de"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
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
    done = subprocess.run([*COMMAND, "serve", *arguments, "--lang", "en"], capture_output=True, text=True, check=False, timeout=60)
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
        config = uvicorn.Config(Web(self.house).app(), log_config=None, ws="websockets-sansio", lifespan="on", timeout_graceful_shutdown=3)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]})


@contextmanager
def in_thread(settings: Settings) -> Iterator[InThread]:
    """Run a server in a thread."""
    running_server = InThread(settings)
    running_server.thread.start()
    while not running_server.server.started:
        time.sleep(0.01)
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
