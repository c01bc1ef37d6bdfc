"""Imagined states have the exact distribution given what a seat has seen.

Tiny decks with a history written in the notation of a view's memory: "1+3" seat 1 drew three cards, "0+OL" seat 0, who imagines, drew
these, "1-O" seat 1 discarded, "*" the discards became the new deck. `posterior` follows every way the shuffles and the discards can have
gone, a discarded card being any card of the hand with equal probability, and keeps those that fit. Sampled frequencies are compared with
it.
"""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from math import comb

import pytest

from signoria.chance import Dice
from signoria.tuscany import GAME
from signoria.tuscany.cards import letters
from signoria.tuscany.components import Components
from signoria.tuscany.imagine import Sources
from signoria.tuscany.kinds import cards_in, cards_total
from signoria.tuscany.player import Draws, Player
from signoria.tuscany.playout import sensible_move
from signoria.tuscany.position import ACTION, DREW, PAID, RESHUFFLED, Memory
from signoria.tuscany.state import State, Worlds
from tests.tuscany.table import Table, cards, seat, table

Hands = tuple[str, ...]


def chi_square_limit(freedom: int) -> float:
    """Return the value that a true sample exceeds once in 100,000 times (Wilson and Hilferty's approximation)."""
    return freedom * (1 - 2 / (9 * freedom) + 4.265 * (2 / (9 * freedom)) ** 0.5) ** 3 if freedom else 0.0


def without(there: str, letter: str) -> str:
    """Return cards without one of them."""
    return there.replace(letter, "", 1)


def posterior(deck: str, history: str, players: int) -> dict[Hands, float]:
    """Return the probability of all hands given what seat 0 has seen, by following every possible course of things."""
    empty = tuple("" for _ in range(players))
    courses: dict[tuple[Hands, str, str], float] = {(empty, "".join(sorted(deck)), ""): 1.0}
    for entry in history.split():
        after: dict[tuple[Hands, str, str], float] = defaultdict(float)
        if entry == "*":
            for (hands, left, discards), likely in courses.items():
                if not left:
                    after[hands, discards, ""] += likely
            courses = after
            continue
        number, what = int(entry[0]), entry[2:]
        for letter in what if entry[1] == "-" or number == 0 else "?" * int(what):
            after = defaultdict(float)
            for (hands, left, discards), likely in courses.items():
                mine = hands[number]
                if entry[1] == "-":
                    if letter in mine:
                        held = (*hands[:number], without(mine, letter), *hands[number + 1 :])
                        chosen = mine.count(letter) / len(mine) if number else 1.0
                        after[held, left, "".join(sorted(discards + letter))] += likely * chosen
                    continue
                for drawn in set(left) if letter == "?" else {letter} & set(left):
                    held = (*hands[:number], "".join(sorted(mine + drawn)), *hands[number + 1 :])
                    after[held, without(left, drawn), discards] += likely * left.count(drawn) / len(left)
            courses = after
    total = sum(courses.values())
    found: dict[Hands, float] = defaultdict(float)
    for (hands, _, _), likely in courses.items():
        found[hands] += likely / total
    return found


def after_history(deck: str, history: str, players: int) -> State:
    """Return a state in which only the cards matter, with a tiny deck and some hands that fit what was seen."""
    components = Components()
    components.cards = cards(deck)
    state = State(components)
    state.step = ACTION
    hands = next(iter(posterior(deck, history, players)))
    for hand in hands:
        player = Player()
        player.hand = cards(hand)
        state.players.append(player)
    state.discards = cards("".join(entry[2:] for entry in history.rpartition("*")[2].split() if entry[1] == "-"))
    state.deck = cards(deck) - state.discards - sum(int(player.hand) for player in state.players)
    for entry in history.split():
        if entry == "*":
            state.memory = Memory(state.memory, RESHUFFLED, 0, 0)
            state.reshuffles += 1
        elif entry[1] == "-":
            state.memory = Memory(state.memory, PAID, int(entry[0]), cards(entry[2:]))
        elif entry[0] == "0":
            state.memory = Memory(state.memory, DREW, 0, len(entry[2:]))
            state.players[0].draws = Draws(state.players[0].draws, cards(entry[2:]))
        else:
            state.memory = Memory(state.memory, DREW, int(entry[0]), int(entry[2:]))
    return state


def frequencies(state: State, samples: int, seed: str, anew: bool = True) -> Counter[Hands]:
    """Return how often each set of hands is imagined by seat 0: each anew, or (every sixth) of many worlds that follow from each other."""
    dice, found = Dice(seed), Counter[Hands]()
    worlds = Worlds(state, 0, dice)
    for _ in range(samples):
        imagined = state.imagine_again(0, dice) if anew else [worlds.another(dice) for _ in range(6)][-1]
        found[tuple("".join(sorted(letters(player.hand))) for player in imagined.players)] += 1
    return found


def compare(deck: str, history: str, players: int, samples: int, anew: bool = True) -> None:
    """Compare the sampled frequencies of hands with their exact probabilities."""
    exact = posterior(deck, history, players)
    found = frequencies(after_history(deck, history, players), samples, deck + history, anew)
    assert found.keys() <= exact.keys(), "impossible hands were imagined"
    chi_square, cells, rare, rare_found = 0.0, 0, 0.0, 0
    for hands, likely in exact.items():
        if likely * samples < 5:
            rare += likely * samples
            rare_found += found[hands]
        else:
            chi_square += (found[hands] - likely * samples) ** 2 / (likely * samples)
            cells += 1
    if rare >= 5:
        chi_square += (rare_found - rare) ** 2 / rare
        cells += 1
    freedom = cells - 1
    assert chi_square <= chi_square_limit(freedom), f"{chi_square:.1f} for {freedom} degrees of freedom"


@pytest.mark.rule("T10.1")
@pytest.mark.parametrize(
    ("deck", "history", "players"),
    [
        ("OOOLLR", "0+OL 1+2", 2),
        ("OOOLLRG", "0+OL 1+3 1-O", 2),
        ("OOLLRRG", "0+O 1+2 2+2 1-O 0-O", 3),
        ("OOOLLRGG", "0+OL 1+2 2+1 3+1 1-L 0-O", 4),
    ],
)
def test_before_any_reshuffle_every_card_not_seen_is_equally_likely_everywhere(deck: str, history: str, players: int) -> None:
    compare(deck, history, players, 3000)


@pytest.mark.rule("T10.1")
def test_before_any_reshuffle_another_hand_is_hypergeometric() -> None:
    """The formula for one colour of the real deck: 20 orange cards of 122, 2 of them and 5 cards in all known."""
    state = table(seat(hand="OOLRG"), seat(hand="OOOLL")).state
    dice, samples, found = Dice("hypergeometric"), 4000, Counter[int]()
    for _ in range(samples):
        found[int(cards_in(state.imagine_again(0, dice).players[1].hand, 4))] += 1
    exact = [comb(18, orange) * comb(99, 5 - orange) / comb(117, 5) for orange in range(6)]
    cells = [(found[n], exact[n] * samples) for n in range(3)] + [(sum(found[n] for n in (3, 4, 5)), sum(exact[3:]) * samples)]
    assert sum((seen - likely) ** 2 / likely for seen, likely in cells) < chi_square_limit(3)


@pytest.mark.rule("T10.1")
def test_after_a_reshuffle_with_two_players_the_others_old_cards_are_known() -> None:
    """Seat 0 drew O L, discarded both and both were drawn again: what else was in the deck is in the other hand."""
    deck, history = "OOLRG", "0+OL 1+3 0-OL *"
    state = after_history(deck, history, 2)
    assert frequencies(state, 50, "known") == {("", "GOR"): 50}
    compare(deck, history + " 1+1", 2, 3000)


@pytest.mark.rule("T10.1")
@pytest.mark.parametrize(
    ("deck", "history", "players"),
    [
        # Was the O that seat 1 discards the old or the new one?
        ("OOLRG", "0+OL 1+3 0-OL * 1+1 1-O", 2),
        ("OOLRG", "0+OL 1+3 0-OL * 1+1 1-O 0+L 0-L * 1+1", 2),
        ("OOOLLRG", "0+OOL 1+4 0-OOL * 1+2 1-O 1-L", 2),
        ("OOOLLRGG", "0+OO 1+6 1-OL 0-OO * 1+2 0+O 1-O 1-G 0-O", 2),
        # Two others: whose O is the old one? Neither discard can be decided without the other.
        ("OOGGR", "0+OR 1+2 2+1 0-OR * 1+1 2+1 1-O 2-O", 3),
        # Four discards that only all together can come from other decks.
        ("OOLLGR", "0+OLR 1+2 2+1 0-OLR * 1+1 2+2 1-OL 2-OL", 3),
        ("OOLLGR", "0+OLR 1+2 2+1 0-OLR * 1+1 2+2 1-O 2-O 1-L 2-L", 3),
        ("OOOLLLGR", "0+OLO 1+2 2+1 3+2 0-OLO * 1+1 2+1 3+1 1-L 2-O 3-L", 4),
        # Several reshuffles.
        ("OOLLR", "0+OL 1+2 0-OL 1+1 * 1+1 1-O 0+L 0-L * 1+2 1-L * 1+1", 2),
        ("OOLLRR", "0+OL 1+2 2+2 1-O 2-L * 1+1 2+1 0-OL 1-L * 2+1 1+1 2-O 0+L 0-L", 3),
    ],
)
def test_after_a_reshuffle_ambiguous_discards_follow_the_exact_posterior(deck: str, history: str, players: int) -> None:
    compare(deck, history, players, 4000)
    compare(deck, history, players, 1500, anew=False)


def random_history(rng: random.Random, deck: str, players: int, length: int) -> str:
    """Return what seat 0 sees of a random course of draws and discards."""
    left, discards, hands, seen = list(deck), list[str](), [list[str]() for _ in range(players)], list[str]()
    rng.shuffle(left)
    for turn in range(length):
        number = turn % players
        hand = hands[number]
        if turn >= players and hand and (rng.random() < 0.5 or not (left or discards)):
            paid = [hand.pop(rng.randrange(len(hand))) for _ in range(min(len(hand), rng.randint(1, 2)))]
            discards += paid
            seen.append(f"{number}-{''.join(paid)}")
            continue
        drawn = ""
        for _ in range(rng.randint(1, 3)):
            if not left:
                if not discards:
                    break
                seen += [f"{number}+{drawn if number == 0 else len(drawn)}"] * bool(drawn) + ["*"]
                left, discards, drawn = discards, [], ""
                rng.shuffle(left)
            hand.append(left[-1])
            drawn += left.pop()
        seen += [f"{number}+{drawn if number == 0 else len(drawn)}"] * bool(drawn)
    return " ".join(seen)


@pytest.mark.rule("T10.1")
def test_random_histories_with_up_to_many_reshuffles_follow_the_exact_posterior() -> None:
    rng = random.Random(7)
    compared = 0
    while compared < 25:
        players = rng.choice((2, 3, 3, 4))
        deck = "".join(rng.choice("OLRG"[: rng.choice((2, 3, 4))]) for _ in range(rng.randint(7, 10)))
        history = random_history(rng, deck, players, rng.randint(8, 22))
        if "*" in history and len(posterior(deck, history, players)) > 1:
            compare(deck, history, players, 600)
            compare(deck, history, players, 300, anew=False)
            compared += 1


def test_a_first_choice_is_found_in_every_real_game() -> None:
    """Also with many reshuffles of a tiny deck, while the players hoard nearly all cards."""
    looked = 0
    for number in range(25):
        dice = Dice(f"first choice {number}")
        state = GAME.start(2 + number % 3, {"draw": 2 + number % 2}, dice)
        while state.actors():
            who = state.actors()[0]
            state.apply(who, sensible_move(state, who, dice), dice)
            if state.reshuffles and dice.number(5) == 0:
                sources = Sources(state, dice.number(len(state.players)))
                assert sources.usable
                assert sources.begin(dice)
                looked += 1
    assert looked > 100


@pytest.mark.rule("T10.1", "T2.6", "T2.7")
def test_while_regions_are_assembled_the_others_boards_are_dealt_anew_and_never_ones_own() -> None:
    dice = Dice("boards")
    state = GAME.start(3, {}, dice)
    t = Table(state).play("1: region A-B-C").play("2: region C+B'-A")
    t.play(f"2: {t.moves(2)[0]}")
    own = int(state.players[0].boards)
    seen, joined = Counter[int](), Counter[int]()
    for _ in range(600):
        imagined = state.imagine_again(0, dice)
        assert imagined.players[0].boards == own
        for letter in range(3):
            assert len({int(player.boards) >> (2 * letter) & 3 for player in imagined.players}) == 3
        assert imagined.players[1].region is None  # not ready: keeps choosing
        assert imagined.players[2].ready()
        joined[int(imagined.players[2].assembled().arrangement)] += 1
        seen[int(imagined.players[1].boards) & 3] += 1
        assert imagined.actors() == state.actors()
    assert len(seen) == 3
    assert max(abs(count - 200) for count in seen.values()) < 50
    assert len(joined) > 150


@pytest.mark.rule("T10.1")
def test_what_is_imagined_does_not_depend_on_what_the_seat_may_not_know() -> None:
    """Two states that differ only in the other hands lead to the same imagined states, from the state and from the view."""
    dice = Dice("blind")
    state = GAME.start(3, {}, dice)
    for _ in range(170):
        who = state.actors()[0]
        state.apply(who, sensible_move(state, who, dice), dice)
    for number in range(3):
        other = state.imagine_again(number, dice)
        assert other.dump() != state.dump()
        view = json.loads(json.dumps(state.view(number)))
        for seed in range(5):
            expected = state.imagine_again(number, Dice(seed)).dump()
            assert other.imagine_again(number, Dice(seed)).dump() == expected
            # What an earlier decision was about is forgotten by a view.
            forgotten = {"pending_kind": 0, "pending_place": 0}
            assert {**GAME.imagine(view, Dice(seed)).dump(), **forgotten} == {**expected, **forgotten}


@pytest.mark.rule("T10.1")
def test_an_imagined_state_holds_nothing_of_the_others_draws_and_its_game_goes_on() -> None:
    state = table(seat(hand="OOL"), seat(hand="RRG")).state
    imagined = Table(state.imagine_again(0, Dice(1)))
    assert imagined.state.players[1].draws is None
    imagined.play("0: draw", "1: draw = card Y Y E")
    memory = imagined.state.view(1)["memory"]
    assert isinstance(memory, list)
    assert memory[1] == "1+3"
    assert memory[-1] == "1+YYE"
    again = GAME.imagine(json.loads(json.dumps(imagined.state.view(1))), Dice(2))
    assert again.view(1) == imagined.state.view(1)
    assert cards_total(again.players[0].hand) == 6
