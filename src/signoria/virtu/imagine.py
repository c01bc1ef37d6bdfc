"""States imagined from what a seat may know. Only the family cards of others are ever hidden, while they are placed (V2.3, V17.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from signoria.chance import Chance
from signoria.game import BadInput, Json, JsonObject
from signoria.virtu.placing import offer_placing, put_family_card
from signoria.virtu.position import FAMILY_PLACING, Player, Position
from signoria.virtu.stored import restore
from signoria.virtu.tables import components, tables_of

HIDDEN: Final = 2
"""The number of the deck imagined placements are drawn from."""


def all_placements(p: Position, seat: int) -> list[tuple[int, int, int]]:
    """Return every way the three family cards of a seat can lie: rooms, upgrades, court."""
    blank = p.players[seat].copy()
    blank.rooms = blank.court = blank.fresh = 0
    blank.unplaced = 7
    found: set[tuple[int, int, int]] = set()
    _place_rest(p, seat, blank, found)
    return sorted(found)


def _place_rest(p: Position, seat: int, player: Player, found: set[tuple[int, int, int]]) -> None:
    if player.unplaced == 0:
        found.add((player.rooms, player.court, player.fresh))
        return
    held = p.players[seat]
    p.players[seat] = player
    moves: list[int] = []
    offer_placing(p, seat, moves)
    p.players[seat] = held
    for move in moves:
        tried = player.copy()
        put_family_card(p, tried, move)
        _place_rest(p, seat, tried, found)


_placements: dict[tuple[int, int], list[tuple[int, int, int]]] = {}


def draw_placement(p: Position, seat: int, chance: Chance) -> None:
    """Place the family cards of a seat anew, any way they can lie with equal probability."""
    mark = (id(p.components), p.players[seat].family)
    ways = _placements.get(mark)
    if ways is None:
        if len(_placements) > 20:
            _placements.clear()
        ways = _placements[mark] = all_placements(p, seat)
    player = p.players[seat]
    player.rooms, player.court, player.fresh = ways[chance.below(HIDDEN, len(ways))]
    player.unplaced = 0


def clear_placement(p: Position, seat: int) -> None:
    """Take the family cards of a seat back: how far somebody is who is not ready, nobody else knows."""
    player = p.players[seat]
    player.rooms = player.court = player.fresh = 0
    player.unplaced = 7


def redraw_hidden(p: Position, seat: int, chance: Chance) -> None:
    """Draw anew what a seat may not know."""
    if not p.frames or p.frames[0].kind != FAMILY_PLACING:
        return
    placing = {frame.seat for frame in p.frames}
    for other in range(len(p.players)):
        if other != seat:
            if other in placing:
                clear_placement(p, other)
            else:
                draw_placement(p, other, chance)


def view_tables(view: Mapping[str, Json]) -> JsonObject | None:
    """Return the tables of a view that differ from the built-in ones. Raises `BadInput`."""
    held = view.get("components")
    if not isinstance(held, Mapping):
        raise BadInput("bad-view", {"problem": "components"})
    return tables_of(held.get("tables"))


def imagine_position(view: Mapping[str, Json], chance: Chance) -> Position:
    """Return a position built from a view alone."""
    seats = view.get("seats")
    if seats not in {3, 4, 5}:
        raise BadInput("bad-view", {"problem": "seats"})
    options = view.get("options")
    if view.get("game") != "virtu" or not isinstance(options, dict):
        raise BadInput("bad-view", {"problem": "game"})
    p = restore(view, components(cast("int", seats), view_tables(view)))
    p.one_enemy_agent = bool(options.get("one_enemy_agent", False))
    seat = view.get("seat")
    redraw_hidden(p, seat if isinstance(seat, int) else -1, chance)
    return p
