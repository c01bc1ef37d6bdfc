# compiled
"""The numbers of an observation: one byte each, counts and flags as they lie on the table (T10).

Only what `signoria.tuscany.view` shows a seat goes in: of the other hands their size, of the other regions nothing until all are ready.
What the view tells beyond that (who drew and paid what, in which order) is left out, but for its sum: the cards not seen, by colour.
"""

from __future__ import annotations

from typing import Final

from signoria.ints import i64
from signoria.tuscany.kinds import COLOURS, KINDS, cards_in, cards_total, tiles_in
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.player import Player
from signoria.tuscany.position import ASSEMBLE, GAP, MAKE_ROOM, PAYMENT, STEP_NAMES
from signoria.tuscany.region import SPACES, Region
from signoria.tuscany.scoring import projected
from signoria.tuscany.state import State

STEPS: Final = len(STEP_NAMES)
BONUSES: Final = 5
ROUNDS: Final = 3
YIELD_KINDS: Final = 8

# Name, shape (-1: the number of players), unit, meaning.
TABLE_PARTS: Final[list[tuple[str, tuple[int, ...], int, str]]] = [
    ("step", (STEPS,), 1, "which decision is due"),
    ("round", (ROUNDS,), 1, "the round"),
    ("flags", (5,), 1, "extra turns; marble used; anything moved in this cycle; option: draw two; option: inn hex in the same turn"),
    ("turn", (1,), 40, "turns begun, at most 255"),
    ("current", (-1,), 1, "whose turn it is, counted from the viewer"),
    ("first", (-1,), 1, "who is first player, counted from the viewer"),
    ("pending-tile", (KINDS,), 1, "the tile to be paid for"),
    ("pending-space", (SPACES,), 1, "the space it goes to"),
    ("pending-place", (SLOTS,), 1, "the place of the display to make room for"),
    ("display", (SLOTS, KINDS), 1, "the tile at each place of the display"),
    ("display-neutral", (SLOTS,), 1, "places that hold a neutral tile"),
    ("deck", (1,), 60, "region cards in the deck"),
    ("discards", (COLOURS,), 8, "discarded region cards by colour"),
    ("unseen", (COLOURS,), 16, "region cards by colour that the viewer does not see: in the deck or in another hand"),
    ("yields", (YIELD_KINDS,), 6, "yield cards left, by kind in the order of the component file"),
    ("neutral", (KINDS,), 4, "face-down neutral tiles by kind"),
    ("removed", (KINDS,), 4, "neutral tiles out of play by kind"),
    ("bonus-left", (BONUSES,), 4, "bonus tiles left: card, storage, marble, worker, yield"),
    ("colour-bonus", (COLOURS, 2, 2), 1, "for each colour and side of the colour bonus: taken by anybody; taken by the viewer"),
]

PLAYER_PARTS: Final[list[tuple[str, tuple[int, ...], int, str]]] = [
    ("boards", (3, 4), 1, "which boards A, B, C were dealt; hidden of others while regions are assembled"),
    ("shifts", (2,), 1, "whether the second and third board lie half a hex higher; hidden likewise"),
    ("colours", (COLOURS, SPACES), 1, "the spaces of each colour; hidden likewise"),
    ("filled", (SPACES,), 1, "spaces with a tile; hidden likewise"),
    ("reach", (SPACES,), 1, "empty spaces next to a tile; hidden likewise"),
    ("hexes", (SPACES,), 1, "spaces with an inn hex"),
    ("farms", (4, SPACES), 1, "spaces with a vineyard, hogs, olives, wheat"),
    ("ready", (1,), 1, "region assembled and starting castle placed"),
    ("hand", (COLOURS,), 4, "region cards in hand by colour; hidden of others"),
    ("hand-size", (1,), 10, "region cards in hand"),
    ("storage", (KINDS,), 2, "tiles and inn hexes in storage by kind"),
    ("storage-spaces", (1,), 4, "storage spaces"),
    ("fresh-hexes", (1,), 2, "inn hexes that may not be placed in this turn"),
    ("pile", (1,), 21, "face-down tiles in the piles"),
    ("pile-tiles", (KINDS,), 4, "the kinds they have"),
    ("marble", (1,), 3, "marble"),
    ("workers", (1,), 4, "workers"),
    ("bonus", (BONUSES,), 2, "bonus tiles: card, storage, marble, worker, yield"),
    ("green", (1,), 30, "green points"),
    ("red", (1,), 60, "red points, at most 255"),
    ("projected", (1,), 80, "final score if nothing more happened, at most 255"),
]


def _one_of(size: int) -> list[bytes]:
    """Return for every number below `size` the bytes that have a 1 there; at the end those that have none."""
    return [bytes([1 if there == number else 0 for there in range(size)]) for number in range(size + 1)]


# Ten spaces are one look-up, and so are three kinds of tiles: nothing here is done number by number that can be done in one piece.
_TEN_BITS: Final = [bytes([mask >> bit & 1 for bit in range(10)]) for mask in range(1024)]
_THREE_LANES: Final = [bytes([pack >> (3 * lane) & 7 for lane in range(3)]) for pack in range(512)]
_BYTE: Final = [bytes([number]) for number in range(256)]
_ONE_OF: Final = [_one_of(size) for size in range(31)]
_NO_BOARDS: Final = bytes(14 + COLOURS * SPACES + 2 * SPACES)
_NO_HAND: Final = bytes(COLOURS)
_GAP_PLACE: Final = bytes(KINDS)


def _spaces(mask: i64, out: list[bytes]) -> None:
    out.append(_TEN_BITS[mask & 1023])
    out.append(_TEN_BITS[(mask >> 10) & 1023])
    out.append(_TEN_BITS[(mask >> 20) & 1023])


def _tiles(pack: i64, out: list[bytes]) -> None:
    for lane in range(i64(6)):
        out.append(_THREE_LANES[(pack >> (9 * lane)) & 511])


def _count(number: i64, out: list[bytes]) -> None:
    out.append(_BYTE[number if number < 255 else 255])


def _cards(pack: i64, out: list[bytes]) -> None:
    for colour in range(i64(COLOURS)):
        out.append(_BYTE[cards_in(pack, colour)])


def _bonuses(pack: i64, out: list[bytes]) -> None:
    for bonus in range(i64(BONUSES)):
        out.append(_BYTE[tiles_in(pack, bonus)])


def _region(player: Player, out: list[bytes]) -> None:
    """Add boards, shifts, colours, filled spaces and reach: what is hidden of others while regions are assembled."""
    for letter in range(i64(3)):
        out.append(_ONE_OF[4][(player.boards >> (2 * letter)) & 3])
    region: Region | None = player.region
    if region is None:
        out.append(_NO_BOARDS[:2])
        out.append(_NO_BOARDS[: COLOURS * SPACES])
    else:
        out.append(_BYTE[region.arrangement & 1])
        out.append(_BYTE[(region.arrangement >> 1) & 1])
        for colour in range(COLOURS):
            _spaces(region.colour_masks[colour], out)
    _spaces(player.filled, out)
    _spaces(player.frontier, out)


def _player(state: State, player: Player, own: bool, out: list[bytes]) -> None:
    if own or state.step != ASSEMBLE:
        _region(player, out)
    else:
        out.append(_NO_BOARDS)
    _spaces(player.hexes, out)
    _spaces(player.vineyards, out)
    _spaces(player.hogs, out)
    _spaces(player.olives, out)
    _spaces(player.wheat, out)
    out.append(_BYTE[1 if player.ready() else 0])
    if own:
        _cards(player.hand, out)
    else:
        out.append(_NO_HAND)
    _count(cards_total(player.hand), out)
    _tiles(player.storage, out)
    _count(player.storage_spaces(), out)
    _count(player.fresh_hexes, out)
    _count(player.pile_left, out)
    _tiles(player.pile, out)
    _count(player.marble, out)
    _count(player.workers, out)
    _bonuses(player.bonus, out)
    _count(player.green, out)
    _count(player.red, out)
    _count(projected(state, player), out)


def _display(state: State, out: list[bytes]) -> None:
    for place in range(i64(SLOTS)):
        kind = state.slot(place)
        out.append(_GAP_PLACE if kind == GAP else _ONE_OF[KINDS][kind])
    out.append(_TEN_BITS[state.display_neutral][:SLOTS])


def _colour_bonus(state: State, seat: i64, out: list[bytes]) -> None:
    for lane in range(i64(2 * COLOURS)):
        taker = (state.colour_bonus >> (3 * lane)) & 7
        out.append(_BYTE[1 if taker else 0])
        out.append(_BYTE[1 if taker == seat + 1 else 0])


def observation(state: State, seat: i64) -> bytes:
    """Return what `seat` may know of a position: the table, then the players in turn order from the seat."""
    out: list[bytes] = []
    seats: i64 = len(state.players)
    step = state.step
    out.append(_ONE_OF[STEPS][step])
    out.append(_ONE_OF[ROUNDS][state.round - 1])
    out.append(_BYTE[1 if state.extra_turns else 0])
    out.append(_BYTE[1 if state.marble_used else 0])
    out.append(_BYTE[1 if state.stirred else 0])
    out.append(_BYTE[1 if state.draw_option == 2 else 0])
    out.append(_BYTE[1 if state.hex_same_turn else 0])
    _count(state.turn, out)
    out.append(_ONE_OF[seats][(state.current - seat + seats) % seats])
    out.append(_ONE_OF[seats][(state.first - seat + seats) % seats])
    paying = step == PAYMENT
    out.append(_ONE_OF[KINDS][state.pending_kind if paying else KINDS])
    out.append(_ONE_OF[SPACES][state.pending_place if paying else SPACES])
    out.append(_ONE_OF[SLOTS][state.pending_place if step == MAKE_ROOM else SLOTS])
    _display(state, out)
    _count(cards_total(state.deck), out)
    _cards(state.discards, out)
    _cards(state.components.cards - state.discards - state.players[seat].hand, out)
    _cards(state.yields, out)
    _tiles(state.neutral, out)
    _tiles(state.removed, out)
    _bonuses(state.bonus_left, out)
    _colour_bonus(state, seat, out)
    for number in range(seats):
        other = seat + number
        if other >= seats:
            other -= seats
        _player(state, state.players[other], number == 0, out)
    return b"".join(out)
