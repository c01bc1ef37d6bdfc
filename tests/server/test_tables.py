"""Tables: making, joining, leaving, starting, and what happens to seats."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser, Server, first_moves, wait_for


def test_welcome_says_what_there_is(server: Server) -> None:
    with Browser(server) as ada:
        welcome = ada.get("/api/welcome")
        game = welcome["games"][0]
        assert game["name"] == "tuscany"
        assert game["seats"] == [2, 3, 4]
        assert {"random", "greedy"} <= set(game["bots"])
        assert game["usual"] in game["bots"]
        assert welcome["me"] == {"id": None, "name": "", "grace": 4.0}
        words = ada.http.get(welcome["languages"]["pl"])
        assert words.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "server-guest = Gość" in words.text
        assert ada.http.get("/words/pl.ftl", headers={"if-none-match": words.headers["etag"]}).status_code == 304


def test_a_name_and_a_grace_are_kept(server: Server) -> None:
    with Browser(server) as ada:
        assert ada.put("/api/me", {"name": "  Ada   Lovelace "})["name"] == "Ada Lovelace"
        assert ada.put("/api/me", {"grace": 7.5})["grace"] == 7.5
        assert ada.get("/api/me")["name"] == "Ada Lovelace"
        for bad in (
            {"name": ""},
            {"name": "x" * 41},
            {"name": "\u0007\u0007"},
            {"name": " "},
            {"grace": 61},
            {"grace": "4"},
            {"nick": "A"},
        ):
            ada.put("/api/me", bad, 422)


def test_a_table_without_friends_starts_at_once(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        made = ada.table("me", "bot:random")
        assert made["key"] is None
        table = made["table"]
        assert table["status"] == "playing"
        assert table["deal"]["kind"] == "committed"
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "random"]
        assert table["you"] == {"seats": [0], "owner": True, "may_join": False, "replaced": [], "asked": []}
        mine = ada.get("/api/tables")["mine"]
        assert table["id"] in [line["id"] for line in mine]


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (["me"], "server-seat-count"),
        (["me"] * 2, "server-me-once"),
        (["friend", "friend"], "server-nobody-plays"),
        (["bot:random", "bot:random"], "server-nobody-plays"),
        (["me", "bot:nobody"], "unknown-bot"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(server: Server, seats: list[str], key: str) -> None:
    with Browser(server, "Ada") as ada:
        assert ada.table(*seats, status=422)["key"] == key


def test_unknown_games_options_and_values_are_refused(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert ada.post("/api/tables", {"game": "chess", "seats": seats}, 422)["key"] == "unknown-game"
        assert ada.table("me", "bot:random", options={"colour": 1}, status=422)["key"] == "unknown-option"
        assert ada.table("me", "bot:random", options={"draw": 9}, status=422)["key"] == "bad-option"
        assert ada.table("me", "bot:random", options={"draw": 2})["table"]["options"]["draw"] == 2


def test_a_friend_joins_with_the_link_and_the_game_starts(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend")
        name, key = made["table"]["id"], made["key"]
        assert made["table"]["status"] == "waiting"
        assert eve.get(f"/api/tables/{name}", 403)["key"] == "server-by-link"
        assert eve.post(f"/api/tables/{name}/join", {}, 403)["key"] == "server-by-link"
        assert eve.post(f"/api/tables/{name}/join", {"key": ("y" if key[0] == "x" else "x") + key[1:]}, 403)["key"] == "server-by-link"
        assert bob.get(f"/api/tables/{name}", **{"Table-Key": key})["you"]["may_join"]
        with ada.live(name) as waiting:
            joined = bob.post(f"/api/tables/{name}/join", {"key": key})
            assert joined["status"] == "playing"
            assert joined["you"]["seats"] == [1]
            assert waiting.until_type("state")["cause"] == "start"
            assert waiting.table["seats"][1]["name"] == "Bob"
            assert waiting.view()["moves"]
        assert bob.post(f"/api/tables/{name}/join", {})["you"]["seats"] == [1], "joining again changes nothing"
        assert eve.post(f"/api/tables/{name}/join", {"key": key}, 409)["key"] == "server-not-waiting"


def test_a_watch_link_shows_a_table_and_gives_no_seat(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Eve") as eve:
        name = ada.table("me", "friend")["table"]["id"]
        watch = ada.post(f"/api/tables/{name}/links", {"kind": "watch"})["key"]
        assert eve.get(f"/api/tables/{name}", **{"Table-Key": watch})["id"] == name
        assert eve.post(f"/api/tables/{name}/join", {"key": watch}, 403)["key"] == "server-by-link"
        assert eve.post(f"/api/tables/{name}/links", {"kind": "join"}, 403, **{"Table-Key": watch})["key"] == "server-owner-only"
        join = ada.post(f"/api/tables/{name}/links", {"kind": "join"})["key"]
        assert eve.post(f"/api/tables/{name}/join", {"key": join})["status"] == "playing"


def test_asking_for_watch_links_gives_the_same_key_and_keeps_invitations(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend")
        name, invited = made["table"]["id"], made["key"]
        watch = {ada.post(f"/api/tables/{name}/links", {"kind": "watch"})["key"] for _ in range(25)}
        watch |= {eve.post(f"/api/tables/{name}/links", {"kind": "watch"}, **{"Table-Key": key})["key"] for key in list(watch)}
        assert len(watch) == 1
        assert eve.get(f"/api/tables/{name}", **{"Table-Key": watch.pop()})["id"] == name
        assert bob.post(f"/api/tables/{name}/join", {"key": invited})["status"] == "playing"


def test_the_newest_twenty_invitations_of_a_table_are_good(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        keys = [made["key"], *(ada.post(f"/api/tables/{name}/links", {"kind": "join"})["key"] for _ in range(20))]
        assert bob.get(f"/api/tables/{name}", 403, **{"Table-Key": keys[0]})["key"] == "server-by-link"
        for key in keys[1:]:
            assert bob.get(f"/api/tables/{name}", **{"Table-Key": key})["id"] == name


def test_public_tables_are_listed_and_open_to_everybody(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        name = ada.table("me", "friend", "friend", public=True)["table"]["id"]
        assert name in [line["id"] for line in bob.get("/api/tables")["open"]]
        assert bob.post(f"/api/tables/{name}/join", {"seat": 2})["you"]["seats"] == [2]
        assert eve.post(f"/api/tables/{name}/join", {"seat": 2}, 409)["key"] == "server-no-free-seat"
        assert ada.post(f"/api/tables/{name}/start", {"bot": "random"})["status"] == "playing"
        assert name in [line["id"] for line in eve.get("/api/tables")["running"]]
        with eve.live(name) as watching:
            assert watching.seen()["seat"] is None
            assert watching.view()["seat"] is None
            wait_for(lambda: ada.get(f"/api/tables/{name}")["spectators"] == 1)


def test_leaving_before_the_start_frees_the_seat_and_the_owner_leaving_cancels(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        assert bob.post(f"/api/tables/{name}/leave")["seats"][1]["kind"] == "open"
        assert bob.post(f"/api/tables/{name}/leave", {}, 403)["key"] == "server-by-link"
        assert ada.post(f"/api/tables/{name}/leave")["status"] == "cancelled"
        assert name not in [line["id"] for line in ada.get("/api/tables")["mine"]]


def test_the_owner_changes_a_table_until_it_starts(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend")
        name, setup = made["table"]["id"], f"/api/tables/{made['table']['id']}/setup"
        me, friend = {"kind": "kept", "seat": 0}, {"kind": "friend"}
        changed = ada.post(setup, {"options": {"draw": 2}, "undo": False, "public": True})
        assert (changed["options"]["draw"], changed["options"]["inn_hex_same_turn"], changed["undo"]) == (2, False, False)
        assert name in [line["id"] for line in eve.get("/api/tables")["open"]]
        assert ada.post(setup, {"public": False})["options"]["draw"] == 2, "what is not named stays"
        eve.get(f"/api/tables/{name}", 403)

        with ada.live(name) as live:
            changed = ada.post(setup, {"seats": [me, friend, {"kind": "bot", "bot": "random"}, {"kind": "same", "name": "Jan"}]})
            assert [seat["name"] for seat in changed["seats"]] == ["Ada", "", "random", "Jan"]
            live.until(lambda told: told["type"] == "table" and len(told["table"]["seats"]) == 4)
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        table = ada.get(f"/api/tables/{name}")
        assert table["status"] == "playing", "the last friend came"

        made = ada.table("same:Jan", "friend")
        setup = f"/api/tables/{made['table']['id']}/setup"
        bots = [{"kind": "bot", "bot": "random"}] * 2
        assert ada.post(setup, {"seats": bots}, 422)["key"] == "server-nobody-plays"

        made = ada.table("me", "friend", "friend")
        name, setup = made["table"]["id"], f"/api/tables/{made['table']['id']}/setup"
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        assert bob.post(setup, {"undo": False}, 403)["key"] == "server-owner-only"
        bobs = {"kind": "kept", "seat": 1}
        assert ada.post(setup, {"seats": [{**me, "name": "Ada L."}, bobs, friend]})["seats"][0]["name"] == "Ada L."
        assert ada.post(setup, {"seats": [me, {**bobs, "name": "Robert"}, friend]}, 403)["key"] == "server-not-your-seat"
        assert ada.post(setup, {"seats": [me, friend]}, 409)["key"] == "server-seat-taken", "who sits there stays"
        ada.post(setup, {"seats": [me, me, {"kind": "kept", "seat": 1}]}, 422)
        ada.post(setup, {"seats": [me, {"kind": "kept", "seat": 7}]}, 422)
        assert ada.post(setup, {"seats": [me]}, 422)["key"] == "server-seat-count"
        assert ada.post(setup, {"options": {"draw": 9}}, 422)["key"] != "server-seat-count"
        full = ada.post(setup, {"seats": [me, {"kind": "kept", "seat": 1}]})
        assert full["status"] == "waiting", "a table that is full waits for its owner"
        assert [len(line["seats"]) for line in ada.get("/api/tables")["mine"] if line["id"] == name] == [2]
        assert ada.post(f"/api/tables/{name}/start", {"bot": "random"})["status"] == "playing"
        assert ada.post(setup, {"undo": False}, 409)["key"] == "server-not-waiting"


def test_only_the_owner_cancels_starts_and_seats_bots(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        name = ada.table("me", "friend", "friend", public=True)["table"]["id"]
        bob.post(f"/api/tables/{name}/join")
        assert bob.post(f"/api/tables/{name}/cancel", {}, 403)["key"] == "server-owner-only"
        assert bob.post(f"/api/tables/{name}/start", {"bot": "random"}, 403)["key"] == "server-owner-only"
        assert bob.post(f"/api/tables/{name}/seats/2", {"bot": "random"}, 403)["key"] == "server-not-replaceable"
        assert ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"}, 403)["key"] == "server-not-replaceable"
        assert ada.post(f"/api/tables/{name}/seats/2", {"bot": "random"})["status"] == "playing"
        assert ada.post(f"/api/tables/{name}/cancel", {}, 409)["key"] == "server-not-waiting"


def test_who_left_can_be_replaced_and_coming_back_takes_the_mark_away(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        assert ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"}, 403)["key"] == "server-not-replaceable"
        assert bob.post(f"/api/tables/{name}/leave")["seats"][1]["left"]
        assert ada.get(f"/api/tables/{name}")["seats"][1]["replaceable"]
        with bob.live(name) as back:
            assert not back.table["seats"][1]["left"]
        bob.post(f"/api/tables/{name}/leave")
        with ada.live(name) as live:
            replaced = ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})["seats"][1]
            assert (replaced["kind"], replaced["name"], replaced["stands_in_for"]) == ("bot", "random", "Bob")
            first_moves(live, 0)
            while live.view(0)["step"] == "assemble":  # the bot may have been first
                live.receive()
        with bob.live(name) as back:
            assert back.seen()["seat"] is None, "a replaced player looks on"
            assert back.table["you"]["replaced"] == [1], "and is told"


def test_any_player_may_replace_the_owner_who_is_gone(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        ada.post(f"/api/tables/{name}/leave")
        assert bob.post(f"/api/tables/{name}/seats/0", {"bot": "greedy"})["you"]["owner"], "the one who stays owns the table"


def test_resigning_against_one_opponent_ends_the_game(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        table = ada.post(f"/api/tables/{name}/resign")
        assert table["status"] == "finished"
        assert table["result"]["resigned"] == [0]
        assert table["result"]["places"] == [2, 1]
        assert ada.post(f"/api/tables/{name}/resign", {}, 409)["key"] == "server-not-playing"
        assert ada.get(f"/api/tables/{name}/verify")["verdict"] == "fair"


def test_resigning_among_three_lets_a_bot_play_on(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend", "bot:random")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        table = bob.post(f"/api/tables/{name}/resign")
        assert table["status"] == "playing"
        assert table["seats"][1]["resigned"]
        assert table["seats"][1]["kind"] == "bot"
        assert ada.post(f"/api/tables/{name}/resign")["status"] == "finished", "only bots would be left"


def test_rematch_keeps_seats_for_those_who_played(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        assert ada.post(f"/api/tables/{name}/rematch", {}, 409)["key"] == "server-not-finished"
        ada.post(f"/api/tables/{name}/resign")
        with bob.live(name) as live:
            again = ada.post(f"/api/tables/{name}/rematch", {}, 201)
            assert again["status"] == "waiting"
            assert again["seats"][1]["reserved"]
            live.until(lambda message: message["type"] == "table" and message["table"]["rematch"] == again["id"])
        assert again["id"] in [line["id"] for line in bob.get("/api/tables")["mine"]]
        assert eve.post(f"/api/tables/{again['id']}/join", {}, 403)["key"] == "server-by-link"
        joined = bob.post(f"/api/tables/{name}/rematch", {}, 201)
        assert (joined["id"], joined["status"]) == (again["id"], "playing")
        alone = ada.table("me", "bot:random")["table"]["id"]
        ada.post(f"/api/tables/{alone}/resign")
        assert ada.post(f"/api/tables/{alone}/rematch", {}, 201)["status"] == "playing"


def test_a_known_deal_is_marked_and_deals_the_same(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Eve") as eve:
        first = ada.table("me", "bot:random")["table"]
        assert ada.table("me", "bot:random", deal_of=first["id"], status=409)["key"] == "server-not-finished"
        with ada.live(first["id"]) as live:
            hand, boards = live.view()["players"][0]["hand"], live.view()["players"][0]["boards"]
        ada.post(f"/api/tables/{first['id']}/resign")
        again = ada.table("me", "bot:random", deal_of=first["id"])["table"]
        assert again["deal"] == {"kind": "known", "value": first["deal"]["value"], "of": first["id"]}
        with ada.live(again["id"]) as live:
            assert (live.view()["players"][0]["hand"], live.view()["players"][0]["boards"]) == (hand, boards)
        assert ada.table("me", "bot:random", "bot:random", deal_of=first["id"], status=422)["key"] == "server-deal-fits"
        assert eve.table("me", "bot:random", deal_of=first["id"], status=403)["key"] == "server-by-link"
        seeded = ada.table("me", "bot:random", seed="seven")["table"]
        assert seeded["deal"] == {"kind": "seed", "value": "seven", "of": None}
