"""The games of the house as PettingZoo environments: every seat is an agent, and they act one after the other (AEC).

Needs the extra `lab`. The actions are the moves of the game (`game.move_count` of them, with a mask), the observation is the one described
in docs/lab.md, the rewards are those of `returns_of`: zero until the game ends, and zero in sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from signoria.chance import Dice
from signoria.game import Json, State
from signoria.lab.observing import observer_of, size_of
from signoria.lab.rendering import RENDER_MODES, checked_mode, shown
from signoria.lab.tables import game_for, mask_of, returns_of


def env(game: str, players: int = 2, options: Mapping[str, Json] | None = None, render_mode: str | None = None) -> AECEnv:
    """Return an environment that is kind to learners: an illegal action loses the game instead of raising an error."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, players, options, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - untyped base; the name PettingZoo's own tools look for
    """One table. An illegal action raises `Refused` with the rule. A number of players or options that the game is not for: `BadInput`."""

    def __init__(self, game: str, players: int = 2, options: Mapping[str, Json] | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.options: Mapping[str, Json] = options or {}
        self.game = game_for(game, players, self.options)
        self.metadata = {"name": f"{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._observer = observer_of(self.game)
        length = size_of(self._observer, players)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (length,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.game.move_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self._rng, _ = seeding.np_random()
        self._chance = Dice(0)
        self.table: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may be shown: an observation and a mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed deals the same game; without one the next game follows from the last seed."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self._chance = Dice(int(self._rng.integers(2**62)))
        self.table = self.game.start(len(self.possible_agents), self.options, self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._standing()
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.actors()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and what it may do: nothing when it is not its turn."""
        seat = self.possible_agents.index(agent)
        observation = np.frombuffer(self._observer.observe(self.table, seat), np.uint8).copy()
        acts = agent == self.agent_selection
        return {"observation": observation, "action_mask": mask_of(self.game, self.table.moves(seat) if acts else [])}

    def step(self, action: int | None) -> None:
        """Make a move for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(self.possible_agents.index(agent), int(action), self._chance)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self.table.result()
        if result is None:
            self.agent_selection = self.possible_agents[self.table.actors()[0]]
        else:
            self.rewards = dict(zip(self.possible_agents, returns_of(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self._standing()
        self._accumulate_rewards()
        self._deads_step_first()

    def _standing(self) -> dict[str, dict[str, Any]]:
        """Return how every agent stands: also who is thrown out for an illegal action is told."""
        standing = self.table.standing()
        stands = zip(self.possible_agents, standing.scores, standing.places, strict=True)
        return {agent: {"score": score, "place": place} for agent, score, place in stands}

    def render(self) -> str | None:
        """Return the table as text if the render mode is "ansi"."""
        return shown(self.game, self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to give back."""
