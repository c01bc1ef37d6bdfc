"""Measure one peer once: `python -m bench.peers SUBJECT PLAYERS MEASURE`. Runs inside the bench environment, started by `speed.py`.

SUBJECT is `catanatron` or the name of an OpenSpiel game. MEASURE is one of
  uniform  uniformly random legal moves, chosen and made from Python by the cheapest public calls;
  checked  the same through the call that checks each move (catanatron only);
  inside   whole random games inside the compiled library (OpenSpiel only);
  copy     copies of states in the middle of games.
"""

from __future__ import annotations

import importlib
from random import Random
from typing import TYPE_CHECKING, Final, Protocol, cast

from bench.clock import read_order, report, timed_copies, timed_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.clock import CopyOfOne, Figure

_MIDDLE_GAMES: Final = 20
_ROLLOUTS: Final = 20
_CHANCE: Final = -1
_TERMINAL: Final = -4


class _CatanState(Protocol):
    playable_actions: list[object]
    num_turns: int


class _Catan(Protocol):
    state: _CatanState

    def execute(self, action: object, validate_action: bool = True) -> object: ...

    def winning_color(self) -> object: ...

    def copy(self) -> _Catan: ...


class _SpielState(Protocol):
    def current_player(self) -> int: ...

    def legal_actions(self) -> list[int]: ...

    def chance_outcomes(self) -> list[tuple[int, float]]: ...

    def apply_action(self, action: int) -> None: ...

    def clone(self) -> _SpielState: ...


class _SpielGame(Protocol):
    def new_initial_state(self) -> _SpielState: ...

    def num_players(self) -> int: ...


class _Searcher(Protocol):
    def mcts_search(self, state: _SpielState) -> object: ...


class _Spiel(Protocol):
    def load_game(self, name: str, parameters: dict[str, int] = ...) -> _SpielGame: ...

    def RandomRolloutEvaluator(self, n_rollouts: int, seed: int) -> object: ...  # noqa: N802 - the peer's name

    def MCTSBot(  # noqa: N802 - the peer's name
        self,
        game: _SpielGame,
        evaluator: object,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> _Searcher: ...


def middle_of(line: list[CopyOfOne]) -> CopyOfOne:
    """Return the element half way through a game of which every position was kept."""
    return line[len(line) // 2]


def measure_catanatron(players: int, measure: str, seconds: float, seed: int) -> Figure:
    """Play or copy games of catanatron, the board game engine with players of its own."""
    package = importlib.import_module("catanatron.game")
    people = importlib.import_module("catanatron.models.player")
    new_game = cast("Callable[..., _Catan]", package.Game)
    turns_limit = cast("int", package.TURNS_LIMIT)
    colors = list(people.Color)[:players]
    chance = Random(seed).random

    def play(checked: bool, keep: list[CopyOfOne] | None = None) -> int:
        game = new_game([people.RandomPlayer(color) for color in colors], seed=int(chance() * 1e15) + 1)
        state = game.state
        moves = 0
        while game.winning_color() is None and state.num_turns < turns_limit:
            actions = state.playable_actions
            game.execute(actions[int(chance() * len(actions))], checked)
            moves += 1
            if keep is not None:
                keep.append(game.copy().copy)
        return moves

    if measure == "copy":
        return timed_copies([_kept(lambda keep: play(False, keep)) for _ in range(_MIDDLE_GAMES)], seconds)
    if measure not in ("uniform", "checked"):
        raise SystemExit(f"catanatron has no measure {measure!r}")
    return timed_games(lambda: play(measure == "checked"), seconds)


def measure_spiel(name: str, players: int, measure: str, seconds: float, seed: int) -> Figure:
    """Play or copy an OpenSpiel game. Outcomes of chance cost time, as they do in a real game, but are not counted as moves."""
    spiel = cast("_Spiel", importlib.import_module("pyspiel"))
    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")
    game = spiel.load_game(name)
    if game.num_players() != players:
        game = spiel.load_game(name, {"players": players})
    chance = Random(seed).random

    def play(keep: list[CopyOfOne] | None = None) -> int:
        state = game.new_initial_state()
        moves = 0
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                moves += 1
                if keep is not None:
                    keep.append(state.clone().clone)
            elif player == _CHANCE:
                rest = chance()
                for outcome in state.chance_outcomes():
                    rest -= outcome[1]
                    if rest <= 0:
                        break
                state.apply_action(outcome[0])
            elif player == _TERMINAL:
                return moves
            else:
                raise SystemExit(f"{name} has simultaneous moves; the bench does not drive such games")

    if measure == "copy":
        return timed_copies([_kept(play) for _ in range(_MIDDLE_GAMES)], seconds)
    if measure == "uniform":
        return timed_games(play, seconds)
    if measure == "inside":
        # A search of one simulation evaluates its root and does nothing else: that is, it plays these random games.
        searcher = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(_ROLLOUTS, seed), 2.0, 1, 100, False, seed, False)
        start = game.new_initial_state()
        while start.current_player() == _CHANCE:
            outcomes = start.chance_outcomes()
            start.apply_action(outcomes[int(chance() * len(outcomes))][0])

        def roll_out() -> int:
            searcher.mcts_search(start)
            # The library does not say how many moves it made: `speed.py` multiplies by the mean length of the driven games.
            return 0

        return timed_games(roll_out, seconds, _ROLLOUTS)
    raise SystemExit(f"OpenSpiel has no measure {measure!r}")


def _kept(play: Callable[[list[CopyOfOne]], int]) -> CopyOfOne:
    line: list[CopyOfOne] = []
    play(line)
    return middle_of(line)


def main() -> None:
    """Measure what the command line names."""
    order = read_order("Measure one peer once.")
    if order.subject == "catanatron":
        figure = measure_catanatron(order.players, order.measure, order.seconds, order.seed)
    else:
        figure = measure_spiel(order.subject, order.players, order.measure, order.seconds, order.seed)
    report(figure)


if __name__ == "__main__":
    main()
