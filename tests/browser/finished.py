"""A finished game to look at, made by bots in a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.games import game_named
from signoria.record import Record


class Played(NamedTuple):
    """A game that bots played, and moments of it with the seats that had to decide or had moved."""

    record: Record
    nothing_to_take: list[tuple[int, int]]
    scored: list[tuple[int, int]]


@cache
def record_text(seats: int = 2) -> str:
    """Return the record of a game that bots played."""
    return _played(b"browser tests", seats).record.text(with_secret=True)


@cache
def scorings(seats: int = 2) -> list[tuple[int, int]]:
    """Return the moments of the same game at which a round was scored, and who had moved."""
    return _played(b"browser tests", seats).scored


@cache
def nothing_fits() -> tuple[str, int, int]:
    """Return the record of a game, a moment of it when no tile of the display could be placed, and whose turn it was."""
    for deal in range(1000):
        record, moments, _ = _played(f"nothing fits {deal}".encode(), 2)
        if moments:
            return record.text(with_secret=True), *moments[0]
    raise AssertionError("the display always has something that fits")


@cache
def decision(step: str, seats: int = 2) -> tuple[str, int, int]:
    """Return the record of a game, the moment with the most choices when somebody had to decide `step` (as views name it), and who."""
    found: list[tuple[int, int, int]] = []
    for deal in range(60):
        record, _, _ = _played(
            f"decision {deal}".encode(),
            seats,
            lambda n, seat, view: found.append((len(view["moves"]), n, seat)) if view["step"] == step else None,
        )
        if found:
            _, n, seat = max(found)
            return record.text(with_secret=True), n, seat
    raise AssertionError(f"nobody ever had to decide: {step}")


def _played(secret: bytes, seats: int, look: Callable[[int, int, Mapping[str, Any]], None] | None = None) -> Played:
    """Let bots play a game; `look` is shown every decision."""
    game = game_named("tuscany")
    record = Record.new(game, [f"Bot {seat + 1}" for seat in range(seats)], known=secret.ljust(32))
    bot, dice = bot_named(game, "greedy"), Dice("browser")
    moments: list[tuple[int, int]] = []
    scored: list[tuple[int, int]] = []
    while actors := record.state.actors():
        seat = actors[0]
        view = record.state.view(seat)
        if look:
            look(len(record.entries), seat, view)
        if view["step"] == "action" and any(game.move_text(move).startswith("refresh") for move in record.state.moves(seat)):
            moments.append((len(record.entries), seat))
        events = record.play(seat, bot.choose(game.imagine(view, dice), seat, dice))
        if any(event.key == "tuscany-log-scoring" for event in events):
            scored.append((len(record.entries), seat))
    return Played(record, moments, scored)
