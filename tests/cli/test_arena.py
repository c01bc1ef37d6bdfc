"""`signoria arena` and `signoria bots`."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from signoria.bots import bot_names
from signoria.games import game_named
from signoria.words import languages
from tests.cli.conftest import Call


def test_a_match_is_told_in_a_table(call: Call) -> None:
    result = call("arena", "tuscany", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--workers", "1")
    assert result.exit_code == 0
    assert "4 games, 2 players, seed 1" in result.output
    assert "100.0%" in result.output


@pytest.mark.parametrize("language", languages())
def test_failures_and_tests_are_told_in_every_language(call: Call, language: str) -> None:
    bots = f"greedy,exec:{sys.executable} -c pass"
    result = call("--lang", language, "arena", "tuscany", "--bots", bots, "--games", "40", "--seed", "1", "--workers", "1", "--sprt")
    assert result.exit_code == 0
    assert "50%" in result.output.replace("\u00a0", "")
    assert f"exec:{sys.executable}" in result.output.replace("\n", "")


def test_json_says_everything(call: Call) -> None:
    arguments = ["--bots", "greedy,random", "--games", "3", "--seed", "1", "--workers", "1", "--players", "3", "--share", "0.05", "--json"]
    report = json.loads(call("arena", "virtu", *arguments).output)
    assert (report["game"], report["players"], report["games"], report["share_of_time"]) == ("virtu", 3, 3, 0.05)
    assert report["bots"][0].keys() >= {"wins", "share", "interval", "score", "margin", "seconds_per_move", "rating", "failures"}


def test_an_example_of_the_protocol_can_be_entered(call: Call) -> None:
    example = Path(__file__).parent.parent.parent / "docs" / "examples" / "external_bot.py"
    bots = f"random,exec:{shlex.join([sys.executable, str(example)])}"
    report = json.loads(
        call("arena", "tuscany", "--bots", bots, "--games", "2", "--seed", "1", "--workers", "1", "--seconds", "20", "--json").output
    )
    assert [bot["failures"] for bot in report["bots"]] == [[], []]


def test_a_journal_is_gone_on_with(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    match = ["arena", "tuscany", "--bots", "greedy,random", "--seed", "1", "--workers", "1", "--journal", str(file)]
    assert call(*match, "--games", "2").exit_code == 0
    assert call(*match, "--games", "4").exit_code == 0
    assert len(file.read_text().splitlines()) == 5
    result = call("arena", "virtu", *match[2:])
    assert result.exit_code != 0
    assert "another match" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], ""),
        (["--bots", "greedy,greedy"], "entered twice"),
        (["--bots", "greedy,nobody"], "nobody"),
        (["--bots", "greedy,random", "--players", "9"], "9"),
        (["--bots", "greedy,random", "--journal", "x"], "--seed"),
        (["--bots", "adept,greedy,random", "--players", "2", "--sprt"], "table"),
        (["--bots", "greedy,random", "--share", "much"], "--share"),
        (["--bots", "greedy,random", "--share", "-1"], "“-1” is not a number from 0 to 1000"),
        (["--bots", "greedy,random", "--bar", "nan"], "“nan” is not a number from 0 to 1"),
        (["--bots", "greedy,random", "--seconds", "0"], "--seconds"),
        (["--bots", "greedy,random", "--journal", "x", "--seed", ""], "--seed"),
        (["--bots", "greedy,exec:/nowhere/bot"], "/nowhere/bot could not be started"),
        (["--bots", "greedy,class:signoria.chance:Dice"], "cannot be entered"),
        (["--bots", "Greedy,random"], ""),
    ],
)
def test_a_wrong_call_is_explained(call: Call, arguments: list[str], told: str) -> None:
    result = call("arena", "tuscany", "--games", "2", "--workers", "1", *arguments)
    assert result.exit_code == (2 if told else 0)
    assert told in result.output


def test_the_names_of_programs_are_shown_whole_and_as_they_are(call: Call) -> None:
    bots = f"random,exec:{sys.executable} -c 'pass # [bold]one[/]',exec:{sys.executable} -c 'pass # (the, other)'"
    result = call("arena", "tuscany", "--bots", bots, "--players", "2", "--games", "1", "--seed", "1", "--workers", "1")
    shown = "".join(line[:15].strip() for line in result.output.splitlines())
    assert "[bold]one[/]" in shown.replace(" ", "") and "(the,other)" in shown.replace(" ", "")


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_line_about_it(call: Call, language: str) -> None:
    result = call("--lang", language, "bots", "tuscany")
    lines = result.output.splitlines()
    named = [line.split()[0] for line in lines[1:] if not line.startswith(" ")]
    assert named == bot_names(game_named("tuscany"))
    assert all(len(line.split()) > 1 for line in lines[1:] if not line.startswith(" "))
    assert len(call("bots").output.splitlines()) > len(lines) / 2
