"""Visit a server many times while one visitor stays, and watch its memory.

    python -m bench.attack_memory --visits 100000

Each visit asks for the welcome as a new device, opens a public table over a WebSocket, stays for a moment and leaves. Ends with exit code 1
if the memory of the second half grew by more than --most-mb.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bench.load import HELLO, memory_of
from tests.server.browser import GAME, running

AT_ONCE = 40


async def visit(http: httpx.AsyncClient, address: str, table: str, stay: float) -> None:
    """Come, look, and leave."""
    answer = await http.get(address + "/api/welcome", headers={"Cookie": ""})
    answer.raise_for_status()
    cookie = answer.headers["set-cookie"].split(";")[0]
    path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    # Without a limit on what waits to be read, which nobody does here: it would hold up the goodbye.
    async with connect(path, origin=Origin(address), additional_headers={"Cookie": cookie}, compression=None, max_queue=None) as live:
        await live.send(HELLO)
        await live.recv()
        await asyncio.sleep(stay)


async def attack(address: str, number: int, visits: int, stay: float) -> list[float]:
    """Return the server's memory in MB after each twentieth of the visits."""
    held: list[float] = []
    # The server closes idle connections after five seconds; nobody uses one that is about to be closed.
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(keepalive_expiry=2)) as http:
        made = await http.post(address + "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "friend"}], "public": True})
        table = made.json()["table"]["id"]
        http.cookies.clear()
        path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(path, origin=Origin(address)) as staying:
            await staying.send(HELLO)
            drain = asyncio.create_task(_drain(staying))
            for part in range(20):
                began = time.perf_counter()
                left = iter(range(visits // 20))

                async def visitor(left: object = left) -> None:
                    for _ in left:  # type: ignore[attr-defined]  # shared by all visitors
                        http.cookies.clear()
                        await visit(http, address, table, stay)

                await asyncio.gather(*(visitor() for _ in range(AT_ONCE)))
                held.append(memory_of(number) / 1e6)
                print(f"{(part + 1) * (visits // 20):>7} visits: {held[-1]:.1f} MB, {time.perf_counter() - began:.0f} s", flush=True)
            drain.cancel()
    return held


async def _drain(staying: object) -> None:
    async for _ in staying:  # type: ignore[attr-defined]  # a connection
        pass


def main() -> None:
    """Run the attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=100_000)
    parser.add_argument("--stay", type=float, default=1.0, help="seconds that each visitor stays")
    parser.add_argument("--most-mb", type=float, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db") as server:
        assert server.process is not None
        held = asyncio.run(attack(server.address, server.process.pid, asked.visits, asked.stay))
    grown = max(held[10:]) - held[9]
    print(f"the second half of the visits took {grown:+.1f} MB")
    if grown > asked.most_mb:
        sys.exit(f"more than {asked.most_mb} MB")


if __name__ == "__main__":
    main()
