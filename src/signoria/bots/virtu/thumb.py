# compiled
"""The rule of thumb for every kind of decision, and the comparison of whole years by it.

A year is compared by playing it out in a copy: the player follows the rules of thumb to the end of their Winter, the others stand
still but defend their cities.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.virtu.campaign import after_battle, march, retreat, siege_order, source_for, war_bonus
from signoria.bots.virtu.spring import absolution, act, agent_move, bonus, embassy, govern, payment_step, scheme, trade, turn
from signoria.bots.virtu.winter import arrange, hire_armies, lost_space, place_family, seek_ally, settle_card, shop, wages
from signoria.bots.virtu.worth import value_of, whim, years_left
from signoria.chance import Dice
from signoria.ints import i64
from signoria.virtu.moves import DECLINE, DONE, PASS, PAY, ROOM, ROOMS, STEP, STEP_FLORINS, STOP
from signoria.virtu.position import (
    ACTING,
    AFTER_BATTLE,
    AGENT_MOVE,
    ALLIANCE,
    ARRIVAL,
    BONUS_CHOICE,
    CAMPAIGN,
    EMBASSY,
    FAMILY_PLACING,
    GOVERNING,
    HIRING,
    LOST_SPACE,
    MARKER,
    OVER,
    PALACE,
    PAYMENT,
    PURCHASES,
    RETREATING,
    SCHEMING,
    SIEGE_CHOICE,
    TRADING,
    TURNING,
    WAGES,
    WAR_BONUS,
    WINTER,
    Frame,
    Position,
)
from signoria.virtu.symbols import ARROW
from signoria.virtu.turns import carry_out, offer

_MOST_MOVES: Final = 400
"""No year of one player takes more; whatever does, is given up."""


def thumb(p: Position, frame: Frame, rooms: i64, dice: Dice | None) -> i64:
    """Return the move the rules of thumb choose.

    `rooms`: at how many rooms from its start the marker is to stop. `dice`: where whims come from, None while a year is only thought of.
    """
    kind = frame.kind
    if kind == PAYMENT:
        return payment_step(p, frame)
    if kind == MARKER:
        return walk(p, frame, rooms)
    if kind == ACTING:
        return act(p, frame)
    if kind == GOVERNING:
        return govern(p, frame)
    if kind == TURNING:
        return turn(p, frame)
    if kind == TRADING:
        return trade(p, frame)
    if kind == CAMPAIGN:
        return march(p, frame, dice)
    if kind == SCHEMING:
        return scheme(p, frame, dice)
    if kind == AGENT_MOVE:
        return agent_move(p, frame)
    if kind == BONUS_CHOICE:
        return bonus(p, frame, dice)
    if kind == ARRIVAL:
        return settle_card(p, frame)
    if kind == LOST_SPACE:
        return lost_space(p, frame)
    if kind == EMBASSY:
        return embassy(p, frame, dice)
    if kind == SIEGE_CHOICE:
        return siege_order(p, frame)
    if kind == WAR_BONUS:
        return war_bonus(p, frame)
    if kind == AFTER_BATTLE:
        return after_battle(p, frame)
    if kind == RETREATING:
        return retreat(p, frame)
    if kind == WAGES:
        return wages(p, frame)
    if kind == PALACE:
        return arrange(p, frame)
    if kind == PURCHASES:
        return shop(p, frame, dice)
    if kind == HIRING:
        return hire_armies(p, frame, dice)
    if kind == ALLIANCE:
        return seek_ally(p, frame, dice)
    if kind == FAMILY_PLACING:
        return place_family(p, frame, dice)
    return -1


def walk(p: Position, frame: Frame, rooms: i64) -> i64:
    """Move the marker on towards the room where it is to stop; -1 if it cannot get there (V5.1, V5.2)."""
    player = p.players[frame.seat]
    if player.marker < 0:
        return ROOM + rooms
    saved = absolution(p, frame)
    if saved >= 0:
        return saved
    if frame.place >= rooms:
        return STOP
    if frame.place < p.components.free_steps or frame.pool > 0:
        return STEP
    source = source_for(p, frame, ARROW, 0)
    if source >= 0:
        return source
    if frame.tally == 0 and player.treasury >= p.components.extra_room_florins:
        return STEP_FLORINS
    return -1


def idle(p: Position, frame: Frame) -> i64:
    """Return a move that changes as little as possible, for players whose year is not looked at. They defend their cities."""
    kind = frame.kind
    if kind == MARKER:
        if p.players[frame.seat].marker < 0:
            return ROOM
        return STEP if frame.place == 0 else STOP
    if kind == ACTING:
        return DECLINE
    if kind == PALACE or kind == PURCHASES or kind == HIRING or kind == ALLIANCE:
        return DONE
    return thumb(p, frame, 1, None)


def year_worth(p: Position, seat: i64, rooms: i64, left: float) -> float:
    """Play a year out to the end of a seat's Winter and return what the position is worth then; less than -9000: it cannot be done."""
    year = p.year
    made: i64 = 0
    while p.phase != OVER and p.year == year and made < _MOST_MOVES:
        frame = p.top()
        if p.phase == WINTER and passed(p, seat):
            break
        move: i64
        if frame.seat == seat:
            move = thumb(p, frame, rooms, None)
            if move < 0:
                return -9999.0
        else:
            move = idle(p, frame)
        carry_out(p, frame, move)
        made += 1
    return value_of(p, seat, left)


def passed(p: Position, seat: i64) -> bool:
    """Return whether a seat's Winter turn is over."""
    for turn_of in range(p.turn):
        if p.order[turn_of] == seat:
            return True
    return False


def best_walk(p: Position, frame: Frame, dice: Dice) -> i64:
    """Compare the years that begin with stopping in each room within reach, and return the marker's next move."""
    seat = frame.seat
    left = years_left(p)
    best: i64 = -1
    best_value = -9000.0
    first: i64 = frame.place if frame.place > 0 else 1
    last: i64 = ROOMS
    if p.players[seat].marker < 0:
        first = 0
        last = ROOMS - 1
    for rooms in range(first, last + 1):
        value = year_worth(p.copy(), seat, rooms, left) + whim(dice, 0.3)
        if value > best_value:
            best_value = value
            best = rooms
    return thumb(p, frame, best, dice)


def decide(p: Position, frame: Frame, dice: Dice) -> i64:
    """Return the move of the greedy player: whole years are compared where the marker moves, rules of thumb decide the rest."""
    if frame.kind == MARKER:
        return best_walk(p, frame, dice)
    return thumb(p, frame, 1, dice)


def fallback(p: Position, frame: Frame) -> i64:
    """Return a harmless legal move."""
    offered: list[int] = []
    offer(p, frame, offered)
    for quiet in (DONE, PASS, PAY, STOP, DECLINE):
        for offered_move in offered:
            if offered_move == quiet:
                return quiet
    return offered[0]
