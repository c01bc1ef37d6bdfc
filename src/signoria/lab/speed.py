"""Measure how fast many tables are stepped: `python -m signoria.lab.speed [GAME] [TABLES] [SECONDS]`."""

from __future__ import annotations

import sys
import time

from signoria.chance import Dice
from signoria.games import PACKAGES, game_named
from signoria.lab.tables import Tables


def steps_per_second(game: str, players: int, number: int, seconds: float) -> float:
    """Return how many steps all tables together make in a second, moves chosen at random."""
    tables, dice = Tables(game, players, number, "speed"), Dice("speed")
    steps, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        tables.step(tables.random_actions(dice))
        steps += number
    return steps / passed


def moves_per_second(game: str, players: int, seconds: float) -> float:
    """Return how many random moves the rules alone make in a second, called from Python, with nothing observed."""
    rules, dice = game_named(game), Dice("speed")
    moves, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        state = rules.start(players, {}, dice)
        while actors := state.actors():
            legal = state.moves(actors[0])
            state.play(actors[0], legal[dice.number(len(legal))], dice)
            moves += 1
    return moves / passed


def main() -> None:
    """Print a row for every number of players."""
    given = sys.argv[1:]
    game = given[0] if given else next(iter(PACKAGES))
    number, seconds = int(given[1]) if len(given) > 1 else 64, float(given[2]) if len(given) > 2 else 3.0
    print(f"{game}, {number} tables")
    print("| players | steps per second | rules alone, moves per second | share |")
    print("| --- | --- | --- | --- |")
    for players in game_named(game).seats:
        steps, moves = steps_per_second(game, players, number, seconds), moves_per_second(game, players, seconds)
        print(f"| {players} | {steps:,.0f} | {moves:,.0f} | {steps / moves:.2f} |")


if __name__ == "__main__":
    main()
