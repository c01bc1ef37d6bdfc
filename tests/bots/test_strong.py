"""The opponents of The Castles of Tuscany that were made by experience: `adept` and `expert`."""

from __future__ import annotations

import pytest

from signoria.bots import Bot, bot_named
from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.judgement import WEIGHTS
from signoria.bots.tuscany.network import network_for
from signoria.bots.tuscany.search import distinct
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.tuscany import GAME


def scores(bots: list[Bot], seed: str) -> list[int]:
    """Play one game with every move checked and return the final scores."""
    chance, dice = Committed(secret_of_seed(seed)), Dice(seed)
    state = GAME.start(len(bots), {}, chance)
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(state.imagine_again(seat, dice), seat, dice), chance)
    return state.standing().scores


def hasty_expert() -> ExpertBot:
    expert = ExpertBot()
    expert.seconds = 0.0  # one small batch of iterations for each decision
    return expert


def test_adept_beats_greedy() -> None:
    adept, greedy = bot_named(GAME, "adept"), bot_named(GAME, "greedy")
    wins = 0
    for game in range(20):
        one, two = scores([adept, greedy], f"adept {game}")
        other, own = scores([greedy, adept], f"adept {game}")
        wins += (one > two) + (own > other)
    assert wins >= 26  # of 40; about 34 are expected


def test_adept_has_a_weight_for_everything_it_weighs() -> None:
    assert len(adept_weights()) == 3 * WEIGHTS


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_expert_plays_whole_games_legally(seats: int) -> None:
    bots: list[Bot] = [hasty_expert(), *[bot_named(GAME, "adept")] * (seats - 1)]
    assert min(scores(bots, f"expert {seats}")) > 0


def test_the_value_of_a_position_is_a_chance() -> None:
    for seats, width in ((2, 111), (3, 162), (4, 213)):
        assert 0.0 < network_for(seats).chance([0.1] * width) < 1.0


def test_equal_tiles_of_the_display_are_searched_once() -> None:
    dice = Dice("twins")
    state = GAME.start(2, {}, dice)
    adept = bot_named(GAME, "adept")
    met = False
    while actors := state.actors():
        seat = actors[0]
        moves = state.moves(seat)
        kept = distinct(state, moves)
        assert set(kept) <= set(moves)
        met = met or len(kept) < len(moves)
        state.play(seat, adept.choose(state.imagine_again(seat, dice), seat, dice), dice)
    assert met
