"""Training the network of `signoria.lab.network` from data sets of `signoria.lab.selfplay`: Adam, in plain NumPy, on one core or a cluster.

The order of everything follows from the plan: training that was interrupted goes on from its last checkpoint and ends with the same weights
as training that was not. On a cluster every batch is divided among the workers; the same sums are added up in another order.
"""

from __future__ import annotations

import errno
import json
import math
import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np

from signoria.cluster import Cluster
from signoria.game import BadInput, Json, JsonObject
from signoria.lab.network import NAMES, Kind, Network, Weights, read_arrays, write_whole
from signoria.lab.observing import Floats
from signoria.lab.selfplay import Positions, Stored, read_stored
from signoria.lab.tables import Booleans
from signoria.processes import Ended

KEPT = 12
"""Every twelfth game is not learnt from, but kept to check."""
HEAP = 100_000
"""Positions that are mixed with each other, about: those of one game are alike, and a batch of few games teaches their chances by heart."""
VALUE = 0.1
"""What an error of the value counts against one of the policy: a game has hundreds of choices, but only one result."""
PATIENCE = 30.0
"""Seconds between checkpoints."""
DECAYS = (0.9, 0.999)


class Plan(NamedTuple):
    """How to train."""

    hidden: int
    epochs: int
    batch: int
    rate: float
    seed: int


class Check(NamedTuple):
    """How well a network does on games it has not learnt from."""

    policy_loss: float
    """Mean cross-entropy of the chosen moves; lower is better."""
    agrees: float
    """How often its favourite is the move that was thought best."""
    value_loss: float
    """Mean squared error of the value."""
    value_known: float
    """The share of the value's variance that it explains; 0 is a constant guess."""


class Progress(NamedTuple):
    """How far training is: steps made and to make, and what has been checked so far."""

    made: int
    steps: int
    loss: float
    curve: list[Check]


Slopes = Callable[[Network, Positions], tuple[Weights, float]]
"""Says how the loss on a batch changes with every weight of a network, and the loss."""


def shards_of(folders: Sequence[Path]) -> list[Path]:
    """Return the shards of data sets, in order. Raises `BadInput` if there is none, or if they do not fit together."""
    found = [file for folder in folders for file in ([folder] if folder.is_file() else sorted(folder.glob("shard-*.npz")))]
    if not found:
        raise BadInput("lab-no-shards", {"folder": ", ".join(str(folder) for folder in folders)})
    return found


def kept_of(shard: Stored) -> Booleans:
    """Return which positions are of games that are kept to check: of every twelve games one, and all seatings in turn."""
    kept: Booleans = shard.games % KEPT == KEPT - 1 - shard.games // KEPT % shard.kind.players
    return kept


class Training:
    """One training: network, moments of Adam, and where it stands. `run` goes on until it is done.

    Raises `BadInput` if anything is wrong with the data sets, or if nothing could be written in the end.
    """

    def __init__(self, plan: Plan, folders: Sequence[Path], out: Path, slopes: Slopes | None = None) -> None:
        if not out.name:
            raise BadInput("lab-no-out")
        self.plan = plan
        self._slopes: Slopes = slopes or slopes_of
        self.out = out
        self.partial = out.with_name(out.name + ".partial")
        self.shards = shards_of(folders)
        kinds: set[Kind] = set()
        self._taught: list[int] = []
        self.keeps = False
        """Whether there are games that are kept to check."""
        for file in self.shards:
            shard = read_stored([file])
            kinds.add(shard.kind)
            kept = kept_of(shard)
            self._taught.append(int(np.count_nonzero(~kept)))
            self.keeps = self.keeps or bool(kept.any())
        if len(kinds) > 1:
            raise BadInput("lab-mixed", {"kinds": "; ".join(f"{kind.game} {kind.players}" for kind in sorted(kinds))})
        self.kind: Kind = kinds.pop()
        self._heaps = self._heaped()
        self.per_epoch = sum(-(-sum(self._taught[number] for number in heap) // plan.batch) for heap in self._heaps)
        self.steps = self.per_epoch * plan.epochs
        if not self.steps:
            raise BadInput("lab-no-shards", {"folder": ", ".join(str(folder) for folder in folders)})
        self._rising = min(50, 1 + self.steps // 10)
        self.network = Network.new(self.kind, plan.hidden, plan.seed)
        self.moments: list[Weights] = [{name: np.zeros_like(self.network.weights[name]) for name in NAMES} for _ in DECAYS]
        self.made = 0
        self.epoch = 0
        self.heap = 0
        """How many heaps of this epoch are behind us."""
        self.batch = 0
        """How many batches of this heap are behind us."""
        self.curve: list[Check] = []
        self.seconds = 0.0
        self._pick_up()
        if self.epoch < plan.epochs:
            self._try_out()

    def _try_out(self) -> None:
        """Find out whether anything can be written, before hours are spent. Raises `BadInput`."""
        try:
            if self.out.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            write_whole(self.partial.with_name(self.partial.name + ".try"), b"").unlink()
        except OSError as error:
            raise BadInput("lab-cannot-write", {"file": str(self.out), "problem": error.strerror or str(error)}) from error

    def _heaped(self) -> list[list[int]]:
        """Return the shards in heaps, each of shards from anywhere in the data sets."""
        heaps: list[list[int]] = [[]]
        held = 0
        for number in np.random.default_rng(self.plan.seed).permutation(len(self.shards)).tolist():
            if held and held + self._taught[number] > HEAP:
                heaps.append([])
                held = 0
            heaps[-1].append(number)
            held += self._taught[number]
        return heaps

    def _about(self) -> JsonObject:
        """Return what the weights follow from: a checkpoint of anything else is not ours."""
        return {
            **self.plan._asdict(),
            "kept": "every seating in turn",
            "shards": [[file.parent.name, file.name, count] for file, count in zip(self.shards, self._taught, strict=True)],
        }

    def _pick_up(self) -> None:
        """Go on from a checkpoint or a finished network. Raises `BadInput` if it belongs to another plan."""
        file = self.partial if self.partial.exists() else self.out
        if not file.is_file():
            return
        damaged = BadInput("lab-no-checkpoint" if file == self.partial else "lab-no-network", {"file": str(file)})
        try:
            network, arrays = Network.load(file), read_arrays(file)
        except BadInput as bad:
            raise damaged if bad.key in ("lab-no-network", "lab-no-arrays") else bad from bad
        stands = network.about.get("stands")
        if network.about.get("training") != json.loads(json.dumps(self._about())) or not isinstance(stands, dict):
            raise BadInput("lab-other-training", {"file": str(file)})
        self.network = network
        try:
            if file == self.partial:
                self.moments = [{name: arrays[f"m{number}{name}"] for name in NAMES} for number in range(len(DECAYS))]
            self.made, self.epoch, self.heap, self.batch = (int(str(stands[name])) for name in ("made", "epoch", "heap", "batch"))
            self.seconds = float(str(stands["seconds"]))
            self.curve = [Check(*(float(str(number)) for number in check)) for check in cast("list[list[Json]]", stands["curve"])]
        except (KeyError, TypeError, ValueError) as error:
            raise damaged from error

    def _save(self, file: Path, *, whole: bool) -> None:
        self.network.about = {
            "training": self._about(),
            "stands": {
                "made": self.made,
                "epoch": self.epoch,
                "heap": self.heap,
                "batch": self.batch,
                "seconds": round(self.seconds, 1),
                "curve": [list(check) for check in self.curve],
            },
        }
        more = {f"m{number}{name}": moments[name] for number, moments in enumerate(self.moments) for name in NAMES} if whole else {}
        self.network.save(file, **more)

    def run(self) -> Generator[Progress, None, None]:
        """Train to the end; yield after every step. Raises `BadInput` if the loss grows beyond all numbers.

        A checkpoint is written every half minute, after every epoch, and when it is stopped on the way: closed, by Ctrl-C or SIGTERM.
        """
        began = saved = time.monotonic()
        before, loss = self.seconds, 0.0
        try:
            while self.epoch < self.plan.epochs:
                order = np.random.default_rng([self.plan.seed, self.epoch]).permutation(len(self._heaps))
                for number in order[self.heap :].tolist():
                    for batch in self._batches(number):
                        loss = self._step(batch)
                        if time.monotonic() - saved > PATIENCE:
                            saved = time.monotonic()
                            self.seconds = before + saved - began
                            self._save(self.partial, whole=True)
                        yield Progress(self.made, self.steps, loss, self.curve)
                    self.heap, self.batch = self.heap + 1, 0
                check = self.check()
                if not all(math.isfinite(number) for number in check):
                    raise BadInput("lab-diverged", {"made": self.made})
                self.epoch, self.heap, self.curve = self.epoch + 1, 0, [*self.curve, check]
                self.seconds = before + time.monotonic() - began
                self._save(self.partial, whole=True)
                yield Progress(self.made, self.steps, loss, self.curve)
        except (Ended, GeneratorExit, KeyboardInterrupt):
            if self.made:
                self.seconds = before + time.monotonic() - began
                self._save(self.partial, whole=True)
            raise
        self._save(self.out, whole=False)
        self.partial.unlink(missing_ok=True)

    def _batches(self, number: int) -> Iterator[Positions]:
        """Yield the batches of a heap that are not behind us."""
        heap = read_stored([self.shards[shard] for shard in self._heaps[number]])
        rows = np.flatnonzero(~kept_of(heap))
        rows = np.random.default_rng([self.plan.seed, self.epoch, number]).permutation(rows)
        for first in range(self.batch * self.plan.batch, len(rows), self.plan.batch):
            yield heap.chosen(rows[first : first + self.plan.batch])

    def _step(self, batch: Positions) -> float:
        """Take one step of Adam and return the loss before it."""
        slopes, loss = self._slopes(self.network, batch)
        made = self.made + 1
        if not math.isfinite(loss):
            raise BadInput("lab-diverged", {"made": made})
        # The rate rises over the first steps and falls to nothing on half a wave of the cosine.
        rate = self.plan.rate * min(1.0, made / self._rising) * (1 + math.cos(math.pi * made / self.steps)) / 2
        weights: Weights = {}
        moments: list[Weights] = [{}, {}]
        for name, slope in slopes.items():
            first, second = self.moments[0][name], self.moments[1][name]
            moments[0][name] = first = first + (1 - DECAYS[0]) * (slope - first)
            moments[1][name] = second = second + (1 - DECAYS[1]) * (slope * slope - second)
            mean = first / (1 - DECAYS[0] ** made)
            square = second / (1 - DECAYS[1] ** made)
            weights[name] = self.network.weights[name] - np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-8))
        # All at once: wherever Ctrl-C strikes, the weights are those of a whole number of steps.
        self.network.weights, self.moments, self.made, self.batch = weights, moments, made, self.batch + 1
        return loss

    def check(self) -> Check:
        """Return how well the network does on the games that were kept; where none was, on those of the last shard."""
        sums = np.zeros(3)
        guesses: list[Floats] = []
        truths: list[Floats] = []
        for number, file in enumerate(self.shards):
            shard = read_stored([file])
            rows = np.flatnonzero(kept_of(shard))
            if not self.keeps and number == len(self.shards) - 1:
                rows = np.arange(len(shard.games))
            for first in range(0, len(rows), 4096):
                some = shard.chosen(rows[first : first + 4096])
                guess = self.network.guess(some.observations, some.masks)
                policy = self.network.by_meaning(some.observations, some.policy)
                sums[0] -= float((policy * np.log(guess.policy + 1e-12)).sum())
                sums[1] += int(np.count_nonzero(guess.policy.argmax(axis=1) == policy.argmax(axis=1)))
                sums[2] += len(some.games)
                guesses.append(guess.value)
                truths.append(some.returns)
        guessed, truth = np.concatenate(guesses), np.concatenate(truths)
        error, spread = float(np.mean((guessed - truth) ** 2)), float(np.var(truth))
        known = 1 - error / spread if spread else 0.0
        return Check(*(round(float(number), 4) for number in (sums[0] / sums[2], sums[1] / sums[2], error, known)))


def slopes_of(network: Network, batch: Positions) -> tuple[Weights, float]:
    """Return how the loss changes with every weight, and the loss: cross-entropy of the policy, some squared error of the value."""
    weights, number = network.weights, np.float32(len(batch.games))
    guess = network.guess(batch.observations, batch.masks)
    policy = network.by_meaning(batch.observations, batch.policy)
    missed = guess.value - batch.returns
    thought = policy > 0
    loss = -float((policy[thought] * np.log(guess.policy[thought] + 1e-12)).sum() / number) + VALUE * float(np.mean(missed * missed))
    at_policy: Floats = (guess.policy - policy) / number
    at_value: Floats = (2 * VALUE * missed * (1 - guess.value * guess.value) / number)[:, None].astype(np.float32)
    at_second = (at_policy @ weights["wp"].T + at_value @ weights["wv"].T) * (guess.second > 0)
    at_first = (at_second @ weights["w2"].T) * (guess.first > 0)
    return {
        "w1": guess.inputs.T @ at_first,
        "b1": at_first.sum(axis=0),
        "w2": guess.first.T @ at_second,
        "b2": at_second.sum(axis=0),
        "wp": guess.second.T @ at_policy,
        "bp": at_policy.sum(axis=0),
        "wv": guess.second.T @ at_value,
        "bv": at_value.sum(axis=0),
    }, loss


def over_cluster(cluster: Cluster) -> Slopes:
    """Return slopes that the workers of a cluster find together: each batch is divided among them, and what they find is averaged.

    The positions go to the workers with each batch: they need nothing on their disks.
    """

    def slopes(network: Network, batch: Positions) -> tuple[Weights, float]:
        known = cluster.shared(network)
        parts = [batch.chosen(rows) for rows in np.array_split(np.arange(len(batch.games)), cluster.workers) if len(rows)]
        found = cluster.together(slopes_of, ((known, part) for part in parts))
        shares = [np.float32(len(part.games) / len(batch.games)) for part in parts]
        return (
            {name: np.sum([share * part[name] for share, (part, _) in zip(shares, found, strict=True)], axis=0) for name in NAMES},
            sum(float(share) * loss for share, (_, loss) in zip(shares, found, strict=True)),
        )

    return slopes
