"""A game as text: who played, what was dealt, every move. From it a game is replayed, taken back, forked, shared and verified.

The format is described in docs/notation.md. An undo is an entry of its own: nothing is erased. Every outcome of chance stands with the
move that asked for it, so a record replays without its secret; with the secret anybody can check that the shuffles were fixed before.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import secrets
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple, NoReturn, TypeVar

from signoria.chance import Chance, ChanceMismatch, Committed, Replayed, commitment, secret_of_seed
from signoria.game import BadInput, Event, Game, Json, JsonObject, Refused, State, Text
from signoria.games import PACKAGES, game_named

FIRST_LINE = "signoria record 1"
HEADER = ("game", "rules", "components", "tables", "options", "seats", "deal", "start")
BLAMED = {"option": "options", "seats": "seats", "name": "seats"}
"""The line of the header that an error of the deal is about, by an argument of the error."""
LARGEST_RECORD = 1_000_000
MOST_ENTRIES = 10_000
"""The longest games of Virtù have about 2,000 moves."""
MOST_UNDOS = 2_000
LONGEST_NAME = 100
SECRET_BYTES = 32
ENTRY = re.compile(r"([0-9]{1,2}): ([^=]*?)(?: = (.*))?")
Outcomes = list[tuple[int, int]]
T = TypeVar("T")


class RecordError(BadInput):
    """A record that cannot be used: the line, and what is wrong there."""

    def __init__(self, line: int, problem: Text, rule: str | None = None) -> None:
        args: JsonObject = {"line": line, "problem": {"key": problem["key"], "args": problem["args"]}}
        if rule is None:
            super().__init__("record-line", args)
        else:
            super().__init__("record-line-rule", {**args, "rule": rule})
        self.line = line
        self.rule = rule


class Deal(NamedTuple):
    """Where the shuffles come from: `kind` is committed (a fresh secret), seed (chosen), known (an earlier game's) or fork."""

    kind: str
    value: str
    """The commitment; for a chosen seed, the seed."""
    after: int = 0
    """For a fork: the number of entries taken over. Chance after them follows from the committed secret."""

    def text(self) -> str:
        """Return the deal as it stands in the header."""
        return f"fork {self.value} after {self.after}" if self.kind == "fork" else f"{self.kind} {self.value}"

    @classmethod
    def of(cls, text: str) -> Deal:
        """Read a deal from a header."""
        if match := re.fullmatch(r"fork ([0-9a-f]{64}) after ([0-9]{1,6})", text):
            return cls("fork", match[1], int(match[2]))
        if match := re.fullmatch(r"(committed|known) ([0-9a-f]{64})|(seed) (\S{1,100})", text):
            return cls(match[1] or match[3], match[2] or match[4])
        raise BadInput("record-deal", {"found": text[:80]})


class Entry(NamedTuple):
    """One line of a record: a seat's move, or its undo (`move` is None)."""

    seat: int
    move: int | None
    outcomes: Outcomes
    hidden: bool
    """Whether it was made in a step that is simultaneous and hidden."""


class Record:
    """A game with its history. Make one with `new` or `parse`; `state` is the game as it stands."""

    def __init__(self, game: Game, names: Sequence[str], options: Mapping[str, Json], deal: Deal, tables: JsonObject | None) -> None:
        self.game = game
        self.names = list(names)
        self.options: JsonObject = dict(options)
        self.tables = tables
        self.deal = deal
        self.secret: bytes | None = None
        self.entries: list[Entry] = []
        self.start_outcomes: Outcomes = []
        self.state: State
        self._made: list[Entry] = []
        self._snapshots: list[tuple[int, State]] = []
        self._step_began: int = 0
        """How many moves stood when the seats that now decide were given the decision."""
        self._drawn: dict[int, int] = {}
        """How often each deck was drawn from with the deal's own secret."""
        self._lines: list[int] = []
        """The line of each entry in the text the record was read from."""

    @classmethod
    def new(
        cls,
        game: Game,
        names: Sequence[str],
        options: Mapping[str, Json] | None = None,
        *,
        tables: JsonObject | None = None,
        seed: str | int | None = None,
        known: bytes | None = None,
    ) -> Record:
        """Begin a game: with a fresh secret, from a chosen seed, or with the known secret of an earlier game."""
        if seed is not None:
            if not re.fullmatch(r"\S{1,100}", str(seed)) or not _is_text(str(seed)):
                raise BadInput("record-seed", {"found": ascii(seed)[:80]})
            deal, secret = Deal("seed", str(seed)), secret_of_seed(seed)
        else:
            if known is not None and len(known) != SECRET_BYTES:
                raise BadInput("record-secret", {})
            secret = known or secrets.token_bytes(SECRET_BYTES)
            deal = Deal("known" if known else "committed", commitment(secret))
        chosen = {option.name: option.default for option in game.options}
        record = cls(game, names, {**chosen, **(options or {})}, deal, tables)
        record.deal_with(secret)
        return record

    def deal_with(self, secret: bytes) -> None:
        """Deal a record that was made by hand: `deal` must already say where the secret comes from."""
        self.secret = secret
        self._deal(Committed(secret))

    def _deal(self, chance: Chance) -> None:
        for name in self.names:
            if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or not _is_text(name):
                raise BadInput("record-name", {"name": ascii(name)[:80], "most": LONGEST_NAME})
        chance.produced = []
        self.state = self.game.start(len(self.names), self.options, chance, self.tables)
        self.start_outcomes = chance.produced
        if self.deal.kind != "fork":
            self._count(self.start_outcomes)
        self._snapshots = [(0, self.state.copy())]

    def _count(self, outcomes: Outcomes) -> None:
        """Count draws that follow from the deal's own secret, so that the next ones go on from there."""
        for deck, _ in outcomes:
            self._drawn[deck] = self._drawn.get(deck, 0) + 1

    def copy(self) -> Record:
        """Return an independent copy that goes on with the same secret."""
        record = Record(self.game, self.names, self.options, self.deal, self.tables)
        record.secret, record.state = self.secret, self.state.copy()
        record.start_outcomes, record.entries, record._made = self.start_outcomes, list(self.entries), list(self._made)
        record._snapshots, record._step_began = list(self._snapshots), self._step_began
        record._drawn, record._lines = dict(self._drawn), list(self._lines)
        return record

    # Playing

    def chance(self) -> Chance:
        """Return where the next outcomes come from: the secret, going on where each deck stands."""
        if self.secret is None:
            raise BadInput("record-no-secret")
        chance = Committed(self.secret)
        chance.drawn = dict(self._drawn)
        return chance

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a move and return what happened. A refused move raises `Refused` and changes nothing."""
        return self._play(seat, move, self.chance())

    def _play(self, seat: int, move: int, chance: Chance) -> list[Event]:
        hidden, actors = self.state.hidden_step(), self.state.actors()
        self.state.check(seat, move)
        chance.produced = []
        self.state.events = []
        self.state.apply(seat, move, chance)
        events, self.state.events = self.state.events, None
        entry = Entry(seat, move, chance.produced, hidden)
        if len(self.entries) >= self.deal.after:
            self._count(entry.outcomes)
        self.entries.append(entry)
        self._made.append(entry)
        if (now := self.state.actors()) != actors:
            self._snapshots.append((len(self._made), self.state.copy()))
            if not set(now) <= set(actors):
                self._step_began = len(self._made)
        return events

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last move: nothing was revealed and nobody else has decided since."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        if self.state.hidden_step():
            own = [number for number in range(self._step_began, len(self._made)) if self._made[number].seat == seat]
            return own[-1] if own and not self._made[own[-1]].outcomes else None
        last = len(self._made) - 1
        if last < 0:
            return None
        entry = self._made[last]
        return last if entry.seat == seat and not entry.outcomes and not entry.hidden else None

    def undo(self, seat: int) -> None:
        """Take back a seat's last move. Raises `BadInput` if that is not allowed."""
        number = self._undoable(seat)
        if number is None:
            raise BadInput("undo-not-allowed")
        del self._made[number]
        self._step_began = min(self._step_began, number)
        while self._snapshots[-1][0] > number:
            self._snapshots.pop()
        made, state = self._snapshots[-1]
        self.state = state.copy()
        for entry in self._made[made:]:
            assert entry.move is not None
            self.state.apply(entry.seat, entry.move, Replayed(entry.outcomes))
        self.entries.append(Entry(seat, None, [], self.state.hidden_step()))

    def undos(self) -> int:
        """Return how many moves were taken back: each is an entry, and so is its undo."""
        return (len(self.entries) - len(self._made)) // 2

    def moves_made(self) -> list[Entry]:
        """Return the moves that stand, without those taken back."""
        return list(self._made)

    def fork(self, after: int) -> Record:
        """Return a new game that goes on from the first `after` moves that stand, with a fresh secret for what comes."""
        if not 0 <= after <= len(self._made):
            raise BadInput("record-fork", {"after": after, "moves": len(self._made)})
        secret = secrets.token_bytes(SECRET_BYTES)
        record = Record(self.game, self.names, self.options, Deal("fork", commitment(secret), after), self.tables)
        record._deal(Replayed(self.start_outcomes))
        for entry in self._made[:after]:
            assert entry.move is not None
            record._play(entry.seat, entry.move, Replayed(entry.outcomes))
        record.secret = secret
        return record

    # Writing

    def text(self, *, with_secret: bool = False) -> str:
        """Return the record. The secret is in it when the game is over, or when asked for (to save a game and go on later)."""
        result = self.state.result()
        lines = [
            FIRST_LINE,
            f"game: {self.game.name}",
            f"rules: {self.game.rules_version}",
            f"components: {self.game.components_hash(self.tables)}",
        ]
        if self.tables:
            lines.append(f"tables: {json.dumps(self.tables, ensure_ascii=False)}")
        lines.append(f"options: {json.dumps(self.options, ensure_ascii=False)}")
        lines.append(f"seats: {json.dumps(self.names, ensure_ascii=False)}")
        lines.append(f"deal: {self.deal.text()}")
        lines.append(f"start = {self._outcomes_text(self.start_outcomes)}")
        lines += [self.entry_text(entry) for entry in self.entries]
        if result is not None:
            lines.append(f"result: {' '.join(str(score) for score in result.scores)}")
        if self.secret is not None and self.deal.kind != "seed" and (result is not None or with_secret):
            lines.append(f"secret: {self.secret.hex()}")
        return "\n".join(lines) + "\n"

    def entry_text(self, entry: Entry) -> str:
        """Return an entry as a line of the record."""
        line = f"{entry.seat}: {'undo' if entry.move is None else self.game.move_text(entry.move)}"
        return f"{line} = {self._outcomes_text(entry.outcomes)}" if entry.outcomes else line

    def _outcomes_text(self, outcomes: Outcomes) -> str:
        groups: list[list[str]] = []
        for deck, kind in outcomes:
            name, word = self.game.outcome_text(deck, kind, self.tables)
            if groups and groups[-1][0] == name:
                groups[-1].append(word)
            else:
                groups.append([name, word])
        return ", ".join(" ".join(group) for group in groups)

    def compact(self) -> str:
        """Return the record squeezed into letters that can stand in a link."""
        return base64.urlsafe_b64encode(zlib.compress(self.text().encode(), 9)).decode().rstrip("=")

    # Reading

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record and replay it. Raises `RecordError` with the line and the rule if it is damaged or illegal."""
        if len(text) > LARGEST_RECORD:
            raise RecordError(1, {"key": "record-too-large", "args": {"most": LARGEST_RECORD}})
        lines = [line.removesuffix("\r") for line in text.rstrip("\r\n").split("\n")]
        header, at = _header(lines)
        # Looked at before anything is replayed.
        if len(lines) - at > MOST_ENTRIES + 2:
            raise RecordError(at + MOST_ENTRIES, {"key": "record-too-long", "args": {"most": MOST_ENTRIES}})
        if sum(line.endswith(": undo") for line in lines) > MOST_UNDOS:
            raise RecordError(1, {"key": "record-undos", "args": {"most": MOST_UNDOS}})
        record = cls.of_header(header)
        record.read_entries(lines, at)
        return record

    @classmethod
    def of_header(cls, header: Mapping[str, tuple[int, str]]) -> Record:
        """Return the record a header begins, dealt as it says."""
        for name in ("game", "rules", "components", "options", "seats", "deal"):
            if name not in header:
                raise RecordError(1, {"key": "record-missing", "args": {"name": name}})
        line = 1
        try:
            line, name = header["game"]
            game = game_named(name)
            line, version = header["rules"]
            if version != str(game.rules_version):
                raise BadInput("record-rules", {"found": version, "known": game.rules_version})
            line, value = header.get("tables", (line, "null"))
            tables = _json(value, dict) if value != "null" else None
            tables = _tables_with_hash(game, tables, header["components"][1], header["components"][0])
            line, value = header["options"]
            options = _json(value, dict)
            line, value = header["seats"]
            names = _json(value, list)
            if not all(isinstance(name, str) for name in names):
                raise BadInput("record-json", {"found": value[:80]})
            line, value = header["deal"]
            record = cls(game, names, options, Deal.of(value), tables)
            if record.deal.kind == "seed":
                record.secret = secret_of_seed(record.deal.value)
            line, value = header["start"]
            chance = Replayed(record._outcomes_of(value))
            record._deal(chance)
            if chance.left():
                raise ChanceMismatch("the record has more outcomes than the deal needs")
        except ChanceMismatch as mismatch:
            raise RecordError(line, {"key": "record-chance", "args": {"problem": str(mismatch)}}) from mismatch
        except RecordError:
            raise
        except BadInput as bad:
            # The deal looks at the options, the number of seats and the names, which stand in lines above it.
            blamed = next((field for word, field in BLAMED.items() if word in bad.args_of_text), None)
            raise RecordError(header[blamed][0] if blamed else line, bad.text()) from bad
        return record

    @classmethod
    def from_compact(cls, squeezed: str) -> Record:
        """Read a record from the letters of a link."""
        try:
            packed = base64.b64decode(squeezed + "=" * (-len(squeezed) % 4), altchars=b"-_", validate=True)
            unpacker = zlib.decompressobj()
            text = unpacker.decompress(packed, LARGEST_RECORD)
            if not unpacker.eof:
                raise BadInput("record-link")
            return cls.parse(text.decode())
        except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError) as error:
            if isinstance(error, BadInput):
                raise
            raise BadInput("record-link") from error

    def read_entries(self, lines: Sequence[str], first: int) -> None:
        """Replay the entries from a line on, and check what closes the record."""
        closing: dict[str, str] = {}
        for number, line in enumerate(lines[first:], first + 1):
            if not line.strip():
                continue
            try:
                if closing or line.startswith(("result: ", "secret: ")):
                    name, _, value = line.partition(": ")
                    closing[name] = self._closing(name, value, closing)
                else:
                    self.read_entry(line)
                    self._lines.append(number)
            except Refused as refused:
                raise RecordError(number, refused.text(), refused.rule) from refused
            except ChanceMismatch as mismatch:
                raise RecordError(number, {"key": "record-chance", "args": {"problem": str(mismatch)}}) from mismatch
            except BadInput as bad:
                raise RecordError(number, bad.text()) from bad

    def read_entry(self, line: str) -> list[Event]:
        """Replay one line and return what happened. Raises `Refused`, `ChanceMismatch` or `BadInput`."""
        match = ENTRY.fullmatch(line)
        if match is None:
            raise BadInput("record-entry", {"found": line[:80]})
        seat = int(match[1])
        if seat >= len(self.names):
            raise BadInput("no-such-seat", {"seat": seat, "seats": len(self.names)})
        if match[2] == "undo":
            self.undo(seat)
            return []
        move = self.game.move_of(match[2])
        chance = Replayed(self._outcomes_of(match[3] or ""))
        events = self._play(seat, move, chance)
        if chance.left():
            raise ChanceMismatch("the record has more outcomes than the move needs")
        return events

    def _outcomes_of(self, text: str) -> Outcomes:
        outcomes: Outcomes = []
        for group in text.split(", ") if text else []:
            deck, *kinds = group.split(" ")
            outcomes += [self.game.outcome_of(deck, kind, self.tables) for kind in kinds]
        return outcomes

    def _closing(self, name: str, value: str, before: Mapping[str, str]) -> str:
        """Check a line after the last move: the result or the secret."""
        if "secret" in before or name in before or name not in ("result", "secret"):
            raise BadInput("record-closing", {"found": name[:80]})
        if name == "result":
            result = self.state.result()
            if result is None or value.split() != [str(score) for score in result.scores]:
                found = "–" if result is None else " ".join(str(score) for score in result.scores)
                raise BadInput("record-result", {"written": value[:80], "found": found})
        else:
            if not re.fullmatch(r"[0-9a-f]{64}", value) or self.deal.kind == "seed":
                raise BadInput("record-secret", {})
            if commitment(bytes.fromhex(value)) != self.deal.value:
                raise BadInput("record-commitment")
            self.secret = bytes.fromhex(value)
        return value

    # Verifying

    def verify(self) -> str:
        """Check all outcomes against the secret.

        Return "fair" (they follow from the secret that was committed to), "fork" (so do those after the moves taken over), "seed" (from
        a chosen seed), "known" (from the secret of an earlier game), or "open" (no secret yet: only that the moves are legal was checked).
        Raises `RecordError` at the line where one differs.
        """
        if self.secret is None:
            return "open"
        if self.deal.kind != "seed" and commitment(self.secret) != self.deal.value:
            raise RecordError(self._header_line("deal"), {"key": "record-commitment", "args": {}})
        self._verify_outcomes(Committed(self.secret))
        return "fair" if self.deal.kind == "committed" else self.deal.kind

    def _verify_outcomes(self, chance: Chance) -> None:
        """Play everything again with chance from the secret and compare."""
        forked = self.deal.kind == "fork"
        again = Record(self.game, self.names, self.options, self.deal, self.tables)
        again._deal(Replayed(self.start_outcomes) if forked else chance)
        if again.start_outcomes != self.start_outcomes:
            self._unfair(self._header_line("start"), again.start_outcomes)
        for number, entry in enumerate(self.entries):
            if entry.move is None:
                again.undo(entry.seat)
                continue
            again._play(entry.seat, entry.move, Replayed(entry.outcomes) if forked and number < self.deal.after else chance)
            if again.entries[-1].outcomes != entry.outcomes:
                line = self._lines[number] if number < len(self._lines) else self._header_line("start") + 1 + number
                self._unfair(line, again.entries[-1].outcomes)

    def _unfair(self, line: int, outcomes: Outcomes) -> NoReturn:
        raise RecordError(line, {"key": "record-unfair", "args": {"expected": self._outcomes_text(outcomes)[:200]}})

    def _header_line(self, name: str) -> int:
        """Return the line of a header field in the text as `text` writes it."""
        return 2 + [field for field in HEADER if field != "tables" or self.tables].index(name)


def _header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return the fields of a header with their line numbers, and the number of lines it takes."""
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, {"key": "record-first-line", "args": {"expected": FIRST_LINE}})
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        name, separator, value = line.partition(" = " if line.startswith("start") else ": ")
        if not separator or name in header or name not in HEADER:
            raise RecordError(number, {"key": "record-header", "args": {"found": line[:80]}})
        header[name] = (number, value)
        if name == "start":
            return header, number
    raise RecordError(len(lines), {"key": "record-missing", "args": {"name": "start"}})


def _json(value: str, kind: type[T]) -> T:
    try:
        found = json.loads(value, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadInput("record-json", {"found": value[:80]}) from error
    # An escape such as \ud800 is JSON but no text: it could not be written again.
    if not isinstance(found, kind) or (kind is dict and "\\u" in value and not _is_text(json.dumps(found, ensure_ascii=False))):
        raise BadInput("record-json", {"found": value[:80]})
    return found


def _no_number(spelled: str) -> NoReturn:
    raise ValueError(f"{spelled} is not JSON")


def _is_text(value: str) -> bool:
    """Return whether a string can be written to a file: lone surrogates cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _tables_with_hash(game: Game, tables: JsonObject | None, wanted: str, line: int) -> JsonObject | None:
    """Return the tables that, put over today's built-in ones, are the components a record was played with.

    A record from before the built-in tables changed is played with those of its time, which the game's package keeps.
    """
    if game.components_hash(tables) == wanted:
        return tables
    for edition in editions(game.name):
        merged = {**edition, **(tables or {})}
        if game.components_hash(merged) == wanted:
            return merged
    raise RecordError(line, {"key": "record-components", "args": {"found": wanted[:80], "known": game.components_hash(tables)}})


@cache
def editions(game: str) -> tuple[JsonObject, ...]:
    """Return the built-in tables of earlier versions of a game, which its package keeps in the folder `editions`."""
    folder = files(PACKAGES[game]).joinpath("editions")
    if not folder.is_dir():
        return ()
    return tuple(json.loads(file.read_text("utf-8")) for file in sorted(folder.iterdir(), key=lambda file: file.name))
