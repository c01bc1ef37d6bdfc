"""How a position of The Castles of Tuscany becomes numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from signoria.game import State as AnyState
from signoria.lab.observing import Bytes, Ints, Part
from signoria.lab.tuscany.observation import PLAYER_PARTS, TABLE_PARTS, observation
from signoria.tuscany.kinds import KINDS
from signoria.tuscany.moves import FREE, MOVES, PLACE, SLOTS, TAKE
from signoria.tuscany.region import SPACES
from signoria.tuscany.state import State


class TuscanyObserver:
    """The table, then every player in turn order from the one who looks; see docs/lab.md for the parts."""

    version: int = 1
    meanings: int = MOVES + KINDS

    def parts(self, players: int) -> Sequence[Part]:
        """Return the parts in their order."""
        parts = [
            Part(name, tuple(players if number < 0 else number for number in shape), unit, meaning)
            for name, shape, unit, meaning in TABLE_PARTS
        ]
        for number in range(players):
            parts += [Part(f"player{number}.{name}", shape, unit, meaning) for name, shape, unit, meaning in PLAYER_PARTS]
        return parts

    def observe(self, state: AnyState, seat: int) -> bytes:
        """Return what a seat may know of a position."""
        assert isinstance(state, State)
        return observation(state, seat)

    def meanings_of(self, players: int, observations: Bytes, rows: Ints, moves: Ints) -> Ints:
        """Return what moves mean: taking from the display is taking a kind of tile, a free tile is placed like one of the storage."""
        first = 0
        for part in self.parts(players):
            if part.name == "display":
                break
            first += part.size()
        display = observations[:, first : first + SLOTS * KINDS].reshape(-1, SLOTS, KINDS)
        meanings = moves.copy()
        takes = np.flatnonzero((moves >= TAKE) & (moves < TAKE + SLOTS))
        meanings[takes] = MOVES + display[rows[takes], moves[takes] - TAKE].argmax(axis=1)
        frees = np.flatnonzero((moves >= FREE) & (moves < PLACE))
        place, space = np.divmod(moves[frees] - FREE, SPACES)
        meanings[frees] = PLACE + display[rows[frees], place].argmax(axis=1) * SPACES + space
        return meanings


OBSERVER = TuscanyObserver()
