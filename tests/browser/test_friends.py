"""Several people: by invitation, on one device, looking on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor, play_together


def test_a_friend_joins_by_invitation_and_both_play(visit: Callable[..., Visitor]) -> None:
    host, guest = visit().without_waiting(), visit().without_waiting()
    host.go().click("[data-act=invite]")
    host.page.get_by_label("Your name").fill("Ada")
    host.page.keyboard.press("Enter")
    link = host.page.locator(".invitation input").input_value()
    assert "#key=" in link

    guest.page.goto(link)
    guest.see("Ada invites you to play")
    guest.page.get_by_label("Your name").fill("Jan")
    guest.click("[data-act=join]")
    for visitor in (host, guest):
        visitor.set_up()
    host.page.wait_for_selector("[data-bonus]")
    expect(host.page.locator("[data-seat='1']").first).to_contain_text("Jan")
    expect(guest.page.locator("[data-seat='0']").first).to_contain_text("Ada")
    done = play_together(host, guest, most=12)
    assert done[:2] == ["bonus", "bonus"]


def test_without_the_link_a_private_table_stays_closed(visit: Callable[..., Visitor]) -> None:
    host, stranger = visit().without_waiting(), visit()
    table = host.table({"kind": "me"}, {"kind": "friend"})
    stranger.page.goto(f"{host.server.address}/t/{table}")
    stranger.see("This link is incomplete.")
    stranger.problems.clear()


def test_two_people_share_a_device_and_their_hands_stay_hidden_between_turns(visit: Callable[..., Visitor]) -> None:
    visitor = visit().without_waiting()
    table = visitor.table({"kind": "me"}, {"kind": "same", "name": "Jan"})
    visitor.go(f"/t/{table}").set_up()
    visitor.page.wait_for_selector("[data-act=curtain]")
    assert visitor.page.locator("[data-hand]").count() == 0
    expect(visitor.page.locator(".curtain h1")).to_contain_text("Jan")
    visitor.click("[data-act=curtain]")
    visitor.set_up()
    curtains = 0
    while curtains < 4 and visitor.can_act():
        if visitor.page.locator("[data-act=curtain]").count():
            assert visitor.page.locator("[data-hand], [data-bonus], [data-slot]").count() == 0
            curtains += 1
        visitor.step_by_mouse()
    assert curtains == 4


def test_spectators_see_only_what_is_open(visit: Callable[..., Visitor]) -> None:
    player, watcher = visit().without_waiting(), visit()
    table = player.table({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, public=True)
    player.go(f"/t/{table}").set_up()
    player.play_by_mouse(most=6)
    watcher.go(f"/t/{table}")
    watcher.see("You are watching.")
    watcher.page.wait_for_selector("[data-slot]")
    assert watcher.page.locator("[data-hand]").count() == 0
    assert watcher.page.locator("[data-action], .cell.may, [data-slot].may").count() == 0
    expect(player.page.locator("header .chip")).to_contain_text("1 watching")


def test_a_public_table_is_found_and_joined_from_home(visit: Callable[..., Visitor]) -> None:
    host, guest = visit().without_waiting(), visit().without_waiting()
    host.table({"kind": "me"}, {"kind": "friend"}, public=True)
    guest.go()
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.page.wait_for_selector("[data-act=suggest]")


def test_a_recovery_link_brings_the_tables_to_another_device(visit: Callable[..., Visitor]) -> None:
    desk, phone = visit().without_waiting(), visit(390, 844)
    desk.ask("PUT", "/api/me", name="Ada")
    table = desk.table({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    desk.go()
    desk.page.get_by_role("button", name="Settings").click()
    desk.page.get_by_role("button", name="Create a recovery link").click()
    link = desk.page.get_by_role("textbox", name="Recovery link").input_value()
    phone.page.goto(link)
    phone.see("A recovery link from Ada")
    phone.click("[data-act=become]")
    phone.page.wait_for_selector(f"a[href*='/t/{table}']")
    assert phone.ask("GET", "/api/me")["name"] == "Ada"
    # It works once: whoever finds it later learns so, and gets nothing.
    thief = visit()
    thief.page.goto(link)
    thief.page.wait_for_selector("[role=alert]")
    assert thief.page.locator("[data-act=become]").count() == 0
    assert thief.ask("GET", "/api/me")["name"] == ""
    thief.problems.clear()


def test_somebody_elsewhere_is_told_when_it_is_their_turn(visit: Callable[..., Visitor]) -> None:
    host, guest = visit().without_waiting(), visit().without_waiting()
    made = host.ask("POST", "/api/tables", game="tuscany", seats=[{"kind": "me"}, {"kind": "friend"}])
    guest.context.grant_permissions(["notifications"], origin=guest.server.address)
    # What the page asks the system to show is written down; the page believes that it is behind another window.
    guest.page.add_init_script(
        """window.told = [];
        window.Notification = class { static permission = 'granted'; constructor(title) { told.push(title); } };
        Object.defineProperty(document, 'hidden', { get: () => true });"""
    )
    guest.go()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_label("Notify me").check()
    guest.page.goto(f"{guest.server.address}/t/{made['table']['id']}#key={made['key']}")
    guest.page.get_by_label("Your name").fill("Jan")
    guest.click("[data-act=join]")
    guest.set_up()
    expect(guest.page).not_to_have_title(re.compile("^●"))
    calm = guest.page.locator("link[rel=icon]").get_attribute("href")
    guest.page.evaluate("told.length = 0")
    host.go(f"/t/{made['table']['id']}").set_up()
    # Either of them may be first to draft.
    play_together(host, until=lambda done: bool(done) or guest.page.title().startswith("● Your turn"))
    expect(guest.page).to_have_title(re.compile("^● Your turn"))
    assert guest.page.evaluate("told") == ["Your turn"]
    assert guest.page.locator("link[rel=icon]").get_attribute("href") != calm


def test_a_bot_takes_the_seat_nobody_came_for(visit: Callable[..., Visitor]) -> None:
    host = visit().without_waiting()
    host.go(f"/t/{host.table({'kind': 'me'}, {'kind': 'friend'})}")
    host.click("[data-seat-bot='1']")
    expect(host.page.locator("[data-bot=greedy]")).to_contain_text("easy")
    host.click("[data-bot=greedy]")
    expect(host.page.locator("[data-act=start].primary")).to_have_text("Start")
    host.click("[data-act=start]")
    host.set_up()
    host.page.wait_for_selector("[data-bonus], [data-slot]")
    expect(host.page.locator("[data-seat='1']").first).to_contain_text("greedy")
