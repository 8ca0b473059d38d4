"""How processes hear of each other, and what happens when the database goes away for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import asyncpg
import pytest

from tests.server.postgres import Cluster
from tests.server.store.conftest import Another
from tests.server.store.samples import a_row, a_table
from tests.strain.links import Link
from toque.server.store.connect import open_store
from toque.server.store.port import Store, Taken
from toque.server.store.postgres import PostgresStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_database()


class Ear:
    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._more = asyncio.Event()
        store.on_append(self._hear)

    def _hear(self, table: str, number: int) -> None:
        self.heard.append((table, number))
        self._more.set()

    async def wait_until(self, enough: Callable[[list[tuple[str, int]]], bool]) -> None:
        async with asyncio.timeout(20):
            while not enough(self.heard):
                self._more.clear()
                await self._more.wait()


async def test_everybody_hears_of_what_is_committed(store: Store, another: Another) -> None:
    here, there = Ear(store), Ear(await another())
    await store.add_table(a_table("t-1_a"))
    await store.append("t-1_a", a_row(1))
    with pytest.raises(Taken):
        await store.append("t-1_a", a_row(1))
    await asyncio.gather(*(store.append("t-1_a", a_row(number)) for number in range(2, 12)))
    await store.tell("t-1_a")
    for ear in (here, there):
        await ear.wait_until(lambda heard: len(heard) >= 12)
        assert ear.heard == [("t-1_a", number) for number in range(1, 12)] + [("t-1_a", 0)]


async def test_an_ear_that_fails_harms_nobody(store: Store, url: str) -> None:
    def fail(table: str, number: int) -> None:
        raise ValueError(table)

    store.on_append(fail)
    ear = Ear(store)
    link = await asyncpg.connect(url)
    for payload in ("", "nonsense", "t1:x", ":5", "t1:²"):
        await link.execute("SELECT pg_notify('toque', $1)", payload)
    await link.close()
    await store.tell("t1")
    await store.tell("t2")
    await ear.wait_until(lambda heard: len(heard) >= 2)
    assert ear.heard == [("t1", 0), ("t2", 0)]


async def cut(url: str) -> None:
    """End all connections of a database but this one."""
    link = await asyncpg.connect(url)
    await link.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await link.close()


async def test_broken_connections_come_back(store: Store, url: str) -> None:
    ear = Ear(store)
    await store.add_table(a_table())
    await store.append("t1", a_row(1))
    await cut(url)
    await store.append("t1", a_row(2))
    with pytest.raises(Taken):
        await store.append("t1", a_row(2, client="other"))
    # What was said meanwhile is lost: everything has to be looked at.
    await ear.wait_until(lambda heard: ("", 0) in heard)
    await store.append("t1", a_row(3))
    await ear.wait_until(lambda heard: ("t1", 3) in heard)
    assert [row.number for row in await store.log("t1")] == [1, 2, 3]
    await store.check()


async def test_a_row_committed_by_a_connection_that_broke_counts(
    another: Another, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit went through, its answer did not."""
    store = await another()
    assert isinstance(store, PostgresStore)
    await store.add_table(a_table())
    await store.append("t1", a_row(3, client="somebody else"))
    really = PostgresStore._insert
    broken: list[int] = []

    async def insert(self: PostgresStore, rows: list[object]) -> object:
        outcome = await really(self, rows)  # type: ignore[arg-type]
        if not broken:
            broken.append(len(rows))
            raise ConnectionResetError("cut")
        return outcome

    monkeypatch.setattr(PostgresStore, "_insert", insert)
    calls = [store.append("t1", a_row(number, data={"n": number})) for number in (1, 2, 3)]
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert broken == [3]
    assert found[:2] == [None, None]
    assert isinstance(found[2], Taken)
    rows = await store.log("t1")
    assert [(row.number, row.client) for row in rows] == [(1, ""), (2, ""), (3, "somebody else")]


async def test_a_restart_of_the_database_is_survived(
    store: Store, postgres: Cluster, another: Another
) -> None:
    await store.add_table(a_table())
    await asyncio.to_thread(postgres.stop)
    waiting = asyncio.create_task(store.append("t1", a_row(1)))
    with pytest.raises(Exception, match=r"(?i)connect|refused"):
        await store.check()
    await asyncio.to_thread(postgres.start)
    async with asyncio.timeout(20):
        await waiting
    await store.check()
    assert await store.log("t1") == [a_row(1)]


async def test_while_the_database_is_away_all_are_told_at_once(
    store: Store, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not one after the other, each after a long wait; and when it is back they may go on."""
    await store.add_table(a_table())
    monkeypatch.setattr("toque.server.store.postgres.PATIENCE", 0.3)
    await asyncio.to_thread(postgres.stop)
    try:
        async with asyncio.timeout(10):
            calls = (store.append("t1", a_row(number)) for number in range(1, 41))
            found = await asyncio.gather(*calls, return_exceptions=True)
    finally:
        await asyncio.to_thread(postgres.start)
    assert all(isinstance(outcome, OSError) for outcome in found)
    monkeypatch.undo()
    await store.append("t1", a_row(1))
    assert await store.log("t1") == [a_row(1)]


async def test_a_connection_that_neither_answers_nor_breaks_is_not_waited_for(
    url: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a machine or what lies before it is gone without a word: nothing would ever come back, and
    whoever waits holds the lock of a table."""
    monkeypatch.setattr("toque.server.store.postgres.PATIENCE", 1.0)
    monkeypatch.setattr("toque.server.store.postgres.PULSE", 0.1)
    link = Link(postgres.port)
    await link.open()
    through = url.replace(f":{postgres.port}/", f":{link.port}/")
    store = open_store(f"{through}?sslmode=disable")
    await store.open()
    await store.add_table(a_table())
    ear = Ear(store)
    async with asyncio.timeout(60):
        await asyncio.gather(*(store.log("t1") for _ in range(5)))  # so many connections there are
        link.swallow()
        found = await asyncio.gather(
            store.log("t1"),
            store.set_note("t1", "ann", "?"),
            store.keep_alive("p", 1000),
            store.append("t1", a_row(1)),
            return_exceptions=True,
        )
        assert [isinstance(one, OSError) for one in found[:3]] == [True] * 3, found
        # New connections are like any other; what is silent is done with, one after the other.
        while True:
            try:
                await store.log("t1")
                await store.append("t1", a_row(2))
                break
            except OSError:
                continue
        await ear.wait_until(lambda heard: ("", 0) in heard)
        await store.append("t1", a_row(3))
        await ear.wait_until(lambda heard: ("t1", 3) in heard)
        await store.close()
    await link.close()


async def test_a_dead_database_does_not_keep_the_store_open(
    store: Store, postgres: Cluster
) -> None:
    await store.add_table(a_table())
    await asyncio.to_thread(postgres.stop)
    try:
        waiting = asyncio.create_task(store.append("t1", a_row(1)))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(10):
            await store.close()
            with pytest.raises(OSError, match=r"(?i)connect"):
                await waiting
    finally:
        await asyncio.to_thread(postgres.start)
