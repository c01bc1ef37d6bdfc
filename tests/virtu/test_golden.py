"""The golden records of Virtù replay to the same result, prove their shuffles, show what they are kept for, and come out alike."""

from __future__ import annotations

import re

import pytest

from scripts.golden_virtu import FOLDER, SHOWS, Game, games, recorded, replayed
from signoria.record import Record

FILES = {game.file: game for game in games()}
ENDS = {"end-no-neutral-city", "end-eight-cities", "end-patronage", "end-year-30"}


def read(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def test_every_game_of_the_list_has_its_file() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.txt")) == sorted(FILES)


@pytest.mark.rule("V13.3", "V13.4", "V13.5", "V13.6", "V13.7", "V13.8", "V16.1", "V16.4", "V16.5")
def test_together_they_show_every_end_and_every_kind_of_fight() -> None:
    assert {name for game in FILES.values() for name in game.shows} == set(SHOWS) > ENDS


def test_they_are_for_every_number_of_players_and_both_values_of_the_options() -> None:
    assert {game.seats for game in FILES.values()} == {3, 4, 5}
    for option in ("one_enemy_agent", "families"):
        assert len({game.options[option] for game in FILES.values()}) == 2


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
    assert record.verify() == "seed"


@pytest.mark.parametrize("game", FILES.values(), ids=lambda game: game.file)
def test_a_golden_record_shows_what_it_is_kept_for(game: Game) -> None:
    played = replayed(Record.parse(read(game.file)))
    assert game.shows
    for name in game.shows:
        assert SHOWS[name].shows(played), name


@pytest.mark.parametrize("game", FILES.values(), ids=lambda game: game.file)
def test_a_golden_record_is_written_alike_each_time(game: Game) -> None:
    assert recorded(game).text() == read(game.file)
