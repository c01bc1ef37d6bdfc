# compiled
"""A sensible complete payment for the price being paid: few symbols lost, room cards first, florins cashed only when they are short."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.moves import CARD_SOURCE, INDULGENCE_SOURCE, OTTOMAN_SOURCE, PAY, PLACE
from signoria.virtu.paying import can_afford, symbols_of
from signoria.virtu.position import PAYMENT, Frame, Position
from signoria.virtu.symbols import CROSS, CROWN, EITHER, FLORIN, SYMBOLS, lane
from signoria.virtu.turns import carry_out, offer


def worth(p: Position, frame: Frame, move: i64) -> i64:
    """Return how sensible a step of a payment is: what it gives to the price against what it gives up."""
    if move == PAY:
        return 5
    player = p.players[frame.seat]
    source: i64 = move // SYMBOLS
    kind: i64 = move % SYMBOLS
    symbols = symbols_of(p, player, source)
    amount = lane(symbols, kind)
    asked = lane(frame.need, kind)
    if kind == CROWN or kind == CROSS:
        asked += lane(frame.need, EITHER)
    in_room = CARD_SOURCE <= source < OTTOMAN_SOURCE
    if kind == FLORIN and not in_room:
        asked = lane(frame.need, FLORIN) - player.treasury
        if asked <= 0:
            return -1000
    useful = amount if amount < asked else asked
    given_up: i64 = amount - useful
    for other in range(SYMBOLS):
        if other != kind:
            given_up += lane(symbols, other)
    if in_room:
        # Cards in rooms give for nothing what they give.
        return 100 + useful
    score: i64 = 10 * useful - 3 * given_up
    if kind == FLORIN:
        score -= 40
    if source == INDULGENCE_SOURCE:
        score -= 200
    return score


def suggested(p: Position, frame: Frame) -> list[int]:
    """Return the moves of a sensible complete payment of the price being paid; none if no price is being paid."""
    moves: list[int] = []
    if frame.kind != PAYMENT:
        return moves
    p = p.copy()
    depth = len(p.frames)
    while len(p.frames) == depth and p.top().kind == PAYMENT:
        move = best_step(p, p.top())
        if move < 0:
            break
        moves.append(int(move))
        before = p.top()
        carry_out(p, before, move)
        if len(p.frames) == depth and p.top() is not before:
            break
    return moves


def best_step(p: Position, frame: Frame) -> i64:
    """Return the most sensible next step of a payment."""
    offered: list[int] = []
    spent = frame.spent
    # An indulgence is the last resort: as long as the price can be paid without one, no step may lead there.
    frame.spent |= bit(INDULGENCE_SOURCE)
    if can_afford(p, frame, frame.need):
        offer(p, frame, offered)
        frame.spent = spent
    else:
        frame.spent = spent
        offer(p, frame, offered)
    best: i64 = -1
    best_worth: i64 = -1000000
    for move in offered:
        if move == PAY or move < PLACE:
            found = worth(p, frame, move)
            if found > best_worth:
                best_worth = found
                best = move
    return best
