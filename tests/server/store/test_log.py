"""The log: rows are committed once, in order, no matter who writes them and what happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.server.store.conftest import Another
from tests.server.store.samples import a_row, a_table
from toque.server.rows import Chat, LogRow
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio


async def test_rows_come_back_as_they_were(store: Store) -> None:
    await store.add_table(a_table())
    full = LogRow(
        number=2,
        kind="propose",
        at=1_800_000_000_123,
        seat=3,
        person="ann",
        move="place éclair 3",
        client="c-17",
        data={"zeta": "é", "alpha": 5, "b": 2**40},
    )
    rows = [a_row(1, kind="move"), full, a_row(3, kind="undo", data={"to": -1})]
    for row in rows:
        await store.append("t1", row)
    assert await store.log("t1") == rows
    assert list((await store.log("t1"))[1].data) == ["zeta", "alpha", "b"]
    assert await store.log("t1", after=1) == rows[1:]
    assert await store.log("t1", after=3) == []
    assert await store.log("elsewhere") == []


async def test_a_number_is_given_once(store: Store) -> None:
    await store.add_table(a_table())
    await store.append("t1", a_row(1, move="mine"))
    with pytest.raises(Taken):
        await store.append("t1", a_row(1, move="mine"))
    with pytest.raises(Taken):
        await store.append("t1", a_row(1, move="other"))
    assert [row.move for row in await store.log("t1")] == ["mine"]


async def test_a_row_needs_its_table(store: Store) -> None:
    with pytest.raises(LookupError, match="nowhere"):
        await store.append("nowhere", a_row(1))
    assert await store.log("nowhere") == []


async def test_heads(store: Store) -> None:
    for id in ("t1", "t2", "t3"):
        await store.add_table(a_table(id))
    for number in range(1, 12):
        await store.append("t1", a_row(number))
    await store.append("t2", a_row(1))
    wanted = ["t3", "t1", "nowhere", "t2", "t1"]
    assert await store.heads(wanted) == {"t1": 11, "t2": 1, "t3": 0, "nowhere": 0}
    assert await store.heads([]) == {}
    many = [f"x{number}" for number in range(2500)] + ["t1"]
    assert sum((await store.heads(many)).values()) == 11


async def outcomes(*calls: Coroutine[Any, Any, None]) -> list[type[BaseException] | None]:
    found = await asyncio.gather(*calls, return_exceptions=True)
    return [None if outcome is None else type(outcome) for outcome in found]


async def test_bad_rows_among_good_ones_fail_alone(store: Store) -> None:
    """All of them wait together, so they are one group."""
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    await store.append("t1", a_row(2))
    found = await outcomes(
        store.append("t1", a_row(1)),
        store.append("t1", a_row(2, move="late")),
        store.append("nowhere", a_row(1)),
        store.append("t2", a_row(1, move="first")),
        store.append("t2", a_row(1, move="second")),
        store.append("nowhere", a_row(1)),
        store.append("t2", a_row(2, at=2**70)),
        store.append("t2", a_row(3)),
    )
    assert found[:6] == [None, Taken, LookupError, None, Taken, LookupError]
    assert found[6] is not None
    assert found[7] is None
    assert [row.number for row in await store.log("t1")] == [1, 2]
    assert [(row.number, row.move) for row in await store.log("t2")] == [(1, "first"), (3, "")]


async def test_many_tasks_write_at_once(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for id in tables:
        await store.add_table(a_table(id))

    async def play(id: str) -> None:
        for number in range(1, 26):
            await store.append(id, a_row(number, move=f"{id} {number}"))

    await asyncio.gather(*map(play, tables))
    for id in tables:
        assert [row.move for row in await store.log(id)] == [f"{id} {n}" for n in range(1, 26)]


async def test_two_processes_never_fork_a_match(store: Store, another: Another) -> None:
    """Writers of both race for every number; each number has one winner, who knows it."""
    await store.add_table(a_table())
    stores = [store, await another()]
    won: list[tuple[int, str]] = []

    async def race(name: str, one: Store) -> None:
        while True:
            number = (await one.heads(["t1"]))["t1"] + 1
            if number > 60:
                return
            try:
                await one.append("t1", a_row(number, client=name))
            except Taken:
                continue
            won.append((number, name))

    racers = [race(f"{place}-{n}", one) for place, one in enumerate(stores) for n in range(4)]
    await asyncio.gather(*racers)
    rows = await store.log("t1")
    assert [row.number for row in rows] == list(range(1, 61))
    assert sorted(won) == [(row.number, row.client) for row in rows]


async def test_a_cancelled_caller_harms_nobody(store: Store) -> None:
    await store.add_table(a_table())
    calls = [asyncio.create_task(store.append("t1", a_row(number))) for number in range(1, 11)]
    await asyncio.sleep(0)
    for call in calls[::2]:
        call.cancel()
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert [outcome is None for outcome in found] == [False, True] * 5
    await store.append("t1", a_row(11))
    numbers = {row.number for row in await store.log("t1")}
    assert numbers >= {2, 4, 6, 8, 10, 11}


async def test_a_cancelled_question_harms_nobody(another: Another) -> None:
    store = await another()
    await store.add_table(a_table())
    calls = [asyncio.create_task(store.add_chat("t1", "ann", str(n), n)) for n in range(20)]
    for call in calls[::2]:
        await asyncio.sleep(0)
        call.cancel()
    found = await asyncio.gather(*calls, return_exceptions=True)
    said = [line for line in found if isinstance(line, Chat)]
    assert len(said) >= 10
    kept = await store.chat("t1")
    assert [line.number for line in kept] == list(range(1, len(kept) + 1))
    assert {line.text for line in said} <= {line.text for line in kept}
    async with asyncio.timeout(10):
        await store.close()


async def test_what_waits_at_the_end_is_written(another: Another) -> None:
    first = await another()
    await first.add_table(a_table())
    calls = [asyncio.create_task(first.append("t1", a_row(number))) for number in range(1, 31)]
    asking = asyncio.create_task(first.table("t1"))
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await first.close()
        assert await asyncio.gather(*calls) == [None] * 30
        assert await asking == a_table()
    second = await another()
    assert await second.log("t1") == [a_row(number) for number in range(1, 31)]


async def test_a_closed_store_says_so(another: Another) -> None:
    store = await another()
    await store.close()
    await store.close()
    async with asyncio.timeout(10):
        with pytest.raises(RuntimeError, match="closed"):
            await store.append("t1", a_row(1))
        with pytest.raises(RuntimeError, match="closed"):
            await store.log("t1")
        with pytest.raises(RuntimeError, match="closed"):
            await store.check()
    await store.open()
    await store.check()
    with pytest.raises(RuntimeError, match="open"):
        await store.open()
