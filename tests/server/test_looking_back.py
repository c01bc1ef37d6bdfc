"""After the game: replay, the story of the points, records that come and go, playing on from a moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from signoria.chance import Dice
from signoria.record import Record
from tests.server.browser import Browser, Server, play_out


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
