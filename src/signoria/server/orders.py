"""What operators ask for with `signoria admin`: the command writes an order into the database, the server carries it out within a second.

An order is a row. So a command needs no connection to the server, nothing is lost when none runs, and only the server changes tables and
people that it has in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import logging
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from signoria.server.problem import Problem
from signoria.server.storage import APPLICATION, VERSION, DatabaseProblem, Order, StoredTable, now

if TYPE_CHECKING:
    from signoria.server.house import House
    from signoria.server.table import Table

JOURNAL = logging.getLogger("signoria.server.orders")
SEATS = "seats: "
"""How the line of a record begins that names the players."""


# In the server


class Blocked:
    """The addresses that may not connect."""

    def __init__(self, networks: Iterable[tuple[str, int | None]] = ()) -> None:
        self._networks: dict[tuple[int, int], dict[int, int | None]] = {}
        for text, until in networks:
            network = ipaddress.ip_network(text)
            known = self._networks.setdefault((network.version, network.prefixlen), {})
            known[int(network.network_address) >> (network.max_prefixlen - network.prefixlen)] = until

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        for (version, length), known in self._networks.items():
            if version == found.version and (until := known.get(int(found) >> (found.max_prefixlen - length), 0)) != 0:
                if until is None or until > now():
                    return True
        return False


async def obey(house: House) -> None:
    """Carry out the orders that wait, the oldest first. Raises `Problem` or `sqlite3.Error` if that is to be tried again."""
    for order in await house.storage.orders():
        if order.kind == "close":
            await _close(house, order.subject)
        elif order.kind == "blocked":
            await load_blocked(house)
        else:
            await _rename(house, order)
        await house.written(house.storage.finish(order))
        JOURNAL.info("order carried out", extra={"order": order.kind, "subject": order.subject if order.kind == "close" else ""})


async def load_blocked(house: House) -> None:
    """Learn which addresses are blocked, and end their connections."""
    house.blocked = Blocked(await house.storage.blocked())
    for connection in list(house.connections):
        if connection.address in house.blocked:
            connection.dismiss(Problem(403, "server-blocked"), 4403)


async def _close(house: House, name: str) -> None:
    """Close a table, whatever its game is doing, and tell everybody there."""
    try:
        table = await house.table(name)
    except Problem:
        # It is gone, or cannot be loaded: then nobody is there.
        await house.written(house.storage.close_table(name))
        return
    async with table.lock:
        table.stop_settling()
        table.stored.status, table.stored.turn, table.stored.changed = "cancelled", [], now()
        table.stored.setup.closed = True
        await house.store(table)
    for connection in list(table.connections):
        connection.dismiss(Problem(410, "server-closed"), 4404)


async def _rename(house: House, order: Order) -> None:
    """Give somebody, or everybody with a name, another name: in their settings, on their seats, and in the records of their games."""
    # First what is stored, then what is in memory: a table that is being loaded is one of the two.
    await house.written(house.storage.rename(order, renamed))
    await asyncio.gather(*house.loading(), return_exceptions=True)
    for player in house.people.known.values():
        if order.subject in (player.id, player.name):
            player.name = order.value if order.kind == "rename" else ""
    for table in list(house.tables.values()):
        async with table.lock:
            changed = not table.removed and _rename_at(table, order)
            if changed:
                await house.store(table)
        if changed:
            house.tell_table(table)


def _rename_at(table: Table, order: Order) -> bool:
    if not renamed(table.stored, order):
        return False
    if table.record is not None and table.stored.header is not None:
        table.record.names[:] = names_in(table.stored.header)
    return True


def renamed(table: StoredTable, order: Order) -> bool:
    """Change the names at a table, and return whether there were any to change. The subject is a person's id or a name."""
    names, changed = names_in(table.header or ""), False
    for number, seat in enumerate(table.seats):
        shown = seat.name if seat.kind == "player" else seat.stands_in_for
        if shown is None or not (shown == order.subject or (seat.player == order.subject and not seat.same)):
            continue
        changed = True
        if seat.kind == "player":
            seat.name = order.value
        else:
            seat.stands_in_for = order.value
        if number < len(names):
            names[number] = order.value
    if order.subject in names:
        # Somebody of that name began the game, and sits there no more.
        names, changed = [order.value if name == order.subject else name for name in names], True
    if table.header is not None:
        line = f"{SEATS}{json.dumps(names, ensure_ascii=False)}"
        table.header = "\n".join(line if before.startswith(SEATS) else before for before in table.header.split("\n"))
    return changed


def names_in(header: str) -> list[str]:
    """Return the names of the players in the header of a record; none if the game has not begun."""
    found = [line for line in header.split("\n") if line.startswith(SEATS)]
    return [str(name) for name in json.loads(found[0][len(SEATS) :])] if found else []


# In the command


class Line(NamedTuple):
    """A table in the list for operators."""

    id: str
    game: str
    status: str
    public: bool
    n: int
    changed: int
    seats: list[tuple[str, str]]
    """Who sits there: name and id; a bot has no id."""


@contextlib.contextmanager
def database(file: str) -> Iterator[sqlite3.Connection]:
    """Open the database of a server that may be running, without the server's lock. Raises `DatabaseProblem`."""
    if not Path(file).is_file():
        raise DatabaseProblem("server-db-missing", {"file": file})
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
                raise DatabaseProblem("server-db-foreign", {"file": file})
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version != VERSION:
                key = "server-db-newer" if version > VERSION else "admin-db-older"
                raise DatabaseProblem(key, {"file": file, "found": version, "known": VERSION})
            yield connection
    except sqlite3.Error as error:
        raise DatabaseProblem("server-db-unusable", {"file": file, "problem": str(error)}) from error


def place(connection: sqlite3.Connection, kind: str, subject: str = "", value: str = "") -> int:
    """Write an order, and return its number."""
    number = connection.execute("INSERT INTO orders (kind, subject, value) VALUES (?, ?, ?)", (kind, subject, value)).lastrowid
    assert number is not None
    return number


def waits(connection: sqlite3.Connection, number: int) -> bool:
    """Return whether an order was not carried out yet."""
    return connection.execute("SELECT 1 FROM orders WHERE id = ?", (number,)).fetchone() is not None


def tables(connection: sqlite3.Connection, status: str | None, name: str | None, most: int) -> list[Line]:
    """Return tables, those that changed last first: of a status, or where a name or id occurs."""
    where, values = ["1"], list[str | int]()
    if status is not None:
        where.append("status = ?")
        values.append(status)
    if name is not None:
        where.append("(id = ? OR id IN (SELECT at FROM seats WHERE player = ? OR instr(lower(coalesce(stands_in_for, name)), lower(?))))")
        values += [name] * 3
    sql = f"SELECT id, game, status, public, n, changed FROM tables WHERE {' AND '.join(where)} ORDER BY changed DESC LIMIT ?"
    found = connection.execute(sql, (*values, most)).fetchall()
    seats = "SELECT coalesce(stands_in_for, name), coalesce(player, '') FROM seats WHERE at = ? ORDER BY seat"
    return [
        Line(id, game, status_of, bool(public), n, changed, connection.execute(seats, (id,)).fetchall())
        for id, game, status_of, public, n, changed in found  # noqa: A001 - as in the database
    ]


def has_table(connection: sqlite3.Connection, name: str) -> bool:
    """Return whether there is such a table."""
    return connection.execute("SELECT 1 FROM tables WHERE id = ?", (name,)).fetchone() is not None


def has_name(connection: sqlite3.Connection, name: str) -> bool:
    """Return whether somebody, or a seat, has this name or id."""
    sql = "SELECT 1 FROM players WHERE :who IN (id, name) UNION ALL SELECT 1 FROM seats WHERE :who IN (name, stands_in_for) LIMIT 1"
    return bool(name) and connection.execute(sql, {"who": name}).fetchone() is not None


def block(connection: sqlite3.Connection, network: str, until: int | None) -> int:
    """Block addresses until a time, or for good, and return the number of the order."""
    connection.execute("INSERT OR REPLACE INTO blocked VALUES (?, ?, ?)", (network, until, now()))
    return place(connection, "blocked")


def unblock(connection: sqlite3.Connection, network: str) -> int | None:
    """Let addresses connect again, and return the number of the order; None if they were not blocked."""
    if not connection.execute("DELETE FROM blocked WHERE network = ?", (network,)).rowcount:
        return None
    return place(connection, "blocked")


def blocked(connection: sqlite3.Connection) -> list[tuple[str, int | None]]:
    """Return what is blocked now, and until when."""
    sql = "SELECT network, until FROM blocked WHERE until IS NULL OR until > ? ORDER BY created"
    return connection.execute(sql, (now(),)).fetchall()
