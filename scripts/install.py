"""Set up the development environment: `.venv` with the package, its tools, the compiled engine and the client. `make install` runs this.

Asks for nothing but Python 3.11 or newer. What is missing from the system (the venv module, a C compiler) is installed with apt-get where
that is allowed: as root or with passwordless sudo, and unless SIGNORIA_APT=0. Without a C compiler the interpreted engine is used. A second
run compares hashes and returns at once.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the reason why somebody reads this message
    sys.exit(f"signoria needs Python 3.11 or newer, this is {sys.version.split()[0]}; name another one: make install PYTHON=python3.12")

import fcntl
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path

VERSION = "{}.{}".format(*sys.version_info)
ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "signoria-installed"
LOCK = ROOT / "requirements" / "dev.txt"
"""Everything that is installed, with hashes. Written by scripts/lock.py."""


def say(step: str) -> None:
    """Print one line of progress."""
    print(f"· {step}", flush=True)


def run(*command: str | Path, **changed: str) -> None:
    """Run a step and stop with its exit code if it fails. `changed`: changed environment variables."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env={**os.environ, **changed}, check=False)
    if done.returncode:
        sys.exit(f"signoria: this failed with code {done.returncode}: {shlex.join(str(word) for word in command)}")


def apt_install(*packages: str) -> bool:
    """Install Debian packages if that is allowed here, and return whether it worked."""
    if os.environ.get("SIGNORIA_APT") == "0" or shutil.which("apt-get") is None:
        return False
    front: list[str] = []
    if os.geteuid() != 0:
        if shutil.which("sudo") is None or subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode:
            return False
        front = ["sudo", "-n"]
    say(f"installing {' '.join(packages)} with apt-get")
    apt = [*front, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    if subprocess.run(install, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return True
    subprocess.run([*apt, "update"], stdout=subprocess.DEVNULL, check=False)
    return subprocess.run(install, stdout=subprocess.DEVNULL, check=False).returncode == 0


def wanted() -> str:
    """Return a text that changes when the environment must be set up anew."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    relevant = [settings["build-system"], settings["project"], settings["tool"]["setuptools"]]
    settings_hash = hashlib.sha256(repr(relevant).encode() + LOCK.read_bytes()).hexdigest()
    return json.dumps({"root": str(ROOT), "settings": settings_hash})


def environment() -> bool:
    """Create `.venv` and install the package with its tools in it. Return whether anything had to be done."""
    installed = STAMP.read_text(encoding="utf-8") if STAMP.exists() and PYTHON.exists() else ""
    if installed == wanted():
        return False
    if not installed or json.loads(installed)["root"] != str(ROOT):
        package = f"python{VERSION}-venv"
        if importlib.util.find_spec("ensurepip") is None and not apt_install(package):
            sys.exit(f"signoria: this Python cannot make virtual environments. On Debian and Ubuntu: apt-get install {package}")
        say(f"creating .venv with Python {sys.version.split()[0]}")
        run(sys.executable, "-m", "venv", "--clear", VENV)
    say("installing the package and its tools into .venv")
    pip = (PYTHON, "-m", "pip", "-qq", "--disable-pip-version-check", "install")
    # Only files whose hashes are in the lock; the package itself then needs nothing more.
    run(*pip, "--require-hashes", "--requirement", LOCK)
    # Compiling is a step of its own, so that the environment is there even when a source does not compile.
    run(*pip, "--no-build-isolation", "--no-deps", "--editable", ".[dev]", SIGNORIA_PURE="1")
    STAMP.write_text(wanted(), encoding="utf-8")
    return True


def compiler_found(*, may_install: bool) -> bool:
    """Return whether a C compiler and Python's headers are at hand, after installing what is missing if that is allowed."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    missing = [] if shutil.which(command) else ["gcc", "libc6-dev"]
    if not header.exists():
        missing.append(f"libpython{VERSION}-dev")
    if missing and may_install:
        apt_install(*missing)
    return shutil.which(command) is not None and header.exists()


def engine(*, anew: bool) -> None:
    """Compile the engine if its sources changed since the last time. `anew`: in any case."""
    if os.environ.get("SIGNORIA_PURE", "0") not in {"", "0"}:
        say("interpreted engine, as SIGNORIA_PURE asks")
        return
    spec = importlib.util.spec_from_file_location("engine_form", HOME / "signoria" / "engine_form.py")
    assert spec is not None
    assert spec.loader is not None
    engine_form = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = engine_form
    spec.loader.exec_module(engine_form)
    form = engine_form.judge(HOME)
    manifest = HOME / engine_form.MANIFEST
    if form.name == "compiled" and not anew:
        recipe = hashlib.sha256((ROOT / "setup.py").read_bytes()).hexdigest()
        if json.loads(manifest.read_text(encoding="utf-8"))["recipe"] == recipe:
            return
    if compiler_found(may_install=anew):
        say("compiling the engine")
    else:
        say("interpreted engine: there is no C compiler with Python's headers. It plays the same games, only slower")
        if form.why == "absent":
            return
    # Without a compiler this removes what is out of date.
    log = VENV / "engine-build.log"
    with log.open("w", encoding="utf-8") as out:
        built = subprocess.run([PYTHON, "setup.py", "build_ext", "--inplace"], cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, check=False)
    if built.returncode:
        print(log.read_text(encoding="utf-8"), file=sys.stderr)
        sys.exit("signoria: the engine does not compile; until it does, the interpreted one is used (SIGNORIA_PURE=1 skips this step)")
    say(f"{engine_form.judge(HOME).name} engine")


def client() -> None:
    """Build the client if its sources changed since the last time."""
    run(PYTHON, ROOT / "scripts" / "build_client.py")


def main() -> None:
    """Set up what is not there yet: first the environment, then, with the Python of that environment, the engine and the client."""
    if "engine" in sys.argv[1:]:
        engine(anew="anew" in sys.argv[1:])
        client()
        return
    folder = os.open(ROOT, os.O_RDONLY)
    # Two runs at the same time would write the same files. The lock lasts until the end of the second half.
    fcntl.flock(folder, fcntl.LOCK_EX)
    os.set_inheritable(folder, True)
    anew = environment()
    os.execv(PYTHON, [str(PYTHON), __file__, "engine", *(["anew"] if anew else [])])


if __name__ == "__main__":
    main()
