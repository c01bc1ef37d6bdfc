"""Find the browser that tests of the client run in: Debian's Chromium. Where that is allowed, install it; else say how.

`make test` runs this first. SIGNORIA_CHROMIUM names another one.
"""

import os
import shutil
import sys

from scripts.install import apt_install

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def found() -> str | None:
    """Return the browser, or None."""
    named = os.environ.get("SIGNORIA_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    if found() is None:
        apt_install("chromium")
    if found() is None:
        message = "signoria: there is no Chromium for the tests of the client. On Debian: apt-get install chromium"
        if os.environ.get("CI") == "true":
            sys.exit(message)
        print(f"{message}. They are left out.", file=sys.stderr)
