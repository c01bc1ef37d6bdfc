"""Computer players. They decide from what their seat may know, never from the true state."""

from signoria.bots.bot import (
    Bot,
    Estimate,
    SearchingBot,
    at_share,
    bot_named,
    bot_names,
    first_bot,
    stated_seconds,
    timed_by,
    usual_bot,
    within,
)

__all__ = [
    "Bot",
    "Estimate",
    "SearchingBot",
    "at_share",
    "bot_named",
    "bot_names",
    "first_bot",
    "stated_seconds",
    "timed_by",
    "usual_bot",
    "within",
]
