"""The end of the game and prestige (V16)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.virtu.year import game_ends
from tests.virtu.table import Table, table

MEDICI_EIGHT = "florence pisa siena bologna ravenna spoleto rome ancona"


def end_of_spring(year: int = 2, **players: Any) -> Table:  # noqa: ANN401
    return table(phase="sieges", year=year, **players)


@pytest.mark.rule("V16.1")
def test_the_game_ends_after_the_winter_in_which_no_neutral_city_was_left() -> None:
    others = "naples palermo terracina benevento bari otranto syracuse"
    t = end_of_spring(
        p0={"domain": "florence pisa siena spoleto rome ancona bologna"},
        p1={"domain": others},
        p2={"domain": "venice corfu verona ravenna ajaccio tunis"},
    )
    assert t.state.position.ending
    assert not end_of_spring(p0={"domain": "florence pisa siena"}, p1={"domain": others}).state.position.ending


@pytest.mark.rule("V16.1")
def test_the_game_ends_with_eight_cities_or_the_last_step_of_patronage() -> None:
    assert end_of_spring(p0={"domain": MEDICI_EIGHT}).state.position.ending
    assert not end_of_spring(p0={"domain": MEDICI_EIGHT.removesuffix(" ancona")}).state.position.ending
    assert end_of_spring(p2={"patronage": 5}).state.position.ending
    assert not end_of_spring(p2={"patronage": 4}).state.position.ending


@pytest.mark.rule("V16.1")
def test_everybody_has_the_last_winter_before_the_end() -> None:
    t = end_of_spring(p2={"patronage": 5})
    assert t.state.result() is None
    for seat in (0, 1, 2):
        assert t.asked() == f"{seat} palace"
        t.rest(seat)
    result = t.state.result()
    assert result is not None
    assert t.state.actors() == []
    t.refuses("0: step", "V16.1", "over")


@pytest.mark.rule("V16.2")
@pytest.mark.parametrize(("cities", "points"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_cities_bring_prestige_and_whoever_is_furthest_one_more(cities: int, points: int) -> None:
    t = table(p0={"domain": " ".join(MEDICI_EIGHT.split()[:cities])}, p1={"domain": "naples"})
    leads = 1 if cities >= 2 else 0
    assert t.standing().sources[0]["cities"] == points + leads
    assert t.standing().sources[1]["cities"] == 0


@pytest.mark.rule("V16.2")
def test_eight_and_nine_cities_tie_on_the_track() -> None:
    t = table(p0={"domain": MEDICI_EIGHT}, p1={"domain": "naples palermo terracina benevento bari otranto syracuse tunis ajaccio"})
    assert [sources["cities"] for sources in t.standing().sources] == [7, 7, 0]


@pytest.mark.rule("V16.2")
def test_patronage_brings_prestige_and_everyone_furthest_one_more() -> None:
    t = table(p0={"patronage": 4}, p1={"patronage": 4}, p2={"patronage": 2})
    assert [sources["patronage"] for sources in t.standing().sources] == [3, 3, 1]


@pytest.mark.rule("V16.2")
def test_cards_and_tokens_count_used_or_not_and_trophies_and_alliances() -> None:
    t = table(
        p0={"courtiers": {1: "cardinal*"}, "rooms": {2: "pope"}, "domain": "florence pisa kingdom* principality", "trophies": [1, 2]},
        allies={"france": "0*", "empire": "0"},
    )
    sources = t.standing().sources[0]
    assert (sources["cards"], sources["trophies"], sources["alliances"]) == (1 + 2 + 2 + 1, 4, 2)


@pytest.mark.rule("V16.3")
def test_religion_counts_crosses_of_cards_tokens_the_empire_and_creations() -> None:
    bishops = {1: "bishop*", 2: "bishop"}
    t = table(p0={"courtiers": bishops}, p1={"bonuses": ["sistine"], "domain": "naples benevento*"}, p2={})
    assert [sources["religion"] for sources in t.standing().sources] == [2, 4, 0]
    t = table(p0={"courtiers": bishops}, p1={"domain": "naples benevento"}, p2={}, allies={"empire": "2"})
    assert [sources["religion"] for sources in t.standing().sources] == [4, 0, 0]
    used = table(p0={"courtiers": bishops}, p1={"domain": "naples benevento"}, p2={}, allies={"empire": "2*"})
    assert [sources["religion"] for sources in used.standing().sources] == [4, 2, 0]
    duomo = table(p0={"courtiers": bishops}, p1={"domain": "naples"}, p2={"bonuses": ["duomo"]})
    assert [sources["religion"] for sources in duomo.standing().sources] == [4, 0, 2]


@pytest.mark.rule("V16.3")
def test_worked_example_two_tied_first_get_two_each_and_the_next_one() -> None:
    plain = {"domain": "milan genoa"}
    t = table(
        4, p0=plain, p1={"courtiers": {1: "bishop", 2: "bishop"}}, p2={"domain": "naples", "courtiers": {1: "bishop", 2: "bishop"}},
        p3={"courtiers": {1: "bishop"}},
    )  # fmt: skip
    assert [sources["religion"] for sources in t.standing().sources] == [0, 2, 2, 1]


@pytest.mark.rule("V16.3")
def test_nobody_is_excluded_for_having_no_cross() -> None:
    t = table(p0={"courtiers": {1: "bishop"}}, p1={"domain": "naples"})
    assert [sources["religion"] for sources in t.standing().sources] == [4, 0, 0]
    t = table(p0={}, p1={"domain": "naples"})
    assert [sources["religion"] for sources in t.standing().sources] == [2, 2, 2]


@pytest.mark.rule("V16.4")
def test_most_prestige_wins_then_more_crowns_then_the_place_is_shared() -> None:
    t = table(p0={"domain": "florence pisa", "trophies": [1]}, p1={"domain": "naples bari"}, p2={"domain": "venice corfu"})
    assert t.standing().places == [1, 2, 2]
    t = table(p0={"domain": "florence pisa"}, p1={"domain": "naples bari"}, p2={"domain": "venice corfu", "courtiers": {1: "ambassador*"}})
    assert t.standing().scores[0] == t.standing().scores[2]
    assert t.standing().places == [2, 2, 1]


@pytest.mark.rule("V16.5")
def test_a_game_ends_after_the_winter_of_year_thirty() -> None:
    assert end_of_spring(30).state.position.ending
    t = end_of_spring(29)
    assert not t.state.position.ending
    assert not game_ends(t.state.position)
