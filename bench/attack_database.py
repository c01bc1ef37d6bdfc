"""Attack what is stored: power cuts at every commit, pauses, jumping clocks and kills, and look for lost, doubled or reordered moves.

python -m bench.attack_database --minutes 10

Errors at every call of the database are a finite list: tests/server/test_faults.py goes through all of them. `python -m bench.kill` kills a
server with several tables many times.
"""

from __future__ import annotations

import argparse
import random
import signal
import tempfile
import threading
import time
from pathlib import Path

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.settings import Settings
from tests.server.browser import Browser, Server, play_out
from tests.server.faults import Disk, Faults, Player, faulty_storage, look_into, survive_power_cuts
from tests.server.test_operating import in_thread


def power_cuts(folder: Path, seed: int) -> int:
    """Play a game and cut the power around each of its commits; return how often."""
    disk = Disk(folder / "signoria.db")
    settings = Settings(db=f"sqlite:///{disk.file}", rate=0, connections=0, bot_pause=0)
    with faulty_storage(Faults(), after=disk.after), in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live, 1: live}, Dice(seed))
    cuts = folder / "cuts"
    cuts.mkdir()
    return survive_power_cuts(disk.synced, cuts, seed, 4)


def pauses_and_kills(folder: Path, seed: int) -> int:
    """Let two people play while the server is stopped, continued and killed at random; return how many moves were acknowledged."""
    chance = random.Random(seed)
    server = Server(folder / "signoria.db").start()
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        players = [Player(ada, name, 0, seed), Player(bob, name, 1, seed + 1)]
        while True:
            for player in players:
                player.enough.clear()
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            for _ in range(chance.randrange(1, 5)):
                time.sleep(chance.random())
                assert server.process is not None
                server.process.send_signal(signal.SIGSTOP)
                time.sleep(chance.random() * 4)
                server.process.send_signal(signal.SIGCONT)
            for player in players:
                player.enough.set()
            server.kill()
            for thread in threads:
                thread.join()
            acknowledged = look_into(folder / "signoria.db", name, players)
            server.start()
            ada.moved(server)
            bob.moved(server)
            if ada.get(f"/api/tables/{name}")["status"] == "finished":
                break
        server.stop()
    return acknowledged


def clock_jumps(folder: Path, seed: int) -> int:
    """Let two people play while the clock jumps by up to thirty years; return how many moves were acknowledged."""
    chance, jumped, real = random.Random(seed), [0], storage.wall_clock
    storage.wall_clock = lambda: real() + jumped[0]
    try:
        settings = Settings(db=f"sqlite:///{folder}/signoria.db", rate=0, connections=0, bot_pause=0)
        with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
            name = ada.table("me", "same:Jan")["table"]["id"]
            players = [Player(ada, name, 0, seed), Player(ada, name, 1, seed + 1)]
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            while any(thread.is_alive() for thread in threads):
                jumped[0] = chance.randrange(-(10**18), 10**18)
                server.do(server.house.expiry.run())
                threads[0].join(0.02)
    finally:
        storage.wall_clock = real
    return look_into(folder / "signoria.db", name, players)


def main() -> None:
    """Attack in turns until the time is over, and print what was survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began, seed = time.monotonic(), asked.seed
    survived = {"power cuts": 0, "moves with pauses and kills": 0, "moves with clock jumps": 0}
    while time.monotonic() - began < asked.minutes * 60:
        for kind, attack in zip(survived, (power_cuts, pauses_and_kills, clock_jumps), strict=True):
            with tempfile.TemporaryDirectory() as folder:
                survived[kind] += attack(Path(folder), seed)
            print(
                ", ".join(f"{count} {name}" for name, count in survived.items()), f"{time.monotonic() - began:.0f} s", sep="; ", flush=True
            )
        seed += 1


if __name__ == "__main__":
    main()
