# compiled
"""Paying: where symbols come from, what may be used, and whether a price can still be paid (V3, V6.1, V12.4).

A payment is a run of small decisions. Each names one source and one kind of symbol on it; the source gives all its symbols of that kind
and is used up. What the price does not need is lost. A step is legal only while the rest of the price can still be paid from what would
be left, so a payment that was begun can always be finished.
"""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import bonus_usable, indulgences_left
from signoria.virtu.moves import (
    CARD_SOURCE,
    COURT_SOURCES,
    EMPIRE,
    EMPIRE_SOURCE,
    INDULGENCE_SOURCE,
    OTTOMAN,
    OTTOMAN_SOURCE,
    PRINTED_SOURCE,
    ROOMS,
    SOURCES,
    TOKENS,
    UPGRADE_SOURCE,
    USE,
)
from signoria.virtu.palace import action_card, courtier, upgrade
from signoria.virtu.position import (
    CAMPAIGN,
    FOR_ABSOLUTION,
    FOR_ALLIANCE,
    FOR_CITY,
    FOR_PATRONAGE,
    GOVERNING,
    MARKER,
    PAYMENT,
    RETREATING,
    SCHEMING,
    TRADING,
    Frame,
    Player,
    Position,
)
from signoria.virtu.symbols import ARROW, CAVALRY, CROSS, CROWN, EITHER, FLORIN, LANE, LANE_MASK, MASK, SHIP, SYMBOLS, WAR, lane, with_lane

OWN_SOURCES: Final = (1 << CARD_SOURCE) - 1
"""Tokens of the domain and courtiers."""
ROOM_SOURCES: Final = 7 << CARD_SOURCE
_OTTOMAN: Final = 1 << OTTOMAN_SOURCE
_EMPIRE: Final = 1 << EMPIRE_SOURCE
_INDULGENCE: Final = 1 << INDULGENCE_SOURCE
_CASHABLE: Final = OWN_SOURCES | _INDULGENCE


def allowed_sources(frame: Frame) -> i64:
    """Return which sources may serve a decision with symbols other than florins (V3.3, V3.6, V5.4, V6.1, V12.4, V13.7)."""
    kind = frame.kind
    if kind == PAYMENT:
        if frame.purpose == FOR_ABSOLUTION:
            return OWN_SOURCES | _EMPIRE
        if frame.purpose == FOR_PATRONAGE:
            return OWN_SOURCES | ROOM_SOURCES | _EMPIRE | _INDULGENCE
        if frame.purpose == FOR_CITY:
            return OWN_SOURCES | ROOM_SOURCES | _OTTOMAN | _INDULGENCE
        if frame.purpose == FOR_ALLIANCE:
            return OWN_SOURCES | _INDULGENCE
        return OWN_SOURCES | _EMPIRE | _INDULGENCE
    if kind == GOVERNING:
        return OWN_SOURCES | ROOM_SOURCES | _EMPIRE | _INDULGENCE
    if kind == TRADING or kind == CAMPAIGN:
        return OWN_SOURCES | ROOM_SOURCES | _OTTOMAN
    if kind == SCHEMING:
        return OWN_SOURCES | ROOM_SOURCES
    if kind == RETREATING:
        return OWN_SOURCES | _OTTOMAN
    if kind == MARKER:
        return OWN_SOURCES
    return 0


def may_request(p: Position, seat: i64) -> bool:
    """Return whether a player may take an indulgence now (V6.1, V6.3)."""
    player = p.players[seat]
    return player.may_request and player.indulgences >> player.marker & 1 == 0 and indulgences_left(p) > 0


def sources_at_hand(p: Position, seat: i64, spent: i64) -> i64:
    """Return the sources a player could use now, whatever for."""
    player = p.players[seat]
    mask = player.ready | (player.fresh << COURT_SOURCES)
    if player.marker >= 0:
        if action_card(player, player.marker) != 0:
            mask |= 1 << CARD_SOURCE
            if upgrade(player, player.marker) != 0:
                mask |= 1 << UPGRADE_SOURCE
        else:
            mask |= 1 << PRINTED_SOURCE
    if bonus_usable(p, seat, OTTOMAN):
        mask |= _OTTOMAN
    if bonus_usable(p, seat, EMPIRE):
        mask |= _EMPIRE
    if may_request(p, seat):
        mask |= _INDULGENCE
    return mask & ~spent


def symbols_of(p: Position, player: Player, source: i64) -> i64:
    """Return the symbols on a source, as a pack."""
    c = p.components
    if source < TOKENS:
        return c.token_symbols[player.family * TOKENS + source]
    if source < CARD_SOURCE:
        return c.card_symbols[courtier(player, source - COURT_SOURCES)]
    if source == CARD_SOURCE:
        return c.card_symbols[action_card(player, player.marker)]
    if source == UPGRADE_SOURCE:
        return c.card_symbols[upgrade(player, player.marker)]
    if source == PRINTED_SOURCE:
        return c.room_symbols[c.printed_actions[player.family * ROOMS + player.marker]]
    if source == OTTOMAN_SOURCE:
        return c.alliance_symbols[OTTOMAN]
    if source == EMPIRE_SOURCE:
        return c.alliance_symbols[EMPIRE]
    return c.indulgence_gain


def total_of(p: Position, player: Player, mask: i64, kind: i64) -> i64:
    """Return how many symbols of one kind the sources of a mask have together."""
    total: i64 = 0
    for source in range(SOURCES):
        if mask >> source & 1:
            total += lane(symbols_of(p, player, source), kind)
    return total


def florins_within_reach(p: Position, seat: i64) -> i64:
    """Return the florins a player could have: the treasury, what can be cashed, and an indulgence."""
    player = p.players[seat]
    return player.treasury + total_of(p, player, sources_at_hand(p, seat, 0) & _CASHABLE, FLORIN)


def spend(p: Position, seat: i64, source: i64) -> None:
    """Use a source up: turn it, or put the indulgence on the room. Cards in rooms never turn (V3.1, V6.1)."""
    player = p.players[seat]
    if source < TOKENS:
        player.ready &= ~(bit(source))
    elif source < CARD_SOURCE:
        player.fresh &= ~(bit(source - COURT_SOURCES))
    elif source == OTTOMAN_SOURCE:
        p.active &= ~(1 << OTTOMAN)
    elif source == EMPIRE_SOURCE:
        p.active &= ~(1 << EMPIRE)
    elif source == INDULGENCE_SOURCE:
        player.indulgences |= bit(player.marker)
        player.may_request = False


def less(need: i64, kind: i64, amount: i64) -> i64:
    """Return what a price still needs after `amount` symbols of a kind; what it does not need is lost (V3.2)."""
    asked = lane(need, kind)
    if amount <= asked:
        return with_lane(need, kind, asked - amount)
    need = with_lane(need, kind, 0)
    if kind == CROWN or kind == CROSS:
        rest = amount - asked
        either = lane(need, EITHER)
        need = with_lane(need, EITHER, either - rest if either > rest else 0)
    return need


def payable(p: Position, seat: i64, need: i64, mask: i64, treasury: i64) -> bool:
    """Return whether a price can be paid from the sources of a mask and the treasury, one kind from each source (V3.2)."""
    player = p.players[seat]
    short = lane(need, FLORIN) - treasury
    rest = need & ~LANE_MASK
    if rest == 0:
        return short <= 0 or total_of(p, player, mask, FLORIN) >= short
    either = lane(need, EITHER)
    if either > 0:
        plain = with_lane(need, EITHER, 0)
        for crowns in range(either + 1):
            split = with_lane(plain, CROWN, lane(plain, CROWN) + crowns)
            split = with_lane(split, CROSS, lane(split, CROSS) + either - crowns)
            if payable(p, seat, split, mask, treasury):
                return True
        return False
    packs: list[i64] = []
    kinds: i64 = 0
    last: i64 = 0
    for kind in range(1, SYMBOLS):
        if lane(need, kind) > 0:
            kinds += 1
            last = kind
    found: i64 = 0
    for source in range(SOURCES):
        if mask >> source & 1:
            symbols = symbols_of(p, player, source)
            # One lane may be counted at once; several kinds need the search below.
            found += lane(symbols, last)
            packs.append(symbols)
    if found < lane(need, last):
        return False
    if kinds == 1 and short <= 0:
        return True
    if kinds == 1 and _cheapest_first(packs, last, lane(need, last), short):
        return True
    return _any_split(packs, need, short)


def _cheapest_first(packs: list[i64], kind: i64, asked: i64, short: i64) -> bool:
    """Return whether it is enough to take one kind from the sources with the fewest florins, and florins from the others."""
    florins: i64 = 0
    for symbols in packs:
        florins += symbols & LANE_MASK
    lost: i64 = 0
    while asked > 0 and lost < 9:
        for symbols in packs:
            if asked > 0 and symbols & LANE_MASK == lost and lane(symbols, kind) > 0:
                asked -= lane(symbols, kind)
                florins -= lost
        lost += 1
    return asked <= 0 and florins >= short


def _any_split(packs: list[i64], need: i64, short: i64) -> bool:
    """Search all ways to take one kind from each source: the most florins for every partial payment of the other kinds."""
    size: i64 = 1
    for kind in range(1, SYMBOLS):
        size *= lane(need, kind) + 1
    best: list[i64] = [-1] * size
    best[0] = 0
    for symbols in packs:
        state: i64 = size - 1
        while state >= 0:
            florins = best[state]
            if florins >= 0:
                best[state] = florins + (symbols & LANE_MASK)
                stride: i64 = 1
                for kind in range(1, SYMBOLS):
                    asked = lane(need, kind)
                    if asked > 0:
                        given = lane(symbols, kind)
                        have = (state // stride) % (asked + 1)
                        if given > 0 and have < asked:
                            reached = have + given
                            if reached > asked:
                                reached = asked
                            target = state + (reached - have) * stride
                            if best[target] < florins:
                                best[target] = florins
                        stride *= asked + 1
            state -= 1
    return best[size - 1] >= short and best[size - 1] >= 0


def can_afford(p: Position, frame: Frame, need: i64) -> bool:
    """Return whether the player of a frame could pay a price, the frame's kind and purpose saying with what."""
    seat = frame.seat
    at_hand = sources_at_hand(p, seat, frame.spent)
    return payable(p, seat, need, at_hand & (allowed_sources(frame) | _CASHABLE), p.players[seat].treasury)


def wanted_kinds(p: Position, frame: Frame) -> i64:
    """Return the kinds of symbols a decision takes, as bits; florins only where room cards may give them."""
    kind = frame.kind
    if kind == PAYMENT:
        mask: i64 = 0
        for symbol in range(SYMBOLS):
            if lane(frame.need, symbol) > 0:
                mask |= bit(symbol)
        if lane(frame.need, EITHER) > 0:
            mask |= (1 << CROWN) | (1 << CROSS)
        return mask
    if kind == GOVERNING:
        return (1 << CROWN) | (1 << CROSS)
    if kind == TRADING or (kind == RETREATING and frame.tally > 0):
        return 1 << SHIP
    if kind == CAMPAIGN:
        return (1 << CAVALRY) | (1 << SHIP) | (1 << FLORIN)
    if kind == SCHEMING:
        return 1 << MASK
    if kind == MARKER:
        if frame.place >= p.components.free_steps and frame.place < ROOMS:
            return 1 << ARROW
    return 0


def may_use(p: Position, frame: Frame, source: i64, kind: i64) -> bool:
    """Return whether a source may be used for a kind in the current decision of the frame's player."""
    seat = frame.seat
    at_hand = sources_at_hand(p, seat, frame.spent)
    if at_hand >> source & 1 == 0 or lane(symbols_of(p, p.players[seat], source), kind) == 0:
        return False
    return _may_use(p, frame, source, kind, at_hand, allowed_sources(frame), wanted_kinds(p, frame))


def _may_use(p: Position, frame: Frame, source: i64, kind: i64, at_hand: i64, allowed: i64, wanted: i64) -> bool:
    player = p.players[frame.seat]
    cashing = kind == FLORIN and (_CASHABLE >> source & 1) != 0
    if not cashing and (wanted >> kind & 1 == 0 or allowed >> source & 1 == 0):
        return False
    if frame.kind == PAYMENT:
        amount = lane(symbols_of(p, player, source), kind)
        rest = at_hand & (allowed | _CASHABLE) & ~(bit(source))
        if cashing:
            return payable(p, frame.seat, frame.need, rest, player.treasury + amount)
        return payable(p, frame.seat, less(frame.need, kind, amount), rest, player.treasury)
    if frame.kind == SCHEMING and cashing and frame.tally > 0:
        # The masks that must remove the agent in the room (V11.6) may not be cashed away.
        masks = frame.pool + total_of(p, player, at_hand & allowed & ~(bit(source)), MASK)
        return masks >= p.components.mask_remove
    if frame.kind == CAMPAIGN and kind == FLORIN and not cashing:
        return _florins_pay_for_war(p, player, frame, source)
    return True


def _florins_pay_for_war(p: Position, player: Player, frame: Frame, source: i64) -> bool:
    """Return whether the other card of the room has war symbols left that florins of this one could pay for (V11.3)."""
    other: i64 = CARD_SOURCE + UPGRADE_SOURCE - source
    return (
        source != PRINTED_SOURCE
        and (sources_at_hand(p, frame.seat, frame.spent) >> other & 1) != 0
        and lane(symbols_of(p, player, other), WAR) > 0
    )


def offer_uses(p: Position, frame: Frame, out: list[int]) -> None:
    """Append every legal use of a source: symbols for the current decision, and florins for the treasury (V3.4)."""
    player = p.players[frame.seat]
    at_hand = sources_at_hand(p, frame.seat, frame.spent)
    allowed = allowed_sources(frame)
    wanted = wanted_kinds(p, frame)
    at_hand_here = at_hand & (allowed | _CASHABLE)
    for source in range(SOURCES):
        if at_hand_here >> source & 1:
            symbols = symbols_of(p, player, source)
            for kind in range(SYMBOLS):
                if symbols >> (LANE * kind) & LANE_MASK and (kind == FLORIN or wanted >> kind & 1):
                    if _may_use(p, frame, source, kind, at_hand, allowed, wanted):
                        out.append(int(USE + source * SYMBOLS + kind))


def use_source(p: Position, frame: Frame, source: i64, kind: i64) -> i64:
    """Use a source and return the symbols it gives to the current decision; cashed florins go to the treasury instead (V3.4)."""
    player = p.players[frame.seat]
    amount = lane(symbols_of(p, player, source), kind)
    spend(p, frame.seat, source)
    if p.events is not None:
        _tell_use(p, frame.seat, source, kind, amount)
    if kind == FLORIN and (_CASHABLE >> source & 1) != 0:
        player.treasury += amount
        return 0
    frame.spent |= bit(source)
    return amount


def source_name(p: Position, player: Player, source: i64) -> str:
    """Return the key of the words for a source."""
    c = p.components
    if source < TOKENS:
        return "@virtu-token-" + c.token_names[source]
    if source < CARD_SOURCE:
        return "@virtu-card-" + c.card_names[courtier(player, source - COURT_SOURCES)]
    if source == CARD_SOURCE:
        return "@virtu-card-" + c.card_names[action_card(player, player.marker)]
    if source == UPGRADE_SOURCE:
        return "@virtu-card-" + c.card_names[upgrade(player, player.marker)]
    if source == PRINTED_SOURCE:
        return "@virtu-printed-symbol"
    if source == INDULGENCE_SOURCE:
        return "@virtu-indulgence"
    return "@virtu-alliance-" + c.alliance_names[OTTOMAN if source == OTTOMAN_SOURCE else EMPIRE]


def _tell_use(p: Position, seat: i64, source: i64, kind: i64, amount: i64) -> None:
    from signoria.virtu.symbols import SYMBOL_NAMES

    key = "virtu-log-use"
    if source == INDULGENCE_SOURCE:
        key = "virtu-log-indulgence"
    elif kind == FLORIN and (_CASHABLE >> source & 1) != 0:
        key = "virtu-log-cash"
    p.tell(
        key,
        seat,
        {"source": source_name(p, p.players[seat], source), "symbol": "@virtu-symbol-" + SYMBOL_NAMES[kind], "amount": int(amount)},
    )
