"""Golden records: whole games that show every way a round and the game can end, every effect, every fight and every option.

`python -m scripts.golden` writes the records of `SHOWN` and those of `scripts.golden_virtu` into tests/golden; equal sources write equal
files. `--search NAME` looks for the first seed whose game of The Castles of Tuscany shows what the name promises, to be put into the
table. `--renew` finds games of Virtù again for what is no longer shown, and writes everything.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, cast

from scripts import golden_virtu
from signoria.chance import Committed, Replayed, commitment, secret_of_seed
from signoria.game import Event, JsonObject
from signoria.games import game_named
from signoria.record import Deal, Record
from signoria.tuscany import GAME as TUSCANY
from signoria.tuscany.kinds import CASTLE, CITY, COLOURS, HEX, WAGON, YIELD_BONUS, colour_of
from signoria.tuscany.moves import BONUS, DECLINE, DRAW, END, FREE, MARBLE, PAY, PLACE, REFRESH, REMOVE, SLOTS, TAKE
from signoria.tuscany.position import ACTION, CASTLE_EFFECT, GAP, ONE_MORE
from signoria.tuscany.region import SPACES
from signoria.tuscany.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAME = game_named("tuscany")
NAMES = ["Ann", "Bo", "Cy", "Di"]


# What happened in a game


class Step(NamedTuple):
    """One move of a game and what it caused."""

    seat: int
    position: int
    """The seat's place in the cycle of turns, counted from the starting player."""
    cycle: int
    round: int
    move: int
    text: str
    events: list[Event]

    def told(self, key: str) -> list[Event]:
        """Return the events of one kind."""
        return [event for event in self.events if event.key == f"tuscany-log-{key}"]


class Played(NamedTuple):
    """A whole game: its moves, and how it stood at the end."""

    steps: list[Step]
    state: State

    def told(self, key: str) -> int:
        """Return how many events of one kind there were."""
        return sum(len(step.told(key)) for step in self.steps)


def step(state: State, seat: int, move: int, chance: Committed | Replayed) -> Step:
    """Play a move and return what it caused."""
    seats = len(state.players)
    cycle, in_round = int(state.turn) // seats, int(state.round)
    state.events = []
    state.apply(seat, move, chance)
    events, state.events = state.events, None
    return Step(seat, (seat - int(state.first)) % seats, cycle, in_round, move, GAME.move_text(move), events)


def replayed(record: Record) -> Played:
    """Return what happened in a recorded game."""
    state = TUSCANY.start(len(record.names), record.options, Replayed(record.start_outcomes), record.tables)
    steps = [step(state, entry.seat, entry.move, Replayed(entry.outcomes)) for entry in record.moves_made() if entry.move is not None]
    return Played(steps, state)


# Ways to play


class Choices:
    """Choices at random that stay the same whatever becomes of the dice and the bots of the house."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def number(self, below: int) -> int:
        """Return a number below another."""
        return int(self._random.random() * below)

    def of(self, moves: list[int]) -> int:
        """Return one of several moves."""
        return moves[self.number(len(moves))]


Policy = Callable[[State, int, Choices], int]


def sensible(state: State, seat: int, choices: Choices) -> int:
    """Place where something can be placed, use effects, take while a storage space is free, else draw."""
    moves = state.moves(seat)
    if state.step == ACTION:
        placing = [move for move in moves if move >= PLACE]
        others = [move for move in moves if move != DRAW]
        if placing:
            return choices.of(placing)
        return choices.of(others) if others and (state.players[seat].storage_free() or choices.number(8) == 0) else DRAW
    if state.step == ONE_MORE:
        return MARBLE if choices.number(4) else END
    return choices.of([move for move in moves if move != DECLINE])


def idle(state: State, seat: int, choices: Choices) -> int:
    """Draw, whatever comes."""
    moves = state.moves(seat)
    return DRAW if state.step == ACTION else choices.of(moves)


def loiter(state: State, seat: int, choices: Choices) -> int:
    """Draw, and now and then do something."""
    return idle(state, seat, choices) if choices.number(12) else sensible(state, seat, choices)


def eager(state: State, seat: int, choices: Choices) -> int:
    """Take as often as possible, so that piles run out; never decline."""
    moves = state.moves(seat)
    if state.step == ACTION and choices.number(3):
        takes = [move for move in moves if TAKE <= move < FREE]
        return choices.of(takes) if takes else DRAW
    return sensible(state, seat, choices)


def hoard(state: State, seat: int, choices: Choices) -> int:
    """Take what is rarest in the display, so that one colour crowds it and neutral tiles are used up."""
    moves = state.moves(seat)
    counts = [0] * COLOURS
    for place in range(SLOTS):
        if state.slot(place) != GAP:
            counts[colour_of(state.slot(place))] += 1
    takes = [move for move in moves if TAKE <= move < REMOVE]
    if takes and state.step == ACTION and any(player.pile_left <= 3 for player in state.players) and choices.number(2):
        return DRAW
    if takes:
        return min(takes, key=lambda move: (counts[colour_of(state.slot(move - TAKE))], not state.display_neutral >> (move - TAKE) & 1))
    return sensible(state, seat, choices) if state.step != ACTION else DRAW


def collector(*wanted: int) -> Policy:
    """Return a way to play that takes only what fits, these colours first, and so fills its region before the piles run out."""

    def policy(state: State, seat: int, choices: Choices) -> int:
        moves = state.moves(seat)
        if BONUS + YIELD_BONUS in moves:
            return BONUS + YIELD_BONUS
        if state.step not in {ACTION, CASTLE_EFFECT}:
            return sensible(state, seat, choices)
        fitting = open_colours(state, seat)
        best = [move for move in moves if worth(state, move) in wanted and (move >= FREE or worth(state, move) in fitting)]
        placing = [move for move in moves if move >= FREE]
        taking = [move for move in moves if TAKE <= move < REMOVE and worth(state, move) in fitting]
        if not state.players[seat].storage_free():
            best, taking = [move for move in best if move >= FREE], []
        for choice in ([move for move in best if move >= FREE], placing, best, taking, [move for move in moves if move >= REFRESH]):
            if choice and (choice[0] >= FREE or state.players[seat].storage_free()):
                return choices.of(choice)
        return DRAW

    return policy


def open_colours(state: State, seat: int) -> set[int]:
    """Return the colours that have an empty space next to a tile of a seat."""
    player = state.players[seat]
    return {colour for space, colour in enumerate(player.assembled().colours) if player.frontier >> space & 1}


def worth(state: State, move: int) -> int:
    """Return the colour of the tile a move takes or places; -1 for other moves and for inn hexes."""
    if TAKE <= move < REMOVE:
        return int(colour_of(state.slot(move - TAKE)))
    if FREE <= move < PLACE:
        return int(colour_of(state.slot((move - FREE) // SPACES)))
    if PLACE <= move < PAY and (move - PLACE) // SPACES != HEX:
        return int(colour_of((move - PLACE) // SPACES))
    return -1


def decliner(state: State, seat: int, choices: Choices) -> int:
    """Play sensibly, but decline what may be declined."""
    moves = state.moves(seat)
    return DECLINE if DECLINE in moves and state.step != ACTION else sensible(state, seat, choices)


# What a game can show


Shows = Callable[[Played], bool]


def emptied(played: Played, of_round: int) -> list[Step]:
    """Return the moves that emptied the pile of a round in that round: the first ends it, others in its cycle come too late (T9.1)."""
    found = [s for s in played.steps if s.round == of_round and any(event.args["pile"] == of_round for event in s.told("pile-empty"))]
    return [s for s in found if s.cycle == found[0].cycle]


def ended_by(*positions: int) -> Shows:
    """Return whether the three rounds were each ended by one player, at these places in the cycle."""

    def shows(played: Played) -> bool:
        return [[s.position for s in emptied(played, number)] for number in (1, 2, 3)] == [[position] for position in positions]

    return shows


def several_emptied(of_round: int, number: int = 2) -> Shows:
    """Return whether several players emptied the pile of a round in one cycle."""
    return lambda played: len({s.seat for s in emptied(played, of_round)}) == number


def emptied_by_castle(of_round: int) -> Shows:
    """Return whether the refill after a castle's effect emptied the pile that ended a round (T8.1)."""
    return lambda played: any(FREE <= s.move < PLACE for s in emptied(played, of_round)[:1])


def emptied_too_late(played: Played) -> bool:
    """Return whether a pile of an earlier round was emptied in a later one, and did not end it (T9.3)."""
    return any(event.args["pile"] < s.round for s in played.steps for event in s.told("pile-empty") if isinstance(event.args["pile"], int))


def told(key: str, least: int = 1) -> Shows:
    """Return whether something happened at least a number of times."""
    return lambda played: played.told(key) >= least


def standstill(played: Played) -> bool:
    """Return whether a cycle in which nothing happened ended the game (T9.8)."""
    return played.told("standstill") == 1 and played.told("extra-turns") == 0


def keys(played: Played) -> list[tuple[int, int, int]]:
    """Return what decides the places: red points, empty spaces, green points (T9.7)."""
    return [(int(p.red), SPACES - int(p.filled).bit_count(), int(p.green)) for p in played.state.players]


def tie(broken_by: int, at_place: int = 1) -> Shows:
    """Return whether a tie was broken at a place by empty spaces (1), by green points (2), or not at all (3)."""

    def shows(played: Played) -> bool:
        order = sorted(keys(played), reverse=True)
        one, other = order[at_place - 1], order[at_place]
        return one[:broken_by] == other[:broken_by] and (broken_by == 3 or one[broken_by] != other[broken_by])

    return shows


def all_share(played: Played) -> bool:
    """Return whether everybody shares the first place."""
    return len(set(keys(played))) == 1


def effects(*colours: str) -> Shows:
    """Return whether tiles of all these colours were placed."""
    return lambda played: set(colours) <= {str(event.args["colour"]) for s in played.steps for event in s.told("place")}


def castle_chain(played: Played) -> bool:
    """Return whether a castle placed a castle, which placed one more tile."""
    steps = played.steps
    return any(
        PAY <= one.move
        and FREE <= two.move < PLACE
        and FREE <= three.move < PLACE
        and one.told("place")[0].args["colour"] == two.told("place")[0].args["colour"] == "castle"
        for one, two, three in zip(steps, steps[1:], steps[2:], strict=False)
    )


def hex_on_castle(played: Played) -> bool:
    """Return whether an inn hex filled a castle space and had its effect (T6.3, T8.1)."""
    return any(s.text.startswith("place hex") and after.told("place")[0].args["colour"] == "castle" for s, after in pairs(played))


def pairs(played: Played) -> list[tuple[Step, Step]]:
    """Return every move that is followed by its payment, with the payment."""
    return [(s, after) for s, after in zip(played.steps, played.steps[1:], strict=False) if after.move >= PAY]


def refreshed_again(played: Played) -> bool:
    """Return whether one kind after another was removed before something fitted (T5.5)."""
    return any(
        REFRESH <= one.move < FREE and REFRESH <= two.move < FREE and one.seat == two.seat and one.cycle == two.cycle
        for one, two in zip(played.steps, played.steps[1:], strict=False)
    )


def refreshed_with_full_storage(played: Played) -> bool:
    """Return whether a tile was taken after a refresh for which room had to be made (T5.2, T5.5)."""
    steps = played.steps
    return any(
        REFRESH <= one.move < FREE and REMOVE <= three.move < REFRESH and one.seat == three.seat and one.cycle == three.cycle
        for one, three in zip(steps, steps[2:], strict=False)
    )


def limit_twice(played: Played) -> bool:
    """Return whether the colour limit had to be kept twice in one move (T5.6)."""
    return any(len(s.told("limit")) > 1 for s in played.steps)


def hex_in_the_same_turn(played: Played) -> bool:
    """Return whether an inn hex was gained and placed in one turn (T8.3, option)."""
    gained: set[tuple[int, int]] = set()
    for s in played.steps:
        if (
            s.text.startswith("place hex")
            and (s.seat, s.cycle) in gained
            and not any(t.seat == s.seat and t.cycle < s.cycle and t.told("hex") for t in played.steps)
        ):
            return True
        if s.told("hex"):
            gained.add((s.seat, s.cycle))
    return False


def hex_in_a_later_turn(played: Played) -> bool:
    """Return whether an inn hex was placed, in a later turn than it was gained."""
    return any(s.text.startswith("place hex") for s in played.steps)


def reshuffled_in_a_draw(played: Played) -> bool:
    """Return whether a draw took the last cards and went on with the new deck (T4.2)."""
    return any(s.move == DRAW and s.told("reshuffle") for s in played.steps)


def second_side(played: Played) -> bool:
    """Return whether two players filled the same colour (T6.6)."""
    return any(event.args["side"] == 2 for s in played.steps for event in s.told("colour-bonus"))


# The table


class Shown(NamedTuple):
    """A game that shows something: how it is dealt and played."""

    what: str
    shows: Shows
    seats: int
    seed: int
    policy: Policy = sensible
    options: JsonObject = {}  # noqa: RUF012 - a table of constants
    tables: JsonObject | None = None


COLOURS_SHOWN = ("castle", "city", "inn", "quarry", "village", "monastery", "wagon", "agriculture")
OWN_TABLES: JsonObject = {"area_points": {"1": 2, "2": 4, "3": 7}, "colour_bonus": {letter: [5, 3] for letter in "DRBGOYEL"}}

SHOWN: dict[str, Shown] = {
    "rounds-2-first-last-first": Shown("the first, the last, the first player ends a round", ended_by(0, 1, 0), 2, 45),
    "rounds-2-last-first-last": Shown("the last, the first, the last player ends a round", ended_by(1, 0, 1), 2, 395),
    "rounds-3-1-2-3": Shown("rounds ended at places 1, 2, 3 of the cycle", ended_by(0, 1, 2), 3, 900),
    "rounds-3-2-3-1": Shown("rounds ended at places 2, 3, 1 of the cycle", ended_by(1, 2, 0), 3, 864),
    "rounds-3-3-1-2": Shown("rounds ended at places 3, 1, 2 of the cycle", ended_by(2, 0, 1), 3, 136),
    "rounds-4-1-2-3": Shown("rounds ended at places 1, 2, 3 of the cycle", ended_by(0, 1, 2), 4, 534),
    "rounds-4-2-3-4": Shown("rounds ended at places 2, 3, 4 of the cycle", ended_by(1, 2, 0), 4, 214),
    "rounds-4-3-4-1": Shown("rounds ended at places 3, 4, 1 of the cycle", ended_by(2, 3, 0), 4, 80),
    "rounds-4-4-1-2": Shown("rounds ended at places 4, 1, 2 of the cycle", ended_by(3, 0, 1), 4, 2312),
    "round-1-emptied-by-two": Shown("both players empty pile 1 in one cycle", several_emptied(1), 2, 37),
    "round-2-emptied-by-two": Shown("both players empty pile 2 in one cycle", several_emptied(2), 2, 4),
    "round-3-emptied-by-two": Shown("both players empty pile 3 in one cycle", several_emptied(3), 2, 207),
    "round-1-emptied-by-three-of-four": Shown("three players empty pile 1 in one cycle", several_emptied(1, 3), 4, 44, eager),
    "round-1-ended-by-a-castle": Shown("the refill after a castle's effect empties pile 1", emptied_by_castle(1), 2, 4),
    "round-2-ended-by-a-castle": Shown("the refill after a castle's effect empties pile 2", emptied_by_castle(2), 3, 34),
    "round-3-ended-by-a-castle": Shown("the refill after a castle's effect empties pile 3", emptied_by_castle(3), 2, 22),
    "pile-emptied-too-late": Shown("a pile of an earlier round is emptied without effect", emptied_too_late, 2, 1),
    "standstill-2": Shown("all cards in hands, nothing taken: a cycle without change ends the game", standstill, 2, 1, idle),
    "standstill-3": Shown("as standstill-2", standstill, 3, 1, idle),
    "standstill-4": Shown("as standstill-2", standstill, 4, 1, idle),
    "tie-empty-spaces": Shown("equal scores: more empty spaces win", tie(1), 2, 16),
    "tie-green": Shown("equal scores and empty spaces: more green points win", tie(2), 2, 15, loiter),
    "tie-shared": Shown("equal in everything: the first place is shared", tie(3), 2, 3, idle),
    "tie-shared-by-three": Shown("three share the first place", all_share, 3, 1, idle),
    "tie-second-empty-spaces": Shown("the same for the second place: empty spaces", tie(1, 2), 3, 11),
    "tie-second-green": Shown("the same for the second place: green points", tie(2, 0), 3, 49, loiter),
    "tie-second-shared": Shown("the second place is shared", tie(3, 0), 3, 16, loiter),
    "tie-third-shared": Shown("the third place is shared", tie(3, 0), 4, 9, loiter),
    "effects-all-eight-2": Shown("tiles of all eight colours with their effects", effects(*COLOURS_SHOWN), 2, 2),
    "effects-all-eight-3": Shown("as effects-all-eight-2, for three", effects(*COLOURS_SHOWN), 3, 4),
    "effects-all-eight-4": Shown("as effects-all-eight-2, for four", effects(*COLOURS_SHOWN), 4, 1),
    "castle-chain": Shown("a castle places a castle, which places one more tile", castle_chain, 2, 61, collector(CASTLE)),
    "castle-lost": Shown("a castle's effect finds nothing that fits", told("castle-lost"), 2, 70, collector(CASTLE)),
    "castle-and-city-declined": Shown("what may be declined is declined", told("decline", 3), 2, 1, decliner),
    "hex-on-a-castle-space": Shown("an inn hex is a castle where it lies on dark green", hex_on_castle, 2, 24),
    "hex-later-turn": Shown("an inn hex is placed in a later turn", hex_in_a_later_turn, 2, 2),
    "hex-overflow": Shown("no room for an inn hex: 2 red points", told("overflow"), 2, 30),
    "refresh": Shown("nothing fits: one kind is replaced", told("refresh"), 2, 92),
    "refresh-repeated": Shown("nothing fits, again and again", refreshed_again, 2, 18, eager),
    "refresh-with-full-storage": Shown("after a refresh room is made for the tile", refreshed_with_full_storage, 2, 18, eager),
    "limit-of-five": Shown("five of a colour leave the display", told("limit"), 2, 8),
    "limit-of-five-twice": Shown("after five of a colour, five of another", limit_twice, 4, 2, hoard),
    "neutral-reshuffle": Shown("the removed neutral tiles come back", told("neutral-reshuffle"), 4, 2, hoard),
    "open-gap": Shown("no neutral tile left: the display gets smaller", told("gap"), 4, 2, hoard),
    "deck-reshuffle": Shown("a draw goes on with the shuffled discards", reshuffled_in_a_draw, 4, 1),
    "draw-nothing": Shown("a draw that finds no card", told("draw-nothing"), 2, 1, loiter),
    "yield-reshuffle": Shown("the yield cards are shuffled again", told("yield-reshuffle"), 4, 5, collector(WAGON, CITY)),
    "colour-bonus-second": Shown("two players fill the same colour", second_side, 2, 447),
    "marble": Shown("marble buys one more action, several times", told("pay-marble", 6), 2, 2),
    "option-draw-2-seats-2": Shown("draw 2", told("draw", 5), 2, 1, sensible, {"draw": 2}),
    "option-draw-2-seats-3": Shown("draw 2", told("draw", 5), 3, 1, sensible, {"draw": 2}),
    "option-draw-2-seats-4": Shown("draw 2", told("draw", 5), 4, 1, sensible, {"draw": 2}),
    "option-hex-same-turn": Shown(
        "an inn hex is placed in the turn it came", hex_in_the_same_turn, 2, 113, sensible, {"inn_hex_same_turn": True}
    ),
    "options-both": Shown("both options", hex_in_the_same_turn, 3, 56, sensible, {"draw": 2, "inn_hex_same_turn": True}),
    "own-tables": Shown("other values for areas and colour bonus", told("colour-bonus"), 2, 2, sensible, {}, OWN_TABLES),
}
"""The games, by the names of their files. Seeds were found with `--search`."""


def play(shown: Shown, seed: int) -> Played:
    """Play a game as its record will be, without writing it."""
    chance = Committed(secret_of_seed(seed))
    state = TUSCANY.start(shown.seats, shown.options, chance, shown.tables)
    choices = Choices(f"golden {seed}")
    steps: list[Step] = []
    while actors := state.actors():
        seat = actors[0]
        steps.append(step(state, seat, shown.policy(state, seat, choices), chance))
    return Played(steps, state)


def search(shown: Shown, most: int, least: int = 1) -> int | None:
    """Return the first seed whose game shows what it should, or None after many."""
    return next((seed for seed in range(least, most) if shown.shows(play(shown, seed))), None)


def recorded(shown: Shown) -> Record:
    """Return the record of a game of the table."""
    record = Record.new(GAME, NAMES[: shown.seats], shown.options, seed=shown.seed, tables=shown.tables)
    choices = Choices(f"golden {shown.seed}")
    while actors := record.state.actors():
        record.play(actors[0], shown.policy(cast("State", record.state), actors[0], choices))
    return record


def committed() -> Record:
    """Return a game with a secret that was committed to, and with moves taken back. A real secret is never chosen; here it is a fixture."""
    secret = hashlib.sha256(b"signoria golden record").digest()
    options: JsonObject = {option.name: option.default for option in GAME.options}
    record = Record(GAME, NAMES[:2], options, Deal("committed", commitment(secret)), None)
    record.deal_with(secret)
    choices = Choices("golden committed")
    while actors := record.state.actors():
        seat = actors[choices.number(len(actors))]
        record.play(seat, sensible(cast("State", record.state), seat, choices))
        if record.state.actors() and choices.number(3) == 0 and record.may_undo(seat):
            record.undo(seat)
    return record


def files() -> dict[str, str]:
    """Return the text of every golden record by the name of its file."""
    texts = {f"tuscany/{name}.txt": recorded(shown).text() for name, shown in SHOWN.items()}
    texts["tuscany/committed-with-undo.txt"] = committed().text()
    return texts | {f"virtu/{game.file}": golden_virtu.recorded(game).text() for game in golden_virtu.games()}


def table() -> str:
    """Return the page that says which file shows what."""
    lines = ["# Golden records", "", INTRODUCTION, "", "| file | players | shows |", "| --- | --- | --- |"]
    lines += [f"| tuscany/{name}.txt | {shown.seats} | {shown.what} |" for name, shown in SHOWN.items()]
    lines.append("| tuscany/committed-with-undo.txt | 2 | shuffles from a secret that was committed to, moves taken back |")
    for game in golden_virtu.games():
        lines.append(f"| virtu/{game.file} | {game.seats} | {'; '.join(golden_virtu.SHOWS[name].what for name in game.shows)} |")
    return "\n".join(lines) + "\n"


INTRODUCTION = """Whole games that must replay to the same result for ever. Written by `python -m scripts.golden`, which says how each was
played; tests/tuscany/test_golden.py and tests/virtu/test_golden.py replay them, check that they still show what they are kept for, and
that writing them again changes nothing. After a change of Virtù's tables `python -m scripts.golden --renew` makes them anew."""


def main() -> None:
    """Write the golden records, or look for seeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--search", nargs="*", metavar="NAME", help="print the first seed for each name (all without a seed if none is given)"
    )
    parser.add_argument("--most", type=int, default=3000, help="how many seeds to try")
    parser.add_argument("--renew", action="store_true", help="find games of Virtù for what is no longer shown")
    chosen = parser.parse_args()
    if chosen.renew:
        golden_virtu.renew(chosen.most)
    if chosen.search is not None:
        for name in chosen.search or [name for name, shown in SHOWN.items() if not shown.seed]:
            print(name, search(SHOWN[name], chosen.most), flush=True)
        return
    for name, text in {**files(), "README.md": table()}.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
