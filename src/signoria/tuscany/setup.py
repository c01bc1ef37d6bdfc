# compiled
"""Setting up: the deal, the hidden assembly of regions, the starting castle (T2)."""

from __future__ import annotations

from signoria.chance import Chance
from signoria.ints import i64
from signoria.tuscany.cards import draw_cards
from signoria.tuscany.display import fill_neutral, keep_limit
from signoria.tuscany.kinds import COLOUR_NAMES
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.placing import fill_space
from signoria.tuscany.player import Player
from signoria.tuscany.position import ACTION, BOARDS, DRAFT, FIRST_PLAYER, Position
from signoria.tuscany.region import SPACE_NAMES

OPENING_HAND = 5


def deal(table: Position, seats: i64, chance: Chance) -> None:
    """Lay out supplies, display, hands and boards (T2.1–T2.6, T2.8)."""
    components = table.components
    table.deck = components.cards
    table.yields = components.yields
    table.yields_left = components.yield_count
    table.neutral = components.neutral_tiles
    table.neutral_left = components.neutral_count
    table.bonus_left = components.bonus_tiles
    everybody: i64 = 0
    for _ in range(seats):
        player = Player()
        player.pile = components.player_tiles
        player.pile_left = 3 * components.pile_size
        table.players.append(player)
        everybody = everybody * 2 + 1
    table.first = chance.pick(FIRST_PLAYER, everybody, 1, seats)
    for place in range(SLOTS):
        fill_neutral(table, place, chance)
    keep_limit(table, chance)
    for seat in turn_order(table):
        draw_cards(table, seat, OPENING_HAND, chance)
    for letter in range(3):
        boards: i64 = 15
        left: i64 = 4
        for seat in turn_order(table):
            board = chance.pick(BOARDS + letter, boards, 1, left)
            boards &= ~(1 << board)
            left -= 1
            table.players[seat].boards |= board << (2 * letter)
    table.current = table.first


def turn_order(table: Position) -> list[int]:
    """Return the seats clockwise from the starting player."""
    seats = len(table.players)
    return [(int(table.first) + n) % seats for n in range(seats)]


def assemble(table: Position, seat: i64, arrangement: i64) -> None:
    """Join the three boards (T2.6). Hidden until all are ready."""
    player = table.players[seat]
    player.region = table.components.region(player.boards, arrangement)


def place_starting_castle(table: Position, seat: i64, space: i64) -> None:
    """Fill a dark green space with the starting castle, without effect and without area points (T2.7)."""
    player = table.players[seat]
    player.castle = space
    fill_space(player, space)
    for other in table.players:
        if not other.ready():
            return
    table.step = DRAFT
    if table.events is not None:
        for number, owner in enumerate(table.players):
            table.tell("tuscany-log-region", number, {"castle": SPACE_NAMES[owner.castle], "colour": COLOUR_NAMES[0]})


def end_draft_turn(table: Position, seat: i64) -> None:
    """Let the next player take a bonus tile; after the last one play starts (T2.9, T2.10)."""
    after = seat + 1
    table.current = 0 if after == len(table.players) else after
    if table.current == table.first:
        table.step = ACTION
        if table.events is not None:
            table.tell("tuscany-log-round", None, {"round": 1})
            table.tell("tuscany-log-turn", int(table.current), {})
