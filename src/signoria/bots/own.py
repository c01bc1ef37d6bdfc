"""Bots of the caller's own: a class, or a function that makes one, named as in class:mine.bots:Mine."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from signoria.bots.bot import Bot
from signoria.game import BadInput

CLASS = "class:"
"""What the name of such a bot begins with: its module and name follow, as in class:mine.bots:Mine, and one argument if it takes one, as in
class:mine.bots:Mine:brave."""


def own_bot(name: str) -> Bot:
    """Make the bot that a name tells of. Raises `BadInput`.

    Its module may lie in the folder the program was started in.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    module, _, rest = name.removeprefix(CLASS).partition(":")
    within_it, _, argument = rest.partition(":")
    try:
        made = getattr(import_module(module), within_it)
        bot = made(argument) if argument else made()
        if not callable(bot.choose):
            raise TypeError("choose")
        return cast("Bot", bot)
    except (Exception, SystemExit) as error:  # it is somebody else's: anything may be wrong with it
        raise BadInput("arena-no-class", {"bot": name, "problem": told(error)}) from error


def told(error: BaseException) -> str:
    """Return what is known of an error, even if it cannot say so itself."""
    try:
        return f"{type(error).__name__}: {error}"[:200]
    except Exception:  # noqa: BLE001 - as above
        return type(error).__name__
