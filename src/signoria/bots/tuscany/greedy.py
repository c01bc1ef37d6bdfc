"""`greedy`: weighs every move by what it brings at once. Frozen: a yardstick for all that come after.

Values are in points of the final score. A green point counts as often as it will still be scored; goods and cards have fixed prices.
"""

from __future__ import annotations

from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.kinds import (
    AGRICULTURE,
    CARD_BONUS,
    CASTLE,
    CITY,
    COLOURS,
    FARMS,
    HEX,
    INN,
    MARBLE_BONUS,
    MONASTERY,
    QUARRY,
    STORAGE_BONUS,
    VILLAGE,
    WAGON,
    WORKER_BONUS,
    YIELD_BONUS,
    cards_in,
    cards_total,
    colour_of,
    tiles_in,
)
from signoria.tuscany.moves import BONUS, DECLINE, DRAW, END, FREE, MARBLE, PLACE, REFRESH, REGION, REMOVE, START, TAKE
from signoria.tuscany.paying import cards_of, workers_of
from signoria.tuscany.player import Player
from signoria.tuscany.position import ACTION, ASSEMBLE, GAP, MAKE_ROOM, ONE_MORE, PAYMENT
from signoria.tuscany.region import SPACES, Region, spaces_in
from signoria.tuscany.scoring import scorings_left
from signoria.tuscany.state import State

CARD = 0.8
WORKER = 1.6
MARBLE_PRICE = 2.0
HEX_PRICE = 2.0
YIELD_PRICE = 1.5
FREE_TILE = 5.0
BONUS_TILE = {CARD_BONUS: 2.2, STORAGE_BONUS: 0.6, MARBLE_BONUS: 1.4, WORKER_BONUS: 1.9, YIELD_BONUS: 1.2}
"""What a bonus tile brings per scoring left; for the storage space besides its green points."""
BEGUN = 0.35
"""The share of an area's points that a space short of filling it is worth, for each of its spaces."""
ACTION_PRICE = 2.4
"""What an action is worth: a tile must promise more than the draws it still needs."""
FULL_HAND = 3.0
"""With this many cards in hand new ones are worth half."""
PLACING = 6.0
"""Tiles are placed as soon as they can be."""
REPLACING = 6.0
"""What a better tile must bring more than the one it drives out of storage."""


class GreedyBot:
    """Takes what pays most at once and never plans."""

    name = "greedy"

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move with the highest value; of equal ones any."""
        assert isinstance(imagined, State)
        moves = imagined.moves(seat)
        if len(moves) == 1:
            return moves[0]
        values = _values(imagined, seat, moves)
        best = max(values)
        ties = [move for move, value in zip(moves, values, strict=True) if value == best]
        return ties[dice.number(len(ties))]


def _values(state: State, seat: int, moves: list[int]) -> list[float]:
    """Return the value of every move."""
    player = state.players[seat]
    if state.step == ASSEMBLE:
        return [_assembly(state, player, move) for move in moves]
    if state.step == ACTION:
        return [_action(state, player, move) for move in moves]
    if state.step == PAYMENT:
        return [-_price(player, cards_of(move), workers_of(move)) for move in moves]
    if state.step == MAKE_ROOM:
        return [-_promise(state, player, move - REMOVE) for move in moves]
    if state.step == ONE_MORE:
        return [_one_more(state, seat) if move == MARBLE else MARBLE_PRICE for move in moves]
    return [_other(state, player, move) for move in moves]


def _assembly(state: State, player: Player, move: int) -> float:
    """Weigh a region by the points of its areas, a castle space by the colours around it."""
    if move < START:
        region = state.components.region(player.boards, move - REGION)
        return sum(_share(state, region, space) for space in range(SPACES))
    around = spaces_in(player.assembled().neighbours[move - START])
    return len({player.assembled().colours[space] for space in around}) + 0.1 * len(around)


def _share(state: State, region: Region, space: int) -> float:
    """Return the points of the area a space lies in, divided among its spaces."""
    size = region.areas[space].bit_count()
    return state.components.area_points[size] / size


def _action(state: State, player: Player, move: int) -> float:
    if move >= PLACE:
        kind, space = divmod(move - PLACE, SPACES)
        colour = player.assembled().colours[space]
        return _placement(state, player, kind, space) - _cheapest(player, colour)[1] + PLACING
    if move >= REFRESH:
        return 1.0
    if move >= TAKE:
        if player.storage_free() <= 0:
            worst = min(_promise(state, player, kind) for kind in range(HEX + 1) if tiles_in(player.storage, kind))
            return _promise(state, player, state.slot(move - TAKE)) - max(worst, 0.0) - REPLACING
        return _promise(state, player, state.slot(move - TAKE))
    drawn = int(state.draw_option) + _owned(player, CARD_BONUS)
    return CARD * drawn * FULL_HAND / (FULL_HAND + int(cards_total(player.hand)))


def _one_more(state: State, seat: int) -> float:
    """Weigh the best action that could be taken now."""
    after = state.copy()
    after.step = ACTION
    return max(_values(after, seat, after.moves(seat)))


def _other(state: State, player: Player, move: int) -> float:
    """Weigh effects: free tiles, bonus tiles, which kind to refresh."""
    if move >= FREE:
        place, space = divmod(move - FREE, SPACES)
        return _placement(state, player, state.slot(place), space)
    if move >= REFRESH:
        return float(sum(state.slot(place) != GAP and state.slot_colour(place) == move - REFRESH for place in range(8)))
    if move >= TAKE:
        return _promise(state, player, state.slot(move - TAKE))
    if move == DECLINE:
        return 0.0
    if move >= BONUS and move < DRAW:
        return _bonus(state, player, move - BONUS)
    return 0.0 if move == END else CARD


def _bonus(state: State, player: Player, bonus: int) -> float:
    left = int(scorings_left(state))
    value = BONUS_TILE[bonus] * left * (0.8 if _owned(player, bonus) else 1.0)
    if bonus == STORAGE_BONUS:
        value += int(state.components.storage_points) * left - 1.5 * _owned(player, STORAGE_BONUS)
    return value


def _owned(player: Player, bonus: int) -> int:
    return int(tiles_in(player.bonus, bonus))


def _placement(state: State, player: Player, kind: int, space: int) -> float:
    """Return what placing a tile brings: areas, colour bonus, farms and the effect."""
    region, left, filled = player.assembled(), int(scorings_left(state)), int(player.filled)
    colour, area = region.colours[space], region.areas[space]
    size, missing = area.bit_count(), (area & ~filled).bit_count()
    points = state.components.area_points[size]
    value = float(points * left) if missing == 1 else BEGUN * left * points / size * (size - missing + 1)
    if (region.colour_masks[colour] & ~filled).bit_count() == 1:
        value += left * _colour_bonus(state, colour)
    elif _colour_bonus(state, colour):
        value += 0.25 * left
    if colour == AGRICULTURE:
        value += left * _new_farms(player, kind, area)
    opened = region.neighbours[space] & ~filled & ~int(player.frontier)
    return value + _effect(state, player, colour) + 0.15 * opened.bit_count()


def _colour_bonus(state: State, colour: int) -> int:
    taken = state.colour_bonus >> (colour * 6) & 63
    if taken >> 3:
        return 0
    return state.components.colour_bonus[colour][1 if taken else 0]


def _new_farms(player: Player, kind: int, area: int) -> int:
    if kind == HEX:
        return 1
    masks = (player.vineyards, player.hogs, player.olives, player.wheat)
    return sum(1 for farm, mask in enumerate(masks) if FARMS[kind] >> farm & 1 and not mask & area)


def _effect(state: State, player: Player, colour: int) -> float:
    """Return what the effect of a colour is worth."""
    if colour == CASTLE:
        return FREE_TILE
    if colour == CITY:
        return max((_bonus(state, player, bonus) for bonus in range(5) if tiles_in(state.bonus_left, bonus)), default=0.0)
    if colour == INN:
        return HEX_PRICE
    if colour == QUARRY:
        return MARBLE_PRICE * (1 + _owned(player, MARBLE_BONUS))
    if colour == VILLAGE:
        return WORKER * (1 + _owned(player, WORKER_BONUS))
    if colour == MONASTERY:
        return 3 * CARD
    if colour == WAGON:
        return YIELD_PRICE * (1 + _owned(player, YIELD_BONUS))
    return 0.0


def _promise(state: State, player: Player, kind: int) -> float:
    """Return what a tile in storage promises: its best placement, less its price and the draws still needed for it."""
    if kind == GAP:
        return -99.0
    region = player.assembled()
    best = -3.0
    for colour in range(COLOURS) if kind == HEX else (colour_of(kind),):
        spaces = player.frontier & region.colour_masks[colour]
        if spaces:
            missing, price = _cheapest(player, colour)
            value = max(_placement(state, player, kind, space) for space in spaces_in(spaces)) - price - ACTION_PRICE * missing
            best = max(best, value)
    return best


def _price(player: Player, cards: int, workers: int) -> float:
    """Return what giving up cards and workers costs; lonely cards are worth less than those that pair."""
    price = WORKER * workers
    for colour in range(COLOURS):
        given, held = int(cards_in(cards, colour)), int(cards_in(player.hand, colour))
        price += CARD * given - (0.15 if given and held > given and (held - given) % 2 == 0 else 0.0)
    return price


def _cheapest(player: Player, colour: int) -> tuple[float, float]:
    """Return how many of the two units of a payment are missing, and the price of those that are there."""
    own = min(2, int(cards_in(player.hand, colour)))
    units = [CARD] * own
    for other in range(COLOURS):
        if other != colour:
            units += [2 * CARD] * (int(cards_in(player.hand, other)) // 2)
    units += [WORKER] * int(player.workers)
    units.sort()
    return max(0, 2 - len(units)), sum(units[:2])
