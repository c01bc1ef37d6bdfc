"""What an observation of The Castles of Tuscany holds: all that is in the view but the memory of cards, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from signoria.chance import Dice
from signoria.game import State as AnyState
from signoria.lab.observing import Bytes, named, observer_of, size_of, units_of
from signoria.tuscany import GAME
from signoria.tuscany.kinds import BONUS_NAMES, COLOUR_LETTERS, COLOUR_NAMES, KIND_NAMES
from signoria.tuscany.position import STEP_NAMES
from signoria.tuscany.region import SPACE_NAMES
from signoria.tuscany.state import State
from signoria.tuscany.view import BOARD_NAMES
from tests.lab.conftest import positions

OBSERVER = observer_of(GAME)
PAGE = Path(__file__).parents[2] / "docs" / "lab.md"


def seen(state: AnyState, seat: int, players: int) -> dict[str, Bytes]:
    return named(OBSERVER, players, np.frombuffer(OBSERVER.observe(state, seat), np.uint8))


def counts(found: dict[str, int], names: list[str]) -> list[int]:
    return [found.get(name, 0) for name in names]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("T10.1")
def test_positions_that_differ_only_in_what_is_hidden_look_the_same(players: int) -> None:
    dice = Dice("again")
    differing = 0
    for number, state in enumerate(positions("tuscany", players, 4)):
        for seat in range(players):
            before = OBSERVER.observe(state, seat)
            other = state.imagine_again(seat, dice)
            differing += other.dump() != state.dump()
            assert OBSERVER.observe(other, seat) == before
            assert other.moves(seat) == state.moves(seat)
            if number % 7 == 0:
                assert OBSERVER.observe(GAME.imagine(state.view(seat), dice), seat) == before
    assert differing > 300


@pytest.mark.parametrize("players", [2, 3])
def test_moves_that_name_a_place_of_the_display_mean_the_tile_there(players: int) -> None:
    met = set()
    for state in positions("tuscany", players, 4):
        assert isinstance(state, State)
        for seat in state.actors()[:1]:
            moves = np.array(state.moves(seat))
            observation = np.frombuffer(OBSERVER.observe(state, seat), np.uint8)
            meanings = OBSERVER.meanings_of(players, np.stack([observation * 0, observation]), np.ones(len(moves), np.int64), moves)
            assert (meanings < OBSERVER.meanings).all()
            for move, meaning in zip(moves.tolist(), meanings.tolist(), strict=True):
                verb, *named = GAME.move_text(move).split()
                met.add(verb)
                if verb == "take":
                    assert meaning == GAME.move_count + state.slot(int(named[0]) - 1)
                elif verb == "free":
                    assert GAME.move_text(meaning) == f"place {KIND_NAMES[state.slot(int(named[0]) - 1)]} {named[1]}"
                else:
                    assert meaning == move
    assert met >= {"take", "free", "place", "pay", "draw"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_observation_holds_what_the_view_says(players: int) -> None:
    steps = set()
    for number, state in enumerate(positions("tuscany", players, 5)):
        seat = number % players
        view: Any = state.view(seat)
        steps.add(view["step"])
        parts = seen(state, seat, players)
        check_table(parts, view, seat)
        for place in range(players):
            own = {name.split(".")[1]: part for name, part in parts.items() if name.startswith(f"player{place}.")}
            check_player(own, view["players"][(seat + place) % players])
    assert steps >= {"assemble", "draft", "action", "payment", "castle", "city", "one-more", "over"}


def check_table(parts: dict[str, Bytes], view: Any, seat: int) -> None:  # noqa: ANN401 - a view is JSON
    players = view["seats"]
    assert parts["step"].tolist() == [int(name == view["step"]) for name in STEP_NAMES]
    assert parts["round"].tolist() == [int(number == view["round"]) for number in (1, 2, 3)]
    options = [view["options"]["draw"] == 2, view["options"]["inn_hex_same_turn"]]
    assert parts["flags"].tolist() == [view["extra_turns"], view["marble_used"], view["stirred"], *options]
    assert parts["turn"].tolist() == [view["turn"]]
    assert parts["current"].argmax() == (view["current"] - seat) % players
    assert parts["first"].argmax() == (view["first"] - seat) % players
    pending = [KIND_NAMES[kind] for kind in np.flatnonzero(parts["pending-tile"])]
    pending += [SPACE_NAMES[space] for space in np.flatnonzero(parts["pending-space"])]
    pending += [str(place + 1) for place in np.flatnonzero(parts["pending-place"])]
    assert " ".join(pending) == (view["pending"] or "")
    shown = [KIND_NAMES[int(row.argmax())] if row.any() else None for row in parts["display"]]
    assert shown == [tile and tile["tile"] for tile in view["display"]]
    assert parts["display-neutral"].tolist() == [int(bool(tile and tile["neutral"])) for tile in view["display"]]
    assert parts["deck"].tolist() == [view["deck"]]
    assert parts["discards"].tolist() == [view["discards"].count(letter) for letter in COLOUR_LETTERS]
    others = sum(player["hand_size"] for number, player in enumerate(view["players"]) if number != seat)
    assert parts["unseen"].sum() == view["deck"] + others
    assert parts["yields"].tolist()[: len(view["yields"])] == list(view["yields"].values())
    assert parts["neutral"].tolist() == counts(view["neutral"], KIND_NAMES)
    assert parts["removed"].tolist() == counts(view["removed"], KIND_NAMES)
    assert parts["bonus-left"].tolist() == counts(view["bonus_left"], BONUS_NAMES)
    for number, colour in enumerate(COLOUR_NAMES):
        taken = view["colour_bonus"][colour]["taken"]
        assert parts["colour-bonus"][number, :, 0].sum() == len(taken)
        assert parts["colour-bonus"][number, :, 1].sum() == taken.count(seat)


def check_player(parts: dict[str, Bytes], player: Any) -> None:  # noqa: ANN401 - a view is JSON
    boards = [names[int(row.argmax())] for names, row in zip(BOARD_NAMES, parts["boards"], strict=True) if row.any()]
    assert boards == (player["boards"] or [])
    colours = "".join(COLOUR_LETTERS[int(column.argmax())] for column in parts["colours"].T if column.any())
    assert colours == (player["colours"] or "")
    signs = [sign for sign in player["region"] or "" if sign in "+-"]
    assert parts["shifts"].tolist() == ([int(sign == "+") for sign in signs] or [0, 0])
    filled = {SPACE_NAMES[space] for space in np.flatnonzero(parts["filled"])}
    assert filled == set(player["tiles"]) | ({player["castle"]} - {None})
    assert not (parts["filled"] & parts["reach"]).any()
    assert bool(parts["reach"].any()) == (player["castle"] is not None) or len(filled) == len(SPACE_NAMES)
    faces: dict[str, str] = player["tiles"]
    assert {SPACE_NAMES[space] for space in np.flatnonzero(parts["hexes"])} == {space for space, face in faces.items() if face == "hex"}
    for letter, row in zip("VHOW", parts["farms"], strict=True):
        farms = {space for space, face in faces.items() if face.isupper() and letter in face}
        assert {SPACE_NAMES[space] for space in np.flatnonzero(row)} == farms
    assert parts["ready"].tolist() == [int(player["ready"])]
    assert parts["hand"].tolist() == [(player["hand"] or "").count(letter) for letter in COLOUR_LETTERS]
    assert parts["storage"].tolist() == [player["storage"].count(name) for name in KIND_NAMES]
    singles = {
        "hand-size": player["hand_size"],
        "storage-spaces": player["storage_spaces"],
        "fresh-hexes": player["fresh_hexes"],
        "pile": sum(player["piles"]),
        "marble": player["marble"],
        "workers": player["workers"],
        "green": player["green"],
        "red": player["red"],
        "projected": player["projected"],
    }
    assert {name: int(parts[name][0]) for name in singles} == singles
    assert parts["pile-tiles"].sum() == sum(player["piles"])
    assert parts["bonus"].tolist() == counts(player["bonus"], BONUS_NAMES)


@pytest.mark.parametrize(("players", "size"), [(2, 1376), (3, 1901), (4, 2426)])
def test_the_length_is_fixed_for_a_number_of_players(players: int, size: int) -> None:
    assert size_of(OBSERVER, players) == len(units_of(OBSERVER, players)) == size
    assert {len(OBSERVER.observe(state, 0)) for state in positions("tuscany", players, 1)} == {size}


def test_too_many_points_stay_in_a_byte() -> None:
    state = GAME.start(2, {}, Dice(1))
    assert isinstance(state, State)
    state.players[1].red = 300
    assert seen(state, 0, 2)["player1.red"].tolist() == [255]
    assert seen(state, 0, 2)["player1.projected"].tolist() == [255]


def test_the_page_describes_every_part() -> None:
    rows = [
        f"| `{part.name.removeprefix('player0.')}` | {'×'.join(str(n) for n in part.shape)} | {part.unit} | {part.meaning} |"
        for part in OBSERVER.parts(2)
        if not part.name.startswith("player1.")
    ]
    page = PAGE.read_text(encoding="utf-8").replace("| players |", "| 2 |")
    assert [row for row in rows if row not in page] == []
