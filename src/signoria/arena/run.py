"""Playing the games of a match: one after the other or over processes, going on from a journal, stopping when the question is settled."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import nullcontext
from pathlib import Path

from signoria.arena.journal import Journal
from signoria.arena.match import Plan, Played, play_game
from signoria.arena.tally import Tally
from signoria.processes import as_done

Player = Callable[[Plan, Iterable[int], int], Iterable[Played]]
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
    for _ in played_on(tally, workers, journal, bar, player):
        if watch is not None:
            watch(tally)
    return tally


def played_on(
    tally: Tally, workers: int = 1, journal: Path | None = None, bar: float | None = None, player: Player | None = None
) -> Generator[None, None, None]:
    """Add the games of a match to its tally: yields once those of the journal are in it, then after every game. Raises `BadInput`."""
    plan = tally.plan
    kept = None if journal is None else Journal(journal, plan)
    for played in [] if kept is None else kept.read():
        if played.number < plan.total():
            tally.add(played)
    yield
    if len(tally.games) == plan.total() or tally.settled(bar):
        return
    known = frozenset(tally.games)
    missing = (number for number in range(plan.total()) if number not in known)
    games = (player or (one_by_one if workers == 1 else over_processes))(plan, missing, workers)
    try:
        with kept or nullcontext():
            for played in games:
                tally.add(played)
                if kept is not None:
                    kept.write(played)
                yield
                if tally.settled(bar):
                    break
    finally:
        if isinstance(games, Generator):
            games.close()


def one_by_one(plan: Plan, numbers: Iterable[int], _: int) -> Iterable[Played]:
    """Play games in this process."""
    for number in numbers:
        yield play_game(plan, number)


def over_processes(plan: Plan, numbers: Iterable[int], workers: int) -> Iterable[Played]:
    """Play games in processes."""
    return as_done(play_game, ((plan, number) for number in numbers), workers)
