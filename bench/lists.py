"""Measure the lists of tables with many finished games, beside the queries of the version before, in one run.

    python -m bench.lists --games 100000

Fills a database with finished games of two and asks for the lists of a stranger, of somebody with a hundred games and of somebody with two
thousand: with the earlier queries and without the indexes of today, then with today's. The exit code is 1 if today's take more than a tenth
of the time.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from signoria.server.storage import LISTED, Storage, open_database

BAR = 0.1
PEOPLE = 1000
BUSY = 2000
"""Games of the busiest person."""
INDEXES = ("tables_public", "tables_unfinished", "tables_uploaded")
EARLIER_MINE = "SELECT at FROM seats WHERE player = :me OR reserved = :me UNION SELECT id FROM tables WHERE owner = :me"
EARLIER = {
    "mine": f"id IN ({EARLIER_MINE}) AND status IN ('waiting', 'playing')",
    "open": f"""public AND status = 'waiting' AND id IN (SELECT at FROM seats WHERE kind = 'open' AND reserved IS NULL)
        AND id NOT IN ({EARLIER_MINE})""",
    "running": f"public AND status = 'playing' AND id NOT IN ({EARLIER_MINE})",
    "finished": f"status = 'finished' AND changed < :before AND (public OR id IN ({EARLIER_MINE}))",
}
VISITORS = {"a stranger": None, "100 games": "p7", "2,000 games": "busy"}


def fill(connection: sqlite3.Connection, games: int, public: float) -> None:
    """Store finished games, of which a share is public."""
    people = [f"p{number}" for number in range(PEOPLE)] + ["busy"]
    every = round(1 / public) if public else 0
    header = "signoria record 1\n" + "x" * 1500
    tables, seats = [], []
    for number in range(games):
        name, owner = f"t{number:06}", "busy" if number < BUSY else people[number % PEOPLE]
        shown = bool(every) and number % every == 0
        outcome = '{"places":[1,2],"scores":[61,58],"sources":[{},{}],"resigned":[]}'
        tables.append((name, "tuscany", "finished", shown, owner, '{"options":{}}', header, None, None, 170, "[]", outcome, *[number] * 3))
        seats += [(name, 0, "player", owner, "Ada", None), (name, 1, "bot", None, "novice", "novice")]
    with connection:
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO players (id, name, grace, created) VALUES (?, ?, 4, 0)", [(one, one) for one in people])
        connection.executemany(f"INSERT INTO tables VALUES ({', '.join('?' * 15)})", tables)
        sql = "INSERT INTO seats (at, seat, kind, player, name, bot, same, gone, resigned) VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0)"
        connection.executemany(sql, seats)


def median_ms(ask: Callable[[], object], times: int) -> float:
    """Return how long something takes, in milliseconds."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        ask()
        took.append(time.perf_counter() - began)
    return statistics.median(took) * 1000


def earlier_ms(connection: sqlite3.Connection, person: str | None, before: int, times: int) -> float:
    """Return how long the queries of the version before take."""
    values = {"me": person or "", "before": before, "listed": LISTED}
    queries = [f"SELECT * FROM tables WHERE {where} ORDER BY changed DESC LIMIT :listed" for where in EARLIER.values()]
    return median_ms(lambda: [connection.execute(query, values).fetchall() for query in queries], times)


def today_ms(storage: Storage, person: str | None, before: int, times: int) -> float:
    """Return how long the lists take today, with everything that is made of the rows."""
    loop = asyncio.new_event_loop()
    with closing(loop):
        return median_ms(lambda: loop.run_until_complete(storage.lists(person, before)), times)


def main() -> int:
    """Measure, and compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=15)
    asked = parser.parse_args()
    bad = False
    for public in (0.0, 0.01):
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "signoria.db")
            with closing(open_database(file)) as connection:
                fill(connection, asked.games, public)
                recipes = [sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema WHERE name IN (?, ?, ?)", INDEXES) if sql]
                for index in INDEXES:
                    connection.execute(f"DROP INDEX {index}")
                before = {name: earlier_ms(connection, person, asked.games, asked.times) for name, person in VISITORS.items()}
                for recipe in recipes:
                    connection.execute(recipe)
            storage = Storage(file)
            with closing(storage):
                today = {name: today_ms(storage, person, asked.games, asked.times) for name, person in VISITORS.items()}
            print(f"{asked.games:,} finished games, {public:.0%} of them public: ms before, ms today")
            for name in VISITORS:
                print(f"  {name:12} {before[name]:8.1f} {today[name]:8.1f}  {today[name] / before[name]:.0%}")
            # Where much is public, the newest games of everybody are found at once in both versions.
            bad |= not public and statistics.fmean(today.values()) > BAR * statistics.fmean(before.values())
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
