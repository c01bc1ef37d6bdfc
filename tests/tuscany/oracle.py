"""A second, slow reading of the rules, to compare the engine with.

Written from the rules alone and as plainly as possible: words, lists and counts, everything recomputed whenever it is needed, no bit masks
and nothing of the engine but its names. It takes the outcomes of chance from the engine's game and must then agree with it on everything.
On the way it counts how often each rule fired.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import combinations_with_replacement, permutations, product
from typing import Final, TypedDict, cast

COLOURS: Final = {
    "D": "castle",
    "R": "city",
    "B": "inn",
    "G": "quarry",
    "O": "village",
    "Y": "monastery",
    "E": "wagon",
    "L": "agriculture",
}
LETTERS: Final = {name: letter for letter, name in COLOURS.items()}
BONUSES: Final = {"region_card": "card", "storage": "storage", "marble": "marble", "worker": "worker", "yield_card": "yield"}
REWARDS: Final = {"red": "red", "green": "green", "region_cards": "cards", "worker": "worker", "marble": "marble", "inn_hex": "hex"}
SOURCES: Final = ("areas", "agriculture", "colour-bonus", "storage", "yield", "overflow", "leftovers")
PLACES: Final = 8

Outcome = tuple[str, str]


class YieldCards(TypedDict):
    """One kind of yield card in the component file."""

    reward: str
    amount: int
    copies: int


class Tables(TypedDict):
    """The component file, as far as it matters here."""

    player_tiles: dict[str, int]
    neutral_tiles: dict[str, int]
    region_cards: dict[str, int]
    yield_cards: list[YieldCards]
    bonus_tiles: dict[str, int]
    colour_bonus: dict[str, list[int]]
    agriculture: dict[str, list[str]]
    area_points: dict[str, int]
    boards: dict[str, list[str]]


def component_tables(differing: Mapping[str, object] | None = None) -> Tables:
    """Return the component tables in use."""
    built_in = tomllib.loads(files("signoria.tuscany").joinpath("tuscany.toml").read_text("utf-8"))
    return cast("Tables", {**built_in, **(differing or {})})


def farm_face(letters: str) -> str:
    """Return the name of an agriculture tile: its farms in the order vineyard, hogs, olives, wheat."""
    return "".join(sorted(letters, key="VHOW".index))


def colour_of(kind: str) -> str:
    """Return the colour letter of a tile."""
    return LETTERS.get(kind, "L")


# The land


class Land:
    """A region: thirty named spaces, laid out by axial coordinates."""

    def __init__(self, boards: Mapping[str, list[str]], joined: str) -> None:
        cells: dict[tuple[int, int], str] = {}
        corner_q = corner_r = 0
        for letter, turned, shift in re.findall(r"([ABC])('?)([+-]?)", joined):
            for q, (top, column) in enumerate(zip((1, 0, 0), boards[letter], strict=True)):
                for down, colour in enumerate(column):
                    r = top + down
                    at = (2 - q, 3 - r) if turned else (q, r)
                    cells[corner_q + at[0], corner_r + at[1]] = colour
            corner_q += 3
            corner_r += -2 if shift == "+" else -1
        names: dict[tuple[int, int], str] = {}
        for column_number in range(9):
            downwards = sorted((at for at in cells if at[0] == column_number), key=lambda at: at[1])
            names |= {at: f"{'abcdefghi'[column_number]}{number}" for number, at in enumerate(downwards, 1)}
        around = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        self.colour = {names[at]: colour for at, colour in cells.items()}
        self.next_to = {names[q, r]: [names[q + dq, r + dr] for dq, dr in around if (q + dq, r + dr) in names] for q, r in cells}
        self.area = {name: self._area(name) for name in self.colour}

    def _area(self, name: str) -> frozenset[str]:
        found, edge = {name}, [name]
        while edge:
            for other in self.next_to[edge.pop()]:
                if other not in found and self.colour[other] == self.colour[name]:
                    found.add(other)
                    edge.append(other)
        return frozenset(found)

    def all_of(self, colour: str) -> list[str]:
        """Return the spaces of a colour."""
        return [name for name, there in self.colour.items() if there == colour]


JOINED: Final = [
    f"{a}{turned[0]}{one}{b}{turned[1]}{two}{c}{turned[2]}"
    for a, b, c in permutations("ABC")
    for turned in product(("", "'"), repeat=3)
    for one, two in product("+-", repeat=2)
]


# Paying


@cache
def every_payment(colour: str) -> list[tuple[str, list[tuple[str, int]]]]:
    """Return everything that pays for a colour: all multisets of up to four cards and workers that split into two units, and counted."""
    found = []
    for size in range(5):
        for letters in combinations_with_replacement([*COLOURS, "w"], size):
            if splits(letters, colour, 2):
                found.append(("".join(letters), list(Counter(letters).items())))
    return found


def splits(letters: Sequence[str], colour: str, units: int) -> bool:
    """Return whether cards and workers split into so many units: a card of the colour, a worker, or a pair of one other colour."""
    if not units:
        return not letters
    for n, letter in enumerate(letters):
        rest = [*letters[:n], *letters[n + 1 :]]
        if letter in (colour, "w") and splits(rest, colour, units - 1):
            return True
        if letter not in (colour, "w") and letter in rest:
            rest.remove(letter)
            if splits(rest, colour, units - 1):
                return True
    return False


def payments(hand: str, workers: int, colour: str) -> list[str]:
    """Return all exact payments out of a hand and some workers, as letters."""
    # No payment has more than four of anything: equal hands up to that are looked up.
    return payments_from("".join(letter * min(4, hand.count(letter)) for letter in COLOURS) + "w" * min(2, workers), colour)


@lru_cache(maxsize=200_000)
def payments_from(there: str, colour: str) -> list[str]:
    """Return all exact payments out of some cards and workers."""
    counts = Counter(there)
    return [letters for letters, needed in every_payment(colour) if all(counts[letter] >= number for letter, number in needed)]


# The table


class OraclePlayer:
    """One player's things."""

    def __init__(self, tiles: Counter[str]) -> None:
        self.boards: dict[str, str] = {}
        self.land: Land | None = None
        self.joined: str | None = None
        self.castle: str | None = None
        self.tiles: dict[str, str] = {}
        """What lies on each filled space, the starting castle included."""
        self.hand: Counter[str] = Counter()
        self.storage: list[str] = []
        self.fresh = 0
        self.pile = Counter(tiles)
        self.left = 21
        self.marble = 0
        self.workers = 0
        self.bonus: Counter[str] = Counter()
        self.green: Counter[str] = Counter()
        self.red: Counter[str] = Counter()

    def region(self) -> Land:
        """Return the region of a player who has assembled it."""
        assert self.land is not None
        return self.land

    def reach(self) -> set[str]:
        """Return the empty spaces next to a tile (T6.2)."""
        land = self.region()
        return {name for filled in self.tiles for name in land.next_to[filled] if name not in self.tiles}

    def open_colours(self) -> set[str]:
        """Return the colours that could be placed (T5.5)."""
        return {self.region().colour[name] for name in self.reach()}

    def free(self) -> int:
        """Return how many storage spaces are free (T5.1)."""
        return 1 + self.bonus["storage"] - len(self.storage)

    def leftovers(self) -> int:
        """Return the points for what is left (T9.6)."""
        return len(self.storage) + self.marble + self.workers + self.hand.total() // 5


class Oracle:
    """A whole game, followed move by move."""

    def __init__(
        self,
        seats: int,
        draw: int,
        hex_same_turn: bool,
        outcomes: list[Outcome],
        fired: Counter[str] | None = None,
        differing: Mapping[str, object] | None = None,
    ) -> None:
        tables = component_tables(differing)
        self.tables = tables
        self.fired: Counter[str] = Counter() if fired is None else fired
        self.draw, self.hex_same_turn = draw, hex_same_turn
        self.cards = Counter(tables["region_cards"])
        self.rewards = {f"{REWARDS[card['reward']]}{card['amount']}": card["copies"] for card in tables["yield_cards"]}
        self.deck, self.discards = Counter(self.cards), Counter[str]()
        self.yields = Counter(self.rewards)
        self.own_tiles = self._tiles(tables["player_tiles"], tables["agriculture"]["player"])
        each = tables["neutral_tiles"]["each"]
        self.all_neutral = self._tiles(dict.fromkeys(COLOURS, each), tables["agriculture"]["neutral"])
        self.neutral, self.removed, self.box = Counter(self.all_neutral), Counter[str](), Counter[str]()
        self.display: list[tuple[str, bool] | None] = [None] * PLACES
        """Each tile with whether it is neutral."""
        self.bonus_left = Counter(dict.fromkeys(BONUSES.values(), 5))
        self.takers: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        self.players = [OraclePlayer(self.own_tiles) for _ in range(seats)]
        self.step = "assemble"
        self.pending: tuple[str, str] | int | None = None
        self.round, self.turn = 1, 0
        self.extra_turns = self.marble_used = self.stirred = False
        self._outcomes = outcomes[::-1]
        self._deal()
        assert not self._outcomes

    @staticmethod
    def _tiles(counts: Mapping[str, int], faces: list[str]) -> Counter[str]:
        tiles = Counter({COLOURS[letter]: number for letter, number in counts.items() if letter != "L" and number})
        tiles.update(farm_face(face) for face in faces)
        return tiles

    def _ask(self, deck: str) -> str:
        """Return what the engine's game drew from a deck."""
        assert self._outcomes, f"the engine drew nothing from {deck}"
        drawn, kind = self._outcomes.pop()
        assert drawn == deck, f"the engine drew from {drawn} and not from {deck}"
        return kind

    def _deal(self) -> None:
        seats = len(self.players)
        self.first = self.current = int(self._ask("first"))
        for place in range(PLACES):
            self._fill_neutral(place)
        self._keep_limit()
        order = [(self.first + n) % seats for n in range(seats)]
        for seat in order:
            self._draw_cards(seat, 5)
        for letter in "ABC":
            for seat in order:
                self.players[seat].boards[letter] = f"{letter}{self._ask(letter)}"
            assert len({player.boards[letter] for player in self.players}) == seats
        self.fired.update(["T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T2.8"])

    # What may be done

    def actors(self) -> list[int]:
        """Return who must decide."""
        if self.step == "over":
            return []
        if self.step == "assemble":
            return [seat for seat, player in enumerate(self.players) if player.castle is None]
        return [self.current]

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves of a seat, letters of payments in alphabetical order."""
        if seat not in self.actors():
            return set()
        player = self.players[seat]
        if self.step == "assemble":
            if player.land is None:
                return {f"region {joined}" for joined in JOINED}
            return {f"start {name}" for name in player.land.all_of("D")}
        if self.step in ("draft", "city"):
            bonuses = {f"bonus {name}" for name, left in self.bonus_left.items() if left}
            return bonuses | {"decline"} if self.step == "city" else bonuses
        if self.step == "action":
            return {"draw"} | self._takes(player) | self._placements(player)
        if self.step == "one-more":
            return {"marble", "end"}
        if self.step == "payment":
            assert isinstance(self.pending, tuple)
            colour = player.region().colour[self.pending[1]]
            hand = "".join(player.hand.elements())
            return {"pay " + "".join(sorted(letters)) for letters in payments(hand, player.workers, colour)}
        if self.step == "make-room":
            return {f"remove {kind}" for kind in player.storage}
        if self.step == "refresh-again":
            return self._refreshes()
        if self.step == "take-fitting":
            colours = player.open_colours()
            return {f"take {place}" for place, kind in self._shown() if colour_of(kind) in colours}
        assert self.step == "castle"
        land, reach = player.region(), player.reach()
        frees = {f"free {place} {name}" for place, kind in self._shown() for name in reach if land.colour[name] == colour_of(kind)}
        return frees | {"decline"}

    def _shown(self) -> list[tuple[int, str]]:
        return [(place, tile[0]) for place, tile in enumerate(self.display, 1) if tile]

    def _fits(self, player: OraclePlayer) -> bool:
        colours = player.open_colours()
        return any(colour_of(kind) in colours for _, kind in self._shown())

    def _refreshes(self) -> set[str]:
        return {f"refresh {COLOURS[colour_of(kind)]}" for _, kind in self._shown()}

    def _takes(self, player: OraclePlayer) -> set[str]:
        if self._fits(player):
            return {f"take {place}" for place, _ in self._shown()}
        colours = player.open_colours()
        if any(number and colour_of(kind) in colours for supply in (self.neutral, self.removed) for kind, number in supply.items()):
            return self._refreshes()
        return set()

    def _placements(self, player: OraclePlayer) -> set[str]:
        found: set[str] = set()
        land, hand = player.region(), "".join(player.hand.elements())
        payable = {colour for colour in player.open_colours() if payments(hand, player.workers, colour)} if player.storage else set()
        for kind in set(player.storage):
            if kind == "hex" and not self.hex_same_turn and player.storage.count("hex") <= player.fresh:
                continue
            for name in player.reach():
                if land.colour[name] in payable and (kind == "hex" or colour_of(kind) == land.colour[name]):
                    found.add(f"place {kind} {name}")
        return found

    # Doing it

    def play(self, seat: int, text: str, outcomes: list[Outcome]) -> None:
        """Follow a move of the engine's game with what chance brought there."""
        self._outcomes = outcomes[::-1]
        word, *rest = text.split()
        getattr(self, f"_do_{word}")(seat, *rest)
        assert not self._outcomes, f"the engine drew {len(self._outcomes)} too many"

    def _do_region(self, seat: int, joined: str) -> None:
        player = self.players[seat]
        player.land = land_of(tuple(tuple(self.tables["boards"][player.boards[letter]]) for letter in "ABC"), joined)
        player.joined = joined
        self.fired["T2.6"] += 1

    def _do_start(self, seat: int, name: str) -> None:
        player = self.players[seat]
        player.castle = name
        player.tiles[name] = "castle"
        self.fired["T2.7"] += 1
        if not self.actors():
            self.step = "draft"

    def _do_bonus(self, seat: int, bonus: str) -> None:
        player = self.players[seat]
        self.bonus_left[bonus] -= 1
        player.bonus[bonus] += 1
        rule = "T2.9" if self.step == "draft" else "T8.2"
        self.fired[rule] += 1
        if bonus == "storage":
            player.green["storage"] += self.tables["bonus_tiles"]["storage_green_points"]
            self.fired[f"{rule} storage space scores 2 green"] += 1
        if self.step == "draft":
            self.current = (seat + 1) % len(self.players)
            if self.current == self.first:
                self.step = "action"
                self.fired["T2.10"] += 1
        else:
            if not all(self.bonus_left.values()):
                self.fired["T8.2 a kind is gone"] += 1
            self._end_action(seat)

    def _do_draw(self, seat: int) -> None:
        player = self.players[seat]
        self.fired.update(["T3.1", "T4.1"])
        if self.draw == 2:
            self.fired["T4.1 two cards by option"] += 1
        if player.bonus["card"]:
            self.fired["T4.1 with bonus tiles"] += 1
        if self._draw_cards(seat, self.draw + player.bonus["card"]):
            self.stirred = True
        else:
            self.fired["T3.3 nothing left to draw"] += 1
        self._end_action(seat)

    def _do_marble(self, seat: int) -> None:
        self.players[seat].marble -= 1
        self.marble_used = True
        self.step = "action"
        self.fired["T3.2"] += 1

    def _do_end(self, seat: int) -> None:
        self._end_turn(seat)

    def _do_decline(self, seat: int) -> None:
        self.fired["T8.1 declined" if self.step == "castle" else "T8.2 declined"] += 1
        self._end_action(seat)

    def _do_take(self, seat: int, place: str) -> None:
        if self.step == "action":
            self.fired["T3.1"] += 1
        self.pending = int(place)
        if self.players[seat].free() > 0:
            self._take(seat)
        else:
            self.step = "make-room"

    def _do_remove(self, seat: int, kind: str) -> None:
        player = self.players[seat]
        player.storage.remove(kind)
        self.fired["T5.2"] += 1
        if kind == "hex":
            self.fired["T5.2 an inn hex"] += 1
            player.fresh = max(0, player.fresh - 1)
        else:
            self.box[kind] += 1
        self._take(seat)

    def _do_refresh(self, seat: int, colour: str) -> None:
        if self.step == "action":
            self.fired.update(["T3.1", "T5.5"])
        else:
            self.fired["T5.5 again"] += 1
        self._replace(LETTERS[colour])
        self._keep_limit()
        self.step = "take-fitting" if self._fits(self.players[seat]) else "refresh-again"

    def _do_place(self, seat: int, kind: str, name: str) -> None:
        self.fired.update(["T3.1", "T6.1"])
        self.pending = (kind, name)
        self.step = "payment"

    def _do_pay(self, seat: int, letters: str) -> None:
        player = self.players[seat]
        assert isinstance(self.pending, tuple)
        kind, name = self.pending
        colour = player.region().colour[name]
        paid = Counter(letters)
        workers = paid.pop("w", 0)
        if len(payments("".join(player.hand.elements()), player.workers, colour)) > 1:
            self.fired["T7.4"] += 1
        self.fired["T7.3" if workers else "T7.1" if paid[colour] == 2 else "T7.2"] += 1
        if workers == 2:
            self.fired["T7.3 two workers"] += 1
        elif workers and not paid[colour]:
            self.fired["T7.3 a worker and a pair"] += 1
        elif paid.total() == 4:
            self.fired["T7.2 two pairs"] += 1
            if len(+paid) == 1:
                self.fired["T7.2 two pairs of one colour"] += 1
        player.hand -= paid
        player.workers -= workers
        self.discards += paid
        player.storage.remove(kind)
        if kind == "hex" and player.fresh > player.storage.count("hex"):
            player.fresh -= 1
            self.fired["T8.3 in the same turn by option"] += 1
        self._place(seat, kind, name)

    def _do_free(self, seat: int, place: str, name: str) -> None:
        number = int(place) - 1
        tile = self.display[number]
        assert tile
        self.fired["T8.1"] += 1
        before = self.players[seat].left
        self._refill(seat, number)
        if before and self.players[seat].left % 7 == 0:
            self.fired["T8.1 empties a pile"] += 1
        if tile[0] == "castle":
            self.fired["T8.1 chain"] += 1
        self._place(seat, tile[0], name)

    # The consequences

    def _draw_cards(self, seat: int, number: int) -> int:
        for drawn in range(number):
            if not self.deck.total():
                if not self.discards.total():
                    self.fired["T4.2 both are empty"] += 1
                    return drawn
                self.deck, self.discards = self.discards, Counter()
                self.fired["T4.2"] += 1
            letter = self._ask("card")
            assert self.deck[letter] > 0
            self.deck[letter] -= 1
            self.players[seat].hand[letter] += 1
        return number

    def _take(self, seat: int) -> None:
        player = self.players[seat]
        assert isinstance(self.pending, int)
        tile = self.display[self.pending - 1]
        assert tile
        player.storage.append(tile[0])
        assert player.free() >= 0
        self.stirred = True
        self.fired["T5.1"] += 1
        self._refill(seat, self.pending - 1)
        self._end_action(seat)

    def _refill(self, seat: int, place: int) -> None:
        player = self.players[seat]
        self.display[place] = None
        if player.left:
            kind = self._ask(f"pile{seat}")
            assert player.pile[kind] > 0
            player.pile[kind] -= 1
            player.left -= 1
            self.display[place] = (kind, False)
            self.fired["T5.3"] += 1
            pile = 3 - player.left // 7
            if pile < self.round:
                self.fired["T9.2"] += 1
            if player.left % 7 == 0:
                self.fired["T5.4"] += 1
                if pile < self.round:
                    self.fired["T9.3"] += 1
        else:
            self.fired["T5.3 neutral tile"] += 1
            self._fill_neutral(place)
        self._keep_limit()

    def _fill_neutral(self, place: int) -> None:
        if not self.neutral.total():
            if not self.removed.total():
                self.fired["T5.7 the gap stays open"] += 1
                return
            self.neutral, self.removed = self.removed, Counter()
            self.fired["T5.7"] += 1
        kind = self._ask("neutral")
        assert self.neutral[kind] > 0
        self.neutral[kind] -= 1
        self.display[place] = (kind, True)

    def _keep_limit(self) -> None:
        times = 0
        while True:
            counts = Counter(colour_of(kind) for _, kind in self._shown())
            crowded = [colour for colour, number in counts.items() if number >= 5]
            if not crowded:
                return
            self.fired["T5.6" if not times else "T5.6 again"] += 1
            times += 1
            self._replace(crowded[0])

    def _replace(self, colour: str) -> None:
        gaps = [place for place, tile in enumerate(self.display) if tile and colour_of(tile[0]) == colour]
        for place in gaps:
            tile = self.display[place]
            assert tile
            if tile[1]:
                self.removed[tile[0]] += 1
            else:
                self.box[tile[0]] += 1
                self.fired["T5.7 a player's tile leaves the game"] += 1
            self.display[place] = None
        for place in gaps:
            self._fill_neutral(place)

    def _place(self, seat: int, kind: str, name: str) -> None:
        player = self.players[seat]
        land = player.region()
        assert name in player.reach()
        colour = land.colour[name]
        if kind == "hex":
            self.fired["T6.3 inn hex"] += 1
        else:
            assert colour_of(kind) == colour
        self.fired.update(["T6.2", "T6.3", "T6.4"])
        self.stirred = True
        before = {player.tiles[other] for other in land.area[name] if other in player.tiles}
        player.tiles[name] = kind
        if all(other in player.tiles for other in land.area[name]):
            player.green["areas"] += self.tables["area_points"][str(len(land.area[name]))]
            self.fired.update(["T6.5", f"T6.5 area of {len(land.area[name])}"])
        if all(other in player.tiles for other in land.all_of(colour)):
            takers = self.takers[colour]
            if len(takers) < 2:
                player.green["colour-bonus"] += self.tables["colour_bonus"][colour][len(takers)]
                takers.append(seat)
                self.fired[f"T6.6 side {'I' * len(takers)}"] += 1
            else:
                self.fired["T6.6 too late"] += 1
        if colour == "L":
            seen = {farm for face in before if face != "hex" for farm in face}
            points = 1 if kind == "hex" else len(set(kind) - seen)
            player.green["agriculture"] += points
            self.fired["T8.4"] += 1
            if kind == "hex":
                self.fired["T8.4 inn hex"] += 1
            if points < len(kind) and kind != "hex":
                self.fired["T8.4 a kind is there already"] += 1
        self._effect(seat, colour)

    def _effect(self, seat: int, colour: str) -> None:
        player = self.players[seat]
        if colour == "D":
            if self._fits(player):
                self.step = "castle"
                return
            self.fired["T8.1 nothing fits"] += 1
        elif colour == "R" and self.bonus_left.total():
            self.step = "city"
            return
        elif colour == "B":
            self.fired["T8.3"] += 1
            self._gain_hex(seat, "T8.3")
        elif colour == "G":
            player.marble += 1 + player.bonus["marble"]
            self.fired["T8.5" if not player.bonus["marble"] else "T8.5 with bonus tiles"] += 1
        elif colour == "O":
            player.workers += 1 + player.bonus["worker"]
            self.fired["T8.6" if not player.bonus["worker"] else "T8.6 with bonus tiles"] += 1
        elif colour == "Y":
            self.fired["T8.8"] += 1
            self._draw_cards(seat, 3)
        elif colour == "E":
            self.fired["T8.7"] += 1
            if player.bonus["yield"]:
                self.fired["T8.7 with bonus tiles"] += 1
            for _ in range(1 + player.bonus["yield"]):
                self._reveal(seat)
        if sum(other.marble for other in self.players) > 12 or sum(other.workers for other in self.players) > 12:
            self.fired["T1.6"] += 1
        self._end_action(seat)

    def _gain_hex(self, seat: int, rule: str) -> None:
        player = self.players[seat]
        if player.free():
            player.storage.append("hex")
            player.fresh += 1
        else:
            player.red["overflow"] += 2
            self.fired[f"{rule} no storage space is free"] += 1

    def _reveal(self, seat: int) -> None:
        player = self.players[seat]
        if not self.yields.total():
            self.yields = Counter(self.rewards)
            self.fired["T8.7 the discard is shuffled"] += 1
        card = self._ask("yield")
        assert self.yields[card] > 0
        self.yields[card] -= 1
        match = re.fullmatch(r"([a-z]+)(\d+)", card)
        assert match
        reward, amount = match[1], int(match[2])
        self.fired[f"T8.7 {reward}"] += 1
        if reward in ("red", "green"):
            (player.red if reward == "red" else player.green)["yield"] += amount
        elif reward == "cards":
            self._draw_cards(seat, amount)
        elif reward == "worker":
            player.workers += amount
        elif reward == "marble":
            player.marble += amount
        else:
            for _ in range(amount):
                self._gain_hex(seat, "T8.7")

    # Turns and rounds

    def _end_action(self, seat: int) -> None:
        player = self.players[seat]
        if player.marble and not self.marble_used:
            self.step = "one-more"
            return
        self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        player = self.players[seat]
        if player.fresh and not self.hex_same_turn:
            self.fired["T8.3 only in a later turn"] += 1
        player.fresh = 0
        self.marble_used = False
        self.turn += 1
        self.step = "action"
        self.current = (seat + 1) % len(self.players)
        if self.turn % len(self.players) == 0:
            self._end_cycle()
        if self.step == "action" and not self._takes(self.players[self.current]):
            self.fired["T5.5 taking is not allowed"] += 1

    def _end_cycle(self) -> None:
        if self.extra_turns:
            self._end_game()
        elif not self.stirred:
            self.fired["T9.8"] += 1
            self._end_game()
        elif any(player.left <= 7 * (3 - self.round) for player in self.players):
            self.fired[f"T9.1 round {self.round}"] += 1
            if self.round == 3:
                self.extra_turns = True
                self.fired["T9.5"] += 1
            else:
                self._score_round()
                self.round += 1
        self.stirred = False

    def _score_round(self) -> None:
        self.fired["T9.4"] += 1
        for player in self.players:
            player.red.update(player.green)

    def _end_game(self) -> None:
        self.round = 3
        self._score_round()
        for player in self.players:
            player.red["leftovers"] += player.leftovers()
        self.step = "over"
        self.fired["T9.6"] += 1
        keys = self._keys()
        self.fired["T9.7"] += 1
        for number, name in ((1, "empty spaces decide"), (2, "green points decide"), (3, "the place is shared")):
            tied = Counter(key[:number] for key in keys)
            longer = Counter(key[: number + 1] for key in keys)
            if any(count > 1 for count in tied.values()) and (
                number == 3 or any(count == 1 and tied[key[:number]] > 1 for key, count in longer.items())
            ):
                self.fired[f"T9.7 {name}"] += 1

    def _keys(self) -> list[tuple[int, int, int]]:
        return [(self.projected(player), 30 - len(player.tiles), player.green.total()) for player in self.players]

    # What it comes to

    def scorings_left(self) -> int:
        """Return how often green is still added to red."""
        return 0 if self.step == "over" else 4 - self.round

    def projected(self, player: OraclePlayer) -> int:
        """Return the final score if nothing more happened."""
        goods = 0 if self.step == "over" else player.leftovers()
        return player.red.total() + player.green.total() * self.scorings_left() + goods

    def by_source(self, player: OraclePlayer) -> dict[str, int]:
        """Return where the projected score comes from."""
        points = {name: player.red[name] + player.green[name] * self.scorings_left() for name in SOURCES}
        if self.step != "over":
            points["leftovers"] += player.leftovers()
        return points

    def places(self) -> list[int]:
        """Return everybody's place."""
        keys = self._keys()
        return [1 + sum(other > key for other in keys) for key in keys]

    def green_on_the_board(self, player: OraclePlayer) -> dict[str, int]:
        """Recompute from the region alone what areas and farms have scored, in whatever order they were filled."""
        land = player.region()
        areas = farms = 0
        for area in set(land.area.values()):
            faces = [player.tiles[name] for name in area if name in player.tiles]
            if len(faces) == len(area) and area != {player.castle}:
                areas += self.tables["area_points"][str(len(area))]
            if all(land.colour[name] == "L" for name in area):
                farms += len({farm for face in faces if face != "hex" for farm in face}) + faces.count("hex")
        return {"areas": areas, "agriculture": farms}


@cache
def land_of(boards: tuple[tuple[str, ...], ...], joined: str) -> Land:
    """Return the region that three boards make."""
    return Land({letter: list(columns) for letter, columns in zip("ABC", boards, strict=True)}, joined)
