"""Whole games between people as they get them: default settings, each on a device of their own, nothing switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, play_together

pytestmark = pytest.mark.slow
NAMES = ("Ada", "Jan", "Mia")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def seated(*people: Visitor, bots: int = 0, **options: object) -> str:
    """Let the first open a table and the others come by its link. All have set up their regions. Return the table's id."""
    host = people[0].go()
    friends = [{"kind": "friend"} for _ in people[1:]]
    seats = [{"kind": "me", "name": NAMES[0]}, *friends, *({"kind": "bot", "bot": "adept"} for _ in range(bots))]
    made = host.ask("POST", "/api/tables", game="tuscany", seats=seats, **options)
    table = str(made["table"]["id"])
    host.go(f"/t/{table}")
    for person, name in zip(people[1:], NAMES[1:], strict=False):
        person.go(f"/t/{table}#key={made['key']}")
        person.page.get_by_label("Your name at the table").fill(name)
        person.click("[data-act=join]")
    for person in people:
        person.set_up()
        person.page.evaluate("window.stays = true")
    return table


def stayed(*people: Visitor) -> bool:
    """Return whether nobody reloaded the page."""
    return all(person.page.evaluate("window.stays === true") for person in people)


def test_two_people_play_a_whole_game_on_two_devices(visit: Callable[..., Visitor]) -> None:
    desk, phone, watcher = visit(), visit(**PHONE), visit()
    table = seated(desk, phone, public=True)
    watcher.go(f"/t/{table}").page.evaluate("window.stays = true")
    done = play_together(desk, phone, watcher)
    assert {"bonus", "pay", "take", "draw", "end", "go on"} <= set(done)
    assert stayed(desk, phone, watcher)
    scores = desk.ask("GET", f"/api/tables/{table}")["result"]["scores"]
    for person in (desk, phone, watcher):
        for score in scores:
            expect(person.page.locator(".end")).to_contain_text(str(score))


def test_a_turn_passes_on_when_its_time_to_be_taken_back_is_over(visit: Callable[..., Visitor]) -> None:
    desk, phone, watcher = visit(), visit(**PHONE), visit()
    table = seated(desk, phone, public=True)
    watcher.go(f"/t/{table}").page.evaluate("window.stays = true")
    desk.patient = phone.patient = True
    done = play_together(desk, phone, watcher, until=lambda done: done.count("pay") >= 4)
    assert "end" not in done, "nobody pressed it"
    play_together(desk, phone, watcher, most=1)
    assert stayed(desk, phone, watcher)


def test_a_turn_that_may_be_taken_back_is_marked_for_the_others_until_it_is_over(visit: Callable[..., Visitor]) -> None:
    people = visit().go(), visit().go()
    for person in people:
        person.ask("PUT", "/api/me", grace=60.0)
    table = seated(*people)

    def settling() -> Any:  # noqa: ANN401 - JSON
        return people[0].ask("GET", f"/api/tables/{table}")["settling"]

    play_together(*people, until=lambda done: done[-1:] == ["pay"] and settling() is not None)
    seat = settling()["seat"]
    placed = people[1 - seat].page.locator(f"[data-region='{seat}']")
    expect(placed.locator("[data-provisional]")).to_have_count(1)
    people[seat].click("[data-act=end]")
    expect(placed.locator("[data-provisional]")).to_have_count(0)
    expect(placed.locator(".last")).to_have_count(1)


def test_at_a_table_without_undo_nothing_settles(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit(), visit(**PHONE)
    table = seated(desk, phone, undo=False)
    settling: list[object] = []

    def look(done: list[str]) -> bool:
        settling.append(desk.ask("GET", f"/api/tables/{table}")["settling"])
        return done.count("pay") >= 2

    play_together(desk, phone, until=look)
    assert not any(settling)
    assert stayed(desk, phone)


def test_three_people_and_a_bot(visit: Callable[..., Visitor]) -> None:
    people = visit(), visit(1366, 650), visit(**PHONE)
    seated(*people, bots=1)
    play_together(*people, until=lambda done: done.count("pay") >= 4)
    assert stayed(*people)
    for person in people:
        expect(person.page.locator("main")).to_contain_text("adept")


def test_two_people_share_one_device_for_a_whole_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit().go()
    visitor.go(f"/t/{visitor.table({'kind': 'me', 'name': 'Ada'}, {'kind': 'same', 'name': 'Jan'})}").set_up()
    visitor.click("[data-act=curtain]")
    visitor.set_up().page.evaluate("window.stays = true")
    done = play_together(visitor)
    assert {"curtain", "end", "pay", "go on"} <= set(done)
    assert stayed(visitor)
