"""What people answered to the positions of the days."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from toque.server.rows import Found
from toque.server.store import schema
from toque.server.store.statements import Statements, insert_or, structs


class Finds(Statements):
    async def add_found(self, found: Found) -> Found:
        kept = schema.found
        new = msgspec.to_builtins(found)
        same = kept.c.person == found.person, kept.c.day == found.day, kept.c.game == found.game

        def work(connection: Connection) -> Found:
            # Two windows may answer at the same moment: the second one is told what the first has said.
            connection.execute(insert_or(connection, kept).values(new).on_conflict_do_nothing())
            return structs(connection, select(kept).where(*same), Found)[0]

        return await self._write(work)

    async def found_by(self, person: str) -> list[Found]:
        kept = schema.found
        query = select(kept).where(kept.c.person == person)
        return await self._all(query.order_by(kept.c.day, kept.c.game), Found)
