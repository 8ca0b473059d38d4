"""What the chef has read, who reads, and what is left to be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from sqlalchemy import Connection

from tests.server.store.samples import a_table
from toque.server.answers import ChefNotes, SeatChance
from toque.server.rows import Seat
from toque.server.store.port import Store
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

ANN = Seat("person", person="ann")
BOT = Seat("bot", bot="greedy")
LONG = 60_000
OUT = -1
"""A lease that is out as soon as it begins."""


async def test_one_reads_a_match_as_long_as_they_say_so(store: Store) -> None:
    await store.add_table(a_table(status="over", ended=5))
    assert await store.reading("t1") is None
    first = await store.begin_reading("t1", LONG)
    assert first
    assert not await store.begin_reading("t1", LONG)
    assert await store.reading("t1") == ChefNotes("t1", "reading")
    second = await store.keep_reading("t1", first, OUT)
    assert second
    third = await store.begin_reading("t1", LONG)
    assert third, "whoever said nothing is gone"
    notes = ChefNotes("t1", "ready", [SeatChance(0, 0, 0.25)])
    assert not await store.keep_reading("t1", second, LONG), "it is not theirs any more"
    assert not await store.set_reading("t1", second, ChefNotes("t1", "none"))
    assert await store.set_reading("t1", third, notes)
    assert await store.reading("t1") == notes
    assert not await store.set_reading("t1", third, ChefNotes("t1", "none")), "once"
    assert not await store.begin_reading("t1", LONG), "it has been read"


async def test_the_last_match_of_people_is_read_next_and_what_was_left_too(store: Store) -> None:
    over = a_table(status="over", seats=[ANN, BOT])
    for id, ended in (("old", 10), ("new", 30), ("newer", 40)):
        await store.add_table(msgspec.structs.replace(over, id=id, ended=ended))
    await store.add_table(a_table("bots", status="over", ended=50, seats=[BOT, BOT]))
    await store.add_table(a_table("runs", status="running", ended=0, seats=[ANN, BOT]))
    await store.add_table(a_table("study", status="over", ended=50, study=True, seats=[ANN, ANN]))
    assert await store.unread(20) == "newer"
    held = await store.begin_reading("newer", LONG)
    assert await store.unread(20) == "new"
    await store.begin_reading("new", LONG)
    assert await store.unread(20) is None, "the old one is too old"
    held = await store.keep_reading("newer", held, OUT)
    assert await store.unread(20) == "newer", "nobody reads it any more"
    await store.set_reading("newer", held, ChefNotes("newer", "none"))
    assert await store.unread(20) is None


Found = TypeVar("Found")


class CountingStore(SqliteStore):
    """Counts the steps that SQLite takes to read."""

    steps = 0

    async def _read(self, work: Callable[[Connection], Found]) -> Found:
        def step() -> int:
            self.steps += 1
            return 0

        def counted(connection: Connection) -> Found:
            database = connection.connection.driver_connection
            assert isinstance(database, sqlite3.Connection)
            database.set_progress_handler(step, 1)
            try:
                return work(connection)
            finally:
                database.set_progress_handler(None, 0)

        return await super()._read(counted)


async def test_a_house_in_which_much_was_played_finds_as_quickly_what_is_to_be_read(
    tmp_path: Path,
) -> None:
    """In a file all wait for one another: a look at every match ever played would hold up each move."""
    store = CountingStore(tmp_path / "toque.db")
    await store.open()
    over = a_table(status="over", seats=[ANN, BOT])

    async def have_been_read(first: int, last: int) -> None:
        for number in range(first, last):
            await store.add_table(msgspec.structs.replace(over, id=f"old{number}", ended=number))
            held = await store.begin_reading(f"old{number}", LONG)
            await store.set_reading(f"old{number}", held, ChefNotes(f"old{number}", "ready"))

    async def steps_to(found: str | None) -> int:
        store.steps = 0
        assert await store.unread(1000) == found
        return store.steps

    try:
        await have_been_read(0, 3)
        few = await steps_to(None)
        await have_been_read(3, 300)
        assert await steps_to(None) < few + 20
        await store.add_table(msgspec.structs.replace(over, id="new", ended=2000))
        assert await steps_to("new") < 3 * few + 20
        await store.begin_reading("new", OUT)
        assert await steps_to("new") < few + 20
    finally:
        await store.close()
