"""`master`: searches like `expert`, but faster, longer, and with a sharper eye; and founds its region by experience."""

from __future__ import annotations

from signoria.bots.tuscany.search import Manner
from signoria.bots.tuscany.thinker import Thinker


class MasterBot(Thinker):
    """Looks ahead for two seconds, and sees more in every position."""

    name = "master"
    seconds = 2.0
    network = "insight"
    experienced = True

    def manner(self) -> Manner:
        """Share the time out evenly among the candidates and drop the worse half of them again and again, many positions at a time."""
        return Manner(explore=0.3, heat=2.0, wave=8, halving=True, sharp=True)
