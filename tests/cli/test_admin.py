"""`signoria admin` as a command: help, and calls that cannot be understood. What it does to a server: tests/server/test_orders.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.words import languages
from tests.cli.conftest import Call

COMMANDS = ("tables", "close", "rename", "remove-name", "block", "unblock", "blocked")


@pytest.mark.parametrize("language", languages())
def test_every_command_has_its_help_in_every_language(call: Call, language: str) -> None:
    assert all(f"\n  {command} " in call("admin", "--lang", language).stdout for command in COMMANDS)
    for command in COMMANDS:
        shown = call("admin", command, "--help", "--lang", language)
        assert shown.exit_code == 0 and "admin-" not in shown.stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("block", "somewhere"), 2, "not an address"),
        (("block", "127.0.0.1", "--days", "0"), 2, "--days"),
        (("tables", "--status", "running"), 2, "waiting, playing, finished, cancelled"),
        (("rename", "Ada", " "), 2, "name"),
        (("close", "k3v9"), 1, "There is no database"),
        (("close",), 2, "TABLE"),
    ],
)
def test_a_wrong_call_says_what_would_be_right(call: Call, tmp_path: Path, words: tuple[str, ...], code: int, said: str) -> None:
    done = call("admin", *words, "--db", f"sqlite:///{tmp_path / 'none.db'}")
    assert done.exit_code == code
    assert said in done.stderr
    assert not list(tmp_path.glob("none.db*")), "no database is made"
