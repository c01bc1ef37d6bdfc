"""Paying for a tile (T7)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.tuscany.cards import letters
from signoria.tuscany.kinds import COLOUR_LETTERS
from signoria.tuscany.moves import MOVE_TEXTS, PAY
from signoria.tuscany.paying import can_pay, cards_of, payments, workers_of
from tests.tuscany import oracle
from tests.tuscany.table import Table, cards, seat, table


def paying_for_a_village(hand: str, workers: int = 0) -> Table:
    """Return a table at which seat 0 has to pay for a village (orange)."""
    return table(seat(hand=hand, storage="village", workers=workers), seat()).play("0: place village d2")


@pytest.mark.rule("T7.1")
def test_a_tile_costs_two_cards_of_its_colour() -> None:
    t = paying_for_a_village("OOL")
    assert t.moves(0) == ["pay OO"]
    t.play("0: pay OO")
    assert (t[0].hand, t.discards, t[0].tiles) == ("L", "OO", {"d2": "village"})


@pytest.mark.rule("T7.1")
def test_an_inn_hex_costs_two_cards_of_the_colour_of_the_space() -> None:
    t = table(seat(hand="GGB", storage="hex"), seat()).play("0: place hex e3")
    assert t.moves(0) == ["pay GG"]


@pytest.mark.rule("T7.1")
def test_without_cards_to_pay_a_tile_cannot_be_placed() -> None:
    t = table(seat(hand="OLRG", storage="village"), seat())
    assert t.refuses("0: place village d2") == "T7.1 cannot-pay"
    assert t.moves(0, "place") == []


@pytest.mark.rule("T7.1")
def test_only_cards_in_hand_can_be_paid() -> None:
    t = paying_for_a_village("OLLRR")
    assert t.refuses("0: pay OO") == "T7.1 no-cards"
    assert t.refuses("0: pay OGG") == "T7.1 no-cards"
    assert t.refuses("0: pay LLLL") == "T7.1 no-cards"


@pytest.mark.rule("T7.2")
def test_each_card_may_be_replaced_by_a_pair_of_one_other_colour() -> None:
    t = paying_for_a_village("OOLLRRG")
    assert sorted(t.moves(0)) == sorted(["pay OO", "pay ORR", "pay OLL", "pay RRLL"])
    t.play("0: pay LLO")
    assert (t[0].hand, t.discards) == ("RRGO", "OLL")


@pytest.mark.rule("T7.2")
def test_two_pairs_may_be_of_the_same_colour() -> None:
    t = paying_for_a_village("LLLL")
    assert t.moves(0) == ["pay LLLL"]
    t.play("0: pay LLLL")
    assert (t[0].hand, t.discards) == ("", "LLLL")


@pytest.mark.rule("T7.2", "T8.4")
def test_one_light_green_and_two_red_cards_pay_for_an_inn_hex_on_a_light_green_space() -> None:
    """An example of the rulebooks: the hex scores 1 point whatever farms are in the area."""
    t = table(seat(hand="LRR", storage="hex", tiles="VH@c3 OW@b4"), seat())
    t.play("0: place hex b3")
    assert t.moves(0) == ["pay LRR"]
    t.play("0: pay LRR")
    assert t[0].tiles["b3"] == "hex"
    assert t.told("agriculture") == [("agriculture", {"points": 1})]
    assert t[0].green == 6 + 1  # it also fills the area of three spaces


@pytest.mark.rule("T7.3")
def test_a_worker_and_a_pair_pay_for_a_city() -> None:
    """An example of the rulebooks: one worker and two light green cards for a red city."""
    t = table(seat(hand="LL", storage="city", workers=1), seat()).play("0: place city e4")
    assert t.moves(0) == ["pay wLL"]
    t.play("0: pay LLw", "0: decline")
    assert (t[0].hand, t[0].workers, t.discards, t[0].tiles) == ("", 0, "LL", {"e4": "city"})


@pytest.mark.rule("T7.3")
def test_a_worker_replaces_one_card_and_two_workers_pay_for_any_tile() -> None:
    t = paying_for_a_village("O", workers=3)
    assert t.moves(0) == ["pay Ow", "pay ww"]
    t.play("0: pay ww")
    assert (t[0].hand, t[0].workers, t.discards) == ("O", 1 + 1, "")  # the village brings a worker


@pytest.mark.rule("T7.3")
def test_only_workers_there_are_can_be_paid() -> None:
    t = paying_for_a_village("OO", workers=1)
    assert t.refuses("0: pay ww") == "T7.3 no-workers"
    assert paying_for_a_village("OO").refuses("0: pay Ow") == "T7.3 no-workers"


@pytest.mark.rule("T7.4")
def test_the_payer_chooses_among_all_exact_payments() -> None:
    t = paying_for_a_village("OOLLLLRR", workers=2)
    found = sorted(move.removeprefix("pay ") for move in t.moves(0))
    assert found == sorted(["OO", "Ow", "ww", "OLL", "ORR", "wLL", "wRR", "LLLL", "RRLL"])


@pytest.mark.rule("T7.4")
def test_overpaying_is_not_allowed() -> None:
    t = paying_for_a_village("OOOOLL", workers=2)
    assert t.refuses("0: pay OOO") == "T7.4 inexact"
    assert t.refuses("0: pay OOOO") == "T7.4 inexact"
    assert t.refuses("0: pay OOLL") == "T7.4 inexact"
    assert t.refuses("0: pay wOO") == "T7.4 inexact"


@pytest.mark.rule("T7.4")
def test_a_payment_of_another_colour_does_not_fit() -> None:
    assert paying_for_a_village("OOLL").refuses("0: pay LL") == "T7.4 inexact"


hands = st.lists(st.sampled_from(COLOUR_LETTERS), max_size=14).map("".join)


@pytest.mark.rule("T7.1", "T7.2", "T7.3", "T7.4")
@given(hands, st.integers(0, 3), st.integers(0, 7))
def test_payments_are_exactly_the_sub_multisets_that_split_into_two_units(hand: str, workers: int, colour: int) -> None:
    """Compared with brute force over everything that could be handed over."""
    found = payments(cards(hand), workers, colour)
    spelled = [letters(cards_of(move)) + "w" * workers_of(move) for move in found]
    assert found == sorted(set(found))
    assert sorted(spelled) == sorted(oracle.payments(hand, workers, COLOUR_LETTERS[colour]))
    assert can_pay(cards(hand), workers, colour) == bool(found)
    assert all(
        "".join(sorted(MOVE_TEXTS[move].removeprefix("pay "))) == "".join(sorted(text)) for move, text in zip(found, spelled, strict=True)
    )


def test_a_whole_hand_never_gives_more_than_a_short_list_of_payments() -> None:
    assert max(len(payments(cards("DRBGOYEL" * 10), 9, colour)) for colour in range(8)) == 3 + 7 + 7 + 28


def test_every_payment_is_at_the_end_of_the_numbering() -> None:
    assert all(text.startswith("pay ") == (move >= PAY) for move, text in enumerate(MOVE_TEXTS))
