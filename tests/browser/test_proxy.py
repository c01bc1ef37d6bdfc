"""Behind a reverse proxy, under a path of its own: everything a browser loads and every link carries the path."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.server.browser import running
from tests.server.test_proxy import PROXIES, ROOT, TRUST, behind


@pytest.mark.parametrize("kind", PROXIES)
def test_a_friend_is_invited_to_a_server_under_a_path(browser: Browser, tmp_path: Path, kind: str) -> None:
    with running(tmp_path / "signoria.db", *TRUST, "--root-path", ROOT) as server, behind(kind, tmp_path, server, ROOT) as address:
        server.address = address + ROOT
        host, guest = (Visitor(browser, server, 1440, 900, ignore_https_errors=True) for _ in range(2))
        host.go("/").click("[data-act=invite]")
        host.page.get_by_label("Your name").fill("Ada")
        host.page.keyboard.press("Enter")
        link = host.page.locator(".invitation input").input_value()
        assert urlsplit(link).path.startswith(f"{ROOT}/t/")
        assert urlsplit(host.page.url).path == urlsplit(link).path
        guest.page.goto(link)
        guest.page.get_by_label("Your name").fill("Jan")
        guest.click("[data-act=join]")
        for visitor in (host, guest):
            visitor.set_up()
        host.page.wait_for_selector("[data-bonus]")
        expect(host.page.locator("[data-seat='1']").first).to_contain_text("Jan")
        guest.page.locator("a.brand").first.click()
        guest.page.wait_for_url(f"{server.address}/")
        guest.page.locator(f"a[href^='{ROOT}/t/']").first.click()
        guest.page.wait_for_url(f"{server.address}/t/*")
        guest.page.reload()
        guest.page.wait_for_selector("main")
        for visitor in (host, guest):
            visitor.context.close()
            assert not visitor.problems
