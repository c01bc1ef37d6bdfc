# compiled
"""Turns, rounds and the end (T3, T9)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.tuscany.position import ACTION, ONE_MORE, OVER, Position
from signoria.tuscany.scoring import score_leftovers, score_round, standing


def end_action(table: Position, seat: i64) -> None:
    """Go on after an action: marble may buy one more, else the turn ends by itself (T3.2)."""
    if not table.marble_used and table.players[seat].marble > 0:
        table.step = ONE_MORE
    else:
        end_turn(table, seat)


def buy_action(table: Position, seat: i64) -> None:
    """Pay 1 marble for one more action (T3.2)."""
    table.players[seat].marble -= 1
    table.marble_used = True
    table.step = ACTION
    if table.events is not None:
        table.tell("tuscany-log-pay-marble", int(seat), {})


def end_turn(table: Position, seat: i64) -> None:
    """Pass the turn clockwise; after the last player of a cycle look whether the round is over (T9.1)."""
    table.players[seat].fresh_hexes = 0
    table.marble_used = False
    table.turn += 1
    table.step = ACTION
    after = seat + 1
    table.current = 0 if after == len(table.players) else after
    if table.current == table.first:
        end_cycle(table)
    if table.events is not None and table.step != OVER:
        table.tell("tuscany-log-turn", int(table.current), {})


def end_cycle(table: Position) -> None:
    """Score a round whose pile is emptied; after round 3 everyone has one more turn first (T9.1, T9.5, T9.8)."""
    if table.extra_turns or not table.stirred:
        if not table.extra_turns and table.events is not None:
            table.tell("tuscany-log-standstill", None, {})
        end_game(table)
        return
    table.stirred = False
    if pile_emptied(table):
        if table.round == 3:
            table.extra_turns = True
            if table.events is not None:
                table.tell("tuscany-log-extra-turns", None, {})
        else:
            score_round(table)
            table.round += 1
            if table.events is not None:
                table.tell("tuscany-log-round", None, {"round": int(table.round)})


def pile_emptied(table: Position) -> bool:
    """Return whether some player has emptied the pile that has the round's number (T9.1, T9.3)."""
    left = (3 - table.round) * table.components.pile_size
    for player in table.players:
        if player.pile_left <= left:
            return True
    return False


def end_game(table: Position) -> None:
    """Do the third scoring and the final one (T9.5, T9.6)."""
    table.round = 3
    score_round(table)
    score_leftovers(table)
    table.step = OVER
    if table.events is not None:
        places = standing(table).places
        for seat, player in enumerate(table.players):
            table.tell("tuscany-log-place-final", seat, {"place": places[seat], "red": int(player.red)})
