"""What must happen next at a table happens, whatever went wrong before or at another table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from toque.engine.refusal import Refusal
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.room import Room
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class SlowStore(SqliteStore):
    """Counts how many look for what is left undone, and how many at the same time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.looks = 0
        self.at_once = 0
        self.most_at_once = 0
        self.gate = asyncio.Event()

    async def without_results(self) -> list[str]:
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
    tasks = [asyncio.create_task(hub.taking_up.all()) for _ in range(5)]
    while not store.looks:
        await asyncio.sleep(0.01)
    store.gate.set()
    await asyncio.gather(*tasks)
    await store.close()
    # What was asked for meanwhile is done once more, for it may be about something new.
    assert (store.looks, store.most_at_once) == (2, 1)


async def test_a_table_that_is_never_taken_up_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither now nor after the next outage."""
    monkeypatch.setattr("toque.server.taking_up.PAUSE", 0.001)
    store = SlowStore(tmp_path / "toque.db")
    await store.open()
    hub = Hub(store, Settings(database="unused"))
    taken_up: list[str] = []

    async def one(id: str) -> None:
        taken_up.append(id)
        if id == "bad":
            raise ValueError("something is wrong with it")

    monkeypatch.setattr(hub.taking_up, "one", one)
    monkeypatch.setattr(hub.keeper, "_known", {"bad": -1, "good": -1})
    store.gate.set()
    async with asyncio.timeout(60):
        for _ in range(3):
            await hub.taking_up.all()
        assert taken_up.count("good") == 3
        assert len(hub._tasks) == 1, "it is tried again, by one task"
        while taken_up.count("bad") < 5:
            await asyncio.sleep(0.001)
    await hub.close()
    await store.close()


async def test_a_clock_that_ran_out_in_an_outage_rings_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "toque.db")
    await store.open()
    hub = Hub(store, Settings(database="unused"))
    asked: list[str] = []

    async def away(id: str) -> Room:
        asked.append(id)
        raise OSError("the database is away")

    async def called_off(id: str) -> Room:
        asked.append(id)
        raise Refusal("server-no-such-match")

    monkeypatch.setattr(hub, "room", away)
    hub.alarms._due["table"] = hub.now()
    await hub.alarms.ring()
    while not asked:
        await asyncio.sleep(0.01)
    assert hub.alarms._due["table"] > hub.now()
    monkeypatch.setattr(hub, "room", called_off)
    await hub.alarms.run_out("table")
    assert hub.alarms._due == {}
    await store.close()


async def test_a_table_that_cannot_be_replayed_keeps_nobody_from_leaving_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "toque.db")
    await store.open()
    hub = Hub(store, Settings(database="unused"))
    asked: list[str] = []

    async def tables(*_: object, **__: object) -> list[SimpleNamespace]:
        return [SimpleNamespace(id="broken"), SimpleNamespace(id="other")]

    async def unplayable(id: str) -> Room:
        asked.append(id)
        raise Refusal("server-unplayable")

    monkeypatch.setattr(store, "tables", tables)
    monkeypatch.setattr(hub, "room", unplayable)
    await hub.resign_all("laura")
    assert asked == ["broken", "other"]
    await store.close()


async def test_a_match_that_ends_meanwhile_keeps_nobody_from_leaving_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "toque.db")
    await store.open()
    hub = Hub(store, Settings(database="unused"))
    left: list[str] = []

    async def tables(*_: object, **__: object) -> list[SimpleNamespace]:
        return [SimpleNamespace(id="ends"), SimpleNamespace(id="other")]

    async def room(id: str) -> SimpleNamespace:
        player = SimpleNamespace(resigned=False)
        state = SimpleNamespace(seats_of=lambda _: [0], players=[player], over=False)

        async def do(*_: object) -> None:
            if id == "ends":
                raise Refusal("obstacle-match-over")
            left.append(id)

        return SimpleNamespace(state=state, do=do, broadcast=lambda _: None)

    async def follow(*_: object) -> None: ...

    monkeypatch.setattr(store, "tables", tables)
    monkeypatch.setattr(hub, "room", room)
    monkeypatch.setattr(hub, "follow", follow)
    await hub.resign_all("laura")
    assert left == ["other"]
    await asyncio.gather(*hub._tasks)
    await hub.close()
    await store.close()


async def test_looking_after_rooms_goes_on_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no notification comes, nothing else would wake a table."""
    monkeypatch.setattr("toque.server.hub.LOOK_EVERY", 0.001)
    monkeypatch.setattr("toque.server.hub.PAUSE", 0.001)
    hub = Hub(SqliteStore(tmp_path / "toque.db"), Settings(database="unused"))
    looks: list[str] = []
    again = asyncio.Event()

    async def ring() -> None:
        looks.append("ring")
        raise OSError("the database is away")

    async def look() -> None:
        looks.append("look")
        again.set()

    async def ring_well() -> None: ...

    monkeypatch.setattr(hub.alarms, "ring", ring)
    monkeypatch.setattr(hub, "_look_after_rooms", look)
    task = asyncio.create_task(hub._housekeeping())
    while len(looks) < 2:
        assert not task.done()
        await asyncio.sleep(0.001)
    monkeypatch.setattr(hub.alarms, "ring", ring_well)
    async with asyncio.timeout(60):
        await again.wait()
    task.cancel()
