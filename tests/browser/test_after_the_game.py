"""The end page, the replay, and what can be done with a finished game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

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


def test_the_end_page_ranks_and_says_where_points_came_from(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    page = uploaded(visit(), tmp_path, 3).page
    assert page.locator(".player").count() == 3
    scores = [int(text) for text in page.locator(".player .score").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert page.locator(".bar-row .total").all_inner_texts() == [str(score) for score in scores]
    page.get_by_role("button", name="By round").click()
    sums = [int(row.locator("td").last.inner_text()) for row in page.locator("tbody tr").all()]
    assert sums == scores
    page.wait_for_selector("polyline")
    assert page.locator("polyline").count() == 3


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
