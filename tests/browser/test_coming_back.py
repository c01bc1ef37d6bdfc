"""Reloads, lost connections and restarted servers: the table is where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.waiting import wait_for


def midgame(visitor: Visitor) -> str:
    """Play a few turns; return what the hand looks like."""
    visitor.without_waiting().play_now().set_up()
    visitor.play_by_mouse(until="draw")
    visitor.page.wait_for_selector("[data-action=draw]")
    return hand(visitor)


def hand(visitor: Visitor) -> str:
    visitor.page.wait_for_selector(".page:not(.busy) [data-action=draw]")
    return "|".join(visitor.page.locator("[data-hand] .hidden").all_inner_texts())


def test_a_reload_shows_the_same_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    before = midgame(visitor)
    visitor.page.reload()
    assert hand(visitor) == before


def test_two_tabs_stay_in_step(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    midgame(visitor)
    first, second = visitor.page, visitor.open_tab()
    second.goto(first.url)
    second.wait_for_selector("[data-action=draw]")
    before = second.locator(".log button").count()
    first.locator("[data-action=draw]").click()
    wait_for(lambda: before < second.locator(".log button").count() == first.locator(".log button").count())


def test_a_lost_connection_comes_back_without_a_reload(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    midgame(visitor)
    visitor.page.evaluate("window.stays = true")
    # Chromium keeps open WebSockets when it is set offline: the server drops them instead.
    visitor.server.stop()
    visitor.see("Reconnecting")
    assert visitor.page.locator("[data-slot]").count() == 8, "the table stays readable"
    # A move made meanwhile is kept and sent when the connection is back.
    before = visitor.page.locator(".log button").count()
    visitor.click("[data-action=draw]")
    port = visitor.server.address.rsplit(":", 1)[1]
    visitor.server.options = ("--port", port)
    visitor.server.start()
    visitor.page.wait_for_function("before => document.querySelectorAll('.log button').length > before", arg=before)
    assert visitor.page.evaluate("window.stays")
    visitor.problems.clear()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 650)])
def test_what_happened_since_my_last_turn_is_told_after_coming_back(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    midgame(visitor)
    address = visitor.page.url
    table = address.split("/t/")[1].split("#")[0]
    visitor.click("[data-action=draw]")
    visitor.page.wait_for_selector(".page.busy", state="detached")
    visitor.page.close()
    wait_for(lambda: visitor.ask("GET", f"/api/tables/{table}")["turn"] == [0])
    visitor.page = visitor.open_tab()
    visitor.page.goto(address)
    visitor.page.wait_for_selector("[data-action=draw]")
    expect(visitor.page.get_by_text("Since your turn")).to_have_count(1)
    paces = visitor.paces()
    visitor.click("[data-act=again]")
    wait_for(lambda: paces()[-2:] == ["running", "idle"])
    expect(visitor.page.locator("[data-action=draw]")).to_be_visible()
