"""A small value network in plain NumPy: one hidden layer in, a chance to win out. One for each number of players.

A network that has learnt the views of a position together gives odds instead: the players share one win out in proportion to theirs.
"""

from __future__ import annotations

from functools import cache, cached_property
from importlib.resources import files
from typing import IO, Self, TypeAlias

import numpy as np

from signoria.bots.tuscany.sight import BELOW, GRAIN, OF_PLAYER, OF_TABLE

MOST = 30.0
"""The largest logarithm of odds: beyond it nothing is surer."""
Numbers: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float32]]"


class Network:
    """The weights of a network, and what they make of the numbers of positions."""

    def __init__(self, hidden: np.ndarray, hidden_bias: np.ndarray, out: np.ndarray, out_bias: float, *, together: bool) -> None:
        self.hidden = np.ascontiguousarray(hidden, dtype=np.float32)
        self.hidden_bias = hidden_bias.astype(np.float32)
        self.out = out.astype(np.float32)
        self.out_bias = np.float32(out_bias)
        self.together = together

    @classmethod
    def load(cls, packed: IO[bytes]) -> Self:
        """Return the network in an open file."""
        weights = np.load(packed)
        return cls(weights["w1"], weights["b1"], weights["w2"][:, 0], float(weights["b2"][0]), together="together" in weights)

    @cached_property
    def in_ink(self) -> tuple[Numbers, Numbers]:
        """The first weights for numbers in ink: it counts steps from its least number, and what is not written weighs nothing."""
        lanes = written((len(self.hidden) - OF_TABLE) // OF_PLAYER)
        weights = np.zeros((len(lanes), self.hidden.shape[1]), np.float32)
        weights[lanes] = self.hidden / GRAIN
        return weights, self.hidden_bias - BELOW * self.hidden.sum(0)

    def chances(self, numbers: list[float]) -> list[float]:
        """Return the chance to win, or the odds, for every view of a position whose numbers are given, one view after the other."""
        rows = np.array(numbers, dtype=np.float32).reshape(-1, len(self.hidden))
        return self._look(rows @ self.hidden + self.hidden_bias)

    def chances_in_ink(self, words: list[int]) -> list[float]:
        """Return the same for numbers that were written with `Ink`."""
        weights, bias = self.in_ink
        rows = np.array(words, dtype=np.int64).view(np.uint16).reshape(-1, len(weights))
        return self._look(rows.astype(np.float32) @ weights + bias)

    def _look(self, layer: Numbers) -> list[float]:
        np.tanh(layer, out=layer)
        logits = layer @ self.out
        logits += self.out_bias
        if self.together:
            odds: list[float] = np.exp(np.clip(logits, -MOST, MOST)).tolist()
            return odds
        chances: list[float] = (1.0 / (1.0 + np.exp(-logits))).tolist()
        return chances


def written(seats: int) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    """Return which lanes of the words of a position hold a number: every part, of the table or of a player, begins with a new word."""
    lanes: list[bool] = []
    for numbers in [OF_TABLE] + [OF_PLAYER] * seats:
        lanes += [True] * numbers + [False] * (-numbers % 4)
    return np.array(lanes)


@cache
def network_for(seats: int, name: str = "values") -> Network:
    """Return the network of a number of players."""
    with files(__package__).joinpath(f"{name}-{seats}.npz").open("rb") as packed:
        return Network.load(packed)
