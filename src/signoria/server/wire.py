"""What goes over the wire, as strictly typed structures: requests and answers of the HTTP half, messages of the live half."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Plain: TypeAlias = dict[str, Any]
"""A JSON object whose fields belong to a game (msgspec cannot follow the recursive `JsonObject`)."""

LONGEST_NAME = 40
LARGEST_MESSAGE = 16 * 1024
LARGEST_RECORD = 1_000_000
MOST_SEATS = 10
LOG_PAGE = 500
"""Entries in one answer of the log."""
MOST_NEW_ENTRIES = 200
"""Entries in one state."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(min_length=1, max_length=100)]
BotName = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
Time = Annotated[int, Meta(ge=0, le=2**53)]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Scalar = bool | int | str


class Request(Struct, forbid_unknown_fields=True):
    """The body of a request."""


# People


class ChangeMe(Request):
    """What a person may say about themselves."""

    name: Name | None = None
    grace: Annotated[float, Meta(ge=0, le=60)] | None = None


class Me(Struct):
    """The person who asks."""

    id: str | None
    name: str
    grace: float


class Recovery(Struct):
    """A link that moves a person to another device."""

    key: str
    path: str
    expires: int


class AskRecovery(Request):
    """The key of a recovery link."""

    key: Key


class Recover(AskRecovery):
    """The key of a recovery link, and whether the person this device belongs to becomes the same one."""

    merge: bool = False


class Device(Struct):
    """A device of the person who asks. `browser` and `system`: what it is, "" if it does not say so."""

    id: str
    browser: str
    system: str
    since: int
    seen: int
    """When it was last used, to the hour."""
    this: bool


class Devices(Struct):
    """The devices of the person who asks, this one first."""

    devices: list[Device]


class LeftBehind(Struct):
    """The person a device belongs to before it uses somebody else's recovery link."""

    name: str
    games: int
    """Games that are not over."""
    other_devices: int
    together: bool
    """Both have seats at one table: they cannot become one person."""


class RecoveryOffer(Struct):
    """Whose recovery link it is, and what using it would mean for the device that asks."""

    name: str
    games: int
    """Games that are not over."""
    expires: int
    mine: bool
    """The device belongs to that person already."""
    you: LeftBehind | None
    """Who the device belongs to now, if that is somebody else."""


# What there is


class OptionOffer(Struct):
    """An option of a game."""

    name: str
    values: list[Scalar]
    default: Scalar


class GameOffer(Struct):
    """A game that can be played here."""

    name: str
    seats: list[int]
    moves: int
    options: list[OptionOffer]
    bots: list[str]
    """Weakest first."""
    usual: str
    """The bot to seat when none is chosen."""
    suggested: str
    """The bot to suggest to the person who asks as an opponent."""


class Limits(Struct):
    """How long things may be."""

    name: int = LONGEST_NAME
    message: int = LARGEST_MESSAGE
    record: int = LARGEST_RECORD


class Reach(Struct):
    """From where the server can be reached. `addresses`: those that other devices can use; `command`: what opens it to them."""

    local_only: bool
    addresses: list[str]
    command: str


class Welcome(Struct):
    """Everything a client needs to begin."""

    version: str
    me: Me
    games: list[GameOffer]
    languages: dict[str, str]
    limits: Limits
    reach: Reach


class Health(Struct):
    """Whether the server works."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: it works, but bots wait for too long."""
    version: str
    reason: str | None = None


# Tables


class MySeat(Request, tag_field="kind", tag="me"):
    """The one who asks sits here."""

    name: Name | None = None


class FriendSeat(Request, tag_field="kind", tag="friend"):
    """Somebody else will sit here."""


class SameSeat(Request, tag_field="kind", tag="same"):
    """Another person on the same device sits here."""

    name: Name


class BotSeat(Request, tag_field="kind", tag="bot"):
    """A bot sits here."""

    bot: BotName


class NewTable(Request):
    """A table somebody wants."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[MySeat | FriendSeat | SameSeat | BotSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Scalar], Meta(max_length=20)] = {}
    undo: bool = True
    public: bool = False
    deal_of: TableId | None = None
    seed: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,100}$")] | None = None


class KeptSeat(Request, tag_field="kind", tag="kept"):
    """A seat of the table as it is; one's own may get another name."""

    seat: SeatNumber
    name: Name | None = None


class ChangeTable(Request):
    """What the owner wants otherwise before the start. What is left out stays."""

    seats: Annotated[list[KeptSeat | FriendSeat | SameSeat | BotSeat], Meta(min_length=1, max_length=MOST_SEATS)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Scalar], Meta(max_length=20)] | None = None
    undo: bool | None = None
    public: bool | None = None
    deal_of: Annotated[str, Meta(max_length=40)] | None = None
    """Empty: freshly shuffled."""


class Deal(Struct):
    """Where the shuffles come from; `of` is the table whose deal is played again."""

    kind: str
    value: str
    of: str | None


class SeatBrief(Struct):
    """A seat in a list of tables."""

    seat: int
    kind: Literal["player", "open", "bot"]
    name: str
    bot: str | None
    yours: bool
    present: bool


class Summary(Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    public: bool
    mine: bool
    my_turn: bool
    n: int
    deal: Deal | None
    uploaded: bool
    seats: list[SeatBrief]
    created: int
    changed: int
    scores: list[int] | None
    places: list[int] | None


class Lists(Struct):
    """The tables to show."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]
    finished: list[Summary]


class Seat(Struct):
    """A seat as a visitor sees it."""

    seat: int
    kind: Literal["player", "open", "bot"]
    name: str
    bot: str | None
    yours: bool
    same: bool
    owner: bool
    present: bool
    away_since: int | None
    left: bool
    resigned: bool
    replaceable: bool
    reserved: bool
    stands_in_for: str | None
    """The name of the person whose seat a bot plays."""


class You(Struct):
    """What a visitor is at a table."""

    seats: list[int]
    owner: bool
    may_join: bool
    replaced: list[int]
    """Own seats that a bot plays now."""
    asked: list[int]
    """Those that were asked for and not yet given back."""


class Reclaim(Struct):
    """Somebody asks for the seat back that a bot plays."""

    seat: int
    name: str


class Thinking(Struct):
    """A bot that thinks: since when it was asked, and for how long it thinks at the most."""

    seat: int
    since_ms: int
    limit_ms: int
    waiting: bool
    """Whether it waits for a worker because other bots think."""
    shortened: bool
    """Whether it thinks for a shorter time than usual because many bots wait."""


class Settling(Struct):
    """A turn that may still be taken back."""

    seat: int
    ends_in: int


class Outcome(Struct):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    resigned: list[int]


class Source(Struct):
    """The game another one was forked from."""

    table: str
    n: int


class Table(Struct):
    """A table as a visitor sees it."""

    id: str
    game: str
    options: Plain
    undo: bool
    public: bool
    status: Literal["waiting", "playing", "finished", "cancelled"]
    uploaded: bool
    deal: Deal | None
    seats: list[Seat]
    you: You
    n: int
    turn: list[int]
    settling: Settling | None
    thinking: list[Thinking]
    spectators: int
    watchers: list[str]
    """The names of those who look on, as far as they have one."""
    reclaims: list[Reclaim]
    created: int
    changed: int
    result: Outcome | None
    rematch: str | None
    closed: bool
    """The operator of the server closed it."""
    source: Source | None = msgspec.field(name="from")
    frozen: SeenText | None
    """Why the game cannot go on here: it is damaged, or was begun by another version of the rules."""


class Created(Struct):
    """A new table and, if others are to come, a key for them."""

    table: Table
    key: str | None


class Join(Request):
    """Somebody takes a seat."""

    key: Key | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class PutBot(Request):
    """A bot takes a seat."""

    bot: BotName


class ReturnSeat(Request):
    """A player answers somebody who asks for their seat back."""

    accept: bool


class Resign(Request):
    """Somebody gives up."""

    seat: SeatNumber | None = None


class AskLink(Request):
    """Somebody wants a link to hand on."""

    kind: Literal["join", "watch"]


class Link(Struct):
    """A link to hand on."""

    key: str
    path: str


class Fork(Request):
    """Somebody wants to play on from a moment of a finished game."""

    n: Moment
    seat: SeatNumber
    bot: BotName


class Nothing(Request):
    """An empty body."""


# Looking back


class SeenEvent(Struct):
    """Something that happened, as a viewer may see it: ready for the catalogue, and in notation."""

    key: str
    args: Plain
    raw: Plain


class SeenEntry(Struct):
    """What a viewer may know of one entry of the record."""

    n: int
    seat: int
    undo: bool
    at: int | None
    events: list[SeenEvent]


class MomentAnswer(Struct):
    """The view at one moment and the entry that led there."""

    n: int
    last: int
    view: Plain
    entry: SeenEntry | None


class Log(Struct):
    """Entries of the record, as a viewer may see them."""

    n: int
    entries: list[SeenEntry]


class StoryMoment(Struct):
    """How everybody stood at one moment."""

    n: int
    seat: int | None
    round: int | None
    scores: list[int]
    places: list[int]
    sources: list[dict[str, int]]


class Story(Struct):
    """How a game went."""

    seats: int
    sources: list[str]
    moments: list[StoryMoment]


class RecordLink(Struct):
    """A link that holds a whole record."""

    path: str


class Verdict(Struct):
    """Whether the shuffles were as promised."""

    verdict: Literal["fair", "fork", "seed", "known", "open"]
    commitment: str | None
    secret: str | None


class UploadText(Request):
    """A record as text, or squeezed into the letters of a link."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)] | None = None
    link: Annotated[str, Meta(max_length=LARGEST_RECORD)] | None = None


class Said(Struct, omit_defaults=True):
    """Why something cannot be done, as a key, its arguments and words."""

    key: str
    args: Plain
    text: str
    rule: str | None = None


class ErrorAnswer(Struct):
    """The body of an answer that says no."""

    error: Said


# Live: from the client


class Hello(Request, tag_field="type", tag="hello"):
    """The first message of a connection."""

    key: Key | None = None
    since: Moment | None = None
    changes: bool = False
    """Send only what changed since the view before, where there was one."""


class Play(Request, tag_field="type", tag="play"):
    """A move."""

    id: MessageId
    n: Moment
    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=2**53)]


class Undo(Request, tag_field="type", tag="undo"):
    """A move is taken back, or the whole turn."""

    id: MessageId
    n: Moment
    seat: SeatNumber
    turn: bool = False


class End(Request, tag_field="type", tag="end"):
    """A turn that could be taken back is over."""

    id: MessageId
    seat: SeatNumber


class Why(Request, tag_field="type", tag="why"):
    """Why a move is not allowed."""

    id: MessageId
    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=100)]


class Suggest(Request, tag_field="type", tag="suggest"):
    """What a bot would do in the set-up."""

    id: MessageId
    seat: SeatNumber


class Hurry(Request, tag_field="type", tag="hurry"):
    """A bot that thinks is to move now."""

    id: MessageId
    seat: SeatNumber


class Ping(Request, tag_field="type", tag="ping"):
    """Is anybody there?"""


Asked = Hello | Play | Undo | End | Why | Suggest | Hurry | Ping


# Live: from the server


class Seen(Struct):
    """The game as one seat, or a spectator, sees it."""

    seat: int | None
    entries: list[SeenEntry]
    may_undo: bool
    last_own: int
    view: Raw | UnsetType = UNSET
    changes: Raw | UnsetType = UNSET
    """What turns the view sent before into this one: see `signoria.server.changes`."""


class StateMessage(Struct, tag_field="type", tag="state"):
    """The game after a change."""

    n: int
    cause: str
    turn: list[int]
    settling: Settling | None
    thinking: list[Thinking]
    seen: list[Seen]


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table after a change."""

    table: Table


class Build(Struct, tag_field="type", tag="build"):
    """Which client the server has, for a tab that may run another one; "" if it was not built."""

    build: str


class Done(Struct, tag_field="type", tag="done"):
    """A message was carried out and is on disk."""

    id: str
    n: int


class Stale(Struct, tag_field="type", tag="stale"):
    """The game had gone on."""

    id: str
    n: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """The rules do not allow it."""

    id: str
    rule: str
    text: SeenText


class Because(Struct, tag_field="type", tag="because"):
    """Why the rules do not allow it; nothing if they do."""

    id: str
    rule: str | None
    text: SeenText | None


class Suggested(Struct, tag_field="type", tag="suggested"):
    """What a bot would do."""

    id: str
    n: int
    seat: int
    moves: list[int]


class ErrorMessage(Struct, tag_field="type", tag="error"):
    """Why something cannot be done."""

    id: str | None
    error: Said


class Notice(Struct, tag_field="type", tag="notice"):
    """Something that everybody at the table should know."""

    text: SeenText


class Pong(Struct, tag_field="type", tag="pong"):
    """Somebody is there."""


class SeenText(Struct):
    """Words for a person, ready for the catalogue."""

    key: str
    args: Plain


Told = Build | TableMessage | StateMessage | Done | Stale | RefusedMessage | Because | Suggested | ErrorMessage | Notice | Pong

ENCODER = msgspec.json.Encoder()
ASKED = msgspec.json.Decoder(Asked)
