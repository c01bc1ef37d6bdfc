"""Placing tiles: where they may go, what they score and what they do (T6, T8)."""

from __future__ import annotations

import pytest

from tests.tuscany.table import pack, seat, table
from tests.tuscany.watched import check_stored

# Where tiles may go (T6.1–T6.3)


@pytest.mark.rule("T6.1")
def test_a_tile_moves_from_storage_to_the_region_and_is_paid_for() -> None:
    t = table(seat(hand="OOL", storage="village"), seat())
    assert t.moves(0, "place") == ["place village d2"]
    t.play("0: place village d2")
    assert t.step == "payment"
    assert t.refuses("0: draw") == "T6.1 pay-first"
    t.play("0: pay OO")
    assert (t[0].storage, t[0].tiles, t[0].hand) == ("", {"d2": "village"}, "L")


@pytest.mark.rule("T6.1")
def test_only_what_lies_in_storage_can_be_placed() -> None:
    t = table(seat(hand="OOGG", storage="village"), seat())
    assert t.refuses("0: place quarry e3") == "T6.1 not-in-storage"
    assert t.refuses("0: place hex d2") == "T6.1 not-in-storage"


@pytest.mark.rule("T6.1")
def test_nothing_is_paid_before_a_tile_is_chosen() -> None:
    assert table(seat(hand="OO", storage="village"), seat()).refuses("0: pay OO") == "T7.1 nothing-to-pay"


@pytest.mark.rule("T6.2")
def test_the_first_tile_goes_next_to_the_starting_castle() -> None:
    t = table(seat(hand="OOGGRRLLYYBB", storage="hex"), seat())
    assert t[0].frontier == "c3 d2 e3 e4"
    assert t.moves(0, "place") == ["place hex c3", "place hex d2", "place hex e3", "place hex e4"]
    assert t.refuses("0: place hex e2") == "T6.2 space-apart"


@pytest.mark.rule("T6.2")
def test_every_tile_shares_an_edge_with_one_that_lies_there_already() -> None:
    t = table(seat(hand="OOYY", storage="village", tiles="d2"), seat())
    assert t[0].frontier == "c2 c3 d1 e2 e3 e4"
    assert t.refuses("0: place village e1") == "T6.2 space-apart"


@pytest.mark.rule("T6.2")
def test_a_filled_space_takes_no_second_tile() -> None:
    t = table(seat(hand="OODD", storage="village", tiles="d2"), seat())
    assert t.refuses("0: place village d2") == "T6.2 space-filled"
    t = table(seat(hand="OODD", storage="castle"), seat())
    assert t.refuses("0: place castle d3") == "T6.2 space-filled"


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(("tile", "space"), [("village", "e3"), ("monastery", "d2"), ("city", "c3"), ("VH", "e4"), ("castle", "d2")])
def test_a_tile_goes_only_on_a_space_of_its_colour(tile: str, space: str) -> None:
    t = table(seat(hand="OOGGRRLLYYDD", storage=tile), seat())
    assert t.refuses(f"0: place {tile} {space}") == "T6.3 space-colour"


@pytest.mark.rule("T6.3")
def test_an_inn_hex_is_a_tile_of_the_colour_of_its_space_in_every_respect() -> None:
    """On the second gray space of an area of two: paid in gray, brings marble, fills the area."""
    t = table(seat(hand="GG", storage="hex", tiles="e3"), seat()).play("0: place hex e2", "0: pay GG")
    assert t[0].tiles == {"e3": "quarry", "e2": "hex"}
    assert (t[0].green, t[0].marble) == (3, 1)


@pytest.mark.rule("T6.3", "T6.6")
def test_an_inn_hex_counts_for_the_colour_bonus() -> None:
    t = table(seat(hand="BB", storage="hex", tiles="a3 e3 e2"), seat()).play("0: place hex f2", "0: pay BB")
    assert t.told("colour-bonus") == [("colour-bonus", {"colour": "inn", "points": 2, "side": 1})]
    assert (t[0].green, t[0].storage) == (1 + 2, "hex")


# What is scored, and in which order (T6.4–T6.6)


@pytest.mark.rule("T6.4")
def test_the_order_is_payment_area_colour_bonus_effect() -> None:
    """The third city fills its area and its colour; the bonus tile is chosen last."""
    t = table(seat(hand="RR", storage="city", tiles="c1 h4 d2 c2 d1"), seat()).play("0: place city e4", "0: pay RR")
    assert [key for key, _ in t.told()] == ["pay", "place", "area", "colour-bonus"]
    assert t.step == "city"
    t = table(seat(hand="OO", storage="village", tiles="a1 e1 f1 g2"), seat()).play("0: place village d2", "0: pay OO")
    assert [key for key, _ in t.told()][:5] == ["pay", "place", "area", "colour-bonus", "worker"]


@pytest.mark.rule("T6.4", "T8.8")
def test_the_payment_is_on_the_discard_pile_before_the_effect() -> None:
    t = table(seat(hand="YY", storage="monastery", tiles="d2 c2"), seat(), deck="", discards="R")
    t.play("0: place monastery b2", "0: pay YY = card Y R Y")
    assert t[0].hand == "RYY"


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(
    ("tiles", "tile", "space", "cards", "size", "points"),
    [
        ("", "village", "d2", "OO", 1, 1),
        ("e3", "quarry", "e2", "GG", 2, 3),
        ("d2 d1", "wagon", "c2", "EE", 2, 3),
        ("W@c3 HW@b3", "VH", "b4", "LL", 3, 6),
    ],
)
def test_a_filled_area_of_one_two_or_three_spaces_scores_one_three_or_six(
    tiles: str, tile: str, space: str, cards: str, size: int, points: int
) -> None:
    t = table(seat(hand=cards, storage=tile, tiles=tiles), seat()).play(f"0: place {tile} {space}", f"0: pay {cards}")
    assert t.told("area") == [("area", {"size": size, "points": points})]


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize(
    ("tiles", "tile", "space", "cards"), [("", "quarry", "e3", "GG"), ("W@c3", "VH", "b4", "LL"), ("d2", "wagon", "d1", "EE")]
)
def test_an_area_that_is_not_filled_yet_scores_nothing(tiles: str, tile: str, space: str, cards: str) -> None:
    t = table(seat(hand=cards, storage=tile, tiles=tiles), seat()).play(f"0: place {tile} {space}", f"0: pay {cards}")
    assert t.told("area") == []


@pytest.mark.rule("T6.5")
def test_the_second_of_three_yellow_spaces_scores_nothing_and_the_third_six_points() -> None:
    """An example of the rulebooks."""
    yellow = seat(hand="YYYY", storage="monastery", tiles="b3", region="A'-C-B", castle="b2")
    t = table(seat(), yellow, turn_of=1)
    t.play("1: place monastery c2", "1: pay YY")
    assert t[1].green == 0
    t.play("0: draw", "1: take 6", "0: draw")
    assert t[1].storage == "monastery"
    t.play("1: place monastery d2", "1: pay YY")
    assert t[1].green == 6


@pytest.mark.rule("T6.5", "T2.7")
def test_an_area_with_the_starting_castle_in_it_scores_when_the_rest_is_filled() -> None:
    """Seat 3's castles f2 and g1 are one area: the starting castle alone scores nothing, the second castle 3 points."""
    t = table(seat(), seat(), seat(), seat(hand="DD", storage="castle"), turn_of=3, display="inn inn inn inn monastery wagon wagon wagon")
    assert t[3].green == 0
    t.play("3: place castle g1", "3: pay DD")
    assert t[3].green == 3


@pytest.mark.rule("T6.6")
def test_the_first_to_fill_a_colour_scores_side_one_the_second_side_two_later_players_nothing() -> None:
    inns = {0: ("a3", "e3 e2", "f2"), 1: ("b4", "", "e1"), 2: ("b2", "e3 e2 d2", "f2")}
    t = table(*(seat(hand="BB", storage="inn", tiles=f"{filled} {way}") for filled, way, _ in inns.values()))
    for number, (_, _, space) in inns.items():
        t.play(f"{number}: place inn {space}", f"{number}: pay BB")
    assert [t[number].green for number in range(3)] == [1 + 2, 1 + 1, 1 + 0]
    view = t.state.view(None)["colour_bonus"]
    assert isinstance(view, dict)
    assert view["inn"] == {"points": [2, 1], "taken": [0, 1]}


@pytest.mark.rule("T6.6")
def test_the_last_of_four_yellow_spaces_scores_the_colour_bonus_besides_its_area() -> None:
    """An example of the rulebooks: all four monastery spaces."""
    t = table(seat(hand="YY", storage="monastery", tiles="b1 b2 h1"), seat()).play("0: place monastery h2", "0: pay YY")
    assert [key for key, _ in t.told("area", "colour-bonus")] == ["area", "colour-bonus"]
    assert t[0].green == 3 + 3


@pytest.mark.rule("T6.6")
def test_the_starting_castle_counts_for_dark_green() -> None:
    t = table(seat(hand="DD", storage="castle", tiles="g3 d2 c2 W@b3"), seat()).play("0: place castle a2", "0: pay DD")
    assert t.told("colour-bonus") == [("colour-bonus", {"colour": "castle", "points": 2, "side": 1})]
    assert t[0].green == 1 + 2


# Castle (T8.1)

CASTLE_NEXT = "d2 c2 W@b3"
"""Tiles of seat 0 that lead from the starting castle to the castle space a2; open around: a1O a3B b2Y b4L c1R c3L d1E e2G e3G e4R."""


@pytest.mark.rule("T8.1")
def test_a_castle_places_a_tile_of_the_display_at_once_free_of_payment_with_all_its_effects() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat())
    t.play("0: place castle a2", "0: pay DD")
    assert t.step == "castle"
    assert "free 6 b2" in t.moves(0)
    t.play("0: free 5 a1 = pile0 wagon")
    assert t[0].tiles["a1"] == "village"
    assert (t[0].workers, t[0].hand, t[0].storage) == (1, "", "")
    assert t[0].green == 1 + 1  # two areas of one space
    assert t.display.split()[4] == "wagon"
    assert (t[0].piles, t.turn_of) == ([6, 7, 7], 1)


@pytest.mark.rule("T8.1", "T6.2", "T6.3")
def test_the_tile_must_fit_as_always() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat()).play("0: place castle a2", "0: pay DD")
    assert t.refuses("0: free 5 e3") == "T6.3 space-colour"
    assert t.refuses("0: free 5 e1") == "T6.2 space-apart"
    assert t.refuses("0: free 5 d2") == "T6.2 space-filled"
    assert t.refuses("0: draw") == "T8.1 castle"


@pytest.mark.rule("T8.1")
def test_it_is_a_tile_of_the_display_and_not_one_from_storage() -> None:
    t = table(
        seat(hand="DDOO", storage="castle village", bonus="storage", tiles=CASTLE_NEXT),
        seat(),
        display="inn inn inn quarry inn wagon wagon H",
    )
    t.play("0: place castle a2", "0: pay DD")
    assert t.refuses("0: place village a1") == "T8.1 castle"
    assert not any(move.endswith(" a1") for move in t.moves(0))


@pytest.mark.rule("T8.1")
def test_the_effect_may_be_declined() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat()).play("0: place castle a2", "0: pay DD", "0: decline")
    assert t.turn_of == 1
    assert t[0].piles == [7, 7, 7]


@pytest.mark.rule("T8.1")
def test_castles_may_be_chained() -> None:
    """From f3 and e4 the castle g3 is open: the castle a2 places it, and it places an agriculture tile."""
    t = table(seat(hand="DD", storage="castle", tiles=f"{CASTLE_NEXT} e4 HW@f3"), seat())
    t.play("0: place castle a2", "0: pay DD", "0: free 1 g3 = pile0 village")
    assert t.step == "castle"
    assert "free 1 a1" in t.moves(0)  # the tile that came in its place
    t.play("0: free 8 c3 = pile0 village")
    assert t[0].tiles["g3"] == "castle"
    assert t[0].tiles["c3"] == "H"
    assert t[0].piles == [5, 7, 7]


@pytest.mark.rule("T8.1", "T5.5")
def test_with_nothing_on_display_that_fits_the_effect_is_lost() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat(), display="castle castle castle - - - - -")
    t.play("0: place castle a2", "0: pay DD")
    assert t.turn_of == 1
    assert [key for key, _ in t.told("castle-lost")] == ["castle-lost"]


@pytest.mark.rule("T8.1", "T5.4", "T9.1")
def test_the_refill_can_empty_a_pile_and_comes_before_the_new_tiles_effect() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT, piles=15), seat())
    t.play("0: place castle a2", "0: pay DD", "0: free 5 a1 = pile0 wagon")
    assert [key for key, _ in t.told()][:4] == ["refill", "pile-empty", "place", "area"]
    assert t.told("worker")
    t.play("1: draw")
    assert t.state.round == 2


@pytest.mark.rule("T8.1", "T5.6")
def test_the_colour_limit_holds_for_the_refill_too() -> None:
    t = table(seat(hand="DD", storage="castle", tiles=CASTLE_NEXT), seat(), display="village wagon wagon wagon wagon inn city H")
    t.play("0: place castle a2", "0: pay DD", "0: free 1 a1 = pile0 wagon, neutral inn inn quarry quarry city")
    assert t.display == "inn inn quarry quarry city inn city H"


@pytest.mark.rule("T8.1")
def test_without_a_castle_nothing_is_placed_free() -> None:
    assert table(seat(hand="OO"), seat()).refuses("0: free 5 d2") == "T8.1 no-castle"


# City (T8.2)


@pytest.mark.rule("T8.2")
def test_a_city_brings_a_bonus_tile_of_ones_choice() -> None:
    t = table(seat(hand="RR", storage="city"), seat()).play("0: place city e4", "0: pay RR")
    assert t.moves(0) == ["bonus card", "bonus storage", "bonus marble", "bonus worker", "bonus yield", "decline"]
    assert t.refuses("0: draw") == "T8.2 bonus-first"
    t.play("0: bonus yield")
    assert (t[0].bonus, t[0].green) == ("yield", 1)


@pytest.mark.rule("T8.2")
def test_a_storage_space_scores_two_green_points_at_once() -> None:
    t = table(seat(hand="RR", storage="city"), seat()).play("0: place city e4", "0: pay RR", "0: bonus storage")
    assert (t[0].bonus, t[0].green) == ("storage", 1 + 2)


@pytest.mark.rule("T8.2")
def test_a_player_may_own_any_number_of_one_kind_but_a_kind_that_is_gone_cannot_be_taken() -> None:
    t = table(seat(hand="RR", storage="city", bonus="card card card card"), seat()).play("0: place city e4", "0: pay RR", "0: bonus card")
    assert t[0].bonus == "card card card card card"
    t = table(seat(hand="RR", storage="city"), seat(bonus="card card"), gone="card card card").play("0: place city e4", "0: pay RR")
    assert t.refuses("0: bonus card") == "T8.2 bonus-gone"
    assert t.moves(0) == ["bonus storage", "bonus marble", "bonus worker", "bonus yield", "decline"]


@pytest.mark.rule("T8.2")
def test_the_bonus_tile_may_be_declined() -> None:
    t = table(seat(hand="RR", storage="city"), seat()).play("0: place city e4", "0: pay RR", "0: decline")
    assert (t[0].bonus, t.turn_of) == ("", 1)


@pytest.mark.rule("T8.2")
def test_without_a_bonus_tile_left_the_effect_is_lost() -> None:
    every = " ".join(f"{name} {name} {name} {name} {name}" for name in ("card", "storage", "marble", "worker", "yield"))
    t = table(seat(hand="RR", storage="city"), seat(), gone=every).play("0: place city e4", "0: pay RR")
    assert t.turn_of == 1
    assert t.told("city-lost") == [("city-lost", {})]


@pytest.mark.rule("T8.2")
def test_without_a_city_no_bonus_tile_is_taken() -> None:
    assert table(seat(), seat()).refuses("0: bonus card") == "T8.2 no-city"


# Inn (T8.3)


@pytest.mark.rule("T8.3")
def test_an_inn_brings_an_inn_hex_to_a_free_storage_space() -> None:
    t = table(seat(hand="BB", storage="inn", tiles="e3 e2"), seat()).play("0: place inn f2", "0: pay BB")
    assert (t[0].storage, t.turn_of) == ("hex", 1)  # not optional: nothing was asked


@pytest.mark.rule("T8.3")
def test_an_inn_hex_can_be_placed_only_in_a_later_turn() -> None:
    t = table(seat(hand="BBOO", storage="inn", tiles="e3 e2", marble=1), seat()).play("0: place inn f2", "0: pay BB", "0: marble")
    assert t.moves(0, "place") == []
    assert t.refuses("0: place hex d2") == "T8.3 fresh-hex"
    t.play("0: draw", "1: draw")
    assert "place hex d2" in t.moves(0)


@pytest.mark.rule("T8.3")
def test_with_the_option_an_inn_hex_can_be_placed_by_a_later_action_of_the_same_turn() -> None:
    t = table(seat(hand="BBOO", storage="inn", tiles="e3 e2", marble=1, workers=2), seat(), inn_hex_same_turn=True)
    t.play("0: place inn f2", "0: pay BB", "0: marble", "0: place hex e4", "0: pay ww")
    assert t[0].tiles["e4"] == "hex"
    assert (t.step, t.state.players[0].fresh_hexes) == ("city", 0)
    check_stored(t.state)


@pytest.mark.rule("T8.3")
def test_an_inn_hex_from_an_earlier_turn_can_be_placed_beside_a_fresh_one() -> None:
    t = table(seat(hand="BBOOGG", storage="inn hex", bonus="storage", tiles="e3 e2", marble=1), seat())
    t.play("0: place inn f2", "0: pay BB", "0: marble", "0: place hex d2", "0: pay OO")
    assert (t[0].storage, t.state.players[0].fresh_hexes) == ("hex", 0)


@pytest.mark.rule("T8.3", "T8.7")
def test_an_inn_hex_from_a_yield_card_waits_for_a_later_turn_too() -> None:
    t = table(seat(hand="EEOO", storage="wagon", tiles="d2", marble=1), seat()).play(
        "0: place wagon d1", "0: pay EE = yield hex1", "0: marble"
    )
    assert t.refuses("0: place hex e1") == "T8.3 fresh-hex"


@pytest.mark.rule("T8.3")
def test_an_inn_placed_by_a_castle_finds_the_space_the_castle_has_left() -> None:
    t = table(seat(hand="DD", storage="castle village", bonus="storage", tiles=CASTLE_NEXT), seat())
    t.play("0: place castle a2", "0: pay DD", "0: free 3 a3")
    assert (t[0].storage, t[0].red) == ("village hex", 0)


@pytest.mark.rule("T8.3")
def test_if_ever_no_storage_space_is_free_an_inn_scores_two_red_points() -> None:
    """In play the tile just placed has always left a space, so the storage is overfilled by hand here."""
    t = table(seat(hand="BB", storage="inn", tiles="e3 e2"), seat())
    t.state.players[0].storage += pack("village")
    t.play("0: place inn f2", "0: pay BB")
    assert (t[0].storage, t[0].red, t[0].green) == ("village", 2, 1)


# Agriculture (T8.4)


@pytest.mark.rule("T8.4")
def test_every_kind_of_farm_that_is_new_in_the_area_scores_one_point() -> None:
    t = table(seat(hand="LL", storage="VH"), seat()).play("0: place VH c3", "0: pay LL")
    assert t[0].green == 2
    t = table(seat(hand="LL", storage="W"), seat()).play("0: place W c3", "0: pay LL")
    assert t[0].green == 1


@pytest.mark.rule("T8.4")
def test_hogs_and_vineyard_score_one_point_where_a_vineyard_is_already() -> None:
    """An example of the rulebooks: in an area of three spaces, not yet filled."""
    t = table(seat(hand="LL", storage="VH", tiles="V@c3"), seat()).play("0: place VH b3", "0: pay LL")
    assert t[0].green == 1


@pytest.mark.rule("T8.4")
def test_olives_and_vineyard_score_one_point_where_a_vineyard_is_already() -> None:
    """An example of the Polish rulebook."""
    t = table(seat(hand="LL", storage="VO", tiles="V@c3"), seat()).play("0: place VO b4", "0: pay LL")
    assert t[0].green == 1


@pytest.mark.rule("T8.4")
def test_nothing_new_scores_nothing_but_a_filled_area_scores_as_well() -> None:
    t = table(seat(hand="LL", storage="O", tiles="VO@c3 W@b3"), seat()).play("0: place O b4", "0: pay LL")
    assert t[0].green == 0 + 6


@pytest.mark.rule("T8.4")
def test_farms_of_another_area_do_not_matter() -> None:
    t = table(seat(hand="LL", storage="VO", tiles="V@c3 e4"), seat()).play("0: place VO f3", "0: pay LL")
    assert t[0].green == 2 + 1  # f3 is an area of its own


@pytest.mark.rule("T8.4")
def test_an_inn_hex_on_light_green_always_scores_one_and_hides_no_farm() -> None:
    t = table(seat(hand="LLLL", storage="hex hex", bonus="storage", tiles="d2"), seat())
    t.play("0: place hex c3", "0: pay LL", "1: draw", "0: place hex b4", "0: pay LL")
    assert t[0].green == 1 + 1
    t = table(seat(hand="LL", storage="VH", tiles="hex@c3 hex@b4"), seat()).play("0: place VH b3", "0: pay LL")
    assert t[0].green == 2 + 6


# Quarry, village, monastery (T8.5, T8.6, T8.8)


@pytest.mark.rule("T8.5")
@pytest.mark.parametrize(("bonus", "marble"), [("", 1), ("marble", 2), ("marble marble", 3)])
def test_a_quarry_brings_one_marble_and_one_more_for_each_bonus_tile(bonus: str, marble: int) -> None:
    """Two +1 marble tiles make three marble: an example of the rulebooks."""
    t = table(seat(hand="GG", storage="quarry", bonus=bonus), seat()).play("0: place quarry e3", "0: pay GG")
    assert t[0].marble == marble


@pytest.mark.rule("T8.6")
@pytest.mark.parametrize(("bonus", "workers"), [("", 1), ("worker", 2), ("worker worker", 3)])
def test_a_village_brings_one_worker_and_one_more_for_each_bonus_tile(bonus: str, workers: int) -> None:
    """One +1 worker tile makes two workers: an example of the Polish rulebook."""
    t = table(seat(hand="OO", storage="village", bonus=bonus), seat()).play("0: place village d2", "0: pay OO")
    assert t[0].workers == workers


@pytest.mark.rule("T1.6")
def test_marble_workers_and_inn_hexes_never_run_out() -> None:
    """The box has 12 marble, 12 workers and 10 inn hexes."""
    t = table(seat(hand="GG", storage="quarry", marble=12), seat(marble=12)).play("0: place quarry e3", "0: pay GG")
    assert t[0].marble == 13
    t = table(seat(hand="OO", storage="village", workers=12), seat()).play("0: place village d2", "0: pay OO")
    assert t[0].workers == 13
    beside = seat(storage="hex hex hex hex", bonus="storage storage storage")
    t = table(seat(hand="BB", storage="inn hex", tiles="hex@e3 hex@e2 hex@d2 hex@d1 hex@c2 hex@c1", bonus="storage"), beside)
    t.play("0: place inn f2", "0: pay BB")
    assert t[0].storage == "hex hex"


@pytest.mark.rule("T8.8")
@pytest.mark.parametrize(("draw", "bonus"), [(3, ""), (2, ""), (3, "card card")])
def test_a_monastery_brings_three_cards_whatever_the_option_and_the_bonus_tiles_say(draw: int, bonus: str) -> None:
    t = table(seat(hand="YY", storage="monastery", tiles="d2 c2", bonus=bonus), seat(), draw=draw)
    t.play("0: place monastery b2", "0: pay YY = card O L R")
    assert t[0].hand == "ROL"


# Wagon (T8.7)


@pytest.mark.rule("T8.7")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("red2", "red 2"),
        ("green1", "green 1"),
        ("cards2 = card O L", "hand OL"),
        ("worker1", "workers 1"),
        ("marble1", "marble 1"),
        ("hex1", "storage hex"),
    ],
)
def test_a_wagon_reveals_a_yield_card_and_brings_what_it_shows(card: str, gained: str) -> None:
    t = table(seat(hand="EE", storage="wagon", tiles="d2"), seat())
    t.play("0: place wagon d1", f"0: pay EE = yield {card.replace(' = ', ', ')}")
    name, _, value = gained.partition(" ")
    assert str(getattr(t[0], name)) == value
    nothing = {"red": 0, "green": 0, "hand": "", "workers": 0, "marble": 0, "storage": ""}
    assert all(getattr(t[0], other) == none for other, none in nothing.items() if other != name)
    assert t.state.yields_left == 26


@pytest.mark.rule("T8.7")
def test_three_yield_card_tiles_reveal_four_yield_cards() -> None:
    """An example of the rulebooks."""
    t = table(seat(hand="EE", storage="wagon", tiles="d2", bonus="yield yield yield"), seat())
    t.play("0: place wagon d1", "0: pay EE = yield red2 green1 marble1 worker1", "0: end")
    assert (t[0].red, t[0].green, t[0].marble, t[0].workers) == (2, 1, 1, 1)
    assert t.state.yields_left == 23


@pytest.mark.rule("T8.7")
def test_bonus_tiles_do_not_change_what_a_yield_card_gives() -> None:
    t = table(seat(hand="EE", storage="wagon", tiles="d2", bonus="marble marble worker card yield yield"), seat())
    t.play("0: place wagon d1", "0: pay EE = yield marble1 worker1 cards2, card O L", "0: end")
    assert (t[0].marble, t[0].workers, t[0].hand) == (1, 1, "OL")


@pytest.mark.rule("T8.7")
def test_a_second_inn_hex_without_a_free_storage_space_scores_two_red_points_instead() -> None:
    t = table(seat(hand="EE", storage="wagon", tiles="d2", bonus="yield"), seat())
    t.play("0: place wagon d1", "0: pay EE = yield hex1 hex1")
    assert (t[0].storage, t[0].red, t[0].green) == ("hex", 2, 0)


@pytest.mark.rule("T8.7")
def test_cards_are_revealed_one_after_the_other() -> None:
    """What the first one gives is there before the second: the last deck card goes, then the discards come back."""
    t = table(seat(hand="EE", storage="wagon", tiles="d2", bonus="yield"), seat(), deck="O", discards="")
    t.play("0: place wagon d1", "0: pay EE = yield cards2, card O E, yield red2")
    assert (t[0].hand, t[0].red) == ("OE", 2)


@pytest.mark.rule("T8.7")
def test_when_a_card_must_be_revealed_and_the_deck_is_empty_all_revealed_cards_are_shuffled() -> None:
    t = table(seat(hand="EE", storage="wagon", tiles="d2", bonus="yield"), seat())
    t.state.yields, t.state.yields_left = 1, 1
    t.play("0: place wagon d1", "0: pay EE = yield red2 red2")
    assert t[0].red == 4
    assert t.state.yields_left == 26
    assert t.told("yield-reshuffle") == [("yield-reshuffle", {"count": 27})]


@pytest.mark.rule("T8.7")
def test_the_yield_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    t = table(seat(hand="EE", storage="wagon", tiles="d2"), seat())
    t.state.yields, t.state.yields_left = 1, 1
    t.play("0: place wagon d1", "0: pay EE = yield red2")
    assert t.state.yields_left == 0
    assert t.told("yield-reshuffle") == []
