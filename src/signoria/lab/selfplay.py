"""Data sets by self-play: bots play each other, and every decision is kept with what was seen, what was chosen and how the game ended.

A data set is a folder: `plan.json` says what is played, the rest are shards of some games each (or one record for every game). Each shard
follows from the plan and its number alone, and is written whole or not at all: an interrupted run goes on where it was, and ends with the
same files as one that was not interrupted, whatever the number of jobs, here or on a cluster. (Bots that search against the clock decide
differently each time.)
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from signoria.bots import Bot, SearchingBot
from signoria.bots.own import CLASS, told
from signoria.chance import Dice
from signoria.cluster import Cluster
from signoria.game import BadInput, JsonObject, State
from signoria.games import game_named
from signoria.lab.network import Kind, packed, read_arrays, write_whole
from signoria.lab.observing import observer_of, size_of
from signoria.lab.seating import Networks, networks_of, seated
from signoria.lab.tables import mask_of, returns_of
from signoria.processes import as_done
from signoria.record import Record

PLAN = "plan.json"
FORMS = ("arrays", "records")
FINE = 1 << 30


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    """As many as players: who sits where in the first game; everybody moves on by one seat from game to game."""
    seed: str
    form: str
    shard: int
    """Games in a shard."""
    slips: float
    """How often any legal move is played instead of the one chosen, so that positions differ. What is kept is what was chosen."""
    share: float
    """The share of their usual thinking time that searching bots get."""
    options: JsonObject

    def shards(self) -> range:
        """Return the numbers of the shards."""
        return range(-(-self.games // self.shard))

    def games_in(self, shard: int) -> range:
        """Return the numbers of the games of a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.games))

    def bots_in(self, number: int) -> list[str]:
        """Return who sits where in a game."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]

    def files(self, shard: int) -> list[str]:
        """Return the names of the files of a shard."""
        if self.form == "records":
            return [f"game-{number:07}.txt" for number in self.games_in(shard)]
        return [f"shard-{shard:05}.npz"]


@runtime_checkable
class Weighing(Protocol):
    """A bot that gives every move a weight: that is the policy that is kept, and what is played is drawn from it."""

    def weigh(self, imagined: State, seat: int, dice: Dice) -> dict[int, float]:
        """Return the moves it would consider with their weights; the sum is 1."""


class Decision(NamedTuple):
    """One decision of a game: what was seen, what was legal, what the bot thought of it, what was played."""

    seat: int
    seen: bytes
    moves: list[int]
    policy: Mapping[int, float]
    played: int


def _asked(name: str, bot: Bot, state: State, seat: int, dice: Dice) -> tuple[int, Mapping[int, float]]:
    """Ask a bot for its move and what it thinks of the moves. Raises `BadInput` if it is the caller's own and does something wrong."""
    if not name.startswith(CLASS):
        return _decide(bot, state.imagine_again(seat, dice), seat, dice)
    try:
        move, policy = _decide(bot, state.imagine_again(seat, dice), seat, dice)
        for considered in (move, *policy):
            state.check(seat, considered)
    except (Exception, SystemExit) as error:
        raise BadInput("arena-failed", {"bot": name, "problem": told(error)}) from error
    return move, policy


def _decide(bot: Bot, imagined: State, seat: int, dice: Dice) -> tuple[int, Mapping[int, float]]:
    if isinstance(bot, Weighing):
        policy = bot.weigh(imagined, seat, dice)
        return _drawn(policy, dice), policy
    if isinstance(bot, SearchingBot) and not imagined.hidden_step():
        estimates = bot.evaluate(imagined.view(seat), dice)
        visits = sum(estimate.visits for estimate in estimates)
        if visits:
            return estimates[0].move, {estimate.move: estimate.visits / visits for estimate in estimates if estimate.visits}
        return estimates[0].move, {estimates[0].move: 1.0}
    move = bot.choose(imagined, seat, dice)
    return move, {move: 1.0}


def _drawn(policy: Mapping[int, float], dice: Dice) -> int:
    """Return one of the moves, each as likely as its weight says."""
    rest = dice.number(FINE) / FINE * sum(policy.values())
    for move, weight in policy.items():
        rest -= weight
        if rest < 0:
            return move
    return max(policy, key=policy.__getitem__)


def played_record(plan: Plan, number: int, networks: Networks) -> Record:
    """Play a game of the plan and return its record."""
    game = game_named(plan.game)
    names = plan.bots_in(number)
    bots = [seated(game, name, networks, plan.share) for name in names]
    titles = [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]
    record = Record.new(game, titles, plan.options, seed=f"{plan.seed}-{number}")
    dice = Dice(f"{plan.seed} bots {number}")
    while actors := record.state.actors():
        seat = actors[0]
        move, _ = _asked(names[seat], bots[seat], record.state, seat, dice)
        record.play(seat, _slipped(plan, record.state.moves(seat), move, dice))
    return record


def played_game(plan: Plan, number: int, networks: Networks) -> tuple[list[Decision], State]:
    """Play a game of the plan. Return the decisions in which there was a choice, and the end."""
    game = game_named(plan.game)
    observe = observer_of(game).observe
    names = plan.bots_in(number)
    bots = [seated(game, name, networks, plan.share) for name in names]
    chance, dice = Dice(f"{plan.seed} game {number}"), Dice(f"{plan.seed} bots {number}")
    state = game.start(plan.players, plan.options, chance)
    made: list[Decision] = []
    while actors := state.actors():
        seat = actors[0]
        moves = state.moves(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0], chance)
            continue
        move, policy = _asked(names[seat], bots[seat], state, seat, dice)
        played = _slipped(plan, moves, move, dice)
        made.append(Decision(seat, observe(state, seat), moves, policy, played))
        state.play(seat, played, chance)
    return made, state


def _slipped(plan: Plan, moves: list[int], move: int, dice: Dice) -> int:
    if plan.slips and dice.number(FINE) < int(plan.slips * FINE):
        return moves[dice.number(len(moves))]
    return move


def _arrays_of(plan: Plan, shard: int, networks: Networks) -> dict[str, np.ndarray]:
    """Play the games of a shard and return them as arrays; docs/lab.md says what is in them."""
    game = game_named(plan.game)
    made: list[Decision] = []
    games: list[int] = []
    returns: list[float] = []
    margins: list[int] = []
    for number in plan.games_in(shard):
        decisions, end = played_game(plan, number, networks)
        result = end.standing()
        worth = returns_of(result)
        for decision in decisions:
            others = [score for seat, score in enumerate(result.scores) if seat != decision.seat]
            returns.append(worth[decision.seat])
            margins.append(result.scores[decision.seat] - max(others))
        made += decisions
        games += [number] * len(decisions)
    policies = [list(decision.policy.items()) for decision in made]
    return {
        "observations": np.stack([np.frombuffer(decision.seen, np.uint8) for decision in made]),
        "masks": np.packbits(np.stack([mask_of(game, decision.moves) for decision in made]).astype(np.bool_), axis=1),
        "policy_ends": np.cumsum([len(policy) for policy in policies], dtype=np.int64),
        "policy_moves": np.array([move for policy in policies for move, _ in policy], np.int32),
        "policy_weights": np.array([weight for policy in policies for _, weight in policy], np.float32),
        "played": np.array([decision.played for decision in made], np.int32),
        "seats": np.array([decision.seat for decision in made], np.int8),
        "games": np.array(games, np.int32),
        "returns": np.array(returns, np.float32),
        "margins": np.array(margins, np.float32),
        "kind": np.array(json.dumps(list(Kind.of(game, plan.players)))),
    }


class Shard(NamedTuple):
    """What was played for a shard: the number of games, and the files by their names."""

    games: int
    files: dict[str, bytes]


def played_shard(plan: Plan, shard: int, networks: Networks) -> Shard:
    """Play the games of a shard."""
    names, games = plan.files(shard), plan.games_in(shard)
    if plan.form == "records":
        records = (played_record(plan, number, networks).text(with_secret=True) for number in games)
        return Shard(len(games), {name: record.encode() for name, record in zip(names, records, strict=True)})
    return Shard(len(games), {names[0]: packed(_arrays_of(plan, shard, networks), squeeze=True)})


def open_folder(plan: Plan, folder: Path, networks: Networks) -> list[int]:
    """Make the folder of a data set, or go on with it. Return the shards that are still missing.

    Raises `BadInput` if the folder belongs to another plan. More games than before are fine: a last shard of few games is played again.
    """
    if plan.form == "arrays":
        observer_of(game_named(plan.game))
    file = folder / PLAN
    now = json.loads(json.dumps(_plan_text(plan, networks)))
    before = _plan_in(file)
    if before is not None:
        differs = [name for name in {**before, **now} if name != "games" and before.get(name) != now.get(name)]
        if differs or before["games"] > plan.games:
            raise BadInput("lab-other-plan", {"folder": str(folder), "differs": ", ".join(differs or ["games"])})
        if before["games"] < plan.games and before["games"] % plan.shard and plan.form == "arrays":
            (folder / plan.files(before["games"] // plan.shard)[0]).unlink(missing_ok=True)
    if before != now:
        write_whole(file, (json.dumps(now, indent=1) + "\n").encode())
    return [shard for shard in plan.shards() if not all((folder / name).exists() for name in plan.files(shard))]


def _plan_in(file: Path) -> dict[str, Any] | None:
    """Return what a data set was begun with; None if there is none yet. Raises `BadInput`."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(found, dict) or int(found["games"]) < 1:
            raise ValueError(PLAN)
    except FileNotFoundError:
        return None
    except (KeyError, TypeError, ValueError) as error:
        raise BadInput("lab-bad-plan", {"file": str(file)}) from error
    return found


def _plan_text(plan: Plan, networks: Networks) -> JsonObject:
    game = game_named(plan.game)
    version = observer_of(game).version if plan.form == "arrays" else 0
    text: JsonObject = {**plan._asdict(), "bots": list(plan.bots), "rules": game.rules_version, "observer": version}
    if networks:
        text["networks"] = {name: network.digest() for name, network in networks.items()}
    return text


def selfplay(plan: Plan, folder: Path, jobs: int = 1, cluster: Cluster | None = None) -> Generator[int, None, None]:
    """Play what is missing: in this process, in several, or on a cluster. Raises `BadInput`.

    Yields the number of games that are there: at once, and after each shard.
    """
    game = game_named(plan.game)
    networks = networks_of(game, plan.players, plan.bots)
    for name in sorted(set(plan.bots)):
        seated(game, name, networks)
    missing = open_folder(plan, folder, networks)
    done = plan.games - sum(len(plan.games_in(shard)) for shard in missing)
    yield done
    if cluster is not None:
        known = cluster.shared(networks)
        shards = cluster.as_done(played_shard, ((plan, shard, known) for shard in missing))
    elif jobs == 1 or len(missing) < 2:
        shards = (played_shard(plan, shard, networks) for shard in missing)
    else:
        shards = as_done(played_shard, ((plan, shard, networks) for shard in missing), min(jobs, len(missing)))
    for shard in shards:
        for name, contents in shard.files.items():
            write_whole(folder / name, contents)
        done += shard.games
        yield done


class Positions(NamedTuple):
    """The positions of a shard, ready for training."""

    observations: np.ndarray
    masks: np.ndarray
    policy: np.ndarray
    returns: np.ndarray
    games: np.ndarray

    def chosen(self, rows: np.ndarray) -> Positions:
        """Return some of the positions."""
        return Positions(*(array[rows] for array in self))


class Stored(NamedTuple):
    """Positions as they lie in a shard, or in several put together: an eighth of the memory that they take when ready for training."""

    kind: Kind
    observations: np.ndarray
    masks: np.ndarray
    policy_sizes: np.ndarray
    policy_moves: np.ndarray
    policy_weights: np.ndarray
    returns: np.ndarray
    games: np.ndarray

    def chosen(self, rows: np.ndarray) -> Positions:
        """Return some of the positions, ready for training."""
        sizes = self.policy_sizes[rows]
        entries = np.repeat(np.cumsum(self.policy_sizes)[rows] - np.cumsum(sizes), sizes) + np.arange(sizes.sum())
        policy = np.zeros((len(rows), self.kind.moves), np.float32)
        policy[np.repeat(np.arange(len(rows)), sizes), self.policy_moves[entries]] = self.policy_weights[entries]
        masks = np.unpackbits(self.masks[rows], axis=1, count=self.kind.moves).astype(np.bool_)
        return Positions(self.observations[rows], masks, policy, self.returns[rows], self.games[rows])

    def is_sound(self) -> bool:
        """Return whether everything has its size and lies within its bounds, and only legal moves were thought of."""
        kind, number, moves, weights = self.kind, len(self.games), self.policy_moves, self.policy_weights
        width = size_of(observer_of(game_named(kind.game)), kind.players)
        shapes = [(number, width), (number, -(-kind.moves // 8)), (number,), moves.shape, moves.shape, (number,), (number,)]
        if [array.shape for array in self[1:]] != shapes or [array.dtype.kind for array in self[1:]] != list("uuiiffi"):
            return False
        if self.observations.itemsize != 1 or self.masks.itemsize != 1:
            return False
        if not number or moves.shape != (self.policy_sizes.sum(),) or self.policy_sizes.min() < 1 or self.games.min() < 0:
            return False
        if moves.min() < 0 or moves.max() >= kind.moves or weights.min() < 0:
            return False
        legal = self.masks[np.repeat(np.arange(number), self.policy_sizes), moves >> 3] >> (7 - (moves & 7)) & 1
        return bool(legal.all() and np.isfinite(weights).all() and np.isfinite(self.returns).all())


def read_stored(files: Sequence[Path]) -> Stored:
    """Read shards of one kind and put them together. Raises `BadInput` if one is damaged or of another version."""
    parts: list[Stored] = []
    for file in files:
        arrays = read_arrays(file)
        try:
            sizes = np.diff(arrays["policy_ends"], prepend=0)
            kept = (arrays[name] for name in ("policy_moves", "policy_weights", "returns", "games"))
            stored = Stored(Kind(*json.loads(str(arrays["kind"]))), arrays["observations"], arrays["masks"], sizes, *kept)
            known = stored.kind.is_known()
            sound = known and stored.is_sound()
        except (KeyError, TypeError, ValueError) as error:
            raise BadInput("lab-no-arrays", {"file": str(file)}) from error
        if not sound:
            raise BadInput("lab-no-arrays" if known else "lab-shard-version", {"file": str(file)})
        parts.append(stored)
    return Stored(parts[0].kind, *(np.concatenate(column) for column in zip(*(part[1:] for part in parts), strict=True)))


def read_shard(file: Path) -> Positions:
    """Read a shard of a data set. Raises `BadInput`."""
    stored = read_stored([file])
    return stored.chosen(np.arange(len(stored.games)))
