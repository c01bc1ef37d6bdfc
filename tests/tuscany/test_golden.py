"""The golden records replay to the same result, prove their shuffles, show what they are named after, and are written alike each time."""

from __future__ import annotations

import re

import pytest

from scripts.golden import FOLDER, SHOWN, committed, recorded, replayed, table
from signoria.record import Record

FILES = sorted(path.name for path in (FOLDER / "tuscany").glob("*.txt"))


def read(name: str) -> str:
    return (FOLDER / "tuscany" / name).read_text(encoding="utf-8")


def test_every_game_of_the_table_has_its_file() -> None:
    assert FILES == sorted([*(f"{name}.txt" for name in SHOWN), "committed-with-undo.txt"])
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == table()


@pytest.mark.parametrize("name", FILES)
def test_a_golden_record_replays_and_verifies(name: str) -> None:
    text = read(name)
    record = Record.parse(text)
    assert record.text() == text
    result = record.state.result()
    assert result is not None
    written = re.search(r"^result: (.*)$", text, re.MULTILINE)
    assert written is not None
    assert written[1].split() == [str(score) for score in result.scores]
    assert [sum(sources.values()) for sources in result.sources] == result.scores
    assert record.verify() == ("fair" if "deal: committed" in text else "seed")


@pytest.mark.parametrize("name", SHOWN)
def test_a_golden_record_shows_what_it_is_named_after(name: str) -> None:
    played = replayed(Record.parse(read(f"{name}.txt")))
    assert SHOWN[name].shows(played)
    assert len(played.state.players) == SHOWN[name].seats


@pytest.mark.parametrize("name", SHOWN)
def test_a_golden_record_is_written_alike_each_time(name: str) -> None:
    assert recorded(SHOWN[name]).text() == read(f"{name}.txt")


def test_the_golden_record_with_moves_taken_back_is_written_alike_each_time() -> None:
    text = read("committed-with-undo.txt")
    assert committed().text() == text
    assert text.count(": undo\n") > 10


def test_the_golden_records_are_for_every_number_of_players_with_both_values_of_both_options() -> None:
    kinds = {(len(record.names), str(record.options)) for record in (Record.parse(read(name)) for name in FILES)}
    assert {seats for seats, _ in kinds} == {2, 3, 4}
    for option in ("'draw': 3", "'draw': 2"):
        assert {seats for seats, options in kinds if option in options} == {2, 3, 4}
    for option in ("'inn_hex_same_turn': False", "'inn_hex_same_turn': True"):
        assert {seats for seats, options in kinds if option in options} >= {2, 3}
