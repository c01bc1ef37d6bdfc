# compiled
"""What belongs to one player: region, hand, storage, goods and points."""

from __future__ import annotations

from signoria.bits import shifted
from signoria.ints import i64
from signoria.tuscany.kinds import COLOURS, STORAGE_BONUS, stored_total, tiles_in
from signoria.tuscany.region import Region


class Draws:
    """The cards of one draw, as a pack; a chain from the newest back. Known to the player alone (T10.1)."""

    def __init__(self, before: Draws | None, cards: i64) -> None:
        self.before: Draws | None = before
        self.cards: i64 = cards


class Player:
    """One player's things. Masks are over the 30 spaces; packs are described in `kinds`."""

    def __init__(self) -> None:
        self.boards: i64 = 0
        """The boards dealt: a two-bit number each for A, B and C."""
        self.region: Region | None = None
        self.castle: i64 = -1
        """The space of the starting castle."""
        self.filled: i64 = 0
        self.frontier: i64 = 0
        """The empty spaces next to a tile (T6.2)."""
        self.open: i64 = 0
        """The colours that have such a space: all four bits of the colour's lane, as in `Position.shown`."""
        self.hexes: i64 = 0
        """The spaces covered by inn hexes."""
        self.vineyards: i64 = 0
        self.hogs: i64 = 0
        self.olives: i64 = 0
        self.wheat: i64 = 0
        self.hand: i64 = 0
        self.draws: Draws | None = None
        self.storage: i64 = 0
        self.fresh_hexes: i64 = 0
        """How many of the inn hexes in storage came in this turn and may not be placed yet (T8.3)."""
        self.pile: i64 = 0
        """The face-down tiles of all three piles together; their order is open until they are turned over."""
        self.pile_left: i64 = 0
        self.marble: i64 = 0
        self.workers: i64 = 0
        self.bonus: i64 = 0
        self.green: i64 = 0
        self.red: i64 = 0
        self.green_by: i64 = 0
        self.red_by: i64 = 0

    def copy(self) -> Player:
        """Return an independent copy (the region, which never changes, is shared)."""
        new = Player()
        new.boards = self.boards
        new.region = self.region
        new.castle = self.castle
        new.filled = self.filled
        new.frontier = self.frontier
        new.open = self.open
        new.hexes = self.hexes
        new.vineyards = self.vineyards
        new.hogs = self.hogs
        new.olives = self.olives
        new.wheat = self.wheat
        new.hand = self.hand
        new.draws = self.draws
        new.storage = self.storage
        new.fresh_hexes = self.fresh_hexes
        new.pile = self.pile
        new.pile_left = self.pile_left
        new.marble = self.marble
        new.workers = self.workers
        new.bonus = self.bonus
        new.green = self.green
        new.red = self.red
        new.green_by = self.green_by
        new.red_by = self.red_by
        return new

    def assembled(self) -> Region:
        """Return the region of a player who has assembled it."""
        region = self.region
        assert region is not None
        return region

    def find_open(self) -> None:
        """Note which colours have an empty space next to a tile (T6.2, T6.3). After every change of the frontier."""
        masks = self.assembled().colour_masks
        lanes: i64 = 0
        for colour in range(i64(COLOURS)):
            if self.frontier & masks[colour]:
                lanes |= shifted(15, colour * 4)
        self.open = lanes

    def ready(self) -> bool:
        """Return whether the region is assembled and the starting castle placed (T2.6, T2.7)."""
        return self.castle >= 0

    def storage_spaces(self) -> i64:
        """Return how many storage spaces the player has (T5.1)."""
        return 1 + tiles_in(self.bonus, STORAGE_BONUS)

    def storage_free(self) -> i64:
        """Return how many storage spaces are free."""
        return 1 + tiles_in(self.bonus, STORAGE_BONUS) - stored_total(self.storage)
