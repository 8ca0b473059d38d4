"""What statements are made of: SQLAlchemy Core that both stores understand, one transaction each."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Select, select, text
from sqlalchemy.dialects import postgresql, sqlite

from toque.server.store import schema
from toque.server.store.port import Store

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

AT_ONCE = 500
"""Ids in one statement: older builds of SQLite take no more than 999 arguments."""


def encode_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def columns(struct: type[msgspec.Struct], table: Any) -> list[Any]:
    """The columns that a struct has fields for; the table may keep more."""
    return [table.c[name] for name in struct.__struct_fields__ if name in table.c]


def rows_of(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    found = connection.execute(query)
    # SQLAlchemy's names are a kind of str of their own, which msgspec does not take for one.
    names = [str(name) for name in found.keys()]  # noqa: SIM118
    return [dict(zip(names, row, strict=True)) for row in found]


def structs(connection: Connection, query: Select[Any], struct: type[S]) -> list[S]:
    return msgspec.convert(rows_of(connection, query), list[struct])  # type: ignore[valid-type]


def chunks(ids: Sequence[str]) -> Iterator[list[str]]:
    distinct = list(dict.fromkeys(ids))
    for start in range(0, len(distinct), AT_ONCE):
        yield distinct[start : start + AT_ONCE]


def insert_or(connection: Connection, table: Any) -> sqlite.Insert | postgresql.Insert:
    """An insert that may say what happens on a conflict: each dialect has its own, of the same form."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def status_of(connection: Connection, table: str) -> str | None:
    """The status, and a lock on the table until the transaction ends.

    FOR NO KEY UPDATE: rows of the log refer to the table, and may be appended meanwhile.
    """
    query = select(schema.match_table.c.status).where(schema.match_table.c.id == table)
    return connection.execute(query.with_for_update(key_share=True)).scalar()


def moment(connection: Connection) -> int:
    """What time it is for all who use the store: clocks of several machines may differ."""
    if connection.dialect.name == "sqlite":
        return int(time.time() * 1000)
    seconds = text("SELECT extract(epoch FROM clock_timestamp())")
    return int(connection.execute(seconds).scalar_one() * 1000)


class Run(Protocol):
    """Does one piece of work after the other."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


class Statements(Store):
    _process = ""
    """The server that entered here: it keeps the matches that it starts."""

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T:
        """In one transaction that sees one moment and changes nothing."""

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T:
        """In one transaction, committed when this returns."""

    @abstractmethod
    def long_transaction(self, *, writes: bool) -> AbstractAsyncContextManager[Run]:
        """Many pieces of work in one transaction on a connection of its own, while others go on; it is
        committed at the end. What only reads sees one moment."""

    async def _execute(self, statement: Any) -> None:
        await self._write(lambda connection: connection.execute(statement).close())

    async def _one(self, query: Select[Any], struct: type[S]) -> S | None:
        found = await self._read(lambda connection: structs(connection, query, struct))
        return found[0] if found else None

    async def _all(self, query: Select[Any], struct: type[S]) -> list[S]:
        return await self._read(lambda connection: structs(connection, query, struct))

    async def check(self) -> None:
        # To write what stands there anyway needs as much of database and disk as any other row.
        await self._execute(text("UPDATE alembic_version SET version_num = version_num"))
