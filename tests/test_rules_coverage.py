"""Every rule has a test that names it, and the page that tells which is up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import rules_coverage

GAMES = [game for game in rules_coverage.games() if rules_coverage.tests(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_that_names_it(game: str) -> None:
    assert not rules_coverage.untested(game)


@pytest.mark.parametrize("game", GAMES)
def test_tests_name_only_rules_there_are(game: str) -> None:
    assert not rules_coverage.unknown(game)


def test_the_page_is_up_to_date() -> None:
    assert rules_coverage.PAGE.read_text(encoding="utf-8") == rules_coverage.page(), "run .venv/bin/python scripts/rules_coverage.py"


def test_rules_are_read_from_the_catalogue_in_their_order() -> None:
    rules = rules_coverage.rules("tuscany")
    assert rules[0] == "T1.1"
    assert rules[-1] == "T10.2"
    assert rules.index("T2.10") == rules.index("T2.9") + 1
    assert len(rules) == len(set(rules)) == 57


def test_a_game_without_tests_is_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rules_coverage, "ROOT", tmp_path)
    assert rules_coverage.tests("tuscany") == []
    assert "Tuscany" not in rules_coverage.page()


def test_a_rule_without_a_test_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "tuscany"
    folder.mkdir(parents=True)
    (folder / "test_one.py").write_text(
        '@pytest.mark.rule("T1.1", "T99.1")\ndef test_of_two_rules(): ...\n\n\ndef test_of_none(): ...\n', encoding="utf-8"
    )
    monkeypatch.setattr(rules_coverage, "ROOT", tmp_path)
    assert "T1.1" not in rules_coverage.untested("tuscany")
    assert "T1.2" in rules_coverage.untested("tuscany")
    assert rules_coverage.unknown("tuscany") == ["T99.1"]
    assert "| T1.1 | [of two rules](../tests/tuscany/test_one.py) |" in rules_coverage.page()
    assert "| T1.2 | **none** |" in rules_coverage.page()
