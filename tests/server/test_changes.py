"""Only what changes in a view is sent, and it leads to the very view that a newcomer gets whole."""

from __future__ import annotations

import json

import pytest

from signoria.chance import Dice
from signoria.game import Json
from signoria.games import PACKAGES, game_named
from signoria.record import Record
from signoria.server.changes import changes
from tests.server.browser import Browser, Server, applied, first_moves, play_out


@pytest.mark.parametrize("name", PACKAGES)
def test_changes_lead_from_each_view_to_the_next(name: str) -> None:
    game, dice = game_named(name), Dice("changes")
    seats = game.seats[0]
    record = Record.new(game, [str(seat) for seat in range(seats)], seed="changes")
    viewers: list[int | None] = [*range(seats), None]
    views = {viewer: record.state.view(viewer) for viewer in viewers}
    for _ in range(150):
        if not (actors := record.state.actors()):
            break
        moves = record.state.moves(actors[0])
        record.play(actors[0], moves[dice.number(len(moves))])
        for viewer in viewers:
            view = record.state.view(viewer)
            sent = json.loads(json.dumps(changes(views[viewer], view)))
            assert applied(views[viewer], sent) == json.loads(json.dumps(view))
            assert len(json.dumps(sent)) <= len(json.dumps(view)) + 20
            views[viewer] = view


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (None, {"a": 1}),
        ({"a": 1, "b": 2}, {"a": 1}),
        ({"a": [1, 2, 3]}, {"a": [1, 2]}),
        ({"a": [1, 2], "b": 0, "c": 0}, {"a": [1, 2, 3], "b": 0, "c": 0}),
        ({"a": {}, "b": 0, "c": 0}, {"a": {"x": None}, "b": 0, "c": 0}),
        ({"a": {"x": 1}}, {"a": None}),
        ({"a": 1}, {"a": 1}),
    ],
)
def test_whatever_changes_is_sent(old: Json, new: Json) -> None:
    assert applied(old, json.loads(json.dumps(changes(old, new)))) == new


def test_who_asks_for_changes_sees_what_others_see_whole(server: Server) -> None:
    with Browser(server, "Lena") as lena, Browser(server, "Matteo") as matteo:
        made = lena.table("me", "friend")
        table = made["table"]["id"]
        matteo.post(f"/api/tables/{table}/join", {"key": made["key"]})
        with lena.live(table) as one, matteo.live(table) as two, lena.live(table, changes=False) as whole:
            for seat, live in enumerate((one, two)):
                first_moves(live, seat)
            last = play_out({0: one, 1: two}, Dice("whole"), [whole], most=40)
            for live in (one, two, whole):
                live.catch_up(last)
            assert one.view() == whole.view() == lena.get(f"/api/tables/{table}/moments/latest?as=0")["view"]
            assert sum("changes" in told["seen"][0] for told in one.told if told["type"] == "state") > 30
            assert all("changes" not in told["seen"][0] for told in whole.told if told["type"] == "state")
