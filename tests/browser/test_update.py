"""The server is updated while people have its pages open: they are told, and lose nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

import signoria
from tests.browser.visitor import Visitor
from tests.server.browser import Server

PACKAGE = Path(signoria.__file__).parent
NOTICE = "A new version is available."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server that a test may stop and start."""
    server = Server(tmp_path / "signoria.db").start()
    yield server
    if server.process is not None:
        server.stop()


def update(server: Server, folder: Path) -> None:
    """Stop a server, and start a newer version of it at the same address: one whose client was built from other sources."""
    # A folder of links, with one file of its own.
    shutil.copytree(PACKAGE, folder / "signoria", copy_function=lambda source, target: Path(target).symlink_to(source))
    built = folder / "signoria" / "server" / "static" / "built.json"
    built.unlink()
    built.write_text(json.dumps({"sources": "f" * 64}))
    server.stop()
    server.options = ("--port", str(urlsplit(server.address).port))
    server.environment = {"PYTHONPATH": str(folder)}
    server.start()


def test_a_tab_at_a_table_is_told_of_a_new_version_and_comes_back_to_its_place(browser: Browser, server: Server, tmp_path: Path) -> None:
    visitor = Visitor(browser, server, 390, 844).without_waiting()
    table = visitor.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    visitor.go(f"/t/{table}").set_up()
    assert visitor.can_act()
    assert visitor.page.get_by_text(NOTICE).count() == 0
    visitor.page.evaluate("window.sameTab = true")
    update(server, tmp_path / "newer")
    visitor.see(NOTICE)
    # The game goes on, and nothing is loaded anew by itself.
    n = visitor.ask("GET", f"/api/tables/{table}")["n"]
    visitor.play_by_mouse(most=2)
    assert visitor.page.evaluate("window.sameTab")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    place = visitor.page.url
    with visitor.page.expect_event("load"):
        visitor.click("[data-act=reload]")
    assert visitor.can_act()
    assert visitor.page.url == place
    assert visitor.ask("GET", f"/api/tables/{table}")["n"] > n
    visitor.context.close()


def test_a_move_that_is_under_way_goes_first(browser: Browser, server: Server, tmp_path: Path) -> None:
    visitor = Visitor(browser, server, 1440, 900).without_waiting()
    table = visitor.table({"kind": "me"}, {"kind": "bot", "bot": "random"})
    # What the page sends can be held back, as on a bad line. A ping goes through.
    visitor.page.add_init_script(
        """const send = WebSocket.prototype.send;
        window.held = null;
        WebSocket.prototype.send = function (text) {
          if (window.held && JSON.parse(text).type === 'play') window.held.push([this, text]);
          else send.call(this, text);
        };
        window.letGo = () => {
          for (const [socket, text] of window.held) if (socket.readyState === 1) send.call(socket, text);
          window.held = null;
        };"""
    )
    visitor.go(f"/t/{table}").set_up()
    update(server, tmp_path / "newer")
    visitor.see(NOTICE)
    assert visitor.can_act()
    n = visitor.ask("GET", f"/api/tables/{table}")["n"]
    visitor.page.evaluate("window.sameTab = true; window.held = []")
    while not visitor.page.evaluate("window.held.length"):
        visitor.step_by_mouse()
    visitor.click("[data-act=reload]")
    expect(visitor.page.locator("[data-act=reload]")).to_be_disabled()
    assert visitor.page.evaluate("window.sameTab"), "it waits for the move"
    with visitor.page.expect_event("load"):
        visitor.page.evaluate("letGo()")
    assert visitor.ask("GET", f"/api/tables/{table}")["n"] > n
    visitor.context.close()


def test_what_was_typed_is_still_there_after_the_reload(browser: Browser, server: Server, tmp_path: Path) -> None:
    visitor = Visitor(browser, server, 1440, 900)
    made = visitor.ask("POST", "/api/tables", game="tuscany", seats=[{"kind": "me"}, {"kind": "friend"}])
    guest = Visitor(browser, server, 1440, 900)
    guest.page.goto(f"{server.address}/t/{made['table']['id']}#key={made['key']}")
    guest.page.get_by_label("Your name at the table").fill("Matteo")
    update(server, tmp_path / "newer")
    guest.see(NOTICE)
    guest.click("[data-act=later]")
    expect(guest.page.get_by_text(NOTICE)).to_have_count(0)
    guest.page.reload()
    guest.page.get_by_label("Your name at the table").fill("Matteo")
    guest.see(NOTICE)
    guest.click("[data-act=reload]")
    guest.see(NOTICE)
    expect(guest.page.get_by_label("Your name at the table")).to_have_value("Matteo")
    guest.click("[data-act=join]")
    guest.page.wait_for_selector("[data-act=suggest]")
    assert guest.ask("GET", f"/api/tables/{made['table']['id']}")["seats"][1]["name"] == "Matteo"
    for one in (visitor, guest):
        one.context.close()


def test_a_file_of_an_older_client_that_is_gone_leads_to_the_notice(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, 1440, 900).go()
    visitor.page.wait_for_selector("[data-game]")

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    visitor.page.route("**/assets/later-*", gone)
    assert visitor.page.get_by_text(NOTICE).count() == 0
    visitor.page.evaluate("const part = document.createElement('script'); part.src = '/assets/later-0000.js'; document.head.append(part)")
    visitor.see(NOTICE)
    visitor.context.close()
