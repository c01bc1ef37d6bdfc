"""A small value network in plain NumPy: one hidden layer in, a chance to win out. One for each number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np


class Network:
    """The weights of a network, and what they make of the numbers of a position."""

    def __init__(self, hidden: np.ndarray, hidden_bias: np.ndarray, out: np.ndarray, out_bias: float) -> None:
        self.hidden = np.ascontiguousarray(hidden.T, dtype=np.float32)
        self.hidden_bias = hidden_bias.astype(np.float32)
        self.out = out.astype(np.float32)
        self.out_bias = out_bias

    def chance(self, numbers: list[float]) -> float:
        """Return the chance to win of the seat whose features are given."""
        layer = np.tanh(self.hidden.dot(np.array(numbers, dtype=np.float32)) + self.hidden_bias)
        return float(1.0 / (1.0 + np.exp(-(self.out.dot(layer) + self.out_bias))))


@cache
def network_for(seats: int) -> Network:
    """Return the network of a number of players."""
    with files(__package__).joinpath(f"values-{seats}.npz").open("rb") as packed:
        weights = np.load(packed)
        return Network(weights["w1"], weights["b1"], weights["w2"][:, 0], float(weights["b2"][0]))
