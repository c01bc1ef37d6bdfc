# compiled
"""Symbols and actions (V1.4), and packs that count symbols.

A pack is an integer with a lane of six bits for each kind of symbol. What a card offers, what a price asks and what a payment still
needs are packs.
"""

from __future__ import annotations

from typing import Final

from signoria.bits import shifted
from signoria.ints import i64

FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
SYMBOLS: Final = 8
EITHER: Final = 8
"""A lane of prices only: crown or cross, as the payer likes (V8.1)."""

SYMBOL_NAMES: Final = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")

GOVERN: Final = 0
PATRONAGE: Final = 1
TRADE: Final = 2
DIPLOMACY: Final = 3
WARFARE: Final = 4
INTRIGUE: Final = 5
ACTIONS: Final = 6

ACTION_NAMES: Final = ("govern", "patronage", "trade", "diplomacy", "war", "intrigue")

LANE: Final = 6
LANE_MASK: Final = 63


def lane(pack: i64, slot: i64) -> i64:
    """Return what stands in a lane of a pack."""
    return (pack >> (slot * LANE)) & LANE_MASK


def with_lane(pack: i64, slot: i64, value: i64) -> i64:
    """Return the pack with a lane set to `value`."""
    shift: i64 = slot * LANE
    return (pack & ~shifted(LANE_MASK, shift)) | (value << shift)


def count(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def lowest(mask: i64) -> i64:
    """Return the number of the lowest bit that is set. The mask must not be empty."""
    index: i64 = 0
    while mask & 0xFF == 0:
        mask >>= 8
        index += 8
    while mask & 1 == 0:
        mask >>= 1
        index += 1
    return index
