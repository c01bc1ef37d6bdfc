"""Somebody in front of a browser: what they see and what they do, by mouse or by keyboard."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page

from tests.server.browser import Server

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"

# What could be clicked next, from the most urgent down. A name and where it is; the first one that is there is done.
STEPS = [
    ("go on", "[data-act=go-on]"),
    ("sure", "[data-act=sure]"),
    ("pay", "[data-act=pay]:not([disabled])"),
    ("bonus", "[data-bonus].may"),
    ("refresh", "[data-refresh]"),
    ("make room", "[data-stored].may:has(.leave)"),
    ("space", ".cell.may"),
    ("free tile", "*:has([data-act=decline]) [data-slot].may"),
    ("decline", "[data-act=decline]"),
    ("stored", "*:has([data-action=place][aria-pressed=true]) [data-stored].may"),
    ("place", "*:not(:has([data-act=end])) > [data-action=place]:not(.dim):not([aria-pressed=true])"),
    ("end", "[data-act=end]:not([disabled])"),
]


class Visitor:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, server: Server, width: int, height: int, **options: Any) -> None:  # noqa: ANN401 - Playwright's own options
        self.server = server
        self.context = browser.new_context(viewport={"width": width, "height": height}, **{"locale": "en", **options})
        self.problems: list[str] = []
        self.draws = 0
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        """Open another tab of the same profile."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on(
            "console",
            lambda message: self.problems.append(message.text) if message.type == "error" and "WebSocket" not in message.text else None,
        )
        return page

    def go(self, path: str = "/") -> Visitor:
        """Open a page of the server."""
        self.page.goto(self.server.address + path)
        self.page.wait_for_selector("main")
        return self

    def see(self, text: str) -> Locator:
        """Wait for a text."""
        found = self.page.get_by_text(text).first
        found.wait_for()
        return found

    def click(self, selector: str) -> None:
        """Click with the mouse."""
        self.page.locator(selector).first.click()

    def ask(self, method: str, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON
        """Ask the server as this person."""
        answer = self.context.request.fetch(
            self.server.address + path, method=method, data=json.dumps(body) if body else None, headers={"Content-Type": "application/json"}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def without_waiting(self) -> Visitor:
        """Choose that finished turns pass on at once, and that the turns of others are not shown step by step."""
        self.context.add_init_script(
            "if (!localStorage.getItem('signoria-settings')) localStorage.setItem('signoria-settings', JSON.stringify({pace: 'off'}))"
        )
        self.ask("GET", "/api/welcome")
        self.ask("PUT", "/api/me", grace=0.0)
        return self

    def table(self, *seats: dict[str, str], **options: object) -> str:
        """Make a table and return its id."""
        made = self.ask("POST", "/api/tables", game="tuscany", seats=list(seats), **options)
        return str(made["table"]["id"])

    def choose_bot(self, bot: str) -> None:
        """Choose the bot that "Play now" starts against."""
        self.click("[data-act=choose-bot]")
        self.click(f"[data-bot={bot}]")

    def play_now(self) -> Visitor:
        """Start a game against a bot as a newcomer does."""
        self.go()
        self.choose_bot("greedy")
        self.click("button.now")
        self.page.wait_for_selector("[data-act=suggest]")
        return self

    def set_up(self) -> Visitor:
        """Take the suggested region and confirm it."""
        self.page.wait_for_selector("[data-act=suggest]")
        self.click("[data-act=suggest]")
        self.page.wait_for_selector("[data-act=confirm][aria-disabled=false]")
        self.click("[data-act=confirm]")
        return self

    def is_over(self) -> bool:
        """Return whether the end page is shown."""
        return self.page.locator(".end h1").count() > 0

    def step_by_mouse(self) -> str | None:
        """Make one sensible click, and return its name; None if there is nothing to click now."""
        page = self.page
        for name, selector in STEPS:
            if page.locator(selector).count():
                return self._try(name, selector)
        if page.locator("[data-action=draw]").count():
            # A tile that never fits must not block the storage for ever.
            room = page.locator("[data-storage] [role=img]").count() or self.draws >= 3
            if room and page.locator("[data-slot].may").count():
                return self._try("take", "[data-slot].may")
            if room and page.locator("[data-action=take]:not(.dim):not([aria-pressed=true])").count():
                return self._try("take?", "[data-action=take]")
            return self._try("draw", "[data-action=draw]")
        if page.locator("[data-slot].may").count():  # the display was refreshed
            return self._try("take", "[data-slot].may")
        return None

    def _try(self, name: str, selector: str) -> str | None:
        try:
            self.page.locator(selector).first.click(timeout=1500)
        except Error:
            return None  # the page went on meanwhile
        self.draws = self.draws + 1 if name == "draw" else 0 if name == "take" else self.draws
        return name

    def play_by_mouse(self, *, most: int = 3000, until: str | None = None) -> list[str]:
        """Play on until the game is over or something named was done. Return what was done."""
        done: list[str] = []
        idle = 0
        while not self.is_over() and len(done) < most:
            made = self.step_by_mouse()
            if made is None:
                idle += 1
                assert idle < 400, f"nothing to do for a long time after {done[-5:]}"
                self.page.wait_for_timeout(40)
                continue
            idle = 0
            done.append(made)
            if made == until:
                break
            self.page.wait_for_timeout(25)
        return done

    def axe(self) -> list[str]:
        """Return what axe-core finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]
