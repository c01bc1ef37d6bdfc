"""People who find each other, with what users get: first visit, invitation, leaving and coming back, looking on, a bad connection."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.stalling import stalling
from tests.browser.visitor import Visitor
from tests.server.browser import running

SMALL_TEXT = """() => [...document.querySelectorAll('body *')].filter(one => {
  const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
  return own && !one.closest('svg, .hidden') && one.getClientRects().length && parseFloat(getComputedStyle(one).fontSize) < 13;
}).map(one => one.outerHTML.slice(0, 120))"""


def host_and_friend(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Let somebody invite a friend from home by the link in the address bar, and the friend sit down on a phone."""
    host, friend = visit(), visit(390, 844, has_touch=True)
    host.go().click("[data-act=invite]")
    host.page.wait_for_selector("[data-act=copy].primary")
    host.page.get_by_label("Your name").fill("Lena")
    host.page.keyboard.press("Enter")
    expect(host.page).to_have_url(re.compile("#key="))
    friend.go(host.link())
    friend.see("Lena invites you to play")
    friend.page.get_by_label("Your name at the table").fill("Matteo")
    friend.click("[data-act=join]")
    friend.page.wait_for_selector("[data-act=suggest]")
    return host, friend


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 740)])
def test_a_first_visit_shows_two_games_and_nothing_empty(visit: Callable[..., Visitor], width: int, height: int) -> None:
    visitor = visit(width, height).go()
    page = visitor.page
    expect(page.locator("[data-game]")).to_have_count(2)
    expect(page.locator(".btn.primary")).to_have_count(1)
    expect(page.locator("[data-game=tuscany] .btn.primary")).to_have_text("Play now")
    expect(page.locator("[data-game=tuscany]")).to_contain_text("novice (easiest)")
    expect(page.locator("[data-game=virtu] code")).to_have_text("signoria play --terminal virtu")
    assert page.locator("section:not(:has(li)), ul:not(:has(li))").count() == 0, "no empty boxes"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing runs off the screen"
    assert page.evaluate(SMALL_TEXT) == []
    visitor.click("[data-act=choose-bot]")
    bots = page.locator("[data-bot]")
    assert [bots.nth(one).get_attribute("data-bot") for one in range(bots.count())] == visitor.ask("GET", "/api/welcome")["games"][0][
        "bots"
    ]
    expect(page.locator("[data-bot=master]")).to_contain_text("strongest")
    visitor.click("[data-bot=novice]")
    visitor.click("button.now")
    visitor.page.wait_for_selector("[data-act=suggest]")


def test_a_friend_joins_by_the_link_in_the_address_bar_and_both_set_up(visit: Callable[..., Visitor]) -> None:
    host, friend = host_and_friend(visit)
    for visitor in (host, friend):
        visitor.set_up()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-bonus], [data-slot]")
    assert [seat["name"] for seat in host.ask("GET", "/api/tables")["mine"][0]["seats"]] == ["Lena", "Matteo"]


def test_a_link_without_its_key_says_so_and_the_whole_link_opens_the_table_without_a_reload(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    host.go().click("[data-act=invite]")
    host.page.get_by_label("Your name").fill("Lena")
    host.page.keyboard.press("Enter")
    expect(host.page.locator("[data-act=copy]")).to_be_visible()
    whole = host.page.url
    friend.page.goto(whole.split("#", maxsplit=1)[0])
    expect(friend.page.locator(".message h1")).to_contain_text("link")
    friend.see("Ask Lena for the whole link.")
    expect(friend.page).to_have_title(re.compile("link"))
    expect(friend.page.locator("main a.btn")).to_have_text("Home")
    friend.page.evaluate("window.stays = true")
    friend.page.goto(whole)
    friend.see("Lena invites you to play")
    assert friend.page.evaluate("window.stays"), "without a reload"
    friend.problems.clear()


def test_a_wrong_key_in_the_hosts_own_address_does_not_get_into_the_invitation(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    host.go().click("[data-act=invite]")
    field = host.page.locator(".invitation input")
    expect(field).to_have_value(re.compile("#key="))
    link = field.input_value()
    expect(host.page).to_have_url(link)
    # Pasted into the same tab, and opened anew.
    for again in (False, True):
        host.page.goto(link[:-5])
        if again:
            host.page.reload()
        expect(host.page).to_have_url(link)
        expect(field).to_have_value(link)
    # Where no key was kept, a new one is made.
    host.page.evaluate("localStorage.clear()")
    host.page.goto("about:blank")
    host.page.goto(link[:-5])
    expect(host.page).not_to_have_url(link[:-5])
    expect(field).to_have_value(host.page.url)
    friend.go(host.link())
    friend.page.wait_for_selector("[data-act=join]")


def test_the_link_can_be_copied_on_plain_http_over_the_network(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "lan.db", "--host", "0.0.0.0") as server:
        reach = Visitor(browser, server, 1440, 900).ask("GET", "/api/welcome")["reach"]
        if not reach["addresses"]:
            pytest.skip("this machine has no address of its own in a network")
        # At localhost the invitation is for the network all the same.
        local = Visitor(browser, server, 1440, 900).go()
        local.click("[data-act=invite]")
        expect(local.page.locator(".invitation input")).to_have_value(re.compile("^" + re.escape(reach["addresses"][0] + "/t/")))
        expect(local.page.locator("[data-note=network]")).to_be_visible()
        expect(local.page.locator(".invitation figure svg path")).to_have_count(1)

        there = copy.copy(server)
        there.address = reach["addresses"][0]
        host = Visitor(browser, there, 1440, 900).go()
        assert host.page.evaluate("navigator.clipboard === undefined"), "plain http"
        host.click("[data-act=invite]")
        host.click("[data-act=copy]")
        expect(host.page.locator("[data-act=copy]")).to_have_text("Copied")
        expect(host.page.locator("[data-act=copy]")).to_have_text("Copy link")
        host.page.get_by_label("Your name").fill("")
        host.page.get_by_label("Your name").press("Control+V")
        link = host.page.locator(".invitation input").input_value()
        assert host.page.get_by_label("Your name").input_value() == link[:40]
        # Where nothing can be copied, the link is selected and the page says so.
        host.page.evaluate("document.execCommand = () => false")
        host.click("[data-act=copy]")
        host.see("The link is selected")
        assert host.page.evaluate("getSelection().toString()") == link
        friend = Visitor(browser, there, 390, 844)
        friend.page.goto(link)
        friend.page.wait_for_selector("[data-act=join]")
        for visitor in (local, host, friend):
            # On plain http Chromium complains about a header that protects pages on https.
            assert not [problem for problem in visitor.problems if "Cross-Origin-Opener-Policy" not in problem]
            visitor.context.close()


def test_where_only_this_computer_can_open_the_link_the_invitation_says_so(visit: Callable[..., Visitor]) -> None:
    host = visit().go()
    host.click("[data-act=invite]")
    expect(host.page.locator("[data-note=local]")).to_contain_text("signoria serve --host 0.0.0.0")
    expect(host.page.locator("figure")).to_have_count(0)


def test_the_host_changes_the_table_and_the_friend_sees_it_before_sitting_down(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit(390, 844)
    host.go().click("[data-act=invite]")
    host.page.get_by_role("group", name="Cards per draw").get_by_role("button", name="2").click()
    host.click("[data-act=add-seat]")
    expect(host.page.locator("[data-seat-row]")).to_have_count(3)
    host.page.locator("[data-seat-row='2'] [data-act=same]").click()
    host.page.locator("[data-seat-row='2'] input").fill("Jan")
    host.page.keyboard.press("Enter")
    expect(host.page.locator("[data-seat-row='2']")).to_contain_text("Jan")
    friend.go(host.link())
    expect(friend.page.locator(".card")).to_contain_text("3 players")
    assert host.axe() == []
    assert friend.axe() == []
    friend.click("details summary")
    expect(friend.page.locator(".option").first).to_contain_text("2")
    host.page.get_by_role("button", name="Jan").click()
    host.page.locator("[data-seat-row='2']").get_by_role("button", name="Remove").click()
    expect(friend.page.locator(".card")).to_contain_text("2 players")
    host.click("[data-act=close]")
    host.see("The link stops working")
    host.click("[data-act=confirm-yes]")
    host.page.wait_for_selector("[data-game]")
    friend.see("This table has been closed.")


def test_leaving_asks_first_and_who_was_replaced_can_come_back(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "away.db") as server:
        host, friend = host_and_friend(lambda *size, **options: Visitor(browser, server, *(size or (1440, 900)), **options))
        for visitor in (host, friend):
            visitor.set_up()
        friend.page.wait_for_selector("[data-bonus], [data-slot]")
        address = friend.page.url
        friend.click("[data-act=table]")
        friend.click("[data-act=leave]")
        friend.see("Your seat stays yours")
        friend.click("[data-act=confirm-no]")
        friend.click("[data-act=leave]")
        friend.click("[data-act=confirm-yes]")
        friend.page.wait_for_selector(".tables")

        host.click("[data-act=table]")
        host.click("[data-seat-bot='1']")
        host.click("[data-bot=novice]")
        expect(host.page.locator("dialog li", has_text="novice").first).to_contain_text("bot for Matteo")
        host.page.keyboard.press("Escape")

        friend.page.goto(address)
        friend.see("novice took over your seat")
        friend.click("[data-act=reclaim]")
        friend.see("The others decide.")
        host.see("Matteo has returned")
        host.click("[data-act=return-seat]")
        expect(friend.page.locator("[data-act=reclaim]")).to_have_count(0)
        # No longer a spectator.
        friend.page.wait_for_selector("[data-bonus], [data-slot]")
        expect(friend.page.get_by_text("You are watching.")).to_have_count(0)
        assert friend.ask("GET", f"/api/tables/{friend.page.url.split('/t/')[1].split('#')[0]}")["you"]["seats"] == [1]
        table = host.ask("GET", "/api/tables")["mine"][0]
        assert [seat["kind"] for seat in table["seats"]] == ["player", "player"]
        for visitor in (host, friend):
            assert not visitor.problems
            visitor.context.close()


def test_resigning_says_what_it_means(visit: Callable[..., Visitor]) -> None:
    visitor = visit().go()
    visitor.click("button.now")
    visitor.set_up()
    visitor.click("[data-act=table]")
    visitor.click("[data-act=resign]")
    visitor.see("The game ends now")
    visitor.click("[data-act=confirm-yes]")
    visitor.page.wait_for_selector(".end h1")


def test_a_spectator_reads_names_and_can_be_seen(visit: Callable[..., Visitor]) -> None:
    host, friend = host_and_friend(visit)
    for visitor in (host, friend):
        visitor.set_up()
    watcher = visit()
    watcher.ask("GET", "/api/welcome")
    watcher.ask("PUT", "/api/me", name="Giulia")
    watcher.go(host.link())
    watcher.see("You are watching.")
    watcher.page.wait_for_selector("[data-slot]")
    text = watcher.page.locator("body").inner_text()
    assert {"Lena", "Matteo"} <= set(re.findall(r"\w+", text))
    assert not re.findall(r".*\byours?\b.*", text, re.IGNORECASE)
    host.page.locator("header summary", has_text="1 watching").click()
    expect(host.page.locator("header details li")).to_have_text("Giulia")
    # A phone has no room for it in the header.
    friend.click("[data-act=table]")
    friend.see("1 watching")
    friend.see("Giulia")


def test_a_move_on_a_stalled_connection_shows_that_it_is_on_its_way(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path / "stalled.db") as server, stalling(server.address) as proxy:
        there = copy.copy(server)
        there.address = proxy.address
        visitor = Visitor(browser, there, 1440, 900).play_now().set_up()
        page = visitor.page
        page.wait_for_selector("[data-bonus].may, [data-action=draw]")
        if page.locator("[data-bonus].may").count():
            visitor.click("[data-bonus].may")
        page.wait_for_selector("[data-action=draw]:not([disabled])")
        before = page.locator(".log button").count()
        page.evaluate("window.stays = true")
        proxy.stall()
        visitor.click("[data-action=draw]")
        expect(page.locator(".page.busy")).to_be_visible()
        assert page.locator("[data-sending]").count() == 1, "what was pressed shows it"
        expect(page.locator(".offline")).to_contain_text("Reconnecting")
        assert page.locator("[data-slot]").count() == 8, "the table stays readable"
        proxy.flow()
        expect(page.locator(".offline")).to_have_count(0)
        expect(page.locator(".page.busy")).to_have_count(0)
        page.wait_for_function("before => document.querySelectorAll('.log button').length > before", arg=before)
        assert page.evaluate("window.stays")
        name = page.url.split("/t/")[1].split("#")[0]
        log = visitor.ask("GET", f"/api/tables/{name}/log?as=0")["entries"]
        drawn = [event for entry in log if entry["seat"] == 0 for event in entry["events"] if "draw" in event["key"]]
        assert len(drawn) == 1, "it was made once"
        visitor.context.close()


def test_every_door_that_does_not_open_says_why(visit: Callable[..., Visitor]) -> None:
    visitor = visit().go("/t/nosuchtable1")
    visitor.see("This table does not exist.")
    expect(visitor.page.locator("main a.btn")).to_have_text("Home")
    made = visitor.ask("POST", "/api/tables", game="virtu", seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2])
    visitor.go(f"/t/{made['table']['id']}")
    visitor.see("Virtù cannot be played in the browser yet.")
    expect(visitor.page.locator("main code")).to_have_text("signoria play --terminal virtu")
    visitor.click("main a.btn")
    visitor.page.wait_for_selector(".tables")
    visitor.problems.clear()
