"""What a seat may know (T10)."""

from __future__ import annotations

import json
from typing import cast

import pytest

from signoria.chance import Dice
from signoria.tuscany import GAME
from signoria.tuscany.paying import can_pay
from signoria.tuscany.playout import sensible_move
from signoria.tuscany.state import State
from signoria.tuscany.view import PlayerView, TuscanyView
from tests.tuscany.table import Table, seat, table
from tests.tuscany.test_setup import assembled, dealt


def seen(state: State, number: int | None) -> TuscanyView:
    """Return a view as it arrives elsewhere: through JSON text."""
    return cast("TuscanyView", json.loads(json.dumps(state.view(number))))


def player(state: State, viewer: int | None, number: int) -> PlayerView:
    """Return what a viewer sees of a player."""
    return seen(state, viewer)["players"][number]


# Secret (T10.1)


@pytest.mark.rule("T10.1")
def test_hands_are_secret() -> None:
    state = table(seat(hand="OOLRG"), seat(hand="YYE")).state
    assert player(state, 0, 0)["hand"] == "RGOOL"
    assert player(state, 0, 1)["hand"] is None
    assert player(state, 1, 0)["hand"] is None
    assert [player(state, None, number)["hand"] for number in (0, 1)] == [None, None]


@pytest.mark.rule("T10.1")
def test_which_cards_another_player_drew_is_secret() -> None:
    state = table(seat(hand=""), seat(hand="")).play("0: draw = card O O L", "1: draw = card R G Y").state
    assert seen(state, 0)["memory"] == ["0+OOL", "1+3"]
    assert seen(state, 1)["memory"] == ["0+3", "1+RGY"]
    assert seen(state, None)["memory"] == ["0+3", "1+3"]


@pytest.mark.rule("T10.1")
def test_the_log_tells_only_the_player_which_cards_came() -> None:
    t = table(seat(hand=""), seat()).play("0: draw = card O O L")
    drawn = [event for event in t.events if event.secret]
    assert drawn
    for event in drawn:
        assert "OOL" in json.dumps(event.seen_by(0))
        for other in (1, None):
            assert "OOL" not in json.dumps(event.seen_by(other))


@pytest.mark.rule("T10.1")
def test_the_order_of_face_down_tiles_and_decks_is_nowhere_in_a_state() -> None:
    """They are kept as multisets: two different shuffles of the same tiles are one state."""
    one, other = GAME.start(2, {}, Dice(1)), GAME.start(2, {}, Dice(2))
    assert [p.pile for p in one.players] == [p.pile for p in other.players]
    view = seen(one, 0)
    assert view["deck"] == 112
    assert sum(view["neutral"].values()) == 24
    assert list(view["neutral"]) == sorted(view["neutral"], key=list(view["neutral"]).index)


@pytest.mark.rule("T10.1", "T2.6", "T2.7")
def test_boards_regions_and_castles_of_the_others_are_secret_until_all_are_ready() -> None:
    t = dealt(3)
    t.play("1: region A-B-C")
    t.play(f"1: {t.moves(1)[0]}")
    for viewer in (0, 2, None):
        other = player(t.state, viewer, 1)
        assert (other["boards"], other["region"], other["colours"], other["castle"], other["tiles"]) == (None, None, None, None, {})
        assert other["ready"]
    own = player(t.state, 1, 1)
    assert own["region"] == "A-B-C"
    assert own["castle"]
    ready = assembled(3).state
    assert all(player(ready, viewer, number)["castle"] for viewer in (0, 1, 2, None) for number in range(3))


@pytest.mark.rule("T10.1")
def test_that_another_player_has_joined_the_boards_but_not_placed_the_castle_is_secret() -> None:
    t = dealt()
    before = [seen(t.state, viewer) for viewer in (0, None)]
    t.play("1: region C'+A-B")
    assert [seen(t.state, viewer) for viewer in (0, None)] == before


@pytest.mark.rule("T10.1")
def test_states_that_differ_only_in_what_a_seat_may_not_know_give_it_byte_identical_views() -> None:
    dice = Dice("views")
    for number in range(6):
        state = GAME.start(2 + number % 3, {}, dice)
        for _ in range(3 + 35 * number):
            if not state.actors():
                break
            who = state.actors()[0]
            state.apply(who, sensible_move(state, who, dice), dice)
        for viewer in range(len(state.players)):
            expected = json.dumps(state.view(viewer))
            for _ in range(5):
                other = state.imagine_again(viewer, dice)
                assert json.dumps(other.view(viewer)) == expected
                assert json.dumps(other.view(None)) == json.dumps(state.view(None))


@pytest.mark.rule("T10.1", "T7.1")
def test_that_a_player_can_pay_for_the_tile_they_chose_is_known_to_all() -> None:
    """Two cards that must be two blue ones: whoever imagines the hand meanwhile finds a payment there."""
    t = table(seat(hand="BB", storage="inn", tiles="e3 e2"), seat(hand="OOL")).play("0: place inn f2")
    dice = Dice("payer")
    for _ in range(30):
        imagined = t.state.imagine_again(1, dice)
        assert can_pay(imagined.players[0].hand, 0, 2)
    assert GAME.imagine(t.state.view(1), dice).moves(0)


@pytest.mark.rule("T10.1", "T7.1")
def test_a_payment_that_hardly_any_deal_brings_is_found_all_the_same() -> None:
    """Only one blue card is not seen besides those in the other hand."""
    t = table(seat(hand="BB", storage="inn", tiles="e3 e2"), seat(hand="BBBBBBB" + "DRGOYEL" * 6)).play("0: place inn f2")
    imagined = t.state.imagine_again(1, Dice(1))
    assert Table(imagined)[0].hand == "BB"


# Open (T10.2)


@pytest.mark.rule("T10.2")
def test_everything_else_is_open() -> None:
    things = seat(hand="OOLRG", storage="village hex", bonus="storage card", tiles="e3", marble=2, workers=1, green=9, red=4, piles=15)
    state = table(things, seat(hand="YY"), discards="RRL", removed="city").state
    for viewer in (0, 1, None):
        other = player(state, viewer, 0)
        assert other["hand_size"] == 5
        assert (other["storage"], other["storage_spaces"]) == (["village", "hex"], 2)
        assert other["bonus"] == {"card": 1, "storage": 1, "marble": 0, "worker": 0, "yield": 0}
        assert (other["marble"], other["workers"], other["green"], other["red"]) == (2, 1, 9, 4)
        assert other["tiles"] == {"e3": "quarry"}
        assert other["projected"] == 4 + 3 * 9 + 2 + 2 + 1 + 1
        view = seen(state, viewer)
        assert view["discards"] == "RRL"
        assert view["removed"] == {"city": 1}
        assert len(view["display"]) == 8
        assert view["display"][0] == {"tile": "castle", "neutral": True}


@pytest.mark.rule("T10.2")
def test_which_tiles_a_player_has_turned_over_is_open() -> None:
    t = table(seat(), seat()).play("0: take 1 = pile0 village", "1: take 1 = pile1 wagon", "0: draw", "1: draw")
    assert player(t.state, 1, 0)["turned"] == {"village": 1}
    assert player(t.state, 0, 1)["turned"] == {"wagon": 1}
    assert player(t.state, 1, 0)["piles"] == [6, 7, 7]


@pytest.mark.rule("T10.2")
def test_yield_cards_left_neutral_tiles_left_and_bonus_tiles_left_are_open() -> None:
    view = seen(table(seat(bonus="card"), seat()).state, 1)
    assert sum(view["yields"].values()) == 27
    assert sum(view["neutral"].values()) == 24
    assert view["bonus_left"]["card"] == 4


def test_a_view_has_the_legal_moves_of_its_seat_and_nobody_elses() -> None:
    state = table(seat(hand="OO", storage="village"), seat()).state
    assert [choice["text"] for choice in seen(state, 0)["moves"]] == Table(state).moves(0)
    assert [choice["id"] for choice in seen(state, 0)["moves"]] == state.moves(0)
    assert seen(state, 1)["moves"] == []
    assert seen(state, None)["moves"] == []


@pytest.mark.parametrize("number", range(11))
def test_a_prompt_says_who_must_do_what(number: int) -> None:
    dice = Dice(f"prompt {number}")
    state = GAME.start(2, {}, dice)
    for _ in range(number * 9):
        if not state.actors():
            break
        who = state.actors()[0]
        state.apply(who, sensible_move(state, who, dice), dice)
    for viewer in (0, 1, None):
        prompt = seen(state, viewer)["prompt"]
        asked = viewer in state.actors()
        assert prompt["key"].startswith("tuscany-prompt-" if asked or not state.actors() else "tuscany-wait-")


def test_a_view_tells_places_and_points_by_source_that_add_up() -> None:
    dice = Dice("sources")
    state = GAME.start(4, {}, dice)
    for _ in range(150):
        who = state.actors()[0]
        state.apply(who, sensible_move(state, who, dice), dice)
    view = seen(state, 2)
    assert min(view["places"]) == 1
    for other in view["players"]:
        assert sum(other["sources"].values()) == other["projected"]
        assert sum(other["green_by"].values()) == other["green"]
        assert sum(other["red_by"].values()) == other["red"]
