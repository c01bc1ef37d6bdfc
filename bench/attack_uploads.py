"""Attack a server with uploaded records: as long as allowed, too long, squeezed into links, and looked at again and again.

    python -m bench.attack_uploads --uploads 40

Starts a server of its own with its usual limits. The attacker is 127.0.0.1, a visitor at 127.0.0.2 asks for the list of tables meanwhile.
Says how long the visitor's requests took, how large the largest answer was and how much memory it cost. The exit code is 1 if a request of
the visitor took longer than a second or was refused, if an answer was larger than 1 MB, or if memory grew by more than 200 MB.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from bench.attack_floods import LONGEST, VISITOR, memory
from signoria.games import game_named
from signoria.record import LARGEST_RECORD, MOST_UNDOS, Record
from tests.server.browser import Browser, Server, running

MOST_MEMORY = 200
MOST_BYTES = 1_000_000


def bomb(undos: int) -> str:
    """Return a record that takes the same move back again and again."""
    record = Record.new(game_named("tuscany"), ["Ada", "Bob"], seed="1")
    move = record.game.move_text(record.state.moves(0)[0])
    return record.text() + f"0: {move}\n0: undo\n" * undos


def attack(server: Server, uploads: int) -> tuple[dict[int, int], int]:
    """Upload and look back. Return how often each status came, and the size of the largest answer."""
    statuses: dict[int, int] = {}
    largest = 0
    allowed, huge = bomb(MOST_UNDOS), bomb(LARGEST_RECORD // 40)
    for number in range(uploads):
        with Browser(server) as eve:
            answer = eve.http.post("/api/records", json={"record": huge if number % 4 == 3 else allowed})
            statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
            if answer.status_code != 201:
                continue
            name, last = answer.json()["id"], answer.json()["n"]
            for path in ("log", "log?since=1000", f"moments/{last // 2}", "record", "story"):
                answer = eve.http.get(f"/api/tables/{name}/{path}")
                statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
                largest = max(largest, len(answer.content))
            with eve.live(name) as live:
                largest = max(largest, len(str(live.state)))
    return statuses, largest


def main() -> int:
    """Run the attack and say what the visitor noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uploads", type=int, default=40)
    asked = parser.parse_args()
    options = ("--rate", "50", "--connections", "100", "--tables-per-hour", "60")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db", *options) as server:
        visitor = httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=VISITOR), timeout=60)
        with visitor, ThreadPoolExecutor(1) as pool:
            visitor.get("/api/me")
            before, refused, took = memory(server), 0, list[float]()
            attacking = pool.submit(attack, server, asked.uploads)
            while not attacking.done():
                began = time.perf_counter()
                refused += visitor.get("/api/tables").status_code != 200
                took.append(time.perf_counter() - began)
                time.sleep(0.05)
            statuses, largest = attacking.result()
            grown = memory(server) - before
    took.sort()
    print(f"attacker: answers {dict(sorted(statuses.items()))}, largest {largest:,} bytes; memory {grown:+.0f} MB")
    print(f"visitor: {len(took)} requests, {refused} refused, p50 {took[len(took) // 2] * 1000:.0f} ms, longest {took[-1] * 1000:.0f} ms")
    return int(bool(refused) or took[-1] > LONGEST or largest > MOST_BYTES or grown > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
