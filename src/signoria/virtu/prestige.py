# compiled
"""Prestige by source, religion, tie-breaks and places (V16.2–V16.4)."""

from __future__ import annotations

from typing import Final

from signoria.game import Result
from signoria.ints import i64
from signoria.virtu.domain import agent_at, ally_of, bonus_usable, track_space
from signoria.virtu.moves import ALLIANCE_PLACES, ALLIANCES, BONUSES, EMPIRE, ROOMS, SPACES, TOKENS
from signoria.virtu.position import Player, Position
from signoria.virtu.symbols import CROSS, CROWN, count, lane

CITIES_TRACK: Final = 0
PATRONAGE_TRACK: Final = 1
CARDS_AND_TOKENS: Final = 2
RELIGION: Final = 3
TROPHIES: Final = 4
ALLIED_POWERS: Final = 5
INDULGENCES: Final = 6
SOURCE_NAMES: Final = ("cities", "patronage", "cards", "religion", "trophies", "alliances", "indulgences")


def symbols_owned(p: Position, player: Player, kind: i64) -> i64:
    """Return the symbols of a kind on all cards in the palace and tokens in the domain, used or not (V16.3, V16.4)."""
    c = p.components
    total: i64 = 0
    for slot in range(2 * ROOMS):
        total += lane(c.card_symbols[lane(player.rooms, slot)], kind)
    for space in range(SPACES):
        total += lane(c.card_symbols[lane(player.court, space)], kind)
    for token in range(TOKENS):
        if player.domain >> token & 1:
            total += lane(c.token_symbols[player.family * TOKENS + token], kind)
    return total


def crosses(p: Position, seat: i64) -> i64:
    """Return a player's crosses for religion: cards, tokens, the Empire's bonus if usable, Duomo and Sistine Chapel (V16.3)."""
    c = p.components
    player = p.players[seat]
    total = symbols_owned(p, player, CROSS)
    if bonus_usable(p, seat, EMPIRE):
        total += lane(c.alliance_symbols[EMPIRE], CROSS)
    for bonus in range(BONUSES):
        if player.bonuses >> bonus & 1:
            total += c.bonus_crosses[bonus]
    return total


def printed_prestige(p: Position, player: Player) -> i64:
    """Return the prestige on cards, tokens and patronage bonuses, used or not (V16.2)."""
    c = p.components
    total: i64 = 0
    for slot in range(2 * ROOMS):
        total += c.card_prestige[lane(player.rooms, slot)]
    for space in range(SPACES):
        total += c.card_prestige[lane(player.court, space)]
    for token in range(TOKENS):
        if player.domain >> token & 1:
            total += c.token_prestige[player.family * TOKENS + token]
    for bonus in range(BONUSES):
        if player.bonuses >> bonus & 1:
            total += c.bonus_prestige[bonus]
    return total


def religion_points(p: Position) -> list[i64]:
    """Return the points for religion of all seats; players tied for a place get the points of the place after it (V16.3)."""
    seats: i64 = len(p.players)
    held: list[i64] = []
    for seat in range(seats):
        held.append(crosses(p, seat))
    points: list[i64] = []
    for seat in range(seats):
        ahead: i64 = 0
        tied: i64 = 0
        for other in range(seats):
            if held[other] > held[seat]:
                ahead += 1
            elif held[other] == held[seat]:
                tied += 1
        place = ahead if tied == 1 else ahead + 1
        points.append(p.components.religion[place] if place < seats else 0)
    return points


def alliance_points(p: Position, seat: i64) -> i64:
    """Return the prestige of alliances without an enemy agent (V12.3, V16.2)."""
    total: i64 = 0
    for alliance in range(ALLIANCES):
        if ally_of(p, alliance) == seat:
            agent = agent_at(p, ALLIANCE_PLACES + alliance)
            if agent == -1 or agent == seat:
                total += p.components.alliance_prestige[alliance]
    return total


def prestige_of(p: Position) -> list[list[i64]]:
    """Return each seat's prestige by source, in the order of `SOURCE_NAMES` (V16.2, V16.3)."""
    c = p.components
    furthest_cities: i64 = 0
    furthest_patron: i64 = 0
    for player in p.players:
        space = track_space(p, player)
        if space > furthest_cities:
            furthest_cities = space
        if player.patronage > furthest_patron:
            furthest_patron = player.patronage
    religion = religion_points(p)
    table: list[list[i64]] = []
    for seat in range(len(p.players)):
        player = p.players[seat]
        space = track_space(p, player)
        cities = c.city_points[space]
        if space == furthest_cities:
            cities += c.city_leader
        patronage = c.patronage_points[player.patronage]
        if player.patronage == furthest_patron:
            patronage += c.patronage_leader
        table.append(
            [
                cities,
                patronage,
                printed_prestige(p, player),
                religion[seat],
                count(player.trophies) * c.trophy_prestige,
                alliance_points(p, seat),
                count(player.indulgences) * c.indulgence_prestige,
            ]
        )
    return table


def standing_of(p: Position) -> Result:
    """Return places, prestige and prestige by source; more crowns break ties, then the place is shared (V16.4)."""
    table = prestige_of(p)
    scores: list[int] = []
    crowns: list[int] = []
    sources: list[dict[str, int]] = []
    for seat in range(len(p.players)):
        row = table[seat]
        total: i64 = 0
        named: dict[str, int] = {}
        for source in range(len(SOURCE_NAMES)):
            total += row[source]
            named[SOURCE_NAMES[source]] = int(row[source])
        scores.append(int(total))
        crowns.append(int(symbols_owned(p, p.players[seat], CROWN)))
        sources.append(named)
    places: list[int] = []
    for seat in range(len(scores)):
        place = 1
        for other in range(len(scores)):
            if scores[other] > scores[seat] or (scores[other] == scores[seat] and crowns[other] > crowns[seat]):
                place += 1
        places.append(place)
    return Result(places, scores, sources)
