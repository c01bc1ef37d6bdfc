"""Operators: `signoria admin` on the database of a server that runs, and of one that does not."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest

from signoria.chance import Dice
from signoria.server.orders import Blocked
from signoria.server.storage import now
from tests.server.browser import COMMAND, Browser, Server, play_out, running, wait_for
from tests.waiting import PATIENCE


def admin(server: Server, *words: str, code: int = 0) -> str:
    """Call `signoria admin` on the database of a server, and return what it says."""
    done = subprocess.run(
        [*COMMAND, "admin", *words, "--db", f"sqlite:///{server.db}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, "SIGNORIA_LANG": "en", "SIGNORIA_PURE": "1"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_a_table_is_closed_and_everybody_there_is_told(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Jan") as jan:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        jan.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, jan.live(name) as other:
            assert admin(server, "close", name) == f"Table {name} is closed.\n"
            for live in (one, other):
                error = live.until_type("error")["error"]
                assert (error["key"], error["text"]) == ("server-closed", "The operator of this server closed this table.")
                assert live.closed() == 4404
        table = ada.get(f"/api/tables/{name}")
        assert (table["status"], table["closed"], table["turn"]) == ("cancelled", True, [])
        assert name not in {line["id"] for line in ada.get("/api/tables")["mine"]}
        assert "cancelled" in admin(server, "tables", name)
    assert "no such table" in admin(server, "close", "nothere", code=1)


def test_bots_stop_at_a_closed_table(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=4)
            admin(server, "close", name)
            assert live.closed() == 4404
        with ada.live(name) as live:
            assert live.table["closed"]
            answer = live.act("play", n=live.n, seat=0, move=0)
            assert answer["error"]["key"] == "server-not-playing"


def test_an_order_that_fails_does_not_stop_the_next(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        other_rules, damaged = (ada.table("me", "bot:random")["table"]["id"] for _ in range(2))
        server.stop()
        with contextlib.closing(sqlite3.connect(server.db)) as connection, connection:
            connection.execute("UPDATE tables SET header = replace(header, 'rules: ', 'rules: 9') WHERE id = ?", (other_rules,))
            connection.execute("UPDATE tables SET turn = 'none' WHERE id = ?", (damaged,))
        ada.moved(server.start())
        ada.get(f"/api/tables/{damaged}", 503)
        with ada.live(other_rules) as live:
            assert live.table["frozen"]
            assert admin(server, "close", other_rules) == f"Table {other_rules} is closed.\n"
            assert live.closed() == 4404
        assert admin(server, "close", damaged) == f"Table {damaged} is closed.\n"
        assert admin(server, "rename", "Ada", "Eva") == "“Ada” is now “Eva”.\n"
        for name in (other_rules, damaged):
            table = ada.get(f"/api/tables/{name}")
            assert (table["status"], table["closed"], table["seats"][0]["name"]) == ("cancelled", True, "Eva")
        with contextlib.closing(sqlite3.connect(server.db)) as connection, connection:
            connection.execute("INSERT INTO blocked VALUES ('nonsense', NULL, 0)")
        assert "could not do it" in admin(server, "block", "127.0.0.9", code=1)
        with contextlib.closing(sqlite3.connect(server.db)) as connection, connection:
            connection.execute("DELETE FROM blocked WHERE network = 'nonsense'")
        assert admin(server, "block", "::ffff:127.0.0.1") == "127.0.0.1/32 is blocked.\n"
        ada.get("/api/tables", 403)
    assert "an order failed for good" in {line["event"] for line in server.lines()}


def test_a_server_that_has_not_obeyed_yet_is_not_taken_for_none(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            assert "has not done it yet" in admin(server, "close", name)
        finally:
            server.process.send_signal(signal.SIGCONT)
        wait_for(lambda: ada.get(f"/api/tables/{name}")["closed"])


def test_names_at_a_table_stay_distinct_and_bots_keep_theirs(server: Server) -> None:
    with Browser(server, "Rude") as rude:
        made = rude.table("me", "same:Kind", "bot:random")["table"]
        bot = made["seats"][2]["name"]
        admin(server, "rename", "Rude", "kind")
        assert [seat["name"] for seat in rude.get(f"/api/tables/{made['id']}")["seats"]] == ["kind 2", "Kind", bot]
        admin(server, "rename", bot, "Nobody")
        assert [seat["name"] for seat in rude.get(f"/api/tables/{made['id']}")["seats"]] == ["kind 2", "Kind", bot]
        for seat in (0, 1):
            rude.post(f"/api/tables/{made['id']}/resign", {"seat": seat})
        assert f'seats: ["kind 2", "Kind", "{bot}"]' in rude.http.get(f"/api/tables/{made['id']}/record").text


def test_a_name_is_changed_wherever_it_occurs(server: Server) -> None:
    with Browser(server, "Rude Name") as rude, Browser(server, "Ada") as ada:
        made = rude.table("me", "friend", "same:Jan", public=True)
        name = made["table"]["id"]
        ada.post(f"/api/tables/{name}/join")
        finished = rude.table("me", "bot:random")["table"]["id"]
        rude.post(f"/api/tables/{finished}/resign")
        person = rude.get("/api/me")["id"]
        assert f"Rude Name ({person})" in admin(server, "tables", "rude")
        with ada.live(name) as live:
            assert admin(server, "rename", person, "Kind Name") == f"“{person}” is now “Kind Name”.\n"
            table = live.until_type("table")["table"]
            assert [seat["name"] for seat in table["seats"]] == ["Kind Name", "Ada", "Jan"]
        assert rude.get("/api/me")["name"] == "Kind Name"
        record = rude.http.get(f"/api/tables/{finished}/record").text
        assert "Kind Name" in record and "Rude Name" not in record
        assert rude.get(f"/api/tables/{finished}/verify")["verdict"] == "fair"
        assert admin(server, "remove-name", "Kind Name") == "“Kind Name” is now “Guest”.\n"
        assert rude.get("/api/me")["name"] == ""
        assert [seat["name"] for seat in ada.get(f"/api/tables/{name}")["seats"]] == ["Guest", "Ada", "Jan"]
        assert "Kind Name" not in rude.http.get(f"/api/tables/{finished}/record").text
        assert "Nobody is called" in admin(server, "rename", "Kind Name", "X", code=1)
        assert "1 to 40" in admin(server, "rename", person, "x" * 41, code=2)


def test_a_blocked_address_gets_no_answer_but_the_reason(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        assert admin(server, "blocked") == "Nothing is blocked.\n"
        with ada.live(name) as live:
            assert admin(server, "block", "127.0.0.1/24", "--days", "2") == "127.0.0.0/24 is blocked.\n"
            assert live.until_type("error")["error"]["key"] == "server-blocked"
            assert live.closed() == 4403
        assert ada.get("/api/tables", 403)["text"] == "The operator of this server has blocked your address."
        page = ada.http.get("/", headers={"Accept": "text/html"})
        assert (page.status_code, page.text) == (403, "The operator of this server has blocked your address.")
        with ada.live(name, hello=False) as live:
            assert live.closed() == 4403
        assert admin(server, "blocked").startswith("127.0.0.0/24  until 20")
        # It is blocked from the first moment of the next start on.
        server.stop()
        ada.moved(server.start())
        ada.get("/api/tables", 403)
        assert "not blocked" in admin(server, "unblock", "127.0.0.1", code=1)
        assert admin(server, "unblock", "127.0.0.0/24") == "127.0.0.0/24 can connect again.\n"
        ada.get("/api/tables")
        assert "not an address" in admin(server, "block", "somewhere", code=2)


def test_orders_to_a_stopped_server_are_carried_out_when_it_starts(tmp_path: Path) -> None:
    with Browser(server := Server(tmp_path / "signoria.db").start(), "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        server.stop()
        assert admin(server, "close", name) == "No server is using this database. It will be done when one starts.\n"
        ada.moved(server.start())
        wait_for(lambda: ada.get(f"/api/tables/{name}")["closed"])
        server.stop()
        server.db = tmp_path / "none.db"
        assert "no database" in admin(server, "tables", code=1)


@pytest.mark.parametrize(
    ("network", "address", "is_blocked"),
    [
        ("203.0.113.7/32", "203.0.113.7", True),
        ("203.0.113.7/32", "203.0.113.8", False),
        ("203.0.113.0/24", "::ffff:203.0.113.9", True),
        ("::ffff:203.0.113.0/120", "203.0.113.9", True),
        ("2001:db8::/48", "2001:db8:0:1::5", True),
        ("2001:db8::/48", "2001:db9::5", False),
        ("0.0.0.0/0", "2001:db8::1", False),
        ("0.0.0.0/0", "?", False),
    ],
)
def test_networks_contain_their_addresses(network: str, address: str, is_blocked: bool) -> None:
    assert (address in Blocked([(network, None)])) == is_blocked
    assert (address in Blocked([(network, now() + 60_000)])) == is_blocked
    assert address not in Blocked([(network, now() - 1)])
