"""States as plain data and back, and what comes from outside: a wrong state or view is bad input and nothing else."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from signoria.chance import Dice
from signoria.game import BadInput, Json, JsonObject
from signoria.tuscany import GAME
from signoria.tuscany.playout import playout, sensible_move, uniform_move
from signoria.tuscany.state import State
from tests.tuscany.table import seat, table
from tests.tuscany.watched import check_stored, conserve


def played(number: int, moves: int, seats: int = 3) -> State:
    """Return a game after some sensible moves."""
    dice = Dice(f"stored {number}")
    state = GAME.start(seats, {"draw": 2 + number % 2, "inn_hex_same_turn": number % 3 == 0}, dice)
    for _ in range(moves):
        if not state.actors():
            break
        who = state.actors()[dice.number(len(state.actors()))]
        move = uniform_move(state, who, dice) if number % 2 else sensible_move(state, who, dice)
        state.apply(who, move, dice)
    return state


def states() -> list[State]:
    """Return states of all kinds: just dealt, half assembled, drafting, in play, after reshuffles, over."""
    return [played(number, moves, 2 + number % 3) for number, moves in enumerate((0, 1, 3, 6, 8, 25, 60, 90, 120, 150, 180, 1000, 1000))]


STATES = states()


@pytest.mark.parametrize("number", range(len(STATES)))
def test_a_state_survives_being_written_as_json_text_and_read_again(number: int) -> None:
    check_stored(STATES[number])


def test_a_loaded_game_goes_on_exactly_like_the_one_that_was_stored() -> None:
    state = played(4, 40)
    again = GAME.load(json.loads(json.dumps(state.dump())))
    playout(state, Dice("on"))
    playout(again, Dice("on"))
    assert again.dump() == state.dump()


def test_a_stored_state_is_plain_data_of_its_own() -> None:
    state = played(2, 30)
    dumped, before = state.dump(), state.dump()
    players = dumped["players"]
    assert isinstance(players, list)
    players.clear()
    assert state.dump() == before


# Everything that can be wrong in one place


def leaves(value: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the way to every place in some plain data."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += leaves(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value[:6]):
            found += leaves(inner, (*path, number))
    return found


def changed(value: JsonObject, path: tuple[str | int, ...], change: Callable[[Json], Json] | None) -> JsonObject:
    """Return plain data with one place changed; None: with that place left out."""
    result = copy.deepcopy(value)
    inner: Any = result  # the path leads through lists and objects
    for step in path[:-1]:
        inner = inner[step]
    if change is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = change(inner[path[-1]])
    return result


def put(odd: Json) -> Callable[[Json], Json]:
    return lambda _: odd


def other_number(by: int) -> Callable[[Json], Json]:
    return lambda old: old + by if isinstance(old, int) else by


def doubled(old: Json) -> Json:
    if isinstance(old, str):
        return old + old
    return [*old, *old] if isinstance(old, list) else [old]


STRANGE: list[Json] = [None, "", "x", "1+9", -1, 0, 1, 7, 31, 255, 1 << 40, 1 << 63, 10**30, 1.5, True, False, [], {}, [[]], [0]]
ODD: list[Callable[[Json], Json] | None] = [
    None,
    *(put(odd) for odd in STRANGE),
    *(other_number(by) for by in (-256, -8, -1, 1, 2, 8, 256, 1 << 20)),
    doubled,
]


def survives(read: Callable[[], State]) -> None:
    """Check that input is refused as bad input, or else makes a state that can be played to its end."""
    try:
        state = read()
    except BadInput:
        return
    conserve(state)
    for number in range(len(state.players)):
        json.dumps(state.view(number))
        playout(state.imagine_again(number, Dice(number)), Dice(number))
    playout(state, Dice(1))
    conserve(state)
    assert state.result() is not None


DUMPS = [state.dump() for state in STATES]
VIEWS = [state.view(number % len(state.players)) for number, state in enumerate(STATES)]


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=400)
@given(st.sampled_from(DUMPS), st.randoms(use_true_random=False), st.sampled_from(ODD))
def test_a_stored_state_with_a_missing_or_odd_value_is_bad_input_or_playable(
    dumped: JsonObject, rng: random.Random, change: Callable[[Json], Json] | None
) -> None:
    path = rng.choice(leaves(dumped))
    wrong = changed(dumped, path, change)
    survives(lambda: GAME.load(wrong))


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=400)
@given(st.sampled_from(VIEWS), st.randoms(use_true_random=False), st.sampled_from(ODD))
def test_a_view_with_a_missing_or_odd_value_is_bad_input_or_playable(
    view: JsonObject, rng: random.Random, change: Callable[[Json], Json] | None
) -> None:
    path = rng.choice(leaves(view))
    wrong = changed(view, path, change)
    survives(lambda: GAME.imagine(wrong, Dice(1)))


@pytest.mark.parametrize("number", [1, 6])
def test_every_value_of_a_stored_state_is_needed(number: int) -> None:
    dumped = DUMPS[number]
    for path in leaves(dumped):
        if isinstance(path[-1], str) and path != ("tables",):
            wrong = changed(dumped, path, None)
            with pytest.raises(BadInput):
                GAME.load(wrong)


def test_a_board_that_does_not_exist_leaves_no_trace() -> None:
    """Regions are kept once made; a wrong number must not come to stand for another region."""
    dumped = table(seat(), seat()).state.dump()
    for boards, arrangement in ((1, -5), (-1, 187), (64, 0), (0, 192)):
        wrong = changed(dumped, ("players", 0, "arrangement"), put(arrangement))
        wrong = changed(wrong, ("players", 0, "boards"), put(boards))
        with pytest.raises(BadInput):
            GAME.load(wrong)
    assert GAME.load(dumped).dump() == dumped


@pytest.mark.parametrize(
    "value", [{}, {"game": "tuscany"}, {"game": "virtu"}, {"game": "tuscany", "tables": 3}, {"game": "tuscany", "tables": {"x": 1}}]
)
def test_what_is_no_state_is_bad_input(value: JsonObject) -> None:
    with pytest.raises(BadInput):
        GAME.load(value)


@pytest.mark.parametrize("number", [None, True, "0", 9, -1])
def test_only_a_seats_view_can_be_imagined_from(number: Json) -> None:
    view = table(seat(), seat()).state.view(0)
    view["seat"] = number
    with pytest.raises(BadInput):
        GAME.imagine(view, Dice(1))


def test_a_spectators_view_is_not_enough_to_imagine() -> None:
    with pytest.raises(BadInput) as bad:
        GAME.imagine(table(seat(), seat()).state.view(None), Dice(1))
    assert bad.value.key == "bad-view"
