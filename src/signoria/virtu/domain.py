# compiled
"""Cities, their tokens, armies, agents and the city track (V1.3, V3.1, V11.5, V14.1)."""

from __future__ import annotations

from signoria.bits import bit, shifted
from signoria.ints import i64
from signoria.virtu.moves import ALLIANCE_PLACES, CATHEDRAL_TOKENS, CATHEDRALS, CITIES, PALACE_PLACES, PLACES, PRINCE, ROOMS
from signoria.virtu.palace import city_count, lose_space
from signoria.virtu.position import Player, Position
from signoria.virtu.symbols import lane, with_lane


def controlled(player: Player) -> i64:
    """Return the cities a player controls: those whose tokens are in the domain."""
    return player.domain & ((1 << CITIES) - 1)


def owner_of(p: Position, city: i64) -> i64:
    """Return the seat that controls a city, -1 for a neutral one."""
    for seat in range(len(p.players)):
        if p.players[seat].domain >> city & 1:
            return seat
    return -1


def neutral_cities(p: Position) -> i64:
    """Return the cities nobody controls."""
    mask = p.components.open_cities
    for player in p.players:
        mask &= ~player.domain
    return mask


def armies_at(player: Player, city: i64) -> i64:
    """Return how many armies of a player stand at a city."""
    found: i64 = 0
    rest = player.armies
    while rest != 0:
        if rest & 63 == city + 1:
            found += 1
        rest >>= 6
    return found


def armies_on_map(player: Player) -> i64:
    """Return how many armies of a player stand on the map."""
    found: i64 = 0
    rest = player.armies
    while rest != 0:
        found += 1
        rest >>= 6
    return found


def army_cities(player: Player) -> i64:
    """Return the cities at which a player has armies."""
    mask: i64 = 0
    rest = player.armies
    while rest != 0:
        mask |= bit((rest & 63) - 1)
        rest >>= 6
    return mask


def add_army(player: Player, city: i64) -> None:
    """Put an army from the reserve at a city. The lanes stay sorted, so that equal positions are equal numbers."""
    low: i64 = 0
    high = player.armies
    shift: i64 = 0
    while high != 0 and high & 63 > city + 1:
        low |= (high & 63) << shift
        high >>= 6
        shift += 6
    player.armies = low | ((city + 1) << shift) | (high << (shift + 6))


def remove_army(player: Player, city: i64) -> None:
    """Return one army from a city to the reserve."""
    low: i64 = 0
    high = player.armies
    shift: i64 = 0
    while high & 63 != city + 1:
        low |= (high & 63) << shift
        high >>= 6
        shift += 6
    player.armies = low | ((high >> 6) << shift)


def besieging(player: Player) -> i64:
    """Return the cities this player besieges: armies there, no control, and not waiting to retreat (V11.2)."""
    return army_cities(player) & ~player.domain & ~player.retreats


def agent_at(p: Position, place: i64) -> i64:
    """Return the seat whose agent stands at a place, -1 if none does."""
    for seat in range(len(p.players)):
        if p.players[seat].agents >> place & 1:
            return seat
    return -1


def placed_agents(p: Position) -> i64:
    """Return the places that hold an agent, whoever's (V11.5)."""
    mask: i64 = 0
    for player in p.players:
        mask |= player.agents
    return mask


def ally_of(p: Position, alliance: i64) -> i64:
    """Return the seat allied to a power, -1 if nobody is."""
    return lane(p.allies, alliance) - 1


def bonus_usable(p: Position, seat: i64, alliance: i64) -> bool:
    """Return whether a player may use the bonus of an alliance: theirs, available, no enemy agent on it (V12.3, V12.4)."""
    if ally_of(p, alliance) != seat or p.active >> alliance & 1 == 0:
        return False
    agent = agent_at(p, ALLIANCE_PLACES + alliance)
    return agent == -1 or agent == seat


def host_of(p: Position, place: i64) -> i64:
    """Return the seat to whom a place belongs: a city's owner, the palace's, an alliance's; -1 if nobody."""
    if place < CITIES:
        return owner_of(p, place)
    if place < ALLIANCE_PLACES:
        return (place - PALACE_PLACES) // ROOMS
    return ally_of(p, place - ALLIANCE_PLACES)


def open_places(p: Position, seat: i64, lifted: i64) -> i64:
    """Return the places where an agent of `seat` may be put (V11.4, V11.5, V11.7, The Prince of V8.3).

    `lifted`: places whose agent is on its way and does not count.
    """
    seats: i64 = len(p.players)
    taken = placed_agents(p) & ~lifted
    open_mask = p.components.open_cities | ((bit(ROOMS * seats) - 1) << PALACE_PLACES) | (7 << ALLIANCE_PLACES)
    open_mask &= ~taken
    for other in range(seats):
        if other == seat:
            continue
        player = p.players[other]
        palace = shifted((1 << ROOMS) - 1, PALACE_PLACES + other * ROOMS)
        if player.bonuses >> PRINCE & 1:
            open_mask &= ~palace & ~controlled(player)
            for alliance in range(3):
                if ally_of(p, alliance) == other:
                    open_mask &= ~(bit(ALLIANCE_PLACES + alliance))
        if p.one_enemy_agent and palace & taken & ~player.agents:
            open_mask &= ~palace
    return open_mask & ((1 << PLACES) - 1)


def resilience(p: Position, city: i64, seat: i64) -> i64:
    """Return the resilience of a city against `seat`: −1 with an agent of theirs, a neutral one +1 with another's (V10.1, V13.3)."""
    base = p.components.resilience[city]
    agent = agent_at(p, city)
    if agent == seat:
        return base - 1
    if agent != -1 and owner_of(p, city) == -1:
        return base + 1
    return base


def track_space(p: Position, player: Player) -> i64:
    """Return the space of the city track a player's disc lies on; the last one is for that many cities and more (V14.1)."""
    cities = city_count(player)
    return cities if cities < p.components.last_space else p.components.last_space


def give_city(p: Position, seat: i64, city: i64, available: bool) -> None:
    """Give a player a city with its token and its cathedral's: from the supply or from its owner (V10.2, V13.5, V14.1, V14.2)."""
    winner = p.players[seat]
    loser = owner_of(p, city)
    tokens: i64 = bit(city)
    for slot in range(CATHEDRALS):
        if lane(p.cathedral_at, slot) == city + 1:
            tokens |= bit(CATHEDRAL_TOKENS + slot)
    if loser != -1:
        player = p.players[loser]
        before = track_space(p, player)
        player.domain &= ~tokens
        player.ready &= ~tokens
        if track_space(p, player) != before:
            p.clock += 1
            player.stamp = p.clock
    before = track_space(p, winner)
    winner.domain |= tokens
    if available:
        winner.ready |= tokens
    if track_space(p, winner) != before:
        p.clock += 1
        winner.stamp = p.clock
    if loser != -1:
        lose_space(p, loser)


def build_cathedral(p: Position, seat: i64, city: i64) -> None:
    """Put a cathedral from the supply on a city; its token arrives used (V15.4, V15.6)."""
    for slot in range(CATHEDRALS):
        if lane(p.cathedral_at, slot) == 0:
            p.cathedral_at = with_lane(p.cathedral_at, slot, city + 1)
            p.players[seat].domain |= bit(CATHEDRAL_TOKENS + slot)
            return


def has_cathedral(p: Position, city: i64) -> bool:
    """Return whether a cathedral stands in a city."""
    for slot in range(CATHEDRALS):
        if lane(p.cathedral_at, slot) == city + 1:
            return True
    return False


def cathedrals_built(p: Position) -> i64:
    """Return how many cathedrals stand on the map."""
    built: i64 = 0
    for slot in range(CATHEDRALS):
        if lane(p.cathedral_at, slot) != 0:
            built += 1
    return built


def indulgences_left(p: Position) -> i64:
    """Return how many indulgences are left in the supply (V6.2)."""
    left = p.components.indulgences
    for player in p.players:
        rest = player.indulgences
        while rest != 0:
            left -= 1
            rest &= rest - 1
    return left


def war_tokens_left(p: Position) -> i64:
    """Return how many "+1 war" tokens are left in the supply (V11.3)."""
    left = p.components.war_tokens
    for player in p.players:
        left -= player.war_tokens
    return left
