# compiled
"""Rules of thumb for war: where armies march, which bonuses are declared, where the beaten go."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.bots.virtu.worth import SYMBOL, city_worth, defence_of, loss, own_bonus, whim, years_left
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.domain import agent_at, armies_at, besieging, bonus_usable, controlled, owner_of, resilience
from signoria.virtu.moves import (
    ABANDON,
    ARM,
    ARTILLERY,
    ARTILLERY_TOKEN,
    BESIEGE,
    CALL_ARTILLERY,
    CALL_FRANCE,
    CALL_LEONARDO,
    CARD_SOURCE,
    CITIES,
    DONE,
    FRANCE,
    LEONARDO,
    MARCH,
    MOST_SYMBOLS,
    OTTOMAN_SOURCE,
    PASS,
    RALLY,
    RETREAT,
    RETREAT_SEA,
    SAIL,
    SIEGE,
    SOURCES,
    SPACES,
    TOKEN,
    USE,
    WITHDRAW,
)
from signoria.virtu.paying import allowed_sources, florins_within_reach, sources_at_hand, symbols_of, total_of
from signoria.virtu.position import Frame, Player, Position, Siege
from signoria.virtu.retreats import road_goals, sea_goals
from signoria.virtu.sieges import has_token_bonus, leonardo_free, war_symbol_cost, war_symbols
from signoria.virtu.symbols import CAVALRY, FLORIN, SHIP, SYMBOLS, WAR, count, lane
from signoria.virtu.war import may_arm, war_cost

FALLEN: Final = 0.33
"""What a lost army costs."""
TROPHY: Final = 2.0
UNREACHED: Final = 99


class Plan:
    """How one city could be besieged or relieved: the next army to move and what it all is worth."""

    def __init__(self) -> None:
        self.value: float = 0.0
        self.start: i64 = -1
        """Where the next army stands; -1 if no more are needed."""
        self.goal: i64 = -1
        """The next stop of that army."""
        self.ships: i64 = 0
        """Ships for the next move; 0: it goes by road."""
        self.arms: i64 = 0
        """War tokens to take from the room's card."""


def source_for(p: Position, frame: Frame, kind: i64, but: i64) -> i64:
    """Return the use of the source that gives a kind most cheaply, -1 if there is none. `but`: a mask of sources to leave."""
    seat = frame.seat
    player = p.players[seat]
    hand = sources_at_hand(p, seat, frame.spent) & allowed_sources(frame) & ~but
    best: i64 = -1
    best_cost = 99.0
    for source in range(SOURCES):
        if hand >> source & 1:
            amount = lane(symbols_of(p, player, source), kind)
            if amount > 0:
                cost = loss(p, seat, source) / float(amount) - 0.01 * float(amount)
                if cost < best_cost:
                    best_cost = cost
                    best = USE + source * SYMBOLS + kind
    return best


def within_reach(p: Position, frame: Frame, kind: i64, but: i64) -> i64:
    """Return the symbols of a kind at hand for a campaign."""
    hand = sources_at_hand(p, frame.seat, frame.spent) & allowed_sources(frame) & ~but
    return lane(frame.pool, kind) + total_of(p, p.players[frame.seat], hand, kind)


def roads_to(p: Position, seat: i64, city: i64) -> list[i64]:
    """Return how many roads through own cities lead from each city to a goal."""
    c = p.components
    own = controlled(p.players[seat])
    far: list[i64] = [UNREACHED] * CITIES
    reached: i64 = bit(city)
    edge = reached
    steps: i64 = 0
    while edge != 0:
        beyond: i64 = 0
        for place in range(CITIES):
            if edge >> place & 1:
                far[place] = steps
                beyond |= c.roads[place]
        edge = beyond & own & ~reached
        reached |= edge
        steps += 1
    return far


def plan_for(p: Position, frame: Frame, city: i64, armed: bool, left: float) -> Plan:
    """Plan the siege of a city, or its relief if it is one's own; a value of 0 says it is not worth it."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    plan = Plan()
    owner = owner_of(p, city)
    but: i64 = bit(CARD_SOURCE) if armed else 0
    cavalry = within_reach(p, frame, CAVALRY, but)
    ships = within_reach(p, frame, SHIP, but)
    strength = armies_at(player, city)
    florins = player.treasury
    if armed:
        plan.arms = lane(symbols_of(p, player, CARD_SOURCE), WAR)
        while plan.arms > 0 and not may_arm(p, frame, 0, plan.arms):
            plan.arms -= 1
        if plan.arms == 0:
            return plan
        florins -= plan.arms * war_cost(p, seat, 0)
    needed: i64
    if owner == seat:
        if armed:
            return plan
        needed = attack_on(p, seat, city) - defence_of(p, seat, city)
        if needed <= 0:
            return plan
        strength = 0
        plan.value = 1.0 + city_worth(p, seat, city, left)
    else:
        needed = resilience(p, city, seat)
        plan.value = city_worth(p, seat, city, left) - (0.2 if left > 0.5 else 0.0)
        if owner >= 0:
            needed += defence_of(p, owner, city) - c.resilience[city]
            plan.value += 0.5
            if player.trophies >> owner & 1 == 0:
                plan.value += TROPHY
        for other in range(len(p.players)):
            if other != seat and other != owner and armies_at(p.players[other], city) > 0:
                needed += 2 * armies_at(p.players[other], city)
        fallen: i64 = 1 if needed >= 3 else 0
        if owner >= 0:
            fallen += armies_at(p.players[owner], city)
        plan.value -= FALLEN * float(fallen) * (1.0 if left > 0.5 else 0.1)
        needed += 1 - own_bonus(p, seat, florins) - plan.arms
        if needed < 1:
            needed = 1
    far = roads_to(p, seat, city)
    taken: i64 = player.armies
    moved = False
    while strength < needed:
        best: i64 = -1
        best_cost = 99.0
        best_ships: i64 = 0
        rest = taken
        while rest != 0:
            place = (rest & 63) - 1
            rest >>= 6
            if place == city or player.domain >> place & 1 == 0:
                continue
            if far[place] <= cavalry:
                cost = 0.5 * SYMBOL[CAVALRY] * float(far[place])
                if cost < best_cost:
                    best_cost = cost
                    best = place
                    best_ships = 0
            way = c.sea_ways[place * CITIES + city]
            if 0 < way <= ships:
                cost = 0.6 * SYMBOL[SHIP] * float(way)
                if cost < best_cost:
                    best_cost = cost
                    best = place
                    best_ships = way
        if best < 0:
            plan.value = 0.0
            return plan
        if best_ships > 0:
            ships -= best_ships
        else:
            cavalry -= far[best]
        plan.value -= best_cost + 0.03
        if not moved:
            moved = True
            plan.start = best
            plan.ships = best_ships
            plan.goal = city
            if best_ships == 0 and far[best] > 1:
                near = c.roads[best] & controlled(player)
                for place in range(CITIES):
                    if near >> place & 1 and far[place] == far[best] - 1:
                        plan.goal = place
        taken = without(taken, best)
        strength += 1
    if armed:
        plan.value -= SYMBOL[FLORIN] * float(plan.arms)
    elif not moved:
        # Nothing is left to do there.
        plan.value = 0.0
    return plan


def without(armies: i64, city: i64) -> i64:
    """Return the lanes of armies with one at a city taken out."""
    low: i64 = 0
    shift: i64 = 0
    while armies & 63 != city + 1:
        low |= (armies & 63) << shift
        armies >>= 6
        shift += 6
    return low | ((armies >> 6) << shift)


def attack_on(p: Position, seat: i64, city: i64) -> i64:
    """Return the strongest attack that stands before a city of a player."""
    worst: i64 = 0
    for other in range(len(p.players)):
        if other != seat and besieging(p.players[other]) >> city & 1:
            attack = armies_at(p.players[other], city) + own_bonus(p, other, p.players[other].treasury)
            if agent_at(p, city) == other:
                attack += 1
            if attack > worst:
                worst = attack
    return worst


def march(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Choose the next move of a campaign (V11.1–V11.3)."""
    left = years_left(p)
    best = Plan()
    best.value = 0.15
    player = p.players[frame.seat]
    open_cities = p.components.open_cities
    card_left = sources_at_hand(p, frame.seat, frame.spent) >> CARD_SOURCE & 1 != 0
    has_war = card_left and lane(symbols_of(p, player, CARD_SOURCE), WAR) > 0
    for city in range(CITIES):
        if open_cities >> city & 1:
            plan = plan_for(p, frame, city, False, left)
            if plan.value > 0.0 and frame.spent == 0:
                # A campaign that was begun is not changed on a whim.
                plan.value += whim(dice, 0.15)
            if plan.value > best.value:
                best = plan
            if has_war:
                plan = plan_for(p, frame, city, True, left)
                if plan.value > best.value:
                    best = plan
    if best.arms > 0:
        return ARM + best.arms - 1
    if best.start < 0:
        return DONE
    if best.ships > 0:
        if lane(frame.pool, SHIP) >= best.ships:
            return SAIL + best.start * CITIES + best.goal
        return _or_done(source_for(p, frame, SHIP, 0))
    if lane(frame.pool, CAVALRY) > 0:
        return MARCH + best.start * CITIES + best.goal
    return _or_done(source_for(p, frame, CAVALRY, 0))


def _or_done(move: i64) -> i64:
    return move if move >= 0 else DONE


def siege_order(p: Position, frame: Frame) -> i64:
    """Choose which siege to resolve first: the surest."""
    best: i64 = -1
    best_margin: i64 = -999
    mask = besieging(p.players[frame.seat])
    for city in range(CITIES):
        if mask >> city & 1:
            margin = armies_at(p.players[frame.seat], city) - resilience(p, city, frame.seat)
            owner = owner_of(p, city)
            if owner >= 0:
                margin -= armies_at(p.players[owner], city)
            if margin > best_margin:
                best_margin = margin
                best = city
    return SIEGE + best


def cash(p: Position, seat: i64) -> i64:
    """Return the use of the token or courtier that gives florins at the least loss, -1 if there is none."""
    player = p.players[seat]
    hand = sources_at_hand(p, seat, 0)
    best: i64 = -1
    best_cost = 99.0
    for source in range(CARD_SOURCE):
        if hand >> source & 1:
            florins = lane(symbols_of(p, player, source), FLORIN)
            if florins > 0:
                cost = loss(p, seat, source) - 0.1 * float(florins)
                if cost < best_cost:
                    best_cost = cost
                    best = USE + source * SYMBOLS + FLORIN
    return best


def possible_bonus(p: Position, siege: Siege, seat: i64) -> i64:
    """Return the bonuses a side may still declare in this fight, florins within reach considered."""
    c = p.components
    player = p.players[seat]
    florins = florins_within_reach(p, seat)
    if player.may_request:
        # Nobody goes into debt for a fight.
        florins = player.treasury
    total: i64 = player.war_tokens if has_token_bonus(player, siege, seat) else 0
    for space in range(SPACES):
        war = war_symbols(p, player, space)
        while war > 0 and florins >= war_symbol_cost(p, player, space):
            florins -= war_symbol_cost(p, player, space)
            war -= 1
            total += 1
    if leonardo_free(player, siege) and florins >= c.bonus_war_cost[LEONARDO]:
        florins -= c.bonus_war_cost[LEONARDO]
        total += c.bonus_war[LEONARDO]
    if player.ready >> ARTILLERY_TOKEN & 1 and florins >= c.bonus_war_cost[ARTILLERY]:
        florins -= c.bonus_war_cost[ARTILLERY]
        total += c.bonus_war[ARTILLERY]
    if bonus_usable(p, seat, FRANCE) and florins >= c.france_war_cost:
        total += c.france_war
    return total


def war_bonus(p: Position, frame: Frame) -> i64:
    """Declare the cheapest bonus while it is needed and the fight can be won with those at hand (V13.4)."""
    c = p.components
    siege = p.siege
    assert siege is not None
    seat = frame.seat
    player = p.players[seat]
    short: i64
    if seat == siege.attacker:
        short = siege.defence - siege.attack + 1
    else:
        short = siege.attack - siege.defence + (1 if siege.battle else 0)
    if short <= 0 or possible_bonus(p, siege, seat) < short:
        return PASS
    if has_token_bonus(player, siege, seat):
        return TOKEN
    needs_florin = False
    if leonardo_free(player, siege):
        if player.treasury >= c.bonus_war_cost[LEONARDO]:
            return CALL_LEONARDO
        needs_florin = True
    for space in range(SPACES):
        war = war_symbols(p, player, space)
        if war > short:
            war = short
        while war > 0 and player.treasury < war * war_symbol_cost(p, player, space):
            war -= 1
            needs_florin = True
        if war > 0:
            return RALLY + space * MOST_SYMBOLS + war - 1
    if bonus_usable(p, seat, FRANCE) and player.treasury >= c.france_war_cost:
        return CALL_FRANCE
    if player.ready >> ARTILLERY_TOKEN & 1:
        if player.treasury >= c.bonus_war_cost[ARTILLERY]:
            return CALL_ARTILLERY
        needs_florin = True
    if needs_florin:
        source = cash(p, seat)
        if source >= 0:
            return source
    return PASS


def after_battle(p: Position, frame: Frame) -> i64:
    """Besiege the city after a battle won if it can be taken; else leave."""
    seat = frame.seat
    city = frame.place
    owner = owner_of(p, city)
    attack = armies_at(p.players[seat], city) + own_bonus(p, seat, p.players[seat].treasury)
    defence = resilience(p, city, seat)
    if owner >= 0:
        defence += defence_of(p, owner, city) - p.components.resilience[city]
    return BESIEGE if attack > defence else WITHDRAW


def retreat(p: Position, frame: Frame) -> i64:
    """Retreat by road if possible, by sea if ships are cheap, else give the army up (V13.7)."""
    seat = frame.seat
    player = p.players[seat]
    road = road_goals(p, seat, frame.place)
    best = emptiest(player, road)
    if best >= 0:
        return RETREAT + best
    best = emptiest(player, sea_goals(p, seat, frame.place, frame.pool))
    if best >= 0:
        return RETREAT_SEA + best
    if frame.tally > 0:
        source = source_for(p, frame, SHIP, bit(OTTOMAN_SOURCE) if count(player.armies) < 2 else 0)
        if source >= 0:
            return source
    return ABANDON


def emptiest(player: Player, cities: i64) -> i64:
    """Return the city of a mask with the fewest own armies, -1 if the mask is empty."""
    best: i64 = -1
    fewest: i64 = 99
    for city in range(CITIES):
        if cities >> city & 1:
            armies = armies_at(player, city)
            if armies < fewest:
                fewest = armies
                best = city
    return best
