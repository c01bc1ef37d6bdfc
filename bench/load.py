"""Play real games over WebSockets on many tables at once, and measure how long a move takes until everybody sees it.

    python -m bench.load --tables 500 --seconds 600 --every 5
    python -m bench.load --tables 150 --seconds 30 --every 0.5 --against ../before --rounds 4

With --against the version in another checkout (set up there with `make install`) takes turns with this one, and the ratio is printed.
Starts a server of its own on a free port of this machine, with a database in a temporary folder, and talks to it over loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from signoria.engine_form import form
from tests.server.browser import COMMAND, GAME, Server, applied, running


class Seen(msgspec.Struct):
    """What a player needs of a part of a state: the view, or what changed in it."""

    view: dict[str, Any] | None = None
    changes: list[tuple[list[str | int], Any]] = []


class Told(msgspec.Struct):
    """What a player needs of a message."""

    type: str
    n: int = -1
    seen: list[Seen] = []


TOLD = msgspec.json.Decoder(Told)
ALL_LIMITS = Server.unlimited
HELLO = '{"type": "hello", "changes": true}'


class Traffic:
    """What a server sent while games went on."""

    received = 0


class Person:
    """A player with a cookie and, at a table, a WebSocket."""

    def __init__(self, http: httpx.AsyncClient, address: str, traffic: Traffic, hello: str) -> None:
        self.http = http
        self.address = address
        self.traffic = traffic
        self.hello = hello
        self.cookie = ""
        self.seat = -1
        self.n = -1
        self.view: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self.arrived: dict[int, float] = {}
        self.live: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Make a request and return the answer."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.http.request(method, self.address + path, json=body, headers=headers)
        answer.raise_for_status()
        if not self.cookie:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer.json()

    async def sit(self, table: str, seat: int) -> None:
        """Open the table."""
        self.seat, self.n, self.view = seat, -1, {}
        self.arrived.clear()
        path = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.live = await connect(
            path, origin=Origin(self.address), additional_headers={"Cookie": self.cookie}, compression=None
        ).__aenter__()
        await self.live.send(self.hello)
        self.listening = asyncio.create_task(self._listen(self.live))
        while self.n < 0:
            await self.changed.wait()
            self.changed.clear()

    @property
    def moves(self) -> list[int]:
        """The moves they may make."""
        return [move["id"] for move in self.view["moves"]]

    async def stand_up(self) -> None:
        """Close the table."""
        if self.live is not None and self.listening is not None:
            await self.live.close()
            await self.listening

    async def _listen(self, live: ClientConnection) -> None:
        async for text in live:
            self.traffic.received += len(text)
            message = TOLD.decode(text)
            if message.type == "state":
                if message.n > self.n:
                    self.arrived[message.n] = time.perf_counter()
                self.n = message.n
                seen = message.seen[0]
                self.view = seen.view or applied(self.view, seen.changes)
                self.changed.set()
            elif message.type in ("refused", "error", "stale"):
                raise RuntimeError(f"the server said no: {text!r}")


class Table:
    """Two people who play one game after the other."""

    def __init__(self, *of: Any) -> None:  # noqa: ANN401 - what a person takes
        self.people = [Person(*of), Person(*of)]
        self.games = 0
        self.name = ""

    async def open(self) -> None:
        """Make a table and sit down."""
        one, two = self.people
        if not one.cookie:
            for person in self.people:
                await person.ask("PUT", "/api/me", {"name": "Load", "grace": 0})
        made = await one.ask("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "friend"}]})
        self.name = made["table"]["id"]
        await two.ask("POST", f"/api/tables/{self.name}/join", {"key": made["key"]})
        await one.sit(self.name, 0)
        await two.sit(self.name, 1)

    async def play(self, every: float, until: float, took: list[float]) -> None:
        """Make a move every so many seconds, and note how long each took until both saw it."""
        await asyncio.sleep(secrets.randbelow(1000) / 1000 * every)
        due = time.perf_counter()
        while due < until:
            if self.people[0].view["over"]:
                self.games += 1
                for person in self.people:
                    await person.stand_up()
                await self.open()
            n = self.people[0].n
            actor = next(person for person in self.people if person.moves)
            move = actor.moves[secrets.randbelow(len(actor.moves))]
            assert actor.live is not None
            sent = time.perf_counter()
            await actor.live.send(json.dumps({"type": "play", "id": secrets.token_hex(8), "n": n, "seat": actor.seat, "move": move}))
            for person in self.people:
                while person.n <= n:
                    person.changed.clear()
                    await asyncio.wait_for(person.changed.wait(), 30)
            took.append(max(person.arrived[n + 1] for person in self.people) - sent)
            due += every
            await asyncio.sleep(max(0.0, due - time.perf_counter()))


def memory_of(number: int) -> int:
    """Return the memory a program holds, in bytes."""
    fields = Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def seconds_of(number: int) -> float:
    """Return the time a program used a core."""
    fields = Path(f"/proc/{number}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(address: str, number: int, tables: int, seconds: float, every: float, hello: str = HELLO) -> dict[str, Any]:
    """Play on many tables for a while and return what was measured."""
    traffic = Traffic()
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
    # Everybody shares the connections, and nobody the cookies.
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(timeout=60, limits=limits, cookies=nobody) as http:
        await http.get(address + "/health")
        before = memory_of(number)
        people = [Table(http, address, traffic, hello) for _ in range(tables)]
        opened = time.perf_counter()
        opening = asyncio.Semaphore(10)

        async def open_one(table: Table) -> None:
            async with opening:
                await table.open()

        await asyncio.gather(*(open_one(table) for table in people))
        opened = time.perf_counter() - opened
        # What is measured is the server, not the collector of this program.
        gc.collect()
        gc.disable()
        took: list[float] = []
        traffic.received = 0
        began, busy, own = time.perf_counter(), seconds_of(number), time.process_time()
        playing = [asyncio.create_task(table.play(every, began + seconds, took)) for table in people]
        held = list[int]()
        while not all(task.done() for task in playing):
            await asyncio.sleep(2)
            held.append(memory_of(number))
        await asyncio.gather(*playing)
        lasted = time.perf_counter() - began
        received, busy = traffic.received, seconds_of(number) - busy
        metrics = (await http.get(address + "/metrics")).text
        for table in people:
            for person in table.people:
                await person.stand_up()
    took.sort()
    values = {line.split()[0]: float(line.split()[1]) for line in metrics.splitlines() if not line.startswith("#") and "{" not in line}
    return {
        "tables": tables,
        "seconds": round(lasted),
        "opened_in_seconds": round(opened, 1),
        "moves": len(took),
        "moves_per_second": round(len(took) / lasted, 1),
        "games_finished": sum(table.games for table in people),
        "p50_ms": round(statistics.median(took) * 1000, 1),
        "p99_ms": round(took[int(len(took) * 0.99)] * 1000, 1),
        "longest_ms": round(took[-1] * 1000, 1),
        "server_ms_per_move": round(busy / len(took) * 1000, 3),
        "bytes_per_move": round(received / len(took)),
        "server_core_use": round(busy / lasted, 2),
        "load_core_use": round((time.process_time() - own) / lasted, 2),
        "server_memory_mb": round(max(held, default=before) / 1e6),
        "kb_per_table": round((max(held, default=before) - before) / tables / 1000),
        "changes_per_commit": round(values["signoria_commit_units"] / values["signoria_commits"], 2),
        "commit_ms": round(values["signoria_commit_seconds"] / values["signoria_commits"] * 1000, 2),
        "engine": form().name,
    }


def measured(asked: argparse.Namespace, command: list[str], hello: str) -> dict[str, Any]:
    """Start a server, load it, and return what was measured."""
    Server.command = command
    known = subprocess.run([*command, "serve", "--help"], capture_output=True, text=True, check=True).stdout
    Server.unlimited = tuple(option for option in ALL_LIMITS if option in known)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db") as server:
        assert server.process is not None
        return asyncio.run(load(server.address, server.process.pid, asked.tables, asked.seconds, asked.every, hello))


def compare(asked: argparse.Namespace) -> None:
    """Let this version and another take turns, and print the medians of their ratios."""
    other = [str(Path(asked.against) / ".venv" / "bin" / "python"), *COMMAND[1:]]
    ratios: dict[str, list[float]] = {"server_ms_per_move": [], "bytes_per_move": [], "p50_ms": [], "p99_ms": []}
    for number in range(asked.rounds):
        before, after = measured(asked, other, asked.hello), measured(asked, COMMAND, HELLO)
        for name, found in ratios.items():
            found.append(after[name] / before[name])
        print(f"round {number + 1}: " + ", ".join(f"{name} {before[name]} → {after[name]}" for name in ratios), flush=True)
    print(json.dumps({name: round(statistics.median(found), 3) for name, found in ratios.items()}, indent=2))


def main() -> None:
    """Run the load and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--every", type=float, default=5, help="seconds between two moves at a table")
    parser.add_argument("--most-p99", type=float, help="fail if the 99th percentile takes more milliseconds than this")
    parser.add_argument("--against", help="the folder of another checkout to compare with")
    parser.add_argument("--hello", default='{"type": "hello"}', help="how the clients of that one greet")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if asked.against is not None:
        compare(asked)
        return
    found = measured(asked, COMMAND, HELLO)
    print(json.dumps(found, indent=2))
    if asked.most_p99 is not None and found["p99_ms"] > asked.most_p99:
        sys.exit(f"p99 {found['p99_ms']} ms is more than {asked.most_p99} ms")


if __name__ == "__main__":
    main()
