"""What can be checked of the client without a browser: generated types, tokens, contrast."""

from __future__ import annotations

import importlib.util
import re
import sys
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
TOKENS = (ROOT / "client" / "src" / "tokens.css").read_text(encoding="utf-8")
KINDS = ["castle", "city", "inn", "agriculture", "quarry", "village", "monastery", "wagon"]


def script(name: str) -> ModuleType:
    """Load a script of the project."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("file", ["view.d.ts", "components.ts"])
def test_the_client_knows_views_as_the_engine_makes_them(file: str) -> None:
    view_types = script("view_types")
    written = (view_types.FOLDER / file).read_text(encoding="utf-8")
    assert written == view_types.FILES[file](), "run: .venv/bin/python scripts/view_types.py"


def test_the_client_is_not_built_again_while_nothing_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    build_client = script("build_client")
    monkeypatch.setattr(build_client, "is_built", lambda: True)
    monkeypatch.setattr(build_client, "run", lambda *_: pytest.fail("nothing is to be run"))
    assert build_client.build() is False


@pytest.mark.slow
@pytest.mark.parametrize("task", ["check", "test"])
def test_the_client_passes_its_own_checks(task: str) -> None:
    build_client = script("build_client")
    command, environment = build_client.npm()
    build_client.packages(command, environment)
    build_client.run([*command, "run", "--silent", task], environment)


def values(block: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+):\s*([^;]+);", block))


def themes() -> dict[str, dict[str, str]]:
    light = TOKENS.split(":root {", 1)[1].split("\n}", 1)[0]
    dark = TOKENS.split(':root[data-theme="dark"] {', 1)[1].split("\n}", 1)[0]
    return {"light": values(light), "dark": {**values(light), **values(dark)}}


def test_the_dark_theme_is_the_same_by_choice_and_by_system() -> None:
    chosen = TOKENS.split(':root[data-theme="dark"] {', 1)[1].split("\n}", 1)[0]
    by_system = TOKENS.split(":root:not([data-theme]) {", 1)[1].split("\n  }", 1)[0]
    assert values(chosen) == values(by_system)


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


PAIRS = [
    *(pair for kind in KINDS for pair in ((f"--k-{kind}-ink", f"--k-{kind}"), (f"--k-{kind}-deep", f"--k-{kind}-tint"))),
    *product(("--ink", "--ink-2", "--ink-3"), ("--bg", "--surface", "--raised")),
    ("--on-accent", "--accent"),
    ("--accent", "--accent-soft"),
    ("--green", "--green-soft"),
    ("--red", "--red-soft"),
    ("--illegal", "--surface"),
    *((f"--chart-{number}-ink", f"--chart-{number}") for number in range(1, 7)),
    *(("--on-player", f"--p{number}") for number in range(1, 5)),
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("pair", PAIRS, ids="-on".join)
def test_text_stands_out_from_what_is_behind_it(theme: str, pair: tuple[str, str]) -> None:
    tokens = themes()[theme]
    assert contrast(tokens[pair[0]], tokens[pair[1]]) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("behind", ["--bg", "--surface", "--raised"])
def test_the_edge_of_a_control_can_be_seen(theme: str, behind: str) -> None:
    tokens = themes()[theme]
    assert contrast(tokens["--line-strong"], tokens[behind]) >= 3
