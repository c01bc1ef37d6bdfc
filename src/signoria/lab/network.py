"""A small policy-value network in plain NumPy: two hidden layers, then how good every move is and what the game is worth.

One network serves one game and one number of players. It sees observations as `signoria.lab.observing` makes them and nothing else.
"""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np

from signoria.chance import Dice
from signoria.game import BadInput, Game, JsonObject, State
from signoria.games import game_named
from signoria.lab.observing import Bytes, Floats, observer_of, size_of, units_of
from signoria.lab.tables import Booleans, mask_of

Weights = dict[str, Floats]
NAMES = ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")
NEVER = np.float32(-1e9)
PREFIX = "net:"
"""How a network is named where bots are named: net:FILE."""


class Kind(NamedTuple):
    """What a network is for. Networks and data sets of different kinds do not fit together."""

    game: str
    players: int
    observer: int
    """The version of the observer."""
    moves: int

    @classmethod
    def of(cls, game: Game, players: int) -> Kind:
        """Return the kind for a game and a number of players. Raises `BadInput` if the game has no observer."""
        return cls(game.name, players, observer_of(game).version, game.move_count)


class Guess(NamedTuple):
    """What a network makes of some observations, and the layers in between."""

    policy: Floats
    """For every move its probability; 0 for those that are not legal."""
    value: Floats
    """What the game is worth to the seat, from -1 to 1."""
    inputs: Floats
    first: Floats
    second: Floats


class Network:
    """The weights of a network."""

    def __init__(self, kind: Kind, weights: Weights, about: JsonObject | None = None) -> None:
        self.kind = kind
        self.weights = weights
        self.about: JsonObject = about or {}
        """How it was trained."""
        self._scale: Floats = np.reciprocal(units_of(observer_of(game_named(kind.game)), kind.players))

    @classmethod
    def new(cls, kind: Kind, hidden: int, seed: int) -> Network:
        """Return an untrained network. The same seed gives the same one."""
        rng = np.random.default_rng(seed)
        size = size_of(observer_of(game_named(kind.game)), kind.players)

        def drawn(rows: int, columns: int, gain: float) -> Floats:
            return (rng.standard_normal((rows, columns), np.float32) * np.float32((gain / rows) ** 0.5)).astype(np.float32)

        weights = {
            "w1": drawn(size, hidden, 8.0),  # most inputs are 0: with the usual gain the first layer would hardly stir
            "b1": np.zeros(hidden, np.float32),
            "w2": drawn(hidden, hidden, 2.0),
            "b2": np.zeros(hidden, np.float32),
            "wp": drawn(hidden, kind.moves, 0.1),
            "bp": np.zeros(kind.moves, np.float32),
            "wv": drawn(hidden, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        return cls(kind, weights)

    def guess(self, observations: Bytes, masks: Booleans) -> Guess:
        """Return probabilities of the moves and the value, for a row of observations and masks."""
        weights = self.weights
        inputs: Floats = np.multiply(observations, self._scale, dtype=np.float32)
        first = np.maximum(inputs @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        scores = np.where(masks, second @ weights["wp"] + weights["bp"], NEVER)
        policy = np.exp(scores - scores.max(axis=1, keepdims=True))
        policy /= policy.sum(axis=1, keepdims=True)
        value = np.tanh(second @ weights["wv"] + weights["bv"])[:, 0]
        return Guess(policy, value, inputs, first, second)

    def save(self, file: Path, **more: Floats) -> None:
        """Write the network, and more arrays beside its weights. A failure leaves an older file whole."""
        about: JsonObject = {"kind": [*self.kind], **self.about}
        write_whole(file, packed({**self.weights, **more, "about": np.array(json.dumps(about))}))

    @classmethod
    def load(cls, file: Path) -> Network:
        """Read a network. Raises `BadInput` if the file holds none, or one for another version of the game."""
        arrays = read_arrays(file)
        try:
            about = json.loads(str(arrays["about"]))
            kind = Kind(*about.pop("kind"))
            weights = {name: arrays[name].astype(np.float32) for name in NAMES}
        except (KeyError, TypeError, ValueError) as error:
            raise BadInput("lab-no-network", {"file": str(file)}) from error
        if kind != Kind.of(game_named(kind.game), kind.players):
            raise BadInput("lab-other-version", {"file": str(file)})
        return cls(kind, weights, about)


class NetworkBot:
    """Plays the move a network finds best, without looking ahead."""

    def __init__(self, network: Network, name: str = "network") -> None:
        self.name = name
        self.network = network
        self._game = game_named(network.kind.game)
        self._observer = observer_of(self._game)

    def weigh(self, imagined: State, seat: int, dice: Dice) -> dict[int, float]:
        """Return the legal moves with how much the network thinks of each; the sum is 1."""
        moves = imagined.moves(seat)
        seen = np.frombuffer(self._observer.observe(imagined, seat), np.uint8)
        mask = mask_of(self._game, moves).astype(np.bool_)
        policy = self.network.guess(seen[None], mask[None]).policy[0]
        return {move: float(policy[move]) for move in moves}

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Return the move the network thinks most of."""
        weights = self.weigh(imagined, seat, dice)
        return max(weights, key=weights.__getitem__)


def packed(arrays: dict[str, np.ndarray], *, squeeze: bool = False) -> bytes:
    """Return arrays as the contents of a file."""
    out = BytesIO()
    (np.savez_compressed if squeeze else np.savez)(out, **arrays)  # type: ignore[arg-type]  # names are names, not flags
    return out.getvalue()


def write_whole(file: Path, contents: bytes) -> None:
    """Write a file that is whole or not there: beside first, then moved."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(contents)
    beside.replace(file)


def read_arrays(file: Path) -> dict[str, np.ndarray]:
    """Read the arrays of a file. Raises `BadInput` if it holds none; nothing in a file is ever run."""
    try:
        with np.load(file, allow_pickle=False) as packed:
            return {name: packed[name] for name in cast("list[str]", packed.files)}
    except FileNotFoundError:
        raise
    except (OSError, ValueError, AttributeError, EOFError, KeyError) as error:
        raise BadInput("lab-no-arrays", {"file": str(file)}) from error
