"""Who sits at a table: persons and bots, options and component files as they are typed on the command line."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

from signoria.bots import Bot, bot_named, bot_names, usual_bot
from signoria.chance import Dice
from signoria.cli.speech import Failure, Misuse
from signoria.game import BadInput, Game, JsonObject
from signoria.games import PACKAGES, game_named
from signoria.record import Record
from signoria.words import Words

BOT_SEAT = re.compile(r"(.+?)(?: \d+)?")
SPOKEN_VALUES: dict[str, bool] = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def asked_game(name: str | None) -> Game:
    """Return the game that was asked for; the first of the house if none was. Raises `Misuse`."""
    try:
        return game_named(name.lower() if name else next(iter(PACKAGES)))
    except BadInput as bad:
        raise Misuse.of(bad) from bad
    except (ImportError, AttributeError) as missing:
        raise Misuse("cli-game-not-ready", game=str(name)) from missing


def chosen_options(game: Game, typed: Sequence[str]) -> JsonObject:
    """Return table options from "draw=2". Raises `Misuse`."""
    chosen: JsonObject = {}
    for pair in typed:
        name, equals, value = (part.strip() for part in pair.partition("="))
        option = next((option for option in game.options if option.name == name.replace("-", "_")), None)
        if option is None or not equals:
            raise Misuse("unknown-option", option=name, known=", ".join(f"{option.name}=…" for option in game.options))
        wanted = SPOKEN_VALUES.get(value.lower(), value)
        found = [v for v in option.values if (v is wanted if isinstance(v, bool) else str(v) == value)]
        if not found:
            raise Misuse("bad-option", option=option.name, value=value, known=", ".join(str(v).lower() for v in option.values))
        chosen[option.name] = found[0]
    return chosen


def asked_bots(game: Game, typed: str | None) -> list[str]:
    """Return the names in "greedy,random"; the strongest bot if nothing was typed. Raises `Misuse`."""
    names = [name.strip().lower() for name in (typed or usual_bot(game)).split(",")]
    for name in names:
        try:
            bot_named(game, name)
        except BadInput as bad:
            raise Misuse.of(bad) from bad
    return names


def player_count(game: Game, asked: int | None, at_least: int) -> int:
    """Return how many play: as asked, else the fewest that seat everybody who was named. Raises `Misuse`."""
    fitting = [seats for seats in game.seats if seats >= at_least]
    if asked is None and fitting:
        return fitting[0]
    if asked is not None and asked not in game.seats:
        try:
            game.start(asked, {}, Dice(0))  # the game itself knows best why not
        except BadInput as bad:
            raise Misuse.of(bad) from bad
    if asked not in fitting:
        raise Misuse("cli-players", game=game.name, players=asked or at_least, known=", ".join(str(seats) for seats in game.seats))
    return asked


def seat_names(words: Words, persons: Sequence[str], bots: Sequence[str], players: int) -> list[str]:
    """Return a name for every seat, all different: those named, one person if nobody is, and bots in turn for the rest."""
    names = list(persons) or [words("cli-player")]
    names += [bots[number % len(bots)] for number in range(players - len(names))]
    different: list[str] = []
    for name in names:
        number, again = 1, name
        while again in different:
            number += 1
            again = f"{name} {number}"
        different.append(again)
    return different


def bots_by_seat(game: Game, names: Sequence[str]) -> list[Bot | None]:
    """Return the bot of every seat that is named after one ("greedy", "greedy 2"), None for persons."""
    bots: list[Bot | None] = []
    for name in names:
        match = BOT_SEAT.fullmatch(name)
        bots.append(bot_named(game, match[1]) if match and match[1] in bot_names(game) else None)
    return bots


# Files


def read_text(file: str) -> str:
    """Return what is in a file. Raises `Misuse` if it cannot be opened and `Failure` if it is not text."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Failure("cli-not-text", file=file) from error
    except (OSError, ValueError) as error:
        raise Misuse("cli-file-trouble", file=file, problem=getattr(error, "strerror", None) or str(error)) from error


def read_record(file: str) -> Record:
    """Return the record in a file. Raises `Failure` with the line if it is damaged."""
    text = read_text(file)
    try:
        return Record.parse(text)
    except BadInput as bad:
        raise Failure.in_file(file, bad) from bad


def component_tables(game: Game, file: str | None) -> JsonObject | None:
    """Return the tables of a component file that differ from the built-in ones. Raises `Failure`."""
    if file is None:
        return None
    text = read_text(file)
    try:
        return game.tables(text) or None
    except BadInput as bad:
        raise Failure.in_file(file, bad) from bad


def default_file(game: Game) -> Path:
    """Return where a game is saved when nobody says where: a new file in the user's own folder for such things."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    return Path(home) / "signoria" / "games" / f"{game.name}-{stamp}-{secrets.token_hex(2)}.txt"


def write_record(record: Record, file: Path) -> None:
    """Save a game so that it can be gone on with. Raises `OSError`."""
    file.parent.mkdir(parents=True, exist_ok=True)
    # Written beside and moved, so that a failure leaves the older file whole.
    beside = file.with_name(file.name + ".new")
    beside.write_text(record.text(with_secret=True), encoding="utf-8")
    beside.replace(file)
