"""Make the pictures of the main screens: `.venv/bin/python -m scripts.screenshots [FOLDER]`, into docs/pictures unless told otherwise.

Starts a server of its own, sits down at it with a real browser, plays a little with the suggestions of the table, and takes pictures.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.find_browser import found
from tests.browser.conftest import FLAGS
from tests.browser.finished import record_text
from tests.browser.visitor import Visitor
from tests.server.browser import Server, running

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
MOMENT = 110


def take(server: Server, folder: Path) -> None:
    """Take all pictures."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)

        def visit(name: str, path: str, width: int = 1440, height: int = 900, **options: object) -> None:
            visitor = Visitor(browser, server, width, height, **{"storage_state": known, **options})
            visitor.go(path)
            visitor.page.wait_for_timeout(1500)
            if visitor.page.locator("[data-act=suggest]").count():
                visitor.click("[data-act=suggest]")
                visitor.page.wait_for_selector("[data-act=confirm][aria-disabled=false]")
                visitor.page.wait_for_timeout(500)
            visitor.page.screenshot(path=folder / f"{name}.png")
            visitor.context.close()

        host = Visitor(browser, server, 1440, 900).without_waiting()
        host.ask("PUT", "/api/me", name="Lena")
        done = host.ask("POST", "/api/records", record=record_text())["id"]
        fork = host.ask("POST", f"/api/tables/{done}/fork", n=MOMENT, seat=0, bot="greedy")["id"]
        fresh = host.table({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
        known = host.context.storage_state()
        visit("home", "/", storage_state=None)
        visit("set-up", f"/t/{fresh}")
        visit("playing", f"/t/{fork}")
        visit("playing-dark", f"/t/{fork}", color_scheme="dark")
        visit("end", f"/t/{done}")
        visit("phone", f"/t/{fork}", 390, 844)
        browser.close()


if __name__ == "__main__":
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home) / "signoria.db") as table_server:
        take(table_server, into)
