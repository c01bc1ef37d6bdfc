"""`signoria lab` on the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from signoria.cli import program
from signoria.lab import training
from signoria.lab.network import Network, Weights
from signoria.lab.selfplay import Positions
from signoria.words import languages
from tests.waiting import PATIENCE, wait_for


def call(*arguments: str, language: str = "en") -> Result:
    result = CliRunner().invoke(program, ["lab", *arguments], env={"SIGNORIA_LANG": language, "COLUMNS": "80"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [(), ("selfplay",), ("train",)])
def test_help_is_in_every_language(language: str, command: tuple[str, ...]) -> None:
    result = call(*command, "--help", language=language)
    assert result.exit_code == 0
    assert "lab-" not in result.output.replace("signoria lab", "")


def test_a_data_set_and_a_network(tmp_path: Path) -> None:
    games, net = str(tmp_path / "games"), str(tmp_path / "net.npz")
    arguments = ("selfplay", "tuscany", "--bots", "greedy,random", "--games", "3", "--shard", "2", "--out", games)
    first = call(*arguments)
    assert first.exit_code == 0, first.output
    assert "Games in" in first.output
    assert call(*arguments).output == first.output, "the seed of the folder is kept"
    trained = call("train", games, "--out", net, "--hidden", "8", "--epochs", "2")
    assert trained.exit_code == 0, trained.output
    assert "Epoch 2" in trained.output
    more = call("selfplay", "tuscany", "--bots", f"net:{net}", "--games", "1", "--out", str(tmp_path / "more"))
    assert more.exit_code == 0, more.output
    assert len(list((tmp_path / "more").glob("shard-*.npz"))) == 1


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("selfplay", "tuscany"), 2, "--out"),
        (("selfplay", "chess", "--out", "x"), 2, "chess"),
        (("selfplay", "tuscany", "--bots", "nobody", "--out", "x"), 2, "nobody"),
        (("selfplay", "tuscany", "--slips", "2", "--out", "x"), 2, "--slips"),
        (("selfplay", "virtu", "--out", "x"), 1, "virtu"),
        (("selfplay", "tuscany", "--bots", "net:none.npz", "--out", "x"), 1, "none.npz"),
        (("selfplay", "tuscany", "--out", " "), 2, "--out"),
        (("train", ".", "--out", ""), 2, "--out"),
        (("selfplay", "tuscany", "--bots", "novice,,adept", "--out", "x"), 2, "novice,,adept"),
        (("selfplay", "tuscany", "--bots", "", "--out", "x"), 2, "missing"),
        (("selfplay", "tuscany", "--bots", "novice,adept,random", "--players", "2", "--out", "x"), 2, "3 bots are named, but 2 seats"),
        (("selfplay", "tuscany", "--bots", "class:nobody:Here", "--out", "x"), 1, "class:nobody:Here cannot"),
        (("train", "nowhere", "--out", "x.npz"), 2, "nowhere"),
        (("train", ".", "--out", "x.npz"), 1, "learn"),
        (("train", ".", "--out", "x.npz", "--jobs", "2"), 2, "--cluster"),
        (("trian",), 2, "trian"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(
    arguments: tuple[str, ...], code: int, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = call(*arguments)
    assert result.exit_code == code, result.output
    assert said in result.output


@pytest.mark.parametrize("arguments", [("selfplay", "tuscany", "--out", "x", "--cluster"), ("train", ".", "--out", "x.npz", "--cluster")])
def test_a_cluster_needs_ray(arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    result = call(*arguments)
    assert (result.exit_code, "Ray" in result.output) == (1, True), result.output
    assert not list(tmp_path.iterdir())


def test_without_games_to_check_it_says_so(tmp_path: Path) -> None:
    games = str(tmp_path / "games")
    call("selfplay", "tuscany", "--bots", "random", "--games", "2", "--out", games)
    trained = call("train", games, "--out", str(tmp_path / "net.npz"), "--hidden", "4", "--epochs", "1")
    assert "none were held out" in trained.output


def test_without_a_screen_lines_tell_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("selfplay", "tuscany", "--bots", "random", "--games", "2", "--shard", "1")
    assert "1 of 2" not in call(*arguments, "--out", str(tmp_path / "one")).output
    monkeypatch.setattr("signoria.cli.lab.PATIENCE", 0.0)
    assert "1 of 2" in call(*arguments, "--out", str(tmp_path / "two")).output


def test_ctrl_c_keeps_what_was_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, net = str(tmp_path / "games"), str(tmp_path / "net.npz")
    call("selfplay", "tuscany", "--bots", "random", "--games", "3", "--out", games)
    real, calls = training.slopes_of, 0

    def pressed(network: Network, batch: Positions) -> tuple[Weights, float]:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        return real(network, batch)

    monkeypatch.setattr(training, "slopes_of", pressed)
    arguments = ("train", games, "--out", net, "--hidden", "4", "--batch", "32")
    stopped = call(*arguments)
    assert stopped.exit_code == 130
    assert "Stopped after step 2 of" in stopped.output
    assert Path(net + ".partial").exists()
    went_on = call(*arguments)
    assert went_on.exit_code == 0
    assert "Resuming after step 2" in went_on.output
    assert [file.name for file in tmp_path.glob("net*")] == ["net.npz"]


def running(folder: str) -> list[str]:
    """Return the commands that are being run and name a folder, or were started by one that does."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"LAB_TEST={folder}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return found


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_ends_nothing_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    games = tmp_path / "games"
    command = [sys.executable, "-c", "from signoria.cli import main; main()", "lab", "selfplay", "tuscany", "--bots", "adept"]
    command += ["--games", "400", "--shard", "4", "--seed", "c", "--out", str(games), "--jobs", "2"]
    environment = {**os.environ, "LAB_TEST": str(games)}
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment, text=True) as process:
        wait_for(lambda: any(games.glob("shard-*.npz")))
        assert len(running(str(games))) >= 3
        process.send_signal(how)
        assert process.wait(PATIENCE) == {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGKILL: -9}[how]
        said = process.stderr.read() if process.stderr is not None else ""
    assert "Traceback" not in said
    if how == signal.SIGINT:
        assert "Stopped" in said
    wait_for(lambda: not running(str(games)))


@pytest.mark.slow
def test_ctrl_c_leaves_whole_files_and_the_same_call_goes_on(tmp_path: Path) -> None:
    games = tmp_path / "games"
    command = [sys.executable, "-c", "from signoria.cli import main; main()", "lab", "selfplay", "tuscany", "--bots", "adept"]
    command += ["--games", "120", "--shard", "4", "--seed", "c", "--out", str(games), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ}) as running:
        wait_for(lambda: len(list(games.glob("shard-*.npz"))) >= 2)
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) in (0, 130)
    assert subprocess.run(command, check=False, capture_output=True, timeout=600).returncode == 0
    assert len(list(games.glob("shard-*.npz"))) == 30
    assert not list(games.glob("*.new"))
