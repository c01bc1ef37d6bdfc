"""What the tests of the server use: a real server in a process of its own, and visitors with cookies and WebSockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from signoria.chance import Dice
from signoria.server.limits import Bucket
from signoria.server.live import MESSAGES_PER_SECOND
from tests.waiting import PATIENCE
from tests.waiting import wait_for as wait_for  # for those who have a server

COMMAND = [sys.executable, "-c", "from signoria.cli import main; main()"]
GAME = "tuscany"
IDS = count()


class Server:
    """A server in a process of its own. Nothing is limited but what a test limits."""

    command = COMMAND
    unlimited: tuple[str, ...] = ("--rate", "--connections", "--tables-per-hour", "--unfinished", "--bot-pause")

    def __init__(self, db: Path, *options: str, **environment: str) -> None:
        self.db = db
        self.options = options
        self.environment = environment
        self.address = ""
        self.log = db.parent / "server.log"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Start, and wait until it is ready."""
        options = [
            "--port",
            "0",
            "--db",
            f"sqlite:///{self.db}",
            *(word for option in self.unlimited for word in (option, "0")),
            *self.options,
        ]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.command, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "SIGNORIA_LANG": "en", **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.address = line.split()[1]
        return self

    def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait for the end."""
        assert self.process is not None
        self.process.send_signal(by)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def lines(self) -> list[dict[str, Any]]:
        """Return its log."""
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


@contextmanager
def running(db: Path, *options: str, **environment: str) -> Iterator[Server]:
    """Run a server for a while."""
    server = Server(db, *options, **environment).start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


class Live:
    """A tab at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.views: dict[int | None, Any] = {}
        """The last view of each seat. Only what changes is sent, as to a browser."""
        self.told: list[dict[str, Any]] = []
        self._allowance = Bucket(MESSAGES_PER_SECOND, MESSAGES_PER_SECOND * 5)

    def keep_within_limit(self) -> None:
        """Wait until the server allows a move and "End turn". Somebody who plays by hand never has to."""
        while not self._allowance.take(2):
            time.sleep(0.02)

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.told.append(message)
        if message["type"] == "state":
            for part in message["seen"]:
                if "changes" in part:
                    part["view"] = applied(self.views.get(part["seat"]), part["changes"])
                self.views[part["seat"]] = part["view"]
            self.state = message
        elif message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive until a message fits, and return it."""
        while not fits(message := self.receive()):
            pass
        return message

    def until_type(self, *kinds: str) -> dict[str, Any]:
        """Receive until a message of one of these types."""
        return self.until(lambda message: message["type"] in kinds)

    def told_so_far(self) -> list[dict[str, Any]]:
        """Return what the server has sent and was not received yet: everything before it answers a ping."""
        before = len(self.told)
        self.send(type="ping")
        self.until_type("pong")
        return self.told[before:-1]

    def catch_up(self, n: int) -> None:
        """Receive until the game is shown at moment `n` or later."""
        while self.n < n:
            self.receive()

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """Return what the last state showed a seat, or the only part of it."""
        parts: list[dict[str, Any]] = self.state["seen"]
        return next(part for part in parts if part["seat"] == seat) if seat is not None else parts[0]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return the last view."""
        view: dict[str, Any] = self.seen(seat)["view"]
        return view

    @property
    def n(self) -> int:
        """The moment of the last state."""
        return int(self.state["n"])

    def play(self, seat: int, move: int, *, n: int | None = None, id: str | None = None) -> dict[str, Any]:  # noqa: A002 - as on the wire
        """Play a move and return the answer."""
        message = id or f"m{next(IDS)}"
        self.send(type="play", id=message, n=self.n if n is None else n, seat=seat, move=move)
        return self.until(lambda told: told.get("id") == message)

    def act(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send any other message with a fresh id and return the answer."""
        message = f"m{next(IDS)}"
        self.send(type=kind, id=message, **fields)
        return self.until(lambda told: told.get("id") == message)

    def closed(self) -> int:
        """Receive until the connection ends, and return the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd is not None else 1006


class Browser:
    """A visitor with a cookie of their own."""

    def __init__(self, server: Server, name: str | None = None, *, grace: float = 0) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        if name is not None:
            self.put("/api/me", {"name": name, "grace": grace})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def moved(self, server: Server) -> None:
        """Go on with a server that was started again on another port."""
        cookies = dict(self.http.cookies)
        self.http.close()
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, cookies=cookies)

    def get(self, path: str, status: int = 200, **headers: str) -> Any:  # noqa: ANN401 - JSON
        """Ask for something and return the answer."""
        return self._answer(self.http.get(path, headers=headers), status)

    def post(self, path: str, body: object = None, status: int = 200, **headers: str) -> Any:  # noqa: ANN401 - JSON
        """Send something and return the answer."""
        return self._answer(self.http.post(path, json=body if body is not None else {}, headers=headers), status)

    def put(self, path: str, body: object, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Change something and return the answer."""
        return self._answer(self.http.put(path, json=body), status)

    @staticmethod
    def _answer(response: httpx.Response, status: int) -> Any:  # noqa: ANN401 - JSON
        assert response.status_code == status, f"{response.status_code}: {response.text[:500]}"
        if status >= 400:
            error = response.json()["error"]
            assert error["text"] not in ("", error["key"]), "an error without words"
            return error
        return response.json()

    def table(self, *seats: dict[str, Any] | str, status: int = 201, **fields: object) -> dict[str, Any]:
        """Make a table. Seats: "me", "friend", "bot:<name>", "same:<name>"."""
        wanted = [seat if isinstance(seat, dict) else seat_of(seat) for seat in seats]
        made: dict[str, Any] = self.post("/api/tables", {"game": GAME, "seats": wanted, **fields}, status)
        return made

    @contextmanager
    def live(self, table: str, *, hello: bool = True, origin: str | None = "", **fields: object) -> Iterator[Live]:
        """Open a tab at a table and say hello."""
        address = self.server.address.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else None
        own = self.server.address if origin == "" else origin
        path = f"{address}/api/tables/{table}/live"
        with connect(path, origin=own, additional_headers=headers, open_timeout=PATIENCE, close_timeout=2) as socket:  # type: ignore[arg-type]
            live = Live(socket)
            if hello:
                live.send(**{"type": "hello", "changes": True, **fields})
                live.until_type("state")
            yield live


def applied(view: Any, changes: list[Any]) -> Any:  # noqa: ANN401 - JSON
    """Return a view with changes made to it. The one before stays as it was."""
    whole = {"view": json.loads(json.dumps(view))}
    for path, value in changes:
        at: Any = whole
        steps: list[str | int] = ["view", *path]
        for step in steps[:-1]:
            at = at[step]
        if isinstance(at, list) and steps[-1] == len(at):
            at.append(value)
        else:
            at[steps[-1]] = value
    return whole["view"]


def seat_of(text: str) -> dict[str, Any]:
    """Return a seat of a new table."""
    kind, _, name = text.partition(":")
    return {"kind": kind, **({"bot": name} if kind == "bot" else {"name": name} if name else {})}


def first_moves(live: Live, seat: int, choose: Callable[[list[int]], int] = lambda moves: moves[0]) -> None:
    """Play whatever a seat may until its hidden set-up is done."""
    while seat in live.view(seat)["actors"] and live.view(seat)["step"] == "assemble":
        assert live.play(seat, choose([move["id"] for move in live.view(seat)["moves"]]))["type"] == "done"


def play_out(lives: dict[int, Live], dice: Dice, others: Sequence[Live] = (), most: int = 10_000, *, end_turns: bool = False) -> int:
    """Play random moves on seats until the game is over, or `most` moves were made, and return the last moment.

    `end_turns`: press "End turn" wherever a turn could still be taken back.
    """
    some = next(iter(lives.values()))
    for _ in range(most):
        while not some.view()["over"] and not any(seat in live.view(seat)["actors"] and live.n >= some.n for seat, live in lives.items()):
            some.until_type("state")
            for live in lives.values():
                live.catch_up(some.n)
        if some.view()["over"]:
            break
        seat, live = next((seat, live) for seat, live in lives.items() if seat in live.view(seat)["actors"] and live.n >= some.n)
        moves = live.view(seat)["moves"]
        live.keep_within_limit()
        answer = live.play(seat, moves[dice.number(len(moves))]["id"])
        assert answer["type"] in ("done", "stale"), answer
        if end_turns and (live.state["settling"] or {}).get("seat") == seat:
            assert live.act("end", seat=seat)["type"] == "done"
        for other in lives.values():
            other.catch_up(answer["n"])
    for live in (*lives.values(), *others):
        live.catch_up(some.n)
    return some.n


@contextmanager
def busy_cores(count: int = 2) -> Iterator[None]:
    """Keep cores busy with processes that do nothing else."""
    spinning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()
