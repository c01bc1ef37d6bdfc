"""The line protocol: one JSON object per line in and out, so that programs in any language can drive the rules.

Described in docs/protocol.md. A request names what to do (`op`) and, where several games are open, which (`handle`). Whatever is wrong
with a request is said in an `error` object, and the next line is read.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import secrets
from collections.abc import Callable, Mapping
from typing import BinaryIO, NoReturn, cast

from signoria import __version__, engine_form
from signoria.bots import bot_named, bot_names, usual_bot, within
from signoria.chance import Dice
from signoria.game import BadInput, Event, Game, Json, JsonObject, Refused, Result, State
from signoria.games import PACKAGES, game_named
from signoria.record import Record
from signoria.words import Words, languages

PROTOCOL = 1
LONGEST_LINE = 4_000_000
MOST_OPEN = 10_000
LONGEST_ID = 200
MOST_SECONDS = 3600


class Table:
    """A game under a handle: with its record, or a bare state that was loaded or imagined and has no history."""

    def __init__(self, game: Game, record: Record | None, state: State | None, dice: Dice) -> None:
        self.game = game
        self.record = record
        self._state = state
        self.dice = dice

    @property
    def state(self) -> State:
        """Return the game as it stands."""
        state = self.record.state if self.record is not None else self._state
        assert state is not None
        return state

    def play(self, seat: int, move: int) -> list[Event]:
        """Play a move and return what happened."""
        if self.record is not None:
            return self.record.play(seat, move)
        state = self.state
        state.check(seat, move)
        after = state.copy()
        after.events = []
        after.apply(seat, move, self.dice)
        events, after.events = after.events, None
        self._state = after
        return events

    def copy(self, dice: Dice) -> Table:
        """Return an independent copy."""
        record = self.record
        return Table(self.game, record.copy(), None, dice) if record is not None else Table(self.game, None, self.state.copy(), dice)


class Engine:
    """The open games of one connection."""

    def __init__(self) -> None:
        self._tables: dict[str, Table] = {}
        self._opened = 0
        self._about: Table | None = None
        """The game the present request is about."""
        self.ended = False
        """Whether the other side has said that it is done."""

    def answer(self, line: bytes) -> JsonObject:
        """Return the answer to a line. Never raises: whatever is wrong is in the answer."""
        head: JsonObject = {}
        language = languages()[0]
        self._about = None
        try:
            request = read_object(line)
            if "id" in request:
                head["id"] = _id(request)
            language = _language(request)
            return {**head, **self._do(request)}
        except Refused as refused:
            return {**head, "error": {**self._wrong(refused, language), "rule": refused.rule}}
        except BadInput as bad:
            return {**head, "error": self._wrong(bad, language)}
        except Exception as fault:  # noqa: BLE001 - a fault of ours, or a state or view no game leads to, must not end the other games
            problem = f"{type(fault).__name__}: {fault}"[:200]
            return {**head, "error": self._wrong(BadInput("protocol-fault", {"problem": problem}), language)}

    def _wrong(self, error: Refused | BadInput, language: str) -> JsonObject:
        """Return an error as it stands in an answer, in the words of the game and with the names of the players it is about."""
        text = error.text()
        return {"key": text["key"], "args": text["args"], "text": _words(language, self._about).say(text)}

    def _do(self, request: JsonObject) -> JsonObject:
        if "ask" in request:
            return self._ask(request)
        op = _text(request, "op")
        if op not in OPERATIONS:
            raise BadInput("protocol-op", {"op": op[:80], "known": ", ".join(OPERATIONS)})
        method, fields = OPERATIONS[op]
        for name in request:
            if name not in fields and name not in ALWAYS:
                raise BadInput("protocol-field", {"field": name[:80], "op": op, "known": ", ".join((*fields, *ALWAYS))})
        return method(self, request)

    # Handles

    def _open(self, request: JsonObject, table: Table) -> JsonObject:
        """Put a game under a handle: the one asked for with `as`, or a new one."""
        if len(self._tables) >= MOST_OPEN:
            raise BadInput("protocol-too-many", {"most": MOST_OPEN})
        handle = _text(request, "as") if "as" in request else ""
        if len(handle) > LONGEST_ID:
            raise _type_error("as", "text", handle)
        while not handle or (handle in self._tables and "as" not in request):
            self._opened += 1
            handle = f"g{self._opened}"
        if handle in self._tables:
            raise BadInput("protocol-handle-taken", {"handle": handle})
        self._tables[handle] = table
        return {"handle": handle, "game": table.game.name, **_who(table)}

    def _handle(self, request: JsonObject) -> str:
        """Return the handle a request names; it may be left out while one game is open."""
        if "handle" not in request and len(self._tables) == 1:
            return next(iter(self._tables))
        if "handle" not in request:
            raise BadInput("protocol-which-handle", {"count": len(self._tables)})
        handle = _text(request, "handle")
        if handle not in self._tables:
            raise BadInput("protocol-no-handle", {"handle": handle[:80]})
        return handle

    def _table(self, request: JsonObject) -> Table:
        self._about = self._tables[self._handle(request)]
        return self._about

    # Operations

    def games(self, request: JsonObject) -> JsonObject:
        """Tell what there is: games with their options, bots and number of moves; languages; the form of the engine."""
        found: list[Json] = []
        for game in _installed():
            options: list[Json] = [
                {"name": option.name, "values": list(option.values), "default": option.default} for option in game.options
            ]
            found.append(
                {
                    "game": game.name,
                    "rules": game.rules_version,
                    "components": game.components_hash(),
                    "seats": list(game.seats),
                    "options": options,
                    "moves": game.move_count,
                    "bots": list(bot_names(game)),
                }
            )
        return {
            "protocol": PROTOCOL,
            "version": __version__,
            "engine": engine_form.form().name,
            "languages": list(languages()),
            "games": found,
        }

    def new(self, request: JsonObject) -> JsonObject:
        """Begin a game."""
        game = game_named(_text(request, "game"))
        if "names" in request:
            names = _texts(request, "names")
            if "seats" in request and _whole(request, "seats", 1, 99) != len(names):
                raise BadInput("protocol-names", {"seats": _whole(request, "seats", 1, 99), "names": len(names)})
        else:
            names = [str(seat) for seat in range(_whole(request, "seats", 1, 99))]
        tables = _object(request, "tables") if "tables" in request else None
        if "components" in request:
            tables = game.tables(_text(request, "components"))
        options = _object(request, "options") if "options" in request else {}
        record = Record.new(game, names, options, tables=tables or None, seed=_seed(request))
        return self._open(request, Table(game, record, None, Dice(0)))

    def load(self, request: JsonObject) -> JsonObject:
        """Take up a game from its record, the letters of a link, or a dumped state."""
        given = [name for name in ("record", "link", "state") if name in request]
        if len(given) != 1:
            raise BadInput("protocol-load", {})
        if given == ["state"]:
            dumped = _object(request, "state")
            name = dumped.get("game")
            game = game_named(name if isinstance(name, str) else "?")
            try:
                state = game.load(dumped)
                _try_out(state)
            except BadInput:
                raise
            except Exception as fault:
                raise BadInput("bad-state", {"problem": f"{type(fault).__name__}: {fault}"[:200]}) from fault
            return self._open(request, Table(game, None, state, _dice(request)))
        record = Record.parse(_text(request, "record")) if given == ["record"] else Record.from_compact(_text(request, "link"))
        return self._open(request, Table(record.game, record, None, Dice(0)))

    def moves(self, request: JsonObject) -> JsonObject:
        """Tell the legal moves of a seat."""
        table = self._table(request)
        seat = _seat(request, table)
        return {"seat": seat, "moves": [_move(table.game, move) for move in table.state.moves(seat)]}

    def play(self, request: JsonObject) -> JsonObject:
        """Play a move, named by its number or its notation."""
        table = self._table(request)
        seat = _seat(request, table)
        viewer = _viewer(request, "viewer", table)
        move = _move_named(table.game, request)
        words = _words(_language(request), table)
        events: list[Json] = []
        for event in table.play(seat, move):
            seen = event.seen_by(viewer)
            events.append({"key": seen["key"], "args": seen["args"], "text": words.say(seen)})
        return {"seat": seat, "move": _move(table.game, move), "events": events, **_who(table)}

    def undo(self, request: JsonObject) -> JsonObject:
        """Take back a seat's last move."""
        table = self._table(request)
        record = _record(table)
        made = record.moves_made()
        seat = _seat(request, table) if "seat" in request else made[-1].seat if made else 0
        record.undo(seat)
        return {"seat": seat, **_who(table)}

    def view(self, request: JsonObject) -> JsonObject:
        """Tell everything a seat may know; without a seat, or null, what everybody may know."""
        table = self._table(request)
        return {"view": table.state.view(_viewer(request, "seat", table))}

    def state(self, request: JsonObject) -> JsonObject:
        """Tell the whole state, secrets included."""
        return {"state": self._table(request).state.dump()}

    def imagine(self, request: JsonObject) -> JsonObject:
        """Open a state that fits what a seat has seen: from a view alone, or anew from an open game."""
        dice = _dice(request)
        if "view" not in request:
            table = self._table(request)
            return self._open(request, Table(table.game, None, table.state.imagine_again(_seat(request, table), dice), dice))
        game, state = _imagined(_object(request, "view"), dice)
        return self._open(request, Table(game, None, state, dice))

    def result(self, request: JsonObject) -> JsonObject:
        """Tell how the game ended; null while it goes on."""
        result = self._table(request).state.result()
        return {"result": None if result is None else _result(result)}

    def standing(self, request: JsonObject) -> JsonObject:
        """Tell the result if the game ended now."""
        return {"standing": _result(self._table(request).state.standing())}

    def record(self, request: JsonObject) -> JsonObject:
        """Tell the record of a game, as text and as the letters of a link."""
        record = _record(self._table(request))
        with_secret = request.get("secret", False)
        if not isinstance(with_secret, bool):
            raise _type_error("secret", "true or false", with_secret)
        return {"record": record.text(with_secret=with_secret), "link": record.compact()}

    def verify(self, request: JsonObject) -> JsonObject:
        """Check the shuffles of a record against its secret."""
        record = Record.parse(_text(request, "record")) if "record" in request else _record(self._table(request))
        return {"verified": record.verify()}

    def fork(self, request: JsonObject) -> JsonObject:
        """Open a game that goes on from an earlier move of another, with fresh shuffles."""
        record = _record(self._table(request))
        fork = record.fork(_whole(request, "after", 0, len(record.moves_made())))
        return self._open(request, Table(record.game, fork, None, Dice(0)))

    def copy(self, request: JsonObject) -> JsonObject:
        """Open a copy of a game."""
        return self._open(request, self._table(request).copy(_dice(request)))

    def drop(self, request: JsonObject) -> JsonObject:
        """Close a game."""
        handle = self._handle(request)
        del self._tables[handle]
        return {"dropped": handle}

    def handles(self, request: JsonObject) -> JsonObject:
        """Tell which games are open."""
        return {"handles": [{"handle": handle, "game": table.game.name, **_who(table)} for handle, table in self._tables.items()]}

    def move(self, request: JsonObject) -> JsonObject:
        """Translate a move between its number and its notation."""
        game = game_named(_text(request, "game"))
        return {"move": _move(game, _move_named(game, request))}

    def choose(self, request: JsonObject) -> JsonObject:
        """Let a bot choose a move for a seat of an open game. It sees no more than the seat may know."""
        table = self._table(request)
        seat = _seat(request, table)
        return self._choice({**request, "view": table.state.view(seat)})

    def quit(self, request: JsonObject) -> JsonObject:
        """End the connection."""
        self.ended = True
        return {"bye": True}

    # The other direction: the engine as a bot

    def _ask(self, request: JsonObject) -> JsonObject:
        """Answer as a bot: a move for a view."""
        if request["ask"] != "move":
            raise BadInput("protocol-ask", {"ask": str(request["ask"])[:80]})
        for name in request:
            if name not in ASKED and name not in ALWAYS:
                raise BadInput("protocol-field", {"field": name[:80], "op": "ask", "known": ", ".join((*ASKED, *ALWAYS))})
        choice = self._choice(request)["move"]
        assert isinstance(choice, dict)
        return {"move": choice["text"]}

    def _choice(self, request: JsonObject) -> JsonObject:
        seconds = request.get("seconds", 1)
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= MOST_SECONDS:
            raise _type_error("seconds", f"0–{MOST_SECONDS}", seconds)
        view, dice = _object(request, "view"), _dice(request)
        game, state = _imagined(view, dice)
        bot = bot_named(game, _text(request, "bot") if "bot" in request else usual_bot(game))
        if "seconds" in request:
            within(bot, seconds)
        seat = view["seat"]
        if not isinstance(seat, int) or not state.moves(seat):
            raise BadInput("protocol-not-acting", {"seat": str(seat)[:20]})
        return {"bot": bot.name, "move": _move(game, bot.choose(state, seat, dice))}


ALWAYS = ("op", "id", "lang")
ASKED = ("ask", "view", "seconds", "bot", "seed")
OPERATIONS: dict[str, tuple[Callable[[Engine, JsonObject], JsonObject], tuple[str, ...]]] = {
    "games": (Engine.games, ()),
    "new": (Engine.new, ("as", "game", "seats", "names", "options", "seed", "tables", "components")),
    "load": (Engine.load, ("as", "record", "link", "state", "seed")),
    "moves": (Engine.moves, ("handle", "seat")),
    "play": (Engine.play, ("handle", "seat", "move", "viewer")),
    "undo": (Engine.undo, ("handle", "seat")),
    "view": (Engine.view, ("handle", "seat")),
    "state": (Engine.state, ("handle",)),
    "imagine": (Engine.imagine, ("as", "view", "handle", "seat", "seed")),
    "result": (Engine.result, ("handle",)),
    "standing": (Engine.standing, ("handle",)),
    "record": (Engine.record, ("handle", "secret")),
    "verify": (Engine.verify, ("handle", "record")),
    "fork": (Engine.fork, ("as", "handle", "after")),
    "copy": (Engine.copy, ("as", "handle", "seed")),
    "drop": (Engine.drop, ("handle",)),
    "handles": (Engine.handles, ()),
    "move": (Engine.move, ("game", "move")),
    "choose": (Engine.choose, ("handle", "seat", "bot", "seconds", "seed")),
    "quit": (Engine.quit, ()),
}
"""What can be asked for, and the fields a request for it may have."""


# Reading what a request has


def read_object(line: bytes) -> JsonObject:
    """Read a line that must be one JSON object."""
    if len(line) > LONGEST_LINE:
        raise BadInput("protocol-too-long", {"most": LONGEST_LINE})
    try:
        found = json.loads(line.decode(), parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadInput("protocol-not-json", {"problem": f"{type(error).__name__}: {error}"[:200]}) from error
    if not isinstance(found, dict):
        raise BadInput("protocol-not-object", {"found": _kind(found)})
    return found


def _no_number(spelled: str) -> NoReturn:
    raise ValueError(f"{spelled} is not JSON")


def _kind(value: Json) -> str:
    """Return what a JSON value is, in JSON's own words."""
    names = {bool: "true/false", int: "number", float: "number", str: "string", list: "array", dict: "object", type(None): "null"}
    return names[type(value)]


def _type_error(field: str, expected: str, found: Json) -> BadInput:
    return BadInput("protocol-value", {"field": field, "expected": expected, "found": json.dumps(found)[:80]})


def _given(request: JsonObject, field: str) -> Json:
    if field not in request:
        raise BadInput("protocol-missing", {"field": field})
    return request[field]


def _text(request: JsonObject, field: str) -> str:
    value = _given(request, field)
    if not isinstance(value, str):
        raise _type_error(field, "string", value)
    return value


def _texts(request: JsonObject, field: str) -> list[str]:
    value = _given(request, field)
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise _type_error(field, "array of strings", value)
    return cast("list[str]", value)


def _object(request: JsonObject, field: str) -> JsonObject:
    value = _given(request, field)
    if not isinstance(value, dict):
        raise _type_error(field, "object", value)
    return value


def _whole(request: JsonObject, field: str, low: int, high: int) -> int:
    value = _given(request, field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _type_error(field, f"{low}–{high}", value)
    return value


def _id(request: JsonObject) -> Json:
    value = request["id"]
    fits = isinstance(value, str | int | None) or (isinstance(value, float) and math.isfinite(value))
    if not fits or len(json.dumps(value)) > LONGEST_ID:
        raise _type_error("id", "string, number or null", None if isinstance(value, float) else value)
    return value


def _language(request: JsonObject) -> str:
    language = _text(request, "lang") if "lang" in request else languages()[0]
    if language not in languages():
        raise BadInput("unknown-language", {"language": language[:20], "known": ", ".join(languages())})
    return language


def _seed(request: JsonObject) -> str | int | None:
    seed = request.get("seed")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | str) or len(json.dumps(seed)) > LONGEST_ID):
        raise _type_error("seed", "number or string", seed)
    return seed


def _dice(request: JsonObject) -> Dice:
    """Return dice for a state without a record: from the seed given, else from fresh chance."""
    seed = _seed(request)
    return Dice(ascii(seed) if seed is not None else secrets.token_hex())


def _seat(request: JsonObject, table: Table) -> int:
    """Return the seat a request is about; it may be left out while one seat decides."""
    if "seat" in request:
        return _whole(request, "seat", 0, _seats(table) - 1)
    actors = table.state.actors()
    if len(actors) != 1:
        raise BadInput("protocol-which-seat", {"count": len(actors), "actors": ", ".join(map(str, actors))})
    return actors[0]


def _viewer(request: JsonObject, field: str, table: Table) -> int | None:
    return None if request.get(field) is None else _whole(request, field, 0, _seats(table) - 1)


def _seats(table: Table) -> int:
    return len(table.record.names) if table.record is not None else len(table.state.standing().scores)


def _move_named(game: Game, request: JsonObject) -> int:
    """Return the move a request names by number or notation."""
    if isinstance(_given(request, "move"), str):
        return game.move_of(_text(request, "move"))
    return _whole(request, "move", 0, game.move_count - 1)


def _record(table: Table) -> Record:
    if table.record is None:
        raise BadInput("protocol-no-record", {})
    return table.record


def _imagined(view: Mapping[str, Json], dice: Dice) -> tuple[Game, State]:
    """Build a state from a view. Whatever is wrong with the view is the view's fault."""
    name = view.get("game")
    game = game_named(name if isinstance(name, str) else "?")
    try:
        state = game.imagine(view, dice)
        _try_out(state)
    except BadInput:
        raise
    except Exception as fault:
        raise BadInput("bad-view", {"problem": f"{type(fault).__name__}: {fault}"[:200]}) from fault
    return game, state


def _try_out(state: State) -> None:
    """Ask a state everything it can be asked, so that one no game leads to is noticed when it comes in."""
    for seat in state.actors():
        state.moves(seat)
    json.dumps(state.view(None))
    state.standing()
    state.copy()


def _installed() -> list[Game]:
    """Return the games that are there. A package may be left out of an installation."""
    found: list[Game] = []
    for name in PACKAGES:
        with contextlib.suppress(ImportError):
            found.append(game_named(name))
    return found


# Writing an answer


def _who(table: Table) -> JsonObject:
    actors: list[Json] = list(table.state.actors())
    return {"actors": actors, "over": not actors}


def _move(game: Game, move: int) -> JsonObject:
    return {"id": int(move), "text": game.move_text(move)}


def _result(result: Result) -> JsonObject:
    sources: list[Json] = [dict(of_seat) for of_seat in result.sources]
    return {"places": list(result.places), "scores": list(result.scores), "sources": sources}


def _words(language: str, table: Table | None) -> Words:
    if table is None:
        return Words(language)
    return Words(language, table.record.names if table.record is not None else (), table.game)


def serve(lines_in: BinaryIO, out: BinaryIO) -> None:
    """Answer line after line until the other side closes its end, stops listening or quits."""
    engine = Engine()
    while not engine.ended:
        line = lines_in.readline(LONGEST_LINE + 2)
        if not line:
            return
        if len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            _skip_line(lines_in)
        if not line.strip():
            continue
        try:
            out.write(json.dumps(engine.answer(line.rstrip(b"\r\n")), allow_nan=False).encode() + b"\n")
            out.flush()
        except BrokenPipeError:
            _stop_writing(out)
            return


def _skip_line(lines_in: BinaryIO) -> None:
    while (rest := lines_in.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
        pass


def _stop_writing(out: BinaryIO) -> None:
    """Let what is still buffered go nowhere, so that the interpreter does not complain at its end that nobody listens."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
