"""Nobody reads hidden information: everything the server sends in whole games is looked through, for every seat and spectators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import reduce
from operator import getitem
from typing import Any

import pytest

from signoria.chance import Dice
from signoria.game import Json
from signoria.record import Record
from signoria.server.studies import header_of
from signoria.server.table import worded
from tests.server.browser import Browser, Live, Server, play_out


def strings(value: Json) -> Iterator[str]:
    """Yield all strings in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)


def expected(text: str) -> list[tuple[Record, list[Any]]]:
    """Return the record after each entry, with what happened."""
    record = Record.parse(text)
    again = Record.parse(header_of(record))
    moments: list[tuple[Record, list[Any]]] = [(again.copy(), [])]
    for entry in record.entries:
        events = again.read_entry(record.entry_text(entry))
        moments.append((again.copy(), events))
    return moments


def look_through(live: Live, moments: list[tuple[Record, list[Any]]], seat: int | None, secret: str) -> int:
    """Compare everything a seat was told with what it may know, and return how many views were compared."""
    compared = 0
    for message in live.told:
        assert secret not in str(message), "the secret was told while the game went on"
        if message["type"] != "state":
            # What is not a state is about the table, and the table knows no cards.
            assert set(message) <= {"type", "table", "id", "n", "build"}
            continue
        assert [part["seat"] for part in message["seen"]] == [seat]
        part = message["seen"][0]
        assert set(part) - {"changes"} == {"seat", "view", "entries", "may_undo", "last_own"}
        for path, value in part.get("changes", []):
            # Whatever is sent ends up in the view, which is compared below.
            assert reduce(getitem, path, part["view"]) == value
        assert set(message) == {"type", "n", "cause", "turn", "settling", "thinking", "seen"}
        record, _ = moments[message["n"]]
        assert part["view"] == worded(record.state.view(seat), record.game)
        compared += 1
        for entry in part["entries"]:
            happened = [event.seen_by(seat) for event in moments[entry["n"]][1]]
            assert [(event["key"], event["raw"]) for event in entry["events"]] == [(text["key"], text["args"]) for text in happened]
            assert [event["args"] for event in entry["events"]] == [record.game.wording(text["args"]) for text in happened]
            assert set(entry) == {"n", "seat", "undo", "at", "events"}
        if not record.state.actors():
            continue
        for other in range(len(record.names)):
            if other == seat:
                continue
            seen = part["view"]["players"][other]
            assert seen["hand"] is None
            true = record.state.view(other)["players"]
            assert isinstance(true, list)
            hand = true[other]["hand"]
            own = None if seat is None else part["view"]["players"][seat]["hand"]
            discards = part["view"]["discards"]
            if isinstance(hand, str) and len(hand) > 4 and hand not in (own, discards):
                assert hand not in set(strings(message)), "another hand"
            if record.state.hidden_step():
                assert seen["region"] is None and seen["castle"] is None
    return compared


@pytest.mark.parametrize("number", [1, 2])
def test_every_message_of_whole_games_shows_only_what_its_reader_may_know(server: Server, number: int) -> None:
    with ExitStack() as stack:
        ada, bob, eve = (stack.enter_context(Browser(server, name)) for name in ("Ada", "Bob", "Eve"))
        made = ada.table("me", "bot:greedy", "friend", public=True)
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        one, two, looker = (stack.enter_context(browser.live(name)) for browser in (ada, bob, eve))
        last = play_out({0: one, 2: two}, Dice(number), [looker])
        text = ada.http.get(f"/api/tables/{name}/record").text
        secret = ada.get(f"/api/tables/{name}/verify")["secret"]
        moments = expected(text)
        assert len(moments) == last + 1
        for live, seat in ((one, 0), (two, 2), (looker, None)):
            assert look_through(live, moments, seat, secret) > 100

        for n in range(0, last + 1, 7):
            record = moments[n][0]
            for seat, asked in ((0, "0"), (1, "1"), (None, "spectator")):
                found = eve.get(f"/api/tables/{name}/moments/{n}?as={asked}")
                assert found["view"] == worded(record.state.view(seat), record.game), "once finished everything may be looked at"


def test_looking_back_while_playing_shows_only_own_and_open_things(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend", public=True)
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two:
            last = play_out({0: one, 1: two}, Dice(5), most=30)
            told = {live: [message for message in live.told if message["type"] == "state"] for live in (one, two)}
            for browser, live, seat in ((ada, one, 0), (bob, two, 1)):
                for message in told[live][::5]:
                    found = browser.get(f"/api/tables/{name}/moments/{message['n']}?as={seat}")
                    assert found["view"] == message["seen"][0]["view"]
            for n in range(0, last, 6):
                view = eve.get(f"/api/tables/{name}/moments/{n}")["view"]
                assert all(player["hand"] is None for player in view["players"])
                assert view["moves"] == []
            log = eve.get(f"/api/tables/{name}/log")["entries"]
            assert not [event for entry in log for event in entry["events"] if event["key"].endswith("-own")]
            own = ada.get(f"/api/tables/{name}/log?as=0")["entries"]
            assert {event["raw"]["seat"] for entry in own for event in entry["events"] if event["key"].endswith("-own")} <= {0}


def test_a_seat_that_is_not_there_has_no_view(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        for seat in ("7", "99", "-1", "x", "٣", "0x0"):
            assert ada.get(f"/api/tables/{name}/moments/latest?as={seat}", 422)["key"] == "no-such-seat"
        for n in ("-1", "100000", "9" * 30, "x", "٣"):
            assert ada.get(f"/api/tables/{name}/moments/{n}", 422)["key"] == "server-no-moment"
