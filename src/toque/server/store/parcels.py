"""The outbox: what is to be sent to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from toque.server.rows import Parcel
from toque.server.store import schema
from toque.server.store.port import Taken
from toque.server.store.statements import Statements, columns, insert_or, rows_of


def parcel_values(parcel: Parcel) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(parcel)
    return values | {"state": "waiting", "sent": 0, "why": ""}


class Parcels(Statements):
    async def add_parcels(self, parcels: Sequence[Parcel]) -> None:
        kept = schema.parcel

        def work(connection: Connection) -> None:
            for parcel in parcels:
                values = parcel_values(parcel)
                statement = insert_or(connection, kept).values(values)
                connection.execute(
                    statement.on_conflict_do_update(
                        index_elements=["key", "person", "device"],
                        index_where=schema.waiting_with_key,
                        set_={name: statement.excluded[name] for name in values},
                    )
                )

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Taken(", ".join(parcel.id for parcel in parcels)) from error

    async def due_parcels(self, now: int, limit: int = 20) -> list[Parcel]:
        kept = schema.parcel
        query = select(*columns(Parcel, kept)).where(kept.c.state == "waiting", kept.c.due <= now)
        return await self._all(query.order_by(kept.c.due, kept.c.id).limit(limit), Parcel)

    async def parcels_of(self, person: str) -> list[Parcel]:
        kept = schema.parcel
        query = select(*columns(Parcel, kept)).where(kept.c.person == person)
        return await self._all(query.order_by(kept.c.due, kept.c.id), Parcel)

    async def oldest_parcel(self) -> int:
        kept = schema.parcel
        query = select(func.min(kept.c.due).label("due")).where(kept.c.state == "waiting")
        rows = await self._read(lambda connection: rows_of(connection, query))
        return int(rows[0]["due"] or 0)

    async def claim_parcel(self, parcel: Parcel, until: int) -> bool:
        kept = schema.parcel
        mine = (kept.c.id == parcel.id, kept.c.state == "waiting", kept.c.due == parcel.due)
        change = update(kept).where(*mine).values(due=until)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)

    async def parcel_sent(self, id: str, at: int) -> None:
        kept = schema.parcel
        await self._execute(update(kept).where(kept.c.id == id).values(state="sent", sent=at))

    async def parcel_failed(self, id: str, due: int, why: str) -> None:
        kept = schema.parcel
        values = {"why": why, "due": due} if due else {"why": why, "state": "failed"}
        # One that was dropped while it was on its way stays dropped.
        change = update(kept).where(kept.c.id == id, kept.c.state == "waiting")
        await self._execute(change.values(tries=kept.c.tries + 1, **values))

    async def reminded(self, key: str, since: int) -> bool:
        kept = schema.parcel
        counts = or_(kept.c.state == "waiting", kept.c.due > since)
        query = select(kept.c.id).where(kept.c.key == key, counts).limit(1)
        return bool(await self._read(lambda connection: rows_of(connection, query)))

    async def drop_parcels(self, key: str) -> None:
        kept = schema.parcel
        change = update(kept).where(kept.c.key == key, kept.c.state == "waiting")
        await self._execute(change.values(state="dropped"))
