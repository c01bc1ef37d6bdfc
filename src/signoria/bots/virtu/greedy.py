"""`greedy`: compares whole years of its own and never looks beyond. Frozen: a yardstick for all that come after."""

from __future__ import annotations

from signoria.bots.virtu.thumb import decide, fallback
from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.virtu.state import VirtuState
from signoria.virtu.turns import frame_of


class GreedyBot:
    """Plays the year that leaves it best off after its Winter, as far as rules of thumb carry it through that year."""

    name = "greedy"

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the chosen move of `seat`."""
        assert isinstance(imagined, VirtuState)
        moves = imagined.moves(seat)
        if len(moves) == 1:
            return moves[0]
        frame = frame_of(imagined.position, seat)
        assert frame is not None
        move = int(decide(imagined.position, frame, dice))
        return move if move in moves else int(fallback(imagined.position, frame))
