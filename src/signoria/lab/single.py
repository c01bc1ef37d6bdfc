"""The games of the house as Gymnasium environments: the learner has one seat, bots have the others.

Needs the extra `lab`. Importing this module registers `signoria/<game>-v0` for every game that has an observer. Observation, actions and
rewards are those of `signoria.lab.zoo`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from signoria.bots import usual_bot
from signoria.chance import Dice
from signoria.game import BadInput, Json, State
from signoria.games import PACKAGES
from signoria.lab.observing import observer_of, size_of
from signoria.lab.rendering import RENDER_MODES, checked_mode, shown
from signoria.lab.seating import around
from signoria.lab.tables import game_for, mask_of, returns_of, whole_number

Seen = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table.

    `bots` names the opponents in turn order from the learner, or one for all; without it the strongest that decides at once. A bot is one
    of the house, a network as net:FILE, or one of your own as class:MODULE:NAME. `seat` is the learner's seat; None draws it anew for every
    game. An illegal action loses the game. Raises `BadInput` if a bot, the seat, the number of players or an option cannot be.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int = 2,
        bots: Sequence[str] | str | None = None,
        seat: int | None = None,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.options: Mapping[str, Json] = options or {}
        self.game = game_for(game, players, self.options)
        self.players = players
        self.render_mode = checked_mode(render_mode)
        names = [bots or usual_bot(self.game)] * (players - 1) if bots is None or isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadInput("lab-bots", {"bots": len(names), "needed": players - 1})
        self._names = names
        self._bots = around(self.game, players, names)
        if seat is not None and whole_number("seat", seat, 0) >= players:
            raise BadInput("lab-seat", {"seat": int(seat), "players": players})
        self._fixed_seat = seat
        self._observer = observer_of(self.game)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (size_of(self._observer, players),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game.move_count,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game.move_count)
        self.seat = seat or 0
        self._chance = Dice(0)
        self._dice = Dice(0)
        self.table: State

    def __getstate__(self) -> dict[str, Any]:
        # Compiled bots cannot be copied; they remember nothing, so that new ones will do.
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._bots = around(self.game, self.players, self._names)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and let the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        self._chance = Dice(int(self.np_random.integers(2**62)))
        self._dice = Dice(int(self.np_random.integers(2**62)))
        self.seat = int(self.np_random.integers(self.players)) if self._fixed_seat is None else self._fixed_seat
        self.table = self.game.start(self.players, self.options, self._chance)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make the learner's move and let the bots play up to its next decision, or to the end."""
        if int(action) not in self.table.moves(self.seat):
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.table.apply(self.seat, int(action), self._chance)
        self._let_bots_play()
        result = self.table.result()
        reward = 0.0 if result is None else returns_of(result)[self.seat]
        return self._seen(), reward, result is not None, False, self._info()

    def _let_bots_play(self) -> None:
        while (actors := self.table.actors()) and self.seat not in actors:
            other = actors[0]
            bot = self._bots[(other - self.seat - 1) % self.players]
            move = bot.choose(self.table.imagine_again(other, self._dice), other, self._dice)
            self.table.play(other, move, self._chance)

    def _seen(self) -> Seen:
        observation = np.frombuffer(self._observer.observe(self.table, self.seat), np.uint8).copy()
        return {"observation": observation, "action_mask": self.action_masks()}

    def _info(self) -> dict[str, Any]:
        standing = self.table.standing()
        return {"seat": self.seat, "scores": standing.scores, "places": standing.places}

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are legal, by the name that learners with masks ask for."""
        return mask_of(self.game, self.table.moves(self.seat))

    def render(self) -> str | None:
        """Return the table as text if the render mode is "ansi"."""
        return shown(self.game, self.table) if self.render_mode == "ansi" else None


for _name in PACKAGES:
    if find_spec(f"signoria.lab.{_name}"):
        gymnasium.register(id=f"signoria/{_name}-v0", entry_point="signoria.lab.single:SeatEnv", kwargs={"game": _name})
