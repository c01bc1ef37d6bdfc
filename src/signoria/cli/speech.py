"""Make click speak the user's language: help, headings and errors come from the catalogues.

Wherever click takes a help text, these classes take a key of the catalogue. The language is read from the arguments before anything
else, so that even a wrong call is answered in it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import click

from signoria.game import BadInput, Json, Refused, Text
from signoria.words import Words, languages, preferred_language

NAME = "signoria"
LANGUAGE = "--lang"
INTERRUPTED = 130
"""What a program returns that Ctrl-C ended, by custom of the shells."""


class Misuse(click.UsageError):
    """A call that cannot be understood: told in words, with exit code 2."""

    def __init__(self, key: str, /, **args: Json) -> None:
        super().__init__(key)
        self.text: Text = {"key": key, "args": args}

    @classmethod
    def of(cls, bad: BadInput) -> Misuse:
        """Return an unusable value as a wrong call."""
        return cls(bad.key, **bad.args_of_text)


class Failure(Exception):
    """A command that was understood and did not succeed: told in words, with exit code 1."""

    def __init__(self, key: str, /, **args: Json) -> None:
        super().__init__(key)
        self.text: Text = {"key": key, "args": args}

    @classmethod
    def in_file(cls, file: str, bad: BadInput) -> Failure:
        """Return what is wrong in a file."""
        return cls("cli-in-file", file=file, problem={"key": bad.key, "args": bad.args_of_text})


def words_of(ctx: click.Context) -> Words:
    """Return the catalogue of the language the program was called in."""
    words = ctx.find_root().obj
    return words if isinstance(words, Words) else Words(preferred_language())


def language_in(arguments: Sequence[str]) -> str:
    """Return the language that arguments ask for, else the environment's. Raises `Misuse`."""
    asked = preferred_language()
    for number, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == LANGUAGE and number + 1 < len(arguments):
            asked = arguments[number + 1].lower()
        elif argument.startswith(LANGUAGE + "="):
            asked = argument[len(LANGUAGE) + 1 :].lower()
    if asked not in languages():
        raise Misuse("unknown-language", language=asked, known=", ".join(languages()))
    return asked


def whole(low: int, high: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Return what reads an option as a whole number within bounds. Raises `Misuse`."""

    def read(ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        # No number within any bounds is longer; Python refuses to read very long ones.
        number = int(value) if re.fullmatch(r"[0-9]{1,12}", value) else -1
        if not low <= number <= high:
            raise Misuse("cli-usage-number", name=_name_of(param, ctx), value=value, low=low, high=high)
        return number

    return read


class Option(click.Option):
    """An option whose help and metavar are keys of the catalogue."""

    def make_metavar(self, ctx: click.Context) -> str:
        return words_of(ctx)(self.metavar) if self.metavar else super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return (record[0], words_of(ctx)(self.help or "")) if record else None


LANGUAGE_OPTION = Option([LANGUAGE], metavar="cli-metavar-language", help="cli-option-lang", expose_value=False)


class Argument(click.Argument):
    """An argument whose metavar is a key of the catalogue."""

    def make_metavar(self, ctx: click.Context) -> str:
        shown = words_of(ctx)(self.metavar or self.name or "")
        return shown if self.required else f"[{shown}]"


class Command(click.Command):
    """A command whose help is a key of the catalogue. Takes `--lang` like all others."""

    allow_extra_args = True
    """Extra arguments are refused here, in words, and not by click."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return _with_language(super().get_params(ctx))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise Misuse("cli-usage-extra", found=" ".join(rest))
        return rest

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _spoken_help(super().get_help_option(ctx), ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.help or ""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_text(words_of(ctx)(f"{self.help}.more"), formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_options(self, ctx, formatter)


class Program(click.Group):
    """The program with its commands, and the one place where everything that goes wrong is told."""

    command_class = Command

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return _with_language(super().get_params(ctx))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            if args[0].startswith("-"):
                raise Misuse("cli-usage-no-such-option", option=args[0])
            raise Misuse("cli-usage-no-such-command", command=args[0], known=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return _spoken_help(super().get_help_option(ctx), ctx)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_usage(self, ctx, formatter)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_text(words_of(ctx)(f"{self.help}.more"), formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _format_options(self, ctx, formatter)
        words = words_of(ctx)
        with formatter.section(words("cli-heading-commands")):
            formatter.write_dl([(name, words(command.get_short_help_str())) for name, command in self.commands.items()])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # noqa: ANN401 - click's own signature
    ) -> NoReturn:
        """Run, and end the program with an exit code and, if something is wrong, a message instead of a traceback."""
        arguments = list(sys.argv[1:] if args is None else args)
        words = Words(preferred_language())
        try:
            words = Words(language_in(arguments))
            code = super().main(arguments, NAME, complete_var, standalone_mode=False, obj=words, **extra)
            sys.exit(code if isinstance(code, int) else 0)
        except click.UsageError as error:
            called = error.ctx.command_path if error.ctx is not None else NAME
            _complain(words, self.usage_text(error, words))
            click.echo(words("cli-usage-hint", command=f"{called} --help"), err=True)
            sys.exit(2)
        except Failure as failure:
            _complain(words, words.say(failure.text))
        except Refused as refused:
            _complain(words, words("cli-refused", rule=refused.rule, reason=words.say(refused.text())))
        except BadInput as bad:
            _complain(words, words.say(bad.text()))
        except OSError as error:
            problem = error.strerror or str(error)
            if error.filename:
                _complain(words, words("cli-file-trouble", file=str(error.filename), problem=problem))
            else:
                _complain(words, words("cli-trouble", problem=problem))
        except click.Abort:
            click.echo(err=True)
            sys.exit(INTERRUPTED)
        sys.exit(1)

    def usage_text(self, error: click.UsageError, words: Words) -> str:
        """Return what is wrong with a call, in words."""
        if isinstance(error, Misuse):
            return words.say(error.text)
        if isinstance(error, click.NoSuchOption):
            return words("cli-usage-no-such-option", option=error.option_name)
        if isinstance(error, click.MissingParameter):
            return words("cli-usage-missing", name=_name_of(error.param, error.ctx))
        if isinstance(error, click.BadOptionUsage):
            params = [param for command in (self, *self.commands.values()) for param in command.params]
            flag = any(isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts for param in params)
            return words("cli-usage-no-value" if flag else "cli-usage-value-missing", option=error.option_name)
        return error.format_message()


def _complain(words: Words, message: str) -> None:
    click.echo(words("cli-error", message=message), err=True)


def _name_of(param: click.Parameter | None, ctx: click.Context | None = None) -> str:
    if param is None:
        return ""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    ctx = ctx or click.get_current_context(silent=True)
    return param.make_metavar(ctx) if ctx else str(param.name)


def _with_language(params: list[click.Parameter]) -> list[click.Parameter]:
    """Return parameters with `--lang` before `--help`."""
    return [*params[:-1], LANGUAGE_OPTION, *params[-1:]]


def _spoken_help(option: click.Option | None, ctx: click.Context) -> click.Option | None:
    if option is not None:
        option.help = words_of(ctx)("cli-option-help")
    return option


def _format_usage(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    words = words_of(ctx)
    pieces = [f"[{words('cli-metavar-options')}]"]
    for param in command.get_params(ctx):
        pieces += param.get_usage_pieces(ctx)
    if isinstance(command, click.Group):
        pieces.append(words("cli-metavar-command"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words("cli-heading-usage") + " ")


def _format_text(text: str, formatter: click.HelpFormatter) -> None:
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def _format_options(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    records = [record for param in command.get_params(ctx) if isinstance(param, click.Option) and (record := param.get_help_record(ctx))]
    with formatter.section(words_of(ctx)("cli-heading-options")):
        formatter.write_dl(records)
