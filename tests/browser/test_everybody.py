"""Four languages, small and large screens, light and dark, screen readers, slow lines."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from signoria.words import languages
from tests.browser.finished import record_text
from tests.browser.visitor import Visitor

KEY = re.compile(r"\b(?:web|tuscany|server)-[a-z0-9-]{3,}")
MOST_BYTES = 250 * 1024
SMALLEST_TARGET = 24


def finished_table(visitor: Visitor) -> str:
    """Upload a finished game and return its id."""
    answer = visitor.ask("POST", "/api/records", record=record_text())
    return str(answer["id"])


def screens(visitor: Visitor, bot: str = "greedy") -> list[tuple[str, str]]:
    """Return the main screens: a name and the path. Makes what they need."""
    visitor.without_waiting()
    waiting = visitor.table({"kind": "me"}, {"kind": "friend"})
    playing = visitor.table({"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot})
    done = finished_table(visitor)
    paths = {
        "home": "/",
        "waiting room": f"/t/{waiting}",
        "set-up": f"/t/{playing}",
        "end": f"/t/{done}",
        "replay": f"/t/{done}?at=90",
        "rules": "/rules",
    }
    return list(paths.items())


# What each screen shows last.
WHOLE = {
    "home": "button.now",
    "waiting room": ".invitation [data-act=copy]",
    "set-up": "[data-area-points]",
    "end": "[data-ledger-seat], .end h1",
    "replay": ".replay",
    "rules": "[data-rule]",
}


def show(visitor: Visitor, name: str, path: str) -> None:
    """Open a screen, and wait until it is whole and has its letters."""
    visitor.go(path)
    visitor.page.wait_for_selector(WHOLE[name])
    visitor.page.evaluate("document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("language", languages())
def test_every_screen_speaks_the_language(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(locale=language)
    for name, path in screens(visitor):
        show(visitor, name, path)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        assert not KEY.findall(visitor.page.locator("body").inner_text()), name


def test_the_language_can_be_changed_at_any_time(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().play_now()
    for language, word in (("pl", "Zatwierdź"), ("ru", "Подтвердить"), ("de", "bestätigen"), ("en", "Confirm")):
        visitor.page.locator("header select").select_option(language)
        expect(visitor.page.locator("[data-act=confirm]")).to_contain_text(word)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", ["de", "ru"])
def test_nothing_sticks_out_and_targets_are_large_enough(visit: Callable[..., Visitor], width: int, height: int, language: str) -> None:
    visitor = visit(width, height, locale=language)
    for name, path in screens(visitor):
        show(visitor, name, path)
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        small = visitor.page.evaluate(
            """least => [...document.querySelectorAll('button, a.btn, select, input:not([type=file]):not([type=radio]), .cell')]
                .filter(one => one.checkVisibility() && !one.closest('p, .hidden, .rules') && !one.classList.contains('hidden'))
                .map(one => [one.outerHTML.slice(0, 100), (one.closest('label') ?? one).getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
                .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)""",
            SMALLEST_TARGET,
        )
        assert not small, name


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_axe_finds_nothing_on_any_screen(visit: Callable[..., Visitor], scheme: str, width: int, height: int) -> None:
    visitor = visit(width, height, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name, path in screens(visitor):
        show(visitor, name, path)
        found[name] = visitor.axe()
    visitor.go()
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.wait_for_selector("dialog")
    found["settings"] = visitor.axe()
    visitor.play_now()
    visitor.set_up()
    visitor.page.wait_for_selector("[data-bonus].may")
    found["draft"] = visitor.axe()
    visitor.play_by_mouse(until="space", most=200)
    visitor.page.wait_for_selector("[data-act=pay]")
    found["payment"] = visitor.axe()
    visitor.play_by_mouse(most=1)
    visitor.can_act()
    found["playing"] = visitor.axe()
    visitor.page.get_by_role("button", name="Rules").click()
    visitor.page.wait_for_selector("aside [data-rule]")
    found["rules beside the board"] = visitor.axe()
    shared = visitor.table({"kind": "me"}, {"kind": "same", "name": "Jan"}, public=True)
    visitor.go(f"/t/{shared}").set_up()
    visitor.page.wait_for_selector("[data-act=curtain]")
    found["between two people at one screen"] = visitor.axe()
    visitor.go("/recover")
    visitor.page.wait_for_selector("main input")
    found["recovery"] = visitor.axe()
    watcher = visit(width, height, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce").go(f"/t/{shared}")
    watcher.see("You are watching.")
    watcher.page.wait_for_selector("[data-preview]")
    found["watching"] = watcher.axe()
    assert not {name: problems for name, problems in found.items() if problems}


def test_a_space_says_what_it_is(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().play_now().set_up()
    visitor.play_by_mouse(until="bonus")
    visitor.page.wait_for_selector("[data-slot]")
    labels = [cell.get_attribute("aria-label") or "" for cell in visitor.page.locator(".region-box [role=gridcell]").all()]
    assert len(labels) == 30
    assert sum("starting castle" in label for label in labels) == 1
    assert sum(bool(re.match(r"empty space: \w+, column [a-i], row [1-4]", label)) for label in labels) == 29


def test_the_first_visit_is_small(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    sizes: dict[str, int] = {}

    def weigh(route: Route) -> None:
        answer = route.fetch()
        if re.search(r"\.(js|css)(\?|$)", route.request.url):
            sizes[route.request.url] = len(gzip.compress(answer.body()))
        route.fulfill(response=answer)

    visitor.context.route("**/*", weigh)
    show(visitor, "home", "/")
    assert sizes
    assert sum(sizes.values()) <= MOST_BYTES


def test_why_something_is_not_allowed_is_said_with_its_rule(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().play_now().set_up()
    visitor.page.wait_for_selector("[data-bonus].may")
    visitor.click("[data-bonus].may")
    visitor.page.wait_for_selector("[data-action=draw]")
    visitor.click("[data-space=a1]")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_be_visible()
    rule = alert.locator("button").inner_text()
    assert re.fullmatch(r"T\d+\.\d+", rule)
    alert.locator("button").click()
    expect(visitor.page.locator(f"[data-rule='{rule}']")).to_be_visible()


def test_a_placed_tile_can_be_taken_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting().play_now().set_up()
    visitor.play_by_mouse(until="space", most=300)
    visitor.page.wait_for_selector("[data-act=pay]")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("[data-action=draw]")
    assert visitor.page.locator("[data-act=pay]").count() == 0
    assert visitor.page.locator("[data-stored]").count() >= 1
