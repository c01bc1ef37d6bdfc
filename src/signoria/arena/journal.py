"""The journal of a match: a line for every game that was played, so that an interrupted match goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Self

from signoria.arena.match import Failure, Plan, Played
from signoria.game import BadInput, JsonObject


class Journal:
    """A file of lines. The first says what is played; a last line that was cut off is written anew."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan
        self._out: IO[str] | None = None

    def read(self) -> list[Played]:
        """Return the games that are there. Raises `BadInput` if the journal is of another match."""
        if not self.file.exists():
            return []
        lines = self.file.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines:
            return []
        if _object(lines[0]) != self.plan.key():
            raise BadInput("arena-journal-other", {"file": str(self.file)})
        return list(self._games(lines[1:]))

    def _games(self, lines: list[str]) -> Iterator[Played]:
        for number, line in enumerate(lines, 2):
            found = _object(line)
            if found is not None:
                try:
                    yield _played(found)
                    continue
                except (KeyError, TypeError, ValueError):
                    found = None
            if number <= len(lines):
                raise BadInput("arena-journal-damaged", {"file": str(self.file), "line": number})

    def __enter__(self) -> Self:
        whole = ""
        if self.file.exists():
            text = self.file.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(whole or json.dumps(self.plan.key()) + "\n", encoding="utf-8")
        self._out = self.file.open("a", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.close()

    def write(self, played: Played) -> None:
        """Add a game; it is there even if the next moment everything ends."""
        assert self._out is not None
        self._out.write(json.dumps(played.json()) + "\n")
        self._out.flush()


def _object(line: str) -> JsonObject | None:
    """Return the object on a whole line; None if there is none."""
    try:
        found = json.loads(line) if line.endswith("\n") else None
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _played(line: JsonObject) -> Played:
    failure = line.get("failure")
    failed = None
    if isinstance(failure, dict) and isinstance(failure["args"], dict):
        failed = Failure(_whole(failure["seat"]), str(failure["key"]), failure["args"])
    entries, places, scores, moves = ([_whole(value) for value in _list(line[name])] for name in ("entries", "places", "scores", "moves"))
    seconds = [float(str(value)) for value in _list(line["seconds"])]
    return Played(_whole(line["number"]), entries, places, scores, moves, seconds, failed)


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value
