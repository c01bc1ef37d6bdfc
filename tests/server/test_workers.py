"""The pool of worker processes: one job at a time, fair turns, a time limit from the start, and workers that die or hang are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from signoria.server.thinking import LEAST_SHARE, TOLERABLE_WAIT, Thinkers
from signoria.server.workers import MOST_RETURNS, QUICK_IN_A_ROW, FairQueue, Job, NotBegun, QueueFull, WorkerDied, Workers
from tests.living import assert_ends, lives
from tests.waiting import PATIENCE, wait_for

LIMIT = 5.0
T = TypeVar("T")


def in_loop(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run something in an event loop of its own. The tests in the browser may have left one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(coroutine, PATIENCE)).result()


def spin() -> None:
    """Never end."""
    while True:
        pass


def send_myself(number: signal.Signals) -> None:
    """Send a signal to this worker."""
    os.kill(os.getpid(), number)


def lock() -> object:
    """Return something that no process can send to another."""
    return threading.Lock()


def fail_once(marker: Path) -> None:
    """End the process in its preparation, the first time."""
    if not marker.exists():
        marker.touch()
        os._exit(3)


@pytest.mark.parametrize(
    ("call", "error"),
    [(partial(send_myself, signal.SIGSTOP), TimeoutError), (spin, TimeoutError), (partial(send_myself, signal.SIGKILL), WorkerDied)],
    ids=["stopped", "endless", "killed"],
)
def test_a_worker_that_hangs_or_dies_is_replaced_and_the_jobs_that_waited_behind_it_are_done(
    call: Callable[[], None], error: type[Exception]
) -> None:
    async def ask() -> None:
        pool = Workers(1, LIMIT)
        pool.start()
        try:
            first = await pool.run(Job(os.getpid, "Ada"))
            bad = asyncio.ensure_future(pool.run(Job(call, "Ada")))
            # They wait for as long as the first one may take: their own time begins with their turn.
            others = [asyncio.ensure_future(pool.run(Job(os.getpid, visitor))) for visitor in ("Ada", "Bob", "Eve")]
            with pytest.raises(error):
                await bad
            found = set(await asyncio.gather(*others))
            assert len(found) == 1 and first not in found
            assert pool.replaced == 1
            assert_ends(first)
        finally:
            pool.close()

    in_loop(ask())


def test_a_worker_that_died_while_it_had_nothing_to_do_costs_no_job() -> None:
    async def ask() -> None:
        pool = Workers(1, PATIENCE)
        pool.start()
        try:
            first = await pool.run(Job(os.getpid, "Ada"))
            os.kill(first, signal.SIGKILL)
            await asyncio.to_thread(assert_ends, first)
            assert await pool.run(Job(os.getpid, "Ada")) != first
        finally:
            pool.close()

    in_loop(ask())


def test_a_job_that_was_not_begun_goes_to_a_worker_that_is_free() -> None:
    async def ask() -> None:
        pool = Workers(2, PATIENCE)
        pool.start()
        try:
            await asyncio.to_thread(wait_for, lambda: all(worker.ready for worker in pool.workers))
            job = Job(os.getpid, "Ada")
            pool.submit(job)
            lost, free = sorted(pool.workers, key=lambda worker: worker.job is None)
            lost.kill()
            pool.on_lost(lost, NotBegun())
            assert free.job is job, "it does not wait for the replacement"
            assert await job.future == free.pid
        finally:
            pool.close()

    in_loop(ask())


def test_a_job_that_is_never_begun_fails_in_the_end() -> None:
    async def ask() -> None:
        pool = Workers(1, PATIENCE)
        pool.start()
        try:
            job = Job(spin, "Ada")
            pool.submit(job)
            for _ in range(MOST_RETURNS + 1):
                assert not job.future.done()
                await asyncio.to_thread(wait_for, lambda: pool.workers[0].job is job)
                worker = pool.workers[0]
                worker.kill()
                pool.on_lost(worker, NotBegun())
            with pytest.raises(WorkerDied):
                await job.future
        finally:
            pool.close()

    in_loop(ask())


def test_a_worker_that_dies_while_it_starts_is_started_again(tmp_path: Path) -> None:
    async def ask() -> int:
        pool = Workers(1, PATIENCE, fail_once, tmp_path / "failed")
        pool.start()
        try:
            return await pool.run(Job(os.getpid, "Ada")) and pool.replaced
        finally:
            pool.close()

    assert in_loop(ask()) == 1


def test_what_a_job_raises_or_returns_and_cannot_be_sent_fails_alone() -> None:
    async def ask() -> None:
        pool = Workers(1, PATIENCE)
        pool.start()
        try:
            pid = await pool.run(Job(os.getpid, "Ada"))
            with pytest.raises(ValueError, match="invalid literal"):
                await pool.run(Job(partial(int, "x"), "Ada"))
            with pytest.raises(WorkerDied, match="pickle"):
                await pool.run(Job(lock, "Ada"))
            with pytest.raises(Exception, match="pickle"):
                await pool.run(Job(lambda: None, "Ada"))
            assert await pool.run(Job(os.getpid, "Ada")) == pid
        finally:
            pool.close()

    in_loop(ask())


def test_closing_ends_workers_that_hang_and_cancels_what_waits() -> None:
    async def ask() -> list[int]:
        pool = Workers(2, PATIENCE)
        pool.start()
        pids = [await pool.run(Job(os.getpid, "Ada"))]
        jobs = [Job(call, "Ada") for call in (partial(send_myself, signal.SIGSTOP), spin, spin)]
        for job in jobs:
            pool.submit(job)
        await asyncio.to_thread(wait_for, lambda: all(worker.pid and worker.job for worker in pool.workers))
        pids += [worker.pid for worker in pool.workers if worker.pid]
        pool.close()
        assert [job.future.cancelled() for job in jobs] == [True, True, True]
        assert not any(worker.is_alive() for worker in threading.enumerate() if worker.name == "worker")
        return pids

    assert not any(lives(pid) for pid in in_loop(ask()))


def test_visitors_take_turns_and_so_do_their_tables() -> None:
    async def order() -> list[str]:
        queue = FairQueue()
        names: dict[Job[int], str] = {}
        for name in ("a1x", "a1y", "a2x", "a3x", "b1x", "b1y", "c1x", "a1z"):
            job = Job(os.getpid, name[0], name[1])
            job.future = asyncio.get_running_loop().create_future()
            names[job] = name
            queue.put(job)
            if name == "a3x":
                job.future.cancel()
        found = [names[job] for job in iter(queue.take, None)]
        assert queue.jobs() == []
        return found

    assert in_loop(order()) == ["a1x", "b1x", "c1x", "a2x", "b1y", "a1y", "a1z"]


def test_quick_jobs_go_first_but_slow_ones_have_their_turn() -> None:
    async def order() -> list[bool]:
        pool = Workers(1, PATIENCE)
        for number in range(QUICK_IN_A_ROW + 5):
            pool.submit(Job(os.getpid, number, seconds=2.0))
            pool.submit(Job(os.getpid, number))
        taken = [job.seconds > 0 for job in iter(pool._next, None)]
        assert sum(taken) == QUICK_IN_A_ROW + 5
        return taken

    slow = in_loop(order())
    assert slow[: QUICK_IN_A_ROW + 2] == [False] * QUICK_IN_A_ROW + [True, False]


def test_a_full_queue_is_said_and_others_may_still_come() -> None:
    async def fill() -> None:
        pool = Workers(1, PATIENCE, per_visitor=2, in_all=3)
        for visitor in ("Ada", "Ada", "Bob"):
            pool.submit(Job(os.getpid, visitor))
        with pytest.raises(QueueFull, match="visitor"):
            pool.submit(Job(os.getpid, "Ada"))
        with pytest.raises(QueueFull, match="all"):
            pool.submit(Job(os.getpid, "Bob"))
        job = pool._next()
        assert job is not None and job.visitor == "Ada"
        pool.submit(Job(os.getpid, "Bob"))

    in_loop(fill())


def test_bots_think_for_a_shorter_time_the_longer_the_queue() -> None:
    async def shares() -> list[float]:
        thinkers = Thinkers(2, PATIENCE)
        found = []
        for number in range(101):
            found.append(thinkers.share())
            thinkers.workers.submit(Job(os.getpid, number, seconds=2.0))
            thinkers.workers.submit(Job(os.getpid, number))  # those that decide at once do not count
        return found

    found = in_loop(shares())
    assert found[:11] == [1.0] * 11, "with two workers, ten bots of two seconds make others wait for ten"
    assert found[20] == TOLERABLE_WAIT / 20
    assert found == sorted(found, reverse=True)
    assert found[100] == LEAST_SHARE
