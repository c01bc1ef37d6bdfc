"""Measure this engine once: `python -m bench.engine GAME PLAYERS MEASURE`, started by `speed.py`.

SIGNORIA_PURE=1 in the environment asks for the interpreted form.

MEASURE is one of
  form             print which form of the engine runs;
  uniform          uniformly random legal moves, chosen and made from Python: `actors`, `moves`, `apply`;
  sensible         the same calls along games that were played sensibly at random beforehand;
  checked          as `sensible`, but with `play`, which checks each move;
  inside           whole uniformly random games by the engine's own `playout`;
  inside-sensible  whole sensibly random games by the engine's own `playout`;
  copy             copies of states in the middle of sensibly random games.
"""

from __future__ import annotations

import importlib
from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

from bench.clock import read_order, report, timed_copies, timed_games
from signoria.chance import Dice
from signoria.engine_form import form
from signoria.games import game_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.clock import CopyOfOne, Figure
    from signoria.game import Game, State

_RECORDED_GAMES: Final = 100
_MIDDLE_GAMES: Final = 20


class _Playouts(Protocol):
    """The random players a game has inside the engine."""

    def playout(self, state: State, dice: Dice, sensible: bool = True) -> int: ...

    def sensible_move(self, state: State, seat: int, dice: Dice) -> int: ...


class _PositionPlayouts(Protocol):
    """The same for a game whose state holds a position, and whose playouts work on that."""

    def play_out(self, position: object, dice: Dice, sensible: bool) -> int: ...

    def choose(self, moves: list[int], dice: Dice, sensible: bool) -> int: ...


class _HoldsPosition(Protocol):
    position: object


class _OnPositions:
    """Make playouts on positions look like playouts on states."""

    def __init__(self, playouts: _PositionPlayouts) -> None:
        self._playouts = playouts

    def playout(self, state: State, dice: Dice, sensible: bool = True) -> int:
        return self._playouts.play_out(cast("_HoldsPosition", state).position, dice, sensible)

    def sensible_move(self, state: State, seat: int, dice: Dice) -> int:
        return self._playouts.choose(state.moves(seat), dice, True)


def playouts_of(name: str) -> _Playouts:
    """Return the random players of a game, from its module `playout`."""
    module = importlib.import_module(f"signoria.{name}.playout")
    if hasattr(module, "sensible_move"):
        return cast("_Playouts", module)
    return _OnPositions(cast("_PositionPlayouts", module))


class Recorded(NamedTuple):
    """A game played beforehand: the seed of its chance and its moves, each with the seat."""

    seed: str
    moves: list[tuple[int, int]]


def recorded(game: Game, players: int, playouts: _Playouts, seed: str) -> Recorded:
    """Play a game sensibly at random. Choices and chance have dice of their own, so that the moves alone reproduce the game."""
    chance, choice = Dice(seed), Dice(seed + " choice")
    state = game.start(players, {}, chance)
    moves: list[tuple[int, int]] = []
    while actors := state.actors():
        seat = actors[0]
        move = playouts.sensible_move(state, seat, choice)
        moves.append((seat, move))
        state.apply(seat, move, chance)
    return Recorded(seed, moves)


def middle_of(game: Game, players: int, line: Recorded) -> State:
    """Return the state half way through a recorded game."""
    chance = Dice(line.seed)
    state = game.start(players, {}, chance)
    for seat, move in line.moves[: len(line.moves) // 2]:
        state.apply(seat, move, chance)
    return state


def uniform_play(game: Game, players: int, seed: int) -> Callable[[], int]:
    """Return how to play a uniformly random game, driven from Python exactly as the peers are."""
    dice = Dice(seed)
    choose = Random(seed).random

    def play() -> int:
        state = game.start(players, {}, dice)
        made = 0
        while actors := state.actors():
            seat = actors[0]
            moves = state.moves(seat)
            state.apply(seat, moves[int(choose() * len(moves))], dice)
            made += 1
        return made

    return play


def sensible_play(game: Game, players: int, seed: int, lines: list[Recorded], checked: bool) -> Callable[[], int]:
    """Return how to play one recorded game after the other with the calls and the cost of choosing of `uniform_play`.

    A policy written in Python would take more time than the rules; written inside the engine, it would not be driven from Python. So the
    list of moves is asked for and one of them picked at random as ever, and then the recorded move is made instead.
    """
    choose = Random(seed).random
    turn = cycle(lines)

    def play() -> int:
        line = next(turn)
        dice = Dice(line.seed)
        state = game.start(players, {}, dice)
        carry_out = state.play if checked else state.apply
        for _, move in line.moves:
            seat = state.actors()[0]
            moves = state.moves(seat)
            moves[int(choose() * len(moves))]
            carry_out(seat, move, dice)
        assert not state.actors(), "a recorded game came out differently"
        return len(line.moves)

    return play


def measured(name: str, players: int, measure: str, seconds: float, seed: int) -> Figure:
    """Take one measurement."""
    game = game_named(name)
    playouts = playouts_of(name)
    dice = Dice(seed)
    if measure == "uniform":
        return timed_games(uniform_play(game, players, seed), seconds)
    if measure in ("inside", "inside-sensible"):
        sensible = measure == "inside-sensible"
        return timed_games(lambda: playouts.playout(game.start(players, {}, dice), dice, sensible), seconds)
    if measure in ("sensible", "checked"):
        lines = [recorded(game, players, playouts, f"{seed}:{number}") for number in range(_RECORDED_GAMES)]
        return timed_games(sensible_play(game, players, seed, lines, measure == "checked"), seconds)
    if measure == "copy":
        lines = [recorded(game, players, playouts, f"{seed}:{number}") for number in range(_MIDDLE_GAMES)]
        copies: list[CopyOfOne] = [middle_of(game, players, line).copy for line in lines]
        return timed_copies(copies, seconds)
    raise SystemExit(f"there is no measure {measure!r}")


def form_found(name: str) -> str:
    """Return the form that really runs: by the file the game's moves were loaded from, not only by what was chosen."""
    game_named(name)
    file = importlib.import_module(f"signoria.{name}.playout").__file__ or ""
    loaded = "interpreted" if file.endswith(".py") else "compiled"
    if loaded != form().name:
        raise SystemExit(f"{form().name} was chosen, but {loaded} was loaded")
    return loaded


def main() -> None:
    """Measure what the command line names."""
    order = read_order("Measure this engine once.")
    if order.measure == "form":
        print(form_found(order.subject))
    else:
        report(measured(order.subject, order.players, order.measure, order.seconds, order.seed))


if __name__ == "__main__":
    main()
