"""Choose between the compiled and the interpreted engine, and tell which one runs.

The engine is one source. When the package is built and a C compiler is at hand, the modules that open with the line `# compiled` are
compiled too, and the build writes a manifest: the hash of every engine source it saw and the files it made. `choose` runs before any engine
module is imported. It takes the compiled files only if the sources are still the ones in the manifest and none of the files is missing.
Compiled modules know each other's insides and copy constants out of the other engine modules, so there is no half: either all of them
are compiled or none is.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

MARKER: Final = "# compiled"
"""The first line of a module that wants to be compiled."""

MANIFEST: Final = "signoria/_compiled.json"
"""Where the build says what it compiled. This path, like all others here, is relative to the folder that holds the package."""

STALE: Final = "signoria: the compiled engine is out of date, using the interpreted one; run make install"

_NEVER: Final = ("signoria/ints.py", "signoria/game.py")


class Form(NamedTuple):
    """Which form of the engine runs, and why.

    Compiled: "fresh" (it fits the sources). Interpreted: "asked" (SIGNORIA_PURE is set), "absent" (nothing was compiled), "foreign"
    (compiled for another Python) or "stale" (compiled from other sources).
    """

    name: Literal["compiled", "interpreted"]
    why: Literal["fresh", "asked", "absent", "foreign", "stale"]


def sources(home: Path) -> dict[str, str]:
    """Return the path of every engine source under `home` with the hash of what is in it.

    The engine is the contract, every module that opens with the marker, and whatever lies in a package with such a module.
    """
    packages = [[home / name for name in _NEVER], [path for path in sorted((home / "signoria").glob("*.py")) if _is_marked(path)]]
    for folder in sorted(path for path in (home / "signoria").iterdir() if path.is_dir()):
        modules = sorted(folder.rglob("*.py"))
        if any(_is_marked(module) for module in modules):
            packages.append(modules)
    return {path.relative_to(home).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for modules in packages for path in modules}


def _is_marked(module: Path) -> bool:
    with module.open(encoding="utf-8") as source:
        return source.readline().rstrip() == MARKER


def marked(home: Path) -> list[str]:
    """Return the paths of the engine sources that open with the marker, in order. `ints` and `game` never count."""
    return [name for name in sources(home) if name not in _NEVER and _is_marked(home / name)]


def judge(home: Path) -> Form:
    """Compare the compiled files under `home` with the sources beside them."""
    try:
        manifest = json.loads((home / MANIFEST).read_text(encoding="utf-8"))
        compiled_from, files, suffix = manifest["sources"], manifest["files"], manifest["suffix"]
    except FileNotFoundError:
        # Compiled files without a manifest are left over from a build that did not finish.
        left_over = any((home / name).with_suffix(end).exists() for name in sources(home) for end in EXTENSION_SUFFIXES)
        return Form("interpreted", "stale" if left_over else "absent")
    except (ValueError, KeyError, TypeError):
        return Form("interpreted", "stale")
    if not files:
        return Form("interpreted", "absent")
    if suffix not in EXTENSION_SUFFIXES:
        return Form("interpreted", "foreign")
    if compiled_from != sources(home) or not all((home / name).exists() for name in files):
        return Form("interpreted", "stale")
    return Form("compiled", "fresh")


class SourcesOnly(MetaPathFinder):
    """Find the modules of this package as sources, past any compiled file that lies beside them."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith("signoria."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


_chosen: Form | None = None


def choose() -> Form:
    """Decide which form this process runs, once. Called when `signoria` is imported, before any engine module is."""
    global _chosen  # noqa: PLW0603 - one choice for the whole process
    if _chosen is None:
        if os.environ.get("SIGNORIA_PURE", "0") not in {"", "0"}:
            _chosen = Form("interpreted", "asked")
        else:
            _chosen = judge(Path(__file__).parent.parent)
        if _chosen.name == "interpreted":
            sys.meta_path.insert(0, SourcesOnly())
        if _chosen.why == "stale":
            print(STALE, file=sys.stderr)
    return _chosen


def form() -> Form:
    """Return which form of the engine runs in this process, and why."""
    return choose()
