"""Calling the program from tests: in this process, and as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from signoria.cli import program
from tests.waiting import PATIENCE

Call = Callable[..., Result]
Run = Callable[..., "subprocess.CompletedProcess[bytes]"]


@pytest.fixture
def surroundings(tmp_path: Path) -> dict[str, str]:
    """Return the environment of a call: English, 80 columns, saved games in a folder of the test."""
    return {
        "SIGNORIA_LANG": "en",
        "COLUMNS": "80",
        "XDG_DATA_HOME": str(tmp_path / "share"),
        # A process of its own would otherwise say on stderr when the compiled engine is out of date.
        "SIGNORIA_PURE": "1",
        "PYTHONIOENCODING": "utf-8",
        "TERM": "dumb",
    }


@pytest.fixture
def call(surroundings: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Return what calls the program in this process, with what is typed into it."""
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)

    def call_program(*arguments: str, typed: str | bytes = "") -> Result:
        result = CliRunner().invoke(program, list(arguments), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return call_program


@pytest.fixture
def run(surroundings: dict[str, str]) -> Run:
    """Return what runs the program as a process of its own."""

    def run_program(*arguments: str, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-c", "from signoria.cli import main; main()", *arguments]
        return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=PATIENCE, env={**os.environ, **surroundings})

    return run_program
