"""Measure a first visit: what a browser with an empty cache must fetch, and how long until "Play now" can be pressed.

python -m bench.first_visit --times 10
"""

from __future__ import annotations

import argparse
import gzip
import re
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Response, sync_playwright

from scripts.find_browser import found
from tests.browser.conftest import FLAGS
from tests.server.browser import running


def visit(browser: Browser, address: str) -> tuple[float, int]:
    """Open the home page as a newcomer. Return the seconds until a click is possible, and the bytes of scripts and styles."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    page = context.new_page()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))  # noqa: PLW0108 - Playwright cannot take a built-in method
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("button.now:not([disabled])")
    seconds = time.perf_counter() - began
    size = sum(len(gzip.compress(one.body())) for one in fetched if re.search(r"\.(js|css)(\?|$)", one.url))
    context.close()
    return seconds, size


def main() -> None:
    """Visit some times and print the median."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "signoria.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=FLAGS)
        visits = [visit(browser, server.address) for _ in range(times)]
        browser.close()
    seconds = [one for one, _ in visits]
    print(f"scripts and styles: {visits[0][1] / 1024:.0f} KB compressed (at most 250)")
    print(f"interactive: {median(seconds):.2f} s (at most 1), from {min(seconds):.2f} to {max(seconds):.2f} in {times} visits")


if __name__ == "__main__":
    main()
