"""The contract: views, imagining, storing, refusing, both engine forms (V17)."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.chance import Committed, Dice, Replayed
from signoria.game import BadInput, JsonObject, State
from signoria.virtu import GAME
from signoria.virtu.imagine import all_placements
from signoria.virtu.playout import play_games
from signoria.virtu.position import PLACING
from tests.virtu.table import TABLES, Table, table
from tests.virtu.watched import Watch

ROOT = Path(__file__).parent.parent.parent


@settings(max_examples=10)
@given(st.integers(3, 5), st.integers(0, 10**9), st.booleans(), st.booleans())
def test_games_keep_every_promise_of_the_contract(seats: int, seed: int, sensible: bool, one_enemy_agent: bool) -> None:
    Watch(seats, seed, sensible, {"one_enemy_agent": one_enemy_agent}).finish(thorough_every=80)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_many_games_keep_every_promise_of_the_contract(seats: int) -> None:
    choices: Counter[int] = Counter()
    for seed in range(30):
        watch = Watch(seats, seed, seed % 2 == 0, {})
        watch.finish(thorough_every=25)
        choices += watch.choices
    assert max(choices) <= 110


@pytest.mark.rule("V17.1")
def test_everything_is_open_once_the_family_cards_are_placed() -> None:
    watch = Watch(4, 7, sensible=True)
    while watch.state.position.phase == PLACING:
        watch.step(thorough=False)
    for _ in range(200):
        views = [watch.state.view(seat) for seat in (*range(4), None)]
        for view in views:
            for private in ("seat", "moves", "prompt", "suggested"):
                del view[private]
        assert all(json.dumps(view) == json.dumps(views[0]) for view in views)
        watch.step(thorough=False)


@pytest.mark.rule("V17.1")
def test_the_only_chance_is_who_goes_first() -> None:
    chance = Dice(5)
    chance.produced = []
    state = GAME.start(3, {}, chance)
    while state.actors():
        seat = state.actors()[0]
        state.play(seat, state.moves(seat)[0], chance)
    assert len(chance.produced) == 1
    again = GAME.start(3, {}, Replayed(chance.produced))
    assert again.position.order == GAME.start(3, {}, Dice(5)).position.order
    GAME.start(3, {"families": "random"}, Committed(b"secret"))


@pytest.mark.rule("V2.3")
def test_imagined_placements_are_all_that_are_legal_and_equally_likely() -> None:
    t = Table(GAME.start(3, {}, Dice(1), TABLES))
    t.play("0: place 1 room 1", "0: place 2 room 2", "0: place 3 courtier 1", "1: place 1 courtier 1")
    ways = all_placements(t.state.position, 0)
    assert len(ways) == len(set(ways))
    dice = Dice(9)
    seen: Counter[tuple[int, int, int]] = Counter()
    for _ in range(len(ways) * 20):
        imagined = t.state.imagine_again(2, dice)
        assert imagined.position.players[1].unplaced == 7
        player = imagined.position.players[0]
        seen[player.rooms, player.court, player.fresh] += 1
    assert set(seen) == set(ways)
    assert max(seen.values()) < 60


def test_a_state_from_a_view_plays_on_like_the_true_one() -> None:
    watch = Watch(5, 3, sensible=True)
    for _ in range(150):
        watch.step(thorough=False)
    seat = watch.state.actors()[0]
    twin = GAME.imagine(json.loads(json.dumps(watch.state.view(seat))), Dice(1))
    for _ in range(100):
        seat = watch.state.actors()[0]
        assert twin.moves(seat) == watch.state.moves(seat)
        watch.step(thorough=False)
        twin.play(*watch.moves[-1], Dice(1))
    assert twin.dump() == watch.state.dump()


def test_copies_have_no_listener_and_events_are_produced_only_for_one() -> None:
    state: State = GAME.start(3, {}, Dice(1))
    state.events = []
    copy = state.copy()
    assert copy.events is None
    state.play(0, state.moves(0)[0], Dice(1))
    assert [event.key for event in state.events] == ["virtu-log-placed"]
    event = state.events[0]
    assert event.seen_by(1)["key"] == "virtu-log-placed"
    assert "card" not in event.seen_by(1)["args"]
    assert event.seen_by(0)["key"] == "virtu-log-placed-own"


def test_dumps_that_are_none_are_refused() -> None:
    dumped = GAME.start(3, {}, Dice(1)).dump()
    wrong: list[JsonObject] = [{"players": []}, {"phase": "summer"}, {"order": [0, 0, 1]}, {"seats": 2}, {"game": "tuscany"}]
    for broken in ({}, *({**dumped, **change} for change in wrong)):
        with pytest.raises(BadInput):
            GAME.load(broken)
    with pytest.raises(BadInput):
        GAME.imagine({}, Dice(1))


def test_every_move_has_a_text_and_every_text_its_move() -> None:
    texts = [GAME.move_text(move) for move in range(GAME.move_count)]
    assert len(set(texts)) == GAME.move_count
    assert [GAME.move_of(text) for text in texts] == list(range(GAME.move_count))
    assert GAME.move_of("  March  FLORENCE pisa ") == GAME.move_of("march florence pisa")
    for text in ("", "march", "annex atlantis"):
        with pytest.raises(BadInput):
            GAME.move_of(text)
    with pytest.raises(BadInput):
        GAME.move_text(GAME.move_count)


def test_moves_outside_the_numbering_are_refused() -> None:
    t = table()
    for move in (-1, GAME.move_count, 10**9):
        with pytest.raises(Exception, match=r"V4\.1"):
            t.state.check(0, move)


def game_digest(seats: int, seed: int, sensible: bool) -> str:
    """Return a digest of all moves and some dumps of a game."""
    watch = Watch(seats, seed, sensible)
    digest = hashlib.sha256()
    while not watch.state.result():
        watch.step(thorough=False)
        if len(watch.moves) % 50 == 0:
            digest.update(json.dumps(watch.state.dump(), sort_keys=True).encode())
    digest.update(repr(watch.moves).encode())
    digest.update(json.dumps(watch.state.view(0), sort_keys=True).encode())
    digest.update(repr(play_games(GAME.start(seats, {}, Dice(seed)).position, 2, seed, sensible)).encode())
    return digest.hexdigest()


GAMES = [(3, 11, False), (4, 12, True), (5, 13, True)]


def test_both_engine_forms_play_the_same_games() -> None:
    script = (
        "from tests.virtu.test_state import GAMES, game_digest\n"
        "from signoria import engine_form\n"
        "print(engine_form.form().name, *(game_digest(*game) for game in GAMES))"
    )
    environment = {**os.environ, "SIGNORIA_PURE": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    command = [sys.executable, "-c", script]
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout.split()
    assert told == ["interpreted", *(game_digest(*game) for game in GAMES)]
