"""A match that is ended from outside: at once, with what was played so far, and with nothing left running."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.living import assert_ends, children_of, lives
from tests.waiting import PATIENCE, wait_for

PROGRAM = "from signoria.cli import main; main()"
STUBBORN = """
import json, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for line in sys.stdin:
    time.sleep(0.02)
    print(json.dumps({"move": json.loads(line)["view"]["moves"][0]["id"]}), flush=True)
time.sleep(3600)
"""


def begun(tmp_path: Path, workers: int) -> subprocess.Popen[str]:
    """Start a match of programs that outstay their welcome, and wait until its first games are played."""
    (tmp_path / "stubborn.py").write_text(STUBBORN)
    bots = f"random,exec:{shlex.join([sys.executable, str(tmp_path / 'stubborn.py')])}"
    command = [sys.executable, "-c", PROGRAM, "arena", "tuscany", "--bots", bots, "--games", "900"]
    command += ["--seed", "1", "--seconds", "20", "--workers", str(workers), "--journal", str(tmp_path / "journal"), "--json"]
    match = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    journal = tmp_path / "journal"
    wait_for(lambda: match.poll() is not None or (journal.exists() and journal.read_bytes().count(b"\n") >= 2))
    assert match.poll() is None, match.stderr.read() if match.stderr else ""
    return match


def family(number: int) -> list[int]:
    """Return all processes below one."""
    return [one for child in children_of(number) for one in (child, *family(child))]


def test_who_is_asked_to_end_twice_ends() -> None:
    """Both we and the pool end a worker: the second request may come while it heeds the first."""
    program = """
import os, signal
from signoria import processes
asked = []
def ask_again():
    if not asked:
        asked.append(1)
        os.kill(os.getpid(), signal.SIGTERM)
processes.ENDINGS.append(ask_again)
processes.begin(None, ())
os.kill(os.getpid(), signal.SIGTERM)
"""
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=PATIENCE).returncode == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("workers", "how"),
    [(1, signal.SIGINT), (2, signal.SIGINT), (1, signal.SIGTERM), (2, signal.SIGTERM), (2, signal.SIGKILL)],
)
def test_nothing_goes_on_after_the_end(tmp_path: Path, workers: int, how: signal.Signals) -> None:
    match = begun(tmp_path, workers)
    others = family(match.pid)
    assert len(others) >= workers
    match.send_signal(how)
    out, err = match.communicate(timeout=PATIENCE)
    assert_ends(*others)
    assert not lives(match.pid)
    kept = (tmp_path / "journal").read_bytes().count(b"\n") - 1
    if how == signal.SIGINT:
        assert match.returncode == 130
        assert json.loads(out)["games"] == kept
        assert f"{kept} of 900" in err
    elif how == signal.SIGTERM:
        assert match.returncode == 143
    assert "Traceback" not in err
