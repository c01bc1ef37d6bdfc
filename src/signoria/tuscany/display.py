# compiled
"""The display: what can be placed from it, refilling, the colour limit and the refresh (T5)."""

from __future__ import annotations

from typing import Final

from signoria.chance import Chance
from signoria.ints import i64
from signoria.tuscany.kinds import COLOUR_NAMES, KIND_NAMES, TILE_LANE, colour_of, tile
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.player import Player
from signoria.tuscany.position import GAP, NEUTRAL, PILES, Position

COLOUR_LIMIT: Final = 5


def any_fits(table: Position, player: Player) -> bool:
    """Return whether some tile of the display could be placed in the player's region, cards not asked for (T5.5)."""
    return player.open & table.shown != 0


def fits(player: Player, kind: i64) -> bool:
    """Return whether a tile could be placed in the player's region, cards not asked for (T5.5)."""
    return (player.open >> (4 * colour_of(kind))) & 1 != 0


def may_refresh(table: Position, player: Player) -> bool:
    """Return whether the refresh of T5.5 can succeed: some neutral tile, face down or removed, has a placeable colour."""
    if table.shown == 0:
        return False
    supply = table.neutral + table.removed
    kind: i64 = 0
    while supply:
        if supply & 7 and fits(player, kind):
            return True
        supply >>= TILE_LANE
        kind += 1
    return False


def refill(table: Position, seat: i64, place: i64, chance: Chance) -> None:
    """Fill the gap a taken tile leaves from the player's leftmost pile, else with a neutral tile; then keep the limit (T5.3, T5.4)."""
    player = table.players[seat]
    if player.pile_left:
        kind = chance.pick(PILES + seat, player.pile, TILE_LANE, player.pile_left)
        player.pile -= tile(kind)
        player.pile_left -= 1
        table.set_slot(place, kind)
        table.display_neutral &= ~(1 << place)
        if table.events is not None:
            table.tell("tuscany-log-refill", int(seat), {"tile": KIND_NAMES[kind], "place": int(place) + 1})
            if player.pile_left % table.components.pile_size == 0:
                pile = 3 - player.pile_left // table.components.pile_size
                table.tell("tuscany-log-pile-empty", int(seat), {"pile": int(pile)})
    else:
        fill_neutral(table, place, chance)
    keep_limit(table, chance)


def fill_neutral(table: Position, place: i64, chance: Chance) -> None:
    """Lay a neutral tile on a place. The removed neutral tiles come back when none is left; without any the gap stays open (T5.7)."""
    if table.neutral_left == 0:
        if table.removed_count == 0:
            table.set_slot(place, GAP)
            table.display_neutral &= ~(1 << place)
            if table.events is not None:
                table.tell("tuscany-log-gap", None, {"place": int(place) + 1})
            return
        table.neutral = table.removed
        table.neutral_left = table.removed_count
        table.removed = 0
        table.removed_count = 0
        if table.events is not None:
            table.tell("tuscany-log-neutral-reshuffle", None, {"count": int(table.neutral_left)})
    kind = chance.pick(NEUTRAL, table.neutral, TILE_LANE, table.neutral_left)
    table.neutral -= tile(kind)
    table.neutral_left -= 1
    table.set_slot(place, kind)
    table.display_neutral |= 1 << place
    if table.events is not None:
        table.tell("tuscany-log-neutral", None, {"tile": KIND_NAMES[kind], "place": int(place) + 1})


def keep_limit(table: Position, chance: Chance) -> None:
    """Replace all tiles of a colour that lies five times or more in the display, until none does (T5.6)."""
    while (table.shown + 0x33333333) & 0x88888888:  # a lane of five or more carries into its highest bit
        crowded: i64 = 0
        while (table.shown >> (4 * crowded)) & 15 < COLOUR_LIMIT:
            crowded += 1
        if table.events is not None:
            table.tell("tuscany-log-limit", None, {"colour": COLOUR_NAMES[crowded]})
        replace_colour(table, crowded, chance)


def replace_colour(table: Position, colour: i64, chance: Chance) -> None:
    """Remove all tiles of a colour, then fill all gaps in order with neutral tiles (T5.6). Player tiles leave the game (T5.7)."""
    gaps: i64 = 0
    for place in range(i64(SLOTS)):
        if table.slot_colour(place) == colour:
            if (table.display_neutral >> place) & 1:
                table.removed += tile(table.slot(place))
                table.removed_count += 1
            gaps |= 1 << place
    for place in range(i64(SLOTS)):
        if (gaps >> place) & 1:
            fill_neutral(table, place, chance)


def refresh(table: Position, seat: i64, colour: i64, chance: Chance) -> bool:
    """Replace one kind of the display because nothing fits; return whether something fits now (T5.5)."""
    if table.events is not None:
        table.tell("tuscany-log-refresh", int(seat), {"colour": COLOUR_NAMES[colour]})
    replace_colour(table, colour, chance)
    keep_limit(table, chance)
    return any_fits(table, table.players[seat])
