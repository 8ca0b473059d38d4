"""What the chef has to say about matches that are over, and which of them he has not read yet."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, select, update

from toque.server.answers import ChefNotes
from toque.server.store import schema
from toque.server.store.statements import Statements, insert_or, moment, rows_of


def _held(table: str, until: int) -> tuple[ColumnElement[bool], ...]:
    """A match that nobody else has taken over: whoever does holds it until another time."""
    kept = schema.reading
    return kept.c.table == table, kept.c.state == "reading", kept.c.until == until


class Readings(Statements):
    async def unread(self, since: int) -> str | None:
        table, kept = schema.match_table, schema.reading
        people = select(schema.seat.c.table).where(
            schema.seat.c.table == table.c.id, schema.seat.c.person != ""
        )
        begun = select(kept.c.table).where(kept.c.table == table.c.id)
        new = (
            select(table.c.id)
            .where(table.c.status == "over", table.c.ended > since, table.c.study.is_(False))
            .where(people.exists(), ~begun.exists())
            .order_by(table.c.ended.desc())
            .limit(1)
        )

        def work(connection: Connection) -> str | None:
            # Two questions, each with an index of its own: together they would have none.
            left = select(kept.c.table).where(schema.being_read, kept.c.until < moment(connection))
            found = connection.execute(left.order_by(kept.c.until).limit(1)).scalar()
            return found or connection.execute(new).scalar()

        return await self._read(work)

    async def begin_reading(self, table: str, lease: int) -> int:
        kept = schema.reading

        def work(connection: Connection) -> int:
            now = moment(connection)
            begun = {"table": table, "state": "reading", "until": now + lease, "notes": {}}
            new = insert_or(connection, kept).values(begun).on_conflict_do_nothing()
            if connection.execute(new).rowcount == 1:
                return now + lease
            left = kept.c.table == table, kept.c.state == "reading", kept.c.until < now
            again = update(kept).where(*left).values(until=now + lease)
            return now + lease if connection.execute(again).rowcount == 1 else 0

        return await self._write(work)

    async def keep_reading(self, table: str, until: int, lease: int) -> int:
        def work(connection: Connection) -> int:
            then = moment(connection) + lease
            change = update(schema.reading).where(*_held(table, until)).values(until=then)
            return then if connection.execute(change).rowcount == 1 else 0

        return await self._write(work)

    async def set_reading(self, table: str, until: int, notes: ChefNotes) -> bool:
        values = {"state": notes.state, "notes": msgspec.to_builtins(notes)}
        change = update(schema.reading).where(*_held(table, until)).values(values)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)

    async def reading(self, table: str) -> ChefNotes | None:
        kept = schema.reading
        query = select(kept.c.state, kept.c.notes).where(kept.c.table == table)
        found = await self._read(lambda connection: rows_of(connection, query))
        if not found:
            return None
        if found[0]["state"] == "reading":
            return ChefNotes(table, "reading")
        return msgspec.convert(found[0]["notes"], ChefNotes)
