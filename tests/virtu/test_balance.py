"""The changes that balanced Virtù stand in its component file, with their reasons, and touch only what was reconstructed."""

from __future__ import annotations

import json

import pytest

from bench.virtu_balance import entry, play
from bench.virtu_changes import CHANGES, NOTES, Change
from signoria.virtu.tables import built_in


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: f"{change.table} {change.id} {change.key}")
def test_a_change_was_made_to_a_reconstructed_value_and_says_why(change: Change) -> None:
    if change.table == "roads":
        roads = built_in()["roads"][change.id]  # type: ignore[index,call-overload]
        assert (change.key.split() in roads) is change.after  # type: ignore[operator]
        provenance = str(built_in()["roads_src"])
    else:
        changed = entry(built_in(), change)
        assert changed[change.key] == change.after != change.before
        sources = changed.get("src", built_in().get(f"{change.table}_src"))
        named = sources.get(change.key) if isinstance(sources, dict) else sources
        rest = sources.get("rest") if isinstance(sources, dict) else None
        provenance = json.dumps([named or rest, changed.get("note")], ensure_ascii=False)
    assert "reconstructed" in provenance
    assert NOTES[change.reason] in provenance


def test_every_reason_is_the_reason_of_something() -> None:
    assert {change.reason for change in CHANGES} == set(NOTES)


def test_a_measured_game_tells_how_it_ended() -> None:
    game = play(3, 1, None)
    assert game.ends
    assert game.years < 30
    assert game == play(3, 1, None)
