"""What operators do about tables and people: `signoria admin …`, on the database of a server that runs or not."""

from __future__ import annotations

import sqlite3
import time
from datetime import UTC, datetime
from typing import Any

import click

from signoria.cli.commands import argument, option, program
from signoria.cli.serve import DATABASE, number
from signoria.cli.speech import Failure, Misuse, Program, whole, words_of

STATUSES = ("waiting", "playing", "finished", "cancelled")
DAY = 24 * 3600 * 1000
PATIENCE = 5.0
"""Seconds until a server that does not carry out an order counts as not running. It looks for orders once a second."""

db_option = option("--db", metavar="server-metavar-db", default=DATABASE, envvar="SIGNORIA_DB", help="server-option-db")


@program.group("admin", cls=Program, help="admin-help", invoke_without_command=True)
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Print the help when no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _tell(ctx: click.Context, connection: sqlite3.Connection, order: int, key: str, **args: Any) -> None:  # noqa: ANN401 - words
    """Wait until a server has carried out an order, and say so; if none does, say when it will be done."""
    from signoria.server.orders import has_server, waits

    words, until = words_of(ctx), time.monotonic() + PATIENCE
    while waits(connection, order):
        if time.monotonic() > until:
            click.echo(words("admin-not-yet" if has_server(connection) else "admin-later"))
            return
        time.sleep(0.05)
    click.echo(words(key, **args))


def _shown(text: str) -> str:
    """Return a text that cannot do anything to the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _network(text: str) -> str:
    """Return an address or a network in its usual form. Raises `Misuse`."""
    from signoria.server.orders import network_of

    try:
        return str(network_of(text))
    except ValueError:
        raise Misuse("admin-no-address", value=text) from None


@admin.command("tables", help="admin-help-tables")
@argument("name", required=False, metavar="admin-metavar-who")
@option("--status", metavar="admin-metavar-status", help="admin-option-status")
@option("--most", metavar="cli-metavar-number", callback=whole(1, 1_000_000), default="50", help="admin-option-most")
@db_option
@click.pass_context
def tables(ctx: click.Context, name: str | None, status: str | None, most: int, db: str) -> None:
    """List tables, those that changed last first."""
    from signoria.server import orders
    from signoria.server.settings import database_file

    if status is not None and status not in STATUSES:
        raise Misuse("admin-no-status", value=status, known=", ".join(STATUSES))
    with orders.database(database_file(db)) as connection:
        found = orders.tables(connection, status, name, most)
    if not found:
        click.echo(words_of(ctx)("admin-no-tables"))
    for line in found:
        seats = ", ".join(f"{_shown(seat)} ({player})" if player else _shown(seat) or "–" for seat, player in line.seats)
        public = words_of(ctx)("admin-public" if line.public else "admin-by-link")
        click.echo(f"{line.id}  {line.game}  {line.status}  {public}  {line.n}  {_time(line.changed)}  {seats}")


@admin.command("close", help="admin-help-close")
@argument("table", metavar="admin-metavar-table")
@db_option
@click.pass_context
def close(ctx: click.Context, table: str, db: str) -> None:
    """Close a table, whatever its game is doing."""
    from signoria.server import orders
    from signoria.server.settings import database_file

    with orders.database(database_file(db)) as connection:
        if not orders.has_table(connection, table):
            raise Failure("server-no-table")
        _tell(ctx, connection, orders.place(connection, "close", table), "admin-closed", table=table)


@admin.command("rename", help="admin-help-rename")
@argument("who", metavar="admin-metavar-who")
@argument("new", metavar="admin-metavar-new")
@db_option
@click.pass_context
def rename(ctx: click.Context, who: str, new: str, db: str) -> None:
    """Give a person, or everybody of a name, another name."""
    from signoria.server.names import clean_name
    from signoria.server.problem import Problem

    try:
        name = clean_name(new)
    except Problem as problem:
        raise Misuse(problem.key, **problem.args_of_text) from None
    _rename(ctx, "rename", who, name, db)


@admin.command("remove-name", help="admin-help-remove-name")
@argument("who", metavar="admin-metavar-who")
@db_option
@click.pass_context
def remove_name(ctx: click.Context, who: str, db: str) -> None:
    """Take a name away: it becomes that of a guest everywhere."""
    _rename(ctx, "remove-name", who, words_of(ctx)("server-guest"), db)


def _rename(ctx: click.Context, kind: str, who: str, name: str, db: str) -> None:
    from signoria.server import orders
    from signoria.server.settings import database_file

    with orders.database(database_file(db)) as connection:
        if not orders.has_name(connection, who):
            raise Failure("admin-nobody", name=who)
        _tell(ctx, connection, orders.place(connection, kind, who, name), "admin-renamed", name=_shown(who), new=name)


@admin.command("block", help="admin-help-block")
@argument("address", metavar="admin-metavar-address")
@option("--days", metavar="cli-metavar-number", callback=number(0.001, 36500), help="admin-option-days")
@db_option
@click.pass_context
def block(ctx: click.Context, address: str, days: float | None, db: str) -> None:
    """Let an address or a network no longer connect."""
    from signoria.server import orders
    from signoria.server.settings import database_file
    from signoria.server.storage import now

    network = _network(address)
    with orders.database(database_file(db)) as connection:
        order = orders.block(connection, network, None if days is None else now() + round(days * DAY))
        _tell(ctx, connection, order, "admin-blocked", network=network)


@admin.command("unblock", help="admin-help-unblock")
@argument("address", metavar="admin-metavar-address")
@db_option
@click.pass_context
def unblock(ctx: click.Context, address: str, db: str) -> None:
    """Let an address or a network connect again."""
    from signoria.server import orders
    from signoria.server.settings import database_file

    network = _network(address)
    with orders.database(database_file(db)) as connection:
        order = orders.unblock(connection, network)
        if order is None:
            raise Failure("admin-not-blocked", network=network)
        _tell(ctx, connection, order, "admin-unblocked", network=network)


@admin.command("blocked", help="admin-help-blocked")
@db_option
@click.pass_context
def blocked(ctx: click.Context, db: str) -> None:
    """List what is blocked."""
    from signoria.server import orders
    from signoria.server.settings import database_file

    words = words_of(ctx)
    with orders.database(database_file(db)) as connection:
        found = orders.blocked(connection)
    if not found:
        click.echo(words("admin-none-blocked"))
    for network, until in found:
        click.echo(f"{network}  {words('admin-for-good') if until is None else words('admin-until', time=_time(until))}")
