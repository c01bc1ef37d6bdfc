"""A game without a drawing of its own can be played all the same."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from signoria.cli import drawing
from signoria.cli.drawing import PlainDrawing, drawing_of
from signoria.games import game_named
from signoria.words import Words
from tests.cli.conftest import Call

GAME = game_named("tuscany")


def test_the_plain_drawing_lists_the_view_and_the_moves(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda _: None)
    assert isinstance(drawing_of(GAME), PlainDrawing)
    result = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed="192\n1\nbonus worker\n\nquit\nn\n")
    assert result.exit_code == 0
    for shown in ("display", "colour_bonus", "storage_spaces", "region A-B-C", "bonus worker", "Player’s turn."):
        assert shown in result.output


def test_the_plain_drawing_shows_only_the_view() -> None:
    from signoria.chance import Dice

    view = GAME.start(2, {}, Dice(1)).view(0)
    console = Console(file=StringIO(), width=200)
    console.print(PlainDrawing().table(view, Words("en", ["Anna", "Jan"], GAME), 200))
    assert isinstance(console.file, StringIO)
    hand = next(line for line in console.file.getvalue().splitlines() if line.startswith("hand "))
    assert hand.split()[-1] == "null"
