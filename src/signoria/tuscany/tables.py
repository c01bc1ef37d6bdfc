"""The component tables: reading, checking and turning them into `Components` (T1.3–T1.5, T1.7).

The built-in tables are in `tuscany.toml`, with their provenance. A user's file replaces any of them whole. What is wrong in it is said
with the table, the key and what was expected.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from itertools import product

from signoria.game import BadInput, Json, JsonObject
from signoria.tuscany.components import Components
from signoria.tuscany.kinds import COLOUR_LETTERS, FARM_FACES, FARM_LETTERS, card, tile
from signoria.tuscany.region import ARRANGEMENTS, Region

TILES_OF_A_PLAYER = 21
NEUTRAL_OF_EACH = 4
REGION_CARDS = 122
YIELD_CARDS = 27
BONUS_KINDS = ["region_card", "storage", "marble", "worker", "yield_card"]
REWARDS = ["red", "green", "region_cards", "worker", "marble", "inn_hex"]
REGION_TOTALS = Counter(D=3, R=3, B=2, L=5, G=4, O=5, Y=4, E=4)
BOARD_NAMES = [f"{letter}{number}" for letter in "ABC" for number in range(1, 5)]
MOST_POINTS = 9
LARGEST_AREA = 3


def wrong(problem: str, table: str, key: str, **args: Json) -> BadInput:
    """Return the error for a value of a component table."""
    return BadInput(f"component-{problem}", {"table": table, "key": key, **args})


@cache
def built_in() -> JsonObject:
    """Return the built-in tables, without their provenance."""
    tables = tomllib.loads(files(__package__).joinpath("tuscany.toml").read_text("utf-8"))
    del tables["provenance"]
    return tables


def provenance() -> dict[str, str]:
    """Return where the values of each built-in table come from."""
    found = tomllib.loads(files(__package__).joinpath("tuscany.toml").read_text("utf-8"))["provenance"]
    return {str(table): str(origin) for table, origin in found.items()}


def read_tables(text: str) -> JsonObject:
    """Read a component file and return the tables in it that differ from the built-in ones."""
    try:
        tables: JsonObject = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput("component-toml", {"problem": str(error)}) from error
    tables.pop("provenance", None)
    differing = {name: table for name, table in tables.items() if table != built_in().get(name)}
    components_of(differing)
    return differing


def components_of(tables: JsonObject | None) -> Components:
    """Return the components that follow from the built-in tables and those that replace some of them."""
    return _components(json.dumps(tables, sort_keys=True) if tables else "")


@cache
def _components(tables_text: str) -> Components:
    differing: JsonObject = json.loads(tables_text) if tables_text else {}
    for name in differing:
        if name not in built_in():
            raise BadInput("component-unknown-table", {"table": name, "known": ", ".join(built_in())})
    tables = {**built_in(), **differing}
    components = Components()
    components.tables_text = tables_text
    components.hash = hashlib.sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest()[:16]
    _tiles(tables, components)
    _cards(tables, components)
    _points(tables, components)
    _boards(tables, components, new="boards" in differing)
    return components


def _table(tables: JsonObject, name: str, keys: list[str]) -> JsonObject:
    """Return a table that must have exactly the given keys."""
    table = tables[name]
    if not isinstance(table, dict):
        raise wrong("not-a-table", name, name)
    for key in table:
        if key not in keys:
            raise wrong("unknown-key", name, key, known=", ".join(keys))
    for key in keys:
        if key not in table:
            raise wrong("missing-key", name, key)
    return table


def _number(value: Json, table: str, key: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong("number", table, key, found=json.dumps(value), low=low, high=high)
    return value


def _counts(tables: JsonObject, name: str, most: int, total: int) -> dict[str, int]:
    """Return a table of one number for each colour, with a fixed sum."""
    table = _table(tables, name, list(COLOUR_LETTERS))
    counts = {letter: _number(table[letter], name, letter, 0, most) for letter in COLOUR_LETTERS}
    if sum(counts.values()) != total:
        raise wrong("sum", name, "*", found=sum(counts.values()), expected=total)
    return counts


def _farm_tile(face: Json, key: str) -> int:
    """Return the kind of an agriculture tile from the letters of its farms, in any order."""
    letters = face if isinstance(face, str) else ""
    sorted_face = "".join(letter for letter in FARM_LETTERS if letter in letters)
    if sorted_face not in FARM_FACES or len(sorted_face) != len(letters):
        raise wrong("farms", "agriculture", key, found=json.dumps(face))
    return 7 + FARM_FACES.index(sorted_face)


def _tiles(tables: JsonObject, components: Components) -> None:
    counts = _counts(tables, "player_tiles", 7, TILES_OF_A_PLAYER)
    neutral = _table(tables, "neutral_tiles", ["each"])
    each = _number(neutral["each"], "neutral_tiles", "each", NEUTRAL_OF_EACH, NEUTRAL_OF_EACH)
    farms = _table(tables, "agriculture", ["player", "neutral"])
    packs = []
    for key, of_each, agriculture in (("player", counts, counts["L"]), ("neutral", dict.fromkeys(COLOUR_LETTERS, each), each)):
        faces = farms[key]
        if not isinstance(faces, list) or len(faces) != agriculture:
            raise wrong("length", "agriculture", key, expected=agriculture)
        pack = sum(int(tile(kind)) * of_each[letter] for kind, letter in enumerate(COLOUR_LETTERS[:7]))
        packs.append(pack + sum(int(tile(_farm_tile(face, key))) for face in faces))
    components.player_tiles, components.neutral_tiles = packs
    components.pile_size = TILES_OF_A_PLAYER // 3
    components.neutral_count = each * len(COLOUR_LETTERS)


def _cards(tables: JsonObject, components: Components) -> None:
    counts = _counts(tables, "region_cards", 122, REGION_CARDS)
    components.cards = sum(int(card(colour)) * counts[letter] for colour, letter in enumerate(COLOUR_LETTERS))
    yields = tables["yield_cards"]
    if not isinstance(yields, list) or not 1 <= len(yields) <= 8:
        raise wrong("yield-kinds", "yield_cards", "*")
    seen: set[tuple[int, int]] = set()
    for number, entry in enumerate(yields):
        where = f"yield_cards[{number + 1}]"
        kind = _table({where: entry}, where, ["reward", "amount", "copies"])
        if kind["reward"] not in REWARDS:
            raise wrong("reward", where, "reward", found=json.dumps(kind["reward"]), known=", ".join(REWARDS))
        reward = REWARDS.index(str(kind["reward"]))
        amount = _number(kind["amount"], where, "amount", 1, MOST_POINTS)
        if (reward, amount) in seen:
            raise wrong("twice", where, "reward")
        seen.add((reward, amount))
        components.yield_rewards.append(reward)
        components.yield_amounts.append(amount)
        components.yields += int(card(number)) * _number(kind["copies"], where, "copies", 1, YIELD_CARDS)
    components.yield_count = components.yields % 255
    if components.yield_count != YIELD_CARDS:
        raise wrong("sum", "yield_cards", "copies", found=int(components.yield_count), expected=YIELD_CARDS)


def _points(tables: JsonObject, components: Components) -> None:
    bonus = _table(tables, "bonus_tiles", ["copies_each", "kinds", "storage_green_points"])
    copies = _number(bonus["copies_each"], "bonus_tiles", "copies_each", 5, 5)
    if bonus["kinds"] != BONUS_KINDS:
        raise wrong("kinds", "bonus_tiles", "kinds", expected=", ".join(BONUS_KINDS))
    components.bonus_tiles = sum(copies * int(tile(kind)) for kind in range(len(BONUS_KINDS)))
    components.storage_points = _number(bonus["storage_green_points"], "bonus_tiles", "storage_green_points", 0, MOST_POINTS)
    colours = _table(tables, "colour_bonus", list(COLOUR_LETTERS))
    for letter in COLOUR_LETTERS:
        sides = colours[letter]
        if not isinstance(sides, list) or len(sides) != 2:
            raise wrong("length", "colour_bonus", letter, expected=2)
        first, second = (_number(side, "colour_bonus", letter, 0, MOST_POINTS) for side in sides)
        components.colour_bonus.append((first, second))
    areas = _table(tables, "area_points", ["1", "2", "3"])
    components.area_points = [0] + [_number(areas[str(size)], "area_points", str(size), 0, MOST_POINTS) for size in (1, 2, 3)]


def _boards(tables: JsonObject, components: Components, new: bool) -> None:
    boards = _table(tables, "boards", BOARD_NAMES)
    spelled: dict[str, str] = {}
    for name in BOARD_NAMES:
        columns = boards[name]
        if not isinstance(columns, list) or [len(c) if isinstance(c, str) else 0 for c in columns] != [3, 4, 3]:
            raise wrong("board-shape", "boards", name, found=json.dumps(columns))
        spelled[name] = "".join(str(column) for column in columns)
        if strange := set(spelled[name]) - set(COLOUR_LETTERS):
            raise wrong("letters", "boards", name, found="".join(sorted(strange)), known=COLOUR_LETTERS)
    components.boards = [[[COLOUR_LETTERS.index(c) for c in spelled[f"{letter}{n}"]] for n in range(1, 5)] for letter in "ABC"]
    if new:
        _check_regions(spelled, components)


def _check_regions(spelled: dict[str, str], components: Components) -> None:
    """Check that every assembly of the boards has the totals of T1.5 and no area of more than three spaces (T6.5)."""
    for numbers in product(range(4), repeat=3):
        names = [f"{letter}{number + 1}" for letter, number in zip("ABC", numbers, strict=True)]
        if Counter("".join(spelled[name] for name in names)) != REGION_TOTALS:
            raise wrong("region-totals", "boards", " + ".join(names))
        dealt = [components.boards[letter][number] for letter, number in enumerate(numbers)]
        for arrangement in range(ARRANGEMENTS):
            region = Region(dealt, arrangement)
            if max(area.bit_count() for area in region.areas) > LARGEST_AREA:
                raise wrong("large-area", "boards", " + ".join(names), most=LARGEST_AREA)
