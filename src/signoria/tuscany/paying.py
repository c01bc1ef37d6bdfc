# compiled
"""Paying for a tile: two units, each a card of the colour, a pair of another colour, or a worker (T7)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.tuscany.kinds import COLOURS, card, cards_in, cards_total
from signoria.tuscany.moves import (
    PAY_CARD_PAIR,
    PAY_CARD_WORKER,
    PAY_PAIRS,
    PAY_TWO,
    PAY_WORKER_PAIR,
    PAY_WORKERS,
    pay_card_pair,
    pay_pairs,
)


def can_pay(hand: i64, workers: i64, colour: i64) -> bool:
    """Return whether some exact payment for the colour exists (T7.1–T7.3)."""
    own = cards_in(hand, colour)
    if own + workers >= 2:
        return True
    pairs = ((hand >> 1) & 0x7F7F7F7F7F7F7F7F) % 255 - (own >> 1)  # half of every lane, added up
    return own + workers + pairs >= 2


def payments(hand: i64, workers: i64, colour: i64) -> list[int]:
    """Return all exact payments for the colour, as moves in ascending order (T7.4)."""
    moves: list[int] = []
    own = cards_in(hand, colour)
    if own >= 2:
        moves.append(PAY_TWO + colour)
    if own and workers:
        moves.append(PAY_CARD_WORKER + colour)
    if workers >= 2:
        moves.append(PAY_WORKERS)
    pairs: list[i64] = []
    for other in range(i64(COLOURS)):
        if other != colour and cards_in(hand, other) >= 2:
            pairs.append(other)
    if own:
        for other in pairs:
            moves.append(pay_card_pair(colour, other))
    if workers:
        for other in pairs:
            moves.append(PAY_WORKER_PAIR + other)
    for first in pairs:
        for second in pairs:
            if first < second or (first == second and cards_in(hand, first) >= 4):
                moves.append(pay_pairs(first, second))
    return moves


def cheapest(hand: i64, workers: i64, colour: i64) -> i64:
    """Return the payment to suggest: fewest cards, a worker counting as one and a half; of equal ones the colour held most."""
    best: i64 = -1
    least: i64 = 0
    for payment in payments(hand, workers, colour):
        cards = cards_of(payment)
        cost = 100 * cards_total(cards) + 150 * workers_of(payment)
        for other in range(i64(COLOURS)):
            if cards_in(cards, other):
                cost -= cards_in(hand, other)
        if best < 0 or cost < least:
            best = payment
            least = cost
    return best


def cards_of(payment: i64) -> i64:
    """Return the cards a payment discards, as a pack."""
    if payment < PAY_CARD_WORKER:
        return 2 * card(payment - PAY_TWO)
    if payment < PAY_WORKERS:
        return card(payment - PAY_CARD_WORKER)
    if payment == PAY_WORKERS:
        return 0
    if payment < PAY_WORKER_PAIR:
        code = payment - PAY_CARD_PAIR
        return card(code // COLOURS) + 2 * card(code % COLOURS)
    if payment < PAY_PAIRS:
        return 2 * card(payment - PAY_WORKER_PAIR)
    code = payment - PAY_PAIRS
    return 2 * card(code // COLOURS) + 2 * card(code % COLOURS)


def workers_of(payment: i64) -> i64:
    """Return how many workers a payment uses."""
    if PAY_CARD_WORKER <= payment < PAY_WORKERS or PAY_WORKER_PAIR <= payment < PAY_PAIRS:
        return 1
    return 2 if payment == PAY_WORKERS else 0
