"""The end page, the replay, and what can be done with a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.record import Record
from tests.browser.finished import record_text
from tests.browser.visitor import Visitor


def uploaded(visitor: Visitor, tmp_path: Path, seats: int = 2) -> Visitor:
    """Open a record from a file on the home page."""
    file = tmp_path / "game.txt"
    file.write_text(record_text(seats), encoding="utf-8")
    visitor.go()
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.wait_for_selector(".end h1")
    return visitor


def ledger(visitor: Visitor) -> dict[int, list[int]]:
    """Return what the end page says of each seat: green after each round, red gained directly, goods, total."""
    rows = visitor.page.locator("[data-ledger-seat]")
    rows.first.wait_for()
    return {
        int(row.get_attribute("data-ledger-seat") or ""): [int(text) for text in row.locator("td b").all_inner_texts()]
        for row in rows.all()
    }


def in_the_log(visitor: Visitor) -> dict[int, list[int]]:
    """Return the same numbers as the log of the server tells them."""
    table = visitor.page.url.split("/t/")[1].split("#")[0].split("?")[0]
    events = [event for entry in visitor.ask("GET", f"/api/tables/{table}/log?since=0")["entries"] for event in entry["events"]]

    def told(key: str, seat: int) -> list[dict[str, Any]]:
        return [event["raw"] for event in events if event["key"] == f"tuscany-log-{key}" and event["raw"].get("seat") == seat]

    numbers: dict[int, list[int]] = {}
    for seat in {event["raw"]["seat"] for event in events if event["key"] == "tuscany-log-leftovers"}:
        green = [raw["green"] for raw in told("scoring", seat)]
        red = sum(raw["amount"] for raw in told("yield", seat) if raw["reward"] == "red") + sum(
            raw["points"] for raw in told("overflow", seat)
        )
        left = told("leftovers", seat)[0]
        numbers[seat] = [*green, red, left["points"], left["red"]]
    return numbers


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_page_the_log_and_the_engine_have_the_same_numbers(visit: Callable[..., Visitor], tmp_path: Path, seats: int) -> None:
    visitor = uploaded(visit(), tmp_path, seats)
    shown = ledger(visitor)
    assert shown == in_the_log(visitor)
    result = Record.parse(record_text(seats)).state.standing()
    assert [shown[seat][-1] for seat in range(seats)] == result.scores
    assert [sum(shown[seat][:-1]) for seat in range(seats)] == result.scores
    assert list(shown) == sorted(range(seats), key=lambda seat: result.places[seat]), "the winner stands on top"
    if seats == 2:
        visitor.page.get_by_role("button", name="Share").last.click()
    totals = visitor.page.locator(".bar-row .total").all_inner_texts()
    assert sorted(map(int, totals), reverse=True) == [int(total) for total in totals]
    assert sorted(map(int, totals)) == sorted(result.scores)
    by_source = [
        [int(part) for part in re.findall(r": (\d+)", bar.get_attribute("aria-label") or "")] for bar in visitor.page.locator(".bar").all()
    ]
    assert sorted(map(sum, by_source)) == sorted(result.scores)
    visitor.page.wait_for_selector("polyline")
    assert visitor.page.locator("polyline").count() == seats


def test_the_difference_adds_up_and_the_result_says_why(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = uploaded(visit(), tmp_path)
    result = Record.parse(record_text()).state.standing()
    rows = [
        [int(text) for text in row.locator("td:not(.lead) b").all_inner_texts()]
        for row in visitor.page.locator("[data-difference] tbody tr").all()
    ]
    assert [sum(column) for column in zip(*rows, strict=True)] == result.scores
    winner, other = (0, 1) if result.places[0] == 1 else (1, 0)
    by = result.scores[winner] - result.scores[other]
    expect(visitor.page.locator("[data-result]")).to_have_text(f"Bot {winner + 1} wins by {by} points")
    why = visitor.page.locator("[data-why]").inner_text()
    differences = {name: result.sources[winner][name] - result.sources[other][name] for name in result.sources[winner]}
    assert why.startswith(f"Bot {winner + 1} scored {max(differences.values())} more from ")


def test_a_game_that_was_given_up_counts_as_it_stood(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    game = visitor.ask("POST", "/api/records", record=record_text())
    table = str(visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=60, seat=0, bot="greedy")["id"])
    visitor.go(f"/t/{table}").page.wait_for_selector("[data-region]")
    visitor.ask("POST", f"/api/tables/{table}/resign")
    expect(visitor.page.locator("[data-result]")).to_have_text("You resigned")
    shown = ledger(visitor)
    result = visitor.ask("GET", f"/api/tables/{table}")["result"]
    assert [shown[seat][-1] for seat in (0, 1)] == result["scores"]
    assert [sum(shown[seat][:-1]) for seat in (0, 1)] == result["scores"]
    expect(visitor.page.locator("[data-early]")).to_contain_text("ended in round 2")
    assert visitor.page.locator("[data-flying]").count() == 0


def test_the_curve_is_a_scrubber_and_leads_to_the_moment(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    page = uploaded(visit(), tmp_path).page
    curve = page.get_by_role("slider")
    curve.click(position={"x": 250, "y": 100})
    chosen = int(curve.get_attribute("aria-valuenow") or "0")
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", str(chosen + 1))
    curve.press("Enter")
    page.wait_for_selector(".replay")
    assert f"at={chosen + 1}" in page.url


def test_a_replay_goes_by_slider_and_keys_and_log(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = uploaded(visit(), tmp_path)
    page = visitor.page
    visitor.click("[data-act=replay]")
    where = page.locator(".replay .where")
    expect(where).to_have_text("0/" + where.inner_text().split("/")[1])
    last = int(where.inner_text().split("/")[1])
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"3/{last}")
    page.keyboard.press("End")
    expect(where).to_have_text(f"{last}/{last}")
    page.keyboard.press("Home")
    page.get_by_role("slider").fill("40")
    expect(where).to_have_text(f"40/{last}")
    page.locator(".log button").nth(5).click()
    expect(where).not_to_have_text(f"40/{last}")
    page.get_by_label("View as").select_option("0")
    page.wait_for_selector("[data-hand]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".end h1")


def test_a_link_to_a_moment_opens_it_for_somebody_else(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = uploaded(visit(), tmp_path)
    visitor.go(f"{visitor.page.url.removeprefix(visitor.server.address)}?at=30")
    visitor.page.wait_for_selector(".replay")
    visitor.click("[data-act=share]")
    link = visitor.page.locator(".invitation input").input_value()
    assert "at=30" in link
    friend = visit()
    friend.page.goto(link)
    expect(friend.page.locator(".replay .where")).to_contain_text("30/")


def test_the_record_is_downloaded_and_the_shuffle_verified(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = uploaded(visit(), tmp_path)
    with visitor.page.expect_download() as loading:
        visitor.click("[data-act=download]")
    text = Path(loading.value.path()).read_text(encoding="utf-8")
    assert text.splitlines()[0] == record_text().splitlines()[0]
    assert "\nmoves" in text or len(text.splitlines()) > 100
    visitor.click("[data-act=verify]")
    visitor.see("The deal was known in advance")


def test_a_game_goes_on_from_a_moment_against_bots(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = uploaded(visit().without_waiting(), tmp_path)
    visitor.go(f"{visitor.page.url.removeprefix(visitor.server.address)}?at=60")
    visitor.page.wait_for_selector(".replay")
    visitor.click("[data-act=play-on]")
    visitor.see("continued game")
    assert visitor.play_by_mouse(most=4)
