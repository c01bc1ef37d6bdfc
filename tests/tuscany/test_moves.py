"""The numbering of moves and their notation."""

from __future__ import annotations

import pytest

from signoria.game import BadInput
from signoria.tuscany import GAME
from signoria.tuscany.kinds import COLOUR_LETTERS
from signoria.tuscany.moves import MOVE_TEXTS, MOVES, PAY_PAIRS
from signoria.tuscany.position import YIELDS


def can_be_legal(move: int) -> bool:
    """Return whether a number can ever be a legal move: a pair is of another colour than the card beside it, pairs are in order."""
    word, _, letters = MOVE_TEXTS[move].partition(" ")
    if word != "pay" or "w" in letters:
        return True
    if len(letters) == 3:
        return letters[0] != letters[1]
    return len(letters) == 2 or COLOUR_LETTERS.index(letters[0]) <= COLOUR_LETTERS.index(letters[2])


def test_there_are_1198_moves_with_texts_of_their_own() -> None:
    assert GAME.move_count == MOVES == len(MOVE_TEXTS) == len(set(MOVE_TEXTS)) == 1198


@pytest.mark.parametrize("move", range(0, MOVES, 7))
def test_the_notation_of_a_move_names_it(move: int) -> None:
    if can_be_legal(move):
        assert GAME.move_of(GAME.move_text(move)) == move


def test_every_move_that_can_be_legal_is_named_by_its_notation() -> None:
    assert all(GAME.move_of(GAME.move_text(move)) == move for move in range(MOVES) if can_be_legal(move))
    assert PAY_PAIRS + 64 == MOVES


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("pay LOO", "pay LOO"),
        ("pay OOL", "pay LOO"),
        ("pay oow", "pay wOO"),
        ("pay WO", "pay Ow"),
        ("pay wo", "pay Ow"),
        ("pay LLRR", "pay RRLL"),
        ("  draw ", "draw"),
        ("place hv c3", "place VH c3"),
        ("place OV c3", "place VO c3"),
        ("remove WO", "remove OW"),
        ("take   3", "take 3"),
    ],
)
def test_letters_may_come_in_any_order_and_case(written: str, meant: str) -> None:
    assert GAME.move_text(GAME.move_of(written)) == meant


@pytest.mark.parametrize(
    "written",
    [
        "",
        "pass",
        "take 9",
        "take 0",
        "take",
        "pay",
        "pay OL",
        "pay OOOOO",
        "pay XY",
        "place village j1",
        "place fort a2",
        "free 1",
        "draw 3",
        "pay ww w",
        "region A-B",
        "start z9",
    ],
)
def test_what_is_no_move_is_bad_input(written: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.move_of(written)
    assert bad.value.text() == {"key": "unknown-move", "args": {"text": written}}


@pytest.mark.parametrize("move", [-1, MOVES, 10**9])
def test_a_number_beyond_the_numbering_is_bad_input(move: int) -> None:
    with pytest.raises(BadInput):
        GAME.move_text(move)


def test_every_outcome_of_chance_is_named_both_ways() -> None:
    decks = {"first": 4, "card": 8, "yield": 6, "neutral": 18, "A": 4, "B": 4, "C": 4, "pile0": 18, "pile1": 18, "pile2": 18, "pile3": 18}
    for deck, kinds in decks.items():
        number = next(n for n in range(12) if n in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11) and GAME.outcome_text(n, 0)[0] == deck)
        names = [GAME.outcome_text(number, kind)[1] for kind in range(kinds)]
        assert len(set(names)) == kinds
        assert [GAME.outcome_of(deck, name) for name in names] == [(number, kind) for kind in range(kinds)]
    assert GAME.outcome_text(YIELDS, 0) == ("yield", "red2")


@pytest.mark.parametrize(
    ("deck", "kind", "key"), [("deck", "O", "unknown-deck"), ("card", "X", "unknown-outcome"), ("yield", "gold1", "unknown-outcome")]
)
def test_unknown_outcomes_are_bad_input(deck: str, kind: str, key: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.outcome_of(deck, kind)
    assert bad.value.key == key
