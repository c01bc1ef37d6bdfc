"""The contract every game fulfils.

A game is a set of rules without input, output, clock or random generator. Everything above (records, bots, arena, server, client) knows
only this contract and finds games by name in `signoria.games`.

A seat is a number from 0. A move is a small int in a numbering that is fixed for its game, and has a short text form. The state says who
must decide (`actors`) and what they may do (`moves`); composite turns are factored into small decisions. Words for people are never
built here: prompts, log lines and refusals are a key and arguments, looked up in `signoria.words`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, Protocol, TypeAlias, TypedDict

from signoria.chance import Chance

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
JsonObject: TypeAlias = "dict[str, Json]"


class Text(TypedDict):
    """Words for a person: a key of the catalogue and what to put in. Words in argument values that start with "@" are keys."""

    key: str
    args: JsonObject


IN_WORDS: list[Callable[[Text], str]] = []
"""Says a text in English. Filled when `signoria.words` is imported: whoever prints an error then reads a sentence after its key."""


class Refused(Exception):
    """A move the rules do not allow. `rule` is the id of the rule; `key` and `args` say why in the catalogue's words."""

    def __init__(self, rule: str, key: str, args: JsonObject | None = None) -> None:
        super().__init__(rule, key, args)
        self.rule = rule
        self.key = key
        self.args_of_text: JsonObject = args or {}

    def text(self) -> Text:
        """Return the reason as words to be looked up."""
        return {"key": self.key, "args": self.args_of_text}

    def __str__(self) -> str:
        return f"{self.rule}: {_told(self.text())}"


class BadInput(ValueError):
    """Something given from outside (a file, a move's text, an option) cannot be used. The reason is a key and arguments too."""

    def __init__(self, key: str, args: JsonObject | None = None) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_text: JsonObject = args or {}

    def text(self) -> Text:
        """Return the reason as words to be looked up."""
        return {"key": self.key, "args": self.args_of_text}

    def __str__(self) -> str:
        return _told(self.text())


def _told(text: Text) -> str:
    """Return a reason for whoever reads a traceback: its key, and words or arguments."""
    if IN_WORDS:
        return f"{text['key']}: {IN_WORDS[0](text)}"
    return f"{text['key']} {text['args']}" if text["args"] else text["key"]


class Event(NamedTuple):
    """Something that happened: for the log and the animations. `secret` holds arguments that only `seat` may see."""

    key: str
    seat: int | None
    args: JsonObject
    secret: JsonObject

    def seen_by(self, viewer: int | None) -> Text:
        """Return the event as `viewer` (None: a spectator) may see it."""
        if self.secret and viewer == self.seat:
            return {"key": self.key + "-own", "args": {"seat": self.seat, **self.args, **self.secret}}
        return {"key": self.key, "args": {"seat": self.seat, **self.args}}


class Option(NamedTuple):
    """A table option: its allowed values and the one that is used when nothing is said."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str


class Result(NamedTuple):
    """How a game ended: for each seat its place (1 is best, ties share a place), final score and score by source."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]


class MoveChoice(TypedDict):
    """A legal move as it stands in a view."""

    id: int
    text: str


class View(TypedDict):
    """What every view has. The rest of a view belongs to its game and is described there."""

    game: str
    seats: int
    seat: int | None
    options: JsonObject
    components: JsonObject
    actors: list[int]
    prompt: Text
    moves: list[MoveChoice]
    suggested: int | None
    """One of the moves to preselect, where the game knows a sensible one (a payment); None where the choice is the player's."""
    over: bool


class State(Protocol):
    """A game in progress. Contains no generator, clock or function: it can be stored at any decision and picked up elsewhere."""

    events: list[Event] | None
    """What happened is appended here while it is a list. None (always so in a copy): nobody listens, nothing is produced."""

    def actors(self) -> list[int]:
        """Return the seats that must decide now; empty when the game is over; several only while a step is simultaneous and hidden."""

    def moves(self, seat: int) -> list[int]:
        """Return all legal moves of `seat`, without duplicates, in ascending order; empty if it is not an actor."""

    def check(self, seat: int, move: int) -> None:
        """Raise `Refused` with the rule if `move` is not legal for `seat` now. Never changes the state."""

    def play(self, seat: int, move: int, chance: Chance) -> None:
        """Check the move and carry it out. A refused move leaves the state as it was."""

    def apply(self, seat: int, move: int, chance: Chance) -> None:
        """Carry out a move that is known to be legal. Not checked: anything else leaves the state undefined."""

    def hidden_step(self) -> bool:
        """Return whether the seats are choosing at the same time, hidden from each other."""

    def view(self, seat: int | None, common: JsonObject | None = None) -> JsonObject:
        """Return everything `seat` may know, as plain JSON data (a `View` and more); None: what everybody may know.

        `common`: what everybody may know of this very state, if it is at hand. The view may share parts with it: nobody changes a view.
        """

    def imagine_again(self, seat: int, chance: Chance) -> State:
        """Return a copy in which everything `seat` may not know is drawn anew. Fast: searches call it for every iteration."""

    def copy(self) -> State:
        """Return an independent copy."""

    def dump(self) -> JsonObject:
        """Return the whole state as plain JSON data, secrets included. `Game.load` takes it back."""

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""

    def standing(self) -> Result:
        """Return the result if the game ended now: projected scores and places."""


class Game(Protocol):
    """The rules of one game: how to begin, and how its moves and outcomes are written."""

    name: str
    rules_version: int
    """Raised when a change of the rules makes older records replay differently."""
    seats: tuple[int, ...]
    """The numbers of players the game is for."""
    options: tuple[Option, ...]
    move_count: int
    """Moves are ints in range(move_count)."""

    def start(self, seats: int, options: Mapping[str, Json], chance: Chance, tables: JsonObject | None = None) -> State:
        """Return a new game. `tables`: component tables that differ from the built-in ones. Raises `BadInput`."""

    def tables(self, text: str) -> JsonObject:
        """Read a user's component file and return the tables in it that differ from the built-in ones. Raises `BadInput`."""

    def components_hash(self, tables: JsonObject | None = None) -> str:
        """Return the hash of the component data in use."""

    def imagine(self, view: Mapping[str, Json], chance: Chance) -> State:
        """Return a full state built from a seat's view alone, drawn with the probability the shuffles and what was seen give it."""

    def load(self, dumped: Mapping[str, Json]) -> State:
        """Return the state that `State.dump` wrote. Raises `BadInput`."""

    def move_text(self, move: int) -> str:
        """Return the notation of a move."""

    def move_of(self, text: str) -> int:
        """Return the move a notation names. Raises `BadInput`."""

    def wording(self, args: JsonObject) -> JsonObject:
        """Return the arguments of a text with notation replaced by keys of the catalogue ("@…"), for people to read."""

    def outcome_text(self, deck: int, kind: int, tables: JsonObject | None = None) -> tuple[str, str]:
        """Return the names of a deck and of a kind in it, as they stand in a record."""

    def outcome_of(self, deck: str, kind: str, tables: JsonObject | None = None) -> tuple[int, int]:
        """Return the numbers of a deck and of a kind in it. Raises `BadInput`."""
