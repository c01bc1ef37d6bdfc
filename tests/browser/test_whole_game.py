"""Whole games against a bot, as people play them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import nothing_fits
from tests.browser.visitor import Visitor
from tests.server.browser import wait_for

pytestmark = pytest.mark.slow


def test_a_whole_game_by_mouse(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().play_now().set_up()
    done = visitor.play_by_mouse()
    assert visitor.is_over()
    assert {"pay", "place", "space", "take", "draw", "bonus"} <= set(done)
    expect(visitor.page.locator(".end h1")).to_contain_text(re.compile("^You (won|lost)|tie"))
    expect(visitor.page.locator("[data-ledger-seat]")).to_have_count(2)


def test_a_whole_game_on_a_phone_at_default_settings(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 844, has_touch=True, is_mobile=True).play_now().set_up()
    done = visitor.play_by_mouse()
    assert {"pay", "place", "space", "take", "draw", "bonus", "sure", "end", "go on"} <= set(done)
    expect(visitor.page.locator(".end h1")).to_contain_text(re.compile("^You (won|lost)|tie"))


def test_a_whole_game_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().go()
    page = visitor.page
    tab_to(page, "[data-act=choose-bot]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-bot=greedy]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=choose-bot]")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("button.now")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-act=suggest]")
    page.keyboard.press("1")
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("s")
    page.wait_for_selector("[data-act=confirm][aria-disabled=false]")
    tab_to(page, "[data-act=confirm]")
    page.keyboard.press("Enter")
    done: list[str] = []
    draws = 0
    while visitor.can_act() and not visitor.is_over() and len(done) < 2500:
        if made := step_by_keyboard(page, stuck=draws >= 3):
            done.append(made)
            assert page.evaluate("document.activeElement !== document.body"), f"the keyboard lost its place: {done[-3:]}"
            draws = draws + 1 if made == "d" else 0 if made == "take" else draws
    assert visitor.is_over(), " ".join(done[-60:])
    assert {"Enter pays", "d", "t", "p", "go on"} <= set(done)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def step_by_keyboard(page: Page, *, stuck: bool) -> str | None:
    """Press the keys of one sensible step. `stuck`: take a tile even when the storage is full."""

    def there(selector: str) -> bool:
        return page.locator(selector).count() > 0

    def focused(selector: str) -> bool:
        return bool(page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))

    def press(key: str, name: str | None = None) -> str:
        page.keyboard.press(key)
        return name or key

    if there("[data-act=go-on]"):
        return press("Enter", "go on")
    if there("[data-act=pay]:not([disabled])"):
        return press("Enter", "Enter pays")
    if there("[data-bonus]"):
        index = int(page.evaluate("[...document.querySelectorAll('[data-bonus]')].findIndex(one => one.classList.contains('may'))"))
        return press(str(index + 1), "bonus") if index >= 0 else None
    if there("[data-refresh]"):
        return press("1", "refresh")
    if there("[data-stored] .leave"):
        return press("1", "make room")
    if there(".cell.may"):
        return press("Enter", "space") if focused(".cell.may") else press("l")
    if there("[data-act=decline]"):
        if there("[data-slot].may"):
            return press("Enter", "free tile") if focused("[data-slot].may") else press("l")
        return press("s", "decline")
    if there("[data-act=end]:not([disabled])"):
        return press("e", "end")
    if there("[data-action=place][aria-pressed=true]"):
        return press("1", "stored")
    if there("[data-action=place]:not(.dim)"):
        return press("p")
    if there("[data-action=take][aria-pressed=true]") and focused("[data-slot].may"):
        return press("Enter", "take")
    if there("[data-slot].may") and not there("[data-action]"):  # the display was refreshed
        return press("Enter", "take") if focused("[data-slot].may") else press("l")
    if there("[data-action=take]:not(.dim):not([aria-pressed=true])") and (stuck or there("[data-storage] [role=img]")):
        return press("t")
    return press("d") if there("[data-action=draw]") else None


def where_nothing_fits(visitor: Visitor) -> tuple[Visitor, str, int, int]:
    """Play on from a moment when no tile of the display could be placed. Return the table, one's seat and the moment too."""
    text, n, seat = nothing_fits()
    game = visitor.without_waiting().ask("POST", "/api/records", record=text)
    table = str(visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=n, seat=seat, bot="greedy")["id"])
    return visitor.go(f"/t/{table}"), table, seat, n


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_who_sees_that_nothing_fits_can_do_something_else(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor, table, seat, n = where_nothing_fits(visit(width, height))
    visitor.page.wait_for_selector("[data-action=take]")
    beyond = """[...document.querySelectorAll('[data-hand] span:not(.hidden)')]
        .filter(one => one.getBoundingClientRect().right > one.closest('.part, .bottom, .column').getBoundingClientRect().right + 1)
        .length"""
    assert visitor.page.evaluate(beyond) == 0, "the hand stays in its place"
    visitor.click("[data-action=take]")
    visitor.page.wait_for_selector("[data-refresh]")
    expect(visitor.page.locator("[data-slot]")).to_have_count(8)
    visitor.click("[data-action=draw]")
    wait_for(lambda: "tuscany-log-draw-own" in told(visitor, table, seat, n))


def told(visitor: Visitor, table: str, seat: int, n: int) -> list[str]:
    """Return what the log tells of a seat after a moment."""
    entries = visitor.ask("GET", f"/api/tables/{table}/log?as={seat}")["entries"][n:]
    return [event["key"] for entry in entries if entry["seat"] == seat for event in entry["events"]]


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_when_nothing_fits_a_kind_is_replaced_and_a_tile_that_fits_is_taken(visit: Callable[..., Visitor], how: str) -> None:
    visitor, table, seat, n = where_nothing_fits(visit())
    page = visitor.page
    if how == "mouse":
        visitor.click("[data-action=take]")
    else:
        page.wait_for_selector("[data-action=take]")
        page.keyboard.press("t")
    page.wait_for_selector("[data-refresh]")
    done: list[str | None] = []
    while visitor.can_act() and len(done) < 200 and "take" not in done:
        done.append(visitor.step_by_mouse() if how == "mouse" else step_by_keyboard(page, stuck=False))
    assert "refresh" in done
    wait_for(lambda: "tuscany-log-take" in told(visitor, table, seat, n))
    assert told(visitor, table, seat, n)[0] == "tuscany-log-refresh"


def test_boards_are_dragged_into_another_place_and_height(visit: Callable[..., Visitor]) -> None:
    page = visit().without_waiting().play_now().page
    names = page.locator("[data-board]").all_inner_texts

    def heights() -> list[str | None]:
        return [button.get_attribute("aria-pressed") for button in page.locator("[data-shift$=up]").all()]

    def drag(space: str, dx: float, dy: float) -> None:
        box = page.locator(f"[data-space={space}]").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy, steps=6)
        page.mouse.up()

    first, second, third = names()
    drag("b2", 300, 0)
    expect(page.locator("[data-board]").first).to_contain_text(second.splitlines()[0])
    assert [name.splitlines()[0] for name in names()] == [one.splitlines()[0] for one in (second, first, third)]
    before = heights()
    drag("b2", 0, -90 if before[0] == "true" else 90)  # the seam says whether its right board is the higher one
    assert heights()[0] != before[0]
    page.get_by_role("button", name="Undo").click()
    assert heights() == before
