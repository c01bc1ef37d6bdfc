"""Attacks recovery links: many devices use one link at the same moment, round after round. Exactly one may succeed each time.

    python -m bench.attack_recovery --rounds 200 --devices 12

Half of the rounds ask to merge. Every fourth one lets two opponents of one table try to become one person, which must be refused. Starts a
server of its own; the exit code is 1 if a link worked twice, or not at all.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier

from tests.server.browser import Browser, Server, running


def round_of_devices(server: Server, devices: int, *, merge: bool) -> list[int]:
    """Let fresh devices use one link at once, each with a game of its own, and return the statuses of the answers."""
    with ExitStack() as browsers, ThreadPoolExecutor(devices) as pool:
        ada = browsers.enter_context(Browser(server, "Ada"))
        those = [browsers.enter_context(Browser(server, f"Device {number}")) for number in range(devices)]
        for device in those:
            device.table("me", "friend")
        key, together = ada.post("/api/me/recovery")["key"], Barrier(devices)

        def use(device: Browser) -> int:
            together.wait()
            return device.http.post("/api/recover", json={"key": key, "merge": merge}).status_code

        statuses = sorted(pool.map(use, those))
        owners = sum(device.get("/api/me")["name"] == "Ada" for device in those)
        games = len(ada.get("/api/tables")["mine"])
        assert owners == 1, f"{owners} devices became Ada"
        assert games == (1 if merge else 0), f"Ada has {games} games"
        return statuses


def round_of_opponents(server: Server) -> int:
    """Let somebody use the link of an opponent to see both hands, and return the status of the answer."""
    with Browser(server, "Lena") as lena, Browser(server, "Matteo") as matteo:
        made = lena.table("me", "friend")
        matteo.post(f"/api/tables/{made['table']['id']}/join", {"key": made["key"]})
        key = lena.post("/api/me/recovery")["key"]
        return matteo.http.post("/api/recover", json={"key": key, "merge": True}).status_code


def main() -> int:
    """Run the attack and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--devices", type=int, default=12)
    asked = parser.parse_args()
    bad = 0
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db") as server:
        for number in range(asked.rounds):
            statuses = round_of_devices(server, asked.devices, merge=number % 2 == 1)
            if statuses != [200] + [404] * (asked.devices - 1):
                bad += 1
                print(f"round {number}: {statuses}")
            if number % 4 == 0 and (status := round_of_opponents(server)) != 409:
                bad += 1
                print(f"round {number}: opponents became one person: {status}")
    print(f"{asked.rounds} rounds of {asked.devices} devices: {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
