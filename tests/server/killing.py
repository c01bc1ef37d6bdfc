"""Killing a server in the middle of games, again and again, and looking for what it had acknowledged."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from signoria.chance import Dice
from tests.server.browser import Browser, Server


def play_until_killed(browser: Browser, name: str, acknowledged: list[int], seed: int) -> None:
    """Play random moves as fast as possible and note what was acknowledged, until the server is gone."""
    dice = Dice(seed)
    with contextlib.suppress(WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError), browser.live(name) as live:
        while not live.view()["over"]:
            while 0 not in live.view()["actors"]:
                live.until_type("state")
            moves = live.view()["moves"]
            answer = live.play(0, moves[dice.number(len(moves))]["id"])
            if answer["type"] == "done":
                acknowledged.append(answer["n"])


def rounds_of_killing(folder: Path, times: int, tables: int = 3) -> int:
    """Kill the server in the middle of games again and again; return how many acknowledged moves were looked for and found."""
    server = Server(folder / "signoria.db")
    found = 0
    chance = random.Random(times)
    browsers: list[Browser] = []
    names: list[str] = []
    for number in range(times):
        server.start()
        try:
            if not browsers:
                browsers = [Browser(server, f"P{seat}") for seat in range(tables)]
                names = [browser.table("me", "bot:random")["table"]["id"] for browser in browsers]
            for at, browser in enumerate(browsers):
                browser.moved(server)
                if browser.get(f"/api/tables/{names[at]}")["status"] == "finished":
                    names[at] = browser.table("me", "bot:random")["table"]["id"]
            before = [browser.get(f"/api/tables/{name}")["n"] for browser, name in zip(browsers, names, strict=True)]
            acknowledged: list[list[int]] = [[] for _ in browsers]
            players = [
                threading.Thread(target=play_until_killed, args=(browser, name, heard, number * 100 + at))
                for at, (browser, name, heard) in enumerate(zip(browsers, names, acknowledged, strict=True))
            ]
            for player in players:
                player.start()
            time.sleep(chance.uniform(0.05, 0.6))
        finally:
            server.kill()
        for player in players:
            player.join()
        # What is on disk is read by a server that knows nothing but the file.
        server.start()
        try:
            for browser, name, heard, earlier in zip(browsers, names, acknowledged, before, strict=True):
                browser.moved(server)
                table = browser.get(f"/api/tables/{name}")
                assert table["n"] >= max([earlier, *heard]), "an acknowledged move is lost"
                log = browser.get(f"/api/tables/{name}/log?as=0")["entries"]
                own = {entry["n"] for entry in log if entry["seat"] == 0}
                assert own >= set(heard), "an acknowledged move is lost"
                assert browser.get(f"/api/tables/{name}/moments/latest?as=0")["view"]["players"]
                found += len(heard)
        finally:
            server.kill()
    for browser in browsers:
        browser.http.close()
    return found
