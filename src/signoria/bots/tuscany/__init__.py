"""The bots of The Castles of Tuscany, weakest first."""

from signoria.bots.bot import Bot
from signoria.bots.tuscany.greedy import GreedyBot

BOTS: dict[str, type[Bot]] = {GreedyBot.name: GreedyBot}

__all__ = ["BOTS"]
