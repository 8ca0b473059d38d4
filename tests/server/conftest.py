"""Servers: one for all tests of a process, and fresh ones for those that need them to themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.live import LiveServer, ServerWithMovableClock
from tests.server.postgres import postgres as postgres

NewServer = Callable[..., LiveServer]


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing is slow on purpose; here it need only be right. Servers of their own take their time."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("toque.server.passwords.PasswordHasher", quick)


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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """With whatever people and tables other tests have left there."""
    folder = tmp_path_factory.mktemp("server")
    shared = LiveServer(str(folder / "toque.db"), folder / "server.log")
    yield shared.start()
    shared.kill()


@pytest.fixture
def fresh_server(new_server: NewServer) -> LiveServer:
    return new_server()


@pytest.fixture
def server_with_movable_clock(tmp_path: Path) -> Iterator[ServerWithMovableClock]:
    server = ServerWithMovableClock(str(tmp_path / "toque.db"), tmp_path / "server.log")
    yield server.start()
    server.kill()
