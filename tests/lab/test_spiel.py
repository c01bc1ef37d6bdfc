"""The games in OpenSpiel: its own simulation test, honest chance, fair resampling, its search."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import signoria.lab.spiel
from signoria.chance import Dice
from signoria.game import BadInput, Refused
from signoria.games import PACKAGES, game_named
from signoria.lab.tree import Node, Table
from tests.waiting import PATIENCE

assert signoria.lab.spiel.LONGEST_GAME

# The second game takes long: one number of players, and not in `make check`.
GAMES = [("tuscany", 2), ("tuscany", 3), ("tuscany", 4), pytest.param("virtu", 3, marks=pytest.mark.slow)]


def play(
    state: Any,  # noqa: ANN401 - OpenSpiel comes without types
    rng: np.random.RandomState,
    decisions: int,
) -> None:
    """Play random moves until that many were made and no outcome is open, or to the end."""
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions -= 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_openspiel_accepts_the_game(game: str, players: int) -> None:
    """Random games with serialisation at every step, masks, returns, bounds."""
    pyspiel.random_sim_test(pyspiel.load_game(f"signoria_{game}", {"players": players}), num_sims=1, serialize=True, verbose=False)


def test_the_number_of_players_and_the_options_are_parameters() -> None:
    game = pyspiel.load_game("signoria_tuscany(players=4,draw=2)")
    assert game.num_players() == 4
    state = game.new_initial_state()
    play(state, np.random.RandomState(1), 0)
    view = json.loads(state.information_state_string(0))
    assert view["options"]["draw"] == 2
    assert view["seats"] == 4
    assert game.observation_tensor_shape() == [2426]
    assert len(state.observation_tensor(3)) == 2426


def test_chance_has_the_probabilities_of_the_deck() -> None:
    """Outcomes drawn from the chance nodes are as frequent as those the engine draws itself."""
    table = Table(game_named("tuscany"), 2, {})
    dice = Dice("deal")
    drawn: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    for number in range(300):
        node = Node.root(table)
        while node.is_chance():
            assert sum(chance for _, chance in node.outcomes_here()) == pytest.approx(1)
            rank = dice.number(sum(node.weights))
            kind = next(kind for kind in range(len(node.weights)) if rank < sum(node.weights[: kind + 1]))
            node = node.after(kind)
        for found, state in ((drawn, node.decided()), (dealt, table.game.start(2, {}, Dice(number)))):
            view: Any = state.view(0)
            found.update(tile["tile"] for tile in view["display"])
            found.update(view["players"][0]["boards"])
            found.update(f"card {letter}" for letter in view["players"][0]["hand"])
    assert set(drawn) == set(dealt)
    assert all(abs(drawn[name] - dealt[name]) < 5 * (drawn[name] + dealt[name]) ** 0.5 for name in drawn)


@pytest.mark.parametrize("game", PACKAGES)
def test_resampling_changes_nothing_a_player_may_know(game: str) -> None:
    rng = np.random.RandomState(2)
    changed = 0
    for number in range(6):
        state = pyspiel.load_game(f"signoria_{game}").new_initial_state()
        play(state, rng, 3 + 9 * number)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        changed += str(other) != str(state)
        play(other, rng, 10_000)
        assert sum(other.returns()) == pytest.approx(0)
    assert changed


def test_a_serialised_state_goes_on_as_the_original_would() -> None:
    game = pyspiel.load_game("signoria_tuscany")
    state = game.new_initial_state()
    rng = np.random.RandomState(4)
    while not (state.is_chance_node() and state.move_number() > 80):
        play(state, rng, 1)
        state.apply_action(int(rng.choice(state.legal_actions())))
    other = game.deserialize_state(state.serialize())
    assert str(other) == str(state)
    assert other.chance_outcomes() == state.chance_outcomes()
    for one in (state, other):
        play(one, np.random.RandomState(9), 10_000)
    assert other.returns() == state.returns()


def test_a_pickled_game_is_the_same_game() -> None:
    game = pyspiel.load_game("signoria_tuscany(players=3,draw=2)")
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(other) == str(game)
        assert other.num_players() == 3
        assert other.new_initial_state().node.table == game.new_initial_state().node.table


@pytest.mark.parametrize("by_observation", [False, True])
def test_openspiels_own_search_plays(by_observation: bool) -> None:
    game = pyspiel.load_game("signoria_tuscany")
    state = game.new_initial_state()
    rng = np.random.RandomState(5)
    play(state, rng, 20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=20,
        random_state=np.random.RandomState(1),
        use_observation_string=by_observation,
        allow_inconsistent_action_sets=by_observation,
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        play(state, rng, 0)


@pytest.mark.parametrize("game", PACKAGES)
def test_what_is_illegal_is_refused_and_changes_nothing(game: str) -> None:
    rng = np.random.RandomState(3)
    state = pyspiel.load_game(f"signoria_{game}").new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        before, history, legal = str(state), state.history(), set(state.legal_actions())
        count = game_named(game).move_count
        for action in {-2, 0, 1, 7, 40, 62, 63, 64, 600, count - 1, count, 10**12, *rng.randint(0, count, 5).tolist()} - legal:
            with pytest.raises((Refused, BadInput)):
                state.apply_action(action)
            assert (str(state), state.history()) == (before, history)
        state.apply_action(int(rng.choice(sorted(legal))))


def test_nothing_moves_when_the_game_is_over() -> None:
    state = pyspiel.load_game("signoria_tuscany").new_initial_state()
    play(state, np.random.RandomState(1), 10_000)
    with pytest.raises(Refused, match=r"T9\.7"):
        state.apply_action(5)


def test_at_a_chance_node_nothing_is_resampled() -> None:
    state = pyspiel.load_game("signoria_tuscany").new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(BadInput, match="lab-no-resampling"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_a_program_that_used_the_games_ends_cleanly() -> None:
    """OpenSpiel drops what it was given after Python has ended."""
    program = "import pyspiel, signoria.lab.spiel; state = pyspiel.load_game('signoria_tuscany').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=PATIENCE).returncode == 0
