"""Tables, seats and their status."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.conftest import Another
from tests.server.store.samples import a_table
from toque.server.rows import Seat
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    plain = a_table()
    fork = a_table(
        "t2",
        study=True,
        parent="t1",
        opening=["0 place 3", "# «é»"],
        edition_source="[cards]\n",
        seats=[],
        spectators=False,
        status="over",
        started=5,
        ended=6,
    )
    await store.add_table(plain)
    await store.add_table(fork)
    assert await store.table("t1") == plain
    assert await store.table("t2") == fork
    assert await store.table("t3") is None
    found = await store.table("t1")
    assert found is not None
    assert list(found.options) == list(plain.options)
    with pytest.raises(Taken):
        await store.add_table(plain)


async def test_statuses(store: Store) -> None:
    for id, status in (("t1", "open"), ("t2", "over")):
        await store.add_table(a_table(id, status=status))
    assert await store.statuses(["t1", "t2", "t3"]) == {"t1": "open", "t2": "over"}
    assert await store.statuses(["t2"]) == {"t2": "over"}
    assert await store.statuses([]) == {}


async def test_a_seat_changes_only_from_what_it_was(store: Store) -> None:
    await store.add_table(a_table())
    bob = Seat("person", person="bob")
    await store.set_seat("t1", 1, Seat("open"), bob)
    with pytest.raises(Taken):
        await store.set_seat("t1", 1, Seat("open"), Seat("person", person="cleo"))
    with pytest.raises(Taken):
        await store.set_seat("t1", 2, Seat("invited", invitation="guess"), bob)
    with pytest.raises(Taken):
        await store.set_seat("t1", 9, Seat("open"), bob)
    with pytest.raises(Taken):
        await store.set_seat("nowhere", 1, Seat("open"), bob)
    found = await store.table("t1")
    assert found is not None
    assert found.seats == [*a_table().seats[:1], bob, *a_table().seats[2:]]
    await store.set_status("t1", "open", "running", 7)
    with pytest.raises(Taken):
        await store.set_seat("t1", 1, bob, Seat("open"))


async def test_one_of_many_gets_the_seat(store: Store, another: Another) -> None:
    await store.add_table(a_table())
    stores = [store, await another()]
    calls = [
        stores[n % 2].set_seat("t1", 1, Seat("open"), Seat("person", person=f"p{n}"))
        for n in range(10)
    ]
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert [outcome for outcome in found if not isinstance(outcome, Taken)] == [None]
    table = await store.table("t1")
    assert table is not None
    assert table.seats[1] == Seat("person", person=f"p{found.index(None)}")


async def test_nobody_sits_down_at_a_table_that_starts(store: Store, another: Another) -> None:
    """Either they sit before the start, and the start finds a changed table, or they come too late."""
    two = await another()
    for number in range(8):
        id = f"t{number}"
        before = a_table(id)
        await store.add_table(before)
        bob = Seat("person", person="bob")
        sat, started = await asyncio.gather(
            two.set_seat(id, 1, Seat("open"), bob),
            store.set_status(id, "open", "running", 7, before.seats),
            return_exceptions=True,
        )
        assert sorted([sat is None, started is None]) == [False, True]
        assert isinstance(sat or started, Taken)
        table = await store.table(id)
        assert table is not None
        assert table.status == ("open" if sat is None else "running")
        assert table.seats[1] == (bob if sat is None else Seat("open"))


async def test_status_goes_on_only_from_what_it_was(store: Store) -> None:
    seats = [Seat("person", person="ann"), Seat("bot", bot="greedy")]
    await store.add_table(a_table(seats=seats))
    await store.set_status("t1", "open", "running", 1_800_000_000_007, seats)
    with pytest.raises(Taken):
        await store.set_status("t1", "open", "running", 8, [])
    with pytest.raises(Taken):
        await store.set_status("nowhere", "open", "running", 8)
    running = msgspec.structs.replace(
        a_table(), status="running", started=1_800_000_000_007, seats=seats
    )
    assert await store.table("t1") == running
    await store.set_status("t1", "running", "over", 1_800_000_000_009)
    over = msgspec.structs.replace(running, status="over", ended=1_800_000_000_009)
    assert await store.table("t1") == over
    await store.set_status("t1", "over", "running", 1_800_000_000_011)
    assert await store.table("t1") == running
    await store.add_table(a_table("t2"))
    await store.set_status("t2", "open", "cancelled", 12)
    cancelled = await store.table("t2")
    assert cancelled == a_table("t2", status="cancelled", ended=12)


async def test_lists_of_tables(store: Store) -> None:
    bobs = [Seat("person", person="bob"), Seat("open")]
    await store.add_table(a_table("t1", created=1))
    await store.add_table(a_table("t2", created=2, game="rococo"))
    await store.add_table(a_table("t3", created=3, status="running", seats=bobs))
    await store.add_table(a_table("t4", created=4, visibility="private", host="cleo", seats=bobs))
    await store.add_table(a_table("t5", created=5, visibility="unlisted", host="bob", seats=[]))
    await store.add_table(a_table("t6", created=6, status="over"))

    async def ids(*status: str, **which: object) -> list[str]:
        found = await store.tables(status, **which)  # type: ignore[arg-type]
        for table in found:
            assert table == await store.table(table.id)
        return [table.id for table in found]

    assert await ids("open") == ["t5", "t4", "t2", "t1"]
    assert await ids("open", "running") == ["t5", "t4", "t3", "t2", "t1"]
    assert await ids() == []
    assert await ids("open", public_only=True) == ["t2", "t1"]
    assert await ids("open", game="rococo") == ["t2"]
    assert await ids("open", "running", person="bob") == ["t5", "t4", "t3"]
    assert await ids("open", "running", "over", person="ann") == ["t6", "t3", "t2", "t1"]
    assert await ids("open", limit=2) == ["t5", "t4"]
    assert await ids("open", limit=2, before=4) == ["t2", "t1"]
    await store.set_seat("t4", 1, Seat("open"), Seat("person", person="dan"))
    assert await ids("open", person="dan") == ["t4"]
