"""The compiled and the interpreted engine play identical games: moves, states, views and imagined states, in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

PLAY = """
import hashlib, json, sys
from signoria import engine_form
from signoria.chance import Committed, Dice
from signoria.game import Refused
from signoria.tuscany import GAME
from signoria.tuscany.playout import sensible_move, uniform_move

def game(number):
    digest = hashlib.sha256()
    players = Dice(f"forms {number}")
    chance = Committed(f"forms {number}".encode()) if number % 3 == 0 else Dice(f"chance {number}")
    state = GAME.start(2 + number % 3, {"draw": 2 + number % 2, "inn_hex_same_turn": number % 5 == 0}, chance)
    made = 0
    while state.actors():
        seat = state.actors()[players.number(len(state.actors()))]
        moves = state.moves(seat)
        move = sensible_move(state, seat, players) if number % 4 else uniform_move(state, seat, players)
        other = players.number(GAME.move_count)
        refusal = "accepted"
        try:
            state.check(seat, other)
        except Refused as refused:
            refusal = f"{refused} {refused.args_of_text}"
        state.events = []
        state.play(seat, move, chance)
        made += 1
        digest.update(json.dumps([seat, moves, move, other, refusal, state.events, state.dump()]).encode())
        if made % 10 == 0:
            for viewer in range(len(state.players)):
                digest.update(json.dumps(state.view(viewer)).encode())
                digest.update(json.dumps(state.imagine_again(viewer, players).dump()).encode())
                digest.update(json.dumps(GAME.imagine(state.view(viewer), players).dump()).encode())
            digest.update(json.dumps(state.standing()).encode())
    digest.update(json.dumps(state.result()).encode())
    return made, digest.hexdigest()

print(json.dumps([engine_form.form().name, [game(number) for number in range(int(sys.argv[1]))]]))
"""


def games(number: int, pure: str) -> tuple[str, list[list[int | str]]]:
    """Play games in a process of its own, and return the form it ran and what its games were like."""
    environment = {**os.environ, "SIGNORIA_PURE": pure}
    done = subprocess.run([sys.executable, "-c", PLAY, str(number)], env=environment, capture_output=True, text=True, check=True)
    form, played = json.loads(done.stdout)
    return str(form), played


@pytest.mark.slow
def test_the_compiled_and_the_interpreted_engine_give_identical_games() -> None:
    if games(0, "0")[0] != "compiled":
        pytest.skip("no compiled engine that fits the sources")
    _, fast = games(12, "0")
    interpreted, slow = games(12, "1")
    assert interpreted == "interpreted"
    assert fast == slow
    assert sum(int(made) for made, _ in fast) > 1000
