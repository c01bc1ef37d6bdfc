"""`expert`: searches many imagined games for half a second, guided by the judgement of `adept` and a small value network."""

from __future__ import annotations

from signoria.bots.tuscany.search import Manner
from signoria.bots.tuscany.thinker import Thinker


class ExpertBot(Thinker):
    """Looks ahead for half a second."""

    name = "expert"
    seconds = 0.5
    network = "values"

    def manner(self) -> Manner:
        """Look at one position at a time, with the network's first sight."""
        return Manner(explore=0.3, heat=2.0, wave=1, halving=False, sharp=False)
