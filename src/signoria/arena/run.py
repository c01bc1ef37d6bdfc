"""Playing the games of a match: one after the other or over processes, going on from a journal, stopping when the question is settled."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from signoria.arena.journal import Journal
from signoria.arena.match import Plan, Played, play_game
from signoria.arena.tally import Tally

AHEAD = 2
"""How many games for each process are handed out at a time."""

Player = Callable[[Plan, list[int], int], Iterator[Played]]
"""Plays numbered games of a plan with a number of workers and yields them as they are done."""


def run(
    plan: Plan,
    workers: int = 1,
    journal: Path | None = None,
    bar: float | None = None,
    watch: Callable[[Tally], None] | None = None,
    player: Player | None = None,
) -> Tally:
    """Play a match and return the tally. Raises `BadInput`.

    `bar`: stop once a test tells on which side of it the win share of the first entry lies. `watch` is told after every game.
    """
    tally = Tally(plan)
    kept = Journal(journal, plan) if journal is not None else None
    for played in kept.read() if kept is not None else []:
        if played.number < plan.total():
            tally.add(played)
    missing = [number for number in range(plan.total()) if number not in tally.games]
    if kept is None:
        _play(tally, missing, workers, bar, watch, player, lambda _: None)
    else:
        with kept:
            _play(tally, missing, workers, bar, watch, player, kept.write)
    return tally


def _play(
    tally: Tally,
    missing: list[int],
    workers: int,
    bar: float | None,
    watch: Callable[[Tally], None] | None,
    player: Player | None,
    write: Callable[[Played], None],
) -> None:
    if watch is not None:
        watch(tally)
    if not missing or (bar is not None and tally.test(bar).answer != "open"):
        return
    games = (player or (one_by_one if workers == 1 else over_processes))(tally.plan, missing, workers)
    try:
        for played in games:
            tally.add(played)
            write(played)
            if watch is not None:
                watch(tally)
            if bar is not None and tally.test(bar).answer != "open":
                break
    finally:
        if hasattr(games, "close"):
            games.close()


def one_by_one(plan: Plan, numbers: list[int], _: int) -> Iterator[Played]:
    """Play games in this process."""
    for number in numbers:
        yield play_game(plan, number)


def over_processes(plan: Plan, numbers: list[int], workers: int) -> Iterator[Played]:
    """Play games in processes. Few are handed out ahead, so that little is lost when the match ends early."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts)
    playing: set[Future[Played]] = set()
    rest = iter(numbers)
    try:
        while True:
            while len(playing) < workers * AHEAD and (number := next(rest, None)) is not None:
                playing.add(pool.submit(play_game, plan, number))
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts() -> None:
    """Leave Ctrl-C to the one who started the processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
