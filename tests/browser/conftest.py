"""A real server, a real browser and people in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.browser import Server, running
from tests.waiting import PATIENCE

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these one after another: one browser is enough for two cores."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium."""
    path = os.environ.get("SIGNORIA_CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        message = "there is no Chromium (Debian: apt-get install chromium)"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for the tests of a file."""
    with running(tmp_path_factory.mktemp("browser") / "signoria.db") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Let somebody new open the server's pages. At the end nobody may have seen an error in the console."""
    visitors: list[Visitor] = []

    def newcomer(width: int = 1440, height: int = 900, **options: object) -> Visitor:
        visitor = Visitor(browser, server, width, height, **options)
        visitors.append(visitor)
        return visitor

    yield newcomer
    for visitor in visitors:
        try:
            visitor.context.close()
        except Error:
            continue
    assert not [problem for visitor in visitors for problem in visitor.problems]
