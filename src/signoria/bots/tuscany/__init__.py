"""The bots of The Castles of Tuscany, weakest first."""

from signoria.bots.bot import Bot
from signoria.bots.tuscany.adept import AdeptBot
from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.greedy import GreedyBot
from signoria.bots.tuscany.master import MasterBot
from signoria.bots.tuscany.novice import NoviceBot

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (NoviceBot, GreedyBot, AdeptBot, ExpertBot, MasterBot)}

__all__ = ["BOTS"]
