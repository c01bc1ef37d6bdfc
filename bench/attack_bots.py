"""Let many tables wait for slow bots while workers are killed (SIGKILL) and stopped (SIGSTOP) at random, and see that every bot moves.

    python -m bench.attack_bots --tables 300 --moves 3 --minutes 45

Starts a server of its own with one worker for bots. Ends with exit code 1 if a bot did not move in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from bench.load import Person, Traffic
from tests.living import workers_of
from tests.server.browser import GAME, Server, running


class Opponent(Person):
    """A player against one bot, who notes how long the bot takes for each move that it thinks about."""

    waits: list[float]
    shortened = 0

    async def _listen(self, live: ClientConnection) -> None:
        self.waits = []
        asked: dict[int, float] = {}
        async for text in live:
            message = json.loads(text)
            if message["type"] == "state":
                if message["n"] - 1 in asked:
                    self.waits.append(time.monotonic() - asked.pop(message["n"] - 1))
                if message["thinking"] and message["n"] not in asked:
                    asked[message["n"]] = time.monotonic()
                    self.shortened += message["thinking"][0]["shortened"]
                self.n, self.view = message["n"], message["seen"][0]["view"]
                self.changed.set()

    async def play(self, moves: int) -> None:
        """Play at random until the bot has thought about so many moves."""
        assert self.live is not None
        while len(self.waits) < moves and not self.view["over"]:
            if self.moves:
                move = random.choice(self.moves)
                await self.live.send(json.dumps({"type": "play", "id": secrets.token_hex(8), "n": self.n, "seat": 0, "move": move}))
            n = self.n
            while self.n == n:
                self.changed.clear()
                await self.changed.wait()


async def disturb(server: Server, every: float, done: Counter[str]) -> None:
    """Kill or stop a worker now and then."""
    assert server.process is not None
    while True:
        await asyncio.sleep(random.expovariate(1 / every))
        workers = workers_of(server.process.pid)
        how = random.choice((signal.SIGKILL, signal.SIGSTOP))
        with suppress(ProcessLookupError, IndexError):
            os.kill(random.choice(workers), how)
            done[how.name] += 1


async def attack(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Play at all tables at once, and return what was seen."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    done: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=600, cookies=nobody) as http:
        seated: list[Opponent] = []
        for number in range(asked.tables):
            player = Opponent(http, server.address, Traffic(), '{"type": "hello"}')
            if number % asked.each:
                player.cookie = seated[-1].cookie
            else:
                await player.ask("PUT", "/api/me", {"name": f"Visitor {number}", "grace": 0})
            seats = [{"kind": "me"}, {"kind": "bot", "bot": asked.bot}]
            made = await player.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
            await player.sit(made["table"]["id"], 0)
            seated.append(player)
        began = time.monotonic()
        disturbing = asyncio.create_task(disturb(server, asked.every, done))
        playing = [asyncio.create_task(player.play(asked.moves)) for player in seated]
        ended, late = await asyncio.wait(playing, timeout=asked.minutes * 60)
        for task in ended:
            task.result()
        lasted = time.monotonic() - began
        for task in (disturbing, *late):
            task.cancel()
        metrics = (await http.get(server.address + "/metrics")).text
        for player in seated:
            await player.stand_up()
    values = {line.split()[0]: float(line.split()[1]) for line in metrics.splitlines() if not line.startswith("#") and "{" not in line}
    waits = sorted(wait for player in seated for wait in player.waits)
    return {
        "tables": asked.tables,
        "visitors": -(-asked.tables // asked.each),
        "minutes": round(lasted / 60, 1),
        "thoughts": len(waits),
        "tables_where_a_bot_did_not_move": len(late),
        "wait_median_s": round(statistics.median(waits), 1) if waits else None,
        "wait_p99_s": round(waits[int(len(waits) * 0.99)], 1) if waits else None,
        "wait_longest_s": round(waits[-1], 1) if waits else None,
        "thoughts_shortened": sum(player.shortened for player in seated),
        "workers_killed": done["SIGKILL"],
        "workers_stopped": done["SIGSTOP"],
        "workers_replaced": values["signoria_workers_replaced"],
        "retries": values["signoria_bot_retries_total"],
        "moves_by_the_quickest_bot": values["signoria_bots_replaced_total"],
    }


def main() -> None:
    """Attack, print what was seen, and fail if a bot did not move."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--each", type=int, default=10, help="tables of a visitor")
    parser.add_argument("--moves", type=int, default=3, help="how many moves each bot is to think about")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--every", type=float, default=20, help="seconds between two attacks on workers, on average")
    parser.add_argument("--minutes", type=float, default=45)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db", "--bot-workers", "1") as server:
        found = asyncio.run(attack(server, asked))
    print(json.dumps(found, indent=1))
    sys.exit(1 if found["tables_where_a_bot_did_not_move"] else 0)


if __name__ == "__main__":
    main()
