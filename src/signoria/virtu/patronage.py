# compiled
"""Patronage: steps on the track, and the ten bonuses (V8)."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.moves import ARTILLERY, ARTILLERY_TOKEN, BONUSES, MACHIAVELLI, MICHELANGELO, TAKE
from signoria.virtu.palace import gain_agents
from signoria.virtu.paying import can_afford, less
from signoria.virtu.position import ARRIVAL, BONUS_CHOICE, FOR_PATRONAGE, PAYMENT, Frame, Position
from signoria.virtu.symbols import CROWN

MACHIAVELLI_ARRIVES: Final = 12
"""The bit of an arrival that stands for Machiavelli; the bits below are the nobles."""


def next_step_cost(p: Position, seat: i64) -> i64:
    """Return the price of the next step (V8.1); Michelangelo gives a crown of it (V8.3)."""
    player = p.players[seat]
    cost = p.components.patronage_cost[player.patronage]
    if player.bonuses >> MICHELANGELO & 1:
        cost = less(cost, CROWN, p.components.bonus_crowns[MICHELANGELO])
    return cost


def patronage_payment(p: Position, seat: i64) -> Frame:
    """Return the payment for the next step."""
    payment = Frame(PAYMENT, seat)
    payment.purpose = FOR_PATRONAGE
    payment.need = next_step_cost(p, seat)
    return payment


def can_patronize(p: Position, seat: i64) -> bool:
    """Return whether a player can take and pay a step."""
    if p.players[seat].patronage >= p.components.patronage_steps:
        return False
    payment = patronage_payment(p, seat)
    return can_afford(p, payment, payment.need)


def take_step(p: Position, seat: i64) -> None:
    """Move one step on the track; at some steps a bonus is chosen (V8.1, V8.2)."""
    player = p.players[seat]
    player.patronage += 1
    if p.events is not None:
        p.tell("virtu-log-patronage", seat, {"step": int(player.patronage)})
    if p.components.patronage_bonus_at >> player.patronage & 1 and open_bonuses(p, seat) != 0:
        p.push(Frame(BONUS_CHOICE, seat))


def open_bonuses(p: Position, seat: i64) -> i64:
    """Return the bonuses a player may choose: open ones, one creator and one creation per player (V8.2)."""
    mask: i64 = (1 << BONUSES) - 1
    for player in p.players:
        mask &= ~player.bonuses
    own = p.players[seat].bonuses
    creators = p.components.creators
    if own & creators:
        mask &= ~creators
    if own & ~creators:
        mask &= creators
    return mask


def offer_bonuses(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the bonuses that may be chosen."""
    mask = open_bonuses(p, frame.seat)
    for bonus in range(BONUSES):
        if mask >> bonus & 1:
            out.append(TAKE + bonus)


def play_bonus(p: Position, frame: Frame, move: i64) -> None:
    """Take a bonus: Artillery into the domain, Machiavelli to the court, agents made ready (V8.2, V8.3, V15.7)."""
    seat = frame.seat
    player = p.players[seat]
    bonus = move - TAKE
    p.pop()
    player.bonuses |= bit(bonus)
    if p.events is not None:
        from signoria.virtu.moves import BONUS_NAMES

        p.tell("virtu-log-bonus", seat, {"bonus": "@virtu-bonus-" + BONUS_NAMES[bonus]})
    if bonus == ARTILLERY:
        player.domain |= 1 << ARTILLERY_TOKEN
        player.ready |= 1 << ARTILLERY_TOKEN
    elif bonus == MACHIAVELLI:
        arrival = Frame(ARRIVAL, seat)
        arrival.place = 1 << MACHIAVELLI_ARRIVES
        p.push(arrival)
    if bonus != MACHIAVELLI:
        gain_agents(p, seat, p.components.bonus_agents[bonus])
