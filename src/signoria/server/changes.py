"""What changed from one view to the next: a short list of paths with the new value at each."""

from __future__ import annotations

from signoria.game import Json

Change = tuple[list[str | int], Json]


def changes(old: Json, new: Json) -> list[Change]:
    """Return what turns one view into another, in order.

    A path leads through names and positions; the position after the last one of a list adds to it, and an empty path stands for everything.
    """
    found: list[Change] = []
    if old != new:
        _compare([], old, new, found)
    return found


def _compare(path: list[str | int], old: Json, new: Json, found: list[Change]) -> None:
    """Add how two different values differ. What is mostly new is sent whole."""
    below: list[Change] = []
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for name, value in new.items():
            if name not in old:
                below.append(([*path, name], value))
            elif old[name] != value:
                _compare([*path, name], old[name], value, below)
    elif isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        for position, value in enumerate(new):
            if position >= len(old):
                below.append(([*path, position], value))
            elif old[position] != value:
                _compare([*path, position], old[position], value, below)
    else:
        found.append((path, new))
        return
    if 2 * len(below) > len(new):
        found.append((path, new))
    else:
        found.extend(below)
