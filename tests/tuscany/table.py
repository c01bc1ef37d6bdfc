"""A table of The Castles of Tuscany set up and played in notation, so that a test of a rule can be read by a player.

    t = table(seat(hand="YY", storage="monastery"), seat())
    t.play("0: place monastery b2", "0: pay YY = card O O L")
    assert t[0].hand == "OOL"

Lines are written as in a record: seat, move, and after the equals sign what chance brings. A line without outcomes takes whatever comes.

Unless a test says otherwise, seat 0 has the boards A1 B1 C1, seat 1 has A2 B2 C2 and so on, joined as A-B-C. Seat 0's region (the letters
are the colours: D castle, R city, B inn, G quarry, O village, Y monastery, E wagon, L agriculture), with the starting castle on d3:

         b1Y
    a1O       c1R       e1O
         b2Y       d1E       f1O       h1Y
    a2D       c2E       e2G       g1L       i1E
         b3L       d2O       f2B       h2Y
    a3B       c3L       e3G       g2O       i2E
         b4L      [d3D]      f3L       h3G
                        e4R       g3D       i3G
                                       h4R

Seat 1's region, with the starting castle on d1:

         b1L
    a1E       c1L       e1B
         b2Y      [d1D]      f1O       h1E
    a2Y       c2R       e2G       g1O       i1E
         b3D       d2E       f2R       h2D
    a3L       c3O       e3G       g2Y       i2Y
         b4B       d3O       f3L       h3R
                        e4O       g3G       i3L
                                       h4G
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from signoria.chance import Chance, Dice, Replayed
from signoria.game import Event, JsonObject, Refused
from signoria.tuscany import GAME
from signoria.tuscany.cards import letters
from signoria.tuscany.kinds import (
    AREAS,
    BONUS_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    HEX,
    KIND_NAMES,
    KINDS,
    YIELD_POINTS,
    card,
    cards_in,
    cards_total,
    source,
    tile,
    tiles_in,
    tiles_total,
)
from signoria.tuscany.moves import SLOTS
from signoria.tuscany.placing import fill_space, mark_face
from signoria.tuscany.player import Draws, Player
from signoria.tuscany.position import ACTION, DREW, GAP, PAID, STEP_NAMES, Memory
from signoria.tuscany.region import ARRANGEMENT_TEXTS, SPACE_NAMES
from signoria.tuscany.state import State
from signoria.tuscany.view import face_on

CASTLES = ("d3", "d1", "e4", "f2")
DISPLAY = "castle city inn quarry village monastery wagon H"


class Seat(NamedTuple):
    """What lies before a player, in notation."""

    hand: str | None
    storage: str
    tiles: str
    region: str
    castle: str | None
    marble: int
    workers: int
    bonus: str
    green: int
    red: int
    piles: int
    fresh: int


def seat(
    hand: str | None = None,
    storage: str = "",
    tiles: str = "",
    *,
    region: str = "A-B-C",
    castle: str | None = None,
    marble: int = 0,
    workers: int = 0,
    bonus: str = "",
    green: int = 0,
    red: int = 0,
    piles: int = 21,
    fresh: int = 0,
) -> Seat:
    """Return a player's things. `tiles` lists filled spaces ("d2 e3 VH@c3 hex@c1"), `piles` how many face-down tiles are left.

    Who says nothing of the hand gets the cards that are nowhere else, or none.
    """
    return Seat(hand, storage, tiles, region, castle, marble, workers, bonus, green, red, piles, fresh)


def cards(spelled: str) -> int:
    """Return a pack of cards from colour letters."""
    return sum(int(card(COLOUR_LETTERS.index(letter))) for letter in spelled)


def kinds(words: str) -> list[int]:
    """Return kinds of tiles from their names."""
    return [KIND_NAMES.index(word) for word in words.split()]


def pack(words: str) -> int:
    """Return a pack of tiles from their names."""
    return sum(int(tile(kind)) for kind in kinds(words))


def tile_words(tiles: int) -> str:
    """Return the names of the tiles in a pack, in the order of their kinds."""
    return " ".join(KIND_NAMES[kind] for kind in range(KINDS) for _ in range(int(tiles_in(tiles, kind))))


class At:
    """What lies before a seat now, in notation."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def hand(self) -> str:
        """Return the cards in hand, in the order of the colours."""
        return letters(self.player.hand)

    @property
    def storage(self) -> str:
        """Return what lies in storage."""
        return tile_words(self.player.storage)

    @property
    def tiles(self) -> dict[str, str]:
        """Return what lies on each filled space but the starting castle's."""
        player = self.player
        return {name: face_on(player, n) for n, name in enumerate(SPACE_NAMES) if player.filled >> n & 1 and n != player.castle}

    @property
    def frontier(self) -> str:
        """Return the empty spaces next to a tile."""
        return " ".join(name for n, name in enumerate(SPACE_NAMES) if self.player.frontier >> n & 1)

    @property
    def bonus(self) -> str:
        """Return the bonus tiles."""
        return " ".join(name for n, name in enumerate(BONUS_NAMES) for _ in range(int(tiles_in(self.player.bonus, n))))

    @property
    def green(self) -> int:
        """Return the current score."""
        return int(self.player.green)

    @property
    def red(self) -> int:
        """Return the final score so far."""
        return int(self.player.red)

    @property
    def marble(self) -> int:
        """Return how much marble there is."""
        return int(self.player.marble)

    @property
    def workers(self) -> int:
        """Return how many workers there are."""
        return int(self.player.workers)

    @property
    def piles(self) -> list[int]:
        """Return how many tiles piles 1, 2 and 3 have left."""
        left = int(self.player.pile_left)
        return [max(0, min(7, left - 7 * below)) for below in (2, 1, 0)]


class Table:
    """A game in progress, played line by line."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.dice = Dice("table")

    def __getitem__(self, number: int) -> At:
        return At(self.state.players[number])

    @property
    def step(self) -> str:
        """Return what must be decided."""
        return STEP_NAMES[self.state.step]

    @property
    def turn_of(self) -> int:
        """Return the seat whose turn it is."""
        return int(self.state.current)

    @property
    def display(self) -> str:
        """Return the tiles of the display; a dash for a gap."""
        slots = [int(self.state.slot(place)) for place in range(SLOTS)]
        return " ".join("-" if kind == GAP else KIND_NAMES[kind] for kind in slots)

    @property
    def neutral(self) -> str:
        """Return the face-down neutral tiles."""
        return tile_words(self.state.neutral)

    @property
    def removed(self) -> str:
        """Return the neutral tiles that were removed from the display."""
        return tile_words(self.state.removed)

    @property
    def deck(self) -> str:
        """Return the cards left to draw."""
        return letters(self.state.deck)

    @property
    def discards(self) -> str:
        """Return the discarded cards."""
        return letters(self.state.discards)

    def moves(self, number: int, beginning: str = "") -> list[str]:
        """Return the legal moves of a seat that begin with some words."""
        texts = [GAME.move_text(move) for move in self.state.moves(number)]
        return [text for text in texts if text.startswith(beginning)]

    def play(self, *lines: str) -> Table:
        """Play lines of a record. What happened in the last of them is in `events`."""
        for line in lines:
            entry, _, outcomes = line.partition(" = ")
            number, _, move = entry.partition(": ")
            chance: Chance = replayed(outcomes) if outcomes else self.dice
            self.events = self.state.events = []
            self.state.play(int(number), GAME.move_of(move), chance)
            self.state.events = None
            if isinstance(chance, Replayed):
                assert chance.left() == 0, f"{chance.left()} outcomes too many: {line}"
        return self

    def told(self, *keys: str) -> list[tuple[str, JsonObject]]:
        """Return what happened in the last line, by the short names of the events; all of it, or only the named ones."""
        short = [(event.key.removeprefix("tuscany-log-"), event.args) for event in self.events]
        return [(key, args) for key, args in short if not keys or key in keys]

    def refuses(self, line: str) -> str:
        """Return the rule and the short reason for which a move is refused. Nothing may have changed."""
        number, _, move = line.partition(": ")
        before = self.state.dump()
        with pytest.raises(Refused) as refused:
            self.state.play(int(number), GAME.move_of(move), self.dice)
        assert self.state.dump() == before
        assert refused.value.key.startswith("tuscany-refuse-")
        return f"{refused.value.rule} {refused.value.key.removeprefix('tuscany-refuse-')}"


def replayed(outcomes: str) -> Replayed:
    """Return chance that brings outcomes written as in a record: "pile0 village, card O O L"."""
    stacked: list[tuple[int, int]] = []
    for group in outcomes.split(", "):
        deck, *words = group.split()
        stacked += [GAME.outcome_of(deck, word) for word in words]
    return Replayed(stacked)


def table(
    *seats: Seat,
    first: int = 0,
    turn_of: int | None = None,
    draw: int = 3,
    inn_hex_same_turn: bool = False,
    display: str = DISPLAY,
    neutral: str | None = None,
    removed: str = "",
    deck: str | None = None,
    discards: str | None = None,
    gone: str = "",
    round_: int = 1,
    extra_turns: bool = False,
    stirred: bool = True,
) -> Table:
    """Return a table at the beginning of a turn.

    `display` names eight tiles; "-" is a gap and "village/1" a tile that came from the piles of seat 1, all others are neutral. `deck`,
    `discards`, `neutral` and `removed` say exactly what lies there. `gone` lists bonus tiles nobody here owns. Nothing is created: what
    is on the table comes out of the supplies.
    """
    state = GAME.start(len(seats), {"draw": draw, "inn_hex_same_turn": inn_hex_same_turn}, Dice("set up"))
    components = state.components
    state.step, state.first, state.current = ACTION, first, first if turn_of is None else turn_of
    state.round, state.extra_turns, state.stirred = round_, extra_turns, stirred
    state.turn = len(seats) + state.current
    state.neutral = components.neutral_tiles
    state.bonus_left = components.bonus_tiles - sum(int(tile(BONUS_NAMES.index(name))) for name in gone.split())
    _set_display(state, display)
    for number, things in enumerate(seats):
        _set_region(state, number, things)
    for number, things in enumerate(seats):
        _set_goods(state, number, things)
        _set_piles(state.players[number], things.piles)
    if neutral is not None:
        state.neutral = pack(neutral)
    else:
        state.neutral -= pack(removed)
    state.removed, state.removed_count = pack(removed), len(removed.split())
    state.neutral_left = tiles_total(state.neutral)
    _set_cards(state, seats, deck, discards)
    return Table(state)


def _set_region(state: State, number: int, things: Seat) -> None:
    old = state.players[number]
    player = Player()
    state.players[number] = player
    player.pile, player.pile_left = old.pile, old.pile_left
    player.boards = number * 0b010101
    player.region = state.components.region(player.boards, ARRANGEMENT_TEXTS.index(things.region))
    player.castle = SPACE_NAMES.index(things.castle or CASTLES[number])
    fill_space(player, player.castle)
    for word in things.tiles.split():
        face, _, name = word.rpartition("@")
        space = SPACE_NAMES.index(name)
        colour = player.region.colours[space]
        kind = KIND_NAMES.index(face) if face else colour
        assert kind == HEX or min(kind, COLOURS - 1) == colour, word
        assert face or colour < COLOURS - 1, f"{word}: which farms?"
        fill_space(player, space)
        mark_face(player, kind, space)
        _use(state, player, kind)


def _use(state: State, player: Player, kind: int) -> None:
    """Take a tile that lies before a player out of the neutral tiles, or out of the player's piles."""
    if kind == HEX:
        return
    if tiles_in(state.neutral, kind):
        state.neutral -= tile(kind)
    else:
        assert tiles_in(player.pile, kind), f"no {KIND_NAMES[kind]} left"
        player.pile -= tile(kind)
        player.pile_left -= 1


def _set_goods(state: State, number: int, things: Seat) -> None:
    player = state.players[number]
    player.marble, player.workers = things.marble, things.workers
    for name in things.bonus.split():
        bonus = tile(BONUS_NAMES.index(name))
        player.bonus += bonus
        state.bonus_left -= bonus
    for kind in kinds(things.storage):
        player.storage += tile(kind)
        _use(state, player, kind)
    assert player.storage_free() >= 0, "too much in storage"
    player.fresh_hexes = things.fresh
    player.green, player.red = things.green, things.red
    player.green_by, player.red_by = source(things.green, AREAS), source(things.red, YIELD_POINTS)


def _set_piles(player: Player, left: int) -> None:
    """Take tiles out of the game until a player's piles have so many left, of the commonest kind first."""
    while player.pile_left > left:
        player.pile -= tile(max(range(KINDS), key=lambda kind: int(tiles_in(player.pile, kind))))
        player.pile_left -= 1


def _set_display(state: State, display: str) -> None:
    words = display.split()
    assert len(words) == SLOTS
    state.display_neutral = 0
    for place, word in enumerate(words):
        name, _, owner = word.partition("/")
        kind = GAP if name == "-" else KIND_NAMES.index(name)
        state.set_slot(place, kind)
        if owner:
            player = state.players[int(owner)]
            player.pile -= tile(kind)
            player.pile_left -= 1
        elif kind != GAP:
            assert tiles_in(state.neutral, kind), f"no neutral {name} left"
            state.neutral -= tile(kind)
            state.display_neutral |= 1 << place


def _set_cards(state: State, seats: tuple[Seat, ...], deck: str | None, discards: str | None) -> None:
    """Lay out all cards, and a memory of how they may have come there."""
    left = int(state.components.cards)
    for player, things in zip(state.players, seats, strict=True):
        player.hand = cards(things.hand or "")
        left -= int(player.hand)
    if deck is None:
        state.discards = cards(discards or "")
        state.deck = left - int(state.discards)
    else:
        state.deck = cards(deck)
        left -= int(state.deck)
        state.discards = cards(discards) if discards is not None else 0
        left -= int(state.discards)
        holders = [player for player, things in zip(state.players, seats, strict=True) if things.hand is None]
        if holders:
            holders[-1].hand = left
        else:
            assert discards is None, "somebody must hold the other cards"
            state.discards = left
    assert all(cards_in(pile, colour) < 128 for pile in (int(state.deck), int(state.discards)) for colour in range(COLOURS))
    state.memory = None
    for number, player in enumerate(state.players):
        drawn = int(player.hand) + (int(state.discards) if number == 0 else 0)
        player.draws = Draws(None, drawn) if drawn else None
        if drawn:
            state.memory = Memory(state.memory, DREW, number, cards_total(drawn))
    if state.discards:
        state.memory = Memory(state.memory, PAID, 0, state.discards)
