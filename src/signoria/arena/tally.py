"""What the games of a match add up to: win shares with intervals, scores, times, ratings, and whether the question is settled."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import log, sqrt
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from signoria.arena.match import Plan, Played
from signoria.game import Json, JsonObject

SURE = 1.959964
"""How many standard deviations make an interval of 95 %."""
RISK = 0.05
"""The risk of a wrong answer that a test may take, on either side."""
APART = 0.05
"""How far above and below the bar the two answers lie that a test decides between."""


class Test(NamedTuple):
    """A sequential probability ratio test of whether the first entry's win share is above a bar or below it."""

    bar: float
    ratio: float
    """The logarithm of how much more likely the games are if the share is well above the bar than if it is well below."""
    limit: float

    @property
    def answer(self) -> str:
        """Return "above", "below", or "open" while more games are needed."""
        return "above" if self.ratio >= self.limit else "below" if self.ratio <= -self.limit else "open"


class Walk:
    """A test on its way from set to set. It stops at the first that gives an answer."""

    def __init__(self, bar: float) -> None:
        self.test = Test(bar, 0.0, log((1 - RISK) / RISK))
        self._sets = 0
        self._sum = self._squares = 0.0

    def along(self, sets: Sequence[float]) -> Test:
        """Go on to the last set there is."""
        while self._sets < len(sets) and self.test.answer == "open":
            share = sets[self._sets]
            self._sets += 1
            self._sum += share
            self._squares += share * share
            mean = self._sum / self._sets
            # Two imagined sets, one won and one lost, keep the variance away from zero while few games are played.
            variance = (self._squares - self._sets * mean**2 + (1 - mean) ** 2 + mean**2) / (self._sets + 2)
            self.test = self.test._replace(ratio=self._sets * 2 * APART * (mean - self.test.bar) / variance)
        return self.test


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win share over some games (Wilson's: good near 0 and 1 too)."""
    if not games:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """The games of a match so far. The order in which they come does not matter."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games: dict[int, Played] = {}
        self._won = [Fraction(0)] * len(plan.bots)
        self._seats = [0] * len(plan.bots)
        self._sets: list[float] = []
        """The first entry's win share in every whole set of games, from the first set on."""
        self._walks: dict[float, Walk] = {}

    def add(self, played: Played) -> None:
        """Count a game; a number that is there already is not counted twice."""
        if played.number in self.games:
            return
        self.games[played.number] = played
        for seat, entry in enumerate(played.entries):
            self._won[entry] += _won(played, seat)
            self._seats[entry] += 1

    def seats_of(self, entry: int) -> list[tuple[Played, int]]:
        """Return where an entry sat in every game, in the order of the games."""
        found = []
        for number in sorted(self.games):
            played = self.games[number]
            found += [(played, seat) for seat, sitting in enumerate(played.entries) if sitting == entry]
        return found

    def share(self, entry: int) -> tuple[float, int]:
        """Return an entry's win share (a shared first place counts in parts) and over how many seats."""
        seats = self._seats[entry]
        return (float(self._won[entry] / seats), seats) if seats else (0.0, 0)

    def test(self, bar: float) -> Test:
        """Test the first entry's share. Only whole sets count, in their order: neither processes nor interruptions change anything."""
        size = self.plan.players * len(self.plan.tables())
        while all(number in self.games for number in range(len(self._sets) * size, (len(self._sets) + 1) * size)):
            games = [self.games[number] for number in range(len(self._sets) * size, (len(self._sets) + 1) * size)]
            won = [_won(played, seat) for played in games for seat, entry in enumerate(played.entries) if entry == 0]
            self._sets.append(float(sum(won) / len(won)))
        return self._walks.setdefault(bar, Walk(bar)).along(self._sets)

    def settled(self, bar: float | None) -> bool:
        """Return whether a test has an answer; never without a bar."""
        return bar is not None and self.test(bar).answer != "open"

    def ratings(self) -> list[PlackettLuceRating]:
        """Return a rating for every entry, from the games in their order."""
        model = PlackettLuce()
        ratings = [model.rating(name=name) for name in self.plan.bots]
        for number in sorted(self.games):
            played = self.games[number]
            teams = [[model.create_rating([ratings[entry].mu, ratings[entry].sigma])] for entry in played.entries]
            rated = model.rate(teams, ranks=[float(place) for place in played.places])
            for entry in set(played.entries):
                # Who holds several seats of a table is rated by their mean.
                own = [team[0] for team, sitting in zip(rated, played.entries, strict=True) if sitting == entry]
                ratings[entry].mu = fmean(rating.mu for rating in own)
                ratings[entry].sigma = fmean(rating.sigma for rating in own)
        return ratings

    def report(self, bar: float | None = None) -> JsonObject:
        """Return everything that was counted."""
        plan = self.plan
        ratings = self.ratings()
        report: JsonObject = {
            "game": plan.game,
            "players": plan.players,
            "seed": plan.seed,
            "share_of_time": plan.share,
            "options": plan.options,
            "planned": plan.total(),
            "games": len(self.games),
            "bots": [self._bot(entry, ratings[entry]) for entry in range(len(plan.bots))],
        }
        if len(plan.bots) > 2:
            report["pairs"] = self._pairs()
        if bar is not None:
            test = self.test(bar)
            report["sprt"] = {"bar": bar, "ratio": round(test.ratio, 3), "limit": round(test.limit, 3), "answer": test.answer}
        return report

    def _bot(self, entry: int, rating: PlackettLuceRating) -> JsonObject:
        seats = self.seats_of(entry)
        share, count = self.share(entry)
        low, high = interval(share, count)
        moves = sum(played.moves[seat] for played, seat in seats)
        failures: list[Json] = [
            {"game": played.number, "key": played.failure.key, "args": played.failure.args}
            for played, seat in seats
            if played.failure is not None and played.failure.seat == seat
        ]
        finished = [(played, seat) for played, seat in seats if played.failure is None]
        return {
            "bot": self.plan.bots[entry],
            "played": count,
            "wins": sum(1 for played, seat in seats if played.places[seat] == 1 and played.places.count(1) == 1),
            "shared": sum(1 for played, seat in seats if played.places[seat] == 1 and played.places.count(1) > 1),
            "share": round(share, 6),
            "interval": [round(low, 6), round(high, 6)],
            "rank": round(fmean(played.places[seat] for played, seat in seats), 4) if seats else None,
            "score": round(fmean(played.scores[seat] for played, seat in finished), 3) if finished else None,
            "margin": round(fmean(_margin(played, seat) for played, seat in finished), 3) if finished else None,
            "seconds_per_move": round(sum(played.seconds[seat] for played, seat in seats) / max(moves, 1), 6),
            "moves": moves,
            "rating": {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3), "ordinal": round(rating.ordinal(), 3)},
            "failures": failures,
        }

    def _pairs(self) -> list[Json]:
        """Return for every two entries how often the first was placed before the second; equal places count half."""
        pairs: list[Json] = []
        names = self.plan.bots
        for one in range(len(names)):
            for other in range(one + 1, len(names)):
                results = []
                for played in self.games.values():
                    if played.failure is not None and played.entries[played.failure.seat] not in {one, other}:
                        continue  # a third one ended this game before it was decided
                    own = [place for place, entry in zip(played.places, played.entries, strict=True) if entry == one]
                    its = [place for place, entry in zip(played.places, played.entries, strict=True) if entry == other]
                    results += [0.5 if a == b else float(a < b) for a in own for b in its]
                if results:
                    share = fmean(results)
                    low, high = interval(share, len(results))
                    bounds: list[Json] = [round(low, 6), round(high, 6)]
                    pairs.append({"bots": [names[one], names[other]], "games": len(results), "share": round(share, 6), "interval": bounds})
        return pairs


def _won(played: Played, seat: int) -> Fraction:
    return Fraction(played.places[seat] == 1, max(1, played.places.count(1)))


def _margin(played: Played, seat: int) -> int:
    return played.scores[seat] - max(score for other, score in enumerate(played.scores) if other != seat)
