"""Programs that play as bots: a good one plays whole games, and whatever a bad one does is said and ends it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from signoria.bots.external import LONGEST_ANSWER, BotFailed, ExternalBot
from signoria.chance import Dice
from signoria.games import game_named
from signoria.record import Record
from signoria.words import Words, languages
from tests.living import assert_ends
from tests.waiting import wait_for

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = [sys.executable, str(ROOT / "docs" / "examples" / "external_bot.py")]
ENGINE = [sys.executable, "-c", "import sys; from signoria.protocol import serve; serve(sys.stdin.buffer, sys.stdout.buffer)"]
TUSCANY = game_named("tuscany")


def program(text: str, seconds: float = 20.0) -> ExternalBot:
    """Return a bot that runs some lines of Python; `line` and `answer` are there for them."""
    begin = "import json, os, sys, time\ndef answer(said): print(said, flush=True)\n"
    return ExternalBot([sys.executable, "-c", begin + text], seconds, "the program")


def question() -> tuple[Record, int]:
    return Record.new(TUSCANY, ["Ann", "Bo"], seed=1), 0


def asked(bot: ExternalBot) -> int:
    record, seat = question()
    return bot.choose(record.state.imagine_again(seat, Dice(1)), seat, Dice(1))


def failure(bot: ExternalBot) -> BotFailed:
    with bot, pytest.raises(BotFailed) as failed:
        asked(bot)
    assert bot._program is None, "nothing is left running"
    for language in languages():
        assert "the program" in Words(language).say(failed.value.text())
    return failed.value


def test_the_example_plays_a_whole_game() -> None:
    record, _ = question()
    dice = Dice("external")
    with ExternalBot(EXAMPLE, 20.0) as bot:
        while actors := record.state.actors():
            seat = actors[0]
            imagined = TUSCANY.imagine(record.state.view(seat), dice)
            record.play(seat, bot.choose(imagined, seat, dice))
    assert record.state.result()
    assert record.verify() == "seed"


def test_the_engine_itself_is_such_a_program() -> None:
    with ExternalBot(ENGINE, 20.0) as bot:
        record, seat = question()
        assert bot.answer(record.state.view(seat)) in record.state.moves(seat)


def test_a_program_gets_the_view_of_its_seat_and_nothing_else(tmp_path: Path) -> None:
    import json

    heard = tmp_path / "heard"
    with program(f"line = sys.stdin.readline()\nopen({str(heard)!r}, 'w').write(line)\nanswer('{{\"move\": 0}}')") as bot:
        assert asked(bot) == 0
    record, seat = question()
    assert json.loads(heard.read_text()) == {"ask": "move", "view": record.state.view(seat), "seconds": 20.0}


def test_a_move_may_be_named_by_its_number() -> None:
    with program("sys.stdin.readline(); answer('{\"move\": 7}')") as bot:
        assert asked(bot) == 7


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("sys.exit(3)", "bot-ended"),
        ("sys.stdin.readline(); sys.exit(3)", "bot-ended"),
        ("sys.stdin.readline(); raise ValueError", "bot-ended"),
        ("os.abort()", "bot-ended"),
        ("sys.stdin.readline(); answer('draw')", "bot-not-json"),
        ("sys.stdin.readline(); answer('')", "bot-not-json"),
        ("sys.stdin.readline(); os.write(1, b'\\xff\\n')", "bot-not-json"),
        ("sys.stdin.readline(); answer('[' * 90000)", "bot-not-json"),
        ("sys.stdin.readline(); answer('9' * 5000)", "bot-not-json"),
        ("sys.stdin.readline(); answer('[]')", "bot-no-move"),
        ("sys.stdin.readline(); answer('{}')", "bot-no-move"),
        ('sys.stdin.readline(); answer(\'{"move": "draw"}\')', "bot-illegal"),
        ('sys.stdin.readline(); answer(\'{"move": "fly"}\')', "bot-illegal"),
        ("sys.stdin.readline(); answer('{\"move\": -1}')", "bot-illegal"),
        ("sys.stdin.readline(); answer('{\"move\": true}')", "bot-illegal"),
        ("sys.stdin.readline(); answer('{\"move\": 1e999}')", "bot-illegal"),
        ("sys.stdin.readline(); answer('{\"move\": [1]}')", "bot-illegal"),
        ("while True: sys.stdout.write('x' * 1000)", "bot-too-much"),
    ],
)
def test_what_a_bad_program_did_is_said(text: str, key: str) -> None:
    assert failure(program(text)).key == key


def test_a_program_that_is_not_there_is_named() -> None:
    assert failure(ExternalBot(["/nowhere/the program"])).key == "bot-not-started"


@pytest.mark.parametrize(
    "text",
    [
        "time.sleep(3600)",
        "sys.stdin.readline(); time.sleep(3600)",
        "while True: pass",
        "sys.stdout.write('{'); sys.stdout.flush(); time.sleep(3600)",
    ],
)
def test_a_program_that_hangs_is_killed_after_the_time(text: str) -> None:
    assert failure(program(text, 0.5)).key == "bot-hung"


def test_what_a_killed_program_started_ends_too(tmp_path: Path) -> None:
    child = tmp_path / "child"
    text = f"""
import subprocess
inner = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
open({str(child)!r}, "w").write(str(inner.pid))
time.sleep(3600)
"""
    # However long it takes to start: at the latest with the last of these times the program has come that far.
    for seconds in (1.0, 5.0, 20.0, 60.0):
        assert failure(program(text, seconds)).key == "bot-hung"
        if child.exists() and child.read_text():
            break
    assert_ends(int(child.read_text()))


def test_a_program_that_talks_without_being_asked_is_caught_at_the_next_question() -> None:
    with program('sys.stdin.readline(); answer(\'{"move": 0}\\n{"move": 0}\'); time.sleep(3600)') as bot:
        assert asked(bot) == 0
        with pytest.raises(BotFailed, match="bot-unasked"):
            asked(bot)


def test_what_was_said_before_the_question_is_no_answer_to_it(tmp_path: Path) -> None:
    said = tmp_path / "said"
    text = f"""
sys.stdin.readline(); answer('{{"move": 0}}')
time.sleep(0.1); answer('{{"move": 0}}'); open({str(said)!r}, 'w').close(); time.sleep(3600)"""
    with program(text) as bot:
        assert asked(bot) == 0
        wait_for(said.exists)
        with pytest.raises(BotFailed, match="bot-unasked"):
            asked(bot)


def test_what_a_program_started_ends_with_it_even_if_it_ends_well(tmp_path: Path) -> None:
    number = tmp_path / "number"
    text = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
open({str(number)!r}, 'w').write(str(child.pid))
sys.stdin.readline(); answer('{{"move": 0}}')
sys.stdin.readline()"""
    with program(text) as bot:
        assert asked(bot) == 0
    assert_ends(int(number.read_text()))


def test_signs_that_steer_a_terminal_are_not_repeated() -> None:
    failed = failure(program("sys.stdin.readline(); answer('\\x1b[31mcastle')"))
    assert failed.key == "bot-not-json"
    assert str(failed.args_of_text["found"]) == "\N{REPLACEMENT CHARACTER}[31mcastle"


def test_a_program_that_failed_is_started_anew(tmp_path: Path) -> None:
    flag = tmp_path / "flag"
    text = f"""
if not os.path.exists({str(flag)!r}):
    open({str(flag)!r}, "w")
    sys.exit(1)
sys.stdin.readline()
answer('{{"move": 0}}')
"""
    with program(text) as bot:
        with pytest.raises(BotFailed, match="bot-ended"):
            asked(bot)
        assert asked(bot) == 0


def test_a_program_ends_when_it_is_not_needed_any_more() -> None:
    bot = program("for line in sys.stdin: answer('{\"move\": 0}')")
    asked(bot)
    running = bot._program
    assert running is not None
    bot.close()
    assert running.returncode == 0
    bot.close()
    stubborn = program(
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\nsys.stdin.readline(); answer('{\"move\": 0}'); time.sleep(3600)"
    )
    asked(stubborn)
    running = stubborn._program
    assert running is not None
    stubborn.close()
    assert running.returncode == -9


def test_a_long_question_to_a_program_that_does_not_listen_is_not_waited_on() -> None:
    """The question is longer than a pipe holds; the program answers without reading it."""
    record, seat = question()
    view = {**record.state.view(seat), "padding": "x" * 1_000_000}
    with program("answer('{\"move\": 0}'); time.sleep(3600)") as bot:
        assert bot.answer(view) == 0
    with program("time.sleep(3600)", 0.5) as bot, pytest.raises(BotFailed, match="bot-hung"):
        bot.answer(view)


def test_an_answer_may_be_as_long_as_the_limit() -> None:
    text = f"sys.stdin.readline(); answer('{{\"move\": 0, \"why\": \"' + 'x' * {LONGEST_ANSWER - 100} + '\"}}')"
    with program(text) as bot:
        assert asked(bot) == 0


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="open files are counted where Linux shows them")
def test_no_pipe_stays_open() -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    for text in ("sys.exit(1)", "sys.stdin.readline(); answer('{}')"):
        failure(program(text))
    assert len(list(Path("/proc/self/fd").iterdir())) <= before
