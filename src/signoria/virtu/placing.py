# compiled
"""Placing the three family cards, all players at the same time and hidden (V2.3)."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.game import Event
from signoria.ints import i64
from signoria.virtu.moves import PLACE, ROOMS, SPACES
from signoria.virtu.palace import fits_room, occupied_spaces, put_in_room, seat_courtier
from signoria.virtu.position import Frame, Player, Position

WAYS: Final = ROOMS + SPACES


def family_card(p: Position, player: Player, number: i64) -> i64:
    """Return the family card with a number from 0 to 2."""
    return p.components.family_cards[player.family * 3 + number]


def offer_placing(p: Position, seat: i64, out: list[int]) -> None:
    """Append where each card not yet placed may go: rooms, under a card in a room, open courtier spaces (V2.3)."""
    player = p.players[seat]
    free = p.components.open_spaces & ~occupied_spaces(player)
    for number in range(3):
        if player.unplaced >> number & 1:
            card = family_card(p, player, number)
            for room in range(ROOMS):
                if fits_room(p.components, player, room, card):
                    out.append(PLACE + number * WAYS + room)
            for space in range(SPACES):
                if free >> space & 1:
                    out.append(PLACE + number * WAYS + ROOMS + space)


def put_family_card(p: Position, player: Player, move: i64) -> None:
    """Place one family card; courtiers start available (V2.3)."""
    number: i64 = (move - PLACE) // WAYS
    way: i64 = (move - PLACE) % WAYS
    player.unplaced &= ~(bit(number))
    if way < ROOMS:
        put_in_room(player, way, family_card(p, player, number))
    else:
        seat_courtier(player, way - ROOMS, family_card(p, player, number), True)


def play_placing(p: Position, frame: Frame, move: i64) -> None:
    """Place a family card; a player whose three are placed is ready (V2.3)."""
    player = p.players[frame.seat]
    put_family_card(p, player, move)
    if p.events is not None:
        number: i64 = (move - PLACE) // WAYS
        way: i64 = (move - PLACE) % WAYS
        place = f"@virtu-room {way + 1}" if way < ROOMS else f"@virtu-courtier-space {way - ROOMS + 1}"
        card = "@virtu-card-" + p.components.card_names[family_card(p, player, number)]
        p.events.append(Event("virtu-log-placed", int(frame.seat), {}, {"card": card, "place": place}))
    if player.unplaced == 0:
        p.frames.remove(frame)
        if p.events is not None:
            p.tell("virtu-log-ready", frame.seat, {})
