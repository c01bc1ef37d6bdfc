"""Write the locks of what `make install` installs: `.venv/bin/python -m scripts.lock [--upgrade]`.

`requirements/dev.txt` has everything that the package, its extra `dev` and its build need, `requirements/node.txt` the Node.js of machines
that have none. Each package stands there with one version and the hashes of all its files, so that every platform and every Python from
3.11 on finds its own. pip finds the versions: those of the present lock, or else the installed ones, stay unless `--upgrade` is given.
What only other Pythons or systems need is looked for in the packages' metadata and locked with its condition. Needs the package index.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import InvalidSdistFilename, InvalidWheelFilename, canonicalize_name, parse_sdist_filename, parse_wheel_filename
from packaging.version import InvalidVersion, Version
from pip._internal.models.index import PyPI  # the index that pip uses unless told otherwise

from scripts.build_client import WHEEL

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = (("linux", "Linux", "x86_64"), ("linux", "Linux", "aarch64"), ("darwin", "Darwin", "arm64"))
LINE = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)(?: ; (.+?))? \\$", re.MULTILINE)


def wanted() -> list[str]:
    """Return what the package needs to be built, run and developed, from pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = settings["project"]["optional-dependencies"]
    found = [*settings["build-system"]["requires"], *settings["project"]["dependencies"]]
    waiting = ["dev"]
    for name in waiting:
        for line in extras[name]:
            requirement = Requirement(line)
            if requirement.name == "signoria":
                waiting += sorted(requirement.extras)
            else:
                found.append(line)
    return found


def locked(text: str) -> dict[str, str]:
    """Return the versions of a lock by package."""
    return {canonicalize_name(name): version for name, version, _ in LINE.findall(text)}


def installed() -> dict[str, str]:
    """Return the versions that are installed here."""
    listed = subprocess.run([sys.executable, "-m", "pip", "list", "--format", "json"], capture_output=True, text=True, check=True).stdout
    return {canonicalize_name(one["name"]): one["version"] for one in json.loads(listed) if one["name"] != "signoria"}


def resolved(requirements: list[str], kept: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Let pip choose versions, and return each package's metadata."""
    with tempfile.TemporaryDirectory() as folder:
        constraints, report = Path(folder) / "constraints.txt", Path(folder) / "report.json"
        constraints.write_text("".join(f"{name}=={version}\n" for name, version in kept.items()), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--dry-run", "--ignore-installed", "--report", str(report)]
        subprocess.run([*pip, "-c", str(constraints), *requirements], check=True)
        found = json.loads(report.read_text(encoding="utf-8"))["install"]
    return {canonicalize_name(one["metadata"]["name"]): one["metadata"] for one in found}


def fits_somewhere(marker: Marker) -> bool:
    """Return whether a condition holds on a Python or a system that is supported. Extras are pip's business."""
    return "extra" not in str(marker) and any(
        marker.evaluate(
            {"python_version": python, "python_full_version": f"{python}.0", "sys_platform": platform, "platform_system": system}
            | {"platform_machine": machine}
        )
        for python in PYTHONS
        for platform, system, machine in SYSTEMS
    )


def needed_elsewhere(packages: dict[str, dict[str, Any]]) -> dict[str, Requirement]:
    """Return what other Pythons or systems need beside these packages."""
    lines = [Requirement(line) for metadata in packages.values() for line in metadata.get("requires_dist", [])]
    return {
        canonicalize_name(line.name): line
        for line in lines
        if canonicalize_name(line.name) not in packages and (line.marker is None or fits_somewhere(line.marker))
    }


def version_of(file: str) -> str | None:
    """Return the version that a file of the index belongs to; None if it is neither a wheel nor a source distribution."""
    try:
        return str(parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1])
    except (InvalidSdistFilename, InvalidWheelFilename, InvalidVersion):
        return None


def hashes(name: str, version: str) -> list[str]:
    """Return the hashes of all files of a version, as the index lists them."""
    request = urllib.request.Request(f"{PyPI.simple_url}/{name}/", headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        links = re.findall(r'href="[^"#]*/([^"#/]+)#sha256=([0-9a-f]{64})"', answer.read().decode())
    found = sorted({digest for file, digest in links if version_of(unquote(file)) == str(Version(version))})
    if not found:
        raise SystemExit(f"the index lists no files of {name} {version}")
    return found


def write(file: Path, requirements: list[str], *, upgrade: bool) -> None:
    """Write one lock."""
    kept = {} if upgrade else locked(file.read_text(encoding="utf-8")) if file.exists() else installed()
    conditions: dict[str, str] = {}
    roots = list(requirements)
    while True:
        packages = resolved(roots, kept)
        missing = needed_elsewhere(packages)
        if not missing:
            break
        for name, requirement in missing.items():
            roots.append(f"{requirement.name}{requirement.specifier}")
            conditions[name] = str(requirement.marker)
    lines = ["# Written by scripts/lock.py: versions with the hashes of all their files, for every platform and Python.\n"]
    for name, metadata in sorted(packages.items()):
        condition = f" ; {conditions[name]}" if name in conditions else ""
        lines.append(f"{name}=={metadata['version']}{condition} \\\n")
        lines.append(" \\\n".join(f"    --hash=sha256:{found}" for found in hashes(name, metadata["version"])) + "\n")
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(lines), encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {len(packages)} packages")


def main() -> None:
    """Write both locks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that are allowed")
    asked = parser.parse_args()
    write(FOLDER / "dev.txt", wanted(), upgrade=asked.upgrade)
    write(FOLDER / "node.txt", [WHEEL], upgrade=asked.upgrade)


if __name__ == "__main__":
    main()
