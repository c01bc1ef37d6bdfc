"""Measure the bots against each other and write docs/ladder.md: for 2, 3 and 4 players every level against the one below it.

The matches are kept in journals: a run that was interrupted goes on, a run with more games adds to what is there, one with fewer takes
all that is there.

Usage: make ladder ARGS="--games 200 --share 0.05"
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

from signoria.arena import Tally, plan_match, run
from signoria.arena.tally import interval
from signoria.bots import SearchingBot, bot_named, bot_names
from signoria.game import Game
from signoria.games import game_named

ROOT = Path(__file__).parent.parent


def match(game: Game, one: str, other: str, players: int, given: argparse.Namespace) -> Tally:
    """Play a match, or what is missing of it."""
    searching = any(isinstance(bot_named(game, name), SearchingBot) for name in (one, other))
    file = given.journals / f"{game.name}-{one}-{other}-{players}-{given.seed}-{given.share}.jsonl"
    there = len(file.read_text("utf-8").splitlines()) - 1 if file.exists() else 0
    games = max(given.searched if searching else given.games, there // players * players)
    plan = plan_match(game.name, [one, other], games, given.seed, players, given.share)
    return run(plan, given.workers, file, watch=lambda tally: _say(tally, one, other, players))


def _say(tally: Tally, one: str, other: str, players: int) -> None:
    share, games = tally.share(0)
    print(f"\r{players} players, {one} against {other}: {share:.1%} of {games}", end="", flush=True)


def row(tally: Tally, one: str, other: str) -> str:
    """Return a line of the table."""
    share, games = tally.share(0)
    low, high = interval(share, games)
    bots = tally.report()["bots"]
    assert isinstance(bots, list)
    first, second = bots
    assert isinstance(first, dict) and isinstance(second, dict)
    cells = [
        f"`{one}`",
        f"`{other}`",
        str(games),
        f"{share:.1%}",
        f"{low:.0%} – {high:.0%}",
        f"{float(str(first['rank'])):.2f}",
        f"{float(str(first['score'])):.1f}",
        f"{float(str(second['score'])):.1f}",
        f"{float(str(first['margin'])):+.1f}",
        f"{1000 * float(str(first['seconds_per_move'])):.1f}",
        f"{1000 * float(str(second['seconds_per_move'])):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tuscany")
    parser.add_argument("--games", type=int, default=200, help="for bots that decide at once")
    parser.add_argument("--searched", type=int, default=200, help="for matches with a bot that searches")
    parser.add_argument("--share", type=float, default=0.05)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journals", type=Path, default=ROOT / "build" / "ladder")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "ladder.md")
    given = parser.parse_args()
    game = game_named(given.game)
    names = bot_names(game)
    lines = [
        "# The ladder",
        "",
        "Every level against the one below it, weakest first. Deals are paired: each is played with everybody on every seat. With three",
        "and four players one of the stronger sits among weaker ones, so an even share would be a third or a quarter. Intervals are 95 %.",
        f"Bots that search had {given.share:g} of their stated thinking time. Times are of the processor, per decision with a choice.",
        "`make ladder` measures again and writes this page; what was tried on the way is told in [strength](strength.md).",
    ]
    for players in game.seats:
        lines += [
            "",
            f"## {players} players",
            "",
            "| bot | against | games | win share | 95 % | mean rank | score | of the others | margin | ms a move | of the others |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        for below, name in pairwise(names):
            lines.append(row(match(game, name, below, players, given), name, below))
            print()
    given.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
