"""The components (T1) and a user's component file."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from typing import TypeAlias

import pytest

from signoria.chance import Dice
from signoria.game import BadInput, Json
from signoria.tuscany import GAME
from signoria.tuscany.kinds import COLOUR_LETTERS, COLOUR_NAMES, KIND_NAMES, cards_in, cards_total, tiles_in, tiles_total
from signoria.tuscany.playout import playout
from signoria.tuscany.tables import built_in, components_of, provenance
from tests.tuscany.table import Table, seat, table, tile_words

TOML = files("signoria.tuscany").joinpath("tuscany.toml").read_text("utf-8")
Tables: TypeAlias = dict[str, Json]


# What is in the box (T1)


@pytest.mark.rule("T1.2")
def test_there_are_eight_colours_each_a_kind_of_tile() -> None:
    assert dict(zip(COLOUR_LETTERS, COLOUR_NAMES, strict=True)) == {
        "D": "castle",
        "R": "city",
        "B": "inn",
        "G": "quarry",
        "O": "village",
        "Y": "monastery",
        "E": "wagon",
        "L": "agriculture",
    }


@pytest.mark.rule("T1.3")
def test_every_player_has_21_tiles_besides_the_starting_castle() -> None:
    tiles = tile_words(components_of(None).player_tiles).split()
    counts = {name: tiles.count(name) for name in COLOUR_NAMES[:7]}
    assert counts == {"castle": 1, "city": 2, "inn": 1, "quarry": 3, "village": 4, "monastery": 3, "wagon": 3}
    assert len(tiles) - sum(counts.values()) == 4  # agriculture
    assert len(tiles) == 21


@pytest.mark.rule("T1.3")
def test_there_are_four_neutral_tiles_of_each_kind() -> None:
    components = components_of(None)
    assert components.neutral_count == tiles_total(components.neutral_tiles) == 32
    assert [tiles_in(components.neutral_tiles, colour) for colour in range(7)] == [4] * 7
    assert sum(tiles_in(components.neutral_tiles, kind) for kind in range(7, 17)) == 4


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_starting_castles_there_are_32_tiles_and_22_for_each_player(seats: int) -> None:
    state = GAME.start(seats, {}, Dice(1))
    face_down = sum(tiles_total(player.pile) for player in state.players) + tiles_total(state.neutral)
    assert face_down + len(Table(state).display.split()) + seats == 32 + 22 * seats


@pytest.mark.rule("T1.4")
def test_there_are_122_region_cards_27_yield_cards_25_bonus_tiles_and_8_colour_bonus_tiles() -> None:
    components = components_of(None)
    assert cards_total(components.cards) == 122
    assert all(cards_in(components.cards, colour) > 0 for colour in range(8))
    assert cards_total(components.yields) == components.yield_count == 27
    assert [tiles_in(components.bonus_tiles, bonus) for bonus in range(5)] == [5] * 5
    assert len(components.colour_bonus) == 8
    assert all(first >= second > 0 for first, second in components.colour_bonus)


@pytest.mark.rule("T1.5")
def test_there_are_twelve_boards_of_ten_spaces() -> None:
    boards = components_of(None).boards
    assert [len(letter) for letter in boards] == [4, 4, 4]
    assert all(len(board) == 10 for letter in boards for board in letter)


@pytest.mark.rule("T1.7")
def test_every_table_says_where_its_values_come_from() -> None:
    assert provenance().keys() == built_in().keys()
    assert all(re.match(r"fact|reconstructed|(total|numbers)", origin) for origin in provenance().values())


@pytest.mark.rule("T1.7")
def test_printed_values_come_from_the_tables_and_not_from_the_code() -> None:
    """A village area, bonus and storage space with other values score them."""
    changed = GAME.tables(
        "[area_points]\n1 = 2\n2 = 3\n3 = 6\n[colour_bonus]\nB=[9,8]\nD=[2,1]\nR=[3,1]\nG=[3,2]\nY=[3,2]\nE=[3,2]\nO=[4,2]\nL=[4,2]\n"
    )
    state = GAME.start(2, {}, Dice(1), changed)
    t = table(seat(hand="BB", storage="inn", tiles="a3 e3 e2"), seat())
    t.state.components = state.components
    t.play("0: place inn f2", "0: pay BB")
    assert t[0].green == 2 + 9


# A user's file


def with_table(name: str, table_text: str) -> str:
    """Return the built-in file with one table replaced."""
    kept = re.sub(rf"(?ms)^\[\[?{name}\]\]?\n.*?(?=^\[|\Z)", "", TOML)
    assert kept != TOML
    return f"{kept}\n{table_text}\n"


def refused(text: str) -> tuple[str, dict[str, Json]]:
    """Return why a component file is refused."""
    with pytest.raises(BadInput) as bad:
        GAME.tables(text)
    return bad.value.key.removeprefix("component-"), bad.value.args_of_text


PLAYER = "[player_tiles]\nO=4\nL=4\nE=3\nY=3\nG=3\nR=2\nB=1\nD=1"
CARDS = "[region_cards]\nO=20\nL=20\nG=16\nY=16\nE=16\nR=14\nB=10\nD=10"
BONUS = '[bonus_tiles]\ncopies_each = 5\nkinds = ["region_card", "storage", "marble", "worker", "yield_card"]\nstorage_green_points = 2'
COLOUR = "[colour_bonus]\nB=[2,1]\nD=[2,1]\nR=[3,1]\nG=[3,2]\nY=[3,2]\nE=[3,2]\nO=[4,2]\nL=[4,2]"
FARMS = '[agriculture]\nplayer = ["V", "O", "HV", "WO"]\nneutral = ["H", "W", "OV", "HW"]'


def yields(*kinds: tuple[str, int, int]) -> str:
    return "\n".join(f'[[yield_cards]]\nreward = "{reward}"\namount = {amount}\ncopies = {copies}' for reward, amount, copies in kinds)


MISTAKES = [
    # table, what the user wrote, problem, key, what else is said
    ("player_tiles", PLAYER.replace("O=4", "O=5"), "sum", "*", {"found": 22, "expected": 21}),
    ("player_tiles", PLAYER.replace("O=4", "O=8"), "number", "O", {"found": "8", "low": 0, "high": 7}),
    ("player_tiles", PLAYER.replace("O=4", 'O="four"'), "number", "O", {"found": '"four"', "low": 0, "high": 7}),
    ("player_tiles", PLAYER.replace("O=4", "O=true"), "number", "O", {"found": "true", "low": 0, "high": 7}),
    ("player_tiles", PLAYER.replace("O=4", "O=4.5"), "number", "O", {"found": "4.5", "low": 0, "high": 7}),
    ("player_tiles", PLAYER.replace("O=4\n", ""), "missing-key", "O", {}),
    ("player_tiles", PLAYER + "\nX=1", "unknown-key", "X", {"known": "D, R, B, G, O, Y, E, L"}),
    ("neutral_tiles", "[neutral_tiles]\neach = 5", "number", "each", {"found": "5", "low": 4, "high": 4}),
    ("neutral_tiles", "[neutral_tiles]", "missing-key", "each", {}),
    ("region_cards", CARDS.replace("O=20", "O=21"), "sum", "*", {"found": 123, "expected": 122}),
    ("region_cards", CARDS.replace("O=20", "O=-1"), "number", "O", {"found": "-1", "low": 0, "high": 122}),
    ("yield_cards", yields(("red", 2, 26)), "sum", "copies", {"found": 26, "expected": 27}),
    ("yield_cards", yields(("gold", 2, 27)), "reward", "reward", {"found": '"gold"'}),
    ("yield_cards", yields(("red", 0, 27)), "number", "amount", {"found": "0", "low": 1, "high": 9}),
    ("yield_cards", yields(("red", 2, 0), ("red", 1, 27)), "number", "copies", {"found": "0", "low": 1, "high": 27}),
    ("yield_cards", yields(("red", 2, 13), ("red", 2, 14)), "twice", "reward", {}),
    ("yield_cards", yields(*(("red", amount, 3) for amount in range(1, 10))), "yield-kinds", "*", {}),
    ("yield_cards", yields(("red", 2, 27)).replace("copies", "number"), "unknown-key", "number", {"known": "reward, amount, copies"}),
    ("bonus_tiles", BONUS.replace("5", "6"), "number", "copies_each", {"found": "6", "low": 5, "high": 5}),
    ("bonus_tiles", BONUS.replace('"marble", ', ""), "kinds", "kinds", {"expected": "region_card, storage, marble, worker, yield_card"}),
    ("bonus_tiles", BONUS.replace("= 2", "= 10"), "number", "storage_green_points", {"found": "10", "low": 0, "high": 9}),
    ("colour_bonus", COLOUR.replace("B=[2,1]", "B=[2]"), "length", "B", {"expected": 2}),
    ("colour_bonus", COLOUR.replace("B=[2,1]", "B=2"), "length", "B", {"expected": 2}),
    ("colour_bonus", COLOUR.replace("B=[2,1]", "B=[2,-1]"), "number", "B", {"found": "-1", "low": 0, "high": 9}),
    ("agriculture", FARMS.replace('"V", ', ""), "length", "player", {"expected": 4}),
    ("agriculture", FARMS.replace('"H",', '"X",'), "farms", "neutral", {"found": '"X"'}),
    ("agriculture", FARMS.replace('"HV"', '"VHO"'), "farms", "player", {"found": '"VHO"'}),
    ("agriculture", FARMS.replace('"HV"', '"VV"'), "farms", "player", {"found": '"VV"'}),
    ("agriculture", FARMS.replace('"HV"', "7"), "farms", "player", {"found": "7"}),
    ("area_points", "[area_points]\n1 = 1\n2 = 3", "missing-key", "3", {}),
    ("area_points", "[area_points]\n1 = 1\n2 = 3\n3 = 6\n4 = 10", "unknown-key", "4", {"known": "1, 2, 3"}),
    ("area_points", "[area_points]\n1 = 1\n2 = 3\n3 = 60", "number", "3", {"found": "60", "low": 0, "high": 9}),
]


@pytest.mark.rule("T1.7")
@pytest.mark.parametrize(
    ("name", "text", "problem", "key", "said"), MISTAKES, ids=[f"{name} {problem} {key}" for name, _, problem, key, _ in MISTAKES]
)
def test_a_mistake_in_a_users_table_is_refused_with_the_table_the_key_and_what_was_expected(
    name: str, text: str, problem: str, key: str, said: dict[str, Json]
) -> None:
    found, args = refused(with_table(name, text))
    assert found == problem
    assert str(args["table"]).startswith(name)
    assert args["key"] == key
    assert said.items() <= args.items()


BOARD_MISTAKES = [
    ('A1 = ["ODB", "YYLL", "RE"]', "board-shape", "A1", {"found": '["ODB", "YYLL", "RE"]'}),
    ('A1 = ["ODB", "YYLL"]', "board-shape", "A1", {}),
    ('A1 = "ODBYYLLREL"', "board-shape", "A1", {}),
    ("A1 = [1, 2, 3]", "board-shape", "A1", {}),
    ('A1 = ["ODB", "YYLL", "RXL"]', "letters", "A1", {"found": "X", "known": "DRBGOYEL"}),
    ('A1 = ["ODB", "YYLL", "RLL"]', "region-totals", "A1 + B1 + C1", {}),
]


@pytest.mark.rule("T1.5", "T1.7")
@pytest.mark.parametrize(("line", "problem", "key", "said"), BOARD_MISTAKES, ids=[problem + line for line, problem, _, _ in BOARD_MISTAKES])
def test_a_wrong_board_is_refused(line: str, problem: str, key: str, said: dict[str, Json]) -> None:
    found, args = refused(TOML.replace('A1 = ["ODB", "YYLL", "REL"]', line))
    assert (found, args["table"], args["key"]) == (problem, "boards", key)
    assert said.items() <= args.items()


@pytest.mark.rule("T1.5", "T6.5", "T1.7")
def test_boards_that_could_make_an_area_of_four_spaces_are_refused() -> None:
    """The light green and yellow spaces of every board are pushed together at one edge, where those of the next may lie."""
    text = TOML
    for name, column in re.findall(r"(?m)^([AC]\d) = (\[.*\])", TOML):
        letters = sorted("".join(json.loads(column)), key=lambda letter: letter not in "LY")
        text = text.replace(
            f"{name} = {column}", f'{name} = ["{"".join(letters[:3])}", "{"".join(letters[3:7])}", "{"".join(letters[7:])}"]'
        )
    found, args = refused(text)
    assert (found, args["table"], args["most"]) == ("large-area", "boards", 3)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("not = [toml", "toml"),
        ("[palaces]\nx = 1", "unknown-table"),
        ("player_tiles = 3", "not-a-table"),
        ("yield_cards = 3", "yield-kinds"),
        ("boards = []", "not-a-table"),
    ],
)
def test_what_is_no_component_file_is_refused(text: str, problem: str) -> None:
    assert refused(text)[0] == problem


def test_a_yield_card_that_is_no_table_is_refused() -> None:
    assert refused("yield_cards = [3]") == ("not-a-table", {"table": "yield_cards[1]", "key": "yield_cards[1]"})


@pytest.mark.rule("T1.7")
def test_a_file_equal_to_the_built_in_one_differs_in_nothing() -> None:
    assert GAME.tables(TOML) == {}
    assert GAME.components_hash({}) == GAME.components_hash(None) == GAME.components_hash()


@pytest.mark.rule("T1.7")
def test_a_file_may_have_only_some_tables_and_its_own_provenance() -> None:
    assert GAME.tables('[provenance]\narea_points = "my box"\n[area_points]\n1 = 2\n2 = 3\n3 = 6') == {
        "area_points": {"1": 2, "2": 3, "3": 6}
    }


@pytest.mark.rule("T1.7")
@pytest.mark.parametrize(
    "text",
    [
        "[area_points]\n1 = 2\n2 = 3\n3 = 6",
        CARDS.replace("O=20", "O=19").replace("D=10", "D=11"),
        yields(("red", 3, 20), ("inn_hex", 2, 7)),
        FARMS.replace('"HV"', '"OW"'),
        COLOUR.replace("[2,1]", "[5,0]"),
        TOML[TOML.index("[boards]") :].replace('A1 = ["ODB", "YYLL", "REL"]', 'A1 = ["LER", "LLYY", "BDO"]'),
    ],
    ids=["areas", "cards", "yields", "farms", "colour bonus", "boards"],
)
def test_a_valid_replacement_changes_the_hash_and_is_played_with(text: str) -> None:
    changed = GAME.tables(text)
    assert changed.keys() == tomllib.loads(text).keys()
    assert GAME.components_hash(changed) != GAME.components_hash()
    dice = Dice(text)
    state = GAME.start(3, {}, dice, changed)
    playout(state, dice)
    view = state.view(0)
    assert view["components"] == {"hash": GAME.components_hash(changed), "tables": changed}
    assert GAME.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
    assert GAME.imagine(json.loads(json.dumps(view)), dice).view(0) == view


def test_no_two_tables_have_the_same_hash() -> None:
    hashes = {GAME.components_hash(GAME.tables(f"[area_points]\n1 = {points}\n2 = 3\n3 = 6")) for points in range(10)}
    assert len(hashes) == 10


def test_the_inn_hex_is_no_tile_of_the_box() -> None:
    components = components_of(None)
    assert tiles_in(components.player_tiles, KIND_NAMES.index("hex")) == tiles_in(components.neutral_tiles, KIND_NAMES.index("hex")) == 0
