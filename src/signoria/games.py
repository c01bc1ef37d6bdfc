"""The games of the house. A new game is one package and one line here."""

from __future__ import annotations

from importlib import import_module

from signoria.game import BadInput, Game

PACKAGES = {"tuscany": "signoria.tuscany", "virtu": "signoria.virtu"}


def game_named(name: str) -> Game:
    """Return a game by its name. Loaded when first asked for."""
    if name not in PACKAGES:
        raise BadInput("unknown-game", {"game": name, "known": ", ".join(PACKAGES)})
    game: Game = import_module(PACKAGES[name]).GAME
    return game
