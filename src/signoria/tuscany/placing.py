# compiled
"""Placing a tile: area score, colour bonus, effect, in this order (T6.4–T6.6, T8)."""

from __future__ import annotations

from signoria.chance import Chance
from signoria.game import JsonObject
from signoria.ints import i64
from signoria.tuscany.cards import draw_cards
from signoria.tuscany.display import any_fits, refill
from signoria.tuscany.kinds import (
    AGRICULTURE,
    AGRICULTURE_POINTS,
    AREAS,
    BONUS_NAMES,
    CARD_LANE,
    CARDS_REWARD,
    CASTLE,
    CITY,
    COLOUR_BONUS,
    COLOUR_NAMES,
    FARMS,
    GREEN_REWARD,
    HEX,
    HEX_REWARD,
    INN,
    KIND_NAMES,
    MARBLE_BONUS,
    MARBLE_REWARD,
    MONASTERY,
    OVERFLOW,
    QUARRY,
    RED_REWARD,
    REWARD_NAMES,
    STORAGE_BONUS,
    STORAGE_POINTS,
    VILLAGE,
    WAGON,
    WORKER_BONUS,
    WORKER_REWARD,
    YIELD_BONUS,
    YIELD_POINTS,
    card,
    tile,
    tiles_in,
)
from signoria.tuscany.player import Player
from signoria.tuscany.position import CASTLE_EFFECT, CITY_EFFECT, YIELDS, Position
from signoria.tuscany.region import SPACE_NAMES
from signoria.tuscany.scoring import score_green, score_red

MONASTERY_CARDS = 3
OVERFLOW_RED = 2


def fill_space(player: Player, space: i64) -> None:
    """Mark a space as filled and its empty neighbours as next to a tile."""
    region = player.assembled()
    player.filled |= 1 << space
    player.frontier = (player.frontier | region.neighbours[space]) & ~player.filled
    player.find_open()


def place_tile(table: Position, seat: i64, kind: i64, space: i64, chance: Chance) -> bool:
    """Place a tile or inn hex, with everything that follows. Return whether its effect leaves a choice, which is then the step."""
    player = table.players[seat]
    region = player.assembled()
    colour: i64 = region.colours[space]
    area: i64 = region.areas[space]
    table.stirred = True
    if table.events is not None:
        table.tell("tuscany-log-place", int(seat), {"tile": KIND_NAMES[kind], "space": SPACE_NAMES[space], "colour": COLOUR_NAMES[colour]})
    fill_space(player, space)
    score_area(table, seat, area)
    score_colour(table, seat, colour)
    if colour == AGRICULTURE:
        score_farms(table, seat, kind, area)
    mark_face(player, kind, space)
    return effect(table, seat, colour, chance)


def mark_face(player: Player, kind: i64, space: i64) -> None:
    """Remember what the tile on a space shows: inn hex or farms."""
    bit: i64 = 1 << space
    if kind == HEX:
        player.hexes |= bit
        return
    farms: i64 = FARMS[kind]
    if farms & 1:
        player.vineyards |= bit
    if farms & 2:
        player.hogs |= bit
    if farms & 4:
        player.olives |= bit
    if farms & 8:
        player.wheat |= bit


def score_area(table: Position, seat: i64, area: i64) -> None:
    """Score 1, 3 or 6 green points for an area that is now filled (T6.5)."""
    player = table.players[seat]
    if player.filled & area == area:
        rest = area & (area - 1)  # without its lowest space
        size: i64 = 1
        while rest:
            rest &= rest - 1
            size += 1
        points: i64 = table.components.area_points[size]
        score_green(player, points, AREAS)
        if table.events is not None:
            table.tell("tuscany-log-area", int(seat), {"size": int(size), "points": int(points)})


def score_colour(table: Position, seat: i64, colour: i64) -> None:
    """Score the colour bonus for the first and the second player who has filled a colour (T6.6)."""
    player = table.players[seat]
    spaces: i64 = player.assembled().colour_masks[colour]
    if player.filled & spaces != spaces:
        return
    shift = colour * 6
    taken = (table.colour_bonus >> shift) & 63
    if taken >> 3:
        return
    first, second = table.components.colour_bonus[colour]
    if taken == 0:
        points: i64 = first
        table.colour_bonus |= (seat + 1) << shift
    else:
        points = second
        table.colour_bonus |= (seat + 1) << (shift + 3)
    score_green(player, points, COLOUR_BONUS)
    if table.events is not None:
        args: JsonObject = {"colour": COLOUR_NAMES[colour], "points": int(points), "side": 1 if taken == 0 else 2}
        table.tell("tuscany-log-colour-bonus", int(seat), args)


def score_farms(table: Position, seat: i64, kind: i64, area: i64) -> None:
    """Score 1 green point for each farm kind that is new in its area; an inn hex always scores 1 (T8.4)."""
    player = table.players[seat]
    points: i64 = 0
    if kind == HEX:
        points = 1
    else:
        farms: i64 = FARMS[kind]
        if farms & 1 and player.vineyards & area == 0:
            points += 1
        if farms & 2 and player.hogs & area == 0:
            points += 1
        if farms & 4 and player.olives & area == 0:
            points += 1
        if farms & 8 and player.wheat & area == 0:
            points += 1
    score_green(player, points, AGRICULTURE_POINTS)
    if table.events is not None:
        table.tell("tuscany-log-agriculture", int(seat), {"points": int(points)})


def effect(table: Position, seat: i64, colour: i64, chance: Chance) -> bool:
    """Carry out the effect of a tile of a colour. Return whether it leaves a choice, which is then the step (T8)."""
    player = table.players[seat]
    if colour == CASTLE:
        if any_fits(table, player):
            table.step = CASTLE_EFFECT
            return True
        if table.events is not None:
            table.tell("tuscany-log-castle-lost", int(seat), {})
    elif colour == CITY:
        if table.bonus_left:
            table.step = CITY_EFFECT
            return True
        if table.events is not None:
            table.tell("tuscany-log-city-lost", int(seat), {})
    elif colour == INN:
        gain_hex(table, seat)
    elif colour == QUARRY:
        gain_marble(table, seat, 1 + tiles_in(player.bonus, MARBLE_BONUS))
    elif colour == VILLAGE:
        gain_workers(table, seat, 1 + tiles_in(player.bonus, WORKER_BONUS))
    elif colour == MONASTERY:
        draw_cards(table, seat, MONASTERY_CARDS, chance)
    elif colour == WAGON:
        for _ in range(1 + tiles_in(player.bonus, YIELD_BONUS)):
            reveal_yield(table, seat, chance)
    return False


def gain_marble(table: Position, seat: i64, number: i64) -> None:
    """Take marble (T8.5)."""
    table.players[seat].marble += number
    if table.events is not None:
        table.tell("tuscany-log-marble", int(seat), {"count": int(number)})


def gain_workers(table: Position, seat: i64, number: i64) -> None:
    """Take workers (T8.6)."""
    table.players[seat].workers += number
    if table.events is not None:
        table.tell("tuscany-log-worker", int(seat), {"count": int(number)})


def gain_hex(table: Position, seat: i64) -> None:
    """Take an inn hex onto a free storage space; with none free score 2 red points instead (T8.3, T8.7)."""
    player = table.players[seat]
    if player.storage_free() > 0:
        player.storage += tile(HEX)
        player.fresh_hexes += 1
        if table.events is not None:
            table.tell("tuscany-log-hex", int(seat), {})
    else:
        score_red(player, OVERFLOW_RED, OVERFLOW)
        if table.events is not None:
            table.tell("tuscany-log-overflow", int(seat), {"points": OVERFLOW_RED})


def reveal_yield(table: Position, seat: i64, chance: Chance) -> None:
    """Reveal a yield card and gain what it shows; bonus tiles do not change it (T8.7)."""
    player = table.players[seat]
    if table.yields_left == 0:
        table.yields = table.components.yields
        table.yields_left = table.components.yield_count
        if table.events is not None:
            table.tell("tuscany-log-yield-reshuffle", None, {"count": int(table.yields_left)})
    kind = chance.pick(YIELDS, table.yields, CARD_LANE, table.yields_left)
    table.yields -= card(kind)
    table.yields_left -= 1
    reward: i64 = table.components.yield_rewards[kind]
    amount: i64 = table.components.yield_amounts[kind]
    if table.events is not None:
        table.tell("tuscany-log-yield", int(seat), {"reward": REWARD_NAMES[reward], "amount": int(amount)})
    if reward == RED_REWARD:
        score_red(player, amount, YIELD_POINTS)
    elif reward == GREEN_REWARD:
        score_green(player, amount, YIELD_POINTS)
    elif reward == CARDS_REWARD:
        draw_cards(table, seat, amount, chance)
    elif reward == WORKER_REWARD:
        player.workers += amount
    elif reward == MARBLE_REWARD:
        player.marble += amount
    elif reward == HEX_REWARD:
        for _ in range(amount):
            gain_hex(table, seat)


def take_bonus(table: Position, seat: i64, bonus: i64) -> None:
    """Take a bonus tile; +1 storage space scores 2 green points at once (T2.9, T8.2)."""
    player = table.players[seat]
    table.bonus_left -= tile(bonus)
    player.bonus += tile(bonus)
    if table.events is not None:
        table.tell("tuscany-log-bonus", int(seat), {"bonus": BONUS_NAMES[bonus]})
    if bonus == STORAGE_BONUS:
        score_green(player, table.components.storage_points, STORAGE_POINTS)


def place_free(table: Position, seat: i64, place: i64, space: i64, chance: Chance) -> bool:
    """Place a tile of the display by a castle's effect: the display is refilled before the new tile acts (T8.1)."""
    kind = table.slot(place)
    refill(table, seat, place, chance)
    return place_tile(table, seat, kind, space, chance)
