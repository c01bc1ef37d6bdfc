"""The description of the HTTP interface is true: a fuzzer that knows nothing else finds no contradiction."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from signoria.server.api import ENDPOINTS
from signoria.server.openapi import description
from tests.server.browser import Browser, Server, running


def test_every_request_is_described(server: Server) -> None:
    with Browser(server) as ada:
        described = ada.get("/api/openapi.json")
    assert described == msgspec.to_builtins(description())
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert str(endpoint.status) in operation["responses"]
        assert operation["summary"]


def test_every_request_stands_in_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("{table}", "<id>").replace("{seat}", "<seat>").replace("{n}", "<n>").replace("{device}", "<device>")
        assert f"{endpoint.method} {path}" in text or f"`{endpoint.method} {path}" in text, f"{endpoint.method} {path}"


CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["any", "waiting", "playing", "finished"])
def test_a_fuzzer_finds_no_contradiction(tmp_path: Path, kind: str) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        tables = {
            "waiting": ada.table("me", "friend", public=True)["table"]["id"],
            "playing": ada.table("me", "bot:random", public=True)["table"]["id"],
            "finished": ada.table("me", "bot:random", public=True)["table"]["id"],
        }
        ada.post(f"/api/tables/{tables['finished']}/resign")
        command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/api/openapi.json", "--no-color", "--seed=1"]
        command += [f"--checks={','.join(CHECKS)}", "--max-examples=25", "--phases=examples,coverage,fuzzing"]
        if kind != "any":
            # The fuzzer is told of a table, and comes as the one who made it.
            (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{tables[kind]}"\n')
            command += ["--header", f"Cookie: signoria={ada.http.cookies['signoria']}", "--include-path-regex", "/tables/"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=900)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        assert not [line for line in server.lines() if line["event"] == "fault"]
