"""Why a move is not allowed: every reason is given by some move, with its rule, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import signoria.tuscany
from signoria.chance import Dice
from signoria.game import BadInput
from signoria.tuscany import GAME
from signoria.tuscany.moves import MOVES
from tests.tuscany.table import Table, seat, table
from tests.tuscany.test_display import FITS_NOTHING
from tests.tuscany.test_placing import CASTLE_NEXT
from tests.tuscany.test_setup import assembled, dealt


def at_castle() -> Table:
    return table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat(), display="- city inn quarry village monastery wagon H").play(
        "0: place castle a2", "0: pay DD"
    )


def at_city() -> Table:
    return table(seat(hand="RR", storage="city"), seat(), gone="card card card card card").play("0: place city e4", "0: pay RR")


def at_payment(hand: str = "OOLLL", workers: int = 0) -> Table:
    return table(seat(hand=hand, storage="village", workers=workers), seat()).play("0: place village d2")


def at_refresh() -> Table:
    return table(seat(), seat(), display=FITS_NOTHING)


def over() -> Table:
    return table(seat(), seat(), first=1, turn_of=0, round_=3, extra_turns=True).play("0: draw")


def ready() -> Table:
    t = dealt().play("0: region A-B-C")
    return t.play(f"0: {t.moves(0)[0]}")


def not_castle() -> str:
    t = dealt().play("0: region A-B-C")
    return next(f"0: start {name}" for name in ("a1", "a2", "b1", "b2") if f"start {name}" not in t.moves(0))


REFUSALS: list[tuple[str, Callable[[], Table], str]] = [
    ("T9.7 over", over, "0: draw"),
    ("T2.6 ready", ready, "0: region A-B-C"),
    ("T2.6 assemble-first", dealt, "0: draw"),
    ("T2.7 castle-first", lambda: dealt().play("0: region A-B-C"), "0: region A+B+C"),
    ("T2.7 castle-space", lambda: dealt().play("0: region A-B-C"), not_castle()),
    ("T2.9 not-your-turn", assembled, "1: bonus card"),
    ("T2.9 bonus-first", assembled, "0: take 1"),
    ("T2.10 setup-over", lambda: table(seat(), seat()), "0: region A-B-C"),
    ("T3.1 not-your-turn", lambda: table(seat(), seat()), "1: draw"),
    ("T3.2 one-more", lambda: table(seat(marble=1), seat()).play("0: draw"), "0: draw"),
    ("T3.2 marble-first", lambda: table(seat(marble=1), seat()), "0: marble"),
    ("T3.3 no-passing", lambda: table(seat(), seat()), "0: end"),
    ("T5.2 remove", lambda: table(seat(storage="village"), seat()), "0: remove village"),
    ("T5.2 room-first", lambda: table(seat(storage="village"), seat()).play("0: take 1"), "0: draw"),
    ("T5.2 not-in-storage", lambda: table(seat(storage="village"), seat()).play("0: take 1"), "0: remove hex"),
    ("T5.5 something-fits", lambda: table(seat(), seat()), "0: refresh inn"),
    ("T5.5 nothing-fits", lambda: table(seat(), seat(), display=FITS_NOTHING, neutral="inn"), "0: take 1"),
    ("T5.5 nothing-fits", lambda: table(seat(), seat(), display=FITS_NOTHING, neutral="inn"), "0: refresh inn"),
    ("T5.5 refresh-first", at_refresh, "0: take 1"),
    ("T5.5 not-shown", at_refresh, "0: refresh city"),
    ("T5.5 refresh-on", lambda: at_refresh().play("0: refresh castle = neutral castle"), "0: take 1"),
    ("T5.5 take-fitting", lambda: at_refresh().play("0: refresh castle = neutral city"), "0: take 1"),
    ("T5.5 take-fitting", lambda: at_refresh().play("0: refresh castle = neutral city"), "0: refresh inn"),
    ("T5.7 gap", lambda: table(seat(), seat(), display="- city inn quarry village monastery wagon H"), "0: take 1"),
    ("T5.7 gap", at_castle, "0: free 1 a1"),
    ("T6.1 not-in-storage", lambda: table(seat(storage="village"), seat()), "0: place city e4"),
    ("T6.1 pay-first", at_payment, "0: draw"),
    ("T6.2 space-filled", lambda: table(seat(storage="village", tiles="d2"), seat()), "0: place village d2"),
    ("T6.2 space-apart", lambda: table(seat(storage="village"), seat()), "0: place village a1"),
    ("T6.3 space-colour", lambda: table(seat(storage="village"), seat()), "0: place village e3"),
    ("T7.1 cannot-pay", lambda: table(seat(hand="O", storage="village"), seat()), "0: place village d2"),
    ("T7.1 nothing-to-pay", lambda: table(seat(hand="OO"), seat()), "0: pay OO"),
    ("T7.1 no-cards", at_payment, "0: pay GGLL"),
    ("T7.3 no-workers", at_payment, "0: pay ww"),
    ("T7.4 inexact", at_payment, "0: pay OOLL"),
    ("T8.1 castle", at_castle, "0: take 2"),
    ("T8.1 no-castle", lambda: table(seat(), seat()), "0: free 5 d2"),
    ("T6.3 space-colour", at_castle, "0: free 5 e3"),
    ("T8.2 bonus-first", at_city, "0: draw"),
    ("T8.2 bonus-gone", at_city, "0: bonus card"),
    ("T8.2 no-city", lambda: table(seat(), seat()), "0: bonus card"),
    ("T8.3 fresh-hex", lambda: table(seat(hand="OO", storage="hex", fresh=1), seat()), "0: place hex d2"),
]


@pytest.mark.parametrize(("reason", "made", "line"), REFUSALS, ids=[f"{reason} {line[3:]}" for reason, _, line in REFUSALS])
def test_a_move_is_refused_with_its_rule_and_changes_nothing(reason: str, made: Callable[[], Table], line: str) -> None:
    assert made().refuses(line) == reason


def test_every_reason_in_the_engine_is_given_by_some_move() -> None:
    source = Path(signoria.tuscany.__file__).with_name("state.py").read_text(encoding="utf-8")
    assert set(re.findall(r"tuscany-refuse-([a-z-]+)", source)) == {reason.split()[1] for reason, _, _ in REFUSALS}


@pytest.mark.parametrize(("number", "move"), [(2, 0), (-1, 0), (0, -1), (0, MOVES), (7, 9999)])
def test_seats_and_moves_that_do_not_exist_are_bad_input(number: int, move: int) -> None:
    state = table(seat(), seat()).state
    before = state.dump()
    with pytest.raises(BadInput) as bad:
        state.play(number, move, Dice(1))
    assert bad.value.key in ("no-such-seat", "no-such-move")
    assert state.dump() == before


@pytest.mark.parametrize(
    "step", ["assemble", "draft", "action", "one-more", "payment", "castle", "city", "make-room", "take-fitting", "refresh-again", "over"]
)
def test_every_step_has_a_name_and_its_moves(step: str) -> None:
    made: dict[str, Callable[[], Table]] = {
        "assemble": dealt,
        "draft": assembled,
        "action": lambda: table(seat(), seat()),
        "one-more": lambda: table(seat(marble=1), seat()).play("0: draw"),
        "payment": at_payment,
        "castle": at_castle,
        "city": at_city,
        "make-room": lambda: table(seat(storage="village"), seat()).play("0: take 1"),
        "take-fitting": lambda: at_refresh().play("0: refresh castle = neutral city"),
        "refresh-again": lambda: at_refresh().play("0: refresh castle = neutral castle"),
        "over": over,
    }
    at = made[step]()
    assert at.state.step_name() == at.step == step
    assert bool(at.state.moves(0)) == (step != "over")


def test_a_move_number_written_in_another_order_of_pairs_is_not_a_payment() -> None:
    """Of the two ways to number two pairs only one is a move; the notation finds it whatever the order of the letters."""
    t = at_payment(hand="LLRR")
    assert t.moves(0) == ["pay RRLL"]
    assert GAME.move_of("pay LLRR") == GAME.move_of("pay RRLL") == GAME.move_of("pay LRLR")
