"""Computer players. They decide from what their seat may know, never from the true state."""

from signoria.bots.bot import Bot, bot_named, bot_names, usual_bot

__all__ = ["Bot", "bot_named", "bot_names", "usual_bot"]
