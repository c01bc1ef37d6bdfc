# compiled
"""What holds in every position: nothing is made or lost, and everything lies where it may lie.

Not needed to play. Fuzzing checks it after every move, inside the compiled part, so that many games can be checked.
"""

from __future__ import annotations

from typing import Final

from signoria.ints import i64
from signoria.virtu.domain import armies_on_map, besieging, cathedrals_built, controlled, indulgences_left, war_tokens_left
from signoria.virtu.moves import (
    ALLIANCES,
    ARTILLERY,
    ARTILLERY_TOKEN,
    BONUSES,
    CARDS,
    CATHEDRAL_TOKENS,
    CATHEDRALS,
    FAMILY_CARDS,
    FIRST_NOBLE,
    GUILD_TOKEN,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    NOBLES,
    ROOMS,
    SPACES,
    TITLE_TOKENS,
    TITLES,
    TOKENS,
)
from signoria.virtu.palace import city_count, noble_supply, occupied_spaces, shaded_surplus
from signoria.virtu.position import AGENT_MOVE, ARRIVAL, LOST_SPACE, PURCHASES, WINTER, Player, Position
from signoria.virtu.symbols import count, lane

DISCS: Final = 18
DISCS_ON_TRACKS: Final = 3


class Violated(Exception):
    """Something was made or lost, or lies where it may not lie."""


def require(holds: bool, what: str) -> None:
    """Raise `Violated` unless something holds."""
    if not holds:
        raise Violated(what)


def check(p: Position) -> None:
    """Check everything that must hold in any position. Raises `Violated`."""
    check_cards(p)
    check_tokens(p)
    for seat in range(len(p.players)):
        check_player(p, seat)
    agents: i64 = 0
    stamps: i64 = 0
    for player in p.players:
        require(agents & player.agents == 0, "two agents at one place")
        agents |= player.agents
        for other in p.players:
            if other.stamp == player.stamp:
                stamps += 1
    require(stamps == len(p.players), "two discs at one height")
    require(indulgences_left(p) >= 0, "too many indulgences")
    require(war_tokens_left(p) >= 0, "too many war tokens")


def check_cards(p: Position) -> None:
    """Check that every card is in one palace, in the supply, on its way, or out of the game."""
    c = p.components
    found: list[i64] = [0] * (CARDS + 1)
    for player in p.players:
        for slot in range(2 * ROOMS):
            found[lane(player.rooms, slot)] += 1
        for space in range(SPACES):
            found[lane(player.court, space)] += 1
        for number in range(3):
            if player.unplaced >> number & 1:
                found[c.family_cards[player.family * 3 + number]] += 1
    for frame in p.frames:
        if frame.kind == PURCHASES or frame.kind == ARRIVAL:
            for noble in range(NOBLES + 1):
                if frame.place >> noble & 1:
                    found[FIRST_NOBLE + noble] += 1
    for card in range(1, FAMILY_CARDS + 1):
        dealt: i64 = 0
        for player in p.players:
            for number in range(3):
                if c.family_cards[player.family * 3 + number] == card:
                    dealt += 1
        require(found[card] + (p.gone >> card & 1) == dealt, "family cards")
    for noble in range(NOBLES):
        card = FIRST_NOBLE + noble
        require(found[card] + noble_supply(p, noble) == c.card_copies[card], "nobles")
        require(p.gone >> card & 1 == 0, "nobles return to the supply")
    taken: i64 = 0
    for player in p.players:
        taken += player.bonuses >> MACHIAVELLI & 1
    require(found[MACHIAVELLI_CARD] + (p.gone >> MACHIAVELLI_CARD & 1) == taken, "Machiavelli")


def holders(p: Position, token: i64) -> i64:
    """Return how many domains hold a token."""
    found: i64 = 0
    for player in p.players:
        found += player.domain >> token & 1
    return found


def check_tokens(p: Position) -> None:
    """Check that there are no more tokens, cathedrals and bonuses than were printed, and that cathedrals go with their cities."""
    c = p.components
    for city in range(TITLE_TOKENS):
        require(holders(p, city) <= 1, "city tokens")
    for title in range(2, TITLES):
        require(holders(p, TITLE_TOKENS + title) <= c.title_copies[title], "titles")
    require(holders(p, GUILD_TOKEN) <= c.guilds, "guilds")
    bonuses: i64 = 0
    for player in p.players:
        require(bonuses & player.bonuses == 0, "patronage bonuses")
        bonuses |= player.bonuses
        require(player.domain >> ARTILLERY_TOKEN & 1 == player.bonuses >> ARTILLERY & 1, "Artillery")
        require(player.bonuses >> BONUSES == 0, "patronage bonuses")
        for slot in range(CATHEDRALS):
            city = lane(p.cathedral_at, slot) - 1
            owned = city >= 0 and player.domain >> city & 1 != 0
            require((player.domain >> (CATHEDRAL_TOKENS + slot) & 1 != 0) == owned, "cathedrals")
            require(city < 0 or c.cathedral_cities >> city & 1 != 0, "cathedrals")
    require(cathedrals_built(p) <= c.cathedrals, "cathedrals")


def check_player(p: Position, seat: i64) -> None:
    """Check what one player has: armies, agents, discs, spaces, the sides of tokens and cards."""
    c = p.components
    player = p.players[seat]
    require(player.treasury >= 0, "florins")
    require(player.ready & ~player.domain == 0 and player.domain >> TOKENS == 0, "tokens")
    require(player.fresh & ~occupied_spaces(player) == 0, "courtiers")
    require(controlled(player) & ~c.open_cities == 0, "closed cities")
    require(armies_on_map(player) <= c.max_armies, "armies")
    for army in range(5):
        require(lane(player.armies, army) >= lane(player.armies, army + 1), "order of armies")
    agents = player.ready_agents + count(player.agents)
    loses_space = False
    for frame in p.frames:
        if frame.seat == seat and frame.kind == AGENT_MOVE:
            agents += 1
        if frame.seat == seat and frame.kind == LOST_SPACE:
            loses_space = True
    require(c.start_agents[player.family] <= agents <= c.max_agents and player.ready_agents >= 0, "agents")
    require(discs_used(p, seat) <= DISCS, "discs")
    require(loses_space or not shaded_surplus(c, player), "shaded spaces")
    check_rooms(p, player)
    if p.phase == WINTER:
        require(besieging(player) == 0 and player.retreats == 0 and player.war_tokens == 0, "armies in Winter")


def discs_used(p: Position, seat: i64) -> i64:
    """Return the control discs of a player that are in use: tracks and turn order, cities, alliances, trophies of others."""
    used = DISCS_ON_TRACKS + city_count(p.players[seat])
    for alliance in range(ALLIANCES):
        if lane(p.allies, alliance) == seat + 1:
            used += 1
    for other in p.players:
        used += other.trophies >> seat & 1
    return used


def check_rooms(p: Position, player: Player) -> None:
    """Check that every card in a room has an action or lies under one that has."""
    for room in range(ROOMS):
        card = lane(player.rooms, room)
        require(card != 0 or lane(player.rooms, ROOMS + room) == 0, "upgrade without an action card")
        require(card == 0 or p.components.card_action[card] >= 0, "card without an action")
