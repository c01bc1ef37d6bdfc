# compiled
"""What a move is worth by rule of thumb: the judgement behind the heuristic players and behind the playouts of the searching ones.

Values are in points of the final score. All weights are in one list, three times over: for one, two and three scorings left.
"""

from __future__ import annotations

from typing import Final

from signoria.ints import i64
from signoria.tuscany.kinds import (
    AGRICULTURE,
    CARD_BONUS,
    CASTLE,
    CITY,
    COLOURS,
    FARMS,
    HEX,
    INN,
    KINDS,
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
from signoria.tuscany.moves import BONUS, DECLINE, DRAW, END, FREE, MARBLE, PLACE, REFRESH, REMOVE, SLOTS, START, TAKE
from signoria.tuscany.paying import cards_of, workers_of
from signoria.tuscany.player import Player
from signoria.tuscany.position import ACTION, ASSEMBLE, GAP, MAKE_ROOM, ONE_MORE, PAYMENT
from signoria.tuscany.region import SPACES, Region
from signoria.tuscany.state import State

NAMES: Final = [
    "card",
    "worker",
    "marble",
    "hex",
    "yield",
    "free tile",
    "bonus card",
    "bonus storage",
    "bonus marble",
    "bonus worker",
    "bonus yield",
    "begun",
    "opened",
    "colour begun",
    "missing unit",
    "full hand",
    "placing",
    "replacing",
    "pair kept",
    "again",
    "refill",
    "monastery",
]
CARD: Final = 0
WORKER: Final = 1
MARBLE_PRICE: Final = 2
HEX_PRICE: Final = 3
YIELD_PRICE: Final = 4
FREE_TILE: Final = 5
BONUS_PRICE: Final = 6
BEGUN: Final = 11
OPENED: Final = 12
COLOUR_BEGUN: Final = 13
MISSING: Final = 14
FULL_HAND: Final = 15
PLACING: Final = 16
REPLACING: Final = 17
PAIR_KEPT: Final = 18
AGAIN: Final = 19
REFILL: Final = 20
MONASTERY_PRICE: Final = 21
WEIGHTS: Final = 22

FIRST_GUESS: Final = [
    0.8,
    1.6,
    2.0,
    2.0,
    1.5,
    5.0,
    2.2,
    0.6,
    1.4,
    1.9,
    1.2,
    0.35,
    0.15,
    0.25,
    2.4,
    3.0,
    6.0,
    6.0,
    0.15,
    0.8,
    0.0,
    2.4,
]


class Judgement:
    """Weighs moves with a list of weights."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights
        self.base: i64 = 0
        self.left: i64 = 3

    def weight(self, name: i64) -> float:
        """Return a weight for the number of scorings left."""
        return self.weights[self.base + name]

    def look(self, state: State) -> None:
        """Take in how many scorings are left; before anything is weighed."""
        self.left = 4 - state.round
        self.base = (self.left - 1) * WEIGHTS

    def choose(self, state: State, seat: i64) -> i64:
        """Return the move that is worth most; the first of equal ones."""
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        self.look(state)
        best: i64 = moves[0]
        most = -1e9
        for move in moves:
            value = self.value(state, seat, move)
            if value > most:
                most = value
                best = move
        return best

    def value(self, state: State, seat: i64, move: i64) -> float:
        """Return what a move is worth."""
        player = state.players[seat]
        step = state.step
        if step == ACTION:
            return self.action(state, player, move)
        if step == PAYMENT:
            return -self.price(player, cards_of(move), workers_of(move))
        if step == MAKE_ROOM:
            return -self.promise(state, player, move - REMOVE)
        if step == ONE_MORE:
            return self.one_more(state, seat) if move == MARBLE else self.weight(MARBLE_PRICE)
        if step == ASSEMBLE:
            return assembly(state, player, move)
        return self.other(state, player, move)

    def action(self, state: State, player: Player, move: i64) -> float:
        """Weigh placing, taking, refreshing and drawing."""
        if move >= PLACE:
            kind = (move - PLACE) // SPACES
            space = (move - PLACE) % SPACES
            colour: i64 = player.assembled().colours[space]
            return self.placement(state, player, kind, space) - self.cheapest(player, colour) + self.weight(PLACING)
        if move >= REFRESH:
            return 1.0
        if move >= TAKE:
            promise = self.promise(state, player, state.slot(move - TAKE)) - self.weight(REFILL)
            if player.storage_free() > 0:
                return promise
            worst = 99.0
            for kind in range(i64(KINDS)):
                if tiles_in(player.storage, kind):
                    held = self.promise(state, player, kind)
                    if held < worst:
                        worst = held
            return promise - (worst if worst > 0.0 else 0.0) - self.weight(REPLACING)
        drawn = float(state.draw_option + tiles_in(player.bonus, CARD_BONUS))
        full = self.weight(FULL_HAND)
        return self.weight(CARD) * drawn * full / (full + float(cards_total(player.hand)))

    def one_more(self, state: State, seat: i64) -> float:
        """Weigh the best action marble could buy now."""
        state.step = ACTION
        most = -1e9
        player = state.players[seat]
        for move in state.moves(seat):
            value = self.action(state, player, move)
            if value > most:
                most = value
        state.step = ONE_MORE
        return most

    def other(self, state: State, player: Player, move: i64) -> float:
        """Weigh effects: free tiles, bonus tiles, which kind to refresh."""
        if move >= FREE:
            return self.placement(state, player, state.slot((move - FREE) // SPACES), (move - FREE) % SPACES)
        if move >= REFRESH:
            count = 0.0
            for place in range(i64(SLOTS)):
                if state.slot_colour(place) == move - REFRESH:
                    count += 1.0
            return count
        if move >= TAKE:
            return self.promise(state, player, state.slot(move - TAKE))
        if move == DECLINE or move == END:
            return 0.0
        if move >= BONUS and move < DRAW:
            return self.bonus(state, player, move - BONUS)
        return self.weight(CARD)

    def bonus(self, state: State, player: Player, bonus: i64) -> float:
        """Weigh a bonus tile."""
        value = self.weight(BONUS_PRICE + bonus) * float(self.left)
        owned = tiles_in(player.bonus, bonus)
        if owned:
            value *= self.weight(AGAIN)
        if bonus == STORAGE_BONUS:
            value += float(state.components.storage_points * self.left) - 1.5 * float(owned)
        return value

    def placement(self, state: State, player: Player, kind: i64, space: i64) -> float:
        """Return what placing a tile brings: areas, colour bonus, farms and the effect."""
        region = player.assembled()
        left = float(self.left)
        colour: i64 = region.colours[space]
        area: i64 = region.areas[space]
        size = bits(area)
        missing = bits(area & ~player.filled)
        points = float(state.components.area_points[size])
        if missing == 1:
            value = points * left
        else:
            value = self.weight(BEGUN) * left * points / float(size) * float(size - missing + 1)
        bonus = colour_bonus(state, colour)
        if bonus:
            open_spaces = bits(i64(region.colour_masks[colour]) & ~player.filled)
            if open_spaces == 1:
                value += left * float(bonus)
            else:
                value += self.weight(COLOUR_BEGUN) * left * float(bonus) / float(open_spaces)
        if colour == AGRICULTURE:
            value += left * float(new_farms(player, kind, area))
        opened = i64(region.neighbours[space]) & ~player.filled & ~player.frontier
        return value + self.effect(state, player, colour) + self.weight(OPENED) * float(bits(opened))

    def effect(self, state: State, player: Player, colour: i64) -> float:
        """Return what the effect of a colour is worth."""
        if colour == CASTLE:
            return self.weight(FREE_TILE)
        if colour == CITY:
            best = 0.0
            for bonus in range(i64(5)):
                if tiles_in(state.bonus_left, bonus):
                    value = self.bonus(state, player, bonus)
                    if value > best:
                        best = value
            return best
        if colour == INN:
            return self.weight(HEX_PRICE)
        if colour == QUARRY:
            return self.weight(MARBLE_PRICE) * float(1 + tiles_in(player.bonus, MARBLE_BONUS))
        if colour == VILLAGE:
            return self.weight(WORKER) * float(1 + tiles_in(player.bonus, WORKER_BONUS))
        if colour == MONASTERY:
            return self.weight(MONASTERY_PRICE)
        if colour == WAGON:
            return self.weight(YIELD_PRICE) * float(1 + tiles_in(player.bonus, YIELD_BONUS))
        return 0.0

    def promise(self, state: State, player: Player, kind: i64) -> float:
        """Return what a tile in storage promises: its best placement, less its price and the draws still needed for it."""
        if kind == GAP:
            return -99.0
        best = -3.0
        if kind != HEX:
            return self.promise_of(state, player, kind, colour_of(kind), best)
        for colour in range(i64(COLOURS)):
            best = self.promise_of(state, player, kind, colour, best)
        return best

    def promise_of(self, state: State, player: Player, kind: i64, colour: i64, least: float) -> float:
        """Return what a tile promises on the spaces of one colour, at least `least`."""
        spaces = player.frontier & i64(player.assembled().colour_masks[colour])
        if spaces == 0:
            return least
        cost = self.cheapest(player, colour)
        space: i64 = 0
        while spaces:
            if spaces & 1:
                value = self.placement(state, player, kind, space) - cost
                if value > least:
                    least = value
            spaces >>= 1
            space += 1
        return least

    def price(self, player: Player, cards: i64, workers: i64) -> float:
        """Return what giving up cards and workers costs; a pair that stays whole is worth something."""
        price = self.weight(WORKER) * float(workers)
        for colour in range(i64(COLOURS)):
            given = cards_in(cards, colour)
            if given:
                held = cards_in(player.hand, colour)
                price += self.weight(CARD) * float(given)
                if held > given and (held - given) % 2 == 0:
                    price -= self.weight(PAIR_KEPT)
        return price

    def cheapest(self, player: Player, colour: i64) -> float:
        """Return the price of the cheapest payment; each of its two units that is missing costs extra."""
        card = self.weight(CARD)
        worker = self.weight(WORKER)
        own = cards_in(player.hand, colour)
        if own >= 2:
            return 2.0 * card
        pairs = ((player.hand >> 1) & 0x7F7F7F7F7F7F7F7F) % 255 - (own >> 1)
        cost = float(own) * card
        units = 2 - own
        workers = player.workers
        while units:
            if workers and (worker <= 2.0 * card or pairs == 0):
                cost += worker
                workers -= 1
            elif pairs:
                cost += 2.0 * card
                pairs -= 1
            else:
                cost += self.weight(MISSING)
            units -= 1
        return cost


def bits(mask: i64) -> i64:
    """Return how many bits a mask of spaces has: pairs are added up, then fours, then eights."""
    mask -= (mask >> 1) & 0x55555555
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    return (mask * 0x01010101 >> 24) & 255


def colour_bonus(state: State, colour: i64) -> i64:
    """Return the points the colour bonus tile still has to give."""
    taken = (state.colour_bonus >> (colour * 6)) & 63
    if taken >> 3:
        return 0
    first, second = state.components.colour_bonus[colour]
    return second if taken else first


def new_farms(player: Player, kind: i64, area: i64) -> i64:
    """Return how many farm kinds a tile would bring new into an area."""
    if kind == HEX:
        return 1
    farms: i64 = FARMS[kind]
    points: i64 = 0
    if farms & 1 and player.vineyards & area == 0:
        points += 1
    if farms & 2 and player.hogs & area == 0:
        points += 1
    if farms & 4 and player.olives & area == 0:
        points += 1
    if farms & 8 and player.wheat & area == 0:
        points += 1
    return points


def assembly(state: State, player: Player, move: i64) -> float:
    """Weigh a region by the points of its areas, a castle space by the colours around it."""
    if move < START:
        return area_sum(state, state.components.region(player.boards, move))
    region = player.assembled()
    around: i64 = region.neighbours[move - START]
    colours: i64 = 0
    for space in range(i64(SPACES)):
        if (around >> space) & 1:
            colours |= 1 << i64(region.colours[space])
    return float(bits(colours)) + 0.1 * float(bits(around))


def area_sum(state: State, region: Region) -> float:
    """Return the points of all areas of a region."""
    total = 0.0
    for space in range(SPACES):
        size = bits(region.areas[space])
        total += float(state.components.area_points[size]) / float(size)
    return total
