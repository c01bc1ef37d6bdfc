"""Setting up (T2), and the numbers of players (T1.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.chance import Committed, Dice
from signoria.game import BadInput, JsonObject
from signoria.tuscany import GAME
from signoria.tuscany.cards import letters
from signoria.tuscany.kinds import cards_total, tiles_in, tiles_total
from signoria.tuscany.region import SPACE_NAMES
from signoria.tuscany.state import State
from tests.tuscany.table import Table, tile_words
from tests.tuscany.test_imagine import chi_square_limit

SEATS = (2, 3, 4)


def dealt(seats: int = 2, seed: int | str = 1, **options: int) -> Table:
    """Return a table just dealt."""
    return Table(GAME.start(seats, options, Dice(seed)))


def assembled(seats: int = 2, first: int = 0) -> Table:
    """Return a table on which all regions are assembled, just before the bonus tiles are taken."""
    t = next(t for seed in range(100) if (t := dealt(seats, seed)).state.first == first)
    for number in range(seats):
        t.play(f"{number}: region A-B-C")
        t.play(f"{number}: {t.moves(number)[0]}")
    return t


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, 6, -2])
def test_other_numbers_of_players_than_two_to_four_are_refused(seats: int) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.start(seats, {}, Dice(1))
    assert bad.value.key == "tuscany-seats"
    assert GAME.seats == SEATS


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_players_can_play(seats: int) -> None:
    t = dealt(seats)
    assert t.state.actors() == list(range(seats))
    assert len(t.state.players) == seats


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"draw": 4}, "bad-option"),
        ({"draw": True}, "bad-option"),
        ({"inn_hex_same_turn": 1}, "bad-option"),
        ({"hands": 7}, "unknown-option"),
    ],
)
def test_unknown_options_and_values_are_refused(options: JsonObject, key: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.start(2, options, Dice(1))
    assert bad.value.key == key


@pytest.mark.rule("T2.1")
def test_both_decks_are_shuffled_and_colour_bonus_tiles_show_side_one() -> None:
    state = dealt().state
    assert cards_total(state.deck) == 122 - 10
    assert state.discards == 0
    assert state.yields_left == cards_total(state.yields) == 27
    assert state.colour_bonus == 0
    assert len({letters(dealt(seed=seed).state.players[0].hand) for seed in range(20)}) > 15


@pytest.mark.rule("T2.1")
def test_a_shuffle_favours_no_colour() -> None:
    """Over many deals every colour comes as often as its share of the 122 cards says."""
    dice, drawn, deals = Dice("fair"), Counter[str](), 4000
    for _ in range(deals):
        state = GAME.start(2, {}, dice)
        drawn.update(letters(state.players[0].hand))
    share = {"D": 10, "R": 14, "B": 10, "G": 16, "O": 20, "Y": 16, "E": 16, "L": 20}
    chi_square = sum((drawn[c] - 5 * deals * n / 122) ** 2 / (5 * deals * n / 122) for c, n in share.items())
    assert chi_square < chi_square_limit(7)


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_three_piles_of_seven_tiles(seats: int) -> None:
    t = dealt(seats)
    for number in range(seats):
        assert t[number].piles == [7, 7, 7]
        assert tiles_total(t.state.players[number].pile) == 21


@pytest.mark.rule("T2.3")
def test_both_scores_start_at_zero() -> None:
    t = dealt(4)
    assert [(t[n].green, t[n].red) for n in range(4)] == [(0, 0)] * 4


@pytest.mark.rule("T2.4")
def test_eight_neutral_tiles_are_laid_face_up() -> None:
    t = dealt()
    assert len(t.display.split()) == 8
    assert "-" not in t.display
    assert t.state.display_neutral == 0xFF
    assert t.state.neutral_left == tiles_total(t.state.neutral) == 24
    together = Counter(t.display.split()) + Counter(t.neutral.split())
    assert together == Counter(tile_words(t.state.components.neutral_tiles).split())


@pytest.mark.rule("T2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_draws_five_cards(seats: int) -> None:
    t = dealt(seats)
    assert [len(t[n].hand) for n in range(seats)] == [5] * seats
    assert cards_total(t.state.deck) == 122 - 5 * seats


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_is_dealt_one_board_of_each_letter(seats: int) -> None:
    for seed in range(30):
        players = dealt(seats, seed).state.players
        for letter in range(3):
            assert len({player.boards >> (2 * letter) & 3 for player in players}) == seats


@pytest.mark.rule("T2.6")
def test_boards_are_joined_in_any_order_each_either_way_round_shifted_up_or_down() -> None:
    moves = dealt().moves(0)
    assert len(moves) == 6 * 8 * 4
    assert {"region A-B-C", "region A+B+C", "region C'-A'+B'", "region B'+A-C"} <= set(moves)


@pytest.mark.rule("T2.6")
def test_players_assemble_at_the_same_time_in_any_order_and_change_nothing_once_ready() -> None:
    t = dealt(3)
    t.play("2: region B'+A-C")
    assert t.state.actors() == [0, 1, 2]
    castle = t.moves(2)[1]
    t.play("0: region A-B-C", f"2: {castle}")
    assert t.state.actors() == [0, 1]
    assert t.moves(2) == []
    assert t.refuses("2: region A-B-C") == "T2.6 ready"
    assert t.refuses("1: start a1") == "T2.6 assemble-first"
    assert t.state.hidden_step()


@pytest.mark.rule("T2.7")
def test_the_starting_castle_goes_on_one_of_three_dark_green_spaces() -> None:
    t = dealt()
    t.play("0: region A-B-C")
    assert len(t.moves(0)) == 3
    region = t.state.players[0].assembled()
    assert all(region.colours[SPACE_NAMES.index(move.removeprefix("start "))] == 0 for move in t.moves(0))
    other = next(name for n, name in enumerate(SPACE_NAMES) if region.colours[n] != 0)
    assert t.refuses(f"0: start {other}") == "T2.7 castle-space"
    assert t.refuses("0: region A-B-C") == "T2.7 castle-first"
    assert t.refuses("0: draw") == "T2.7 castle-first"


@pytest.mark.rule("T2.7")
def test_the_starting_castle_has_no_effect_and_no_area_points_but_fills_its_space() -> None:
    t = assembled()
    for number in range(2):
        player = t.state.players[number]
        assert player.filled == 1 << player.castle
        assert player.frontier == player.assembled().neighbours[player.castle]
        assert (t[number].green, t[number].red, t[number].storage, t[number].marble, t[number].workers) == (0, 0, "", 0, 0)
    assert t.step == "draft"


@pytest.mark.rule("T2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_is_drawn_at_random_and_known_before_regions_are_assembled(seats: int) -> None:
    dice, begins, deals = Dice("first"), Counter[int](), 1200
    for _ in range(deals):
        state = GAME.start(seats, {}, dice)
        view = state.view(None)
        assert view["step"] == "assemble"
        assert view["first"] == state.first
        begins[int(state.first)] += 1
    assert sum((begins[seat] - deals / seats) ** 2 / (deals / seats) for seat in range(seats)) < chi_square_limit(seats - 1)


@pytest.mark.rule("T2.8")
def test_the_starting_player_stays_the_same_for_the_whole_game() -> None:
    t = assembled(3, first=2)
    for _ in range(300):
        number = t.state.current
        if not t.state.actors():
            break
        assert t.state.first == 2
        t.play(f"{number}: {t.moves(number)[0]}")


@pytest.mark.rule("T2.9")
def test_bonus_tiles_are_taken_in_turn_order_from_the_starting_player() -> None:
    t = assembled(3, first=1)
    assert t.moves(1) == ["bonus card", "bonus storage", "bonus marble", "bonus worker", "bonus yield"]
    assert t.refuses("0: bonus card") == "T2.9 not-your-turn"
    t.play("1: bonus worker", "2: bonus worker", "0: bonus yield")
    assert [t[n].bonus for n in range(3)] == ["yield", "worker", "worker"]
    assert [t[n].green for n in range(3)] == [0, 0, 0]


@pytest.mark.rule("T2.9")
def test_a_storage_space_taken_at_the_start_scores_two_green_points() -> None:
    t = assembled().play("0: bonus storage")
    assert (t[0].green, t[0].red) == (2, 0)
    assert t.state.players[0].storage_spaces() == 2


@pytest.mark.rule("T2.9")
def test_a_bonus_tile_must_be_taken_and_be_there() -> None:
    t = assembled()
    assert t.refuses("0: draw") == "T2.9 bonus-first"
    assert t.refuses("0: decline") == "T2.9 bonus-first"
    t.state.bonus_left -= 5  # all five +1 region card tiles
    assert t.moves(0)[0] == "bonus storage"
    assert t.refuses("0: bonus card") == "T2.9 bonus-gone"


@pytest.mark.rule("T2.10")
def test_then_play_starts_with_the_starting_player_and_goes_clockwise() -> None:
    t = assembled(4, first=2)
    assert t.refuses("2: region A-B-C") == "T2.10 setup-over"
    t.play("2: bonus card", "3: bonus card", "0: bonus card", "1: bonus card")
    assert (t.step, t.turn_of) == ("action", 2)
    order = []
    for _ in range(6):
        order.append(t.turn_of)
        t.play(f"{t.turn_of}: draw")
    assert order == [2, 3, 0, 1, 2, 3]
    assert t.refuses("0: start a2") == "T2.10 setup-over"


def test_the_order_of_a_deck_follows_from_the_secret_whatever_the_players_do_with_other_decks() -> None:
    """Two games from one secret: in one the players assemble and draft differently; the cards come in the same order."""

    def drawn(second: str) -> list[str]:
        chance = Committed(b"one secret")
        state: State = GAME.start(2, {}, chance)
        for number in (0, 1):
            state.play(number, GAME.move_of(f"region {second}"), chance)
            state.play(number, state.moves(number)[0], chance)
        for _ in range(2):
            state.play(state.current, GAME.move_of("bonus worker"), chance)
        chance.produced = []
        state.play(state.current, GAME.move_of("draw"), chance)
        return [GAME.outcome_text(*outcome)[1] for outcome in chance.produced]

    assert drawn("A-B-C") == drawn("C'+B-A")


def test_bonus_tiles_are_five_of_each_kind() -> None:
    left = dealt().state.bonus_left
    assert [tiles_in(left, kind) for kind in range(5)] == [5] * 5
