"""What all tests share: which engine form is under test, which tests are tests of the engine, and how long examples may take."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import settings

from signoria import engine_form

TESTS = Path(__file__).parent

# How long one example takes says nothing on a busy machine.
settings.register_profile("signoria", deadline=None, print_blob=True)
settings.load_profile("signoria")


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker that names the rules a test is about, and let those whom tests start heed Ctrl-C.

    Whoever runs the tests in the background ignores Ctrl-C, and so would every program they start.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rule(*ids): the rules this test is about, such as T6.3; docs/rules-coverage.md is made from it")


def pytest_report_header() -> str:
    """Say which engine form is tested."""
    return "engine: {} ({})".format(*engine_form.form())


def is_engine_test(path: Path) -> bool:
    """Return whether a test file tests the rules: it lies in a game's folder, or is named after a game or an engine module."""
    parts = [part.removeprefix("test_") for part in path.relative_to(TESTS).with_suffix("").parts]
    return any(part in {"chance", "game"} or part.split("_")[0] in {"tuscany", "virtu"} for part in parts)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that `make test` runs in both forms."""
    for item in items:
        if is_engine_test(item.path):
            item.add_marker(pytest.mark.engine)
