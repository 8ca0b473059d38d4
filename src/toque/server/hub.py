"""All live tables of this process: loads them, lets people in, moves bots, tells who waits.

What is in memory is a cache. A room can be thrown away at any time and comes back from its log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Final

import structlog

from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.server import notify
from toque.server.access import may_follow, may_see
from toque.server.alarms import Alarms
from toque.server.answers import ChefNotes
from toque.server.bot_seats import BotSeats
from toque.server.bots import BotRunner
from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.ending import Ending, ending_of
from toque.server.garbage import Garbage
from toque.server.gauges import Gauges
from toque.server.house import House
from toque.server.keeper import Keeper
from toque.server.kitchen import Kitchen
from toque.server.messages import Changed, ChatLine, ListsChanged, YourTurn
from toque.server.metrics import Meter
from toque.server.news import PersonChanged, Reseated, Said, SignedOut, Waits
from toque.server.outbox import Outbox
from toque.server.outgoing import choose_eyes
from toque.server.pauses import PAUSE
from toque.server.ratings import stand_ins
from toque.server.reader import Reader
from toque.server.room import MakeRow, Room, Unplayable, Watcher
from toque.server.rows import LogRow, Person, Table
from toque.server.rules import GONE
from toque.server.socket import Connection
from toque.server.store.port import Store
from toque.server.taking_up import TakingUp

log = structlog.get_logger()

IDLE: Final = 10 * 60 * 1000
"""A room that nobody watches and that waits for no bot is forgotten after this time."""
IDLE_WHEN_OVER: Final = 60 * 1000
"""And sooner when its match is over: hardly anybody comes back to it."""
LOOK_EVERY: Final = 1.0
"""Seconds between looks at the store where it does not tell of other processes by itself."""
LOOKS_TO_PEOPLE: Final = 15
"""Looks at the rooms for one at the people."""
LOOKS_TO_WAITING: Final = 5
"""Looks at the rooms for one at the tables that have not begun."""
LOOKS_TO_KEPT: Final = 5
"""Looks in which every table that is kept here is looked at once."""
GATHER: Final = 0.5
"""Seconds in which changes of the lists are told as one."""


class Hub:
    def __init__(self, store: Store, settings: Settings, clock: Clock = real_time) -> None:
        self.now = clock
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.connections: dict[str, set[Connection]] = {}
        self.waiting: dict[str, set[Connection]] = {}
        """Connections that follow tables which have not started."""
        self.looking_around: set[Connection] = set()
        """Connections that show lists of tables."""
        self._lists_changed = False
        self.bots = BotRunner(settings.bot_workers, settings.bot_deadline)
        self.outbox = Outbox(store, settings, clock=clock)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self.unplayable: set[str] = set()
        """Tables whose logs cannot be replayed: said once in the log, and left alone since."""
        self.meter = Meter()
        self.alarms = Alarms(self)
        self.bot_seats = BotSeats(self)
        self.kitchen = Kitchen(self)
        self.reader = Reader(self)
        self.taking_up = TakingUp(self)
        self.house = House(self)
        self.keeper = Keeper(store, self.house.process, self.taking_up.these, self.alarms.forget)
        self.gauges = Gauges(self)
        self.garbage = Garbage(self.meter.garbage.observe)

    async def open(self) -> None:
        self.store.on_append(self._heard)
        self.store.on_news(self.house.heard)
        self.store.on_time(self.meter.database)
        await self.keeper.enter()
        await self.outbox.start()
        self.garbage.begin()
        for work in (
            self.keeper.beat,
            self.keeper.take_over,
            self._housekeeping,
            self.house.spread_news,
            self.house.beat,
            self.gauges.measure,
            self.garbage.look,
            self.reader.read_on,
        ):
            self.spawn(self._for_ever(work))
        self.spawn(self.taking_up.all())

    async def close(self) -> None:
        """Everybody is asked to come back; what was acknowledged is in the store."""
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.keeper.leave(self.house.leave)
        await self.outbox.stop()
        self.bots.close()
        self.kitchen.close()
        self.garbage.end()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("background work failed")

    async def _for_ever(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Work that never ends by itself: whatever happens to it, it begins again."""
        while True:
            await self._guard(work())
            await asyncio.sleep(PAUSE)

    # Rooms.

    async def room(self, id: str) -> Room:
        """The live room of a table that has started."""
        found = self.rooms.get(id)
        if found is None:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    found = self.rooms.get(id) or await self._load(id)
            finally:
                self._loading.pop(id, None)
        found.used = self.now()
        return found

    async def _load(self, id: str) -> Room:
        table = await self.store.table(id)
        if table is None or table.status in ("open", "cancelled"):
            raise Refusal("server-no-such-match")
        try:
            room = Room(self.store, table, self._ending)
            await room.catch_up()
        except Unplayable as unplayable:
            self._give_up(id)
            why = unplayable.__cause__
            if isinstance(why, Refusal) and why.text.key in GONE:
                raise why from unplayable
            raise Refusal("server-unplayable") from unplayable
        people = [player.person for player in room.state.players if player.person]
        room.people = await self.store.people(people)
        room.state.stand_ins = stand_ins(await self.store.ratings(table.game, people))
        room.elsewhere = self.house.present(id)
        # Another may have been made meanwhile, after one that failed: all must be in the same.
        return self.rooms.setdefault(id, room)

    async def read_on(self, room: Room) -> list[LogRow]:
        """What the store has of a table and its room has not."""
        try:
            async with room.lock:
                return await room.catch_up()
        except Unplayable as unplayable:
            self._give_up(room.table.id)
            raise Refusal("server-unplayable") from unplayable

    def _give_up(self, id: str) -> None:
        """Said once: neither a look at the rooms nor the next start makes such a log better. Whoever
        looks at the table comes back, and is told."""
        self.read_again(id)
        if id not in self.unplayable:
            self.unplayable.add(id)
            log.exception("a table cannot be replayed", table=id)

    async def room_for(self, connection: Connection, id: str, invitation: str = "") -> Room:
        """The room, if this person may look at it; one that they may not know of is not there."""
        room = await self.room(id)
        if not may_see(room.table, connection.person_id, invitation):
            raise Refusal("server-no-such-match")
        if not may_follow(room.table, connection.person_id):
            raise Refusal("server-not-for-you")
        return room

    async def deciders(self, ids: Sequence[str]) -> dict[str, dict[int, int]]:
        """By running table: the seats that must decide now, and since when; none while it is paused."""
        heads = await self.store.heads(ids)
        found = {}
        for id in ids:
            try:
                room = await self.room(id)
                # Another process may have been busy, and nobody watches here.
                if room.state.number < heads[id]:
                    await self.read_on(room)
            except Refusal:  # called off meanwhile, or not to be replayed
                continue
            state = room.state
            waits = () if state.ended or state.paused else state.match.deciders()
            found[id] = {seat: state.asked_at[seat] for seat in waits}
        return found

    def holidays(self, id: str) -> dict[str, int]:
        room = self.rooms.get(id)
        people = room.people if room is not None else {}
        return {person.id: person.holiday_until for person in people.values()}

    # Connections.

    def connect(self, connection: Connection) -> None:
        self.sockets += 1
        self.connections.setdefault(connection.person_id, set()).add(connection)

    def disconnect(self, connection: Connection) -> None:
        connection.gone = True
        self.sockets -= 1
        self.looking_around.discard(connection)
        for id in list(connection.watched):
            self.unwatch(connection, id)
        mine = self.connections.get(connection.person_id, set())
        mine.discard(connection)
        if not mine:
            self.connections.pop(connection.person_id, None)

    async def watch(
        self,
        connection: Connection,
        id: str,
        seat: int | None,
        since: int | None,
        invitation: str = "",
    ) -> None:
        table = await self.store.table(id) if id not in self.rooms else self.rooms[id].table
        if table is None or not may_see(table, connection.person_id, invitation):
            raise Refusal("server-no-such-table")
        if table.status in ("open", "cancelled"):
            if table.status == "open":
                connection.watched.add(id)
                self.waiting.setdefault(id, set()).add(connection)
            connection.tell(Changed(id, table.status, table.visibility))
            return
        room = await self.room_for(connection, id, invitation)
        if self._may_be_behind(room, connection, seat, since):
            await self._catch_up(room)
            room = await self.room_for(connection, id, invitation)
        if connection.gone:  # meanwhile; nobody would ever take them off the table again
            return
        connection.watched.add(id)
        newcomer = connection.person_id not in room.present()
        new_here = connection.person_id not in room.present_here()
        watcher = Watcher(connection, seat)
        room.follow(watcher, since)
        room.send_update(watcher, self.now())
        if newcomer:
            room.tell_present()
        if new_here and connection.person is not None:
            self.house.spread_came(id, connection.person)
        await self._seen(connection, id)

    def _may_be_behind(
        self, room: Room, connection: Connection, seat: int | None, since: int | None
    ) -> bool:
        """Nobody who comes over another process may see less than before: where nobody watches, nobody
        looks whether another process has written something."""
        eyes = choose_eyes(room.state, connection.person_id, seat)
        seen = room.state.numbers_while_running(eyes).true(since) if since is not None else 0
        return not room.watchers or seen > room.state.number

    def unwatch(self, connection: Connection, id: str) -> None:
        connection.watched.discard(id)
        waiting = self.waiting.get(id, set())
        waiting.discard(connection)
        if not waiting:
            self.waiting.pop(id, None)
        room = self.rooms.get(id)
        if room is not None and room.watchers.pop(connection, None) is not None:
            room.tell_present()
            person = connection.person_id
            if person and person not in room.present_here():
                self.house.spread_went(id, person)

    def close_sockets_of(self, person: str) -> None:
        """A session of theirs has ended: each browser connects again with the session it has then."""
        self.close_sockets_here(person)
        self.house.spread(SignedOut(person))

    def close_sockets_here(self, person: str) -> None:
        for connection in list(self.connections.get(person, set())):
            connection.close()

    def look_around(self, connection: Connection, on: bool) -> None:
        if on:
            self.looking_around.add(connection)
        else:
            self.looking_around.discard(connection)

    def _stir(self) -> None:
        """The lists of tables changed."""
        if self.looking_around and not self._lists_changed:
            self._lists_changed = True
            self.spawn(self._tell_of_lists())

    async def _tell_of_lists(self) -> None:
        await asyncio.sleep(GATHER)
        self._lists_changed = False
        for connection in list(self.looking_around):
            connection.tell(ListsChanged())

    async def refresh(self, connection: Connection, id: str) -> None:
        """Send a watcher the table as it is now."""
        room = self.rooms.get(id)
        if room is not None and connection in room.watchers:
            room.send_update(room.watchers[connection], self.now())

    # What people do.

    async def do(self, id: str, connection: Connection, client: str, make: MakeRow) -> int:
        """Commit a wish and let everybody know; returns the number of its row, as its person counts.

        What has begun is brought to its end, also if its connection breaks meanwhile: or the row would
        be there, and nobody told of it.
        """
        return await asyncio.shield(self._do(id, connection, client, make))

    async def _do(self, id: str, connection: Connection, client: str, make: MakeRow) -> int:
        begun = time.perf_counter()
        room = await self.room_for(connection, id)
        key = f"{connection.person_id}:{client}" if client else ""
        try:
            row, new = await room.do(key, make, self.now())
        except Unplayable as unplayable:
            self._give_up(id)
            raise Refusal("server-unplayable") from unplayable
        finally:
            room.broadcast(self.now())
        self.meter.move.observe(time.perf_counter() - begun)
        if new:
            # Nobody else hears of a part of a secret choice, not even by a reminder that it brings.
            told = not room.state.is_part_of_choice(row)
            self.keeper.saw_to(id, room.state.number)
            self.spawn(self.follow(room, told))
            await self._seen(connection, id)
        eyes = choose_eyes(room.state, connection.person_id, None)
        return room.state.numbers(eyes).shown(row)

    async def _seen(self, connection: Connection, id: str) -> None:
        """Somebody who looks at the table needs no reminder. Most people never ask for one."""
        person = connection.person
        if person is not None and (person.email or person.webhook or person.told_on_devices):
            await notify.turn_done(self.store, id, person.id, self.now())

    async def say(self, connection: Connection, id: str, text: str, client: str = "") -> None:
        """What was on its way when a connection broke is said again, and stands there once. It is told
        again too: nobody knows whether the process that wrote it down lived long enough to tell."""
        if connection.person is None:
            raise Refusal("server-sign-in-first")
        room = await self.room_for(connection, id)
        person = await self.store.person(connection.person_id)
        if person is None or person.silenced or person.banned:
            raise Refusal("server-silenced")
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            raise Refusal("server-say-something")
        chat = await self.store.add_chat(id, connection.person_id, clean, self.now(), client)
        room.tell_chat(ChatLine(id, chat, person.name))
        self.house.spread(Said(id, chat.number))

    # What follows from a row.

    async def started(self, id: str) -> None:
        """A table has just begun, or is found running at the start of the server."""
        room = await self.room(id)
        await self.keeper.ask_for(id)
        for connection in self.waiting.pop(id, set()):
            try:
                await self.watch(connection, id, None, None)
            except Exception as failure:
                # They may know of the table, but not what happens there; nobody else suffers from it.
                connection.watched.discard(id)
                connection.tell(Changed(id, room.table.status, room.table.visibility))
                if not isinstance(failure, Refusal):
                    log.exception("somebody is not shown the beginning", table=id)
        await self.follow(room)

    async def changed(self, id: str) -> None:
        """The seats or the status of a table changed."""
        self._stir()
        await self._look_again(id)
        await self.store.tell(id)

    async def resign_all(self, person: str) -> None:
        """Somebody leaves for good: bots play their seats to the end."""
        for table in await self.store.tables(["running"], person=person, limit=1000):
            try:
                room = await self.room(table.id)
                for seat in room.state.seats_of(person):
                    if not room.state.players[seat].resigned and not room.state.over:
                        await room.do("", resign_row(person, seat), self.now())
            except (Refusal, Unplayable):  # over or called off meanwhile, or not to be replayed
                continue
            room.broadcast(self.now())
            self.spawn(self.follow(room))
        self.close_sockets_of(person)

    async def follow(self, room: Room, told: bool = True) -> None:
        if room.state.called_off:
            self.keeper.ended(room.table.id)
            await self.changed(room.table.id)
        elif room.state.over:
            await self.ended(room)
        else:
            await self._go_on(room, told)

    async def _go_on(self, room: Room, told: bool) -> None:
        """What must happen next, happens at the process that keeps the table: it hears of every row."""
        if not self.keeper.keeps(room.table.id):
            return
        self.keeper.saw_to(room.table.id, room.state.number)
        self.alarms.set(room)
        if told:
            await self.tell_who_waits(room)
        if self.bot_seats.waited_for(room) is not None:
            self.spawn(self.bot_seats.play(room))

    async def tell_who_waits(self, room: Room) -> None:
        """Should it fall into an outage, it is tried again."""
        try:
            await self.remind(room)
        except Exception:
            log.exception("somebody is not reminded", table=room.table.id)
            self.taking_up.try_again([room.table.id])

    async def remind(self, room: Room) -> None:
        """People who must decide and do not look: over their other sockets, and by the outbox."""
        state = room.state
        present = room.present()
        absent = {
            seat: state.players[seat].person
            for seat in (() if state.paused or state.ended else state.match.deciders())
            if state.players[seat].played_by_person and state.players[seat].person not in present
        }
        # Once for each question: that others have answered theirs is no news.
        fresh = {seat: id for seat, id in absent.items() if room.told[seat] != state.asked[seat]}
        for seat, id in fresh.items():
            room.told[seat] = state.asked[seat]
            waits = Waits(id, room.table.id, room.table.game)
            self.tell_turn(waits)
            self.house.spread(waits)
        known = set(absent.values()) - set(fresh.values())
        people = [room.people[id] for id in set(fresh.values()) if id in room.people]
        mails = self.outbox.mail_enabled
        try:
            await notify.turn_waits(
                self.store, room.table, people, self.now(), self._home, mails, known
            )
        except Exception:
            for seat in fresh:
                room.told[seat] = -1
            raise

    def tell_turn(self, waits: Waits) -> None:
        for connection in self.connections.get(waits.person, set()):
            connection.tell(YourTurn(waits.table, waits.game))

    @property
    def _home(self) -> str:
        return self.settings.public_url or self.settings.local_url

    def _ending(self, room: Room, match: Match, now: int) -> Ending:
        return ending_of(
            room.table,
            room.state.players,
            match,
            room.absent(),
            now,
            self._home,
            self.outbox.mail_enabled,
        )

    async def ended(self, room: Room) -> None:
        """The lists change; what the end brings was written with its last row."""
        self.keeper.ended(room.table.id)
        if room.people and self.settings.reads_matches:
            self.reader.wake()
        room.table = await self.store.table(room.table.id) or room.table
        self._stir()
        await self.store.tell(room.table.id)

    # Other processes, and time.

    def _heard(self, id: str, number: int) -> None:
        room = self.rooms.get(id)
        if not id:  # the store was away, and nobody knows what was said meanwhile
            self._stir()
            for other in [*self.waiting, *self.rooms]:
                self.spawn(self._look_again(other))
            for present in list(self.rooms.values()):
                self.spawn(self._catch_up(present))
            self.house.missed_something()
            self.spawn(self.taking_up.all())
        elif number == 0:
            self._stir()
            if id in self.waiting or room is not None:
                self.spawn(self._look_again(id))
        elif self.keeper.is_behind(id, number):
            self.spawn(self._hear_of_kept(id))
        elif room is not None and number > room.state.number:
            self.spawn(self._catch_up(room))

    async def _hear_of_kept(self, id: str) -> None:
        """A row of a table that is kept here, whether or not anybody looks at it."""
        try:
            await self._catch_up(await self.room(id))
        except Refusal:  # called off meanwhile, or not to be replayed
            self.keeper.ended(id)

    async def _look_again(self, id: str) -> None:
        table = await self.store.table(id)
        if table is None:
            return
        if table.status in ("running", "over") and self.waiting.get(id):
            self.spawn(self.started(id))
        told = Changed(id, table.status, table.visibility)
        for connection in list(self.waiting.get(id, set())):
            connection.tell(told)
        if table.status == "cancelled":
            self.keeper.ended(id)
            self.waiting.pop(id, None)
            if id in self.rooms:
                self.rooms.pop(id).tell_all(told)
        room = self.rooms.get(id)
        if room is not None and table.status == "over":  # perhaps somebody asks for a rematch
            room.tell_all(told)

    async def _catch_up(self, room: Room) -> None:
        try:
            new = await self.read_on(room)
        except Refusal:  # not to be replayed
            return
        room.broadcast(self.now())
        if room.state.called_off:
            await self._look_again(room.table.id)
        if room.state.ended:
            self.keeper.ended(room.table.id)
        elif new or self.keeper.missed({room.table.id: room.state.number}):
            silent = new and all(room.state.is_part_of_choice(row.number) for row in new)
            await self._go_on(room, not silent)

    async def _housekeeping(self) -> None:
        """Whatever happens, it goes on: tables are served by it that nothing else would wake."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.alarms.ring()
                await self._look_after_rooms()
                await self._look_after_kept(looks)
                if looks % LOOKS_TO_WAITING == 0:
                    await self._look_after_waiting()
                if looks % LOOKS_TO_PEOPLE == 0:
                    await self._look_after_people()
                looks += 1
            except Exception:
                log.exception("housekeeping failed")
                await asyncio.sleep(PAUSE)

    async def _look_after_people(self) -> None:
        """Whoever runs the house may have silenced or banned somebody, from outside of this process."""
        for id, person in (await self.store.people(list(self.connections))).items():
            known = next(iter(self.connections.get(id, ())), None)
            if known is not None and known.person != person:
                self.person_changed_here(person)

    async def _look_after_kept(self, look: int) -> None:
        """Nobody may wait for a bot because something was not heard, though nobody looks at the table
        here; each is looked at every few seconds."""
        tables = self.keeper.tables(look, LOOKS_TO_KEPT)
        heads = await self.store.heads(tables) if tables else {}
        for id in self.keeper.missed(heads):
            await self._hear_of_kept(id)

    async def _look_after_waiting(self) -> None:
        """A process may die between the beginning of a match and the word of it."""
        for id, status in (await self.store.statuses(list(self.waiting))).items():
            if status != "open":
                await self._look_again(id)

    async def _look_after_rooms(self) -> None:
        watched = [id for id, room in self.rooms.items() if room.watchers]
        heads = await self.store.heads(watched) if watched else {}
        for id, head in heads.items():
            room = self.rooms.get(id)
            if room is not None and head > room.state.number and not room.lock.locked():
                await self._catch_up(room)
        now = self.now()
        for id, room in list(self.rooms.items()):
            if self.bot_seats.think_at(id) or room.lock.locked():
                continue
            if self.bot_seats.waited_for(room) is not None:  # its thinking failed
                self.spawn(self.bot_seats.play(room))
            elif not room.watchers:
                idle = IDLE_WHEN_OVER if room.state.ended else IDLE
                if room.used + idle < now:
                    del self.rooms[id]

    async def is_over(self, id: str) -> bool:
        """The log says so before the list of tables does, and another process may have written it."""
        room = await self.room(id)
        if not room.state.over:
            await self.read_on(room)
        return room.state.over

    async def record(self, id: str) -> str:
        room = await self.room(id)
        if not room.table.study and not await self.is_over(id):
            raise Refusal("server-not-over")
        return room.record()

    async def chef_notes(self, table: Table, person: str, address: str) -> ChefNotes:
        return await self.reader.notes(table, person, address)

    def person_changed(self, person: Person) -> None:
        """A name or a holiday has changed: rooms and connections keep copies of their people."""
        self.person_changed_here(person)
        self.house.spread(PersonChanged(person.id))

    def person_changed_here(self, person: Person) -> None:
        for connection in list(self.connections.get(person.id, set())):
            connection.person = person
            if person.banned:
                connection.close()
        for room in list(self.rooms.values()):
            known = room.people.get(person.id)
            if known is not None:
                room.people = {**room.people, person.id: person}
                if (known.name, known.holiday_until) == (person.name, person.holiday_until):
                    continue  # nothing that others see
                room.send_updates(self.now())
            if person.id in room.present():
                if person.id in room.elsewhere:
                    room.elsewhere = {**room.elsewhere, person.id: person.name}
                room.tell_present()

    def reseated(self, id: str) -> None:
        """Somebody else sits at a table: it is read again, and whoever looks at it comes back."""
        self.read_again(id)
        self.house.spread(Reseated(id))
        self.spawn(self.taking_up.one(id))

    def read_again(self, id: str) -> None:
        room = self.rooms.pop(id, None)
        if room is None:
            return
        for person in room.present_here():
            self.house.spread_went(id, person)
        for connection in list(room.watchers):
            connection.close()


def resign_row(person: str, seat: int) -> MakeRow:
    return lambda state, now: state.hand_over(person, seat, "", True, "", now)
