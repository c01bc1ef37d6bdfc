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

from signoria.game import BadInput
from signoria.server import wire
from signoria.server.lock import is_locked
from signoria.server.names import distinct, visible
from signoria.server.problem import Problem
from signoria.server.storage import APPLICATION, FAILED, VERSION, DatabaseProblem, Order, StoredSeat, StoredTable, now

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
            network = network_of(text)
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
    """Carry out the orders that wait, the oldest first; one that fails does not stop the others. Raises why some are to be tried again."""
    again: Problem | sqlite3.Error | None = None
    for order in await house.storage.orders():
        about = {"order": order.kind, "subject": order.subject if order.kind == "close" else ""}
        try:
            await _carry_out(house, order)
            await house.written(house.storage.finish(order))
        except Exception as error:  # noqa: BLE001 - the next order must be heard
            if isinstance(error, sqlite3.OperationalError) or (isinstance(error, Problem) and error.status == 503):
                # The database cannot be read or written at the moment.
                again = error
                continue
            JOURNAL.exception("an order failed for good", extra=about)
            await house.written(house.storage.fail(order))
        else:
            JOURNAL.info("order carried out", extra=about)
    if again is not None:
        raise again


async def _carry_out(house: House, order: Order) -> None:
    if order.kind == "close":
        await _close(house, order.subject)
    elif order.kind == "blocked":
        await load_blocked(house)
    else:
        await _rename(house, order)


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
    except (Problem, sqlite3.Error):
        # It is gone, or cannot be loaded: then nobody is there.
        await house.written(house.storage.close_table(name))
        return
    async with table.lock:
        table.stop_settling()
        if table.frozen is not None:
            await house.written(house.storage.close_table(name))
        table.stored.status, table.stored.turn, table.stored.changed = "cancelled", [], now()
        table.stored.setup.closed = True
        if table.frozen is None:
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
            if changed and table.frozen is not None:
                # It cannot be stored, and its record was read as text: it is loaded again when somebody asks for it.
                house.drop(table, LookupError(table.stored.id))
            elif changed:
                await house.store(table)
        if changed and not table.removed:
            house.tell_table(table)


def _rename_at(table: Table, order: Order) -> bool:
    if not renamed(table.stored, order):
        return False
    if table.record is not None and table.stored.header is not None:
        table.record.names[:] = names_in(table.stored.header)
    return True


def renamed(table: StoredTable, order: Order) -> bool:
    """Change the names at a table, and return whether there were any to change. The subject is a person's id or a name."""
    try:
        names = names_in(table.header or "")
    except ValueError:
        names = []  # the record is damaged, and stays as it is
    in_record, changed = list(names), False
    for number, seat in enumerate(table.seats):
        shown = seat.name if seat.kind == "player" else seat.stands_in_for
        if shown is None or not (shown == order.subject or (seat.player == order.subject and not seat.same)):
            continue
        others = (other for other in table.seats if other is not seat)
        name = distinct(order.value, (known for other in others for known in (other.name, other.stands_in_for) if known))
        if name == shown:
            continue
        changed = True
        if seat.kind == "player":
            seat.name = name
        else:
            seat.stands_in_for = name
        if number < len(names) and visible(names[number])[: wire.LONGEST_NAME] == shown:
            names[number] = name
    for number, name in enumerate(names):
        # Somebody of that name began the game, and sits there no more. Bots keep their names.
        if name == order.subject and not (number < len(table.seats) and _is_bot(table.seats[number])):
            names[number] = distinct(order.value, names[:number] + names[number + 1 :])
    if names != in_record and table.header is not None:
        line = f"{SEATS}{json.dumps(names, ensure_ascii=False)}"
        table.header = "\n".join(line if before.startswith(SEATS) else before for before in table.header.split("\n"))
        changed = True
    return changed


def _is_bot(seat: StoredSeat) -> bool:
    return seat.kind == "bot" and seat.stands_in_for is None


def names_in(header: str) -> list[str]:
    """Return the names of the players in the header of a record; none if the game has not begun."""
    found = [line for line in header.split("\n") if line.startswith(SEATS)]
    return [str(name) for name in json.loads(found[0][len(SEATS) :])] if found else []


# In the command and in the server


def network_of(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """Return an address or a network, as IPv4 if it is IPv4 written as IPv6 (::ffff:192.0.2.7). Raises `ValueError`."""
    network = ipaddress.ip_network(text, strict=False)
    if (
        network.prefixlen >= 96
        and isinstance(network, ipaddress.IPv6Network)
        and (mapped := network.network_address.ipv4_mapped) is not None
    ):
        return ipaddress.IPv4Network((mapped, network.prefixlen - 96))
    return network


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
    """Return whether an order was not carried out yet. Raises `BadInput` if it never will be."""
    if connection.execute("DELETE FROM orders WHERE id = ? AND kind = ?", (number, FAILED)).rowcount:
        raise BadInput("admin-failed")
    return connection.execute("SELECT 1 FROM orders WHERE id = ?", (number,)).fetchone() is not None


def has_server(connection: sqlite3.Connection) -> bool:
    """Return whether a server uses the database."""
    return is_locked(connection.execute("PRAGMA database_list").fetchone()[2])


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
