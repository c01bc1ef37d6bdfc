"""Seeing what others do: their turns step by step, what is left to see of them, the end of a round and of the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.finished import record_text, scorings
from tests.browser.test_after_the_game import in_the_log, ledger
from tests.browser.visitor import Visitor
from tests.server.browser import wait_for


def playing_on(visitor: Visitor, n: int, seat: int = 0) -> tuple[Visitor, str]:
    """Play on against a bot from a moment of a finished game."""
    game = visitor.ask("POST", "/api/records", record=record_text())
    table = str(visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=n, seat=seat, bot="greedy")["id"])
    return visitor.go(f"/t/{table}"), table


def moves(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """Return everything that has happened."""
    return list(visitor.ask("GET", f"/api/tables/{table}/log?since=0")["entries"])


def test_a_bots_turn_can_be_followed_and_stays_marked(visit: Callable[..., Visitor]) -> None:
    visitor, table = playing_on(visit(), scorings()[0][0])
    page = visitor.page
    seen = {"prompt": False, "panel": False, "mark": False}
    for _ in range(12):
        page.wait_for_selector("[data-pace=idle] [data-action=draw], [data-act=go-on]")
        if page.locator("[data-act=go-on]").count():
            visitor.click("[data-act=go-on]")
            continue
        seen["mark"] |= page.locator("[data-region='1'] .last").count() > 0
        if all(seen.values()):
            break
        visitor.click("[data-action=draw]")
        page.wait_for_selector("[data-pace=running]")
        # While a step is shown it is not my turn, and the prompt tells what is done.
        assert page.locator("[data-action=draw]").count() == 0
        seen["prompt"] |= page.locator(".prompt h2").inner_text().startswith("greedy: ")
        seen["panel"] |= page.locator("[data-seat='1'].acting").count() > 0
        page.wait_for_selector("[data-pace=idle] [data-action=draw], [data-pace=idle] [data-act=go-on]")
        if page.locator("[data-action=draw]").count():
            expect(page.locator("[data-since] [data-since-seat='1']")).to_be_visible()
    assert all(seen.values()), seen
    # It stays marked until one's own turn is over.
    page.keyboard.press("s")
    page.wait_for_selector("[data-pace=running]")
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    assert page.locator("[data-region='1'] .last").count() > 0
    assert len(moves(visitor, table)) == len({entry["n"] for entry in moves(visitor, table)})


def test_space_skips_to_my_turn(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.clock.install()
    visitor, table = playing_on(visitor, scorings()[0][0])
    page = visitor.page
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    # Time stands still: nothing goes on by itself.
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    before = len(moves(visitor, table))
    visitor.click("[data-action=draw]")
    page.wait_for_selector("[data-pace=running]")

    def bot_is_done() -> bool:
        after = moves(visitor, table)[before + 1 :]
        return any(event["key"] == "tuscany-log-turn" for entry in after for event in entry["events"])

    wait_for(bot_is_done)
    assert page.locator("[data-pace=running]").count() == 1
    page.keyboard.press("Space")
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")


def test_the_end_of_a_round_waits_for_my_click_while_the_others_go_on(visit: Callable[..., Visitor]) -> None:
    visitor, table = playing_on(visit(), scorings()[0][0] - 6)
    page = visitor.page
    while not page.locator("[data-counting]").count():
        page.wait_for_selector("[data-pace=idle]:has([data-action], [data-act], .may), [data-counting]")
        if not page.locator("[data-counting]").count():
            # The panel may come up at any moment: it stays for what follows.
            visitor.step_by_mouse(leave="go on")
    expect(page.locator("[data-counting]")).to_have_attribute("data-counting", "round 1")
    scored = [event["raw"] for entry in moves(visitor, table) for event in entry["events"] if event["key"] == "tuscany-log-scoring"]
    assert len(scored) == 2
    for raw in scored:
        line = page.locator(f"[data-counted='{raw['seat']}'] .points b")
        expect(line).to_have_text([str(raw["green"]), str(raw["red"] - raw["green"]), str(raw["red"])])
    expect(page.locator(".prompt p").first).to_contain_text("pile 1 ran out.")

    # The bot goes on; what it does is shown after the click.
    n = max(entry["n"] for entry in moves(visitor, table) if any(event["key"] == "tuscany-log-scoring" for event in entry["events"]))
    wait_for(lambda: len(moves(visitor, table)) > n)
    expect(page).to_have_title(re.compile("^●"))
    expect(page.locator("[data-counting]")).to_be_visible()
    assert page.locator("[data-action]").count() == 0
    page.keyboard.press("Enter")
    expect(page.locator("[data-counting]")).to_have_count(0)
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    assert page.locator("[data-scoring='1']").count() == 1, "the log tells the scoring as a block"


def test_a_spectator_goes_on_from_the_end_of_a_round_and_reads_that_the_game_has(visit: Callable[..., Visitor]) -> None:
    visitor, _ = playing_on(visit(), scorings()[0][0] - 6)
    watcher = visit().go(visitor.link())
    watcher.see("You are watching.")
    visitor.play_by_mouse(until="go on")
    page = watcher.page
    expect(page.locator("[data-counting]")).to_have_attribute("data-counting", "round 1")
    expect(page.locator("[data-act=go-on]")).to_have_text(re.compile("Go on"))
    visitor.play_by_mouse(most=3)
    expect(page.locator("[data-behind]")).to_be_visible()
    watcher.see("You are watching.")
    watcher.click("[data-act=go-on]")
    expect(page.locator("[data-counting]")).to_have_count(0)


def test_the_final_count_goes_step_by_step_to_the_result(visit: Callable[..., Visitor]) -> None:
    visitor, table = playing_on(visit(), scorings()[2][0] - 7)
    page = visitor.page
    for _ in range(400):
        page.wait_for_selector("[data-pace=idle]:has([data-action], [data-act], .may), [data-counting^=final]")
        if page.locator("[data-counting^=final]").count():
            break
        visitor.step_by_mouse()
    expect(page.locator("[data-counting]")).to_have_attribute("data-counting", "final 1")
    visitor.click("[data-act=go-on]")
    expect(page.locator("[data-counting]")).to_have_attribute("data-counting", "final 2")
    left = {
        event["raw"]["seat"]: event["raw"]
        for entry in moves(visitor, table)
        for event in entry["events"]
        if event["key"] == "tuscany-log-leftovers"
    }
    for seat, raw in left.items():
        line = page.locator(f"[data-counted='{seat}']")
        expect(line.locator(".points b").last).to_have_text(str(raw["red"]))
        assert sum(int(text) for text in line.locator(".kind b").all_inner_texts()) == raw["points"]
    visitor.click("[data-act=go-on]")
    shown = ledger(visitor)
    assert shown == in_the_log(visitor)
    result = visitor.ask("GET", f"/api/tables/{table}")["result"]
    assert [shown[seat][-1] for seat in (0, 1)] == result["scores"]
    by = abs(result["scores"][0] - result["scores"][1])
    won = result["places"][0] == 1
    tied = "Tied, and you win" if won else "Tied, but you lose"
    expect(page.locator("[data-result]")).to_have_text(f"You {'won' if won else 'lost'} by {by}" if by else tied)
    assert page.locator("[data-flying]").count() == 0, "nothing floats over the end page"


LISTEN = """() => {
    window.said = [];
    const regions = '[aria-live], [role=alert], [role=status]';
    const hear = changes => new Set(changes.map(({ target }) => (target.parentElement ?? target).closest(regions)).filter(Boolean))
        .forEach(region => region.role !== 'log' && region.textContent.trim() && said.push(region.textContent.trim()));
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_turn_is_announced_once(visit: Callable[..., Visitor]) -> None:
    visitor, _ = playing_on(visit(), scorings()[0][0])
    page = visitor.page
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    page.evaluate(LISTEN)
    for turn in range(1, 4):
        visitor.click("[data-action=draw]")
        page.wait_for_selector("[data-pace=running]")
        page.wait_for_selector("[data-pace=idle] [data-action=draw], [data-act=go-on]")
        assert page.locator("[data-act=go-on]").count() == 0, "the round goes on"
        said = page.evaluate("said")
        assert [text.startswith("Your turn. ") for text in said] == [True] * turn, said


def test_the_log_has_short_lines_and_whole_sentences_on_request(visit: Callable[..., Visitor]) -> None:
    visitor, _ = playing_on(visit(), scorings()[0][0])
    page = visitor.page
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    took = page.locator(".log li", has=page.locator(".short")).filter(has_text="took").last
    expect(took.locator(".short")).to_have_text(re.compile(r"^took(?! an? )"))
    sentence = took.locator(".hidden").last.inner_text()
    assert re.search(r"^\w+( \d)? takes an? \w+", sentence), "screen readers hear it whole"
    page.get_by_label("Whole sentences").check()
    expect(page.locator(".log .short")).to_have_count(0)
    expect(page.locator(".log .sentence").filter(has_text=sentence.split(".", maxsplit=1)[0]).first).to_be_visible()
    page.reload()
    expect(page.get_by_label("Whole sentences")).to_be_checked()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 650)])
def test_everything_explains_itself(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor, _ = playing_on(visit(width, height), scorings()[1][0])
    page = visitor.page
    page.wait_for_selector("[data-pace=idle] [data-action=draw]")
    tip = page.locator("#tip")
    told = set()
    # The lines of the log are all alike.
    things = page.locator(".table [data-tip]:visible:not(.log button)").all()
    for thing in things:
        thing.hover()
        expect(thing).to_have_attribute("aria-describedby", "tip")
        text = tip.inner_text()
        assert text.strip(), thing.evaluate("one => one.outerHTML")
        assert "{" not in text, "nothing is missing in it"
        told.add(text)
        # A tip may lie over the next thing.
        page.mouse.move(1, 1)
        expect(tip).to_be_hidden()
    assert len(told) > 25
