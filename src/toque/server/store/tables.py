"""Tables and the logs of their matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from toque.server.rows import LogRow, Seat, Status, Table
from toque.server.store import schema
from toque.server.store.port import Taken
from toque.server.store.processes import is_there
from toque.server.store.statements import Statements, chunks, columns, rows_of, status_of


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    found = rows_of(connection, query)
    seats: dict[str, list[dict[str, object]]] = {row["id"]: [] for row in found}
    kept = schema.seat
    for ids in chunks(list(seats)):
        wanted = select(kept).where(kept.c.table.in_(ids)).order_by(kept.c.table, kept.c.seat)
        for seat in rows_of(connection, wanted):
            seats[seat["table"]].append(seat)
    return msgspec.convert([row | {"seats": seats[row["id"]]} for row in found], list[Table])


def _put_seats(connection: Connection, table: str, seats: list[Seat]) -> None:
    if seats:
        rows = [
            {"table": table, "seat": number} | msgspec.to_builtins(seat)
            for number, seat in enumerate(seats)
        ]
        connection.execute(insert(schema.seat), rows)


class Tables(Statements):
    # The log.

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        kept = schema.log
        query = select(*columns(LogRow, kept)).where(kept.c.table == table, kept.c.number > after)
        return await self._all(query.order_by(kept.c.number), LogRow)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        table, log = schema.match_table, schema.log
        # One look at the end of the key for each table; GROUP BY would walk through all their rows.
        head = select(func.max(log.c.number)).where(log.c.table == table.c.id).scalar_subquery()

        def work(connection: Connection) -> dict[str, int]:
            found = dict.fromkeys(tables, 0)
            for ids in chunks(tables):
                query = select(table.c.id, head.label("head")).where(table.c.id.in_(ids))
                found |= {row["id"]: row["head"] or 0 for row in rows_of(connection, query)}
            return found

        return await self._read(work)

    # Tables.

    async def add_table(self, table: Table) -> None:
        values = msgspec.to_builtins(table) | {"keeper": ""}
        del values["seats"]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.match_table), values)
            _put_seats(connection, table.id, table.seats)

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Taken(table.id) from error

    async def table(self, id: str) -> Table | None:
        query = select(schema.match_table).where(schema.match_table.c.id == id)
        found = await self._read(lambda connection: _tables(connection, query))
        return found[0] if found else None

    async def statuses(self, ids: Sequence[str]) -> dict[str, Status]:
        kept = schema.match_table

        def work(connection: Connection) -> dict[str, Status]:
            found: dict[str, Status] = {}
            for some in chunks(ids):
                query = select(kept.c.id, kept.c.status).where(kept.c.id.in_(some))
                found |= {row["id"]: row["status"] for row in rows_of(connection, query)}
            return found

        return await self._read(work) if ids else {}

    async def set_seat(self, table: str, seat: int, was: Seat, becomes: Seat) -> None:
        kept = schema.seat
        as_it_was = [kept.c[name] == value for name, value in msgspec.to_builtins(was).items()]
        change = (
            update(kept)
            .where(kept.c.table == table, kept.c.seat == seat, *as_it_was)
            .values(msgspec.to_builtins(becomes))
        )

        def work(connection: Connection) -> None:
            if status_of(connection, table) != "open":
                raise Taken(f"table {table} is not open")
            if connection.execute(change).rowcount != 1:
                raise Taken(f"seat {seat} of table {table}")

        await self._write(work)

    async def set_host(self, table: str, was: str, becomes: str) -> None:
        kept = schema.match_table
        change = update(kept).where(kept.c.id == table, kept.c.host == was).values(host=becomes)

        def work(connection: Connection) -> None:
            if status_of(connection, table) != "open":
                raise Taken(f"table {table} is not open")
            if connection.execute(change).rowcount != 1:
                raise Taken(f"the host of table {table}")

        await self._write(work)

    async def set_status(
        self,
        table: str,
        was: Status,
        becomes: Status,
        at: int,
        seats: list[Seat] | None = None,
        rules: tuple[int, str] | None = None,
    ) -> None:
        values: dict[str, object] = {"status": becomes}
        if becomes == "running" and was == "open":
            values["started"] = at
        if rules is not None:
            values["rules"], values["digest"] = rules
        # Taken back after the end, a match goes on as if it had not ended.
        values["ended"] = at if becomes in ("over", "cancelled") else 0
        change = update(schema.match_table).where(schema.match_table.c.id == table).values(values)
        this = select(schema.match_table).where(schema.match_table.c.id == table)

        def work(connection: Connection) -> None:
            if status_of(connection, table) != was:
                raise Taken(f"table {table} is not {was}")
            if seats is not None and _tables(connection, this)[0].seats != seats:
                raise Taken(f"somebody sat down at or left table {table}")
            here = becomes == "running" and is_there(connection, self._process)
            connection.execute(change.values(keeper=self._process if here else ""))

        await self._write(work)

    async def tables(
        self,
        status: Sequence[Status],
        *,
        game: str | None = None,
        person: str | None = None,
        public_only: bool = False,
        limit: int = 50,
        before: int | None = None,
    ) -> list[Table]:
        kept = schema.match_table
        query = select(kept).where(kept.c.status.in_(status))
        if game is not None:
            query = query.where(kept.c.game == game)
        if person is not None:
            sits = select(schema.seat.c.table).where(schema.seat.c.person == person)
            query = query.where(or_(kept.c.host == person, kept.c.id.in_(sits)))
        if public_only:
            query = query.where(kept.c.visibility == "public")
        if before is not None:
            query = query.where(kept.c.created < before)
        query = query.order_by(kept.c.created.desc(), kept.c.id.desc()).limit(limit)
        return await self._read(lambda connection: _tables(connection, query))
