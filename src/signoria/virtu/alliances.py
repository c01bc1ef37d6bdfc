# compiled
"""Alliances: forming and taking over (V12)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import agent_at, ally_of
from signoria.virtu.moves import ALLIANCE_PLACES, ALLIANCES, ALLY, ALLY_LESS, DONE
from signoria.virtu.paying import can_afford
from signoria.virtu.position import FOR_ALLIANCE, PAYMENT, Frame, Position
from signoria.virtu.symbols import SYMBOLS, lane, with_lane
from signoria.virtu.winter import offer_discards


def alliance_cost(p: Position, seat: i64, alliance: i64, kind: i64) -> i64:
    """Return the price of an alliance, one symbol of `kind` less if it is not −1; −1 if it may not be had so (V12.2)."""
    cost = p.components.alliance_cost[alliance]
    ally = ally_of(p, alliance)
    own_agent = agent_at(p, ALLIANCE_PLACES + alliance) == seat
    if ally == seat or (ally >= 0 and not own_agent):
        return -1
    if ally < 0 and own_agent:
        if kind < 0 or lane(cost, kind) == 0:
            return -1
        return with_lane(cost, kind, lane(cost, kind) - 1)
    return cost if kind < 0 else -1


def alliance_payment(seat: i64, alliance: i64, cost: i64) -> Frame:
    """Return the payment for an alliance."""
    payment = Frame(PAYMENT, seat)
    payment.purpose = FOR_ALLIANCE
    payment.place = alliance
    payment.need = cost
    return payment


def can_ally(p: Position, seat: i64, alliance: i64, kind: i64) -> bool:
    """Return whether a player may form or take over an alliance at a price and can pay it."""
    cost = alliance_cost(p, seat, alliance, kind)
    return cost >= 0 and can_afford(p, alliance_payment(seat, alliance, cost), cost)


def offer_alliances(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the alliances that can be had and paid."""
    out.append(DONE)
    offer_discards(p, frame.seat, out)
    for alliance in range(ALLIANCES):
        if can_ally(p, frame.seat, alliance, -1):
            out.append(ALLY + alliance)
    for alliance in range(ALLIANCES):
        for kind in range(1, SYMBOLS):
            if can_ally(p, frame.seat, alliance, kind):
                out.append(ALLY_LESS + alliance * SYMBOLS + kind)


def no_alliance(p: Position, seat: i64) -> bool:
    """Return whether no alliance can be had and paid."""
    for alliance in range(ALLIANCES):
        for kind in range(-1, SYMBOLS):
            if can_ally(p, seat, alliance, kind):
                return False
    return True


def begin_alliance(p: Position, frame: Frame, move: i64) -> None:
    """Begin to pay for an alliance; one per Winter (V12.1)."""
    p.pop()
    alliance = move - ALLY
    kind: i64 = -1
    if move >= ALLY_LESS:
        alliance = (move - ALLY_LESS) // SYMBOLS
        kind = (move - ALLY_LESS) % SYMBOLS
    p.push(alliance_payment(frame.seat, alliance, alliance_cost(p, frame.seat, alliance, kind)))


def form_alliance(p: Position, seat: i64, alliance: i64) -> None:
    """Form an alliance or take it over: the bonus starts available, agents stay (V12.2, V11.5)."""
    previous = ally_of(p, alliance)
    p.allies = with_lane(p.allies, alliance, seat + 1)
    p.active |= bit(alliance)
    if p.events is not None:
        name = "@virtu-alliance-" + p.components.alliance_names[alliance]
        if previous >= 0:
            p.tell("virtu-log-takeover", seat, {"alliance": name, "other": p.family_key(previous)})
        else:
            p.tell("virtu-log-alliance", seat, {"alliance": name})
