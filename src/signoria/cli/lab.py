"""The laboratory on the command line: `signoria lab selfplay` and `signoria lab train`."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from signoria.cli.commands import MOST_GAMES, argument, option, program, screen
from signoria.cli.serve import number
from signoria.cli.speech import INTERRUPTED, Misuse, Program, whole, words_of
from signoria.game import Game, JsonObject
from signoria.processes import ended_in_order
from signoria.words import Words

if TYPE_CHECKING:
    from signoria.cluster import Cluster
    from signoria.lab.training import Check, Training

PATIENCE = 30.0
"""Seconds between two lines that tell how far it is."""


@program.group("lab", cls=Program, help="lab-help", invoke_without_command=True)
@click.pass_context
def lab(ctx: click.Context) -> None:
    """Print the help when no command is given."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _named(_: click.Context, __: click.Parameter, value: str) -> str:
    """Read the name of a file or folder to write to. Raises `Misuse` if it is empty."""
    if not value.strip():
        raise Misuse("lab-no-out")
    return value


def _bar(errors: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, disable=not errors.is_terminal)


class Pace:
    """Tells every half minute how far it is, where there is no screen for a bar."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._silent = screen(errors=True).is_terminal
        self._told = time.monotonic()

    def tell(self, done: int, total: int) -> None:
        """Say how far it is, if it is time to."""
        if not self._silent and time.monotonic() - self._told >= PATIENCE:
            self._told = time.monotonic()
            click.echo(self._words("lab-so-far", done=done, total=total), err=True)


@contextmanager
def _asked_cluster(asked: bool, jobs: int | None) -> Iterator[Cluster | None]:
    """Connect to a cluster if one is asked for."""
    if not asked:
        yield None
        return
    from signoria.cluster import Cluster

    with Cluster(jobs) as cluster:
        yield cluster


@lab.command("selfplay", help="lab-help-selfplay")
@argument("game", metavar="cli-metavar-game")
@option("--out", required=True, metavar="lab-metavar-folder", callback=_named, help="lab-option-out-folder")
@option("--players", metavar="cli-metavar-number", callback=whole(1, 9), help="cli-option-players")
@option("--bots", metavar="cli-metavar-bots", help="lab-option-bots")
@option("--games", metavar="cli-metavar-number", callback=whole(1, MOST_GAMES), default="1000", help="lab-option-games")
@option("--seed", metavar="cli-metavar-seed", help="lab-option-seed")
@option("--slips", metavar="cli-metavar-number", callback=number(0, 1), default="0", help="lab-option-slips")
@option("--records", is_flag=True, help="lab-option-records")
@option("--shard", metavar="cli-metavar-number", callback=whole(1, 100_000), default="50", help="lab-option-shard")
@option("--share", metavar="cli-metavar-number", callback=number(0.001, 100), default="1", help="lab-option-share")
@option("--option", multiple=True, metavar="cli-metavar-option", help="cli-option-option")
@option("--jobs", metavar="cli-metavar-number", callback=whole(1, 1024), help="lab-option-jobs")
@option("--cluster", is_flag=True, help="arena-option-cluster")
@click.pass_context
def selfplay(
    ctx: click.Context,
    game: str,
    out: str,
    players: int | None,
    bots: str | None,
    games: int,
    seed: str | None,
    slips: float,
    records: bool,
    shard: int,
    share: float,
    option: tuple[str, ...],
    jobs: int | None,
    cluster: bool,
) -> None:
    """Let bots play and keep what they saw and decided."""
    from signoria.cli import seats
    from signoria.lab import selfplay as playing

    words = words_of(ctx)
    asked = seats.asked_game(game)
    names = seats.asked_bots(asked, None) if bots is None else _asked_bots(asked, bots)
    if players in asked.seats and len(names) > players:
        raise Misuse("lab-bots", bots=len(names), needed=players)
    count = seats.player_count(asked, players, len(names))
    around = tuple(names[seat % len(names)] for seat in range(count))
    folder = Path(out)
    chosen: JsonObject = {one.name: one.default for one in asked.options}
    plan = playing.Plan(
        asked.name,
        count,
        games,
        around,
        seed or _seed_in(folder / playing.PLAN),
        "records" if records else "arrays",
        shard,
        slips,
        share,
        chosen | seats.chosen_options(asked, option),
    )
    done, pace = 0, Pace(words)
    try:
        with ended_in_order(), _asked_cluster(cluster, jobs) as workers, _bar(screen(errors=True)) as progress:
            task = progress.add_task(words("cli-simulate-progress"), total=games)
            with closing(playing.selfplay(plan, folder, jobs or 1, workers)) as run:
                for done in run:
                    progress.update(task, completed=done)
                    pace.tell(done, games)
    except KeyboardInterrupt:
        click.echo(words("lab-stopped-games", folder=out, done=done, games=games), err=True)
        ctx.exit(INTERRUPTED)
    click.echo(words("lab-played", games=games, folder=out, seed=plan.seed))


def _asked_bots(game: Game, typed: str) -> list[str]:
    """Return the names in "adept,net:FILE". Raises `Misuse`."""
    from signoria.bots.own import CLASS
    from signoria.cli.seats import asked_bots
    from signoria.lab.network import PREFIX

    names = [name.strip() for name in typed.split(",")]
    if not all(names):
        raise Misuse("lab-empty-bot", bots=typed)
    return [name if name.startswith((PREFIX, CLASS)) else asked_bots(game, name)[0] for name in names]


def _seed_in(file: Path) -> str:
    """Return the seed of a data set that was begun without one given, else a new one."""
    try:
        return str(json.loads(file.read_text(encoding="utf-8"))["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return secrets.token_hex(8)


@lab.command("train", help="lab-help-train")
@argument("folder", nargs=-1, required=True, metavar="lab-metavar-folders")
@option("--out", required=True, metavar="cli-metavar-file", callback=_named, help="lab-option-out-file")
@option("--hidden", metavar="cli-metavar-number", callback=whole(1, 8192), default="128", help="lab-option-hidden")
@option("--epochs", metavar="cli-metavar-number", callback=whole(1, 100_000), default="4", help="lab-option-epochs")
@option("--batch", metavar="cli-metavar-number", callback=whole(1, 1_000_000), default="256", help="lab-option-batch")
@option("--rate", metavar="cli-metavar-number", callback=number(0, 10), default="0.002", help="lab-option-rate")
@option("--seed", metavar="cli-metavar-number", callback=whole(0, 999_999_999), default="0", help="lab-option-train-seed")
@option("--cluster", is_flag=True, help="lab-option-train-cluster")
@option("--jobs", metavar="cli-metavar-number", callback=whole(1, 1024), help="lab-option-train-jobs")
@click.pass_context
def train(
    ctx: click.Context,
    folder: tuple[str, ...],
    out: str,
    hidden: int,
    epochs: int,
    batch: int,
    rate: float,
    seed: int,
    cluster: bool,
    jobs: int | None,
) -> None:
    """Train a network from data sets."""
    from signoria.lab.training import Plan, Training, over_cluster

    words = words_of(ctx)
    for one in folder:
        if not Path(one).exists():
            raise Misuse("lab-no-shards", folder=one)
    if jobs is not None and not cluster:
        raise Misuse("lab-jobs-cluster")
    with ended_in_order(), _asked_cluster(cluster, jobs) as workers:
        slopes = over_cluster(workers) if workers is not None else None
        training = Training(Plan(hidden, epochs, batch, rate, seed), [Path(one) for one in folder], Path(out), slopes)
        try:
            _follow(training, words)
        except KeyboardInterrupt:
            if not training.made:
                raise
            click.echo(words("lab-stopped", made=training.made, steps=training.steps), err=True)
            ctx.exit(INTERRUPTED)
    click.echo(words("lab-trained", file=out, seconds=round(training.seconds)))


def _follow(training: Training, words: Words) -> None:
    """Train to the end and show how far it is."""
    if 0 < training.made < training.steps:
        click.echo(words("lab-goes-on", made=training.made, steps=training.steps), err=True)
    told, pace = 0, Pace(words)

    def line(epoch: int, check: Check) -> str:
        return words("lab-epoch" if training.keeps else "lab-epoch-taught", epoch=epoch, **check._asdict())

    with _bar(screen(errors=True)) as progress, closing(training.run()) as run:
        task = progress.add_task(words("lab-train-progress", loss=0), total=training.steps, completed=training.made)
        for step in run:
            progress.update(task, completed=step.made, description=words("lab-train-progress", loss=round(step.loss, 3)))
            pace.tell(step.made, step.steps)
            for check in step.curve[told:]:
                told += 1
                progress.console.print(line(told, check), soft_wrap=True)
    if not told:
        for epoch, check in enumerate(training.curve, 1):
            click.echo(line(epoch, check), err=True)
