"""A game as text: what is written is read back, replays exactly, can be taken back where nothing was learned, and proves its shuffles."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import record as records
from signoria.chance import Committed, Dice, commitment, secret_of_seed
from signoria.game import BadInput, JsonObject, Refused
from signoria.games import PACKAGES, game_named
from signoria.record import FIRST_LINE, Deal, Record, RecordError
from signoria.tuscany.playout import sensible_move
from signoria.tuscany.state import State

TUSCANY = game_named("tuscany")
FAIR = bytes(range(32))
"""The secret of the games that are committed to here. A real one is never chosen."""


def begin(seats: int = 2, seed: str | int = 7, options: JsonObject | None = None, tables: JsonObject | None = None) -> Record:
    return Record.new(TUSCANY, ["Ann", "Bo", "Cy", "Di"][:seats], options, seed=seed, tables=tables)


def committed(secret: bytes = FAIR, kind: str = "committed") -> Record:
    """Return a game whose secret is known to the test, marked as one with a fresh secret."""
    record = Record(TUSCANY, ["Ann", "Bo"], {"draw": 3, "inn_hex_same_turn": False}, Deal(kind, commitment(secret)), None)
    record.secret = secret
    record._deal(Committed(secret))
    return record


def play(record: Record, *lines: str) -> Record:
    """Play moves written as "seat: notation"."""
    for line in lines:
        seat, _, text = line.partition(": ")
        record.play(int(seat), TUSCANY.move_of(text))
    return record


def play_on(record: Record, moves: int = 1000, dice: Dice | None = None) -> Record:
    """Play sensible moves at random, one after the other or until the game is over."""
    dice = dice or Dice("play on")
    while moves and (actors := record.state.actors()):
        seat = actors[dice.number(len(actors))]
        record.play(seat, sensible_move(cast("State", record.state), seat, dice))
        moves -= 1
    return record


def assembled(seed: str | int = 7) -> Record:
    """Return a game of two in which both regions lie and both bonus tiles are taken: seat 0 begins."""
    record = begin(seed=seed)
    for seat in (0, 1):
        record.play(seat, TUSCANY.move_of("region A-B-C"))
        record.play(seat, record.state.moves(seat)[0])
    for bonus in ("bonus worker", "bonus marble"):
        record.play(record.state.actors()[0], TUSCANY.move_of(bonus))
    return record


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def refusal(text: str) -> RecordError:
    """Read and verify a record that must be refused."""
    with pytest.raises(RecordError) as refused:
        Record.parse(text).verify()
    return refused.value


def problem(error: RecordError) -> object:
    """Return the key of what is wrong at the line."""
    inner = error.args_of_text["problem"]
    assert isinstance(inner, dict)
    return inner["key"]


# Writing and reading


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"draw": 2}, {"inn_hex_same_turn": True}], ids=str)
def test_a_record_is_read_as_it_was_written(seats: int, options: JsonObject) -> None:
    record = play_on(begin(seats, f"round trip {seats}".replace(" ", "-"), options))
    text = record.text()
    again = Record.parse(text)
    assert again.text() == text
    assert again.entries == record.entries
    assert again.state.dump() == record.state.dump()
    assert text.startswith(FIRST_LINE + "\n")
    assert f"result: {' '.join(map(str, record.state.standing().scores))}\n" in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_replaying_reproduces_every_state(seats: int) -> None:
    record = begin(seats, "states")
    dumps = [record.state.dump()]
    dice = Dice(3)
    while record.state.actors():
        play_on(record, 1, dice)
        dumps.append(record.state.dump())
    lines = record.text().splitlines(keepends=True)
    first = line_of(record.text(), "start = ")
    for number, dump in enumerate(dumps):
        assert Record.parse("".join(lines[: first + number])).state.dump() == dump


def test_every_prefix_of_a_record_is_a_record() -> None:
    lines = play_on(committed()).text().splitlines(keepends=True)
    start = next(number for number, line in enumerate(lines) if line.startswith("start"))
    for number in range(start):
        assert problem(refusal("".join(lines[: number + 1]))) == "record-missing"
    for number in range(start, len(lines)):
        record = Record.parse("".join(lines[: number + 1]))
        assert record.verify() == ("fair" if number == len(lines) - 1 else "open")


def test_a_record_may_have_come_through_another_system() -> None:
    record = play_on(begin())
    assert Record.parse(record.text().replace("\n", "\r\n")).text() == record.text()
    assert Record.parse(record.text().rstrip("\n") + "\n\n\n").text() == record.text()


@pytest.mark.parametrize("name", ["Łucja", "Ёж 🦔", 'say "hi"', "a = b: c", "=", "undo"])
def test_a_name_may_be_anything_people_write(name: str) -> None:
    record = play_on(Record.new(TUSCANY, [name, "Bo"], seed=1), 20)
    assert Record.parse(record.text()).names == [name, "Bo"]
    assert Record.from_compact(record.compact()).names == [name, "Bo"]


@pytest.mark.parametrize("name", ["", "a\nb", "a\u2028b", "\ud800", "\x85", "x" * 101])
def test_a_name_that_would_break_the_lines_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="record-name"):
        Record.new(TUSCANY, [name, "Bo"])
    text = changed(begin().text(), '["Ann", "Bo"]', json.dumps([name, "Bo"]))
    assert problem(refusal(text)) == "record-name"


def test_the_compact_form_is_the_same_record_in_letters_a_link_may_have() -> None:
    record = play_on(committed())
    squeezed = record.compact()
    assert re.fullmatch(r"[A-Za-z0-9_-]+", squeezed)
    assert len(squeezed) < len(record.text())
    assert Record.from_compact(squeezed).text() == record.text()


@pytest.mark.parametrize("letters", ["", "A", "????", "ąę", "AAAA", "eJw" * 100])
def test_a_damaged_link_is_refused(letters: str) -> None:
    with pytest.raises(BadInput):
        Record.from_compact(letters)


def test_a_cut_link_is_refused() -> None:
    squeezed = play_on(begin(), 60).compact()
    for length in range(0, len(squeezed), 7):
        with pytest.raises(BadInput):
            Record.from_compact(squeezed[:length])


def test_a_link_that_swells_without_end_is_refused() -> None:
    import base64
    import zlib

    swollen = base64.urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode().rstrip("=")
    with pytest.raises(BadInput, match="record-link"):
        Record.from_compact(swollen)


def test_a_record_too_large_to_be_a_game_is_refused() -> None:
    assert problem(refusal(begin().text() + "0: draw\n" * 200_000)) == "record-too-large"


def test_a_copy_goes_its_own_way() -> None:
    record = assembled()
    other = record.copy()
    before = record.text(), record.state.dump()
    play_on(other, 10)
    assert (record.text(), record.state.dump()) == before
    play_on(record, 10)
    assert record.text() == other.text()


# Going on


def test_a_game_in_progress_is_saved_with_its_secret_and_gone_on_with() -> None:
    straight = play_on(committed(), 60, Dice("a"))
    saved = play_on(committed(), 30, Dice("a"))
    moves = [(entry.seat, entry.move) for entry in straight.entries[30:]]
    assert "secret" not in saved.text()
    resumed = Record.parse(saved.text(with_secret=True))
    for seat, move in moves:
        assert move is not None
        resumed.play(seat, move)
    assert resumed.entries == straight.entries
    assert play_on(resumed).verify() == "fair"


def test_a_seeded_game_is_gone_on_with_from_its_text_alone() -> None:
    resumed = Record.parse(play_on(begin(seed="abc"), 30).text())
    assert play_on(resumed).verify() == "seed"


def test_a_record_without_its_secret_cannot_be_gone_on_with() -> None:
    shown = Record.parse(play_on(committed(), 30).text())
    seat = shown.state.actors()[0]
    with pytest.raises(BadInput, match="record-no-secret"):
        shown.play(seat, shown.state.moves(seat)[0])


def test_drawing_goes_on_where_each_deck_stands() -> None:
    """The outcomes are those of one stream for each deck, whatever was taken back or saved in between."""
    record = assembled()
    for _ in range(40):
        counted: dict[int, int] = {}
        for deck, _kind in [*record.start_outcomes, *(outcome for entry in record.entries for outcome in entry.outcomes)]:
            counted[deck] = counted.get(deck, 0) + 1
        chance = record.chance()
        assert isinstance(chance, Committed)
        assert chance.drawn == counted
        play_on(record, 1)
        if record.may_undo(0):
            record.undo(0)
        record = Record.parse(record.text())


# Taking back


def test_a_move_that_revealed_nothing_is_taken_back() -> None:
    record, dice, taken_back = assembled(), Dice("back"), 0
    while record.state.actors():
        before = record.state.dump()
        play_on(record, 1, dice)
        entry = record.entries[-1]
        assert record.may_undo(entry.seat) == (not entry.outcomes)
        if not entry.outcomes and entry.move is not None:
            record.undo(entry.seat)
            assert record.state.dump() == before
            record.play(entry.seat, entry.move)
            taken_back += 1
    assert taken_back > 10
    assert Record.parse(record.text()).text() == record.text()


def test_an_undo_is_an_entry_and_erases_nothing() -> None:
    record = begin()
    play(record, "0: region A-B-C")
    play(record, "0: start " + castles(record, 0)[0])
    record.undo(0)
    play(record, "0: start " + castles(record, 0)[1])
    text = record.text()
    assert text.splitlines()[-4:] == [
        "0: region A-B-C",
        f"0: start {castles(record, 0)[0]}",
        "0: undo",
        f"0: start {castles(record, 0)[1]}",
    ]
    again = Record.parse(text)
    assert again.text() == text
    assert again.state.dump() == record.state.dump()
    assert [entry.move for entry in again.moves_made()] == [
        TUSCANY.move_of("region A-B-C"),
        TUSCANY.move_of(f"start {castles(record, 0)[1]}"),
    ]


def castles(record: Record, seat: int) -> list[str]:
    """Return the castle spaces of a seat that has assembled its region."""
    players = record.state.view(seat)["players"]
    assert isinstance(players, list)
    own = players[seat]
    assert isinstance(own, dict)
    colours = own["colours"]
    assert isinstance(colours, str)
    return [TUSCANY.move_text(192 + space).split()[1] for space, letter in enumerate(colours) if letter == "D"]


def test_a_move_that_revealed_something_stays() -> None:
    record = play(assembled(), "0: draw")
    assert record.entries[-1].outcomes
    assert not record.may_undo(0)
    with pytest.raises(BadInput, match="undo-not-allowed"):
        record.undo(0)
    assert problem(refusal(record.text() + "0: undo\n")) == "undo-not-allowed"


def test_nobody_takes_back_what_another_decided_on() -> None:
    record = begin()
    for seat in (0, 1):
        play(record, f"{seat}: region A-B-C")
        record.play(seat, record.state.moves(seat)[0])
    play(record, "0: bonus worker")
    assert record.may_undo(0)
    assert not record.may_undo(1)
    play(record, "1: bonus marble")
    assert not record.may_undo(0)
    assert record.may_undo(1)
    with pytest.raises(BadInput, match="undo-not-allowed"):
        record.undo(0)


def test_a_hidden_choice_is_taken_back_until_all_are_ready() -> None:
    record = begin(3)
    play(record, "0: region A-B-C", "1: region B-A-C")
    play(record, "0: start " + castles(record, 0)[0])
    dump = record.state.dump()
    record.undo(0)
    play(record, "0: start " + castles(record, 0)[0])
    assert record.state.dump() == dump
    record.undo(1)
    record.undo(0)
    record.undo(0)
    assert not any(record.may_undo(seat) for seat in range(3))
    for seat in (2, 0, 1):
        play(record, f"{seat}: region C'-B+A")
        play(record, f"{seat}: start {castles(record, seat)[1]}")
    assert not any(record.may_undo(seat) for seat in range(3))
    assert Record.parse(record.text()).state.dump() == record.state.dump()


def test_nothing_is_taken_back_before_the_first_move() -> None:
    record = begin()
    assert not record.may_undo(0)
    with pytest.raises(BadInput, match="undo-not-allowed"):
        record.undo(0)


def test_a_refused_move_changes_nothing() -> None:
    record = assembled()
    before = record.text(), record.state.dump()
    for move in range(TUSCANY.move_count):
        for seat in (0, 1):
            if move not in record.state.moves(seat):
                with pytest.raises(Refused):
                    record.play(seat, move)
    assert (record.text(), record.state.dump()) == before


# Deals


def test_a_fresh_game_commits_to_a_secret_and_shows_it_at_the_end() -> None:
    record = Record.new(TUSCANY, ["Ann", "Bo"])
    assert record.secret is not None
    assert f"deal: committed {commitment(record.secret)}\n" in record.text()
    assert record.secret.hex() not in record.text()
    assert Record.new(TUSCANY, ["Ann", "Bo"]).secret != record.secret
    play_on(record)
    assert record.text().endswith(f"secret: {record.secret.hex()}\n")
    assert Record.parse(record.text()).verify() == "fair"


def test_a_chosen_seed_is_marked() -> None:
    record = play_on(begin(seed=42))
    assert "deal: seed 42\n" in record.text()
    assert "secret" not in record.text()
    assert Record.parse(record.text()).verify() == "seed"
    assert begin(seed=42).start_outcomes == begin(seed="42").start_outcomes != begin(seed=43).start_outcomes


@pytest.mark.parametrize("seed", ["", " ", "a b", "a\nb", "x" * 101, "\ud800"])
def test_a_seed_that_would_break_the_line_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="record-seed"):
        begin(seed=seed)


def test_a_known_deal_is_the_same_cards_again_and_marked() -> None:
    first = play_on(committed())
    assert first.secret is not None
    again = Record.new(TUSCANY, ["Cy", "Di"], known=first.secret)
    assert again.start_outcomes == first.start_outcomes
    assert again.deal == Deal("known", commitment(first.secret))
    assert Record.parse(play_on(again).text()).verify() == "known"
    with pytest.raises(BadInput, match="record-secret"):
        Record.new(TUSCANY, ["Cy", "Di"], known=b"short")


def test_a_fork_goes_on_from_a_move_with_a_fresh_secret() -> None:
    first = play_on(committed(), 60)
    fork = first.fork(25)
    assert fork.deal.kind == "fork"
    assert fork.deal.after == 25
    assert fork.moves_made() == first.moves_made()[:25]
    assert fork.secret != first.secret
    text = play_on(fork).text()
    again = Record.parse(text)
    assert again.text() == text
    assert again.verify() == "fork"
    resumed = Record.parse(play_on(first.fork(10), 12).text(with_secret=True))
    assert play_on(resumed).verify() == "fork"


def test_a_fork_leaves_out_what_was_taken_back() -> None:
    record = play(begin(), "0: region A-B-C")
    record.undo(0)
    play_on(record, 30)
    fork = record.fork(len(record.moves_made()))
    assert fork.state.dump() == record.state.dump()
    assert all(entry.move is not None for entry in fork.entries)


@pytest.mark.parametrize("after", [-1, 9])
def test_a_fork_needs_moves_to_go_on_from(after: int) -> None:
    with pytest.raises(BadInput, match="record-fork"):
        play_on(begin(), 8).fork(after)


# Component tables


def own_tables() -> JsonObject:
    return {"area_points": {"1": 2, "2": 4, "3": 7}}


def test_tables_that_differ_are_in_the_header() -> None:
    record = play_on(begin(tables=own_tables()))
    text = record.text()
    assert f"tables: {json.dumps(own_tables())}\n" in text
    assert f"components: {TUSCANY.components_hash(own_tables())}\n" in text
    assert TUSCANY.components_hash(own_tables()) != TUSCANY.components_hash()
    again = Record.parse(text)
    assert again.text() == text
    assert again.verify() == "seed"
    assert "tables" not in begin().text()


def test_other_tables_than_those_played_with_are_refused() -> None:
    text = play_on(begin(tables=own_tables())).text()
    error = refusal(changed(text, '"3": 7', '"3": 6'))
    assert problem(error) == "record-components"
    assert error.line == line_of(text, "components")
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("tables")]
    assert problem(refusal("".join(lines))) == "record-components"
    assert problem(refusal(changed(text, '"3": 7', '"3": 77'))) == "component-number"


@pytest.mark.parametrize("tables", [None, {"area_points": {"1": 2, "2": 4, "3": 7}}], ids=["built-in", "own"])
def test_an_old_record_replays_after_the_built_in_tables_changed(tables: JsonObject | None, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.tuscany import tables as module

    record = play_on(begin(tables=tables))
    text, result = record.text(), record.state.result()
    old = module.built_in()
    new = {**old, "colour_bonus": {letter: [5, 3] for letter in "DRBGOYEL"}}
    monkeypatch.setattr(module, "built_in", lambda: new)
    module._components.cache_clear()
    try:
        assert problem(refusal(text)) == "record-components"
        monkeypatch.setattr(records, "editions", lambda _: ({**old, "area_points": {"1": 9, "2": 9, "3": 9}}, old))
        again = Record.parse(text)
        assert again.state.result() == result
        assert again.verify() == "seed"
        assert Record.parse(again.text()).state.result() == result
    finally:
        module._components.cache_clear()


@pytest.mark.parametrize("game", sorted(PACKAGES))
def test_the_editions_a_game_keeps_are_tables_it_can_use(game: str) -> None:
    folder = files(PACKAGES[game]).joinpath("editions")
    assert len(records.editions(game)) == (len(list(folder.iterdir())) if folder.is_dir() else 0)
    for edition in records.editions(game):
        assert game_named(game).components_hash(edition)


# Verifying


def fair_text() -> str:
    return play_on(committed()).text()


def test_what_was_not_touched_is_fair() -> None:
    record = Record.parse(fair_text())
    assert record.verify() == "fair"
    assert record.deal.kind == "committed"


def swap_a_draw(text: str) -> tuple[str, int]:
    """Exchange two different cards of a draw: as legal as before, but not what the secret gives."""
    for number, line in enumerate(text.splitlines(), 1):
        if match := re.fullmatch(r"(\d: draw = card) (\w) (\w)(.*)", line):
            if match[2] != match[3]:
                return text.replace(line, f"{match[1]} {match[3]} {match[2]}{match[4]}", 1), number
    raise AssertionError("no draw of different cards")


def test_a_changed_outcome_is_refused_with_its_line() -> None:
    text, line = swap_a_draw(fair_text())
    Record.parse(text)
    error = refusal(text)
    assert (problem(error), error.line) == ("record-unfair", line)
    blank, line = swap_a_draw(fair_text().replace("start", "start", 1))
    at = blank.splitlines(keepends=True)
    assert refusal("".join([*at[:9], "\n", *at[9:]])).line == line + 1


def test_a_changed_deal_is_refused_with_its_line() -> None:
    text = fair_text()
    match = re.search(r"card (\w) (\w)", text)
    assert match is not None
    assert match[1] != match[2]
    error = refusal(changed(text, match[0], f"card {match[2]} {match[1]}"))
    assert (problem(error), error.line) == ("record-unfair", line_of(text, "start"))


def test_an_impossible_outcome_is_refused_with_its_line() -> None:
    text = fair_text()
    error = refusal(changed(text, "start = first ", "start = first 3, first "))
    assert (problem(error), error.line) == ("record-chance", line_of(text, "start"))
    line = next(line for line in text.splitlines() if ": draw = card" in line)
    for damaged in (line + " O", line.rsplit(" ", 1)[0], line.replace("card", "yield", 1), line.replace("card", "neutral")):
        error = refusal(changed(text, line + "\n", damaged + "\n"))
        assert problem(error) in {"record-chance", "unknown-outcome"}
        assert error.line == line_of(text, line)


def test_a_changed_move_is_refused_with_its_line_and_the_rule() -> None:
    text = fair_text()
    line = next(line for line in text.splitlines() if re.fullmatch(r"\d: pay \S+.*", line))
    error = refusal(changed(text, line, f"{line[0]}: draw"))
    assert (error.line, error.rule) == (line_of(text, line), "T6.1")
    assert problem(error) == "tuscany-refuse-pay-first"
    assert error.text()["key"] == "record-line-rule"


def test_a_move_of_the_wrong_seat_is_refused_with_its_line_and_the_rule() -> None:
    text = fair_text()
    line = next(line for line in text.splitlines() if ": draw" in line)
    error = refusal(changed(text, line, f"{1 - int(line[0])}{line[1:]}"))
    assert (error.line, error.rule) == (line_of(text, line), "T3.1")
    assert problem(refusal(changed(text, line, f"9{line[1:]}"))) == "no-such-seat"


def test_a_changed_secret_is_refused_with_its_line() -> None:
    text = fair_text()
    error = refusal(changed(text, FAIR.hex(), "ff" * 32))
    assert (problem(error), error.line) == ("record-commitment", line_of(text, "secret"))
    for wrong in (FAIR.hex()[:-1], FAIR.hex().replace("a", "A"), "zz" * 32):
        assert problem(refusal(changed(text, FAIR.hex(), wrong))) == "record-secret"


def test_a_changed_commitment_is_refused() -> None:
    text = fair_text()
    error = refusal(changed(text, commitment(FAIR), commitment(b"another")))
    assert (problem(error), error.line) == ("record-commitment", line_of(text, "secret"))
    other = committed()
    other.secret = secret_of_seed("other")
    with pytest.raises(RecordError) as refused:
        other.verify()
    assert (problem(refused.value), refused.value.line) == ("record-commitment", line_of(text, "deal"))


def test_a_secret_that_fits_its_commitment_but_not_the_shuffles_is_refused() -> None:
    text = fair_text()
    other = secret_of_seed("other")
    text = changed(changed(text, FAIR.hex(), other.hex()), commitment(FAIR), commitment(other))
    error = refusal(text)
    assert (problem(error), error.line) == ("record-unfair", line_of(text, "start"))


def test_a_changed_seed_is_refused() -> None:
    text = play_on(begin(seed=5)).text()
    assert problem(refusal(changed(text, "deal: seed 5\n", "deal: seed 6\n"))) == "record-unfair"
    assert problem(refusal(changed(committed().text(), "deal: committed", "deal: seed"))) == "record-unfair"
    assert problem(refusal(text + f"secret: {FAIR.hex()}\n")) == "record-secret"


def test_a_changed_result_is_refused_with_its_line() -> None:
    text = fair_text()
    scores = re.search(r"result: (\d+) (\d+)", text)
    assert scores is not None
    for written in (f"result: {int(scores[1]) + 1} {scores[2]}", f"result: {scores[1]}", "result: "):
        error = refusal(changed(text, scores[0], written))
        assert (problem(error), error.line) == ("record-result", line_of(text, "result"))
    early = begin().text() + "result: 0 0\n"
    assert problem(refusal(early)) == "record-result"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        (FIRST_LINE, "signoria record 2", "record-first-line"),
        ("game: tuscany", "game: chess", "unknown-game"),
        ("rules: 1", "rules: 2", "record-rules"),
        ("components: ", "components: 0", "record-components"),
        ('"draw": 3', '"draw": 4', "bad-option"),
        ('"draw": 3', '"drow": 3', "unknown-option"),
        ('"draw": 3', '"draw": NaN', "record-json"),
        ('"draw": 3', '"draw": ' + "9" * 5000, "record-json"),
        ('{"draw"', '["draw"', "record-json"),
        ('["Ann", "Bo"]', '["Ann"]', "tuscany-seats"),
        ('["Ann", "Bo"]', '["Ann", 3]', "record-json"),
        ('["Ann", "Bo"]', "[" * 100_000, "record-json"),
        ("deal: committed", "deal: fair", "record-deal"),
        ("deal: committed ", "deal: committed 0", "record-deal"),
        ("start = ", "start: ", "record-header"),
        ("options: ", "option: ", "record-header"),
        ("seats: ", "game: ", "record-header"),
        ("first ", "frist ", "unknown-deck"),
        ("first ", "first 7 ", "unknown-outcome"),
    ],
)
def test_a_changed_header_is_refused_with_its_line(old: str, new: str, key: str) -> None:
    text = play_on(committed(), 12).text()
    error = refusal(changed(text, old, new))
    assert problem(error) == key
    assert error.line == next(number for number, line in enumerate(text.splitlines(), 1) if old in line)


def test_more_options_than_the_game_was_played_with_are_refused() -> None:
    """With another number of cards to draw, the first draw does not fit any more."""
    text = fair_text()
    error = refusal(changed(text, '"draw": 3', '"draw": 2'))
    assert problem(error) == "record-chance"
    assert error.line == line_of(text, next(line for line in text.splitlines() if ": draw" in line))


@pytest.mark.parametrize(
    "line", ["nonsense", "0 draw", "0:draw", ": draw", "00000000000000001: draw", "0: fly", "0: ", "0: undo = card O", "²: draw"]
)
def test_a_line_that_is_no_entry_is_refused(line: str) -> None:
    text = assembled().text()
    error = refusal(text + line + "\n")
    assert error.line == len(text.splitlines()) + 1


@pytest.mark.parametrize("line", ["result: 1 2", "0: draw", "secret: " + FAIR.hex()])
def test_nothing_follows_the_secret(line: str) -> None:
    text = fair_text()
    error = refusal(text + line + "\n")
    assert problem(error) == "record-closing"
    assert error.line == len(text.splitlines()) + 1


# Damage of any kind


def survives(text: str) -> bool:
    """Read and verify a record that may be damaged; return whether it is accepted. Any other error than the announced ones escapes."""
    try:
        Record.parse(text).verify()
    except BadInput:
        return False
    return True


LINES = play_on(committed(), 90).text(with_secret=True).splitlines()
TEXT = "\n".join(LINES) + "\n"


@settings(max_examples=400)
@given(st.integers(0, len(TEXT) - 1), st.integers(0, 6), st.text(max_size=6))
def test_damage_in_one_place_is_refused_and_never_worse(at: int, removed: int, written: str) -> None:
    survives(TEXT[:at] + written + TEXT[at + removed :])


@settings(max_examples=200)
@given(st.lists(st.integers(0, len(LINES) - 1), max_size=40))
def test_lines_in_any_order_are_refused_and_never_worse(order: list[int]) -> None:
    survives("\n".join([*LINES[:8], *(LINES[number] for number in order)]))


@settings(max_examples=200)
@given(st.binary(max_size=60))
def test_bytes_that_are_no_record_are_refused(noise: bytes) -> None:
    assert not survives(noise.decode(errors="replace"))
    assert not survives(FIRST_LINE + "\n" + noise.decode(errors="surrogateescape"))


def mutations(generator: random.Random) -> Iterator[str]:
    """Yield records that are damaged in a way that keeps most of them readable."""
    words = sorted({word for line in LINES for word in re.split(r"[ ,]+", line)})
    while True:
        lines = list(LINES)
        for _ in range(generator.randint(1, 3)):
            at = generator.randrange(len(lines))
            parts = re.split(r"(\s+)", lines[at])
            parts[generator.randrange(len(parts))] = generator.choice([*words, "", "0", "-1", "99", "\x00", "é"])
            lines[at] = generator.choice(["".join(parts), lines[generator.randrange(len(lines))]])
        yield "\n".join(lines)


@pytest.mark.slow
def test_many_kinds_of_damage_are_refused_and_never_worse() -> None:
    damaged = mutations(random.Random(2))
    accepted = sum(survives(next(damaged)) for _ in range(3000))
    assert accepted < 600, "most damage is noticed; a change of a name or a later undo of a legal move is not"
