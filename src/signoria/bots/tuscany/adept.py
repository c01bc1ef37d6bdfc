"""`adept`: the rules of thumb of `judgement`, with weights found by playing against itself. Decides at once."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from signoria.bots.tuscany.judgement import NAMES, Judgement
from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.state import State


@cache
def adept_weights() -> list[float]:
    """Return the weights: for one, two and three scorings left, one after the other."""
    table: dict[str, list[float]] = json.loads(files(__package__).joinpath("adept.json").read_text("utf-8"))
    return [table[name][left] for left in range(3) for name in NAMES]


class AdeptBot:
    """Weighs every move by experience and never looks ahead."""

    name = "adept"

    def __init__(self) -> None:
        self._judgement = Judgement(adept_weights())

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move that is worth most."""
        assert isinstance(imagined, State)
        return self._judgement.choose(imagined, seat)
