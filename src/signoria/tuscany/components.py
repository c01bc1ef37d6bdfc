# compiled
"""The components of a game, as the rules use them. Where the values come from: `signoria.tuscany.tables` (T1.7)."""

from __future__ import annotations

from signoria.ints import i64
from signoria.tuscany.region import ARRANGEMENTS, Region


class Components:
    """Everything printed: packs of tiles and cards, rewards, bonus values and boards. Never changes during a game."""

    def __init__(self) -> None:
        self.player_tiles: i64 = 0
        self.pile_size: i64 = 7
        self.neutral_tiles: i64 = 0
        self.neutral_count: i64 = 0
        self.cards: i64 = 0
        self.yields: i64 = 0
        self.yield_count: i64 = 0
        self.yield_rewards: list[int] = []
        self.yield_amounts: list[int] = []
        self.bonus_tiles: i64 = 0
        self.storage_points: i64 = 0
        self.colour_bonus: list[tuple[int, int]] = []
        self.area_points: list[int] = []
        self.boards: list[list[list[int]]] = []
        """For A, B and C: four boards of ten colours."""
        self.hash: str = ""
        self.tables_text: str = ""
        """The tables that differ from the built-in ones, as JSON text; empty if none does."""
        self._regions: dict[int, Region] = {}

    def region(self, boards: int, arrangement: int) -> Region:
        """Return the region of three boards (a two-bit number each for A, B and C) in an arrangement."""
        key = boards * ARRANGEMENTS + arrangement
        region = self._regions.get(key)
        if region is None:
            dealt = [self.boards[letter][boards >> (2 * letter) & 3] for letter in range(3)]
            region = Region(dealt, arrangement)
            self._regions[key] = region
        return region
