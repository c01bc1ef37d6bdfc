"""Games in the terminal, typed line by line."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType
from rich.text import Text as Line

from signoria.bots import bot_named
from signoria.chance import Dice
from signoria.cli.seats import bots_by_seat
from signoria.cli.terminal import Table, told
from signoria.game import Event, JsonObject
from signoria.games import game_named
from signoria.record import Record
from signoria.words import Words, languages
from tests.cli.conftest import Call, Run

GAME = game_named("tuscany")


def saved_in(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "share" / "signoria" / "games").iterdir()
    return file


class Typist(Table):
    """A table whose persons type what a bot would play, by notation or by number, and remember every line."""

    def __init__(self, names: list[str], seed: str, language: str, *, numbers: bool = False) -> None:
        console = Console(file=StringIO(), width=100, highlight=False, markup=False, emoji=False)
        record = Record.new(GAME, names, seed=seed)
        super().__init__(record, bots_by_seat(GAME, names), Words(language), console)
        self.lines: list[str] = []
        self.mind = bot_named(GAME, "greedy")
        self.dice_of_the_typist = Dice(1)
        self.numbers = numbers

    def ask(self, prompt: Line) -> str:
        self.lines.append(self.line())
        self.console.print(prompt)
        return self.lines[-1]

    def line(self) -> str:
        state = self.record.state
        seat = self.watching
        if seat is None or seat not in state.actors():
            return ""
        if self.lines and self.lines[-1].startswith("region"):
            return "ok"
        move = self.mind.choose(state.imagine_again(seat, self.dice_of_the_typist), seat, self.dice_of_the_typist)
        text = GAME.move_text(move)
        if self.numbers and not text.startswith("region"):
            offered = [choice.notation for choice in self.drawing.choices(state.view(seat), self.words)]
            return str(offered.index(text) + 1)
        return text

    def printed(self) -> str:
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_in_every_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    names = ["greedy", "Anna", "random"] if language == "ru" else ["Anna", "greedy"]
    table = Typist(names, "11", language, numbers=language == "pl")
    table.run()
    result = table.record.state.result()
    assert result is not None
    printed = table.printed()
    for key in ("cli-", "tuscany-", "None", "@"):
        assert key not in printed.replace(str(tmp_path), "").replace("tuscany-2", "")
    for score in result.scores:
        assert str(score) in printed
    assert Record.parse(saved_in(tmp_path).read_text(encoding="utf-8")).verify() == "seed"


def test_a_game_of_bots_alone_needs_nobody(call: Call, tmp_path: Path) -> None:
    result = call("play", "--terminal", "--seat", "greedy", "--seat", "random", "--seed", "2")
    assert result.exit_code == 0
    assert "Result" in result.output and "Filled areas" in result.output
    assert "2. random" in result.output
    assert "result: " in saved_in(tmp_path).read_text(encoding="utf-8")


def test_a_whole_game_typed_into_a_process(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "typed"))
    table = Typist(["Anna", "greedy"], "12", "en")
    table.run()
    typed = "\n".join(table.lines) + "\n"
    result = run("play", "--terminal", "--seat", "Anna", "--seat", "greedy", "--seed", "12", typed=typed.encode())
    assert result.returncode == 0, result.stderr
    assert result.stderr == b""
    assert saved_in(tmp_path).read_text(encoding="utf-8") == table.record.text()
    assert "Points from" in result.stdout.decode()


def test_two_people_never_see_each_others_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    table = Typist(["Anna", "Jan"], "13", "en")
    drawn: list[tuple[int | None, object]] = []
    real = table.drawing.table

    def note(view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        drawn.append((table.watching, view["seat"]))
        return real(view, words, width, of)

    monkeypatch.setattr(table.drawing, "table", note)
    table.run()
    *screens, last = drawn
    assert all(watching == seat for watching, seat in screens)
    assert last[1] is None
    changes = sum(before != after for before, after in zip([None, *screens], screens, strict=False))
    printed = " ".join(table.printed().split())
    assert printed.count("Press Enter when nobody else is looking.") == changes > 40
    assert "Jan, it is your turn." in printed and "Anna, it is your turn." in printed
    assert "You draw" not in printed.rpartition("Your turn is over.")[2].rpartition("Jan>")[2]


def test_why_names_the_rule_and_its_words(call: Call) -> None:
    typed = "suggest\nok\n1\nbonus worker\n\nwhy place village a1\nwhy pay OO\nwhy draw\nwhy\nwhy dance\nplace village a1\nquit\nno\n"
    output = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed=typed).output
    assert "Not allowed (T6.1): This is not in your storage: village" in output
    assert "T6.1  " in output
    assert "Not allowed (T7.1): There is nothing to pay for" in output
    assert "“draw” is allowed." in output
    assert "Say which move" in output
    assert "“dance” is not a move" in output
    assert output.count("Not allowed (T6.1)") == 2


def test_building_a_region_step_by_step(call: Call, tmp_path: Path) -> None:
    typed = "turn b\nswap a c\nshift 2\nshift 3\nturn x\nswap a a\nregion A+A+C\nregion c’ - a + b\nwhy take 1\n1\ntake 1\nok\nquit\n\n"
    output = call("play", "--terminal", "--bots", "greedy", "--seed", "3", typed=typed).output
    for shown in ("region A-B+C", "region A-B'+C", "region C-B'+A", "region C-B'-A", "region C'-A+B"):
        assert shown in output
    for complaint in ("Type which joint", "Type which board", "Type which two boards", "Type the boards", "Not allowed (T2.6)"):
        assert complaint in output
    assert "0: region C'-A+B\n" in saved_in(tmp_path).read_text(encoding="utf-8")


def test_undo_save_and_resume(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "game.txt"
    typed = f"suggest\nok\nundo\nok\n1\nundo\nbonus card\nundo\nbonus worker\n\nundo\nsave {file}\nquit\n"
    result = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed=typed)
    assert result.exit_code == 0
    text = file.read_text(encoding="utf-8")
    assert text.count("0: undo") == 2
    assert "0: bonus card\n0: undo\n0: bonus worker\n" in text
    assert f"Saved in {file}".replace("\n", "") in result.output.replace("\n", "")
    resumed = call("play", "--terminal", "--resume", str(file), typed="log\ndraw\nquit\n")
    assert resumed.exit_code == 0
    assert "takes a bonus tile: +1 worker." in resumed.output
    assert "You draw " in resumed.output
    # Left without an answer: the game is saved where it came from.
    assert "0: draw = card" in file.read_text(encoding="utf-8")


def test_a_committed_game_goes_on_after_saving_and_is_fair(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    call("play", "--terminal", typed=f"ok\n1\n1\n\ndraw\nsave {file}\nquit\n")
    assert "secret: " in file.read_text(encoding="utf-8")
    call("play", "--terminal", "--resume", str(file), typed="draw\ndraw\nsave\nquit\n")
    result = call("verify", str(file))
    assert result.exit_code == 0
    assert "Fair: " in result.output


def test_commands_that_only_show(call: Call) -> None:
    typed = "help\nHELP\nrules t2.6\nrules\nrules T77\nrules x\nview greedy\nview 2\nview 9\nview\n"
    typed += "view nobody\nlog\nmoves\ntable\n?\n\nquit\nn\n"
    result = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed=typed)
    assert result.exit_code == 0
    for shown in ("why MOVE", "T2.6", "T10", "There is no rule T77", "is not the id of a rule", "View: greedy", "There is no player “9”"):
        assert shown in result.output


def test_the_region_of_another_player_is_hidden_until_all_are_built(call: Call) -> None:
    before = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed="view greedy\nquit\nn\n").output.partition("View: greedy")[
        2
    ]
    assert "\\" not in before
    after = call("play", "--terminal", "--bots", "greedy", "--seed", "4", typed="ok\n1\nview greedy\nquit\nn\n").output.partition(
        "View: greedy"
    )[2]
    assert "[★]" in after


@pytest.mark.parametrize(
    "typed",
    [b"\xff\xfe\n", b"\x00\n", b"1" * 5000 + b"\n", b"\n\n\n", "żółw\n".encode(), b"pay \xe2\x82\n", b"-1\n", b"save /\n", b"save \x00\n"],
)
def test_strange_lines_do_not_end_the_game(run: Run, typed: bytes) -> None:
    result = run("play", "--terminal", "--bots", "greedy", "--seed", "1", typed=typed + b"ok\n" + typed + b"1\n" + typed)
    assert result.returncode == 0
    assert b"Traceback" not in result.stderr + result.stdout
    assert b"Continue later with" in result.stdout


def test_the_end_of_input_saves_the_game(call: Call, tmp_path: Path) -> None:
    result = call("play", "--terminal", "--bots", "greedy", "--seed", "5", typed="ok\n1\n")
    assert result.exit_code == 0
    file = str(saved_in(tmp_path))
    assert f"Continue later with: signoria play --terminal --resume {file}\n" in result.output  # in one piece, to be copied
    assert call("play", "--terminal", "--resume", file, typed="quit\n").exit_code == 0


def test_leaving_without_saving_leaves_nothing(call: Call, tmp_path: Path) -> None:
    assert call("play", "--terminal", "--bots", "greedy", "--seed", "5", typed="quit\nno\n").exit_code == 0
    assert not (tmp_path / "share").exists()


def test_a_finished_game_is_not_resumed(call: Call, tmp_path: Path) -> None:
    call("play", "--terminal", "--seat", "random", "--seat", "random", "--seed", "2")
    result = call("play", "--terminal", "--resume", str(saved_in(tmp_path)))
    assert result.exit_code == 1
    assert "is over" in result.stderr


def test_seats_are_named_apart(call: Call, tmp_path: Path) -> None:
    call("play", "--terminal", "--players", "4", "--bots", "greedy,random", "--seed", "1", typed="")
    assert 'seats: ["Player", "greedy", "random", "greedy 2"]' in saved_in(tmp_path).read_text(encoding="utf-8")


def test_enter_takes_the_suggested_payment() -> None:
    table = Typist(["Anna", "greedy"], "11", "en")
    while table.record.state.view(0)["suggested"] is None:
        seat = table.record.state.actors()[0]
        table.play(seat, table.mind.choose(table.record.state.imagine_again(seat, Dice(2)), seat, Dice(2)))
    suggested = table.record.state.view(0)["suggested"]
    table.offer(table.record.state.view(0))
    assert "⏎" in table.printed()
    assert table.obey(0, "")
    assert table.record.moves_made()[-1].move == suggested


def test_equal_lines_of_the_log_become_one() -> None:
    events = [Event("tuscany-log-card", 1, {}, {"card": "O"})] * 3 + [Event("tuscany-log-draw", 1, {"count": 3}, {})]
    assert told(events, 0, Words("en", ["Anna", "Jan"], GAME))[0].endswith(" ×3")
    assert len(told(events, 0, Words("en", ["Anna", "Jan"], GAME))) == 2
