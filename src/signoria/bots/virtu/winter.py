# compiled
"""Rules of thumb for Winter: wages, the palace, purchases, hiring, alliances; and the placing of the family cards."""

from __future__ import annotations

from signoria.bits import bit
from signoria.bots.virtu.campaign import cash
from signoria.bots.virtu.spring import NOTHING, on_credit, troubled
from signoria.bots.virtu.worth import (
    ARMY,
    CREDIT,
    REFRESHED,
    SYMBOL,
    TURNED,
    best_use,
    card_in_palace,
    defence_of,
    florins_worth,
    palace_worth,
    threat_to,
    whim,
    years_left,
)
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.alliances import alliance_cost, alliance_payment, can_ally
from signoria.virtu.domain import agent_at, armies_at, armies_on_map, army_cities, controlled, neutral_cities
from signoria.virtu.moves import (
    ALLIANCE_PLACES,
    ALLIANCES,
    ALLY,
    ALLY_LESS,
    BUY_CARD,
    BUY_GUILD,
    BUY_TITLE,
    CATHEDRAL_TOKENS,
    CITIES,
    DISCARD,
    DISMISS,
    DONE,
    FIRST_NOBLE,
    GUILD_TOKEN,
    HIRE,
    MOVE_ROOM,
    MOVE_SPACE,
    PAY,
    PLACE,
    ROOMS,
    SETTLE,
    SPACES,
    TITLE_TOKENS,
    TITLES,
    TOKENS,
)
from signoria.virtu.palace import courtier, fits_room, free_spaces, occupied_spaces, put_in_room, room_is_closed, take_courtier
from signoria.virtu.placing import family_card, put_family_card
from signoria.virtu.position import Frame, Position
from signoria.virtu.prestige import crosses
from signoria.virtu.purchases import cost_of, purchase_payment
from signoria.virtu.symbols import CROSS, CROWN, FLORIN, MASK, SYMBOLS, count, lane
from signoria.virtu.turns import offer
from signoria.virtu.winter import hire_cost, wages_due


def wages(p: Position, frame: Frame) -> i64:
    """Pay the wages, with cashed florins if need be; dismiss an army only if that is not enough (V15.1)."""
    player = p.players[frame.seat]
    due = wages_due(p, frame.seat)
    if player.treasury >= due:
        return PAY
    source = cash(p, frame.seat)
    if source >= 0:
        return source
    cities = army_cities(player)
    best: i64 = -1
    most: i64 = -1
    for city in range(CITIES):
        if cities >> city & 1:
            armies = armies_at(player, city)
            if armies > most:
                most = armies
                best = city
    return DISMISS + best


def arrange(p: Position, frame: Frame) -> i64:
    """Move the card whose new place makes the palace worth most more (V15.2)."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    if p.ending:
        return DONE
    before = palace_worth(c, player)
    best: i64 = DONE
    best_gain = 0.03
    free = free_spaces(c, player)
    closed: i64 = 0
    for room in range(ROOMS):
        if room_is_closed(p, seat, room):
            closed |= bit(room)
    full = 0.05 if free == 0 else 0.0
    for space in range(SPACES):
        if player.fresh >> space & 1:
            card = courtier(player, space)
            for room in range(ROOMS):
                if closed >> room & 1 == 0 and fits_room(c, player, room, card):
                    tried = player.copy()
                    put_in_room(tried, room, take_courtier(tried, space))
                    gain = palace_worth(c, tried) - before + full
                    if gain > best_gain:
                        best_gain = gain
                        best = MOVE_ROOM + space * ROOMS + room
    return best


def keeps(p: Position, card: i64, left: float) -> float:
    """Return what a courtier is worth to its owner."""
    c = p.components
    value = float(c.card_prestige[card]) + 0.25 * float(lane(c.card_symbols[card], CROSS))
    return value + left * REFRESHED * best_use(c.card_symbols[card])


def worst_courtier(p: Position, seat: i64, left: float) -> i64:
    """Return the courtier space whose card is least worth keeping, -1 if there is none."""
    player = p.players[seat]
    best: i64 = -1
    least = 99.0
    for space in range(SPACES):
        card = courtier(player, space)
        if card != 0:
            value = keeps(p, card, left)
            if player.fresh >> space & 1:
                value += 0.1
            if value < least:
                least = value
                best = space
    return best


def price(p: Position, seat: i64, cost: i64, left: float) -> float:
    """Return what a price is worth to its payer; in the last Winter nothing is worth keeping."""
    some = left if left < 1.0 else 1.0
    treasury = p.players[seat].treasury
    florins = lane(cost, FLORIN)
    value: float
    if florins > treasury:
        value = SYMBOL[FLORIN] * float(florins)
    else:
        value = florins_worth(treasury) - florins_worth(treasury - florins)
    value += 0.85 * SYMBOL[CROWN] * float(lane(cost, CROWN))
    value += 0.8 * SYMBOL[CROSS] * float(lane(cost, CROSS))
    return some * value


def cross_worth(p: Position, seat: i64, more: i64, left: float) -> float:
    """Return what more crosses bring for religion: in the last Winter exactly, before by a guess."""
    if more == 0:
        return 0.0
    if left < 0.01:
        return float(religion_with(p, seat, more) - religion_with(p, seat, 0)) + 0.02 * float(more)
    return 0.28 * float(more)


def religion_with(p: Position, seat: i64, more: i64) -> i64:
    """Return the points for religion of a seat that had more crosses (V16.3)."""
    own = crosses(p, seat) + more
    ahead: i64 = 0
    tied = False
    for other in range(len(p.players)):
        if other != seat:
            held = crosses(p, other)
            if held > own:
                ahead += 1
            elif held == own:
                tied = True
    place = ahead + 1 if tied else ahead
    return p.components.religion[place] if place < len(p.players) else 0


def thing_worth(p: Position, frame: Frame, move: i64, left: float) -> float:
    """Return what a thing for sale brings its buyer, without its price."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    value: float
    symbols: i64
    if move < BUY_TITLE:
        card = FIRST_NOBLE + move - BUY_CARD
        symbols = c.card_symbols[card]
        value = float(c.card_prestige[card]) + left * card_in_palace(c, player, card)
        if left > 0.01:
            value += 0.4 * best_use(symbols)
        if player.ready_agents + count(player.agents) < c.max_agents:
            value += float(c.card_agents[card]) * 0.05 * left
        if lane(symbols, MASK) > 1 and left > 1.0 and troubled(p, seat):
            value += 0.4
        if count(frame.place) >= count(free_spaces(c, player)):
            worst = worst_courtier(p, seat, left)
            if worst >= 0:
                value -= keeps(p, courtier(player, worst), left) + 0.3
        return value + cross_worth(p, seat, lane(symbols, CROSS), left)
    token: i64 = CATHEDRAL_TOKENS
    if move < BUY_GUILD:
        token = TITLE_TOKENS + move - BUY_TITLE
    elif move == BUY_GUILD:
        token = GUILD_TOKEN
    symbols = c.token_symbols[player.family * TOKENS + token]
    value = float(c.token_prestige[player.family * TOKENS + token]) + left * TURNED * best_use(symbols)
    if left > 0.01 and token != CATHEDRAL_TOKENS:
        value += 0.7 * best_use(symbols)
    if token < TITLE_TOKENS + TITLES:
        value += 0.13 * left * float(c.title_spaces[player.family * TITLES + token - TITLE_TOKENS])
    return value + cross_worth(p, seat, lane(symbols, CROSS), left)


def shop(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Buy what brings most beyond its price, while something does (V15.4–V15.6)."""
    offered: list[int] = []
    offer(p, frame, offered)
    left = years_left(p)
    best: i64 = DONE
    best_net = 0.05
    for offered_move in offered:
        move: i64 = offered_move
        if BUY_CARD <= move < SETTLE:
            net = thing_worth(p, frame, move, left) - price(p, frame.seat, cost_of(p, frame.seat, move), left) + whim(dice, 0.15)
            if net > best_net:
                if on_credit(p, purchase_payment(p, frame, move)):
                    net -= CREDIT if left > 0.01 else 1.1
                if net > best_net:
                    best_net = net
                    best = move
    return best


def settle_card(p: Position, frame: Frame) -> i64:
    """Put an arriving card on a free space, right ones first; make room by discarding the courtier least worth keeping."""
    c = p.components
    free = free_spaces(c, p.players[frame.seat])
    if free == 0:
        return DISCARD + worst_courtier(p, frame.seat, years_left(p))
    open_free = free & c.open_spaces
    if open_free != 0:
        free = open_free
    for space in range(SPACES):
        if free >> space & 1:
            return SETTLE + space
    return -1


def lost_space(p: Position, frame: Frame) -> i64:
    """Move the card of a lost space, or discard the one least worth keeping (V14.2)."""
    c = p.components
    player = p.players[frame.seat]
    left = years_left(p)
    shaded = occupied_spaces(player) & ~c.open_spaces
    free = c.open_spaces & ~occupied_spaces(player)
    best: i64 = -1
    least = 99.0
    for space in range(SPACES):
        if shaded >> space & 1:
            value = keeps(p, courtier(player, space), left)
            if value < least:
                least = value
                best = space
    for goal in range(SPACES):
        if free >> goal & 1:
            return MOVE_SPACE + best * SPACES + goal
    return DISCARD + best


def hire_armies(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Hire where an army defends a threatened city or stands near a goal, while one is worth its price and its wages (V15.8)."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    left = years_left(p)
    if left < 0.6:
        return DONE
    armies = armies_on_map(player)
    gain: float = ARMY[armies + 1] - ARMY[armies]
    gain -= SYMBOL[FLORIN] * float(c.wages[armies + 1] - c.wages[armies]) * (left if left < 2.0 else 2.0) * 0.5
    own = controlled(player)
    near = neutral_cities(p)
    best: i64 = DONE
    best_net = 0.02
    for city in range(CITIES):
        if own >> city & 1:
            cost = hire_cost(p, seat, city)
            net = gain + whim(dice, 0.05)
            if player.treasury >= cost:
                net -= florins_worth(player.treasury) - florins_worth(player.treasury - cost)
            if net + 0.5 > best_net and player.treasury >= cost:
                threat = threat_to(p, seat, city)
                defence = defence_of(p, seat, city)
                if threat > defence and threat - defence <= 2:
                    net += 0.35
                if c.roads[city] & near != 0:
                    net += 0.05
                if net > best_net:
                    best_net = net
                    best = HIRE + city
    return best


def seek_ally(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Form the alliance that brings most, or take one over, if it is worth its price (V12)."""
    c = p.components
    seat = frame.seat
    left = years_left(p)
    best: i64 = DONE
    best_net = 0.05
    for alliance in range(ALLIANCES):
        agent = agent_at(p, ALLIANCE_PLACES + alliance)
        value = float(c.alliance_prestige[alliance])
        if agent != -1 and agent != seat:
            value *= 0.3
        value += 0.18 * (left if left < 3.0 else 3.0)
        if lane(p.allies, alliance) != 0:
            # Taken from a rival.
            value += 0.3
        for kind in range(i64(-1), i64(SYMBOLS)):
            if can_ally(p, seat, alliance, kind):
                cost = alliance_cost(p, seat, alliance, kind)
                paid = 0.0
                for symbol in range(SYMBOLS):
                    paid += 0.6 * SYMBOL[symbol] * float(lane(cost, symbol))
                net = value - paid * (left if left < 1.0 else 1.0) + whim(dice, 0.1)
                if on_credit(p, alliance_payment(seat, alliance, cost)):
                    net -= CREDIT
                if net > best_net:
                    best_net = net
                    best = ALLY + alliance if kind < 0 else ALLY_LESS + alliance * SYMBOLS + kind
    return best


def place_family(p: Position, frame: Frame, dice: Dice | None) -> i64:
    """Place the family card, room or space that makes the palace worth most (V2.3)."""
    c = p.components
    player = p.players[frame.seat]
    offered: list[int] = []
    offer(p, frame, offered)
    best: i64 = -1
    best_value = NOTHING
    for offered_move in offered:
        move: i64 = offered_move
        tried = player.copy()
        put_family_card(p, tried, move)
        value = palace_worth(c, tried) + whim(dice, 0.06)
        if (move - PLACE) % (ROOMS + SPACES) >= ROOMS:
            # At court a card keeps its choices, and serves in the first year.
            value += 0.05 + 0.1 * best_use(c.card_symbols[family_card(p, player, (move - PLACE) // (ROOMS + SPACES))])
        if value > best_value:
            best_value = value
            best = move
    return best
