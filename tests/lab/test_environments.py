"""The environments pass the checks of those they are made for."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from signoria.game import BadInput, Refused
from signoria.games import game_named
from signoria.lab import Tables, single, zoo
from signoria.lab.network import Kind, Network
from tests.waiting import PATIENCE

# PettingZoo would like plain arrays; an observation with a mask is a dictionary in its own classic games too.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env])
def test_pettingzoo_accepts_the_environment(make: Callable[[str, int], object], players: int) -> None:
    api_test(make("tuscany", players), num_cycles=300)
    seed_test(lambda: make("tuscany", players), num_cycles=200)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_play_ends_with_a_reward_for_everybody(players: int) -> None:
    env = zoo.env("tuscany", players, render_mode="ansi")
    for seed in range(3):
        env.reset(seed=seed)
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            totals[agent] += reward
            assert not truncated
            if terminated:
                assert info["place"] in range(1, players + 1)
                env.step(None)
            else:
                assert reward == 0
                env.step(env.action_space(agent).sample(observation["action_mask"]))
        assert sum(totals.values()) == pytest.approx(0)
        assert max(totals.values()) > 0 or set(totals.values()) == {0.0}
        assert "player_0" in env.render()


def test_who_may_not_act_has_an_empty_mask() -> None:
    env = zoo.raw_env("tuscany", 3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
    assert masks == {agent: agent == env.agent_selection for agent in env.agents}


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = zoo.env("tuscany", 2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(1000)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1
    assert {"score", "place"} <= set(env.infos[loser])
    raw = zoo.raw_env("tuscany", 2)
    raw.reset(seed=1)
    with pytest.raises(Refused):
        raw.step(1000)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gymnasium_accepts_the_environment(players: int) -> None:
    env = gymnasium.make("signoria/tuscany-v0", players=players, bots="random", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_learner_plays_a_whole_game_against_chosen_bots(seat: int | None) -> None:
    env = single.SeatEnv("tuscany", 3, ["adept", "random"], seat)
    seats = set()
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, reward = False, 0.0
        while not over:
            assert env.seat in env.table.actors()
            seen, reward, over, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
            assert not truncated
            assert over or reward == 0
        assert reward in (-0.5, 0.0, 0.25, 1.0)
        assert "illegal" not in info
        assert sorted(info) == ["places", "scores", "seat"]
    assert seats == ({seat} if seat is not None else {0, 1, 2})


def test_an_illegal_action_loses_the_learners_game() -> None:
    env = single.SeatEnv("tuscany", 2, "random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(np.int64(1000))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_there_must_be_a_bot_for_every_other_seat() -> None:
    with pytest.raises(BadInput, match="lab-bots"):
        single.SeatEnv("tuscany", 4, ["adept", "random"])


@pytest.mark.parametrize("make", [zoo.env, zoo.raw_env, single.SeatEnv])
def test_a_table_that_cannot_be_is_told_at_once(make: Callable[..., object]) -> None:
    for players in (0, 1, 5, 2.0, "2", True):
        with pytest.raises(BadInput):
            make("tuscany", players)
    with pytest.raises(BadInput, match="unknown-option"):
        make("tuscany", options={"speed": 1})
    with pytest.raises(BadInput, match="lab-render-mode"):
        make("tuscany", render_mode="human")


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", True])
def test_the_learner_sits_on_a_seat_of_the_table(seat: int) -> None:
    with pytest.raises(BadInput, match=r"lab-seat|lab-not-whole"):
        single.SeatEnv("tuscany", 2, "random", seat)


def test_networks_and_bots_of_ones_own_are_opponents_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Network.new(Kind.of(game_named("tuscany"), 3), 4, seed=1).save(Path("net.npz"))
    env = gymnasium.make("signoria/tuscany-v0", players=3, bots=["net:net.npz", "class:signoria.bots.bot:RandomBot"])
    seen, _ = env.reset(seed=3)
    over, steps = False, 0
    while not over and steps < 40:
        seen, _, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
        steps += 1
        assert "illegal" not in info
    with pytest.raises(BadInput, match="lab-network-for"):
        single.SeatEnv("tuscany", 2, "net:net.npz")
    with pytest.raises(BadInput, match="arena-no-class"):
        single.SeatEnv("tuscany", 2, "class:nobody:Here")


COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
GO_ON = """
import pickle, sys
env = pickle.loads(sys.stdin.buffer.read())
sys.stdout.buffer.write(pickle.dumps(env))
"""


def elsewhere(env: Any) -> Any:  # noqa: ANN401 - any environment
    """Send an environment to another process and back."""
    done = subprocess.run([sys.executable, "-c", GO_ON], input=pickle.dumps(env), capture_output=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return pickle.loads(done.stdout)


def chosen(mask: np.ndarray, number: int) -> int:
    """Return some legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[number % len(legal)])


@pytest.mark.parametrize("kept", [*COPIES, elsewhere])
def test_a_copy_goes_on_as_the_original_would(kept: Callable[[Any], Any]) -> None:
    """Dice included: what is drawn is the same too, and neither disturbs the other."""
    around = zoo.env("tuscany", 3)
    around.reset(seed=4)
    tables = Tables("tuscany", 2, 3, seed=4)
    learner = gymnasium.make("signoria/tuscany-v0", players=3, bots="adept")
    seen, _ = learner.reset(seed=4)
    for number in range(15):
        around.step(chosen(around.observe(around.agent_selection)["action_mask"], number))
        tables.step([chosen(mask, number) for mask in tables.masks])
        seen, _, _, _, _ = learner.step(chosen(seen["action_mask"], number))
    others, other_tables, other_learner, other_seen = kept(around), kept(tables), kept(learner), seen
    for number in range(20):
        action = chosen(around.observe(around.agent_selection)["action_mask"], number)
        around.step(action)
        actions = [chosen(mask, number) for mask in tables.masks]
        tables.step(actions)
        seen, _, _, _, _ = learner.step(chosen(seen["action_mask"], number))
        others.step(action)
        other_tables.step(actions)
        other_seen, _, _, _, _ = other_learner.step(chosen(other_seen["action_mask"], number))
    assert others.agent_selection == around.agent_selection
    for agent in around.agents:
        assert np.array_equal(others.observe(agent)["observation"], around.observe(agent)["observation"])
    assert np.array_equal(other_tables.observations, tables.observations)
    assert np.array_equal(other_seen["observation"], seen["observation"])
