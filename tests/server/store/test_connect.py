"""Opening a store: addresses, folders, migrations."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tests.server.store.conftest import Another
from tests.server.store.samples import a_row, a_table
from toque.engine.refusal import Refusal
from toque.server.store import migrations
from toque.server.store.connect import open_store
from toque.server.store.core import CoreStore
from toque.server.store.schema import REVISION, metadata
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

T = TypeVar("T")


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("mysql://ann:secret@there/toque", "mysql://ann@there/toque"),
        ("postgres://ann:secret@there/toque", "postgres://ann@there/toque"),
        ("http://ann:se@cret@there?password=secret", "http://ann@there"),
        ("postgresql+psycopg://:secret@there", "postgresql+psycopg://@there"),
        ("redis://there?password=secret@x", "redis://there@x"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///", "sqlite:///"),
        ("sqlite:///:memory:", "sqlite:///:memory:"),
        (":memory:", ":memory:"),
        ("", ""),
        ("/", "/"),
    ],
)
def test_what_is_no_address_is_refused(url: str, shown: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_store(url)
    assert refused.value.text.key == "bad-database"
    assert refused.value.text.args == {"url": shown}
    assert "secret" not in str(refused.value)


async def test_a_file_is_made_with_its_folders_for_its_owner(tmp_path: Path) -> None:
    for number, form in enumerate(("{}", "sqlite:///{}")):
        path = tmp_path / f"not {number} %s there" / "yet" / "toque.db"
        store = open_store(form.format(path))
        await store.open()
        await store.add_table(a_table())
        files = list(path.parent.iterdir())
        assert path in files
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        await store.close()
        assert [file.name for file in path.parent.iterdir()] == ["toque.db"]


async def test_a_file_that_is_something_else(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, this is no database but a letter, and a rather long one. " * 50)
    store = open_store(str(path))
    with pytest.raises(Exception, match="not a database"):
        await store.open()
    with pytest.raises(RuntimeError, match="closed"):
        await store.check()
    assert path.read_text().startswith("Dear Ann")


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toque.db")
    await store.open()

    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store._read(settings) == ["wal", 2, 1, 15_000]
    await store.close()


async def test_opening_again_finds_everything(another: Another) -> None:
    first = await another()
    await first.add_table(a_table())
    await first.append("t1", a_row(1))
    await first.close()
    second = await another()
    assert await second.table("t1") == a_table()
    assert await second.log("t1") == [a_row(1)]


async def test_several_open_an_empty_store_at_once(another: Another) -> None:
    stores = await asyncio.gather(*(another() for _ in range(4)))
    await asyncio.gather(*(store.check() for store in stores))


Do = Callable[[Callable[[Connection], T]], Awaitable[T]]


async def core(another: Another) -> CoreStore:
    store = await another()
    assert isinstance(store, CoreStore)
    return store


async def test_migrations_go_both_ways_and_make_the_schema(another: Another) -> None:
    store = await core(another)

    def tables(connection: Connection) -> set[str]:
        return set(inspect(connection).get_table_names())

    everything = {*metadata.tables, "alembic_version"}
    assert await store._write(tables) == everything
    await store._write(lambda it: command.check(migrations.config(it)))
    await store._write(lambda it: command.downgrade(migrations.config(it), "base"))
    assert await store._write(tables) == {"alembic_version"}
    await store._write(lambda it: command.upgrade(migrations.config(it), "head"))
    assert await store._write(tables) == everything
    await store._write(lambda it: command.check(migrations.config(it)))
    assert await store._write(migrations.stored_revision) == REVISION
    await store.add_table(a_table())
    assert await store.table("t1") == a_table()


async def test_a_newer_database_is_left_alone(another: Another) -> None:
    store = await core(another)
    change = text("UPDATE alembic_version SET version_num = 'later'")
    await store._execute(change)
    with pytest.raises(Refusal, match="newer-database"):
        await another()
    await store.check()


def test_the_newest_migration_is_the_known_one(tmp_path: Path) -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_heads() == [REVISION]


def test_an_up_to_date_store_starts_without_alembic(tmp_path: Path) -> None:
    script = f"""
import asyncio, sys
from toque.server.store.connect import open_store
async def main():
    store = open_store({str(tmp_path / "toque.db")!r})
    await store.open()
    await store.close()
asyncio.run(main())
print("alembic" in sys.modules)
"""
    said = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [run.stdout.strip() for run in said] == ["True", "False"]
