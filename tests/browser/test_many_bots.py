"""What a player sees while many bots think, and when one of them fails."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from signoria.server import wire
from signoria.server.settings import Settings
from tests.browser.finished import decision
from tests.browser.visitor import Visitor
from tests.server.test_operating import in_thread
from tests.waiting import wait_for


def test_a_player_reads_that_a_bot_waits_thinks_for_a_shorter_time_or_failed(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_seconds=600)
    text, n, seat = decision("action")
    with in_thread(settings) as server:
        visitor = Visitor(browser, server, 1440, 900)  # type: ignore[arg-type]
        pool = server.house.thinkers.workers
        wait_for(lambda: pool.workers and pool.workers[0].ready)
        worker = pool.workers[0].pid or 0
        game = visitor.ask("POST", "/api/records", record=text)
        os.kill(worker, signal.SIGSTOP)
        # Where the bot decides first, it waits for the worker from the beginning.
        tables = [visitor.ask("POST", f"/api/tables/{game['id']}/fork", n=n, seat=1 - seat, bot="master")["id"] for _ in range(9)]
        prompt = visitor.go(f"/t/{tables[0]}").page.locator(".prompt")
        expect(prompt).to_contain_text("Thinking, 4 s at most.")
        visitor.go(f"/t/{tables[8]}")
        expect(prompt).to_contain_text("Waiting: many bots are thinking.")
        server.house.tables[tables[8]].thinking[seat].waiting = False

        async def tell() -> None:
            table = server.house.tables[tables[8]]
            server.house.tell_table(table)

        async def fail() -> None:
            server.house.tell(server.house.tables[tables[8]], wire.Notice(wire.SeenText("server-bot-replaced", {"seat": seat})))

        server.do(tell())
        expect(prompt).to_contain_text("Thinks for a shorter time: many bots are thinking.")
        server.do(fail())
        expect(prompt).to_contain_text("The bot master could not decide. A simpler bot made this move.")
        os.kill(worker, signal.SIGCONT)
        visitor.page.wait_for_selector("[data-action]")
        visitor.context.close()
        assert not visitor.problems
