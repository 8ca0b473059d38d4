"""Which process keeps which running table."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from toque.server.store import schema
from toque.server.store.statements import Statements, chunks, insert_or, moment, rows_of


def is_there(connection: Connection, process: str) -> bool:
    """Whether a process is known and its time is not out; so it stays until the transaction ends.

    One that is not there may keep nothing: when it dies, nobody would find what it kept.
    """
    kept = schema.process
    there = kept.c.id == process, kept.c.until >= moment(connection)
    return bool(connection.execute(update(kept).where(*there).values(id=process)).rowcount)


class Processes(Statements):
    async def enter(self, process: str) -> None:
        self._process = process

    async def keep_alive(self, process: str, lease: int) -> bool:
        kept = schema.process

        def work(connection: Connection) -> bool:
            now = moment(connection)
            known = kept.c.id == process, kept.c.until >= now
            change = update(kept).where(*known).values(until=now + lease)
            if connection.execute(change).rowcount == 1:
                return True
            statement = insert_or(connection, kept).values(id=process, until=now + lease)
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["id"], set_={"until": statement.excluded.until}
                )
            )
            return False

        return await self._write(work)

    async def kept_by(self, process: str) -> list[str]:
        kept = schema.match_table
        query = select(kept.c.id).where(schema.running, kept.c.keeper == process)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return [row["id"] for row in rows]

    async def keep(self, table: str, process: str) -> bool:
        kept = schema.match_table
        free = schema.running, kept.c.id == table, kept.c.keeper.in_(["", process])
        change = update(kept).where(*free).values(keeper=process)

        def work(connection: Connection) -> bool:
            return is_there(connection, process) and connection.execute(change).rowcount == 1

        return await self._write(work)

    async def take_over(self, process: str, also_of_silent: bool, limit: int) -> list[str]:
        kept, others = schema.match_table, schema.process

        def work(connection: Connection) -> list[str]:
            gone: list[str] = []
            if not is_there(connection, process):
                return []
            if also_of_silent:
                # The lock lets no process come back to life between this look and the next statement.
                silent = select(others.c.id).where(others.c.until < moment(connection))
                silent = silent.where(others.c.id != process).with_for_update(skip_locked=True)
                gone = [row["id"] for row in rows_of(connection, silent)]
            free = select(kept.c.id).where(schema.running, kept.c.keeper.in_(["", *gone]))
            free = free.limit(limit).with_for_update(skip_locked=True, key_share=True)
            ids = [row["id"] for row in rows_of(connection, free)]
            for some in chunks(ids):
                change = update(kept).where(kept.c.id.in_(some)).values(keeper=process)
                connection.execute(change)
            # A row that nobody needs any more; as long as one table is left it must be found by it.
            left = select(kept.c.id).where(schema.running, kept.c.keeper == others.c.id).exists()
            if gone:
                connection.execute(delete(others).where(others.c.id.in_(gone), ~left))
            return ids

        return await self._write(work)

    async def leave(self, process: str) -> None:
        kept = schema.match_table
        mine = schema.running, kept.c.keeper == process

        def work(connection: Connection) -> None:
            connection.execute(update(kept).where(*mine).values(keeper=""))
            connection.execute(delete(schema.process).where(schema.process.c.id == process))

        await self._write(work)
