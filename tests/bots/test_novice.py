"""`novice` plays sensibly, and sees little."""

from __future__ import annotations

from signoria.arena import plan_match, run


def test_novice_beats_random() -> None:
    tally = run(plan_match("tuscany", ["novice", "random"], 20, "novice"))
    assert tally.share(0)[0] >= 0.9


def test_novice_loses_to_adept() -> None:
    tally = run(plan_match("tuscany", ["novice", "adept"], 20, "novice"))
    assert tally.share(0)[0] <= 0.35


def test_novice_is_no_fool() -> None:
    """It scores well even though it plans nothing."""
    report = run(plan_match("tuscany", ["novice"], 10, "novice")).report()
    bots = report["bots"]
    assert isinstance(bots, list) and isinstance(bots[0], dict)
    assert float(str(bots[0]["score"])) > 50
