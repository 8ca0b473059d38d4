"""Who may see what of a table. Nobody ever gets the seed from here: see `outgoing` and the record."""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from typing import Final

from toque.engine.rng import commitment
from toque.server.answers import SeatLine, TableInfo, TablePage
from toque.server.lessons import lesson_steps, taught_at
from toque.server.naming import called
from toque.server.problem import Problem
from toque.server.rows import Person, Table
from toque.server.store.port import Store

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
NOBODY: Final[Mapping[int, int]] = {}


def seats_of(table: Table, person: str) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if person and seat.person == person]


def holds_invitation(table: Table, invitation: str) -> bool:
    return any(
        hmac.compare_digest(seat.invitation.encode(), invitation.encode())
        for seat in table.seats
        if seat.invitation and invitation
    )


def belongs_to(table: Table, person: str) -> bool:
    return bool(person) and (table.host == person or bool(seats_of(table, person)))


def may_see(table: Table, person: str, invitation: str = "") -> bool:
    """Whether a person with its address may know of the table, and who sits at it."""
    if table.visibility != "private":
        return True
    return belongs_to(table, person) or holds_invitation(table, invitation)


def may_find(table: Table, person: str) -> bool:
    """Whether a person finds the table in lists: a public one, or their own."""
    return belongs_to(table, person) or table.visibility == "public"


def may_follow(table: Table, person: str) -> bool:
    """Whether a person may see what happens there: chat, and the record when it is over."""
    return belongs_to(table, person) or (table.spectators and table.visibility != "private")


async def table_for(store: Store, id: str, person: str, invitation: str = "") -> Table:
    """A table that this person may see; one that they may not see does not exist for them."""
    table = await store.table(id) if ID.fullmatch(id) else None
    if table is None or not may_see(table, person, invitation):
        raise Problem(404, "server-no-such-table")
    return table


async def people_at(store: Store, *tables: Table) -> dict[str, Person]:
    ids = {seat.person for table in tables for seat in table.seats if seat.person}
    return await store.people(sorted(ids | {table.host for table in tables}))


def table_info(
    table: Table, viewer: str, people: Mapping[str, Person], waits: Mapping[int, int] = NOBODY
) -> TableInfo:
    """A table in a list; `waits` has by seat since when it is waited for."""
    own = seats_of(table, viewer)
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        edition=table.edition,
        house_edition=not table.edition_source,
        host=table.host,
        host_name=_name(people, table.host),
        pace=table.pace,
        visibility=table.visibility,
        spectators=table.spectators,
        status=table.status,
        seats=_seat_lines(table, viewer, people),
        my_seats=own,
        waiting_for=list(waits),
        # When the others were asked again is their business: it would tell that they changed their mind.
        waiting_since=min((at for seat, at in waits.items() if seat in own), default=0),
        rated=table.rated,
        chef=table.chef,
        study=table.study,
        parent=table.parent,
        opening=len(table.opening),
        commitment=commitment(table.seed),
        created=table.created,
        started=table.started,
        ended=table.ended,
    )


def table_page(
    table: Table,
    viewer: str,
    people: Mapping[str, Person],
    rematch: Table | None,
    waits: Mapping[int, int] = NOBODY,
) -> TablePage:
    info = table_info(table, viewer, people, waits)
    fields = {name: getattr(info, name) for name in TableInfo.__struct_fields__}
    taught = taught_at(table) if seats_of(table, viewer) else None
    return TablePage(
        **fields,
        edition_source=table.edition_source,
        rematch="" if rematch is None else rematch.id,
        ready=[] if rematch is None else _ready(table, rematch),
        lesson=[] if taught is None else lesson_steps(taught),
    )


def _ready(table: Table, rematch: Table) -> list[int]:
    """The seats whose people have sat down for the rematch; those of bots are not asked."""
    there = {seat.person for seat in rematch.seats if seat.kind == "person"}
    return [number for number, seat in enumerate(table.seats) if seat.person in there]


def _seat_lines(table: Table, viewer: str, people: Mapping[str, Person]) -> list[SeatLine]:
    lines = []
    for seat in table.seats:
        person = people.get(seat.person)
        name, named = called(seat, person)
        lines.append(
            SeatLine(
                kind=seat.kind,
                person=seat.person,
                name=name,
                named=named,
                guest=person is not None and person.guest,
                bot=seat.bot,
                invitation=seat.invitation if viewer and viewer == table.host else "",
            )
        )
    return lines


def _name(people: Mapping[str, Person], id: str) -> str:
    return people[id].name if id in people else ""
