"""A program in any language as a computer player: it is asked for a move over its standard input and answers on its standard output.

The form is described in docs/protocol.md. The program gets what its seat may know and nothing else. It is never trusted: an answer that
comes late, is no JSON or names no legal move is an error that says so.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, NoReturn, Self, cast

from signoria.chance import Dice
from signoria.game import BadInput, Game, Json, JsonObject, State
from signoria.games import game_named
from signoria.processes import ENDINGS, undisturbed

LONGEST_ANSWER = 100_000
GRACE = 1.0
"""Seconds a program has to end by itself once nobody asks it any more."""


RUNNING: set[subprocess.Popen[bytes]] = set()
"""The programs that this process has started and not ended."""


class BotFailed(BadInput):
    """An external program that did not play: it did not start, ended, hung, said too much, no JSON, or no legal move."""


class ExternalBot:
    """A bot played by a program. Started when first asked, and anew after it failed. `close` ends it; so does leaving a `with` block.

    Each question is a line such as `{"ask": "move", "view": {…}, "seconds": 2.0}`, each answer one such as `{"move": "draw"}`.
    """

    def __init__(self, command: Sequence[str], seconds: float = 2.0, name: str | None = None) -> None:
        self.command = list(command)
        self.seconds = seconds
        self.name = name or shlex.join(self.command)
        self._program: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        """Ask for a move of `seat`. Raises `BotFailed`."""
        return self.answer(imagined.view(seat))

    def answer(self, view: JsonObject) -> int:
        """Ask for a move for a view. Raises `BotFailed`."""
        name, choices = view["game"], view["moves"]
        assert isinstance(name, str) and isinstance(choices, list)
        question = json.dumps({"ask": "move", "view": view, "seconds": self.seconds}).encode() + b"\n"
        line = self._exchange(question)
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            self._fail("bot-not-json", found=_shown(line))
        if not isinstance(said, dict) or "move" not in said:
            self._fail("bot-no-move", found=_shown(line))
        legal = [choice["id"] for choice in choices if isinstance(choice, dict)]
        move = _move(game_named(name), said["move"])
        if move not in legal:
            self._fail("bot-illegal", found=_shown(json.dumps(said["move"]).encode()))
        return cast("int", move)

    def close(self) -> None:
        """End the program: nobody asks any more; if it does not end by itself, it is killed."""
        program, self._program, self._heard = self._program, None, b""
        if program is None:
            return
        for pipe in (program.stdin, program.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.wait(GRACE)
        _kill(program)

    def _fail(self, key: str, **args: Json) -> NoReturn:
        """End the program at once and say why."""
        program = self._program
        if program is not None:
            _kill(program)
        self.close()
        raise BotFailed(key, {"bot": self.name, **args})

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            with undisturbed():
                # A session of its own, so that whatever the program starts ends with it.
                self._program = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
                )
                RUNNING.add(self._program)
        except (OSError, ValueError) as error:
            raise BotFailed("bot-not-started", {"bot": self.name, "problem": str(error)}) from error
        for pipe in (self._program.stdin, self._program.stdout):
            os.set_blocking(_opened(pipe).fileno(), False)
        return self._program

    def _exchange(self, question: bytes) -> bytes:
        """Write a question and return the line that answers it, within the time. Neither side can keep the other waiting longer."""
        if self._program is not None:
            self._read(self._program, _opened(self._program.stdout))
        if self._heard:
            self._fail("bot-unasked", found=_shown(self._heard))
        program = self._program or self._start()
        until = time.monotonic() + self.seconds
        into, out = _opened(program.stdin), _opened(program.stdout)
        with selectors.DefaultSelector() as ready:
            ready.register(out, selectors.EVENT_READ)
            ready.register(into, selectors.EVENT_WRITE)
            while b"\n" not in self._heard:
                left = until - time.monotonic()
                if left <= 0:
                    self._fail("bot-hung", seconds=self.seconds)
                for key, _ in ready.select(left):
                    if key.fileobj is into:
                        question = self._write(into, question)
                        if not question:
                            ready.unregister(into)
                    else:
                        self._read(program, out)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _write(self, into: IO[bytes], question: bytes) -> bytes:
        """Write what the pipe takes and return the rest. A program that stopped listening may still answer."""
        try:
            return question[os.write(into.fileno(), question) :]
        except BlockingIOError:
            return question
        except OSError:
            return b""

    def _read(self, program: subprocess.Popen[bytes], out: IO[bytes]) -> None:
        try:
            heard = os.read(out.fileno(), 65536)
        except BlockingIOError:
            return
        if not heard:
            with contextlib.suppress(subprocess.TimeoutExpired):
                program.wait(GRACE)
            self._fail("bot-ended", code=program.returncode)
        self._heard += heard
        if len(self._heard) > LONGEST_ANSWER:
            self._fail("bot-too-much", most=LONGEST_ANSWER)


def _opened(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _kill(program: subprocess.Popen[bytes]) -> None:
    """Kill a program and whatever it started."""
    RUNNING.discard(program)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        program.kill()
    program.wait()


def _kill_all() -> None:
    """Kill all programs. Nobody waits for them: meanwhile a game could begin that starts the next."""
    for program in list(RUNNING):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(program.pid, signal.SIGKILL)


ENDINGS.append(_kill_all)


def _move(game: Game, said: Json) -> int | None:
    """Return the move an answer names by number or notation; None if there is none."""
    if isinstance(said, str):
        try:
            return game.move_of(said)
        except BadInput:
            return None
    return said if isinstance(said, int) and not isinstance(said, bool) else None


def _shown(line: bytes) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line[:80].decode(errors="replace"))
