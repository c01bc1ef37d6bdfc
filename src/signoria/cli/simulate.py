"""Many games by bots alone: played, counted, told. A seed gives the same games whatever the number of jobs."""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text as Line

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.engine_form import form
from signoria.game import Json, JsonObject
from signoria.games import game_named
from signoria.processes import as_done, ended_in_order
from signoria.words import Words

CHUNKS_PER_JOB = 8


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    """As many as players: who sits where in the first game."""
    seed: str
    rotate: bool
    options: JsonObject
    tables: JsonObject | None

    def bots_in(self, number: int) -> list[str]:
        """Return who sits where in a game: everybody moves on by one seat from game to game if the plan says so."""
        shift = number if self.rotate else 0
        return [self.bots[(seat + shift) % self.players] for seat in range(self.players)]


class Played(NamedTuple):
    """How one game went."""

    bots: list[str]
    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]
    turns: int
    moves: int


def play_game(plan: Plan, number: int) -> Played:
    """Play one game. Bots see only states imagined from their own seat."""
    game = game_named(plan.game)
    chance = Dice(f"{plan.seed} game {number}")
    dice = Dice(f"{plan.seed} bots {number}")
    names = plan.bots_in(number)
    bots = [bot_named(game, name) for name in names]
    state = game.start(plan.players, plan.options, chance, plan.tables)
    turns = moves = 0
    last = -1
    while actors := state.actors():
        seat = actors[0]
        if seat != last and not state.hidden_step():
            turns, last = turns + 1, seat
        state.play(seat, bots[seat].choose(state.imagine_again(seat, dice), seat, dice), chance)
        moves += 1
    result = state.result()
    assert result is not None
    return Played(names, result.places, result.scores, result.sources, turns, moves)


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """Play several games."""
    return [play_game(plan, number) for number in numbers]


def play_all(plan: Plan, jobs: int) -> Generator[list[Played], None, None]:
    """Play all games of a plan, in any order, and yield them as they are done."""
    size = max(1, min(100, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_some(plan, chunk)
        return
    if form().name == "interpreted":
        os.environ["SIGNORIA_PURE"] = "1"  # all jobs run the form that the report names, and none says again why
    yield from as_done(play_some, ((plan, chunk) for chunk in chunks), jobs)


class Tally:
    """Sums over games. All of them are whole numbers or fractions, so that no order of adding changes them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.turns: list[int] = []
        self.moves: list[int] = []
        self.scores: dict[str, list[int]] = {name: [] for name in plan.bots}
        self.wins: dict[str, int] = dict.fromkeys(plan.bots, 0)
        self.shares: dict[str, Fraction] = dict.fromkeys(plan.bots, Fraction(0))
        self.sources: dict[str, dict[str, int]] = {name: {} for name in plan.bots}

    def add(self, played: Played) -> None:
        """Count a game."""
        self.turns.append(played.turns)
        self.moves.append(played.moves)
        first = played.places.count(1)
        for name, place, score, sources in zip(played.bots, played.places, played.scores, played.sources, strict=True):
            self.scores[name].append(score)
            if place == 1:
                self.wins[name] += 1
                self.shares[name] += Fraction(1, first)
            for source, points in sources.items():
                self.sources[name][source] = self.sources[name].get(source, 0) + points

    def report(self, seconds: float) -> JsonObject:
        """Return everything that was counted. Only `speed` depends on the machine and the hour."""
        plan = self.plan
        return {
            "game": plan.game,
            "players": plan.players,
            "games": plan.games,
            "seed": plan.seed,
            "rotate": plan.rotate,
            "options": plan.options,
            "components": game_named(plan.game).components_hash(plan.tables),
            "engine": form().name,
            "bots": [self._bot(name) for name in self.scores],
            "turns": spread(self.turns),
            "moves": spread(self.moves),
            "speed": {
                "seconds": round(seconds, 3),
                "games_per_second": round(plan.games / seconds, 1),
                "moves_per_second": round(sum(self.moves) / seconds, 1),
            },
        }

    def _bot(self, name: str) -> JsonObject:
        played = len(self.scores[name])
        sources: JsonObject = {source: round(points / played, 4) for source, points in self.sources[name].items()}
        share = round(float(self.shares[name] / played), 6)
        return {
            "bot": name,
            "played": played,
            "wins": self.wins[name],
            "share": share,
            "score": spread(self.scores[name]),
            "sources": sources,
        }


def spread(values: Sequence[int]) -> JsonObject:
    """Return mean, standard deviation, least and most."""
    count, total = len(values), sum(values)
    # The sum under the root is a whole number, so the order of the games cannot change it.
    deviation = sqrt(count * sum(value * value for value in values) - total * total) / count
    return {"mean": round(total / count, 4), "deviation": round(deviation, 4), "min": min(values), "max": max(values)}


def simulate(plan: Plan, jobs: int, words: Words, errors: Console) -> JsonObject:
    """Play the games of a plan with a progress bar and return the report."""
    tally = Tally(plan)
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    with bar as progress, closing(play_all(plan, jobs)) as games, ended_in_order():
        task = progress.add_task(words("cli-simulate-progress"), total=plan.games)
        for played in games:
            for one in played:
                tally.add(one)
            progress.advance(task, len(played))
    return tally.report(max(time.perf_counter() - began, 1e-6))


def report_table(report: Mapping[str, Json], words: Words) -> list[Table | Line]:
    """Draw a report for people."""
    bots = report["bots"]
    assert isinstance(bots, list)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("", style="dim")
    rows: dict[str, list[str]] = {}
    for bot in bots:
        assert isinstance(bot, dict)
        table.add_column(str(bot["bot"]), justify="right")
        for name, value in _rows(bot, words, str(report["game"])):
            rows.setdefault(name, []).append(value)
    for name, values in rows.items():
        table.add_row(name, *values)
    lengths = " · ".join(words(f"cli-simulate-{name}", **_numbers(report[name])) for name in ("turns", "moves"))
    speed = _numbers(report["speed"])
    title = words("cli-simulate-title", games=report["games"], players=report["players"], seed=str(report["seed"]))
    return [
        Line(f"{words(str(report['game']) + '-title')} · {title}", style="bold"),
        table,
        Line(lengths),
        Line(words("cli-simulate-speed", **speed)),
        Line(words(f"cli-engine-{report['engine']}"), style="dim"),
    ]


def _rows(bot: Mapping[str, Json], words: Words, game: str) -> Iterator[tuple[str, str]]:
    score, sources = _numbers(bot["score"]), _numbers(bot["sources"])
    yield words("cli-simulate-played"), str(bot["played"])
    yield words("cli-simulate-wins"), f"{bot['wins']} ({float(str(bot['share'])):.1%})"
    yield words("cli-simulate-score"), f"{score['mean']:.1f} ± {score['deviation']:.1f}"
    yield words("cli-simulate-range"), f"{score['min']:.0f}–{score['max']:.0f}"
    for source, points in sources.items():
        yield "  " + words(f"{game}-source-{source}"), f"{points:.1f}"


def _numbers(value: Json) -> dict[str, float]:
    assert isinstance(value, dict)
    return {name: number for name, number in value.items() if isinstance(number, int | float)}
