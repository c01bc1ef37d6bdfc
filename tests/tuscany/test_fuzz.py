"""The fuzz script in small: random games with all its checks. `python -m bench.fuzz_tuscany` plays as many as one likes."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.fuzz_tuscany import HUNTERS, ROWS, numbers, play_game

NEVER = 10**9
"""A number of games that none of these reaches: they are half uniform, half sensible."""

RARE = {
    "T1.6",
    "T3.3 nothing left to draw",
    "T4.2 both are empty",
    "T5.5",
    "T5.5 again",
    "T5.5 taking is not allowed",
    "T5.6",
    "T5.7",
    "T9.8",
}
"""What the hunters are there for and find in a few games."""


@pytest.mark.slow
def test_hunters_find_what_happens_rarely() -> None:
    fired = Counter[str]()
    for number in range(8 * len(HUNTERS)):
        fired.update(play_game(1, 0, number))
    assert fired.keys() - {"moves"} <= set(ROWS)
    assert fired.keys() >= RARE


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_random_games_pass_all_checks(part: int) -> None:
    fired = Counter[str]()
    for number in range(24 * part, 24 * (part + 1)):
        fired.update(play_game(1, NEVER, number))
    assert fired.keys() - {"moves"} <= set(ROWS)
    assert fired["moves"] > 1000


def test_half_of_the_games_are_uniform_and_half_sensible_and_hunters_come_on_top() -> None:
    assert len(numbers(100_000)) == 105_000
    assert len(numbers(2)) == 2 + len(HUNTERS)


def test_a_game_of_a_number_is_always_the_same() -> None:
    assert play_game(3, NEVER, 4) == play_game(3, NEVER, 4)


def test_every_row_of_the_table_names_a_rule_once() -> None:
    assert len(set(ROWS)) == len(ROWS)
    assert all(row.startswith("T") for row in ROWS)
