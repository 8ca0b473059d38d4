"""Every test of the store runs on both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.postgres import postgres
from toque.server.store.connect import open_store
from toque.server.store.port import Store

__all__ = ["postgres"]

Another = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/toque.db"
    address = request.getfixturevalue("postgres").new_database()
    assert isinstance(address, str)
    return address


@pytest.fixture
async def another(url: str) -> AsyncIterator[Another]:
    """Opens the same store once more, as another process would."""
    opened: list[Store] = []

    async def open_it() -> Store:
        opened.append(open_store(url))
        await opened[-1].open()
        return opened[-1]

    yield open_it
    for store in opened:
        await store.close()


@pytest.fixture
async def store(another: Another) -> Store:
    return await another()
