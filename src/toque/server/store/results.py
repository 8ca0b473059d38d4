"""How matches ended: what belongs to an end is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, insert, select, update

from toque.server import ratings
from toque.server.rows import LogRow, Rating, Result
from toque.server.store import schema
from toque.server.store.parcels import parcel_values
from toque.server.store.port import Taken
from toque.server.store.statements import Statements, chunks, insert_or, rows_of, status_of, structs

if TYPE_CHECKING:
    from toque.server.ending import Ending


def _rate(connection: Connection, ending: Ending) -> None:
    """Read and change in one transaction: two matches of one person may end at the same moment."""
    kept = schema.rating
    people = sorted({place.person for place in ratings.own_places(ending.results)})
    if len(people) < 2:
        return
    # Whoever comes first waits for nobody, for there is a row to wait for; always in the same order,
    # or two transactions could wait for each other.
    for person in people:
        fresh = msgspec.to_builtins(ratings.fresh(person, ending.game))
        connection.execute(insert_or(connection, kept).values(fresh).on_conflict_do_nothing())
    query = select(kept).where(kept.c.game == ending.game, kept.c.person.in_(people))
    query = query.order_by(kept.c.person).with_for_update()
    before = {one.person: one for one in structs(connection, query, Rating)}
    for one in ratings.rate(ending.results, before, ending.game):
        same = kept.c.game == one.game, kept.c.person == one.person
        values = {"mu": one.mu, "sigma": one.sigma, "matches": one.matches}
        connection.execute(update(kept).where(*same).values(values))


class Results(Statements):
    async def finish(self, ending: Ending, row: LogRow | None = None) -> None:
        table = ending.table
        over = {"status": "over", "ended": ending.at, "keeper": ""}
        change = update(schema.match_table).where(schema.match_table.c.id == table).values(over)
        known = select(schema.result.c.seat).where(schema.result.c.table == table).limit(1)
        parcels = schema.parcel
        waiting = parcels.c.key.in_(ending.not_needed), parcels.c.state == "waiting"

        def work(connection: Connection) -> None:
            status = status_of(connection, table)
            if row is not None:
                if status != "running":
                    raise Taken(f"table {table} is not running")
                self._append_last(connection, table, row)
            elif status not in ("running", "over"):
                return
            if status == "running":
                connection.execute(change)
            if connection.execute(known).first() is not None:
                return
            if ending.results:
                connection.execute(insert(schema.result), msgspec.to_builtins(ending.results))
            if ending.rated:
                _rate(connection, ending)
            if ending.not_needed:
                connection.execute(update(parcels).where(*waiting).values(state="dropped"))
            for parcel in ending.parcels:
                connection.execute(insert(parcels).values(parcel_values(parcel)))

        await self._write(work)

    async def call_off(self, table: str, row: LogRow, not_needed: Sequence[str]) -> None:
        off = {"status": "cancelled", "ended": row.at, "keeper": ""}
        change = update(schema.match_table).where(schema.match_table.c.id == table).values(off)
        parcels = schema.parcel
        waiting = parcels.c.key.in_(not_needed), parcels.c.state == "waiting"

        def work(connection: Connection) -> None:
            if status_of(connection, table) != "running":
                raise Taken(f"table {table} is not running")
            self._append_last(connection, table, row)
            connection.execute(change)
            connection.execute(update(parcels).where(*waiting).values(state="dropped"))

        await self._write(work)

    def _append_last(self, connection: Connection, table: str, row: LogRow) -> None:
        values = {"table": table} | msgspec.to_builtins(row)
        statement = insert_or(connection, schema.log).values(values).on_conflict_do_nothing()
        if connection.execute(statement).rowcount != 1:
            raise Taken(f"row {row.number} of table {table}")

    async def running(self) -> list[str]:
        kept = schema.match_table
        query = select(kept.c.id).where(kept.c.status == "running").order_by(kept.c.created)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return [row["id"] for row in rows]

    async def begun(self) -> list[str]:
        kept = schema.match_table
        query = select(kept.c.id).where(kept.c.status.in_(["running", "over"]))
        query = query.order_by(kept.c.status.desc(), kept.c.created)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return [row["id"] for row in rows]

    async def results_at(self, table: str) -> list[Result]:
        kept = schema.result
        return await self._all(
            select(kept).where(kept.c.table == table).order_by(kept.c.seat), Result
        )

    async def results_among(self, tables: Sequence[str]) -> list[Result]:
        kept = schema.result

        def work(connection: Connection) -> list[Result]:
            found: list[Result] = []
            for some in chunks(tables):
                found += structs(connection, select(kept).where(kept.c.table.in_(some)), Result)
            return found

        return await self._read(work)

    async def without_results(self) -> list[str]:
        kept = schema.match_table
        counted = select(schema.result.c.table)
        query = select(kept.c.id).where(kept.c.status == "over", ~kept.c.study)
        query = query.where(kept.c.id.not_in(counted)).order_by(kept.c.created, kept.c.id)
        rows = await self._read(lambda connection: rows_of(connection, query))
        return [row["id"] for row in rows]

    async def results(
        self, *, game: str | None = None, person: str | None = None, limit: int = 100
    ) -> list[Result]:
        """The newest first."""
        kept = schema.result
        query = select(kept)
        if game is not None:
            query = query.where(kept.c.game == game)
        if person is not None:
            query = query.where(kept.c.person == person)
        query = query.order_by(kept.c.at.desc(), kept.c.table, kept.c.seat).limit(limit)
        return await self._all(query, Result)

    async def ratings(
        self, game: str, people: Sequence[str] | None = None, limit: int = 100
    ) -> list[Rating]:
        """The best first: by what is nearly certain, so that one lucky match does not lead."""
        kept = schema.rating
        query = select(kept).where(kept.c.game == game)
        if people is None:
            best = query.order_by((kept.c.mu - 3 * kept.c.sigma).desc(), kept.c.person).limit(limit)
            return await self._all(best, Rating)

        def work(connection: Connection) -> list[Rating]:
            found: list[Rating] = []
            for some in chunks(people):
                found += structs(connection, query.where(kept.c.person.in_(some)), Rating)
            return sorted(found, key=lambda one: (3 * one.sigma - one.mu, one.person))

        return await self._read(work)
