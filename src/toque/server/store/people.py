"""People, their sessions, and what they report of each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from toque.server.rows import Person, Report, Session
from toque.server.store import schema
from toque.server.store.devices import end_devices
from toque.server.store.port import Taken
from toque.server.store.statements import Statements, chunks, columns, rows_of, structs


def folded(name: str) -> str:
    """The form in which names of accounts are compared, without capitals and variants of a character."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _name_key(person: Person) -> str | None:
    return None if person.guest or person.deleted else folded(person.name)


def _values(person: Person) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(person) | {"name_key": _name_key(person)}
    del values["told_on_devices"]
    return values


def _columns() -> list[Any]:
    kept, device = schema.person, schema.device
    told = exists().where(device.c.person == kept.c.id)
    return [*columns(Person, kept), told.label("told_on_devices")]


class People(Statements):
    async def add_person(self, person: Person) -> None:
        try:
            await self._execute(insert(schema.person).values(_values(person)))
        except IntegrityError as error:
            raise Taken(person.name) from error

    async def person(self, id: str) -> Person | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        kept = schema.person

        def work(connection: Connection) -> dict[str, Person]:
            found: dict[str, Person] = {}
            for some in chunks(ids):
                query = select(*_columns()).where(kept.c.id.in_(some))
                found |= {person.id: person for person in structs(connection, query, Person)}
            return found

        return await self._read(work)

    async def account(self, name: str) -> Person | None:
        kept = schema.person
        query = select(*_columns()).where(kept.c.name_key == folded(name))
        return await self._one(query, Person)

    async def set_person(self, person: Person) -> None:
        kept = schema.person
        # A person who was forgotten meanwhile does not come back by a late change of settings.
        change = update(kept).where(kept.c.id == person.id, ~kept.c.deleted)
        change = change.values(_values(person))

        def work(connection: Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise Taken(f"person {person.id} is not there any more")

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Taken(person.name) from error

    async def forget_person(self, id: str) -> None:
        nobody = Person(id=id, name="", guest=True, created=0, deleted=True)
        gone = update(schema.person).where(schema.person.c.id == id).values(_values(nobody))

        def work(connection: Connection) -> None:
            connection.execute(gone)
            # Parcels contain addresses and names: those on their way are stopped, the others forgotten.
            for table in (
                schema.device,
                schema.session,
                schema.note,
                schema.parcel,
                schema.found,
            ):
                connection.execute(delete(table).where(table.c.person == id))
            # Whoever they named at a shared screen.
            sat = schema.seat
            connection.execute(update(sat).where(sat.c.person == id).values(name=""))
            # The numbers of chat lines stay, or the next one would get one that clients know already.
            said = schema.chat
            connection.execute(update(said).where(said.c.person == id).values(text=""))
            told = schema.report
            connection.execute(update(told).where(told.c.by == id).values(by="", text=""))

        await self._write(work)

    async def hand_on(self, guest: str, account: str) -> list[str]:
        table, seat, note = schema.match_table, schema.seat, schema.note
        theirs = select(seat.c.table).where(seat.c.person == account)
        sits = select(seat.c.table).where(seat.c.person == guest)
        mine = or_(table.c.host == guest, table.c.id.in_(sits))
        query = select(table.c.id).where(mine, table.c.id.not_in(theirs))
        noted = select(note.c.table).where(note.c.person == account)
        found = schema.found
        other = found.alias()

        def work(connection: Connection) -> list[str]:
            ids = [row["id"] for row in rows_of(connection, query)]
            for some in chunks(ids):
                host = table.c.host == guest, table.c.id.in_(some)
                connection.execute(update(table).where(*host).values(host=account))
                for kept in (seat, schema.log, schema.result):
                    own = kept.c.person == guest, kept.c.table.in_(some)
                    connection.execute(update(kept).where(*own).values(person=account))
            said = schema.chat
            connection.execute(update(said).where(said.c.person == guest).values(person=account))
            own_notes = note.c.person == guest, note.c.table.not_in(noted)
            connection.execute(update(note).where(*own_notes).values(person=account))
            theirs_found = exists().where(
                other.c.person == account, other.c.day == found.c.day, other.c.game == found.c.game
            )
            own_found = found.c.person == guest, ~theirs_found
            connection.execute(update(found).where(*own_found).values(person=account))
            return ids

        return await self._write(work)

    async def add_session(self, session: Session) -> None:
        await self._execute(insert(schema.session).values(msgspec.to_builtins(session)))

    async def session(self, id: str) -> Session | None:
        return await self._one(select(schema.session).where(schema.session.c.id == id), Session)

    async def sessions_of(self, person: str) -> list[Session]:
        kept = schema.session
        query = select(kept).where(kept.c.person == person)
        return await self._all(query.order_by(kept.c.seen.desc(), kept.c.id), Session)

    async def touch_session(self, id: str, seen: int) -> None:
        await self._execute(
            update(schema.session).where(schema.session.c.id == id).values(seen=seen)
        )

    async def end_sessions(self, person: str, but: str = "") -> None:
        kept, told = schema.session, schema.device

        def work(connection: Connection) -> None:
            end_devices(connection, and_(told.c.person == person, told.c.session != but))
            connection.execute(delete(kept).where(kept.c.person == person, kept.c.id != but))

        await self._write(work)

    async def end_session(self, id: str) -> None:
        def work(connection: Connection) -> None:
            end_devices(connection, schema.device.c.session == id)
            connection.execute(delete(schema.session).where(schema.session.c.id == id))

        await self._write(work)

    async def find_people(self, word: str, limit: int = 50) -> list[Person]:
        kept = schema.person
        query = select(*_columns()).where(~kept.c.deleted)
        if word:
            named = func.lower(kept.c.name).contains(word.lower(), autoescape=True)
            query = query.where(or_(kept.c.id == word, named))
        query = query.order_by(kept.c.created.desc(), kept.c.id).limit(limit)
        return await self._all(query, Person)

    # Reports.

    async def add_report(self, report: Report) -> None:
        await self._execute(insert(schema.report).values(msgspec.to_builtins(report)))

    async def reports(self, *, by: str | None = None, closed: bool = False) -> list[Report]:
        kept = schema.report
        which = kept.c.closed == closed if by is None else kept.c.by == by
        return await self._all(select(kept).where(which).order_by(kept.c.at, kept.c.id), Report)

    async def close_report(self, id: str) -> None:
        kept = schema.report
        await self._execute(update(kept).where(kept.c.id == id).values(closed=True))
