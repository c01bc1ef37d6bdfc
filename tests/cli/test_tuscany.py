"""The table of The Castles of Tuscany, drawn with letters."""

from __future__ import annotations

import re
from io import StringIO
from typing import cast

import pytest
from rich.console import Console, RenderableType

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.cli.drawing import drawing_of
from signoria.cli.tuscany import TuscanyDrawing, area_points, best_arrangement, changed_arrangement
from signoria.cli.tuscany_region import Sight, draw_region, letter_of, mark_of
from signoria.game import JsonObject
from signoria.games import game_named
from signoria.tuscany.region import ARRANGEMENT_TEXTS, COLUMN_HEIGHTS, SPACE_NAMES
from signoria.tuscany.tables import components_of
from signoria.tuscany.view import TuscanyView
from signoria.words import Words, languages

GAME = game_named("tuscany")
COLOURS = "ODBYYLLREL" + "EODOGGROBL" + "LODYYGREEG"


def printed(drawn: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(drawn)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_a_region_drawn_small() -> None:
    sight = Sight("A-B+C", COLOURS, "a2", {"b1": "monastery", "a3": "hex", "b3": "VO", "b4": "O"}, {"c1", "c2"}, "b2")
    assert printed(draw_region(sight, 4), 80).splitlines() == [
        "      ____                          ____      ",
        " ____/[Y] \\____      ____      ____/ Y  \\____ ",
        "/ O  \\_b1_/›R‹ \\____/ O  \\____/ L  \\_h1_/ E  \\",
        "\\_a1_/?Y? \\_c1_/ E  \\_e1_/ O  \\_g1_/ Y  \\_i1_/",
        "/[★] \\_b2_/›E‹ \\_d1_/ G  \\_f1_/ O  \\_h2_/ E  \\",
        "\\_a2_/[vo]\\_c2_/ O  \\_e2_/ B  \\_g2_/ G  \\_i2_/",
        "/(B) \\_b3_/ L  \\_d2_/ G  \\_f2_/ D  \\_h3_/ G  \\",
        "\\_a3_/[o] \\_c3_/ D  \\_e3_/ L  \\_g3_/ R  \\_i3_/",
        "     \\_b4_/    \\_d3_/ R  \\_f3_/    \\_h4_/     ",
        "                    \\_e4_/                    ",
    ]


@pytest.mark.parametrize("arrangement", ["A-B-C", "A+B+C", "A+B-C", "A-B+C"])
def test_boards_are_shifted_as_the_arrangement_says(arrangement: str) -> None:
    lines = printed(draw_region(Sight(arrangement, COLOURS, None, {}, (), None), 4), 80).splitlines()
    top = {name: next(number for number, line in enumerate(lines) if name in line) for name in ("a1", "d1", "g1")}
    step = {"-": 1, "+": -1}
    assert top["d1"] - top["a1"] == step[arrangement[1]]
    assert top["g1"] - top["d1"] == step[arrangement[3]]


@pytest.mark.parametrize("inside", [4, 6])
def test_every_space_is_drawn_once_in_its_column_from_the_top(inside: int) -> None:
    for arrangement in ARRANGEMENT_TEXTS[:4]:
        lines = printed(draw_region(Sight(arrangement, COLOURS, None, {}, (), None), inside), 80).splitlines()
        found = {name: (line.index(name), number) for name in SPACE_NAMES for number, line in enumerate(lines) if name in line}
        assert len(found) == len(SPACE_NAMES)
        for column, height in zip("abcdefghi", COLUMN_HEIGHTS, strict=True):
            places = [found[f"{column}{row}"] for row in range(1, height + 1)]
            assert len({at for at, _ in places}) == 1
            assert [row for _, row in places] == list(range(places[0][1], places[0][1] + 2 * height, 2))


def test_every_state_of_a_space_looks_different() -> None:
    sights = [
        Sight("A-B-C", "O" * 30, castle, tiles, legal, pending)
        for castle, tiles, legal, pending in [
            (None, {}, (), None),
            ("a1", {}, (), None),
            (None, {"a1": "village"}, (), None),
            (None, {"a1": "hex"}, (), None),
            (None, {"a1": "O"}, (), None),
            (None, {}, ("a1",), None),
            (None, {}, (), "a1"),
        ]
    ]
    marks = [mark_of(sight, "a1") for sight in sights]
    assert len(set(marks)) == len(marks)
    assert all(len(mark) <= 4 for mark in marks)


def test_letters_are_those_of_the_notation() -> None:
    assert [letter_of(kind) for kind in ("castle", "city", "inn", "quarry", "village", "monastery", "wagon", "VO")] == list("DRBGOYEL")


@pytest.mark.parametrize(("language", "players"), list(zip(languages(), (2, 3, 4, 4), strict=True)))
def test_every_position_can_be_drawn_in_every_language(language: str, players: int) -> None:
    words = Words(language, ["Anna", "greedy", "Katarzyna Wielka", "x"][:players], GAME)
    drawing = drawing_of(GAME)
    assert isinstance(drawing, TuscanyDrawing)
    dice = Dice(players)
    state = GAME.start(players, {"inn_hex_same_turn": players == 3}, dice)
    greedy, steps = bot_named(GAME, "greedy"), 0
    while actors := state.actors():
        seat = actors[-1]
        view = state.view(seat)
        if steps % (4 * players) == 0 or cast("TuscanyView", view)["step"] not in ("assemble", "action", "payment", "one-more"):
            for width in (80, 120):
                text = printed(drawing.table(view, words, width), width)
                assert not re.search(r"cli-|tuscany-|@|None|\{", text)
                assert max(len(line.rstrip()) for line in text.splitlines()) <= width
            printed(drawing.table(state.view(None), words, 80, (seat + 1) % players), 80)
            for choice in drawing.choices(view, words):
                assert GAME.move_of(choice.notation) in state.moves(seat)
                assert choice.meaning and not re.search(r"cli-|tuscany-|@|\{", choice.meaning)
        state.play(seat, greedy.choose(state.imagine_again(seat, dice), seat, dice), dice)
        steps += 1
    assert printed(drawing.table(state.view(None), words, 80), 80)


def assembling() -> JsonObject:
    return GAME.start(2, {}, Dice(4)).view(0)


@pytest.mark.parametrize(
    ("tried", "line", "changed"),
    [
        ("A-B+C", "turn B", "A-B'+C"),
        ("A-B'+C", "turn b", "A-B+C"),
        ("A-B'+C", "swap a b", "B'-A+C"),
        ("A-B'+C", "swap CA", "C-B'+A"),
        ("A-B'+C", "shift 1", "A+B'+C"),
        ("A-B'+C", "shift 2", "A-B'-C"),
        ("A-B+C", "region B'-A+C", "B'-A+C"),
        ("A-B+C", "region c'-b’+a", "C'-B'+A"),
        ("A-B+C", "turn", None),
        ("A-B+C", "turn A B", None),
        ("A-B+C", "swap A", None),
        ("A-B+C", "swap A A", None),
        ("A-B+C", "swap A B C", None),
        ("A-B+C", "shift 0", None),
        ("A-B+C", "shift", None),
        ("A-B+C", "region A-B", None),
        ("A-B+C", "region A-B+B", None),
    ],
)
def test_steps_of_building_a_region(tried: str, line: str, changed: str | None) -> None:
    command, _, rest = line.partition(" ")
    assert changed_arrangement(tried, command, rest) == changed


def test_the_suggestion_is_worth_most() -> None:
    view = cast("TuscanyView", assembling())
    components = components_of(None)
    boards = sum((int(name[1]) - 1) << (2 * letter) for letter, name in enumerate(view["players"][0]["boards"] or []))
    points = {text: area_points(components, components.region(boards, number)) for number, text in enumerate(ARRANGEMENT_TEXTS)}
    assert points[best_arrangement(view)] == max(points.values()) > min(points.values())


def test_what_is_tried_out_is_kept_for_each_seat() -> None:
    drawing, words = TuscanyDrawing(), Words("en", ["Anna", "Jan"], GAME)
    state = GAME.start(2, {}, Dice(4))
    drawing.answer(state.view(0), words, 80, "turn A")
    answers = [drawing.answer(state.view(seat), words, 80, "OK") for seat in (0, 1)]
    assert [answer.notation for answer in answers if answer] == ["region A'-B+C", "region A-B+C"]
    assert drawing.answer(state.view(0), words, 80, "draw") is None
