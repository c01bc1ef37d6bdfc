"""Many tables at once; the numbering of actions; what a game is worth."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from signoria.chance import Dice
from signoria.game import BadInput, Refused, Result
from signoria.games import PACKAGES, game_named
from signoria.lab import Tables, observer_of, returns_of
from signoria.lab.tables import mask_of
from tests.lab.conftest import positions
from tests.waiting import PATIENCE


@pytest.mark.parametrize("game", PACKAGES)
def test_actions_are_the_moves_of_the_game_without_collisions(game: str) -> None:
    """Every move that is ever legal has a number below the size of the action space and a text of its own that leads back to it."""
    rules = game_named(game)
    texts: dict[str, int] = {}
    decisions = 0
    for players in rules.seats[:2]:
        for state in positions(game, players, 6 if game == next(iter(PACKAGES)) else 1, sensible=players == rules.seats[0]):
            for seat in state.actors():
                moves = state.moves(seat)
                decisions += 1
                assert moves and len(set(moves)) == len(moves)
                assert 0 <= min(moves) and max(moves) < rules.move_count
                assert np.flatnonzero(mask_of(rules, moves)).tolist() == moves
                for move in moves:
                    text = rules.move_text(move)
                    assert texts.setdefault(text, move) == move
                    assert rules.move_of(text) == move
    assert decisions > 1000
    assert len(set(texts.values())) == len(texts) > 200


@pytest.mark.parametrize(
    ("places", "returns"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [-0.5, 1, -0.5]),
        ([1, 1, 3], [0.25, 0.25, -0.5]),
        ([4, 1, 1, 1], [-1 / 3] + [1 / 9] * 3),
    ],
)
def test_a_game_is_worth_nothing_in_sum(places: list[int], returns: list[float]) -> None:
    found = returns_of(Result(places, [0] * len(places), [{}] * len(places)))
    assert found == pytest.approx(returns)
    assert sum(found) == pytest.approx(0)


def test_a_game_without_an_observer_says_so() -> None:
    with pytest.raises(BadInput, match="lab-no-observer"):
        observer_of(game_named("virtu"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_show_the_seat_that_decides_and_deal_again_when_a_game_ends(players: int) -> None:
    tables = Tables("tuscany", players, 8, seed=5)
    observer = observer_of(tables.game)
    dice = Dice("tables")
    ended = 0
    for _ in range(300):
        for table, state in enumerate(tables.states):
            seat = int(tables.seats[table])
            assert seat == state.actors()[0]
            assert tables.observations[table].tobytes() == observer.observe(state, seat)
            assert np.flatnonzero(tables.masks[table]).tolist() == state.moves(seat) == tables.moves(table)
        rewards, over = tables.step(tables.random_actions(dice))
        assert rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        assert not rewards[~over].any()
        ended += int(over.sum())
    assert ended > 5
    assert tables.dealt == 8 + ended


def test_the_same_seed_gives_the_same_tables() -> None:
    def played(seed: int) -> list[int]:
        tables, dice = Tables("tuscany", 2, 3, seed), Dice("same")
        sums = []
        for _ in range(150):
            tables.step(tables.random_actions(dice))
            sums.append(int(tables.observations.sum()))
        return sums

    assert played(1) == played(1) != played(2)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    tables = Tables("tuscany", 2, 1)
    with pytest.raises(Refused, match=r"T2\.6"):
        tables.step(np.array([tables.game.move_of("draw")]))


@pytest.mark.parametrize(
    ("actions", "error", "key"),
    [
        ([0, 0, 0], BadInput, "lab-actions"),
        ([0, 0, 0, 0, 0], BadInput, "lab-actions"),
        ([[0], [0], [0], [0]], BadInput, "lab-actions"),
        (0, BadInput, "lab-actions"),
        ([0.0, 1.0, 2.0, 3.0], BadInput, "lab-actions"),
        ([True, True, True, True], BadInput, "lab-actions"),
        ([0, 0, 10**20, 0], BadInput, "lab-actions"),
        ([0, 0, -1, 0], BadInput, "lab-at-table"),
        ([0, 0, 1198, 0], BadInput, "lab-at-table"),
        ([0, 0, 1000, 0], Refused, "lab-at-table"),
    ],
)
def test_where_one_action_is_wrong_no_table_moves(actions: list[int], error: type[Exception], key: str) -> None:
    tables = Tables("tuscany", 2, 4)
    before, seen = [state.dump() for state in tables.states], tables.observations.copy()
    with pytest.raises(error, match=key) as refused:
        tables.step(actions)
    assert [state.dump() for state in tables.states] == before
    assert np.array_equal(seen, tables.observations)
    if key == "lab-at-table":
        assert isinstance(refused.value, BadInput | Refused)
        assert refused.value.args_of_text["table"] == 2


def test_actions_may_be_a_list() -> None:
    one, other = Tables("tuscany", 2, 4), Tables("tuscany", 2, 4)
    actions = one.random_actions(Dice("list"))
    one.step(actions)
    other.step(actions.tolist())
    assert np.array_equal(one.observations, other.observations)


@pytest.mark.parametrize(("players", "number"), [(5, 1), (0, 1), (2.0, 1), ("2", 1), (True, 1), (2, 0), (2, -1), (2, 1.5)])
def test_tables_that_cannot_be_are_told_at_once(players: int, number: int) -> None:
    with pytest.raises(BadInput):
        Tables("tuscany", players, number)
    with pytest.raises(BadInput, match="bad-option"):
        Tables("tuscany", 2, 1, options={"draw": 9})


def test_errors_read_as_sentences() -> None:
    """Without anything but the laboratory imported, and after a way through another process."""
    program = """
import pickle
from signoria.lab import Tables
for wrong in (lambda: Tables("tuscany", 5, 1), lambda: Tables("tuscany", 2, 2).step([0, 1000])):
    try:
        wrong()
    except Exception as error:
        assert str(pickle.loads(pickle.dumps(error))) == str(error)
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, timeout=PATIENCE, text=True)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first == "tuscany-seats: The Castles of Tuscany is for 2 to 4 players, not 5."
    assert second.startswith("T2.6: lab-at-table: At table 1: ")
