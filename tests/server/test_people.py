"""People and their devices: recovery links work once, nobody becomes somebody else by accident, devices can be signed out."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Barrier

import pytest

from signoria.server.storage import now
from tests.server.browser import Browser, Server, running

DEVICES = 12
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1"


def mine(browser: Browser) -> set[str]:
    """Return the tables where somebody sits."""
    return {line["id"] for line in browser.get("/api/tables")["mine"]}


def test_a_recovery_link_used_by_twelve_devices_at_once_works_once(server: Server) -> None:
    with ExitStack() as open_browsers, ThreadPoolExecutor(DEVICES) as pool:
        ada = open_browsers.enter_context(Browser(server, "Ada"))
        devices = [open_browsers.enter_context(Browser(server)) for _ in range(DEVICES)]
        for device in devices:
            device.get("/api/me")
        for merge in (False, True):
            key, together = ada.post("/api/me/recovery")["key"], Barrier(DEVICES)

            def use(device: Browser, key: str = key, merge: bool = merge, together: Barrier = together) -> int:
                together.wait()
                return device.http.post("/api/recover", json={"key": key, "merge": merge}).status_code

            assert sorted(pool.map(use, devices)) == [200] + [404] * (DEVICES - 1)
            assert sum(device.get("/api/me")["name"] == "Ada" for device in devices) <= 2


def test_a_recovery_link_moves_tables_to_another_device_once(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server) as phone, Browser(server) as thief:
        name = ada.table("me", "bot:random")["table"]["id"]
        old = ada.post("/api/me/recovery")["key"]
        key = ada.post("/api/me/recovery")["key"]
        assert thief.post("/api/recover", {"key": old}, 404)["key"] == "server-no-recovery", "a newer link replaces it"
        assert phone.post("/api/recover", {"key": key})["name"] == "Ada"
        assert mine(phone) == mine(ada) == {name}
        assert thief.post("/api/recover", {"key": key}, 404)["key"] == "server-no-recovery", "used up"
        assert thief.post("/api/recover/look", {"key": key}, 404)["key"] == "server-no-recovery"


def test_looking_at_a_recovery_link_says_whose_it_is_and_does_not_use_it(server: Server) -> None:
    with Browser(server, "Lena") as lena, Browser(server, "Matteo") as matteo, Browser(server) as newcomer:
        lena.table("me", "bot:random")
        lena.table("me", "friend")
        matteo.table("me", "bot:random")
        made = lena.post("/api/me/recovery")
        key = {"key": made["key"]}
        offer = {"name": "Lena", "games": 2, "expires": made["expires"]}
        assert newcomer.post("/api/recover/look", key) == {**offer, "mine": False, "you": None}
        assert lena.post("/api/recover/look", key) == {**offer, "mine": True, "you": None}
        left = {"name": "Matteo", "games": 1, "other_devices": 0, "together": False}
        assert matteo.post("/api/recover/look", key) == {**offer, "mine": False, "you": left}
        assert newcomer.post("/api/recover", key)["name"] == "Lena"


def test_a_device_that_uses_the_link_of_somebody_else_hands_over_nothing(server: Server) -> None:
    with Browser(server, "Lena") as lena, Browser(server, "Matteo") as matteo, Browser(server) as laptop:
        lena.table("me", "friend")
        name = matteo.table("me", "bot:random")["table"]["id"]
        laptop.post("/api/recover", {"key": matteo.post("/api/me/recovery")["key"]})
        with matteo.live(name) as live, laptop.live(name) as other:
            assert live.table["you"]["seats"] == [0]
            assert matteo.post("/api/recover", {"key": lena.post("/api/me/recovery")["key"]})["name"] == "Lena"
            assert live.until_type("error")["error"]["key"] == "server-other-person"
            assert live.closed() == 4401, "the tab of the person who was here before is told"
            assert [part["seat"] for part in other.state["seen"]] == [0]
        assert laptop.get("/api/me")["name"] == "Matteo"
        assert matteo.get(f"/api/tables/{name}", 403)["key"] == "server-by-link", "the game of Matteo is not Lena's to see"
        assert [seat["yours"] for seat in laptop.get(f"/api/tables/{name}")["seats"]] == [True, False]


def test_two_people_become_one_only_when_asked_to(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Phone") as phone, Browser(server) as tablet:
        name, own = (browser.table("me", "bot:random")["table"]["id"] for browser in (ada, phone))
        tablet.post("/api/recover", {"key": phone.post("/api/me/recovery")["key"]})
        key = ada.post("/api/me/recovery")["key"]
        with phone.live(own) as live:
            assert phone.post("/api/recover", {"key": key, "merge": True})["name"] == "Ada"
            assert live.until_type("table")["table"]["you"]["seats"] == [0]
            assert live.play(0, live.view()["moves"][0]["id"])["type"] == "done", "what the device had goes on"
        for browser in (ada, phone, tablet):
            assert mine(browser) == {name, own}
            assert browser.get("/api/me")["name"] == "Ada"


def test_people_who_sit_at_one_table_do_not_become_one(server: Server) -> None:
    with Browser(server, "Lena") as lena, Browser(server, "Matteo") as matteo:
        made = lena.table("me", "friend", "friend")
        matteo.post(f"/api/tables/{made['table']['id']}/join", {"key": made["key"]})
        key = lena.post("/api/me/recovery")["key"]
        assert matteo.post("/api/recover/look", {"key": key})["you"]["together"]
        for merge in (True, False):
            refused = matteo.post("/api/recover", {"key": key, "merge": merge}, 409)
            assert refused["key"] == "server-together"
        assert matteo.get("/api/me")["name"] == "Matteo"
        assert [seat["name"] for seat in lena.get(f"/api/tables/{made['table']['id']}")["seats"]] == ["Lena", "Matteo", ""]
        lena.post(f"/api/tables/{made['table']['id']}/cancel")
        assert matteo.post("/api/recover", {"key": key, "merge": True})["name"] == "Lena", "the refused link was not used up"


@contextmanager
def two_devices(server: Server) -> Iterator[tuple[Browser, Browser]]:
    """Let Ada play on a desk and on a phone."""
    with Browser(server) as desk, Browser(server) as phone:
        desk.http.headers["User-Agent"], phone.http.headers["User-Agent"] = FIREFOX, PHONE
        desk.put("/api/me", {"name": "Ada"})
        phone.post("/api/recover", {"key": desk.post("/api/me/recovery")["key"]})
        yield desk, phone


def test_devices_are_listed_by_what_they_are(server: Server) -> None:
    before = now()
    with two_devices(server) as (desk, phone), Browser(server) as newcomer:
        here, there = phone.get("/api/me/devices")["devices"]
        assert (here["browser"], here["system"], here["this"]) == ("Safari", "iPhone", True)
        assert (there["browser"], there["system"], there["this"]) == ("Firefox", "Linux", False)
        assert before <= there["since"] <= there["seen"] <= now()
        assert [device["this"] for device in desk.get("/api/me/devices")["devices"]] == [True, False]
        assert newcomer.get("/api/me/devices") == {"devices": []}


@pytest.mark.parametrize("all_others", [False, True])
def test_a_device_that_is_signed_out_is_nobody_any_more(server: Server, all_others: bool) -> None:
    with two_devices(server) as (desk, phone):
        name = desk.table("me", "bot:random")["table"]["id"]
        lost = phone.post("/api/me/recovery")["key"]
        there = desk.get("/api/me/devices")["devices"][1]["id"]
        with phone.live(name) as live:
            left = desk.post("/api/me/devices/sign-out" if all_others else f"/api/me/devices/{there}/sign-out")["devices"]
            assert [device["this"] for device in left] == [True]
            assert live.until_type("error")["error"]["key"] == "server-signed-out"
            assert live.closed() == 4401
        assert phone.get("/api/me")["id"] is None
        assert phone.get(f"/api/tables/{name}", 403)["key"] == "server-by-link"
        assert desk.post(f"/api/me/devices/{there}/sign-out", status=404)["key"] == "server-no-device"
        assert phone.post("/api/recover", {"key": lost}, 404)["key"] == "server-no-recovery", "a link made there is of no use"
        assert phone.put("/api/me", {"name": "Eve"})["name"] == "Eve", "it may become somebody else"
        assert desk.get("/api/me")["name"] == "Ada"


def test_nobody_signs_out_the_devices_of_others(server: Server) -> None:
    with two_devices(server) as (desk, phone), Browser(server, "Eve") as eve:
        there = desk.get("/api/me/devices")["devices"][1]["id"]
        assert eve.post(f"/api/me/devices/{there}/sign-out", status=404)["key"] == "server-no-device"
        eve.post("/api/me/devices/sign-out")
        assert phone.get("/api/me")["name"] == "Ada"


def test_when_a_device_was_last_used_is_written_once_an_hour(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        ada.get("/api/me")
    hour = 3600 * 1000
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE devices SET seen = seen - ?, created = created - ?, browser = '', system = ''", (90 * hour, 90 * hour))
    with running(db) as server:
        ada.moved(server)
        ada.http.headers["User-Agent"] = FIREFOX
        [device] = ada.get("/api/me/devices")["devices"]
        assert now() - device["seen"] < hour < 89 * hour < now() - device["since"]
        assert (device["browser"], device["system"]) == ("Firefox", "Linux"), "devices of an earlier version get their names"
        assert ada.get("/api/me/devices")["devices"] == [device], "not written again"
    ada.http.close()
