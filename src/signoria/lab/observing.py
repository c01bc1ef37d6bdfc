"""What a learning program sees: an array of bytes, in named parts, that holds nothing but what a seat may know.

How a position becomes numbers is the business of its game: `signoria.lab.<game>` has the one `Observer` of that game. Everything else in
the laboratory knows only this contract and that of `signoria.game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from signoria.game import BadInput, Game, State

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Part(NamedTuple):
    """A stretch of an observation: its name, its shape and what one step of its numbers counts for."""

    name: str
    shape: tuple[int, ...]
    unit: int
    """Networks divide by it, so that usual values lie between 0 and 1. An observation itself holds the plain counts."""
    meaning: str

    def size(self) -> int:
        """Return how many numbers the part has."""
        return int(np.prod(self.shape))


class Observer(Protocol):
    """Turns positions of one game into arrays of a fixed length for every number of players."""

    version: int
    """Raised when the layout changes: what was written with another version cannot be used together with this one."""

    def parts(self, players: int) -> Sequence[Part]:
        """Return the parts in their order."""

    meanings: int
    """How many meanings moves can have."""

    def observe(self, state: State, seat: int) -> bytes:
        """Return what `seat` may know of a position. States that differ only in what it may not know give the same bytes."""

    def meanings_of(self, players: int, observations: Bytes, rows: Ints, moves: Ints) -> Ints:
        """Return what moves mean, as numbers below `meanings`. `rows` says for each move which of the observations it belongs to.

        A move may name a place, and what it is worth depends on what lies there: its meaning names the thing. Moves of one position that
        mean the same are equally good. A network weighs meanings: what it learns of a thing in one place it knows in all.
        """


def observer_of(game: Game) -> Observer:
    """Return the observer of a game. Raises `BadInput` if the game has none yet."""
    if not find_spec(f"signoria.lab.{game.name}"):
        raise BadInput("lab-no-observer", {"game": game.name})
    observer: Observer = import_module(f"signoria.lab.{game.name}").OBSERVER
    return observer


def size_of(observer: Observer, players: int) -> int:
    """Return the length of an observation."""
    return sum(part.size() for part in observer.parts(players))


def units_of(observer: Observer, players: int) -> Floats:
    """Return for every number of an observation what a network divides it by."""
    return np.concatenate([np.full(part.size(), part.unit, np.float32) for part in observer.parts(players)])


def named(observer: Observer, players: int, observation: Bytes) -> dict[str, Bytes]:
    """Return an observation by the names of its parts, each in its shape. The arrays are windows into the observation."""
    found: dict[str, Bytes] = {}
    first = 0
    for part in observer.parts(players):
        found[part.name] = observation[first : first + part.size()].reshape(part.shape)
        first += part.size()
    return found
