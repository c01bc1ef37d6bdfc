"""How the opponents of The Castles of Tuscany came to their strength; every step can be run again.

  tune      weights of `adept` by evolution against earlier versions of itself, starting from hand-made ones
  selfplay  positions of games between noisy versions of `adept`, with who won
  train     a value network for `expert` from such positions

Usage: .venv/bin/python -m bench.strength_tuscany tune|selfplay|train --help
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from random import Random
from statistics import fmean, pstdev

import numpy as np

from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.features import features
from signoria.bots.tuscany.judgement import FIRST_GUESS, NAMES, WEIGHTS, Judgement
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


def selfplay(seats: int, games: int, seed: str, out: Path) -> None:
    """Play games between noisy versions of `adept` and keep about half of the turns' beginnings, each seen by a random seat."""
    rng = Random(seed)
    adept = Judgement(adept_weights())
    numbers: list[list[float]] = []
    wins: list[float] = []
    margins: list[float] = []
    for game in range(games):
        judges = [Judgement([weight * math.exp(0.15 * rng.gauss(0, 1)) for weight in adept_weights()]) for _ in range(seats)]
        seen, state = _one_game(judges, Dice(f"{seed} {game}"), rng, adept)
        result = state.standing()
        for seat, row in seen:
            numbers.append(row)
            wins.append(1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0)
            margins.append(result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat))
        if game % 500 == 499:
            print(f"{game + 1} games, {len(numbers)} positions", flush=True)
    np.savez(out, X=np.array(numbers, np.float32), Y=np.array(wins, np.float32), M=np.array(margins, np.float32))


def _one_game(judges: list[Judgement], dice: Dice, rng: Random, adept: Judgement) -> tuple[list[tuple[int, list[float]]], State]:
    state = GAME.start(len(judges), {}, dice)
    slips, last = rng.choice([0.0, 0.05, 0.12]), -1
    seen: list[tuple[int, list[float]]] = []
    while actors := state.actors():
        seat = actors[0]
        if state.step == ACTION and state.turn != last:
            last = int(state.turn)
            if rng.random() < 0.5:
                viewer = rng.randrange(len(judges))
                seen.append((viewer, features(state, viewer, adept)))
        slip = rng.random() < (0.3 if state.step == ASSEMBLE else slips)
        state.apply(seat, rng.choice(state.moves(seat)) if slip else judges[seat].choose(state, seat), dice)
    return seen, state


def train(inputs: list[Path], hidden: int, epochs: int, out: Path) -> None:
    """Fit one hidden layer to who won and, beside it, to the margin (Adam, falling rate); the last twelfth is kept to check."""
    files = [np.load(path) for path in inputs]
    rows, wins, margins = (np.concatenate([file[key] for file in files]) for key in "XYM")
    targets = np.stack([wins, margins / 20], axis=1)
    kept = len(rows) // 12
    rng = np.random.default_rng(0)
    width = rows.shape[1]
    weights = {
        "w1": rng.normal(0, width**-0.5, (width, hidden)).astype(np.float32),
        "b1": np.zeros(hidden, np.float32),
        "w2": rng.normal(0, hidden**-0.5, (hidden, 2)).astype(np.float32),
        "b2": np.zeros(2, np.float32),
    }
    first = {name: np.zeros_like(value) for name, value in weights.items()}
    second = {name: np.zeros_like(value) for name, value in weights.items()}
    batch, made = 1024, 0
    steps = epochs * ((len(rows) - kept) // batch)
    for epoch in range(epochs):
        order = rng.permutation(len(rows) - kept)
        for start in range(0, len(order) - batch, batch):
            chosen = order[start : start + batch]
            layer = np.tanh(rows[chosen] @ weights["w1"] + weights["b1"])
            guess = layer @ weights["w2"] + weights["b2"]
            error = np.empty_like(guess)
            error[:, 0] = (1 / (1 + np.exp(-guess[:, 0])) - targets[chosen, 0]) / batch
            error[:, 1] = 0.3 * (guess[:, 1] - targets[chosen, 1]) / batch
            back = (error @ weights["w2"].T) * (1 - layer * layer)
            slopes = {"w2": layer.T @ error, "b2": error.sum(0), "w1": rows[chosen].T @ back, "b1": back.sum(0)}
            made += 1
            rate = 1e-3 * (1 + math.cos(math.pi * made / steps)) + 1e-5
            for name, slope in slopes.items():
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope * slope
                weights[name] -= rate * (first[name] / (1 - 0.9**made)) / (np.sqrt(second[name] / (1 - 0.999**made)) + 1e-8)
        guess = np.tanh(rows[-kept:] @ weights["w1"] + weights["b1"]) @ weights["w2"] + weights["b2"]
        chance = 1 / (1 + np.exp(-guess[:, 0]))
        truth = targets[-kept:, 0]
        loss = -np.mean(truth * np.log(chance + 1e-9) + (1 - truth) * np.log(1 - chance + 1e-9))
        print(f"epoch {epoch + 1}: loss {loss:.4f}, right {np.mean((chance > 0.5) == (truth > 0.5)):.3f}", flush=True)
    np.savez_compressed(out, **{name: value.astype(np.float16) for name, value in weights.items()})  # type: ignore[arg-type]


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
    part.add_argument("--out", type=Path, required=True)
    part = commands.add_parser("train")
    part.add_argument("inputs", type=Path, nargs="+")
    part.add_argument("--hidden", type=int, default=64)
    part.add_argument("--epochs", type=int, default=8)
    part.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.command == "tune":
        tune(given.generations, given.seed, given.out)
    elif given.command == "selfplay":
        selfplay(given.players, given.games, given.seed, given.out)
    else:
        train(given.inputs, given.hidden, given.epochs, given.out)


if __name__ == "__main__":
    main()
