"""The games of the house as OpenSpiel games. Importing this module registers `signoria_<game>` for every game.

Needs the extra `lab`. Chance is explicit: every card and tile drawn is a chance node. `resample_from_infostate` draws what a player may not
know anew, so OpenSpiel's search over information sets (`ISMCTSBot`, the one in Python) plays fairly. What the strings and tensors hold is
in docs/lab.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pyspiel

from signoria.chance import Dice
from signoria.game import Game
from signoria.games import PACKAGES, game_named
from signoria.lab.observing import Floats, observer_of, size_of, units_of
from signoria.lab.tables import returns_of
from signoria.lab.tree import Node, Table

LONGEST_GAME = 10_000
"""More decisions than any game can have."""
MOST_DRAWS = 10_000
MOST_OUTCOMES = 63
"""A pack has at most as many kinds as a machine word has bits."""


def _type_of(game: Game) -> Any:  # noqa: ANN401 - OpenSpiel comes without types
    seen = find_spec(f"signoria.lab.{game.name}") is not None
    return pyspiel.GameType(
        short_name=f"signoria_{game.name}",
        long_name=f"signoria: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=seen,
        parameter_specification={"players": min(game.seats), **{option.name: option.default for option in game.options}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game of the house with its number of players and options."""

    house: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.house
        chosen = {"players": min(game.seats), **(params or {})}
        players = int(chosen["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=game.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, params or {})
        options = {option.name: chosen.get(option.name, option.default) for option in game.options}
        self.root = Node.root(Table(game, players, options))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return _loaded, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> SpielState:
        """Return the state where the deal begins."""
        return SpielState(self, self.root)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound for the number of draws in a game."""
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ANN401
        """Return what turns states into tensors and strings."""
        if params:
            raise ValueError(f"this game has no observation parameters: {params}")
        return SpielObserver(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A state of the tree. All that is ours is `node`, which never changes, so clones share it."""

    def __init__(self, game: SpielGame, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        """Return who decides."""
        if self.node.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.is_over() else self.node.actor()

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.decided().moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a draw with their probabilities."""
        return self.node.outcomes_here()

    def _apply_action(self, action: int) -> None:
        self.node.check(action)
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.node.table.game
        if player != pyspiel.PlayerId.CHANCE:
            return game.move_text(action)
        return " ".join(game.outcome_text(self.node.deck, action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.node.is_over()

    def returns(self) -> list[float]:
        """Return what the game is worth to each player; zeros until it is over."""
        result = None if self.node.is_chance() else self.node.decided().result()
        return [0.0] * self.node.table.players if result is None else returns_of(result)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that `player` cannot tell from this one, the rest drawn anew. Its `history` is still this state's.

        Raises `BadInput` at a chance node.
        """
        new: SpielState = self.clone()
        new.node = self.node.imagined(player, Dice(f"{sampler()}"))
        return new

    def __str__(self) -> str:
        node = self.node
        if node.state is None:
            return f"deal {list(node.outcomes)}"
        text = json.dumps(node.state.dump(), sort_keys=True, separators=(",", ":"))
        return f"{text} {node.move} {list(node.outcomes)}" if node.is_chance() else text


class SpielObserver:
    """What a player may know of a state, as a tensor with named parts and as a string."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self._players = game.num_players()
        self._observer = observer_of(game.house) if find_spec(f"signoria.lab.{game.house.name}") else None
        self.tensor: Floats = np.zeros(0, np.float32)
        self.dict: dict[str, Floats] = {}
        if self._observer is not None and not recall:
            self._units = units_of(self._observer, self._players)
            self.tensor = np.zeros(size_of(self._observer, self._players), np.float32)
            first = 0
            for part in self._observer.parts(self._players):
                self.dict[part.name] = self.tensor[first : first + part.size()].reshape(part.shape)
                first += part.size()

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor; before the deal there is nothing to see."""
        seen = state.node.state
        if seen is None or self._observer is None or self._recall:
            self.tensor.fill(0)
        else:
            np.divide(np.frombuffer(self._observer.observe(seen, player), np.uint8), self._units, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player sees: for the information state the whole view, for the observation the bytes of the tensor."""
        seen = state.node.state
        if seen is None:
            return ""
        if self._recall or self._observer is None:
            return json.dumps(seen.view(player), sort_keys=True, separators=(",", ":"))
        return self._observer.observe(seen, player).hex()


def _loaded(name: str, params: dict[str, Any]) -> Any:  # noqa: ANN401 - OpenSpiel comes without types
    """Return a game that was pickled."""
    return pyspiel.load_game(name, params)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in PACKAGES:
        if f"signoria_{name}" not in known:
            game = game_named(name)
            kind = _type_of(game)
            # A class of its own for each game: OpenSpiel drops what it was given after Python has ended, which only a class outlives.
            pyspiel.register_game(kind, type(f"SpielGame_{name}", (SpielGame,), {"house": game, "kind": kind}))


_register()
