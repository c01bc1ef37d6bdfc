"""A finished game to look at, made by bots in a moment."""

from __future__ import annotations

from functools import cache

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.games import game_named
from signoria.record import Record


@cache
def record_text(seats: int = 2) -> str:
    """Return the record of a game that bots played."""
    game = game_named("tuscany")
    record = Record.new(game, [f"Bot {seat + 1}" for seat in range(seats)], known=b"browser tests".ljust(32))
    bot, dice = bot_named(game, "greedy"), Dice("browser")
    while actors := record.state.actors():
        seat = actors[0]
        imagined = game.imagine(record.state.view(seat), dice)
        record.play(seat, bot.choose(imagined, seat, dice))
    return record.text(with_secret=True)
