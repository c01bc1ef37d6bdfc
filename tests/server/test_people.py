"""People and their devices: recovery links work once, nobody becomes somebody else by accident, devices can be signed out."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier

from tests.server.browser import Browser, Server

DEVICES = 12


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
        made = lena.table("me", "friend")
        name = made["table"]["id"]
        matteo.post(f"/api/tables/{name}/join", {"key": made["key"]})
        laptop.post("/api/recover", {"key": matteo.post("/api/me/recovery")["key"]})
        with matteo.live(name) as live, laptop.live(name) as other:
            assert live.table["you"]["seats"] == [1]
            assert matteo.post("/api/recover", {"key": lena.post("/api/me/recovery")["key"]})["name"] == "Lena"
            assert live.until_type("error")["error"]["key"] == "server-other-person"
            assert live.closed() == 4401, "the tab of the person who was here before is told"
            assert [part["seat"] for part in other.state["seen"]] == [1]
        assert laptop.get("/api/me")["name"] == "Matteo"
        with matteo.live(name) as live:
            assert [part["seat"] for part in live.state["seen"]] == [0], "the hand of Matteo is not Lena's to see"
        assert [seat["yours"] for seat in laptop.get(f"/api/tables/{name}")["seats"]] == [False, True]


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
        refused = matteo.post("/api/recover", {"key": key, "merge": True}, 409)
        assert refused["key"] == "server-together"
        assert matteo.get("/api/me")["name"] == "Matteo"
        assert [seat["name"] for seat in lena.get(f"/api/tables/{made['table']['id']}")["seats"]] == ["Lena", "Matteo", ""]
        lena.post(f"/api/tables/{made['table']['id']}/cancel")
        assert matteo.post("/api/recover", {"key": key, "merge": True})["name"] == "Lena", "the refused link was not used up"
