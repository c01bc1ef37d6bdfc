# compiled
"""The whole table: the common supplies, the players, and where in the turn the game stands. The rules are functions over it."""

from __future__ import annotations

from typing import Final

from signoria.bits import shifted
from signoria.game import Event, JsonObject
from signoria.ints import i64
from signoria.tuscany.components import Components
from signoria.tuscany.kinds import AGRICULTURE
from signoria.tuscany.player import Player

# Decks, as chance numbers them.
FIRST_PLAYER: Final = 0
CARDS: Final = 1
YIELDS: Final = 2
NEUTRAL: Final = 3
BOARDS: Final = 4
PILES: Final = 8

# Steps: what must be decided.
ASSEMBLE: Final = 0
DRAFT: Final = 1
ACTION: Final = 2
TAKE_FITTING: Final = 3
REFRESH_AGAIN: Final = 4
MAKE_ROOM: Final = 5
PAYMENT: Final = 6
CASTLE_EFFECT: Final = 7
CITY_EFFECT: Final = 8
ONE_MORE: Final = 9
OVER: Final = 10
STEP_NAMES: Final = [
    "assemble",
    "draft",
    "action",
    "take-fitting",
    "refresh-again",
    "make-room",
    "payment",
    "castle",
    "city",
    "one-more",
    "over",
]

SLOT_LANE: Final = 5
GAP: Final = 31
"""What a place of the display holds when it stays open (T5.7)."""
ALL_GAPS: Final = 0xFFFFFFFFFF


class Memory:
    """Something everybody saw happen to region cards; a chain from the newest back. What a seat may know of hands follows from it.

    Which cards a draw brought is not in it: that is known to the player alone (`Player.draws`).
    """

    def __init__(self, before: Memory | None, what: i64, seat: i64, cards: i64) -> None:
        self.before: Memory | None = before
        self.what: i64 = what
        self.seat: i64 = seat
        self.cards: i64 = cards
        """How many cards were drawn; which cards were paid, as a pack."""


DREW: Final = 0
PAID: Final = 1
RESHUFFLED: Final = 2


class Position:
    """All of a game in progress. Plain values only."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.events: list[Event] | None = None
        self.players: list[Player] = []
        self.draw_option: i64 = 3
        self.hex_same_turn: bool = False
        self.first: i64 = 0
        self.current: i64 = 0
        self.step: i64 = ASSEMBLE
        self.pending_kind: i64 = 0
        """The tile to be placed (PAYMENT)."""
        self.pending_place: i64 = 0
        """The space (PAYMENT) or the place of the display (MAKE_ROOM) the decision is about."""
        self.marble_used: bool = False
        self.round: i64 = 1
        self.extra_turns: bool = False
        self.stirred: bool = False
        """Whether anything was drawn, taken or placed in this cycle of turns (T9.8)."""
        self.turn: i64 = 0
        self.deck: i64 = 0
        self.discards: i64 = 0
        self.yields: i64 = 0
        self.yields_left: i64 = 0
        self.neutral: i64 = 0
        self.neutral_left: i64 = 0
        self.removed: i64 = 0
        self.removed_count: i64 = 0
        self.display: i64 = ALL_GAPS
        self.shown: i64 = 0
        """How many tiles of each colour lie in the display: a lane of four bits for each."""
        self.display_neutral: i64 = 0
        """The places of the display that hold neutral tiles, as a mask."""
        self.bonus_left: i64 = 0
        self.colour_bonus: i64 = 0
        """For each colour six bits: one more than the seat that took side I, then side II; 0 while nobody has."""
        self.memory: Memory | None = None
        self.reshuffles: i64 = 0
        """How many times the discards have become a new deck."""

    def copy_into(self, new: Position) -> None:
        """Make `new` an independent copy; nobody listens to its events."""
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        new.players = players
        new.draw_option = self.draw_option
        new.hex_same_turn = self.hex_same_turn
        new.first = self.first
        new.current = self.current
        new.step = self.step
        new.pending_kind = self.pending_kind
        new.pending_place = self.pending_place
        new.marble_used = self.marble_used
        new.round = self.round
        new.extra_turns = self.extra_turns
        new.stirred = self.stirred
        new.turn = self.turn
        new.deck = self.deck
        new.discards = self.discards
        new.yields = self.yields
        new.yields_left = self.yields_left
        new.neutral = self.neutral
        new.neutral_left = self.neutral_left
        new.removed = self.removed
        new.removed_count = self.removed_count
        new.display = self.display
        new.shown = self.shown
        new.display_neutral = self.display_neutral
        new.bonus_left = self.bonus_left
        new.colour_bonus = self.colour_bonus
        new.memory = self.memory
        new.reshuffles = self.reshuffles

    def slot(self, place: i64) -> i64:
        """Return the kind of tile at a place of the display, or GAP."""
        return (self.display >> (place * SLOT_LANE)) & 31

    def set_slot(self, place: i64, kind: i64) -> None:
        """Lay a tile (or GAP) on a place of the display."""
        old = self.slot(place)
        if old != GAP:
            self.shown -= shifted(1, 4 * (old if old < AGRICULTURE else AGRICULTURE))
        if kind != GAP:
            self.shown += shifted(1, 4 * (kind if kind < AGRICULTURE else AGRICULTURE))
        self.display = (self.display & ~shifted(GAP, place * SLOT_LANE)) | (kind << (place * SLOT_LANE))

    def slot_colour(self, place: i64) -> i64:
        """Return the colour of the tile at a place of the display; -1 for a gap."""
        kind = self.slot(place)
        if kind == GAP:
            return -1
        return kind if kind < AGRICULTURE else AGRICULTURE

    def tell(self, key: str, seat: int | None, args: JsonObject, secret: JsonObject | None = None) -> None:
        """Report an event to whoever listens. Callers ask `events is not None` first, so that nothing is built in vain."""
        if self.events is not None:
            self.events.append(Event(key, seat, args, secret or {}))
