"""The page about notation says what the engine of Virtù does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from signoria.chance import Dice, Replayed
from signoria.virtu import GAME
from signoria.virtu.notation import SOURCE_TEXTS, texts
from signoria.virtu.symbols import ACTION_NAMES
from tests.virtu.table import TABLES

PAGE = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")
VIRTU = PAGE[PAGE.index("## Virtù") : PAGE.index("## Records")]
YEAR = re.findall(r"^```\n(.*?)^```", VIRTU, re.MULTILINE | re.DOTALL)[0].splitlines()


def test_the_numbers_of_the_moves_are_true() -> None:
    told = {}
    paragraph = VIRTU[VIRTU.index("The same number of a move") :].split("###")[0]
    for verb, first, last in re.findall(r"(`\w+`|the six actions) (\d+)(?:–(\d+))?[,.]", paragraph):
        for number in range(int(first), int(last or first) + 1):
            told[number] = verb.strip("`")
    assert str(len(texts())) in paragraph
    for number, text in enumerate(texts()):
        assert told[number] == ("the six actions" if text in ACTION_NAMES else text.split()[0]), text
    assert len(told) == len(texts())


def test_every_kind_of_move_and_source_is_in_the_tables_and_every_example_is_a_move() -> None:
    tables = VIRTU[: VIRTU.index("The same number of a move")]
    examples = [text for row in re.findall(r"^\| (`[^|]+) \|", tables, re.MULTILINE) for text in re.findall(r"`([^`]+)`", row)]
    for text in examples:
        assert GAME.move_text(GAME.move_of(text)) == text
    assert {text.split()[0] for text in examples} == {text.split()[0] for text in texts()}
    used = {" ".join(text.split()[1:-1]).split()[0] for text in examples if text.startswith("use ")}
    assert used >= {source.split()[0] for source in SOURCE_TEXTS[41:]}


@pytest.mark.rule("V4.1", "V10.1", "V11.1", "V13.4", "V14.1", "V15.4", "V12.2")
def test_the_year_on_the_page_can_be_played() -> None:
    state = GAME.start(3, {}, Replayed([(0, 0)]), TABLES)
    for line in YEAR:
        match = re.fullmatch(r"(\d): (\S+(?: \S+)*)(?:  +(.*))?", line)
        assert match is not None
        state.play(int(match[1]), GAME.move_of(match[2]), Dice(1))
    assert state.position.year == 2
    assert state.actors() == [1]
    owned = [[token["token"] for token in player["domain"]] for player in state.view(None)["players"]]  # type: ignore[index,union-attr,call-overload]
    assert "siena" in owned[0] and "guild" in owned[0] and "terracina" in owned[1]


def test_the_table_of_decks_is_true() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d) \| [^:]+: ([^|]+) \|$", VIRTU[VIRTU.index("### Decks of Virtù") :], re.MULTILINE)
    assert [row[0] for row in rows] == ["first", "family"]
    for name, number, outcomes in rows:
        kinds = re.findall(r"`([\w-]+)`", outcomes)
        assert [GAME.outcome_of(name, kind) for kind in kinds] == [(int(number), kind) for kind in range(len(kinds))]
        assert [GAME.outcome_text(int(number), kind) for kind in range(len(kinds))] == [(name, kind) for kind in kinds]
