# compiled
"""Retreats after all sieges, by road and by sea (V13.7)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import add_army, armies_at, controlled, remove_army
from signoria.virtu.moves import ABANDON, CITIES, RETREAT, RETREAT_SEA
from signoria.virtu.paying import allowed_sources, sources_at_hand, total_of
from signoria.virtu.position import Frame, Position
from signoria.virtu.symbols import SHIP, lowest

# A RETREATING frame: `place` is the city whose armies retreat now, `pool` counts ships not yet used (all retreats of a player are one
# payment, V3.2), `tally` is 1 where ships are of use.


def road_goals(p: Position, seat: i64, city: i64) -> i64:
    """Return the cities an army can retreat to by road, for free."""
    return p.components.roads[city] & controlled(p.players[seat])


def sea_goals(p: Position, seat: i64, city: i64, ships: i64) -> i64:
    """Return the ports an army can retreat to with at most `ships`; where a road leads, none are needed."""
    goals: i64 = 0
    own = controlled(p.players[seat]) & ~p.components.roads[city]
    for goal in range(CITIES):
        if own >> goal & 1:
            way = p.components.sea_ways[city * CITIES + goal]
            if 0 < way <= ships:
                goals |= bit(goal)
    return goals


def ships_within_reach(p: Position, frame: Frame) -> i64:
    """Return the ships a player could have for the rest of their retreats."""
    at_hand = sources_at_hand(p, frame.seat, frame.spent) & allowed_sources(frame)
    return frame.pool + total_of(p, p.players[frame.seat], at_hand, SHIP)


def next_retreat(p: Position, frame: Frame) -> bool:
    """Go on to the next army that has a choice; those that have none are lost. Return whether there is one."""
    player = p.players[frame.seat]
    while player.retreats != 0:
        city = lowest(player.retreats)
        if armies_at(player, city) > 0:
            by_sea = sea_goals(p, frame.seat, city, ships_within_reach(p, frame)) != 0
            if by_sea or road_goals(p, frame.seat, city) != 0:
                frame.place = city
                frame.tally = 1 if by_sea else 0
                return True
            abandon(p, frame.seat, city)
        else:
            player.retreats &= ~(bit(city))
    return False


def abandon(p: Position, seat: i64, city: i64) -> None:
    """Lose an army that cannot or will not retreat."""
    remove_army(p.players[seat], city)
    if p.events is not None:
        p.tell("virtu-log-armies-lost", seat, {"armies": 1, "city": "@virtu-city-" + p.components.city_names[city]})


def offer_retreats(p: Position, frame: Frame, out: list[int]) -> None:
    """Append where the army can go, and giving it up."""
    road = road_goals(p, frame.seat, frame.place)
    sea = sea_goals(p, frame.seat, frame.place, frame.pool)
    for goal in range(CITIES):
        if road >> goal & 1:
            out.append(RETREAT + goal)
    for goal in range(CITIES):
        if sea >> goal & 1:
            out.append(RETREAT_SEA + goal)
    out.append(ABANDON)


def play_retreat(p: Position, frame: Frame, move: i64) -> None:
    """Retreat one army or give it up."""
    player = p.players[frame.seat]
    if move == ABANDON:
        abandon(p, frame.seat, frame.place)
        return
    goal = move - RETREAT
    if move >= RETREAT_SEA:
        goal = move - RETREAT_SEA
        frame.pool -= p.components.sea_ways[frame.place * CITIES + goal]
    remove_army(player, frame.place)
    add_army(player, goal)
    if p.events is not None:
        names = p.components.city_names
        key = "virtu-log-retreat-sea" if move >= RETREAT_SEA else "virtu-log-retreat"
        p.tell(key, frame.seat, {"from": "@virtu-city-" + names[frame.place], "to": "@virtu-city-" + names[goal]})
