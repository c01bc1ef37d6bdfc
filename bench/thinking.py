"""Measure how long a bot thinks at a table while all cores are busy, against what it may take; and how soon it moves when it is hurried.

    python -m bench.thinking --bot master --thoughts 20

Starts a server of its own on a free port of this machine, with a database in a temporary folder, and as many spinning processes as there
are cores.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from signoria.chance import Dice
from tests.server.browser import Browser, busy_cores, play_out, running


def main() -> None:
    """Play against the bot, and print how long its thoughts took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--thoughts", type=int, default=20)
    parser.add_argument("--spinning", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    hurried: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "signoria.db", "--log-level", "debug") as server,
        Browser(server, "Ada") as ada,
        busy_cores(asked.spinning),
    ):
        while len(thoughts := [line for line in server.lines() if line["event"] == "thought" and line["limit_ms"]]) < asked.thoughts:
            name = ada.table("me", f"bot:{asked.bot}")["table"]["id"]
            with ada.live(name) as live:
                for number in range(asked.thoughts):
                    play_out({0: live}, Dice(number), most=1)
                    if live.view()["over"]:
                        break
                    if live.state["thinking"] and number % 4 == 3:
                        began, n = time.perf_counter(), live.n
                        live.act("hurry", seat=1)
                        live.catch_up(n + 1)
                        hurried.append(1000 * (time.perf_counter() - began))
    full = [line["ms"] for line in thoughts if not line["cut_short"]]
    print(f"{asked.bot}, {asked.spinning} spinning processes, limit {thoughts[0]['limit_ms']} ms")
    print(f"{len(full)} thoughts: median {statistics.median(full):.0f} ms, longest {max(full)} ms")
    if hurried:
        print(f"{len(hurried)} hurried: moved after a median of {statistics.median(hurried):.0f} ms, longest {max(hurried):.0f} ms")


if __name__ == "__main__":
    main()
