"""Tables can be copied and pickled, for learners that copy their environments or send them to other processes.

The states and dice of the compiled engine cannot do that by themselves; what they dump can.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from signoria.chance import Dice
from signoria.game import Game, JsonObject, State
from signoria.games import game_named


def keep(game: Game, state: State) -> None:
    """Make games and states of these classes such that they can be copied and pickled, from now on."""
    name = game.name
    copyreg.pickle(type(game), lambda _: (game_named, (name,)))
    copyreg.pickle(type(state), lambda kept: (_loaded, (name, kept.dump())))


def _loaded(name: str, dumped: JsonObject) -> State:
    """Return a state that was pickled."""
    game = game_named(name)
    state = game.load(dumped)
    keep(game, state)
    return state


def _thrown(dice: Dice) -> tuple[Callable[[int, int], Dice], tuple[int, int]]:
    return _picked_up, (int(dice._one), int(dice._other))  # noqa: SLF001 - the compiled class cannot pickle itself


def _picked_up(one: int, other: int) -> Dice:
    """Return dice that were pickled: what they bring next is what the others would have brought."""
    dice = Dice(0)
    dice._one, dice._other = one, other  # noqa: SLF001 - as above
    return dice


copyreg.pickle(Dice, _thrown)
