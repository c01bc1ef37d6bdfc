# compiled
"""Colours, kinds of tiles and the packs that count them (T1).

A pack is an integer with one lane for each kind, holding how many there are. Region cards are counted in packs of eight-bit lanes, one for
each colour; tiles and bonus tiles in packs of three-bit lanes.
"""

from __future__ import annotations

from typing import Final

from signoria.bits import shifted
from signoria.ints import i64

CASTLE: Final = 0
CITY: Final = 1
INN: Final = 2
QUARRY: Final = 3
VILLAGE: Final = 4
MONASTERY: Final = 5
WAGON: Final = 6
AGRICULTURE: Final = 7
COLOURS: Final = 8

COLOUR_LETTERS: Final = "DRBGOYEL"
COLOUR_NAMES: Final = ["castle", "city", "inn", "quarry", "village", "monastery", "wagon", "agriculture"]

# A kind of tile is its colour, but for the agriculture tiles, of which there is one kind for each set of farms they may show (T8.4).
FARM_LETTERS: Final = "VHOW"
FARM_FACES: Final = ["V", "H", "O", "W", "VH", "VO", "VW", "HO", "HW", "OW"]
FARMS: Final = [0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 0]
"""The farms a kind of tile shows, as a bit mask over `FARM_LETTERS`."""
HEX: Final = 17
"""The inn hex, which lies in storage beside the tiles."""
KINDS: Final = 18
KIND_NAMES: Final = [*COLOUR_NAMES[:7], *FARM_FACES, "hex"]

CARD_BONUS: Final = 0
STORAGE_BONUS: Final = 1
MARBLE_BONUS: Final = 2
WORKER_BONUS: Final = 3
YIELD_BONUS: Final = 4
BONUS_NAMES: Final = ["card", "storage", "marble", "worker", "yield"]

RED_REWARD: Final = 0
GREEN_REWARD: Final = 1
CARDS_REWARD: Final = 2
WORKER_REWARD: Final = 3
MARBLE_REWARD: Final = 4
HEX_REWARD: Final = 5
REWARD_NAMES: Final = ["red", "green", "cards", "worker", "marble", "hex"]

AREAS: Final = 0
AGRICULTURE_POINTS: Final = 1
COLOUR_BONUS: Final = 2
STORAGE_POINTS: Final = 3
YIELD_POINTS: Final = 4
OVERFLOW: Final = 5
LEFTOVERS: Final = 6
SOURCE_NAMES: Final = ["areas", "agriculture", "colour-bonus", "storage", "yield", "overflow", "leftovers"]

CARD_LANE: Final = 8
TILE_LANE: Final = 3
SOURCE_LANE: Final = 9


def colour_of(kind: i64) -> i64:
    """Return the colour of a kind of tile; the inn hex has none of its own."""
    return kind if kind < AGRICULTURE else AGRICULTURE


def cards_in(pack: i64, colour: i64) -> i64:
    """Return how many cards of a colour a card pack holds."""
    return (pack >> (colour * CARD_LANE)) & 255


def card(colour: i64) -> i64:
    """Return the card pack of one card."""
    return shifted(1, colour * CARD_LANE)


def cards_total(pack: i64) -> i64:
    """Return how many cards a card pack holds."""
    return pack % 255  # 256 leaves 1 when divided by 255, so the lanes add up


def tiles_in(pack: i64, kind: i64) -> i64:
    """Return how many tiles of a kind a tile pack holds."""
    return (pack >> (kind * TILE_LANE)) & 7


def tile(kind: i64) -> i64:
    """Return the tile pack of one tile."""
    return shifted(1, kind * TILE_LANE)


def tiles_total(pack: i64) -> i64:
    """Return how many tiles a tile pack holds."""
    total: i64 = 0
    while pack:
        total += pack & 7
        pack >>= TILE_LANE
    return total


def stored_total(storage: i64) -> i64:
    """Return how many tiles a storage holds: six at the most."""
    return storage % 7  # 8 leaves 1 when divided by 7, so the lanes add up


def source(points: i64, of: i64) -> i64:
    """Return the points pack that has `points` of one source."""
    return points << (of * SOURCE_LANE)


def points_in(pack: i64, of: i64) -> i64:
    """Return the points of one source in a points pack."""
    return (pack >> (of * SOURCE_LANE)) & 511
