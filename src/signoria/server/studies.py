"""Looking back at games: replaying a record takes longer than the event loop may wait, so it happens in a worker process.

Everything here takes and returns plain texts and structures. These workers see whole records; bots never think in them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from signoria.game import BadInput, Event, JsonObject
from signoria.record import Record
from signoria.server.wire import Story, StoryMoment

EVERY = 16
"""Every so many entries a copy of the game is kept, so that going back and forth is quick."""


class Unusable(Exception):
    """A `BadInput` as it travels between processes: a key and arguments."""

    def __init__(self, key: str, args: JsonObject) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_text = args


class History(NamedTuple):
    """A record replayed: the events of each entry, and the record at every so many moments."""

    record: Record
    events: list[list[Event]]
    marks: list[Record]


def beginning(header: str, secret: bytes | None) -> Record:
    """Return the record a header begins, going on with the secret."""
    record = Record.parse(header)
    if secret is not None:
        record.secret = secret
    return record


def header_of(record: Record) -> str:
    """Return the part of a record that comes before its entries."""
    lines = record.text().split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("start ="))
    return "\n".join(lines[: start + 1]) + "\n"


@lru_cache(maxsize=8)
def history(text: str) -> History:
    """Replay a record."""
    record = Record.parse(text)
    again = Record.parse(header_of(record))
    marks, events = [again.copy()], list[list[Event]]()
    for number, entry in enumerate(record.entries, 1):
        events.append(again.read_entry(record.entry_text(entry)))
        if number % EVERY == 0:
            marks.append(again.copy())
    return History(record, events, marks)


def at(past: History, n: int) -> Record:
    """Return the record as it stood after entry `n`."""
    record = past.marks[n // EVERY].copy()
    for entry in past.record.entries[n // EVERY * EVERY : n]:
        record.read_entry(past.record.entry_text(entry))
    return record


def view_at(text: str, n: int, seat: int | None) -> JsonObject:
    """Return the view of a seat after entry `n`."""
    return at(history(text), n).state.view(seat)


def story(text: str) -> Story:
    """Return how everybody stood after each entry that changed something."""
    record = Record.parse(text)
    again = Record.parse(header_of(record))
    moments = [_moment(again, 0, None)]
    for number, entry in enumerate(record.entries, 1):
        again.read_entry(record.entry_text(entry))
        moment = _moment(again, number, entry.seat)
        last = moments[-1]
        if (moment.round, moment.scores, moment.places, moment.sources) != (last.round, last.scores, last.places, last.sources):
            moments.append(moment)
    if moments[-1].n != len(record.entries):
        moments.append(_moment(again, len(record.entries), record.entries[-1].seat))
    sources: dict[str, None] = {}
    for moment in moments:
        for of_seat in moment.sources:
            sources.update(dict.fromkeys(of_seat))
    return Story(len(record.names), list(sources), moments)


def _moment(record: Record, n: int, seat: int | None) -> StoryMoment:
    standing = record.state.standing()
    # A game that is played in rounds says so in its views.
    round_of = record.state.view(None).get("round")
    return StoryMoment(n, seat, round_of if isinstance(round_of, int) else None, standing.scores, standing.places, standing.sources)


def verify(text: str) -> tuple[str, str, str | None]:
    """Return the verdict on the shuffles, what was committed to, and the secret. Raises `Unusable`."""
    try:
        record = Record.parse(text)
        return record.verify(), record.deal.value, None if record.secret is None else record.secret.hex()
    except BadInput as bad:
        raise Unusable(bad.key, bad.args_of_text) from None


def squeeze(text: str) -> str:
    """Return a record as the letters of a link."""
    return Record.parse(text).compact()


class Opened(NamedTuple):
    """A record somebody brought, read and replayed."""

    game: str
    names: list[str]
    options: dict[str, Any]
    header: str
    secret: bytes | None
    deal: tuple[str, str]
    lines: list[str]
    result: tuple[list[int], list[int], list[dict[str, int]]] | None


def open_record(text: str | None, link: str | None) -> Opened:
    """Read a record from a text or from the letters of a link. Raises `Unusable`."""
    try:
        return opened(Record.parse(text) if text is not None else Record.from_compact(link or ""))
    except BadInput as bad:
        raise Unusable(bad.key, bad.args_of_text) from None


def opened(record: Record) -> Opened:
    """Return a record in the parts in which it is stored."""
    result = record.state.result()
    return Opened(
        record.game.name,
        record.names,
        record.options,
        header_of(record),
        record.secret if record.deal.kind != "seed" else None,
        (record.deal.kind, record.deal.value),
        [record.entry_text(entry) for entry in record.entries],
        None if result is None else (result.places, result.scores, result.sources),
    )


def fork(text: str, n: int, names: list[str]) -> Opened:
    """Return a new game that goes on after entry `n`, with other players and a fresh secret."""
    record = at(history(text), n)
    forked = record.fork(len(record.moves_made()))
    forked.names = list(names)
    return opened(forked)
