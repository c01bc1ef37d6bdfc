# compiled
"""The year: whose turn it is, the phases, turn order and the end (V4.1, V13.1, V14.1, V16.1, V16.5)."""

from __future__ import annotations

from typing import Final

from signoria.ints import i64
from signoria.virtu.domain import besieging, neutral_cities
from signoria.virtu.palace import city_count
from signoria.virtu.position import (
    ALLIANCE,
    HIRING,
    MARKER,
    OVER,
    PALACE,
    PLACING,
    PURCHASES,
    RETREATING,
    RETREATS,
    SIEGE_CHOICE,
    SIEGES,
    SPRING,
    WAGES,
    WINTER,
    Frame,
    Position,
)
from signoria.virtu.sieges import take_up
from signoria.virtu.symbols import lowest

LAST_YEAR: Final = 30

_WINTER_STEPS: Final = 5


def advance(p: Position) -> None:
    """Go on when nothing is left to decide: ask the next player, or begin the next phase (V4.1)."""
    if p.phase == PLACING:
        begin_spring(p)
    elif p.phase == SPRING:
        p.turn += 1
        if p.turn < len(p.players):
            p.push(Frame(MARKER, p.order[p.turn]))
        else:
            p.phase = SIEGES
            p.turn = 0
            if p.events is not None:
                p.tell("virtu-log-sieges", p.order[0], {})
    elif p.phase == SIEGES:
        next_siege(p)
    elif p.phase == RETREATS:
        next_retreats(p)
    elif p.phase == WINTER:
        next_winter_step(p)


def begin_spring(p: Position) -> None:
    """Begin a year: the first player moves their marker (V4.1)."""
    p.phase = SPRING
    p.turn = 0
    p.push(Frame(MARKER, p.order[0]))
    if p.events is not None:
        p.tell("virtu-log-spring", p.order[0], {"year": int(p.year)})


def next_siege(p: Position) -> None:
    """Let the player whose turn it is resolve their sieges in an order of their choice; then the next player (V13.1)."""
    if p.turn == len(p.players):
        p.phase = RETREATS
        p.turn = -1
        return
    seat = p.order[p.turn]
    mask = besieging(p.players[seat])
    if mask == 0:
        # Tokens left when all sieges of a player are resolved are discarded (V11.3).
        p.players[seat].war_tokens = 0
        p.turn += 1
    elif mask & (mask - 1):
        p.push(Frame(SIEGE_CHOICE, seat))
    else:
        take_up(p, lowest(mask))


def next_retreats(p: Position) -> None:
    """Let each player retreat in turn order; then Spring is over (V13.7)."""
    p.turn += 1
    if p.turn < len(p.players):
        seat = p.order[p.turn]
        if p.players[seat].retreats != 0:
            p.push(Frame(RETREATING, seat))
        return
    end_spring(p)


def end_spring(p: Position) -> None:
    """Fix the new turn order and see whether the game ends (V14.1, V16.1, V16.5)."""
    for player in p.players:
        player.battles_won = 0
        player.leonardo_used = 0
    new_order(p)
    if game_ends(p) and not p.ending:
        p.ending = True
        if p.events is not None:
            p.tell("virtu-log-ending", p.order[0], {})
    p.phase = WINTER
    p.turn = 0
    p.step = 0
    if p.events is not None:
        p.tell("virtu-log-winter", p.order[0], {"year": int(p.year)})


def new_order(p: Position) -> None:
    """Put more cities first; with equal cities the upper disc on the track goes first (V14.1)."""
    order: list[i64] = []
    for seat in range(len(p.players)):
        place: i64 = 0
        for other in order:
            if _goes_before(p, other, seat):
                place += 1
        order.insert(place, seat)
    p.order = order


def _goes_before(p: Position, one: i64, other: i64) -> bool:
    cities = city_count(p.players[one])
    others = city_count(p.players[other])
    return cities > others or (cities == others and p.players[one].stamp > p.players[other].stamp)


def game_ends(p: Position) -> bool:
    """Return whether this is the last year: no neutral city, enough cities, the last patronage step, or year 30 (V16.1, V16.5)."""
    if neutral_cities(p) == 0 or p.year >= LAST_YEAR:
        return True
    for player in p.players:
        if city_count(player) >= p.components.last_space or player.patronage >= p.components.patronage_steps:
            return True
    return False


def next_winter_step(p: Position) -> None:
    """Ask for the next step of the Winter turn; after the last one the next player, the next year or the end follows (V4.1, V15)."""
    seat = p.order[p.turn]
    if p.step < _WINTER_STEPS:
        kind: i64 = WAGES
        if p.step == 1:
            kind = PALACE
        elif p.step == 2:
            kind = PURCHASES
        elif p.step == 3:
            kind = HIRING
        elif p.step == 4:
            kind = ALLIANCE
        p.step += 1
        p.push(Frame(kind, seat))
        return
    p.players[seat].may_request = False
    p.step = 0
    p.turn += 1
    if p.turn == len(p.players):
        if p.ending:
            p.phase = OVER
            if p.events is not None:
                p.tell("virtu-log-over", p.order[0], {})
        else:
            p.year += 1
            begin_spring(p)
