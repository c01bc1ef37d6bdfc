"""A server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browser import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run one server for all tests of a file."""
    with running(tmp_path_factory.mktemp("server") / "signoria.db") as server:
        yield server
