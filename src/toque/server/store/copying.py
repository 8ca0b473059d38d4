"""A whole store into another one, equal to the row, whichever of the two is SQLite or PostgreSQL."""

from __future__ import annotations

import hashlib
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, select, tuple_

from toque.engine.refusal import Refusal
from toque.server.rows import fresh_id
from toque.server.store import schema
from toque.server.store.connect import POSTGRES, SQLITE, open_store, without_password
from toque.server.store.core import CoreStore
from toque.server.store.sqlite import SqliteStore
from toque.server.store.statements import Run

AT_ONCE: Final = 500
NOT_COPIED: Final = frozenset({schema.process.name})
"""Who works at a store does not work at its copy."""

TABLES: Final = [one for one in schema.metadata.sorted_tables if one.name not in NOT_COPIED]
"""Those that others refer to come first."""

Row = tuple[Any, ...]


class Sum:
    """What is in a table: how many rows, and a number that depends on all of them but not on their
    order, which is not the same in two databases."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: list[Row]) -> None:
        self.rows += len(rows)
        for row in rows:
            digest = hashlib.sha256(msgspec.json.encode(row)).digest()
            self._sum = (self._sum + int.from_bytes(digest)) % 2**256

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and (self.rows, self._sum) == (other.rows, other._sum)

    __hash__ = None  # type: ignore[assignment]


def _columns(table: Table) -> list[Any]:
    return [column for column in table.c if column is not schema.match_table.c.keeper]


async def rows_of(run: Run, table: Table) -> AsyncIterator[list[Row]]:
    """All rows of a table in the order of its key, some at a time."""
    columns, key = _columns(table), list(table.primary_key)
    names = [str(column.name) for column in columns]
    at = [names.index(str(column.name)) for column in key]
    after: Row | None = None
    while True:
        query = select(*columns).order_by(*key).limit(AT_ONCE)
        if after is not None:
            query = query.where(tuple_(*key) > tuple_(*after))
        rows = await run(_fetch(query))
        if not rows:
            return
        yield rows
        after = tuple(rows[-1][place] for place in at)


def _fetch(query: Any) -> Callable[[Connection], list[Row]]:
    return lambda connection: [tuple(row) for row in connection.execute(query)]


async def sums(run: Run) -> dict[str, Sum]:
    found = {}
    for table in TABLES:
        found[table.name] = Sum()
        async for rows in rows_of(run, table):
            found[table.name].add(rows)
    return found


async def copy(source: CoreStore, target: CoreStore) -> dict[str, int]:
    """All rows, or none; returns how many of each table. The source may be served meanwhile, and what
    is copied is one moment of it. What was written is read again and compared before it counts."""
    copied: dict[str, Sum] = {}
    async with (
        source.long_transaction(writes=False) as read,
        target.long_transaction(writes=True) as write,
    ):
        for table in TABLES:
            count = select(func.count()).select_from(table)
            if (await write(_fetch(count)))[0][0]:
                raise Refusal("store-not-empty", table=table.name)
        for table in TABLES:
            copied[table.name] = Sum()
            async for rows in rows_of(read, table):
                copied[table.name].add(rows)
                await write(_put(table, rows))
        if await sums(write) != copied:
            raise RuntimeError("the copy is not equal to its source")
    return {name: one.rows for name, one in copied.items()}


def _put(table: Table, rows: list[Row]) -> Callable[[Connection], None]:
    names = [str(column.name) for column in _columns(table)]
    more = {"keeper": ""} if table is schema.match_table else {}
    values = [dict(zip(names, row, strict=True)) | more for row in rows]
    return lambda connection: connection.execute(insert(table), values).close()


async def opened(url: str) -> CoreStore:
    store = open_store(url)
    assert isinstance(store, CoreStore)
    try:
        await store.open()
    except Refusal:
        raise
    except Exception as error:
        detail = " ".join(str(error).split()) or type(error).__name__
        raise Refusal("server-no-store", url=without_password(url), detail=detail) from error
    return store


async def copy_store(source_url: str, target_url: str) -> dict[str, int]:
    check_file(source_url)
    source = await opened(source_url)
    try:
        target = await opened(target_url)
        try:
            return await copy(source, target)
        finally:
            await target.close()
    finally:
        await source.close()


def check_file(url: str) -> None:
    """To read from a file that is not there would make an empty one."""
    if url.startswith(POSTGRES):
        return
    path = Path(url.removeprefix(SQLITE)).expanduser()
    if not path.is_file():
        raise Refusal("store-no-file", file=str(path))


async def back_up(url: str, to: Path) -> int:
    """Into a new file of SQLite, whatever the store is; returns its size. It is there only whole."""
    if to.exists():
        raise Refusal("store-file-exists", file=str(to))
    check_file(url)
    # A name of its own: nothing of another backup, be it under way or broken off, may get into this one.
    part = to.with_name(f"{to.name}.{fresh_id()}.part")
    source = await opened(url)
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        # It holds password hashes and cookie keys: only its owner may read it.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if isinstance(source, SqliteStore):
            await source.backup(part)
        else:
            target = SqliteStore(part)
            await target.open()
            try:
                await copy(source, target)
            finally:
                await target.close()
        size = part.stat().st_size
        if to.exists():  # by now
            raise Refusal("store-file-exists", file=str(to))
        part.rename(to)
        return size
    finally:
        for beside in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + beside).unlink(missing_ok=True)
        await source.close()
