# compiled
"""Set-up: the supply, the players, who goes first (V2)."""

from __future__ import annotations

from typing import Final

from signoria.bits import bit
from signoria.chance import Chance
from signoria.ints import i64
from signoria.virtu.components import Components
from signoria.virtu.domain import add_army
from signoria.virtu.moves import CITIES, FIRST_NOBLE, NOBLES
from signoria.virtu.position import FAMILY_PLACING, Frame, Player, Position

FIRST_PLAYER: Final = 0
FAMILY: Final = 1
"""The decks of the game: the only chance is who goes first (V17.1) and, if the table wants it so, who plays which family (V1.1)."""


def set_up(components: Components, families: list[i64], chance: Chance) -> Position:
    """Return a game before its first decision: everything laid out, the family cards not yet placed (V2.1–V2.4)."""
    p = Position(components)
    seats: i64 = len(families)
    for noble in range(NOBLES):
        p.nobles |= components.card_copies[FIRST_NOBLE + noble] << (4 * noble)
    for seat in range(seats):
        p.players.append(new_player(components, families[seat]))
    pack: i64 = 0
    for seat in range(seats):
        pack |= bit(4 * seat)
    first = chance.pick(FIRST_PLAYER, pack, 4, seats)
    for turn in range(seats):
        seat_then: i64 = (first + turn) % seats
        p.order.append(seat_then)
        # The first player's disc lies on top of the stacks.
        p.players[seat_then].stamp = seats - turn
    p.clock = seats
    for seat in range(seats):
        p.push(Frame(FAMILY_PLACING, seat))
    return p


def new_player(components: Components, family: i64) -> Player:
    """Return a player at the start: two cities, an army at each, agents, a florin, three cards to place (V2.2)."""
    player = Player(family)
    player.treasury = components.start_florins
    player.unplaced = 7
    player.domain = components.start_cities[family]
    player.ready = player.domain
    player.ready_agents = components.start_agents[family]
    for city in range(CITIES):
        if player.domain >> city & 1:
            for _ in range(components.start_armies):
                add_army(player, city)
    return player


def draw_families(components: Components, chance: Chance) -> list[i64]:
    """Return the families in the order of the seats, drawn at random (V1.1)."""
    drawn: list[i64] = []
    pack: i64 = 0
    for family in components.families:
        pack |= bit(4 * family)
    for left in range(len(components.families), 0, -1):
        family = chance.pick(FAMILY, pack, 4, left)
        pack &= ~(bit(4 * family))
        drawn.append(family)
    return drawn
