"""The journal of a match: a line for every game that was played, so that an interrupted match goes on where it stopped."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path
from typing import BinaryIO, Self

from signoria.arena.match import Failure, Plan, Played
from signoria.game import BadInput, JsonObject


class Journal:
    """A file of lines. The first says what is played; a last line that is damaged is written anew, the others are never touched."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan
        self._out: BinaryIO | None = None

    def read(self) -> list[Played]:
        """Return the games that are there. Raises `BadInput` if the journal is of another match, or damaged before its last line."""
        return self._read()[0]

    def _read(self) -> tuple[list[Played], int]:
        """Return the games, and how many bytes of the file are good."""
        if not self.file.exists():
            return [], 0
        lines = self.file.read_bytes().splitlines(keepends=True)
        if not lines or (len(lines) == 1 and self._first().startswith(lines[0]) and not lines[0].endswith(b"\n")):
            return [], 0
        self._compare(_object(lines[0]))
        games: list[Played] = []
        good = len(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                games.append(_played(_object(line), self.plan))
            except (KeyError, TypeError, ValueError) as error:
                if number < len(lines):
                    raise BadInput("arena-journal-damaged", {"file": str(self.file), "line": number}) from error
                break
            good += len(line)
        return games, good

    def _compare(self, first: JsonObject) -> None:
        own = self.plan.key()
        differs = [name for name in {**own, **first} if name not in own or name not in first or first[name] != own[name]]
        if differs:
            raise BadInput("arena-journal-other", {"file": str(self.file), "differs": ", ".join(differs)})

    def _first(self) -> bytes:
        return json.dumps(self.plan.key()).encode() + b"\n"

    def __enter__(self) -> Self:
        _, good = self._read()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._out = self.file.open("ab")
        self._out.truncate(good)
        if not good:
            self._write(self._first())
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.close()

    def write(self, played: Played) -> None:
        """Add a game; it is there even if the next moment everything ends."""
        self._write(json.dumps(played.json()).encode() + b"\n")

    def _write(self, line: bytes) -> None:
        assert self._out is not None
        try:
            self._out.write(line)
            self._out.flush()
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.file)) from error


def _object(line: bytes) -> JsonObject:
    """Return the object on a line; an empty one if there is none, or the line is cut off."""
    try:
        found = json.loads(line) if line.endswith(b"\n") else None
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _played(line: JsonObject, plan: Plan) -> Played:
    """Return the game of a line. Raises `KeyError`, `TypeError` or `ValueError` if it cannot be one of the plan."""
    failure = line.get("failure")
    failed = None
    if failure is not None:
        if not isinstance(failure, dict) or not isinstance(failure["args"], dict):
            raise TypeError
        failed = Failure(_whole(failure["seat"]), str(failure["key"]), failure["args"])
    entries, places, scores, moves = ([_whole(value) for value in _list(line[name])] for name in ("entries", "places", "scores", "moves"))
    seconds = [float(str(value)) for value in _list(line["seconds"])]
    number = _whole(line["number"])
    right = (
        number >= 0
        and entries == plan.seating(number)
        and all(len(values) == plan.players for values in (places, scores, moves, seconds))
        and all(1 <= place <= plan.players for place in places)
        and all(isfinite(value) for value in seconds)
        and (failed is None or 0 <= failed.seat < plan.players)
    )
    if not right:
        raise ValueError
    return Played(number, entries, places, scores, moves, seconds, failed)


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value
