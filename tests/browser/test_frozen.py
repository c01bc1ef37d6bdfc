"""Games that cannot go on: what their players see instead."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, expect

from signoria.chance import Dice
from tests.server.browser import Browser as Client
from tests.server.browser import play_out, running


def test_a_game_that_cannot_go_on_says_why_and_shows_what_there_is(tmp_path: Path, browser: Browser) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Client(server, "Ada") as ada:
        over, damaged = (ada.table("me", "same:Jan")["table"]["id"] for _ in range(2))
        for name, most in ((over, 10_000), (damaged, 12)):
            with ada.live(name) as live:
                play_out({0: live, 1: live}, Dice(4), most=most)
        scores = ada.get(f"/api/tables/{over}")["result"]["scores"]
        cookie = ada.http.cookies["signoria"]
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE tables SET header = replace(header, 'rules: ', 'rules: 9') WHERE id = ?", (over,))
        connection.execute("UPDATE tables SET secret = zeroblob(32) WHERE id = ?", (damaged,))
    with running(db) as server, contextlib.closing(browser.new_context(locale="en-GB")) as context:
        context.add_cookies([{"name": "signoria", "value": cookie, "url": server.address}])
        page = context.new_page()
        page.goto(f"{server.address}/t/{over}")
        message = page.get_by_role("alert")
        expect(message).to_contain_text("another version of the rules")
        for score in scores:
            expect(message).to_contain_text(str(score))
        with page.expect_download() as download:
            message.get_by_role("button", name="Record").click()
        assert download.value.suggested_filename == f"signoria-tuscany-{over}.txt"
        page.goto(f"{server.address}/t/{damaged}")
        expect(page.get_by_role("alert")).to_contain_text("damaged")
        expect(page.get_by_role("grid", name="Your region")).to_be_visible()
