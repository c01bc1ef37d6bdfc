"""Find the reverse proxies that the server is tested behind: Debian's nginx and Caddy. Where that is allowed, install them; else say how.

`make test` runs this first.
"""

import os
import shutil
import sys

from scripts.install import apt_install

PROXIES = {"nginx": "nginx-light", "caddy": "caddy"}
"""The programs, and the packages that have them."""
PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))


def found(name: str) -> str | None:
    """Return where a program is, or None."""
    return shutil.which(name, path=PLACES)


def missing() -> list[str]:
    """Return the packages that are not there."""
    return [package for name, package in PROXIES.items() if found(name) is None]


if __name__ == "__main__":
    if missing():
        apt_install(*missing())
    if missing():
        message = f"signoria: there are no proxies for the tests of the server. On Debian: apt-get install {' '.join(missing())}"
        if os.environ.get("CI") == "true":
            sys.exit(message)
        print(f"{message}. They are left out.", file=sys.stderr)
