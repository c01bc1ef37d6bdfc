"""Work on a Ray cluster: the one RAY_ADDRESS names, else one on this machine. Comes with the extra `cluster`."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

from signoria.game import BadInput

AHEAD = 2
"""How many calls for each worker are handed out at a time."""
KNOCKING = 5.0
"""Seconds to wait for an answer."""

Done = TypeVar("Done")


class Cluster:
    """A connection to a cluster, open in a `with` block. A cluster that was there before is left running.

    `workers`: how many calls are worked on at a time; unless given, as many as the cluster has processors. Raises `BadInput` without Ray,
    and if no cluster answers where RAY_ADDRESS says.
    """

    def __init__(self, workers: int | None = None) -> None:
        try:
            import ray
        except ImportError as missing:
            raise BadInput("no-ray") from missing
        self._ray: Any = ray  # it comes without types
        self._workers = workers
        self._ours = False

    def __enter__(self) -> Self:
        self._ours = not self._ray.is_initialized()
        if self._ours:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report home that it was started
            address = os.environ.get("RAY_ADDRESS", "")
            try:
                _knock(address)
                self._ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
            except (OSError, RuntimeError, ValueError) as error:
                if not address:
                    raise
                problem = getattr(error, "strerror", None) or str(error)
                raise BadInput("no-cluster", {"address": address, "problem": problem}) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._ours:
            self._ray.shutdown()

    @property
    def workers(self) -> int:
        """How many calls are worked on at a time."""
        return self._workers or max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def shared(self, value: object) -> Any:  # noqa: ANN401 - a reference stands for its value in a call
        """Hand out something large once, for many calls: what is returned goes into them in its place."""
        return self._ray.put(value)

    def as_done(self, work: Callable[..., Done], calls: Iterable[tuple[object, ...]]) -> Iterator[Done]:
        """Work on calls, each with its arguments, and yield what they return as they are done. Few are handed out ahead: little is lost."""
        task = self._ray.remote(work)
        rest = iter(calls)
        under_way: list[Any] = []
        while True:
            while len(under_way) < self.workers * AHEAD and (call := next(rest, None)) is not None:
                under_way.append(task.remote(*call))
            if not under_way:
                return
            done, under_way = self._ray.wait(under_way)
            for one in done:
                yield self._ray.get(one)

    def together(self, work: Callable[..., Done], calls: Iterable[tuple[object, ...]]) -> list[Done]:
        """Work on calls all at once and return what they return, in the same order."""
        task = self._ray.remote(work)
        done: list[Done] = self._ray.get([task.remote(*call) for call in calls])
        return done


def _knock(address: str) -> None:
    """Find out whether anybody answers at a host and port: Ray itself would try for minutes. Raises `OSError`."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()
