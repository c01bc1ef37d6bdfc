"""What changed from one view to the next: a short list of paths with the new value at each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from signoria.game import Json

Change = tuple[list[str | int], Json]


RECORD = 4
"""Objects with at least so many members are compared member by member; smaller ones are sent whole."""


def changes(old: Json, new: Json) -> list[Change]:
    """Return what turns one view into another, in order.

    A path leads through names and positions; the position after the last one of a list adds to it, and an empty path stands for everything.
    """
    found: list[Change] = []
    if old != new:
        _compare([], old, new, found)
    return found


def _compare(path: list[str | int], old: Json, new: Json, found: list[Change]) -> None:
    """Add how two different values differ."""
    if isinstance(new, dict) and isinstance(old, dict) and len(new) >= RECORD and old.keys() == new.keys():
        for name, value in new.items():
            if (before := old[name]) is not value and before != value:
                _compare([*path, name], before, value, found)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() <= new.keys():
        different = [name for name, value in new.items() if name not in old or old[name] != value]
        _add(path, new, different, found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) <= len(new):
        _compare_lists(path, old, new, found)
    else:
        found.append((path, new))


def _compare_lists(path: list[str | int], old: list[Json], new: list[Json], found: list[Change]) -> None:
    different = [at for at, value in enumerate(new) if at >= len(old) or old[at] != value]
    if isinstance(new[0], dict) and len(new[0]) >= RECORD:
        for at in different:
            _compare([*path, at], old[at] if at < len(old) else None, new[at], found)
    else:
        _add(path, new, different, found)


def _add(path: list[str | int], new: Any, different: Sequence[str | int], found: list[Change]) -> None:  # noqa: ANN401 - an object or a list
    """Add the members that are different, or everything where most of it is."""
    if 2 * len(different) <= len(new):
        found.extend(([*path, at], new[at]) for at in different)
    else:
        found.append((path, new))
