"""A state as plain JSON data, whole and secrets included, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping

from signoria.game import BadInput, Json, JsonObject
from signoria.tuscany.imagine import draws_of
from signoria.tuscany.kinds import colour_of
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.player import Draws, Player
from signoria.tuscany.position import GAP, Memory, Position
from signoria.tuscany.sound import check_region_code, check_sound

POSITION_NUMBERS = (
    "draw_option",
    "first",
    "current",
    "step",
    "pending_kind",
    "pending_place",
    "round",
    "turn",
    "deck",
    "discards",
    "reshuffles",
    "yields",
    "yields_left",
    "neutral",
    "neutral_left",
    "removed",
    "removed_count",
    "display",
    "display_neutral",
    "bonus_left",
    "colour_bonus",
)
POSITION_FLAGS = ("hex_same_turn", "marble_used", "extra_turns", "stirred")
PLAYER_NUMBERS = (
    "boards",
    "castle",
    "filled",
    "frontier",
    "hexes",
    "vineyards",
    "hogs",
    "olives",
    "wheat",
    "hand",
    "storage",
    "fresh_hexes",
    "pile",
    "pile_left",
    "marble",
    "workers",
    "bonus",
    "green",
    "red",
    "green_by",
    "red_by",
)


def memories(position: Position) -> list[Memory]:
    """Return the chain of memories, oldest first."""
    chain: list[Memory] = []
    memory = position.memory
    while memory is not None:
        chain.append(memory)
        memory = memory.before
    return chain[::-1]


def dump(position: Position) -> JsonObject:
    """Return everything in a state as plain JSON data."""
    text = position.components.tables_text
    return {
        "game": "tuscany",
        "tables": json.loads(text) if text else None,
        **{name: getattr(position, name) for name in POSITION_NUMBERS + POSITION_FLAGS},
        "players": [_dump_player(player) for player in position.players],
        "memory": [[int(memory.what), int(memory.seat), int(memory.cards)] for memory in memories(position)],
    }


def _dump_player(player: Player) -> JsonObject:
    numbers: JsonObject = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    return {
        **numbers,
        "draws": [int(cards) for cards in draws_of(player)],
        "arrangement": None if player.region is None else int(player.region.arrangement),
    }


def load_into(position: Position, dumped: Mapping[str, Json]) -> None:
    """Fill a new position with what `dump` wrote. Raises `BadInput`."""
    try:
        for name in POSITION_NUMBERS:
            setattr(position, name, whole(dumped[name]))
        for name in POSITION_FLAGS:
            setattr(position, name, flag(dumped[name]))
        for place in range(SLOTS):
            kind = position.slot(place)
            if kind != GAP:
                position.shown += 1 << 4 * int(colour_of(kind))
        players, chain = dumped["players"], dumped["memory"]
        if not isinstance(players, list) or not isinstance(chain, list):
            raise TypeError("players and memory must be lists")
        for entry in players:
            position.players.append(_load_player(position, entry))
        for entry in chain:
            if not isinstance(entry, list):
                raise TypeError("a memory must be a list")
            what, seat, cards = (whole(value) for value in entry)
            position.memory = Memory(position.memory, what, seat, cards)
        check_sound(position, None)
    except (KeyError, TypeError, ValueError, IndexError, OverflowError) as error:
        raise BadInput("bad-state", {"problem": f"{type(error).__name__}: {error}"}) from error


def _load_player(position: Position, entry: Json) -> Player:
    if not isinstance(entry, dict):
        raise TypeError("a player must be an object")
    player = Player()
    for name in PLAYER_NUMBERS:
        setattr(player, name, whole(entry[name]))
    draws = entry["draws"]
    if not isinstance(draws, list):
        raise TypeError("draws must be a list")
    for cards in draws:
        player.draws = Draws(player.draws, whole(cards))
    if entry["arrangement"] is not None:
        arrangement = whole(entry["arrangement"])
        check_region_code(player.boards, arrangement)
        player.region = position.components.region(player.boards, arrangement)
        player.find_open()
    return player


def flag(value: Json) -> bool:
    """Return a JSON value that must be true or false."""
    if not isinstance(value, bool):
        raise TypeError(f"{value!r} is not true or false")
    return value


def whole(value: Json) -> int:
    """Return a JSON value that must be a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a whole number")
    return value
