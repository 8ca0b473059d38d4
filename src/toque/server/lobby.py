"""Tables before the match: opened, joined, left, arranged by the host, started or called off.

Two processes may do this at once: every change says what it found and is refused by the store if that
is not so any more. Then it is looked at again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from toque.bots.ladder import bot
from toque.engine.record import SEAT_LETTERS
from toque.engine.rng import fresh_seed
from toque.games import game
from toque.server.access import holds_invitation, seats_of, table_for
from toque.server.bodies import Join, NewTable
from toque.server.lessons import taught_at
from toque.server.people import clean_name
from toque.server.problem import Problem, in_words_of
from toque.server.rows import Pace, Person, Seat, Status, Table, Visibility, fresh_id
from toque.server.store.port import Store, Taken
from toque.texts.lesson import lesson

MOST_TABLES_OF_GUEST: Final = 5
MOST_TABLES_OF_ACCOUNT: Final = 30
TRIES: Final = 5
"""How often a change is tried while others are quicker."""
LIVING: Final[tuple[Status, ...]] = ("open", "running")


class Agreed(msgspec.Struct, frozen=True):
    """What a table is for, checked: game, options and edition go together at this number of seats."""

    game: str
    options: dict[str, str]
    edition: str
    edition_source: str
    rules: int
    digest: str


def agree(slug: str, seats: int, options: dict[str, str], source: str) -> Agreed:
    """Checked against the game; what does not fit is refused in the game's words."""
    title = game(slug)
    with in_words_of(slug):
        own = title.read_edition(source) if source else None
        setup = title.setup(seats, options, own)
    edition = setup.edition
    return Agreed(title.slug, setup.options, edition.name, source, title.version, edition.digest)


def seat_from(word: str, person: str) -> Seat:
    """What a word for a seat means: `me`, `open`, `invited`, `bot:NAME`."""
    if word == "me":
        return Seat("person", person=person)
    if word == "open":
        return Seat("open")
    if word == "invited":
        return Seat("invited", invitation=secrets.token_urlsafe(12))
    return Seat("bot", bot=bot(word.removeprefix("bot:")).name)


def named(seats: list[Seat], names: Sequence[str]) -> list[Seat]:
    """Several people at one screen, each with a name: who opens the table sits at all these seats."""
    given = {number: name for number, name in enumerate(names) if name.strip()}
    mine = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    if given and (len(mine) < 2 or not set(given) <= set(mine)):
        raise Problem(400, "server-names-of-screen")
    return [
        msgspec.structs.replace(seat, name=clean_name(given[number])) if number in given else seat
        for number, seat in enumerate(seats)
    ]


def vacant(seat: Seat) -> Seat:
    """A seat after its person has left: the link of an invitation still leads to it."""
    if seat.invitation:
        return Seat("invited", invitation=seat.invitation)
    return Seat("open")


def next_host(table: Table) -> str:
    """Who has a table after its host: the first other person who sits there, if there is one."""
    return next((seat.person for seat in table.seats if seat.person not in ("", table.host)), "")


class Lobby:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Tables.

    async def open_table(self, person: Person, body: NewTable, now: int) -> Table:
        agreed = await asyncio.to_thread(
            agree, body.game, len(body.seats), dict(body.options), body.edition
        )
        seats = named([seat_from(word, person.id) for word in body.seats], body.names)
        if body.study and any(seat.kind in ("open", "invited") for seat in seats):
            raise Problem(400, "server-study-seats")
        if body.rated and (body.study or body.seats.count("me") > 1):
            raise Problem(400, "server-rated-seats")
        if body.rated and body.chef:
            raise Problem(400, "server-rated-chef")
        table = new_table(
            agreed,
            seats,
            host=person.id,
            now=now,
            pace=body.pace.pace() if body.pace is not None else Pace(),
            visibility=body.visibility,
            spectators=body.spectators,
            rated=body.rated,
            chef=body.chef,
            study=body.study,
        )
        await self.add(person, table)
        return table

    async def learn(self, person: Person, slug: str, now: int) -> tuple[Table, bool]:
        """The table at which a person is taught a game: where they left it, or a new one; whether it
        is new."""
        taught = lesson(slug)
        if taught is None:
            raise Problem(404, "server-no-lesson")
        running = await self.store.tables(["running"], game=slug, person=person.id, limit=100)
        for table in running:
            if table.host == person.id and taught_at(table) is not None:
                return table, False
        others = [f"bot:{taught.bot}"] * (taught.seats - 1)
        table = new_table(
            agree(slug, taught.seats, taught.options, ""),
            [seat_from(word, person.id) for word in ["me", *others]],
            host=person.id,
            now=now,
            pace=Pace(live=False, days=60),
            visibility="private",
            spectators=False,
            seed=taught.seed,
            status="running",
        )
        await self.add(person, table)
        return table, True

    async def add(self, person: Person, table: Table) -> None:
        await self.check_room(person)
        await self.store.add_table(table)

    async def check_room(self, person: Person) -> None:
        """The number of unfinished tables that a person may have is limited."""
        most = MOST_TABLES_OF_GUEST if person.guest else MOST_TABLES_OF_ACCOUNT
        found = await self.store.tables(LIVING, person=person.id, limit=most)
        if len(found) >= most:
            raise Problem(409, "server-too-many-tables", most=most)

    async def listed(
        self,
        viewer: str,
        status: Sequence[Status],
        slug: str | None,
        mine: bool,
        limit: int,
        before: int | None,
    ) -> list[Table]:
        """The public tables, or all of one's own."""
        if slug is not None:
            game(slug)
        return await self.store.tables(
            status,
            game=slug,
            person=viewer if mine else None,
            public_only=not mine,
            limit=limit,
            before=before,
        )

    # Seats.

    async def join(self, person: Person, id: str, body: Join) -> Table:
        """Sit down on a seat that is open, or with its link on one that is kept for a guest."""
        table = await table_for(self.store, id, person.id, body.invitation)
        if not seats_of(table, person.id) and table.host != person.id:
            await self.check_room(person)

        async def sit(table: Table) -> None:
            number = self._free_seat(table, person, body)
            was = table.seats[number]
            becomes = Seat("person", person=person.id, invitation=was.invitation)
            await self.store.set_seat(id, number, was, becomes)

        return await self._change(id, sit)

    def _free_seat(self, table: Table, person: Person, body: Join) -> int:
        if table.study:
            raise Problem(409, "server-no-free-seat")
        # The host may play for several who share a screen; somebody who comes takes one seat.
        if seats_of(table, person.id) and (table.rated or table.host != person.id):
            raise Problem(409, "server-already-seated")
        if body.seat is not None:
            self._check_seat(table, body.seat)
            if not _may_take(table.seats[body.seat], body.invitation):
                raise Problem(409, "server-seat-taken", letter=_letter(body.seat))
            return body.seat
        if seats_of(table, person.id):
            raise Problem(409, "server-already-seated")
        free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
        kept = [
            number
            for number, seat in enumerate(table.seats)
            if seat.kind == "invited" and _may_take(seat, body.invitation)
        ]
        if body.invitation and not kept and not holds_invitation(table, body.invitation):
            raise Problem(403, "server-bad-invitation")
        if not kept and not free:
            raise Problem(409, "server-no-free-seat")
        return (kept or free)[0]

    async def leave(self, person: Person, id: str, seat: int | None) -> Table:
        """A host who leaves altogether passes the table on to the next person who sits there."""
        await table_for(self.store, id, person.id)

        async def stand_up(table: Table) -> None:
            own = seats_of(table, person.id)
            leaving = own if seat is None else [seat]
            if not own or not set(leaving) <= set(own):
                raise Problem(409, "server-not-your-seat")
            for number in leaving:
                was = table.seats[number]
                await self.store.set_seat(id, number, was, vacant(was))
            heir = next_host(table)
            if table.host == person.id and set(leaving) == set(own) and heir:
                await self.store.set_host(id, person.id, heir)

        return await self._change(id, stand_up)

    async def set_seat(self, person: Person, id: str, seat: int, word: str) -> Table:
        """The host makes something else of a seat; the person who sat there leaves it."""
        table = await self._own_table(person, id)
        becomes = seat_from(word, person.id)
        if table.study and becomes.kind in ("open", "invited"):
            raise Problem(400, "server-study-seats")

        async def arrange(table: Table) -> None:
            self._check_seat(table, seat)
            elsewhere = set(seats_of(table, person.id)) - {seat}
            if table.rated and becomes.kind == "person" and elsewhere:
                raise Problem(409, "server-rated-seats")
            await self.store.set_seat(id, seat, table.seats[seat], becomes)

        return await self._change(id, arrange)

    # Start and end.

    async def start(self, person: Person, id: str, fill: str, now: int) -> Table:
        """The match begins. Free seats are filled one by one, so that nobody who just sat down is
        pushed aside."""
        await self._own_table(person, id)
        filler = Seat("bot", bot=bot(fill).name) if fill else None

        async def begin(table: Table) -> None:
            seats = list(table.seats)
            for number, was in enumerate(table.seats):
                if was.kind in ("open", "invited"):
                    if filler is None:
                        raise Problem(409, "server-seats-free", letter=_letter(number))
                    await self.store.set_seat(id, number, was, filler)
                    seats[number] = filler
            await self.store.set_status(
                id, "open", "running", now, seats, await asyncio.to_thread(_begins_with, table)
            )

        return await self._change(id, begin)

    async def cancel(self, person: Person, id: str, now: int) -> Table:
        """Call a table off: before the start, or later as long as nobody else plays at it."""
        table = await self._own_table(person, id)
        if table.status not in LIVING:
            raise Problem(409, "server-table-over")
        others = [seat for seat in table.seats if seat.person not in ("", person.id)]
        if table.status == "running" and others:
            raise Problem(409, "server-others-play")
        try:
            await self.store.set_status(id, table.status, "cancelled", now)
        except Taken as taken:
            raise Problem(409, "server-changed-meanwhile") from taken
        return msgspec.structs.replace(table, status="cancelled", ended=now)

    async def leave_all(self, person: Person, now: int) -> list[str]:
        """Before somebody is forgotten: they leave their open tables, and call those off at which
        nobody else sits."""
        changed = []
        for table in await self.store.tables(["open"], person=person.id, limit=1000):
            heir = next_host(table)
            if table.host == person.id and not heir:
                await self.cancel(person, table.id, now)
            elif seats_of(table, person.id):
                await self.leave(person, table.id, None)
            else:
                await self.store.set_host(table.id, person.id, heir)
            changed.append(table.id)
        return changed

    # Parts.

    async def _own_table(self, person: Person, id: str) -> Table:
        table = await table_for(self.store, id, person.id)
        if table.host != person.id:
            raise Problem(403, "server-host-only")
        return table

    async def _change(self, id: str, change: Callable[[Table], Awaitable[None]]) -> Table:
        """Read, change, and read again; all of it once more if somebody was quicker."""
        for _ in range(TRIES):
            table = await self.store.table(id)
            assert table is not None, "tables are never deleted"
            if table.status != "open":
                raise Problem(409, "server-already-started")
            try:
                await change(table)
            except Taken:
                continue
            changed = await self.store.table(id)
            assert changed is not None, "tables are never deleted"
            return changed
        raise Problem(409, "server-changed-meanwhile")

    def _check_seat(self, table: Table, seat: int) -> None:
        if seat >= len(table.seats):
            raise Problem(400, "server-no-such-seat", seats=len(table.seats))


def _letter(seat: int) -> str:
    return SEAT_LETTERS[seat].upper()


def _may_take(seat: Seat, invitation: str) -> bool:
    if seat.kind == "invited":
        return bool(invitation) and secrets.compare_digest(
            seat.invitation.encode(), invitation.encode()
        )
    return seat.kind == "open"


def _begins_with(table: Table) -> tuple[int, str]:
    """The rules of now, though the table may have been opened with older ones; the opening of a fork was
    played with its own."""
    if table.opening:
        return table.rules, table.digest
    agreed = agree(table.game, len(table.seats), table.options, table.edition_source)
    return agreed.rules, agreed.digest


def new_table(
    agreed: Agreed,
    seats: list[Seat],
    *,
    host: str,
    now: int,
    pace: Pace,
    visibility: Visibility,
    spectators: bool,
    rated: bool = False,
    chef: bool | None = None,
    study: bool = False,
    id: str = "",
    seed: str = "",
    parent: str = "",
    opening: Sequence[str] = (),
    status: Status = "open",
) -> Table:
    """Whether the chef may be asked is for the people of a table to say; one who plays alone needs no
    leave."""
    alone = all(seat.kind == "bot" or seat.person == host for seat in seats)
    return Table(
        id=id or fresh_id(),
        game=agreed.game,
        options=agreed.options,
        edition=agreed.edition,
        edition_source=agreed.edition_source,
        host=host,
        pace=pace,
        visibility=visibility,
        spectators=spectators,
        status=status,
        seats=seats,
        seed=seed or fresh_seed(),
        created=now,
        rated=rated,
        chef=not rated and (alone if chef is None else chef),
        study=study,
        parent=parent,
        opening=list(opening),
        rules=agreed.rules,
        digest=agreed.digest,
        started=0 if status == "open" else now,
        ended=now if status == "over" else 0,
    )
