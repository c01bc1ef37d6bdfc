"""Somebody in front of a browser: what they see and what they do, by mouse or by keyboard."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page

from tests.server.browser import Server
from tests.waiting import PATIENCE

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"

# What could be clicked next, from the most urgent down. A name and where it is; the first one that is there is done.
STEPS = [
    ("curtain", "[data-act=curtain]"),
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
DRAW = "[data-action=draw]"
TILE = "[data-slot].may"
OVER = ".end h1"
# Something can be done, and no answer of the server is waited for.
READY = ", ".join(f".page:not(.busy) {selector}" for selector in (*(selector for _, selector in STEPS), DRAW, TILE))


class Visitor:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, server: Server, width: int, height: int, **options: Any) -> None:  # noqa: ANN401 - Playwright's own options
        self.server = server
        self.context = browser.new_context(viewport={"width": width, "height": height}, **{"locale": "en", **options})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.draws = 0
        self.patient = False
        """Whether finished turns that could be taken back are left to pass on by themselves."""
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

    def link(self) -> str:
        """Return the address of the table that is open, once its key is part of it."""
        self.page.wait_for_url("**/t/*#key=*")
        return self.page.url.removeprefix(self.server.address)

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
        return self.page.locator(OVER).count() > 0

    def can_act(self, seconds: float = PATIENCE) -> bool:
        """Wait until there is something to do, or the game is over. Return whether it came to that."""
        try:
            self.page.wait_for_selector(f"{READY}, {OVER}", state="attached", timeout=seconds * 1000)
        except Error:
            return False
        return True

    def step_by_mouse(self, *, leave: str | None = None) -> str | None:
        """Make one sensible click, but not the one to leave, and return its name; None if there is nothing to click now."""
        page = self.page
        for name, selector in STEPS:
            if name != leave and page.locator(selector).count():
                if name == "end" and self.patient and not page.locator(DRAW).count():
                    return None
                return self._click_now(name, selector)
        if page.locator(DRAW).count():
            # A tile that never fits must not block the storage for ever.
            room = page.locator("[data-storage] [role=img]").count() or self.draws >= 3
            if room and page.locator(TILE).count():
                return self._click_now("take", TILE)
            if room and page.locator("[data-action=take]:not(.dim):not([aria-pressed=true])").count():
                return self._click_now("take?", "[data-action=take]")
            return self._click_now("draw", DRAW)
        if page.locator(TILE).count():  # the display was refreshed
            return self._click_now("take", TILE)
        return None

    def _click_now(self, name: str, selector: str) -> str | None:
        """Click what is there now, not what comes later in its place."""
        element = self.page.query_selector(selector)
        try:
            if element is None:
                return None
            element.click(timeout=10_000)
        except Error:
            return None  # the page went on meanwhile, or something came to lie over it
        self.draws = self.draws + 1 if name == "draw" else 0 if name == "take" else self.draws
        return name

    def play_by_mouse(self, *, most: int = 3000, until: str | None = None) -> list[str]:
        """Play on until the game is over or something named was done. Return what was done."""
        return play_together(self, most=most, until=lambda done: bool(done) and done[-1] == until)

    def paces(self) -> Callable[[], list[str]]:
        """Write down from now on whether turns are being shown ("running", "idle"), so that none is missed. Returns what tells it."""
        self.page.evaluate(
            """() => {
                window.paces = [];
                const note = () => paces.push(document.querySelector('[data-pace]')?.dataset.pace);
                new MutationObserver(note).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-pace'] });
            }"""
        )
        return lambda: list(self.page.evaluate("paces"))

    def axe(self) -> list[str]:
        """Return what axe-core finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


def play_together(*people: Visitor, most: int = 10_000, until: Callable[[list[str]], bool] = lambda _: False) -> list[str]:
    """Let people play side by side, each when there is something to do, until the game is over for all of them. Return what was done."""
    done: list[str] = []
    last = time.monotonic()
    while len(done) < most and not until(done) and not all(person.is_over() for person in people):
        for person in people:
            # A short look at each screen in turn: what ends this may happen at another one.
            if person.can_act(0.2) and (made := person.step_by_mouse()) is not None:
                done.append(made)
                last = time.monotonic()
                if len(done) >= most or until(done):
                    break
        assert time.monotonic() < last + PATIENCE, f"nothing to do for a long time after {done[-5:]}"
    return done
