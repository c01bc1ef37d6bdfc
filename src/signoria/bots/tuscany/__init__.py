"""The bots of The Castles of Tuscany, weakest first."""

from signoria.bots.bot import Bot
from signoria.bots.tuscany.adept import AdeptBot
from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.greedy import GreedyBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, AdeptBot, ExpertBot)}

__all__ = ["BOTS"]
