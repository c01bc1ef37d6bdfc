# compiled
"""Purchases in Winter: nobles, titles, the guild, cathedrals (V15.4–V15.6).

All purchases of a Winter are one payment (V3.2): each thing is paid as it is chosen, and symbols left over serve the next one. Nothing
arrives before the last is paid.
"""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import build_cathedral, cathedrals_built, controlled, has_cathedral
from signoria.virtu.moves import (
    BUY_CARD,
    BUY_CATHEDRAL,
    BUY_GUILD,
    BUY_TITLE,
    CATHEDRAL_TOKENS,
    CITIES,
    DONE,
    FIRST_NOBLE,
    GUILD_TOKEN,
    NOBLES,
    ROOMS,
    SPACES,
    TITLE_TOKENS,
    TITLES,
    TOKENS,
)
from signoria.virtu.palace import capacity, noble_supply
from signoria.virtu.paying import can_afford
from signoria.virtu.position import ARRIVAL, FOR_PURCHASE, PAYMENT, Frame, Position
from signoria.virtu.symbols import CROSS, CROWN, count, lane, with_lane
from signoria.virtu.winter import offer_discards

# A PURCHASES frame: `place` has a bit for each noble bought, `tally` for each title and the guild (bits 0–4), `purpose` is the city of
# the cathedral bought + 1, `pool` has the crowns and crosses left over.

_GUILD_BIT: Final = 4


def cost_of(p: Position, seat: i64, move: i64) -> i64:
    """Return the printed price of what a move buys."""
    c = p.components
    if move < BUY_TITLE:
        return c.card_cost[FIRST_NOBLE + move - BUY_CARD]
    token: i64 = CATHEDRAL_TOKENS
    if move < BUY_GUILD:
        token = TITLE_TOKENS + move - BUY_TITLE
    elif move == BUY_GUILD:
        token = GUILD_TOKEN
    return c.token_cost[p.players[seat].family * TOKENS + token]


def to_pay(p: Position, frame: Frame, move: i64) -> i64:
    """Return what is still to be paid for a thing after the symbols left over from earlier ones."""
    need = cost_of(p, frame.seat, move)
    for kind in (CROWN, CROSS):
        asked = lane(need, kind)
        left = lane(frame.pool, kind)
        need = with_lane(need, kind, asked - left if asked > left else 0)
    return need


def purchase_payment(p: Position, frame: Frame, move: i64) -> Frame:
    """Return the payment for a thing."""
    payment = Frame(PAYMENT, frame.seat)
    payment.purpose = FOR_PURCHASE
    payment.place = move
    payment.need = to_pay(p, frame, move)
    return payment


def payable_purchase(p: Position, frame: Frame, move: i64) -> bool:
    """Return whether a thing can be paid for."""
    payment = purchase_payment(p, frame, move)
    return can_afford(p, payment, payment.need)


def copies_owned(p: Position, seat: i64, card: i64) -> i64:
    """Return how many copies of a card lie in a player's palace."""
    player = p.players[seat]
    found: i64 = 0
    for slot in range(2 * ROOMS):
        if lane(player.rooms, slot) == card:
            found += 1
    for space in range(SPACES):
        if lane(player.court, space) == card:
            found += 1
    return found


def domain_to_be(p: Position, frame: Frame) -> i64:
    """Return the domain as it will be when everything bought has arrived."""
    return p.players[frame.seat].domain | ((frame.tally & ((1 << TITLES) - 1)) << TITLE_TOKENS)


def room_for_card(p: Position, frame: Frame) -> bool:
    """Return whether one more card could find a space, courtiers being discarded if need be (V15.4)."""
    return count(frame.place) < capacity(p.components, p.players[frame.seat], domain_to_be(p, frame))


def noble_for_sale(p: Position, frame: Frame, noble: i64) -> bool:
    """Return whether a noble may be bought: in the supply, once per Winter, within its limit (V15.4, V15.5)."""
    if frame.place >> noble & 1 or noble_supply(p, noble) == 0:
        return False
    limit = p.components.card_limit[FIRST_NOBLE + noble]
    return limit == 0 or copies_owned(p, frame.seat, FIRST_NOBLE + noble) < limit


def title_for_sale(p: Position, frame: Frame, title: i64) -> bool:
    """Return whether a title may be bought: one of each kind, some exclude each other, copies are limited (V15.5)."""
    c = p.components
    owned = domain_to_be(p, frame)
    if owned >> (TITLE_TOKENS + title) & 1:
        return False
    excluded = c.title_excludes[title]
    if excluded >= 0 and owned >> (TITLE_TOKENS + excluded) & 1:
        return False
    if title < 2:
        return True
    taken: i64 = 0
    for player in p.players:
        if player.domain >> (TITLE_TOKENS + title) & 1:
            taken += 1
    return taken < c.title_copies[title]


def guild_for_sale(p: Position, frame: Frame) -> bool:
    """Return whether a guild may be bought (V15.5)."""
    if frame.tally >> _GUILD_BIT & 1 or p.players[frame.seat].domain >> GUILD_TOKEN & 1:
        return False
    taken: i64 = 0
    for player in p.players:
        if player.domain >> GUILD_TOKEN & 1:
            taken += 1
    return taken < p.components.guilds


def cathedral_for_sale(p: Position, frame: Frame, city: i64) -> bool:
    """Return whether a cathedral may be bought for a city: one's own, of high base resilience, without one (V15.6)."""
    if frame.purpose != 0 or cathedrals_built(p) >= p.components.cathedrals:
        return False
    own = controlled(p.players[frame.seat]) & p.components.cathedral_cities
    return own >> city & 1 != 0 and not has_cathedral(p, city)


def offer_purchases(p: Position, frame: Frame, out: list[int]) -> None:
    """Append everything that may be bought and can be paid for."""
    out.append(DONE)
    offer_discards(p, frame.seat, out)
    if room_for_card(p, frame):
        for noble in range(NOBLES):
            if noble_for_sale(p, frame, noble) and payable_purchase(p, frame, BUY_CARD + noble):
                out.append(BUY_CARD + noble)
    for title in range(TITLES):
        if title_for_sale(p, frame, title) and payable_purchase(p, frame, BUY_TITLE + title):
            out.append(BUY_TITLE + title)
    if guild_for_sale(p, frame) and payable_purchase(p, frame, BUY_GUILD):
        out.append(BUY_GUILD)
    sites: i64 = controlled(p.players[frame.seat]) & p.components.cathedral_cities
    if sites != 0 and frame.purpose == 0 and payable_purchase(p, frame, BUY_CATHEDRAL):
        for city in range(CITIES):
            if sites >> city & 1 and cathedral_for_sale(p, frame, city):
                out.append(BUY_CATHEDRAL + city)


def buy(p: Position, frame: Frame, move: i64) -> None:
    """Choose a thing and begin to pay for it; it arrives when all is paid (V15.4)."""
    payment = purchase_payment(p, frame, move)
    cost = cost_of(p, frame.seat, move)
    for kind in (CROWN, CROSS):
        used = lane(cost, kind) - lane(payment.need, kind)
        frame.pool = with_lane(frame.pool, kind, lane(frame.pool, kind) - used)
    if move < BUY_TITLE:
        frame.place |= bit(move - BUY_CARD)
        p.nobles -= bit(4 * (move - BUY_CARD))
    elif move < BUY_GUILD:
        frame.tally |= bit(move - BUY_TITLE)
    elif move == BUY_GUILD:
        frame.tally |= 1 << _GUILD_BIT
    else:
        frame.purpose = move - BUY_CATHEDRAL + 1
    if p.events is not None:
        p.tell("virtu-log-buy", frame.seat, {"thing": thing_name(p, move)})
    p.push(payment)


def thing_name(p: Position, move: i64) -> str:
    """Return the key of the words for what a move buys."""
    c = p.components
    if move < BUY_TITLE:
        return "@virtu-card-" + c.card_names[FIRST_NOBLE + move - BUY_CARD]
    if move < BUY_GUILD:
        return "@virtu-token-" + c.token_names[TITLE_TOKENS + move - BUY_TITLE]
    return "@virtu-token-guild" if move == BUY_GUILD else "@virtu-cathedral (@virtu-city-" + c.city_names[move - BUY_CATHEDRAL] + ")"


def end_purchases(p: Position, frame: Frame) -> None:
    """Let everything arrive: tokens in the domain, available but for the cathedral; then the cards, one by one (V15.4)."""
    player = p.players[frame.seat]
    p.pop()
    tokens = (frame.tally & ((1 << TITLES) - 1)) << TITLE_TOKENS
    if frame.tally >> _GUILD_BIT & 1:
        tokens |= 1 << GUILD_TOKEN
    player.domain |= tokens
    player.ready |= tokens
    if frame.purpose > 0:
        build_cathedral(p, frame.seat, frame.purpose - 1)
    if frame.place != 0:
        arrival = Frame(ARRIVAL, frame.seat)
        arrival.place = frame.place
        arrival.tally = 1
        p.push(arrival)
