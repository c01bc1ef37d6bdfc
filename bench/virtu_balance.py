"""Measure the reconstructed components of Virtù with `greedy` at all seats, and tell or apply how they were re-tuned.

    python -m bench.virtu_balance measure --games 1000          the tables as they are
    python -m bench.virtu_balance measure --games 1000 --before the tables as they were before the changes
    python -m bench.virtu_balance tune                          every change with its reason
    python -m bench.virtu_balance tune --apply                  write them into the component file

Families are dealt to the seats at random and the first player is drawn, game after game from the same seeds: equal calls print equal
tables. Shares have 95 % intervals (Wilson), means 95 % intervals from their spread.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple, cast

from bench.virtu_changes import CHANGES, NOTES, Change
from signoria import engine_form
from signoria.bots.virtu.greedy import GreedyBot
from signoria.chance import Dice
from signoria.game import Json, JsonObject
from signoria.virtu import GAME
from signoria.virtu.domain import neutral_cities
from signoria.virtu.moves import (
    ACTION,
    ALLY,
    ALLY_LESS,
    BONUS_NAMES,
    BUY_CARD,
    BUY_CATHEDRAL,
    BUY_GUILD,
    BUY_TITLE,
    FIRST_NOBLE,
    HIRE,
    MOVE_ROOM,
    NOBLES,
    SETTLE,
    SIEGE,
    TAKE,
    TITLE_TOKENS,
)
from signoria.virtu.palace import city_count
from signoria.virtu.symbols import ACTION_NAMES, SYMBOLS
from signoria.virtu.tables import built_in, components
from signoria.virtu.year import LAST_YEAR

FILE = Path(__file__).parent.parent / "src" / "signoria" / "virtu" / "virtu.json"


class Game(NamedTuple):
    """What is kept of a game."""

    years: int
    best: int
    winners: list[str]
    first_wins: float
    used: Counter[str]
    ends: list[str]
    sources: dict[str, int]


def used_by(move: int, seats: int) -> str | None:
    """Return what is counted when a move is made."""
    c = components(seats, None)
    if ACTION <= move < ACTION + len(ACTION_NAMES):
        return "action " + ACTION_NAMES[move - ACTION]
    if BUY_CARD <= move < BUY_CARD + NOBLES:
        return "noble " + c.card_names[FIRST_NOBLE + move - BUY_CARD]
    if BUY_TITLE <= move < BUY_GUILD:
        return "title " + c.token_names[TITLE_TOKENS + move - BUY_TITLE]
    if move == BUY_GUILD:
        return "bought guild"
    if BUY_CATHEDRAL <= move < SETTLE:
        return "bought cathedral"
    if TAKE <= move < SIEGE:
        return "bonus " + BONUS_NAMES[move - TAKE]
    if ALLY <= move < ALLY_LESS + 3 * SYMBOLS:
        return "alliance " + c.alliance_names[move - ALLY if move < ALLY_LESS else (move - ALLY_LESS) // SYMBOLS]
    if HIRE <= move < MOVE_ROOM:
        return "hired armies"
    return None


def play(seats: int, seed: int, tables: JsonObject | None) -> Game:
    """Play one game with `greedy` at all seats. Nothing it looks at is hidden from it, so it may have the state itself."""
    bot, dice = GreedyBot(), Dice(f"balance {seed}")
    state = GAME.start(seats, {"families": "random"}, dice, tables)
    p = state.position
    names = components(seats, tables).family_names
    opener = names[p.players[p.order[0]].family]
    used: Counter[str] = Counter()
    while actors := state.actors():
        seat = actors[0]
        move = bot.choose(state, seat, dice)
        counted = used_by(move, seats)
        if counted is not None:
            used[counted] += 1
        state.apply(seat, move, dice)
    result = state.result()
    assert result is not None
    used["trophies"] = sum(int(player.trophies).bit_count() for player in p.players)
    used["indulgences left"] = sum(int(player.indulgences).bit_count() for player in p.players)
    ends = []
    if neutral_cities(p) == 0:
        ends.append("no neutral city")
    if any(city_count(player) >= p.components.last_space for player in p.players):
        ends.append("eight cities")
    if any(player.patronage >= p.components.patronage_steps for player in p.players):
        ends.append("patronage")
    if not ends and p.year >= LAST_YEAR:
        ends.append("year 30")
    winners = [seat for seat in range(seats) if result.places[seat] == 1]
    families = [names[p.players[seat].family] for seat in winners]
    return Game(int(p.year), max(result.scores), families, families.count(opener) / len(families), used, ends, result.sources[winners[0]])


def _play(job: tuple[int, int, JsonObject | None]) -> Game:
    return play(*job)


def games_of(seats: int, games: int, first_seed: int, jobs: int, tables: JsonObject | None) -> list[Game]:
    """Play many games."""
    work = [(seats, first_seed + number, tables) for number in range(games)]
    if jobs == 1:
        return [_play(job) for job in work]
    with Pool(jobs) as pool:
        return pool.map(_play, work, chunksize=8)


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def mean(numbers: list[int]) -> str:
    """Return a mean with its 95 % interval, in words."""
    spread = 1.96 * stdev(numbers) / math.sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.2f} ± {spread:.2f}"


def report(seats: int, games: list[Game]) -> None:
    """Print the table of one number of players."""
    number = len(games)
    years = sorted(game.years for game in games)
    print(f"\n{seats} players, {number} games")
    print(f"  years            {mean(years)}   (tenth {years[number // 10]}, nine tenths {years[number * 9 // 10]})")
    print(f"  winner           {mean([game.best for game in games])} prestige")
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.sources)
    print("  winner's sources " + ", ".join(f"{name} {value / number:.1f}" for name, value in total.items()))
    wins: Counter[str] = Counter()
    for game in games:
        for family in game.winners:
            wins[family] += 1 / len(game.winners)  # type: ignore[assignment]
    for index in components(seats, None).families:
        family = components(seats, None).family_names[index]
        low, high = interval(wins[family] / number, number)
        share = wins[family] / number
        print(f"  {family:16} {100 * share:5.1f} %  ({100 * low:.1f}–{100 * high:.1f}; {100 * (share - 1 / seats):+.1f} from equal)")
    low, high = interval(fmean(game.first_wins for game in games), number)
    print(f"  first player     {100 * fmean(game.first_wins for game in games):5.1f} %  ({100 * low:.1f}–{100 * high:.1f})")
    ends = Counter(end for game in games for end in game.ends)
    print("  ends             " + ", ".join(f"{end} {count}" for end, count in ends.most_common()))
    used: Counter[str] = Counter()
    for game in games:
        used.update(game.used)
    for group in ("action", "noble", "title", "bonus", "alliance"):
        # What was never used is shown as well: that is what the table is for.
        row = [f"{name} {used[f'{group} {name}'] / number:.2f}" for name in _names(group)]
        print(f"  {group + 's a game':16} " + ", ".join(row))
    rest = [
        f"{name} {used[name] / number:.2f}" for name in ("bought guild", "bought cathedral", "hired armies", "trophies", "indulgences left")
    ]
    print("  beside           " + ", ".join(rest))


def _names(group: str) -> list[str]:
    c = components(5, None)
    names: dict[str, list[str]] = {
        "action": list(ACTION_NAMES),
        "noble": c.card_names[FIRST_NOBLE : FIRST_NOBLE + NOBLES],
        "title": c.token_names[TITLE_TOKENS : TITLE_TOKENS + 4],
        "bonus": list(BONUS_NAMES),
        "alliance": list(c.alliance_names),
    }
    return names[group]


def entry(tables: JsonObject, change: Change) -> JsonObject:
    """Return the object of the tables in which a change stands."""
    table = tables[change.table]
    if isinstance(table, list):
        for item in table:
            if isinstance(item, dict) and (item.get("id") or item.get("family")) == change.id:
                return item
    assert isinstance(table, dict)
    return cast("JsonObject", table[change.id]) if change.id else table


def tables_with(changes: tuple[Change, ...], after: bool) -> JsonObject:
    """Return the tables that differ from the built-in ones when all changes are, or are not, made."""
    tables = cast("JsonObject", json.loads(json.dumps(built_in())))
    for change in changes:
        value = change.after if after else change.before
        if change.table == "roads":
            sides = cast("dict[str, list[list[str]]]", tables["roads"])
            sides[change.id] = roads_with(sides[change.id], change.key, bool(value))
        else:
            entry(tables, change)[change.key] = value
    return GAME.tables(json.dumps(tables))


def roads_with(roads: list[list[str]], cities: str, there: bool) -> list[list[str]]:
    """Return the roads of a side with the one between two cities, or without it."""
    rest = [road for road in roads if set(road) != set(cities.split())]
    return [*rest, cities.split()] if there else rest


def told(value: Json) -> str:
    """Return a value in few words."""
    return json.dumps(value, ensure_ascii=False)


def tune(apply: bool) -> None:
    """Print every change with its reason; if asked, write them into the component file, one line at a time."""
    text = FILE.read_text(encoding="utf-8")
    for change in CHANGES:
        print(f"{change.table} {change.id} {change.key}: {told(change.before)} → {told(change.after)}  ({NOTES[change.reason]})")
        if apply:
            text = changed(text, change)
    if apply:
        FILE.write_text(text, encoding="utf-8")


def changed(text: str, change: Change) -> str:
    """Return the component file with one change made, and the reason in the provenance of its entry."""
    lines = text.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith(f'  "{change.table}":'))
    reason = NOTES[change.reason]
    if change.table == "roads":
        number = next(number for number in range(start, len(lines)) if lines[number].startswith(f'    "{change.id}":'))
        key, _, roads = lines[number].partition(": ")
        lines[number] = f"{key}: {json.dumps(roads_with(json.loads(roads.removesuffix(',')), change.key, bool(change.after)))}"
        lines[number] += "," if roads.endswith(",") else ""
        source = next(number for number in range(start, len(lines)) if lines[number].startswith('  "roads_src":'))
        if reason not in lines[source]:
            lines[source] = lines[source].replace('",', f'; {reason}",')
        return "\n".join(lines)
    for number in range(start, len(lines)):
        line = lines[number]
        stripped = line.strip().removesuffix(",")
        if not stripped.startswith("{") or not stripped.endswith("}"):
            if number > start and line.startswith('  "'):
                break
            continue
        item = json.loads(stripped)
        if change.id in {item.get("id"), item.get("family")}:
            item[change.key] = change.after
            noted = str(item.get("note", ""))
            if reason not in noted:
                item["note"] = f"{noted}; {reason}" if noted else reason
            tail = "," if line.rstrip().endswith(",") else ""
            lines[number] = "    " + json.dumps(item, ensure_ascii=False) + tail
            return "\n".join(lines)
    # A table that is one object, a value a line.
    for number in range(start, len(lines)):
        if lines[number].startswith(f'    "{change.key}":'):
            tail = "," if lines[number].endswith(",") else ""
            lines[number] = f'    "{change.key}": {json.dumps(change.after, ensure_ascii=False)}{tail}'
            note = f'    "note": {json.dumps(reason, ensure_ascii=False)},'
            if lines[number + 1] != note:
                lines.insert(number + 1, note)
            return "\n".join(lines)
    raise ValueError(f"{change.table} {change.id} {change.key} is not in the file")


def main() -> None:
    """Measure or tune."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "tune"))
    parser.add_argument("--games", type=int, default=1000, help="at each number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seats))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--before", action="store_true", help="measure the tables as they were before the changes")
    parser.add_argument("--apply", action="store_true", help="write the changes into the component file")
    given = parser.parse_args()
    if given.what == "tune":
        tune(given.apply)
        return
    print(f"engine: {engine_form.form().name}; tables {'before' if given.before else 'as they are'}")
    tables = tables_with(CHANGES, after=False) if given.before else None
    for seats in given.seats:
        began = time.perf_counter()
        games = games_of(seats, given.games, given.seed, given.jobs, tables)
        report(seats, games)
        print(f"  took             {(time.perf_counter() - began) / given.games:.2f} s a game")


if __name__ == "__main__":
    main()
