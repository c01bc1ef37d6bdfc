"""Turns, marble, rounds and the end of the game (T3, T9)."""

from __future__ import annotations

import pytest

from tests.tuscany.table import Seat, Table, seat, table

# A turn (T3)


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("lines", [["0: draw"], ["0: take 4"], ["0: place village d2", "0: pay OO"]])
def test_a_turn_is_exactly_one_action(lines: list[str]) -> None:
    t = table(seat(hand="OO", storage="village", bonus="storage"), seat()).play(*lines)
    assert t.turn_of == 1
    assert t.refuses("0: draw") == "T3.1 not-your-turn"
    assert t.moves(0) == []


@pytest.mark.rule("T3.1")
def test_the_three_actions_are_drawing_taking_and_placing() -> None:
    t = table(seat(hand="OO", storage="village"), seat())
    assert {move.split()[0] for move in t.moves(0)} == {"draw", "take", "place"}


@pytest.mark.rule("T3.2")
def test_one_marble_buys_one_more_action() -> None:
    """An example of the rulebooks: draw three cards, pay one marble, place a tile."""
    t = table(seat(hand="", storage="village", marble=1), seat()).play("0: draw = card O O L")
    assert (t.step, t.moves(0)) == ("one-more", ["marble", "end"])
    t.play("0: marble", "0: place village d2", "0: pay OO")
    assert (t[0].marble, t[0].tiles, t[0].hand) == (0, {"d2": "village"}, "L")
    assert t.turn_of == 1


@pytest.mark.rule("T3.2")
def test_the_same_kind_of_action_may_be_taken_again() -> None:
    t = table(seat(hand="", marble=1), seat()).play("0: draw", "0: marble", "0: draw")
    assert len(t[0].hand) == 6


@pytest.mark.rule("T3.2")
def test_only_one_more_action_is_bought_in_a_turn() -> None:
    t = table(seat(marble=3), seat()).play("0: draw", "0: marble", "0: draw")
    assert (t[0].marble, t.turn_of) == (2, 1)


@pytest.mark.rule("T3.2", "T8.5")
def test_marble_gained_this_turn_may_pay_for_it() -> None:
    t = table(seat(hand="GG", storage="quarry"), seat()).play("0: place quarry e3", "0: pay GG", "0: marble", "0: draw")
    assert (t[0].marble, t.turn_of) == (0, 1)


@pytest.mark.rule("T3.2")
def test_marble_gained_by_the_bought_action_buys_nothing_in_this_turn() -> None:
    t = table(seat(hand="GG", storage="quarry", marble=1), seat()).play("0: draw", "0: marble", "0: place quarry e3", "0: pay GG")
    assert (t[0].marble, t.turn_of) == (1, 1)
    t.play("1: draw", "0: draw")
    assert t.moves(0) == ["marble", "end"]


@pytest.mark.rule("T3.2")
def test_the_turn_ends_by_itself_when_nothing_can_be_bought_and_by_choice_otherwise() -> None:
    assert table(seat(), seat()).play("0: draw").turn_of == 1
    t = table(seat(marble=1), seat()).play("0: draw")
    assert t.turn_of == 0
    assert t.refuses("0: draw") == "T3.2 one-more"
    t.play("0: end")
    assert (t[0].marble, t.turn_of) == (1, 1)


@pytest.mark.rule("T3.2")
def test_marble_is_paid_after_an_action_and_not_before() -> None:
    assert table(seat(marble=1), seat()).refuses("0: marble") == "T3.2 marble-first"


@pytest.mark.rule("T3.3")
def test_there_is_no_passing() -> None:
    t = table(seat(), seat())
    assert t.refuses("0: end") == "T3.3 no-passing"
    assert t.refuses("0: decline") == "T3.3 no-passing"


@pytest.mark.rule("T3.3", "T4.2")
def test_drawing_is_always_allowed_even_if_no_card_is_left() -> None:
    t = table(seat(hand="OO"), seat(), deck="", discards="", display="- - - - - - - -", neutral="")
    assert t.moves(0) == ["draw"]
    t.play("0: draw")
    assert (t[0].hand, t.turn_of) == ("OO", 1)


# Rounds (T9.1–T9.5)


def about_to_empty(pile: int) -> Seat:
    """Return a seat that has one tile left in a pile."""
    return seat(piles=22 - 7 * pile, green=10)


@pytest.mark.rule("T9.1")
@pytest.mark.parametrize("pile", [1, 2])
def test_a_round_ends_with_the_cycle_in_which_somebody_empties_the_pile_of_its_number(pile: int) -> None:
    t = table(seat(green=3), about_to_empty(pile), seat(green=5), round_=pile)
    t.play("0: draw", "1: take 1")
    assert (t.state.round, t[0].red) == (pile, 0)  # the third player still has a turn
    t.play("2: draw")
    assert t.state.round == pile + 1
    assert [t[n].red for n in range(3)] == [3, 10, 5]
    assert t.turn_of == 0


@pytest.mark.rule("T9.1")
def test_everyone_has_the_same_number_of_turns_whoever_begins() -> None:
    t = table(seat(green=3), about_to_empty(1), seat(green=5), first=2)
    t.play("2: draw", "0: draw", "1: take 1")  # seat 1 is the last of the cycle: the round ends at once
    assert (t.state.round, t.turn_of) == (2, 2)
    t = table(about_to_empty(1), seat(), first=1, turn_of=1).play("1: draw", "0: take 1")
    assert (t.state.round, t.turn_of) == (2, 1)


@pytest.mark.rule("T9.1")
def test_a_pile_with_a_tile_left_ends_nothing() -> None:
    t = table(seat(piles=16), seat()).play("0: take 1", "1: draw")
    assert t.state.round == 1


@pytest.mark.rule("T9.2")
def test_nothing_is_removed_from_the_piles_at_the_end_of_a_round() -> None:
    t = table(about_to_empty(1), seat(piles=19)).play("0: take 1", "1: draw")
    assert t.state.round == 2
    assert (t[0].piles, t[1].piles) == ([0, 7, 7], [5, 7, 7])
    t.play("0: draw", "1: take 1")
    assert t[1].piles == [4, 7, 7]


@pytest.mark.rule("T9.3")
def test_emptying_an_earlier_pile_later_has_no_effect() -> None:
    t = table(seat(piles=13), about_to_empty(1), round_=2).play("0: draw", "1: take 1")
    assert t[1].piles == [0, 7, 7]
    assert (t.state.round, t[0].red) == (2, 0)


@pytest.mark.rule("T9.1", "T9.3")
def test_round_two_ends_with_the_first_empty_pile_two_even_if_others_are_still_in_pile_one() -> None:
    t = table(about_to_empty(2), seat(piles=20), round_=2).play("0: take 1", "1: draw")
    assert t.state.round == 3


@pytest.mark.rule("T9.5")
def test_after_round_three_everyone_takes_one_more_turn_before_the_third_scoring() -> None:
    t = table(seat(green=3), about_to_empty(3), seat(green=5), round_=3)
    t.play("0: draw", "1: take 1", "2: draw")
    assert (t.state.extra_turns, t.state.round, t[0].red) == (True, 3, 0)
    t.play("0: draw", "1: draw")
    assert t.state.result() is None
    t.play("2: draw")
    assert t.step == "over"
    result = t.state.result()
    assert result is not None
    assert [scores["areas"] for scores in result.sources] == [3, 10, 5]


@pytest.mark.rule("T9.5")
def test_the_extra_turn_is_a_whole_turn_with_marble() -> None:
    t = table(seat(piles=0, marble=1), seat(), round_=3, extra_turns=True)
    t.play("0: draw", "0: marble", "0: take 1", "1: draw")
    assert t.step == "over"


@pytest.mark.rule("T9.5", "T5.3")
def test_a_player_without_piles_can_still_take_in_the_extra_turn() -> None:
    t = table(seat(piles=0), seat(), round_=3, extra_turns=True).play("0: take 1 = neutral city")
    assert t[0].storage == "castle"


def stuck(**what: int) -> Table:
    """Return a table at which nothing can be drawn, taken or placed: the display is empty and all cards are in hands."""
    seats = (seat(hand="", green=4), seat(green=6))
    return table(*seats, deck="", discards="", display="- - - - - - - -", neutral="", stirred=False, round_=what.get("round_", 1))


@pytest.mark.rule("T9.8")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_after_a_cycle_in_which_nothing_was_drawn_taken_or_placed_the_game_goes_to_the_third_and_final_scoring(round_: int) -> None:
    t = stuck(round_=round_).play("0: draw")
    assert t.step == "action"
    t.play("1: draw")
    assert t.step == "over"
    assert t.told("standstill") == [("standstill", {})]
    assert (t[0].red, t[1].red) == (4, 6 + 122 // 5)  # green is added once, whatever the round


@pytest.mark.rule("T9.8")
def test_anything_drawn_taken_or_placed_in_the_cycle_lets_the_game_go_on() -> None:
    full = seat()
    assert table(seat(hand=""), full, deck="O", discards="", stirred=False).play("0: draw", "1: draw").step == "action"
    assert table(seat(hand=""), full, deck="", discards="", stirred=False).play("0: take 1", "1: draw").step == "action"
    t = table(seat(hand="", storage="village", workers=2), full, deck="", discards="", stirred=False)
    assert t.play("0: place village d2", "0: pay ww", "1: draw").step == "action"


@pytest.mark.rule("T9.8")
def test_every_cycle_counts_for_itself() -> None:
    t = table(seat(hand=""), seat(), deck="O", discards="", stirred=False).play("0: draw", "1: draw", "0: draw", "1: draw")
    assert t.step == "over"


@pytest.mark.rule("T9.7")
def test_after_the_end_nothing_can_be_done() -> None:
    t = stuck().play("0: draw", "1: draw")
    assert t.state.actors() == []
    assert t.moves(0) == t.moves(1) == []
    assert t.refuses("0: draw") == "T9.7 over"
