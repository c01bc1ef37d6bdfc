"""Bots that think for a while: everybody is told, and a player can let them move now. Both cores are busy meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.bots.clock import PATIENCE
from signoria.bots.tuscany.master import MasterBot
from signoria.chance import Dice
from signoria.server.thinking import MOST_THOUGHTS, Thinkers
from tests.server.browser import Browser, Live, Server, busy_cores, play_out, running

LIMIT = round(MasterBot.seconds * PATIENCE * 1000)


@pytest.fixture(scope="module")
def busy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server as users have it, while two processes keep both cores busy."""
    with running(tmp_path_factory.mktemp("busy") / "signoria.db", "--bot-pause", "0.3", "--log-level", "debug") as server, busy_cores():
        yield server


def thoughts(server: Server) -> list[dict[str, object]]:
    """Return what the log says of thoughts that may take a while."""
    return [line for line in server.lines() if line["event"] == "thought" and line["limit_ms"]]


def let_think(live: Live) -> None:
    """Play, with "End turn" after each turn, until the bot on seat 1 is said to think."""
    dice = Dice("let think")
    while not any(bot["seat"] == 1 for bot in live.state["thinking"]):
        play_out({0: live}, dice, most=1, end_turns=True)
        assert not live.view()["over"]


def test_everybody_is_told_that_a_bot_thinks_and_a_player_lets_it_move_now(busy_server: Server) -> None:
    with Browser(busy_server, "Ada", grace=4) as ada, Browser(busy_server, "Eve", grace=4) as eve:
        name = ada.table("me", "bot:master", public=True)["table"]["id"]
        with ada.live(name) as live, eve.live(name) as watching:
            # A thought may be over before the player can say anything: then the next one is cut short.
            while not any(thought["cut_short"] for thought in thoughts(busy_server)):
                let_think(live)
                told = live.state["thinking"][0]
                assert (told["seat"], told["limit_ms"]) == (1, LIMIT)
                n = live.n
                while not any(told["type"] == "state" and told["n"] == n and told["thinking"] for told in watching.told):
                    watching.receive()
                assert watching.act("hurry", seat=1)["error"]["key"] == "server-not-yours", "who looks on waits"
                assert live.act("hurry", seat=1)["type"] == "done"
                live.catch_up(n + 1)
            metrics = ada.http.get("/metrics").text
            assert "signoria_thoughts_cut_short_total 0" not in metrics
            assert "signoria_thoughts_cut_short_total" in metrics and "signoria_thoughts_too_long_total" in metrics


def test_a_master_whom_nobody_hurries_is_not_cut_short_and_the_log_tells_how_long_it_thought(busy_server: Server) -> None:
    with Browser(busy_server, "Ada", grace=4) as ada:
        name = ada.table("me", "bot:master")["table"]["id"]
        before = len(thoughts(busy_server))
        with ada.live(name) as live:
            let_think(live)
            while [bot["seat"] for bot in ada.get(f"/api/tables/{name}")["thinking"]] != [1]:  # who comes later is told too
                live.catch_up(live.n + 1)  # it was over by the time the server was asked
                let_think(live)
            live.catch_up(live.n + 1)
        last = thoughts(busy_server)[before:][-1]
        assert (last["bot"], last["limit_ms"], last["cut_short"]) == ("master", LIMIT, False)
        assert int(str(last["ms"])) > 0


def test_a_seat_that_was_given_back_is_not_said_to_think(tmp_path: Path) -> None:
    # The long pause keeps a thought that is thrown away under way for the whole test.
    with (
        running(tmp_path / "signoria.db", "--bot-pause", "60") as server,
        Browser(server, "Ada") as ada,
        Browser(server, "Bob") as bob,
    ):
        made = ada.table("me", "friend")
        name = made["table"]["id"]
        bob.post(f"/api/tables/{name}/join", {"key": made["key"]})
        with ada.live(name) as one:
            with bob.live(name) as two:
                dice = Dice("given back")
                while two.view(1)["step"] == "assemble" or two.state["turn"] != [1] or len(two.view(1)["moves"]) == 1:
                    play_out({0: one, 1: two}, dice, most=1)
            one.until(lambda told: told["type"] == "table" and not told["table"]["seats"][1]["present"])
            bob.post(f"/api/tables/{name}/leave")
            assert [bot["seat"] for bot in ada.post(f"/api/tables/{name}/seats/1", {"bot": "master"})["thinking"]] == [1]
            bob.post(f"/api/tables/{name}/seats/1/reclaim")
            back = ada.post(f"/api/tables/{name}/seats/1/return", {"accept": True})
            assert (back["seats"][1]["kind"], back["thinking"]) == ("player", [])
            one.until(lambda told: told["type"] == "state" and told["cause"] == "seats" and not told["thinking"])


def test_hurrying_one_who_does_not_think_does_no_harm(server: Server) -> None:
    with Browser(server, "Ada", grace=4) as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            for seat in (0, 1, 7):
                assert live.act("hurry", seat=seat)["type"] == "done"
            assert live.state["thinking"] == [], "it decides at once"
            play_out({0: live}, Dice(1), most=12, end_turns=True)
            assert live.act("hurry", seat=1)["type"] == "done"
            live.send(type="hurry", id="far", seat=12)
            assert live.until_type("error")["error"]["key"] == "server-bad-message"


def test_thoughts_are_hurried_one_by_one() -> None:
    thinkers = Thinkers(1, 20)
    try:
        first, second = thinkers.new_thought(), thinkers.new_thought()
        thinkers.hurry(first)
        assert (thinkers._hurried[first], thinkers._hurried[second]) == (1, 0)
        for _ in range(MOST_THOUGHTS - 2):
            thinkers.new_thought()
        assert thinkers.new_thought() == first
        assert thinkers._hurried[first] == 0, "a new thought has its time"
    finally:
        thinkers.workers.close()
