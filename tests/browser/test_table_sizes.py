"""The table on every screen: the region is the largest thing, nothing sticks out, nothing covers anything, nothing jumps."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import decision, nothing_fits
from tests.browser.visitor import Visitor
from tests.server.browser import wait_for

# Width, height, and how wide a hex must be at least.
SIZES = [
    (1440, 900, 80),
    (1366, 650, 74),
    (1024, 768, 80),
    (960, 600, 50),
    (1680, 1050, 100),
    (2560, 1440, 160),
    (844, 390, 60),
    (390, 844, 44),
    (360, 740, 40),
]
DECISIONS = ["action", "payment", "castle", "city", "refresh", "make-room", "one-more"]

# Parts of the table that lie over each other, and things wider than the part they are in.
FAULTS = """() => {
    const drawn = one => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const shown = selector => [...document.querySelectorAll(selector)].filter(drawn);
    const faults = [];
    const parts = shown('.prompt, .region-box, .tray, .left.rail, .right.rail, .handle, .seats, .bottom, .column, .top .market');
    for (const [index, a] of parts.entries()) for (const b of parts.slice(index + 1)) {
        if (a.contains(b) || b.contains(a)) continue;
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const over = Math.min(p.right, q.right) - Math.max(p.left, q.left), under = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (over > 1 && under > 1) faults.push(`${a.className} and ${b.className} overlap by ${over} x ${under}`);
    }
    for (const part of shown('.panel, .prompt, .bottom, .column, .seats')) {
        const { right } = part.getBoundingClientRect();
        for (const one of part.querySelectorAll(':not(svg *):not(.hidden)')) {
            if (drawn(one) && one.getBoundingClientRect().right > right + 1 && !one.closest('.fan, .hidden'))
                faults.push(`${one.tagName}.${one.className} leaves ${part.className}`);
        }
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
    for (const button of shown('[data-act], [data-action]')) {
        const box = button.getBoundingClientRect();
        if (box.right > innerWidth || box.bottom > innerHeight) faults.push(`out of sight: ${button.textContent}`);
    }
    return faults;
}"""


def at_decision(visitor: Visitor, step: str, seats: int = 2) -> str:
    """Let somebody play on from a moment at which they must decide something. Return the table."""
    text, n, seat = nothing_fits() if step == "refresh" else decision(step, seats)
    game = visitor.ask("POST", "/api/records", record=text)
    return str(visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=n, seat=seat, bot="greedy")["id"])


def hex_width(page: Page) -> float:
    """Return how wide a hex of the region is on the screen."""
    return float(page.evaluate("document.querySelector('.region-box [data-space] polygon').getBoundingClientRect().width"))


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height", "least"), SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_region_is_large_in_every_decision(visit: Callable[..., Visitor], width: int, height: int, least: int, seats: int) -> None:
    visitor = visit(width, height, locale="de").without_waiting()
    for step in DECISIONS:
        visitor.go(f"/t/{at_decision(visitor, step, seats)}")
        visitor.page.wait_for_selector(".region-box [data-space]")
        if step == "refresh":
            visitor.click("[data-action=take]")
            visitor.page.wait_for_selector("[data-refresh]")
        assert hex_width(visitor.page) >= least, step
        assert visitor.page.evaluate(FAULTS) == [], step


@pytest.mark.parametrize(("width", "height", "least"), [(1366, 650, 75), (1024, 768, 80), (390, 844, 44)])
def test_the_region_is_large_while_paying(visit: Callable[..., Visitor], width: int, height: int, least: int) -> None:
    visitor = visit(width, height).without_waiting()
    visitor.go(f"/t/{at_decision(visitor, 'payment', 3)}")
    visitor.page.wait_for_selector("[data-act=pay]")
    assert hex_width(visitor.page) >= least
    assert visitor.page.evaluate(FAULTS) == []


def test_storage_and_hand_are_in_sight_on_a_phone_held_sideways(visit: Callable[..., Visitor]) -> None:
    visitor = visit(844, 390).without_waiting()
    visitor.go(f"/t/{at_decision(visitor, 'action')}")
    for selector in ("[data-storage]", "[data-hand=D]", "[data-slot='8']", "[data-action=draw]"):
        expect(visitor.page.locator(selector)).to_be_in_viewport(ratio=0.9)


def places(page: Page) -> dict[str, Any]:
    """Return where the bars and the region of a phone are."""
    found: dict[str, Any] = page.evaluate(
        """Object.fromEntries(['.seats', '.prompt', '.market', '.region-box', '.bottom'].map(name => {
            const box = document.querySelector(name).getBoundingClientRect();
            return [name, [box.top, box.height].map(Math.round)];
        }))"""
    )
    return found


def two_at_phones(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Seat two people with phones at a table, both with their regions and bonus tiles. Return who has the turn, and the other."""
    lena, jan = visit(390, 844), visit(390, 844)
    lena.ask("GET", "/api/welcome")
    table = lena.table({"kind": "me"}, {"kind": "friend"}, public=True)
    jan.ask("GET", "/api/welcome")
    jan.ask("POST", f"/api/tables/{table}/join")
    for person in (lena, jan):
        person.go(f"/t/{table}").set_up()
    while not any(person.page.locator("[data-action]").count() for person in (lena, jan)):
        for person in (lena, jan):
            if person.page.locator("[data-bonus].may").count():
                person.step_by_mouse()
        lena.page.locator("[data-bonus].may, [data-action], .waits").first.wait_for(state="attached")
        jan.page.locator("[data-bonus].may, [data-action], .waits").first.wait_for(state="attached")
    return (lena, jan) if lena.page.locator("[data-action]").count() else (jan, lena)


def test_nothing_jumps_on_a_phone_when_the_turn_passes(visit: Callable[..., Visitor]) -> None:
    acting, waiting = two_at_phones(visit)
    before = places(acting.page)
    assert places(waiting.page) == before
    acting.click("[data-action=draw]")
    waiting.page.wait_for_selector("[data-action]")
    acting.page.wait_for_selector(".waits")
    assert places(acting.page) == before
    assert places(waiting.page) == before


def test_a_finger_that_slips_takes_nothing(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 844, has_touch=True, is_mobile=True)
    visitor.go(f"/t/{at_decision(visitor, 'action')}")
    page = visitor.page
    page.wait_for_selector("[data-action=draw]")
    page.locator("[data-action=draw]").tap()
    page.locator("[data-act=sure]").wait_for()
    page.locator("[data-act=back]").tap()
    page.locator("[data-action=draw]").tap()
    page.locator("[data-act=sure]").tap()
    expect(page.locator("[data-act=sure]")).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)


def test_a_rival_is_looked_at_with_storage_and_goods_and_back_returns(visit: Callable[..., Visitor]) -> None:
    visitor = visit(390, 844).without_waiting()
    visitor.go(f"/t/{at_decision(visitor, 'action')}")
    page = visitor.page
    own = page.locator("[data-belongings]").get_attribute("data-belongings")
    page.locator(".seats [aria-pressed=false]").click()
    expect(page.locator("[data-belongings]")).not_to_have_attribute("data-belongings", str(own))
    expect(page.get_by_text("hidden")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-belongings]")).to_have_attribute("data-belongings", str(own))


def test_back_and_escape_close_what_is_open_before_the_table_is_left(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().go()
    table = at_decision(visitor, "action")
    visitor.go(f"/t/{table}")
    page = visitor.page
    page.wait_for_selector("[data-action]")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    page.wait_for_selector("aside.rules")
    page.keyboard.press("Escape")
    expect(page.locator("aside.rules")).to_have_count(0)
    page.locator("header [data-act=table]").click()
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert f"/t/{table}" in page.url
    page.go_back()
    page.wait_for_url(visitor.server.address + "/")


def test_only_keys_that_work_are_black_and_letters_can_be_switched_off(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting()
    visitor.go(f"/t/{at_decision(visitor, 'action')}")
    page = visitor.page
    page.wait_for_selector("[data-action]")
    page.locator("[data-act=keys]").click()
    row = page.locator("dialog dl > div")
    expect(row.filter(has_text="draw cards")).not_to_have_class("idle")
    page.get_by_role("button", name="off", exact=True).click()
    expect(row.filter(has_text="draw cards")).to_contain_class("idle")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator("[data-action=take]")).to_have_attribute("aria-pressed", "false")


def test_everything_explains_itself_on_hover_focus_and_long_press(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting()
    table = at_decision(visitor, "action")
    visitor.go(f"/t/{table}")
    page = visitor.page
    tip = page.get_by_role("tooltip")
    page.locator(".you .green").hover()
    expect(tip).to_contain_text("Green points")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.locator(".you .projected").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("T9.6")
    expect(page.locator(".you .projected")).to_have_attribute("aria-describedby", "tip")
    assert float(tip.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 13
    assert page.locator("[title]:not([role=log] *)").count() == 0
    phone = visit(390, 844, has_touch=True, is_mobile=True, storage_state=visitor.context.storage_state()).go(f"/t/{table}")
    pile = phone.page.locator(".belongings .piles > span").first
    pile.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(phone.page.get_by_role("tooltip")).to_contain_text("pile 1")


def test_the_keyboard_never_loses_its_place(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting()
    visitor.go(f"/t/{at_decision(visitor, 'action')}")
    page = visitor.page
    page.wait_for_selector("[data-action]")
    nowhere = "document.activeElement === document.body"
    page.locator("[data-action=draw]").focus()
    for _ in range(6):
        page.keyboard.press("Enter")  # draws, or starts the next round
        page.wait_for_function(f"!({nowhere})")
        page.locator("[data-action=draw], [data-act=go-on]").first.wait_for()
        assert not page.evaluate(nowhere)
        page.locator("[data-action=draw], [data-act=go-on]").first.focus()
    page.keyboard.press("?")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    expect(page.locator("[data-action=draw]")).to_be_focused()


def test_a_turn_that_can_be_taken_back_is_seen_at_once_by_the_others(visit: Callable[..., Visitor]) -> None:
    """At the default grace: both play on until a placed tile can still be taken back; the other then reads so, and for how long."""
    people = two_at_phones(visit)
    settling: list[tuple[Visitor, Visitor]] = []

    def play_on() -> bool:
        for person, other in (people, people[::-1]):
            if person.page.locator(".prompt", has_text="You can still take it back").count():
                settling.append((person, other))
            else:
                person.step_by_mouse()
        return bool(settling)

    wait_for(play_on, 120)
    acting, waiting = settling[0]
    expect(acting.page.locator("[data-act=undo]")).to_be_visible()
    expect(acting.page.locator("[data-act=end]")).to_contain_text(re.compile(r"\d"))
    expect(waiting.page.locator(".prompt")).to_contain_text(re.compile("You are next.*can still undo", re.DOTALL))
    acting.click("[data-act=end]")
    waiting.page.wait_for_selector("[data-action]")


def test_nobody_waits_when_nothing_can_be_taken_back(visit: Callable[..., Visitor]) -> None:
    acting, waiting = two_at_phones(visit)
    acting.click("[data-action=draw]")
    waiting.page.wait_for_selector("[data-action]")
    expect(acting.page.locator("[data-act=end]")).to_have_count(0)


def test_a_bot_that_thinks_says_so_and_can_be_asked_to_move(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting()
    text, n, seat = decision("action")
    game = visitor.ask("POST", "/api/records", record=text)
    table = visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=n, seat=seat, bot="master")["id"]
    visitor.go(f"/t/{table}")
    visitor.page.wait_for_selector("[data-action]")
    visitor.click("[data-action=draw]")
    visitor.page.locator("[data-act=hurry]").click()
    visitor.page.wait_for_selector("[data-action]")


def test_who_watches_reads_names_and_finds_no_buttons(visit: Callable[..., Visitor]) -> None:
    lena = visit().without_waiting()
    lena.ask("PUT", "/api/me", name="Lena")
    table = lena.table({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, public=True)
    lena.go(f"/t/{table}").set_up()
    lena.play_by_mouse(until="bonus", most=5)
    lena.page.wait_for_selector("[data-action]")
    watcher = visit().go(f"/t/{table}")
    watcher.see("Lena’s piles")
    main = watcher.page.locator("main")
    expect(main).not_to_contain_text("Your")
    expect(main).to_contain_text("hidden")
    expect(main.locator("[data-action], [data-act=end], [data-act=undo]")).to_have_count(0)
