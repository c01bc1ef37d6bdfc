"""Play many random games of Virtù with all checks, and tell how often each rule was made use of.

    python -m bench.fuzz_virtu --games 10000

At each number of players half of the games are uniformly random and half sensibly random; every other game has the option of one enemy
agent per palace. Random play seldom or never ends a game in some of the ways it can end: a twentieth as many games again are directed,
played by `greedy` or by players who only look for neutral cities, and counted apart. Ends with an error if a rule was never made use of
or something that can happen never happened.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import NamedTuple

from scripts.golden_virtu import POLICIES
from signoria import engine_form
from signoria.bots.virtu.greedy import GreedyBot
from signoria.chance import Dice
from signoria.game import BadInput
from signoria.virtu import GAME
from tests.virtu.watched import ENDS, RULES_OF_EVENTS, Policy, Watch

RULES = (
    *(f"V1.{n}" for n in range(1, 5)), *(f"V2.{n}" for n in range(1, 5)), *(f"V3.{n}" for n in range(1, 7)), "V4.1",
    *(f"V5.{n}" for n in range(1, 6)), *(f"V6.{n}" for n in range(1, 4)), "V7.1", "V7.2", *(f"V8.{n}" for n in range(1, 4)), "V9.1",
    *(f"V10.{n}" for n in range(1, 4)), *(f"V11.{n}" for n in range(1, 8)), *(f"V12.{n}" for n in range(1, 5)),
    *(f"V13.{n}" for n in range(1, 9)), "V14.1", "V14.2", *(f"V15.{n}" for n in range(1, 10)), *(f"V16.{n}" for n in range(1, 6)), "V17.1",
    "V18.1",
)  # fmt: skip


class Way(NamedTuple):
    """A way to play the games of a part of the run."""

    name: str
    sensible: bool
    policy: Policy | None


RANDOM = (Way("uniform", False, None), Way("sensible", True, None))
DIRECTED = (Way("directed: greedy", False, GreedyBot().choose), Way("directed: peaceful", False, POLICIES["peaceful"]))


class Seen:
    """What happened in some games: rules made use of, and things told."""

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.keys: Counter[str] = Counter()

    def play(self, way: Way, seats: int, games: int, thorough_every: int, first_seed: int) -> None:
        """Play games at one number of players and print what they were like."""
        choices: Counter[int] = Counter()
        years = 0
        began = time.perf_counter()
        for game in range(games):
            watch = Watch(seats, first_seed + 2 * game, way.sensible, {"one_enemy_agent": game % 2 == 1}, way.policy)
            watch.finish(thorough_every if game % 20 == 0 else 0)
            self.fired += watch.fired
            self.keys += watch.keys
            choices += watch.choices
            years += watch.state.position.year
        moves = sum(choices.values())
        mean = sum(size * number for size, number in choices.items()) / max(moves, 1)
        print(
            f"{seats} players, {way.name}: {games} games, {moves / max(games, 1):.0f} moves and {years / max(games, 1):.1f} years each; "
            f"{mean:.1f} moves at a decision, at most {max(choices, default=0)}; "
            f"{moves / (time.perf_counter() - began):.0f} checked moves/s",
            flush=True,
        )


def main() -> None:
    """Run the games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="at each number of players")
    parser.add_argument("--thorough", type=int, default=25, help="every so many moves of every twentieth game everything is checked")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"engine: {engine_form.form().name}")
    random, directed = Seen(), Seen()
    for seats in GAME.seats:
        for way in RANDOM:
            random.play(way, seats, given.games // 2, given.thorough, given.seed)
        for way in DIRECTED:
            directed.play(way, seats, max(given.games // 40, 4), given.thorough, given.seed)
    try:
        GAME.start(2, {}, Dice(1))
    except BadInput:
        random.fired["V18.1"] += 1
    print(f"\n{'How often each rule was made use of':36}{'random':>12}{'directed':>12}")
    for rule in RULES:
        print(f"{rule:36}{random.fired[rule]:12}{directed.fired[rule]:12}")
    print(f"\n{'What happened':36}{'random':>12}{'directed':>12}")
    happens = sorted({*RULES_OF_EVENTS, *ENDS, *random.keys, *directed.keys})
    for key in happens:
        print(f"{key:36}{random.keys[key]:12}{directed.keys[key]:12}")
    never = [rule for rule in RULES if not random.fired[rule] + directed.fired[rule]]
    never += [key for key in happens if not random.keys[key] + directed.keys[key]]
    if never:
        sys.exit(f"never: {', '.join(never)}")


if __name__ == "__main__":
    main()
