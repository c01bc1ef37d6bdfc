"""What comes from outside and is wrong gets a clear answer, and nobody else notices."""

from __future__ import annotations

import contextlib
import json
import socket
import unicodedata
from pathlib import Path

import pytest
from websockets.frames import Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.browser import Browser, Server, running, wait_for
from tests.server.test_floods import frames

ROOT = Path(__file__).parents[2]
GOOD = {"game": "tuscany", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"game": "\xff"}', 400),
        (b'"' + b"x" * 70_000 + b'"', 413),
        (b"[" * 60_000, 422),
        (b'{"game": ' + b"[" * 60_000, 422),
        (b"null", 422),
        (b"[]", 422),
        (b"{}", 422),
        (json.dumps({**GOOD, "game": 7}).encode(), 422),
        (json.dumps({**GOOD, "seats": "me"}).encode(), 422),
        (json.dumps({**GOOD, "seats": [{"kind": "king"}] * 2}).encode(), 422),
        (json.dumps({**GOOD, "seats": [{"kind": "me", "power": 9}] * 2}).encode(), 422),
        (json.dumps({**GOOD, "seats": [{"kind": "me"}] * 11}).encode(), 422),
        (json.dumps({**GOOD, "cheat": True}).encode(), 422),
        (json.dumps({**GOOD, "options": {"draw": [3]}}).encode(), 422),
        (json.dumps({**GOOD, "options": {"draw": 10**400}}).encode(), 422),
        (json.dumps({**GOOD, "seed": "a b"}).encode(), 422),
        (json.dumps({**GOOD, "seed": "x" * 101}).encode(), 422),
        (json.dumps({**GOOD, "deal_of": "../../etc"}).encode(), 404),
        (json.dumps({**GOOD, "deal_of": "doesnotexist"}).encode(), 404),
        (b'{"game": "tuscany", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "bot", "bot": "random"}]}', 400),
    ],
)
def test_a_bad_body_gets_a_clear_answer(server: Server, body: bytes, status: int) -> None:
    with Browser(server) as ada:
        answer = ada.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == status, answer.text
        assert answer.json()["error"]["text"]


@pytest.mark.parametrize("escape", ["\\ud800", "\\udc00", "\\ud800x"])
def test_lone_surrogates_are_refused_everywhere(server: Server, escape: str) -> None:
    # JSON can spell them in escapes, but they are no text.
    record = (next((ROOT / "tests" / "golden" / "tuscany").glob("*.txt"))).read_text()
    with Browser(server, "Ada") as ada:
        seats = '[{"kind": "me"}, {"kind": "bot", "bot": "random"}]'
        for path, body in (
            ("/api/tables", f'{{"game": "tuscany", "seats": {seats}, "options": {{"{escape}": 1}}}}'),
            ("/api/tables", f'{{"game": "tuscany", "seats": {seats}, "options": {{"draw": "{escape}"}}}}'),
            ("/api/tables", f'{{"game": "tuscany", "seats": {seats}, "seed": "{escape}"}}'),
            ("/api/tables", f'{{"game": "{escape}", "seats": {seats}}}'),
            ("/api/recover", f'{{"key": "{escape}"}}'),
            ("/api/records", f'{{"record": "{escape}"}}'),
            ("/api/records", f'{{"link": "{escape}"}}'),
        ):
            answer = ada.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 422), answer.text
        for line, spelled in (
            ("options: ", f'options: {{"draw": "{escape}"}}'),
            ("seats: ", f'seats: ["Ada", "{escape}"]'),
            ("options: ", f'tables: {{"{escape}": 1}}\noptions: {{}}'),
            ("options: ", f'tables: {{"kinds": ["{escape}"]}}\noptions: {{}}'),
        ):
            lines = [spelled if found.startswith(line) else found for found in record.splitlines()]
            answer = ada.http.post("/api/records", content="\n".join(lines), headers={"Content-Type": "text/plain"})
            assert answer.status_code == 422, answer.text
            assert answer.json()["error"]["text"]


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "Ada\u200b",
        "A\u200dda",
        "\u200cعلی",
        "علی\u200c",
        "علی\u200c\u200cرضا",
        "علی\u200c رضا",
        "A\u034fda",
        "\u0301",
        "Z" + "\u0335" * 4,
        "Ada\ufe00",
        "A\u202eda",
        "x" * 41,
        "A\tda\x07",
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_are_refused(server: Server, name: str) -> None:
    with Browser(server) as ada:
        answer = ada.http.put("/api/me", json={"name": name})
        assert answer.status_code == 422
        ada.post("/api/tables", {**GOOD, "seats": [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}]}, 422)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Nguyễn Văn Ánh",
        "שָׁלוֹם",
        "สมชาย์",
        "हिंदी क़िला",
        "ကြော်ငြာ",
        "❤️ Max",
        "김철수",
        "O’Neil",
        "Ὀδυσσεύς",
        "علی\u200cرضا",
        "ක්\u200dරිස්ටි",
    ],
)
def test_names_in_any_script_are_kept(server: Server, name: str) -> None:
    with Browser(server) as ada:
        assert ada.put("/api/me", {"name": unicodedata.normalize("NFD", name)})["name"] == unicodedata.normalize("NFC", name)


def test_names_at_a_table_can_be_told_apart(server: Server) -> None:
    with Browser(server, "Zoë") as zoe, Browser(server, "zoe\u0308") as other:
        made = zoe.table("me", "friend", "same:ZOË")
        assert [seat["name"] for seat in made["table"]["seats"]] == ["Zoë", "", "ZOË 2"]
        joined = other.post(f"/api/tables/{made['table']['id']}/join", {"key": made["key"]})
        assert [seat["name"] for seat in joined["seats"]] == ["Zoë", "zoë 3", "ZOË 2"]


def test_tables_per_hour_are_limited_for_a_device_and_for_an_address(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--tables-per-hour", "2") as server, Browser(server, "Ada") as ada:
        ada.table("me", "bot:random")
        ada.table("me", "bot:random")
        error = ada.table("me", "bot:random", status=429)
        assert (error["key"], error["args"]) == ("server-too-many-tables", {"most": 2})
        ada.post("/api/records", {"record": "x"}, 429)
        statuses = []
        for _ in range(8):
            with Browser(server) as fresh:
                fresh.get("/api/welcome")
                statuses.append(fresh.http.post("/api/tables", json=GOOD).status_code)
        assert statuses.count(201) <= 6, "a fresh cookie does not help for long"
        assert 429 in statuses


def test_unfinished_tables_of_a_person_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--unfinished", "2") as server, Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        first = ada.table("me", "friend")["table"]["id"]
        ada.table("me", "bot:random")
        assert ada.table("me", "bot:random", status=429)["key"] == "server-too-many-unfinished"
        bob.table("me", "bot:random")
        ada.post(f"/api/tables/{first}/cancel")
        ada.table("me", "bot:random")


def test_the_wrong_kind_of_body_path_or_method(server: Server) -> None:
    with Browser(server) as ada:
        assert (
            ada.http.post("/api/tables", content=b"a=1", headers={"Content-Type": "application/x-www-form-urlencoded"}).status_code == 415
        )
        assert ada.http.delete("/api/tables").status_code == 405
        assert ada.http.get("/api/nothing").json()["error"]["key"] == "server-no-page"
        assert ada.http.get("/api/tables?before=soon").status_code == 422
        assert ada.http.get("/api/tables?before=1&before=2").status_code == 422
        assert ada.http.get("/api/tables?colour=red").status_code == 422
        for name in ("x", "%00", "..%2f..%2fetc", "%ff", "a" * 41, "тест"):
            assert ada.http.get(f"/api/tables/{name}").status_code == 404
        assert ada.http.get("/words/xx.ftl").json()["error"]["key"] == "unknown-language"
        assert ada.http.get("/assets/nothing.js").status_code == 404
        assert ada.http.get("/..%2f..%2fpyproject.toml").status_code == 404


def test_errors_speak_the_language_of_the_browser(server: Server) -> None:
    with Browser(server) as ada:
        texts = {
            ada.http.get("/api/tables/none", headers={"Accept-Language": name}).json()["error"]["text"]
            for name in ("en", "pl-PL,en", "ru", "de-AT")
        }
        assert texts == {"There is no such table.", "Nie ma takiego stołu.", "Такого стола нет.", "Diesen Tisch gibt es nicht."}


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server) as eve:
        cookie = ada.http.cookies["signoria"]
        key, _, signature = cookie.partition(".")
        other_key, other_signature = (text[:-1] + ("B" if text.endswith("A") else "A") for text in (key, signature))
        for forged in (f"{key}.{other_signature}", f"{other_key}.{signature}", key, "", "é" * 76, "x" * 5000):
            eve.http.cookies.clear()
            answer = eve.http.get("/api/me", headers={b"Cookie": f"signoria={forged}".encode()})
            assert answer.json()["id"] is None
            fresh = answer.headers["set-cookie"]
            assert "HttpOnly" in fresh and "SameSite=lax" in fresh and "Path=/" in fresh
        assert "set-cookie" not in ada.http.get("/api/me").headers


def test_requests_from_other_pages_are_refused(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://["}):
            answer = ada.http.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 403
            assert answer.json()["error"]["key"] == "server-wrong-origin"
        assert ada.http.put("/api/me", json={"name": "Ada"}, headers={"Origin": server.address}).status_code == 200
        name = ada.table("me", "bot:random")["table"]["id"]
        for origin in ("https://evil.example", None, "null"):
            with ada.live(name, hello=False, origin=origin) as live:
                assert live.receive()["error"]["key"] == "server-wrong-origin"
                assert live.closed() == 4403


def test_every_answer_has_the_strict_headers(server: Server) -> None:
    with Browser(server) as ada:
        for path in ("/", "/t/abc", "/api/welcome", "/api/nothing", "/words/en.ftl", "/health"):
            headers = ada.http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ("{", "server-bad-message"),
        ("[]", "server-bad-message"),
        ("null", "server-bad-message"),
        ('{"type": "fly"}', "server-bad-message"),
        ('{"type": "play"}', "server-bad-message"),
        ('{"type": "play", "id": "a", "n": "0", "seat": 0, "move": 1}', "server-bad-message"),
        ('{"type": "play", "id": "a b", "n": 0, "seat": 0, "move": 1}', "server-bad-message"),
        ('{"type": "play", "id": "a", "n": 0, "seat": -1, "move": 1}', "server-bad-message"),
        ('{"type": "play", "id": "a", "n": 0, "seat": 0, "move": 1.5}', "server-bad-message"),
        ('{"type": "play", "id": "a", "n": 0, "seat": 0, "move": 1, "force": true}', "server-bad-message"),
        ('{"type": "play", "id": "a", "n": 0, "seat": 9, "move": 1}', "server-not-your-seat"),
        ('{"type": "hello"}', "server-hello-again"),
        ("[" * 10_000, "server-bad-message"),
    ],
)
def test_a_bad_message_gets_an_error_and_the_connection_stays(server: Server, message: str, key: str) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            live.socket.send(message)
            error = live.until_type("error")
            assert error["error"]["key"] == key
            assert error["error"]["text"]
            live.send(type="ping")
            live.until_type("pong")


def test_messages_that_end_the_connection(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            live.socket.send(b"\x00\x01")
            assert live.closed() == 4400
        with ada.live(name) as live:
            live.socket.send("x" * 20_000)
            assert live.closed() == 1009
        with ada.live(name) as live:
            # Past the library: when it fails to send, it forgets what it has not yet received, the close code among it.
            with contextlib.suppress(OSError):
                while True:
                    live.socket.socket.sendall(frames(Opcode.TEXT, b'{"type": "ping"}', count=100))
            assert live.closed() == 4429
        with ada.live(name, hello=False) as live:
            live.send(type="ping")
            assert live.receive()["error"]["key"] == "server-no-hello"
            assert live.closed() == 4400
        with ada.live("unknown", hello=False) as live:
            live.send(type="hello")
            assert live.receive()["error"]["key"] == "server-no-table"
            assert live.closed() == 4404
        with ada.live(name, hello=False) as live:
            live.socket.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
            assert live.closed() == 1007, "not UTF-8"


def test_many_half_open_connections_do_no_harm(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    sockets = [socket.create_connection((host, int(port))) for _ in range(50)]
    for one in sockets:
        one.sendall(b"GET /api/wel")
    with Browser(server) as ada:
        assert ada.get("/health")["status"] == "ok"
    for one in sockets:
        one.close()


def test_rates_and_connections_are_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limits")
    with running(folder / "signoria.db", "--rate", "5", "--connections", "3") as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name), ada.live(name), ada.live(name), ada.live(name, hello=False) as fourth:
            assert fourth.receive()["error"]["key"] == "server-too-many"
            assert fourth.closed() == 4429
        answers = [ada.http.get("/api/me") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["error"]["key"] == "server-too-many"
        assert refused[0].headers["retry-after"]
        wait_for(lambda: ada.http.get("/api/me").status_code == 200)


def test_a_client_that_hangs_up_in_the_middle_is_forgotten(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random", public=True)["table"]["id"]
        address = server.address.replace("http", "ws", 1)
        for _ in range(5):
            with connect(f"{address}/api/tables/{name}/live", origin=Origin(server.address)) as raw:
                raw.send('{"type": "hello"}')
                raw.socket.shutdown(socket.SHUT_RDWR)
        wait_for(lambda: ada.get(f"/api/tables/{name}")["spectators"] == 0)
