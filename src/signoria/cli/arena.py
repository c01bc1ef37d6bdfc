"""`signoria arena`: a match between bots, or a round robin, with a bar that shows how it stands."""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Generator, Mapping
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.commands import MOST_GAMES, argument, option, program, screen
from signoria.cli.serve import number
from signoria.cli.speech import INTERRUPTED, Misuse, whole, words_of
from signoria.game import BadInput, Json
from signoria.processes import ended_in_order
from signoria.words import Words

if TYPE_CHECKING:
    from signoria.arena import Plan, Tally


COMMA = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma between entries; one in quotes belongs to a command."""


@program.command("arena", help="cli-help-arena")
@argument("game", metavar="cli-metavar-game")
@option("--bots", required=True, metavar="cli-metavar-bots", help="arena-option-bots")
@option("--games", metavar="cli-metavar-number", callback=whole(1, MOST_GAMES), default="200", help="arena-option-games")
@option("--seed", metavar="cli-metavar-seed", help="arena-option-seed")
@option("--players", metavar="cli-metavar-number", callback=whole(1, 9), help="cli-option-players")
@option("--option", multiple=True, metavar="cli-metavar-option", help="cli-option-option")
@option("--share", metavar="arena-metavar-share", callback=number(0, 1000), default="1", help="arena-option-share")
@option("--seconds", metavar="cli-metavar-number", callback=number(0.01, 3600), default="2", help="arena-option-seconds")
@option("--sprt", is_flag=True, help="arena-option-sprt")
@option("--bar", metavar="arena-metavar-share", callback=number(0, 1), help="arena-option-bar")
@option("--workers", metavar="cli-metavar-number", callback=whole(1, 1024), help="arena-option-workers")
@option("--journal", metavar="cli-metavar-file", help="arena-option-journal")
@option("--cluster", is_flag=True, help="arena-option-cluster")
@option("--json", "as_json", is_flag=True, help="cli-option-json")
@click.pass_context
def arena(
    ctx: click.Context,
    game: str,
    bots: str,
    games: int,
    seed: str | None,
    players: int | None,
    option: tuple[str, ...],
    share: float,
    seconds: float,
    sprt: bool,
    bar: float | None,
    workers: int | None,
    journal: str | None,
    cluster: bool,
    as_json: bool,
) -> None:
    """Let bots play a match."""
    from signoria.arena import Tally, plan_match, played_on
    from signoria.cli.seats import asked_game, chosen_options

    words = words_of(ctx)
    rules = asked_game(game)
    if journal is not None and not seed:
        raise Misuse("arena-journal-seed")
    try:
        names = [name.strip() for name in COMMA.split(bots)]
        names = [name if ":" in name else name.lower() for name in names]
        plan = plan_match(rules.name, names, games, seed or secrets.token_hex(8), players, share, seconds, chosen_options(rules, option))
    except BadInput as bad:
        raise Misuse.of(bad) from bad
    if sprt and len(plan.bots) > plan.players:
        raise Misuse("arena-sprt-match")
    asked = 1 / plan.players if sprt and bar is None else bar
    player = None
    if cluster:
        from signoria.arena.cluster import over_cluster

        player = over_cluster
    count = min(workers or os.cpu_count() or 1, plan.total())
    tally = Tally(plan)
    kept = Path(journal) if journal is not None else None
    whole_match = _watched(tally, played_on(tally, count, kept, asked if sprt else None, player))
    report = tally.report(asked)
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        for part in drawn(report, plan, words):
            screen().print(part)
    if not whole_match:
        click.echo(words("arena-interrupted", played=len(tally.games), planned=plan.total()), err=True)
        ctx.exit(INTERRUPTED)


def _watched(tally: Tally, games: Generator[None, None, None]) -> bool:
    """Play games with a bar that shows how it stands. Return whether they came to their end: Ctrl-C stops them."""
    errors = screen(errors=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress, closing(games), ended_in_order():
        task = progress.add_task("", total=tally.plan.total())
        try:
            for _ in games:
                if errors.is_terminal:
                    progress.update(task, completed=len(tally.games), description=standing(tally))
        except KeyboardInterrupt:
            return False
    return True


def standing(tally: Tally) -> str:
    """Return how a match stands: the share and interval of every entry."""
    from signoria.arena.tally import interval

    parts = []
    for entry, name in enumerate(tally.plan.bots):
        share, games = tally.share(entry)
        low, high = interval(share, games)
        parts.append(f"{name} {share:.0%} ({low:.0%}–{high:.0%})" if games else name)
    return " · ".join(parts)


def drawn(report: Mapping[str, Json], plan: Plan, words: Words) -> list[Table | Line]:
    """Draw a report for people."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column("", overflow="fold")
    for name in ("played", "wins", "share", "interval", "rank", "score", "margin", "time", "rating"):
        table.add_column(words(f"arena-column-{name}"), justify="right", no_wrap=True)
    failures: list[Line] = []
    bots = report["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        assert isinstance(bot, dict)
        table.add_row(*(Line(cell) for cell in row_of(bot)))
        failed = bot["failures"]
        assert isinstance(failed, list)
        if failed:
            first = failed[0]
            assert isinstance(first, dict) and isinstance(first["args"], dict)
            reason = words(str(first["key"]), **first["args"])
            failures.append(Line(words("arena-failures", bot=str(bot["bot"]), count=len(failed), reason=reason)))
    title = words("arena-title", games=report["games"], players=plan.players, seed=plan.seed)
    lines: list[Table | Line] = [Line(f"{words(f'{plan.game}-title')} · {title}", style="bold"), table, *failures]
    test = report.get("sprt")
    if isinstance(test, dict):
        lines.append(Line(words(f"arena-sprt-{test['answer']}", bot=plan.bots[0], bar=f"{float(str(test['bar'])):.0%}")))
    return lines


def row_of(bot: Mapping[str, Json]) -> list[str]:
    """Return the cells of one bot."""
    bounds, rating = bot["interval"], bot["rating"]
    assert isinstance(bounds, list) and isinstance(rating, dict)
    low, high = (float(str(bound)) for bound in bounds)

    def figure(name: str, form: str) -> str:
        value = bot[name]
        return format(value, form) if isinstance(value, int | float) else "–"

    return [
        str(bot["bot"]),
        str(bot["played"]),
        str(bot["wins"]),
        figure("share", ".1%"),
        f"{low:.0%}–{high:.0%}",
        figure("rank", ".2f"),
        figure("score", ".1f"),
        figure("margin", "+.1f"),
        f"{1000 * float(str(bot['seconds_per_move'])):.1f}",
        f"{float(str(rating['mu'])):.1f} ± {float(str(rating['sigma'])):.1f}",
    ]
