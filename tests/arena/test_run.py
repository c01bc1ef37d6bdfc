"""Playing a match: over processes, interrupted and gone on with, stopped early."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from signoria.arena import Plan, Played, Tally, plan_match, play_game, run
from signoria.bots.bot import RandomBot
from signoria.chance import Dice
from signoria.game import BadInput, JsonObject, State

PLAN = plan_match("tuscany", ["greedy", "random"], 6, "run")


def without_times(tally: Tally) -> list[JsonObject]:
    return [{**tally.games[number].json(), "seconds": None} for number in sorted(tally.games)]


def interrupted(plan: Plan, numbers: Iterable[int], _: int) -> Iterator[Played]:
    """Play half of the games, then end as Ctrl-C would."""
    for number in islice(numbers, PLAN.total() // 2):
        yield play_game(plan, number)
    raise KeyboardInterrupt


def test_the_number_of_processes_changes_nothing() -> None:
    assert without_times(run(PLAN, workers=2)) == without_times(run(PLAN))


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "deep" / "journal"
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, journal=journal, player=interrupted)
    whole = journal.read_text()
    assert whole.count("\n") == 4
    journal.write_text(whole + '{"number": 3, "ent')  # the machine went off while this line was written
    seen: list[int] = []
    tally = run(PLAN, journal=journal, watch=lambda tally: seen.append(len(tally.games)))
    assert seen == [3, 4, 5, 6], "the games that were there are not played again"
    assert without_times(tally) == without_times(run(PLAN))
    assert without_times(run(PLAN, journal=journal)) == without_times(tally)
    assert journal.read_text().startswith(whole)


def test_more_games_can_be_added_to_a_journal(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(PLAN, journal=journal)
    seen: list[int] = []
    run(PLAN._replace(games=8), journal=journal, watch=lambda tally: seen.append(len(tally.games)))
    assert seen == [6, 7, 8]


def test_a_journal_of_another_match_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(PLAN._replace(games=2), journal=journal)
    with pytest.raises(BadInput, match="arena-journal-other"):
        run(PLAN._replace(seed="other", share=0.5), journal=journal)
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join([lines[0], '{"number": 0}\n', lines[2]]))
    with pytest.raises(BadInput, match="arena-journal-damaged"):
        run(PLAN, journal=journal)


@pytest.mark.parametrize("tail", [b"\0\0\0\0\n", b"\xff\xfe\n", b"\xff", b"[]\n", b'{"number": 2}\n'])
def test_a_damaged_last_line_is_written_anew(tail: bytes, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(PLAN._replace(games=2), journal=journal)
    good = journal.read_bytes()
    journal.write_bytes(good + tail)
    run(PLAN._replace(games=3), journal=journal)
    assert journal.read_bytes().startswith(good)
    assert len(run(PLAN._replace(games=3), journal=journal).games) == 3
    assert journal.read_bytes().count(b"\n") == 4


@pytest.mark.parametrize(
    "changed",
    [
        {"number": -1},
        {"entries": [1, 7]},
        {"entries": [1, 0]},
        {"places": [1]},
        {"places": [5, 5]},
        {"seconds": [float("nan"), 1.0]},
        {"failure": {"seat": 9, "key": "bot-ended", "args": {}}},
        {"failure": []},
    ],
)
def test_a_line_that_cannot_be_of_this_match_is_damaged(changed: dict[str, object], tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(PLAN._replace(games=2), journal=journal)
    lines = journal.read_text().splitlines(keepends=True)
    lines[1] = json.dumps({**json.loads(lines[1]), **changed}) + "\n"
    journal.write_text("".join(lines))
    with pytest.raises(BadInput) as bad:
        run(PLAN, journal=journal)
    assert (bad.value.key, bad.value.args_of_text["line"]) == ("arena-journal-damaged", 2)
    assert journal.read_text() == "".join(lines)


def test_a_journal_whose_only_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    run(PLAN._replace(games=1), journal=journal)
    journal.write_bytes(journal.read_bytes()[:20])
    assert len(run(PLAN, journal=journal).games) == PLAN.total()


def test_a_process_that_is_killed_is_told() -> None:
    plan = plan_match("tuscany", ["class:tests.arena.test_run:Murderer", "random"], 4, "s")
    with pytest.raises(BadInput, match="process-ended"):
        run(plan, workers=2)


class Murderer(RandomBot):
    """Ends the process it plays in."""

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        os._exit(7)


def test_a_match_stops_when_the_test_is_settled() -> None:
    plan = PLAN._replace(games=1000)
    tally = run(plan, bar=0.5)
    assert tally.test(0.5).answer == "above"
    assert len(tally.games) < 200
