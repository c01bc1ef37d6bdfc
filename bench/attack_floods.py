"""Attack a server with floods from one address, and measure what a visitor at another address notices.

    python -m bench.attack_floods --seconds 10

Starts a server of its own with its usual limits. For each kind of flood: how long the visitor's requests (`GET /api/me`) took, how much
memory and log it cost, and whether anything failed. The attacker is 127.0.0.1, the visitor 127.0.0.2. The exit code is 1 if the visitor was
refused, if an answer took longer than a second, or if the log grew by more than 10 KB.
"""

from __future__ import annotations

import argparse
import os
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from tests.server.browser import Browser, Server, running

VISITOR = "127.0.0.2"
LONGEST = 1.0
MOST_LOG = 10_000
GET = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


def connected(server: Server) -> socket.socket:
    """Return a connection to the server."""
    host, _, port = server.address.removeprefix("http://").rpartition(":")
    return socket.create_connection((host, int(port)), timeout=5)


def frames_of(opcode: Opcode, data: bytes) -> Callable[[Server], None]:
    """Return a flood of frames over live connections."""
    many = Frame(opcode, data).serialize(mask=True) * 5000

    def flood(server: Server) -> None:
        with Browser(server) as eve, suppress(WebSocketException, OSError), eve.live("unknown", hello=False) as live:
            live.socket.socket.sendall(many)

    return flood


def handshakes(server: Server) -> None:
    """Open a live connection and leave at once."""
    with Browser(server) as eve, suppress(WebSocketException, OSError), eve.live("unknown", hello=False):
        pass


def half_requests(server: Server) -> None:
    """Open connections that never finish their request."""
    with ExitStack() as kept, suppress(OSError):
        for _ in range(300):
            kept.enter_context(connected(server)).sendall(GET)


def bad_requests(server: Server) -> None:
    """Send what is not HTTP."""
    with suppress(OSError), connected(server) as connection:
        connection.sendall(b"\x16\x03\x01\x02\x00" + os.urandom(200) + b"\r\n\r\n")
        connection.recv(1000)


def invented_methods(server: Server) -> None:
    """Send requests with methods that nobody knows."""
    with suppress(OSError), connected(server) as connection:
        connection.sendall(GET.replace(b"GET", os.urandom(6).hex().upper().encode()) + b"\r\n")
        connection.recv(1000)


def requests(server: Server) -> None:
    """Send as many requests as possible."""
    with suppress(OSError), connected(server) as connection:
        connection.sendall((GET + b"\r\n") * 100)
        connection.recv(100_000)


ATTACKS: dict[str, Callable[[Server], None]] = {
    "pings": frames_of(Opcode.PING, b""),
    "malformed messages": frames_of(Opcode.TEXT, b"{"),
    "handshakes": handshakes,
    "half-sent requests": half_requests,
    "bad requests": bad_requests,
    "invented methods": invented_methods,
    "requests": requests,
}


@contextmanager
def attacked(server: Server, attack: Callable[[Server], None], threads: int) -> Iterator[None]:
    """Attack from several threads for a while."""
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            attack(server)

    workers = [threading.Thread(target=work) for _ in range(threads)]
    for worker in workers:
        worker.start()
    try:
        yield
    finally:
        over.set()
        for worker in workers:
            worker.join()


def memory(server: Server) -> float:
    """Return how much memory the server takes, in MB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main() -> int:
    """Run all floods and say what the visitor noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--threads", type=int, default=4)
    asked = parser.parse_args()
    bad = False
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db", "--rate", "50", "--connections", "100") as server:
        visitor = httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=VISITOR), timeout=30)
        with visitor:
            for name, attack in ATTACKS.items():
                before, log, refused, took = memory(server), server.log.stat().st_size, 0, list[float]()
                with attacked(server, attack, asked.threads):
                    until = time.monotonic() + asked.seconds
                    while time.monotonic() < until:
                        began = time.perf_counter()
                        refused += visitor.get("/api/me").status_code != 200
                        took.append(time.perf_counter() - began)
                        time.sleep(0.05)
                took.sort()
                grown = server.log.stat().st_size - log
                bad |= bool(refused) or took[-1] > LONGEST or grown > MOST_LOG
                print(
                    f"{name:20} visitor: {len(took)} requests, {refused} refused, p50 {took[len(took) // 2] * 1000:.0f} ms, "
                    f"longest {took[-1] * 1000:.0f} ms; memory {memory(server) - before:+.1f} MB, log {grown:+d} bytes"
                )
            metrics = visitor.get("/metrics").text
            print(f"metrics: {len(metrics)} characters")
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
