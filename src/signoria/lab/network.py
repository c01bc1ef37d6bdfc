"""A small policy-value network in plain NumPy: two hidden layers, then how good every meaning of a move is and what the game is worth.

One network serves one game and one number of players. It sees observations as `signoria.lab.observing` makes them and nothing else.
"""

from __future__ import annotations

import hashlib
import json
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np

from signoria.chance import Dice
from signoria.game import BadInput, Game, JsonObject, State
from signoria.games import PACKAGES, game_named
from signoria.lab.observing import Bytes, Floats, Ints, observer_of, size_of, units_of
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

    def is_known(self) -> bool:
        """Return whether it is a kind of today: a game that is there, with its number of players, as it is seen and played now."""
        if self.game not in PACKAGES or self.players not in game_named(self.game).seats:
            return False
        return self == Kind.of(game_named(self.game), self.players)


def shapes_of(inputs: int, hidden: int, meanings: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of every array of weights."""
    return {
        "w1": (inputs, hidden),
        "b1": (hidden,),
        "w2": (hidden, hidden),
        "b2": (hidden,),
        "wp": (hidden, meanings),
        "bp": (meanings,),
        "wv": (hidden, 1),
        "bv": (1,),
    }


class Guess(NamedTuple):
    """What a network makes of some observations, and the layers in between."""

    policy: Floats
    """For every meaning of a move its probability; 0 for those that no legal move has."""
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
        self._observer = observer_of(game_named(kind.game))
        self._scale: Floats = np.reciprocal(units_of(self._observer, kind.players))

    @classmethod
    def new(cls, kind: Kind, hidden: int, seed: int) -> Network:
        """Return an untrained network. The same seed gives the same one."""
        rng = np.random.default_rng(seed)
        observer = observer_of(game_named(kind.game))
        # Most inputs are 0: with the usual gain the first layer would hardly stir.
        gains = {"w1": 8.0, "w2": 2.0, "wp": 0.1, "wv": 0.1}
        weights: Weights = {}
        for name, shape in shapes_of(size_of(observer, kind.players), hidden, observer.meanings).items():
            if name in gains:
                spread = np.float32((gains[name] / shape[0]) ** 0.5)
                weights[name] = (rng.standard_normal(shape, np.float32) * spread).astype(np.float32)
            else:
                weights[name] = np.zeros(shape, np.float32)
        return cls(kind, weights)

    def meanings_of(self, observations: Bytes, rows: Ints, moves: Ints) -> Ints:
        """Return what moves mean, each in the row of its observation."""
        return self._observer.meanings_of(self.kind.players, observations, rows, moves)

    def by_meaning(self, observations: Bytes, weights: Floats | Booleans) -> Floats:
        """Return weights of moves as weights of what they mean, for rows of observations and weights."""
        rows, moves = np.divmod(np.flatnonzero(weights.ravel() != 0), weights.shape[1])  # much faster than asking for both at once
        summed = np.zeros((len(weights), self._observer.meanings), np.float32)
        np.add.at(summed, (rows, self.meanings_of(observations, rows, moves)), weights[rows, moves])
        return summed

    def guess(self, observations: Bytes, masks: Booleans) -> Guess:
        """Return probabilities of what the legal moves mean and the value, for rows of observations and masks."""
        weights = self.weights
        inputs: Floats = np.multiply(observations, self._scale, dtype=np.float32)
        first = np.maximum(inputs @ weights["w1"] + weights["b1"], 0)
        second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
        scores = np.where(self.by_meaning(observations, masks) > 0, second @ weights["wp"] + weights["bp"], NEVER)
        policy = np.exp(scores - scores.max(axis=1, keepdims=True))
        policy /= policy.sum(axis=1, keepdims=True)
        value = np.tanh(second @ weights["wv"] + weights["bv"])[:, 0]
        return Guess(policy, value, inputs, first, second)

    def digest(self) -> str:
        """Return a hash of the weights: two networks with the same one play alike."""
        found = hashlib.sha256(repr(self.kind).encode())
        for name in NAMES:
            found.update(np.ascontiguousarray(self.weights[name], np.float32).tobytes())
        return found.hexdigest()

    def save(self, file: Path, **more: Floats) -> None:
        """Write the network, and more arrays beside its weights. A failure leaves an older file whole."""
        about: JsonObject = {"kind": [*self.kind], **self.about}
        write_whole(file, packed({**self.weights, **more, "about": np.array(json.dumps(about))}))

    @classmethod
    def load(cls, file: Path) -> Network:
        """Read a network. Raises `BadInput` if the file holds none, or one for another version of the game."""
        arrays = read_arrays(file, damaged="lab-no-network")
        try:
            about = json.loads(str(arrays["about"]))
            kind = Kind(*about.pop("kind"))
            weights = {name: arrays[name].astype(np.float32) for name in NAMES}
            fits, hidden = kind.is_known(), len(weights["b1"])
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadInput("lab-no-network", {"file": str(file)}) from error
        if not fits:
            raise BadInput("lab-other-version", {"file": str(file)})
        observer = observer_of(game_named(kind.game))
        shapes = shapes_of(size_of(observer, kind.players), hidden, observer.meanings)
        if any(weights[name].shape != shapes[name] or not np.isfinite(weights[name]).all() for name in NAMES):
            raise BadInput("lab-no-network", {"file": str(file)})
        return cls(kind, weights, about)


def not_for(network: Network, name: str) -> BadInput:
    """Return the error of a network at a table that it is not for."""
    return BadInput("lab-network-for", {"file": name.removeprefix(PREFIX), "game": network.kind.game, "players": network.kind.players})


class NetworkBot:
    """Plays the move a network finds best, without looking ahead. Raises `BadInput` at a table that the network is not for."""

    def __init__(self, network: Network, name: str = "network") -> None:
        self.name = name
        self.network = network
        self._game = game_named(network.kind.game)
        self._observer = observer_of(self._game)

    def weigh(self, imagined: State, seat: int, dice: Dice) -> dict[int, float]:
        """Return the legal moves with how much the network thinks of each; the sum is 1. Moves that mean the same share."""
        moves, meanings, weights = self._judged(imagined, seat)
        shares = np.bincount(meanings)
        return {move: float(weight / shares[meaning]) for move, meaning, weight in zip(moves, meanings, weights, strict=True)}

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Return a move with the meaning the network thinks most of."""
        moves, _, weights = self._judged(imagined, seat)
        return moves[int(weights.argmax())]

    def _judged(self, imagined: State, seat: int) -> tuple[list[int], Ints, Floats]:
        """Return the legal moves, what they mean, and how much the network thinks of that."""
        if not type(imagined).__module__.startswith(f"{PACKAGES[self._game.name]}."):
            raise not_for(self.network, self.name)
        moves = imagined.moves(seat)
        seen = np.frombuffer(self._observer.observe(imagined, seat), np.uint8)[None]
        if seen.shape[1] != len(self.network.weights["w1"]):
            raise not_for(self.network, self.name)
        mask = mask_of(self._game, moves).astype(np.bool_)
        meanings = self.network.meanings_of(seen, np.zeros(len(moves), np.int64), np.array(moves))
        return moves, meanings, self.network.guess(seen, mask[None]).policy[0, meanings]


def network_bot(file: str) -> NetworkBot:
    """Return the bot of the network in a file. Raises `BadInput`."""
    return NetworkBot(Network.load(Path(file)), PREFIX + file)


def packed(arrays: dict[str, np.ndarray], *, squeeze: bool = False) -> bytes:
    """Return arrays as the contents of a file."""
    out = BytesIO()
    (np.savez_compressed if squeeze else np.savez)(out, **arrays)  # type: ignore[arg-type]  # names are names, not flags
    return out.getvalue()


def write_whole(file: Path, contents: bytes) -> Path:
    """Write a file that is whole or not there: beside first, then moved. Return it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(contents)
    return beside.replace(file)


def read_arrays(file: Path, *only: str, damaged: str = "lab-no-arrays") -> dict[str, np.ndarray]:
    """Read the arrays of a file, or only those that are named. Raises `BadInput` if it holds none; nothing in a file is ever run.

    `damaged`: the key of the text that says so.
    """
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as packed:
            return {name: packed[name] for name in cast("list[str]", packed.files) if not only or name in only}
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError, PermissionError):
        raise
    except Exception as error:  # damage shows in many ways: in the archive, in its packing, in sizes beyond all memory
        raise BadInput(damaged, {"file": str(file)}) from error
