"""Settings for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from toque.games import EXTRA_GAMES

# A game that no list shows, with a secret choice of all seats; servers that tests start know it too.
os.environ.setdefault(EXTRA_GAMES, "tests.games.toy")

# Servers of the tests, which change Toque when they are loaded: that is for their own process alone.
collect_ignore = ["server/tasting.py", "strain/served.py"]

# Processes, sockets and browsers share the machine with whatever else runs on it.
WITH_PROCESSES = {"browser", "cli", "server"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where a failure stops everything behind it, a test with processes may show that it was chance.

    It is tried twice more, and named in the summary (R) with the reason, so that the cause is found;
    rules get no second chance.
    """
    if os.environ.get("TOQUE_TEST_ALL"):
        here = Path(__file__).parent
        for item in items:
            if here in item.path.parents and item.path.relative_to(here).parts[0] in WITH_PROCESSES:
                item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test that passed in the end had failed before."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"chance in {report.nodeid}")
        terminalreporter.line(report.longreprtext)


settings.register_profile(
    "toque", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "toque"))
