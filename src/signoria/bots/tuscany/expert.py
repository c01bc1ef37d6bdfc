"""`expert`: searches many imagined games, guided by the judgement of `adept` and a value network."""

from __future__ import annotations

from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.judgement import Judgement
from signoria.bots.tuscany.network import network_for
from signoria.bots.tuscany.search import Search
from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.state import State

SECONDS = 0.5
"""Processor time for a decision."""
EXPLORE = 0.3
HEAT = 2.0


class ExpertBot:
    """Looks ahead for half a second."""

    name = "expert"
    seconds = SECONDS

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move the search came back to most often; regions are assembled by judgement."""
        assert isinstance(imagined, State)
        judgement = Judgement(adept_weights())
        moves = imagined.moves(seat)
        if imagined.hidden_step() or len(moves) == 1:
            return judgement.choose(imagined, seat)
        search = Search(judgement, network_for(len(imagined.players)).chance, dice, EXPLORE, HEAT)
        return search.think(imagined, seat, self.seconds)
