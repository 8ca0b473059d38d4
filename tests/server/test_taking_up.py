"""Taking tables up again: one task does it, however often it is asked for."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class SlowStore(SqliteStore):
    """Counts how many look for running tables, and how many at the same time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.looks = 0
        self.at_once = 0
        self.most_at_once = 0
        self.gate = asyncio.Event()

    async def running(self) -> list[str]:
        self.looks += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.gate.wait()
        self.at_once -= 1
        return []


async def test_tables_are_taken_up_by_one_task_at_a_time(tmp_path: Path) -> None:
    store = SlowStore(tmp_path / "toque.db")
    await store.open()
    hub = Hub(store, Settings(database="unused"))
    tasks = [asyncio.create_task(hub._take_up_all()) for _ in range(5)]
    while not store.looks:
        await asyncio.sleep(0.01)
    store.gate.set()
    await asyncio.gather(*tasks)
    await store.close()
    # What was asked for meanwhile is done once more, for it may be about something new.
    assert (store.looks, store.most_at_once) == (2, 1)
