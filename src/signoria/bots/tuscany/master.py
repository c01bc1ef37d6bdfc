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
        """Look at several positions at a time, and no longer than the choice is open."""
        return Manner(explore=0.3, heat=2.0, wave=8, halving=False, sharp=True, brisk=True)
