"""The bots of The Castles of Tuscany."""

from __future__ import annotations

from statistics import fmean

import pytest

from signoria.bots import Bot, bot_named, bot_names
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.game import BadInput
from signoria.games import game_named

GAME = game_named("tuscany")


def scores(bots: list[Bot], seed: str) -> list[int]:
    """Play one game and return the final scores by seat."""
    chance, dice = Committed(secret_of_seed(seed)), Dice(seed)
    state = GAME.start(len(bots), {}, chance)
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(state.imagine_again(seat, dice), seat, dice), chance)
    result = state.result()
    assert result is not None
    return result.scores


def test_bots_are_found_by_name_weakest_first() -> None:
    assert bot_names(GAME)[:4] == ["random", "novice", "greedy", "adept"]
    with pytest.raises(BadInput) as refused:
        bot_named(GAME, "grandmaster")
    assert refused.value.key == "unknown-bot"


@pytest.mark.slow
def test_greedy_scores_at_least_70_on_average_against_itself() -> None:
    greedy = bot_named(GAME, "greedy")
    assert fmean(score for game in range(1000) for score in scores([greedy, greedy], f"greedy {game}")) >= 70


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_at_every_number_of_players(seats: int) -> None:
    bots = [bot_named(GAME, "greedy")] + [bot_named(GAME, "random")] * (seats - 1)
    for game in range(10):
        first, *others = scores(bots, f"random {game}")
        assert first > max(others)


def test_greedy_decides_the_same_whatever_it_cannot_see() -> None:
    greedy, chance, dice = bot_named(GAME, "greedy"), Dice("deal"), Dice("imagination")
    state = GAME.start(3, {}, chance)
    while actors := state.actors():
        seat = actors[0]
        choices = {greedy.choose(state.imagine_again(seat, dice), seat, Dice(1)) for _ in range(3)}
        from_view = greedy.choose(GAME.imagine(state.view(seat), dice), seat, Dice(1))
        assert choices == {from_view}
        state.play(seat, from_view, chance)
