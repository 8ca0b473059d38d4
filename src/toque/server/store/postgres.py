"""The store for several processes or machines: PostgreSQL.

Three kinds of connections: one that appends rows, many at a time and in one statement; one that
listens to what all processes append; and a few for everything else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import asyncpg
import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from toque.server.rows import LogRow
from toque.server.store import migrations
from toque.server.store.core import CoreStore
from toque.server.store.statements import Run, encode_json
from toque.server.store.writer import AT_MOST, Outcome, Waiting, closed, settle

T = TypeVar("T")
if TYPE_CHECKING:
    from toque.server.ending import Ending
    from toque.server.store.channel import RedisChannel

    Link = asyncpg.Connection[asyncpg.Record]

CHANNEL = "toque"
NEWS = "toque_news"
PATIENCE = 15.0
"""Seconds to wait for the database: to answer, to come back, to let go."""
PULSE = 30.0
"""Seconds after which a silent listener asks whether its connection is still there."""
LOCK = 0x746F717565
"""Held while the schema is changed; the number is the project's name."""

# One statement, so one round trip and one commit. Numbers that are taken are left out; the rows that
# were written come back, and everybody is told of them when, and only when, they are committed.
INSERT = """\
WITH written AS (
    INSERT INTO log ("table", number, kind, at, seat, person, move, client, data)
    SELECT t, n, k, a, s, p, m, c, d::json
    FROM unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::int[], $6::text[], $7::text[],
                $8::text[], $9::text[]) AS given (t, n, k, a, s, p, m, c, d)
    ON CONFLICT DO NOTHING
    RETURNING "table", number
)
SELECT "table", number"""
APPEND = f"""{INSERT}, pg_notify('{CHANNEL}', "table" || ':' || number) FROM written"""
APPEND_UNHEARD = f"{INSERT} FROM written"
"""Where another channel tells of them."""

THERE = """\
SELECT "table", number, kind, at, seat, person, move, client, data
FROM log JOIN unnest($1::text[], $2::int[]) AS wanted (t, n) ON "table" = t AND number = n"""

logger = logging.getLogger(__name__)


class PostgresStore(CoreStore):
    def __init__(self, url: str, channel: RedisChannel | None = None) -> None:
        """With a channel, processes tell each other over that, and not over the database."""
        self._url = url
        self._channel = channel
        self._heard: list[Callable[[str, int], None]] = []
        self._heard_news: list[Callable[[str], None]] = []
        self._open = False
        self._engine: AsyncEngine | None = None
        self._in_use = 0
        self._idle: asyncio.Event
        self._queue: list[Waiting] = []
        self._wake: asyncio.Event
        self._pen: Link | None = None
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._open:
            raise RuntimeError("the store is open")
        self._open = True
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        # The same connections as everywhere else, so that asyncpg alone reads the address.
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            pool_size=5,
            max_overflow=5,
            pool_pre_ping=True,
            json_serializer=encode_json,
            json_deserializer=msgspec.json.decode,
        )
        try:
            # Without a limit: another process may be changing the schema, which takes its time.
            async with self._engine.begin() as connection:
                await connection.run_sync(_migrate)
            self._pen = await self._connect()
            self._writer = asyncio.create_task(self._write_rows(), name="toque-store-writer")
            if self._channel is not None:
                name = f"toque-{(await self.secret('channel')).hex()}"
                hear_all = partial(self._say, "", 0)
                await self._channel.open(name, self._hear_row, self._hear_news_text, hear_all)
            else:
                listening = asyncio.get_running_loop().create_future()
                ears = self._listen(listening)
                self._listener = asyncio.create_task(ears, name="toque-store-ears")
                async with asyncio.timeout(PATIENCE):
                    await listening
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """What was asked for before is still done, as long as the database answers."""
        self._open = False
        engine, self._engine = self._engine, None
        if engine is None:
            return
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
        if self._writer is not None:
            self._wake.set()
            _, late = await asyncio.wait([self._writer], timeout=PATIENCE)
            for task in late:
                task.cancel()
                await asyncio.wait([task])
        if self._channel is not None:
            await self._channel.close()
        if self._pen is not None:
            await _end(self._pen)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._idle.wait()
        except TimeoutError:
            logger.warning("the store was closed in the middle of a query")
        await engine.dispose()

    async def tell(self, table: str) -> None:
        if self._channel is not None:
            self._channel.say("rows", f"{table}:0")
        else:
            await self._execute(select(func.pg_notify(CHANNEL, f"{table}:0")))

    async def spread(self, news: str) -> None:
        if self._channel is not None:
            self._channel.say("news", news)
        else:
            await self._execute(select(func.pg_notify(NEWS, news)))

    def _append_last(self, connection: Connection, table: str, row: LogRow) -> None:
        super()._append_last(connection, table, row)
        if self._channel is None:
            connection.execute(select(func.pg_notify(CHANNEL, f"{table}:{row.number}")))

    async def finish(self, ending: Ending, row: LogRow | None = None) -> None:
        await super().finish(ending, row)
        if self._channel is not None and row is not None:
            self._channel.say("rows", f"{ending.table}:{row.number}")

    async def call_off(self, table: str, row: LogRow, not_needed: Sequence[str]) -> None:
        await super().call_off(table, row, not_needed)
        if self._channel is not None:
            self._channel.say("rows", f"{table}:{row.number}")

    async def _connect(self) -> Link:
        return await asyncpg.connect(self._url, timeout=PATIENCE)

    # Everything but the log.

    @contextmanager
    def _using(self) -> Iterator[AsyncEngine]:
        """`close` waits until the last one is through."""
        if not self._open or self._engine is None:
            raise closed()
        self._in_use += 1
        self._idle.clear()
        try:
            yield self._engine
        finally:
            self._in_use -= 1
            if not self._in_use:
                self._idle.set()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        # A table and its seats are two queries: both must see the same moment.
        with self._timed("read"), self._using() as engine:
            same_moment = engine.execution_options(isolation_level="REPEATABLE READ")
            return await self._in_time(same_moment, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self._timed("write"), self._using() as engine:
            return await self._in_time(engine, work)

    async def _in_time(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        """A connection that neither answers nor breaks would keep whoever waits for it, and whoever
        waits for them, for ever: a table is locked meanwhile."""
        async with asyncio.timeout(PATIENCE), engine.begin() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def long_transaction(self, *, writes: bool) -> AsyncIterator[Run]:
        with self._using() as engine:
            same_moment = engine.execution_options(isolation_level="REPEATABLE READ")
            async with same_moment.begin() as connection:

                async def run(work: Callable[[Connection], T], /) -> T:
                    return await connection.run_sync(work)

                yield run

    # Writing the log.

    async def append(self, table: str, row: LogRow) -> None:
        if not self._open or self._writer is None or self._writer.done():
            raise closed()
        waiting = Waiting(table, row, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._wake.set()
        with self._timed("append"):
            await waiting.future

    async def _write_rows(self) -> None:
        """Take all that waits, commit it together, wake the callers, again."""
        rows: list[Waiting] = []
        try:
            while True:
                rows, self._queue = self._queue[:AT_MOST], self._queue[AT_MOST:]
                if rows:
                    settle(zip(rows, await self._append(rows), strict=True))
                elif not self._open:
                    return
                else:
                    self._wake.clear()
                    await self._wake.wait()
        finally:
            # Cancelled because the database does not answer: nobody may wait for ever.
            settle((waiting, closed()) for waiting in rows + self._queue)

    async def _append(self, rows: list[Waiting]) -> list[Outcome]:
        # Of two rows for one place in the same statement nobody could tell which one was written:
        # the later one comes after it.
        outcomes: dict[Waiting, Outcome] = {}
        while len(outcomes) < len(rows):
            left = [waiting for waiting in rows if waiting not in outcomes]
            first = list({waiting.place: waiting for waiting in reversed(left)}.values())[::-1]
            outcomes.update(zip(first, await self._append_apart(first), strict=True))
        return [outcomes[waiting] for waiting in rows]

    async def _append_apart(self, rows: list[Waiting]) -> list[Outcome]:
        try:
            return await self._insert_surely(rows)
        except asyncpg.ForeignKeyViolationError as error:
            if len(rows) == 1:
                unknown = rows[0].unknown()
                unknown.__cause__ = error
                return [unknown]
        except Exception as error:
            # When the database is away, no single row is the cause: trying each alone would not help.
            away = isinstance(error, OSError) or self._pen is None or self._pen.is_closed()
            if away or len(rows) == 1:
                return [error] * len(rows)
        return [(await self._append_apart([waiting]))[0] for waiting in rows]

    async def _insert_surely(self, rows: list[Waiting]) -> list[Outcome]:
        """Insert, and find out what was committed if the connection breaks meanwhile."""
        assert self._pen is not None
        try:
            return await self._insert(rows)
        except Exception as error:
            if not self._pen.is_closed() and not isinstance(error, OSError):
                raise
            logger.warning("the store lost its connection: %s", error)
            self._pen.terminate()
        await self._reconnect()
        outcomes = await self._insert(rows)
        if not any(outcomes):
            return outcomes
        places = _columns([waiting.place for waiting in rows])
        found = {
            (row["table"], row["number"]): msgspec.convert(
                dict(row) | {"data": msgspec.json.decode(row["data"])}, LogRow
            )
            for row in await self._pen.fetch(THERE, *places, timeout=PATIENCE)
        }
        # What stands there and is the same to the letter was written by the broken connection.
        return [
            None if found.get(waiting.place) == waiting.row else outcome
            for waiting, outcome in zip(rows, outcomes, strict=True)
        ]

    async def _reconnect(self) -> None:
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + PATIENCE, 0.05
        while True:
            try:
                self._pen = await self._connect()
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if loop.time() > end or not self._open:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def _insert(self, rows: list[Waiting]) -> list[Outcome]:
        assert self._pen is not None
        values = [waiting.values() for waiting in rows]
        append = APPEND if self._channel is None else APPEND_UNHEARD
        written = {
            (row["table"], row["number"])
            for row in await self._pen.fetch(append, *_columns(values), timeout=PATIENCE)
        }
        if self._channel is not None:
            for table, number in written:
                self._channel.say("rows", f"{table}:{number}")
        return [None if waiting.place in written else waiting.taken() for waiting in rows]

    # Listening.

    def on_append(self, heard: Callable[[str, int], None]) -> None:
        """After the connection was lost for a while it is called with an empty table and 0: look at
        everything."""
        self._heard.append(heard)

    def on_news(self, heard: Callable[[str], None]) -> None:
        self._heard_news.append(heard)

    def _say(self, table: str, number: int) -> None:
        for heard in self._heard:
            try:
                heard(table, number)
            except Exception:
                logger.exception("nobody hears of row %s of table %s", number, table)

    def _hear(self, _link: object, _process: int, _channel: str, payload: object) -> None:
        self._hear_row(str(payload))

    def _hear_row(self, payload: str) -> None:
        table, _, number = payload.rpartition(":")
        # Anybody who may connect may say anything on the channel.
        if table and number.isdecimal():
            self._say(table, int(number))

    def _hear_news(self, _link: object, _process: int, _channel: str, payload: object) -> None:
        self._hear_news_text(str(payload))

    def _hear_news_text(self, payload: str) -> None:
        for heard in self._heard_news:
            try:
                heard(payload)
            except Exception:
                logger.exception("news that nobody understands")

    async def _listen(self, listening: asyncio.Future[None]) -> None:
        pause = 0.05
        while True:
            link: Link | None = None
            try:
                link = await self._connect()
                lost = asyncio.Event()
                link.add_termination_listener(lambda _link, lost=lost: lost.set())
                async with asyncio.timeout(PATIENCE):
                    await link.add_listener(CHANNEL, self._hear)
                    await link.add_listener(NEWS, self._hear_news)
                pause = 0.05
                if listening.done():
                    self._say("", 0)
                else:
                    listening.set_result(None)
                while not lost.is_set():
                    try:
                        async with asyncio.timeout(PULSE):
                            await lost.wait()
                    except TimeoutError:
                        await link.execute("SELECT 1", timeout=PATIENCE)
            except Exception as error:
                # Whatever it is: a server that hears nothing must listen again.
                logger.warning("the store does not hear: %r", error)
            finally:
                if link is not None:
                    link.terminate()
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)


def _columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _migrate(connection: Connection) -> None:
    # Several processes may start at the same time; the lock ends with the transaction.
    connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    migrations.upgrade(connection)


async def _end(link: Link) -> None:
    try:
        await link.close(timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        link.terminate()
