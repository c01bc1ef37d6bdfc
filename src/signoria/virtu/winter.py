# compiled
"""Winter: wages, the palace, courtiers and hiring (V14.2, V15.1–V15.3, V15.8)."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import add_army, armies_on_map, army_cities, controlled, remove_army
from signoria.virtu.moves import (
    CITIES,
    DISCARD,
    DISMISS,
    DONE,
    FIRST_NOBLE,
    HIRE,
    LEAVE,
    LEAVE_UPGRADE,
    MACHIAVELLI_CARD,
    MOVE_ROOM,
    MOVE_SPACE,
    PAY,
    ROOMS,
    SETTLE,
    SPACES,
)
from signoria.virtu.palace import (
    action_card,
    courtier,
    discard_courtier,
    fits_room,
    free_spaces,
    gain_agents,
    occupied_spaces,
    put_in_room,
    room_is_closed,
    seat_courtier,
    take_courtier,
    upgrade,
)
from signoria.virtu.patronage import MACHIAVELLI_ARRIVES
from signoria.virtu.paying import florins_within_reach
from signoria.virtu.position import Frame, Position
from signoria.virtu.symbols import lowest, with_lane

MOST_SPACE_MOVES: Final = 12
"""Moves from courtier space to courtier space in one Winter: more than any rearrangement takes, and no Winter goes on for ever."""


def wages_due(p: Position, seat: i64) -> i64:
    """Return the wages of a player's armies on the map (V15.1)."""
    return p.components.wages[armies_on_map(p.players[seat])]


def offer_wages(p: Position, frame: Frame, out: list[int]) -> None:
    """Append paying in full, and removing armies (V15.1)."""
    player = p.players[frame.seat]
    if player.treasury >= wages_due(p, frame.seat):
        out.append(PAY)
    mask = army_cities(player)
    for city in range(CITIES):
        if mask >> city & 1:
            out.append(DISMISS + city)
    offer_discards(p, frame.seat, out)


def play_wages(p: Position, frame: Frame, move: i64) -> None:
    """Pay the wages or remove an army (V15.1)."""
    player = p.players[frame.seat]
    if move == PAY:
        wages = wages_due(p, frame.seat)
        player.treasury -= wages
        p.pop()
        if p.events is not None:
            p.tell("virtu-log-wages", frame.seat, {"florins": int(wages)})
    else:
        remove_army(player, move - DISMISS)
        if p.events is not None:
            p.tell("virtu-log-dismiss", frame.seat, {"city": "@virtu-city-" + p.components.city_names[move - DISMISS]})


def offer_discards(p: Position, seat: i64, out: list[int]) -> None:
    """Append discarding any courtier (V15.2)."""
    mask = occupied_spaces(p.players[seat])
    for space in range(SPACES):
        if mask >> space & 1:
            out.append(DISCARD + space)


def may_leave(p: Position, seat: i64, room: i64) -> bool:
    """Return whether the action card of a room may leave it: what stays must be an action card or nothing (V15.2)."""
    player = p.players[seat]
    below = upgrade(player, room)
    return action_card(player, room) != 0 and (below == 0 or p.components.card_action[below] >= 0)


def offer_palace(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the moves of cards in the palace (V15.2). A PALACE frame counts moves between courtier spaces in `tally`."""
    c = p.components
    seat = frame.seat
    player = p.players[seat]
    out.append(DONE)
    free = free_spaces(c, player)
    closed: i64 = 0
    for room in range(ROOMS):
        if room_is_closed(p, seat, room):
            closed |= bit(room)
    for space in range(SPACES):
        if player.fresh >> space & 1:
            card = courtier(player, space)
            for room in range(ROOMS):
                if closed >> room & 1 == 0 and fits_room(c, player, room, card):
                    out.append(MOVE_ROOM + space * ROOMS + room)
    if frame.tally < MOST_SPACE_MOVES:
        for space in range(SPACES):
            if player.fresh >> space & 1:
                goals = free | shaded_swap(p, seat, space)
                for goal in range(SPACES):
                    if goals >> goal & 1:
                        out.append(MOVE_SPACE + space * SPACES + goal)
    for room in range(ROOMS):
        if closed >> room & 1 == 0 and may_leave(p, seat, room):
            for goal in range(SPACES):
                if free >> goal & 1:
                    out.append(LEAVE + room * SPACES + goal)
    for room in range(ROOMS):
        if closed >> room & 1 == 0 and upgrade(player, room) != 0:
            for goal in range(SPACES):
                if free >> goal & 1:
                    out.append(LEAVE_UPGRADE + room * SPACES + goal)
    offer_discards(p, seat, out)


def shaded_swap(p: Position, seat: i64, space: i64) -> i64:
    """Return the shaded spaces a card on a shaded space may move to: it frees the one it leaves (V15.3)."""
    shaded = p.components.all_spaces() & ~p.components.open_spaces
    if shaded >> space & 1:
        return shaded & ~occupied_spaces(p.players[seat])
    return 0


def play_palace(p: Position, frame: Frame, move: i64) -> None:
    """Move one card in the palace (V15.2)."""
    player = p.players[frame.seat]
    card: i64
    if move < MOVE_SPACE:
        room = (move - MOVE_ROOM) % ROOMS
        card = take_courtier(player, (move - MOVE_ROOM) // ROOMS)
        put_in_room(player, room, card)
        _tell_card(p, "virtu-log-card-to-room", frame.seat, card, room)
    elif move < LEAVE:
        frame.tally += 1
        card = move_courtier(p, frame.seat, move)
        _tell_card(p, "virtu-log-card-to-space", frame.seat, card, (move - MOVE_SPACE) % SPACES)
    elif move < LEAVE_UPGRADE:
        room = (move - LEAVE) // SPACES
        card = action_card(player, room)
        player.rooms = with_lane(player.rooms, room, upgrade(player, room))
        player.rooms = with_lane(player.rooms, ROOMS + room, 0)
        seat_courtier(player, (move - LEAVE) % SPACES, card, False)
        _tell_card(p, "virtu-log-card-leaves", frame.seat, card, room)
    else:
        room = (move - LEAVE_UPGRADE) // SPACES
        card = upgrade(player, room)
        player.rooms = with_lane(player.rooms, ROOMS + room, 0)
        seat_courtier(player, (move - LEAVE_UPGRADE) % SPACES, card, False)
        _tell_card(p, "virtu-log-card-leaves", frame.seat, card, room)


def _tell_card(p: Position, key: str, seat: i64, card: i64, place: i64) -> None:
    if p.events is not None:
        p.tell(key, seat, {"card": "@virtu-card-" + p.components.card_names[card], "place": int(place + 1)})


def move_courtier(p: Position, seat: i64, move: i64) -> i64:
    """Move a card from one courtier space to another, keeping its side, and return it."""
    player = p.players[seat]
    space = (move - MOVE_SPACE) // SPACES
    available = player.fresh >> space & 1 != 0
    card = take_courtier(player, space)
    seat_courtier(player, (move - MOVE_SPACE) % SPACES, card, available)
    return card


def offer_lost_space(p: Position, frame: Frame, out: list[int]) -> None:
    """Append what may become of a card whose shaded space is lost: it moves to a free space, or is discarded (V14.2)."""
    c = p.components
    player = p.players[frame.seat]
    occupied = occupied_spaces(player)
    shaded = occupied & ~c.open_spaces
    free = c.open_spaces & ~occupied
    for space in range(SPACES):
        if shaded >> space & 1:
            for goal in range(SPACES):
                if free >> goal & 1:
                    out.append(MOVE_SPACE + space * SPACES + goal)
    for space in range(SPACES):
        if shaded >> space & 1:
            out.append(DISCARD + space)


def play_lost_space(p: Position, frame: Frame, move: i64) -> None:
    """Move or discard the card on the lost space (V14.2)."""
    if move >= DISCARD:
        discard_courtier(p, frame.seat, move - DISCARD)
    else:
        card = move_courtier(p, frame.seat, move)
        _tell_card(p, "virtu-log-card-to-space", frame.seat, card, (move - MOVE_SPACE) % SPACES)


# An ARRIVAL frame: `place` has a bit for each card to come, nobles first; `tally` is 1 in Winter, when courtiers may be discarded freely.


def arriving_card(frame: Frame) -> i64:
    """Return the card that is placed next."""
    first = lowest(frame.place)
    return MACHIAVELLI_CARD if first == MACHIAVELLI_ARRIVES else FIRST_NOBLE + first


def offer_arrival(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the free spaces for the card, and discarding courtiers to make room (V8.3, V15.4)."""
    free = free_spaces(p.components, p.players[frame.seat])
    if frame.tally > 0 or free == 0:
        offer_discards(p, frame.seat, out)
    for space in range(SPACES):
        if free >> space & 1:
            out.append(SETTLE + space)


def play_arrival(p: Position, frame: Frame, move: i64) -> None:
    """Put the arriving card on a courtier space, available; its agents become ready (V15.4, V15.7)."""
    card = arriving_card(frame)
    frame.place &= frame.place - 1
    seat_courtier(p.players[frame.seat], move - SETTLE, card, True)
    _tell_card(p, "virtu-log-arrives", frame.seat, card, move - SETTLE)
    gain_agents(p, frame.seat, p.components.card_agents[card])


def hire_cost(p: Position, seat: i64, city: i64) -> i64:
    """Return the price of an army in a city: less in a start city of one's own (V15.8)."""
    c = p.components
    if c.start_cities[p.players[seat].family] >> city & 1:
        return c.hire_start
    return c.hire_other


def offer_hiring(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the cities where an army can be hired and paid (V15.8)."""
    player = p.players[frame.seat]
    out.append(DONE)
    own = controlled(player)
    for city in range(CITIES):
        if own >> city & 1 and player.treasury >= hire_cost(p, frame.seat, city):
            out.append(HIRE + city)
    offer_discards(p, frame.seat, out)


def no_hiring(p: Position, seat: i64) -> bool:
    """Return whether no army can be hired, even with all the florins within reach."""
    player = p.players[seat]
    if armies_on_map(player) >= p.components.max_armies:
        return True
    own = controlled(player)
    if own == 0:
        return True
    florins = florins_within_reach(p, seat)
    for city in range(CITIES):
        if own >> city & 1 and florins >= hire_cost(p, seat, city):
            return False
    return True


def hire(p: Position, seat: i64, city: i64) -> None:
    """Hire an army in a city (V15.8)."""
    p.players[seat].treasury -= hire_cost(p, seat, city)
    add_army(p.players[seat], city)
    if p.events is not None:
        p.tell("virtu-log-hire", seat, {"city": "@virtu-city-" + p.components.city_names[city]})
