"""The examples of docs/lab.md run as they stand there, one after the other in one folder, as a reader would run them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
PARTS = re.findall(r"^## (.+?)$|^```(python|sh)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, list[str]]]:
    """Return the heading each example stands under and its command; an example for the shell has one for each line."""
    heading, found = "", []
    for title, language, code in PARTS:
        if title:
            heading = title
        elif language == "python":
            found.append((heading, ["-W", "error", "-c", code]))
        else:
            for line in code.splitlines():
                program, *arguments = shlex.split(line)
                assert program == "signoria"
                found.append((heading, ["-c", "from signoria.cli import main; main()", *arguments]))
    return found


def test_the_examples_run_one_after_the_other(tmp_path: Path) -> None:
    for heading, command in commands():
        done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, check=False, timeout=600, text=True)
        assert done.returncode == 0, f"{heading}: {command[-1]}: {done.stderr}"


def test_every_part_has_its_example() -> None:
    headings = {heading for heading, _ in commands()}
    assert {"Many tables at once", "PettingZoo", "Gymnasium", "OpenSpiel", "Data sets", "Training"} <= headings


def test_no_folder_is_used_for_two_data_sets() -> None:
    """Whoever types everything on the page gets no refusal, not even from the long examples that the tests leave out."""
    folders = re.findall(r"lab selfplay .*--out (\S+)", PAGE) + re.findall(r"selfplay\(plan, Path\(\"(.+?)\"\)\)", PAGE)
    networks = re.findall(r"lab train .*--out (\S+)", PAGE)
    assert len(folders) > 4 and len(networks) > 2
    assert len(set(folders)) == len(folders)
    assert len(set(networks)) == len(networks)
