"""What a computer player is, the one that knows no game, and where the others are found."""

from __future__ import annotations

import secrets
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from signoria.bots.clock import Clock
from signoria.chance import Dice
from signoria.game import BadInput, Game, JsonObject, State


class Bot(Protocol):
    """A computer player."""

    name: str

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Return a legal move of `seat`. `imagined` was built from the seat's view alone and belongs to the bot: it may play on in it."""


class Estimate(NamedTuple):
    """What a searching bot thinks of one move."""

    move: int
    chances: list[float]
    """The chance to win of every seat if the move is made; together 1."""
    visits: int
    """How many imagined games went through it."""


@runtime_checkable
class PatientBot(Bot, Protocol):
    """A computer player that thinks for as long as it is given."""

    seconds: float
    """Processor time for a decision, at the most."""


@runtime_checkable
class ClockedBot(PatientBot, Protocol):
    """A computer player whose thinking time is measured by a clock that it is given."""

    clock: Clock | None
    """For the next decision; None: a new one that counts processor time."""


@runtime_checkable
class SearchingBot(PatientBot, Protocol):
    """A computer player that looks ahead and says what it thinks."""

    def evaluate(self, view: JsonObject, dice: Dice | None = None) -> list[Estimate]:
        """Return an estimate of every legal move of the seat that sees `view`, the best first. Raises `BadInput`.

        `dice`: what is imagined comes from them; unless given, from fresh ones.
        """


def new_dice() -> Dice:
    """Return dice that nobody can foresee."""
    return Dice(secrets.token_hex(16))


AnyBot = TypeVar("AnyBot", bound=Bot)


def at_share(bot: AnyBot, share: float) -> AnyBot:
    """Give a bot a share of its usual thinking time. One that decides at once stays as it is."""
    if isinstance(bot, PatientBot):
        bot.seconds *= share
    return bot


def within(bot: AnyBot, seconds: float) -> AnyBot:
    """Let a bot decide within a time on the clock: it thinks for at most half of it. One that decides at once stays as it is."""
    if isinstance(bot, PatientBot):
        bot.seconds = min(bot.seconds, seconds / 2)
    return bot


def timed_by(bot: AnyBot, clock: Clock) -> AnyBot:
    """Let a bot measure its next decision by a clock. One that decides at once stays as it is."""
    if isinstance(bot, ClockedBot):
        bot.clock = clock
    return bot


class RandomBot:
    """Plays any legal move, all equally likely."""

    name = "random"

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Return any legal move."""
        moves = imagined.moves(seat)
        return moves[dice.number(len(moves))]


def _bots_of(game: Game) -> dict[str, type[Bot]]:
    bots: dict[str, type[Bot]] = {RandomBot.name: RandomBot}
    if find_spec(f"signoria.bots.{game.name}"):
        bots.update(import_module(f"signoria.bots.{game.name}").BOTS)
    return bots


def bot_names(game: Game) -> list[str]:
    """Return the names of the bots that play a game, weakest first."""
    return list(_bots_of(game))


def bot_named(game: Game, name: str) -> Bot:
    """Return a bot by its name."""
    bots = _bots_of(game)
    if name not in bots:
        raise BadInput("unknown-bot", {"bot": name, "known": ", ".join(bots)})
    return bots[name]()


def first_bot(game: Game) -> str:
    """Return the name of the bot for somebody's first game: the weakest that knows the game."""
    return bot_names(game)[1]


def stated_seconds(game: Game, name: str) -> float:
    """Return how long a bot says that it thinks about a decision; 0 if it decides at once."""
    return float(getattr(_bots_of(game)[name], "seconds", 0.0))


def usual_bot(game: Game) -> str:
    """Return the name of the bot to seat when none is named: the strongest that decides at once."""
    return [name for name, bot in _bots_of(game).items() if not hasattr(bot, "seconds")][-1]
