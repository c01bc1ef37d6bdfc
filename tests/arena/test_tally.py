"""What games add up to."""

from __future__ import annotations

import math

import pytest

from signoria.arena import Played, Tally, plan_match
from signoria.arena.match import Failure
from signoria.arena.tally import interval

PLAN = plan_match("tuscany", ["adept", "greedy"], 200, "s")


def tally(shares: list[float]) -> Tally:
    """Return a tally in which the first entry won, lost or drew as told."""
    counted = Tally(PLAN)
    for number, share in enumerate(shares):
        entries = PLAN.seating(number)
        places = [1, 1] if share == 0.5 else [1 if (entry == 0) == (share == 1) else 2 for entry in entries]
        scores = [80 if place == 1 else 70 for place in places]
        counted.add(Played(number, entries, places, scores, [10, 10], [0.5, 0.1] if entries[0] == 0 else [0.1, 0.5], None))
    return counted


def test_the_interval_is_wilsons() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_a_report_says_what_was_played() -> None:
    report = tally([1, 1, 1, 0.5]).report()
    bots = report["bots"]
    assert isinstance(bots, list)
    first, second = bots
    assert isinstance(first, dict) and isinstance(second, dict)
    assert (first["wins"], first["shared"], first["share"]) == (3, 1, 0.875)
    assert (second["wins"], second["shared"], second["share"]) == (0, 1, 0.125)
    assert first["margin"] == 7.5
    assert first["rank"] == 1.0 and second["rank"] == 1.75
    assert first["seconds_per_move"] == 0.05 and second["seconds_per_move"] == 0.01
    assert isinstance(first["rating"], dict) and isinstance(second["rating"], dict)
    assert float(str(first["rating"]["mu"])) > 25 > float(str(second["rating"]["mu"]))


def test_a_game_is_counted_once_and_the_order_does_not_matter() -> None:
    one = tally([1, 0, 1, 1])
    other = Tally(PLAN)
    for number in (3, 1, 0, 2, 0):
        other.add(one.games[number])
    assert other.report() == one.report()


def test_a_test_ends_when_it_is_settled() -> None:
    assert tally([]).test(0.5).answer == "open"
    assert tally([1, 0] * 20).test(0.5).answer == "open"
    assert tally([1, 1] * 40).test(0.5).answer == "above"
    assert tally([0, 0] * 40).test(0.5).answer == "below"
    assert tally([1, 0] * 200).test(0.7).answer == "below"
    assert tally([1]).test(0.5).ratio == 0.0, "half a set says nothing"


def test_a_test_is_seldom_wrong() -> None:
    """Even matches are called even or stay open; clear ones are called right. With a seed of its own, so the numbers are fixed."""
    from random import Random

    rng = Random(5)
    wrong = 0
    for _ in range(100):
        counted: list[float] = []
        answer = "open"
        while answer == "open" and len(counted) < 400:
            counted += [float(rng.random() < 0.6) for _ in range(20)]
            answer = tally(counted).test(0.5).answer
        wrong += answer == "below"
    assert wrong <= 5


def test_failures_are_told() -> None:
    counted = Tally(PLAN)
    counted.add(Played(0, [0, 1], [2, 1], [3, 4], [1, 1], [0.0, 0.0], Failure(0, "bot-ended", {"bot": "x", "code": 3})))
    bots = counted.report()["bots"]
    assert isinstance(bots, list) and isinstance(bots[0], dict)
    assert bots[0]["failures"] == [{"game": 0, "key": "bot-ended", "args": {"bot": "x", "code": 3}}]
    assert bots[0]["score"] is None, "the score of a game that was not finished says nothing"


def test_a_test_stops_where_it_was_settled_whatever_the_order() -> None:
    games = tally([1.0] * 16 + [0.0] * 60).games
    in_order, late = Tally(PLAN), Tally(PLAN)
    for number in sorted(games):
        in_order.add(games[number])
        in_order.test(0.5)
    for number in [*range(20, len(games)), *range(20)]:
        late.add(games[number])
        late.test(0.5)
    assert in_order.test(0.5) == late.test(0.5)
    assert in_order.test(0.5).answer == "above"
    assert in_order.settled(0.5) and not in_order.settled(None)


def test_a_game_that_a_third_one_ended_is_no_result_between_two() -> None:
    plan = plan_match("tuscany", ["adept", "greedy", "random"], 3, "s")
    counted = Tally(plan)
    counted.add(Played(0, [0, 1, 2], [1, 1, 3], [5, 4, 3], [1] * 3, [0.0] * 3, Failure(2, "bot-ended", {})))
    pairs = counted.report()["pairs"]
    assert isinstance(pairs, list)
    assert [(pair["bots"], pair["share"]) for pair in pairs if isinstance(pair, dict)] == [
        (["adept", "random"], 1.0),
        (["greedy", "random"], 1.0),
    ]


def test_pairs_of_a_round_robin_are_compared() -> None:
    plan = plan_match("tuscany", ["adept", "greedy", "random"], 2, "s", players=2)
    counted = Tally(plan)
    for number in range(6):
        entries = plan.seating(number)
        counted.add(Played(number, entries, [1 if entry == min(entries) else 2 for entry in entries], [1, 1], [1, 1], [0.0, 0.0], None))
    report = counted.report()
    assert isinstance(report["pairs"], list)
    assert [(pair["bots"], pair["share"]) for pair in report["pairs"] if isinstance(pair, dict)] == [
        (["adept", "greedy"], 1.0),
        (["adept", "random"], 1.0),
        (["greedy", "random"], 1.0),
    ]
    assert math.isclose(sum(counted.share(entry)[0] for entry in range(3)), 1.5)
