# compiled
"""The decision of paying a price, whatever for, and what paying it brings (V3.2–V3.4)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.virtu.alliances import form_alliance
from signoria.virtu.diplomacy import annex
from signoria.virtu.marker import absolve
from signoria.virtu.moves import PAY, SOURCES
from signoria.virtu.patronage import take_step
from signoria.virtu.paying import ROOM_SOURCES, allowed_sources, less, sources_at_hand, symbols_of
from signoria.virtu.position import FOR_ABSOLUTION, FOR_ALLIANCE, FOR_CITY, FOR_PATRONAGE, FOR_PURCHASE, Frame, Position
from signoria.virtu.symbols import CROSS, CROWN, FLORIN, LANE_MASK, lane, with_lane

# A PAYMENT frame: `need` is the rest of the price, `purpose` and `place` say what for, `spent` has the room sources used.


def only_florins_left(p: Position, frame: Frame) -> bool:
    """Return whether nothing but florins is asked, and the treasury has them."""
    return frame.need & ~LANE_MASK == 0 and p.players[frame.seat].treasury >= lane(frame.need, FLORIN)


def settles_itself(p: Position, frame: Frame) -> bool:
    """Return whether a payment is over without a decision: no room card could give florins instead of the treasury."""
    if not only_florins_left(p, frame):
        return False
    if lane(frame.need, FLORIN) == 0:
        return True
    player = p.players[frame.seat]
    room = sources_at_hand(p, frame.seat, frame.spent) & allowed_sources(frame) & ROOM_SOURCES
    for source in range(SOURCES):
        if room >> source & 1 and symbols_of(p, player, source) & LANE_MASK:
            return False
    return True


def offer_payment(p: Position, frame: Frame, out: list[int]) -> None:
    """Append paying the rest from the treasury, once it is florins only."""
    if only_florins_left(p, frame):
        out.append(PAY)


def pay_symbols(p: Position, frame: Frame, kind: i64, amount: i64) -> None:
    """Count symbols towards the price; what a purchase leaves over serves the next one (V3.2)."""
    asked = lane(frame.need, kind)
    frame.need = less(frame.need, kind, amount)
    if frame.purpose == FOR_PURCHASE and amount > asked and (kind == CROWN or kind == CROSS):
        basket = p.frames[len(p.frames) - 2]
        basket.pool = with_lane(basket.pool, kind, lane(basket.pool, kind) + amount - asked)


def complete(p: Position, frame: Frame) -> None:
    """Pay the florins from the treasury and carry out what was paid for."""
    p.players[frame.seat].treasury -= lane(frame.need, FLORIN)
    p.pop()
    if frame.purpose == FOR_ABSOLUTION:
        absolve(p, frame.seat, frame.place)
    elif frame.purpose == FOR_PATRONAGE:
        take_step(p, frame.seat)
    elif frame.purpose == FOR_CITY:
        annex(p, frame.seat, frame.place)
    elif frame.purpose == FOR_ALLIANCE:
        form_alliance(p, frame.seat, frame.place)
