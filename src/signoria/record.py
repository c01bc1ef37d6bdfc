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
from typing import NamedTuple, TypeVar

from signoria.chance import Chance, ChanceMismatch, Committed, Replayed, commitment, secret_of_seed
from signoria.game import BadInput, Event, Game, Json, JsonObject, Refused, State, Text
from signoria.games import game_named

FIRST_LINE = "signoria record 1"
LARGEST_RECORD = 1_000_000
ENTRY = re.compile(r"(\d+): ([^=]*?)(?: = (.*))?")
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
        if match := re.fullmatch(r"fork ([0-9a-f]{64}) after (\d+)", text):
            return cls("fork", match[1], int(match[2]))
        if match := re.fullmatch(r"(committed|known) ([0-9a-f]{64})|(seed) (\S+)", text):
            return cls(match[1] or match[3], match[2] or match[4])
        raise BadInput("record-deal", {"found": text})


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
            deal, secret = Deal("seed", str(seed)), secret_of_seed(seed)
        else:
            secret = known or secrets.token_bytes(32)
            deal = Deal("known" if known else "committed", commitment(secret))
        chosen = {option.name: option.default for option in game.options}
        record = cls(game, names, {**chosen, **(options or {})}, deal, tables)
        record.secret = secret
        record._deal(Committed(secret))
        return record

    def _deal(self, chance: Chance) -> None:
        chance.produced = []
        self.state = self.game.start(len(self.names), self.options, chance, self.tables)
        self.start_outcomes = chance.produced
        self._snapshots = [(0, self.state.copy())]

    # Playing

    def chance(self) -> Chance:
        """Return where the next outcomes come from: the secret, going on where each deck stands."""
        if self.secret is None:
            raise BadInput("record-no-secret")
        chance = Committed(self.secret)
        drawn = [] if self.deal.kind == "fork" else list(self.start_outcomes)
        for entry in self.entries[self.deal.after :]:
            drawn += entry.outcomes
        for deck, _ in drawn:
            chance.drawn[deck] = chance.drawn.get(deck, 0) + 1
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
        self.entries.append(entry)
        self._made.append(entry)
        if self.state.actors() != actors:
            self._snapshots.append((len(self._made), self.state.copy()))
        return events

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last move: nothing was revealed and nobody else has decided since."""
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        if self.state.hidden_step():
            own = [number for number, entry in enumerate(self._made) if entry.seat == seat]
            return own[-1] if own else None
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
        while self._snapshots[-1][0] > number:
            self._snapshots.pop()
        made, state = self._snapshots[-1]
        self.state = state.copy()
        for entry in self._made[made:]:
            assert entry.move is not None
            self.state.apply(entry.seat, entry.move, Replayed(entry.outcomes))
        self.entries.append(Entry(seat, None, [], self.state.hidden_step()))

    def moves_made(self) -> list[Entry]:
        """Return the moves that stand, without those taken back."""
        return list(self._made)

    def fork(self, after: int) -> Record:
        """Return a new game that goes on from the first `after` moves that stand, with a fresh secret for what comes."""
        secret = secrets.token_bytes(32)
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
        lines = text.splitlines()
        header, at = _header(lines)
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
            line, components = header["components"]
            if components != game.components_hash(tables):
                raise BadInput("record-components", {"found": components, "known": game.components_hash(tables)})
            line, value = header["options"]
            options = _json(value, dict)
            line, value = header["seats"]
            names = _json(value, list)
            if not all(isinstance(name, str) for name in names):
                raise BadInput("record-json", {"found": value[:80]})
            line, value = header["deal"]
            record = cls(game, names, options, Deal.of(value), tables)
            line, value = header["start"]
            chance = Replayed(record._outcomes_of(value))
            record._deal(chance)
            if chance.left():
                raise ChanceMismatch("the record has more outcomes than the deal needs")
        except ChanceMismatch as mismatch:
            raise RecordError(line, {"key": "record-chance", "args": {"problem": str(mismatch)}}) from mismatch
        except BadInput as bad:
            raise RecordError(line, bad.text()) from bad
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
                    self._read_entry(line)
            except Refused as refused:
                raise RecordError(number, refused.text(), refused.rule) from refused
            except ChanceMismatch as mismatch:
                raise RecordError(number, {"key": "record-chance", "args": {"problem": str(mismatch)}}) from mismatch
            except BadInput as bad:
                raise RecordError(number, bad.text()) from bad
        if self.state.result() is not None and "result" not in closing:
            raise RecordError(len(lines), {"key": "record-no-result", "args": {}})

    def _read_entry(self, line: str) -> None:
        match = ENTRY.fullmatch(line)
        if match is None:
            raise BadInput("record-entry", {"found": line[:80]})
        seat = int(match[1])
        if seat >= len(self.names):
            raise BadInput("no-such-seat", {"seat": seat, "seats": len(self.names)})
        if match[2] == "undo":
            self.undo(seat)
            return
        move = self.game.move_of(match[2])
        chance = Replayed(self._outcomes_of(match[3] or ""))
        before = self.state.copy()
        self._play(seat, move, chance)
        if chance.left():
            self.state = before
            raise ChanceMismatch("the record has more outcomes than the move needs")

    def _outcomes_of(self, text: str) -> Outcomes:
        outcomes: Outcomes = []
        for group in text.split(", ") if text else []:
            deck, *kinds = group.split(" ")
            outcomes += [self.game.outcome_of(deck, kind, self.tables) for kind in kinds]
        return outcomes

    def _closing(self, name: str, value: str, before: Mapping[str, str]) -> str:
        """Check a line after the last move: the result or the secret."""
        if name in before or name not in ("result", "secret"):
            raise BadInput("record-closing", {"found": name})
        if name == "result":
            result = self.state.result()
            if result is None or value.split() != [str(score) for score in result.scores]:
                found = "–" if result is None else " ".join(str(score) for score in result.scores)
                raise BadInput("record-result", {"written": value, "found": found})
        else:
            if not re.fullmatch(r"[0-9a-f]{64}", value):
                raise BadInput("record-secret", {})
            self.secret = bytes.fromhex(value)
        return value

    # Verifying

    def verify(self) -> str:
        """Check all outcomes against the secret.

        Return "fair" (they follow from the secret that was committed to), "seed" (from a chosen seed), "known" (from the secret of an
        earlier game), or "open" (no secret yet: only that the moves are legal was checked). Raises `BadInput` where one differs.
        """
        if self.deal.kind != "seed" and self.secret is None:
            return "open"
        secret = secret_of_seed(self.deal.value) if self.deal.kind == "seed" else self.secret
        assert secret is not None
        if self.deal.kind != "seed" and commitment(secret) != self.deal.value:
            raise BadInput("record-commitment")
        chance = Committed(secret)
        self._verify_outcomes(chance)
        return "fair" if self.deal.kind in ("committed", "fork") else self.deal.kind

    def _verify_outcomes(self, chance: Chance) -> None:
        """Play everything again with chance from the secret and compare."""
        forked = self.deal.kind == "fork"
        again = Record(self.game, self.names, self.options, self.deal, self.tables)
        again._deal(Replayed(self.start_outcomes) if forked else chance)
        if again.start_outcomes != self.start_outcomes:
            raise BadInput("record-unfair", {"entry": "start"})
        for number, entry in enumerate(self.entries):
            if entry.move is None:
                again.undo(entry.seat)
                continue
            again._play(entry.seat, entry.move, Replayed(entry.outcomes) if forked and number < self.deal.after else chance)
            if again.entries[-1].outcomes != entry.outcomes:
                raise BadInput("record-unfair", {"entry": self.entry_text(entry)})


def _header(lines: list[str]) -> tuple[dict[str, tuple[int, str]], int]:
    """Return the fields of a header with their line numbers, and the number of lines it takes."""
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, {"key": "record-first-line", "args": {"expected": FIRST_LINE}})
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        name, separator, value = line.partition(" = " if line.startswith("start") else ": ")
        if not separator or name in header:
            raise RecordError(number, {"key": "record-header", "args": {"found": line[:80]}})
        header[name] = (number, value)
        if name == "start":
            return header, number
    raise RecordError(len(lines), {"key": "record-missing", "args": {"name": "start"}})


def _json(value: str, kind: type[T]) -> T:
    try:
        found = json.loads(value)
    except json.JSONDecodeError as error:
        raise BadInput("record-json", {"found": value[:80]}) from error
    if not isinstance(found, kind):
        raise BadInput("record-json", {"found": value[:80]})
    return found
