# compiled
"""Whole games inside the engine, moves chosen at random: for measurements, for fuzzing and as playouts of a search."""

from __future__ import annotations

from signoria.chance import Dice
from signoria.ints import i64
from signoria.tuscany.moves import DECLINE, DRAW, END, MARBLE, PLACE
from signoria.tuscany.position import ACTION, ASSEMBLE, CASTLE_EFFECT, CITY_EFFECT, ONE_MORE, OVER
from signoria.tuscany.state import State


def uniform_move(state: State, seat: i64, dice: Dice) -> i64:
    """Return any legal move, all equally likely."""
    moves = state.moves(seat)
    return moves[dice.number(len(moves))]


def sensible_move(state: State, seat: i64, dice: Dice) -> i64:
    """Return a legal move at random, but place when something can be placed, use effects, and take only while a space is free."""
    moves = state.moves(seat)
    step = state.step
    if step == ACTION:
        last: i64 = moves[len(moves) - 1]
        if last >= PLACE:
            first: i64 = 0
            while moves[first] < PLACE:
                first += 1
            return moves[first + dice.number(len(moves) - first)]
        if len(moves) > 1 and state.players[seat].storage_free() > 0:
            return moves[1 + dice.number(len(moves) - 1)]
        if len(moves) > 1 and dice.number(8) == 0:
            return moves[1 + dice.number(len(moves) - 1)]
        return DRAW
    if step == ONE_MORE:
        return MARBLE if dice.number(4) else END
    if step == CASTLE_EFFECT and moves[0] == DECLINE:
        return moves[1 + dice.number(len(moves) - 1)]
    if step == CITY_EFFECT:
        return moves[dice.number(len(moves) - 1)]
    return moves[dice.number(len(moves))]


def playout(state: State, dice: Dice, sensible: bool = True) -> int:
    """Play a state to its end, and return the number of moves made."""
    made = 0
    while state.step != OVER:
        if state.step == ASSEMBLE:
            seat: i64 = state.actors()[0]
        else:
            seat = state.current
        move = sensible_move(state, seat, dice) if sensible else uniform_move(state, seat, dice)
        state.apply(seat, move, dice)
        made += 1
    return made
