"""Scoring the rounds and the end, places and points by source (T9.4, T9.6, T9.7)."""

from __future__ import annotations

import pytest

from signoria.tuscany.scoring import projected, scorings_left
from tests.tuscany.table import Seat, Table, seat, table


@pytest.mark.rule("T9.4")
def test_green_points_are_added_to_red_and_kept() -> None:
    """The example of the rulebooks: 9 green on 4 red make 13; with 22 green and 15 red at the end of round two it is 37."""
    t = table(seat(green=9, red=4, piles=15), seat()).play("0: take 1", "1: draw")
    assert (t.state.round, t[0].green, t[0].red) == (2, 9, 13)
    t = table(seat(green=22, red=15, piles=8), seat(), round_=2).play("0: take 1", "1: draw")
    assert (t.state.round, t[0].green, t[0].red) == (3, 22, 37)


@pytest.mark.rule("T9.4")
def test_the_third_scoring_adds_green_once_more() -> None:
    t = table(seat(green=22, red=37, hand=""), seat(), round_=3, extra_turns=True, first=1, turn_of=0).play("0: draw = card O O L")
    assert (t.step, t[0].red) == ("over", 59)


def final(things: Seat) -> Table:
    """Return the end of a game in which seat 0 had these things left; it draws nothing any more."""
    return table(things, seat(), first=1, turn_of=0, round_=3, extra_turns=True, deck="", discards="").play(
        "0: draw", *["0: end"] * bool(things.marble)
    )


@pytest.mark.rule("T9.6")
@pytest.mark.parametrize(
    ("things", "points"),
    [
        (seat(hand=""), 0),
        (seat(hand="", storage="village"), 1),
        (seat(hand="", storage="village hex hex", bonus="storage storage"), 3),
        (seat(hand="", marble=3), 3),
        (seat(hand="", workers=2), 2),
        (seat(hand="OOLL"), 0),
        (seat(hand="OOLLR"), 1),
        (seat(hand="OOLLROOLL"), 1),
        (seat(hand="OOLLROOLLR"), 2),
        (seat(hand="OOLLROO", storage="hex", marble=1, workers=1), 4),
    ],
)
def test_what_is_left_scores_one_red_point_each_and_one_for_every_full_five_cards(things: Seat, points: int) -> None:
    t = final(things)
    assert t[0].red == points
    result = t.state.result()
    assert result is not None
    assert result.sources[0]["leftovers"] == points


@pytest.mark.rule("T9.6")
def test_tiles_in_the_region_score_nothing_at_the_end() -> None:
    assert final(seat(hand="", tiles="d2 e3 e4"))[0].red == 0


@pytest.mark.rule("T9.7")
def test_most_red_points_win() -> None:
    t = table(seat(red=40), seat(red=45), seat(red=41))
    assert t.state.standing().places == [3, 1, 2]


@pytest.mark.rule("T9.7")
def test_a_tie_goes_to_the_player_with_more_empty_spaces() -> None:
    t = table(seat(red=40, tiles="d2"), seat(red=40), seat(red=41, tiles="e3"))
    assert t.state.standing().places == [3, 2, 1]


@pytest.mark.rule("T9.7")
def test_then_to_the_player_with_more_green_points() -> None:
    """In round one green still counts three times: 3 green and 31 red are as good as 0 green and 40 red."""
    t = table(seat(red=31, green=3), seat(red=40))
    assert t.state.standing().scores == [40, 40]
    assert t.state.standing().places == [1, 2]


@pytest.mark.rule("T9.7")
def test_then_the_place_is_shared_and_so_are_lower_places() -> None:
    t = table(seat(red=40), seat(red=50), seat(red=40), seat(red=30))
    assert t.state.standing().places == [2, 1, 2, 4]


@pytest.mark.rule("T9.7")
def test_the_result_comes_at_the_end_and_holds_places_scores_and_sources() -> None:
    t = table(
        seat(hand="OOOOO", green=10, red=30), seat(green=5, red=60), first=1, turn_of=0, round_=3, extra_turns=True, deck="", discards=""
    )
    assert t.state.result() is None
    t.play("0: draw")
    result = t.state.result()
    assert result is not None
    assert result.scores == [30 + 10 + 1, 60 + 5 + 117 // 5]
    assert result.places == [2, 1]
    assert result.sources[0] == {
        "areas": 10,
        "agriculture": 0,
        "colour-bonus": 0,
        "storage": 0,
        "yield": 30,
        "overflow": 0,
        "leftovers": 1,
    }


@pytest.mark.parametrize(("round_", "times"), [(1, 3), (2, 2), (3, 1)])
def test_the_projected_score_is_red_and_green_for_each_scoring_left_and_the_goods_there_are(round_: int, times: int) -> None:
    t = table(seat(green=9, red=4, hand="OOOOO", marble=2, workers=1, storage="hex"), seat(), round_=round_)
    assert scorings_left(t.state) == times
    assert projected(t.state, t.state.players[0]) == 4 + 9 * times + 1 + 2 + 1 + 1
    assert sum(t.state.standing().sources[0].values()) == 4 + 9 * times + 5


def test_points_keep_the_multiplicity_they_had() -> None:
    """A village area of one point in round one is worth three in the end, one in round three only one."""
    early = table(seat(hand="OO", storage="village"), seat()).play("0: place village d2", "0: pay OO")
    late = table(seat(hand="OO", storage="village"), seat(), round_=3).play("0: place village d2", "0: pay OO")
    assert early.state.standing().sources[0]["areas"] == 3
    assert late.state.standing().sources[0]["areas"] == 1
