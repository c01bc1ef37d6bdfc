"""Setting up a region and drafting bonus tiles, as people meet them: default settings, mouse, keyboard, phone, people who look on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from signoria.words import languages
from tests.browser.visitor import Visitor

OWN = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)
SOMEWHERE = "main :focus"
SMALL = """() => [...document.querySelectorAll('.assembly button, .options button')]
    .filter(one => one.checkVisibility() && !one.classList.contains('rule'))
    .map(one => [one.innerText || one.ariaLabel, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 43.5 || box.height < 43.5).map(([name, box]) => `${name}: ${box.width}x${box.height}`)"""


def two_people(visit: Callable[..., Visitor], *, width: int = 1440, height: int = 900) -> tuple[Visitor, Visitor, str]:
    """Seat Lena and Matteo at a public table with a bot. Both have yet to set up their regions."""
    host, guest = visit(width, height), visit(width, height)
    for visitor, name in ((host, "Lena"), (guest, "Matteo")):
        visitor.ask("GET", "/api/welcome")
        visitor.ask("PUT", "/api/me", name=name)
    table = host.table({"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": "novice"}, public=True)
    guest.ask("POST", f"/api/tables/{table}/join")
    for visitor in (host, guest):
        visitor.go(f"/t/{table}")
        visitor.page.wait_for_selector("[data-act=suggest]")
    return host, guest, table


def test_a_region_cannot_be_confirmed_without_a_castle_and_the_button_says_so(visit: Callable[..., Visitor]) -> None:
    page = visit().play_now().page
    confirm = page.locator("[data-act=confirm]")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    expect(confirm).to_have_accessible_description(re.compile("Choose a castle space first"))
    why = page.get_by_role("tooltip")
    expect(why).to_have_count(0)
    confirm.hover()
    expect(why).to_have_text("Choose a castle space first. They glow.")
    page.mouse.move(0, 0)
    expect(why).to_have_count(0)
    page.locator("[data-act=suggest]").focus()
    page.keyboard.press("Tab")
    expect(why).to_have_text("Choose a castle space first. They glow.")
    confirm.click(force=True)  # Playwright would wait for it to be enabled; people do not
    expect(page.get_by_role("alert")).to_contain_text("Choose a castle space first")
    page.locator(".cell.may").first.click()
    expect(confirm).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_wrong_space_for_the_castle_says_why_with_its_rule(visit: Callable[..., Visitor]) -> None:
    page = visit().play_now().page
    page.locator(".cell:not(.may)").first.click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The starting castle goes on a dark green one")
    alert.get_by_role("button", name="T2.7").click()
    expect(page.locator("[data-rule='T2.7']")).to_be_visible()


def test_the_sum_of_the_area_points_adds_up_and_is_explained(visit: Callable[..., Visitor]) -> None:
    page = visit().play_now().page
    page.locator(".cell.may").first.click()
    panel = page.locator("section:has([data-area-points])")
    parts = [int(part) for part in panel.locator("li b").all_inner_texts()]
    expect(panel.locator("[data-area-points]")).to_have_text(str(sum(parts)))
    expect(panel).to_contain_text("1 space: 1, 2 spaces: 3, 3 spaces: 6 points")
    panel.get_by_role("button", name="T6.5").click()
    expect(page.locator("[data-rule='T6.5']")).to_be_visible()


def test_the_display_cannot_be_taken_from_during_set_up_and_says_so(visit: Callable[..., Visitor]) -> None:
    page = visit().play_now().page
    display = page.locator("[data-preview]")
    expect(display).to_contain_text("for later")
    expect(display.get_by_role("button")).to_have_count(0)
    display.get_by_role("img").first.click()
    expect(page.get_by_role("alert")).to_contain_text("You take tiles later")


def test_set_up_is_announced_once_and_the_keyboard_never_loses_its_place(visit: Callable[..., Visitor]) -> None:
    page = visit().play_now().page
    said = page.locator("[aria-live]")
    assert [text for text in said.all_inner_texts() if text] == [
        "Join your three boards and choose a castle space. Drag a board or use the buttons, then choose a glowing castle space."
    ]
    page.locator("[data-board='0'] [data-tool=right]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board='1'] [data-tool=right]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-board='2'] [data-tool=right]")).to_be_focused()
    expect(page.locator("[data-announced]")).to_contain_text("Area points:")
    page.locator("[data-act=undo]").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
        expect(page.locator("[data-act=undo]")).to_be_focused()
    page.locator("[data-act=suggest]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=confirm][aria-disabled=false]")).to_be_visible()
    expect(page.locator("[data-act=suggest]")).to_be_focused()
    expect(page.locator("[data-announced]")).to_contain_text("next to")
    page.locator("[data-act=confirm]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    page.wait_for_selector("[data-bonus].may")
    expect(page.get_by_role("heading", name="Take a bonus tile")).to_be_focused()


def test_who_is_ready_sees_whom_to_wait_for_and_may_change_the_region(visit: Callable[..., Visitor]) -> None:
    host, guest, _ = two_people(visit)
    page = host.set_up().page
    expect(page.locator("[data-prompt]")).to_contain_text("Still building: Matteo")
    expect(page.get_by_role("heading", name="Your region is ready")).to_be_focused()
    castle = page.locator("[aria-label^='starting castle']").get_attribute("data-space")
    page.reload()
    page.locator("[data-act=rebuild]").click()
    expect(page.locator("[data-act=confirm][aria-disabled=false]")).to_be_visible()
    expect(page.locator(SOMEWHERE)).to_have_count(1)
    expect(page.locator(f"[aria-label^='starting castle'][data-space={castle}]")).to_be_visible()
    page.locator("[data-act=confirm]").click()
    expect(page.locator("[data-act=rebuild]")).to_be_visible()
    guest.set_up()
    expect(page.locator("[data-bonus]")).to_have_count(5)
    expect(page.locator(SOMEWHERE)).to_have_count(1)


def test_spectators_see_who_is_ready_and_nothing_that_is_theirs(visit: Callable[..., Visitor]) -> None:
    host, guest, table = two_people(visit)
    watcher = visit().go(f"/t/{table}").page
    expect(watcher.locator("li:has-text('Lena')")).to_have_attribute("data-ready", "false")
    host.set_up()
    expect(watcher.locator("li:has-text('Lena')")).to_have_attribute("data-ready", "true")
    expect(watcher.locator("[data-prompt]")).to_contain_text("Still building: Matteo")
    assert not OWN.search(watcher.locator("header").inner_text() + watcher.locator("main").inner_text())
    assert watcher.locator("main button:not(.rule)").count() == 0
    guest.set_up()
    expect(watcher.locator("[data-bonus]")).to_have_count(5)


def test_the_draft_shows_the_display_the_order_and_exactly_what_each_tile_does(visit: Callable[..., Visitor]) -> None:
    host, guest, _ = two_people(visit)
    host.set_up()
    guest.set_up()
    for visitor in (host, guest):
        page = visitor.page
        page.wait_for_selector("[data-bonus]")
        expect(page.locator("[data-slot]")).to_have_count(8)
        expect(page.locator("[data-bonus=card]")).to_contain_text("Draw 4 cards instead of 3")
        expect(page.locator("[data-bonus=storage]")).to_contain_text("Store 2 tiles instead of 1; 2 green points now")
        expect(page.locator("[data-bonus=marble]")).to_contain_text("2 marble from each quarry instead of 1")
        expect(page.locator("[data-bonus=worker]")).to_contain_text("2 workers from each village instead of 1")
        expect(page.locator("[data-bonus=yield]")).to_contain_text("2 yield cards from each wagon instead of 1")
        expect(page.get_by_role("list", name="Order of the bonus draft").get_by_role("listitem")).to_have_count(3)
        expect(page.locator("[aria-current=step]")).to_contain_text("choosing now")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390)])
@pytest.mark.parametrize("language", languages())
def test_everything_is_in_reach_on_a_phone(visit: Callable[..., Visitor], width: int, height: int, language: str) -> None:
    visitor = visit(width, height, locale=language, has_touch=True)
    page = visitor.play_now().page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    for selector in ("[data-act=undo]", "[data-act=suggest]", "[data-act=confirm]", "[data-shift='0-up']", "[data-shift='1-down']"):
        expect(page.locator(selector)).to_be_in_viewport(ratio=1)
    for part in ("[data-tool=turn]", "[data-preview]", "[data-area-points]", "li[data-ready] >> nth=1"):
        page.locator(part).scroll_into_view_if_needed()
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)  # fractions of a pixel are cut
    page.locator("[data-act=confirm]").tap(force=True)
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.locator("[data-tool=turn]").tap()
    visitor.set_up()
    page.wait_for_selector("[data-bonus].may")
    assert page.evaluate(SMALL) == []
    for name in ("card", "storage", "marble", "worker", "yield"):
        page.locator(f"[data-bonus={name}]").scroll_into_view_if_needed()
        expect(page.locator(f"[data-bonus={name}]")).to_be_in_viewport(ratio=0.95)
    page.locator("[data-slot='1']").scroll_into_view_if_needed()
    expect(page.locator("[data-slot='1']")).to_be_in_viewport()
    page.locator("[data-bonus].may").first.tap()
    page.wait_for_selector("[data-action=draw]")
