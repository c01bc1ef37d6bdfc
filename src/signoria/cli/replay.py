"""A record shown again: its log in words, the position after any move, and stepping through it with keys."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.rule import Rule
from rich.text import Text as Line

from signoria.cli.drawing import drawing_of, prompt_in
from signoria.cli.history import History
from signoria.cli.speech import Misuse
from signoria.cli.terminal import result_table
from signoria.game import Event
from signoria.words import Words

FORWARD = (" ", "\r", "\n", "n", "\x1b[C", "\x1b[B")
BACK = ("p", "b", "\x7f", "\x1b[D", "\x1b[A")
LEAVE = ("q", "\x1b", "\x04")


def show_log(history: History, words: Words, console: Console, upto: int | None = None) -> None:
    """Print every move with what it brought about. Whoever holds the record may see everything in it."""
    record = history.record
    for number, entry in enumerate(history.made[:upto]):
        assert entry.move is not None
        move = f"{record.names[entry.seat]}: {record.game.move_text(entry.move)}"
        console.print(Line.assemble((f"{number + 1:>4} ", "dim"), (move, "bold")))
        for line in lines_of(history.events[number], words):
            console.print(Line(f"     {line}"))
    if upto is None and (undone := sum(1 for entry in record.entries if entry.move is None)):
        console.print(Line(words("cli-replay-undone", count=undone), style="dim"))
    result = record.state.result()
    if upto is None and result is not None:
        console.print(Rule(words("cli-result"), style="dim"))
        console.print(result_table(result, words, record.game.name))


def lines_of(events: list[Event], words: Words) -> list[str]:
    """Return what a move brought about, with what only its player saw."""
    return [
        f"{words.names[event.seat or 0]}: {line}" if event.secret else line
        for event in events
        for line in [words.say(event.seen_by(event.seat if event.secret else None))]
    ]


def show_position(history: History, moves: int, words: Words, console: Console) -> None:
    """Draw the position after a number of moves, seen by the player who decides there."""
    if not 0 <= moves <= len(history.made):
        raise Misuse("cli-replay-at", at=moves, moves=len(history.made))
    state = history.at(moves)
    actors = state.actors()
    view = state.view(actors[0] if actors else None)
    console.print(Rule(words("cli-replay-position", at=moves, moves=len(history.made)), style="dim"))
    console.print(drawing_of(history.record.game).table(view, words, console.width))
    if moves:
        for line in lines_of(history.events[moves - 1], words):
            console.print(Line(line))
    prompt = prompt_in(state.view(None))
    console.print(Line(words.say(prompt), style="bold"))


def step_through(history: History, at: int, words: Words, console: Console) -> None:
    """Step through the positions with keys."""
    if not console.is_terminal or not sys.stdin.isatty():
        raise Misuse("cli-replay-terminal")
    while True:
        console.clear()
        show_position(history, at, words, console)
        console.print(Line(words("cli-replay-keys"), style="dim"))
        key: str = click.getchar()
        if key in LEAVE:
            return
        if key in FORWARD:
            at = min(at + 1, len(history.made))
        elif key in BACK:
            at = max(at - 1, 0)
        elif key in ("\x1b[H", "0"):
            at = 0
        elif key in ("\x1b[F", "$"):
            at = len(history.made)
