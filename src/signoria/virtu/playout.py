# compiled
"""Whole games inside the compiled part, for benches and fuzzing."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.alliances import alliance_cost, alliance_payment
from signoria.virtu.diplomacy import annexable, city_payment
from signoria.virtu.moves import (
    ABANDON,
    ABSOLVE,
    ACTION,
    AGENT,
    ALLY,
    ALLY_LESS,
    ANNEX,
    ARM,
    BUY_CARD,
    CITIES,
    DECLINE,
    DISCARD,
    DISMISS,
    DONE,
    HIRE,
    INDULGENCE_SOURCE,
    LEAVE,
    MARCH,
    MOVE_COUNT,
    MOVE_ROOM,
    MOVE_SPACE,
    PASS,
    PAY,
    PLACE,
    RETREAT,
    SETTLE,
    SOURCES,
    STEP,
    STOP,
    TURN,
    USE,
)
from signoria.virtu.patronage import patronage_payment
from signoria.virtu.paying import can_afford
from signoria.virtu.position import ALLIANCE, EMBASSY, FAMILY_PLACING, OVER, PAYMENT, PURCHASES, Frame, Position
from signoria.virtu.purchases import purchase_payment
from signoria.virtu.suggest import best_step
from signoria.virtu.symbols import DIPLOMACY, FLORIN, PATRONAGE, SYMBOLS
from signoria.virtu.turns import carry_out, offer


def _weights() -> list[i64]:
    """Return how much sensible players like each move: they act, pay, turn, buy and fight, and seldom throw things away."""
    weights: list[i64] = [160] * MOVE_COUNT
    for source in range(SOURCES):
        for kind in range(SYMBOLS):
            weights[USE + source * SYMBOLS + kind] = 6 if kind == FLORIN else 600
    for kind in range(SYMBOLS):
        weights[USE + INDULGENCE_SOURCE * SYMBOLS + kind] = 1
    weights[STEP] = 200
    weights[STOP] = 200
    for room in range(10):
        weights[ABSOLVE + room] = 320
    for action in range(6):
        weights[ACTION + action] = 1200
    weights[DECLINE] = 40
    weights[DONE] = 200
    weights[PAY] = 800
    weights[PASS] = 120
    for move in range(TURN, ANNEX):
        weights[move] = 800
    for move in range(ANNEX, MARCH):
        weights[move] = 600
    for move in range(MARCH, ARM):
        weights[move] = 400
    for move in range(ARM, AGENT):
        weights[move] = 400
    for move in range(RETREAT, ABANDON):
        weights[move] = 400
    weights[ABANDON] = 40
    for move in range(DISMISS, HIRE):
        weights[move] = 20
    for move in range(HIRE, MOVE_ROOM):
        weights[move] = 240
    for move in range(MOVE_ROOM, MOVE_SPACE):
        weights[move] = 16
    for move in range(MOVE_SPACE, LEAVE):
        weights[move] = 4
    for move in range(LEAVE, DISCARD):
        weights[move] = 4
    for move in range(DISCARD, BUY_CARD):
        weights[move] = 3
    for move in range(BUY_CARD, SETTLE):
        weights[move] = 600
    for move in range(ALLY, MOVE_COUNT):
        weights[move] = 3000
    return weights


WEIGHTS: Final = _weights()


def choose(moves: list[int], dice: Dice, sensible: bool) -> i64:
    """Return one of the moves: any with equal chance, or by the weights of `WEIGHTS`."""
    if not sensible:
        return moves[dice.number(len(moves))]
    total: i64 = 0
    for move in moves:
        total += WEIGHTS[move]
    rank = dice.number(total)
    for move in moves:
        rank -= WEIGHTS[move]
        if rank < 0:
            return move
    return moves[0]


def on_credit(p: Position, frame: Frame, move: i64) -> bool:
    """Return whether a move takes an indulgence, or begins a payment that only an indulgence makes possible."""
    payment: Frame
    if move < PLACE:
        return move // SYMBOLS == INDULGENCE_SOURCE
    if frame.kind == PURCHASES and BUY_CARD <= move < SETTLE:
        payment = purchase_payment(p, frame, move)
    elif frame.kind == EMBASSY and ANNEX <= move < MARCH:
        payment = city_payment(p, frame.seat, move - ANNEX)
    elif move == ACTION + PATRONAGE:
        payment = patronage_payment(p, frame.seat)
    elif frame.kind == ALLIANCE and ALLY <= move < ALLY_LESS:
        payment = alliance_payment(frame.seat, move - ALLY, alliance_cost(p, frame.seat, move - ALLY, -1))
    elif move == ACTION + DIPLOMACY:
        cities = annexable(p)
        for city in range(CITIES):
            if cities >> city & 1:
                payment = city_payment(p, frame.seat, city)
                payment.spent = bit(INDULGENCE_SOURCE)
                if payment.need >= 0 and can_afford(p, payment, payment.need):
                    return False
        return True
    else:
        return False
    payment.spent = bit(INDULGENCE_SOURCE)
    return not can_afford(p, payment, payment.need)


def choose_sensibly(p: Position, frame: Frame, moves: list[int], dice: Dice) -> i64:
    """Return one of the moves by their weights; what must be paid with an indulgence is mostly left alone."""
    if frame.kind == PAYMENT and dice.number(8) > 0:
        return best_step(p, frame)
    if dice.number(40) > 0:
        cautious: list[int] = []
        for move in moves:
            if not on_credit(p, frame, move):
                cautious.append(move)
        if len(cautious) > 0:
            return choose(cautious, dice, True)
    return choose(moves, dice, True)


def next_frame(p: Position, dice: Dice) -> Frame:
    """Return a decision that is asked for now: the only one, or any of those made at the same time."""
    if p.frames[0].kind == FAMILY_PLACING:
        return p.frames[dice.number(len(p.frames))]
    return p.top()


def play_out(p: Position, dice: Dice, sensible: bool) -> int:
    """Play a position to its end and return the number of moves made."""
    made: i64 = 0
    while p.phase != OVER:
        frame = next_frame(p, dice)
        moves: list[int] = []
        offer(p, frame, moves)
        carry_out(p, frame, choose_sensibly(p, frame, moves, dice) if sensible else choose(moves, dice, False))
        made += 1
    return int(made)


def play_games(start: Position, games: int, seed: int, sensible: bool) -> tuple[int, int]:
    """Play copies of a position to their ends; return the moves and the years of all games together."""
    dice = Dice(seed)
    made: i64 = 0
    years: i64 = 0
    for _ in range(games):
        p = start.copy()
        made += play_out(p, dice, sensible)
        years += p.year
    return int(made), int(years)
