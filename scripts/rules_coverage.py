"""Write docs/rules-coverage.md: for every rule of every game the tests that name it.

    .venv/bin/python scripts/rules_coverage.py           # write the page
    .venv/bin/python scripts/rules_coverage.py --check   # only say whether it is up to date

Rules are the messages of the English catalogue (`T6-3` is rule T6.3). A test names its rules with `@pytest.mark.rule("T6.3")`. Tests are
read and not run: the page depends on nothing but the files.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules-coverage.md"
CATALOGUE = ROOT / "src" / "signoria" / "words" / "en"
RULE = re.compile(r"^([A-Z]\d+)-(\d+) = ?", re.MULTILINE)
TITLES = {"tuscany": "The Castles of Tuscany", "virtu": "Virtù"}


class Named(NamedTuple):
    """A test and the rules it names."""

    file: str
    test: str
    rules: tuple[str, ...]


def games() -> list[str]:
    """Return the games that have rules in the catalogue."""
    return sorted(path.stem.removeprefix("rules-") for path in CATALOGUE.glob("rules-*.ftl"))


def rules(game: str) -> list[str]:
    """Return the ids of a game's rules, in the order of the catalogue."""
    text = (CATALOGUE / f"rules-{game}.ftl").read_text(encoding="utf-8")
    return [f"{section}.{number}" for section, number in RULE.findall(text)]


def tests(game: str) -> list[Named]:
    """Return the tests of a game that name rules, file by file in the order in which they stand there."""
    found: list[Named] = []
    for path in sorted((ROOT / "tests" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                named = tuple(rule for decorator in node.decorator_list for rule in _named(decorator))
                if named:
                    found.append(Named(path.relative_to(ROOT).as_posix(), node.name, named))
    return found


def _named(decorator: ast.expr) -> Iterator[str]:
    """Yield the rules a decorator names: those of `pytest.mark.rule`, also on the parameters of a test."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise TypeError(f"line {node.lineno}: a rule is named by its id in quotes")
                yield argument.value


def unknown(game: str) -> list[str]:
    """Return the rules that tests of a game name and that do not exist."""
    return sorted({rule for test in tests(game) for rule in test.rules} - set(rules(game)))


def untested(game: str) -> list[str]:
    """Return the rules of a game that no test names."""
    named = {rule for test in tests(game) for rule in test.rules}
    return [rule for rule in rules(game) if rule not in named]


def page() -> str:
    """Return the page."""
    lines = [
        "# Which test covers a rule",
        "",
        "Written by `scripts/rules_coverage.py`; do not edit. `signoria rules T6.3` prints the text of a rule.",
    ]
    for game in games():
        named = tests(game)
        if not named:
            continue
        lines += ["", f"## {TITLES.get(game, game)}", "", f"{len(rules(game))} rules, {len(named)} tests that name them.", ""]
        lines += ["| rule | tests |", "| --- | --- |"]
        for rule in rules(game):
            cells = [f"[{words(test.test)}](../{test.file})" for test in named if rule in test.rules]
            lines.append(f"| {rule} | {'<br>'.join(cells) or '**none**'} |")
    return "\n".join(lines) + "\n"


def words(test: str) -> str:
    """Return the name of a test as a sentence."""
    return test.removeprefix("test_").replace("_", " ")


def main() -> None:
    """Write the page, or check it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; end with 1 if the page is not up to date")
    made = page()
    if not parser.parse_args().check:
        PAGE.write_text(made, encoding="utf-8")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != made:
        sys.exit("docs/rules-coverage.md is not up to date: run .venv/bin/python scripts/rules_coverage.py")


if __name__ == "__main__":
    main()
