"""The bots of Virtù, weakest first."""

from signoria.bots.bot import Bot
from signoria.bots.virtu.greedy import GreedyBot

BOTS: dict[str, type[Bot]] = {GreedyBot.name: GreedyBot}

__all__ = ["BOTS"]
