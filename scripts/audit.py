"""Look up whether known vulnerabilities concern what is locked: `make audit`.

Python packages (`requirements/*.txt`) are looked up at OSV, those of the client (`client/package-lock.json`) with `npm audit`. Where an
advisory service cannot be reached, that is said, and nothing is claimed. The exit code is 1 if something was found.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from scripts.build_client import CLIENT, NotBuilt, npm

ROOT = Path(__file__).resolve().parent.parent
ADVISORIES = "https://api.osv.dev/v1/querybatch"
NOT_AUDITED = "the advisory service could not be reached: not audited"


def locked() -> list[tuple[str, str]]:
    """Return all locked Python packages with their versions."""
    lines = [line for file in sorted((ROOT / "requirements").glob("*.txt")) for line in file.read_text(encoding="utf-8").splitlines()]
    return [(match[1], match[2]) for line in lines if (match := re.match(r"([A-Za-z0-9._-]+)==([^ ;\\]+)", line))]


def python_findings(packages: list[tuple[str, str]], service: str = ADVISORIES) -> list[str] | None:
    """Return the advisories about Python packages; None if the service cannot be reached."""
    queries = [{"package": {"name": name, "ecosystem": "PyPI"}, "version": version} for name, version in packages]
    request = urllib.request.Request(service, json.dumps({"queries": queries}).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            results = json.load(answer)["results"]
    except (OSError, ValueError, KeyError):
        return None
    return [
        f"{name} {version}: {advisory['id']}"
        for (name, version), result in zip(packages, results, strict=True)
        for advisory in result.get("vulns", [])
    ]


def npm_findings() -> list[str] | None:
    """Return the advisories about packages of the client; None if the service cannot be reached."""
    try:
        command, environment = npm()
        done = subprocess.run(
            [*command, "audit", "--json", "--package-lock-only"],
            cwd=CLIENT,
            env={**environment, "npm_config_audit": "true"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        report = json.loads(done.stdout)
        found = report["vulnerabilities"]
    except (NotBuilt, OSError, ValueError, KeyError, subprocess.TimeoutExpired):
        return None
    return [f"{name} {about.get('range', '')}: {about.get('severity', '?')}" for name, about in found.items()]


def main() -> int:
    """Audit both, and say what was found."""
    bad = False
    for what, findings in (("Python packages", python_findings(locked())), ("npm packages", npm_findings())):
        if findings is None:
            print(f"{what}: {NOT_AUDITED}")
        else:
            print(f"{what}: {len(findings)} known vulnerabilities", *(f"  {line}" for line in findings), sep="\n")
            bad = bad or bool(findings)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
