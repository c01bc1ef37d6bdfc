"""The compiled engine runs when it fits its sources, and never otherwise. Tried for real, on a small copy of the package."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

import pytest

from signoria import engine_form

ROOT = Path(__file__).parent.parent
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# One worker builds the copy for all of these.
pytestmark = pytest.mark.xdist_group("engine_form")

LOOK = """
import json
from signoria import engine_form
from signoria.chance import Dice
from signoria.tuscany import twice
from signoria.virtu import thrice
dice = Dice("form")
files = [__import__("sys").modules["signoria." + name].__file__ for name in ("chance", "tuscany.twice", "virtu.thrice")]
print(json.dumps([[*engine_form.form()], files, [dice.number(1000) for _ in range(20)], twice.twice(21) + thrice.thrice(1)]))
"""
TWICE = '"""Double."""\n\nfrom signoria.ints import i64\n\n\ndef twice(n: i64) -> i64:\n    """Return twice n."""\n    return n + n\n'


class Seen(NamedTuple):
    """What a process that imports the copy reports."""

    form: list[str]
    compiled: list[bool]
    """Whether chance, the first and the second game came from a compiled file."""
    played: list[object]
    said: str


def look(home: Path, **changed: str) -> Seen:
    """Import the copy under `home` in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "SIGNORIA_PURE"} | {"PYTHONPATH": str(home)} | changed
    done = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True)
    form, files, *played = json.loads(done.stdout)
    assert all(file.startswith(str(home)) for file in files)
    return Seen(form, [file.endswith(SUFFIX) for file in files], played, done.stderr)


def copy_build_files(folder: Path) -> None:
    """Copy what a build needs besides the package."""
    (folder / "scripts").mkdir()
    for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md", "scripts/build_client.py"):
        shutil.copy(ROOT / name, folder / name)


def make_copy(folder: Path) -> Path:
    """Copy the sources that a build needs, with two small games in place of the real ones: only the first wants to be compiled."""
    package = folder / "src" / "signoria"
    package.mkdir(parents=True)
    copy_build_files(folder)
    for source in (ROOT / "src" / "signoria").glob("*.py"):
        shutil.copy(source, package)
    for game, module, text in (("tuscany", "twice", f"# compiled\n{TWICE}"), ("virtu", "thrice", TWICE.replace("twice", "thrice"))):
        (package / game).mkdir()
        (package / game / "__init__.py").touch()
        (package / game / f"{module}.py").write_text(text, encoding="utf-8")
    return folder


def build(folder: Path, **changed: str) -> str:
    """Build the engine in place and return what was said."""
    environment = {key: value for key, value in os.environ.items() if key != "SIGNORIA_PURE"} | changed
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with a compiled engine."""
    folder = make_copy(tmp_path_factory.mktemp("built"))
    if "no working C compiler" in build(folder):
        pytest.skip("no C compiler")
    return folder / "src"


@pytest.fixture
def home(built: Path, tmp_path: Path) -> Path:
    """Return a copy of the built copy that may be damaged."""
    return Path(shutil.copytree(built, tmp_path / "src"))


def test_a_fresh_compiled_engine_runs_and_plays_like_the_interpreted_one(built: Path) -> None:
    compiled, interpreted = look(built), look(built, SIGNORIA_PURE="1")
    assert compiled.form == ["compiled", "fresh"]
    assert compiled.compiled == [True, True, False]
    assert interpreted.form == ["interpreted", "asked"]
    assert interpreted.compiled == [False, False, False]
    assert compiled.played == interpreted.played
    assert compiled.said == interpreted.said == ""


@pytest.mark.parametrize("changed", ["chance.py", "game.py", "tuscany/twice.py", "tuscany/__init__.py"])
def test_a_changed_source_makes_the_compiled_engine_stale(home: Path, changed: str) -> None:
    source = home / "signoria" / changed
    source.write_text(source.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    seen = look(home)
    assert seen.form == ["interpreted", "stale"]
    assert seen.compiled == [False, False, False]
    assert seen.said.strip() == engine_form.STALE


def test_a_new_module_that_wants_to_be_compiled_makes_the_compiled_engine_stale(home: Path) -> None:
    source = home / "signoria" / "virtu" / "thrice.py"
    source.write_text("# compiled\n" + source.read_text(encoding="utf-8"), encoding="utf-8")
    assert look(home).form == ["interpreted", "stale"]


@pytest.mark.parametrize("lost", [f"signoria/tuscany/twice{SUFFIX}", f"signoria__mypyc{SUFFIX}", engine_form.MANIFEST])
def test_an_incomplete_build_is_stale(home: Path, lost: str) -> None:
    (home / lost).unlink()
    seen = look(home)
    assert seen.form == ["interpreted", "stale"]
    assert seen.compiled == [False, False, False]


def test_a_damaged_manifest_is_stale(home: Path) -> None:
    (home / engine_form.MANIFEST).write_text('{"sources": ', encoding="utf-8")
    assert look(home).form == ["interpreted", "stale"]


def test_files_compiled_for_another_python_are_left_alone(home: Path) -> None:
    manifest = home / engine_form.MANIFEST
    manifest.write_text(manifest.read_text(encoding="utf-8").replace(SUFFIX, ".cpython-39-other.so"), encoding="utf-8")
    seen = look(home)
    assert seen.form == ["interpreted", "foreign"]
    assert seen.said == ""


def test_a_package_that_was_never_compiled_is_interpreted(tmp_path: Path) -> None:
    seen = look(make_copy(tmp_path) / "src")
    assert seen.form == ["interpreted", "absent"]
    assert seen.said == ""


@pytest.mark.parametrize(
    ("changed", "reason"),
    [({"SIGNORIA_PURE": "1"}, "SIGNORIA_PURE is set"), ({"CC": "there-is-no-such-compiler"}, "no working C compiler")],
    ids=["asked", "no compiler"],
)
def test_the_build_goes_on_without_a_compiler_and_removes_what_is_stale(home: Path, changed: dict[str, str], reason: str) -> None:
    copy_build_files(home.parent)
    assert reason in build(home.parent, **changed)
    assert look(home).form == ["interpreted", "absent"]
    assert not list(home.rglob("*.so"))
