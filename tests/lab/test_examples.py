"""The examples of docs/lab.md run as they stand there."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^## (.+?)$|^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def python_examples() -> list[tuple[str, str]]:
    """Return the examples in Python with the heading each stands under."""
    heading, found = "", []
    for title, code in PYTHON:
        if title:
            heading = title
        else:
            found.append((heading, code))
    return found


@pytest.mark.parametrize("code", [pytest.param(code, id=heading) for heading, code in python_examples()])
def test_an_example_in_python_runs(code: str, tmp_path: Path) -> None:
    """In a process of its own, as a reader would run it."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=tmp_path, capture_output=True, check=False, timeout=120, text=True
    )
    assert done.returncode == 0, done.stderr


def test_every_environment_has_its_example() -> None:
    assert {"Many tables at once", "PettingZoo", "Gymnasium", "OpenSpiel"} <= {heading for heading, _ in python_examples()}


def test_the_examples_for_the_shell_run(tmp_path: Path) -> None:
    lines = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) for line in block.splitlines()]
    for line in lines:
        program, *arguments = shlex.split(line)
        assert program == "signoria"
        command = [sys.executable, "-c", "from signoria.cli import main; main()", *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=120, text=True)
        assert done.returncode == 0, f"{line}: {done.stderr}"
