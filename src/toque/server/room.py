"""A live table: one wish at a time, the store before everybody else, then all who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.server import notify
from toque.server.ending import Ending
from toque.server.messages import ENCODER, ChatLine, Present, ServerMessage
from toque.server.naming import called
from toque.server.outgoing import choose_eyes, update
from toque.server.packet import Packet
from toque.server.rows import LogRow, Person, Table
from toque.server.state import TableState
from toque.server.store.port import Store, Taken

if TYPE_CHECKING:
    from toque.server.socket import Connection


class Unplayable(Exception):
    """The log of a table cannot be replayed: trying again does not help."""


MakeRow = Callable[[TableState, int], LogRow]
MakeEnding = Callable[["Room", Match, int], Ending]
Made = dict[tuple[int | None, int, bool], Packet]
"""Updates of one moment: by eyes, by the last row that was seen, and by whether the end was."""


class Watcher:
    """A connection that follows the table, and the last row of the log that it was sent."""

    def __init__(self, connection: Connection, wanted_seat: int | None) -> None:
        self.connection = connection
        self.wanted_seat = wanted_seat
        self.seen = 0
        self.knows_the_end = False
        """Whether it has been sent an update of the match that is over, with the final numbers."""
        self.deciders: tuple[int, ...] = ()
        """The seats that had to decide when the connection was last sent an update."""


class Room:
    def __init__(self, store: Store, table: Table, ending: MakeEnding) -> None:
        self.store = store
        self.table = table
        self._ending = ending
        try:
            self.state = TableState(table)
        except Exception as error:
            raise Unplayable(f"table {table.id} cannot be set up") from error
        self.rows: list[LogRow] = []
        self.watchers: dict[Connection, Watcher] = {}
        self.lock = asyncio.Lock()
        self.people: Mapping[str, Person] = {}
        self.elsewhere: Mapping[str, str] = {}
        """By id, the names of those who look at the table over other processes."""
        self.told = [-1] * len(table.seats)
        """By seat: the question of which its person was last told that it waits."""
        self.used = 0
        """When somebody last needed the room: for eviction."""

    async def catch_up(self) -> list[LogRow]:
        """Apply what the store has and the room has not; the caller holds the lock."""
        new = await self.store.log(self.table.id, self.state.number)
        for row in new:
            self._apply(row)
        return new

    def _apply(self, row: LogRow) -> None:
        """Once, though a cancelled wish and a look at the store may both bring the row."""
        if row.number == self.state.number + 1:
            try:
                self.state.apply(row)
            except Exception as error:
                raise Unplayable(f"row {row.number} of table {self.table.id}") from error
            self.rows.append(row)

    async def do(self, client: str, make: MakeRow, now: int) -> tuple[int, bool]:
        """Commit the row that a wish becomes; returns its number, and whether it is new.

        The same client id again gives the number of its first time. `Stale` if the wish was for
        another question. Where another process was quicker, the wish is tried again after its row: an
        answer to the same question makes nobody stale.
        """
        async with self.lock:
            while True:
                if client and client in self.state.clients:
                    return self.state.clients[client], False
                row = make(self.state, now)
                try:
                    # Cancelled or not, the row may be written: the room must learn of it all the same.
                    await asyncio.shield(self._commit(row))
                except Taken:
                    if not await self.catch_up():  # no row was quicker: the match was called off
                        raise Refusal("server-no-such-match") from None
                else:
                    return row.number, True

    async def _commit(self, row: LogRow) -> None:
        ended = self.state.ended_by(row)
        if row.kind == "call-off":
            await self.store.call_off(self.table.id, row, notify.reminders_of(self.table))
        elif ended is None:
            await self.store.append(self.table.id, row)
        else:
            await self.store.finish(self._ending(self, ended, row.at), row)
        self._apply(row)

    async def write_down_the_end(self, now: int) -> None:
        """Of a match that is over, though its table or its results do not say so."""
        await self.store.finish(self._ending(self, self.state.match, now))

    # Those who watch.

    def follow(self, watcher: Watcher, since: int | None) -> None:
        """From now on, or from after the row that its viewer knows by the number `since`."""
        state = self.state
        numbers = state.numbers_while_running(self.eyes_of(watcher))
        # No row comes after the end: only who was sent the last one has numbers from then.
        watcher.knows_the_end = state.over and (since is None or since >= state.number)
        if since is None or watcher.knows_the_end:
            watcher.seen = state.number
        else:
            watcher.seen = min(numbers.true(since), state.number)
        self.watchers[watcher.connection] = watcher

    def eyes_of(self, watcher: Watcher) -> int | None:
        return choose_eyes(self.state, watcher.connection.person_id, watcher.wanted_seat)

    def absent(self) -> list[Person]:
        """The people of the table who do not look at it."""
        return [person for id, person in self.people.items() if id not in self.present()]

    def present(self) -> set[str]:
        return self.present_here().keys() | self.elsewhere.keys()

    def present_here(self) -> dict[str, str]:
        """By id, the names of those who look at the table over this process."""
        people = [watcher.connection.person for watcher in self.watchers.values()]
        return {person.id: person.name for person in people if person is not None}

    def rows_after(self, number: int) -> list[LogRow]:
        return self.rows[number:] if number < len(self.rows) else []

    def bytes_for(self, watcher: Watcher, now: int, seat: int | None) -> bytes:
        rows = self.rows_after(watcher.seen)
        earlier = self.rows[: watcher.seen] if self._numbers_change(watcher, seat) else None
        return update(self.state, rows, seat, self.people, self.present(), now, earlier)

    def _numbers_change(self, watcher: Watcher, seat: int | None) -> bool:
        """Whether the viewer knows rows by numbers that they do not have any more."""
        if not self.state.over or watcher.knows_the_end or not watcher.seen:
            return False
        return self.state.numbers_while_running(seat).hide_something

    def send_update(self, watcher: Watcher, now: int) -> None:
        self._send_update(watcher, now, self.eyes_of(watcher), {})

    def send_updates(self, now: int) -> None:
        """To all, though nothing is new in the log."""
        made: Made = {}
        for watcher in list(self.watchers.values()):
            self._send_update(watcher, now, self.eyes_of(watcher), made)

    def _send_update(self, watcher: Watcher, now: int, seat: int | None, made: Made) -> None:
        """Those who look with the same eyes and have seen the same get one packet."""
        key = seat, watcher.seen, watcher.knows_the_end
        packet = made.get(key)
        if packet is None:
            packet = made[key] = Packet(self.bytes_for(watcher, now, seat))
        watcher.seen = self.state.number
        watcher.deciders = self.state.match.deciders()
        watcher.knows_the_end = self.state.over
        watcher.connection.send(packet)

    def broadcast(self, now: int) -> None:
        """To whom anything is new: a row that the viewer may know of, or who must decide. Of a secret
        answer the others learn only that it was given."""
        made: Made = {}
        state = self.state
        deciders = state.match.deciders()
        sitting = {player.person for player in state.players}
        last_shown: dict[int | None, int] = {}
        for watcher in list(self.watchers.values()):
            if watcher.seen >= state.number:
                continue
            # Hundreds may watch: what is the same for all of them is asked once.
            seat = self.eyes_of(watcher) if watcher.connection.person_id in sitting else None
            if seat not in last_shown:
                last_shown[seat] = state.last_shown(seat)
            if last_shown[seat] > watcher.seen or watcher.deciders != deciders:
                self._send_update(watcher, now, seat, made)

    def tell_all(self, message: ServerMessage) -> None:
        packet = Packet(ENCODER.encode(message))
        for watcher in list(self.watchers.values()):
            watcher.connection.send(packet)

    def tell_present(self) -> None:
        self.tell_all(Present(self.table.id, {**self.elsewhere, **self.present_here()}))

    def tell_chat(self, line: ChatLine) -> None:
        """To all but those who do not want to read that person."""
        packet = Packet(ENCODER.encode(line))
        for watcher in list(self.watchers.values()):
            reader = watcher.connection.person
            if reader is None or line.chat.person not in reader.muted:
                watcher.connection.send(packet)

    # What can be taken away.

    def record(self) -> str:
        """The match as text, with the names of its seats. Only for matches that are over, and studies:
        the seed is in it."""
        record = self.state.timeline.record
        record.players = [
            called(self.table.seats[seat], self.people.get(player.person))[0]
            or player.bot
            or SEAT_LETTERS[seat]
            for seat, player in enumerate(self.state.players)
        ]
        return record.write()
