"""Play many random games of Virtù with all checks, and tell how often each rule was made use of.

    python -m bench.fuzz_virtu --games 10000

At each number of players half of the games are uniformly random and half sensibly random; every other game has the option of one enemy
agent per palace. Ends with an error if a rule was never made use of.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from signoria import engine_form
from signoria.chance import Dice
from signoria.game import BadInput
from signoria.virtu import GAME
from tests.virtu.watched import Watch

RULES = (
    *(f"V1.{n}" for n in range(1, 5)), *(f"V2.{n}" for n in range(1, 5)), *(f"V3.{n}" for n in range(1, 7)), "V4.1",
    *(f"V5.{n}" for n in range(1, 6)), *(f"V6.{n}" for n in range(1, 4)), "V7.1", "V7.2", *(f"V8.{n}" for n in range(1, 4)), "V9.1",
    *(f"V10.{n}" for n in range(1, 4)), *(f"V11.{n}" for n in range(1, 8)), *(f"V12.{n}" for n in range(1, 5)),
    *(f"V13.{n}" for n in range(1, 9)), "V14.1", "V14.2", *(f"V15.{n}" for n in range(1, 10)), *(f"V16.{n}" for n in range(1, 6)), "V17.1",
    "V18.1",
)  # fmt: skip


def fuzz(seats: int, games: int, thorough_every: int, first_seed: int) -> tuple[Counter[str], Counter[str]]:
    """Play games at one number of players and print what they were like."""
    fired: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for sensible in (False, True):
        choices: Counter[int] = Counter()
        years = 0
        began = time.perf_counter()
        for game in range(games // 2):
            watch = Watch(seats, first_seed + 2 * game, sensible, {"one_enemy_agent": game % 2 == 1})
            watch.finish(thorough_every if game % 20 == 0 else 0)
            fired += watch.fired
            keys += watch.keys
            choices += watch.choices
            years += watch.state.position.year
        moves = sum(choices.values())
        mean = sum(size * number for size, number in choices.items()) / moves
        print(
            f"{seats} players, {'sensible' if sensible else 'uniform'}: {games // 2} games, {moves * 2 / games:.0f} moves and "
            f"{years * 2 / games:.1f} years each; {mean:.1f} moves at a decision, at most {max(choices)}; "
            f"{moves / (time.perf_counter() - began):.0f} checked moves/s"
        )
    return fired, keys


def main() -> None:
    """Run the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="at each number of players")
    parser.add_argument("--thorough", type=int, default=25, help="every so many moves of every twentieth game everything is checked")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"engine: {engine_form.form().name}")
    fired: Counter[str] = Counter()
    keys: Counter[str] = Counter()
    for seats in GAME.seats:
        some_fired, some_keys = fuzz(seats, given.games, given.thorough, given.seed)
        fired += some_fired
        keys += some_keys
    try:
        GAME.start(2, {}, Dice(1))
    except BadInput:
        fired["V18.1"] += 1
    print("\nHow often each rule was made use of")
    for rule in RULES:
        print(f"{rule:7}{fired[rule]:12}")
    print("\nWhat happened")
    for key, number in sorted(keys.items()):
        print(f"{key:24}{number:12}")
    never = [rule for rule in RULES if not fired[rule]]
    if never:
        sys.exit(f"never made use of: {', '.join(never)}")


if __name__ == "__main__":
    main()
