"""Every language says everything: no text is missing, none is left over, all are well formed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from signoria.game import BadInput, JsonObject, Text
from signoria.games import game_named
from signoria.tuscany.kinds import BONUS_NAMES, COLOUR_NAMES, FARM_LETTERS, REWARD_NAMES
from signoria.tuscany.position import STEP_NAMES
from signoria.words import ENGLISH, Words, bundle, languages, preferred_language

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "signoria").rglob("*.py"))
CLIENT = sorted(path for end in ("ts", "svelte") for path in (ROOT / "client" / "src").rglob(f"*.{end}"))
CATALOGUES = sorted(path.name for path in (ROOT / "src" / "signoria" / "words" / ENGLISH).glob("*.ftl"))

KEY = re.compile(r"[a-zA-Z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)+")
"""What a key looks like: words joined by hyphens."""
HOLE = "[A-Za-z0-9_-]+"

# Texts that are found by the number of a rule or by the name of a thing in a game, wherever that stands.
LOOKED_UP_BY_NAME = {"rules-tuscany.ftl", "rules-virtu.ftl", "glossary-tuscany.ftl", "glossary-virtu.ftl"}

# Keys that are built from parts in the code, with all the parts. What is missing here is only known to be one of those that exist.
BUILT = {
    "tuscany-prompt-{}": [name for name in STEP_NAMES if name != "assemble"],
    "tuscany-wait-{}": [name for name in STEP_NAMES if name not in {"assemble", "over"}],
    "tuscany-kind-{}": [*COLOUR_NAMES, "hex"],
    "tuscany-farm-{}": list(FARM_LETTERS),
    "tuscany-bonus-{}": BONUS_NAMES,
    "tuscany-yield-{}": REWARD_NAMES,
    "cli-verify-{}": ["fair", "fork", "seed", "known", "open"],
    "cli-engine-{}": ["compiled", "interpreted"],
    "cli-engine-why-{}": ["fresh", "asked", "absent", "foreign", "stale"],
}


class Message(NamedTuple):
    """A text of a catalogue: where it stands, and what it asks for."""

    file: str
    parts: dict[str, frozenset[str]]
    """The variables of the text itself ("") and of each attribute."""
    refers_to: frozenset[str]


def walk(node: fluent.BaseNode) -> Iterator[fluent.BaseNode]:
    yield node
    for value in vars(node).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, fluent.BaseNode):
                yield from walk(inner)


def variables(pattern: fluent.BaseNode) -> frozenset[str]:
    return frozenset(node.id.name for node in walk(pattern) if isinstance(node, fluent.VariableReference))


def entries(language: str, file: str) -> list[fluent.EntryType]:
    path = ROOT / "src" / "signoria" / "words" / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []


@cache
def catalogue(language: str) -> dict[str, Message]:
    """Return all messages of a language."""
    found: dict[str, Message] = {}
    for file in CATALOGUES:
        for entry in entries(language, file):
            if isinstance(entry, fluent.Message):
                parts = {} if entry.value is None else {"": variables(entry.value)}
                parts |= {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
                references = frozenset(node.id.name for node in walk(entry) if isinstance(node, fluent.MessageReference))
                found[entry.id.name] = Message(file, parts, references)
    return found


# The catalogues among themselves


def test_every_language_has_the_same_catalogues() -> None:
    assert CATALOGUES
    for language in languages():
        assert sorted(path.name for path in (ROOT / "src" / "signoria" / "words" / language).glob("*.ftl")) == CATALOGUES, language


@pytest.mark.parametrize("file", CATALOGUES)
@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_well_formed(language: str, file: str) -> None:
    found = entries(language, file)
    assert not [entry.content for entry in found if isinstance(entry, fluent.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, fluent.Message | fluent.Term)]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    elsewhere = {
        entry.id.name for other in CATALOGUES if other != file for entry in entries(language, other) if isinstance(entry, fluent.Message)
    }
    assert not set(names) & elsewhere, "a text stands in one catalogue only"


@pytest.mark.parametrize("file", CATALOGUES)
@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
def test_a_language_has_the_same_texts_with_the_same_parts_and_variables(language: str, file: str) -> None:
    english = {name: message.parts for name, message in catalogue(ENGLISH).items() if message.file == file}
    other = {name: message.parts for name, message in catalogue(language).items() if message.file == file}
    assert sorted(other) == sorted(english)
    assert other == english


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 22])
@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said_with_every_kind_of_number(language: str, number: int) -> None:
    messages = bundle(language)
    for name, message in catalogue(language).items():
        for part, needed in message.parts.items():
            found = messages.get_message(name)
            pattern = found.attributes[part] if part else found.value
            assert pattern is not None
            text, errors = messages.format_pattern(pattern, dict.fromkeys(needed, number))
            assert not errors, f"{name}.{part}: {errors}"
            assert isinstance(text, str) and text.strip(), f"{name}.{part}"
            assert "{" not in text, f"{name}.{part}: {text}"


# The catalogues and the code


class Spoken(NamedTuple):
    """What a file may say: whole strings, and patterns of strings that are built from parts."""

    strings: dict[str, int]
    patterns: dict[str, int]
    own: set[str]
    """Keys of events that tell the player they are about more than others."""


def unspoken(tree: ast.AST) -> set[int]:
    """Return the strings that are no values: docstrings."""
    return {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    }


@cache
def spoken(path: Path) -> Spoken:
    """Return what a Python file may say."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = Spoken({}, {}, set())
    skipped = unspoken(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            found.strings[node.value] = node.lineno
        elif isinstance(node, ast.JoinedStr):
            pattern_of([fixed(part) for part in node.values], node.lineno, found)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            pattern_of([fixed(part) for part in (node.left, node.right)], node.lineno, found)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in {"tell", "Event"}:
            key = fixed(node.args[0]) if len(node.args) == 4 and ast.unparse(node.args[3]) != "{}" else None
            if key is not None:
                found.own.add(f"{key}-own")
    return found


def fixed(part: ast.expr) -> str | None:
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None


def pattern_of(parts: list[str | None], line: int, found: Spoken) -> None:
    """Note a string with holes (None), or the keys in it after an @, if what is fixed of it says enough."""
    whole = "".join("\0" if part is None else part for part in parts)
    for string in re.findall(r"@([A-Za-z0-9_\0.-]+)", whole) if "@" in whole else [whole]:
        if len(string.replace("\0", "")) >= 5:
            found.patterns[re.escape(string).replace(re.escape("\0"), HOLE)] = line


@cache
def spoken_by_client(path: Path) -> Spoken:
    """Return what a file of the client may say. Read as text: the quotes are enough."""
    text = path.read_text(encoding="utf-8")
    found = Spoken({}, {}, set())
    for number, line in enumerate(text.splitlines(), 1):
        for match in re.finditer(r"'([^'\\]*)'|\"([^\"\\]*)\"", line):
            found.strings[match[1] or match[2] or ""] = number
    for match in re.finditer(r"`([^`\\]*)`", text):
        pattern_of([None if part.startswith("${") else part for part in re.split(r"(\$\{[^}]*\})", match[1])], 0, found)
    return found


@cache
def everything_spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return all keys the program may say, and the patterns of those it builds."""
    strings: set[str] = set()
    patterns: set[str] = set()
    for found in [*(spoken(path) for path in SOURCES), *(spoken_by_client(path) for path in CLIENT)]:
        strings |= {part for string in found.strings for part in re.findall(r"@([A-Za-z][A-Za-z0-9_-]*)", string)}
        strings |= set(found.strings) | found.own
        patterns |= set(found.patterns)
    for message in catalogue(ENGLISH).values():
        strings |= message.refers_to
    return frozenset(strings), tuple(re.compile(pattern) for pattern in sorted(patterns))


def is_spoken(key: str) -> bool:
    strings, patterns = everything_spoken()
    return key in strings or any(pattern.fullmatch(key) for pattern in patterns)


@pytest.mark.parametrize("file", [file for file in CATALOGUES if file not in LOOKED_UP_BY_NAME])
def test_no_text_is_left_over(file: str) -> None:
    left_over = []
    for name, message in catalogue(ENGLISH).items():
        if message.file == file:
            for part in message.parts:
                key = f"{name}.{part}" if part else name
                if not is_spoken(key) and not (part and is_spoken(name) and is_added(part)):
                    left_over.append(key)
    assert not left_over


@cache
def is_added(attribute: str) -> bool:
    """Return whether the code somewhere puts a dot and the name of an attribute after a key."""
    return any(f".{attribute}" in path.read_text(encoding="utf-8") for path in [*SOURCES, *CLIENT])


def beginnings() -> set[str]:
    """Return how keys begin: the first word of those there are, where only keys begin so."""
    return {name.split("-")[0] for name, message in catalogue(ENGLISH).items() if message.file not in LOOKED_UP_BY_NAME}


# Words with which keys begin, but other strings as well: there only the places where a key must stand are looked at.
ORDINARY = {"no", "bad", "record", "unknown", "undo", "component", "bot"}


@pytest.mark.parametrize("path", [*SOURCES, *CLIENT], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_text_is_missing(path: Path) -> None:
    known = catalogue(ENGLISH)
    found = spoken(path) if path.suffix == ".py" else spoken_by_client(path)
    missing = []
    for string, line in found.strings.items():
        keys = [
            key for key in re.findall(r"@([a-z][A-Za-z0-9-]*[A-Za-z0-9])(?![A-Za-z0-9_-])", string) if key.split("-")[0] in beginnings()
        ]
        if KEY.fullmatch(string.split(".")[0]) and string.split("-")[0] in beginnings() - ORDINARY:
            keys.append(string)
        missing += [f"{path.name}:{line}: {key}" for key in keys if not exists(key)]
    missing += [f"{path.name}: {key}" for key in found.own if key not in known]
    for pattern, line in found.patterns.items():
        begins = pattern.replace("\\", "").split("-")[0]
        if begins in beginnings() - ORDINARY and not any(re.fullmatch(f"{pattern}", name) for name in all_names()):
            missing.append(f"{path.name}:{line}: nothing is named {pattern}")
    assert not missing


def exists(key: str) -> bool:
    name, _, part = key.partition(".")
    message = catalogue(ENGLISH).get(name)
    return message is not None and part in message.parts


@cache
def all_names() -> frozenset[str]:
    return frozenset(
        name if not part else f"{name}.{part}" for name, message in catalogue(ENGLISH).items() for part in ["", *message.parts]
    )


def key_places(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the keys that stand where only a key can stand: in a refusal, an error, an event, a text."""
    for node in ast.walk(tree):
        where: ast.expr | None = None
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            number = {"BadInput": 0, "BotFailed": 0, "_fail": 0, "tell": 0, "Refused": 1, "refuse": 1, "words": 0}.get(name)
            if number is not None and number < len(node.args):
                where = node.args[number]
        elif isinstance(node, ast.Dict):
            where = next((value for key, value in zip(node.keys, node.values, strict=True) if getattr(key, "value", None) == "key"), None)
        for choice in [where.body, where.orelse] if isinstance(where, ast.IfExp) else [where]:
            if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                yield choice.value, choice.lineno


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_whatever_is_refused_or_told_has_words(path: Path) -> None:
    missing = [
        f"{path.name}:{line}: {key}"
        for key, line in key_places(ast.parse(path.read_text(encoding="utf-8")))
        if KEY.fullmatch(key.split(".")[0]) and not exists(key)
    ]
    assert not missing


@pytest.mark.parametrize("pattern", BUILT)
def test_keys_built_from_parts_exist_for_every_part(pattern: str) -> None:
    for part in BUILT[pattern]:
        assert pattern.format(part) in catalogue(ENGLISH), pattern.format(part)


def test_the_tables_above_speak_of_what_there_is() -> None:
    assert set(CATALOGUES) >= LOOKED_UP_BY_NAME
    for pattern in BUILT:
        strings, patterns = everything_spoken()
        assert any(found.fullmatch(pattern.format("x")) for found in patterns) or pattern.format("x") in strings, pattern


# Saying something


def test_a_language_is_chosen_by_the_environment() -> None:
    assert preferred_language({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert preferred_language({"LANG": "pl_PL.UTF-8", "SIGNORIA_LANG": "ru"}) == "ru"
    assert preferred_language({"LANG": "C"}) == ENGLISH
    assert preferred_language({"LC_ALL": "xx", "LC_MESSAGES": "de_AT", "LANG": "pl"}) == "de"
    assert preferred_language({}) == ENGLISH


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown-language"):
        Words("xx")


def test_a_key_without_words_is_shown_as_it_is() -> None:
    assert Words("de")("no-such-text-anywhere") == "no-such-text-anywhere"
    assert Words("de")("unknown-game.no-such-part") == "unknown-game.no-such-part"


def test_words_inside_words_are_looked_up() -> None:
    words = Words(ENGLISH, ["Ann"], game_named("tuscany"))
    inner: Text = {"key": "tuscany-refuse-space-apart", "args": {"space": "g3"}}
    args: JsonObject = {"line": 9, "rule": "T6.2", "problem": {"key": inner["key"], "args": inner["args"]}}
    said = words.say({"key": "record-line-rule", "args": args})
    assert words.say(inner) in said
    assert "T6.2" in said


@pytest.mark.parametrize("language", languages())
def test_a_seat_is_called_by_its_name(language: str) -> None:
    words = Words(language, ["Ann", "Bo"], game_named("tuscany"))
    assert "Bo" in words.say({"key": "tuscany-refuse-not-your-turn", "args": {"seat": 1}})


@pytest.mark.parametrize("language", languages())
def test_what_a_game_logs_is_said_in_words(language: str) -> None:
    """A whole game with everything that happens in it: no key, no notation for tiles and no hole is left in the log."""
    from scripts.golden import FOLDER, replayed
    from signoria.record import Record

    record = Record.parse((FOLDER / "tuscany" / "yield-reshuffle.txt").read_text(encoding="utf-8"))
    words = Words(language, record.names, record.game)
    for step in replayed(record).steps:
        for event in step.events:
            for viewer in (None, step.seat):
                said = words.say(event.seen_by(viewer))
                assert not re.search(r"tuscany-|[@{}$]", said), said
                assert said != event.key
