"""One table in memory: its game, who sits there, who looks on, and what each of them may see. No input or output happens here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from signoria.chance import ChanceMismatch, commitment
from signoria.game import BadInput, Event, Game, Json, JsonObject, Refused, Text
from signoria.games import game_named
from signoria.record import MOST_UNDOS, Entry, Record, RecordError
from signoria.server import wire
from signoria.server.changes import Change, changes
from signoria.server.storage import Outcome, Player, StoredDeal, StoredEntry, StoredSeat, StoredTable, now
from signoria.server.studies import beginning, header_of

if TYPE_CHECKING:
    from signoria.server.live import Connection

NULL = msgspec.Raw(b"null")
NO_CHANGES = msgspec.Raw(b"[]")
OTHER_VERSION = ("record-rules", "record-components")
"""Why a record cannot be replayed by this version of the program, though nothing is wrong with it."""


class OtherVersion(BadInput):
    """A game was played by other rules than this program's."""


class Settling(NamedTuple):
    """A turn that its player may still take back, until a time of the monotonic clock."""

    seat: int
    until: float
    timer: asyncio.TimerHandle


@dataclass(eq=False)
class Thought:
    """A bot that must decide."""

    number: int
    seconds: float
    """How long it may think at the most if the queue is short; 0: it decides at once."""
    share: float
    """The share of that time that it gets."""
    waiting: bool
    """Whether it waits for a worker."""
    since: float = field(default_factory=time.monotonic)
    """When it was asked."""
    task: asyncio.Task[None] = field(init=False)


class Shown:
    """What a seat sees: a numbered view, and what changed since the one before.

    The members of the view are kept encoded. Views as objects take ten times the memory, and a server with many tables spends more time
    on fetching them from memory, and on looking through them for garbage, than on comparing them.
    """

    def __init__(self, number: int, view: JsonObject | None, common: Shown | None, before: Shown | None) -> None:
        self.number = number
        self.view = view
        """The view itself, for as long as everybody is told of it."""
        self.members: dict[str, bytes] | None = None if view is None else _encoded(view, common)
        self._before = None if before is None else before.members
        self._changes: msgspec.Raw | None = None

    def whole(self) -> msgspec.Raw:
        """Return the view as it is sent."""
        if self.members is None:
            return NULL
        members = (b'"%b":%b' % (name.encode(), value) for name, value in self.members.items())
        return msgspec.Raw(b"{" + b",".join(members) + b"}")

    def changes(self) -> msgspec.Raw:
        """Return what changed as it is sent."""
        if self._changes is None:
            self._changes = msgspec.Raw(wire.ENCODER.encode(_changed(self._before, self.members, self.view)))
            self._before = None
        return self._changes


def _encoded(view: JsonObject, common: Shown | None) -> dict[str, bytes]:
    """Return the members of a view as they are sent. Those that everybody sees are encoded once."""
    if common is None or common.view is None or common.members is None:
        return {name: wire.ENCODER.encode(value) for name, value in view.items()}
    shared, encoded = common.view, common.members
    return {name: encoded[name] if value is shared.get(name, view) else wire.ENCODER.encode(value) for name, value in view.items()}


def _changed(old: Mapping[str, bytes] | None, new: Mapping[str, bytes] | None, view: JsonObject | None) -> list[Change]:
    """Return what turns one view into the next. `view`: the next one as it is, if it is still at hand."""
    if view is None and new is not None:
        view = {name: msgspec.json.decode(value) for name, value in new.items()}
    if old is None or new is None or view is None or old.keys() != new.keys():
        return changes(None, view)
    return [
        ([name, *path], part)
        for name, value in new.items()
        if old[name] != value
        for path, part in changes(msgspec.json.decode(old[name]), view[name])
    ]


class Table:
    """A table. `stored` is what is kept of it; `record` is the game once it began."""

    def __init__(self, stored: StoredTable, started: int) -> None:
        self.stored = stored
        self.game: Game = game_named(stored.game)
        self.record: Record | None = None
        self.events: list[list[Event]] = []
        self.times: list[int | None] = []
        self.acted: dict[tuple[str, str], int] = {}
        """The messages that were carried out: who sent them, their id, and the moment they led to."""
        self.keys: list[tuple[bytes, str]] = []
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.settling: Settling | None = None
        self.final = 0
        """How many of the moves that stand can no longer be taken back, because their turn has passed on for good."""
        self.thinking: dict[int, Thought] = {}
        self.last_seen: dict[str, int] = {}
        self.started = started
        self.used = time.monotonic()
        self.removed = False
        self._shown: dict[int | None, Shown] = {}
        self._fresh: set[int | None] = set()
        """The seats whose view has not changed since it was made."""
        self.frozen: Text | None = None
        """Why the game can be looked at, as far as it replays, but cannot go on: it is damaged, or of another version."""
        self.stored_text = ""
        """The record of a finished game of another version, as it was stored."""

    @classmethod
    def load(cls, stored: StoredTable, lines: list[StoredEntry], started: int) -> Table:
        """Return a stored table with its game replayed. Raises what `replay` raises."""
        table = cls(stored, started)
        table.replay(lines)
        return table

    def replay(self, lines: list[StoredEntry]) -> None:
        """Replay the game as far as it goes. Raises `BadInput` if it does not fit what is stored of the table, `OtherVersion`."""
        stored = self.stored
        if stored.header is None:
            return
        try:
            record = self.record = beginning(stored.header, stored.secret)
        except RecordError as error:
            problem = error.args_of_text["problem"]
            if isinstance(problem, dict) and problem["key"] in OTHER_VERSION:
                raise OtherVersion("server-table-other-version") from error
            raise
        for number, entry in enumerate(lines, 1):
            if entry.n != number:
                break
            try:
                events = record.read_entry(entry.line)
            except (BadInput, Refused) as error:
                raise BadInput("server-check-entry", {"n": number, "problem": nested(error.text())}) from error
            except ChanceMismatch as error:
                chance: Json = {"key": "record-chance", "args": {"problem": str(error)}}
                raise BadInput("server-check-entry", {"n": number, "problem": chance}) from error
            self.events.append(events)
            self.times.append(entry.time)
            if entry.player is not None and entry.message is not None:
                self.acted[entry.player, entry.message] = entry.n
        made = record.moves_made()
        if made and made[-1].seat not in self.actors() and not record.state.hidden_step():
            self.pass_on()
        if not self.n == len(lines) == stored.n:
            raise BadInput("server-check-entries", {"n": stored.n, "found": len(lines)})
        if len(stored.seats) != len(record.names):
            raise BadInput("server-check-seats", {"seats": len(record.names), "found": len(stored.seats)})
        if record.deal.kind != "seed" and stored.secret is None and self.playing:
            raise BadInput("record-no-secret")
        if record.deal.kind != "seed" and stored.secret is not None and commitment(stored.secret) != record.deal.value:
            raise BadInput("record-commitment")

    # The game

    @property
    def n(self) -> int:
        """The number of entries."""
        return 0 if self.record is None else len(self.record.entries)

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return self.stored.status == "playing" and self.frozen is None

    def begin(self) -> None:
        """Deal. All seats are taken. Raises `BadInput` if the game does not want it so."""
        setup = self.stored.setup
        names = [seat.name or seat.bot or "–" for seat in self.stored.seats]
        if setup.deal_of is not None:
            self.record = Record.new(self.game, names, setup.options, known=self.stored.secret)
        else:
            self.record = Record.new(self.game, names, setup.options, seed=setup.seed)
        self.stored.header = header_of(self.record)
        self.stored.secret = self.record.secret if setup.seed is None else None
        self.stored.deal = StoredDeal(self.record.deal.kind, self.record.deal.value)
        setup.options = self.record.options
        self.stored.status = "playing"
        self.changed()

    def actors(self) -> list[int]:
        """Return the seats that must decide."""
        return self.record.state.actors() if self.record is not None and self.playing else []

    def turn(self) -> list[int]:
        """Return the seats that are told it is their turn: nobody while a turn settles."""
        return [] if self.settling is not None else self.actors()

    def out_of_date(self, n: int, seat: int) -> bool:
        """Return whether the game has gone on since moment `n`. What others chose in a simultaneous, hidden step does not count."""
        if self.record is None or n > self.n:
            return True
        since = self.record.entries[n:]
        return bool(since) and not (self.record.state.hidden_step() and all(entry.hidden and entry.seat != seat for entry in since))

    def played(self, events: list[Event], player: str | None, message: str | None) -> StoredEntry:
        """Take note of the entry that was just made, and return it as it is stored."""
        assert self.record is not None
        time_of = now()
        self.events.append(events)
        self.times.append(time_of)
        if player is not None and message is not None:
            self.acted[player, message] = self.n
        self.changed()
        return StoredEntry(self.n, self.record.entry_text(self.record.entries[-1]), time_of, player, message)

    def changed(self) -> None:
        """Bring what is stored in line with the game."""
        self._fresh.clear()
        self.stored.changed = self.stored.visited = now()
        self.stored.n = self.n
        if self.record is not None and self.playing and (result := self.record.state.result()) is not None:
            self.finish(Outcome(result.places, result.scores, result.sources, self.resigned()))
        self.stored.turn = self.actors()

    def finish(self, outcome: Outcome | None) -> None:
        """End the game."""
        self.stored.status = "finished"
        self.stored.outcome = outcome
        self.stored.turn = []
        self.stop_settling()

    def end_by_resignation(self) -> None:
        """End the game as it stands, with those who gave up behind all others."""
        assert self.record is not None
        standing = self.record.state.standing()
        resigned = self.resigned()
        left = [seat for seat in range(len(self.stored.seats)) if seat not in resigned]
        places = [
            len(left) + 1 if seat in resigned else 1 + sum(standing.places[other] < standing.places[seat] for other in left)
            for seat in range(len(self.stored.seats))
        ]
        self.finish(Outcome(places, standing.scores, standing.sources, resigned))
        self.stored.changed = self.stored.visited = now()

    def resigned(self) -> list[int]:
        """Return the seats whose players gave up."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.resigned]

    def pass_on(self) -> None:
        """Let the turn that was just played be over for good."""
        assert self.record is not None
        self.stop_settling()
        self.final = len(self.record.moves_made())

    def stop_settling(self) -> None:
        """Let the turn that settles be over."""
        if self.settling is not None:
            self.settling.timer.cancel()
            self.settling = None

    def text(self) -> str:
        """Return the record of a finished game, with its secret. A game of another version is handed out as it was stored."""
        if self.record is not None:
            return self.record.text(with_secret=True)
        return self.stored_text

    # People

    def seats_of(self, player: str | None) -> list[int]:
        """Return the seats somebody plays."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.kind == "player" and seat.player == player and player]

    def belongs(self, player: str | None) -> bool:
        """Return whether somebody has to do with this table: sits or sat there, made it, or has a seat kept."""
        return player is not None and (
            player == self.stored.owner or any(player in (seat.player, seat.reserved) for seat in self.stored.seats)
        )

    def present(self, player: str | None) -> bool:
        """Return whether somebody is connected."""
        return player is not None and any(connection.player == player for connection in self.connections)

    def away_since(self, player: str) -> int | None:
        """Return since when somebody is not connected; None if they are."""
        return None if self.present(player) else self.last_seen.get(player, max(self.started, self.stored.created))

    def spectators(self) -> int:
        """Return how many people look on."""
        lookers = [connection for connection in self.connections if not self.seats_of(connection.player)]
        return len({connection.player or id(connection) for connection in lookers})

    def watchers(self, people: Mapping[str, Player]) -> list[str]:
        """Return the names of those who look on. Not everybody has one."""
        lookers = {connection.player for connection in self.connections if not self.seats_of(connection.player)}
        return sorted(people[player].name for player in lookers if player is not None and player in people and people[player].name)

    def host(self, people: Mapping[str, Player]) -> str:
        """Return the name of the one whose table it is; "" if they have none."""
        own = [seat.stands_in_for or seat.name for seat in self.stored.seats if seat.player == self.stored.owner]
        return own[0] if own else people[self.stored.owner].name if self.stored.owner in people else ""

    def replaced(self, player: str | None) -> list[int]:
        """Return the seats of somebody that a bot plays for them. Who gave up has none."""
        return [
            number
            for number, seat in enumerate(self.stored.seats)
            if player is not None and self.playing and seat.kind == "bot" and seat.player == player and not seat.resigned
        ]

    def others_play(self, player: str, away_seconds: float) -> bool:
        """Return whether another person plays here, and is not gone."""
        return any(
            seat.kind == "player" and seat.player not in (None, player) and not seat.resigned and not self.gone(seat, away_seconds)
            for seat in self.stored.seats
        )

    def replace(self, number: int, bot: str) -> None:
        """Let a bot play a seat for its player, under a name of its own."""
        seat = self.stored.seats[number]
        seat.kind, seat.bot, seat.gone = "bot", bot, False
        seat.stands_in_for, seat.name = seat.name, bot_name(bot, self.stored.seats)

    def give_back(self, number: int) -> None:
        """Let the player of a seat play it again instead of a bot."""
        seat = self.stored.seats[number]
        seat.kind, seat.bot, seat.asked = "player", None, False
        seat.name, seat.stands_in_for = seat.stands_in_for or seat.name, None

    def return_unopposed(self, away_seconds: float) -> bool:
        """Give seats back to those who asked for them and are there, if no other person plays. Return whether there were any."""
        unopposed = [
            number
            for number, seat in enumerate(self.stored.seats)
            if seat.asked and seat.player is not None and self.present(seat.player) and not self.others_play(seat.player, away_seconds)
        ]
        for number in unopposed:
            self.give_back(number)
        return bool(unopposed)

    def gone(self, seat: StoredSeat, away_seconds: float) -> bool:
        """Return whether the player of a seat left or is away for long."""
        if seat.kind != "player" or seat.player is None:
            return False
        away = self.away_since(seat.player)
        return away is not None and (seat.gone or now() - away >= away_seconds * 1000)

    def owner_gone(self, away_seconds: float) -> bool:
        """Return whether nobody at the table speaks for the owner any more."""
        own = [seat for seat in self.stored.seats if seat.kind == "player" and seat.player == self.stored.owner]
        return all(self.gone(seat, away_seconds) for seat in own)

    def may_replace(self, player: str | None, number: int, away_seconds: float) -> bool:
        """Return whether somebody may put a bot on a seat."""
        if player is None or not 0 <= number < len(self.stored.seats):
            return False
        seat = self.stored.seats[number]
        if self.stored.status == "waiting":
            return player == self.stored.owner and seat.kind == "open"
        if not self.playing or not self.gone(seat, away_seconds):
            return False
        return player == self.stored.owner or (bool(self.seats_of(player)) and self.owner_gone(away_seconds))

    def free_seat(self, player: str | None, wanted: int | None = None) -> int | None:
        """Return a seat somebody can take: the one wanted, or one kept for them, or the first free one."""
        free = [number for number, seat in enumerate(self.stored.seats) if seat.kind == "open" and seat.reserved in (None, player)]
        if wanted is not None:
            return wanted if wanted in free else None
        kept = [number for number in free if player is not None and self.stored.seats[number].reserved == player]
        return next(iter(kept or free), None)

    # What is seen

    def described(self, player: str | None, away_seconds: float, people: Mapping[str, Player]) -> wire.Table:
        """Return the table as somebody sees it. `people`: those who have a name."""
        stored = self.stored
        own = self.seats_of(player)
        kept = any(seat.kind == "open" and seat.reserved == player for seat in stored.seats) and player is not None
        return wire.Table(
            id=stored.id,
            game=stored.game,
            options=stored.setup.options,
            undo=stored.setup.undo,
            public=stored.public,
            status=stored.status,  # type: ignore[arg-type]  # one of the four
            uploaded=stored.setup.uploaded,
            deal=deal_of(stored),
            seats=[self._seat(number, player, away_seconds) for number in range(len(stored.seats))],
            you=wire.You(
                seats=own,
                owner=player == stored.owner,
                may_join=stored.status == "waiting" and self.free_seat(player) is not None and (not own or kept),
                replaced=self.replaced(player),
                asked=[number for number in self.replaced(player) if stored.seats[number].asked],
            ),
            n=self.n,
            turn=self.turn(),
            settling=self.settles(),
            thinking=self.thinks(),
            spectators=self.spectators(),
            watchers=self.watchers(people),
            reclaims=[
                wire.Reclaim(number, seat.stands_in_for or "") for number, seat in enumerate(stored.seats) if self.playing and seat.asked
            ],
            created=stored.created,
            changed=stored.changed,
            result=outcome_of(stored),
            rematch=stored.setup.rematch,
            closed=stored.setup.closed,
            source=None if stored.setup.source is None else wire.Source(*stored.setup.source),
            frozen=None if self.frozen is None else wire.SeenText(self.frozen["key"], self.frozen["args"]),
        )

    def _seat(self, number: int, player: str | None, away_seconds: float) -> wire.Seat:
        seat = self.stored.seats[number]
        playing = seat.kind == "player" and seat.player is not None
        return wire.Seat(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]  # one of the three
            name=seat.name,
            bot=seat.bot,
            yours=playing and seat.player == player,
            same=seat.same,
            owner=seat.player == self.stored.owner,
            present=playing and self.present(seat.player),
            away_since=self.away_since(seat.player) if playing and seat.player is not None and not self.stored.setup.uploaded else None,
            left=seat.gone and not self.present(seat.player),
            resigned=seat.resigned,
            replaceable=self.may_replace(player, number, away_seconds),
            reserved=seat.reserved is not None,
            stands_in_for=seat.stands_in_for,
        )

    def settles(self) -> wire.Settling | None:
        """Return the turn that settles."""
        if self.settling is None:
            return None
        return wire.Settling(self.settling.seat, max(0, round((self.settling.until - time.monotonic()) * 1000)))

    def thinks(self) -> list[wire.Thinking]:
        """Return the bots that think for a while. Those whose seat was given back count no more: their thought is thrown away."""
        clock = time.monotonic()
        return [
            wire.Thinking(
                seat,
                round((clock - thought.since) * 1000),
                round(thought.seconds * thought.share * 1000),
                thought.waiting,
                thought.share < 1,
            )
            for seat, thought in sorted(self.thinking.items())
            if thought.seconds and self.stored.seats[seat].kind == "bot"
        ]

    def state(self, player: str | None, since: int | None, cause: str, known: Mapping[int | None, int] | None = None) -> wire.StateMessage:
        """Return the game as somebody sees it, with the entries after `since`; None: those since their last own one.

        `known`: the numbers of the views they have; None: they want whole ones.
        """
        seen = [self._seen(seat, since, known) for seat in self.looks_from(player)]
        return wire.StateMessage(self.n, cause, self.turn(), self.settles(), self.thinks(), seen)

    def looks_from(self, player: str | None) -> list[int | None]:
        """Return the seats from which somebody sees the game; None: as a spectator."""
        return [*self.seats_of(player)] or [None]

    def numbers(self, player: str | None) -> dict[int | None, int]:
        """Return the numbers of the views somebody has after they were sent the game."""
        return {seat: self.shown(seat).number for seat in self.looks_from(player)}

    def _seen(self, seat: int | None, since: int | None, known: Mapping[int | None, int] | None) -> wire.Seen:
        last_own = self.last_own(seat)
        # Who was away for long asks for the earlier entries in pages.
        first = max(last_own if since is None or since > self.n else since, self.n - wire.MOST_NEW_ENTRIES)
        may_undo = seat is not None and self.may_undo(seat)
        seen = wire.Seen(seat, list(self.seen_entries(seat, first, self.n)), may_undo, last_own)
        shown = self.shown(seat)
        behind = None if known is None or seat not in known else shown.number - known[seat]
        if behind == 0:
            seen.changes = NO_CHANGES
        elif behind == 1:
            seen.changes = shown.changes()
        else:
            seen.view = shown.whole()
        return seen

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last move."""
        if not self.playing or not self.stored.setup.undo or self.record is None:
            return False
        return self.record.may_undo(seat) and len(self.record.moves_made()) > self.final and self.record.undos() < MOST_UNDOS

    def last_own(self, seat: int | None) -> int:
        """Return the number of a seat's last entry, 0 if it has none."""
        entries = [] if self.record is None else self.record.entries
        for number in range(len(entries), 0, -1):
            if entries[number - 1].seat == seat:
                return number
        return 0

    def shown(self, seat: int | None) -> Shown:
        """Return what a seat sees. Kept until the game changes."""
        if seat not in self._fresh:
            before = self._shown.get(seat)
            common = None if seat is None else self.shown(None)
            view = None
            if self.record is not None:
                view = worded(self.record.state.view(seat, None if common is None else common.view), self.game)
            self._shown[seat] = Shown(0 if before is None else before.number + 1, view, common, before)
            self._fresh.add(seat)
        return self._shown[seat]

    def release_views(self) -> None:
        """Let go of views as objects: everybody was told."""
        for shown in self._shown.values():
            shown.view = None

    def seen_entries(self, seat: int | None, since: int, to: int) -> Iterator[wire.SeenEntry]:
        """Yield the entries after `since` up to `to` as a seat may see them."""
        for number in range(since + 1, min(to, self.n) + 1):
            yield self.seen_entry(seat, number)

    def seen_entry(self, seat: int | None, number: int) -> wire.SeenEntry:
        """Return one entry as a seat may see it."""
        assert self.record is not None
        entry: Entry = self.record.entries[number - 1]
        if entry.move is None:
            events = [wire.SeenEvent("log-undo", {"seat": entry.seat}, {"seat": entry.seat})]
        else:
            events = [self._event(event.seen_by(seat)) for event in self.events[number - 1]]
        return wire.SeenEntry(number, entry.seat, entry.move is None, self.times[number - 1], events)

    def _event(self, text: Text) -> wire.SeenEvent:
        return wire.SeenEvent(text["key"], self.game.wording(text["args"]), text["args"])


def nested(text: Text) -> JsonObject:
    """Return words to be looked up as an argument of others."""
    return {"key": text["key"], "args": text["args"]}


def stored_text(stored: StoredTable, lines: list[StoredEntry]) -> str:
    """Return the record of a game as it was stored, without replaying it."""
    text = (stored.header or "") + "".join(f"{entry.line}\n" for entry in lines)
    if stored.outcome is not None and not stored.outcome.resigned:
        text += f"result: {' '.join(str(score) for score in stored.outcome.scores)}\n"
    return text + (f"secret: {stored.secret.hex()}\n" if stored.secret is not None else "")


def bot_name(bot: str, seats: Iterable[StoredSeat]) -> str:
    """Return a name for a bot that nobody on these seats has: novice, novice 2, …"""
    taken = {seat.name for seat in seats}
    return next(name for number in count(1) if (name := bot if number == 1 else f"{bot} {number}") not in taken)


def name_bots(seats: list[StoredSeat]) -> None:
    """Give every bot a name of its own, before the game starts."""
    bots = [seat for seat in seats if seat.kind == "bot"]
    for seat in bots:
        seat.name = ""
    for seat in bots:
        seat.name = bot_name(seat.bot or "", seats)


def worded(view: JsonObject, game: Game) -> JsonObject:
    """Return a view with its prompt ready for the catalogue."""
    prompt = view.get("prompt")
    if not isinstance(prompt, dict) or not isinstance(args := prompt.get("args"), dict):
        raise BadInput("bad-view", {"problem": "no prompt"})
    return {**view, "prompt": {**prompt, "args": game.wording(args)}}


def deal_of(stored: StoredTable) -> wire.Deal | None:
    """Return where the shuffles come from, as everybody may know it."""
    if stored.deal is None:
        # Before the start it is known only that the deal will be a certain one.
        if stored.setup.deal_of is not None:
            return wire.Deal("known", "", stored.setup.deal_of)
        return None if stored.setup.seed is None else wire.Deal("seed", stored.setup.seed, None)
    return wire.Deal(stored.deal.kind, stored.deal.value, stored.setup.deal_of)


def outcome_of(stored: StoredTable) -> wire.Outcome | None:
    """Return how a game ended."""
    if stored.outcome is None:
        return None
    return wire.Outcome(stored.outcome.places, stored.outcome.scores, stored.outcome.sources, stored.outcome.resigned)


def summary(stored: StoredTable, player: str | None, live: Table | None) -> wire.Summary:
    """Return a table as a line of a list. `live`: the same table in memory, if it is there."""
    turn = live.turn() if live is not None else stored.turn
    seats = [
        wire.SeatBrief(
            number,
            seat.kind,  # type: ignore[arg-type]  # one of the three
            seat.name,
            seat.bot,
            seat.kind == "player" and seat.player == player,
            live is not None and seat.kind == "player" and live.present(seat.player),
        )
        for number, seat in enumerate(stored.seats)
    ]
    return wire.Summary(
        id=stored.id,
        game=stored.game,
        status=stored.status,
        public=stored.public,
        mine=player is not None and (player == stored.owner or any(player in (seat.player, seat.reserved) for seat in stored.seats)),
        my_turn=any(seat.yours and seat.seat in turn for seat in seats),
        n=stored.n,
        deal=deal_of(stored),
        uploaded=stored.setup.uploaded,
        seats=seats,
        created=stored.created,
        changed=stored.changed,
        scores=None if stored.outcome is None else stored.outcome.scores,
        places=None if stored.outcome is None else stored.outcome.places,
    )
