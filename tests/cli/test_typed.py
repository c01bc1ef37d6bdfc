"""What a person types is forgiven where only one move can be meant."""

from __future__ import annotations

import pytest

from signoria.cli.typed import _moves_squeezed, move_typed
from signoria.game import BadInput
from signoria.games import game_named

GAME = game_named("tuscany")
LEGAL = [GAME.move_of(text) for text in ("draw", "take 1", "take 3", "place village c3", "place village d1", "place VO b2")]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take 3", "take 3"),
        ("  TAKE   3 ", "take 3"),
        ("take3", "take 3"),
        ("t 3", "take 3"),
        ("d", "draw"),
        ("place village c3", "place village c3"),
        ("Place Village C3", "place village c3"),
        ("pl v c3", "place village c3"),
        ("place vo b2", "place VO b2"),
        ("place OV b2", "place VO b2"),
        ("p vo", "place VO b2"),
        ("pay oo", "pay OO"),
        ("PAY WO", "pay Ow"),
        ("pay oow", "pay wOO"),
        ("payoo", "pay OO"),
        ("region b'-a+c", "region B'-A+C"),
        ("4", "place village c3"),
    ],
)
def test_spelling_is_forgiven(typed: str, meant: str) -> None:
    assert GAME.move_text(move_typed(GAME, typed, LEGAL, LEGAL)) == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("t", "cli-several-moves"),
        ("pl v", "cli-several-moves"),
        ("0", "cli-no-such-number"),
        ("7", "cli-no-such-number"),
        ("dance", "unknown-move"),
        ("take 9", "unknown-move"),
        ("place village z9", "unknown-move"),
        ("draw draw", "unknown-move"),
    ],
)
def test_what_cannot_be_understood_is_said(typed: str, key: str) -> None:
    with pytest.raises(BadInput) as raised:
        move_typed(GAME, typed, LEGAL, LEGAL)
    assert raised.value.key == key


def test_every_move_is_understood_without_case_and_spaces() -> None:
    for move in range(GAME.move_count):
        text = GAME.move_text(move)
        assert GAME.move_of(text) == move_typed(GAME, text.upper(), [], []) == move_typed(GAME, text.replace(" ", ""), [], [])


def test_no_two_moves_are_alike_without_case_and_spaces() -> None:
    assert len(_moves_squeezed(GAME.name)) == len({GAME.move_text(move) for move in range(GAME.move_count)})
