"""Play many random games of The Castles of Tuscany with all checks, and tell how often each rule fired.

    python -m bench.fuzz_tuscany --games 100000 --jobs 2

Half of the games are uniformly random, half sensibly random (in two ways), over all numbers of players and options. One game in twenty is
added in which the players hunt for what happens rarely. After every move the engine is compared with a second reading of the rules, the
oracle in tests/tuscany, which also counts the rules, and everything in the box must be somewhere. At some decisions every move of the
numbering is tried, and states are stored, copied, seen, imagined and played to their end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bench.fuzz import main
from signoria.chance import Dice
from signoria.tuscany.kinds import BONUS_NAMES, KIND_NAMES, colour_of
from signoria.tuscany.moves import BONUS, DECLINE, DRAW, END, FREE, MARBLE, MOVES, PAY, PLACE, REFRESH, REGION, REMOVE, START, TAKE
from signoria.tuscany.paying import workers_of
from signoria.tuscany.playout import sensible_move, uniform_move
from signoria.tuscany.position import GAP
from signoria.tuscany.region import ARRANGEMENTS
from signoria.tuscany.state import State
from tests.tuscany.watched import Watched, check_copy, check_refusals, check_spectator, check_stored, check_view

Policy = Callable[[State, int, list[int], Dice], int]

ROWS: Final = (
    "T1.6",
    *(f"T2.{number}" for number in range(1, 11)),
    "T2.9 storage space scores 2 green",
    "T3.1",
    "T3.2",
    "T3.3 nothing left to draw",
    "T4.1",
    "T4.1 two cards by option",
    "T4.1 with bonus tiles",
    "T4.2",
    "T4.2 both are empty",
    "T5.1",
    "T5.2",
    "T5.2 an inn hex",
    "T5.3",
    "T5.3 neutral tile",
    "T5.4",
    "T5.5",
    "T5.5 again",
    "T5.5 taking is not allowed",
    "T5.6",
    "T5.6 again",
    "T5.7",
    "T5.7 a player's tile leaves the game",
    "T5.7 the gap stays open",
    "T6.1",
    "T6.2",
    "T6.3",
    "T6.3 inn hex",
    "T6.4",
    "T6.5",
    "T6.5 area of 1",
    "T6.5 area of 2",
    "T6.5 area of 3",
    "T6.6 side I",
    "T6.6 side II",
    "T6.6 too late",
    "T7.1",
    "T7.2",
    "T7.2 two pairs",
    "T7.2 two pairs of one colour",
    "T7.3",
    "T7.3 a worker and a pair",
    "T7.3 two workers",
    "T7.4",
    "T8.1",
    "T8.1 chain",
    "T8.1 declined",
    "T8.1 empties a pile",
    "T8.1 nothing fits",
    "T8.2",
    "T8.2 a kind is gone",
    "T8.2 declined",
    "T8.2 storage space scores 2 green",
    "T8.3",
    "T8.3 in the same turn by option",
    "T8.3 only in a later turn",
    "T8.4",
    "T8.4 a kind is there already",
    "T8.4 inn hex",
    "T8.5",
    "T8.5 with bonus tiles",
    "T8.6",
    "T8.6 with bonus tiles",
    "T8.7",
    "T8.7 cards",
    "T8.7 green",
    "T8.7 hex",
    "T8.7 marble",
    "T8.7 no storage space is free",
    "T8.7 red",
    "T8.7 the discard is shuffled",
    "T8.7 with bonus tiles",
    "T8.7 worker",
    "T8.8",
    "T9.1 round 1",
    "T9.1 round 2",
    "T9.1 round 3",
    "T9.2",
    "T9.3",
    "T9.4",
    "T9.5",
    "T9.6",
    "T9.7",
    "T9.7 empty spaces decide",
    "T9.7 green points decide",
    "T9.7 the place is shared",
    "T9.8",
    "T10.1",
    "T10.2",
)
"""Every rule that can fire in play, and its cases. That an inn finds no free storage space (T8.3) cannot happen: its own has just become
free."""


# Who plays


def uniform(state: State, seat: int, _moves: list[int], dice: Dice) -> int:
    """Choose any move."""
    return uniform_move(state, seat, dice)


def sensible(state: State, seat: int, _moves: list[int], dice: Dice) -> int:
    """Place what can be placed, take while there is room, use effects."""
    return sensible_move(state, seat, dice)


def hoarder(_state: State, _seat: int, moves: list[int], dice: Dice) -> int:
    """Draw cards, whatever happens: until none is left and nothing happens any more."""
    return DRAW if DRAW in moves else moves[dice.number(len(moves))]


def of_kind(moves: list[int], low: int, high: int) -> list[int]:
    """Return the moves of a part of the numbering."""
    return [move for move in moves if low <= move < high]


def grabber(state: State, _seat: int, moves: list[int], dice: Dice) -> int:
    """Take tiles, neutral ones first, and throw them away again: until the neutral tiles run out."""
    takes = of_kind(moves, TAKE, REMOVE)
    neutral = [move for move in takes if state.display_neutral >> (move - TAKE) & 1]
    chosen = neutral or takes or of_kind(moves, REFRESH, FREE) or of_kind(moves, MARBLE, END) or moves
    return chosen[dice.number(len(chosen))]


def narrow(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Leave few colours open around the starting castle, and take from the display what the others could place."""
    player = state.players[seat]
    if moves[0] < START:
        regions = [state.components.region(player.boards, move - REGION) for move in moves]
        ways = [(_openings(state, seat, region.arrangement), int(region.arrangement)) for region in regions]
        fewest = min(ways)[0]
        best = [arrangement for openings, arrangement in ways if openings == fewest]
        return REGION + best[dice.number(len(best))]
    if moves[0] < BONUS:
        region = player.assembled()
        return min(moves, key=lambda move: len({region.colours[n] for n in range(30) if region.neighbours[move - START] >> n & 1}))
    takes = of_kind(moves, TAKE, REMOVE)
    wanted = [move for move in takes if _is_wanted(state, seat, move - TAKE)]
    chosen = wanted or takes or of_kind(moves, REFRESH, FREE) or of_kind(moves, REMOVE, REFRESH) or moves
    return chosen[dice.number(len(chosen))]


def _openings(state: State, seat: int, arrangement: int) -> int:
    """Return the number of colours around the castle space that has fewest."""
    assert 0 <= arrangement < ARRANGEMENTS
    region = state.components.region(state.players[seat].boards, arrangement)
    castles = [space for space in range(30) if region.colours[space] == 0]
    return min(len({region.colours[n] for n in range(30) if region.neighbours[space] >> n & 1}) for space in castles)


def _is_wanted(state: State, seat: int, place: int) -> bool:
    """Return whether another player could place the tile at a place of the display."""
    kind = state.slot(place)
    assert kind != GAP
    for number, other in enumerate(state.players):
        if number != seat and other.frontier & other.assembled().colour_masks[colour_of(kind)]:
            return True
    return False


def builder(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Build as much as can be: take only what fits, draw much, use every marble."""
    if MARBLE in moves:
        return MARBLE
    places = of_kind(moves, PLACE, PAY) or of_kind(moves, FREE, PLACE)
    if places:
        return places[dice.number(len(places))]
    if DRAW in moves:
        return _take_or_draw(state, seat, of_kind(moves, TAKE, REMOVE), dice)
    if moves[0] == DECLINE:
        moves = moves[1:]
    return moves[dice.number(len(moves))]


def _take_or_draw(state: State, seat: int, takes: list[int], dice: Dice) -> int:
    """Take a tile that fits if there is room or no card left to draw; else draw, but not for ever."""
    player = state.players[seat]
    fitting = [move for move in takes if player.frontier & player.assembled().colour_masks[colour_of(state.slot(move - TAKE))]]
    room = player.storage_free() > 0 and dice.number(3) > 0
    if fitting and (room or dice.number(12) == 0 or state.deck + state.discards == 0):
        return fitting[dice.number(len(fitting))]
    return DRAW


def miser(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Build, but keep workers and marble, and collect bonus tiles for them and for yield cards; take cities and wagons first."""
    if moves[-1] >= PAY and moves[0] >= PAY:
        without_workers = [move for move in moves if not workers_of(move)] or moves
        return without_workers[dice.number(len(without_workers))]
    if END in moves:
        return END
    bonuses = of_kind(moves, BONUS, DRAW)
    if bonuses:
        liked = [move for move in bonuses if BONUS_NAMES[move - BONUS] in ("marble", "worker", "yield")] or bonuses
        return liked[dice.number(len(liked))]
    takes = of_kind(moves, TAKE, REMOVE)
    if DRAW in moves and not of_kind(moves, PLACE, PAY) and takes:
        liked = [move for move in takes if KIND_NAMES[state.slot(move - TAKE)] in ("city", "wagon", "quarry", "village")] or takes
        return _take_or_draw(state, seat, liked, dice)
    return builder(state, seat, moves, dice)


HALF_AND_HALF: Final[tuple[Policy, ...]] = (uniform, sensible, uniform, builder)
HUNTERS: Final[tuple[Policy, ...]] = (hoarder, grabber, narrow, miser)


# A game


def play_game(seed: int, half_and_half: int, number: int) -> Counter[str]:
    """Play the game of a number with all checks, and return how often each rule fired."""
    fired = Counter[str]()
    dice = Dice(f"fuzz {seed} {number} players")
    policy = HALF_AND_HALF[number % len(HALF_AND_HALF)]
    way = number // len(HALF_AND_HALF)
    if number >= half_and_half:
        policy, way = HUNTERS[(number - half_and_half) % len(HUNTERS)], (number - half_and_half) // len(HUNTERS)
    seats = 2 + way % 3
    options = {"draw": 3 - way // 3 % 2, "inn_hex_same_turn": way // 6 % 2 == 1}
    watched = Watched(seats, options, f"fuzz {seed} {number}", fired)
    while watched.legal:
        who = sorted(watched.legal)[dice.number(len(watched.legal))]
        watched.play(who, policy(watched.state, who, watched.legal[who], dice))
        look_closer(watched, dice, fired)
    watched.check_result()
    fired["moves"] += watched.made
    return fired


def look_closer(watched: Watched, dice: Dice, fired: Counter[str]) -> None:
    """Make the dearer checks: some moves of the numbering at every decision, all of them and the rest at some."""
    state = watched.state
    check_refusals(state, watched.legal, [dice.number(MOVES) for _ in range(2)])
    chosen = dice.number(240)
    if chosen < 4:
        check_stored(state)
        watched.check_result()
    elif chosen < 9:
        check_view(state, dice.number(len(state.players)), dice)
        fired["T10.1"] += 1
    elif chosen == 9:
        check_spectator(state, dice)
        fired["T10.2"] += 1
    elif chosen == 10:
        check_refusals(state, watched.legal, seats=state.actors())
    elif chosen == 11:
        check_copy(state, dice)


def numbers(games: int) -> Sequence[int]:
    """Return the numbers of the games: so many, half and half, and one in twenty more for the hunters."""
    return range(games + max(games // 20, len(HUNTERS)))


if __name__ == "__main__":
    main(__doc__ or "", 1000, partial(partial, play_game), numbers, ROWS)
