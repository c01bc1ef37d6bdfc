"""Whole games, compared with the oracle after every move; and what must hold at every decision of any game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.chance import Dice
from signoria.game import JsonObject
from signoria.tuscany import GAME
from signoria.tuscany.moves import MOVES
from signoria.tuscany.playout import playout, sensible_move, uniform_move
from tests.tuscany.watched import Watched, check_copy, check_refusals, check_spectator, check_stored, check_view

OPTIONS: list[JsonObject] = [{"draw": draw, "inn_hex_same_turn": same} for draw in (3, 2) for same in (False, True)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sensible", [True, False], ids=["sensible", "uniform"])
def test_a_game_agrees_with_the_oracle_on_everything(seats: int, options: JsonObject, sensible: bool) -> None:
    dice = Dice(f"{seats} {options} {sensible}")
    watched = Watched(seats, options, f"game {seats} {options}")
    while watched.legal:
        who = sorted(watched.legal)[dice.number(len(watched.legal))]
        choose = sensible_move if sensible else uniform_move
        watched.play(who, choose(watched.state, who, dice))
        if dice.number(25) == 0:
            watched.check_result()
            check_stored(watched.state)
            check_copy(watched.state, dice)
            check_view(watched.state, dice.number(seats), dice)
            check_spectator(watched.state, dice)
    watched.check_result()
    assert watched.state.result() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_of_the_numbering_is_accepted_if_it_is_legal_and_refused_without_change_if_not(seats: int) -> None:
    dice = Dice(f"refusals {seats}")
    watched = Watched(seats, {}, f"refusals {seats}")
    while watched.legal:
        if dice.number(8) == 0 or watched.state.step_name() not in ("action", "assemble"):
            before = watched.state.dump()
            refused = check_refusals(watched.state, watched.legal)
            assert refused == seats * MOVES - sum(len(moves) for moves in watched.legal.values())
            assert watched.state.dump() == before
        who = next(iter(watched.legal))
        watched.play(who, sensible_move(watched.state, who, dice))
    assert check_refusals(watched.state, {}) == seats * MOVES


@settings(max_examples=25)
@given(
    seats=st.integers(2, 4),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(0, 10**9),
    choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=250),
)
def test_any_choices_lead_through_states_that_hold_together(seats: int, options: JsonObject, seed: int, choices: list[int]) -> None:
    """Hypothesis chooses every move; when it has no more to say the game is played to its end."""
    watched = Watched(seats, options, seed)
    for choice in choices:
        if not watched.legal:
            break
        seat = sorted(watched.legal)[choice % len(watched.legal)]
        moves = watched.legal[seat]
        watched.play(seat, moves[choice % len(moves)])
    dice = Dice(seed)
    check_stored(watched.state)
    check_copy(watched.state, dice)
    for seat in range(seats):
        check_view(watched.state, seat, dice)
    watched.check_result()
    playout(watched.state, dice)
    assert watched.state.result() is not None


def test_a_game_with_other_components_agrees_with_the_oracle_too() -> None:
    text = """
[area_points]
1 = 2
2 = 4
3 = 9
[agriculture]
player = ["V", "VW", "HV", "OW"]
neutral = ["H", "H", "OV", "HW"]
[[yield_cards]]
reward = "inn_hex"
amount = 2
copies = 13
[[yield_cards]]
reward = "region_cards"
amount = 3
copies = 14
"""
    tables = GAME.tables(text)
    for seats in (2, 4):
        dice = Dice(f"other {seats}")
        watched = Watched(seats, {}, f"other {seats}", tables=tables)
        while watched.legal:
            who = next(iter(watched.legal))
            watched.play(who, sensible_move(watched.state, who, dice))
        watched.check_result()
        check_stored(watched.state)


def test_equal_seeds_give_equal_games() -> None:
    def game(seed: str) -> str:
        dice = Dice(seed)
        state = GAME.start(3, {}, dice)
        playout(state, dice)
        return json.dumps(state.dump())

    assert game("a") == game("a")
    assert game("a") != game("b")


@pytest.mark.parametrize("sensible", [True, False])
def test_every_game_ends(sensible: bool) -> None:
    for number in range(300):
        dice = Dice(f"ends {number}")
        state = GAME.start(2 + number % 3, {"draw": 2 + number % 2}, dice)
        assert playout(state, dice, sensible) < 3000
        assert state.actors() == []
        assert state.result() is not None
