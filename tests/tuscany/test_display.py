"""Taking tiles, refilling the display, the colour limit and the refresh (T5)."""

from __future__ import annotations

import pytest

from signoria.tuscany.display import may_refresh
from signoria.tuscany.kinds import tiles_total
from tests.tuscany.table import seat, table

FITS_NOTHING = "inn monastery wagon inn monastery wagon inn castle"
"""A display of which nothing fits next to seat 0's starting castle: only city, quarry, village and agriculture do."""


@pytest.mark.rule("T5.1", "T5.3")
def test_a_taken_tile_goes_to_storage_and_the_top_tile_of_ones_pile_fills_the_gap() -> None:
    t = table(seat(), seat()).play("0: take 3 = pile0 wagon")
    assert t[0].storage == "inn"
    assert t.display == "castle city wagon quarry village monastery wagon H"
    assert t[0].piles == [6, 7, 7]
    assert t.turn_of == 1


@pytest.mark.rule("T5.1")
def test_any_tile_may_be_taken_even_one_that_cannot_be_placed() -> None:
    """Next to seat 0's castle there is no inn space, and it has no cards at all."""
    t = table(seat(hand=""), seat())
    assert t.moves(0) == ["draw"] + [f"take {place}" for place in range(1, 9)]


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize(("bonus", "spaces"), [("", 1), ("storage", 2), ("storage storage storage", 4)])
def test_a_player_has_one_storage_space_and_one_more_for_each_bonus_tile(bonus: str, spaces: int) -> None:
    t = table(seat(bonus=bonus), seat())
    assert t.state.players[0].storage_spaces() == spaces
    for _ in range(spaces):
        t.play("0: take 2", "1: draw")
    assert len(t[0].storage.split()) == spaces
    t.play("0: take 2")
    assert t.step == "make-room"


@pytest.mark.rule("T5.2")
def test_without_a_free_space_one_tile_must_be_removed_and_leaves_the_game() -> None:
    t = table(seat(bonus="storage", storage="village city"), seat())
    t.play("0: take 3")
    assert (t.step, t.moves(0)) == ("make-room", ["remove city", "remove village"])
    assert t.refuses("0: draw") == "T5.2 room-first"
    assert t.refuses("0: take 4") == "T5.2 room-first"
    assert t.refuses("0: remove wagon") == "T5.2 not-in-storage"
    neutral, removed = t.neutral, t.removed
    t.play("0: remove village = pile0 wagon")
    assert t[0].storage == "city inn"
    assert (t.neutral, t.removed) == (neutral, removed)


@pytest.mark.rule("T5.2")
def test_with_a_space_free_nothing_may_be_removed() -> None:
    t = table(seat(bonus="storage", storage="village"), seat())
    assert t.refuses("0: remove village") == "T5.2 remove"


@pytest.mark.rule("T5.2")
def test_an_inn_hex_may_be_removed_the_same_way() -> None:
    t = table(seat(bonus="storage", storage="village hex"), seat()).play("0: take 3")
    assert t.moves(0) == ["remove village", "remove hex"]
    t.play("0: remove hex")
    assert t[0].storage == "inn village"


@pytest.mark.rule("T5.2", "T8.3")
def test_of_two_inn_hexes_the_one_that_cannot_be_placed_yet_is_removed() -> None:
    t = table(seat(bonus="storage", storage="hex hex", hand="OO", fresh=1), seat(), display=FITS_NOTHING.replace("inn", "village", 1))
    t.play("0: take 1", "0: remove hex")
    assert t.state.players[0].fresh_hexes == 0


@pytest.mark.rule("T5.3")
def test_the_gap_is_filled_from_the_leftmost_pile_that_is_not_empty() -> None:
    t = table(seat(piles=15), seat())
    assert t[0].piles == [1, 7, 7]
    t.play("0: take 1", "1: draw", "0: take 1", "0: remove castle", "1: draw")
    assert t[0].piles == [0, 6, 7]


@pytest.mark.rule("T5.3")
def test_without_tiles_of_ones_own_a_neutral_tile_fills_the_gap() -> None:
    t = table(seat(piles=0), seat(), round_=3, extra_turns=True).play("0: take 1 = neutral quarry")
    assert t.display == "quarry city inn quarry village monastery wagon H"
    assert t.state.display_neutral == 0xFF


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize(("left", "pile"), [(15, 1), (8, 2), (1, 3)])
def test_taking_the_last_tile_of_a_pile_is_announced(left: int, pile: int) -> None:
    t = table(seat(piles=left), seat()).play("0: take 1")
    assert t.told("pile-empty") == [("pile-empty", {"pile": pile})]


@pytest.mark.rule("T5.4")
def test_no_other_tile_is_announced() -> None:
    assert table(seat(piles=14), seat()).play("0: take 1").told("pile-empty") == []


@pytest.mark.rule("T5.5")
def test_when_nothing_fits_one_kind_is_replaced_and_a_tile_that_fits_must_be_taken() -> None:
    t = table(seat(), seat(), display=FITS_NOTHING)
    assert t.moves(0) == ["draw", "refresh castle", "refresh inn", "refresh monastery", "refresh wagon"]
    assert t.refuses("0: take 1") == "T5.5 refresh-first"
    t.play("0: refresh wagon = neutral wagon city")
    assert t.display == "inn monastery wagon inn monastery city inn castle"
    assert (t.step, t.moves(0)) == ("take-fitting", ["take 6"])
    assert t.refuses("0: take 1") == "T5.5 take-fitting"
    assert t.refuses("0: draw") == "T5.5 take-fitting"
    t.play("0: take 6 = pile0 village")
    assert (t[0].storage, t.turn_of) == ("city", 1)


@pytest.mark.rule("T5.5")
def test_the_kinds_are_replaced_again_and_again_until_something_fits() -> None:
    t = table(seat(), seat(), display=FITS_NOTHING)
    t.play("0: refresh wagon = neutral wagon monastery")
    assert t.step == "refresh-again"
    assert t.moves(0) == ["refresh castle", "refresh inn", "refresh monastery", "refresh wagon"]
    assert t.refuses("0: draw") == "T5.5 refresh-on"
    assert t.refuses("0: refresh city") == "T5.5 not-shown"
    t.play("0: refresh castle = neutral wagon")
    assert t.step == "refresh-again"
    t.play("0: refresh monastery = neutral H quarry castle")
    assert t.display == "inn H wagon inn quarry castle inn wagon"
    assert t.moves(0) == ["take 2", "take 5"]


@pytest.mark.rule("T5.5", "T5.2")
def test_what_to_remove_from_storage_is_chosen_with_the_tile() -> None:
    t = table(seat(storage="inn"), seat(), display=FITS_NOTHING.replace("inn", "wagon", 1))
    t.play("0: refresh castle = neutral village", "0: take 8")
    assert t.step == "make-room"
    t.play("0: remove inn")
    assert t[0].storage == "village"


@pytest.mark.rule("T5.5")
def test_a_tile_fits_even_without_the_cards_to_pay_for_it() -> None:
    t = table(seat(hand=""), seat(), display=FITS_NOTHING.replace("castle", "village"))
    assert t.moves(0, "take") == [f"take {place}" for place in range(1, 9)]
    assert t.refuses("0: refresh inn") == "T5.5 something-fits"


@pytest.mark.rule("T5.5")
def test_while_something_fits_no_kind_may_be_replaced() -> None:
    assert table(seat(), seat()).refuses("0: refresh wagon") == "T5.5 something-fits"


@pytest.mark.rule("T5.5")
def test_a_kind_that_does_not_lie_there_cannot_be_replaced() -> None:
    assert table(seat(), seat(), display=FITS_NOTHING).refuses("0: refresh village") == "T5.5 not-shown"


@pytest.mark.rule("T5.5")
def test_taking_is_not_allowed_when_no_neutral_tile_could_help() -> None:
    t = table(seat(), seat(), display=FITS_NOTHING, neutral="inn wagon", removed="monastery")
    assert t.moves(0) == ["draw"]
    assert t.refuses("0: take 1") == "T5.5 nothing-fits"
    assert t.refuses("0: refresh inn") == "T5.5 nothing-fits"


@pytest.mark.rule("T5.5", "T5.7")
def test_a_removed_neutral_tile_that_fits_is_reason_enough_to_replace() -> None:
    t = table(seat(), seat(), display=FITS_NOTHING, neutral="", removed="city")
    assert "refresh castle" in t.moves(0)
    t.play("0: refresh castle = neutral city")
    assert (t.step, t.neutral, t.removed) == ("take-fitting", "castle", "")


@pytest.mark.rule("T5.5")
def test_a_display_without_tiles_cannot_be_refreshed() -> None:
    t = table(seat(), seat(), display="- - - - - - - -", neutral="", removed="")
    assert not may_refresh(t.state, t.state.players[0])
    assert t.moves(0) == ["draw"]


@pytest.mark.rule("T5.6")
def test_five_tiles_of_a_colour_are_all_replaced_with_neutral_tiles() -> None:
    t = table(seat(), seat(), display="village village village village city inn quarry wagon")
    t.play("0: take 6 = pile0 village, neutral castle castle city city inn")
    assert t.display == "castle castle city city city inn quarry wagon"
    assert t.removed == "village village village village"  # the player's own village has left the game
    assert t.told("limit") == [("limit", {"colour": "village"})]


@pytest.mark.rule("T5.6")
def test_all_agriculture_tiles_are_one_colour() -> None:
    t = table(seat(), seat(), display="H W VO HW V/0 city quarry wagon")
    assert tiles_total(t.state.players[0].pile) == 20
    t = table(seat(), seat(), display="H W VO HW village city quarry wagon")
    t.play("0: take 5 = pile0 OW, neutral castle castle inn inn inn")
    assert t.display == "castle castle inn inn inn city quarry wagon"
    assert t.removed == "H W VO HW"


@pytest.mark.rule("T5.6")
def test_four_tiles_of_a_colour_stay() -> None:
    t = table(seat(), seat(), display="village village village city inn quarry wagon monastery").play("0: take 5 = pile0 village")
    assert t.display.split().count("village") == 4


@pytest.mark.rule("T5.6")
def test_it_is_repeated_until_no_colour_has_five() -> None:
    t = table(seat(), seat(), display="village village village village/1 city/1 inn quarry wagon")
    t.play("0: take 6 = pile0 village, neutral city city city city castle, neutral inn inn quarry quarry wagon")
    assert t.told("limit") == [("limit", {"colour": "village"}), ("limit", {"colour": "city"})]
    assert t.display == "inn inn quarry quarry wagon castle quarry wagon"
    assert t.removed == "city city city city village village village"


@pytest.mark.rule("T5.6", "T5.5")
def test_after_a_refresh_the_limit_comes_before_the_look_whether_something_fits() -> None:
    """Five inns are cleared away first; only then it is asked whether something fits."""
    t = table(seat(), seat(), display="inn inn inn inn/1 wagon wagon castle castle")
    t.play("0: refresh wagon = neutral inn monastery, neutral wagon monastery castle wagon monastery")
    assert t.told("limit") == [("limit", {"colour": "inn"})]
    assert t.step == "refresh-again"


@pytest.mark.rule("T5.7")
def test_removed_neutral_tiles_come_back_when_one_is_needed_and_none_is_left() -> None:
    t = table(seat(piles=0), seat(), neutral="", removed="city city", round_=3, extra_turns=True)
    t.play("0: take 1 = neutral city")
    assert (t.neutral, t.removed) == ("city", "")
    assert t.told("neutral-reshuffle") == [("neutral-reshuffle", {"count": 2})]


@pytest.mark.rule("T5.7")
def test_they_stay_aside_while_face_down_tiles_are_left() -> None:
    t = table(seat(piles=0), seat(), neutral="inn", removed="city city", round_=3, extra_turns=True).play("0: take 1 = neutral inn")
    assert (t.neutral, t.removed) == ("", "city city")


@pytest.mark.rule("T5.7")
def test_neutral_tiles_removed_just_now_are_shuffled_in_too_but_players_tiles_never() -> None:
    t = table(seat(), seat(), display="village village village/1 village/1 city inn quarry wagon", neutral="castle", removed="")
    t.play("0: take 6 = pile0 village, neutral castle village village")
    assert t.display == "castle village village - city - quarry wagon"
    assert t.told("gap") == [("gap", {"place": 4}), ("gap", {"place": 6})]
    assert (t.neutral, t.removed) == ("", "")


@pytest.mark.rule("T5.7")
def test_without_any_neutral_tile_the_gap_stays_open_for_the_rest_of_the_game() -> None:
    t = table(seat(piles=0, bonus="storage"), seat(), neutral="", removed="", round_=3)
    t.play("0: take 2")
    assert t.display == "castle - inn quarry village monastery wagon H"
    assert t.refuses("1: take 2") == "T5.7 gap"
    t.play("1: take 1 = pile1 village")
    assert t.display.split()[1] == "-"
    assert "take 2" not in t.moves(0)


@pytest.mark.rule("T5.7", "T8.1", "T5.5")
def test_a_gap_can_neither_be_placed_by_a_castle_nor_be_taken_after_a_refresh() -> None:
    t = table(seat(hand="DD", storage="castle", tiles="d2 c2 W@b3"), seat(), display="- city inn quarry village monastery wagon -")
    t.play("0: place castle a2", "0: pay DD")
    assert t.step == "castle"
    assert t.refuses("0: free 1 e3") == "T5.7 gap"
    t = table(seat(), seat(), display=FITS_NOTHING.replace("castle", "-")).play("0: refresh wagon = neutral city wagon")
    assert t.refuses("0: take 8") == "T5.7 gap"


@pytest.mark.rule("T5.5")
def test_the_tiles_that_may_be_taken_after_a_refresh_are_those_that_fit_next_to_ones_tiles() -> None:
    t = table(seat(), seat(), display="inn inn inn monastery monastery wagon wagon wagon")
    t.play("0: refresh inn = neutral city castle village")
    assert t.moves(0) == ["take 1", "take 3"]
