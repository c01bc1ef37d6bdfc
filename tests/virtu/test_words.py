"""Every key this game speaks in has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import signoria
from signoria.game import Event, Text
from signoria.virtu.moves import BONUS_NAMES, MOVE_COUNT
from signoria.virtu.position import FRAME_NAMES, PURPOSE_NAMES
from signoria.virtu.prompts import prompt
from signoria.virtu.turns import frame_of
from signoria.words import Words
from tests.virtu.watched import Watch, refusal

ENGINE = Path(signoria.__file__).parent / "virtu"
WORDS = Words("en", ["Ann", "Ben", "Cleo", "Dan", "Eve"])
UNRESOLVED = re.compile(r"[{}@]|virtu-|\$")


def said(text: Text) -> str:
    """Return a text in English; nothing may be left unresolved in it."""
    words = WORDS.say(text)
    assert WORDS.has(text["key"]), text["key"]
    assert words
    assert not UNRESOLVED.search(words), (text, words)
    return words


def keys_in_sources() -> set[str]:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.glob("*.py"))
    keys = set(re.findall(r'"@?(virtu-[a-z0-9-]*[a-z0-9])"', sources))
    reasons = (ENGINE / "refusals.py").read_text(encoding="utf-8")
    keys |= {"virtu-refuse-" + name for name in re.findall(r'(?:"V[\d.]+"|rule), "([a-z-]+)"', reasons) if not name.startswith("virtu")}
    keys |= {"virtu-refuse-" + name for name in re.findall(r' else "([a-z-]+)", ', reasons)}
    return keys


@pytest.mark.parametrize("key", sorted(keys_in_sources()))
def test_every_key_in_the_sources_has_words(key: str) -> None:
    assert WORDS.has(key)


def test_every_decision_has_a_name_and_a_prompt() -> None:
    for name in FRAME_NAMES:
        assert WORDS.has("virtu-step-" + name)
        if name == "payment":
            assert all(WORDS.has(f"virtu-prompt-payment-{purpose}") for purpose in PURPOSE_NAMES[1:])
        elif name == "war-bonus":
            assert all(WORDS.has(f"virtu-prompt-war-bonus-{side}") for side in ("attack", "defence", "battle"))
        else:
            assert WORDS.has("virtu-prompt-" + name)
    assert all(WORDS.has("virtu-bonus-" + name) for name in BONUS_NAMES)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_prompts_events_and_refusals_read_well(seats: int) -> None:
    watch = Watch(seats, 1, sensible=True)
    while not watch.state.result():
        seat = watch.state.actors()[0]
        for asked in (seat, (seat + 1) % seats):
            said(prompt(watch.state.position, frame_of(watch.state.position, asked)))
        legal = set(watch.state.moves(seat))
        for move in (watch.dice.number(MOVE_COUNT) for _ in range(5)):
            if move not in legal:
                said(refusal(watch.state, seat, move).text())
        watch.step(thorough=False)
        for event in watch.last:
            check_event(event)


def check_event(event: Event) -> None:
    for viewer in (event.seat, None):
        said(event.seen_by(viewer))
