"""`novice`: sees the points a move brings at once, and nothing of what comes after."""

from __future__ import annotations

from signoria.bots.tuscany.judgement import area_sum, bits, colour_bonus, new_farms
from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.tuscany.display import fits
from signoria.tuscany.kinds import AGRICULTURE, CARD_BONUS, HEX, WORKER_BONUS, cards_in, cards_total, colour_of
from signoria.tuscany.moves import BONUS, DECLINE, DRAW, FREE, MARBLE, PLACE, REFRESH, REMOVE, START, TAKE
from signoria.tuscany.paying import cards_of, workers_of
from signoria.tuscany.player import Player
from signoria.tuscany.position import ACTION, ASSEMBLE, MAKE_ROOM, ONE_MORE, PAYMENT
from signoria.tuscany.region import SPACES
from signoria.tuscany.state import State

ARRANGEMENTS_TRIED = 8
WORKER = 1.5
"""What a worker is worth, in cards."""
FAVOURITES = {CARD_BONUS: 2.0, WORKER_BONUS: 1.0}
"""The bonus tiles that are understood at first sight: more of everything."""


class NoviceBot:
    """Places what it can, for the points it sees; takes what it holds cards for; spends its marble at once. Never plans an area."""

    name = "novice"

    def choose(self, imagined: AnyState, seat: int, dice: Dice) -> int:
        """Return the move that looks best at first sight; of equal ones any."""
        assert isinstance(imagined, State)
        moves = imagined.moves(seat)
        player = imagined.players[seat]
        if imagined.step == ASSEMBLE and moves[0] < START:
            # It tries a few ways to lay the boards and keeps the best of them.
            moves = [moves[dice.number(len(moves))] for _ in range(ARRANGEMENTS_TRIED)]
        values = [first_sight(imagined, player, move) for move in moves]
        best = max(values)
        ties = [move for move, value in zip(moves, values, strict=True) if value == best]
        return ties[dice.number(len(ties))]


def first_sight(state: State, player: Player, move: int) -> float:
    """Return what a move seems to be worth."""
    if state.step == ASSEMBLE:
        if move < START:
            return area_sum(state, state.components.region(int(player.boards), move))
        return float(bits(player.assembled().neighbours[move - START]))
    if state.step == PAYMENT:
        return -float(cards_total(cards_of(move))) - WORKER * float(workers_of(move))
    if state.step == MAKE_ROOM:
        return -_wanted(player, move - REMOVE)
    if state.step == ONE_MORE:
        return float(move == MARBLE)
    if state.step == ACTION:
        return _action(state, player, move)
    if move >= FREE:
        return 1.0 + _points(state, player, int(state.slot((move - FREE) // SPACES)), (move - FREE) % SPACES)
    if move >= REFRESH:
        return float(state.shown >> (4 * (move - REFRESH)) & 15)
    if move >= TAKE:
        return _wanted(player, int(state.slot(move - TAKE)))
    return 0.0 if move == DECLINE else 0.5 + FAVOURITES.get(move - BONUS, 0.0)


def _action(state: State, player: Player, move: int) -> float:
    """Place first, then take what fits if there is room, then draw."""
    if move >= PLACE:
        return 10.0 + _points(state, player, (move - PLACE) // SPACES, (move - PLACE) % SPACES)
    if move == DRAW:
        return 1.0
    if move >= REFRESH:
        return 0.5
    return _wanted(player, int(state.slot(move - TAKE))) if player.storage_free() > 0 else 0.0


def _points(state: State, player: Player, kind: int, space: int) -> float:
    """Return the green points a tile brings at once (T6.5, T6.6, T8.4)."""
    region = player.assembled()
    colour, area = region.colours[space], region.areas[space]
    points = 0.0
    if bits(area & ~int(player.filled)) == 1:
        points += float(state.components.area_points[bits(area)])
    if bits(region.colour_masks[colour] & ~int(player.filled)) == 1:
        points += float(colour_bonus(state, colour))
    if colour == AGRICULTURE:
        points += float(new_farms(player, kind, area))
    return points


def _wanted(player: Player, kind: int) -> float:
    """Return how much a tile is wanted: what fits is, and more so with cards of its colour in hand."""
    if kind == HEX:
        return 3.5
    if not fits(player, kind):
        return 0.0
    return 2.0 + min(2.0, float(cards_in(player.hand, colour_of(kind))))
