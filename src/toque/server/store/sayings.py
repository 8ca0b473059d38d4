"""What people say at a table, and what they note for themselves."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select

from toque.server.rows import Chat
from toque.server.store import schema
from toque.server.store.statements import (
    Statements,
    columns,
    insert_or,
    rows_of,
    status_of,
    structs,
)

RECENT = 500
"""Lines among which one is looked for that is said again: what is sent again is sent soon, and nobody
may slow a house down by saying much."""


class Sayings(Statements):
    async def add_chat(self, table: str, person: str, text: str, at: int, client: str = "") -> Chat:
        kept = schema.chat
        last = select(func.coalesce(func.max(kept.c.number), 0)).where(kept.c.table == table)
        same = select(*columns(Chat, kept)).where(
            kept.c.table == table, kept.c.person == person, kept.c.client == client
        )

        def work(connection: Connection) -> Chat:
            # The lock on the table makes the next number ours.
            if status_of(connection, table) is None:
                raise LookupError(f"no table {table}")
            number = int(connection.execute(last).scalar_one()) + 1
            if client:
                recent = same.where(kept.c.number >= number - RECENT)
                if before := structs(connection, recent, Chat):
                    return before[0]
            said = Chat(number, person, text, at)
            values = {"table": table, "client": client} | msgspec.to_builtins(said)
            connection.execute(insert(kept), values)
            return said

        return await self._write(work)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """The newest ones, in the order in which they were said."""
        kept = schema.chat
        query = select(*columns(Chat, kept)).where(kept.c.table == table, kept.c.number > after)
        query = query.where(kept.c.text != "")
        found = await self._all(query.order_by(kept.c.number.desc()).limit(limit), Chat)
        return found[::-1]

    async def chat_of(self, person: str) -> list[tuple[str, Chat]]:
        kept = schema.chat
        query = select(kept).where(kept.c.person == person)
        query = query.order_by(kept.c.at, kept.c.table, kept.c.number)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return [(row["table"], msgspec.convert(row, Chat)) for row in rows]

    async def set_note(self, table: str, person: str, text: str) -> None:
        values = {"table": table, "person": person, "text": text}

        def work(connection: Connection) -> None:
            statement = insert_or(connection, schema.note).values(values)
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["person", "table"], set_={"text": statement.excluded.text}
                )
            )

        await self._write(work)

    async def note(self, table: str, person: str) -> str:
        kept = schema.note
        query = select(kept.c.text).where(kept.c.table == table, kept.c.person == person)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return rows[0]["text"] if rows else ""

    async def notes_of(self, person: str) -> dict[str, str]:
        kept = schema.note
        query = select(kept.c.table, kept.c.text).where(kept.c.person == person)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return {row["table"]: row["text"] for row in rows}
