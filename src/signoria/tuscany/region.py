# compiled
"""A player's region: three boards of ten hex spaces, joined (T1.5, T2.6).

The 30 spaces are numbered column by column from the left, top to bottom, and named by column letter and number from the top: a1 … i3.
Sets of spaces are bit masks. An arrangement is a number below 192: order of the boards, half turns, shifts.
"""

from __future__ import annotations

from typing import Final

from signoria.ints import i64

SPACES: Final = 30
BOARD_SPACES: Final = 10
ARRANGEMENTS: Final = 192
COLUMN_HEIGHTS: Final = [3, 4, 3, 3, 4, 3, 3, 4, 3]
ORDERS: Final = ["ABC", "ACB", "BAC", "BCA", "CAB", "CBA"]

SPACE_NAMES: Final = [f"{'abcdefghi'[column]}{row + 1}" for column in range(9) for row in range(COLUMN_HEIGHTS[column])]


def arrangement_text(arrangement: int) -> str:
    """Return the notation of an arrangement, such as "B'-A+C".

    The boards from left to right; ' marks a board turned by 180°; + or - says that the next board lies half a hex higher or lower.
    """
    order, turns, shifts = ORDERS[arrangement // 32], arrangement // 4 % 8, arrangement % 4
    text = ""
    for place in range(3):
        if place:
            text += "+" if shifts >> (place - 1) & 1 else "-"
        text += order[place]
        if turns >> place & 1:
            text += "'"
    return text


ARRANGEMENT_TEXTS: Final = [arrangement_text(a) for a in range(ARRANGEMENTS)]


def heights(shifts: int) -> list[int]:
    """Return the vertical position of every space, in half hexes from the top, for the two shifts between the boards."""
    result: list[int] = []
    offset = 0
    for place in range(3):
        if place:
            offset += -1 if shifts >> (place - 1) & 1 else 1
        for first, height in ((2, 3), (1, 4), (2, 3)):
            result.extend(offset + first + 2 * row for row in range(height))
    return result


def columns() -> list[int]:
    """Return the column of every space."""
    return [column for column in range(9) for _ in range(COLUMN_HEIGHTS[column])]


def neighbour_masks(shifts: int) -> list[int]:
    """Return for every space the mask of the spaces that share an edge with it."""
    column, height = columns(), heights(shifts)
    masks: list[int] = []
    for a in range(SPACES):
        mask = 0
        for b in range(SPACES):
            across, up = abs(column[a] - column[b]), abs(height[a] - height[b])
            if (across == 0 and up == 2) or (across == 1 and up == 1):
                mask |= 1 << b
        masks.append(mask)
    return masks


NEIGHBOURS: Final = [neighbour_masks(shifts) for shifts in range(4)]


class Region:
    """The 30 spaces of one assembly of three boards, with everything that follows from it computed once."""

    def __init__(self, boards: list[list[int]], arrangement: int) -> None:
        self.arrangement: i64 = arrangement
        order, turns, shifts = ORDERS[arrangement // 32], arrangement // 4 % 8, arrangement % 4
        self.colours: list[int] = []
        for place in range(3):
            colours = boards["ABC".index(order[place])]
            self.colours.extend(colours[::-1] if turns >> place & 1 else colours)
        self.neighbours: list[int] = NEIGHBOURS[shifts]
        self.colour_masks: list[int] = [0] * 8
        for space, colour in enumerate(self.colours):
            self.colour_masks[colour] |= 1 << space
        self.areas: list[int] = [0] * SPACES
        """For every space the mask of its area: all spaces of its colour connected to it (T6.5)."""
        for space in range(SPACES):
            if not self.areas[space]:
                area = self._area(space)
                for other in spaces_in(area):
                    self.areas[other] = area

    def _area(self, space: int) -> int:
        same = self.colour_masks[self.colours[space]]
        area, fresh = 0, 1 << space
        while fresh:
            area |= fresh
            grown = 0
            for other in spaces_in(fresh):
                grown |= self.neighbours[other]
            fresh = grown & same & ~area
        return area


def spaces_in(mask: int) -> list[int]:
    """Return the spaces of a mask in ascending order."""
    spaces: list[int] = []
    while mask:
        lowest = mask & -mask
        spaces.append(lowest.bit_length() - 1)
        mask ^= lowest
    return spaces
