"""Playing the games of a match on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from signoria.arena.match import Plan, Played, play_game
from signoria.cluster import Cluster


def over_cluster(plan: Plan, numbers: Iterable[int], workers: int) -> Iterator[Played]:
    """Play games on a cluster, `workers` at a time and a few ahead, and yield them as they are done. Raises `BadInput` without Ray."""
    with Cluster(workers) as cluster:
        yield from cluster.as_done(play_game, ((plan, number) for number in numbers))
