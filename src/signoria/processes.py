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
from typing import TypeVar

from signoria.game import BadInput

CONTEXT = multiprocessing.get_context("spawn")
AHEAD = 2
"""How many calls for each process are handed out at a time."""
ENDINGS: list[Callable[[], None]] = []
"""What a process does before it ends in the middle of its work: what it started would go on without it."""

_STARTING = threading.RLock()
"""Whoever holds it starts something that must not be left alone, or ends everything; a second request to end may interrupt the first."""

Done = TypeVar("Done")


def new_pool(workers: int, prepare: Callable[..., None] | None = None, *args: object) -> ProcessPoolExecutor:
    """Return a pool of processes that leave Ctrl-C to the one who started them. Each calls `prepare`, if given, before its first work."""
    return ProcessPoolExecutor(workers, CONTEXT, initializer=begin, initargs=(prepare, args))


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


class Ended(BaseException):
    """Somebody asked the program to end. No bot's failure: it must not be caught as one."""


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Let a request to end (SIGTERM) go the way of every error, so that whatever was started is ended too."""

    def end(*_: object) -> None:
        raise Ended

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    except Ended:
        sys.exit(128 + signal.SIGTERM)
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put off Ctrl-C and every other end until what is started here is known to those who would end it."""
    came: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        with _STARTING:
            yield
        return
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda number, _: came.append(number)) for number in numbers]
    try:
        with _STARTING:
            yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
        for late in came:
            signal.raise_signal(late)


def leave() -> None:
    """End this process now."""
    with _STARTING:
        for ending in ENDINGS:
            ending()
        os._exit(1)


def begin(prepare: Callable[..., None] | None, args: tuple[object, ...]) -> None:
    """Make a new process ready for work: it leaves Ctrl-C to the one who started it, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    parent = multiprocessing.parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            leave()

        threading.Thread(target=watch, daemon=True).start()
    if prepare is not None:
        prepare(*args)
