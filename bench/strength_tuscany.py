"""How the opponents of The Castles of Tuscany came to their strength; every step can be run again.

  tune      weights of `adept` by evolution against earlier versions of itself, starting from hand-made ones
  selfplay  positions of games between noisy versions of `adept`, with who won; with --sharp as `master` sees them, else as `expert` does
  searched  positions of games between searching players as `master` sees them, with who won and what the search thought of them
  train     a value network from such positions
  founding  what the traits of a region are worth, from games of `adept` with regions assembled at random
  calibrate how often positions are won that a bot gives a certain chance

Usage: .venv/bin/python -m bench.strength_tuscany tune|selfplay|searched|train|founding|calibrate --help
"""

from __future__ import annotations

import argparse
import json
import math
from array import array
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import numpy as np

from signoria.bots import SearchingBot, at_share, bot_named
from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.features import features
from signoria.bots.tuscany.founding import found, traits
from signoria.bots.tuscany.judgement import FIRST_GUESS, NAMES, WEIGHTS, Judgement
from signoria.bots.tuscany.master import MasterBot
from signoria.bots.tuscany.network import Network, written
from signoria.bots.tuscany.search import Search
from signoria.bots.tuscany.sight import BELOW, GRAIN, OF_PLAYER, OF_TABLE, Ink, sight, sights_of_players
from signoria.bots.tuscany.thinker import founding_weights
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.tuscany import GAME
from signoria.tuscany.position import ACTION, ASSEMBLE
from signoria.tuscany.state import State

LENGTH = 3 * WEIGHTS


def played(judges: list[Judgement], seed: str) -> list[int]:
    """Play one game between judgements and return the scores."""
    chance = Dice(seed)
    state = GAME.start(len(judges), {}, Committed(secret_of_seed(seed)))
    while actors := state.actors():
        state.apply(actors[0], judges[actors[0]].choose(state, actors[0]), chance)
    return state.standing().scores


def advantage(weights: list[float], other: list[float], games: int, seed: str) -> tuple[float, float]:
    """Return mean margin and win share over pairs of games with exchanged seats."""
    one, two = Judgement(weights), Judgement(other)
    margins = []
    for game in range(games):
        judges = [one, two] if game % 2 == 0 else [two, one]
        scores = played(judges, f"{seed} {game // 2}")
        margins.append(scores[0] - scores[1] if game % 2 == 0 else scores[1] - scores[0])
    return fmean(margins), fmean(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)


def varied(rng: Random, weights: list[float], spread: list[float]) -> list[float]:
    """Return weights changed at random, partly alike for all three stages of the game."""
    alike = [rng.gauss(0, 1) for _ in range(WEIGHTS)]
    changed = []
    for number, weight in enumerate(weights):
        step = spread[number] * (0.7 * alike[number % WEIGHTS] + 0.7 * rng.gauss(0, 1))
        changed.append(weight * math.exp(step) if abs(weight) > 1e-9 else step)
    return changed


def tune(generations: int, seed: int, out: Path) -> None:
    """Evolve the weights: 22 variants a generation, 80 games each, the best six are averaged in."""
    rng = Random(seed)
    weights, spread = FIRST_GUESS * 3, [0.35] * LENGTH
    rivals = [FIRST_GUESS * 3]
    for generation in range(generations):
        ranked = []
        for variant in [varied(rng, weights, spread) for _ in range(22)]:
            margin, share = advantage(variant, rivals[generation % len(rivals)], 80, f"g{generation}")
            ranked.append((margin + 20 * share, variant))
        ranked.sort(key=lambda entry: -entry[0])
        best = [variant for _, variant in ranked[:6]]
        for number in range(LENGTH):
            values = [variant[number] for variant in best]
            before = weights[number]
            weights[number] = 0.5 * before + 0.5 * fmean(values)
            if abs(before) > 1e-9:
                ratios = [math.log(value / before) if value / before > 0 else -3.0 for value in values]
                spread[number] = max(0.08, 0.6 * spread[number] + 0.4 * min(0.6, pstdev(ratios)))
        if generation % 12 == 11:
            rivals = [*rivals, list(weights)][-3:]
            margin, share = advantage(weights, FIRST_GUESS * 3, 200, "check")
            print(f"generation {generation + 1}: margin {margin:.1f}, wins {share:.3f} against the first guess", flush=True)
    table = {name: [round(weights[stage * WEIGHTS + number], 3) for stage in range(3)] for number, name in enumerate(NAMES)}
    out.write_text(json.dumps(table, indent=1) + "\n", "utf-8")


def selfplay(seats: int, games: int, seed: str, sharp: bool, out: Path) -> None:
    """Play games between noisy versions of `adept` and keep about half of the turns' beginnings, each seen by a random seat."""
    rng = Random(seed)
    kept = Kept(sharp)
    for game in range(games):
        judges = [Judgement([weight * math.exp(0.15 * rng.gauss(0, 1)) for weight in adept_weights()]) for _ in range(seats)]
        kept.end(_one_game(judges, Dice(f"{seed} {game}"), rng, kept))
        if game % 500 == 499:
            print(f"{game + 1} games, {len(kept.wins)} positions", flush=True)
    kept.save(out)


class Kept:
    """Positions of games, and how these went on."""

    def __init__(self, sharp: bool) -> None:
        self.sharp = sharp
        self.adept = Judgement(adept_weights())
        self.ink, self.numbers = Ink(), list[float]()
        self.wins, self.margins, self.thought = array("f"), array("f"), array("f")
        self.open: list[tuple[int, float | None]] = []

    def add(self, state: State, seat: int, thought: float | None = None) -> None:
        """Keep a position as a seat sees it, with the chance that a search gave the seat, or None: then who won counts alone."""
        if self.sharp:
            sight(state, seat, sights_of_players(state, self.adept), self.ink)
        else:
            features(state, seat, self.adept, self.numbers)
        self.open.append((seat, thought))

    def end(self, state: State) -> None:
        """Note how the game ended whose positions were kept."""
        result = state.standing()
        for seat, thought in self.open:
            won = 1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0
            self.wins.append(won)
            self.margins.append(result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat))
            self.thought.append(won if thought is None else thought)
        self.open = []

    def save(self, out: Path) -> None:
        """Write everything into a file."""
        count = len(self.wins)
        if self.sharp:
            lanes = np.array(self.ink.words, np.int64).view(np.uint16).reshape(count, -1)
            rows = lanes[:, written((lanes.shape[1] - OF_TABLE) // OF_PLAYER)] / GRAIN - BELOW
        else:
            rows = np.array(self.numbers).reshape(count, -1)
        np.savez(out, X=rows.astype(np.float32), Y=np.array(self.wins), M=np.array(self.margins), V=np.array(self.thought))


def _one_game(judges: list[Judgement], dice: Dice, rng: Random, kept: Kept) -> State:
    state = GAME.start(len(judges), {}, dice)
    slips, last = rng.choice([0.0, 0.05, 0.12]), -1
    while actors := state.actors():
        seat = actors[0]
        if state.step == ACTION and state.turn != last:
            last = int(state.turn)
            if rng.random() < 0.5:
                kept.add(state, rng.randrange(len(judges)))
        slip = rng.random() < (0.3 if state.step == ASSEMBLE else slips)
        state.apply(seat, rng.choice(state.moves(seat)) if slip else judges[seat].choose(state, seat), dice)
    return state


def searched(seats: int, network: Path, games: int, iterations: int, seed: str, out: Path) -> None:
    """Play games between small searches as `master` makes them, and keep the beginning of every turn as every seat sees it.

    Some regions and moves are `adept`'s or drawn at random, so that the network also learns what to make of them.
    """
    rng, kept = Random(seed), Kept(sharp=True)
    with network.open("rb") as packed:
        eye = Network.load(packed)
    manner = MasterBot().manner()
    for game in range(games):
        dice = Dice(f"{seed} {game}")
        search = Search(kept.adept, eye, dice, manner)
        state, last, loose = GAME.start(seats, {}, dice), -1, rng.choice([0.0, 0.05, 0.15])
        while actors := state.actors():
            seat, moves = actors[0], state.moves(actors[0])
            odd = rng.random()
            if len(moves) == 1:
                move = moves[0]
            elif state.step == ASSEMBLE and odd > 0.4:
                move = int(found(state, seat, founding_weights()))
            elif state.step == ASSEMBLE:
                move = rng.choice(moves) if odd < 0.2 else kept.adept.choose(state, seat)
            elif odd < loose:
                move = rng.choice(moves) if rng.random() < 0.3 else kept.adept.choose(state, seat)
            else:
                move = int(search.think(state, seat, 1e9, iterations))
                if state.step == ACTION and state.turn != last:
                    last = int(state.turn)
                    outlook = search.outlook[move]
                    for viewer in range(seats):
                        kept.add(state, viewer, outlook[viewer] / sum(outlook))
            state.apply(seat, move, dice)
        kept.end(state)
        if game % 100 == 99:
            print(f"{game + 1} games, {len(kept.wins)} positions", flush=True)
    kept.save(out)


def founding(games: int, seed: int, out: Path) -> None:
    """Let `adept` play with regions assembled at random, and find by least squares what their traits brought."""
    rng, adept = Random(seed), Judgement(adept_weights())
    rows, margins = list[list[float]](), list[int]()
    for game in range(games):
        dice = Dice(f"founding {seed} {game}")
        state = GAME.start(2, {}, dice)
        while state.step == ASSEMBLE:
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.moves(seat)), dice)
        own, other = (traits(state.components, player.assembled(), player.castle, player.hand) for player in state.players)
        rows.append([*(a - b for a, b in zip(own, other, strict=True)), 1.0 if state.first == 0 else -1.0])
        while actors := state.actors():
            state.apply(actors[0], adept.choose(state, actors[0]), dice)
        scores = state.standing().scores
        margins.append(scores[0] - scores[1])
    table, truth = np.array(rows), np.array(margins, float)
    weights = np.linalg.solve(table.T @ table + np.eye(table.shape[1]), table.T @ truth)
    rest = truth - table @ weights
    print(f"{games} games, margins differ by {truth.std():.1f} points, {1 - rest.var() / truth.var():.1%} of that is explained")
    out.write_text(json.dumps([round(float(weight), 3) for weight in weights[:-1]]) + "\n", "utf-8")


def calibrate(bot: str, players: int, games: int, share: float, seed: str) -> None:
    """Let a searching bot say at every fifth turn of games of its kind what it thinks of everybody's chances, and compare with who won.

    Every fifth, so that the seat asked goes round; at every fourth it would be the same one all game with two and four players.
    """
    chances: list[list[float]] = []
    movers: list[int] = []
    games_of: list[int] = []
    won: list[list[float]] = []
    thinker = at_share(bot_named(GAME, bot), share)
    assert isinstance(thinker, SearchingBot)
    for game in range(games):
        dice = Dice(f"calibrate {seed} {game}")
        state, last = GAME.start(players, {}, dice), -1
        while actors := state.actors():
            seat = actors[0]
            if state.step == ACTION and state.turn // 5 != last and len(state.moves(seat)) > 1:
                last = int(state.turn) // 5
                movers.append(seat)
                games_of.append(game)
                chances.append(thinker.evaluate(state.view(seat), dice)[0].chances)
            state.apply(seat, thinker.choose(state.imagine_again(seat, dice), seat, dice), dice)
        places = state.standing().places
        won += [[(place == 1) / places.count(1) for place in places]] * (len(chances) - len(won))
    said, came = np.array(chances), np.array(won)
    tenths = np.minimum(said * 10, 9).astype(int)
    for tenth in np.unique(tenths):
        these = tenths == tenth
        print(f"{tenth * 10:3}–{tenth * 10 + 10} %: {these.sum():5} chances, said {said[these].mean():.1%}, won {came[these].mean():.1%}")
    own = np.arange(len(movers)), movers
    print(f"whoever is to move: said {said[own].mean():.1%}, won {came[own].mean():.1%}")
    power, low, high = best_power(said, came, np.array(games_of))
    print(f"the power that makes most of it: {power:.2f} (95 % of samples {low:.2f} to {high:.2f}; above 1 it is too modest)")


def best_power(chances: np.ndarray, won: np.ndarray, games: np.ndarray) -> tuple[float, float, float]:
    """Return the power that chances must be raised to so that they tell best who won, and where it lies in 95 % of samples of the games."""
    powers = np.arange(0.5, 2.51, 0.05)
    logs = np.log(np.maximum(chances, 1e-3))
    surprise = np.stack([np.logaddexp.reduce(logs * power, axis=1) - (won * logs * power).sum(axis=1) for power in powers], axis=1)
    of_games = np.stack([surprise[games == game].sum(axis=0) for game in np.unique(games)])
    rng = np.random.default_rng(0)
    samples = [powers[of_games[rng.integers(len(of_games), size=len(of_games))].sum(axis=0).argmin()] for _ in range(1000)]
    low, high = np.percentile(samples, [2.5, 97.5])
    return float(powers[of_games.sum(axis=0).argmin()]), float(low), float(high)


def train(
    inputs: list[Path],
    views: int,
    hidden: int,
    epochs: int,
    trust: float,
    power: float,
    begin: Path | None,
    rate_of_begin: float,
    out: Path,
) -> None:
    """Fit one hidden layer to who won and, beside it, to the margin (Adam, falling rate); the last twelfth is kept to check.

    With `views` of 3 or 4 so many views of a position stand one after the other, as `searched` writes them, and are learnt together: they
    share one win out, and all other players weigh alike, whatever their seat. With 1 every view is learnt by itself.
    `trust` is the weight that what a search thought has beside who won, `power` what its chances are raised to first; `begin` a network
    to go on from.
    """
    files = [np.load(path) for path in inputs]
    rows, wins, margins, thought = (np.concatenate([file[key] for file in files]) for key in "XYMV")
    if views > 1:
        if len(wins) % views or not np.allclose(wins.reshape(-1, views).sum(axis=1), 1):
            raise SystemExit(f"not everybody's views of positions with {views} players")
        raised = thought.reshape(-1, views) ** power
        thought = (raised / raised.sum(axis=1, keepdims=True)).reshape(-1)
    targets = np.stack([(1 - trust) * wins + trust * thought, margins / 20], axis=1)
    positions = len(rows) // views
    kept = positions // 12 * views
    rng = np.random.default_rng(0)
    width = rows.shape[1]
    weights = {
        "w1": rng.normal(0, width**-0.5, (width, hidden)).astype(np.float32),
        "b1": np.zeros(hidden, np.float32),
        "w2": rng.normal(0, hidden**-0.5, (hidden, 2)).astype(np.float32),
        "b2": np.zeros(2, np.float32),
    }
    if begin is not None:
        begun = np.load(begin)
        weights = {name: begun[name].astype(np.float32) for name in weights}
    if views > 1:
        weights["w1"] = alike(weights["w1"])
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    batch, made = 1024 // views, 0
    steps = epochs * ((positions - kept // views) // batch)
    for epoch in range(epochs):
        order = rng.permutation(positions - kept // views)
        for start in range(0, len(order) - batch, batch):
            chosen = (order[start : start + batch, None] * views + np.arange(views)).reshape(-1)
            layer = np.tanh(rows[chosen] @ weights["w1"] + weights["b1"])
            guess = layer @ weights["w2"] + weights["b2"]
            error = np.empty_like(guess)
            error[:, 0] = (chances_of(guess[:, 0], views) - targets[chosen, 0]) / batch
            error[:, 1] = 0.3 * (guess[:, 1] - targets[chosen, 1]) / len(chosen)
            back = (error @ weights["w2"].T) * (1 - layer * layer)
            slopes = {"w2": layer.T @ error, "b2": error.sum(0), "w1": rows[chosen].T @ back, "b1": back.sum(0)}
            if views > 1:
                slopes["w1"] = alike(slopes["w1"])
            made += 1
            rate = rate_of_begin / 2 * (1 + math.cos(math.pi * made / steps)) + 1e-5
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                weights[name] -= rate * (first[name] / (1 - 0.9**made)) / (np.sqrt(second[name] / (1 - 0.999**made)) + 1e-8)
        chance = chances_of((np.tanh(rows[-kept:] @ weights["w1"] + weights["b1"]) @ weights["w2"] + weights["b2"])[:, 0], views)
        print(f"epoch {epoch + 1}: {judged(chance, wins[-kept:], views)}", flush=True)
    if trust:
        print(f"what the search thought: {judged(thought[-kept:], wins[-kept:], views)}")
    packed = {name: value.astype(np.float16) for name, value in weights.items()} | ({"together": np.ones(1)} if views > 1 else {})
    np.savez_compressed(out, **packed)  # type: ignore[arg-type]


def chances_of(logits: np.ndarray, views: int) -> np.ndarray:
    """Return the chance to win of every view: by itself, or out of one win for all views of a position."""
    if views == 1:
        alone: np.ndarray = 1 / (1 + np.exp(-logits))
        return alone
    odds = np.exp(logits.reshape(-1, views) - logits.reshape(-1, views).max(axis=1, keepdims=True))
    together: np.ndarray = (odds / odds.sum(axis=1, keepdims=True)).reshape(-1)
    return together


def alike(table: np.ndarray) -> np.ndarray:
    """Return a table of the first weights, or of their slopes, in which all players but the one who looks have the mean of theirs."""
    others = table[OF_TABLE + OF_PLAYER :].reshape(-1, OF_PLAYER, table.shape[1])
    mean = others.mean(axis=0)
    return np.concatenate([table[: OF_TABLE + OF_PLAYER], *([mean] * len(others))])


def judged(chance: np.ndarray, won: np.ndarray, views: int) -> str:
    """Return how well chances told who won."""
    if views > 1:
        loss = -np.sum(won * np.log(chance + 1e-9)) * views / len(won)
        right = np.mean(won.reshape(-1, views)[np.arange(len(won) // views), chance.reshape(-1, views).argmax(axis=1)])
    else:
        loss = -np.mean(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9))
        right = np.mean((chance > 0.5) == (won > 0.5))
    return f"loss {loss:.4f}, right {right:.3f}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    part = commands.add_parser("tune")
    part.add_argument("--generations", type=int, default=150)
    part.add_argument("--seed", type=int, default=1)
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("selfplay")
    part.add_argument("--players", type=int, default=2)
    part.add_argument("--games", type=int, default=30_000)
    part.add_argument("--seed", default="a")
    part.add_argument("--sharp", action="store_true")
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("searched")
    part.add_argument("network", type=Path)
    part.add_argument("--players", type=int, default=2)
    part.add_argument("--games", type=int, default=2_000)
    part.add_argument("--iterations", type=int, default=32)
    part.add_argument("--seed", default="a")
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("train")
    part.add_argument("inputs", type=Path, nargs="+")
    part.add_argument("--views", type=int, choices=[1, 3, 4], default=1)
    part.add_argument("--hidden", type=int, default=64)
    part.add_argument("--epochs", type=int, default=8)
    part.add_argument("--trust", type=float, default=0.0)
    part.add_argument("--power", type=float, default=1.0)
    part.add_argument("--begin", type=Path)
    part.add_argument("--rate", type=float, default=2e-3)
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("founding")
    part.add_argument("--games", type=int, default=30_000)
    part.add_argument("--seed", type=int, default=1)
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("calibrate")
    part.add_argument("bot")
    part.add_argument("--players", type=int, default=2)
    part.add_argument("--games", type=int, default=100)
    part.add_argument("--share", type=float, default=0.02)
    part.add_argument("--seed", default="a")
    given = parser.parse_args()
    if given.command == "tune":
        tune(given.generations, given.seed, given.out)
    elif given.command == "selfplay":
        selfplay(given.players, given.games, given.seed, given.sharp, given.out)
    elif given.command == "searched":
        searched(given.players, given.network, given.games, given.iterations, given.seed, given.out)
    elif given.command == "founding":
        founding(given.games, given.seed, given.out)
    elif given.command == "calibrate":
        calibrate(given.bot, given.players, given.games, given.share, given.seed)
    else:
        train(given.inputs, given.views, given.hidden, given.epochs, given.trust, given.power, given.begin, given.rate, given.out)


if __name__ == "__main__":
    main()
