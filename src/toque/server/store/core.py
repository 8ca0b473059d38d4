"""Everything but the hot path, written once: SQLAlchemy Core statements that both stores understand.

Each method hands a piece of work to `_read` or `_write`: a plain function of a connection, run in one
transaction. Where it runs (a thread, a greenlet) is the adapter's business.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from toque.server import ratings
from toque.server.rows import (
    Chat,
    LogRow,
    Parcel,
    Person,
    Rating,
    Report,
    Result,
    Seat,
    Session,
    Status,
    Table,
)
from toque.server.store import schema
from toque.server.store.port import Store, Taken

if TYPE_CHECKING:
    from toque.server.ending import Ending

T = TypeVar("T")
S = TypeVar("S", bound=msgspec.Struct)

AT_ONCE = 500
"""Ids in one statement: older builds of SQLite take no more than 999 arguments."""


def folded(name: str) -> str:
    """The form in which names of accounts are compared, without capitals and variants of a character."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def encode_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _name_key(person: Person) -> str | None:
    return None if person.guest or person.deleted else folded(person.name)


def _columns(struct: type[msgspec.Struct], table: Any) -> list[Any]:
    """The columns that a struct has fields for; the table may keep more."""
    return [table.c[name] for name in struct.__struct_fields__ if name in table.c]


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    found = connection.execute(query)
    # SQLAlchemy's names are a kind of str of their own, which msgspec does not take for one.
    names = [str(name) for name in found.keys()]  # noqa: SIM118
    return [dict(zip(names, row, strict=True)) for row in found]


def _structs(connection: Connection, query: Select[Any], struct: type[S]) -> list[S]:
    return msgspec.convert(_rows(connection, query), list[struct])  # type: ignore[valid-type]


def _chunks(ids: Sequence[str]) -> Iterator[list[str]]:
    distinct = list(dict.fromkeys(ids))
    for start in range(0, len(distinct), AT_ONCE):
        yield distinct[start : start + AT_ONCE]


def _insert(connection: Connection, table: Any) -> sqlite.Insert | postgresql.Insert:
    """An insert that may say what happens on a conflict: each dialect has its own, of the same form."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def _status_of(connection: Connection, table: str) -> str | None:
    """The status, and a lock on the table until the transaction ends.

    FOR NO KEY UPDATE: rows of the log refer to the table, and may be appended meanwhile.
    """
    query = select(schema.match_table.c.status).where(schema.match_table.c.id == table)
    return connection.execute(query.with_for_update(key_share=True)).scalar()


def moment(connection: Connection) -> int:
    """What time it is for all who use the store: clocks of several machines may differ."""
    if connection.dialect.name == "sqlite":
        return int(time.time() * 1000)
    seconds = text("SELECT extract(epoch FROM clock_timestamp())")
    return int(connection.execute(seconds).scalar_one() * 1000)


def _is_there(connection: Connection, process: str) -> bool:
    """Whether a process is known and its time is not out; so it stays until the transaction ends.

    One that is not there may keep nothing: when it dies, nobody would find what it kept.
    """
    kept = schema.process
    there = kept.c.id == process, kept.c.until >= moment(connection)
    return bool(connection.execute(update(kept).where(*there).values(id=process)).rowcount)


def _parcel_values(parcel: Parcel) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(parcel)
    return values | {"state": "waiting", "sent": 0, "why": ""}


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
        connection.execute(_insert(connection, kept).values(fresh).on_conflict_do_nothing())
    query = select(kept).where(kept.c.game == ending.game, kept.c.person.in_(people))
    query = query.order_by(kept.c.person).with_for_update()
    before = {one.person: one for one in _structs(connection, query, Rating)}
    for one in ratings.rate(ending.results, before, ending.game):
        same = kept.c.game == one.game, kept.c.person == one.person
        values = {"mu": one.mu, "sigma": one.sigma, "matches": one.matches}
        connection.execute(update(kept).where(*same).values(values))


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    rows = _rows(connection, query)
    seats: dict[str, list[dict[str, object]]] = {row["id"]: [] for row in rows}
    kept = schema.seat
    for ids in _chunks(list(seats)):
        wanted = select(kept).where(kept.c.table.in_(ids)).order_by(kept.c.table, kept.c.seat)
        for seat in _rows(connection, wanted):
            seats[seat["table"]].append(seat)
    return msgspec.convert([row | {"seats": seats[row["id"]]} for row in rows], list[Table])


def _put_seats(connection: Connection, table: str, seats: list[Seat]) -> None:
    if seats:
        rows = [
            {"table": table, "seat": number} | msgspec.to_builtins(seat)
            for number, seat in enumerate(seats)
        ]
        connection.execute(insert(schema.seat), rows)


class Run(Protocol):
    """Does one piece of work after the other."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


class CoreStore(Store):
    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T:
        """In one transaction that sees one moment and changes nothing."""

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T:
        """In one transaction, committed when this returns."""

    @abstractmethod
    def long_transaction(self, *, writes: bool) -> AbstractAsyncContextManager[Run]:
        """Many pieces of work in one transaction on a connection of its own, while others go on; it is
        committed at the end. What only reads sees one moment."""

    async def _execute(self, statement: Any) -> None:
        await self._write(lambda connection: connection.execute(statement).close())

    async def _one(self, query: Select[Any], struct: type[S]) -> S | None:
        found = await self._read(lambda connection: _structs(connection, query, struct))
        return found[0] if found else None

    async def _all(self, query: Select[Any], struct: type[S]) -> list[S]:
        return await self._read(lambda connection: _structs(connection, query, struct))

    async def check(self) -> None:
        # To write what stands there anyway needs as much of database and disk as any other row.
        await self._execute(text("UPDATE alembic_version SET version_num = version_num"))

    # The log.

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        kept = schema.log
        query = select(*_columns(LogRow, kept)).where(kept.c.table == table, kept.c.number > after)
        return await self._all(query.order_by(kept.c.number), LogRow)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        table, log = schema.match_table, schema.log
        # One look at the end of the key for each table; GROUP BY would walk through all their rows.
        head = select(func.max(log.c.number)).where(log.c.table == table.c.id).scalar_subquery()

        def work(connection: Connection) -> dict[str, int]:
            found = dict.fromkeys(tables, 0)
            for ids in _chunks(tables):
                query = select(table.c.id, head.label("head")).where(table.c.id.in_(ids))
                found |= {row["id"]: row["head"] or 0 for row in _rows(connection, query)}
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

    async def set_seat(self, table: str, seat: int, was: Seat, becomes: Seat) -> None:
        kept = schema.seat
        as_it_was = [kept.c[name] == value for name, value in msgspec.to_builtins(was).items()]
        change = (
            update(kept)
            .where(kept.c.table == table, kept.c.seat == seat, *as_it_was)
            .values(msgspec.to_builtins(becomes))
        )

        def work(connection: Connection) -> None:
            if _status_of(connection, table) != "open":
                raise Taken(f"table {table} is not open")
            if connection.execute(change).rowcount != 1:
                raise Taken(f"seat {seat} of table {table}")

        await self._write(work)

    async def set_host(self, table: str, was: str, becomes: str) -> None:
        kept = schema.match_table
        change = update(kept).where(kept.c.id == table, kept.c.host == was).values(host=becomes)

        def work(connection: Connection) -> None:
            if _status_of(connection, table) != "open":
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
            if _status_of(connection, table) != was:
                raise Taken(f"table {table} is not {was}")
            if seats is not None and _tables(connection, this)[0].seats != seats:
                raise Taken(f"somebody sat down at or left table {table}")
            here = becomes == "running" and _is_there(connection, self._process)
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

    # People.

    async def add_person(self, person: Person) -> None:
        values = msgspec.to_builtins(person) | {"name_key": _name_key(person)}
        try:
            await self._execute(insert(schema.person).values(values))
        except IntegrityError as error:
            raise Taken(person.name) from error

    async def person(self, id: str) -> Person | None:
        return (await self.people([id])).get(id)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        kept = schema.person

        def work(connection: Connection) -> dict[str, Person]:
            found: dict[str, Person] = {}
            for some in _chunks(ids):
                query = select(*_columns(Person, kept)).where(kept.c.id.in_(some))
                found |= {person.id: person for person in _structs(connection, query, Person)}
            return found

        return await self._read(work)

    async def account(self, name: str) -> Person | None:
        kept = schema.person
        query = select(*_columns(Person, kept)).where(kept.c.name_key == folded(name))
        return await self._one(query, Person)

    async def set_person(self, person: Person) -> None:
        kept = schema.person
        values = msgspec.to_builtins(person) | {"name_key": _name_key(person)}
        # A person who was forgotten meanwhile does not come back by a late change of settings.
        change = update(kept).where(kept.c.id == person.id, ~kept.c.deleted).values(values)

        def work(connection: Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise Taken(f"person {person.id} is not there any more")

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Taken(person.name) from error

    async def forget_person(self, id: str) -> None:
        nobody = Person(id=id, name="", guest=True, created=0, deleted=True)
        values = msgspec.to_builtins(nobody) | {"name_key": None}

        def work(connection: Connection) -> None:
            connection.execute(update(schema.person).where(schema.person.c.id == id).values(values))
            # Parcels contain addresses and names: those on their way are stopped, the others forgotten.
            for table in (schema.session, schema.note, schema.parcel):
                connection.execute(delete(table).where(table.c.person == id))
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

        def work(connection: Connection) -> list[str]:
            ids = [row["id"] for row in _rows(connection, query)]
            for some in _chunks(ids):
                host = table.c.host == guest, table.c.id.in_(some)
                connection.execute(update(table).where(*host).values(host=account))
                for kept in (seat, schema.log, schema.result):
                    own = kept.c.person == guest, kept.c.table.in_(some)
                    connection.execute(update(kept).where(*own).values(person=account))
            said = schema.chat
            connection.execute(update(said).where(said.c.person == guest).values(person=account))
            own_notes = note.c.person == guest, note.c.table.not_in(noted)
            connection.execute(update(note).where(*own_notes).values(person=account))
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
        kept = schema.session
        await self._execute(delete(kept).where(kept.c.person == person, kept.c.id != but))

    async def end_session(self, id: str) -> None:
        await self._execute(delete(schema.session).where(schema.session.c.id == id))

    async def find_people(self, word: str, limit: int = 50) -> list[Person]:
        kept = schema.person
        query = select(*_columns(Person, kept)).where(~kept.c.deleted)
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

    # What is said.

    async def add_chat(
        self, table: str, person: str, text: str, at: int, client: str = ""
    ) -> Chat | None:
        kept = schema.chat
        last = select(func.coalesce(func.max(kept.c.number), 0)).where(kept.c.table == table)
        same = select(kept.c.number).where(
            kept.c.table == table, kept.c.person == person, kept.c.client == client
        )

        def work(connection: Connection) -> Chat | None:
            # The lock on the table makes the next number ours.
            if _status_of(connection, table) is None:
                raise LookupError(f"no table {table}")
            if client and connection.execute(same).first() is not None:
                return None
            number = int(connection.execute(last).scalar_one()) + 1
            said = Chat(number, person, text, at)
            values = {"table": table, "client": client} | msgspec.to_builtins(said)
            connection.execute(insert(kept), values)
            return said

        return await self._write(work)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """The newest ones, in the order in which they were said."""
        kept = schema.chat
        query = select(*_columns(Chat, kept)).where(kept.c.table == table, kept.c.number > after)
        query = query.where(kept.c.text != "")
        found = await self._all(query.order_by(kept.c.number.desc()).limit(limit), Chat)
        return found[::-1]

    async def chat_of(self, person: str) -> list[tuple[str, Chat]]:
        kept = schema.chat
        query = select(kept).where(kept.c.person == person)
        query = query.order_by(kept.c.at, kept.c.table, kept.c.number)
        rows = await self._read(lambda connection: _rows(connection, query))
        return [(row["table"], msgspec.convert(row, Chat)) for row in rows]

    async def set_note(self, table: str, person: str, text: str) -> None:
        values = {"table": table, "person": person, "text": text}

        def work(connection: Connection) -> None:
            statement = _insert(connection, schema.note).values(values)
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["person", "table"], set_={"text": statement.excluded.text}
                )
            )

        await self._write(work)

    async def note(self, table: str, person: str) -> str:
        kept = schema.note
        query = select(kept.c.text).where(kept.c.table == table, kept.c.person == person)
        rows = await self._read(lambda connection: _rows(connection, query))
        return rows[0]["text"] if rows else ""

    async def notes_of(self, person: str) -> dict[str, str]:
        kept = schema.note
        query = select(kept.c.table, kept.c.text).where(kept.c.person == person)
        rows = await self._read(lambda connection: _rows(connection, query))
        return {row["table"]: row["text"] for row in rows}

    # Results and ratings.

    async def finish(self, ending: Ending, row: LogRow | None = None) -> None:
        table = ending.table
        over = {"status": "over", "ended": ending.at, "keeper": ""}
        change = update(schema.match_table).where(schema.match_table.c.id == table).values(over)
        known = select(schema.result.c.seat).where(schema.result.c.table == table).limit(1)
        parcels = schema.parcel
        waiting = parcels.c.key.in_(ending.not_needed), parcels.c.state == "waiting"

        def work(connection: Connection) -> None:
            status = _status_of(connection, table)
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
                connection.execute(insert(parcels).values(_parcel_values(parcel)))

        await self._write(work)

    async def call_off(self, table: str, row: LogRow, not_needed: Sequence[str]) -> None:
        off = {"status": "cancelled", "ended": row.at, "keeper": ""}
        change = update(schema.match_table).where(schema.match_table.c.id == table).values(off)
        parcels = schema.parcel
        waiting = parcels.c.key.in_(not_needed), parcels.c.state == "waiting"

        def work(connection: Connection) -> None:
            if _status_of(connection, table) != "running":
                raise Taken(f"table {table} is not running")
            self._append_last(connection, table, row)
            connection.execute(change)
            connection.execute(update(parcels).where(*waiting).values(state="dropped"))

        await self._write(work)

    def _append_last(self, connection: Connection, table: str, row: LogRow) -> None:
        values = {"table": table} | msgspec.to_builtins(row)
        statement = _insert(connection, schema.log).values(values).on_conflict_do_nothing()
        if connection.execute(statement).rowcount != 1:
            raise Taken(f"row {row.number} of table {table}")

    async def running(self) -> list[str]:
        kept = schema.match_table
        query = select(kept.c.id).where(kept.c.status == "running").order_by(kept.c.created)
        rows = await self._read(lambda connection: _rows(connection, query))
        return [row["id"] for row in rows]

    async def begun(self) -> list[str]:
        kept = schema.match_table
        query = select(kept.c.id).where(kept.c.status.in_(["running", "over"]))
        query = query.order_by(kept.c.status.desc(), kept.c.created)
        rows = await self._read(lambda connection: _rows(connection, query))
        return [row["id"] for row in rows]

    async def results_at(self, table: str) -> list[Result]:
        kept = schema.result
        return await self._all(
            select(kept).where(kept.c.table == table).order_by(kept.c.seat), Result
        )

    async def without_results(self) -> list[str]:
        kept = schema.match_table
        counted = select(schema.result.c.table)
        query = select(kept.c.id).where(kept.c.status == "over", ~kept.c.study)
        query = query.where(kept.c.id.not_in(counted)).order_by(kept.c.created, kept.c.id)
        rows = await self._read(lambda connection: _rows(connection, query))
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
            for some in _chunks(people):
                found += _structs(connection, query.where(kept.c.person.in_(some)), Rating)
            return sorted(found, key=lambda one: (3 * one.sigma - one.mu, one.person))

        return await self._read(work)

    # Who keeps which running table.

    _process = ""
    """The server that entered here: it keeps the matches that it starts."""

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
            statement = _insert(connection, kept).values(id=process, until=now + lease)
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
        rows = await self._read(lambda connection: _rows(connection, query))
        return [row["id"] for row in rows]

    async def keep(self, table: str, process: str) -> bool:
        kept = schema.match_table
        free = schema.running, kept.c.id == table, kept.c.keeper.in_(["", process])
        change = update(kept).where(*free).values(keeper=process)

        def work(connection: Connection) -> bool:
            return _is_there(connection, process) and connection.execute(change).rowcount == 1

        return await self._write(work)

    async def take_over(self, process: str, also_of_silent: bool, limit: int) -> list[str]:
        kept, others = schema.match_table, schema.process

        def work(connection: Connection) -> list[str]:
            gone: list[str] = []
            if not _is_there(connection, process):
                return []
            if also_of_silent:
                # The lock lets no process come back to life between this look and the next statement.
                silent = select(others.c.id).where(others.c.until < moment(connection))
                silent = silent.where(others.c.id != process).with_for_update(skip_locked=True)
                gone = [row["id"] for row in _rows(connection, silent)]
            free = select(kept.c.id).where(schema.running, kept.c.keeper.in_(["", *gone]))
            free = free.limit(limit).with_for_update(skip_locked=True, key_share=True)
            ids = [row["id"] for row in _rows(connection, free)]
            for some in _chunks(ids):
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

    # The outbox.

    async def add_parcel(self, parcel: Parcel) -> None:
        kept = schema.parcel
        values = _parcel_values(parcel)

        def work(connection: Connection) -> None:
            statement = _insert(connection, kept).values(values)
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["key", "person"],
                    index_where=schema.waiting_with_key,
                    set_={name: statement.excluded[name] for name in values},
                )
            )

        try:
            await self._write(work)
        except IntegrityError as error:
            raise Taken(parcel.id) from error

    async def due_parcels(self, now: int, limit: int = 20) -> list[Parcel]:
        kept = schema.parcel
        query = select(*_columns(Parcel, kept)).where(kept.c.state == "waiting", kept.c.due <= now)
        return await self._all(query.order_by(kept.c.due, kept.c.id).limit(limit), Parcel)

    async def parcels_of(self, person: str) -> list[Parcel]:
        kept = schema.parcel
        query = select(*_columns(Parcel, kept)).where(kept.c.person == person)
        return await self._all(query.order_by(kept.c.due, kept.c.id), Parcel)

    async def oldest_parcel(self) -> int:
        kept = schema.parcel
        query = select(func.min(kept.c.due).label("due")).where(kept.c.state == "waiting")
        rows = await self._read(lambda connection: _rows(connection, query))
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
        return bool(await self._read(lambda connection: _rows(connection, query)))

    async def drop_parcels(self, key: str) -> None:
        kept = schema.parcel
        change = update(kept).where(kept.c.key == key, kept.c.state == "waiting")
        await self._execute(change.values(state="dropped"))

    # The server itself.

    async def secret(self, name: str) -> bytes:
        kept = schema.secret
        made = {"name": name, "value": secrets.token_bytes(32)}

        def work(connection: Connection) -> bytes:
            # Two processes may start at the same moment: the second one takes what is there.
            connection.execute(_insert(connection, kept).values(made).on_conflict_do_nothing())
            found = connection.execute(select(kept.c.value).where(kept.c.name == name))
            return bytes(found.scalar_one())

        return await self._write(work)
