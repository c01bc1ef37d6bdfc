"""Live tables: moves, tabs in step, lost connections, undo and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.chance import Dice
from tests.server.browser import Browser, Live, Server, first_moves, play_out, wait_for


def to_my_turn(live: Live, seat: int = 0) -> None:
    """Set up, and wait until it is the seat's turn after the draft."""
    first_moves(live, seat)
    while live.view(seat)["step"] in ("assemble", "draft") or seat not in live.view(seat)["actors"]:
        if seat in live.view(seat)["actors"]:
            live.play(seat, live.view(seat)["moves"][0]["id"])
            if live.state["settling"] is not None:
                live.act("end", seat=seat)
        else:
            live.until_type("state")


def move_named(live: Live, start: str, seat: int = 0) -> dict[str, Any]:
    """Return the first legal move whose notation starts so."""
    return next(move for move in live.view(seat)["moves"] if move["text"].startswith(start))


def test_a_move_is_told_to_every_tab_and_acknowledged(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as tab, ada.live(name) as other:
            to_my_turn(tab)
            other.catch_up(tab.n)
            assert other.view() == tab.view()
            done = tab.play(0, move_named(tab, "draw")["id"])
            assert done["type"] == "done"
            state = other.until(lambda message: message["type"] == "state" and message["n"] >= done["n"])
            assert state["seen"][0]["entries"][0]["n"] == done["n"]
            wait_for(lambda: tab.n >= done["n"])
            own = [event for entry in tab.seen()["entries"] for event in entry["events"] if event["key"].endswith("-own")]
            assert own, "the player sees the cards drawn"


def test_a_repeated_message_acts_once(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            to_my_turn(live)
            n, move = live.n, move_named(live, "draw")["id"]
            for _ in range(3):
                live.send(type="play", id="once", n=n, seat=0, move=move)
            answers = [live.until(lambda message: message.get("id") == "once") for _ in range(3)]
            assert [(answer["type"], answer["n"]) for answer in answers] == [("done", n + 1)] * 3
        with ada.live(name) as live:
            assert live.play(0, move, n=n, id="once") == {"type": "done", "id": "once", "n": n + 1}, "also after a lost connection"
        assert sum(entry["seat"] == 0 and entry["n"] > n for entry in ada.get(f"/api/tables/{name}/log?as=0")["entries"]) == 1


def test_a_move_out_of_date_gets_the_fresh_view(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live, ada.live(name) as tab:
            assert [part["seat"] for part in live.state["seen"]] == [0, 1], "one part for each seat of the device"
            first_moves(live, 0)
            live.catch_up(live.n)
            first_moves(live, 1)
            tab.catch_up(live.n)
            current = live.state["turn"][0]
            old, moves = tab.n, tab.view(current)["moves"]
            live.play(current, moves[0]["id"])
            tab.send(type="play", id="late", n=old, seat=current, move=moves[-1]["id"])
            fresh = tab.until(lambda message: message["type"] == "state" and message["cause"] in ("stale", "move"))
            assert fresh["n"] == old + 1
            assert tab.until(lambda message: message.get("id") == "late") == {"type": "stale", "id": "late", "n": old + 1}


def test_what_others_choose_in_a_hidden_step_does_not_make_a_move_late(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two:
            assert one.play(0, one.view()["moves"][0]["id"], n=0)["type"] == "done"
            assert two.play(1, two.view()["moves"][0]["id"], n=0)["type"] == "done"
            assert two.play(1, two.view()["moves"][0]["id"], n=0)["type"] == "stale", "an own move does"


def test_a_lost_connection_resumes_where_it_was(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two:
            play_out({0: one, 1: two}, Dice(1), most=20)
            seen = one.n
            numbers = [entry["n"] for message in one.told if message["type"] == "state" for entry in message["seen"][0]["entries"]]
            assert numbers == sorted(set(numbers)), "no entry comes twice"
        with bob.live(name) as two, ada.live(name) as one:
            play_out({0: one, 1: two}, Dice(2), most=12)
            now = one.n
        with ada.live(name, since=seen) as back:
            assert [entry["n"] for entry in back.seen()["entries"]] == list(range(seen + 1, now + 1))
        with ada.live(name) as back:
            own = back.seen()["last_own"]
            assert [entry["n"] for entry in back.seen()["entries"]] == list(range(own + 1, now + 1)), "since the last own turn"
        with ada.live(name, since=now + 1000) as back:
            assert back.n == now


def settle(live: Live) -> bool:
    """Play single turns until one settles; return whether one did."""
    dice = Dice("settle")
    for _ in range(60):
        while 0 not in live.view()["actors"]:
            if live.view()["over"]:
                return False
            live.until_type("state")
        moves = [move for move in live.view()["moves"] if not move["text"].startswith(("draw", "take"))] or live.view()["moves"]
        answer = live.play(0, moves[dice.number(len(moves))]["id"])
        live.catch_up(answer["n"])
        if live.state["settling"] is not None:
            return True
    return False


@pytest.mark.parametrize("how", ["end", "grace", "undo"])
def test_bots_wait_while_a_turn_settles(server: Server, how: str) -> None:
    with Browser(server, "Ada", grace=0.5 if how == "grace" else 60) as ada:
        name = ada.table("me", "bot:random", seed="settle")["table"]["id"]
        with ada.live(name) as live:
            to_my_turn(live)
            assert settle(live), "no turn settled"
            n = live.n
            assert live.state["turn"] == []
            assert live.seen()["may_undo"]
            if how != "grace":  # then it may be over by the time the server is asked
                assert ada.get(f"/api/tables/{name}")["settling"]["seat"] == 0
            if how == "end":
                assert ada.get(f"/api/tables/{name}")["thinking"] == []
                assert not [message for message in live.told_so_far() if message["type"] == "state"], "the bot waits"
                assert live.act("end", seat=0)["type"] == "done"
            if how == "undo":
                assert live.act("undo", n=n, seat=0)["n"] == n + 1
                assert live.state["cause"] == "undo"
                assert live.view()["actors"] == [0]
                assert live.state["settling"] is None
                assert live.seen()["entries"][0]["undo"]
                assert live.seen()["entries"][0]["events"][0]["key"] == "log-undo"
            else:
                live.until(lambda message: message["type"] == "state" and message["n"] > n)
                entry = live.seen()["entries"][0]
                assert (entry["seat"], entry["n"]) == (1, n + 1)


@pytest.mark.parametrize("how", ["end", "grace"])
def test_everybody_is_told_when_a_turn_has_settled(server: Server, how: str) -> None:
    with Browser(server, "Ada", grace=60 if how == "end" else 2) as ada, Browser(server, "Bob", grace=60) as bob, Browser(server) as cy:
        made = ada.table("me", "friend", seed="settle", public=True)
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two, cy.live(name) as watcher:
            lives = {0: one, 1: two}
            dice = Dice(3)
            for _ in range(300):
                play_out(lives, dice, most=1)
                if one.state["settling"] is not None and one.state["settling"]["seat"] == 0:
                    break
            assert one.state["settling"]["seat"] == 0
            n = one.n
            if how == "end":
                assert one.act("end", seat=0)["type"] == "done"
            for live in (one, two, watcher):
                while live.state["n"] < n or live.state["settling"] is not None:
                    live.until_type("state")
                assert live.state["n"] == n, "nothing was played"
                assert live.state["turn"] == [1]
                assert live.state["cause"] == "settled"
            assert not one.seen()["may_undo"], "over is over"
            assert one.act("undo", n=one.n, seat=0)["error"]["key"] == "undo-not-allowed"
            assert two.play(1, two.view()["moves"][0]["id"])["type"] == "done"


def test_a_whole_turn_is_taken_back_at_once(server: Server) -> None:
    with Browser(server, "Ada", grace=60) as ada:
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live:
            first_moves(live, 0)
            made = live.n
            assert made == 2, "a region and a castle"
            assert live.act("undo", n=made, seat=0, turn=True)["n"] == made + 2
            assert live.view(0)["players"][0]["region"] is None
            assert not live.seen(0)["may_undo"]


def test_another_person_may_act_at_once_and_then_undo_is_gone(server: Server) -> None:
    with Browser(server, "Ada", grace=60) as ada, Browser(server, "Bob", grace=60) as bob:
        made = ada.table("me", "friend", seed="settle")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two:
            lives = {0: one, 1: two}
            dice = Dice(3)
            for _ in range(300):
                play_out(lives, dice, most=1)
                if one.state["settling"] is not None:
                    break
            settled = one.state["settling"]["seat"]
            waits, acts = lives[settled], lives[1 - settled]
            acts.catch_up(waits.n)
            assert acts.state["turn"] == []
            done = acts.play(1 - settled, acts.view()["moves"][0]["id"])
            assert done["type"] == "done"
            waits.catch_up(done["n"])
            assert not waits.seen()["may_undo"]
            assert waits.act("undo", n=waits.n, seat=settled)["error"]["key"] == "undo-not-allowed"


def test_a_table_without_undo_neither_settles_nor_takes_back(server: Server) -> None:
    with Browser(server, "Ada", grace=60) as ada:
        name = ada.table("me", "bot:random", undo=False, seed="settle")["table"]["id"]
        with ada.live(name) as live:
            to_my_turn(live)
            assert not settle(live)
            wait_for(lambda: not ada.get(f"/api/tables/{name}")["settling"])
            answer = live.act("undo", n=live.n, seat=0)
            assert answer["error"]["key"] in ("server-no-undo", "server-not-playing")


def test_why_names_the_rule_and_a_refused_move_changes_nothing(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            legal = live.view()["moves"]
            allowed = live.act("why", seat=0, move=legal[0]["text"])
            assert (allowed["rule"], allowed["text"]) == (None, None)
            because = live.act("why", seat=0, move="draw")
            assert because["rule"].startswith("T")
            assert because["text"]["key"]
            illegal = next(move for move in range(2000) if move not in {choice["id"] for choice in legal})
            refused = live.play(0, illegal)
            assert refused["type"] == "refused"
            assert refused["rule"].startswith("T")
            assert live.act("why", seat=0, move="fly away")["error"]["key"] == "unknown-move"
            assert live.act("why", seat=0, move=10**9)["error"]["key"] == "no-such-move"
            assert live.play(0, 10**9)["error"]["key"] == "no-such-move"
            assert not [entry for entry in ada.get(f"/api/tables/{name}/log")["entries"] if entry["seat"] == 0]


def test_a_suggestion_for_the_set_up_can_be_played(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:greedy")["table"]["id"]
        with ada.live(name) as live:
            advice = live.act("suggest", seat=0)
            assert advice["type"] == "suggested"
            assert len(advice["moves"]) == 2
            for move in advice["moves"]:
                assert live.play(0, move)["type"] == "done"
            to_my_turn(live)
            assert live.act("suggest", seat=0)["error"]["key"] == "server-no-advice"


def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend", public=True)
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join")
        with ada.live(name) as one, bob.live(name) as two, eve.live(name) as looker:
            for live in (two, looker):
                move = one.view()["moves"][0]["id"]
                assert live.play(0, move)["error"]["key"] == "server-not-your-seat"
                assert live.act("undo", n=live.n, seat=0)["error"]["key"] == "server-not-your-seat"
                assert live.act("end", seat=0)["error"]["key"] == "server-not-your-seat"
                assert live.act("why", seat=0, move=move)["error"]["key"] == "server-not-your-seat"
                assert live.act("suggest", seat=0)["error"]["key"] == "server-not-your-seat"
            assert one.n == 0
        for other in (bob, eve):
            assert other.get(f"/api/tables/{name}/moments/latest?as=0", 403)["key"] == "server-not-your-seat"
            assert other.get(f"/api/tables/{name}/log?as=0", 403)["key"] == "server-not-your-seat"
            assert other.get(f"/api/tables/{name}/record", 409)["key"] == "server-not-finished"
            assert other.get(f"/api/tables/{name}/story", 409)["key"] == "server-not-finished"
            assert other.get(f"/api/tables/{name}/verify", 409)["key"] == "server-not-finished"
        assert eve.post(f"/api/tables/{name}/resign", {}, 403)["key"] == "server-not-yours"
        assert bob.post(f"/api/tables/{name}/resign", {"seat": 0}, 403)["key"] == "server-not-yours"


def test_a_table_by_link_is_closed_to_strangers(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Eve") as eve:
        name = ada.table("me", "bot:random")["table"]["id"]
        for path in ("", "/log", "/moments/latest", "/record", "/story", "/verify", "/record/link"):
            assert eve.get(f"/api/tables/{name}{path}", 403)["key"] == "server-by-link"
        for path, body in (("leave", {}), ("resign", {}), ("rematch", {}), ("fork", {"n": 0, "seat": 0, "bot": "random"}), ("cancel", {})):
            assert eve.post(f"/api/tables/{name}/{path}", body, 403)["key"] == "server-by-link"
        with eve.live(name, hello=False) as live:
            live.send(type="hello")
            assert live.receive()["error"]["key"] == "server-by-link"
            assert live.closed() == 4403
        watch = ada.post(f"/api/tables/{name}/links", {"kind": "watch"})["key"]
        with eve.live(name, key=watch) as live:
            assert live.seen()["seat"] is None


def test_presence_is_told(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one:
            assert not one.table["seats"][1]["present"]
            assert one.table["seats"][1]["away_since"] is not None
            with bob.live(name) as two:
                one.until(lambda message: message["type"] == "table" and message["table"]["seats"][1]["present"])
                with bob.live(name) as tab:
                    tab.told_so_far()
                two.until_type("table")
            one.until(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["present"])


def test_nobody_waits_in_a_whole_game_where_nothing_can_be_taken_back(server: Server) -> None:
    with Browser(server) as ada:
        assert ada.put("/api/me", {"name": "Ada"})["grace"] == 4.0, "as users have it"
        name = ada.table("me", "bot:novice")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), end_turns=True)
            states = [told for told in live.told if told["type"] == "state"]
    assert states[-1]["seen"][0]["view"]["over"]
    assert any(told["cause"] == "settled" for told in states), "some turns could be taken back"
    for told in states:
        if told["settling"] is not None:
            assert told["seen"][0]["may_undo"]
            assert told["turn"] == told["thinking"] == []
        elif told["cause"] == "move" and not told["seen"][0]["view"]["over"] and told["seen"][0]["view"]["step"] != "assemble":
            assert told["turn"], "it goes on at once"
