"""A region of The Castles of Tuscany drawn with letters: flat-topped hexes, two lines high, neighbours shifted by one line.

Letters tell everything; colours only help. In a hex stand the letter of its colour and the name of its space:
O empty, ›O‹ a tile may go there now, ?O? waits for its payment, [O] filled, [vo] with farms, (O) an inn hex, [★] the starting castle.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from rich.text import Text as Line

from signoria.tuscany.kinds import COLOUR_LETTERS, HEX, KIND_NAMES
from signoria.tuscany.region import ARRANGEMENT_TEXTS, SPACE_NAMES, columns, heights

INKS = {
    "D": "#2e9162",
    "R": "#dd5546",
    "B": "#5b8def",
    "G": "#8d97a5",
    "O": "#e58b33",
    "Y": "#d9b02a",
    "E": "#c2a878",
    "L": "#8fbf4a",
}
"""The colour of an empty space: readable on dark and on light ground."""

FACES = {
    "D": "bold #f5f1e2 on #23543e",
    "R": "bold #fff4ea on #b5392b",
    "B": "bold #f3f6ff on #2f57aa",
    "G": "bold #ffffff on #69727f",
    "O": "bold #351a02 on #e58b33",
    "Y": "bold #382800 on #f0c437",
    "E": "bold #46311a on #ecdfc5",
    "L": "bold #22300d on #9dc05c",
}
"""The colours of a tile."""

EDGE = "grey50"
LEGAL = "bold bright_cyan"
INN_HEX = KIND_NAMES[HEX]
COLOUR_OF_SPACE = dict(zip(SPACE_NAMES, range(len(SPACE_NAMES)), strict=True))


class Sight(NamedTuple):
    """What is to be seen of a region."""

    arrangement: str
    colours: str
    castle: str | None
    tiles: Mapping[str, str]
    legal: Collection[str]
    pending: str | None


def letter_of(kind: str) -> str:
    """Return the letter of a tile's colour; for an inn hex a hexagon."""
    if kind == INN_HEX:
        return "⬡"
    return "L" if kind.isupper() else COLOUR_LETTERS[KIND_NAMES.index(kind)]


def face(kind: str) -> str:
    """Return the style of a tile."""
    return FACES.get(letter_of(kind), "bold reverse")


def mark_of(sight: Sight, space: str) -> str:
    """Return what stands in a space."""
    letter = sight.colours[COLOUR_OF_SPACE[space]]
    if space == sight.castle:
        return "[★]"
    if space in sight.tiles:
        tile = sight.tiles[space]
        return f"({letter})" if tile == INN_HEX else f"[{tile.lower()}]" if tile.isupper() else f"[{letter}]"
    if space == sight.pending:
        return f"?{letter}?"
    return f"›{letter}‹" if space in sight.legal else letter


def draw_region(sight: Sight, inside: int) -> Line:
    """Draw a region. `inside` is the width of a hex between its edges: at least 4."""
    shifts = ARRANGEMENT_TEXTS.index(sight.arrangement) % 4
    height = heights(shifts)
    top = min(height) - 1
    canvas = [[(" ", "")] * (9 * (inside + 1) + 1) for _ in range(max(height) - top + 2)]

    def put(row: int, at: int, text: str, style: str) -> None:
        for number, letter in enumerate(text):
            canvas[row][at + number] = (letter, style)

    for space, column in enumerate(columns()):
        name, row, at = SPACE_NAMES[space], height[space] - top, column * (inside + 1)
        letter = sight.colours[space]
        filled = name == sight.castle or name in sight.tiles
        style = FACES[letter] if filled else f"bold {INKS[letter]}"
        if canvas[row - 1][at + 1][0] == " ":
            put(row - 1, at + 1, "_" * inside, EDGE)
        put(row, at, "/", EDGE)
        put(row, at + inside + 1, "\\", EDGE)
        put(row + 1, at, "\\", EDGE)
        put(row + 1, at + inside + 1, "/", EDGE)
        mark = mark_of(sight, name).center(inside)
        put(row, at + 1, mark, style)
        put(row + 1, at + 1, name.center(inside, "_"), style.replace("bold ", "") if filled else EDGE)
        if not filled and (name in sight.legal or name == sight.pending):
            for number, sign in enumerate(mark):
                if sign in "›‹?":
                    put(row, at + 1 + number, sign, LEGAL)
            put(row + 1, at + 1, name.center(inside, "_"), LEGAL)
    drawn = Line(no_wrap=True)
    for number, cells in enumerate(canvas):
        if number:
            drawn.append("\n")
        for style, run in groupby(cells, key=itemgetter(1)):
            drawn.append("".join(letter for letter, _ in run), style)
    return drawn
