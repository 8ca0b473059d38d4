"""The store in a file: SQLite, with one thread of its own that does everything.

The thread takes all that waits: first the rows of the log, in one transaction (one fsync for all of
them), then the other work piece by piece. Several processes may use the same file, and the database
makes them wait for each other; but it tells nobody of what another has written, so only one of them
may be a server.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, update
from sqlalchemy.pool import StaticPool

from toque.engine.refusal import Refusal
from toque.server.rows import LogRow
from toque.server.store import migrations, schema
from toque.server.store.core import CoreStore
from toque.server.store.statements import Run, encode_json
from toque.server.store.writer import AT_MOST, Outcome, Waiting, closed, settle

T = TypeVar("T")

PATIENCE = 15.0
"""Seconds that one process waits for another to finish its transaction."""

TAKE_TURNS = 2.0
"""Seconds in which the server before this one may still finish."""

APPEND = """\
INSERT INTO log ("table", number, kind, at, seat, person, move, client, data)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""

WRITES = "toque_writes"
"""The execution option of a connection whose transaction is going to write."""


class Job:
    """A piece of work for the thread, and the future that waits for it."""

    __slots__ = ("future", "work")

    def __init__(self, work: Callable[[], object], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future


class SqliteStore(CoreStore):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | Waiting | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop
        # These three belong to the thread.
        self._database: sqlite3.Connection
        self._engine: Engine | None = None
        self._door: sqlite3.Connection | None = None

    async def open(self) -> None:
        if self._thread is not None:
            raise RuntimeError("the store is open")
        self._loop = asyncio.get_running_loop()
        # A daemon: a server that dies without closing its store must not hang.
        self._thread = threading.Thread(target=self._run, name="toque-store", daemon=True)
        self._thread.start()
        try:
            await self._in_thread(self._connect)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """What was asked for before is still done."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._jobs.put(None)
            # The thread may be waiting for another process: the loop goes on meanwhile.
            await asyncio.to_thread(thread.join)

    async def enter(self, process: str) -> None:
        await super().enter(process)
        await self._in_thread(self._lock_door)
        # The door was open: whoever kept tables of this file is gone, however short ago.
        free = update(schema.match_table).where(schema.running).values(keeper="")

        def work(connection: Connection) -> None:
            connection.execute(free)
            connection.execute(delete(schema.process))

        await self._write(work)

    async def append(self, table: str, row: LogRow) -> None:
        if self._thread is None:
            raise closed()
        waiting = Waiting(table, row, self._loop.create_future())
        self._jobs.put(waiting)
        with self._timed("append"):
            await waiting.future

    def on_append(self, heard: Callable[[str, int], None]) -> None:
        """SQLite cannot tell."""

    async def tell(self, table: str) -> None:
        """SQLite cannot tell."""

    def on_news(self, heard: Callable[[str], None]) -> None:
        """SQLite cannot tell."""

    async def spread(self, news: str) -> None:
        """SQLite cannot tell."""

    async def _read(self, work: Callable[[Connection], T]) -> T:
        with self._timed("read"):
            return await self._in_thread(lambda: self._transaction(work, writes=False))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self._timed("write"):
            return await self._in_thread(lambda: self._transaction(work, writes=True))

    @asynccontextmanager
    async def long_transaction(self, *, writes: bool) -> AsyncIterator[Run]:
        # Not the thread of the others, who would have to wait.
        engine = await asyncio.to_thread(self._engine_apart)

        async def run(work: Callable[[Connection], T], /) -> T:
            return await asyncio.to_thread(work, connection)

        try:
            with engine.connect() as connection:
                connection = connection.execution_options(**{WRITES: writes})
                transaction = await asyncio.to_thread(connection.begin)
                with transaction:
                    yield run
        finally:
            engine.dispose()

    def _engine_apart(self) -> Engine:
        database = sqlite3.connect(
            self.path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        database.execute("PRAGMA foreign_keys = ON")
        return _engine_of(database)

    async def backup(self, to: Path) -> None:
        """All of it as it is at one moment, while others write: a plain copy of the file would lack what
        is still in the write-ahead log."""
        await asyncio.to_thread(self._back_up, to)

    def _back_up(self, to: Path) -> None:
        with (
            closing(sqlite3.connect(self.path, timeout=PATIENCE)) as source,
            closing(sqlite3.connect(to)) as target,
        ):
            # In one go: in steps it would begin anew whenever somebody writes.
            source.backup(target, pages=-1)
            target.execute("PRAGMA journal_mode = DELETE")

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._thread is None:
            raise closed()
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return await future

    # From here on in the thread.

    def _run(self) -> None:
        stop = False
        while not stop:
            rows: list[Waiting] = []
            jobs: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    stop = True
                elif isinstance(job, Waiting):
                    rows.append(job)
                else:
                    jobs.append(job)
                if len(rows) >= AT_MOST:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if rows:
                self._tell_loop(settle, list(zip(rows, self._append(rows), strict=True)))
            for job in jobs:
                self._do(job)
        if self._engine is not None:
            self._engine.dispose()
        if self._door is not None:
            self._door.close()

    def _lock_door(self) -> None:
        """A lock on a file beside the store, which ends with the process, however that ends.

        As a transaction of SQLite, because that is a lock on every system. Not on the store itself:
        whoever looks after the house may work there meanwhile.
        """
        door = self.path.with_name(f"{self.path.name}-server")
        self._door = sqlite3.connect(door, timeout=TAKE_TURNS, isolation_level=None)
        try:
            self._door.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self._door.close()
            self._door = None
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise Refusal("server-file-in-use", file=str(self.path)) from error

    def _tell_loop(self, call: Callable[..., object], *args: Any) -> None:
        # Where the loop has ended without closing the store, nobody waits any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(call, *args)

    def _do(self, job: Job) -> None:
        try:
            result = job.work()
        except Exception as error:
            self._tell_loop(_fail, job.future, error)
        else:
            self._tell_loop(_answer, job.future, result)

    def _append(self, rows: list[Waiting]) -> list[Outcome]:
        try:
            return self._insert(rows)
        except sqlite3.OperationalError as error:
            # Locked for too long, or the disk is full: trying each row alone would not help.
            return [error] * len(rows)
        except sqlite3.IntegrityError as error:
            # Conflicts of numbers are no errors here: this row's table is not there.
            if len(rows) == 1:
                unknown = rows[0].unknown()
                unknown.__cause__ = error
                return [unknown]
        except Exception as error:
            if len(rows) == 1:
                return [error]
        return [self._append([row])[0] for row in rows]

    def _insert(self, rows: list[Waiting]) -> list[Outcome]:
        """All of them in one transaction, except those whose number is taken."""
        outcomes: list[Outcome] = []
        database = self._database
        database.execute("BEGIN IMMEDIATE")
        try:
            for waiting in rows:
                written = database.execute(APPEND, waiting.values()).rowcount == 1
                outcomes.append(None if written else waiting.taken())
            database.execute("COMMIT")
        finally:
            if database.in_transaction:
                database.execute("ROLLBACK")
        return outcomes

    def _transaction(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        assert self._engine is not None
        with self._engine.connect() as connection:
            connection = connection.execution_options(**{WRITES: writes})
            with connection.begin():
                return work(connection)

    def _connect(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # It holds password hashes and cookie keys: only its owner may read it.
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        # Autocommit: this module says itself where transactions begin.
        self._database = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        self._engine = _engine_of(self._database)
        self._to_wal()
        # FULL: an acknowledged move survives a power cut; with commits in groups it costs little.
        self._database.execute("PRAGMA synchronous = FULL")
        # Changing a table means copying it on SQLite, and with foreign keys on the old one could not
        # be dropped; within a transaction the switch does nothing. So it is turned before and after.
        self._database.execute("PRAGMA foreign_keys = OFF")
        if self._transaction(migrations.stored_revision, writes=False) != schema.REVISION:
            self._transaction(self._migrate, writes=True)
        self._database.execute("PRAGMA foreign_keys = ON")

    def _to_wal(self) -> None:
        """SQLite does not wait by itself when two processes make this change at the same time."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._database.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                busy = error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
                if not busy or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    @staticmethod
    def _migrate(connection: Connection) -> None:
        migrations.upgrade(connection)
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise RuntimeError(f"the migration leaves a row without its table: {tuple(broken)}")


def _engine_of(database: sqlite3.Connection) -> Engine:
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=lambda: database,
        poolclass=StaticPool,
        json_serializer=encode_json,
        json_deserializer=msgspec.json.decode,
    )
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    # A transaction that will write locks at once: a reader cannot become a writer later.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _answer(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
