"""OpenSpiel's search as a bot of the house."""

from __future__ import annotations

import numpy as np
import pytest

from signoria.bots import bot_named
from signoria.bots.bot import SearchingBot, at_share
from signoria.chance import Dice
from signoria.game import BadInput
from signoria.games import game_named
from signoria.lab.spiel import SpielState
from signoria.lab.spiel_bot import SpielBot, TimedSearch


@pytest.mark.parametrize(("game", "players"), [("tuscany", 2), ("tuscany", 4), ("virtu", 3)])
def test_it_plays_legal_moves_from_every_seat(game: str, players: int) -> None:
    """Also where several seats choose at the same time and another one would be asked first."""
    dice, bot = Dice("spiel"), SpielBot()
    bot.seconds = 0.002
    state = game_named(game).start(players, {}, dice)
    for _ in range(30):
        seat = state.actors()[-1]
        state.play(seat, bot.choose(state.imagine_again(seat, dice), seat, dice), dice)


def test_it_thinks_for_the_time_it_is_given() -> None:
    dice, bot = Dice("time"), at_share(SpielBot(), 0.01)
    assert isinstance(bot, SearchingBot)
    assert bot.seconds == 0.02
    state = game_named("tuscany").start(2, {}, dice)
    bot.choose(state.copy(), 0, dice)
    few = bot.simulations
    bot.seconds = 0.2
    bot.choose(state.copy(), 0, dice)
    assert 2 <= few < bot.simulations


def test_it_plays_the_move_it_visited_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search really ran, and its verdict is what is played."""
    dice, bot = Dice("end"), SpielBot()
    bot.seconds = 0.1
    searches: list[TimedSearch] = []
    real = TimedSearch.run_search

    def watched(self: TimedSearch, state: SpielState) -> list[tuple[int, float]]:
        searches.append(self)
        found = real(self, state)
        assert sum(chance for _, chance in found) == pytest.approx(1)
        return found

    monkeypatch.setattr(TimedSearch, "run_search", watched)
    adept = bot_named(game_named("tuscany"), "adept")
    state = game_named("tuscany").start(2, {}, dice)
    while max(state.standing().scores) < 45 or len(state.moves(state.actors()[0])) < 3:
        seat = state.actors()[0]
        state.play(seat, adept.choose(state.imagine_again(seat, dice), seat, dice), dice)
    seat = state.actors()[0]
    move = bot.choose(state.imagine_again(seat, dice), seat, dice)
    children = searches[-1]._root_node.child_info
    assert move in state.moves(seat)
    assert children[move].visits == max(child.visits for child in children.values())
    assert np.isfinite(children[move].value())


def test_it_says_what_it_thinks_of_every_move() -> None:
    dice, bot = Dice("estimate"), SpielBot()
    bot.seconds = 0.1
    state = game_named("tuscany").start(3, {}, dice)
    estimates = bot.evaluate(state.view(1), dice)
    assert sorted(estimate.move for estimate in estimates) == state.moves(1)
    assert sum(estimate.visits for estimate in estimates) == bot.simulations - 1
    assert all(sum(estimate.chances) == pytest.approx(1) for estimate in estimates)
    with pytest.raises(BadInput):
        bot.evaluate(state.view(None), dice)
