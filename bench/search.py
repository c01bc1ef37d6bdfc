"""How fast the searching opponents of The Castles of Tuscany think, and how that grows with the number of players.

    python -m bench.search --decisions 60

For `expert` and `master` at a twentieth of their time and every number of players: imagined games (iterations) and looks of the network
(evaluations) per second of the processor, and how often the judgement that guides them decides alone. How much time `master` needs to be as
strong as `expert`, so how many decisions it makes at equal strength, is a match of `HalfMaster` or `QuarterMaster` (bench/yardsticks.py).
"""

from __future__ import annotations

import argparse
import time

from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.judgement import Judgement
from signoria.bots.tuscany.master import MasterBot
from signoria.bots.tuscany.network import Network, network_for
from signoria.bots.tuscany.search import Search
from signoria.bots.tuscany.thinker import Thinker
from signoria.chance import Dice
from signoria.tuscany import GAME
from signoria.tuscany.position import ACTION
from signoria.tuscany.state import State

SHARE = 0.05


class CountedEye:
    """A network that counts the positions it looks at."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.looks = 0

    def chances(self, numbers: list[float]) -> list[float]:
        """Look, and count."""
        found = self.network.chances(numbers)
        self.looks += len(found)
        return found

    def chances_in_ink(self, words: list[int]) -> list[float]:
        """Look, and count."""
        found = self.network.chances_in_ink(words)
        self.looks += len(found)
        return found


def decisions(seats: int, number: int) -> list[tuple[State, int]]:
    """Return decisions from the whole course of games of `adept`: the beginnings of turns."""
    adept, dice = Judgement(adept_weights()), Dice("bench search")
    met: list[tuple[State, int]] = []
    while len(met) < 40 * number:
        state, last = GAME.start(seats, {}, dice), -1
        while actors := state.actors():
            if state.step == ACTION and state.turn != last:
                last = int(state.turn)
                met.append((state.copy(), actors[0]))
            state.apply(actors[0], adept.choose(state, actors[0]), dice)
    return met[:: len(met) // number][:number]


def speed(bot: Thinker, seats: int, number: int) -> tuple[float, float]:
    """Return iterations and evaluations per second."""
    eye, dice = CountedEye(network_for(seats, bot.network)), Dice(1)
    search = Search(Judgement(adept_weights()), eye, dice, bot.manner())
    made = gone = 0.0
    for state, seat in decisions(seats, number):
        began = time.process_time()
        search.think(state, seat, SHARE * bot.seconds)
        gone += time.process_time() - began
        made += search.root.visits
    return made / gone, eye.looks / gone


def judged(seats: int, number: int) -> float:
    """Return how many decisions the judgement alone makes per second."""
    adept, met = Judgement(adept_weights()), decisions(seats, number)
    began = time.process_time()
    for _ in range(50):
        for state, seat in met:
            adept.choose(state, seat)
    return 50 * len(met) / (time.process_time() - began)


def main() -> None:
    """Read the command line and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=60)
    given = parser.parse_args()
    print("| bot | players | iterations/s | evaluations/s | iterations against 2 players |")
    print("| --- | --- | --- | --- | --- |")
    for bot in (ExpertBot(), MasterBot()):
        first = 0.0
        for seats in GAME.seats:
            iterations, evaluations = speed(bot, seats, given.decisions)
            first = first or iterations
            print(f"| `{bot.name}` | {seats} | {iterations:,.0f} | {evaluations:,.0f} | {iterations / first:.2f}× |", flush=True)
    for seats in GAME.seats:
        print(f"`adept` decides {judged(seats, given.decisions):,.0f} times a second with {seats} players")


if __name__ == "__main__":
    main()
