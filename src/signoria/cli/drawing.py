"""What the terminal asks of a game: a drawing of a view, the moves in words. Found by the game's name, like its bots.

A drawing sees views only, so it cannot show what a seat may not know. A game without a drawing of its own is listed plainly.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from signoria.game import Game, JsonObject, MoveChoice, Text
from signoria.words import Words


class Choice(NamedTuple):
    """A move that is offered by number: its notation and what it means in words."""

    notation: str
    meaning: str


class Answer(NamedTuple):
    """What a drawing makes of a typed line that is its own: something to show, or a move to play."""

    shown: RenderableType | None = None
    notation: str | None = None
    notations: tuple[str, ...] = ()
    """Several moves, to be played one after the other: a whole payment."""


class Drawing(Protocol):
    """How a game looks in a terminal. One object serves one table; it may remember what a seat is trying out."""

    def table(self, view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        """Draw everything the viewer sees. `of`: the seat whose own part is drawn large, else the viewer's."""

    def choices(self, view: JsonObject, words: Words) -> list[Choice]:
        """Return the moves to offer by number. Others remain possible by their notation."""

    def hint(self, view: JsonObject, words: Words) -> str | None:
        """Return what can be typed besides moves in the step at hand, if anything."""

    def legend(self, words: Words) -> str | None:
        """Return what the marks of the drawing mean, for `help`."""

    def answer(self, view: JsonObject, words: Words, width: int, line: str) -> Answer | None:
        """Return what a typed line means in the step at hand, or None if it is not the drawing's business. Empty: Enter alone."""

    def commands(self, view: JsonObject) -> list[str]:
        """Return the first words of the lines that `answer` takes in the step at hand."""


def drawing_of(game: Game) -> Drawing:
    """Return the drawing of a game, the plain one if it has none."""
    if find_spec(f"signoria.cli.{game.name}") is None:
        return PlainDrawing()
    drawing: Drawing = import_module(f"signoria.cli.{game.name}").DRAWING()
    return drawing


class PlainDrawing:
    """Lists what is in a view, whatever game it is of."""

    HEAD = ("game", "seats", "seat", "options", "components", "actors", "prompt", "moves", "over", "memory")

    def table(self, view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        """List the view, and the players one beside the other."""
        rows = Table.grid(padding=(0, 2))
        for name, value in view.items():
            if name not in (*self.HEAD, "players"):
                rows.add_row(Line(name, style="bold"), _short(value))
        players = view.get("players")
        if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
            return rows
        seats = [cast("JsonObject", player) for player in players]
        beside = Table(box=None, padding=(0, 2, 0, 0))
        beside.add_column("")
        for seat in range(len(seats)):
            beside.add_column(words.names[seat] if seat < len(words.names) else str(seat))
        for name in seats[0]:
            beside.add_row(Line(name, style="bold"), *(_short(player.get(name)) for player in seats))
        return Group(rows, beside)

    def choices(self, view: JsonObject, words: Words) -> list[Choice]:
        """Return all moves; their notation must do."""
        return [Choice(move["text"], "") for move in moves_in(view)]

    def hint(self, view: JsonObject, words: Words) -> str | None:
        """Return nothing: there is nothing else to type."""
        return None

    def legend(self, words: Words) -> str | None:
        """Return nothing: there are no marks."""
        return None

    def answer(self, view: JsonObject, words: Words, width: int, line: str) -> Answer | None:
        """Return nothing: all lines are the frame's."""
        return None

    def commands(self, view: JsonObject) -> list[str]:
        """Return nothing: all lines are the frame's."""
        return []


def _short(value: object) -> str:
    if isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def moves_in(view: JsonObject) -> list[MoveChoice]:
    """Return the legal moves of a view."""
    return cast("list[MoveChoice]", view["moves"])


def prompt_in(view: JsonObject) -> Text:
    """Return the prompt of a view."""
    return cast("Text", view["prompt"])
