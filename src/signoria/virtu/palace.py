# compiled
"""The palace: rooms with action cards and upgrades, courtier spaces, indulgences (V2.2, V5.5, V15.2, V15.3)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.components import Components
from signoria.virtu.moves import (
    BONUSES,
    CITIES,
    FIRST_NOBLE,
    MACHIAVELLI_CARD,
    PALACE_PLACES,
    ROOMS,
    SPACES,
    TITLE_TOKENS,
    TITLES,
)
from signoria.virtu.position import LOST_SPACE, Frame, Player, Position
from signoria.virtu.symbols import count, lane, with_lane


def action_card(player: Player, room: i64) -> i64:
    """Return the action card in a room, 0 if there is none."""
    return lane(player.rooms, room)


def upgrade(player: Player, room: i64) -> i64:
    """Return the upgrade in a room, 0 if there is none."""
    return lane(player.rooms, ROOMS + room)


def courtier(player: Player, space: i64) -> i64:
    """Return the card on a courtier space, 0 if there is none."""
    return lane(player.court, space)


def room_action(c: Components, player: Player, room: i64) -> i64:
    """Return the action of a room: that of its action card, else the printed one (V5.5)."""
    card = action_card(player, room)
    if card != 0:
        return c.card_action[card]
    return c.printed_actions[player.family * ROOMS + room]


def occupied_spaces(player: Player) -> i64:
    """Return the courtier spaces that hold a card."""
    mask: i64 = 0
    court = player.court
    for space in range(SPACES):
        if court & 63 != 0:
            mask |= bit(space)
        court >>= 6
    return mask


def city_count(player: Player) -> i64:
    """Return how many cities a player controls."""
    return count(player.domain & ((1 << CITIES) - 1))


def usable_shaded(c: Components, player: Player, domain: i64) -> i64:
    """Return how many shaded spaces may be used with the given domain: titles, Copernicus, The Prince, five cities (V15.3)."""
    usable: i64 = 0
    for title in range(TITLES):
        if domain >> (TITLE_TOKENS + title) & 1:
            usable += c.title_spaces[player.family * TITLES + title]
    for bonus in range(BONUSES):
        if player.bonuses >> bonus & 1:
            usable += c.bonus_spaces[bonus]
    if city_count(player) >= c.space_at_cities:
        usable += 1
    shaded = count(c.all_spaces() & ~c.open_spaces)
    return usable if usable < shaded else shaded


def free_spaces(c: Components, player: Player) -> i64:
    """Return the courtier spaces onto which a card may be put now."""
    occupied = occupied_spaces(player)
    free = c.open_spaces & ~occupied
    shaded = c.all_spaces() & ~c.open_spaces
    if count(occupied & shaded) < usable_shaded(c, player, player.domain):
        free |= shaded & ~occupied
    return free


def capacity(c: Components, player: Player, domain: i64) -> i64:
    """Return how many courtiers there could be with the given domain."""
    return count(c.open_spaces) + usable_shaded(c, player, domain)


def agent_in_room(p: Position, seat: i64, room: i64) -> i64:
    """Return the seat whose agent stands in a room of `seat`, -1 if none does."""
    place: i64 = PALACE_PLACES + seat * ROOMS + room
    for other in range(len(p.players)):
        if p.players[other].agents >> place & 1:
            return other
    return -1


def enemy_in_room(p: Position, seat: i64, room: i64) -> bool:
    """Return whether an enemy agent stands in a room."""
    agent = agent_in_room(p, seat, room)
    return agent != -1 and agent != seat


def room_is_closed(p: Position, seat: i64, room: i64) -> bool:
    """Return whether cards may not enter or leave a room: marker, indulgence or enemy agent (V15.2)."""
    player = p.players[seat]
    return player.marker == room or player.indulgences >> room & 1 != 0 or enemy_in_room(p, seat, room)


def put_in_room(player: Player, room: i64, card: i64) -> None:
    """Put a card into a room: as its action card, or under the one that is there."""
    if action_card(player, room) == 0:
        player.rooms = with_lane(player.rooms, room, card)
    else:
        player.rooms = with_lane(player.rooms, ROOMS + room, card)


def fits_room(c: Components, player: Player, room: i64, card: i64) -> bool:
    """Return whether a card may be put into a room: with an action into an empty one, else as its only upgrade (V2.3, V15.2)."""
    if action_card(player, room) == 0:
        return c.card_action[card] >= 0
    return upgrade(player, room) == 0


def seat_courtier(player: Player, space: i64, card: i64, available: bool) -> None:
    """Put a card on a courtier space."""
    player.court = with_lane(player.court, space, card)
    if available:
        player.fresh |= bit(space)
    else:
        player.fresh &= ~(bit(space))


def take_courtier(player: Player, space: i64) -> i64:
    """Take the card off a courtier space and return it."""
    card = courtier(player, space)
    player.court = with_lane(player.court, space, 0)
    player.fresh &= ~(bit(space))
    return card


def discard_courtier(p: Position, seat: i64, space: i64) -> None:
    """Discard a courtier: a noble returns to the supply, any other card leaves the game (V15.2)."""
    player = p.players[seat]
    card = take_courtier(player, space)
    if FIRST_NOBLE <= card < MACHIAVELLI_CARD:
        p.nobles += bit(4 * (card - FIRST_NOBLE))
    else:
        p.gone |= bit(card)
    if p.events is not None:
        p.tell("virtu-log-discard", seat, {"card": "@virtu-card-" + p.components.card_names[card]})


def noble_supply(p: Position, noble: i64) -> i64:
    """Return how many cards of a noble are left to buy."""
    return (p.nobles >> (4 * noble)) & 15


def gain_agents(p: Position, seat: i64, agents: i64) -> None:
    """Make more agents ready, five at most in all (V15.7)."""
    player = p.players[seat]
    for _ in range(agents):
        if player.ready_agents + count(player.agents) < p.components.max_agents:
            player.ready_agents += 1
            if p.events is not None:
                p.tell("virtu-log-new-agent", seat, {})


def refresh_side(c: Components, player: Player, right: bool) -> None:
    """Turn all courtiers on one side of the palace to available (V5.3)."""
    side = c.right_spaces if right else c.all_spaces() & ~c.right_spaces
    player.fresh |= side & occupied_spaces(player)


def shaded_surplus(c: Components, player: Player) -> bool:
    """Return whether more shaded spaces hold cards than may be used (V14.2)."""
    shaded = c.all_spaces() & ~c.open_spaces
    return count(occupied_spaces(player) & shaded) > usable_shaded(c, player, player.domain)


def lose_space(p: Position, seat: i64) -> None:
    """Ask which shaded space is lost, if all usable ones hold cards (V14.2)."""
    if shaded_surplus(p.components, p.players[seat]):
        p.push(Frame(LOST_SPACE, seat))
