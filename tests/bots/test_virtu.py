"""The bots of Virtù."""

from __future__ import annotations

import pytest

from signoria.bots import Bot, bot_named, bot_names
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.game import Result
from signoria.games import game_named
from signoria.virtu.state import VirtuState

GAME = game_named("virtu")


def played(bots: list[Bot], seed: str) -> tuple[Result, int]:
    """Play one game and return its result and its last year."""
    chance, dice = Committed(secret_of_seed(seed)), Dice(seed)
    state = GAME.start(len(bots), {"families": "random"}, chance)
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(state.imagine_again(seat, dice), seat, dice), chance)
    result = state.result()
    assert result is not None
    assert isinstance(state, VirtuState)
    return result, int(state.position.year)


def test_bots_are_found_by_name_weakest_first() -> None:
    assert bot_names(GAME)[:2] == ["random", "greedy"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_at_every_number_of_players(seats: int) -> None:
    bots = [bot_named(GAME, "greedy")] + [bot_named(GAME, "random")] * (seats - 1)
    for game in range(3):
        first, *others = played(bots, f"random {game}")[0].scores
        assert first > max(others)


@pytest.mark.rule("V16.1")
def test_greedy_finishes_its_games_long_before_the_last_year() -> None:
    greedy = bot_named(GAME, "greedy")
    years = [played([greedy] * 3, f"greedy {game}")[1] for game in range(4)]
    assert sum(years) / len(years) < 15


def test_greedy_decides_the_same_whatever_it_cannot_see() -> None:
    greedy, chance, dice = bot_named(GAME, "greedy"), Dice("deal"), Dice("imagination")
    state = GAME.start(3, {}, chance)
    for _ in range(60):
        seat = state.actors()[0]
        choices = {greedy.choose(state.imagine_again(seat, dice), seat, Dice(1)) for _ in range(3)}
        from_view = greedy.choose(GAME.imagine(state.view(seat), dice), seat, Dice(1))
        assert choices == {from_view}
        state.play(seat, from_view, chance)
