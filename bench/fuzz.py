"""What the fuzz scripts of all games share: many games in several processes, a progress bar, and a table of rules that fired.

A game's script gives a function that plays one game with all its checks, given the number of the game, and returns how often each rule
fired in it. The number alone decides what is played, so that a failure can be repeated: `--only NUMBER`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from signoria import engine_form

PlayOne = Callable[[int], Counter[str]]


class Given(argparse.Namespace):
    """The command line."""

    games: int
    seed: int
    jobs: int
    only: int | None


class Failure(NamedTuple):
    """A game in which a check failed."""

    number: int
    trace: str


def read_command(about: str, games: int) -> Given:
    """Read the command line of a fuzz script."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games, help=f"how many games ({games})")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games (1)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--only", type=int, default=None, metavar="NUMBER", help="only the game of this number")
    return parser.parse_args(namespace=Given())


class Attempt:
    """Play a game of a number; a class, so that other processes can be handed one."""

    def __init__(self, play_one: PlayOne) -> None:
        self.play_one = play_one

    def __call__(self, number: int) -> Counter[str] | Failure:
        try:
            return self.play_one(number)
        except Exception:  # noqa: BLE001 - whatever went wrong in a game is what this is looking for
            return Failure(number, traceback.format_exc())


def run(play_one: PlayOne, numbers: Sequence[int], jobs: int) -> tuple[Counter[str], list[Failure]]:
    """Play the games of some numbers, with a progress bar. Return how often each rule fired, and what failed."""
    fired, failures = Counter[str](), list[Failure]()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=len(numbers))
        for outcome in _outcomes(Attempt(play_one), numbers, jobs):
            if isinstance(outcome, Failure):
                failures.append(outcome)
            else:
                fired.update(outcome)
            progress.advance(task)
    return fired, failures


def _outcomes(attempt: Attempt, numbers: Sequence[int], jobs: int) -> Iterable[Counter[str] | Failure]:
    if jobs <= 1:
        yield from map(attempt, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(attempt, numbers, chunksize=8)


def report(title: str, rows: Sequence[str], fired: Counter[str]) -> list[str]:
    """Print how often each rule fired, and return the rows that never did. A row is a rule's id, or an id and a case of it."""
    table = Table(title=title)
    table.add_column("rule")
    table.add_column("case")
    table.add_column("fired", justify="right")
    for row in rows:
        rule, _, case = row.partition(" ")
        table.add_row(rule, case, f"{fired[row]:,}" if fired[row] else "[bold red]never")
    Console().print(table)
    return [row for row in rows if not fired[row]]


def main(
    about: str, games: int, play_one: Callable[[int, int], PlayOne], numbers: Callable[[int], Sequence[int]], rows: Sequence[str]
) -> None:
    """Run a fuzz script: `play_one` makes, from seed and number of games, the function that plays one; ends with 1 if anything is amiss."""
    given = read_command(about, games)
    print(f"engine: {engine_form.form().name}")
    began = time.perf_counter()
    chosen = numbers(given.games) if given.only is None else [given.only]
    fired, failures = run(play_one(given.seed, given.games), chosen, given.jobs)
    never = report(f"How often each rule fired in {len(chosen):,} games", rows, fired)
    for failure in failures[:5]:
        print(f"game {failure.number}, seed {given.seed}:\n{failure.trace}", file=sys.stderr)
    print(f"{len(chosen):,} games, {fired['moves']:,} moves, {len(failures):,} failures, {time.perf_counter() - began:,.0f} s")
    if failures:
        sys.exit(f"a check failed in game {', '.join(str(failure.number) for failure in failures[:20])}")
    if never and given.only is None:
        sys.exit(f"never fired: {'; '.join(never)}")
