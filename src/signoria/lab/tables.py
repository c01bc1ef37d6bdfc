"""Many games at once, as arrays: what a learning program steps through fastest. Needs nothing but NumPy.

Every table waits for one seat. Where a step is simultaneous and hidden, the seats that must choose are asked one after the other; what
they chose shows in no observation before the step ends, so the order tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

from signoria.chance import Chance, Dice
from signoria.game import BadInput, Game, Json, Refused, Result, State
from signoria.games import game_named
from signoria.lab.keeping import keep
from signoria.lab.observing import Bytes, Floats, observer_of, size_of

Booleans = NDArray[np.bool_]
Ints = NDArray[np.int64]


def returns_of(result: Result) -> list[float]:
    """Return what a game is worth to each seat: 1 for winning alone, -1/(n-1) for losing, ties share. The sum is always 0."""
    seats, first = len(result.places), result.places.count(1)
    won = (seats / first - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if place == 1 else lost for place in result.places]


def mask_of(game: Game, moves: list[int]) -> NDArray[np.int8]:
    """Return for every action whether it is among `moves`: 1 or 0."""
    mask = np.zeros(game.move_count, np.int8)
    mask[moves] = 1
    return mask


def whole_number(name: str, value: object, least: int) -> int:
    """Return a whole number that was given under a name. Raises `BadInput` if it is none, or too small."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        raise BadInput("lab-not-whole", {"name": name, "least": least, "value": repr(value)})
    return int(value)


def game_for(name: str, players: int, options: Mapping[str, Json]) -> Game:
    """Return the game of a name; its tables can be copied. Raises `BadInput` if it is not for so many players and these options."""
    game = game_named(name)
    observer_of(game)
    keep(game, game.start(whole_number("players", players, 1), options, Dice(0)))  # the game itself knows best what is wrong
    return game


class Tables:
    """Several tables of one game. Actions are the moves of the game; a table whose game ends deals the next one by itself.

    `seats`, `observations` and `masks` belong to the decisions that are due now. They are overwritten by `step`: copy what you keep.
    """

    def __init__(self, game: str, players: int, number: int, seed: int | str = 0, options: Mapping[str, Json] | None = None) -> None:
        self.options: Mapping[str, Json] = options or {}
        self.game = game_for(game, players, self.options)
        self.players = players
        self.number = whole_number("number", number, 1)
        self.seed = seed
        self._observe = observer_of(self.game).observe
        self.states: list[State] = []
        self._chances: list[Chance] = []
        self.dealt = 0
        """How many games were begun."""
        self.seats: Ints = np.zeros(number, np.int64)
        self.observations: Bytes = np.zeros((number, size_of(observer_of(self.game), players)), np.uint8)
        self.masks: Booleans = np.zeros((number, self.game.move_count), np.bool_)
        self._moves: list[list[int]] = [[] for _ in range(number)]
        for table in range(number):
            state, chance = self._deal()
            self.states.append(state)
            self._chances.append(chance)
            self._look(table, state)

    def _deal(self) -> tuple[State, Chance]:
        chance = Dice(f"{self.seed} table {self.dealt}")
        self.dealt += 1
        return self.game.start(self.players, self.options, chance), chance

    def _look(self, table: int, state: State) -> None:
        seat = state.actors()[0]
        self.seats[table] = seat
        self.observations[table] = np.frombuffer(self._observe(state, seat), np.uint8)
        mask = self.masks[table]
        mask[self._moves[table]] = False
        moves = state.moves(seat)
        mask[moves] = True
        self._moves[table] = moves

    def moves(self, table: int) -> list[int]:
        """Return the legal moves of a table as a list, which is quicker to choose from than its mask."""
        return self._moves[table]

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> tuple[Floats, Booleans]:
        """Make one move at every table.

        Return the rewards (tables × players; nothing but zeros until a game ends) and which games ended. Raises `Refused` or `BadInput` if
        a move is illegal or there are not as many as tables; no table has moved then.
        """
        chosen = self._checked(actions)
        rewards = np.zeros((self.number, self.players), np.float32)
        ended = np.zeros(self.number, np.bool_)
        for table, (action, seat) in enumerate(zip(chosen, self.seats.tolist(), strict=True)):
            state = self.states[table]
            state.apply(seat, action, self._chances[table])
            result = state.result()
            if result is not None:
                rewards[table] = returns_of(result)
                ended[table] = True
                state, self._chances[table] = self._deal()
                self.states[table] = state
            self._look(table, state)
        return rewards, ended

    def _checked(self, actions: NDArray[np.integer] | Sequence[int]) -> list[int]:
        """Return the actions if all are legal. Raises `Refused` or `BadInput` with the table."""
        given = np.asarray(actions)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            raise BadInput("lab-actions", {"tables": self.number})
        chosen: list[int] = given.tolist()
        for table, action in enumerate(chosen):
            if action not in self._moves[table]:
                try:
                    self.states[table].check(int(self.seats[table]), action)
                except Refused as refused:
                    raise Refused(refused.rule, "lab-at-table", {"table": table, "problem": cast("Json", refused.text())}) from refused
                except BadInput as bad:
                    raise BadInput("lab-at-table", {"table": table, "problem": cast("Json", bad.text())}) from bad
        return chosen

    def random_actions(self, dice: Dice) -> Ints:
        """Return a legal action for every table, all equally likely."""
        return np.array([moves[dice.number(len(moves))] for moves in self._moves], np.int64)
