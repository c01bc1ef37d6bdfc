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
        path = endpoint.path.replace("{table}", "<id>").replace("{seat}", "<seat>").replace("{n}", "<n>")
        assert f"{endpoint.method} {path}" in text or f"`{endpoint.method} {path}" in text, f"{endpoint.method} {path}"


@pytest.mark.slow
def test_a_fuzzer_finds_no_contradiction(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server:
        with Browser(server, "Ada") as ada:
            ada.table("me", "bot:random", public=True)
        command = [
            str(Path(sys.executable).parent / "schemathesis"),
            "run",
            f"{server.address}/api/openapi.json",
            "--checks",
            "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,negative_data_rejection",
            "--max-examples",
            "25",
            "--phases",
            "examples,coverage,fuzzing",
            "--seed",
            "1",
            "--no-color",
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=900)
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
        faults = [line for line in server.lines() if line["event"] == "fault"]
        assert not faults
