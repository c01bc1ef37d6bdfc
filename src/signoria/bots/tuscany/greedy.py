"""`greedy`: weighs every move by what it brings at once. Frozen: a yardstick for all that come after."""

from __future__ import annotations

from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.state import State


class GreedyBot:
    """Looks one move ahead."""

    name = "greedy"

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move that looks best at once."""
        assert isinstance(imagined, State)
        return imagined.moves(seat)[0]
