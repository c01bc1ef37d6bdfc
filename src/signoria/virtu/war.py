# compiled
"""War: move armies, begin sieges, take "+1 war" tokens (V11.1–V11.3)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import add_army, army_cities, controlled, remove_army, war_tokens_left
from signoria.virtu.moves import ARM, CARD_SOURCE, CITIES, DONE, MARCH, MOST_SYMBOLS, SAIL
from signoria.virtu.palace import action_card, upgrade
from signoria.virtu.paying import sources_at_hand, symbols_of
from signoria.virtu.position import Frame, Position
from signoria.virtu.symbols import CAVALRY, FLORIN, SHIP, WAR, lane, with_lane

# A CAMPAIGN frame: `pool` has the lanes of cavalry, ships and florins of the room's cards not yet used, `spent` the sources used.


def movable(p: Position, seat: i64) -> i64:
    """Return the cities whose armies may move: those before a city that is not controlled besiege it and stay (V11.2)."""
    player = p.players[seat]
    return army_cities(player) & controlled(player)


def war_cost(p: Position, seat: i64, slot: i64) -> i64:
    """Return the florins for each war symbol on the action card (slot 0) or the upgrade (slot 1) of the room (V11.3)."""
    player = p.players[seat]
    card = action_card(player, player.marker) if slot == 0 else upgrade(player, player.marker)
    return p.components.card_war_cost[card]


def may_arm(p: Position, frame: Frame, slot: i64, tokens: i64) -> bool:
    """Return whether a room card's war symbols may be turned into that many tokens (V11.3)."""
    player = p.players[frame.seat]
    source: i64 = CARD_SOURCE + slot
    if sources_at_hand(p, frame.seat, frame.spent) >> source & 1 == 0:
        return False
    if lane(symbols_of(p, player, source), WAR) < tokens or war_tokens_left(p) < tokens:
        return False
    return player.treasury + lane(frame.pool, FLORIN) >= tokens * war_cost(p, frame.seat, slot)


def offer_war(p: Position, frame: Frame, out: list[int]) -> None:
    """Append army moves, war tokens and the end of the action."""
    c = p.components
    out.append(DONE)
    start = movable(p, frame.seat)
    ships = lane(frame.pool, SHIP)
    if lane(frame.pool, CAVALRY) > 0:
        for city in range(CITIES):
            if start >> city & 1:
                roads = c.roads[city]
                for goal in range(CITIES):
                    if roads >> goal & 1:
                        out.append(MARCH + city * CITIES + goal)
    if ships > 0:
        for city in range(CITIES):
            if start >> city & c.ports >> city & 1:
                for goal in range(CITIES):
                    way = c.sea_ways[city * CITIES + goal]
                    if 0 < way <= ships:
                        out.append(SAIL + city * CITIES + goal)
    for slot in range(2):
        tokens: i64 = 1
        while may_arm(p, frame, slot, tokens):
            out.append(int(ARM + slot * MOST_SYMBOLS + tokens - 1))
            tokens += 1


def play_war(p: Position, frame: Frame, move: i64) -> None:
    """Move an army or take war tokens."""
    if move >= ARM:
        arm(p, frame, (move - ARM) // MOST_SYMBOLS, (move - ARM) % MOST_SYMBOLS + 1)
    elif move >= SAIL:
        way = p.components.sea_ways[move - SAIL]
        frame.pool = with_lane(frame.pool, SHIP, lane(frame.pool, SHIP) - way)
        move_army(p, frame.seat, (move - SAIL) // CITIES, (move - SAIL) % CITIES)
    else:
        frame.pool = with_lane(frame.pool, CAVALRY, lane(frame.pool, CAVALRY) - 1)
        move_army(p, frame.seat, (move - MARCH) // CITIES, (move - MARCH) % CITIES)


def move_army(p: Position, seat: i64, city: i64, goal: i64) -> None:
    """Move one army; before a city that is not controlled it besieges (V11.1, V11.2)."""
    player = p.players[seat]
    remove_army(player, city)
    add_army(player, goal)
    if p.events is not None:
        names = p.components.city_names
        key = "virtu-log-army" if player.domain >> goal & 1 else "virtu-log-besiege"
        p.tell(key, seat, {"from": "@virtu-city-" + names[city], "to": "@virtu-city-" + names[goal]})


def arm(p: Position, frame: Frame, slot: i64, tokens: i64) -> None:
    """Take war tokens for symbols of a room card and pay their florins, those of the room's cards first (V11.3)."""
    player = p.players[frame.seat]
    florins = tokens * war_cost(p, frame.seat, slot)
    frame.spent |= bit(CARD_SOURCE + slot)
    player.war_tokens += tokens
    given = lane(frame.pool, FLORIN)
    if given > florins:
        given = florins
    frame.pool = with_lane(frame.pool, FLORIN, lane(frame.pool, FLORIN) - given)
    player.treasury -= florins - given
    if p.events is not None:
        p.tell("virtu-log-arm", frame.seat, {"tokens": int(tokens), "florins": int(florins)})
