"""What is to be seen of a game of Virtù: a view, the printed values that belong to it, and the marks both are drawn with.

Marks tell everything; colours only help. A used card or token stands in brackets. A family is drawn by the first letter of its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from rich.text import Text as Line

from signoria.game import Json
from signoria.virtu.domain import track_space
from signoria.virtu.imagine import view_tables
from signoria.virtu.moves import CARD_SOURCE, COURT_SOURCES, TOKENS
from signoria.virtu.notation import CITY_NAMES, TOKEN_NAMES
from signoria.virtu.palace import courtier, room_action
from signoria.virtu.paying import OWN_SOURCES, source_name, sources_at_hand, symbols_of, total_of
from signoria.virtu.stored import restore
from signoria.virtu.symbols import ACTION_NAMES, EITHER, FLORIN, SYMBOL_NAMES, SYMBOLS, lane
from signoria.virtu.tables import components
from signoria.virtu.view import PlayerView, VirtuView
from signoria.words import Words

GLYPHS: Final = ("ƒ", "♛", "†", "♞", "⎈", "☻", "⚔", "↻")
"""The symbols in the order of `SYMBOL_NAMES`."""
ORDER: Final = (*range(FLORIN + 1, SYMBOLS), FLORIN)
"""The order in which symbols are written: florins last."""
EITHER_GLYPH: Final = "♛/†"
ARMY, AGENT, CATHEDRAL, INDULGENCE, MARKER, PIRATES = "▲", "●", "‡", "§", "◆", "☠"
INKS: Final = {"medici": "red", "aragon": "yellow", "doges": "green", "sforza": "bright_blue", "borgia": "bold"}
"""The colours of the families."""


class Sight:
    """A view with what follows from it. Holds nothing the viewer may not know: the position is built from the view alone."""

    def __init__(self, view: VirtuView, words: Words) -> None:
        self.view = view
        self.words = words
        self.components = components(view["seats"], view_tables(cast("dict[str, Json]", view)))
        self.position = restore(cast("dict[str, Json]", view), self.components)
        self.position.one_enemy_agent = bool(view["options"].get("one_enemy_agent"))

    @property
    def step(self) -> str:
        """The decision at hand, as it is named in the view; a payment is that of what is paid for."""
        return self.view["frames"][-1]["kind"] if self.view["frames"] else "over"

    def player(self, seat: int) -> PlayerView:
        """Return what is seen of a player."""
        return self.view["players"][seat]

    # Names

    def city(self, name: str) -> str:
        """Return the name of a city."""
        return self.words(f"virtu-city-{name}")

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.words(f"virtu-card-{name}")

    def token(self, name: str) -> str:
        """Return the name of a token; of a cathedral's with its city."""
        if name.startswith("cathedral-") and (city := self.view["cathedrals"][int(name[-1]) - 1]):
            return f"{self.words('virtu-cathedral')} ({self.city(city)})"
        return self.words(f"virtu-token-{name}")

    def family(self, seat: int) -> str:
        """Return the name of the family of a seat."""
        return self.words(f"virtu-family-{self.player(seat)['family']}")

    def letter(self, seat: int) -> Line:
        """Draw the letter of a family."""
        return Line(self.family(seat)[0], style=self.ink(seat))

    def ink(self, seat: int) -> str:
        """Return the colour of a family."""
        return INKS[self.player(seat)["family"]]

    def room_action(self, seat: int, room: int) -> str:
        """Return the name of the action of a room, counted from 0."""
        player = self.position.players[seat]
        return self.words("virtu-action-" + ACTION_NAMES[room_action(self.components, player, room)])

    # Symbols

    def card_symbols(self, name: str) -> str:
        """Return the symbols of a card."""
        return symbols(self.components.card_symbols[self.components.card_names.index(name, 1)])

    def token_symbols(self, seat: int, name: str) -> str:
        """Return the symbols of a token in a domain."""
        family = self.position.players[seat].family
        return symbols(self.components.token_symbols[family * TOKENS + TOKEN_NAMES.index(name)])

    def city_symbols(self, name: str) -> str:
        """Return the symbols of a city's token: the same in every domain."""
        return symbols(self.components.token_symbols[CITY_NAMES.index(name)])

    def at_hand(self, seat: int) -> str:
        """Return what the available courtiers and tokens have together; each gives one kind only (V3.2)."""
        mask = sources_at_hand(self.position, seat, 0) & OWN_SOURCES
        player = self.position.players[seat]
        return " ".join(f"{total}{GLYPHS[kind]}" for kind in ORDER if (total := total_of(self.position, player, mask, kind)))

    def source(self, seat: int, number: int) -> str:
        """Return the name of a source of symbols."""
        player = self.position.players[seat]
        if number < TOKENS:
            return self.token(TOKEN_NAMES[number])
        if COURT_SOURCES <= number < CARD_SOURCE:
            return self.card(self.components.card_names[courtier(player, number - COURT_SOURCES)])
        return self.words(source_name(self.position, player, number)[1:])

    def source_symbols(self, seat: int, number: int, kind: int) -> str:
        """Return what a source gives of one kind."""
        return f"{lane(symbols_of(self.position, self.position.players[seat], number), kind)}{GLYPHS[kind]}"

    def track(self, seat: int) -> int:
        """Return the space of a disc on the city track."""
        return int(track_space(self.position, self.position.players[seat]))


def symbols(pack: int) -> str:
    """Return a pack of symbols as marks: "2♛ 1♞ 3ƒ", florins last; "–" if there are none."""
    found = [f"{lane(pack, kind)}{GLYPHS[kind]}" for kind in ORDER if lane(pack, kind)]
    if lane(pack, EITHER):
        found.insert(0, f"{lane(pack, EITHER)}{EITHER_GLYPH}")
    return " ".join(found) or "–"


def named_symbols(named: dict[str, int]) -> str:
    """Return symbols that stand in a view by their names as marks."""
    glyphs = dict(zip(SYMBOL_NAMES, GLYPHS, strict=True)) | {"either": EITHER_GLYPH}
    return " ".join(f"{number}{glyphs[name]}" for name, number in named.items() if name in glyphs)


def flow(parts: Iterable[Line | str], width: int, indent: int = 2, between: str = " · ") -> Line:
    """Join parts with dots between them; lines break between parts, and inside one only if it is longer than a line."""
    line, used = Line(), 0
    for part in parts:
        piece = Line(part) if isinstance(part, str) else part
        if used and used + len(between) + piece.cell_len > width:
            line.append("\n" + " " * indent)
            used = indent
        elif used:
            line.append(between, "dim")
            used += len(between)
        for number, word in enumerate(piece.split(" ") if used + piece.cell_len > width else [piece]):
            if number and used + 1 + word.cell_len > width:
                line.append("\n" + " " * (indent + 2))
                used = indent + 2
            elif number:
                line.append(" ")
                used += 1
            line.append_text(word)
            used += word.cell_len
    return line


def headed(head: Line | str, parts: Sequence[Line | str], width: int, indent: int = 2) -> Line:
    """Write parts after a heading, on as many lines as they need."""
    title = Line(head, style="bold") if isinstance(head, str) else head
    if not parts:
        return title
    first = Line(parts[0]) if isinstance(parts[0], str) else parts[0]
    return flow([title.append("  ").append_text(first), *parts[1:]], width, indent)


def sided(text: Line | str, available: bool) -> Line:
    """Draw a card or a token: in brackets and dim when used."""
    line = Line(text) if isinstance(text, str) else text.copy()
    return line if available else Line.assemble(("(", "dim"), Line(line.plain, style="dim"), (")", "dim"))
