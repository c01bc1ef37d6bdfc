"""The Castles of Tuscany as a game of the house: how to begin, and how moves and outcomes are written."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.chance import Chance
from signoria.game import BadInput, Json, JsonObject, Option
from signoria.tuscany.imagine import redraw_hidden
from signoria.tuscany.kinds import COLOUR_LETTERS, COLOUR_NAMES, KIND_NAMES, REWARD_NAMES
from signoria.tuscany.moves import MOVE_TEXTS, MOVES
from signoria.tuscany.position import BOARDS, CARDS, FIRST_PLAYER, NEUTRAL, PILES, YIELDS
from signoria.tuscany.setup import deal
from signoria.tuscany.state import State
from signoria.tuscany.stored import load_into
from signoria.tuscany.tables import components_of, read_tables
from signoria.tuscany.view import fill_from_view

NUMBERS = {text: move for move, text in enumerate(MOVE_TEXTS)}
KINDS_BY_LETTERS = {"".join(sorted(name)): name for name in KIND_NAMES if name.isupper()}
DECK_NAMES = {FIRST_PLAYER: "first", CARDS: "card", YIELDS: "yield", NEUTRAL: "neutral", BOARDS: "A", BOARDS + 1: "B", BOARDS + 2: "C"}
DECK_NAMES |= {PILES + seat: f"pile{seat}" for seat in range(4)}
DECK_NUMBERS = {name: deck for deck, name in DECK_NAMES.items()}


class Tuscany:
    """The rules of The Castles of Tuscany behind the contract of `signoria.game.Game`."""

    name = "tuscany"
    rules_version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("draw", (3, 2), 3), Option("inn_hex_same_turn", (False, True), False))
    move_count = MOVES

    def start(self, seats: int, options: Mapping[str, Json], chance: Chance, tables: JsonObject | None = None) -> State:
        """Return a new game, dealt (T2)."""
        if seats not in self.seats:
            raise BadInput("tuscany-seats", {"seats": seats})
        state = State(components_of(tables))
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                raise BadInput("unknown-option", {"option": name, "known": ", ".join(chosen)})
            if not any(value is v or (type(value) is type(v) and value == v) for v in option.values):
                raise BadInput("bad-option", {"option": name, "value": str(value), "known": ", ".join(str(v) for v in option.values)})
            chosen[name] = value  # type: ignore[assignment]  # one of option.values
        state.draw_option = int(chosen["draw"])
        state.hex_same_turn = bool(chosen["inn_hex_same_turn"])
        deal(state, seats, chance)
        return state

    def tables(self, text: str) -> JsonObject:
        """Read a user's component file and return the tables in it that differ from the built-in ones."""
        return read_tables(text)

    def components_hash(self, tables: JsonObject | None = None) -> str:
        """Return the hash of the component tables in use."""
        return components_of(tables).hash

    def imagine(self, view: Mapping[str, Json], chance: Chance) -> State:
        """Return a full state built from a seat's view alone."""
        seat, components = view.get("seat"), view.get("components")
        if view.get("game") != self.name or not isinstance(seat, int) or not isinstance(components, dict):
            raise BadInput("bad-view", {"problem": "not a seat's view of this game"})
        state = State(components_of(_tables(components.get("tables"))))
        fill_from_view(state, view)
        redraw_hidden(state, seat, chance)
        if any(not state.moves(actor) for actor in state.actors()):
            raise BadInput("bad-view", {"problem": "somebody must decide and cannot"})
        return state

    def load(self, dumped: Mapping[str, Json]) -> State:
        """Return the state that `State.dump` wrote."""
        if dumped.get("game") != self.name:
            raise BadInput("bad-state", {"problem": "not a state of this game"})
        state = State(components_of(_tables(dumped.get("tables"))))
        load_into(state, dumped)
        return state

    def move_text(self, move: int) -> str:
        """Return the notation of a move."""
        if not 0 <= move < MOVES:
            raise BadInput("no-such-move", {"move": move, "count": MOVES})
        return MOVE_TEXTS[move]

    def move_of(self, text: str) -> int:
        """Return the move a notation names. Letters of a payment and of farms may come in any order."""
        words = text.split()
        if len(words) == 2 and words[0] == "pay":
            words[1] = _payment(words[1])
        elif len(words) > 1 and words[0] in ("place", "remove"):
            words[1] = KINDS_BY_LETTERS.get("".join(sorted(words[1].upper())), words[1])
        move = NUMBERS.get(" ".join(words))
        if move is None:
            raise BadInput("unknown-move", {"text": text})
        return move

    def wording(self, args: JsonObject) -> JsonObject:
        """Return arguments with tiles, colours, bonus tiles, rewards and cards named by keys of the catalogue."""
        words: JsonObject = {name: _word(name, value) if isinstance(value, str) else value for name, value in args.items()}
        if args.get("tile") == "hex" and "colour" in words:
            words["tile"] = f"{words['tile']} ({words['colour']})"
        return words

    def outcome_text(self, deck: int, kind: int, tables: JsonObject | None = None) -> tuple[str, str]:
        """Return the names of a deck and of a kind in it."""
        return DECK_NAMES[deck], _kind_names(deck, tables)[kind]

    def outcome_of(self, deck: str, kind: str, tables: JsonObject | None = None) -> tuple[int, int]:
        """Return the numbers of a deck and of a kind in it."""
        number = DECK_NUMBERS.get(deck)
        if number is None:
            raise BadInput("unknown-deck", {"deck": deck, "known": ", ".join(DECK_NUMBERS)})
        names = _kind_names(number, tables)
        if kind not in names:
            raise BadInput("unknown-outcome", {"deck": deck, "kind": kind, "known": ", ".join(names)})
        return number, names.index(kind)


def _tables(value: Json) -> JsonObject | None:
    """Return component tables from a view or a stored state."""
    if value is not None and not isinstance(value, dict):
        raise BadInput("component-not-a-table", {"table": "tables", "key": "tables"})
    return value


def _payment(letters: str) -> str:
    """Return the letters of a payment in the order of the notation: single card or worker first, then pairs."""
    spelled = letters.replace("W", "w")
    spelled = "".join(letter if letter == "w" else letter.upper() for letter in spelled)
    count = {letter: spelled.count(letter) for letter in COLOUR_LETTERS + "w"}
    if sum(count.values()) != len(spelled):
        return letters
    singles = [letter for letter in COLOUR_LETTERS if count[letter] % 2]
    pairs = "".join(letter * (count[letter] // 2 * 2) for letter in COLOUR_LETTERS)
    if len(spelled) == 2 and not count["w"]:
        return pairs
    if len(spelled) == 2:
        return "".join(singles) + "w" * count["w"]
    return "w" * count["w"] + "".join(singles) + pairs


def _word(name: str, value: str) -> str:
    """Return one argument in words. Cards ("OOL") are counted by colour; farms are joined."""
    if name == "cards":
        counted = [(value.count(letter), colour) for letter, colour in zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True) if letter in value]
        return ", ".join(f"{count} × @tuscany-kind-{colour}" for count, colour in counted)
    if name == "tile" and value.isupper():
        return "@tuscany-kind-agriculture (" + ", ".join(f"@tuscany-farm-{letter}" for letter in value) + ")"
    prefix = {"tile": "kind", "colour": "kind", "there": "kind", "bonus": "bonus", "reward": "yield"}.get(name)
    return f"@tuscany-{prefix}-{value}" if prefix else value


def _kind_names(deck: int, tables: JsonObject | None) -> list[str]:
    """Return how the outcomes of a deck are written."""
    if deck == CARDS:
        return list(COLOUR_LETTERS)
    if deck == YIELDS:
        components = components_of(tables)
        return [f"{REWARD_NAMES[r]}{a}" for r, a in zip(components.yield_rewards, components.yield_amounts, strict=True)]
    if deck == NEUTRAL or deck >= PILES:
        return list(KIND_NAMES)
    return ["0", "1", "2", "3"] if deck == FIRST_PLAYER else ["1", "2", "3", "4"]


GAME = Tuscany()
