"""`signoria bots`: who can be seated, weakest first, with a line about each."""

from __future__ import annotations

import click
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.commands import argument, program, screen
from signoria.cli.speech import words_of


@program.command("bots", help="cli-help-bots")
@argument("game", required=False, metavar="cli-metavar-game")
@click.pass_context
def bots(ctx: click.Context, game: str | None) -> None:
    """List the bots."""
    from signoria.bots import bot_names
    from signoria.cli.seats import asked_game
    from signoria.games import PACKAGES

    words = words_of(ctx)
    for name in [game] if game else PACKAGES:
        rules = asked_game(name)
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        for bot in bot_names(rules):
            character = f"bot-character-{bot}"
            table.add_row(bot, words(character) if words.has(character) else "")
        screen().print(Line(words(f"{rules.name}-title"), style="bold"))
        screen().print(table)
