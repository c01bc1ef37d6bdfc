# compiled
"""Which region to assemble and where to put the starting castle: what their traits have been worth in games (T2.6, T2.7)."""

from __future__ import annotations

from typing import Final

from signoria.bots.tuscany.judgement import bits
from signoria.ints import i64
from signoria.tuscany.components import Components
from signoria.tuscany.kinds import CASTLE, COLOURS, cards_in
from signoria.tuscany.moves import START
from signoria.tuscany.region import SPACES, Region
from signoria.tuscany.state import State

TRAITS: Final = 29


def traits(components: Components, region: Region, castle: i64, hand: i64) -> list[float]:
    """Return the traits of a region with the starting castle on a space: areas by colour, what lies around, what the hand pays."""
    out: list[float] = [0.0] * TRAITS
    ring: i64 = region.neighbours[castle]
    second: i64 = 0
    for space in range(i64(SPACES)):
        if (ring >> space) & 1:
            second |= i64(region.neighbours[space])
    second &= ~ring & ~(1 << castle)
    near: i64 = 0
    alone = 0.0
    for space in range(i64(SPACES)):
        colour: i64 = region.colours[space]
        size = bits(region.areas[space])
        out[colour] += float(components.area_points[size]) / float(size)
        if (ring >> space) & 1:
            out[COLOURS + colour] = 1.0
            near |= 1 << colour
            if size == 1:
                alone += 1.0
        elif (second >> space) & 1:
            out[2 * COLOURS + colour] = 1.0
    payable = 0.0
    for colour in range(i64(COLOURS)):
        if (near >> colour) & 1:
            out[2 * COLOURS + colour] = 0.0
            held = cards_in(hand, colour)
            payable += float(held if held < 2 else 2)
    out[24] = float(bits(ring))
    out[25] = float(bits(second))
    out[26] = payable
    out[27] = alone
    out[28] = float(bits(region.areas[castle]))
    return out


def worth(components: Components, region: Region, castle: i64, hand: i64, weights: list[float]) -> float:
    """Return what a region with the starting castle on a space is worth, in points of the final score."""
    value = 0.0
    for number, trait in enumerate(traits(components, region, castle, hand)):
        value += weights[number] * trait
    return value


def prospects(state: State, seat: i64, moves: list[int], weights: list[float]) -> list[float]:
    """Return for every region, with its best castle space, or for every castle space of an assembled one, what it is worth."""
    player = state.players[seat]
    values: list[float] = []
    for move in moves:
        if move >= START:
            values.append(worth(state.components, player.assembled(), move - START, player.hand, weights))
            continue
        region = state.components.region(player.boards, move)
        most = -1e9
        for space in range(i64(SPACES)):
            if region.colours[space] == CASTLE:
                value = worth(state.components, region, space, player.hand, weights)
                if value > most:
                    most = value
        values.append(most)
    return values


def found(state: State, seat: i64, weights: list[float]) -> i64:
    """Return the best region to assemble, or the best space for the starting castle in one that is assembled."""
    moves = state.moves(seat)
    values = prospects(state, seat, moves, weights)
    best: i64 = 0
    for number in range(i64(len(moves))):
        if values[number] > values[best]:
            best = number
    return moves[best]
