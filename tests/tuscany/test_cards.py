"""Drawing region cards (T4)."""

from __future__ import annotations

import pytest

from signoria.tuscany.kinds import cards_total
from tests.tuscany.table import seat, table


@pytest.mark.rule("T4.1")
def test_drawing_brings_three_cards() -> None:
    t = table(seat(hand="OL"), seat()).play("0: draw = card R R Y")
    assert t[0].hand == "RROYL"


@pytest.mark.rule("T4.1")
def test_with_the_option_of_the_first_printing_drawing_brings_two_cards() -> None:
    t = table(seat(hand=""), seat(), draw=2).play("0: draw = card R Y")
    assert t[0].hand == "RY"


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize(
    ("draw", "bonus", "drawn"), [(3, "card", "RYY"), (3, "card card", "RYYO"), (3, "card card card", "RYYOO"), (2, "card", "RY")]
)
def test_each_region_card_bonus_tile_brings_one_card_more(draw: int, bonus: str, drawn: str) -> None:
    t = table(seat(hand="", bonus=bonus), seat(), draw=draw).play(f"0: draw = card {' '.join(drawn + 'L')}")
    assert sorted(t[0].hand) == sorted(drawn + "L")


@pytest.mark.rule("T4.1")
def test_there_is_no_hand_limit() -> None:
    t = table(seat(hand="DRBGOYEL" * 7), seat()).play("0: draw")
    assert len(t[0].hand) == 59


@pytest.mark.rule("T4.2")
def test_when_a_card_must_be_drawn_and_the_deck_is_empty_the_discards_become_the_new_deck_and_drawing_goes_on() -> None:
    t = table(seat(hand=""), seat(), deck="O", discards="LLYR").play("0: draw = card O L R")
    assert t[0].hand == "ROL"
    assert (t.deck, t.discards) == ("YL", "")
    assert t.told("reshuffle") == [("reshuffle", {"count": 4})]


@pytest.mark.rule("T4.2")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    t = table(seat(hand=""), seat(), deck="OOL", discards="LLYR").play("0: draw")
    assert (t[0].hand, t.deck, t.discards) == ("OOL", "", "RYLL")
    assert t.told("reshuffle") == []
    t.play("1: draw = card L L Y")
    assert (t.deck, t.discards) == ("R", "")


@pytest.mark.rule("T4.2")
def test_when_deck_and_discards_are_empty_the_rest_of_the_draw_is_lost() -> None:
    t = table(seat(hand=""), seat(), deck="O", discards="L").play("0: draw = card O L")
    assert t[0].hand == "OL"
    assert (t.deck, t.discards) == ("", "")
    t.play("1: draw")
    assert cards_total(t.state.players[1].hand) == 120


@pytest.mark.rule("T4.2")
def test_a_draw_that_comes_right_after_paying_may_bring_back_the_cards_just_paid() -> None:
    t = table(seat(hand="YYL", storage="monastery", tiles="d2 c2"), seat(), deck="", discards="").play(
        "0: place monastery b2", "0: pay YY = card Y Y"
    )
    assert t[0].hand == "YYL"
