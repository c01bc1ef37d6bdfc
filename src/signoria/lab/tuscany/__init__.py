"""How a position of The Castles of Tuscany becomes numbers."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.game import State as AnyState
from signoria.lab.observing import Part
from signoria.lab.tuscany.observation import PLAYER_PARTS, TABLE_PARTS, observation
from signoria.tuscany.state import State


class TuscanyObserver:
    """The table, then every player in turn order from the one who looks; see docs/lab.md for the parts."""

    version: int = 1

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


OBSERVER = TuscanyObserver()
