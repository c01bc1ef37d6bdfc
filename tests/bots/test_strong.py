"""The opponents of The Castles of Tuscany that were made by experience: `adept`, `expert` and `master`."""

from __future__ import annotations

import math

import numpy as np
import pytest

from signoria.bots import Bot, SearchingBot, at_share, bot_named, timed_by, within
from signoria.bots.bot import RandomBot
from signoria.bots.clock import Clock
from signoria.bots.tuscany.adept import adept_weights
from signoria.bots.tuscany.expert import ExpertBot
from signoria.bots.tuscany.founding import TRAITS, found, prospects
from signoria.bots.tuscany.judgement import WEIGHTS, Judgement
from signoria.bots.tuscany.master import MasterBot
from signoria.bots.tuscany.network import Network, network_for, written
from signoria.bots.tuscany.search import Manner, Search, distinct, original
from signoria.bots.tuscany.sight import Ink, sight, sights_of_players
from signoria.bots.tuscany.thinker import Thinker, founding_weights
from signoria.chance import Committed, Dice, secret_of_seed
from signoria.game import BadInput
from signoria.tuscany import GAME
from signoria.tuscany.state import State


def scores(bots: list[Bot], seed: str) -> list[int]:
    """Play one game with every move checked and return the final scores."""
    chance, dice = Committed(secret_of_seed(seed)), Dice(seed)
    state = GAME.start(len(bots), {}, chance)
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(state.imagine_again(seat, dice), seat, dice), chance)
    return state.standing().scores


class Ticking(Clock):
    """A clock that goes on by a step whenever somebody looks at it, however fast the machine is."""

    def __init__(self, step: float) -> None:
        super().__init__()
        self.now, self.step = 0.0, step

    def gone(self) -> float:
        """Go on by a step."""
        self.now += self.step
        return self.now


def midgame(seats: int, moves: int = 60) -> tuple[State, int]:
    """Return a position of a game between `adept`s, with a choice to make."""
    dice, adept = Dice("midgame"), Judgement(adept_weights())
    state = GAME.start(seats, {}, dice)
    while True:
        seat = state.actors()[0]
        if moves <= 0 and len(state.moves(seat)) > 3:
            return state, seat
        state.apply(seat, adept.choose(state, seat), dice)
        moves -= 1


def hasty(thinker: Thinker) -> Thinker:
    """Return a bot that makes only a few iterations for each decision."""
    thinker.seconds = 0.0
    return thinker


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
    assert len(founding_weights()) == TRAITS


@pytest.mark.slow
@pytest.mark.parametrize("thinker", [ExpertBot, MasterBot])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_searching_bots_play_whole_games_legally(seats: int, thinker: type[Thinker]) -> None:
    bots: list[Bot] = [hasty(thinker()), *[bot_named(GAME, "adept")] * (seats - 1)]
    assert min(scores(bots, f"thinker {seats}")) > 0


def test_the_value_of_a_position_is_a_chance() -> None:
    for seats, width in ((2, 111), (3, 162), (4, 213)):
        assert 0.0 < network_for(seats, "values").chances([0.1] * width)[0] < 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_written_in_ink_is_what_is_seen(seats: int) -> None:
    """The network gives the same chances to the numbers themselves, to within the steps they are written in."""
    state, _ = midgame(seats)
    judgement, ink = Judgement(adept_weights()), Ink()
    parts = sights_of_players(state, judgement)
    for viewer in range(seats):
        sight(state, viewer, parts, ink)
    network = network_for(seats, "insight")
    holds = written(seats)
    numbers: list[float] = []
    words = len(ink.words) // seats
    for viewer in range(seats):
        lanes = [word >> shift & 0xFFFF for word in ink.words[viewer * words : (viewer + 1) * words] for shift in (0, 16, 32, 48)]
        numbers += [lane / 1024 - 8 for lane, number in zip(lanes, holds, strict=True) if number]
    in_ink = network.chances_in_ink(ink.words)
    assert in_ink == pytest.approx(network.chances(numbers), rel=1e-2)
    if seats == 2:
        assert 0.5 < sum(in_ink) < 1.5, "what the players are given adds up to about one"


@pytest.mark.parametrize("seats", [3, 4])
def test_to_the_network_all_rivals_are_alike(seats: int) -> None:
    """Who looks at three or four players weighs what the others have, wherever they sit."""
    state, _ = midgame(seats)
    parts, network = sights_of_players(state, Judgement(adept_weights())), network_for(seats, "insight")
    looks = []
    for order in (parts, [parts[0], *reversed(parts[1:])]):
        ink = Ink()
        sight(state, 0, order, ink)
        looks += network.chances_in_ink(ink.words)
    assert network.together
    assert looks[0] == pytest.approx(looks[1], rel=1e-3)
    assert parts[1] != parts[-1]


def test_a_network_that_learnt_all_views_together_gives_odds() -> None:
    """Odds are never so great or so small that nothing could be shared out by them."""
    for weight, odds in ((0.0, 1.0), (2.0, math.exp(2.0)), (1e6, math.exp(30.0)), (-1e6, math.exp(-30.0))):
        network = Network(np.zeros((3, 1)), np.full(1, 20.0), np.full(1, weight), 0.0, together=True)
        assert network.chances([0.0, 0.0, 0.0]) == pytest.approx([odds], rel=1e-4)


def test_ink_keeps_within_its_range() -> None:
    ink = Ink()
    for number in (-100.0, -8.0, 0.0, 0.5, 23.9, 100.0):
        ink.append(number)
    ink.end()
    lanes = [word >> shift & 0xFFFF for word in ink.words for shift in (0, 16, 32, 48)]
    assert [lane / 1024 - 8 for lane in lanes[:6]] == pytest.approx([-8, -8, 0, 0.5, 23.9, 24], abs=2e-3)


def test_equal_tiles_of_the_display_are_searched_once() -> None:
    dice = Dice("twins")
    state = GAME.start(2, {}, dice)
    adept = bot_named(GAME, "adept")
    met = False
    while actors := state.actors():
        seat = actors[0]
        moves = state.moves(seat)
        kept = distinct(state, moves)
        assert {original(state, move) for move in moves} == set(kept)
        met = met or len(kept) < len(moves)
        state.play(seat, adept.choose(state.imagine_again(seat, dice), seat, dice), dice)
    assert met


@pytest.mark.parametrize("halving", [False, True])
def test_a_search_shares_its_iterations_out(halving: bool) -> None:
    state, seat = midgame(2)
    manner = Manner(explore=0.3, heat=2.0, wave=4, halving=halving, sharp=True)
    search = Search(Judgement(adept_weights()), network_for(2, "insight"), Dice(1), manner)
    move = search.think(state, seat, 1e9, 100)
    visits = {move: node.visits for move, node in search.root.children.items()}
    assert 100 <= sum(visits.values()) == search.root.visits <= 200
    assert visits[move] == max(visits.values())
    for move, outlook in search.outlook.items():
        assert sum(outlook) == pytest.approx(visits[move]), "every look shares out one win"


def test_a_brisk_search_ends_when_nothing_can_change() -> None:
    state, seat = midgame(2)
    calm = Search(Judgement(adept_weights()), network_for(2, "insight"), Dice(1), Manner(0.01, 0.01, 8, False, True, brisk=True))
    clock = Ticking(0.001)
    calm.think(state, seat, 1.0, clock=clock)
    assert clock.now < 0.9


# Founding


def test_a_founding_is_the_best_of_all() -> None:
    state = GAME.start(2, {}, Dice("founding"))
    weights = founding_weights()
    for _ in range(2):
        moves = state.moves(0)
        values = prospects(state, 0, moves, weights)
        chosen = found(state, 0, weights)
        assert values[moves.index(chosen)] == max(values) > min(values)
        assert bot_named(GAME, "master").choose(state, 0, Dice(1)) == chosen
        state.apply(0, chosen, Dice(1))


@pytest.mark.slow
def test_founding_by_experience_is_worth_points() -> None:
    """`adept` against itself: the one whose region is assembled by experience scores more."""
    adept, margins = Judgement(adept_weights()), []
    for game in range(200):
        dice = Dice(f"founding {game}")
        state = GAME.start(2, {}, dice)
        while state.hidden_step():
            seat = state.actors()[0]
            state.apply(seat, found(state, seat, founding_weights()) if seat == game % 2 else adept.choose(state, seat), dice)
        while actors := state.actors():
            state.apply(actors[0], adept.choose(state, actors[0]), dice)
        result = state.standing().scores
        margins.append(result[game % 2] - result[1 - game % 2])
    assert sum(margins) / len(margins) > 1.0


# Saying what they think


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_move_is_estimated(seats: int) -> None:
    state, seat = midgame(seats)
    estimates = hasty(MasterBot()).evaluate(state.view(seat), Dice(1))
    assert sorted(estimate.move for estimate in estimates) == state.moves(seat)
    for estimate in estimates:
        assert len(estimate.chances) == seats
        assert math.isclose(sum(estimate.chances), 1.0, rel_tol=1e-6)
        assert min(estimate.chances) >= 0.0
        assert estimate.visits >= 1
    assert estimates[0].visits == max(estimate.visits for estimate in estimates)


def test_regions_and_castle_spaces_are_estimated_too() -> None:
    state = GAME.start(3, {}, Dice("founding"))
    for _ in range(2):
        estimates = MasterBot().evaluate(state.view(0), Dice(1))
        assert sorted(estimate.move for estimate in estimates) == state.moves(0)
        assert estimates[0].chances[0] == pytest.approx(1 / 3)
        assert all(math.isclose(sum(estimate.chances), 1.0) for estimate in estimates)
        state.apply(0, estimates[0].move, Dice(1))


def test_what_a_bot_founds_is_what_it_thinks_best() -> None:
    for number in range(8):
        state = GAME.start(2, {}, Dice(f"founding {number}"))
        for thinker in (ExpertBot(), MasterBot()):
            estimates = thinker.evaluate(state.view(0))
            assert estimates[0].move == thinker.choose(state.copy(), 0, Dice(1))
            assert estimates[0].chances[0] == max(estimate.chances[0] for estimate in estimates)


def test_who_does_not_decide_has_nothing_to_estimate() -> None:
    state, seat = midgame(2)
    with pytest.raises(BadInput):
        MasterBot().evaluate(state.view(1 - seat), Dice(1))
    with pytest.raises(BadInput):
        MasterBot().evaluate(state.view(None), Dice(1))


@pytest.mark.slow
@pytest.mark.parametrize("thinker", [ExpertBot, MasterBot])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_about_right(seats: int, thinker: type[Thinker]) -> None:
    """Of positions of its own games that a bot gives a high chance most are won, of those with a low one few."""
    dice, bot = Dice(f"calibration {seats}"), hasty(thinker())
    groups: dict[str, list[tuple[float, bool]]] = {"high": [], "low": []}
    for _ in range(120 // seats):
        state, decisions = GAME.start(seats, {}, dice), 0
        said: list[tuple[int, float]] = []
        while actors := state.actors():
            seat = actors[0]
            decisions += 1
            if decisions % 12 == 0 and not state.hidden_step():
                said.append((seat, bot.evaluate(state.view(seat), dice)[0].chances[seat]))
            state.apply(seat, bot.choose(state.imagine_again(seat, dice), seat, dice), dice)
        places = state.standing().places
        for seat, chance in said:
            if chance >= 0.65 or chance <= 0.2:
                groups["high" if chance >= 0.65 else "low"].append((chance, places[seat] == 1))
    for name, group in groups.items():
        assert len(group) > 25, name
        mean = sum(chance for chance, _ in group) / len(group)
        won = sum(won for _, won in group) / len(group)
        # The positions of a game hang together, and with more players fewer are rated high: those say less.
        assert abs(mean - won) < (0.1 if seats == 2 else 0.15), f"of {len(group)} {name} ones said {mean:.0%}, won {won:.0%}"


# Time


def test_searching_bots_heed_their_time() -> None:
    expert = bot_named(GAME, "expert")
    assert isinstance(expert, SearchingBot)
    assert at_share(expert, 0.1).seconds == pytest.approx(0.05)
    assert within(expert, 0.04).seconds == pytest.approx(0.02)
    assert within(expert, 10.0).seconds == pytest.approx(0.02), "nobody thinks longer than usual"
    assert ExpertBot.seconds == 0.5
    state, seat = midgame(2)
    clock = Ticking(0.001)
    timed_by(expert, clock).choose(state, seat, Dice(1))
    assert 0.015 < clock.now < 0.025
    assert not isinstance(bot_named(GAME, "adept"), SearchingBot)


def test_whoever_thinks_for_a_time_gets_a_share_of_it_though_it_says_nothing_of_its_thoughts() -> None:
    class Silent(RandomBot):
        seconds = 10.0

    assert at_share(Silent(), 0.05).seconds == pytest.approx(0.5)
    assert within(Silent(), 4).seconds == pytest.approx(2)
