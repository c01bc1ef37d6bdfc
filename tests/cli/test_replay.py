"""Looking at records again, and proving them."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.cli.history import History
from signoria.games import game_named
from signoria.record import Record
from signoria.words import languages
from tests.cli.conftest import Call

GAME = game_named("tuscany")


def played(seed: str | None = "6", moves: int = 10_000) -> Record:
    record = Record.new(GAME, ["Anna", "Jan"], seed=seed)
    greedy, dice = bot_named(GAME, "greedy"), Dice(3)
    while (actors := record.state.actors()) and len(record.moves_made()) < moves:
        record.play(actors[0], greedy.choose(record.state.imagine_again(actors[0], dice), actors[0], dice))
    return record


@pytest.fixture(scope="module")
def whole() -> Record:
    return played()


@pytest.fixture
def file(whole: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(whole.text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", languages())
def test_the_log_tells_the_whole_game(call: Call, whole: Record, file: Path, language: str) -> None:
    result = call("replay", str(file), "--lang", language)
    assert result.exit_code == 0
    for entry in whole.moves_made():
        assert entry.move is not None
        assert f"{whole.names[entry.seat]}: {GAME.move_text(entry.move)}" in result.output
    assert "cli-" not in result.output and "tuscany-" not in result.output
    final = whole.state.result()
    assert final is not None
    assert all(str(score) in result.output for score in final.scores)


def test_the_position_after_a_move(call: Call, whole: Record, file: Path) -> None:
    result = call("replay", str(file), "--at", "20")
    assert result.exit_code == 0
    assert f"After move 20 of {len(whole.moves_made())}" in result.output
    assert "[★]" in result.output
    assert call("replay", str(file), "--at", "0").exit_code == 0
    assert call("replay", str(file), "--at", str(len(whole.moves_made()))).exit_code == 0
    assert call("replay", str(file), "--at", "9999").exit_code == 2
    assert call("replay", str(file), "--at", "-1").exit_code == 2


def test_stepping_needs_a_terminal(call: Call, file: Path) -> None:
    result = call("replay", str(file), "--step")
    assert result.exit_code == 2
    assert "needs a terminal" in result.stderr


def test_history_ends_where_the_record_stands(whole: Record) -> None:
    history = History(whole)
    assert history.at(len(history.made)).dump() == whole.state.dump()
    assert len(history.events) == len(history.made)


def test_moves_taken_back_are_counted_and_left_out(call: Call, tmp_path: Path) -> None:
    record = Record.new(GAME, ["Anna", "Jan"], seed="1")
    record.play(0, GAME.move_of("region A-B+C"))
    record.undo(0)
    record.play(0, GAME.move_of("region A-B-C"))
    path = tmp_path / "undone.txt"
    path.write_text(record.text(), encoding="utf-8")
    result = call("replay", str(path))
    assert "region A-B-C" in result.output and "region A-B+C" not in result.output
    assert "1 move was taken back and is not shown." in result.output


def test_a_seeded_game_is_proven_as_such(call: Call, whole: Record, file: Path) -> None:
    result = call("verify", str(file))
    assert result.exit_code == 0
    final = whole.state.result()
    assert final is not None
    assert result.output == (
        f"The Castles of Tuscany: {len(whole.moves_made())} moves, all allowed by the rules.\n"
        "Seeded: all shuffles follow from the chosen seed “6”. Whoever chose it may have known them.\n"
        f"Result: Anna {final.scores[0]}, Jan {final.scores[1]}\n"
    )


def test_a_committed_game_is_fair_with_its_secret_and_open_without(call: Call, tmp_path: Path) -> None:
    record = played(None, 30)
    path = tmp_path / "game.txt"
    path.write_text(record.text(with_secret=True), encoding="utf-8")
    assert "Fair: all shuffles follow" in call("verify", str(path)).output
    path.write_text(record.text(), encoding="utf-8")
    opened = call("verify", str(path))
    assert opened.exit_code == 0
    assert "Open: " in opened.output and "The game is not over." in opened.output
    resumed = call("play", "--terminal", "--resume", str(path))
    assert resumed.exit_code == 1
    assert "no secret" in resumed.stderr


def test_the_shuffles_of_an_earlier_game_are_named_as_known(call: Call, tmp_path: Path) -> None:
    record = Record.new(GAME, ["Anna", "Jan"], known=b"k" * 32)
    path = tmp_path / "game.txt"
    path.write_text(record.text(with_secret=True), encoding="utf-8")
    assert "Known deal: " in call("verify", str(path)).output


def test_a_changed_shuffle_is_found(call: Call, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("deal: "))
    lines[number] = "deal: seed 7"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = call("verify", str(file))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "does not follow from the secret" in result.stderr


def test_an_illegal_move_is_named_with_its_line_and_rule(call: Call, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("0: draw"))
    lines[number] = "1: draw"
    file.write_text("\n".join(lines), encoding="utf-8")
    for command in ("verify", "replay"):
        result = call(command, str(file))
        assert result.exit_code == 1
        assert f"Line {number + 1} of the record breaks rule T3.1" in result.stderr
        assert "game.txt" in result.stderr


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--terminal", "--resume"]], ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "This is not a record"),
        (b"hello\n", "This is not a record"),
        (b"\xff\xfe\x00", "is not text in UTF-8"),
        (b"signoria record 1\n", "The header has no line"),
        (b"signoria record 1\ngame: chess\n", "The header has no line"),
        (b"signoria record 1\n" + b"x" * 2_000_000, "too large"),
    ],
    ids=["empty", "other text", "not UTF-8", "no header", "half a header", "too large"],
)
def test_a_damaged_file_is_refused_with_a_sentence(call: Call, tmp_path: Path, command: list[str], content: bytes, message: str) -> None:
    path = tmp_path / "damaged.txt"
    path.write_bytes(content)
    result = call(*command, str(path))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert message in result.stderr
    assert "damaged.txt" in result.stderr


def test_a_record_cut_anywhere_is_refused_or_unfinished(call: Call, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    for cut in range(0, len(text), 397):
        file.write_text(text[:cut], encoding="utf-8")
        result = call("verify", str(file))
        assert result.exit_code == (0 if "not over" in result.stdout else 1)
