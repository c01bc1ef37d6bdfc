"""Work in other processes of this machine. They end with the one that started them, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

from signoria.game import BadInput

AHEAD = 2
"""How many calls for each process are handed out at a time."""
ENDINGS: list[Callable[[], None]] = []
"""What a process does before it ends in the middle of its work: what it started would go on without it."""

Done = TypeVar("Done")


def new_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes that leave Ctrl-C to the one who started them."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=_begin)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, whatever they are at."""
    workers = list((pool._processes or {}).values())  # noqa: SLF001 - a worker that hangs must not outlive its pool
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def as_done(work: Callable[..., Done], calls: Iterable[tuple[object, ...]], workers: int) -> Iterator[Done]:
    """Work on calls, each with its arguments, and yield what they return as they are done. Few are handed out ahead: little is lost.

    Whoever closes the iterator early ends the processes. Raises `BadInput` if one of them dies.
    """
    pool = new_pool(workers)
    rest = iter(calls)
    under_way: set[Future[Done]] = set()
    try:
        while True:
            while len(under_way) < workers * AHEAD and (call := next(rest, None)) is not None:
                under_way.add(pool.submit(work, *call))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool as broken:
        raise BadInput("process-ended") from broken
    finally:
        stop(pool)


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Let a request to end (SIGTERM) go the way of every error, so that whatever was started is ended too."""

    def end(number: int, _: FrameType | None) -> None:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def leave() -> None:
    """End this process now."""
    for ending in ENDINGS:
        ending()
    os._exit(1)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            leave()

        threading.Thread(target=watch, daemon=True).start()
