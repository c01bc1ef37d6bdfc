# compiled
"""The fixed numbering of moves and their notation."""

from __future__ import annotations

from typing import Final

from signoria.ints import i64
from signoria.tuscany.kinds import BONUS_NAMES, COLOUR_LETTERS, COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from signoria.tuscany.region import ARRANGEMENT_TEXTS, ARRANGEMENTS, SPACE_NAMES, SPACES

SLOTS: Final = 8
"""The places of the display."""

REGION: Final = 0
START: Final = 192
BONUS: Final = 222
DRAW: Final = 227
MARBLE: Final = 228
END: Final = 229
DECLINE: Final = 230
TAKE: Final = 231
REMOVE: Final = 239
REFRESH: Final = 257
FREE: Final = 265
PLACE: Final = 505
PAY: Final = 1045

# Payments (T7): XX, Xw, ww, X and a pair, w and a pair, two pairs.
PAY_TWO: Final = 1045
PAY_CARD_WORKER: Final = 1053
PAY_WORKERS: Final = 1061
PAY_CARD_PAIR: Final = 1062
PAY_WORKER_PAIR: Final = 1126
PAY_PAIRS: Final = 1134
MOVES: Final = 1198


def pay_card_pair(colour: i64, pair: i64) -> i64:
    """Return the payment of one card of the colour and a pair of another."""
    return PAY_CARD_PAIR + colour * COLOURS + pair


def pay_pairs(first: i64, second: i64) -> i64:
    """Return the payment of two pairs, `first` <= `second`."""
    return PAY_PAIRS + first * COLOURS + second


def _texts() -> list[str]:
    texts = [f"region {text}" for text in ARRANGEMENT_TEXTS]
    texts += [f"start {name}" for name in SPACE_NAMES]
    texts += [f"bonus {name}" for name in BONUS_NAMES]
    texts += ["draw", "marble", "end", "decline"]
    texts += [f"take {slot + 1}" for slot in range(SLOTS)]
    texts += [f"remove {name}" for name in KIND_NAMES]
    texts += [f"refresh {name}" for name in COLOUR_NAMES]
    texts += [f"free {slot + 1} {name}" for slot in range(SLOTS) for name in SPACE_NAMES]
    texts += [f"place {kind} {name}" for kind in KIND_NAMES for name in SPACE_NAMES]
    texts += [f"pay {c}{c}" for c in COLOUR_LETTERS]
    texts += [f"pay {c}w" for c in COLOUR_LETTERS]
    texts += ["pay ww"]
    texts += [f"pay {c}{p}{p}" for c in COLOUR_LETTERS for p in COLOUR_LETTERS]
    texts += [f"pay w{p}{p}" for p in COLOUR_LETTERS]
    texts += [f"pay {a}{a}{b}{b}" for a in COLOUR_LETTERS for b in COLOUR_LETTERS]
    return texts


MOVE_TEXTS: Final = _texts()

assert MOVES == len(MOVE_TEXTS)
assert TAKE + SLOTS == REMOVE and REMOVE + KINDS == REFRESH and REFRESH + COLOURS == FREE
assert FREE + SLOTS * SPACES == PLACE and PLACE + KINDS * SPACES == PAY and ARRANGEMENTS == START
