"""Simulations: the same games for the same seed, counted correctly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from signoria.bots import bot
from signoria.bots.bot import RandomBot
from signoria.chance import Dice
from signoria.cli.simulate import Plan, Played, Tally, play_game
from signoria.engine_form import form
from signoria.game import State
from signoria.words import languages
from tests.cli.conftest import Call

PLAN = Plan("tuscany", 2, 4, ("greedy", "random"), "7", True, {"draw": 3, "inn_hex_same_turn": False}, None)


def report(call: Call, *arguments: str) -> dict[str, Any]:
    result = call("simulate", "tuscany", "--json", "--seed", "5", *arguments)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    assert found["speed"].pop("games_per_second") > 0
    assert found["speed"].pop("moves_per_second") > 0
    assert found.pop("speed").keys() == {"seconds"}
    return found


def test_a_seed_gives_the_same_games(call: Call) -> None:
    assert report(call, "--games", "6") == report(call, "--games", "6")


@pytest.mark.slow
def test_jobs_change_nothing(call: Call) -> None:
    arguments = ("--games", "40", "--players", "3", "--bots", "greedy,random")
    assert report(call, *arguments) == report(call, *arguments, "--jobs", "3")


def test_the_report_says_what_was_played(call: Call) -> None:
    found = report(call, "--games", "4", "--players", "3", "--bots", "greedy,random", "--option", "draw=2", "--no-rotate")
    assert found["game"] == "tuscany" and found["players"] == 3 and found["games"] == 4 and found["seed"] == "5"
    assert found["rotate"] is False
    assert found["options"] == {"draw": 2, "inn_hex_same_turn": False}
    assert found["engine"] == form().name
    assert [(one["bot"], one["played"]) for one in found["bots"]] == [("greedy", 8), ("random", 4)]
    assert sum(one["share"] * one["played"] for one in found["bots"]) == pytest.approx(4)
    for one in found["bots"]:
        assert sum(one["sources"].values()) == pytest.approx(one["score"]["mean"], abs=0.01)
        assert one["score"]["min"] <= one["score"]["mean"] <= one["score"]["max"]
    assert found["turns"]["min"] <= found["turns"]["mean"] < found["moves"]["mean"]


@pytest.mark.parametrize("language", languages())
def test_people_read_the_report_in_their_language(call: Call, language: str) -> None:
    result = call("simulate", "tuscany", "--games", "2", "--seed", "1", "--lang", language)
    assert result.exit_code == 0
    assert "cli-" not in result.output and "tuscany-" not in result.output
    assert "adept" in result.output


def test_without_a_seed_every_simulation_is_new_and_names_its_seed(call: Call) -> None:
    first, second = (json.loads(call("simulate", "tuscany", "--games", "1", "--bots", "random", "--json").stdout) for _ in range(2))
    assert first["seed"] != second["seed"]


def test_seats_rotate() -> None:
    assert [PLAN.bots_in(number) for number in range(3)] == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    assert PLAN._replace(rotate=False).bots_in(1) == ["greedy", "random"]


def test_a_shared_first_place_is_half_a_win() -> None:
    tally = Tally(PLAN)
    tally.add(Played(["greedy", "random"], [1, 1], [50, 50], [{"areas": 50}, {"areas": 50}], 10, 20))
    tally.add(Played(["random", "greedy"], [2, 1], [40, 60], [{"areas": 40}, {"areas": 60}], 12, 30))
    bots = tally.report(1.0)["bots"]
    assert isinstance(bots, list)
    greedy, random = bots
    assert isinstance(greedy, dict) and isinstance(random, dict)
    assert (greedy["wins"], greedy["share"], random["wins"], random["share"]) == (2, 0.75, 1, 0.25)
    assert greedy["score"] == {"mean": 55.0, "deviation": 5.0, "min": 50, "max": 60}
    assert greedy["sources"] == {"areas": 55.0}


def test_a_bot_may_do_what_it_likes_with_the_state_it_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    class Vandal(RandomBot):
        name = "vandal"

        def choose(self, imagined: State, seat: int, dice: Dice) -> int:
            move = super().choose(imagined, seat, dice)
            elsewhere = Dice(1)
            while actors := imagined.actors():
                moves = imagined.moves(actors[0])
                imagined.play(actors[0], moves[elsewhere.number(len(moves))], elsewhere)
            return move

    before = play_game(PLAN._replace(bots=("random", "random")), 0)
    monkeypatch.setattr(bot, "_bots_of", lambda _: {"vandal": Vandal})
    after = play_game(PLAN._replace(bots=("vandal", "vandal")), 0)
    assert after._replace(bots=[]) == before._replace(bots=[])


def test_a_wrong_component_file_is_refused_with_the_table(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[area_points]\n1 = 1\n2 = 'many'\n3 = 6\n", encoding="utf-8")
    result = call("simulate", "tuscany", "--components", str(file))
    assert result.exit_code == 1
    assert "area_points" in result.stderr and "mine.toml" in result.stderr
    file.write_text("[area_points]\n1 = 1\n2 = 3\n3 = 7\n", encoding="utf-8")
    own, usual = report(call, "--games", "2", "--components", str(file)), report(call, "--games", "2")
    assert own["components"] != usual["components"]
