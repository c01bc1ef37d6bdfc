"""Virtù in a terminal: the table, the moves in words, whole payments on Enter, and what can be looked at besides."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.drawing import Answer, Choice, moves_in
from signoria.cli.virtu_map import city_meant, list_map, short_map
from signoria.cli.virtu_moves import Meaning
from signoria.cli.virtu_palace import alliances, domain, in_short, palace, players, prestige, tracks
from signoria.cli.virtu_siege import draw_fight, fight_at_hand, fights_to_come, forecast
from signoria.cli.virtu_sight import GLYPHS, Sight, flow, named_symbols
from signoria.cli.virtu_winter import checklist, short_supply, supply, winter_seat
from signoria.game import JsonObject
from signoria.virtu.domain import neutral_cities
from signoria.virtu.moves import PLACE
from signoria.virtu.symbols import SYMBOL_NAMES, SYMBOLS, count
from signoria.virtu.view import VirtuView
from signoria.words import Words

COMMANDS = ("map", "odds", "supply", "prestige", "tracks", "winter")
TWO_COLUMNS = 120
"""From this width on the map stands beside the palace, city by city."""
MAP_WIDTH = 56


class VirtuDrawing:
    """Draws the table of Virtù."""

    def table(self, view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        """Draw everything the viewer sees."""
        sight = Sight(cast("VirtuView", view), words)
        seen = sight.view
        viewer = seen["seat"]
        acting = seen["actors"][0] if seen["actors"] else seen["order"][0]
        large = of if of is not None else viewer if viewer is not None else acting
        others = [seat for seat in seen["order"] if seat != large]
        wide = width >= TWO_COLUMNS
        part = width - MAP_WIDTH - 2 if wide else width
        own: list[RenderableType] = [*palace(sight, large, part), domain(sight, large, part)]
        own += [in_short(sight, seat, part) for seat in others]
        top: list[RenderableType] = [heading(sight, width), players(sight, width), alliances(sight, width)]
        if wide:
            beside = Table.grid(padding=(0, 2, 0, 0))
            beside.add_column(width=part)
            beside.add_column(width=MAP_WIDTH)
            beside.add_row(Group(*own), list_map(sight, roads=False))
            body: list[RenderableType] = [beside]
        else:
            body = [*short_map(sight, width), *own]
        return Group(*top, *body, *self.at_hand(sight, width), key_to_marks(words, width))

    def at_hand(self, sight: Sight, width: int) -> list[RenderableType]:
        """Draw what the step at hand is about: fights, or Winter with its supply."""
        fight = fight_at_hand(sight)
        if fight is not None:
            return [draw_fight(sight, fight, width)]
        if sight.step in ("war", "sieges", "battle-won"):
            return [draw_fight(sight, coming, width) for coming in fights_to_come(sight)]
        seat = winter_seat(sight)
        if seat is None:
            return []
        drawn = [checklist(sight, seat)]
        return [short_supply(sight, seat, width), *drawn] if sight.step == "purchases" and sight.view["seat"] == seat else drawn

    def choices(self, view: JsonObject, words: Words) -> list[Choice]:
        """Return all moves, each with what it means."""
        sight = Sight(cast("VirtuView", view), words)
        if sight.view["seat"] is None:
            return []
        meaning = Meaning(sight, sight.view["seat"])
        return [Choice(move["text"], meaning.of(move["id"])) for move in moves_in(view)]

    def hint(self, view: JsonObject, words: Words) -> str | None:
        """Return what a whole payment would be, where a price is paid, and what can be typed besides moves."""
        sight = Sight(cast("VirtuView", view), words)
        payment, seat = sight.view["payment"], sight.view["seat"]
        lines: list[str] = []
        if payment is not None and seat is not None and sight.view["suggested"] is not None:
            meaning = Meaning(sight, seat)
            steps = [meaning.of(step["id"]) for step in payment["suggested"] if step["id"] < PLACE]
            florins = self.florins_left(sight)
            if florins:
                steps.append(words("cli-virtu-move-pay", florins=florins))
            lines.append(words("cli-virtu-to-pay", need=named_symbols(payment["need"]) or "–", steps=", ".join(steps) or "–"))
        return "\n".join([*lines, words("cli-virtu-hint")])

    def florins_left(self, sight: Sight) -> int:
        """Return the florins a whole payment takes from the treasury at its end."""
        payment = sight.view["payment"]
        assert payment is not None
        need = payment["need"].get("florin", 0)
        for step in payment["suggested"]:
            if step["id"] < PLACE and step["text"].split()[-1] == "florin" and step["text"].split()[1] in ("card", "upgrade", "room"):
                given = sight.source_symbols(cast("int", sight.view["seat"]), step["id"] // SYMBOLS, 0)
                need -= int(given.removesuffix(GLYPHS[0]))
        return max(need, 0)

    def legend(self, words: Words) -> str | None:
        """Return what the marks mean and what else can be typed."""
        return words("cli-virtu-legend")

    def commands(self, view: JsonObject) -> list[str]:
        """Return what shows a part of the table."""
        return list(COMMANDS)

    def answer(self, view: JsonObject, words: Words, width: int, line: str) -> Answer | None:
        """Show a part of the table, or pay a price whole on an empty line."""
        command, _, rest = line.strip().lower().partition(" ")
        seen = cast("VirtuView", view)
        if not command:
            payment = seen["payment"]
            if payment is None or seen["suggested"] is None:
                return None
            return Answer(notations=tuple(step["text"] for step in payment["suggested"]))
        if command not in COMMANDS:
            return None
        sight = Sight(seen, words)
        seat = seen["seat"]
        shown: RenderableType
        if command == "map":
            shown = list_map(sight, roads=True)
        elif command == "supply":
            shown = supply(sight, seat)
        elif command == "prestige":
            shown = prestige(sight)
        elif command == "tracks":
            shown = tracks(sight, width)
        elif command == "winter":
            shown = checklist(sight, seat if seat is not None else seen["order"][0])
        else:
            shown = odds(sight, rest, width)
        return Answer(shown=shown)


DRAWING = VirtuDrawing


def odds(sight: Sight, rest: str, width: int) -> RenderableType:
    """Draw the fights that stand on the map, or the siege of a city with so many armies."""
    *name, last = rest.split() or [""]
    armies = int(last) if last.isdecimal() and len(last) == 1 else None
    typed = " ".join(name) if armies is not None else rest
    if not typed:
        fights = [*([at_hand] if (at_hand := fight_at_hand(sight)) else []), *fights_to_come(sight)]
        return (
            Group(*(draw_fight(sight, fight, width) for fight in fights))
            if fights
            else Line(sight.words("cli-virtu-no-fight"), style="dim")
        )
    city = city_meant(sight, typed)
    attacker = sight.view["seat"] if sight.view["seat"] is not None else sight.view["order"][0]
    owner = next((seen["owner"] for seen in sight.view["cities"] if seen["city"] == city), None)
    if city is None or owner == attacker:
        return Line(sight.words("cli-virtu-how-odds"), style="yellow")
    here = sight.player(attacker)["armies"].count(city)
    return draw_fight(sight, forecast(sight, city, attacker, armies if armies is not None else max(here, 1)), width)


def heading(sight: Sight, width: int) -> Line:
    """Draw the year, the season, and how near the end is."""
    view, words = sight.view, sight.words
    parts: list[Line | str] = [Line(words("virtu-title"), style="bold")]
    season = "winter" if view["phase"] == "winter" else "spring"
    parts.append(words("cli-virtu-year", year=view["year"], season=words(f"virtu-phase-{season}")))
    if view["phase"] in ("sieges", "retreats"):
        parts.append(words("virtu-phase-siege" if view["phase"] == "sieges" else "virtu-phase-retreat"))
    if view["ending"]:
        parts.append(Line(words("cli-virtu-last-year"), style="bold yellow"))
    parts.append(words("cli-virtu-neutral", count=int(count(neutral_cities(sight.position)))))
    if view["pool"]:
        gathered = named_symbols(view["pool"]) or str(view["pool"].get("tokens", ""))
        parts.append(Line(words("cli-virtu-gathered", symbols=gathered), style="bold"))
    return flow(parts, width)


def key_to_marks(words: Words, width: int) -> Line:
    """Say in one line which mark is which symbol."""
    parts = [f"{GLYPHS[kind]} {words(f'virtu-symbol-{SYMBOL_NAMES[kind]}')}" for kind in range(SYMBOLS)]
    line = Line(style="dim")
    return line.append_text(flow(parts, width))
