"""Real people at a real server: Chromium, driven as a person would drive it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import CHROMIUM, MISSING
from tests.browser.person import Person
from tests.server.live import LiveServer, ServerWithOneDeal
from toque.server.routes.pages import STATIC

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
]

Arrive = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _needed() -> str:
    if not CHROMIUM:
        return MISSING
    if not (STATIC / "index.html").is_file():
        return "the page is not built (make page)"
    return ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = _needed()
    if missing:
        # Where everything is to be tested, nothing may be left out.
        (pytest.fail if os.environ.get("TOQUE_TEST_ALL") else pytest.skip)(missing)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("server")
    live = ServerWithOneDeal(str(folder / "toque.db"), folder / "server.log").start()
    yield live
    live.kill()


@pytest.fixture
def arrive(browser: Browser, server: LiveServer) -> Iterator[Arrive]:
    """Somebody opens a browser of their own, which nobody looks at: it draws nothing.

    Whatever goes wrong in one is told at the end.
    """
    people: list[Person] = []

    def come(name: str = "", at: LiveServer | None = None, **how: Any) -> Person:
        person = Person(browser, at or server, name, **{"drawn": False} | how)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    wrong = [line for person in people for line in person.complaints]
    assert not wrong, "\n".join(wrong)
