"""`signoria lab` on the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from signoria.cli import program
from signoria.words import languages


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


@pytest.mark.slow
def test_ctrl_c_leaves_whole_files_and_the_same_call_goes_on(tmp_path: Path) -> None:
    games = tmp_path / "games"
    command = [sys.executable, "-c", "from signoria.cli import main; main()", "lab", "selfplay", "tuscany", "--bots", "adept"]
    command += ["--games", "120", "--shard", "4", "--seed", "c", "--out", str(games), "--jobs", "2"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ}) as running:
        for _ in range(600):
            if len(list(games.glob("shard-*.npz"))) >= 2:
                break
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        assert running.wait(60) in (0, 130)
    assert subprocess.run(command, check=False, capture_output=True, timeout=120).returncode == 0
    assert len(list(games.glob("shard-*.npz"))) == 30
    assert not list(games.glob("*.new"))
