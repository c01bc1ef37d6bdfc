"""One person on several devices, several people with one link: recovery, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def link_of(visitor: Visitor) -> str:
    """Return a recovery link of somebody."""
    return f"{visitor.server.address}{visitor.ask('POST', '/api/me/recovery')['path']}"


def somebody(visit: Callable[..., Visitor], name: str, width: int = 1440, height: int = 900) -> Visitor:
    """Let somebody with a name play a game against a bot."""
    visitor = visit(width, height).without_waiting()
    visitor.ask("PUT", "/api/me", name=name)
    visitor.table({"kind": "me"}, {"kind": "bot", "bot": "greedy"})
    return visitor


def test_a_link_of_somebody_else_names_them_and_takes_nothing_by_accident(visit: Callable[..., Visitor]) -> None:
    lena, matteo = somebody(visit, "Lena"), somebody(visit, "Matteo", 390, 844)
    matteo.page.goto(link_of(lena))
    expect(matteo.page.get_by_role("heading", level=1)).to_have_text("A recovery link from Lena")
    matteo.see("You are Matteo here, and this is your only device.")
    assert matteo.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    matteo.click("[data-act=become]")
    matteo.see("Leave your games behind?")
    matteo.click("[data-act=confirm-no]")
    assert matteo.ask("GET", "/api/me")["name"] == "Matteo", "nothing has happened yet"
    matteo.click("[data-act=make-recovery]")
    own = matteo.page.get_by_role("textbox", name="Recovery link").input_value()
    matteo.click("[data-act=become]")
    matteo.page.wait_for_url(f"{matteo.server.address}/")
    assert matteo.ask("GET", "/api/me")["name"] == "Lena"
    assert len(matteo.ask("GET", "/api/tables")["mine"]) == 1, "the games of Matteo stay his own"
    matteo.page.goto(own)
    matteo.click("[data-act=become]")
    matteo.page.wait_for_url(f"{matteo.server.address}/")
    assert matteo.ask("GET", "/api/me")["name"] == "Matteo", "the link made before leads back"


def test_two_people_are_joined_only_after_a_second_question(visit: Callable[..., Visitor]) -> None:
    lena, matteo = somebody(visit, "Lena"), somebody(visit, "Matteo")
    matteo.page.goto(link_of(lena))
    # By keyboard alone.
    matteo.page.locator("[data-act=merge]").focus()
    matteo.page.keyboard.press("Enter")
    matteo.see("all these devices will see the hands of both")
    matteo.page.locator("[data-act=confirm-yes]").focus()
    matteo.page.keyboard.press("Enter")
    matteo.page.wait_for_url(f"{matteo.server.address}/")
    assert len(lena.ask("GET", "/api/tables")["mine"]) == 2
    assert matteo.axe() == []


def test_opponents_cannot_use_the_links_of_each_other(visit: Callable[..., Visitor]) -> None:
    lena, matteo = somebody(visit, "Lena"), somebody(visit, "Matteo")
    made = lena.ask("POST", "/api/tables", game="tuscany", seats=[{"kind": "me"}, {"kind": "friend"}])
    matteo.ask("POST", f"/api/tables/{made['table']['id']}/join", key=made["key"])
    matteo.page.goto(link_of(lena))
    expect(matteo.page.locator("main")).to_contain_text("The link works on this device once that game is over")
    assert matteo.page.locator("[data-act=merge], [data-act=become]").count() == 0


def test_the_tab_of_the_person_before_says_so_and_shows_no_hand(visit: Callable[..., Visitor]) -> None:
    lena, matteo = somebody(visit, "Lena"), somebody(visit, "Matteo")
    made = matteo.ask("POST", "/api/tables", game="tuscany", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    matteo.page.goto(f"{matteo.server.address}/t/{made['table']['id']}")
    matteo.page.wait_for_selector("[data-act=suggest]")
    other = matteo.open_tab()
    other.goto(link_of(lena))
    other.locator("[data-act=make-recovery]").click()
    other.locator("[data-act=become]").click()
    other.wait_for_url(f"{matteo.server.address}/")
    # The tab of the person before says so, and shows no hand any more.
    matteo.see("This device now belongs to someone else.")
    assert matteo.page.locator("[data-hand]").count() == 0


def test_a_link_can_be_pasted(visit: Callable[..., Visitor]) -> None:
    lena, phone = somebody(visit, "Lena"), visit(390, 844)
    phone.go("/recover")
    phone.page.get_by_label("Recovery link").fill("hello")
    phone.see("This is not a recovery link.")
    phone.page.get_by_label("Recovery link").fill(link_of(lena))
    phone.see("A recovery link from Lena")
    phone.click("[data-act=become]")
    phone.page.wait_for_url(f"{phone.server.address}/")
    assert phone.ask("GET", "/api/me")["name"] == "Lena"


def test_a_device_is_signed_out_from_another_one(visit: Callable[..., Visitor]) -> None:
    desk, phone = somebody(visit, "Ada"), visit(390, 844)
    phone.page.goto(link_of(desk))
    phone.click("[data-act=become]")
    phone.page.locator("a[href*='/t/']").first.click()
    phone.page.wait_for_selector("[data-act=suggest]")
    desk.go()
    desk.page.get_by_role("button", name="Settings").click()
    expect(desk.page.locator("dialog li", has_text="this device")).to_contain_text("Chrome on Linux")
    assert desk.axe() == []
    desk.click("[data-act=sign-out-others]")
    expect(desk.page.locator("[data-act=sign-out]")).to_have_count(1)
    phone.see("You were signed out on this device.")
    phone.go()
    phone.page.get_by_role("status").get_by_text("You were signed out on this device.").wait_for()
    assert phone.ask("GET", "/api/me")["id"] is None
    phone.page.get_by_role("button", name="Close").click()
    expect(phone.page.get_by_role("status")).to_have_count(0)
    phone.go()
    phone.page.wait_for_selector("[data-game]")
    assert phone.page.get_by_text("You were signed out").count() == 0, "said once"
    # The last one asks first.
    desk.click("[data-act=sign-out]")
    desk.see("This is your only device.")
    desk.click("[data-act=confirm-yes]")
    desk.page.wait_for_selector("[data-game]")
    assert desk.ask("GET", "/api/me")["id"] is None
    assert desk.page.get_by_text("You were signed out").count() == 0
