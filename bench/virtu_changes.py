"""How the reconstructed components of Virtù were changed to bring the game to its length and its families to equal chances.

Only values whose provenance says `reconstructed` are changed. `bench.virtu_balance` applies and measures them.
"""

from __future__ import annotations

from typing import NamedTuple

from signoria.game import Json


class Change(NamedTuple):
    """One value of one table: what it was, what it is, and the reason, a key of `NOTES`."""

    table: str
    id: str
    key: str
    before: Json
    after: Json
    reason: str


NOTES: dict[str, str] = {}

CHANGES: tuple[Change, ...] = ()
