# compiled
"""Diplomacy: win a neutral city with crowns (V10)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.virtu.domain import controlled, give_city, neutral_cities, resilience
from signoria.virtu.moves import ANNEX, CITIES
from signoria.virtu.paying import can_afford
from signoria.virtu.position import FOR_CITY, PAYMENT, Frame, Position
from signoria.virtu.symbols import CROWN, LANE, SHIP


def ships_to(p: Position, seat: i64, city: i64) -> i64:
    """Return the ships needed to reach a city from one's own: 0 by road, −1 if it cannot be reached (V10.1)."""
    c = p.components
    own = controlled(p.players[seat])
    if c.roads[city] & own:
        return 0
    best: i64 = -1
    for port in range(CITIES):
        if own >> port & 1:
            ships = c.sea_ways[port * CITIES + city]
            if ships > 0 and (best < 0 or ships < best):
                best = ships
    return best


def annexable(p: Position) -> i64:
    """Return the cities Diplomacy could be used on, whatever they cost: neutral, no pirate ports (V10.1)."""
    return neutral_cities(p) & ~p.components.pirates


def city_cost(p: Position, seat: i64, city: i64) -> i64:
    """Return the price of a city: more crowns than its resilience, and ships; −1 if it cannot be reached (V10.1)."""
    ships = ships_to(p, seat, city)
    if ships < 0:
        return -1
    crowns = resilience(p, city, seat) + 1
    return (crowns << (LANE * CROWN)) | (ships << (LANE * SHIP))


def city_payment(p: Position, seat: i64, city: i64) -> Frame:
    """Return the payment for a city."""
    payment = Frame(PAYMENT, seat)
    payment.purpose = FOR_CITY
    payment.place = city
    payment.need = city_cost(p, seat, city)
    return payment


def can_annex(p: Position, seat: i64, city: i64) -> bool:
    """Return whether a player can take and pay a city that may be annexed."""
    payment = city_payment(p, seat, city)
    return payment.need >= 0 and can_afford(p, payment, payment.need)


def can_annex_any(p: Position, seat: i64) -> bool:
    """Return whether Diplomacy can win any city."""
    mask = annexable(p)
    for city in range(CITIES):
        if mask >> city & 1 and can_annex(p, seat, city):
            return True
    return False


def offer_diplomacy(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the cities that can be paid for."""
    mask = annexable(p)
    for city in range(CITIES):
        if mask >> city & 1 and can_annex(p, frame.seat, city):
            out.append(ANNEX + city)


def annex(p: Position, seat: i64, city: i64) -> None:
    """Win a neutral city: its token arrives available (V10.2)."""
    give_city(p, seat, city, True)
    if p.events is not None:
        p.tell("virtu-log-annex", seat, {"city": "@virtu-city-" + p.components.city_names[city]})
