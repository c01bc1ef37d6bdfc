"""Who sits at a table of the laboratory: bots of the house by name, networks as net:FILE, bots of your own as class:MODULE:NAME."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from signoria.bots import Bot, at_share, bot_named
from signoria.bots.own import CLASS, own_bot
from signoria.game import Game
from signoria.lab.network import PREFIX, Network, NetworkBot, not_for

Networks = Mapping[str, Network]
"""The networks among some bots, by their names there: read once, then handed on to wherever games are played."""


def networks_of(game: Game, players: int, names: Sequence[str]) -> Networks:
    """Read the networks among bots. Raises `BadInput` if there is none in a file, or one for another table."""
    networks = {name: Network.load(Path(name.removeprefix(PREFIX))) for name in names if name.startswith(PREFIX)}
    for name, network in networks.items():
        if network.kind[:2] != (game.name, players):
            raise not_for(network, name)
    return networks


def seated(game: Game, name: str, networks: Networks, share: float = 1.0) -> Bot:
    """Return the bot of a name. Raises `BadInput`."""
    if name in networks:
        return NetworkBot(networks[name], name)
    return at_share(own_bot(name) if name.startswith(CLASS) else bot_named(game, name), share)


def around(game: Game, players: int, names: Sequence[str]) -> list[Bot]:
    """Return the bots of some names at a table for so many players. Raises `BadInput`."""
    networks = networks_of(game, players, names)
    return [seated(game, name, networks) for name in names]
