"""Reading the rules on the command line."""

from __future__ import annotations

import pytest

from signoria.cli.rulebook import games_with_rules, rule_ids, spelled
from signoria.cli.speech import Misuse
from signoria.words import languages
from tests.cli.conftest import Call


def test_one_rule(call: Call) -> None:
    result = call("rules", "T3.1")
    assert result.exit_code == 0
    assert [line.rstrip() for line in result.output.splitlines()] == [
        "T3  Your turn",
        "T3.1  On your turn you take exactly one action: draw region cards (T4), take a",
        "      tile (T5) or place a tile (T6).",
    ]


def test_an_example_follows_its_rule(call: Call) -> None:
    assert "Example: You place a quarry" in call("rules", "T3.2").output
    assert "Beispiel: " in call("rules", "T3.2", "--lang", "de").output


@pytest.mark.parametrize("written", ["T6.3", "t6.3", "T6-3", " t6-3 "])
def test_ids_are_forgiven_their_spelling(written: str) -> None:
    assert spelled(written) == "T6.3"


@pytest.mark.parametrize("written", ["", "6", "T", "T6.", "T6.3.1", "castle"])
def test_other_words_are_no_ids(written: str) -> None:
    with pytest.raises(Misuse):
        spelled(written)


@pytest.mark.parametrize("language", languages())
def test_every_section_can_be_read_in_every_language(call: Call, language: str) -> None:
    for game in games_with_rules():
        for rule in rule_ids(game):
            if "." not in rule:
                result = call("rules", rule, "--lang", language)
                assert result.exit_code == 0
                assert all(inside in result.output for inside in rule_ids(game) if inside.startswith(rule + "."))


def test_the_contents_list_every_section(call: Call) -> None:
    output = call("rules").output
    for game in games_with_rules():
        sections = [rule for rule in rule_ids(game) if "." not in rule]
        assert len(sections) >= 10
        assert all(section in output.split() for section in sections)
    assert "T6" not in call("rules", "--game", "virtu").output.partition("signoria rules")[0].split()


def test_a_word_is_found_wherever_it_stands(call: Call) -> None:
    result = call("rules", "--find", "INN HEX", "--game", "tuscany")
    assert result.exit_code == 0
    assert "T6.3" in result.output and "T8.3" in result.output and "T2.4 " not in result.output


def test_what_is_not_there_is_said(call: Call) -> None:
    for arguments in (["rules", "T77"], ["rules", "T6.99"], ["rules", "T6", "--game", "virtu"], ["rules", "--find", "zzzz"]):
        result = call(*arguments)
        assert result.exit_code == 1
        assert result.stdout == ""
        assert result.stderr.startswith("signoria: ")
