"""Playing the games of a match on a Ray cluster: the one RAY_ADDRESS names, else one on this machine. Comes with the extra `cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from signoria.arena.match import Plan, Played, play_game
from signoria.game import BadInput

AHEAD = 2


def over_cluster(plan: Plan, numbers: list[int], workers: int) -> Iterator[Played]:
    """Play games on a cluster, `workers` at a time and a few ahead, and yield them as they are done. Raises `BadInput` without Ray."""
    try:
        import ray
    except ImportError as missing:
        raise BadInput("arena-no-ray") from missing
    ours = not ray.is_initialized()
    if ours:
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        task = ray.remote(play_game)
        rest = iter(numbers)
        playing: list[Any] = []
        while True:
            while len(playing) < workers * AHEAD and (number := next(rest, None)) is not None:
                playing.append(task.remote(plan, number))
            if not playing:
                return
            done, playing = ray.wait(playing)
            for one in done:
                played = ray.get(one)
                assert isinstance(played, Played)
                yield played
    finally:
        if ours:
            ray.shutdown()
