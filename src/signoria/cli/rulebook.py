"""The rules as they stand in the catalogues: contents, sections, single rules, and looking for a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.speech import Failure, Misuse
from signoria.games import PACKAGES
from signoria.words import ENGLISH, Words

MESSAGE = re.compile(r"^([A-Z]\d+(?:-\d+)?) *=", re.MULTILINE)
ID = re.compile(r"([A-Z])(\d+)(?:[.-](\d+))?")
FOUND = "bold reverse"


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """Return the ids of a game's rules in order: sections ("T6") and what is in them ("T6.3")."""
    catalogue = files("signoria").joinpath("words", ENGLISH, f"rules-{game}.ftl")
    return tuple(name.replace("-", ".") for name in MESSAGE.findall(catalogue.read_text("utf-8"))) if catalogue.is_file() else ()


def games_with_rules(game: str | None = None) -> list[str]:
    """Return the games whose rules are written; only the one asked for, if one is."""
    return [name for name in PACKAGES if game in (None, name) and rule_ids(name)]


def rule_words(words: Words, rule: str) -> str:
    """Return the words of a rule or the title of a section."""
    return words(rule.replace(".", "-"))


def example_words(words: Words, rule: str) -> str | None:
    """Return the example of a rule, if it has one."""
    key = rule.replace(".", "-") + ".example"
    example = words(key)
    return None if example == key else example


def spelled(text: str) -> str:
    """Return an id as the rules write it: "t6-3" is "T6.3". Raises `Misuse`."""
    match = ID.fullmatch(text.strip().upper())
    if match is None:
        raise Misuse("cli-rules-no-id", id=text)
    return match[1] + match[2] + (f".{match[3]}" if match[3] else "")


def contents(words: Words, game: str | None = None) -> RenderableType:
    """Draw the table of contents."""
    parts: list[RenderableType] = []
    for name in games_with_rules(game):
        sections = Table.grid(padding=(0, 2))
        for rule in rule_ids(name):
            if "." not in rule:
                sections.add_row(Line(rule, style="bold"), rule_words(words, rule))
        parts += [Line(words(f"{name}-title"), style="bold underline"), Padding(sections, (0, 0, 1, 2))]
    return Group(*parts, Line(words("cli-rules-more"), style="dim"))


def page(words: Words, text: str, game: str | None = None) -> RenderableType:
    """Draw a section or one rule. Raises `Failure` if there is none with this id."""
    rule = spelled(text)
    for name in games_with_rules(game):
        ids = rule_ids(name)
        if rule in ids:
            if "." in rule:
                return Group(_heading(words, rule.partition(".")[0]), _rules(words, [rule]))
            return Group(_heading(words, rule), _rules(words, [other for other in ids if other.startswith(rule + ".")]))
    raise Failure("cli-rules-unknown", id=rule)


def search(words: Words, wanted: str, game: str | None = None) -> RenderableType:
    """Draw all rules in which a word stands. Raises `Failure` if there is none."""
    parts: list[RenderableType] = []
    for name in games_with_rules(game):
        found = [rule for rule in rule_ids(name) if "." in rule and wanted.lower() in "\n".join(_whole(words, rule)).lower()]
        if found:
            parts += [Line(words(f"{name}-title"), style="bold underline"), _rules(words, found, wanted)]
    if not parts:
        raise Failure("cli-rules-not-found", word=wanted)
    return Group(*parts)


def _heading(words: Words, section: str) -> Line:
    return Line(f"{section}  {rule_words(words, section)}", style="bold underline")


def _whole(words: Words, rule: str) -> Iterator[str]:
    yield rule_words(words, rule)
    if example := example_words(words, rule):
        yield example


def _rules(words: Words, rules: list[str], wanted: str = "") -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for rule in rules:
        table.add_row(Line(rule, style="bold"), _marked(rule_words(words, rule), wanted))
        if example := example_words(words, rule):
            table.add_row("", _marked(words("cli-rules-example", text=example), wanted, "italic"))
    return table


def _marked(text: str, wanted: str, style: str = "") -> Line:
    line = Line(text, style=style)
    if wanted:
        line.highlight_regex(f"(?i){re.escape(wanted)}", FOUND)
    return line
