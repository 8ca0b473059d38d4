"""A store copied or backed up is the same to the row, also while somebody writes."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.store.samples import (
    a_found,
    a_parcel,
    a_person,
    a_report,
    a_result,
    a_row,
    a_table,
    an_ending,
)
from toque.engine.refusal import Refusal
from toque.server.rows import Device, Session
from toque.server.store.connect import open_store
from toque.server.store.copying import TABLES, back_up, copy, copy_store, opened, rows_of
from toque.server.store.core import CoreStore
from toque.server.store.port import Store
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    """Something in every table of the schema, and in one more than is read at once."""
    await store.add_person(
        a_person("ann", "Ännchen 🍰", holidays=[(1, 2)], settings={"b": "1", "a": "2"})
    )
    await store.add_person(a_person("guest", guest=True))
    await store.add_session(Session("s1", "ann", 1, 2))
    for number in range(3):
        await store.add_table(a_table(f"t{number}", status="running"))
    for number in range(1, 1200):
        data: dict[str, str | int] = {"to": number, "bot": "é"}
        await store.append(
            "t0", a_row(number, move=f"move {number}", client=str(number), data=data)
        )
    results = [a_result("t1"), a_result("t1", 1, "guest")]
    await store.finish(an_ending("t1", results)._replace(rated=True), a_row(1))
    await store.add_chat("t0", "ann", "Bon appétit !", 5)
    await store.set_note("t0", "ann", "why\nnot")
    await store.add_report(a_report("r1"))
    await store.add_parcels([a_parcel("p1", key="turn:t0")])
    await store.set_device(Device("d1", "s1", "ann", "https://push.example/1", "key", "auth", 5))
    await store.secret("cookies")
    await store.keep_alive("process", 60_000)
    await store.keep("t0", "process")
    await store.begin_reading("t1", 60_000)
    await store.add_found(a_found("ann"))


async def everything(store: CoreStore) -> dict[str, list[tuple[object, ...]]]:
    found: dict[str, list[tuple[object, ...]]] = {}
    async with store.long_transaction(writes=False) as run:
        for table in TABLES:
            found[table.name] = [row async for rows in rows_of(run, table) for row in rows]
            found[table.name].sort(key=repr)
    return found


async def test_there_and_back_a_copy_is_equal_to_the_row(tmp_path: Path, postgres: Cluster) -> None:
    places = [str(tmp_path / "first.db"), postgres.new_database(), str(tmp_path / "last.db")]
    first = await opened(places[0])
    await fill(first)
    counted = [await copy_store(*places[at : at + 2]) for at in range(2)]
    last, between = await opened(places[2]), await opened(places[1])
    before = await everything(first)
    assert all(before.values()), "every table has something"
    assert counted == [{name: len(rows) for name, rows in before.items()}] * 2
    for store in (between, last):
        assert await everything(store) == before
    # Nobody keeps the tables of a copy.
    await between.keep_alive("other", 60_000)
    assert sorted(await between.take_over("other", False, 10)) == ["t0", "t2"]
    # And it takes new rows.
    await between.append("t0", a_row(1200))
    await between.add_chat("t0", "ann", "Encore", 6)
    for store in (first, between, last):
        await store.close()


async def test_nothing_is_copied_over_something(tmp_path: Path, postgres: Cluster) -> None:
    places = [str(tmp_path / "first.db"), postgres.new_database()]
    for place in places:
        store = await opened(place)
        await store.add_person(a_person())
        await store.close()
    for source, target in (places, places[::-1]):
        with pytest.raises(Refusal) as refused:
            await copy_store(source, target)
        assert refused.value.text.key == "store-not-empty"
    with pytest.raises(Refusal) as refused:
        await copy_store(str(tmp_path / "nowhere.db"), postgres.new_database())
    assert refused.value.text.key == "store-no-file"
    assert not (tmp_path / "nowhere.db").exists()


async def test_a_copy_that_breaks_off_leaves_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = await opened(str(tmp_path / "source.db")), await opened(url)
    await fill(source)
    with monkeypatch.context() as patch:
        patch.setattr("toque.server.store.copying.Sum.__eq__", lambda *_: False)
        with pytest.raises(RuntimeError):
            await copy(source, target)
    assert not any((await everything(target)).values())
    await copy(source, target)
    assert await everything(target) == await everything(source)
    await source.close()
    await target.close()


async def test_a_backup_while_moves_come_is_one_moment_with_all_acknowledged_before(
    url: str, tmp_path: Path
) -> None:
    store = open_store(url)
    await store.open()
    await fill(store)
    acknowledged = 0
    enough = asyncio.Event()

    async def play() -> None:
        nonlocal acknowledged
        while not enough.is_set():
            await store.append("t2", a_row(acknowledged + 1))
            acknowledged += 1

    player = asyncio.create_task(play())
    while acknowledged < 20:
        await asyncio.sleep(0.001)
    known = acknowledged
    file = tmp_path / "kept" / "backup.db"
    size = await back_up(url, file)
    meanwhile = acknowledged
    enough.set()
    await player
    assert size == file.stat().st_size
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["backup.db"], "one file is all of it"
    backup = await opened(str(file))
    numbers = [row.number for row in await backup.log("t2")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert known <= len(numbers) <= meanwhile + 1
    assert len(await backup.log("t0")) == 1199
    await backup.close()
    await store.close()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    with pytest.raises(Refusal) as refused:
        await back_up(url, file)
    assert refused.value.text.key == "store-file-exists"


async def test_of_two_backups_into_one_file_one_is_there_whole(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(url)
    await fill(store)
    file = tmp_path / "kept" / "backup.db"
    sizes: list[int] = []
    real_back_up, real_copy = SqliteStore.backup, copy

    async def overtaken() -> None:
        if not sizes:
            sizes.append(0)
            sizes.append(await back_up(url, file))

    async def back_up_late(self: SqliteStore, to: Path) -> None:
        await overtaken()
        await real_back_up(self, to)

    async def copy_late(source: CoreStore, target: CoreStore) -> dict[str, int]:
        await overtaken()
        return await real_copy(source, target)

    monkeypatch.setattr(SqliteStore, "backup", back_up_late)
    monkeypatch.setattr("toque.server.store.copying.copy", copy_late)
    with pytest.raises(Refusal) as refused:
        await back_up(url, file)
    assert refused.value.text.key == "store-file-exists"
    assert sizes[1] == file.stat().st_size
    assert [path.name for path in file.parent.iterdir()] == ["backup.db"]
    backup = await opened(str(file))
    assert await everything(backup) == await everything(store)
    await backup.close()
    await store.close()
