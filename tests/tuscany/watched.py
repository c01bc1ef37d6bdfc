"""A game of the engine with the oracle beside it, and the checks that hold at every decision."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from signoria.chance import Dice
from signoria.game import Json, JsonObject, Refused
from signoria.tuscany import GAME
from signoria.tuscany.kinds import COLOUR_LETTERS, COLOURS, HEX, KIND_NAMES, SOURCE_NAMES, cards_total, tiles_total
from signoria.tuscany.moves import MOVE_TEXTS, MOVES, PAY, SLOTS
from signoria.tuscany.playout import playout
from signoria.tuscany.position import GAP, MAKE_ROOM, PAYMENT, STEP_NAMES
from signoria.tuscany.region import ARRANGEMENT_TEXTS, SPACE_NAMES
from signoria.tuscany.state import State
from signoria.tuscany.stored import PLAYER_NUMBERS
from tests.tuscany.oracle import BONUSES, Oracle, OraclePlayer

TOP_BITS = 0x8080808080808080
PLAIN_TEXTS = [text if move < PAY else "pay " + "".join(sorted(text.removeprefix("pay "))) for move, text in enumerate(MOVE_TEXTS)]
"""The notation of every move, letters of payments in alphabetical order."""
LAST_MOVE = 10_000
"""No game is this long."""


@lru_cache(maxsize=100_000)
def tile_counts(pack: int) -> dict[str, int]:
    """Return the tiles of a pack by kind."""
    return {name: pack >> (3 * kind) & 7 for kind, name in enumerate(KIND_NAMES) if pack >> (3 * kind) & 7}


@lru_cache(maxsize=100_000)
def card_counts(pack: int) -> dict[str, int]:
    """Return the cards of a pack by colour."""
    return {letter: pack >> (8 * colour) & 255 for colour, letter in enumerate(COLOUR_LETTERS) if pack >> (8 * colour) & 255}


@lru_cache(maxsize=100_000)
def names_of(mask: int) -> set[str]:
    """Return the names of the spaces of a mask."""
    return {name for space, name in enumerate(SPACE_NAMES) if mask >> space & 1}


@cache
def outcome_names(deck: int, kind: int, tables: str) -> tuple[str, str]:
    """Return the names of an outcome."""
    return GAME.outcome_text(deck, kind, json.loads(tables) if tables else None)


@lru_cache(maxsize=100_000)
def points(pack: int) -> dict[str, int]:
    """Return points by source, without those there are none of."""
    return {name: pack >> (9 * of) & 511 for of, name in enumerate(SOURCE_NAMES) if pack >> (9 * of) & 511}


class Watched:
    """A game of the engine that is compared with the oracle after every move."""

    def __init__(
        self,
        seats: int,
        options: Mapping[str, Json],
        seed: int | str,
        fired: Counter[str] | None = None,
        tables: JsonObject | None = None,
    ) -> None:
        self.chance = Dice(f"{seed} chance")
        self.chance.produced = []
        self.tables = json.dumps(tables) if tables else ""
        self.state = GAME.start(seats, options, self.chance, tables)
        draw, same_turn = (2 if options.get("draw") == 2 else 3), options.get("inn_hex_same_turn") is True
        self.oracle = Oracle(seats, draw, same_turn, self._outcomes(), fired, tables)
        self.made = 0
        self.legal: dict[int, list[int]] = {}
        self._seen: list[object] = [None] * seats
        self._tiles_seen = [0] * seats
        self.compare(range(seats))

    def _outcomes(self) -> list[tuple[str, str]]:
        produced = self.chance.produced
        assert produced is not None
        self.chance.produced = []
        return [outcome_names(deck, kind, self.tables) for deck, kind in produced]

    def play(self, seat: int, move: int) -> None:
        """Play a legal move in both, and compare."""
        turn = self.state.turn
        self.state.play(seat, move, self.chance)
        self.oracle.play(seat, PLAIN_TEXTS[move], self._outcomes())
        self.made += 1
        assert self.made < LAST_MOVE
        # A move changes its player's things; what scoring changes is looked at when the turn has ended.
        self.compare(range(len(self._seen)) if self.state.turn != turn else [seat])

    def compare(self, seats: Sequence[int]) -> None:
        """Check that the engine and the oracle agree on everything, and that nothing was created or lost.

        `seats`: who may have changed. That the others have not is checked in the engine's state.
        """
        state, oracle = self.state, self.oracle
        assert STEP_NAMES[state.step] == oracle.step
        assert state.actors() == oracle.actors()
        same = (state.first, state.round, state.turn, state.extra_turns, state.marble_used)
        assert same == (oracle.first, oracle.round, oracle.turn, oracle.extra_turns, oracle.marble_used)
        if oracle.step not in ("assemble", "over"):
            assert (state.current, state.stirred) == (oracle.current, oracle.stirred)
        if oracle.step == "payment":
            assert oracle.pending == (KIND_NAMES[state.pending_kind], SPACE_NAMES[state.pending_place])
        elif oracle.step == "make-room":
            assert oracle.pending == state.pending_place + 1
        assert card_counts(state.deck) == +oracle.deck
        assert card_counts(state.discards) == +oracle.discards
        assert tile_counts(state.neutral) == +oracle.neutral
        assert tile_counts(state.removed) == +oracle.removed
        assert state.neutral_left == oracle.neutral.total()
        assert state.removed_count == oracle.removed.total()
        assert {name: state.yields >> (8 * kind) & 255 for kind, name in enumerate(oracle.rewards)} == oracle.yields
        assert state.yields_left == oracle.yields.total()
        assert {name: state.bonus_left >> (3 * kind) & 7 for kind, name in enumerate(BONUSES.values())} == oracle.bonus_left
        for place, tile in enumerate(oracle.display):
            kind = state.slot(place)
            assert kind == GAP if tile is None else KIND_NAMES[kind] == tile[0]
            assert bool(state.display_neutral >> place & 1) == (tile is not None and tile[1])
        for colour, letter in enumerate(COLOUR_LETTERS):
            taken = state.colour_bonus >> (6 * colour) & 63
            assert [seat - 1 for seat in (taken & 7, taken >> 3) if seat] == oracle.takers[letter]
        for number, player in enumerate(state.players):
            things = tuple(getattr(player, name) for name in PLAYER_NUMBERS)
            if number in seats:
                self._compare_player(number)
            else:
                assert things == self._seen[number]
            self._seen[number] = things
        self._compare_moves()
        conserve(state)
        if len(seats) > 1:
            self._conserve_tiles()

    def _compare_player(self, number: int) -> None:
        player, expected = self.state.players[number], self.oracle.players[number]
        assert card_counts(player.hand) == +expected.hand
        assert tile_counts(player.storage) == Counter(expected.storage)
        assert tile_counts(player.pile) == +expected.pile
        same = (player.pile_left, player.marble, player.workers, player.fresh_hexes)
        assert same == (expected.left, expected.marble, expected.workers, expected.fresh)
        assert tile_counts(player.bonus) == {KIND_NAMES[n]: expected.bonus[b] for n, b in enumerate(BONUSES.values()) if expected.bonus[b]}
        assert player.green == expected.green.total()
        assert player.red == expected.red.total()
        assert points(player.green_by) == +expected.green
        assert points(player.red_by) == +expected.red
        assert player.boards == sum((int(expected.boards[letter][1]) - 1) << (2 * n) for n, letter in enumerate("ABC"))
        if expected.land is None:
            assert player.region is None
            return
        assert player.region is not None
        assert ARRANGEMENT_TEXTS[player.region.arrangement] == expected.joined
        if expected.castle is None:
            assert not player.ready()
            return
        assert SPACE_NAMES[player.castle] == expected.castle
        assert names_of(player.filled) == expected.tiles.keys()
        assert names_of(player.frontier) == expected.reach()
        if len(expected.tiles) != self._tiles_seen[number]:
            self._tiles_seen[number] = len(expected.tiles)
            self._compare_faces(number, expected)
            scored = self.oracle.green_on_the_board(expected)
            assert scored == {name: expected.green[name] for name in scored}

    def _compare_faces(self, number: int, expected: OraclePlayer) -> None:
        player = self.state.players[number]
        assert names_of(player.hexes) == {name for name, face in expected.tiles.items() if face == "hex"}
        for farm, mask in zip("VHOW", (player.vineyards, player.hogs, player.olives, player.wheat), strict=True):
            assert names_of(mask) == {name for name, face in expected.tiles.items() if farm in face}

    def _compare_moves(self) -> None:
        self.legal = {}
        for seat in range(len(self.oracle.players)):
            moves = self.state.moves(seat)
            assert all(a < b for a, b in pairwise(moves))
            assert {PLAIN_TEXTS[move] for move in moves} == self.oracle.legal(seat)
            if moves:
                self.legal[seat] = moves
        assert sorted(self.legal) == self.state.actors()  # no dead end: whoever must decide can

    def _conserve_tiles(self) -> None:
        """Check that every tile is somewhere, those out of the game included."""
        oracle = self.oracle
        tiles = oracle.neutral + oracle.removed + oracle.box + Counter(tile[0] for tile in oracle.display if tile)
        for player in oracle.players:
            tiles += player.pile
            tiles.update(kind for kind in player.storage if kind != "hex")
            tiles.update(face for name, face in player.tiles.items() if face != "hex" and name != player.castle)
        expected = Counter(oracle.all_neutral)
        for _ in oracle.players:
            expected += oracle.own_tiles
        assert tiles == expected
        assert tiles.total() == 32 + 21 * len(oracle.players)

    def check_result(self) -> None:
        """Check places, scores and where they come from: at the end, or projected."""
        standing, oracle = self.state.standing(), self.oracle
        assert standing.scores == [oracle.projected(player) for player in oracle.players]
        assert standing.places == oracle.places()
        assert standing.sources == [oracle.by_source(player) for player in oracle.players]
        assert [sum(by.values()) for by in standing.sources] == standing.scores
        assert self.state.result() == (standing if oracle.step == "over" else None)


def conserve(state: State) -> None:
    """Check that cards, yield cards, bonus tiles and counters add up in a state, whatever it is."""
    components = state.components
    cards = int(state.deck) + int(state.discards) + sum(int(player.hand) for player in state.players)
    assert cards == components.cards
    assert not any(int(pack) & TOP_BITS for pack in (state.deck, state.discards, state.yields, *(player.hand for player in state.players)))
    assert cards_total(state.yields) == state.yields_left <= components.yield_count
    assert int(state.bonus_left) + sum(int(player.bonus) for player in state.players) == components.bonus_tiles
    assert tiles_total(state.neutral) == state.neutral_left
    assert tiles_total(state.removed) == state.removed_count
    packs = [state.neutral, state.removed]
    for player in state.players:
        assert tiles_total(player.pile) == player.pile_left
        assert 0 <= player.storage_free() <= 6
        assert 0 <= player.fresh_hexes <= int(player.storage) >> (3 * HEX) & 7
        assert min(player.marble, player.workers, player.green, player.red) >= 0
        assert sum(points(player.green_by).values()) == player.green
        assert sum(points(player.red_by).values()) == player.red
        packs += [player.pile, player.storage]
        if player.ready() and player.region is not None:
            assert player.filled & player.frontier == 0
            farms = player.vineyards | player.hogs | player.olives | player.wheat
            assert farms & player.hexes == 0
            assert (farms | player.hexes) & player.filled == farms | player.hexes
            assert player.region.colour_masks[COLOURS - 1] & player.filled & ~player.hexes == farms
    # Spread over lanes of six bits, so that the tiles of all players can be added up.
    tiles = sum(spread(int(pack)) for pack in packs)
    for place in range(SLOTS):
        if state.slot(place) != GAP:
            tiles += 1 << 6 * state.slot(place)
    everything = spread(int(components.neutral_tiles)) + len(state.players) * spread(int(components.player_tiles))
    assert ((everything | SIXTH_BITS) - tiles) & SIXTH_BITS == SIXTH_BITS


SIXTH_BITS = sum(32 << 6 * kind for kind in range(HEX))


@lru_cache(maxsize=100_000)
def spread(pack: int) -> int:
    """Return a pack of tiles with lanes of six bits, without inn hexes."""
    return sum((pack >> 3 * kind & 7) << 6 * kind for kind in range(HEX))


def refusal_of(state: State, seat: int, move: int) -> str | None:
    """Return the rule that refuses a move, or None."""
    try:
        state.check(seat, move)
    except Refused as refusal:
        return refusal.rule
    return None


def check_refusals(
    state: State, legal: Mapping[int, list[int]], moves: range | list[int] = range(MOVES), seats: list[int] | None = None
) -> int:
    """Check that exactly the legal moves among `moves` are accepted, for every seat. Return how many were refused."""
    refused = 0
    for seat in range(len(state.players)) if seats is None else seats:
        allowed = set(legal.get(seat, ()))
        for move in moves:
            rule = refusal_of(state, seat, move)
            assert (rule is None) == (move in allowed), f"{MOVE_TEXTS[move]}: {rule}"
            refused += rule is not None
    return refused


def check_stored(state: State) -> None:
    """Check that a state survives being written as JSON text and read again."""
    dumped = state.dump()
    again = GAME.load(json.loads(json.dumps(dumped)))
    assert again.dump() == dumped
    assert again.actors() == state.actors()
    assert all(again.moves(seat) == state.moves(seat) for seat in range(len(state.players)))


def check_view(state: State, seat: int, dice: Dice) -> None:
    """Check what a seat sees and imagines: what it may not know makes no difference to either (T10.1)."""
    before = state.dump()
    seen = json.dumps(state.view(seat))
    other = state.imagine_again(seat, dice)
    conserve(other)
    assert json.dumps(other.view(seat)) == seen
    imagined = GAME.imagine(json.loads(seen), dice)
    conserve(imagined)
    assert json.dumps(imagined.view(seat)) == seen
    number = dice.number(1 << 30)
    again = [one.imagine_again(seat, Dice(number)).dump() for one in (state, other, imagined)]
    assert again[0] == again[1]
    # What an earlier decision was about is forgotten by a view.
    forgotten = (
        {"pending_kind": 0, "pending_place": 0} if state.step not in (PAYMENT, MAKE_ROOM) else {"pending_kind": again[2]["pending_kind"]}
    )
    assert {**again[0], **forgotten} == {**again[2], **forgotten}
    assert state.dump() == before
    playout(imagined, dice)
    conserve(imagined)
    assert imagined.result() is not None


def check_spectator(state: State, dice: Dice) -> None:
    """Check that a spectator sees nothing that depends on any hand."""
    seen = json.dumps(state.view(None))
    for seat in range(len(state.players)):
        assert json.dumps(state.imagine_again(seat, dice).view(None)) == seen


def check_copy(state: State, dice: Dice) -> None:
    """Check that playing on in a copy leaves the original as it was, and the other way round."""
    before = state.dump()
    copy = state.copy()
    assert copy.events is None
    assert copy.dump() == before
    later = copy.copy()
    playout(copy, dice)
    assert state.dump() == before
    assert later.dump() == before
