"""Each running table has one keeper, and one that dies is followed by another."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from tests.server.store.conftest import Another
from tests.server.store.samples import a_row, a_table, an_ending
from toque.engine.refusal import Refusal
from toque.server.store import schema
from toque.server.store.core import CoreStore
from toque.server.store.port import Store
from toque.server.store.postgres import PostgresStore
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

LONG = 3_600_000


async def add_running(store: Store, count: int) -> list[str]:
    ids = [f"t{number:03}" for number in range(count)]
    for id in ids:
        await store.add_table(a_table(id, status="running"))
    return ids


async def fall_silent(store: Store, process: str) -> None:
    """As if it had said nothing for as long as its lease was."""
    assert isinstance(store, CoreStore)
    kept = schema.process
    await store._execute(update(kept).where(kept.c.id == process).values(until=1))


async def processes(store: Store) -> set[str]:
    assert isinstance(store, CoreStore)
    query = select(schema.process.c.id)
    return await store._read(lambda connection: set(connection.execute(query).scalars()))


async def test_a_table_has_one_keeper(store: Store, another: Another) -> None:
    (table,) = await add_running(store, 1)
    stores = [store, *[await another() for _ in range(3)]]
    for number, one in enumerate(stores):
        assert not await one.keep_alive(f"p{number}", LONG), "it was not known before"
        assert await one.keep_alive(f"p{number}", LONG)
    got = await asyncio.gather(*(one.keep(table, f"p{n}") for n, one in enumerate(stores)))
    assert sorted(got) == [False, False, False, True]
    keeper = f"p{got.index(True)}"
    assert await store.keep(table, keeper), "it keeps it already"
    assert await store.kept_by(keeper) == [table]
    for number in range(4):
        assert await store.take_over(f"p{number}", True, 10) == []


async def test_tables_of_the_dead_are_shared_and_none_is_taken_twice(
    store: Store, another: Another
) -> None:
    ids = await add_running(store, 60)
    for process in ("dead", "one", "two"):
        await store.keep_alive(process, LONG)
    assert sorted(await store.take_over("dead", True, 100)) == ids
    assert await store.take_over("one", True, 100) == []
    await fall_silent(store, "dead")
    assert await store.take_over("one", False, 100) == [], "its own time may have been out too"
    other = await another()
    taken: dict[str, list[str]] = {"one": [], "two": []}

    async def take(at: Store, process: str) -> None:
        while len(taken["one"]) + len(taken["two"]) < len(ids):
            taken[process] += await at.take_over(process, True, 5)

    async with asyncio.timeout(30):
        await asyncio.gather(take(store, "one"), take(other, "two"))
    assert sorted(taken["one"] + taken["two"]) == ids
    for process, mine in taken.items():
        assert sorted(await store.kept_by(process)) == sorted(mine)
    await store.take_over("one", True, 5)
    assert await processes(store) == {"one", "two"}, "the dead one is forgotten"
    assert not await store.keep_alive("dead", LONG)
    assert await store.kept_by("dead") == []


async def test_nobody_waits_for_another_who_is_taking_over(store: Store, another: Another) -> None:
    """What another holds just now is passed over, be it a table or the row of one that is gone."""
    if isinstance(store, SqliteStore):
        return  # one writer at a time, who holds nothing while another waits
    ids = await add_running(store, 3)
    for process in ("dead", "one"):
        await store.keep_alive(process, LONG)
    for id in ids[:2]:
        assert await store.keep(id, "dead")
    await fall_silent(store, "dead")
    other = await another()
    assert isinstance(other, PostgresStore)
    assert other._engine is not None
    kept, gone = schema.match_table, schema.process
    async with asyncio.timeout(60), other._engine.connect() as connection:
        await connection.execute(select(gone.c.id).where(gone.c.id == "dead").with_for_update())
        assert await store.take_over("one", True, 10) == ids[2:]
        await connection.rollback()
        await connection.execute(select(kept.c.id).where(kept.c.id == ids[0]).with_for_update())
        assert await store.take_over("one", True, 10) == ids[1:2]
    assert await store.take_over("one", True, 10) == ids[:1]


async def test_one_whose_time_is_out_keeps_nothing_new(store: Store) -> None:
    (table,) = await add_running(store, 1)
    assert not await store.keep(table, "stranger")
    assert await store.take_over("stranger", True, 5) == []
    await store.keep_alive("late", LONG)
    await fall_silent(store, "late")
    assert not await store.keep(table, "late")
    assert await store.take_over("late", True, 5) == []
    assert not await store.keep_alive("late", LONG), "it learns that it must look what is left"
    assert await store.keep(table, "late")


async def test_who_starts_a_match_keeps_it(store: Store) -> None:
    await store.enter("one")
    for number in range(2):
        await store.add_table(a_table(f"t{number}"))
    await store.set_status("t0", "open", "running", 1)
    assert await store.kept_by("one") == [], "nobody knows it yet"
    await store.keep_alive("one", LONG)
    await store.set_status("t1", "open", "running", 1)
    assert await store.kept_by("one") == ["t1"]
    assert await store.take_over("one", True, 5) == ["t0"]


async def test_who_leaves_frees_the_tables_at_once(store: Store) -> None:
    ids = await add_running(store, 3)
    await store.keep_alive("one", LONG)
    await store.keep_alive("two", LONG)
    await store.take_over("one", True, 5)
    await store.leave("one")
    assert sorted(await store.take_over("two", False, 5)) == ids
    assert await processes(store) == {"two"}


async def test_a_match_that_has_ended_has_no_keeper(store: Store) -> None:
    ids = await add_running(store, 3)
    await store.keep_alive("one", LONG)
    await store.take_over("one", True, 5)
    await store.finish(an_ending(ids[0], []), a_row(1))
    await store.call_off(ids[1], a_row(1, kind="call-off"), [])
    assert await store.kept_by("one") == ids[2:]
    assert not await store.keep(ids[0], "one")
    # Whoever finds it running again need not wait for one that may be gone by then.
    await store.set_status(ids[0], "over", "running", 0)
    await store.keep_alive("two", LONG)
    assert await store.take_over("two", False, 5) == ids[:1]


async def test_a_file_serves_one_and_postgresql_many(store: Store, another: Another) -> None:
    ids = await add_running(store, 2)
    await store.enter("one")
    await store.keep_alive("one", LONG)
    await store.take_over("one", True, 5)
    other = await another()
    if not isinstance(store, SqliteStore):
        await other.enter("two")
        return
    with pytest.raises(Refusal) as refused:
        await other.enter("two")
    assert refused.value.text.key == "server-file-in-use"
    assert await other.kept_by("one") == ids, "whoever looks after the house may work beside it"
    await store.close()
    await other.enter("two")
    await other.keep_alive("two", LONG)
    # The one before did not say that it goes; its lease does not count, for the door was open.
    assert sorted(await other.take_over("two", False, 5)) == ids
