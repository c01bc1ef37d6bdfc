"""Build the package, compile the engine when a C compiler is at hand, and build the client that a wheel carries.

Everything that can be said without code is in pyproject.toml. Here: which modules are compiled, and the manifest that says from which
sources. Without a working C compiler, or with SIGNORIA_PURE=1, the package is built with the interpreted engine only. Where the machine has
no Node.js, the build asks for the wheel that brings one.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Setuptools brings its own distutils, which can only be imported after it.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.errors import CCompilerError  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

if TYPE_CHECKING:
    from types import ModuleType

ROOT = Path(__file__).resolve().parent
HOME = ROOT / "src"


def _module(file: Path) -> ModuleType:
    # The package itself must not be imported while it is being built.
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


engine_form = _module(HOME / "signoria" / "engine_form.py")
build_client = _module(ROOT / "scripts" / "build_client.py")


def compiler_works() -> bool:
    """Try whether C code that includes Python's headers can be compiled here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=headers)
        except CCompilerError:
            return False
    return True


def extensions(chosen: list[str]) -> list[Extension]:
    """Return the extension modules for the chosen sources; none if they cannot be built, and say so."""
    if os.environ.get("SIGNORIA_PURE", "0") not in {"", "0"}:
        print("signoria: SIGNORIA_PURE is set, the engine stays interpreted", file=sys.stderr)
        return []
    if not compiler_works():
        print("signoria: no working C compiler with Python's headers, the engine stays interpreted", file=sys.stderr)
        return []
    if not chosen:
        return []
    from mypyc.build import mypycify

    os.chdir(ROOT)
    built = mypycify([f"src/{name}" for name in chosen], opt_level="3", debug_level="0", separate=False, group_name="signoria")
    # With setuptools loaded, mypyc makes its extensions and not those of the old distutils.
    return cast("list[Extension]", built)


class BuildEngine(build_ext):
    """Compile the engine and write the manifest that `signoria.engine_form` checks."""

    def run(self) -> None:
        home = HOME if self.inplace or self.editable_mode else Path(self.build_lib)
        manifest = home / engine_form.MANIFEST
        # Until the new manifest is written, whatever lies here counts as out of date.
        manifest.unlink(missing_ok=True)
        for old in [*home.glob("signoria__mypyc.*"), *(home / "signoria").rglob("*" + sysconfig.get_config_var("EXT_SUFFIX"))]:
            old.unlink()
        super().run()
        if self.extensions:
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            contents = {
                "suffix": suffix,
                "recipe": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
                "sources": SOURCES,
                "files": sorted(extension.name.replace(".", "/") + suffix for extension in self.extensions),
            }
            manifest.write_text(json.dumps(contents, indent=1) + "\n", encoding="utf-8")


class BuildWithClient(build_py):
    """Build the client before the package's files are gathered. An editable package takes it from where `make install` builds it."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client.build()
        super().run()


# Hashed before anything is compiled: a source that changes meanwhile makes the result out of date, as it should.
SOURCES = engine_form.sources(HOME)
BUILDS = any(word in sys.argv for word in ("build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"))

setup(
    ext_modules=extensions(engine_form.marked(HOME)) if BUILDS else [],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithClient},
    setup_requires=[] if build_client.is_built() or build_client.machine_node() else [build_client.WHEEL],
)
