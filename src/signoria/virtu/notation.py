"""Write moves as text and read them back. A player can follow a year from the text: `march florence pisa`, `buy merchant`."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from signoria.game import BadInput, Json, JsonObject
from signoria.virtu import moves as m
from signoria.virtu.symbols import ACTION_NAMES, SYMBOL_NAMES
from signoria.virtu.tables import ALLIANCE_NAMES, TITLE_KINDS, built_in


def _ids(table: str) -> tuple[str, ...]:
    return tuple(str(cast("JsonObject", entry)["id"]) for entry in cast("list[Json]", built_in()[table]))


CITY_NAMES: Final = _ids("cities")
NOBLE_NAMES: Final = _ids("nobles")
TOKEN_NAMES: Final = (*CITY_NAMES, *TITLE_KINDS, "guild", "artillery", *(f"cathedral-{slot + 1}" for slot in range(m.CATHEDRALS)))
SOURCE_TEXTS: Final = (
    *TOKEN_NAMES,
    *(f"courtier {space + 1}" for space in range(m.SPACES)),
    "card",
    "upgrade",
    "room",
    "ottoman",
    "empire",
    "indulgence",
)
PLACE_TEXTS: Final = (
    *CITY_NAMES,
    *(f"palace {palace + 1} room {room + 1}" for palace in range(m.PALACES) for room in range(m.ROOMS)),
    *ALLIANCE_NAMES,
)


@cache
def texts() -> tuple[str, ...]:
    """Return the notation of every move, in the order of their numbers."""
    rooms = [f"room {room + 1}" for room in range(m.ROOMS)]
    spaces = [f"courtier {space + 1}" for space in range(m.SPACES)]
    pairs = [f"{start} {goal}" for start in CITY_NAMES for goal in CITY_NAMES]
    numbers = range(1, m.MOST_SYMBOLS + 1)
    blocks: list[tuple[int, list[str]]] = [
        (m.USE, [f"use {source} {kind}" for source in SOURCE_TEXTS for kind in SYMBOL_NAMES]),
        (m.PLACE, [f"place {card + 1} {way}" for card in range(3) for way in rooms + spaces]),
        (m.ROOM, rooms),
        (m.STEP, ["step", "step florins", "stop"]),
        (m.ABSOLVE, [f"absolve {room + 1} {price}" for room in range(m.ROOMS) for price in ("cross", "crowns")]),
        (m.ACTION, list(ACTION_NAMES)),
        (m.DECLINE, ["decline", "done", "pay", "pass"]),
        (m.TURN, [f"turn {token}" for token in TOKEN_NAMES]),
        (m.RENEW, [f"renew {power}" for power in ALLIANCE_NAMES]),
        (m.ANNEX, [f"annex {city}" for city in CITY_NAMES]),
        (m.MARCH, [f"march {pair}" for pair in pairs]),
        (m.SAIL, [f"sail {pair}" for pair in pairs]),
        (m.ARM, [f"arm {slot} {number}" for slot in ("card", "upgrade") for number in numbers]),
        (m.AGENT, [f"agent {place}" for place in PLACE_TEXTS]),
        (m.LIFT, [f"lift {place}" for place in PLACE_TEXTS]),
        (m.REMOVE, [f"remove {place}" for place in PLACE_TEXTS]),
        (m.TAKE, [f"take {bonus}" for bonus in m.BONUS_NAMES]),
        (m.SIEGE, [f"siege {city}" for city in CITY_NAMES]),
        (m.BESIEGE, ["besiege", "withdraw", "token"]),
        (m.RALLY, [f"rally {space + 1} {number}" for space in range(m.SPACES) for number in numbers]),
        (m.CALL_LEONARDO, ["call leonardo", "call artillery", "call france"]),
        (m.RETREAT, [f"retreat {city}" for city in CITY_NAMES]),
        (m.RETREAT_SEA, [f"retreat {city} by sea" for city in CITY_NAMES]),
        (m.ABANDON, ["abandon"]),
        (m.DISMISS, [f"dismiss {city}" for city in CITY_NAMES]),
        (m.HIRE, [f"hire {city}" for city in CITY_NAMES]),
        (m.MOVE_ROOM, [f"move {space + 1} {room}" for space in range(m.SPACES) for room in rooms]),
        (m.MOVE_SPACE, [f"move {space + 1} {goal}" for space in range(m.SPACES) for goal in spaces]),
        (m.LEAVE, [f"leave {room + 1} {goal}" for room in range(m.ROOMS) for goal in spaces]),
        (m.LEAVE_UPGRADE, [f"leave upgrade {room + 1} {goal}" for room in range(m.ROOMS) for goal in spaces]),
        (m.DISCARD, [f"discard {space + 1}" for space in range(m.SPACES)]),
        (m.BUY_CARD, [f"buy {noble}" for noble in NOBLE_NAMES]),
        (m.BUY_TITLE, [f"buy {title}" for title in TITLE_KINDS]),
        (m.BUY_GUILD, ["buy guild"]),
        (m.BUY_CATHEDRAL, [f"buy cathedral {city}" for city in CITY_NAMES]),
        (m.SETTLE, [f"settle {space + 1}" for space in range(m.SPACES)]),
        (m.ALLY, [f"ally {power}" for power in ALLIANCE_NAMES]),
        (m.ALLY_LESS, [f"ally {power} less {kind}" for power in ALLIANCE_NAMES for kind in SYMBOL_NAMES]),
    ]
    written: list[str] = []
    for start, block in blocks:
        assert start == len(written), block[0]
        written += block
    assert len(written) == m.MOVE_COUNT
    return tuple(written)


@cache
def _numbers() -> dict[str, int]:
    return {text: number for number, text in enumerate(texts())}


def move_text(move: int) -> str:
    """Return the notation of a move."""
    if not 0 <= move < m.MOVE_COUNT:
        raise BadInput("no-such-move", {"move": move, "count": m.MOVE_COUNT})
    return texts()[move]


def move_of(text: str) -> int:
    """Return the move a notation names, upper or lower case, with any spaces. Raises `BadInput`."""
    number = _numbers().get(" ".join(text.lower().split()))
    if number is None:
        raise BadInput("unknown-move", {"text": text})
    return number
