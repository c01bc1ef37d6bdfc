# compiled
"""Govern: turn domain tokens and reactivate alliances (V7)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import ally_of
from signoria.virtu.moves import ALLIANCES, DONE, EMPIRE, EMPIRE_SOURCE, RENEW, TOKENS, TURN
from signoria.virtu.position import TURNING, Frame, Position

# A GOVERNING frame: `pool` counts the crowns and crosses paid, `spent` has the sources used. It becomes a TURNING frame, in which `pool`
# counts half symbols: a token takes one half, an alliance a whole.


def offer_govern(out: list[int]) -> None:
    """Append the end of paying: all symbols are paid first (V7.1)."""
    out.append(DONE)


def end_paying(p: Position, frame: Frame) -> None:
    """Go on from paying to turning (V7.1)."""
    frame.kind = TURNING
    frame.pool *= p.components.govern_tokens


def turnable(p: Position, frame: Frame) -> i64:
    """Return the tokens that may be turned: used ones, but not those that paid for this action (V7.1, V7.2)."""
    player = p.players[frame.seat]
    return player.domain & ~player.ready & ~frame.spent & ((1 << TOKENS) - 1)


def renewable(p: Position, frame: Frame, alliance: i64) -> bool:
    """Return whether an alliance bonus may be reactivated: one's own, used, and not for this action (V7.1, V7.2)."""
    if frame.pool < 2 or ally_of(p, alliance) != frame.seat or p.active >> alliance & 1:
        return False
    return alliance != EMPIRE or frame.spent >> EMPIRE_SOURCE & 1 == 0


def offer_turning(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the tokens that may be turned and the bonuses that may be reactivated."""
    out.append(DONE)
    tokens = turnable(p, frame)
    for token in range(TOKENS):
        if tokens >> token & 1:
            out.append(TURN + token)
    for alliance in range(ALLIANCES):
        if renewable(p, frame, alliance):
            out.append(RENEW + alliance)


def nothing_to_turn(p: Position, frame: Frame) -> bool:
    """Return whether the action is over because nothing is left to pay with or to turn."""
    if frame.pool == 0:
        return True
    if turnable(p, frame) != 0:
        return False
    for alliance in range(ALLIANCES):
        if renewable(p, frame, alliance):
            return False
    return True


def play_turning(p: Position, frame: Frame, move: i64) -> None:
    """Turn a token or reactivate an alliance (V7.1)."""
    player = p.players[frame.seat]
    if move < RENEW:
        player.ready |= bit(move - TURN)
        frame.pool -= 1
        if p.events is not None:
            p.tell("virtu-log-turn", frame.seat, {"token": "@virtu-token-" + p.components.token_names[move - TURN]})
    else:
        p.active |= bit(move - RENEW)
        frame.pool -= p.components.govern_tokens
        if p.events is not None:
            p.tell("virtu-log-renew", frame.seat, {"alliance": "@virtu-alliance-" + p.components.alliance_names[move - RENEW]})
