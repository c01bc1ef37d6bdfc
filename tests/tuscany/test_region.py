"""Regions: how boards are joined, what touches what, and the areas (T1.5, T2.6, T6.5)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from signoria.tuscany.kinds import COLOUR_LETTERS
from signoria.tuscany.region import ARRANGEMENT_TEXTS, ARRANGEMENTS, SPACE_NAMES, SPACES, spaces_in
from signoria.tuscany.tables import components_of
from tests.tuscany.oracle import JOINED, component_tables, land_of

COMPONENTS = components_of(None)
BOARDS = component_tables()["boards"]


def names(mask: int) -> set[str]:
    """Return the names of the spaces of a mask."""
    return {SPACE_NAMES[space] for space in spaces_in(mask)}


@pytest.mark.rule("T2.6")
def test_arrangements_are_all_orders_half_turns_and_shifts() -> None:
    assert len(set(ARRANGEMENT_TEXTS)) == ARRANGEMENTS == 192
    assert set(ARRANGEMENT_TEXTS) == set(JOINED)


@pytest.mark.rule("T2.6", "T6.2", "T6.5")
@pytest.mark.parametrize("numbers", [(1, 1, 1), (2, 3, 4), (4, 2, 1), (3, 4, 2)], ids=str)
def test_colours_neighbours_and_areas_are_those_of_hexes_laid_out_by_coordinates(numbers: tuple[int, int, int]) -> None:
    """Compared with the oracle, which turns and shifts the boards as coordinates."""
    code = sum((number - 1) << (2 * letter) for letter, number in enumerate(numbers))
    columns = tuple(tuple(BOARDS[f"{letter}{number}"]) for letter, number in zip("ABC", numbers, strict=True))
    for arrangement, joined in enumerate(ARRANGEMENT_TEXTS):
        region, land = COMPONENTS.region(code, arrangement), land_of(columns, joined)
        for space, name in enumerate(SPACE_NAMES):
            assert COLOUR_LETTERS[region.colours[space]] == land.colour[name]
            assert names(region.neighbours[space]) == set(land.next_to[name])
            assert names(region.areas[space]) == land.area[name]
        for colour, letter in enumerate(COLOUR_LETTERS):
            assert names(region.colour_masks[colour]) == set(land.all_of(letter))


@pytest.mark.rule("T2.6")
@pytest.mark.parametrize("joined", ARRANGEMENT_TEXTS[:4])
def test_three_spaces_of_a_board_touch_three_of_the_next(joined: str) -> None:
    region = COMPONENTS.region(0, ARRANGEMENT_TEXTS.index(joined))
    for last, first in (("c", "d"), ("f", "g")):
        left = [n for n, name in enumerate(SPACE_NAMES) if name[0] == last]
        right = {n for n, name in enumerate(SPACE_NAMES) if name[0] == first}
        touching = [set(spaces_in(region.neighbours[space])) & right for space in left]
        assert all(touching)
        assert set().union(*touching) == right
        assert sum(len(spaces) for spaces in touching) == 5


@pytest.mark.rule("T2.6")
def test_a_plus_lays_the_next_board_half_a_hex_higher_and_a_minus_lower() -> None:
    higher = COMPONENTS.region(0, ARRANGEMENT_TEXTS.index("A+B-C"))
    lower = COMPONENTS.region(0, ARRANGEMENT_TEXTS.index("A-B-C"))
    c1 = SPACE_NAMES.index("c1")
    assert names(higher.neighbours[c1]) >= {"d1", "d2"}
    assert names(lower.neighbours[c1]) >= {"d1"}
    assert "d2" not in names(lower.neighbours[c1])


@pytest.mark.rule("T2.6")
def test_a_half_turn_reverses_a_board() -> None:
    straight = COMPONENTS.region(0, ARRANGEMENT_TEXTS.index("A-B-C"))
    turned = COMPONENTS.region(0, ARRANGEMENT_TEXTS.index("A'-B-C"))
    assert turned.colours[:10] == straight.colours[9::-1]
    assert turned.colours[10:] == straight.colours[10:]


@pytest.mark.rule("T1.5")
def test_every_region_has_thirty_spaces_in_the_same_numbers_of_colours() -> None:
    totals = Counter(D=3, R=3, B=2, L=5, G=4, O=5, Y=4, E=4)
    assert totals.total() == SPACES == 30
    for a, b, c in product(range(4), repeat=3):
        region = COMPONENTS.region(a | b << 2 | c << 4, 0)
        assert Counter(COLOUR_LETTERS[colour] for colour in region.colours) == totals


@pytest.mark.rule("T6.5", "T1.5")
@pytest.mark.slow
def test_no_assembly_of_any_boards_has_an_area_of_more_than_three_spaces() -> None:
    for code in range(64):
        for arrangement in range(ARRANGEMENTS):
            assert max(area.bit_count() for area in COMPONENTS.region(code, arrangement).areas) <= 3


def test_spaces_are_named_by_column_letter_and_number_from_the_top() -> None:
    assert " ".join(SPACE_NAMES) == "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 g1 g2 g3 h1 h2 h3 h4 i1 i2 i3"
