"""Virtù as a game of the table: how to begin, and how its moves and outcomes are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from signoria.chance import Chance
from signoria.game import BadInput, Json, JsonObject, Option
from signoria.virtu.imagine import imagine_position, view_tables
from signoria.virtu.moves import MOVE_COUNT
from signoria.virtu.notation import move_of, move_text
from signoria.virtu.setup import FAMILY, FIRST_PLAYER, draw_families, set_up
from signoria.virtu.state import VirtuState
from signoria.virtu.stored import restore
from signoria.virtu.tables import components, differing, digest, tables_of

_DECKS = ("first", "family")


class Virtu:
    """The rules of Virtù; see `signoria.game.Game`."""

    name: str = "virtu"
    rules_version: int = 1
    seats: tuple[int, ...] = (3, 4, 5)
    options: tuple[Option, ...] = (
        Option("one_enemy_agent", (False, True), False),
        Option("families", ("by-seat", "random"), "by-seat"),
    )
    move_count: int = MOVE_COUNT

    def start(self, seats: int, options: Mapping[str, Json], chance: Chance, tables: JsonObject | None = None) -> VirtuState:
        """Return a new game for 3, 4 or 5 players. Raises `BadInput`, also for two players, whose rules are not at hand (V18.1)."""
        if seats == 2:
            raise BadInput("virtu-two-players", {"rule": "V18.1"})
        if seats not in self.seats:
            raise BadInput("virtu-seats", {"seats": seats})
        chosen: JsonObject = {option.name: option.default for option in self.options}
        for name, value in options.items():
            known = [option for option in self.options if option.name == name]
            if not known:
                raise BadInput("unknown-option", {"option": name, "known": ", ".join(chosen)})
            if not any(value is allowed or (isinstance(value, str) and value == allowed) for allowed in known[0].values):
                known_values = ", ".join(str(allowed) for allowed in known[0].values)
                raise BadInput("bad-option", {"option": name, "value": str(value), "known": known_values})
            chosen[name] = value
        laid_out = components(seats, tables)
        families = draw_families(laid_out, chance) if chosen["families"] == "random" else list(laid_out.families)
        position = set_up(laid_out, families, chance)
        position.one_enemy_agent = bool(chosen["one_enemy_agent"])
        return VirtuState(position, chosen, tables or None)

    def tables(self, text: str) -> JsonObject:
        """Read a user's component file and return the tables in it that differ from the built-in ones."""
        return differing(text)

    def components_hash(self, tables: JsonObject | None = None) -> str:
        """Return the hash of the component data in use."""
        return digest(tables)

    def imagine(self, view: Mapping[str, Json], chance: Chance) -> VirtuState:
        """Return a full state built from a seat's view alone."""
        position = imagine_position(view, chance)
        return VirtuState(position, dict(cast("JsonObject", view["options"])), view_tables(view))

    def load(self, dumped: Mapping[str, Json]) -> VirtuState:
        """Return the state that `VirtuState.dump` wrote. Raises `BadInput`."""
        seats, options = dumped.get("seats"), dumped.get("options")
        if dumped.get("game") != self.name or not isinstance(seats, int) or seats not in self.seats or not isinstance(options, dict):
            raise BadInput("bad-state", {"problem": "game"})
        tables = tables_of(dumped.get("tables"))
        position = restore(dumped, components(seats, tables))
        position.one_enemy_agent = bool(options.get("one_enemy_agent", False))
        return VirtuState(position, dict(options), tables)

    def move_text(self, move: int) -> str:
        """Return the notation of a move."""
        return move_text(move)

    def move_of(self, text: str) -> int:
        """Return the move a notation names. Raises `BadInput`."""
        return move_of(text)

    def wording(self, args: JsonObject) -> JsonObject:
        """Return the arguments of a text for people to read: this game's texts speak in keys already."""
        return args

    def outcome_text(self, deck: int, kind: int, tables: JsonObject | None = None) -> tuple[str, str]:
        """Return the names of a deck and of a kind in it, as they stand in a record."""
        if deck == FIRST_PLAYER and 0 <= kind < 5:
            return _DECKS[deck], str(kind)
        names = components(5, tables).family_names
        if deck == FAMILY and 0 <= kind < len(names):
            return _DECKS[deck], names[kind]
        raise BadInput("virtu-bad-outcome", {"deck": str(deck), "kind": str(kind)})

    def outcome_of(self, deck: str, kind: str, tables: JsonObject | None = None) -> tuple[int, int]:
        """Return the numbers of a deck and of a kind in it. Raises `BadInput`."""
        names = components(5, tables).family_names
        if deck == _DECKS[FIRST_PLAYER] and kind in {"0", "1", "2", "3", "4"}:
            return FIRST_PLAYER, int(kind)
        if deck == _DECKS[FAMILY] and kind in names:
            return FAMILY, names.index(kind)
        raise BadInput("virtu-bad-outcome", {"deck": deck, "kind": kind})


GAME = Virtu()
