"""How everything in the bench is timed, whichever environment it runs in.

Only the standard library: the same file is used inside the environment of the peers and inside that of the engine.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from typing import TypedDict

CopyOfOne = Callable[[], object]


class Figure(TypedDict):
    """What one measurement counted. `games` and `moves` are 0 for copies, `copies` is 0 for play."""

    seconds: float
    games: int
    moves: int
    copies: int


class Order(argparse.Namespace):
    """One measurement as the command line of a worker names it."""

    subject: str
    players: int
    measure: str
    seconds: float
    core: int
    seed: int


def read_order(about: str) -> Order:
    """Read the command line of a worker and pin the process to the core it names."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("subject")
    parser.add_argument("players", type=int)
    parser.add_argument("measure")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--core", type=int, default=-1)
    parser.add_argument("--seed", type=int, default=1)
    order = parser.parse_args(namespace=Order())
    if order.core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {order.core})
    return order


def timed_games(play_one: Callable[[], int], seconds: float, games_per_call: int = 1) -> Figure:
    """Play whole games for about `seconds` and count them. `play_one` plays a game (or several) and returns the number of moves.

    Measures processor time, not the clock on the wall: on a shared machine a process that waits for its turn costs nothing.
    Games are never cut off, so that the cheap and the dear part of a game keep their shares.
    """
    play_one()
    games = moves = 0
    begin = time.process_time()
    end = begin + seconds
    now = begin
    while now < end:
        moves += play_one()
        games += games_per_call
        now = time.process_time()
    return {"seconds": now - begin, "games": games, "moves": moves, "copies": 0}


def timed_copies(copy_one: Sequence[CopyOfOne], seconds: float) -> Figure:
    """Copy states in turn for about `seconds`. Each element of `copy_one` is the bound copy method of another state."""
    for copy in copy_one:
        copy()
    # The clock is read once per batch of about a millisecond or more, so that reading it costs next to nothing.
    batch = list(copy_one) * max(1, 200 // len(copy_one))
    copies = 0
    begin = time.process_time()
    end = begin + seconds
    now = begin
    while now < end:
        for copy in batch:
            copy()
        copies += len(batch)
        now = time.process_time()
    return {"seconds": now - begin, "games": 0, "moves": 0, "copies": copies}


def report(figure: Figure) -> None:
    """Hand the figure to the process that asked for it: one line of JSON, the last of the output."""
    print(json.dumps(figure), flush=True)
