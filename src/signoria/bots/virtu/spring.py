# compiled
"""Rules of thumb for Spring but war: paying, buying indulgences off, Govern, Patronage, Trade, Diplomacy and Intrigue."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.bots.virtu.worth import (
    AGENT_READY,
    CREDIT,
    HAVING,
    RICH,
    agent_worth,
    best_use,
    card_in_palace,
    city_worth,
    florins_worth,
    loss,
    room_worth,
    whim,
    years_left,
)
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.diplomacy import annexable, can_annex, city_payment
from signoria.virtu.domain import agent_at, ally_of
from signoria.virtu.govern import renewable, turnable
from signoria.virtu.intrigue import goals
from signoria.virtu.moves import (
    ABSOLVE,
    ACTION,
    AGENT,
    ALLIANCE_PLACES,
    ALLIANCES,
    ANNEX,
    ARTILLERY,
    BASTIONS,
    CARD_SOURCE,
    CITIES,
    COLUMBUS,
    COPERNICUS,
    COURT_SOURCES,
    DECLINE,
    DONE,
    DUOMO,
    INDULGENCE_SOURCE,
    LEONARDO,
    LIFT,
    MACHIAVELLI,
    MACHIAVELLI_CARD,
    MICHELANGELO,
    OTTOMAN_SOURCE,
    PALACE_PLACES,
    PAY,
    PLACE,
    PLACES,
    PRINCE,
    REMOVE,
    RENEW,
    ROOMS,
    SISTINE,
    SOURCES,
    TAKE,
    TOKENS,
    TURN,
    USE,
)
from signoria.virtu.palace import enemy_in_room, room_action
from signoria.virtu.patronage import patronage_payment
from signoria.virtu.paying import allowed_sources, can_afford, sources_at_hand, symbols_of
from signoria.virtu.position import FOR_ABSOLUTION, PAYMENT, Frame, Position
from signoria.virtu.symbols import CROSS, CROWN, DIPLOMACY, EITHER, FLORIN, MASK, PATRONAGE, SHIP, SYMBOLS, lane
from signoria.virtu.turns import offer

NOTHING: Final = -9999.0


def on_credit(p: Position, payment: Frame) -> bool:
    """Return whether a price that can be paid needs an indulgence for it."""
    payment.spent = bit(INDULGENCE_SOURCE)
    needed = not can_afford(p, payment, payment.need)
    payment.spent = 0
    return needed


def payment_step(p: Position, frame: Frame) -> i64:
    """Choose the next step of a payment: room cards first, then what is lost least; credit last."""
    offered: list[int] = []
    spent = frame.spent
    frame.spent |= bit(INDULGENCE_SOURCE)
    if can_afford(p, frame, frame.need):
        offer(p, frame, offered)
        frame.spent = spent
    else:
        frame.spent = spent
        offer(p, frame, offered)
    player = p.players[frame.seat]
    best: i64 = -1
    best_score = NOTHING
    for offered_move in offered:
        move: i64 = offered_move
        score = -0.5
        if move == PAY:
            score = 0.0
        elif move < PLACE:
            source = move // SYMBOLS
            kind = move % SYMBOLS
            amount = lane(symbols_of(p, player, source), kind)
            asked = lane(frame.need, kind)
            if kind == CROWN or kind == CROSS:
                asked += lane(frame.need, EITHER)
            in_room = CARD_SOURCE <= source < OTTOMAN_SOURCE
            if kind == FLORIN and not in_room:
                asked = lane(frame.need, FLORIN) - player.treasury
            useful = amount if amount < asked else asked
            if useful > 0:
                # What one symbol given to the price costs.
                score = -loss(p, frame.seat, source) / float(useful)
                if kind == FLORIN:
                    score -= 1.0
                if kind == CROSS:
                    score -= 0.03
                if in_room:
                    score = 5.0 + float(useful) - (0.5 if kind == FLORIN else 0.0)
            else:
                score = -50.0
        else:
            score = -100.0
        if score > best_score:
            best_score = score
            best = move
    return best


def absolution(p: Position, frame: Frame) -> i64:
    """Return the move that buys an indulgence off where the marker has come by and it pays, -1 if none does (V5.4)."""
    player = p.players[frame.seat]
    rooms = frame.need & player.indulgences
    if rooms == 0:
        return -1
    left = years_left(p)
    for room in range(ROOMS):
        if rooms >> room & 1:
            for price in range(2):
                payment = Frame(PAYMENT, frame.seat)
                payment.purpose = FOR_ABSOLUTION
                need = p.components.absolution[price]
                if can_afford(p, payment, need) and (price == 0 or left < 4.0 or room == player.marker):
                    return ABSOLVE + room * 2 + price
    return -1


def act(p: Position, frame: Frame) -> i64:
    """Take the action of the room unless only credit would pay for it and it is not worth that."""
    seat = frame.seat
    player = p.players[seat]
    action = room_action(p.components, player, player.marker)
    if action == PATRONAGE:
        if on_credit(p, patronage_payment(p, seat)) and step_worth(p, seat) < CREDIT:
            return DECLINE
    elif action == DIPLOMACY:
        if best_city(p, seat, None) < 0:
            return DECLINE
    return ACTION + action


def step_worth(p: Position, seat: i64) -> float:
    """Return what the next step of patronage brings, its florins and crowns being lost."""
    c = p.components
    player = p.players[seat]
    step = player.patronage + 1
    value = 0.8 + 0.4 * float(c.patronage_points[step] - c.patronage_points[step - 1])
    if c.patronage_bonus_at >> step & 1:
        value += 1.0
    return value - 0.12 * float(lane(c.patronage_cost[step - 1], FLORIN))


def best_city(p: Position, seat: i64, dice: Dice | None) -> i64:
    """Return the neutral city that is most worth its crowns and ships, -1 if none is."""
    left = years_left(p)
    best: i64 = -1
    best_score = 0.0
    mask = annexable(p)
    for city in range(CITIES):
        if mask >> city & 1 and can_annex(p, seat, city):
            payment = city_payment(p, seat, city)
            crowns = lane(payment.need, CROWN)
            ships = lane(payment.need, SHIP)
            score = city_worth(p, seat, city, left) - 0.25 * float(crowns) - 0.12 * float(ships) + 0.6 + whim(dice, 0.15)
            if agent_at(p, city) == seat:
                score -= 0.05
            if on_credit(p, payment):
                score -= CREDIT + 0.6
            if score > best_score:
                best_score = score
                best = city
    return best


def embassy(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Choose the city to win by Diplomacy."""
    city = best_city(p, frame.seat, dice)
    if city >= 0:
        return ANNEX + city
    mask = annexable(p)
    for other in range(CITIES):
        if mask >> other & 1 and can_annex(p, frame.seat, other):
            return ANNEX + other
    return -1


def turning_worth(p: Position, seat: i64, tokens: i64) -> list[float]:
    """Return what turning each of the tokens of a mask brings, the best first."""
    player = p.players[seat]
    values: list[float] = []
    for token in range(TOKENS):
        if tokens >> token & 1:
            value = best_use(symbols_of(p, player, token))
            place = 0
            while place < len(values) and values[place] >= value:
                place += 1
            values.insert(place, value)
    return values


def govern(p: Position, frame: Frame) -> i64:
    """Pay for governing: the room's symbols, florin tokens cashed if they can be turned again, courtiers while it pays (V7)."""
    seat = frame.seat
    player = p.players[seat]
    hand = sources_at_hand(p, seat, frame.spent) & allowed_sources(frame)
    for source in range(i64(CARD_SOURCE), i64(OTTOMAN_SOURCE)):
        if hand >> source & 1:
            symbols = symbols_of(p, player, source)
            crowns = lane(symbols, CROWN)
            crosses = lane(symbols, CROSS)
            if crowns > 0 or crosses > 0:
                return USE + source * SYMBOLS + (CROWN if crowns >= crosses else CROSS)
    turns = 2 * frame.pool
    used = turnable(p, frame)
    values = turning_worth(p, seat, used)
    renewals: i64 = 0
    for alliance in range(ALLIANCES):
        if ally_of(p, alliance) == seat and p.active >> alliance & 1 == 0:
            renewals += 1
    if turns > len(values) + 2 * renewals:
        # More turns than used tokens: cash the best florin token, which is turned again for nothing.
        best: i64 = -1
        most: i64 = 0
        for token in range(TOKENS):
            if player.ready >> token & 1:
                florins = lane(symbols_of(p, player, token), FLORIN)
                if florins > most:
                    most = florins
                    best = token
        if best >= 0 and player.treasury < 2 * RICH:
            return USE + best * SYMBOLS + FLORIN
        return DONE
    # A courtier's crown turns two more tokens.
    gain = 0.0
    if turns < len(values):
        gain += values[turns]
        if turns + 1 < len(values):
            gain += values[turns + 1]
    best_source: i64 = -1
    best_gain = 0.06
    for source in range(SOURCES):
        if hand >> source & 1 and source != INDULGENCE_SOURCE:
            symbols = symbols_of(p, player, source)
            crowns = lane(symbols, CROWN)
            crosses = lane(symbols, CROSS)
            given = crowns if crowns > crosses else crosses
            if given > 0:
                brought = gain
                if given > 1:
                    at = turns + 2
                    while at < len(values) and at < turns + 2 * given:
                        brought += values[at]
                        at += 1
                net = 0.8 * brought - loss(p, seat, source) - (0.2 if source >= COURT_SOURCES else 0.25)
                if net > best_gain:
                    best_gain = net
                    best_source = source * SYMBOLS + (CROWN if crowns >= crosses else CROSS)
    if best_source >= 0:
        return USE + best_source
    return DONE


def turn(p: Position, frame: Frame) -> i64:
    """Choose the token to turn or the bonus to reactivate (V7.1)."""
    player = p.players[frame.seat]
    best: i64 = DONE
    best_value = -0.1
    tokens = turnable(p, frame)
    for token in range(TOKENS):
        if tokens >> token & 1:
            value = best_use(symbols_of(p, player, token))
            if value > best_value:
                best_value = value
                best = TURN + token
    for alliance in range(ALLIANCES):
        if renewable(p, frame, alliance) and 0.25 > best_value:
            best_value = 0.25
            best = RENEW + alliance
    return best


def trade(p: Position, frame: Frame) -> i64:
    """Sell ships: those of the room, then others that bring more than they cost (V9)."""
    seat = frame.seat
    player = p.players[seat]
    hand = sources_at_hand(p, seat, frame.spent) & allowed_sources(frame)
    best: i64 = DONE
    best_gain = 0.02
    for source in range(SOURCES):
        if hand >> source & 1:
            ships = lane(symbols_of(p, player, source), SHIP)
            if ships > 0:
                florins = ships * p.components.trade_florins
                gain = florins_worth(player.treasury + florins) - florins_worth(player.treasury) - loss(p, seat, source)
                if CARD_SOURCE <= source < OTTOMAN_SOURCE:
                    gain += 1.0
                if gain > best_gain:
                    best_gain = gain
                    best = USE + source * SYMBOLS + SHIP
    return best


def scheme(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Intrigue: gather masks while there is something to do with them, then do the most useful thing (V11.4)."""
    seat = frame.seat
    player = p.players[seat]
    c = p.components
    best: i64 = DONE
    best_value = 0.05
    left = years_left(p)
    if frame.tally > 0:
        if frame.pool >= c.mask_remove:
            return REMOVE + PALACE_PLACES + seat * ROOMS + player.marker
    elif frame.pool >= c.mask_place:
        place: i64
        if player.ready_agents > 0:
            place = best_place(p, seat, goals(p, seat, 0), left, dice)
            if place >= 0:
                value = agent_worth(p, seat, place, left) - 0.5 * AGENT_READY
                if value > best_value:
                    best_value = value
                    best = AGENT + place
        else:
            for start in range(PLACES):
                if player.agents >> start & 1:
                    place = best_place(p, seat, goals(p, seat, start), left, dice)
                    if place >= 0:
                        value = agent_worth(p, seat, place, left) - agent_worth(p, seat, start, left) - 0.1
                        if value > best_value:
                            best_value = value
                            best = LIFT + start
        if frame.pool >= c.mask_remove:
            for place in range(PLACES):
                owner = agent_at(p, place)
                if owner >= 0 and owner != seat:
                    value = removal_worth(p, seat, place, left)
                    if value > best_value:
                        best_value = value
                        best = REMOVE + place
    source = mask_source(p, frame)
    if source >= 0 and frame.pool < c.mask_remove and troubled(p, seat):
        # First the masks that remove the agent, not one at a time for lesser things.
        return source
    if best != DONE and frame.tally == 0:
        return best
    return source if source >= 0 else DONE


def troubled(p: Position, seat: i64) -> bool:
    """Return whether an enemy agent stands in a room of a player."""
    for room in range(ROOMS):
        if enemy_in_room(p, seat, room):
            return True
    return False


def mask_source(p: Position, frame: Frame) -> i64:
    """Return the next source of masks: the room's; a courtier or token only while agents are ready or one must be removed."""
    seat = frame.seat
    player = p.players[seat]
    hand = sources_at_hand(p, seat, frame.spent) & allowed_sources(frame)
    best: i64 = -1
    best_cost = 0.22
    trouble = troubled(p, seat)
    if frame.tally > 0:
        best_cost = 5.0
    elif trouble and frame.pool < p.components.mask_remove:
        best_cost = 0.5
    for source in range(SOURCES):
        if hand >> source & 1 and lane(symbols_of(p, player, source), MASK) > 0:
            in_room = CARD_SOURCE <= source < OTTOMAN_SOURCE
            if in_room or trouble or player.ready_agents > 0 or frame.tally > 0:
                cost = loss(p, seat, source) / float(lane(symbols_of(p, player, source), MASK))
                if cost < best_cost:
                    best_cost = cost
                    best = USE + source * SYMBOLS + MASK
    return best


def best_place(p: Position, seat: i64, places: i64, left: float, dice: Dice | None) -> i64:
    """Return the place of a mask where an agent does most."""
    best: i64 = -1
    best_value = 0.0
    for place in range(PLACES):
        if places >> place & 1:
            value = agent_worth(p, seat, place, left)
            if value > 0.0:
                value += whim(dice, 0.08)
            if value > best_value:
                best_value = value
                best = place
    return best


def removal_worth(p: Position, seat: i64, place: i64, left: float) -> float:
    """Return what removing an enemy agent brings."""
    if place < CITIES:
        return 0.12 if p.players[seat].domain >> place & 1 else 0.05
    if place < ALLIANCE_PLACES:
        if (place - PALACE_PLACES) // ROOMS != seat or left < 0.5:
            return 0.0
        player = p.players[seat]
        room = (place - PALACE_PLACES) % ROOMS
        return 0.6 * (HAVING[room_action(p.components, player, room)] + room_worth(p.components, player, room))
    return 1.2 if ally_of(p, place - ALLIANCE_PLACES) == seat else 0.0


def agent_move(p: Position, frame: Frame) -> i64:
    """Choose where the agent on its way goes."""
    offered: list[int] = []
    offer(p, frame, offered)
    left = years_left(p)
    best: i64 = -1
    best_value = NOTHING
    for offered_move in offered:
        move: i64 = offered_move
        if move >= AGENT:
            value = agent_worth(p, frame.seat, move - AGENT, left)
            if value > best_value:
                best_value = value
                best = move
    return best


def bonus(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Choose a patronage bonus (V8.2, V8.3)."""
    c = p.components
    player = p.players[frame.seat]
    left = years_left(p)
    offered: list[int] = []
    offer(p, frame, offered)
    armies = 0.0
    rest = player.armies
    while rest != 0:
        armies += 1.0
        rest >>= 6
    best: i64 = -1
    best_value = NOTHING
    for offered_move in offered:
        move: i64 = offered_move
        if move < TAKE or move >= TAKE + 10:
            continue
        number = move - TAKE
        value = float(c.bonus_prestige[number]) + whim(dice, 0.3)
        if number == LEONARDO or number == ARTILLERY:
            value += 0.12 * left * (0.4 + 0.35 * armies)
        elif number == COPERNICUS:
            value += 0.16 * left
        elif number == PRINCE:
            value += 0.22 * left
        elif number == MICHELANGELO:
            value += 0.3 * float(c.patronage_steps - player.patronage)
        elif number == MACHIAVELLI:
            value += float(c.card_prestige[MACHIAVELLI_CARD]) + 0.3 + left * card_in_palace(c, player, MACHIAVELLI_CARD)
        elif number == BASTIONS:
            value += 0.12 * left + 0.1 * float(player.domain & 1)
        elif number == DUOMO or number == SISTINE:
            value += 0.55 * float(c.bonus_crosses[number])
        elif number == COLUMBUS:
            value += 0.0
        if value > best_value:
            best_value = value
            best = move
    return best
