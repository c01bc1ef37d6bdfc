"""A game in the terminal: whose turn it is, what they see, what they type. Knows no game; how one looks is its drawing's business."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from signoria.bots import Bot, timed_by
from signoria.bots.clock import TableClock
from signoria.chance import Dice
from signoria.cli.drawing import Choice, Drawing, drawing_of, prompt_in
from signoria.cli.history import History
from signoria.cli.rulebook import contents, page, rule_ids, rule_words
from signoria.cli.seats import default_file, write_record
from signoria.cli.speech import Failure, Misuse
from signoria.cli.typed import move_typed
from signoria.game import BadInput, Event, JsonObject, Refused, Result
from signoria.record import Record
from signoria.words import Words

COMMANDS = ("help", "moves", "table", "view", "why", "rules", "log", "undo", "save", "quit")
PERSONAL = ("seat", "prompt", "moves", "suggested")
"""What a view says about its viewer, apart from what is on the table."""
MANY = 8
"""From how many moves on with the same verb and as many words they are drawn in columns of their own."""
LINES_TOLD = 12
"""How many lines of the log are told at once; `log` shows all."""


class Left(Exception):
    """The player has left the table."""


class Table:
    """A table in the terminal with its record, its bots and its words. `run` plays until the game is over or left."""

    def __init__(self, record: Record, bots: Sequence[Bot | None], words: Words, console: Console, file: Path | None = None) -> None:
        self.record = record
        self.bots = list(bots)
        self.words = Words(words.language, record.names, record.game)
        self.console = console
        self.drawing: Drawing = drawing_of(record.game)
        self.file = file
        self.saved = file is not None
        self.log: list[Event] = [event for events in History(record).events for event in events]
        self.told = [len(self.log)] * len(self.bots)
        self.persons = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.watching: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.dice = Dice(record.secret.hex() if record.secret else 0)
        self.kept_line: str | None = None

    def run(self) -> None:
        """Play until the game is over or left."""
        try:
            while actors := self.record.state.actors():
                # Bots first: while a step is simultaneous nobody should wait for them.
                seat = next((seat for seat in actors if self.bots[seat] is not None), actors[0])
                bot = self.bots[seat]
                if bot is not None:
                    imagined = self.record.state.imagine_again(seat, self.dice)
                    self.play(seat, timed_by(bot, TableClock()).choose(imagined, seat, self.dice))
                else:
                    self.decide(seat)
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            self.keep()
            if isinstance(end, KeyboardInterrupt):
                raise
        except Left:
            pass
        else:
            self.finish()

    def play(self, seat: int, move: int) -> None:
        """Play a move and remember what happened."""
        self.log += self.record.play(seat, move)
        self.saved = False

    # One person's decision

    def decide(self, seat: int) -> None:
        """Let a person decide: show the table, then take lines until one is a move."""
        self.hand_over(seat)
        self.show(seat)
        while True:
            line = self.ask(Line(f"{self.words.names[seat]}> ", style="bold"))
            try:
                if self.obey(seat, line):
                    break
            except Refused as refused:
                self.explain(refused)
            except (Misuse, Failure) as trouble:
                self.say(self.words.say(trouble.text), "yellow")
            except BadInput as bad:
                self.say(self.words.say(bad.text()), "yellow")
            except OSError as error:
                self.say(self.words("cli-file-trouble", file=str(error.filename or ""), problem=error.strerror or str(error)), "yellow")
        self.pause(seat)

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before another sits down, if there is anything to hide."""
        if self.watching == seat:
            return
        secretive = any(self.hides(other) for other in (self.watching, seat) if other is not None)
        if secretive and (self.watching is not None or len(self.persons) > 1):
            self.clear(and_scrollback=True)
            self.console.print(Rule(style="dim"))
            self.ask(Line(self.words("cli-hand-over", name=self.words.names[seat]) + " ", style="bold"))
        self.watching = seat

    def hides(self, seat: int) -> bool:
        """Return whether a person sees more than everybody may see."""
        own, everybody = self.record.state.view(seat), self.record.state.view(None)
        return any(own[name] != everybody[name] for name in own if name not in PERSONAL)

    def show(self, seat: int) -> None:
        """Draw the table, tell what happened since the person last decided, and offer the moves."""
        self.clear()
        view = self.record.state.view(seat)
        self.console.print(self.drawing.table(view, self.words, self.console.width))
        self.tell(seat)
        self.offer(view)

    def tell(self, seat: int) -> None:
        """Tell what happened since the person last decided; what only they may know only while they are alone at the screen."""
        lines = told(self.log[self.told[seat] :], seat if self.watching == seat else None, self.words)
        self.told[seat] = len(self.log)
        if len(lines) > LINES_TOLD:
            lines = [self.words("cli-log-earlier", count=len(lines) - LINES_TOLD), *lines[-LINES_TOLD:]]
        if lines:
            self.console.print(Rule(self.words("cli-log-title"), align="left", style="dim"))
        for line in lines:
            self.say(line)

    def offer(self, view: JsonObject) -> None:
        """Print the prompt and the moves by number."""
        choices = self.drawing.choices(view, self.words)
        self.console.print(Rule(style="dim"))
        self.say(self.words.say(prompt_in(view)), "bold")
        if choices:
            suggested = view.get("suggested")
            notation = self.record.game.move_text(suggested) if isinstance(suggested, int) else None
            self.console.print(numbered(choices, notation, self.console.width))
        self.say(self.drawing.hint(view, self.words) or self.words("cli-hint"), "dim")

    def pause(self, seat: int) -> None:
        """Wait before others decide while the person could still take the move back."""
        state = self.record.state
        if state.actors() == [seat] or (seat in state.actors() and state.hidden_step()):
            return
        if not self.record.may_undo(seat) or state.hidden_step():
            return
        view = state.view(seat)
        self.clear()
        self.console.print(self.drawing.table(view, self.words, self.console.width))
        self.tell(seat)
        line = self.ask(Line(self.words("cli-turn-over") + " ", style="bold")).strip()
        if line.lower() == "undo":
            self.take_back(seat)
        elif line and len(self.persons) == 1:
            self.kept_line = line

    # Lines

    def words_to_type(self) -> list[str]:
        """Return the lines that Tab may complete: commands and the moves of the person at the screen."""
        if self.watching is None:
            return list(COMMANDS)
        moves = [self.record.game.move_text(move) for move in self.record.state.moves(self.watching)]
        own = self.drawing.commands(self.record.state.view(self.watching))
        return [*COMMANDS, *own, *moves]

    def ask(self, prompt: Line) -> str:
        """Return the next line somebody types."""
        if self.kept_line is not None:
            line, self.kept_line = self.kept_line, None
            return line
        while True:
            try:
                if sys.stdin.isatty():
                    return input(prompt.plain)  # line editing must know the prompt to draw it again
                self.console.print(prompt, end="")
                line = input()
                self.say(line)  # a transcript of piped lines reads like a game that was typed
                return line
            except UnicodeDecodeError:
                self.say(self.words("cli-not-letters"), "yellow")

    def obey(self, seat: int, line: str) -> bool:
        """Do what a line says. Return whether the person must be asked anew: something was played or taken back."""
        command, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[], bool]] = {
            "help": lambda: self.help(seat),
            "?": lambda: self.help(seat),
            "moves": lambda: self.shown(lambda: self.offer(self.record.state.view(seat))),
            "table": lambda: self.shown(lambda: self.show(seat)),
            "view": lambda: self.look(seat, rest),
            "why": lambda: self.why(seat, rest),
            "rules": lambda: self.rules(rest),
            "log": lambda: self.whole_log(seat),
            "undo": lambda: self.take_back(seat),
            "save": lambda: self.save(rest),
            "quit": self.quit,
            "exit": self.quit,
        }
        if command.lower() in commands:
            return commands[command.lower()]()
        view = self.record.state.view(seat)
        answer = self.drawing.answer(view, self.words, self.console.width, line)
        if answer is not None and answer.notations:
            for notation in answer.notations:
                self.play(seat, self.record.game.move_of(notation))
            return True
        if not line.strip():
            suggested = view.get("suggested")
            if not isinstance(suggested, int):
                return False
            self.play(seat, suggested)
            return True
        if answer is not None and answer.notation is None:
            self.console.print(answer.shown)
            return False
        self.play(seat, self.meant(seat, answer.notation if answer and answer.notation else line))
        return True

    def meant(self, seat: int, line: str) -> int:
        """Return the move a line names."""
        view = self.record.state.view(seat)
        game = self.record.game
        offered = [game.move_of(choice.notation) for choice in self.drawing.choices(view, self.words)]
        return move_typed(game, line, self.record.state.moves(seat), offered)

    def shown(self, show: Callable[[], None]) -> bool:
        """Show something; the person is still to decide."""
        show()
        return False

    def help(self, seat: int) -> bool:
        """Explain what can be typed."""
        grid = Grid.grid(padding=(0, 2))
        section = rule_ids(self.record.game.name)[0]
        for command in COMMANDS:
            typed, meaning = (self.words(f"cli-typed-{command}{part}", section=section) for part in ("", ".help"))
            grid.add_row(Line(typed, style="bold"), meaning)
        self.say(self.words("cli-typed"))
        self.console.print(grid)
        if legend := self.drawing.legend(self.words):
            self.say(legend, "dim")
        return False

    def look(self, seat: int, name: str) -> bool:
        """Show the table with another player's part drawn large."""
        found = [other for other, called in enumerate(self.words.names) if name and called.lower().startswith(name.lower())]
        if name.isdecimal() and len(name) == 1 and 1 <= int(name) <= len(self.bots):
            found = [int(name) - 1]
        if len(found) != 1:
            known = ", ".join(f"{number} {called}" for number, called in enumerate(self.words.names, 1))
            raise Failure("cli-no-such-player", name=name, known=known)
        self.say(self.words("cli-view-of", name=self.words.names[found[0]]), "bold")
        self.console.print(self.drawing.table(self.record.state.view(seat), self.words, self.console.width, found[0]))
        return False

    def why(self, seat: int, line: str) -> bool:
        """Say whether a move is allowed, and by which rule not."""
        if not line:
            raise Failure("cli-why-what", move=self.record.game.move_text(self.record.state.moves(seat)[-1]))
        move = self.meant(seat, line)
        self.record.state.check(seat, move)
        self.say(self.words("cli-allowed", move=self.record.game.move_text(move)), "green")
        return False

    def explain(self, refused: Refused) -> None:
        """Say why a move is refused, with the rule and its words."""
        self.say(self.words("cli-refused", rule=refused.rule, reason=self.words.say(refused.text())), "yellow")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_row(Line(refused.rule, style="bold"), Line(rule_words(self.words, refused.rule), style="dim"))
        self.console.print(grid)

    def rules(self, rule: str) -> bool:
        """Show a section or a rule of the game."""
        self.console.print(page(self.words, rule, self.record.game.name) if rule else contents(self.words, self.record.game.name))
        return False

    def whole_log(self, seat: int) -> bool:
        """Show everything that happened."""
        for line in told(self.log, seat, self.words):
            self.say(line)
        return False

    def take_back(self, seat: int) -> bool:
        """Take back the person's last move."""
        before = len(self.record.moves_made())
        self.record.undo(seat)
        self.log.append(Event("cli-log-undo", seat, {"count": before}, {}))
        self.saved = False
        return True

    def save(self, name: str) -> bool:
        """Save the game."""
        try:
            file = Path(name).expanduser() if name else self.file or default_file(self.record.game)
            write_record(self.record, file)
        except (ValueError, RuntimeError) as error:
            raise Failure("cli-file-trouble", file=ascii(name)[1:-1], problem=str(error)) from error
        self.file, self.saved = file, True
        self.tell_file("cli-saved", "green")
        return False

    def quit(self) -> bool:
        """Leave the table; ask whether to save first."""
        if not self.saved:
            answer = self.ask(Line(self.words("cli-quit-save") + " ", style="bold")).strip()
            if answer.lower() not in self.words("cli-quit-no").split():
                self.save("" if answer.lower() in self.words("cli-quit-yes").split() else answer)
                self.tell_file("cli-resume")
        raise Left

    # The end

    def keep(self) -> None:
        """Save a game that was broken off, and say how to go on."""
        self.save("")
        self.tell_file("cli-resume")

    def finish(self) -> None:
        """Show who won, where the points came from and where the record is."""
        result = self.record.state.result()
        assert result is not None
        self.clear()
        seat = self.watching = self.persons[0] if len(self.persons) == 1 else None
        self.console.print(self.drawing.table(self.record.state.view(seat), self.words, self.console.width))
        self.tell(seat or 0)
        self.console.print(Rule(self.words("cli-result"), style="dim"))
        self.console.print(result_table(result, self.words, self.record.game.name))
        self.save("")

    # The screen

    def say(self, text: str, style: str = "") -> None:
        """Print a line of words."""
        self.console.print(Line(text, style=style))

    def tell_file(self, key: str, style: str = "") -> None:
        """Print a line about where the game is saved, in one piece so that it can be copied."""
        self.console.print(Line(self.words(key, file=str(self.file)), style=style), soft_wrap=True)

    def clear(self, *, and_scrollback: bool = False) -> None:
        """Begin a new screen, on a terminal."""
        if self.console.is_terminal and self.console.file is sys.stdout:
            self.console.clear()
            if and_scrollback:
                self.console.file.write("\x1b[3J")


def told(events: Sequence[Event], viewer: int | None, words: Words) -> list[str]:
    """Return events as lines of the log; equal lines in a row become one."""
    lines: list[str] = []
    count = 1
    for event in events:
        line = words.say(event.seen_by(viewer))
        if lines and line == lines[-1].removesuffix(f" ×{count}"):
            count += 1
            lines[-1] = f"{line} ×{count}"
        else:
            count = 1
            lines.append(line)
    return lines


def result_table(result: Result, words: Words, game: str) -> RenderableType:
    """Draw the ranking with the points of every source."""
    table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(words("cli-result-source"), style="dim")
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    for seat in order:
        table.add_column(escape(f"{result.places[seat]}. {words.names[seat]}"), justify="right")
    for source in result.sources[0]:
        table.add_row(words(f"{game}-source-{source}"), *(str(result.sources[seat].get(source, 0)) for seat in order))
    table.add_row(Line(words("cli-result-total"), style="bold"), *(Line(str(result.scores[seat]), style="bold") for seat in order))
    return table


def numbered(choices: Sequence[Choice], suggested: str | None, width: int) -> RenderableType:
    """Draw choices with their numbers, in as many columns as fit. Many moves of one kind stand apart: longer ones do not widen them."""
    blocks: list[list[Line]] = [[]]
    number = 0
    for _, alike in groupby(choices, key=lambda choice: (choice.notation.split()[0], choice.notation.count(" "))):
        cells: list[Line] = []
        for choice in alike:
            number += 1
            cell = Line.assemble((f"{number:>2} ", "bold bright_cyan"), (choice.notation, "bold"))
            if choice.meaning:
                cell.append(f"  {choice.meaning}", "dim")
            if choice.notation == suggested:
                cell.append(" ⏎", "bold green")
            cells.append(cell)
        if len(cells) >= MANY:
            blocks += [cells, []]
        else:
            blocks[-1] += cells
    return Group(*(_in_columns(cells, width) for cells in blocks if cells))


def _in_columns(cells: list[Line], width: int) -> RenderableType:
    """Draw cells in columns; where only one fits, long lines go on under their beginning."""
    if len(cells) > 1 and 2 * max(cell.cell_len for cell in cells) + 2 <= width:
        return Columns(cells, column_first=True, padding=(0, 2))
    grid = Grid.grid()
    for cell in cells:
        digits = cell.plain.index(" ", 2) + 1 if cell.plain.startswith(" ") else cell.plain.index(" ") + 1
        grid.add_row(cell[:digits], cell[digits:])
    return grid
