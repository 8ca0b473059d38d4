"""A server for each test that asks for one, on each kind of store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.live import LiveServer, ServerWithMovableClock
from tests.server.postgres import postgres as postgres

NewServer = Callable[..., LiveServer]


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[NewServer]:
    """Start servers; all are gone when the test is over."""
    started: list[LiveServer] = []

    def start(database: str = "", port: int | None = None, **settings: str) -> LiveServer:
        number = len(started)
        store = database or str(tmp_path / "toque.db")
        server = LiveServer(store, tmp_path / f"server-{number}.log", port)
        started.append(server)
        return server.start(**settings)

    yield start
    for server in started:
        server.kill()


@pytest.fixture
def server(new_server: NewServer) -> LiveServer:
    return new_server()


@pytest.fixture
def server_with_movable_clock(tmp_path: Path) -> Iterator[ServerWithMovableClock]:
    server = ServerWithMovableClock(str(tmp_path / "toque.db"), tmp_path / "server.log")
    yield server.start()
    server.kill()
