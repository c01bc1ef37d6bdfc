"""The table in the browser: `signoria serve`, `backup`, `restore` and `check` for server operators, and `signoria play` for oneself."""

from __future__ import annotations

import contextlib
import json
import math
import os
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

import click
from rich.progress import Progress

from signoria.cli.commands import argument, option, program, screen
from signoria.cli.speech import NAME, Failure, Misuse, whole, words_of
from signoria.game import BadInput

LEVELS = ("debug", "info", "warning", "error")
DATABASE = "sqlite:///signoria.db"
EVERYWHERE = "0.0.0.0"
"""Where to listen so that all devices of the network can connect."""
LAN_COMMAND = "SIGNORIA_LAN_COMMAND"
"""Where the environment names the command that opens the table to the network: who started the server knows."""


def number(low: float, high: float) -> Callable[[click.Context, click.Parameter, str | None], float | None]:
    """Return what reads an option as a number within bounds, whole or not. Raises `Misuse`."""

    def read(_: click.Context, param: click.Parameter, value: str | None) -> float | None:
        if value is None:
            return None
        try:
            found = float(value)
        except ValueError:
            found = math.nan
        if not low <= found <= high:
            raise Misuse("cli-usage-fraction", name=max(param.opts, key=len), value=value, low=low, high=high)
        return found

    return read


def show(address: str) -> None:
    """Open a page in the person's browser, where there is a screen to show it on."""
    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def answer_of(address: str) -> dict[str, object]:
    """Return the JSON object that a server answers with; an empty one if there is none."""
    try:
        with urllib.request.urlopen(address, timeout=3) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def is_signoria(address: str) -> bool:
    """Return whether a server of this kind answers there."""
    return answer_of(f"{address}/health").keys() >= {"status", "version"}


def is_local_only(address: str) -> bool:
    """Return whether the server there listens for this machine alone."""
    reach = answer_of(f"{address}/api/welcome").get("reach")
    return isinstance(reach, dict) and reach.get("local_only") is True


def play_in_browser(ctx: click.Context, lan: bool) -> None:
    """Run a table for the people at this machine, or in its network too, and open it. Where one is running already, open that."""
    from signoria.server.lock import DatabaseInUse
    from signoria.server.network import on_this_machine

    folder = Path(click.get_app_dir(NAME))
    with contextlib.suppress(OSError):  # the server says what is wrong with a folder it cannot write to
        folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("SIGNORIA_DB", f"sqlite:///{folder / 'signoria.db'}")
    os.environ.setdefault("SIGNORIA_LOG_LEVEL", "warning")
    os.environ.setdefault(LAN_COMMAND, f"{NAME} play --lan")
    options = ["--open", *(["--host", EVERYWHERE] if lan else [])]
    asked = serve.make_context("serve", list(options), parent=ctx.parent)
    try:
        try:
            serve.invoke(asked)
        except BadInput as bad:
            address = on_this_machine(asked.params["host"], asked.params["port"])
            if bad.key != "server-port-taken" or is_signoria(address):
                raise
            serve.invoke(serve.make_context("serve", [*options, "--port", "0"], parent=ctx.parent))
    except BadInput as bad:
        # The port of a running table, or its database: it may have found another port.
        running = bad.address if isinstance(bad, DatabaseInUse) else address if bad.key == "server-port-taken" else ""
        if not running or not is_signoria(running):
            raise
        if lan and is_local_only(running):
            raise Failure("server-running-local", address=running) from bad
        click.echo(words_of(ctx)("server-running", address=running))
        show(running)


@program.command("serve", help="server-help-serve")
@option("--host", metavar="server-metavar-host", default="127.0.0.1", envvar="SIGNORIA_HOST", help="server-option-host")
@option("--port", metavar="cli-metavar-number", callback=whole(0, 65535), default="8765", envvar="SIGNORIA_PORT", help="server-option-port")
@option("--db", metavar="server-metavar-db", default=DATABASE, envvar="SIGNORIA_DB", help="server-option-db")
@option(
    "--bot-workers",
    metavar="cli-metavar-number",
    callback=whole(1, 256),
    default="1",
    envvar="SIGNORIA_BOT_WORKERS",
    help="server-option-bot-workers",
)
@option(
    "--bot-pause",
    metavar="cli-metavar-number",
    callback=number(0, 60),
    default="0.3",
    envvar="SIGNORIA_BOT_PAUSE",
    help="server-option-bot-pause",
)
@option(
    "--expire-days",
    metavar="cli-metavar-number",
    callback=number(0, 36500),
    default="60",
    envvar="SIGNORIA_EXPIRE_DAYS",
    help="server-option-expire-days",
)
@option("--origin", metavar="server-metavar-origin", multiple=True, envvar="SIGNORIA_ORIGIN", help="server-option-origin")
@option(
    "--trusted-proxy", metavar="server-metavar-proxy", multiple=True, envvar="SIGNORIA_TRUSTED_PROXY", help="server-option-trusted-proxy"
)
@option("--root-path", metavar="server-metavar-path", default="", envvar="SIGNORIA_ROOT_PATH", help="server-option-root-path")
@option("--allowed-host", metavar="server-metavar-host", multiple=True, envvar="SIGNORIA_ALLOWED_HOST", help="server-option-allowed-host")
@option("--rate", metavar="cli-metavar-number", callback=number(0, 1e6), default="50", envvar="SIGNORIA_RATE", help="server-option-rate")
@option(
    "--connections",
    metavar="cli-metavar-number",
    callback=whole(0, 1_000_000),
    default="100",
    envvar="SIGNORIA_CONNECTIONS",
    help="server-option-connections",
)
@option(
    "--tables-per-hour",
    metavar="cli-metavar-number",
    callback=whole(0, 1_000_000),
    default="60",
    envvar="SIGNORIA_TABLES_PER_HOUR",
    help="server-option-tables-per-hour",
)
@option(
    "--unfinished",
    metavar="cli-metavar-number",
    callback=whole(0, 1_000_000),
    default="100",
    envvar="SIGNORIA_UNFINISHED",
    help="server-option-unfinished",
)
@option(
    "--uploads",
    metavar="cli-metavar-number",
    callback=whole(0, 1_000_000),
    default="50",
    envvar="SIGNORIA_UPLOADS",
    help="server-option-uploads",
)
@option("--log-level", metavar="server-metavar-level", default="info", envvar="SIGNORIA_LOG_LEVEL", help="server-option-log-level")
@option("--open", "open_browser", is_flag=True, help="server-option-open")
@click.pass_context
def serve(
    ctx: click.Context,
    host: str,
    port: int,
    db: str,
    bot_workers: int,
    bot_pause: float,
    expire_days: float,
    origin: tuple[str, ...],
    trusted_proxy: tuple[str, ...],
    root_path: str,
    allowed_host: tuple[str, ...],
    rate: float,
    connections: int,
    tables_per_hour: int,
    unfinished: int,
    uploads: int,
    log_level: str,
    open_browser: bool,
) -> None:
    """Run tables for browsers until told to stop."""
    from signoria.server.proxies import network_of, root_path_of
    from signoria.server.run import serve as run
    from signoria.server.settings import Settings

    if log_level not in LEVELS:
        raise Misuse("server-log-level", value=log_level, known=", ".join(LEVELS))
    words = words_of(ctx)

    def ready(address: str, for_others: list[str]) -> None:
        click.echo(words("server-ready", address=address))
        if others := [found for found in for_others if found != address]:
            click.echo(words("server-ready-for-others", addresses=", ".join(others)))
        if open_browser:
            show(address)

    run(
        Settings(
            host=host,
            port=port,
            db=db,
            bot_workers=bot_workers,
            bot_pause=bot_pause,
            expire_days=expire_days,
            origins=origin,
            trusted_proxies=tuple(str(network_of(proxy)) for proxy in trusted_proxy),
            root_path=root_path_of(root_path),
            allowed_hosts=allowed_host,
            rate=rate,
            connections=connections,
            tables_per_hour=tables_per_hour,
            unfinished=unfinished,
            uploads=uploads,
            log_level=log_level,
            lan_command=os.environ.get(LAN_COMMAND) or f"{NAME} serve --host {EVERYWHERE}",
        ),
        ready,
    )


@program.command("backup", help="server-help-backup")
@argument("file", metavar="cli-metavar-file")
@option("--db", metavar="server-metavar-db", default=DATABASE, envvar="SIGNORIA_DB", help="server-option-db")
@click.pass_context
def backup(ctx: click.Context, file: str, db: str) -> None:
    """Copy the database of a server that may be running."""
    from signoria.server.settings import database_file
    from signoria.server.storage import back_up

    back_up(database_file(db), file)
    click.echo(words_of(ctx)("server-backed-up", file=file))


@program.command("restore", help="server-help-restore")
@argument("file", metavar="cli-metavar-file")
@option("--db", metavar="server-metavar-db", default=DATABASE, envvar="SIGNORIA_DB", help="server-option-db")
@click.pass_context
def restore(ctx: click.Context, file: str, db: str) -> None:
    """Put a backup in the place of the database of a server that does not run."""
    from signoria.server.restore import restore as put_back
    from signoria.server.settings import database_file

    words, target = words_of(ctx), database_file(db)
    kept = put_back(target, file)
    click.echo(words("server-restored", file=file, db=target))
    if kept is not None:
        click.echo(words("server-restored-kept", file=kept))


@program.command("check", help="server-help-check")
@option("--db", metavar="server-metavar-db", default=DATABASE, envvar="SIGNORIA_DB", help="server-option-db")
@click.pass_context
def check(ctx: click.Context, db: str) -> None:
    """Look a whole database through, which a server may be using."""
    from signoria.server.check import check as look_through
    from signoria.server.settings import database_file

    words, file = words_of(ctx), database_file(db)
    errors = screen(errors=True)
    with Progress(*Progress.get_default_columns(), console=errors, transient=True, disable=not errors.is_terminal) as progress:
        shown = progress.add_task(words("server-checking"), total=None)
        report = look_through(file, lambda done, total: progress.update(shown, completed=done, total=total))
    for fault in report.faults:
        said = words.say(fault.text)
        click.echo(words("server-check-table", table=fault.table, problem=said) if fault.table else said)
    if report.other_rules:
        click.echo(words("server-check-other-rules", count=len(report.other_rules), tables=", ".join(report.other_rules[:10])))
    if report.faults:
        raise Failure("server-check-failed", file=file, count=len(report.faults))
    click.echo(words("server-checked", file=file, tables=report.tables))
