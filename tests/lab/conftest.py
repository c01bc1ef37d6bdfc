"""Positions to look at, for the tests of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.chance import Dice
from signoria.game import State
from signoria.games import game_named
from signoria.tuscany import playout, state


def positions(game: str, players: int, games: int, *, sensible: bool = True) -> Iterator[State]:
    """Yield every position of some games, the last one over: sensible play where the game has it (it goes further), else random moves."""
    rules = game_named(game)
    for number in range(games):
        dice = Dice(f"lab {game} {players} {number}")
        table = rules.start(players, {}, dice)
        while actors := table.actors():
            yield table
            seat = actors[dice.number(len(actors))]
            if sensible and isinstance(table, state.State):
                move = playout.sensible_move(table, seat, dice)
            else:
                moves = table.moves(seat)
                move = moves[dice.number(len(moves))]
            table.apply(seat, move, dice)
        yield table
