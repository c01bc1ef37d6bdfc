# compiled
"""Moving the marker, arrows, buying indulgences off, and whether the action is possible (V5, V11.6)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.moves import ABSOLVE, ACTION, DECLINE, ROOM, ROOMS, STEP, STEP_FLORINS, STOP
from signoria.virtu.palace import enemy_in_room, refresh_side, room_action
from signoria.virtu.paying import allowed_sources, can_afford, sources_at_hand, total_of
from signoria.virtu.position import (
    ACTING,
    FOR_ABSOLUTION,
    PAYMENT,
    SCHEMING,
    Frame,
    Position,
)
from signoria.virtu.symbols import ACTION_NAMES, INTRIGUE, MASK

# A MARKER frame: `place` counts the steps, `pool` the arrows paid and not yet walked, `tally` is 1 once florins were paid for a room,
# `need` has a bit for each room entered.


def offer_marker(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the ways to move on, to stop, and to buy off indulgences (V5.1, V5.2, V5.4)."""
    player = p.players[frame.seat]
    if player.marker < 0:
        for room in range(ROOMS):
            out.append(ROOM + room)
        return
    if may_step(p, frame):
        out.append(STEP)
    if may_step_for_florins(p, frame) and player.treasury >= p.components.extra_room_florins:
        out.append(STEP_FLORINS)
    if frame.place >= 1:
        out.append(STOP)
    for room in range(ROOMS):
        if frame.need >> room & player.indulgences >> room & 1:
            for price in range(2):
                if can_absolve(p, frame.seat, price):
                    out.append(ABSOLVE + room * 2 + price)


def may_step(p: Position, frame: Frame) -> bool:
    """Return whether one more room is free or paid with an arrow; five rooms at most (V5.1, V5.2)."""
    return frame.place < ROOMS and (frame.place < p.components.free_steps or frame.pool > 0)


def may_step_for_florins(p: Position, frame: Frame) -> bool:
    """Return whether one more room may be bought with florins: once per Spring, beyond the free ones (V5.2)."""
    return p.components.free_steps <= frame.place < ROOMS and frame.tally == 0


def can_absolve(p: Position, seat: i64, price: i64) -> bool:
    """Return whether a player can pay one of the two prices of buying an indulgence off (V5.4)."""
    payment = Frame(PAYMENT, seat)
    payment.purpose = FOR_ABSOLUTION
    return can_afford(p, payment, p.components.absolution[price])


def play_marker(p: Position, frame: Frame, move: i64) -> None:
    """Carry out a move of the marker or the beginning of a buying off."""
    player = p.players[frame.seat]
    if move < STEP:
        player.marker = move - ROOM
        if p.events is not None:
            p.tell("virtu-log-marker", frame.seat, {"room": int(player.marker + 1)})
        stop(p, frame.seat)
    elif move == STOP:
        if p.events is not None:
            p.tell("virtu-log-marker", frame.seat, {"room": int(player.marker + 1)})
        stop(p, frame.seat)
    elif move >= ABSOLVE:
        payment = Frame(PAYMENT, frame.seat)
        payment.purpose = FOR_ABSOLUTION
        payment.place = (move - ABSOLVE) // 2
        payment.need = p.components.absolution[(move - ABSOLVE) % 2]
        p.push(payment)
    else:
        if move == STEP_FLORINS:
            player.treasury -= p.components.extra_room_florins
            frame.tally = 1
            if p.events is not None:
                p.tell("virtu-log-extra-room", frame.seat, {"florins": int(p.components.extra_room_florins)})
        elif frame.place >= p.components.free_steps:
            frame.pool -= 1
        step(p, frame)


def step(p: Position, frame: Frame) -> None:
    """Move the marker one room clockwise; passing an arrow turns the courtiers on that side to available (V5.3)."""
    c = p.components
    player = p.players[frame.seat]
    if c.passes_right[player.family] >> player.marker & 1:
        refresh_side(c, player, True)
        if p.events is not None:
            p.tell("virtu-log-refresh", frame.seat, {"side": "@virtu-side-right"})
    if c.passes_left[player.family] >> player.marker & 1:
        refresh_side(c, player, False)
        if p.events is not None:
            p.tell("virtu-log-refresh", frame.seat, {"side": "@virtu-side-left"})
    player.marker = (player.marker + 1) % ROOMS
    frame.place += 1
    frame.need |= bit(player.marker)


def absolve(p: Position, seat: i64, room: i64) -> None:
    """Return an indulgence that was bought off to the supply (V5.4)."""
    p.players[seat].indulgences &= ~(bit(room))
    if p.events is not None:
        p.tell("virtu-log-absolved", seat, {"room": int(room + 1)})


def stop(p: Position, seat: i64) -> None:
    """End the marker's move: the window for an indulgence opens (V6.1) and the action follows, if it is possible (V5.5)."""
    player = p.players[seat]
    player.may_request = True
    p.pop()
    if action_possible(p, seat):
        p.push(Frame(ACTING, seat))
    elif p.events is not None:
        blocked = "indulgence" if player.indulgences >> player.marker & 1 else "agent"
        p.tell("virtu-log-blocked-by-" + blocked, seat, {"room": int(player.marker + 1)})


def action_possible(p: Position, seat: i64) -> bool:
    """Return whether the action of the room under the marker is possible: no indulgence, no enemy agent (V5.5, V11.6)."""
    player = p.players[seat]
    if player.indulgences >> player.marker & 1:
        return False
    if enemy_in_room(p, seat, player.marker):
        return room_action(p.components, player, player.marker) == INTRIGUE and masks_within_reach(p, seat) >= p.components.mask_remove
    return True


def masks_within_reach(p: Position, seat: i64) -> i64:
    """Return the masks a player could use for an Intrigue action in the room under the marker."""
    allowed = allowed_sources(Frame(SCHEMING, seat))
    return total_of(p, p.players[seat], sources_at_hand(p, seat, 0) & allowed, MASK)


def offer_action(p: Position, frame: Frame, possible: bool, out: list[int]) -> None:
    """Append the action of the room, if it can be paid for, and declining it (V5.5)."""
    player = p.players[frame.seat]
    if possible:
        out.append(int(ACTION + room_action(p.components, player, player.marker)))
    out.append(DECLINE)


def tell_action(p: Position, seat: i64, action: i64) -> None:
    """Report that an action begins."""
    if p.events is not None:
        p.tell("virtu-log-action", seat, {"action": "@virtu-action-" + ACTION_NAMES[action]})
