"""The page about notation says what the engine does."""

from __future__ import annotations

import re
from pathlib import Path

from signoria.games import game_named
from signoria.record import Record
from signoria.tuscany.moves import MOVE_TEXTS
from signoria.tuscany.position import YIELDS
from signoria.tuscany.region import SPACE_NAMES, SPACES, columns, heights
from signoria.tuscany.rules import DECK_NAMES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TUSCANY = game_named("tuscany")


def picture(shifts: int) -> str:
    """Return the columns of a region, drawn with letters."""
    lines = [[" "] * 40 for _ in range(12)]
    for space, column, height in zip(range(SPACES), columns(), heights(shifts), strict=True):
        lines[height][4 * column : 4 * column + 2] = list(SPACE_NAMES[space])
    return "".join("".join(line).rstrip() + "\n" for line in lines).strip("\n") + "\n"


def test_the_picture_of_the_columns_is_true() -> None:
    assert BLOCKS[0] == picture(0)


def test_the_numbers_of_the_moves_are_true() -> None:
    ranges = re.findall(r"`(\w+)` (\d+)(?:–(\d+))?[,.]", PAGE[PAGE.index("A move is also a number") :].split("###")[0])
    told = {number: verb for verb, first, last in ranges for number in range(int(first), int(last or first) + 1)}
    assert told == {number: text.split()[0] for number, text in enumerate(MOVE_TEXTS)}


def test_every_kind_of_move_is_in_the_table_and_every_example_is_a_move() -> None:
    examples = re.findall(r"^\| `([^`…]+)`(?:, `([^`]+)`)? \|", PAGE[PAGE.index("### Moves") : PAGE.index("A move is also")], re.MULTILINE)
    moves = [text for pair in examples for text in pair if text]
    assert {text.split()[0] for text in moves} == {text.split()[0] for text in MOVE_TEXTS}
    for text in moves:
        assert TUSCANY.move_text(TUSCANY.move_of(text)) == text


def test_the_table_of_decks_is_true() -> None:
    rows = re.findall(r"^\| (`[^|]+) \| (\d[^|]*) \| ([^|]+) \|$", PAGE[PAGE.index("### Decks") : PAGE.index("## Records")], re.MULTILINE)
    numbers = dict(zip(["first", "card", "yield", "neutral"], [int(row[1]) for row in rows[:4]], strict=False))
    assert numbers == {name: number for number, name in DECK_NAMES.items() if name in numbers}
    for name, number in numbers.items():
        outcomes = re.findall(r"`(\w+)`", next(row[2] for row in rows if row[0] == f"`{name}`"))
        assert [TUSCANY.outcome_of(name, kind)[1] for kind in outcomes] == list(range(len(outcomes))), name
        assert number == TUSCANY.outcome_of(name, outcomes[0])[0]
    assert TUSCANY.outcome_text(YIELDS, 0) == ("yield", "red2")
    assert {number: name for number, name in DECK_NAMES.items() if number >= 4} == {
        4: "A",
        5: "B",
        6: "C",
        8: "pile0",
        9: "pile1",
        10: "pile2",
        11: "pile3",
    }


def test_the_example_is_a_record() -> None:
    example = next(block for block in BLOCKS if block.startswith("signoria record"))
    record = Record.parse(example)
    assert record.text() == example
    assert record.verify() == "seed"
    assert ": undo\n" in example
