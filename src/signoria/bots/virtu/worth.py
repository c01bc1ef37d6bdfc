# compiled
"""What things are worth, in prestige: symbols, cards, cities, and a whole position as one seat sees it.

Prestige counts in full. Everything else counts for what it will still bring: symbols per year times the years that are probably left.
"""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.components import Components
from signoria.virtu.domain import (
    agent_at,
    ally_of,
    armies_at,
    armies_on_map,
    army_cities,
    bonus_usable,
    controlled,
    neutral_cities,
    owner_of,
)
from signoria.virtu.moves import (
    ALLIANCE_PLACES,
    ALLIANCES,
    ARTILLERY,
    ARTILLERY_TOKEN,
    BASTIONS,
    CARD_SOURCE,
    CITIES,
    COPERNICUS,
    COURT_SOURCES,
    EMPIRE_SOURCE,
    FRANCE,
    INDULGENCE_SOURCE,
    LEONARDO,
    MICHELANGELO,
    OTTOMAN_SOURCE,
    PALACE_PLACES,
    PRINCE,
    ROOMS,
    SPACES,
    TOKENS,
)
from signoria.virtu.palace import action_card, city_count, courtier, enemy_in_room, free_spaces, room_action, upgrade
from signoria.virtu.paying import symbols_of
from signoria.virtu.position import Player, Position
from signoria.virtu.prestige import crosses, prestige_of
from signoria.virtu.symbols import (
    CAVALRY,
    CROSS,
    CROWN,
    DIPLOMACY,
    FLORIN,
    GOVERN,
    INTRIGUE,
    MASK,
    PATRONAGE,
    SHIP,
    SYMBOLS,
    TRADE,
    WAR,
    WARFARE,
    count,
    lane,
)
from signoria.virtu.year import LAST_YEAR

SYMBOL: Final = [0.24, 1.5, 0.58, 0.28, 0.22, 0.16, 0.17, 0.11]
"""What a symbol is worth when it is used."""
PLENTY: Final = 2.6
"""What is available beyond this worth counts less."""
PROGRESS: Final = 1.4
"""What a step of patronage is worth on the way to the next points and bonuses."""
RESERVE: Final = 0.027
"""What the first three florins are worth beyond others: they pay for patronage, for a room more, for war bonuses."""
RICH: Final = 5
"""Florins beyond these are worth half, and next to nothing beyond twice as many."""
REFRESHED: Final = 0.45
"""How often a year a courtier serves: the marker passes its arrow every second or third year."""
TURNED: Final = 0.4
"""How often a year a token serves."""
VISITS: Final = [0.34, 0.23, 0.41, 0.21, 0.35, 0.18]
"""How often a year the best room of an action is visited, by action."""
PRESENT: Final = [0.51, 0.44, 0.1, 0.71, 0.34, 0.14]
"""What being able to take an action at all is worth in a year, beside the symbols of its room, by action."""
HAVING: Final = [0.75, 0.73, 0.58, 0.84, 0.65, 0.39]
"""What one visit is worth beside the symbols of its room, by action: so much an agent in it spoils."""
AGAIN: Final = [1.0, 0.6, 0.3, 0.15, 0.1]
"""What a second, third … room with the same action is worth."""
SPARE: Final = 0.11
"""What a second room with the same action is worth in a year beside its symbols."""
ARMY: Final = [0.0, 0.48, 1.04, 1.76, 2.32, 2.56, 2.72]
"""What the armies on the map are worth together."""
AGENT_READY: Final = 0.18
CREDIT: Final = 1.9
"""What an indulgence costs: a point of prestige or what buys it off, and a room that is closed meanwhile."""
LEADER: Final = 3.1
"""How much it matters to lead when the game ends."""
TRAILER: Final = 0.3
"""How much it matters not to end the game from behind."""
CITY: Final = 0.4
"""What a city is worth beside its prestige and its token: the way to the end, and to other cities."""
HURRY: Final = 0.28
"""How much a lead makes every step towards the end worth more."""
RIVAL: Final = 0.32
"""How much the prestige of the best rival counts against one's own."""
FAR: Final = 6.0
"""No more years ahead than these count."""


def whim(dice: Dice | None, most: float) -> float:
    """Return a small random preference: moves that are worth nearly the same are all played now and then."""
    if dice is None:
        return 0.0
    return most * float(dice.number(1000)) / 1000.0


def years_left(p: Position) -> float:
    """Guess how many years are left after this one, from whoever is nearest to ending the game (V16.1, V16.5)."""
    if p.ending:
        return 0.0
    c = p.components
    left = float(LAST_YEAR - p.year)
    rate = 0.55 * float(len(p.players))
    neutral = float(count(neutral_cities(p))) / rate
    if neutral < left:
        left = neutral
    for player in p.players:
        cities = 0.81 * float(c.last_space - city_count(player))
        if cities < left:
            left = cities
        steps = 1.4 * float(c.patronage_steps - player.patronage)
        if steps < left:
            left = steps
    return left if left < FAR else FAR


def florins_worth(florins: i64) -> float:
    """Return what a treasury is worth."""
    value = RESERVE * float(florins if florins < 3 else 3)
    if florins > 2 * RICH:
        return value + SYMBOL[FLORIN] * 1.5 * float(RICH) + 0.01 * float(florins - 2 * RICH)
    if florins > RICH:
        return value + SYMBOL[FLORIN] * (float(RICH) + 0.5 * float(florins - RICH))
    return value + SYMBOL[FLORIN] * float(florins)


def best_use(symbols: i64) -> float:
    """Return what a card or token gives in one payment: one kind of symbol (V3.2)."""
    best = 0.0
    second = 0.0
    for kind in range(SYMBOLS):
        amount = lane(symbols, kind)
        if amount > 0:
            value = SYMBOL[kind] * float(amount)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
    # Having the choice is worth something.
    return best + 0.15 * second


def serves(action: i64, symbols: i64) -> float:
    """Return what a card gives in a room with an action (V3.3)."""
    crown = SYMBOL[CROWN] * float(lane(symbols, CROWN))
    value = 0.0
    other = 0.0
    if action == GOVERN:
        value = crown
        other = SYMBOL[CROSS] * float(lane(symbols, CROSS))
    elif action == PATRONAGE:
        value = SYMBOL[FLORIN] * float(lane(symbols, FLORIN))
        other = SYMBOL[CROSS] * float(lane(symbols, CROSS))
        if crown > other:
            other = crown
    elif action == TRADE:
        value = 1.8 * SYMBOL[FLORIN] * float(lane(symbols, SHIP))
    elif action == DIPLOMACY:
        value = 1.15 * crown
        other = 0.5 * SYMBOL[SHIP] * float(lane(symbols, SHIP))
    elif action == WARFARE:
        value = 1.2 * SYMBOL[CAVALRY] * float(lane(symbols, CAVALRY))
        other = 1.2 * SYMBOL[SHIP] * float(lane(symbols, SHIP))
        if value < other:
            value = other
        other = 0.0
        value += 0.3 * SYMBOL[WAR] * float(lane(symbols, WAR))
    elif action == INTRIGUE:
        value = 1.3 * SYMBOL[MASK] * float(lane(symbols, MASK))
    return value if value > other else other


def room_worth(c: Components, player: Player, room: i64) -> float:
    """Return what the symbols of a room bring at one visit."""
    action = room_action(c, player, room)
    value = 0.0
    card = action_card(player, room)
    if card != 0:
        value += serves(action, c.card_symbols[card])
        below = upgrade(player, room)
        if below != 0:
            value += serves(action, c.card_symbols[below])
    else:
        value += serves(action, c.room_symbols[action])
    return value


def palace_worth(c: Components, player: Player) -> float:
    """Return what a palace brings in a year: visits to its rooms, and courtiers."""
    total = 0.0
    for action in range(6):
        seen: i64 = 0
        # The best room of an action counts in full, the others less.
        taken: i64 = 0
        while True:
            best = -1.0
            best_room: i64 = -1
            for room in range(ROOMS):
                if taken >> room & 1 == 0 and room_action(c, player, room) == action:
                    value = room_worth(c, player, room)
                    if value > best:
                        best = value
                        best_room = room
            if best_room < 0:
                break
            taken |= bit(best_room)
            if seen == 0:
                total += PRESENT[action]
            elif seen == 1 and action < WARFARE:
                total += SPARE
            total += VISITS[action] * AGAIN[seen] * best
            seen += 1
    for space in range(SPACES):
        card = courtier(player, space)
        if card != 0:
            total += REFRESHED * best_use(c.card_symbols[card])
    return total


def card_in_palace(c: Components, player: Player, card: i64) -> float:
    """Return what a card would bring in a year in the best place for it: a room, under another card, or at court."""
    best = REFRESHED * best_use(c.card_symbols[card])
    before = palace_worth(c, player)
    rooms = player.rooms
    for room in range(ROOMS):
        lane_of: i64 = -1
        if action_card(player, room) == 0:
            if c.card_action[card] >= 0:
                lane_of = room
        elif upgrade(player, room) == 0:
            lane_of = ROOMS + room
        if lane_of >= 0:
            player.rooms = rooms | (card << (6 * lane_of))
            gain = palace_worth(c, player) - before
            player.rooms = rooms
            if gain > best:
                best = gain
    return best


def loss(p: Position, seat: i64, source: i64) -> float:
    """Return what using a source up costs: it must be refreshed or turned before it serves again."""
    if CARD_SOURCE <= source < OTTOMAN_SOURCE:
        return 0.0
    if source == INDULGENCE_SOURCE:
        return CREDIT
    if p.ending and p.turn >= 0:
        return 0.1 if source == EMPIRE_SOURCE else 0.0
    if source == OTTOMAN_SOURCE or source == EMPIRE_SOURCE:
        return 0.3
    use = best_use(symbols_of(p, p.players[seat], source))
    if source >= COURT_SOURCES:
        return 0.6 * use
    use *= 0.7
    return use if use < 0.35 else 0.35


def city_worth(p: Position, seat: i64, city: i64, left: float) -> float:
    """Return what a city brings its owner: a step on the track, its token, the way to other cities, a site for a cathedral."""
    c = p.components
    player = p.players[seat]
    value = 1.2
    if city_count(player) + 1 == c.space_at_cities:
        value += 0.12 * left
    symbols = c.token_symbols[player.family * TOKENS + city]
    value += (0.8 + TURNED * left) * best_use(symbols)
    value += 0.3 * float(lane(symbols, CROSS))
    if left > 0.5:
        near = c.roads[city] & neutral_cities(p)
        value += 0.08 * float(count(near))
        if c.cathedral_cities >> city & 1:
            value += 0.25
    return value


def own_bonus(p: Position, seat: i64, florins: i64) -> i64:
    """Return the war bonuses a player could declare in one siege, with that many florins (V13.4)."""
    c = p.components
    player = p.players[seat]
    total = player.war_tokens
    for space in range(SPACES):
        if player.fresh >> space & 1:
            card = courtier(player, space)
            war = lane(c.card_symbols[card], WAR)
            while war > 0 and florins >= c.card_war_cost[card]:
                florins -= c.card_war_cost[card]
                war -= 1
                total += 1
    if player.bonuses >> LEONARDO & 1 and florins >= c.bonus_war_cost[LEONARDO]:
        florins -= c.bonus_war_cost[LEONARDO]
        total += c.bonus_war[LEONARDO]
    if player.ready >> ARTILLERY_TOKEN & 1 and florins >= c.bonus_war_cost[ARTILLERY]:
        florins -= c.bonus_war_cost[ARTILLERY]
        total += c.bonus_war[ARTILLERY]
    if bonus_usable(p, seat, FRANCE) and florins >= c.france_war_cost:
        total += c.france_war
    return total


def defence_of(p: Position, seat: i64, city: i64) -> i64:
    """Return what a city of a player withstands, war bonuses included."""
    c = p.components
    player = p.players[seat]
    total = c.resilience[city] + armies_at(player, city) + own_bonus(p, seat, player.treasury)
    if player.bonuses >> BASTIONS & 1:
        total += c.bonus_defence[BASTIONS]
    return total


def threat_to(p: Position, seat: i64, city: i64) -> i64:
    """Return the strongest attack another player could bring before a city soon: armies one road or one sea away, and bonuses."""
    c = p.components
    worst: i64 = 0
    for other in range(len(p.players)):
        if other == seat:
            continue
        player = p.players[other]
        near: i64 = 0
        rest = player.armies
        while rest != 0:
            place = (rest & 63) - 1
            rest >>= 6
            if place == city or c.roads[city] >> place & 1 or c.sea_ways[place * CITIES + city] == 1:
                near += 1
        if near > 3:
            near = 3
        if near > 0:
            near += own_bonus(p, other, player.treasury)
            if agent_at(p, city) == other:
                near += 1
        if near > worst:
            worst = near
    return worst


def agent_worth(p: Position, seat: i64, place: i64, left: float) -> float:
    """Return what an agent of a player does at a place (V10.1, V12.2, V12.3, V13.3, V5.5)."""
    c = p.components
    if place < CITIES:
        owner = owner_of(p, place)
        if owner == seat:
            return 0.04
        player = p.players[seat]
        own = controlled(player)
        near = c.roads[place] & own != 0
        by_sea = False
        if not near:
            for port in range(CITIES):
                if own >> port & 1 and 0 < c.sea_ways[port * CITIES + place] <= 1:
                    by_sea = True
        if owner < 0:
            value = 0.42 if near else (0.3 if by_sea else 0.05)
            if c.pirates >> place & 1:
                value *= 0.7
            elif c.resilience[place] > 3:
                value *= 0.8
            return value if left > 0.5 else 0.0
        value = 0.25 if near else (0.15 if by_sea else 0.02)
        if army_cities(player) & c.roads[place] != 0:
            value += 0.1
        return value if left > 0.5 else 0.0
    if place < ALLIANCE_PLACES:
        host = (place - PALACE_PLACES) // ROOMS
        room = (place - PALACE_PLACES) % ROOMS
        other = p.players[host]
        if left < 0.5:
            return 0.0
        if host == seat:
            # Where an own agent stands no other can.
            return 0.2 * (HAVING[room_action(c, other, room)] + room_worth(c, other, room))
        value = 0.12 * (HAVING[room_action(c, other, room)] + room_worth(c, other, room))
        if other.marker >= 0:
            ahead = (room - other.marker + ROOMS) % ROOMS
            if ahead == 1 or ahead == 2:
                value *= 1.4
        return value
    ally = ally_of(p, place - ALLIANCE_PLACES)
    if ally == seat:
        return 0.1
    if ally >= 0:
        return 0.75
    return 0.3 if left > 0.2 else 0.0


def shadow(p: Position, seat: i64, left: float) -> float:
    """Return what enemy agents cost a player: closed rooms, blocked alliances count already in the prestige."""
    c = p.components
    player = p.players[seat]
    total = 0.0
    for room in range(ROOMS):
        if enemy_in_room(p, seat, room):
            total += 0.35 * (HAVING[room_action(c, player, room)] + room_worth(c, player, room))
    return total if left > 0.5 else 0.0


def domain_worth(p: Position, player: Player, left: float) -> float:
    """Return what the tokens of a domain will still bring, used or not."""
    c = p.components
    total = 0.0
    for token in range(TOKENS):
        if player.domain >> token & 1:
            total += best_use(c.token_symbols[player.family * TOKENS + token])
    return total * (TURNED * left + 0.2)


def stock(p: Position, player: Player) -> float:
    """Return what everything that is available now could give: much of it at once is worth less, for it is not used."""
    c = p.components
    total = 0.0
    for token in range(TOKENS):
        if player.ready >> token & 1:
            total += best_use(c.token_symbols[player.family * TOKENS + token])
    for space in range(SPACES):
        if player.fresh >> space & 1:
            total += 0.8 * best_use(c.card_symbols[courtier(player, space)])
    total *= 0.66
    return total if total < PLENTY else PLENTY + 0.3 * (total - PLENTY)


def value_of(p: Position, seat: i64, left: float) -> float:
    """Return what a position is worth to a seat after its Winter: prestige, and what will still bring some.

    `left` is how many years were left before the year that is judged, the same for all that are compared: a year that brings the end
    nearer is not worse for it.
    """
    c = p.components
    player = p.players[seat]
    table = prestige_of(p)
    own = 0.0
    rival = -99.0
    for other in range(len(p.players)):
        points = 0.0
        for part in table[other]:
            points += float(part)
        if other == seat:
            own = points
        elif points > rival:
            rival = points
    value = own - RIVAL * rival
    if p.ending:
        # Whoever ends the game should lead. What would come if it went on counts all the same, so that ends can be compared with it.
        lead = own - rival
        if lead > 1.5:
            lead = 1.5
        elif lead < -1.5:
            lead = -1.5
        # Whoever trails would win but seldom if the game went on: ending it costs them less than it brings the leader.
        value += LEADER * lead if lead > 0.0 else TRAILER * lead
    else:
        # Whoever leads hurries to the end, whoever trails does not.
        near = 1.0 * float(city_count(player) - 4)
        if near < 2.0 * float(player.patronage) - 4.0:
            near = 2.0 * float(player.patronage) - 4.0
        if near > 0.0:
            lead = own - rival
            if lead > 2.0:
                lead = 2.0
            elif lead < -1.0:
                lead = -1.0
            value += HURRY * lead * near
    some = left if left < 1.0 else 1.0
    value += left * 0.96 * palace_worth(c, player)
    value += 1.1 * domain_worth(p, player, left)
    value += some * florins_worth(player.treasury)
    value += some * ARMY[armies_on_map(player)]
    value += some * AGENT_READY * float(player.ready_agents)
    value += 0.1 * float(crosses(p, seat))
    value += some * CITY * float(city_count(player))
    # Half steps on the way to the next points.
    if player.patronage < c.patronage_steps:
        soon = left if left < 2.0 else 2.0
        value += 0.5 * soon * (PROGRESS * float(player.patronage) - 0.8 * float(c.patronage_points[player.patronage]))
    if city_count(player) < 3:
        value -= 1.0 * some
    value += some * stock(p, player)
    value += some * 0.15 * float(count(free_spaces(c, player)))
    value += some * 0.98 * bonuses_worth(p, player)
    for alliance in range(ALLIANCES):
        if ally_of(p, alliance) == seat and p.active >> alliance & 1:
            value += some * 0.32
    agents = player.agents
    place: i64 = 0
    while agents != 0:
        if agents & 1:
            value += 0.84 * agent_worth(p, seat, place, left)
        agents >>= 1
        place += 1
    value -= 0.99 * shadow(p, seat, left)
    if left > 1.5:
        # There is time to buy indulgences off.
        value += 0.35 * float(count(player.indulgences))
    cities = controlled(player)
    city: i64 = 0
    while cities != 0:
        if cities & 1 and threat_to(p, seat, city) > defence_of(p, seat, city):
            value -= 0.28 * some
        cities >>= 1
        city += 1
    return value


def bonuses_worth(p: Position, player: Player) -> float:
    """Return what the patronage bonuses with lasting effects are worth beside prestige, spaces and cards (V8.3)."""
    value = 0.0
    if player.bonuses >> LEONARDO & 1:
        value += 0.5
    if player.bonuses >> COPERNICUS & 1:
        value += 0.3
    if player.bonuses >> MICHELANGELO & 1:
        value += 0.35 * float(p.components.patronage_steps - player.patronage)
    if player.bonuses >> BASTIONS & 1:
        value += 0.6
    if player.bonuses >> PRINCE & 1:
        value += 0.5
    if player.bonuses >> ARTILLERY & 1:
        value += 0.6
    return value
