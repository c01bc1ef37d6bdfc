"""A pool of worker processes for what takes too long for the event loop, and the fair queue of the jobs that wait for them.

The queue is kept here and a worker gets one job at a time, so the time limit of a job counts from its start. A worker that dies or exceeds
the limit is killed and replaced: only its own job fails, the others keep waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from signoria.processes import CONTEXT, begin

JOURNAL = logging.getLogger("signoria.server")
START_SECONDS = 60.0
"""How long a worker may take until it is ready for its first job."""
LONGEST_BACKOFF = 30.0
"""Seconds between attempts to start a worker, if it keeps dying before it is ready. They begin with a half and double."""
QUICK_IN_A_ROW = 20
"""So many quick jobs go first while slow ones wait."""
MOST_RETURNS = 3
"""How often a job goes back to the queue because its worker ended before it began."""
STOP_SECONDS = 2.0
"""How long the threads of killed workers may take to end."""
T = TypeVar("T")


class WorkerDied(Exception):
    """The worker process of a job ended before it was done."""


class NotBegun(WorkerDied):
    """The worker ended before it had read the job, so another one can take it."""


class QueueFull(Exception):
    """Too many jobs wait already, of one visitor ("visitor") or of all together ("all")."""


@dataclass(eq=False)
class Job(Generic[T]):
    """A call that waits for a worker or is carried out by one. `call` must be picklable: a partial of a module's function."""

    call: Callable[[], T]
    visitor: Hashable
    """Visitors take turns."""
    table: Hashable = None
    """The tables of a visitor take turns too."""
    seconds: float = 0.0
    """How long it is expected to take; 0: it is quick, and goes before those that are not."""
    on_start: Callable[[], None] | None = None
    asked: float = field(default_factory=time.monotonic)
    began: float | None = None
    returns: int = 0
    """How often its worker ended before it began."""
    future: asyncio.Future[T] = field(init=False)


class FairQueue:
    """Jobs that wait: visitors take turns, and so do the tables of each visitor."""

    def __init__(self) -> None:
        self._visitors: dict[Hashable, dict[Hashable, deque[Job[Any]]]] = {}

    def put(self, job: Job[Any]) -> None:
        """Add a job behind all others of its table."""
        self._visitors.setdefault(job.visitor, {}).setdefault(job.table, deque()).append(job)

    def take(self) -> Job[Any] | None:
        """Remove the next job whose caller still waits, and return it."""
        while self._visitors:
            visitor, tables = next(iter(self._visitors.items()))
            table, jobs = next(iter(tables.items()))
            # Whoever had a turn goes to the end.
            del self._visitors[visitor], tables[table]
            job = jobs.popleft()
            if jobs:
                tables[table] = jobs
            if tables:
                self._visitors[visitor] = tables
            if not job.future.done():
                return job
        return None

    def jobs(self) -> list[Job[Any]]:
        """Return the jobs whose callers still wait."""
        return [job for tables in self._visitors.values() for jobs in tables.values() for job in jobs if not job.future.done()]


class Worker:
    """One worker process, and the thread that starts it and talks to it."""

    def __init__(self, pool: Workers) -> None:
        self._pool = pool
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._process: SpawnProcess | None = None
        self._starting = threading.Lock()
        self._killed = False
        self.ready = False
        self.job: Job[Any] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.thread = threading.Thread(target=self._talk, name="worker", daemon=True)
        self.thread.start()

    @property
    def pid(self) -> int | None:
        """The process id; None until the process is started."""
        return None if self._process is None else self._process.pid

    def alive(self) -> bool:
        """Return whether the process runs, as far as the system knows."""
        return self._process is not None and self._process.is_alive()

    def give(self, job: Job[Any]) -> None:
        """Let the worker carry out a job."""
        self.job = job
        self._jobs.put(job)

    def kill(self) -> None:
        """End the process, whatever it is doing, and the thread."""
        self._jobs.put(None)
        with self._starting:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def _talk(self) -> None:
        """Start the process, hand it jobs and tell the pool what comes of them. Runs in the thread."""
        try:
            with self._start() as process:
                process.recv()
                self._tell(self._pool.on_ready)
                while (job := self._jobs.get()) is not None:
                    self._tell(self._pool.on_done, *_carried_out(process, job))
        except EOFError as error:
            self._tell(self._pool.on_lost, WorkerDied(repr(error)))
        except OSError as error:
            # A broken or reset connection, not one that was closed in order: what was sent has not been read.
            self._tell(self._pool.on_lost, NotBegun(repr(error)))
        finally:
            if self._process is not None:
                self._process.join()

    def _start(self) -> Connection:
        """Start the process and return the connection to it. Raises `OSError` if that is not possible."""
        here, there = CONTEXT.Pipe()
        with self._starting:
            if not self._killed:
                process = CONTEXT.Process(target=_work, args=(there, *self._pool.prepare), daemon=True)
                process.start()
                self._process = process
        there.close()
        return here

    def _tell(self, say: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(say, self, *args)


def _carried_out(process: Connection, job: Job[Any]) -> tuple[bool, Any]:
    """Return whether a job succeeded, and what it returned or raised. Raises `OSError` or `EOFError` if the process ended."""
    try:
        process.send(job.call)
        answer: tuple[bool, Any] = process.recv()
    except (OSError, EOFError):
        raise
    except Exception as error:  # noqa: BLE001 - whatever cannot be sent or received fails alone
        return False, error
    return answer


class Workers:
    """A pool of worker processes. Each calls `prepare`, if given, before its first job. All methods belong to the event loop."""

    def __init__(
        self, count: int, limit: float, prepare: Callable[..., None] | None = None, *args: object, per_visitor: int = 0, in_all: int = 0
    ) -> None:
        """Describe a pool. `limit`: seconds a job may take; `per_visitor`, `in_all`: how many jobs may wait, 0: any number."""
        self.count = count
        self.limit = limit
        self.prepare = (prepare, args)
        self.per_visitor = per_visitor
        self.in_all = in_all
        self.replaced = 0
        """How many workers died or were killed, and were replaced."""
        self.workers: list[Worker] = []
        self._quick, self._slow = FairQueue(), FairQueue()
        self._quick_in_a_row = 0
        self._start_failures = 0
        self._closed = False

    def start(self) -> None:
        """Start the workers that are missing. Called inside the event loop; the processes are started in threads."""
        while len(self.workers) < self.count and not self._closed:
            worker = Worker(self)
            worker.timer = asyncio.get_running_loop().call_later(START_SECONDS, self._overdue, worker)
            self.workers.append(worker)

    def close(self) -> None:
        """Kill all workers at once, whatever they are at. Jobs that wait are cancelled."""
        self._closed = True
        workers, self.workers = self.workers, []
        for job in (*self.waiting(), *(worker.job for worker in workers)):
            if job is not None:
                job.future.cancel()
        for worker in workers:
            if worker.timer is not None:
                worker.timer.cancel()
            worker.kill()
        until = time.monotonic() + STOP_SECONDS
        for worker in workers:
            worker.thread.join(max(0.0, until - time.monotonic()))

    async def run(self, job: Job[T]) -> T:
        """Carry out a job in a worker when it is its turn.

        Raises what the call raises, `WorkerDied`, `TimeoutError` if it takes longer than the limit, `QueueFull`.
        """
        self.submit(job)
        return await job.future

    def submit(self, job: Job[T]) -> None:
        """Begin with a job or let it wait, without waiting for its `future`. Raises `QueueFull`."""
        self.check_room(job.visitor)
        job.future = asyncio.get_running_loop().create_future()
        self._put(job)
        self._dispatch()

    def check_room(self, visitor: Hashable) -> None:
        """See that one more job of a visitor may wait. Raises `QueueFull`."""
        waiting = self.waiting() if self.per_visitor or self.in_all else []
        if self.per_visitor and sum(other.visitor == visitor for other in waiting) >= self.per_visitor:
            raise QueueFull("visitor")
        if self.in_all and len(waiting) >= self.in_all:
            raise QueueFull("all")

    def waiting(self) -> list[Job[Any]]:
        """Return the jobs that wait for a worker."""
        return [*self._quick.jobs(), *self._slow.jobs()]

    def expected_wait(self) -> float:
        """Return how many seconds a new slow job would wait if all that wait took the time they are expected to."""
        return sum(job.seconds for job in self._slow.jobs()) / self.count

    def idle(self) -> bool:
        """Return whether a new job would begin at once."""
        return any(worker.ready and worker.job is None for worker in self.workers)

    def on_ready(self, worker: Worker) -> None:
        """Let a worker begin that has started."""
        if worker in self.workers:
            worker.ready = True
            self._start_failures = 0
            self._free(worker)

    def on_done(self, worker: Worker, succeeded: bool, result: Any) -> None:  # noqa: ANN401 - what the call returned or raised
        """Hand on the result of a job."""
        if worker not in self.workers:
            return
        job = worker.job
        self._free(worker)
        if job is not None and not job.future.done():
            if succeeded:
                job.future.set_result(result)
            else:
                job.future.set_exception(result)

    def on_lost(self, worker: Worker, error: Exception) -> None:
        """Replace a worker that is gone. Its job fails, unless it had not begun: then it waits again."""
        if worker not in self.workers:
            return
        self.workers.remove(worker)
        self.replaced += 1
        if worker.timer is not None:
            worker.timer.cancel()
        JOURNAL.warning("worker replaced", extra={"pid": worker.pid, "reason": type(error).__name__, "busy": worker.job is not None})
        if (job := worker.job) is not None and not job.future.done():
            if isinstance(error, NotBegun) and job.returns < MOST_RETURNS:
                job.returns += 1
                job.began = None
                self._put(job)
            else:
                job.future.set_exception(error)
        if worker.ready:
            self.start()
        else:
            delay = min(LONGEST_BACKOFF, 0.5 * 2**self._start_failures)
            self._start_failures += 1
            asyncio.get_running_loop().call_later(delay, self.start)
        self._dispatch()  # another worker may be free for its job

    def _put(self, job: Job[Any]) -> None:
        (self._slow if job.seconds else self._quick).put(job)

    def _free(self, worker: Worker) -> None:
        worker.job = None
        if worker.timer is not None:
            worker.timer.cancel()
        self._dispatch()

    def _overdue(self, worker: Worker) -> None:
        worker.kill()
        self.on_lost(worker, TimeoutError("no answer within the time limit"))

    def _dispatch(self) -> None:
        """Hand the jobs that are next to the workers that are free."""
        for worker in list(self.workers):
            if worker.job is not None or not worker.ready:
                continue
            if not worker.alive():
                worker.kill()
                self.on_lost(worker, WorkerDied("it ended while it had nothing to do"))
                continue
            job = self._next()
            if job is None:
                return
            job.began = time.monotonic()
            worker.timer = asyncio.get_running_loop().call_later(self.limit, self._overdue, worker)
            worker.give(job)
            if job.on_start is not None:
                asyncio.get_running_loop().call_soon(job.on_start)

    def _next(self) -> Job[Any] | None:
        """Remove the next job from the queue and return it."""
        slow_first = self._quick_in_a_row >= QUICK_IN_A_ROW
        for queue in (self._slow, self._quick) if slow_first else (self._quick, self._slow):
            if (job := queue.take()) is not None:
                self._quick_in_a_row = 0 if queue is self._slow else self._quick_in_a_row + 1
                return job
        return None


def _work(server: Connection, prepare: Callable[..., None] | None, args: tuple[object, ...]) -> None:
    """Carry out jobs until there are no more. Runs in the worker process."""
    begin(prepare, args)
    server.send(None)
    while True:
        try:
            call = server.recv()
        except EOFError:
            return
        try:
            answer = True, call()
        except Exception as error:  # noqa: BLE001 - whatever a job does wrong, its caller hears of it
            answer = False, error
        try:
            server.send(answer)
        except OSError:
            return
        except Exception as error:  # noqa: BLE001 - a result that cannot be sent
            server.send((False, WorkerDied(repr(error))))
