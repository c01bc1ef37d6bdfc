"""Who sits where: names of bots, people who leave, are replaced and come back, and those who look on."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.settings import Settings
from signoria.server.storage import now
from tests.server.browser import Browser, Live, Server, first_moves, play_out, running, wait_for
from tests.server.test_operating import InThread, in_thread


def names(table: dict[str, list[dict[str, str]]]) -> list[str]:
    """Return the names at a table."""
    return [seat["name"] for seat in table["seats"]]


def test_bots_of_a_kind_have_names_of_their_own(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "novice") as namesake:
        assert names(ada.table("bot:novice", "me", "bot:novice", "bot:random")["table"]) == ["novice", "Ada", "novice 2", "random"]
        waiting = ada.table("me", "bot:novice", "friend", "friend")
        name = waiting["table"]["id"]
        assert names(ada.post(f"/api/tables/{name}/seats/3", {"bot": "novice"}))[3] == "novice 2"
        assert names(ada.post(f"/api/tables/{name}/start", {"bot": "novice"})) == ["Ada", "novice", "novice 2", "novice 3"]
        assert names(namesake.table("bot:novice", "me")["table"]) == ["novice 2", "novice"], "nor does a bot have a person's name"


def test_the_names_of_bots_stand_in_the_record_and_go_on_in_forks_and_rematches(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1))
        record = ada.http.get(f"/api/tables/{name}/record").text
        assert "random 2" in record
        assert names(ada.post(f"/api/tables/{name}/rematch", {}, 201)) == ["Ada", "random", "random 2"]
        fork = ada.post(f"/api/tables/{name}/fork", {"n": 20, "seat": 1, "bot": "novice"}, 201)
        assert names(fork) == ["novice", "Ada", "novice 2"]


def three(ada: Browser, bob: Browser, *, public: bool = False) -> str:
    """Let two people and a bot begin a game, and return its table."""
    made = ada.table("me", "friend", "bot:random", public=public)
    name: str = made["table"]["id"]
    bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
    return name


def test_who_leaves_is_marked_and_a_bot_plays_on_under_its_own_name(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        with ada.live(name) as live:
            bob.post(f"/api/tables/{name}/leave")
            live.until(lambda told: told["type"] == "table" and told["table"]["seats"][1]["left"])
            ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})
            live.until(lambda told: told["type"] == "table" and told["table"]["seats"][1]["kind"] == "bot")
            seat = live.table["seats"][1]
            assert (seat["name"], seat["stands_in_for"], seat["left"], seat["yours"]) == ("random 2", "Bob", False, False)
            first_moves(live, 0)
            while live.view(0)["step"] == "assemble":  # the bots may have been first
                live.receive()
        assert ada.post(f"/api/tables/{name}/resign")["status"] == "finished"
        record = ada.http.get(f"/api/tables/{name}/record").text
        assert "Bob" in record and "random 2" not in record, "the record names those who began"
        assert names(bob.post(f"/api/tables/{name}/rematch", {}, 201))[1] == "Bob"


def test_who_leaves_in_one_tab_and_plays_on_in_another_has_not_left(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name):
            seat = ada.post(f"/api/tables/{name}/leave", {})["seats"][0]
            assert (seat["left"], seat["present"]) == (False, True)
            bob.post(f"/api/tables/{name}/seats/0", {"bot": "random"}, 403)
        wait_for(lambda: bob.get(f"/api/tables/{name}")["seats"][0]["left"])


def test_nobody_waits_for_a_turn_of_somebody_who_left(server: Server) -> None:
    with Browser(server, "Ada", grace=60) as ada, Browser(server, "Bob", grace=60) as bob:
        made = ada.table("me", "friend", seed="settle")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one, bob.live(name) as two:
            dice = Dice(3)
            while (one.state["settling"] or {}).get("seat") != 0:
                play_out({0: one, 1: two}, dice, most=1)
            ada.post(f"/api/tables/{name}/leave")
            two.until(lambda told: told["type"] == "state" and told["cause"] == "settled")
            assert two.state["turn"] == [1]


def test_a_replaced_player_gets_the_seat_back_if_another_player_agrees(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob, Browser(server, "Eve", grace=4) as eve:
        name = three(ada, bob, public=True)
        seat = f"/api/tables/{name}/seats/1"
        assert bob.post(f"{seat}/reclaim", {}, 403)["key"] == "server-not-your-seat", "it is his already"
        bob.post(f"/api/tables/{name}/leave")
        ada.post(seat, {"bot": "random"})
        with ada.live(name) as one, bob.live(name) as two, eve.live(name) as watching:
            assert two.table["you"] == {"seats": [], "owner": False, "may_join": False, "replaced": [1], "asked": []}
            assert eve.post(f"{seat}/reclaim", {}, 403)["key"] == "server-not-your-seat"
            assert ada.post(f"{seat}/return", {"accept": True}, 409)["key"] == "server-not-asked"

            asked = bob.post(f"{seat}/reclaim")
            assert asked["you"]["asked"] == [1]
            for live in (one, watching):
                live.until(lambda told: told["type"] == "table" and told["table"]["reclaims"] == [{"seat": 1, "name": "Bob"}])
            assert bob.post(f"{seat}/return", {"accept": True}, 403)["key"] == "server-not-yours", "others decide"
            assert eve.post(f"{seat}/return", {"accept": True}, 403)["key"] == "server-not-yours"
            refused = ada.post(f"{seat}/return", {"accept": False})
            assert refused["reclaims"] == []
            assert refused["seats"][1]["kind"] == "bot"
            two.until(lambda told: told["type"] == "table" and told["table"]["you"]["asked"] == [1])
            two.until(lambda told: told["type"] == "table" and told["table"]["you"]["asked"] == [])

            bob.post(f"{seat}/reclaim")
            back = ada.post(f"{seat}/return", {"accept": True})["seats"][1]
            assert (back["kind"], back["name"], back["bot"], back["stands_in_for"]) == ("player", "Bob", None, None)
            two.until(lambda told: told["type"] == "state" and told["seen"][0]["seat"] == 1)
            assert two.table["you"]["seats"] == [1] and two.table["you"]["replaced"] == []
            play_out({0: one, 1: two}, Dice(4), [watching], end_turns=True)
        assert ada.get(f"/api/tables/{name}")["status"] == "finished"


def test_where_nobody_else_plays_the_seat_is_given_back_at_once(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        bob.post(f"/api/tables/{name}/leave")
        ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})
        bob.post(f"/api/tables/{name}/seats/1/reclaim")
        ada.post(f"/api/tables/{name}/leave")
        assert bob.post(f"/api/tables/{name}/seats/1/reclaim")["you"]["seats"] == [1], "the other one left meanwhile"


def comes_back(live: Live) -> None:
    """Wait until the seat that was asked for is its player's again."""
    while live.table["you"]["asked"] != [1]:
        live.receive()
    live.until(lambda told: told["type"] == "state" and told["seen"][0]["seat"] == 1)
    assert live.table["you"]["seats"] == [1] and live.table["you"]["asked"] == [] == live.table["reclaims"]


def asks(ada: Browser, bob: Browser, name: str) -> None:
    """Let a bot play for Bob, who left, and Bob ask for his seat."""
    bob.post(f"/api/tables/{name}/leave")
    ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})
    assert bob.post(f"/api/tables/{name}/seats/1/reclaim")["you"]["asked"] == [1]


def test_a_seat_asked_for_comes_back_by_itself_when_the_other_one_leaves(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        asks(ada, bob, name)
        with bob.live(name) as live:
            ada.post(f"/api/tables/{name}/leave")
            comes_back(live)


def test_a_seat_asked_for_comes_back_by_itself_when_who_left_closes_the_last_tab(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        asks(ada, bob, name)
        with bob.live(name) as live:
            with ada.live(name):
                assert ada.post(f"/api/tables/{name}/leave")["seats"][1]["kind"] == "bot", "Ada is still there"
            comes_back(live)


def test_a_seat_asked_for_comes_back_by_itself_when_the_other_one_resigns(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        asks(ada, bob, name)
        with ada.live(name), bob.live(name) as live:
            assert ada.post(f"/api/tables/{name}/resign")["status"] == "playing", "Bob plays on"
            comes_back(live)
            assert live.table["seats"][0]["stands_in_for"] == "Ada"


def test_a_seat_asked_for_waits_for_its_player(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        asks(ada, bob, name)
        assert ada.post(f"/api/tables/{name}/leave")["seats"][1]["kind"] == "bot", "Bob is not there"
        with bob.live(name) as live:
            comes_back(live)


def test_a_seat_asked_for_comes_back_by_itself_when_the_others_are_away_for_long(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with (
        in_thread(settings) as server,
        Browser(server, "Ada", grace=4) as ada,  # type: ignore[arg-type]
        Browser(server, "Bob", grace=4) as bob,  # type: ignore[arg-type]
    ):
        name = three(ada, bob)
        asks(ada, bob, name)
        with bob.live(name) as live:
            server.do(server.house.return_seats())
            assert bob.get(f"/api/tables/{name}")["you"]["asked"] == [1], "Ada may come back"
            server.house.tables[name].last_seen[ada.get("/api/me")["id"]] = now() - 301_000
            server.do(server.house.return_seats())
            comes_back(live)


def test_who_resigned_does_not_come_back(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        resigned = bob.post(f"/api/tables/{name}/resign")
        assert resigned["seats"][1]["stands_in_for"] == "Bob" != resigned["seats"][1]["name"]
        assert resigned["you"]["replaced"] == []
        assert bob.post(f"/api/tables/{name}/seats/1/reclaim", {}, 403)["key"] == "server-not-your-seat"


def twice_at_once(server: InThread, name: str, request: Callable[[], httpx.Response]) -> list[int]:
    """Send a request twice while something is being written at a table, and return the answers' codes."""
    lock = server.house.tables[name].lock

    async def release() -> None:
        lock.release()

    with ThreadPoolExecutor(2) as threads:
        server.do(lock.acquire())
        answers = [threads.submit(request) for _ in range(2)]
        wait_for(lambda: len(lock._waiters or ()) >= 2 or any(answer.done() for answer in answers))  # a bot may wait, too
        server.do(release())
        return sorted(answer.result().status_code for answer in answers)


def test_a_request_that_comes_twice_is_carried_out_once(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0, bot_pause=0)
    with (
        in_thread(settings) as server,
        Browser(server, "Ada") as ada,  # type: ignore[arg-type]
        Browser(server, "Bob") as bob,  # type: ignore[arg-type]
        Browser(server, "Eve") as eve,  # type: ignore[arg-type]
    ):
        made = ada.table("me", "friend", "friend")
        name = made["table"]["id"]
        for friend in (bob, eve):
            friend.post(f"/api/tables/{name}/join", {"key": made["key"]})
        assert twice_at_once(server, name, lambda: bob.http.post(f"/api/tables/{name}/resign", json={})) == [200, 403]
        assert ada.get(f"/api/tables/{name}")["seats"][1]["stands_in_for"] == "Bob"
        assert twice_at_once(server, name, lambda: eve.http.post(f"/api/tables/{name}/leave", json={})) == [200, 200]
        assert ada.post(f"/api/tables/{name}/resign")["status"] == "finished"

        again = ada.post(f"/api/tables/{name}/rematch", {}, 201)["id"]
        assert twice_at_once(server, again, lambda: bob.http.post(f"/api/tables/{again}/join", json={})) == [200, 200]
        table = ada.get(f"/api/tables/{again}")
        assert (names(table)[1], table["status"]) == ("Bob", "waiting")


def test_a_request_for_a_seat_outlives_the_server(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        bob.post(f"/api/tables/{name}/leave")
        ada.post(f"/api/tables/{name}/seats/1", {"bot": "random"})
        bob.post(f"/api/tables/{name}/seats/1/reclaim")
        server.kill()
        with running(db) as again:
            ada.moved(again)
            bob.moved(again)
            table = ada.get(f"/api/tables/{name}")
            assert table["reclaims"] == [{"seat": 1, "name": "Bob"}]
            with ada.live(name):
                assert bob.post(f"/api/tables/{name}/seats/1/reclaim")["you"]["asked"] == [1]
                assert ada.post(f"/api/tables/{name}/seats/1/return", {"accept": True})["seats"][1]["name"] == "Bob"
            with bob.live(name) as live:
                assert live.seen()["seat"] == 1


def test_seats_stored_by_an_earlier_version_are_read(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada", grace=4) as ada, Browser(server, "Bob", grace=4) as bob:
        name = three(ada, bob)
        server.stop()
        earlier = tmp_path / "earlier.db"
        with contextlib.closing(sqlite3.connect(earlier)) as connection, connection:
            # As it was stored before: no column tells for whom a bot plays, and the bot has the person's name.
            connection.executescript(storage.STEPS[0])
            tables = [found for (found,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            connection.execute("ATTACH ? AS today", (str(db),))
            for table in tables:
                columns = ", ".join(column[1] for column in connection.execute(f"PRAGMA main.table_info({table})"))
                connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM today.{table}")
            connection.execute("UPDATE main.seats SET kind = 'bot', bot = 'random' WHERE seat = 1")
            connection.execute(f"PRAGMA main.application_id = {storage.APPLICATION}")
            connection.execute("PRAGMA main.user_version = 1")
        assert storage.VERSION > 1
        with running(earlier) as again:
            bob.moved(again)
            table = bob.get(f"/api/tables/{name}")
            assert names(table) == ["Ada", "random", "random 2"]
            assert [seat["stands_in_for"] for seat in table["seats"]] == [None, "Bob", None]
            assert table["you"]["replaced"] == [1]


def test_those_who_look_on_are_named(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Bob") as bob, Browser(server, "Eve") as eve, Browser(server) as nobody:
        name = three(ada, bob, public=True)
        nobody.get("/api/welcome")
        with ada.live(name) as live, eve.live(name), eve.live(name), nobody.live(name):
            live.until(lambda told: told["type"] == "table" and told["table"]["spectators"] == 2)
            assert live.table["watchers"] == ["Eve"]
            nobody.put("/api/me", {"name": "Zoe"})
            live.until(lambda told: told["type"] == "table" and told["table"]["watchers"] == ["Eve", "Zoe"])
        wait_for(lambda: ada.get(f"/api/tables/{name}")["watchers"] == [])


def test_a_closed_door_names_the_host(server: Server) -> None:
    with Browser(server, "Ada") as ada, Browser(server, "Eve") as eve:
        name = ada.table("me", "friend")["table"]["id"]
        for error in (eve.get(f"/api/tables/{name}", 403), eve.post(f"/api/tables/{name}/join", {}, 403)):
            assert (error["key"], error["args"]) == ("server-by-link", {"host": "Ada"})


def test_the_bot_suggested_follows_what_a_person_has_won(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:

        def suggested() -> str:
            return str(ada.get("/api/welcome")["games"][0]["suggested"])

        def finish(bot: str, won: bool) -> None:
            name = ada.table("me", f"bot:{bot}")["table"]["id"]
            ada.post(f"/api/tables/{name}/resign")
            with contextlib.closing(sqlite3.connect(db)) as connection, connection:
                places = "[1, 2]" if won else "[2, 1]"
                connection.execute("UPDATE tables SET outcome = json_set(outcome, '$.places', json(?)) WHERE id = ?", (places, name))

        assert suggested() == "novice", "nobody who has finished no game gets a strong opponent"
        for won in (True, True, False, False):
            finish("greedy", won)
        assert suggested() == "novice", "four games say little"
        finish("greedy", False)
        assert suggested() == "greedy", "two of five were won"
        for _ in range(5):
            finish("master", False)
        assert suggested() == "greedy"
        finish("greedy", False)
        assert suggested() == "novice", "the last five count"
