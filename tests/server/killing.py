"""Killing a server in the middle of games, again and again, and looking for what it had acknowledged."""

from __future__ import annotations

import contextlib
import random
import threading
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from signoria.chance import Dice
from tests.server.browser import Browser, Server
from tests.waiting import wait_for


def play_until_killed(browser: Browser, name: str, acknowledged: list[int], seed: int) -> None:
    """Play random moves as fast as possible and note what was acknowledged, until the server is gone."""
    dice = Dice(seed)
    with contextlib.suppress(WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError), browser.live(name) as live:
        while not live.view()["over"]:
            if 0 not in live.view()["actors"]:
                live.until_type("state")
                continue
            moves = live.view()["moves"]
            answer = live.play(0, moves[dice.number(len(moves))]["id"])
            if answer["type"] == "done":
                acknowledged.append(answer["n"])


class Seat:
    """Somebody who plays while servers are killed, and remembers what was acknowledged at their table."""

    def __init__(self, server: Server, name: str) -> None:
        self.browser = Browser(server, name)
        self.table = ""
        self.heard: list[int] = []

    def sit(self) -> None:
        """Take a new table if there is none or its game is over."""
        if not self.table or self.browser.get(f"/api/tables/{self.table}")["status"] == "finished":
            self.table, self.heard = self.browser.table("me", "bot:random")["table"]["id"], []

    def look(self) -> int:
        """Look for everything that was acknowledged at this table, and return how much it was."""
        table = self.browser.get(f"/api/tables/{self.table}")
        assert table["n"] >= max(self.heard, default=0), "an acknowledged move is lost"
        log = self.browser.get(f"/api/tables/{self.table}/log?as=0")["entries"]
        assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
        own = {entry["n"] for entry in log if entry["seat"] == 0}
        assert own >= set(self.heard), "an acknowledged move is lost"
        assert self.browser.get(f"/api/tables/{self.table}/moments/latest?as=0")["view"]["players"]
        return len(self.heard)


def let_play(seats: list[Seat], players: list[threading.Thread], moves: int) -> None:
    """Wait until some more moves were acknowledged, or all games are over."""
    before = sum(len(seat.heard) for seat in seats)
    wait_for(lambda: sum(len(seat.heard) for seat in seats) >= before + moves or not any(player.is_alive() for player in players))


def rounds_of_killing(folder: Path, times: int, tables: int = 3) -> int:
    """Kill the server in the middle of games again and again; return how many acknowledged moves were looked for and found.

    What is on disk is read each time by the next server, which knows nothing but the file.
    """
    server = Server(folder / "signoria.db")
    found = 0
    chance = random.Random(times)
    seats: list[Seat] = []
    for number in range(times + 1):
        server.start()
        try:
            for seat in seats:
                seat.browser.moved(server)
                found += seat.look()
            if number == times:
                break
            seats = seats or [Seat(server, f"P{number}") for number in range(tables)]
            for seat in seats:
                seat.sit()
            players = [
                threading.Thread(target=play_until_killed, args=(seat.browser, seat.table, seat.heard, number * 100 + at))
                for at, seat in enumerate(seats)
            ]
            for player in players:
                player.start()
            let_play(seats, players, 5 + chance.randrange(40))
        finally:
            server.kill()
        for player in players:
            player.join()
    for seat in seats:
        seat.browser.http.close()
    return found
