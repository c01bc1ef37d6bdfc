"""The rules of the house that no linter knows."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parent.parent
SETTINGS = (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def kept_files() -> list[Path]:
    """Return the files that are under version control, or will be."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def sources() -> list[Path]:
    return [path for folder in ("src", "tests", "scripts", "bench") for path in sorted((ROOT / folder).rglob("*.py"))] + [ROOT / "setup.py"]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# The patterns are written so that this file does not contain what it looks for.
@pytest.mark.parametrize(
    "pattern",
    [
        rb"(?<![\w.~/*}])/(?:work|root|home|Users)/\w",
        rb"\.\./share[d]\b",
        rb"(?:pypi|pythonhosted|npmjs|crates)\.(?:org|com|io)\b",
        rb"<{7} |>{7} ",
    ],
    ids=["a path of one machine", "a path outside the repository", "the host of a package registry", "a merge conflict"],
)
def test_no_file_contains(pattern: bytes) -> None:
    guilty = [name_of(path) for path in kept_files() if re.search(pattern, path.read_bytes())]
    assert not guilty


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ast.get_docstring(ast.parse(text)) or (path.name == "__init__.py" and not text.strip())


@pytest.mark.parametrize("path", [path for path in sources() if "src" in path.parts], ids=name_of)
def test_names_come_from_the_table_and_not_from_the_workshop(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = [path.stem, *(node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef))]
    for name in names:
        if name == "data_received":  # asyncio's own name
            continue
        words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}
        assert not words & {"data", "manager", "helper", "helpers", "util", "utils", "process"}, name


def test_the_licence_is_apache_2() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert tomllib.loads(SETTINGS)["project"]["license"] == "Apache-2.0"


def test_the_package_is_typed_and_has_a_version() -> None:
    assert (Path(signoria.__file__).parent / "py.typed").exists()
    assert re.fullmatch(r"\d+\.\d+\.\d+", signoria.__version__)


def test_the_compiler_and_the_type_checker_are_one_version() -> None:
    settings = tomllib.loads(SETTINGS)
    required = settings["build-system"]["requires"], settings["project"]["optional-dependencies"]["dev"]
    pins = [[line for line in lines if line.startswith("mypy[")] for lines in required]
    assert pins[0] == pins[1]
    assert "==" in pins[0][0]


def test_every_ignored_lint_rule_carries_its_reason() -> None:
    ignored = re.findall(r'^    "[A-Z]+\d+", *(.*)$', SETTINGS, re.MULTILINE)
    assert ignored
    assert all(reason.startswith("# ") for reason in ignored)


def test_ci_runs_everything() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o100
    assert "make test" in script.read_text(encoding="utf-8")
