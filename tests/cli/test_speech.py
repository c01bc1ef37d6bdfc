"""Help and errors: in the user's language, with the right exit code, without a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from signoria import __version__, engine_form
from signoria.cli import program
from signoria.words import Words, languages
from tests.cli.conftest import Call, Run
from tests.waiting import PATIENCE, wait_for

COMMANDS = ["play", "simulate", "replay", "verify", "rules", "engine"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=lambda command: "".join(command) or "program")
def test_help_is_complete_in_every_language(call: Call, language: str, command: list[str]) -> None:
    result = call(*command, "--help", "--lang", language)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "cli-" not in result.output.replace("signoria-cli-", "")
    assert "--lang" in result.output
    assert max(len(line) for line in result.output.splitlines()) <= 80


def test_help_opens_with_the_usage(call: Call) -> None:
    assert call("verify", "--help").output == (
        "Usage: signoria verify [OPTIONS] FILE\n"
        "\n"
        "  Check every move of a record against the rules, and every shuffle against the\n"
        "  secret that was committed to before the game.\n"
        "\n"
        "Options:\n"
        "  --lang LANGUAGE  Language: en, de, pl, ru (default: the language of your\n"
        "                   system).\n"
        "  --help           Show this help and exit.\n"
    )
    assert call("verify", "--help", "--lang", "ru").output.startswith("Вызов: signoria verify [ПАРАМЕТРЫ] ФАЙЛ\n")


def test_without_a_command_the_help_is_shown(call: Call) -> None:
    assert call().output == call("--help").output
    assert call().exit_code == 0


def test_the_version_names_the_form_of_the_engine(call: Call) -> None:
    result = call("--version")
    assert result.exit_code == 0
    assert result.output.startswith(f"signoria {__version__} · {engine_form.form().name} engine · ")


def test_the_language_comes_from_the_environment(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_LANG", "de")
    assert call("--help").output.startswith("Aufruf:")
    assert call("--help", "--lang=pl").output.startswith("Użycie:")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--lang", "xx"], "There is no language “xx”."),
        (["rules", "--lang=xx"], "There is no language “xx”."),
        (["plya"], "There is no command “plya”."),
        (["--nothing"], "There is no option --nothing."),
        (["play", "--nothing"], "There is no option --nothing."),
        (["play", "a", "b"], "Unexpected: “b”."),
        (["play", "virtu"], "add --terminal"),
        (["play", "--terminal", "nogame"], "There is no game named “nogame”."),
        (["play", "--terminal", "--players", "two"], "--players: “two” is not a whole number from 1 to 9."),
        (["play", "--terminal", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["play", "--terminal", "--players", "99999999999999999999"], "--players:"),
        (["play", "--terminal", "--players"], "The option --players needs a value."),
        (["play", "--terminal", "--bots", "deepblue"], "deepblue"),
        (["play", "--terminal", "--bots", "greedy,greedy,greedy,greedy"], "Possible numbers of players"),
        (["play", "--terminal", "--seat", "a", "--seat", "b", "--players", "1"], "is for 2 to 4 players, not 1"),
        (["play", "--terminal", "--option", "draw=5"], "draw"),
        (["play", "--terminal", "--option", "luck=5"], "luck"),
        (["play", "--terminal", "--option", "draw"], "draw"),
        (["play", "--terminal", "--option", "inn_hex_same_turn=maybe"], "maybe"),
        (["play", "--terminal", "--seed", "a b"], "cannot be a seed"),
        (["play", "--terminal", "--seat", "\n"], "cannot be a player’s name"),
        (["play", "--terminal", "--components", "nowhere.toml"], "nowhere.toml"),
        (["play", "--terminal", "--resume", "nowhere.txt"], "nowhere.txt"),
        (["play", "--terminal", "--resume", "x", "--seed", "1"], "--resume takes no other options"),
        (["simulate"], "Missing: GAME."),
        (["simulate", "nogame"], "There is no game named “nogame”."),
        (["simulate", "tuscany", "--games", "0"], "--games"),
        (["simulate", "tuscany", "--json=1"], "The option --json takes no value."),
        (["simulate", "tuscany", "--bots", "greedy,,random"], "There is no bot"),
        (["replay"], "Missing: FILE."),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["verify", "\0"], "cannot be used"),
        (["verify", "."], "cannot be used"),
        (["rules", "castle"], "“castle” is not the id of a rule"),
        (["rules", "--game", "chess"], "There is no game named “chess”."),
        (["rules", "T6", "--find", "inn"], "not for both"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_wrong_call_is_answered_with_a_sentence(call: Call, arguments: list[str], message: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("signoria: ")
    assert message in result.stderr
    assert "shows what is possible" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_wrong_call_is_answered_in_the_language_it_asks_for(call: Call) -> None:
    assert call("simulate", "--lang", "pl").stderr == ("signoria: Brakuje: GRA.\n„signoria simulate --help” pokazuje, co jest możliwe.\n")


def test_every_option_and_command_has_words() -> None:
    keys = [command.help for command in program.commands.values()]
    keys += [
        getattr(param, "help", None)
        for command in program.commands.values()
        for param in command.params
        if param.param_type_name == "option"
    ]
    assert all(key and Words("en").has(key) for key in keys)


def test_a_broken_pipe_is_silent(surroundings: dict[str, str]) -> None:
    command = [sys.executable, "-c", "from signoria.cli import main; main()", "rules", "--find", "e"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **surroundings}) as started:
        assert started.stdout is not None and started.stderr is not None
        started.stdout.close()
        assert started.stderr.read() == b""


def test_ctrl_c_ends_a_simulation_cleanly(surroundings: dict[str, str]) -> None:
    command = [
        sys.executable,
        "-c",
        "from signoria.cli import main; main()",
        "simulate",
        "tuscany",
        "--games",
        "1000000",
        "--bots",
        "random",
    ]
    # With a progress bar, as on a terminal: it tells that games are being played.
    environment = {**os.environ, **surroundings, "FORCE_COLOR": "1", "TERM": "xterm"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as started:
        assert started.stderr is not None
        os.set_blocking(started.stderr.fileno(), False)
        shown = bytearray()

        def plays() -> bool:
            shown.extend(started.stderr.read() or b"" if started.stderr else b"")
            return b"00/1000000" in shown  # games are counted by the hundred

        wait_for(plays)
        os.set_blocking(started.stderr.fileno(), True)
        started.send_signal(signal.SIGINT)
        out, errors = started.communicate(timeout=PATIENCE)
    assert started.returncode == 130
    assert out == b""
    assert b"Traceback" not in errors


def test_there_are_no_colours_when_nobody_looks(run: Run) -> None:
    result = run("play", "--terminal", "--bots", "greedy", "--seed", "1", typed=b"suggest\nok\n1\n")
    assert result.returncode == 0
    assert b"\x1b" not in result.stdout
    assert b"Traceback" not in result.stderr
