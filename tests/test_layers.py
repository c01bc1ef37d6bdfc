"""Modules import only what lies below them. Read from the import statements, so that imports inside functions count too."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "signoria"
MODULES = sorted(PACKAGE.rglob("*.py"))

GAMES = {"tuscany", "virtu"}
CONTRACT = {"ints", "bits", "chance", "game"}
ENGINE = CONTRACT | GAMES

# For each module or package right under `signoria`, what else under `signoria` it may import. A new one gets its place here.
MAY_IMPORT = {
    "__init__": {"engine_form"},
    "engine_form": set[str](),
    "ints": set[str](),
    "bits": {"ints"},
    "chance": {"ints", "bits"},
    "game": {"ints", "bits", "chance"},
    "tuscany": CONTRACT,
    "virtu": CONTRACT,
    "games": CONTRACT | GAMES,
    "record": CONTRACT | {"games"},
    "cluster": CONTRACT,
    "processes": CONTRACT,
    "words": CONTRACT | {"games"},
    "bots": CONTRACT | {"games", "record", "processes"},
    "arena": CONTRACT | {"cluster", "games", "record", "words", "bots", "processes"},
    "lab": CONTRACT | {"cluster", "games", "record", "words", "bots", "processes"},
    "protocol": CONTRACT | {"engine_form", "games", "record", "words", "bots"},
    "server": CONTRACT | {"engine_form", "games", "record", "words", "bots", "arena", "lab", "processes"},
    "cli": CONTRACT | {"engine_form", "games", "record", "words", "bots", "arena", "lab", "cluster", "processes", "protocol", "server"},
}

# A state holds no generator, clock or connection to the world outside.
NOT_IN_THE_ENGINE = {"asyncio", "datetime", "multiprocessing", "random", "secrets", "socket", "subprocess", "threading", "time", "urllib"}


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def game_of(path: Path) -> str | None:
    """Return the game a module belongs to: the one its path names, as in `bots/tuscany/` or `bots/tuscany_greedy.py`."""
    for part in path.relative_to(PACKAGE).with_suffix("").parts:
        if part.split("_")[0] in GAMES:
            return part.split("_")[0]
    return None


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Yield every module that is imported, with its line. What only the type checker sees counts only inside this package."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = ["signoria", *path.relative_to(PACKAGE).parent.parts]
    for_types = {
        id(node)
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test).endswith("TYPE_CHECKING")
        for statement in block.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join([*package[: len(package) - node.level + 1], node.module or ""]).strip(".") if node.level else node.module or ""
            found = [f"{base}.{alias.name}" for alias in node.names] if base == "signoria" else [base]
        for name in found:
            if id(node) not in for_types or name.split(".")[0] == "signoria":
                yield name, getattr(node, "lineno", 0)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    layer = layer_of(path)
    assert layer in MAY_IMPORT, f"give `{layer}` its place in MAY_IMPORT"
    allowed = MAY_IMPORT[layer] | {layer} | ({game_of(path)} if layer not in CONTRACT else set())
    for name, line in imports(path):
        parts = name.split(".")
        if parts[0] == "signoria" and len(parts) > 1 and parts[1] != "__version__":
            assert parts[1] in allowed, f"line {line}: {layer} may not import {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if layer_of(path) in ENGINE], ids=name_of)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    for name, line in imports(path):
        top = name.split(".")[0]
        assert top == "signoria" or top in sys.stdlib_module_names, f"line {line}: {name} is not in the standard library"
        assert top not in NOT_IN_THE_ENGINE, f"line {line}: the engine has no use for {name}"


@pytest.mark.parametrize("path", [path for path in MODULES if game_of(path) is None and layer_of(path) != "games"], ids=name_of)
def test_only_a_games_own_folders_and_the_registration_name_it(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        words: list[str] = []
        if isinstance(node, ast.Name):
            words = node.id.split("_")
        elif isinstance(node, ast.Attribute):
            words = node.attr.split("_")
        elif isinstance(node, ast.Import | ast.ImportFrom):
            words = ast.unparse(node).replace(".", " ").replace(",", " ").split()
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            # A whole string that is a game's name is code; a sentence that mentions a game is an example for a reader.
            words = [node.value]
        named = GAMES & {word.lower() for word in words}
        assert not named, f"line {getattr(node, 'lineno', 0)} names {', '.join(named)}"
