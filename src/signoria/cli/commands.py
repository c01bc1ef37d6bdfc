"""The commands of the program and what they take. Each does its work in a module of its own."""

from __future__ import annotations

import functools
import json
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console

from signoria import __version__
from signoria.cli.speech import Argument, Failure, Misuse, Option, Program, whole, words_of
from signoria.engine_form import form
from signoria.game import BadInput

MOST_GAMES = 100_000_000
Function = TypeVar("Function", bound=Callable[..., Any])

option = functools.partial(click.option, cls=Option)
argument = functools.partial(click.argument, cls=Argument)


def screen(*, errors: bool = False) -> Console:
    """Return where to print. Colours only on a terminal; nothing is coloured by guessing."""
    return Console(stderr=errors, highlight=False, emoji=False, markup=False, soft_wrap=False)


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        words = words_of(ctx)
        found = form()
        click.echo(f"signoria {__version__} · {words(f'cli-engine-{found.name}')} · {words(f'cli-engine-why-{found.why}')}")
        ctx.exit()


@click.group(cls=Program, help="cli-help", invoke_without_command=True)
@option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help="cli-option-version")
@click.pass_context
def program(ctx: click.Context) -> None:
    """Print the help when no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def table_options(command: Function) -> Function:
    """Add the options that describe a table."""
    for name, metavar, help_key, multiple in reversed(
        (
            ("--bots", "cli-metavar-bots", "cli-option-bots", False),
            ("--option", "cli-metavar-option", "cli-option-option", True),
            ("--seed", "cli-metavar-seed", "cli-option-seed", False),
            ("--components", "cli-metavar-file", "cli-option-components", False),
        )
    ):
        command = option(name, metavar=metavar, help=help_key, multiple=multiple)(command)
    return option("--players", metavar="cli-metavar-number", callback=whole(1, 9), help="cli-option-players")(command)


@program.command("play", help="cli-help-play")
@argument("game", required=False, metavar="cli-metavar-game")
@option("--terminal", is_flag=True, help="cli-option-terminal")
@option("--lan", is_flag=True, help="cli-option-lan")
@table_options
@option("--seat", multiple=True, metavar="cli-metavar-seat", help="cli-option-seat")
@option("--resume", metavar="cli-metavar-file", help="cli-option-resume")
@click.pass_context
def play(
    ctx: click.Context,
    game: str | None,
    terminal: bool,
    lan: bool,
    players: int | None,
    bots: str | None,
    option: tuple[str, ...],
    seed: str | None,
    components: str | None,
    seat: tuple[str, ...],
    resume: str | None,
) -> None:
    """Open the table in the browser, or play a game in the terminal."""
    from signoria.cli import seats
    from signoria.cli.terminal import Table
    from signoria.record import Record

    words = words_of(ctx)
    described = game or players or bots or option or seed or components or seat
    if not terminal:
        from signoria.cli.serve import play_in_browser

        if described or resume:
            raise Misuse("cli-play-terminal")
        play_in_browser(ctx, lan)
        return
    if lan:
        raise Misuse("cli-lan-browser")
    if resume is not None:
        if described:
            raise Misuse("cli-resume-alone")
        record = seats.read_record(resume)
        if record.state.result() is not None:
            raise Failure("cli-resume-over", file=resume)
        if record.secret is None:
            raise BadInput("record-no-secret")
    else:
        asked = seats.asked_game(game)
        opponents = seats.asked_bots(asked, bots)
        count = seats.player_count(asked, players, max(len(seat) or 1, 1 + len(opponents) if bots and not seat else 0))
        names = seats.seat_names(words, seat, opponents, count)
        try:
            record = Record.new(
                asked, names, seats.chosen_options(asked, option), tables=seats.component_tables(asked, components), seed=seed
            )
        except BadInput as bad:
            raise Misuse.of(bad) from bad
    table = Table(record, seats.bots_by_seat(record.game, record.names), words, screen(), Path(resume) if resume else None)
    _edit_lines(table.words_to_type)
    table.run()


def _edit_lines(words_to_type: Callable[[], list[str]]) -> None:
    """Let lines be edited and completed with Tab, where the terminal can."""
    if not sys.stdin.isatty():
        return
    try:
        import readline
    except ImportError:
        return

    def complete(_: str, number: int) -> str | None:
        begun = readline.get_line_buffer().lower()
        fitting = [word for word in words_to_type() if word.lower().startswith(begun)]
        return fitting[number] if number < len(fitting) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


@program.command("simulate", help="cli-help-simulate")
@argument("game", metavar="cli-metavar-game")
@table_options
@option("--games", metavar="cli-metavar-number", callback=whole(1, MOST_GAMES), default="100", help="cli-option-games")
@option("--rotate/--no-rotate", default=True, help="cli-option-rotate")
@option("--jobs", metavar="cli-metavar-number", callback=whole(1, 256), default="1", help="cli-option-jobs")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    players: int | None,
    bots: str | None,
    option: tuple[str, ...],
    seed: str | None,
    components: str | None,
    games: int,
    rotate: bool,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play games and count."""
    from signoria.cli import seats
    from signoria.cli import simulate as simulation

    words = words_of(ctx)
    asked = seats.asked_game(game)
    names = seats.asked_bots(asked, bots)
    count = seats.player_count(asked, players, len(names))
    around = tuple(names[seat % len(names)] for seat in range(count))
    tables = seats.component_tables(asked, components)
    chosen = {one.name: one.default for one in asked.options} | seats.chosen_options(asked, option)
    plan = simulation.Plan(asked.name, count, games, around, seed or secrets.token_hex(8), rotate, chosen, tables)
    report = simulation.simulate(plan, min(jobs, games), words, screen(errors=True))
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
        return
    for part in simulation.report_table(report, words):
        screen().print(part)


@program.command("replay", help="cli-help-replay")
@argument("file", metavar="cli-metavar-file")
@option("--at", metavar="cli-metavar-number", callback=whole(0, 1_000_000), help="cli-option-at")
@option("--step", is_flag=True, help="cli-option-step")
@click.pass_context
def replay(ctx: click.Context, file: str, at: int | None, step: bool) -> None:
    """Show a record again."""
    from signoria.cli import replay as again
    from signoria.cli.history import History
    from signoria.cli.seats import read_record
    from signoria.words import Words

    record = read_record(file)
    words = Words(words_of(ctx).language, record.names, record.game)
    history = History(record)
    if step:
        again.step_through(history, at or 0, words, screen())
    elif at is not None:
        again.show_position(history, at, words, screen())
    else:
        again.show_log(history, words, screen())


@program.command("verify", help="cli-help-verify")
@argument("file", metavar="cli-metavar-file")
@click.pass_context
def verify(ctx: click.Context, file: str) -> None:
    """Prove the shuffles and the moves of a record."""
    from signoria.cli.seats import read_record

    words = words_of(ctx)
    record = read_record(file)
    try:
        proven = record.verify()
    except BadInput as bad:
        raise Failure.in_file(file, bad) from bad
    click.echo(words("cli-verify-moves", moves=len(record.moves_made()), game=words(f"{record.game.name}-title")))
    click.echo(words(f"cli-verify-{proven}", value=record.deal.value))
    result = record.state.result()
    if result is not None:
        ranking = ", ".join(f"{name} {score}" for name, score in zip(record.names, result.scores, strict=True))
        click.echo(words("cli-verify-result", result=ranking))
    else:
        click.echo(words("cli-verify-unfinished"))


@program.command("rules", help="cli-help-rules")
@argument("rule", required=False, metavar="cli-metavar-rule")
@option("--game", metavar="cli-metavar-game", help="cli-option-game")
@option("--find", metavar="cli-metavar-word", help="cli-option-find")
@click.pass_context
def rules(ctx: click.Context, rule: str | None, game: str | None, find: str | None) -> None:
    """Print the rules."""
    from signoria.cli import rulebook
    from signoria.games import PACKAGES

    words = words_of(ctx)
    if game is not None and game not in PACKAGES:
        raise Misuse("unknown-game", game=game, known=", ".join(PACKAGES))
    if rule is not None and find is not None:
        raise Misuse("cli-rules-one")
    if find:
        screen().print(rulebook.search(words, find, game))
    elif rule is not None:
        screen().print(rulebook.page(words, rule, game))
    else:
        screen().print(rulebook.contents(words, game))


@program.command("engine", help="cli-help-engine")
def engine() -> None:
    """Serve the rules to another program, one JSON object per line."""
    from signoria.protocol import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
