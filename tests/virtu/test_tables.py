"""The component tables: reading, checking, replacing (V2.1)."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from signoria.chance import Dice
from signoria.game import BadInput
from signoria.virtu import GAME
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.tables import built_in, components


def test_the_built_in_file_differs_from_itself_in_nothing() -> None:
    assert GAME.tables(json.dumps(built_in())) == {}
    assert GAME.tables("{}") == {}


def test_every_value_of_the_built_in_file_tells_where_it_comes_from() -> None:
    tables = built_in()
    for name in ("cities", "city_tokens", "families", "palaces", "family_cards", "nobles", "titles", "patronage_bonuses", "alliances"):
        entries = tables[name]
        assert isinstance(entries, list)
        assert all(isinstance(entry, dict) and entry["src"] for entry in entries)
    whole = "components setup start palace_layout guild cathedral city_track patronage_track indulgence constants"
    for name in whole.split():
        entry = tables[name]
        assert isinstance(entry, dict)
        assert entry["src"]


def changed(change: Callable[[Any], None]) -> str:
    tables: Any = deepcopy(built_in())
    change(tables)
    return json.dumps(tables)


def test_a_users_file_replaces_the_tables_that_differ() -> None:
    def dearer_merchant(tables: Any) -> None:  # noqa: ANN401
        next(noble for noble in tables["nobles"] if noble["id"] == "merchant")["cost"] = {"florin": 4}

    tables = GAME.tables(changed(dearer_merchant))
    assert list(tables) == ["nobles"]
    assert GAME.components_hash(tables) != GAME.components_hash() == GAME.components_hash({})
    state = GAME.start(3, {}, Dice(1), tables)
    assert state.dump()["tables"] == tables
    assert state.view(0)["components"] == {"hash": GAME.components_hash(tables), "tables": tables}
    assert GAME.start(3, {}, Dice(1)).view(0)["components"] == {"hash": GAME.components_hash(), "tables": None}
    assert GAME.load(state.dump()).position.components.card_cost == state.position.components.card_cost
    assert state.position.components.card_cost != components(3, None).card_cost
    assert GAME.imagine(state.view(0), Dice(1)).tables == tables


def test_provenance_alone_makes_no_difference() -> None:
    def other_source(tables: Any) -> None:  # noqa: ANN401
        tables["nobles"][0]["src"] = {"name": "the box on my table"}

    assert GAME.tables(changed(other_source)) == {}


def test_cities_can_be_moved_and_roads_redrawn() -> None:
    def no_roads(tables: Any) -> None:  # noqa: ANN401
        tables["roads"]["34"] = [["florence", "naples"]]

    c = components(3, GAME.tables(changed(no_roads)))
    assert c.roads[CITY_NAMES.index("florence")] == 1 << CITY_NAMES.index("naples")


def _set(*path: str | int, to: object) -> Callable[[Any], None]:
    def change(tables: Any) -> None:  # noqa: ANN401
        place = tables
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "table"),
    [
        (_set("cities", 0, "resilience", to=7), "cities"),
        (_set("cities", 0, "id", to="atlantis"), "cities"),
        (_set("cities", 0, "ports", to=["baltic"]), "cities"),
        (_set("city_tokens", 0, "symbols", to={"gold": 1}), "city_tokens"),
        (_set("city_tokens", 0, "symbols", to={"crown": 99}), "city_tokens"),
        (_set("city_tokens", 15, "players", to=[3, 4, 5]), "city_tokens"),
        (_set("roads", "34", 0, to=["nice"]), "roads"),
        (_set("sea_adjacency", 0, to=["ligurian", "baltic"]), "sea_adjacency"),
        (_set("palaces", 0, "rooms_clockwise", to=["war"]), "palaces"),
        (_set("family_cards", 0, "family", to="doges"), "family_cards"),
        (_set("nobles", 0, "cost", to={}), "nobles"),
        (_set("nobles", 0, "cost", to={"mask": 1}), "nobles"),
        (_set("nobles", 0, "action", to="sleep"), "nobles"),
        (_set("nobles", 0, to=3), "nobles"),
        (_set("titles", 0, "crest", to=None), "titles"),
        (_set("titles", 10, "cost", to={"florin": 1}), "titles"),
        (_set("guild", "count", to="many"), "guild"),
        (_set("city_track", "points_by_cities", to=[0]), "city_track"),
        (_set("patronage_track", "cost", to=[]), "patronage_track"),
        (_set("patronage_bonuses", 0, "kind", to="creation"), "patronage_bonuses"),
        (_set("alliances", 0, "cost", to={}), "alliances"),
        (_set("indulgence", "gain", to=[]), "indulgence"),
        (_set("constants", "salary", "3", to=-1), "constants"),
        (_set("setup", "3", "families", to=["medici"]), "setup"),
        (_set("palace_layout", "arrows", 0, "between_rooms", to=[1, 4]), "palace_layout"),
        (_set("cards_of_fate", to=[]), "cards_of_fate"),
    ],
)
def test_a_wrong_file_is_refused_and_the_table_named(change: Callable[[Any], None], table: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.tables(changed(change))
    assert caught.value.args_of_text["table"] == table


@pytest.mark.parametrize("text", ["", "{", "[]", '"nobles"'])
def test_a_file_that_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.tables(text)
    assert caught.value.key == "virtu-bad-json"
