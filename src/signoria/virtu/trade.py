# compiled
"""Trade: florins for ships (V9)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.virtu.moves import DONE
from signoria.virtu.position import Position


def offer_trade(out: list[int]) -> None:
    """Append the end of trading."""
    out.append(DONE)


def sell(p: Position, seat: i64, ships: i64) -> None:
    """Pay out the florins for ships just used (V9.1)."""
    florins = ships * p.components.trade_florins
    p.players[seat].treasury += florins
    if p.events is not None:
        p.tell("virtu-log-trade", seat, {"ships": int(ships), "florins": int(florins)})
