"""After the game: replay, the story of the points, records that come and go, playing on from a moment."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.chance import Dice
from signoria.games import game_named
from signoria.record import MOST_ENTRIES, MOST_UNDOS, Record
from signoria.server.settings import Settings
from signoria.server.wire import LOG_PAGE, MOST_NEW_ENTRIES
from tests.server.browser import Browser, Server, play_out, running
from tests.server.test_operating import in_thread


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Browser, str]]:
    """Return a player and a table whose game is over."""
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:greedy")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(11))
        yield ada, name


def test_the_story_tells_points_by_source_and_round(finished: tuple[Browser, str]) -> None:
    ada, name = finished
    story = ada.get(f"/api/tables/{name}/story")
    table = ada.get(f"/api/tables/{name}")
    first, last = story["moments"][0], story["moments"][-1]
    assert (first["n"], first["seat"]) == (0, None)
    assert last["n"] == table["n"]
    assert last["scores"] == table["result"]["scores"]
    assert last["sources"] == table["result"]["sources"]
    assert [moment["n"] for moment in story["moments"]] == sorted({moment["n"] for moment in story["moments"]})
    assert {moment["round"] for moment in story["moments"]} == {1, 2, 3}
    assert set(story["sources"]) == set(last["sources"][0])


def test_the_log_has_a_line_for_every_entry(finished: tuple[Browser, str]) -> None:
    ada, name = finished
    last = ada.get(f"/api/tables/{name}")["n"]
    log = ada.get(f"/api/tables/{name}/log?as=0")
    assert [entry["n"] for entry in log["entries"]] == list(range(1, last + 1))
    part = ada.get(f"/api/tables/{name}/log?as=1&since=3&to=6")["entries"]
    assert [entry["n"] for entry in part] == [4, 5, 6]
    for entry in part:
        assert ada.get(f"/api/tables/{name}/moments/{entry['n']}?as=1")["entry"] == entry


def test_the_record_can_be_downloaded_verified_and_opened_again(finished: tuple[Browser, str], server: Server) -> None:
    ada, name = finished
    answer = ada.http.get(f"/api/tables/{name}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.parse(answer.text)
    assert record.verify() == "fair"
    verdict = ada.get(f"/api/tables/{name}/verify")
    assert (verdict["verdict"], verdict["commitment"]) == ("fair", record.deal.value)
    letters = ada.get(f"/api/tables/{name}/record/link")["path"].removeprefix("/r#")
    with Browser(server, "Bob") as bob:
        for opened in (
            bob.post("/api/records", {"record": answer.text}, 201),
            bob.post("/api/records", {"link": letters}, 201),
            bob.http.post("/api/records", content=answer.text.encode(), headers={"Content-Type": "text/plain"}).json(),
        ):
            assert opened["uploaded"]
            assert opened["status"] == "finished"
            assert opened["result"]["scores"] == ada.get(f"/api/tables/{name}")["result"]["scores"]
            assert [seat["name"] for seat in opened["seats"]] == ["Ada", "greedy"]
            assert bob.get(f"/api/tables/{opened['id']}/moments/9?as=0")["view"] == ada.get(f"/api/tables/{name}/moments/9?as=0")["view"]
            assert bob.http.get(f"/api/tables/{opened['id']}/record").text == answer.text


def test_a_damaged_record_is_refused_with_its_line(finished: tuple[Browser, str]) -> None:
    ada, name = finished
    lines = ada.http.get(f"/api/tables/{name}/record").text.split("\n")
    lines[12] = "0: fly away"
    error = ada.post("/api/records", {"record": "\n".join(lines)}, 422)
    assert error["key"] == "record-line"
    assert error["args"]["line"] == 13
    assert "13" in error["text"]
    assert ada.post("/api/records", {"record": "hello"}, 422)["key"] == "record-line"
    assert ada.post("/api/records", {"link": "hello"}, 422)["key"] == "record-link"
    assert ada.post("/api/records", {}, 422)["key"] == "server-record-or-link"
    assert ada.post("/api/records", {"record": "x" * 1_000_001}, 422)["key"] == "server-bad-message"


def test_playing_on_from_a_moment(finished: tuple[Browser, str]) -> None:
    ada, name = finished
    last = ada.get(f"/api/tables/{name}")["n"]
    forked = ada.post(f"/api/tables/{name}/fork", {"n": 30, "seat": 1, "bot": "random"}, 201)
    assert forked["status"] == "playing"
    assert forked["deal"]["kind"] == "fork"
    assert forked["from"] == {"table": name, "n": 30}
    assert [seat["name"] for seat in forked["seats"]] == ["random", "Ada"]
    with ada.live(forked["id"]) as live:
        play_out({1: live}, Dice(12))
    assert ada.get(f"/api/tables/{forked['id']}/verify")["verdict"] == "fork"
    assert ada.post(f"/api/tables/{name}/fork", {"n": last, "seat": 0, "bot": "random"}, 409)["key"] == "server-game-over"
    assert ada.post(f"/api/tables/{name}/fork", {"n": last + 1, "seat": 0, "bot": "random"}, 422)["key"] == "server-no-moment"
    assert ada.post(f"/api/tables/{name}/fork", {"n": 3, "seat": 2, "bot": "random"}, 422)["key"] == "no-such-seat"


def test_finished_games_are_listed(finished: tuple[Browser, str]) -> None:
    ada, name = finished
    lines = [line for line in ada.get("/api/tables")["finished"] if line["id"] == name]
    assert lines and lines[0]["scores"] and lines[0]["places"]
    assert name not in [line["id"] for line in ada.get("/api/tables?before=1")["finished"]]


def bomb(undos: int) -> str:
    """Return a record that takes the same move back again and again."""
    record = Record.new(game_named("tuscany"), ["Ada", "Bob"], seed="1")
    move = record.game.move_text(record.state.moves(0)[0])
    return record.text() + f"0: {move}\n0: undo\n" * undos


def test_records_that_are_too_long_are_refused_before_they_are_replayed(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        error = ada.post("/api/records", {"record": bomb(MOST_UNDOS + 1)}, 422)
        assert error["args"]["problem"]["key"] == "record-undos"
        error = ada.post("/api/records", {"record": bomb(0) + "0: nonsense\n" * (MOST_ENTRIES + 3)}, 422)
        assert error["args"]["problem"]["key"] == "record-too-long"


def test_a_long_game_comes_in_pages(server: Server) -> None:
    with Browser(server, "Ada") as ada:
        table = ada.post("/api/records", {"record": bomb(MOST_UNDOS)}, 201)
        name = table["id"]
        assert table["n"] == 2 * MOST_UNDOS
        entries: list[int] = []
        while len(entries) < table["n"]:
            answer = ada.get(f"/api/tables/{name}/log?since={len(entries)}")
            assert answer["n"] == table["n"]
            assert 0 < len(answer["entries"]) <= LOG_PAGE
            entries += [entry["n"] for entry in answer["entries"]]
        assert entries == list(range(1, table["n"] + 1))
        assert len(ada.get(f"/api/tables/{name}/log?to=7")["entries"]) == 7
        for since in (None, 0):
            with ada.live(name, since=since) as live:
                assert [entry["n"] for entry in live.seen()["entries"]] == entries[-MOST_NEW_ENTRIES:]


def test_moves_can_be_taken_back_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.table.MOST_UNDOS", 3)
    with in_thread(Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0)) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live:
            for _ in range(3):
                live.play(0, live.view(0)["moves"][0]["id"])
                assert live.seen(0)["may_undo"]
                assert live.act("undo", seat=0, n=live.n)["type"] == "done"
            live.play(0, live.view(0)["moves"][0]["id"])
            assert not live.seen(0)["may_undo"]
            assert live.act("undo", seat=0, n=live.n)["error"]["key"] == "undo-not-allowed"


def test_uploads_of_a_person_are_limited_and_the_one_not_visited_for_longest_goes(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--uploads", "2") as server, Browser(server, "Ada") as ada, Browser(server, "Bob") as bob:
        mine = ada.table("me", "bot:random")["table"]["id"]
        other = bob.post("/api/records", {"record": bomb(1)}, 201)["id"]
        first, second, third = (ada.post("/api/records", {"record": bomb(1)}, 201)["id"] for _ in range(3))
        assert ada.get(f"/api/tables/{first}", 404)["key"] == "server-no-table"
        for browser, name in ((ada, second), (ada, third), (ada, mine), (bob, other)):
            browser.get(f"/api/tables/{name}")


def test_uploads_that_nobody_visits_expire(tmp_path: Path) -> None:
    settings = Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, expire_days=1)
    with in_thread(settings) as server, Browser(server, "Ada") as ada:  # type: ignore[arg-type]
        old, new = (ada.post("/api/records", {"record": bomb(1)}, 201)["id"] for _ in range(2))
        for column in ("visited", "removed"):  # hidden first, then deleted
            ada.get(f"/api/tables/{old}")
            with sqlite3.connect(tmp_path / "signoria.db") as connection:
                connection.execute(f"UPDATE tables SET {column} = {column} - 2 * 86400000 WHERE id = ?", (old,))
            server.do(server.house.expiry.run())
            assert [line["id"] for line in ada.get("/api/tables")["finished"]] == [new]
        ada.get(f"/api/tables/{new}")
        assert ada.get(f"/api/tables/{old}", 404)["key"] == "server-no-table"
