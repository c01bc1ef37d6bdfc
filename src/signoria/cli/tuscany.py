"""The Castles of Tuscany in a terminal: the table, the moves in words, and building a region step by step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.drawing import Answer, Choice, moves_in
from signoria.cli.tuscany_region import FACES, INKS, INN_HEX, Sight, draw_region, face, letter_of
from signoria.game import JsonObject
from signoria.tuscany.components import Components
from signoria.tuscany.kinds import BONUS_NAMES, COLOUR_LETTERS, COLOUR_NAMES
from signoria.tuscany.region import ARRANGEMENT_TEXTS, SPACE_NAMES, Region
from signoria.tuscany.tables import components_of
from signoria.tuscany.view import PlayerView, TuscanyView
from signoria.words import Words

WIDE = 100
"""From this width on hexes are wider."""
MOST_LETTERS = 4
"""How many cards of one colour are drawn one by one."""
ARRANGEMENT = re.compile(r"([ABC]'?)\s*([+-])\s*([ABC]'?)\s*([+-])\s*([ABC]'?)")
FIRST_TRY = "A-B+C"
LETTER_OF = dict(zip(COLOUR_NAMES, COLOUR_LETTERS, strict=True))
NAME_OF = dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True))


class TuscanyDrawing:
    """Draws the table of The Castles of Tuscany. Remembers the arrangement each seat is trying while regions are assembled."""

    def __init__(self) -> None:
        self.tried: dict[int, str] = {}

    def table(self, view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        """Draw everything the viewer sees."""
        seen = cast("TuscanyView", view)
        viewer = seen["seat"]
        large = of if of is not None else viewer if viewer is not None else seen["current"]
        if _assembling(seen) and of in (None, viewer):
            return Group(_heading(seen, words, width), _display(seen, words), self._attempt(seen, words, width), *_own(seen, words, width))
        return Group(
            _heading(seen, words, width),
            _display(seen, words),
            _beside(_region(seen, large, width), Group(_scores(seen, words), _colour_bonuses(seen, words))),
            *(_other(seen, seat, words, width) for seat in range(seen["seats"]) if seat != viewer),
            *_own(seen, words, width),
        )

    def choices(self, view: JsonObject, words: Words) -> list[Choice]:
        """Return the moves by number; the 192 arrangements are typed or tried out instead."""
        seen = cast("TuscanyView", view)
        if _assembling(seen):
            return []
        return [Choice(move["text"], _meaning(seen, words, move["text"])) for move in moves_in(view)]

    def hint(self, view: JsonObject, words: Words) -> str | None:
        """Return how to build a region, while one is built."""
        return words("cli-tuscany-assemble-hint") if _assembling(cast("TuscanyView", view)) else None

    def legend(self, words: Words) -> str | None:
        """Return what the marks in a region and beside the names mean."""
        return words("cli-tuscany-legend")

    def commands(self, view: JsonObject) -> list[str]:
        """Return the commands for building a region, while one is built."""
        return ["region", "turn", "swap", "shift", "suggest", "ok"] if _assembling(cast("TuscanyView", view)) else []

    def answer(self, view: JsonObject, words: Words, width: int, line: str) -> Answer | None:
        """Try out an arrangement, or confirm the one that is tried."""
        seen = cast("TuscanyView", view)
        if not _assembling(seen) or seen["seat"] is None:
            return None
        command, _, rest = line.strip().partition(" ")
        command = command.lower()
        if command not in self.commands(view):
            return None
        tried = self.tried.get(seen["seat"], FIRST_TRY)
        if command == "ok":
            return Answer(notation=f"region {tried}")
        changed = best_arrangement(seen) if command == "suggest" else changed_arrangement(tried, command, rest)
        if changed is None:
            return Answer(shown=Line(words(f"cli-tuscany-how-{command}"), style="yellow"))
        self.tried[seen["seat"]] = changed
        return Answer(shown=self._attempt(seen, words, width))

    def _attempt(self, view: TuscanyView, words: Words, width: int) -> RenderableType:
        """Draw the region that is tried out, with its areas and what they are worth."""
        assert view["seat"] is not None
        tried = self.tried.get(view["seat"], FIRST_TRY)
        region = _tried_region(view, tried)
        colours = "".join(COLOUR_LETTERS[colour] for colour in region.colours)
        sight = Sight(tried, colours, None, {}, (), None)
        areas = Table.grid(padding=(0, 1))
        for letter in COLOUR_LETTERS:
            found = sorted({region.areas[space] for space in range(len(colours)) if colours[space] == letter}, reverse=True)
            sizes = sorted((mask.bit_count() for mask in found), reverse=True)
            areas.add_row(_letter(letter), _kind(words, NAME_OF[letter]), " + ".join(str(size) for size in sizes))
        boards = ", ".join(view["players"][view["seat"]]["boards"] or [])
        side = Group(
            Line(words("cli-tuscany-boards", boards=boards)),
            Line(words("cli-tuscany-tried", region=tried), style="bold"),
            Line(words("cli-tuscany-area-sum", points=area_points(_components(view), region))),
            Line(words("cli-tuscany-areas"), style="dim"),
            areas,
        )
        return _beside(draw_region(sight, _inside(width)), side)


DRAWING = TuscanyDrawing


def _assembling(view: TuscanyView) -> bool:
    """Return whether the viewer has boards to join."""
    return view["step"] == "assemble" and view["seat"] is not None and view["players"][view["seat"]]["region"] is None


# Building a region


def _components(view: TuscanyView) -> Components:
    tables = view["components"]["tables"]
    return components_of(tables if isinstance(tables, dict) else None)


def _tried_region(view: TuscanyView, arrangement: str) -> Region:
    assert view["seat"] is not None
    boards = view["players"][view["seat"]]["boards"] or []
    numbers = sum((int(name[1]) - 1) << (2 * letter) for letter, name in enumerate(boards))
    return _components(view).region(numbers, ARRANGEMENT_TEXTS.index(arrangement))


def area_points(components: Components, region: Region) -> int:
    """Return the green points of all areas of a region together (T6.5)."""
    return sum(components.area_points[mask.bit_count()] for mask in set(region.areas))


def best_arrangement(view: TuscanyView) -> str:
    """Return the arrangement whose areas are worth most."""
    components = _components(view)
    return max(ARRANGEMENT_TEXTS, key=lambda text: area_points(components, _tried_region(view, text)))


def changed_arrangement(tried: str, command: str, rest: str) -> str | None:
    """Return an arrangement after a step: region B'-A+C, turn B, swap A B, shift 1. None if the step is not understood."""
    match = ARRANGEMENT.fullmatch(tried)
    assert match is not None
    boards, shifts = [match[1], match[3], match[5]], [match[2], match[4]]
    asked = rest.upper().replace("’", "'").replace("′", "'").replace("−", "-").replace("–", "-")
    if command == "region":
        typed = ARRANGEMENT.fullmatch(asked.strip())
        text = "".join(typed.groups()) if typed else ""
        return text if text in ARRANGEMENT_TEXTS else None
    letters = re.findall(r"[ABC]", asked)
    places = [next(place for place, board in enumerate(boards) if board[0] == letter) for letter in letters]
    if command == "turn" and len(places) == 1:
        board = boards[places[0]]
        boards[places[0]] = board[0] if board.endswith("'") else board + "'"
    elif command == "swap" and len(set(places)) == 2 == len(places):
        first, second = places
        boards[first], boards[second] = boards[second], boards[first]
    elif command == "shift" and asked.strip() in ("1", "2"):
        place = int(asked) - 1
        shifts[place] = "-" if shifts[place] == "+" else "+"
    else:
        return None
    return boards[0] + shifts[0] + boards[1] + shifts[1] + boards[2]


# The table


def _inside(width: int) -> int:
    return 6 if width >= WIDE else 4


def _beside(left: RenderableType, right: RenderableType) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


def _letter(letter: str) -> Line:
    return Line(f" {letter} ", style=FACES[letter])


def _kind(words: Words, kind: str) -> str:
    """Return the name of a kind of tile; of an agriculture tile the name of its kind."""
    return words(f"tuscany-kind-{'agriculture' if kind.isupper() else kind}")


def _tile(words: Words, kind: str) -> Line:
    """Draw a tile: letter, farms and name."""
    farms = kind.lower() if kind.isupper() else ""
    shown = f" {letter_of(kind)}{farms} "
    return Line.assemble((shown, face(kind)), " ", _kind(words, kind))


def _flow(parts: Sequence[Line | str], width: int) -> Line:
    """Join parts with dots between them; lines break only between parts."""
    line, used = Line(), 0
    for part in parts:
        piece = Line(part) if isinstance(part, str) else part
        if used and used + 3 + piece.cell_len > width:
            line.append("\n  ")
            used = 2
        elif used:
            line.append(" · ", "dim")
            used += 3
        line.append_text(piece)
        used += piece.cell_len
    return line


def _heading(view: TuscanyView, words: Words, width: int) -> Line:
    title = Line(words("tuscany-title"), style="bold")
    if view["step"] == "assemble":
        return title
    parts: list[Line | str] = [title, words("cli-tuscany-round", round=view["round"])]
    if view["extra_turns"]:
        parts.append(Line(words("cli-tuscany-extra-turns"), style="bold yellow"))
    parts.append(words("cli-tuscany-deck", deck=view["deck"], discards=len(view["discards"])))
    parts.append(words("cli-tuscany-yields", count=sum(view["yields"].values())))
    parts.append(words("cli-tuscany-neutral", count=sum(view["neutral"].values())))
    return _flow(parts, width)


def _display(view: TuscanyView, words: Words) -> RenderableType:
    """Draw the display: eight places in two rows, with the numbers that `take` and `free` name."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    cells: list[Line] = []
    for place, there in enumerate(view["display"], 1):
        legal = any(move["text"] == f"take {place}" or move["text"].startswith(f"free {place} ") for move in view["moves"])
        number = Line.assemble((f"{place} ", "bold bright_cyan" if legal else "dim"))
        cells.append(number.append_text(_tile(words, there["tile"]) if there else Line("–", style="dim")))
    grid.add_row(Line(words("cli-tuscany-display"), style="bold"), *cells[:4])
    grid.add_row("", *cells[4:])
    return grid


def _region(view: TuscanyView, seat: int, width: int) -> RenderableType:
    player = view["players"][seat]
    if player["region"] is None or player["colours"] is None:
        return Line("?")
    own = seat == view["seat"]
    legal = {move["text"].rsplit(" ", 1)[-1] for move in view["moves"]} & set(SPACE_NAMES) if own else set()
    pending = (view["pending"] or "").rsplit(" ", 1)[-1] if seat == view["current"] else None
    return draw_region(Sight(player["region"], player["colours"], player["castle"], player["tiles"], legal, pending), _inside(width))


def _scores(view: TuscanyView, words: Words) -> RenderableType:
    """Draw both scores of everybody and what they come to at the end."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for name in ("green", "red", "final"):
        table.add_column(words(f"cli-tuscany-{name}"), justify="right")
    for seat, player in enumerate(view["players"]):
        who = Line("▸ " if seat in view["actors"] else "  ").append(words.names[seat], "bold" if seat == view["seat"] else "")
        if seat == view["first"]:
            who.append(" ①", "dim")
        green, red = Line(str(player["green"]), style="green"), Line(str(player["red"]), style="red")
        table.add_row(who, green, red, Line(str(player["projected"]), style="bold"))
    return table


def _colour_bonuses(view: TuscanyView, words: Words) -> RenderableType:
    """Draw the colour bonus tiles: points of both sides, or who took them (T6.6). They explain the letters, too."""
    table = Table.grid(padding=(0, 1, 0, 0))
    cells: list[tuple[Line, Line, Line]] = []
    for name in COLOUR_NAMES:
        bonus = view["colour_bonus"][name]
        left = bonus["points"][len(bonus["taken"]) :]
        takers = " ".join(words.names[seat][:6] for seat in bonus["taken"])
        value = Line.assemble(("/".join(str(points) for points in left), "bold"))
        if takers:
            value.append((" " if left else "") + f"✓{takers}", "dim")
        cells.append((_letter(LETTER_OF[name]), Line(_kind(words, name)), value))
    for cell in cells:
        table.add_row(*cell)
    return Group(Line(words("cli-tuscany-colour-bonus"), style="dim"), table)


def _goods(player: PlayerView, words: Words) -> list[str]:
    parts = [
        words("cli-tuscany-marble", count=player["marble"]),
        words("cli-tuscany-workers", count=player["workers"]),
        words("cli-tuscany-piles", piles="/".join(str(pile) for pile in player["piles"])),
    ]
    bonus = [
        words(f"tuscany-bonus-{name}") + (f" ×{player['bonus'][name]}" if player["bonus"][name] > 1 else "")
        for name in BONUS_NAMES
        if player["bonus"][name]
    ]
    return parts + bonus


def _storage(player: PlayerView, words: Words) -> Line:
    line = Line()
    for number in range(player["storage_spaces"]):
        if number:
            line.append("  ")
        if number < len(player["storage"]):
            kind = player["storage"][number]
            line.append_text(_tile(words, kind))
            if kind == INN_HEX and player["storage"][number:].count(INN_HEX) <= player["fresh_hexes"]:
                line.append(" " + words("cli-tuscany-fresh"), "dim")
        else:
            line.append("[ ]", "dim")
    return line


def _other(view: TuscanyView, seat: int, words: Words, width: int) -> RenderableType:
    """Draw another player in two lines at most."""
    player = view["players"][seat]
    name = Line.assemble((words.names[seat], "bold"), ": ")
    if not player["ready"]:
        return name.append(words("cli-tuscany-building"), "dim")
    name.append(words("cli-tuscany-cards", count=player["hand_size"]))
    stored = Line(words("cli-tuscany-storage") + " ").append_text(_storage(player, words))
    return _flow([name, stored, *_goods(player, words)], width)


def _own(view: TuscanyView, words: Words, width: int) -> list[RenderableType]:
    """Draw the viewer's hand, storage and goods."""
    if view["seat"] is None:
        return []
    player = view["players"][view["seat"]]
    hand = Line.assemble((words("cli-tuscany-hand", count=player["hand_size"]), "bold"), " ")
    for letter in COLOUR_LETTERS:
        if count := (player["hand"] or "").count(letter):
            cards = letter * count if count <= MOST_LETTERS else f"{letter * MOST_LETTERS}…"
            hand.append(f" {cards} ", FACES[letter]).append(f" {count}  ", INKS[letter])
    stored = Line.assemble((words("cli-tuscany-storage"), "bold"), " ").append_text(_storage(player, words))
    return [hand] if _assembling(view) else [hand, _flow([stored, *_goods(player, words)], width)]


# Moves in words


def _colour_at(view: TuscanyView, space: str) -> str:
    """Return the colour of a space of the viewer's region."""
    assert view["seat"] is not None
    colours = view["players"][view["seat"]]["colours"] or ""
    return NAME_OF[colours[SPACE_NAMES.index(space)]]


def _meaning(view: TuscanyView, words: Words, notation: str) -> str:
    """Return what a move means in words."""
    verb, *rest = notation.split()
    args: JsonObject = {}
    if verb == "draw":
        assert view["seat"] is not None
        args = {"count": cast("int", view["options"]["draw"]) + view["players"][view["seat"]]["bonus"]["card"]}
    elif verb in ("take", "free"):
        there = view["display"][int(rest[0]) - 1]
        args = {"tile": there["tile"] if there else ""}
    elif verb == "place" and rest[0] == INN_HEX:
        verb, args = "place-hex", {"colour": _colour_at(view, rest[1])}
    elif verb in ("place", "remove"):
        args = {"tile": rest[0]}
    elif verb == "refresh":
        args = {"colour": rest[0]}
    elif verb == "bonus":
        args = {"bonus": rest[0]}
    elif verb == "start":
        args = {"space": rest[0]}
    elif verb == "pay":
        args = {"cards": rest[0].replace("w", ""), "workers": rest[0].count("w")}
        verb = "pay" if "w" not in rest[0] else "pay-workers" if rest[0] == "ww" else "pay-both"
    return words.say({"key": f"cli-tuscany-move-{verb}", "args": args})
