"""Read the component tables, check them, and lay them out for the rules.

The tables are JSON. A file may hold all of them or only those that differ from the built-in ones. Ids are fixed, values are free within
what the rules can use: whoever owns a box can put the printed values in. Provenance (`src`, `note`, names) is carried along and never
looked at.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, cast

from signoria.game import BadInput, Json, JsonObject
from signoria.virtu.components import Components
from signoria.virtu.moves import (
    ALLIANCES,
    ARTILLERY_TOKEN,
    BONUS_NAMES,
    CATHEDRAL_TOKENS,
    CATHEDRALS,
    CITIES,
    FAMILIES,
    FIRST_NOBLE,
    GUILD_TOKEN,
    MACHIAVELLI_CARD,
    MOST_SYMBOLS,
    NOBLES,
    ROOMS,
    SPACES,
    TITLE_TOKENS,
    TOKENS,
)
from signoria.virtu.symbols import ACTION_NAMES, CROSS, CROWN, EITHER, FLORIN, LANE, SYMBOL_NAMES

TITLE_KINDS: Final = ("duchy", "principality", "kingdom", "republic")
ALLIANCE_NAMES: Final = ("france", "ottoman", "empire")
_PRICE_KINDS: Final = ("florin", "crown", "cross")
_PROVENANCE: Final = ("src", "note", "meta", "titles_src", "roads_src", "rule_of_symbols", "sea_rule")
_FLORINS: Final = 40


def _strip(value: Json) -> Json:
    """Return the value without its provenance: what is left decides whether two tables are the same."""
    if isinstance(value, dict):
        return {key: _strip(item) for key, item in value.items() if key not in _PROVENANCE}
    if isinstance(value, list):
        return [_strip(item) for item in value]
    return value


@cache
def built_in() -> JsonObject:
    """Return the built-in tables."""
    text = Path(__file__).with_name("virtu.json").read_text(encoding="utf-8")
    return cast("JsonObject", json.loads(text))


def _bad(table: str, key: str, expected: str) -> BadInput:
    return BadInput("virtu-bad-table", {"table": table, "key": key, "expected": expected})


def _unknown_table(name: str) -> BadInput:
    return BadInput("component-unknown-table", {"table": name, "known": ", ".join(key for key in built_in() if key not in _PROVENANCE)})


def differing(text: str) -> JsonObject:
    """Return the tables in a user's file that differ from the built-in ones. Raises `BadInput` if the file cannot be used."""
    try:
        given = json.loads(text)
    except ValueError as error:
        raise BadInput("virtu-bad-json", {"problem": str(error)}) from error
    if not isinstance(given, dict):
        raise BadInput("virtu-bad-json", {"problem": "{"})
    tables: JsonObject = {}
    for name, table in given.items():
        if name in _PROVENANCE:
            continue
        if name not in built_in():
            raise _unknown_table(name)
        if _strip(table) != _strip(built_in()[name]):
            tables[name] = _strip(table)
    for seats in (3, 4, 5):
        components(seats, tables)
    return tables


def _merged(tables: JsonObject | None) -> JsonObject:
    for name in tables or {}:
        if name not in built_in() or name in _PROVENANCE:
            raise _unknown_table(name)
    return {**built_in(), **(tables or {})}


_digests: dict[str, str] = {}


def digest(tables: JsonObject | None) -> str:
    """Return the hash of the tables in use, provenance left out."""
    mark = json.dumps(tables or {}, sort_keys=True)
    if mark not in _digests:
        if len(_digests) > 40:
            _digests.clear()
        text = json.dumps(_strip(_merged(tables)), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        _digests[mark] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return _digests[mark]


_laid_out: dict[tuple[int, str], Components] = {}


def components(seats: int, tables: JsonObject | None) -> Components:
    """Return the components for a number of players. Raises `BadInput` that names the table, the key and what was expected."""
    mark = (seats, json.dumps(tables or {}, sort_keys=True))
    if mark not in _laid_out:
        if len(_laid_out) > 40:
            _laid_out.clear()
        _laid_out[mark] = _Layout(_merged(tables), seats).components
    return _laid_out[mark]


class _Entry:
    """One JSON object of a table, with look-ups that say what is wrong."""

    def __init__(self, table: str, key: str, value: Json) -> None:
        if not isinstance(value, dict):
            raise _bad(table, key, "@virtu-expect-object")
        self.table = table
        self.key = key
        self.value: JsonObject = value

    def _path(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def wrong(self, name: str, expected: str) -> BadInput:
        return _bad(self.table, self._path(name), expected)

    def no_number(self, name: str, found: Json, low: int, high: int) -> BadInput:
        where = {"table": self.table, "key": self._path(name)}
        return BadInput("component-number", {**where, "found": str(found), "low": low, "high": high})

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        value = self.value.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.no_number(name, value, low, high)
        return value

    def numbers(self, name: str, low: int, high: int, length: int | None = None) -> list[int]:
        value = self.value.get(name)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.wrong(name, "@virtu-expect-list")
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                raise self.no_number(name, item, low, high)
        return cast("list[int]", value)

    def word(self, name: str, allowed: tuple[str, ...], none: bool = False) -> str | None:
        value = self.value.get(name)
        if value is None and none:
            return None
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(name, ", ".join(allowed))
        return value

    def words(self, name: str, allowed: tuple[str, ...]) -> list[str]:
        value = self.value.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, "@virtu-expect-list")
        for item in value:
            if not isinstance(item, str) or item not in allowed:
                raise self.wrong(name, ", ".join(allowed))
        return cast("list[str]", value)

    def truth(self, name: str) -> bool:
        value = self.value.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, "true, false")
        return value

    def within(self, name: str) -> _Entry:
        return _Entry(self.table, self._path(name), self.value.get(name))

    def pack(self, name: str, allowed: tuple[str, ...] = SYMBOL_NAMES, most: int = MOST_SYMBOLS) -> int:
        """Return a table of symbols as a pack."""
        symbols = self.within(name)
        pack = 0
        for kind in symbols.value:
            if kind not in allowed:
                raise symbols.wrong(kind, ", ".join(allowed))
            pack |= symbols.number(kind, 0, most) << (LANE * SYMBOL_NAMES.index(kind))
        return pack


class _Layout:
    """Lay out the tables for one number of players, checking everything on the way."""

    def __init__(self, tables: JsonObject, seats: int) -> None:
        self.tables = tables
        self.seats = seats
        self.components = Components(seats)
        self.cities = tuple(str(cast("JsonObject", city)["id"]) for city in cast("list[Json]", built_in()["cities"]))
        self.families = tuple(str(cast("JsonObject", family)["id"]) for family in cast("list[Json]", built_in()["families"]))
        self.components.city_names = list(self.cities)
        self.components.family_names = list(self.families)
        self.components.alliance_names = list(ALLIANCE_NAMES)
        self.components.token_names = [
            *self.cities, *TITLE_KINDS, "guild", "artillery", *(f"cathedral-{slot + 1}" for slot in range(CATHEDRALS)),
        ]  # fmt: skip
        self.map()
        self.sea_ways()
        self.palaces()
        self.cards()
        self.tokens()
        self.tracks()
        self.bonuses()
        self.alliances()
        self.numbers()

    def whole(self, name: str) -> _Entry:
        """Return a table that is one object."""
        return _Entry(name, "", self.tables.get(name))

    def entries(self, name: str, ids: tuple[str, ...], key: str = "id") -> list[_Entry]:
        """Return the entries of a table in the order of their fixed ids; all must be there, once."""
        table = self.tables.get(name)
        if not isinstance(table, list):
            raise _bad(name, name, "@virtu-expect-list")
        found: dict[str, _Entry] = {}
        for number, value in enumerate(table):
            entry = _Entry(name, str(number + 1), value)
            mark = entry.value.get(key)
            if not isinstance(mark, str) or mark not in ids or mark in found:
                raise entry.wrong(key, ", ".join(ids))
            entry.key = mark
            found[mark] = entry
        for mark in ids:
            if mark not in found:
                raise _bad(name, mark, "@virtu-expect-entry")
        return [found[mark] for mark in ids]

    def map(self) -> None:
        """Lay out cities and roads (V1.2, V1.3)."""
        c = self.components
        setup = self.whole("setup").within(str(self.seats))
        side = setup.word("side", ("34", "25"))
        assert side is not None
        closed = setup.words("closed", self.cities)
        c.families = [self.families.index(name) for name in setup.words("families", self.families)]
        if len(c.families) != self.seats or len(set(c.families)) != self.seats:
            raise setup.wrong("families", str(self.seats))
        seas = tuple(entry["id"] for entry in cast("list[dict[str, str]]", self.tables["seas"]))
        self.ports: list[list[str]] = []
        grades = _Entry("cathedral", "", self.tables.get("cathedral")).numbers("needs_base_resilience", 1, 4)
        for index, city in enumerate(self.entries("cities", self.cities)):
            c.resilience[index] = city.number("resilience", 1, 4)
            exists = side in city.words("sides", ("34", "25")) and self.cities[index] not in closed
            self.ports.append(city.words("ports", seas) if exists else [])
            if len(self.ports[-1]) > 2:
                raise city.wrong("ports", "0–2")
            if not exists:
                continue
            c.open_cities |= 1 << index
            if self.ports[-1]:
                c.ports |= 1 << index
            if city.truth("pirate"):
                c.pirates |= 1 << index
            if c.resilience[index] in grades:
                c.cathedral_cities |= 1 << index
        roads = self.whole("roads")
        for number, road in enumerate(cast("list[Json]", roads.value.get(side) or [])):
            if not isinstance(road, list) or len(road) != 2 or road[0] == road[1] or not all(end in self.cities for end in road):
                raise roads.wrong(f"{side}.{number + 1}", "@virtu-expect-two-cities")
            one, other = (self.cities.index(cast("str", end)) for end in road)
            if c.open_cities >> one & c.open_cities >> other & 1:
                c.roads[one] |= 1 << other
                c.roads[other] |= 1 << one

    def sea_ways(self) -> None:
        """Count the seas between any two ports: the same sea is one, each further sea on the shortest chain one more."""
        c = self.components
        c.city_seas = self.ports
        names = [entry["id"] for entry in cast("list[dict[str, str]]", self.tables["seas"])]
        far = 99
        apart = {(one, other): 0 if one == other else far for one in names for other in names}
        for number, pair in enumerate(cast("list[list[str]]", self.tables.get("sea_adjacency") or [])):
            if len(pair) != 2 or not all(sea in names for sea in pair):
                raise _bad("sea_adjacency", str(number + 1), ", ".join(names))
            apart[pair[0], pair[1]] = apart[pair[1], pair[0]] = 1
        for middle in names:
            for one in names:
                for other in names:
                    apart[one, other] = min(apart[one, other], apart[one, middle] + apart[middle, other])
        for port in range(CITIES):
            for goal in range(CITIES):
                ways = [apart[here, there] + 1 for here in self.ports[port] for there in self.ports[goal]]
                if port != goal and ways and min(ways) < far:
                    c.sea_ways[port * CITIES + goal] = min(ways)

    def palaces(self) -> None:
        """Lay out families, rooms, arrows and courtier spaces (V1.1, V2.2, V5.3)."""
        c = self.components
        layout = self.whole("palace_layout")
        spaces = layout.within("courtier_spaces")
        right, left = spaces.within("right"), spaces.within("left")
        open_right, open_left = right.number("open", 0, SPACES), left.number("open", 0, SPACES)
        shaded_right, shaded_left = right.number("shaded", 0, SPACES), left.number("shaded", 0, SPACES)
        if open_right + open_left + shaded_right + shaded_left != SPACES or open_right + open_left < 3:
            raise layout.wrong("courtier_spaces", str(SPACES))
        # Spaces are numbered: open right, open left, shaded right, shaded left.
        c.open_spaces = (1 << (open_right + open_left)) - 1
        c.right_spaces = ((1 << open_right) - 1) | (((1 << shaded_right) - 1) << (open_right + open_left))
        symbols = layout.within("room_printed_symbols")
        for number, action in enumerate(ACTION_NAMES):
            c.room_symbols[number] = symbols.pack(action) if action in symbols.value else 0
        for number, family in enumerate(self.entries("families", self.families)):
            for city in family.words("start_cities", self.cities):
                c.start_cities[number] |= 1 << self.cities.index(city)
            if number in c.families and c.start_cities[number] & ~c.open_cities:
                raise family.wrong("start_cities", "@virtu-expect-open-city")
            c.start_agents[number] = family.number("start_agents", 0, 5)
        taken = 0
        for number in c.families:
            if taken & c.start_cities[number]:
                raise _bad("families", self.families[number], "@virtu-expect-own-cities")
            taken |= c.start_cities[number]
        for number, palace in enumerate(self.entries("palaces", self.families, "family")):
            rooms = palace.words("rooms_clockwise", ACTION_NAMES)
            if len(rooms) != ROOMS:
                raise palace.wrong("rooms_clockwise", str(ROOMS))
            for room, action in enumerate(rooms):
                c.printed_actions[number * ROOMS + room] = ACTION_NAMES.index(action)
            arrows = cast("list[Json]", palace.value.get("arrows", layout.value.get("arrows")))
            for place, value in enumerate(arrows):
                arrow = _Entry("palace_layout", f"arrows.{place + 1}", value)
                start, end = arrow.numbers("between_rooms", 0, ROOMS - 1, 2)
                if end != (start + 1) % ROOMS:
                    raise arrow.wrong("between_rooms", "@virtu-expect-neighbours")
                if arrow.word("side", ("right", "left")) == "right":
                    c.passes_right[number] |= 1 << start
                else:
                    c.passes_left[number] |= 1 << start
        start_table = self.whole("start")
        c.start_florins = start_table.number("florins", 0, 30)
        c.start_armies = start_table.number("armies_per_start_city", 0, 3)

    def cards(self) -> None:
        """Lay out the family cards, the nobles and Machiavelli."""
        c = self.components
        family_ids = tuple(str(cast("JsonObject", card)["id"]) for card in cast("list[Json]", built_in()["family_cards"]))
        dealt = [0] * FAMILIES
        for index, card in enumerate(self.entries("family_cards", family_ids)):
            number = index + 1
            self.card(number, card)
            family = self.families.index(cast("str", card.word("family", self.families)))
            if dealt[family] == 3:
                raise card.wrong("family", "3")
            c.family_cards[family * 3 + dealt[family]] = number
            dealt[family] += 1
        noble_ids = tuple(str(cast("JsonObject", card)["id"]) for card in cast("list[Json]", built_in()["nobles"]))
        for index, card in enumerate(self.entries("nobles", noble_ids)):
            number = FIRST_NOBLE + index
            self.card(number, card)
            c.card_copies[number] = card.number("copies", 0, 15)
            c.card_cost[number] = self.price(card)
            c.card_limit[number] = 0 if card.value.get("limit_per_player") is None else card.number("limit_per_player", 0, 15)
        machiavelli = self.entries("patronage_bonuses", BONUS_NAMES)[BONUS_NAMES.index("machiavelli")]
        self.card(MACHIAVELLI_CARD, machiavelli)
        # Its prestige is that of the card, counted while it is in the palace.
        assert len(noble_ids) == NOBLES

    def card(self, number: int, card: _Entry) -> None:
        """Lay out what every card has."""
        c = self.components
        action = card.word("action", ACTION_NAMES, none=True)
        c.card_names[number] = card.key.replace("_", "-")
        c.card_symbols[number] = card.pack("symbols")
        c.card_action[number] = -1 if action is None else ACTION_NAMES.index(action)
        c.card_agents[number] = card.number("agent", 0, 5)
        c.card_war_cost[number] = card.number("war_cost", 0, 9, 1)
        c.card_prestige[number] = card.number("prestige", -9, 9)

    def price(self, entry: _Entry) -> int:
        """Return a price: at least one symbol, of kinds a purchase may be paid with."""
        pack = entry.pack("cost", _PRICE_KINDS, _FLORINS)
        if pack == 0:
            raise entry.wrong("cost", ", ".join(_PRICE_KINDS))
        return pack

    def tokens(self) -> None:
        """Lay out city tokens, titles, the guild and the cathedral."""
        c = self.components
        ids = tuple(str(cast("JsonObject", token)["id"]) for token in cast("list[Json]", built_in()["city_tokens"]))
        seen = 0
        for token in self.entries("city_tokens", ids):
            if self.seats not in token.numbers("players", 3, 5):
                continue
            city = self.cities.index(cast("str", token.word("city", self.cities)))
            if seen >> city & 1:
                raise token.wrong("city", "@virtu-expect-one-token")
            seen |= 1 << city
            self.every_family(city, token.pack("symbols"), 0, 0)
        if c.open_cities & ~seen:
            raise _bad("city_tokens", "players", "@virtu-expect-one-token")
        title_ids = tuple(str(cast("JsonObject", title)["id"]) for title in cast("list[Json]", built_in()["titles"]))
        for title in self.entries("titles", title_ids):
            self.title(title)
        guild = self.whole("guild")
        c.guilds = guild.number("count", 0, 20)
        guild.number("limit_per_player", 1, 1)
        self.every_family(GUILD_TOKEN, guild.pack("symbols"), guild.number("prestige", -9, 9), self.price(guild))
        cathedral = self.whole("cathedral")
        c.cathedrals = cathedral.number("count", 0, CATHEDRALS)
        prestige = cathedral.number("prestige", -9, 9)
        for slot in range(CATHEDRALS):
            self.every_family(CATHEDRAL_TOKENS + slot, cathedral.pack("symbols"), prestige, self.price(cathedral))

    def every_family(self, token: int, symbols: int, prestige: int, cost: int) -> None:
        """Lay out a token that is the same in every domain."""
        for family in range(FAMILIES):
            self.one_family(family, token, symbols, prestige, cost)

    def one_family(self, family: int, token: int, symbols: int, prestige: int, cost: int) -> None:
        c = self.components
        c.token_symbols[family * TOKENS + token] = symbols
        c.token_prestige[family * TOKENS + token] = prestige
        c.token_cost[family * TOKENS + token] = cost

    def title(self, title: _Entry) -> None:
        """Lay out a title: of one family if it bears a crest, else one of several equal copies (V15.5)."""
        c = self.components
        kind = TITLE_KINDS.index(cast("str", title.word("kind", TITLE_KINDS)))
        crest = title.word("crest", self.families, none=True)
        excludes = title.word("excludes", TITLE_KINDS, none=True)
        title.number("limit", 1, 1)
        spaces = title.number("courtier_spaces", 0, 3)
        symbols, prestige, cost = title.pack("symbols"), title.number("prestige", -9, 9), self.price(title)
        if (crest is None) == (kind < 2):
            raise title.wrong("crest", ", ".join(self.families))
        if excludes is not None:
            c.title_excludes[kind] = TITLE_KINDS.index(excludes)
        for family in range(FAMILIES) if crest is None else (self.families.index(crest),):
            if crest is None and c.title_copies[kind] and c.token_cost[family * TOKENS + TITLE_TOKENS + kind] != cost:
                raise title.wrong("cost", "@virtu-expect-equal-copies")
            self.one_family(family, TITLE_TOKENS + kind, symbols, prestige, cost)
            c.title_spaces[family * 4 + kind] = spaces
        c.title_copies[kind] += 1

    def tracks(self) -> None:
        """Lay out the two tracks (V8.1, V14, V16.2)."""
        c = self.components
        city = self.whole("city_track")
        c.city_points = list(city.numbers("points_by_cities", 0, 20))
        c.last_space = len(c.city_points) - 1
        if c.last_space < 3:
            raise city.wrong("points_by_cities", "@virtu-expect-list")
        c.space_at_cities = city.number("courtier_space_at", 1, 30)
        c.city_leader = city.number("leader_bonus", 0, 9)
        track = self.whole("patronage_track")
        c.patronage_steps = track.number("steps", 1, 9)
        c.patronage_points = list(track.numbers("points_by_step", 0, 20, int(c.patronage_steps) + 1))
        c.patronage_leader = track.number("leader_bonus", 0, 9)
        costs = track.value.get("cost")
        if not isinstance(costs, list) or len(costs) != c.patronage_steps:
            raise track.wrong("cost", str(c.patronage_steps))
        for number, value in enumerate(costs):
            cost = _Entry("patronage_track", f"cost.{number + 1}", value)
            c.patronage_cost.append(
                cost.number("florin", 0, _FLORINS) << (LANE * FLORIN)
                | cost.number("crown", 0, 8) << (LANE * CROWN)
                | cost.number("cross", 0, 8) << (LANE * CROSS)
                | cost.number("crown_or_cross", 0, 8) << (LANE * EITHER)
            )
        for step in track.numbers("bonus_at", 1, int(c.patronage_steps)):
            c.patronage_bonus_at |= 1 << step
        if len(track.numbers("bonus_at", 1, int(c.patronage_steps))) > 2:
            raise track.wrong("bonus_at", "0–2")

    def bonuses(self) -> None:
        """Lay out the patronage bonuses (V8.3)."""
        c = self.components
        for number, bonus in enumerate(self.entries("patronage_bonuses", BONUS_NAMES)):
            if bonus.word("kind", ("creator", "creation")) == "creator":
                c.creators |= 1 << number
            c.bonus_prestige[number] = bonus.number("prestige", -9, 9)
            c.bonus_spaces[number] = bonus.number("courtier_spaces", 0, 3, 0)
            c.bonus_agents[number] = bonus.number("agent", 0, 5, 0)
            c.bonus_crosses[number] = bonus.number("crosses_end", 0, 9, 0)
            c.bonus_war[number] = bonus.number("war_bonus", 0, 9, 0)
            c.bonus_war_cost[number] = bonus.number("war_cost", 0, 9, 0)
            c.bonus_defence[number] = bonus.number("defence", 0, 9, 0)
            c.bonus_crowns[number] = bonus.number("patronage_crowns", 0, 9, 0)
        if int(c.creators).bit_count() != 5:
            raise _bad("patronage_bonuses", "kind", "5 + 5")
        c.bonus_prestige[BONUS_NAMES.index("machiavelli")] = 0
        symbols = self.entries("patronage_bonuses", BONUS_NAMES)[BONUS_NAMES.index("artillery")].pack("symbols")
        self.every_family(ARTILLERY_TOKEN, symbols, 0, 0)

    def alliances(self) -> None:
        """Lay out the alliances (V12)."""
        c = self.components
        for number, alliance in enumerate(self.entries("alliances", ALLIANCE_NAMES)):
            c.alliance_cost[number] = alliance.pack("cost", ("crown", "cross", "cavalry", "ship", "mask"))
            if c.alliance_cost[number] == 0:
                raise alliance.wrong("cost", "crown, cross, cavalry, ship, mask")
            c.alliance_prestige[number] = alliance.number("prestige", 0, 9)
            bonus = alliance.within("bonus")
            if number == 0:
                c.france_war = bonus.number("war_bonus", 0, 9)
                c.france_war_cost = bonus.number("war_cost", 0, 9)
            else:
                c.alliance_symbols[number] = alliance.pack("bonus", (("ship",), ("cross",))[number - 1])
        assert len(ALLIANCE_NAMES) == ALLIANCES

    def numbers(self) -> None:
        """Lay out indulgences and the numbers of the rules."""
        c = self.components
        indulgence = self.whole("indulgence")
        c.indulgences = indulgence.number("count", 0, 25)
        c.indulgence_prestige = indulgence.number("prestige", -9, 0)
        for place, allowed in ((0, "crown"), (1, "florin")):
            gains = cast("list[Json]", indulgence.value.get("gain") or [])
            if len(gains) != 2:
                raise indulgence.wrong("gain", "2")
            c.indulgence_gain |= _Entry("indulgence", "", {"gain": gains[place]}).pack("gain", (allowed,))
        prices = cast("list[Json]", indulgence.value.get("remove_cost") or [])
        if len(prices) != 2:
            raise indulgence.wrong("remove_cost", "2")
        for place, allowed in ((0, "cross"), (1, "crown")):
            c.absolution.append(_Entry("indulgence", "", {"remove_cost": prices[place]}).pack("remove_cost", (allowed,)))
        numbers = self.whole("constants")
        c.free_steps = numbers.numbers("move_free", 1, ROOMS)[-1]
        c.extra_room_florins = numbers.number("extra_room_florins", 0, 20)
        c.trade_florins = numbers.number("trade_florins_per_ship", 0, 9)
        c.govern_tokens = numbers.number("govern_tokens_per_symbol", 2, 2)
        c.mask_place = numbers.number("mask_place_or_move", 1, 9)
        c.mask_remove = numbers.number("mask_remove", 1, 9)
        c.hire_start = numbers.number("hire_start_city", 0, 20)
        c.hire_other = numbers.number("hire_other_city", 0, 20)
        c.max_armies = numbers.number("max_armies", 2, 6)
        c.max_agents = numbers.number("max_agents", 0, 5)
        c.trophy_prestige = numbers.number("trophy_prestige", 0, 9)
        wages = numbers.within("salary")
        c.wages = [wages.number(str(armies), 0, 20) for armies in range(7)]
        c.religion = list(numbers.within("religion_points").numbers(str(self.seats), 0, 20, self.seats))
        pieces = self.whole("components")
        c.war_tokens = pieces.number("war_bonus_tokens", 0, 40)


def tables_of(value: Json) -> JsonObject | None:
    """Return the differing tables that stand in a dump or a view. Raises `BadInput`."""
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise BadInput("bad-state", {"problem": "tables"})
    return dict(value) or None
