"""Tables that come from a match: the rematch, the fork at a move, the study of an imported record."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from contextlib import suppress
from typing import Final

import msgspec

from toque.engine.record import SEAT_LETTERS, read_record
from toque.engine.timeline import Timeline
from toque.games import game
from toque.server.access import may_follow, seats_of, table_for
from toque.server.bodies import Fork, ImportRecord, SeatMove
from toque.server.lobby import Agreed, Lobby, new_table, seat_from
from toque.server.outgoing import from_the_deal, looking_back
from toque.server.people import LONGEST_NAME, legible
from toque.server.problem import Problem, in_words_of, legal_move
from toque.server.rows import LogRow, Pace, Person, Seat, Table
from toque.server.state import TableState
from toque.server.store.port import Store, Taken

MOST_REMATCHES: Final = 20
"""How many rematches of one match may be called off and replaced."""


class Sequels:
    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby

    # The rematch.

    async def rematch(self, person: Person, id: str, now: int) -> tuple[Table, bool]:
        """The same people and settings, everybody one seat on; whether the table is new.

        The first person to ask opens the table. The others have their seats kept, and take them by
        asking for a rematch too.
        """
        table = await table_for(self.store, id, person.id)
        if table.status != "over":
            raise Problem(409, "server-not-over")
        if table.host != person.id and not seats_of(table, person.id):
            raise Problem(403, "server-not-your-table")
        for attempt in range(MOST_REMATCHES):
            next_id = await self._rematch_id(id, attempt)
            found = await self.store.table(next_id)
            if found is None:
                try:
                    follower = await self._follower(table, person, next_id, now)
                    await self.lobby.add(person, follower)
                except Taken:
                    found = await self.store.table(next_id)
                else:
                    return follower, True
            if found is not None and found.status != "cancelled":
                return await self._accepted(table, found, person), False
        raise Problem(409, "server-changed-meanwhile")

    async def _accepted(self, table: Table, follower: Table, person: Person) -> Table:
        """Sit down on the seats that are kept for somebody at a rematch."""
        if follower.status != "open":
            return follower
        kept = {
            number: _own_name(table, seat)
            for number, seat in enumerate(_one_on(table.seats))
            if seat.person == person.id and follower.seats[number].kind == "invited"
        }
        if not kept:
            return follower
        if not seats_of(follower, person.id) and follower.host != person.id:
            await self.lobby.check_room(person)
        for number, name in kept.items():
            was = follower.seats[number]
            taken = Seat("person", person=person.id, invitation=was.invitation, name=name)
            with suppress(Taken):  # it is not kept any more
                await self.store.set_seat(follower.id, number, was, taken)
        return await self.store.table(follower.id) or follower

    async def rematch_of(self, table: Table) -> Table | None:
        """The rematch of a match that is over, if anybody has asked for one."""
        if table.status == "over":
            for attempt in range(MOST_REMATCHES):
                found = await self.store.table(await self._rematch_id(table.id, attempt))
                if found is None:
                    break
                if found.status != "cancelled":
                    return found
        return None

    async def _rematch_id(self, id: str, attempt: int) -> str:
        """Each match has one rematch at a time, because its id follows from the match; to outsiders
        it is as random as any other."""
        secret = await self.store.secret("rematch")
        digest = hmac.digest(secret, f"{id}/{attempt}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:9]).decode()

    async def _follower(self, table: Table, host: Person, id: str, now: int) -> Table:
        people = await self.store.people([seat.person for seat in table.seats if seat.person])
        seats = []
        for seat in _one_on(table.seats):
            known = people.get(seat.person)
            if seat.kind != "person":
                seats.append(Seat(seat.kind, bot=seat.bot))
            elif known is None or known.deleted:
                seats.append(Seat("open"))
            elif known.id == host.id:
                seats.append(Seat("person", person=host.id, name=_own_name(table, seat)))
            else:
                seats.append(seat_from("invited", ""))
        return new_table(
            _agreed(table),
            seats,
            host=host.id,
            now=now,
            pace=table.pace,
            visibility=table.visibility,
            spectators=table.spectators,
            rated=table.rated,
            chef=table.chef,
            study=table.study,
            id=id,
            parent=table.id,
        )

    # The fork.

    async def fork(self, person: Person, id: str, body: Fork, now: int) -> Table:
        """A new open table from a moment of a match that is over, or of one's own study: with the moves
        that counted then, though they may have been taken back later.

        Everybody may know the deal of it, so such a table never counts for ratings: it has an opening.
        """
        table = await table_for(self.store, id, person.id)
        own_study = table.study and table.host == person.id
        if not may_follow(table, person.id) or table.status in ("open", "cancelled"):
            raise Problem(409, "server-no-such-match")
        if table.status != "over" and not own_study:
            raise Problem(409, "server-not-over")
        words = body.seats or _as_they_sat(table, person.id)
        if len(words) != len(table.seats):
            raise Problem(400, "server-fork-seats", seats=len(table.seats))
        rows = await self.store.log(id)
        viewer = next(iter(seats_of(table, person.id)), None)
        opening = await asyncio.to_thread(moves_at, table, rows, body.number, viewer, body.move)
        fork = new_table(
            _agreed(table),
            _called_as_before(table, [seat_from(word, person.id) for word in words]),
            host=person.id,
            now=now,
            pace=table.pace,
            visibility=table.visibility,
            spectators=table.spectators,
            seed=table.seed,
            parent=table.id,
            opening=opening,
        )
        await self.lobby.add(person, fork)
        return fork

    # A match that goes on from a position.

    async def play_on(self, person: Person, posed: Table, seat: int, bot: str, now: int) -> Table:
        """An open table of one's own with the position as its opening: bots sit at the other seats."""
        table = new_table(
            _agreed(posed),
            [
                seat_from("me" if number == seat else f"bot:{bot}", person.id)
                for number in range(len(posed.seats))
            ],
            host=person.id,
            now=now,
            pace=Pace(),
            visibility="unlisted",
            spectators=True,
            seed=posed.seed,
            opening=posed.opening,
        )
        await self.lobby.add(person, table)
        return table

    # The study of a record.

    async def import_record(self, person: Person, body: ImportRecord, now: int) -> Table:
        """A match from a text, to look at and play on alone, with the names of those who played it.
        It is over if the record is."""
        agreed, names, seed, opening, over = await asyncio.to_thread(
            read_whole, body.record, body.edition
        )
        table = new_table(
            agreed,
            [Seat("person", person=person.id, name=name) for name in names],
            host=person.id,
            now=now,
            pace=Pace(live=False, days=60),
            visibility="private",
            spectators=False,
            study=True,
            seed=seed,
            opening=opening,
            status="over" if over else "running",
        )
        await self.lobby.add(person, table)
        return table


def _as_they_sat(table: Table, person: str) -> list[str]:
    """Words for the seats of a fork: bots play on, and so does who asks; people are not asked for. In a
    study one person sat everywhere, and plays on from the first seat."""
    own = [] if table.study else seats_of(table, person)
    free = [number for number, seat in enumerate(table.seats) if seat.kind != "bot"]
    mine = own or free[:1] or [0]
    return [
        "me" if number in mine else f"bot:{seat.bot}" if seat.kind == "bot" else "open"
        for number, seat in enumerate(table.seats)
    ]


def _own_name(table: Table, seat: Seat) -> str:
    """What somebody at a shared screen is called; names of a record belong to those who played it."""
    return "" if table.study else seat.name


def _called_as_before(table: Table, seats: list[Seat]) -> list[Seat]:
    return [
        msgspec.structs.replace(seat, name=_own_name(table, was))
        if was.person == seat.person
        else seat
        for seat, was in zip(seats, table.seats, strict=True)
    ]


def _one_on(seats: list[Seat]) -> list[Seat]:
    """As they sit at the rematch: whoever began is the last."""
    return [*seats[1:], seats[0]]


def moves_at(
    table: Table,
    rows: list[LogRow],
    number: int,
    viewer: int | None,
    another: SeatMove | None = None,
) -> list[str]:
    """The moves that counted at a moment of a match, and perhaps another one after them, as record
    lines; there is one at least."""
    start = -len(table.opening)
    state, log = from_the_deal(table, rows)
    numbers, end = looking_back(table, state, rows, viewer)
    if not start <= number <= end:
        raise Problem(400, "server-no-such-moment", first=start, last=end)
    for row in log[: numbers.true(number - start)]:
        state.apply(row)
    if another is not None:
        _play(state, another)
    moves = state.timeline.record.moves
    if not moves:
        raise Problem(400, "server-no-move-yet")
    return [f"{SEAT_LETTERS[move.seat]} {move.notation}" for move in moves]


def _play(state: TableState, another: SeatMove) -> None:
    """A move that leaves something to play."""
    seats = len(state.table.seats)
    if another.seat >= seats:
        raise Problem(400, "server-no-such-seat", seats=seats)
    state.timeline.play(another.seat, legal_move(state.match, another.seat, another.notation))
    if state.match.over:
        raise Problem(409, "server-table-over")


def read_whole(text: str, edition_source: str) -> tuple[Agreed, list[str], str, list[str], bool]:
    """A record replayed to its end; what is wrong with it is said with line and column."""
    record = read_record(text)
    title = game(record.game)
    with in_words_of(title.slug):
        edition = title.read_edition(edition_source) if edition_source else None
        timeline = Timeline.resume(title, record, edition)
    opening = [f"{SEAT_LETTERS[move.seat]} {move.notation}" for move in timeline.record.moves]
    options, digest = timeline.record.options, timeline.record.digest
    agreed = Agreed(title.slug, options, record.edition, edition_source, title.version, digest)
    names = [legible(player)[:LONGEST_NAME] for player in record.players]
    return agreed, names, record.seed, opening, timeline.match.over


def _agreed(table: Table) -> Agreed:
    return Agreed(
        table.game, table.options, table.edition, table.edition_source, table.rules, table.digest
    )
