"""One match: who is entered, who sits where in which game, and how a game goes.

Games come in sets. All games of a set have the same deal; in each of them everybody sits one seat further on, so that no luck of the deal
and no seat favours anybody. A match of more bots than the table has seats is a round robin: every group that fits at the table plays.
"""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import time
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from signoria.bots import Bot, at_share, bot_named
from signoria.bots.external import BotFailed, ExternalBot
from signoria.bots.own import CLASS, own_bot, told
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.game import BadInput, Game, JsonObject, Refused
from signoria.games import game_named

PROGRAM = "exec:"
"""What the name of an entry begins with when a program plays: the command follows."""
SECONDS = 2.0
"""How long a program may take for a decision unless something else is said."""


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    """The entries, all different. A program is entered as `exec:` and its command."""
    games: int
    """How many games each table of the round robin plays."""
    seed: str
    share: float
    """The share of its stated thinking time that every bot of the house gets."""
    seconds: float
    """How long a program may take for a decision."""
    options: JsonObject

    def tables(self) -> list[tuple[int, ...]]:
        """Return the tables of the round robin: for each the numbers of the entries in it, in the order of the first game."""
        entries = len(self.bots)
        if entries >= self.players:
            return list(combinations(range(entries), self.players))
        if entries == 1:
            return [(0,) * self.players]
        # Fewer entries than seats: each entry alone against a table full of each one that is named after it.
        return [(one, *(other,) * (self.players - 1)) for one, other in combinations(range(entries), 2)]

    def total(self) -> int:
        """Return how many games there are in all."""
        return self.games * len(self.tables())

    def seating(self, number: int) -> list[int]:
        """Return which entry sits where in a game."""
        tables = self.tables()
        around = tables[number % len(tables)]
        shift = number // len(tables) % self.players
        return [around[(seat - shift) % self.players] for seat in range(self.players)]

    def deal(self, number: int) -> str:
        """Return the seed of the deal of a game: the same for all seatings of a set, and for all tables."""
        return f"{self.seed} deal {number // len(self.tables()) // self.players}"

    def key(self) -> JsonObject:
        """Return what a journal must agree with to be gone on with. More games may be added later."""
        return {name: list(value) if isinstance(value, tuple) else value for name, value in self._asdict().items() if name != "games"}


class Failure(NamedTuple):
    """Why a seat lost a game without playing it to its end: the key and arguments of a text."""

    seat: int
    key: str
    args: JsonObject


class Played(NamedTuple):
    """How one game went."""

    number: int
    entries: list[int]
    """Which entry sat where."""
    places: list[int]
    scores: list[int]
    moves: list[int]
    """How many decisions each seat made."""
    seconds: list[float]
    """How long each seat thought: processor time, for programs time on the clock."""
    failure: Failure | None

    def json(self) -> JsonObject:
        """Return the game as it stands in a journal."""
        line: JsonObject = {
            "number": self.number,
            "entries": list(self.entries),
            "places": list(self.places),
            "scores": list(self.scores),
            "moves": list(self.moves),
            "seconds": [round(seconds, 6) for seconds in self.seconds],
        }
        if self.failure is not None:
            line["failure"] = {"seat": self.failure.seat, "key": self.failure.key, "args": self.failure.args}
        return line


def plan_match(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    players: int | None = None,
    share: float = 1.0,
    seconds: float = SECONDS,
    options: JsonObject | None = None,
) -> Plan:
    """Return the plan of a match; who enters the same bot twice gets it under two names. Raises `BadInput`."""
    rules = game_named(game)
    seats = players or next((count for count in rules.seats if count >= len(bots)), rules.seats[0])
    if seats not in rules.seats:
        rules.start(seats, {}, Dice(0))  # the game itself says why not
        raise AssertionError
    named: list[str] = []
    for bot in bots:
        if bot.startswith(PROGRAM):
            _found(bot)
        elif bot.startswith(CLASS):
            own_bot(bot)
        else:
            bot_named(rules, bot)
        if bot in named:
            raise BadInput("arena-twice", {"bot": bot})
        named.append(bot)
    defaults: JsonObject = {option.name: option.default for option in rules.options}
    return Plan(rules.name, seats, tuple(named), games, seed, share, seconds, {**defaults, **(options or {})})


def entered(game: Game, name: str, plan: Plan) -> Bot:
    """Return the bot of an entry. Raises `BadInput`."""
    if name.startswith(PROGRAM):
        return ExternalBot(command_of(name), plan.seconds, name)
    return at_share(own_bot(name) if name.startswith(CLASS) else bot_named(game, name), plan.share)


def command_of(name: str) -> list[str]:
    """Return the words of the command that an entry names. Raises `BadInput`."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadInput("bot-not-started", {"bot": name, "problem": str(error)}) from error
    if not words:
        raise BadInput("unknown-bot", {"bot": name, "known": f"{PROGRAM}…"})
    return words


def _found(name: str) -> None:
    """Check that the program of an entry is there. Raises `BadInput`."""
    if shutil.which(command_of(name)[0]) is None:
        raise BadInput("bot-not-started", {"bot": name, "problem": os.strerror(errno.ENOENT)})


def play_game(plan: Plan, number: int) -> Played:
    """Play one game. A bot that fails (crashes, hangs, plays what is not legal) loses it on all its seats; the others share first place."""
    game = game_named(plan.game)
    seating = plan.seating(number)
    chance = Committed(secret_of_seed(plan.deal(number)))
    # Everybody has dice of their own: whoever could look back in shared ones would see what others drew when they chose in secret.
    dice = [Dice(f"{plan.seed} bots {number} {seat}") for seat in range(plan.players)]
    moves, seconds = [0] * plan.players, [0.0] * plan.players
    players: list[Bot] = []
    try:
        players.extend(entered(game, plan.bots[entry], plan) for entry in seating)
        state = game.start(plan.players, plan.options, chance)
        failure: Failure | None = None
        while failure is None and (actors := state.actors()):
            seat = actors[0]
            legal = state.moves(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0], chance)
                continue
            bot = players[seat]
            clock = time.perf_counter if isinstance(bot, ExternalBot) else time.process_time
            began = clock()
            try:
                move = bot.choose(state.imagine_again(seat, dice[seat]), seat, dice[seat])
                state.check(seat, move)
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a bot does wrong costs it this game and nothing else
                failure = _failure(seat, plan.bots[seating[seat]], error)
                continue
            finally:
                seconds[seat] += clock() - began
                moves[seat] += 1
            state.apply(seat, move, chance)
        result = state.standing()
        places = result.places
        if failure is not None:
            places = [plan.players if entry == seating[failure.seat] else 1 for entry in seating]
        return Played(number, seating, places, result.scores, moves, seconds, failure)
    finally:
        for bot in players:
            if isinstance(bot, ExternalBot):
                bot.close()


def _failure(seat: int, name: str, error: BaseException) -> Failure:
    if isinstance(error, BotFailed):
        return Failure(seat, error.key, error.args_of_text)
    if isinstance(error, Refused | BadInput):
        return Failure(seat, "bot-illegal", {"bot": name, "found": str(error)})
    return Failure(seat, "arena-failed", {"bot": name, "problem": told(error)})
