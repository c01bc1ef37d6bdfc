"""The line protocol: programs drive the rules through it, and nothing they send ends it. Its page is true."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria import protocol
from signoria.game import Json, JsonObject
from signoria.games import game_named
from signoria.protocol import LONGEST_LINE, OPERATIONS, Engine, serve
from signoria.record import Record
from signoria.words import Words, languages
from tests.waiting import PATIENCE

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SERVE = "import sys; from signoria.protocol import serve; serve(sys.stdin.buffer, sys.stdout.buffer)"


def say(engine: Engine, **request: Json) -> JsonObject:
    """Ask for something that must go well."""
    answer = engine.answer(json.dumps(request).encode())
    assert "error" not in answer, answer
    return answer


def wrong(engine: Engine, line: bytes | JsonObject) -> JsonObject:
    """Send something that must be refused, and return the error."""
    answer = engine.answer(line if isinstance(line, bytes) else json.dumps(line).encode())
    error = answer["error"]
    assert isinstance(error, dict)
    assert set(error) <= {"key", "args", "text", "rule"}
    assert error["text"] != error["key"], f"no words for {error['key']}"
    return error


def spoken(*lines: bytes) -> list[JsonObject]:
    """Return what is answered to whole lines."""
    out = io.BytesIO()
    serve(io.BytesIO(b"".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def dealt(engine: Engine, **more: Json) -> str:
    handle = say(engine, op="new", game="tuscany", names=["Ann", "Bo"], seed=7, **more)["handle"]
    assert isinstance(handle, str)
    return handle


def play_through(engine: Engine, handle: str, bot: str = "random") -> None:
    """Let bots play a game to its end through the protocol alone."""
    turn = 0
    while actors := actors_of(engine, handle):
        chosen = say(engine, op="choose", handle=handle, seat=actors[0], bot=bot, seed=turn)["move"]
        assert isinstance(chosen, dict)
        say(engine, op="play", handle=handle, seat=actors[0], move=chosen["id"] if turn % 2 else chosen["text"])
        turn += 1


def actors_of(engine: Engine, handle: str) -> list[Json]:
    view = say(engine, op="view", handle=handle)["view"]
    assert isinstance(view, dict)
    actors = view["actors"]
    assert isinstance(actors, list)
    return actors


# The page


def examples() -> list[tuple[str, JsonObject]]:
    """Return the requests and answers of the page, in order."""
    pairs: list[tuple[str, JsonObject]] = []
    for block in re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        lines = block.splitlines()
        assert all(line.startswith("→ ") for line in lines[::2])
        assert all(line.startswith("← ") for line in lines[1::2])
        pairs += [(asked[2:], json.loads(answered[2:])) for asked, answered in zip(lines[::2], lines[1::2], strict=True)]
    return pairs


def fits(shown: Json, found: Json) -> bool:
    """Return whether an answer is the one shown; "…" stands for anything, in a list or an object for the rest of it too."""
    if shown == "…":
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        named = {key: value for key, value in shown.items() if key != "…"}
        same_keys = set(named) == set(found) if named == shown else set(named) <= set(found)
        return same_keys and all(fits(value, found[key]) for key, value in named.items())
    if isinstance(shown, list) and isinstance(found, list):
        if shown and shown[-1] == "…":
            shown, found = shown[:-1], found[: len(shown) - 1]
        return len(shown) == len(found) and all(map(fits, shown, found))
    return type(shown) is type(found) and shown == found


def test_the_examples_of_the_page_are_true() -> None:
    engine = Engine()
    assert len(examples()) > 30
    for asked, shown in examples():
        found = engine.answer(asked.encode())
        assert fits(shown, found), f"{asked}\nshown: {json.dumps(shown)}\nfound: {json.dumps(found)[:1000]}"
    assert engine.ended


def test_the_page_describes_every_operation_and_every_field() -> None:
    for op, (_, fields) in OPERATIONS.items():
        assert f"`{op}`" in PAGE or f'"op": "{op}"' in PAGE, op
        for field in fields:
            assert f"`{field}`" in PAGE or f'"{field}":' in PAGE, f"{op}: {field}"


# Driving the rules


def test_a_whole_game_is_played_and_its_record_loaded_again() -> None:
    engine = Engine()
    handle = dealt(engine)
    play_through(engine, handle)
    result = say(engine, op="result", handle=handle)["result"]
    assert result == say(engine, op="standing", handle=handle)["standing"]
    written = say(engine, op="record", handle=handle)
    text = written["record"]
    assert isinstance(text, str)
    assert Record.parse(text).verify() == "seed"
    for field in ("record", "link"):
        loaded = say(engine, op="load", **{field: written[field]})
        assert loaded["over"] is True
        assert say(engine, op="result", handle=loaded["handle"])["result"] == result
        assert say(engine, op="record", handle=loaded["handle"]) == written


def test_several_games_go_on_side_by_side() -> None:
    engine = Engine()
    first, second = dealt(engine), dealt(engine)
    assert first != second
    before = say(engine, op="state", handle=second)
    say(engine, op="play", handle=first, seat=0, move="region A-B-C")
    assert say(engine, op="state", handle=second) == before
    assert wrong(engine, {"op": "state"})["key"] == "protocol-which-handle"
    say(engine, op="drop", handle=first)
    assert say(engine, op="state") == before
    assert wrong(engine, {"op": "state", "handle": first})["key"] == "protocol-no-handle"
    assert wrong(engine, {"op": "copy", "as": second})["key"] == "protocol-handle-taken"


def test_a_handle_chosen_by_name_is_never_given_out_again() -> None:
    engine = Engine()
    dealt(engine, **{"as": "g1"})
    assert dealt(engine) == "g2"


def test_a_game_in_progress_is_saved_and_gone_on_with() -> None:
    engine = Engine()
    say(engine, op="new", game="tuscany", seats=2, **{"as": "fresh"})
    for seat in (0, 1):
        say(engine, op="play", seat=seat, move="region A-B-C")
    shown, saved = say(engine, op="record")["record"], say(engine, op="record", secret=True)["record"]
    assert isinstance(shown, str)
    assert isinstance(saved, str)
    assert "secret" not in shown
    assert "secret" in saved
    say(engine, op="load", record=saved, **{"as": "again"})
    play_through(engine, "again")
    assert say(engine, op="verify", handle="again") == {"verified": "fair"}
    text = say(engine, op="record", handle="again")["record"]
    assert say(engine, op="verify", record=text) == {"verified": "fair"}


def test_a_fork_goes_on_from_an_earlier_move() -> None:
    engine = Engine()
    handle = dealt(engine)
    play_through(engine, handle)
    fork = say(engine, op="fork", handle=handle, after=10)["handle"]
    assert isinstance(fork, str)
    play_through(engine, fork)
    assert say(engine, op="verify", handle=fork) == {"verified": "fork"}
    assert wrong(engine, {"op": "fork", "handle": handle, "after": 100_000})["key"] == "protocol-value"


def test_a_dumped_state_is_loaded_and_played_on_in() -> None:
    engine = Engine()
    handle = dealt(engine)
    dumped = say(engine, op="state", handle=handle)["state"]
    say(engine, op="load", state=dumped, seed=1, **{"as": "bare"})
    assert say(engine, op="state", handle="bare")["state"] == dumped
    play_through(engine, "bare")
    assert say(engine, op="result", handle="bare")["result"]
    for op in ("undo", "record", "verify", "fork"):
        assert wrong(engine, {"op": op, "handle": "bare"})["key"] == "protocol-no-record"


def test_the_same_seed_imagines_the_same_state_and_its_view_is_the_one_it_came_from() -> None:
    engine = Engine()
    handle = dealt(engine)
    view = say(engine, op="view", handle=handle, seat=1)["view"]
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        say(engine, op="imagine", view=view, seed=seed, **{"as": name})
        assert say(engine, op="view", handle=name, seat=1)["view"] == view
    states = [say(engine, op="state", handle=name)["state"] for name in "abc"]
    assert states[0] == states[1] != states[2]
    play_through(engine, "a")
    assert say(engine, op="imagine", handle=handle, seat=0)["actors"] == [0, 1]


def test_a_view_holds_nothing_of_the_others() -> None:
    engine = Engine()
    dealt(engine)
    for seat in (0, 1, None):
        view = say(engine, op="view", seat=seat)["view"]
        assert isinstance(view, dict)
        players = view["players"]
        assert isinstance(players, list)
        assert [isinstance(player, dict) and player["hand"] is not None for player in players] == [seat == 0, seat == 1]


def test_a_player_sees_their_own_cards_in_what_happened() -> None:
    engine = Engine()
    dealt(engine)
    for seat in (0, 1):
        say(engine, op="play", seat=seat, move="region A-B-C")
        moves = say(engine, op="moves", seat=seat)["moves"]
        assert isinstance(moves, list) and isinstance(moves[0], dict)
        say(engine, op="play", seat=seat, move=moves[0]["id"])
    for bonus in ("bonus card", "bonus marble"):
        say(engine, op="play", move=bonus)
    say(engine, op="copy", **{"as": "own"})
    seen: list[list[Json]] = []
    for handle, viewer in (("g1", None), ("own", 0)):
        events = say(engine, op="play", handle=handle, seat=0, move="draw", viewer=viewer)["events"]
        assert isinstance(events, list)
        seen.append([event["args"] for event in events if isinstance(event, dict)])
    assert {"seat": 0, "count": 4} in seen[0]
    assert not any(isinstance(args, dict) and "cards" in args for args in seen[0])
    assert any(isinstance(args, dict) and len(str(args.get("cards"))) == 4 for args in seen[1])


def test_components_of_ones_own_come_as_a_file_or_as_tables() -> None:
    engine = Engine()
    own: JsonObject = {"area_points": {"1": 2, "2": 4, "3": 7}}
    file = "[area_points]\n1 = 2\n2 = 4\n3 = 7\n[neutral_tiles]\neach = 4\n"
    dealt(engine, tables=own, **{"as": "tables"})
    dealt(engine, components=file, **{"as": "file"})
    assert say(engine, op="record", handle="tables") == say(engine, op="record", handle="file")
    assert wrong(engine, {"op": "new", "game": "tuscany", "seats": 2, "components": "?"})["key"] == "component-toml"
    assert wrong(engine, {"op": "new", "game": "tuscany", "seats": 2, "tables": {"x": {}}})["key"] == "component-unknown-table"


def test_a_bot_answers_when_asked_with_a_view() -> None:
    engine = Engine()
    dealt(engine)
    view = say(engine, op="view", seat=0)["view"]
    for bot in ("random", "greedy"):
        answer = say(engine, ask="move", view=view, seconds=0.5, bot=bot, id=3)
        assert answer["id"] == 3
        assert game_named("tuscany").move_of(str(answer["move"])) < 192
    watched = say(engine, op="view")["view"]
    assert wrong(engine, {"ask": "move", "view": watched})["key"] == "bad-view"
    assert wrong(engine, {"ask": "advice", "view": view})["key"] == "protocol-ask"
    say(engine, op="play", seat=0, move="region A-B-C")
    say(engine, op="play", seat=0, move="start a3")
    waiting = say(engine, op="view", seat=0)["view"]
    assert wrong(engine, {"ask": "move", "view": waiting})["key"] == "protocol-not-acting"


@pytest.mark.parametrize("language", languages())
def test_errors_speak_the_language_asked_for(language: str) -> None:
    engine = Engine()
    dealt(engine)
    error = wrong(engine, {"op": "play", "seat": 0, "move": "draw", "lang": language})
    assert error["rule"] == "T2.6"
    assert error["text"] == Words(language)("tuscany-refuse-assemble-first")


# Whatever is sent


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"castle", "protocol-not-json"),
        (b"{", "protocol-not-json"),
        (b'{"op": "games"} x', "protocol-not-json"),
        (b'{"op": NaN}', "protocol-not-json"),
        (b'{"op": -Infinity}', "protocol-not-json"),
        (b'{"op": "\xff\xfe"}', "protocol-not-json"),
        (b"\x00", "protocol-not-json"),
        (b"[" * 200_000, "protocol-not-json"),
        (b'{"a":' * 200_000, "protocol-not-json"),
        (b'{"op": ' + b"9" * 5000 + b"}", "protocol-not-json"),
        (b"[]", "protocol-not-object"),
        (b"3", "protocol-not-object"),
        (b"null", "protocol-not-object"),
        (b'"op"', "protocol-not-object"),
        (b"{}", "protocol-missing"),
        (b'{"op": 3}', "protocol-value"),
        (b'{"op": "__init__"}', "protocol-op"),
        (b'{"op": "\\ud800"}', "protocol-op"),
        (b'{"op": "games", "game": "tuscany"}', "protocol-field"),
        (b'{"op": "games", "id": {}}', "protocol-value"),
        (b'{"op": "games", "id": 1e999}', "protocol-value"),
        (b'{"op": "games", "id": ' + b"9" * 400 + b"}", "protocol-value"),
        (b'{"op": "games", "lang": "xx"}', "unknown-language"),
        (b'{"op": "games", "lang": 1}', "protocol-value"),
        (b'{"op": "new"}', "protocol-missing"),
        (b'{"op": "new", "game": "chess", "seats": 2}', "unknown-game"),
        (b'{"op": "new", "game": "tuscany"}', "protocol-missing"),
        (b'{"op": "new", "game": "tuscany", "seats": 5}', "tuscany-seats"),
        (b'{"op": "new", "game": "tuscany", "seats": true}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "seats": 2.0}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "seats": 99999999999999999999}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "names": "ab"}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "names": ["a", 1]}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "names": ["a", "\\ud800"]}', "record-name"),
        (b'{"op": "new", "game": "tuscany", "names": ["a", "b"], "seats": 3}', "protocol-names"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "options": []}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "options": {"x": 1}}', "unknown-option"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "options": {"draw": [1]}}', "bad-option"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "seed": [1]}', "protocol-value"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "seed": "a b"}', "record-seed"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "as": "g1"}', "protocol-handle-taken"),
        (b'{"op": "new", "game": "tuscany", "seats": 2, "as": 1}', "protocol-value"),
        (b'{"op": "load"}', "protocol-load"),
        (b'{"op": "load", "record": "x", "link": "x"}', "protocol-load"),
        (b'{"op": "load", "record": "x"}', "record-line"),
        (b'{"op": "load", "record": ["x"]}', "protocol-value"),
        (b'{"op": "load", "link": "x"}', "record-link"),
        (b'{"op": "load", "state": {}}', "unknown-game"),
        (b'{"op": "load", "state": {"game": "tuscany"}}', "bad-state"),
        (b'{"op": "load", "state": {"game": "tuscany", "tables": {"area_points": 1}}}', "component-not-a-table"),
        (b'{"op": "moves", "seat": -1}', "protocol-value"),
        (b'{"op": "moves", "seat": 2}', "protocol-value"),
        (b'{"op": "moves"}', "protocol-which-seat"),
        (b'{"op": "play", "seat": 0}', "protocol-missing"),
        (b'{"op": "play", "seat": 0, "move": null}', "protocol-value"),
        (b'{"op": "play", "seat": 0, "move": -1}', "protocol-value"),
        (b'{"op": "play", "seat": 0, "move": 1198}', "protocol-value"),
        (b'{"op": "play", "seat": 0, "move": 1e3}', "protocol-value"),
        (b'{"op": "play", "seat": 0, "move": "fly"}', "unknown-move"),
        (b'{"op": "play", "seat": 0, "move": "draw"}', "tuscany-refuse-assemble-first"),
        (b'{"op": "undo", "seat": 0}', "undo-not-allowed"),
        (b'{"op": "view", "seat": "0"}', "protocol-value"),
        (b'{"op": "imagine", "view": []}', "protocol-value"),
        (b'{"op": "imagine", "view": {}}', "unknown-game"),
        (b'{"op": "imagine", "view": {"game": "tuscany", "seat": 0, "components": {}}}', "bad-view"),
        (b'{"op": "record", "secret": 1}', "protocol-value"),
        (b'{"op": "move", "game": "tuscany", "move": ""}', "unknown-move"),
        (b'{"op": "choose", "seat": 0, "bot": "deep"}', "unknown-bot"),
        (b'{"op": "choose", "seat": 0, "seconds": 0}', "protocol-value"),
        (b'{"op": "state", "handle": "nobody"}', "protocol-no-handle"),
        (b'{"ask": "move"}', "protocol-missing"),
    ],
)
def test_whatever_is_wrong_is_named_and_the_games_go_on(line: bytes, key: str) -> None:
    engine = Engine()
    dealt(engine)
    before = say(engine, op="state")
    assert wrong(engine, line)["key"] == key
    assert say(engine, op="state") == before
    json.dumps(engine.answer(line), allow_nan=False)


def test_an_id_is_echoed_with_errors_too() -> None:
    engine = Engine()
    for name in ("a", 3, -1.5, None, "ż", True):
        assert engine.answer(json.dumps({"op": "fly", "id": name}).encode())["id"] == name


def test_a_line_too_long_is_skipped_and_the_next_one_read() -> None:
    long = b'{"op": "' + b"x" * (LONGEST_LINE * 2) + b'"}\n'
    first, second = spoken(long, b'{"op": "games", "id": 2}\n')
    assert first["error"]["key"] == "protocol-too-long"  # type: ignore[index,call-overload]
    assert second["id"] == 2


def test_empty_lines_are_passed_over_and_the_last_one_needs_no_end() -> None:
    assert [answer["id"] for answer in spoken(b"\n\r\n  \n", b'{"op": "games", "id": 1}\r\n', b'{"op": "games", "id": 2}')] == [1, 2]


def test_nothing_is_answered_after_quit() -> None:
    assert spoken(b'{"op": "quit", "id": 1}\n', b'{"op": "games"}\n') == [{"id": 1, "bye": True}]


def test_too_many_open_games_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "MOST_OPEN", 3)
    engine = Engine()
    for _ in range(3):
        dealt(engine)
    assert wrong(engine, {"op": "new", "game": "tuscany", "seats": 2})["key"] == "protocol-too-many"


def test_a_fault_of_our_own_is_said_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> JsonObject:
        raise ZeroDivisionError("oops")

    monkeypatch.setitem(protocol.OPERATIONS, "games", (broken, ()))
    assert wrong(Engine(), {"op": "games"})["key"] == "protocol-fault"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=300)
@given(
    st.sampled_from(sorted(OPERATIONS)),
    st.dictionaries(
        st.sampled_from(sorted({field for _, fields in OPERATIONS.values() for field in (*fields, "id", "lang")})), json_values
    ),
)
def test_any_fields_with_any_values_get_an_answer(op: str, fields: dict[str, Json]) -> None:
    engine = Engine()
    dealt(engine)
    engine.answer(json.dumps({**{name: value for name, value in fields.items() if name in OPERATIONS[op][1]}, "op": op}).encode())
    answer = engine.answer(json.dumps({**fields, "op": op}).encode())
    json.dumps(answer, allow_nan=False)
    assert "protocol-fault" not in str(answer)


@settings(max_examples=300)
@given(st.binary(max_size=80))
def test_any_bytes_get_an_answer(noise: bytes) -> None:
    assert all("error" in answer for answer in spoken(noise, b"\n"))


def damaged(stored: JsonObject, at: int, value: Json) -> JsonObject:
    """Return a copy of nested JSON with one value replaced, counted through all of it."""
    places: list[tuple[dict[str, Json] | list[Json], str | int]] = []

    def walk(node: Json) -> None:
        if isinstance(node, dict):
            for key, inner in node.items():
                places.append((node, key))
                walk(inner)
        elif isinstance(node, list):
            for number, inner in enumerate(node):
                places.append((node, number))
                walk(inner)

    changed: JsonObject = json.loads(json.dumps(stored))
    walk(changed)
    inside, where = places[at % len(places)]
    inside[where] = value  # type: ignore[index]
    return changed


def midgame() -> Engine:
    engine = Engine()
    dealt(engine)
    for turn in range(60):
        seat = actors_of(engine, "g1")[0]
        move = say(engine, op="choose", seat=seat, bot="random", seed=turn)["move"]
        assert isinstance(move, dict)
        say(engine, op="play", seat=seat, move=move["id"])
    return engine


MIDGAME = midgame()
STATE = say(MIDGAME, op="state")["state"]
VIEW = say(MIDGAME, op="view", seat=0)["view"]


@settings(max_examples=200)
@given(st.integers(0, 10_000), json_values, st.sampled_from(["state", "view"]))
def test_a_damaged_state_or_view_is_refused_or_played_on_in_and_never_worse(at: int, value: Json, field: str) -> None:
    stored = STATE if field == "state" else VIEW
    assert isinstance(stored, dict)
    engine = Engine()
    request = {"op": "load" if field == "state" else "imagine", field: damaged(stored, at, value), "seed": 1}
    answer = engine.answer(json.dumps(request).encode())
    assert "protocol-fault" not in str(answer)
    turn = 0
    while "error" not in answer and turn < 80 and (actors := actors_of(engine, "g1")):
        chosen = say(engine, op="choose", seat=actors[0], bot="random", seed=turn)["move"]
        assert isinstance(chosen, dict)
        say(engine, op="play", seat=actors[0], move=chosen["id"])
        turn += 1


# The process


def started(*options: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.Popen(
        [sys.executable, *options, "-c", SERVE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


def test_a_program_talks_with_it_line_by_line() -> None:
    program = started()
    assert program.stdin and program.stdout and program.stderr
    for number in range(3):
        program.stdin.write(json.dumps({"op": "games", "id": number}).encode() + b"\n")
        program.stdin.flush()
        assert json.loads(program.stdout.readline())["id"] == number
    program.stdin.close()
    assert program.wait(PATIENCE) == 0
    program.stdout.close()
    program.stderr.close()


def test_it_ends_quietly_when_nobody_listens_any_more() -> None:
    program = started()
    assert program.stdin and program.stdout and program.stderr
    program.stdout.close()
    with contextlib.suppress(BrokenPipeError):
        for _ in range(50):
            program.stdin.write(b'{"op": "games"}\n' * 100)
            program.stdin.flush()
    with contextlib.suppress(BrokenPipeError):
        program.stdin.close()
    assert program.wait(PATIENCE) == 0
    said = program.stderr.read().decode()
    assert "Traceback" not in said
    assert "Exception" not in said
    program.stderr.close()
