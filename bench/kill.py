"""Kill the server with SIGKILL in the middle of games, many times, and check that nothing it acknowledged is lost.

python -m bench.kill --times 1000
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.killing import rounds_of_killing

AT_ONCE = 50


def main() -> None:
    """Kill, look, and print how often an acknowledged move was found again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=3)
    asked = parser.parse_args()
    began, done, found = time.monotonic(), 0, 0
    while done < asked.times:
        times = min(AT_ONCE, asked.times - done)
        with tempfile.TemporaryDirectory() as folder:
            found += rounds_of_killing(Path(folder), times, asked.tables)
        done += times
        print(
            f"killed {done} times; an acknowledged move was looked for and found {found} times; {time.monotonic() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
