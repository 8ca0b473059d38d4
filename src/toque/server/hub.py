"""All live tables of this process: loads them, lets people in, moves bots, tells who waits.

What is in memory is a cache. A room can be thrown away at any time and comes back from its log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable, Sequence
from typing import Final

import structlog

from toque.bots.ladder import bot
from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.server import notify
from toque.server.access import may_follow, may_see
from toque.server.bots import BotRunner, Errand
from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.ending import Ending, ending_of
from toque.server.messages import Changed, ChatLine, ListsChanged, Present, YourTurn
from toque.server.metrics import Meter
from toque.server.neighbours import Neighbours, everybody
from toque.server.news import (
    Came,
    Letter,
    News,
    PersonChanged,
    Pulse,
    Reseated,
    Said,
    SignedOut,
    Waits,
    Went,
    WhoIsThere,
    read,
    write,
)
from toque.server.outbox import Outbox
from toque.server.outgoing import choose_eyes
from toque.server.room import MakeRow, Room, Unplayable, Watcher
from toque.server.rows import LogRow, Person, fresh_id
from toque.server.socket import Connection
from toque.server.state import Stale, TableState
from toque.server.store.port import Store

log = structlog.get_logger()

IDLE: Final = 10 * 60 * 1000
"""A room that nobody watches and that waits for no bot is forgotten after this time."""
LOOK_EVERY: Final = 1.0
"""Seconds between looks at the store where it does not tell of other processes by itself."""
PAUSE: Final = 5.0
"""Seconds after which work is tried again that failed, say because the database is away."""
LONGEST_PAUSE: Final = 300.0
PULSE_EVERY: Final = 5.0
"""Seconds between two signs of life to the other processes."""
LOOKS_TO_PEOPLE: Final = 15
"""Looks at the rooms for one at the people."""
TICK: Final = 0.25
"""Seconds between two looks at the clock, to see how late they come."""
TICKS_TO_OUTBOX: Final = 60
MOST_SAID: Final = 1000
"""How many lines of the chats are known by their messages: more are never under way at once."""
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
        self._thinking: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self.unplayable: set[str] = set()
        """Tables whose logs cannot be replayed: said once in the log, and left alone since."""
        self._taking_up = False
        self._take_up_again = False
        self.process = fresh_id()
        self.neighbours = Neighbours()
        self._changes = 0
        """How often somebody came to a table here, or went."""
        self._alarms: dict[str, int] = {}
        """By running table: when somebody's time, and the grace after it, is out."""
        self._began = clock()
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._said: dict[str, None] = {}
        """By person and the id of their message: the lines that were said last, the oldest first."""
        self._oldest_parcel = 0
        """When the parcel was due that waits longest, or 0."""
        self.meter = Meter()
        self._show_gauges()

    def _show_gauges(self) -> None:
        gauge = self.meter.gauge
        gauge("toque_sockets", "Open sockets.", lambda: self.sockets)
        gauge("toque_live_tables", "Tables in memory.", lambda: len(self.rooms))
        gauge("toque_clocks", "Tables at which somebody's time runs.", lambda: len(self._alarms))
        gauge(
            "toque_unplayable_tables",
            "Tables whose log cannot be replayed.",
            lambda: len(self.unplayable),
        )
        gauge("toque_bots_waiting", "Questions that bots think about.", lambda: self.bots.waiting)
        gauge(
            "toque_bot_overruns", "Bots that took longer than they may.", lambda: self.bots.overruns
        )
        gauge("toque_bot_failures", "Bots that gave no answer.", lambda: self.bots.failures)
        gauge(
            "toque_outbox_age_seconds",
            "How long the oldest letter is overdue.",
            lambda: max(0, self.now() - self._oldest_parcel) / 1000 if self._oldest_parcel else 0,
        )

    async def open(self) -> None:
        self.store.on_append(self._heard)
        self.store.on_news(self._heard_news)
        self.store.on_time(self.meter.database)
        await self.outbox.start()
        self._spawn(self._housekeeping())
        self._spawn(self._spread_news())
        self._spawn(self._beat())
        self._spawn(self._measure())
        self._spawn(self._take_up_all())

    async def close(self) -> None:
        """Everybody is asked to come back; what was acknowledged is in the store."""
        for connections in list(self.connections.values()):
            for connection in list(connections):
                connection.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.outbox.stop()
        self.bots.close()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("background work failed")

    # Rooms.

    async def room(self, id: str) -> Room:
        """The live room of a table that has started."""
        found = self.rooms.get(id)
        if found is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                found = self.rooms.get(id)
                if found is None:
                    found = await self._load(id)
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
            raise Refusal("server-unplayable") from unplayable
        room.people = await self.store.people([player.person for player in room.state.players])
        room.elsewhere = self.neighbours.present(id)
        self.rooms[id] = room
        return room

    def _give_up(self, id: str) -> None:
        """Said once: neither a look at the rooms nor the next start makes such a log better."""
        self.rooms.pop(id, None)
        if id not in self.unplayable:
            self.unplayable.add(id)
            log.exception("a table cannot be replayed", table=id)

    async def room_for(self, connection: Connection, id: str) -> Room:
        """The room, if this person may look at it."""
        room = await self.room(id)
        if not may_follow(room.table, connection.person_id):
            raise Refusal("server-not-for-you")
        return room

    async def deciders(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """By running table: the seats that must decide now; none while it is paused."""
        heads = await self.store.heads(ids)
        found = {}
        for id in ids:
            try:
                room = await self.room(id)
            except Refusal:  # called off meanwhile, or not to be replayed
                continue
            if room.state.number < heads[id]:  # another process was busy, and nobody watches here
                async with room.lock:
                    await room.catch_up()
            state = room.state
            found[id] = [] if state.ended or state.paused else list(state.match.deciders())
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
            connection.watched.add(id)
            self.waiting.setdefault(id, set()).add(connection)
            connection.tell(Changed(id, table.status, table.visibility))
            return
        room = await self.room_for(connection, id)
        connection.watched.add(id)
        newcomer = connection.person_id not in room.present()
        new_here = connection.person_id not in room.present_here()
        watcher = Watcher(connection, seat)
        room.follow(watcher, since)
        room.send_update(watcher, self.now())
        if newcomer:
            self._tell_present(room)
        if new_here and connection.person is not None:
            self._changes += 1
            came = {connection.person_id: connection.person.name}
            self._spread(Came(id, came, self._changes))
        await self._seen(connection, id)

    def unwatch(self, connection: Connection, id: str) -> None:
        connection.watched.discard(id)
        self.waiting.get(id, set()).discard(connection)
        room = self.rooms.get(id)
        if room is not None and room.watchers.pop(connection, None) is not None:
            self._tell_present(room)
            person = connection.person_id
            if person and person not in room.present_here():
                self._changes += 1
                self._spread(Went(id, person, self._changes))

    def close_sockets_of(self, person: str) -> None:
        """A session of theirs has ended: each browser connects again with the session it has then."""
        self._close_sockets_here(person)
        self._spread(SignedOut(person))

    def _close_sockets_here(self, person: str) -> None:
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
            self._spawn(self._tell_of_lists())

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

    def _tell_present(self, room: Room) -> None:
        room.tell_all(Present(room.table.id, {**room.elsewhere, **room.present_here()}))

    # What people do.

    async def do(self, id: str, connection: Connection, client: str, make: MakeRow) -> int:
        """Commit a wish and let everybody know; returns the number of its row, as its person counts."""
        begun = time.perf_counter()
        room = await self.room_for(connection, id)
        key = f"{connection.person_id}:{client}" if client else ""
        try:
            row, new = await room.do(key, make, self.now())
        finally:
            room.broadcast(self.now())
        self.meter.move.observe(time.perf_counter() - begun)
        if new:
            # Nobody else hears of a part of a secret choice, not even by a reminder that it brings.
            told = not room.state.is_part_of_choice(row)
            self._spawn(self._follow(room, told))
            await self._seen(connection, id)
        eyes = choose_eyes(room.state, connection.person_id, None)
        return room.state.numbers(eyes).shown(row)

    async def _seen(self, connection: Connection, id: str) -> None:
        """Somebody who looks at the table needs no reminder. Most people never ask for one."""
        person = connection.person
        if person is not None and (person.email or person.webhook):
            await notify.turn_done(self.store, id, person.id, self.now())

    async def say(self, connection: Connection, id: str, text: str, client: str = "") -> None:
        """What was on its way when a connection broke is said again, and heard once."""
        if connection.person is None:
            raise Refusal("server-sign-in-first")
        said = f"{connection.person_id}:{client}" if client else ""
        if said in self._said:
            return
        room = await self.room_for(connection, id)
        person = await self.store.person(connection.person_id)
        if person is None or person.silenced or person.banned:
            raise Refusal("server-silenced")
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            raise Refusal("server-say-something")
        if said in self._said:
            return  # while this one was looked at
        self._remember_said(said)
        try:
            chat = await self.store.add_chat(id, connection.person_id, clean, self.now())
        except BaseException:
            self._said.pop(said, None)
            raise
        room.tell_chat(ChatLine(id, chat, person.name))
        self._spread(Said(id, chat.number))

    def _remember_said(self, said: str) -> None:
        if not said:
            return
        self._said[said] = None
        if len(self._said) > MOST_SAID:
            del self._said[next(iter(self._said))]

    # What follows from a row.

    async def started(self, id: str) -> None:
        """A table has just begun, or is found running at the start of the server."""
        room = await self.room(id)
        for connection in self.waiting.pop(id, set()):
            try:
                await self.watch(connection, id, None, None)
            except Exception as failure:
                # They may know of the table, but not what happens there; nobody else suffers from it.
                connection.watched.discard(id)
                connection.tell(Changed(id, room.table.status, room.table.visibility))
                if not isinstance(failure, Refusal):
                    log.exception("somebody is not shown the beginning", table=id)
        await self._follow(room)

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
            except Refusal:  # called off meanwhile, or not to be replayed
                continue
            for seat in room.state.seats_of(person):
                if not room.state.players[seat].resigned and not room.state.over:
                    await room.do("", resign_row(person, seat), self.now())
            room.broadcast(self.now())
            self._spawn(self._follow(room))
        self.close_sockets_of(person)

    async def _follow(self, room: Room, told: bool = True) -> None:
        if room.state.called_off:
            await self.changed(room.table.id)
            return
        if room.state.over:
            await self._ended(room)
            return
        self._set_alarm(room)
        if told:
            await self._tell_who_waits(room)
        await self._move_bots(room)

    async def _move_bots(self, room: Room) -> None:
        """Let bots play until a person must decide. One task for each table does that."""
        id = room.table.id
        if id in self._thinking:
            return
        self._thinking.add(id)
        moved = False
        try:
            while (seat := self._bot_to_move(room)) is not None and self.rooms.get(id) is room:
                question = room.state.asked[seat]
                errand = self._errand(room, seat)
                moved = True
                with self.meter.thinking.time():
                    move = await self.bots.choose(errand)
                if room.state.asked[seat] != question or not self._bot_decides(room, seat):
                    continue
                try:
                    await room.do("", bot_row(seat, move, question), self.now())
                except Exception as failure:
                    log.warning("bot move not taken", table=id, seat=seat, why=repr(failure))
                    async with room.lock:
                        await room.catch_up()
                room.used = self.now()
                room.broadcast(self.now())
        finally:
            self._thinking.discard(id)
            self._set_alarm(room)
        if room.state.over:
            await self._ended(room)
        elif moved:
            await self._tell_who_waits(room)

    def _bot_to_move(self, room: Room) -> int | None:
        for seat in room.state.match.deciders():
            if self._bot_decides(room, seat):
                return seat
        return None

    def _bot_decides(self, room: Room, seat: int) -> bool:
        state = room.state
        asked = not state.paused and not state.called_off and seat in state.match.deciders()
        return asked and bool(state.players[seat].bot)

    def _errand(self, room: Room, seat: int) -> Errand:
        table = room.table
        moves = [(move.seat, move.notation) for move in room.state.timeline.record.moves]
        return Errand(
            table=table.id,
            game=table.game,
            options=table.options,
            edition_source=table.edition_source,
            seats=len(table.seats),
            seed=table.seed,
            moves=moves,
            known=room.state.numbers(seat).shown_moves(len(moves)),
            seat=seat,
            bot=bot(room.state.players[seat].bot).name,
        )

    # Clocks.

    def _set_alarm(self, room: Room) -> None:
        """Whoever runs out of time is found from here, also when the room is forgotten meanwhile."""
        found = room.state.runs_out(self.now(), self.holidays(room.table.id))
        if found is None:
            self._alarms.pop(room.table.id, None)
        else:
            # While no server was there, nobody could move.
            self._alarms[room.table.id] = max(found[0], self._began + room.state.grace)

    async def _ring(self) -> None:
        now = self.now()
        for id in [id for id, at in self._alarms.items() if at <= now]:
            # It rings once more, should this fall into an outage.
            self._alarms[id] = now + int(PAUSE * 1000)
            self._spawn(self._run_out(id))

    async def _run_out(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refusal:
            self._alarms.pop(id, None)
            return
        room.people = await self.store.people([one.person for one in room.state.players])
        holidays = self.holidays(id)
        try:
            await room.do("", lambda state, now: state.run_out(now, holidays), self.now())
        except Stale:  # they have moved, or have a holiday
            self._set_alarm(room)
            return
        room.broadcast(self.now())
        await self._follow(room)

    async def _tell_who_waits(self, room: Room) -> None:
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
            self._tell_turn(waits)
            self._spread(waits)
        known = set(absent.values()) - set(fresh.values())
        people = [room.people[id] for id in set(fresh.values()) if id in room.people]
        await notify.turn_waits(
            self.store, room.table, people, self.now(), self._home, self.outbox.mail_enabled, known
        )

    def _tell_turn(self, waits: Waits) -> None:
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

    async def _ended(self, room: Room) -> None:
        """The lists change; what the end brings was written with its last row."""
        room.table = await self.store.table(room.table.id) or room.table
        self._stir()
        await self.store.tell(room.table.id)

    # Other processes, and time.

    def _heard(self, id: str, number: int) -> None:
        room = self.rooms.get(id)
        if not id:  # the store was away, and nobody knows what was said meanwhile
            self._stir()
            for other in [*self.waiting, *self.rooms]:
                self._spawn(self._look_again(other))
            for present in list(self.rooms.values()):
                self._spawn(self._catch_up(present))
            self._look_elsewhere(self.neighbours.forget_all())
            self._spawn(self._take_up_all())
        elif number == 0:
            self._stir()
            if id in self.waiting or room is not None:
                self._spawn(self._look_again(id))
        elif room is not None and number > room.state.number:
            self._spawn(self._catch_up(room))

    async def _look_again(self, id: str) -> None:
        table = await self.store.table(id)
        if table is None:
            return
        if table.status == "running" and self.waiting.get(id):
            self._spawn(self.started(id))
        if table.status == "cancelled" and id in self.rooms:
            self.rooms.pop(id).tell_all(Changed(id, table.status, table.visibility))
        told = Changed(id, table.status, table.visibility)
        for connection in list(self.waiting.get(id, set())):
            connection.tell(told)
        room = self.rooms.get(id)
        if room is not None and table.status == "over":  # perhaps somebody asks for a rematch
            room.tell_all(told)

    async def _catch_up(self, room: Room) -> None:
        try:
            async with room.lock:
                await room.catch_up()
        except Unplayable:
            self._give_up(room.table.id)
            return
        room.broadcast(self.now())
        self._set_alarm(room)
        if room.state.called_off:
            await self._look_again(room.table.id)
        if self._bot_to_move(room) is not None and room.watchers:
            self._spawn(self._move_bots(room))

    async def _take_up_all(self) -> None:
        """Whatever must happen next is found in the logs: at the start, and after the store was away.

        Also what an older version, or a crash in the middle of it, has left undone. One task does it;
        whoever asks for it meanwhile has it done once more afterwards.
        """
        if self._taking_up:
            self._take_up_again = True
            return
        self._taking_up = True
        try:
            await self._take_up_each()
            while self._take_up_again:
                self._take_up_again = False
                await self._take_up_each()
        finally:
            self._taking_up = False

    async def _take_up_each(self) -> None:
        left: list[str] | None = None
        pause = PAUSE
        while left is None or left:
            try:
                if left is None:
                    left = [*await self.store.without_results(), *await self.store.running()]
                while left:
                    await self._take_up(left[-1])
                    left.pop()
            except Exception:
                log.exception("a table is not taken up", table=left[-1] if left else "")
                if left:  # first the others
                    left.insert(0, left.pop())
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _take_up(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refusal:  # called off meanwhile, or not to be replayed
            return
        if room.state.over:
            await room.write_down_the_end(self.now())
            await self._ended(room)
        else:
            self._set_alarm(room)
            await self._remind_the_forgotten(room)
            self._spawn(self._move_bots(room))

    async def _remind_the_forgotten(self, room: Room) -> None:
        """A crash between a row and its reminder must not leave somebody waiting for ever; but nobody
        is told once more because a server starts again."""
        state = room.state
        forgotten = False
        for seat in state.match.deciders():
            person = room.people.get(state.players[seat].person)
            if person is None or await notify.was_reminded(
                self.store, room.table, person, state.asked_at[seat], self.outbox.mail_enabled
            ):
                room.told[seat] = state.asked[seat]
            else:
                forgotten = True
        if forgotten:
            await self._tell_who_waits(room)

    async def _housekeeping(self) -> None:
        """Whatever happens, it goes on: tables are served by it that nothing else would wake."""
        looks = 0
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._ring()
                await self._look_after_rooms()
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
                self._person_changed_here(person)

    async def _measure(self) -> None:
        """How late the loop wakes up, and now and then how old the letters in the outbox are."""
        looks = 0
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(TICK)
            self.meter.lag.observe(max(0.0, time.perf_counter() - begun - TICK))
            if looks % TICKS_TO_OUTBOX == 0:
                try:
                    self._oldest_parcel = await self.store.oldest_parcel()
                except Exception as failure:
                    log.warning("outbox not measured", why=repr(failure))
            looks += 1

    async def _look_after_rooms(self) -> None:
        watched = [id for id, room in self.rooms.items() if room.watchers]
        heads = await self.store.heads(watched) if watched else {}
        for id, head in heads.items():
            room = self.rooms.get(id)
            if room is not None and head > room.state.number and not room.lock.locked():
                await self._catch_up(room)
        horizon = self.now() - IDLE
        for id, room in list(self.rooms.items()):
            if id in self._thinking or room.lock.locked():
                continue
            if self._bot_to_move(room) is not None:  # its thinking failed
                self._spawn(self._move_bots(room))
            elif not room.watchers and room.used < horizon:
                del self.rooms[id]

    async def is_over(self, id: str) -> bool:
        """The log says so before the list of tables does, and another process may have written it."""
        room = await self.room(id)
        if not room.state.over:
            async with room.lock:
                await room.catch_up()
        return room.state.over

    async def record(self, id: str) -> str:
        room = await self.room(id)
        if not room.table.study and not await self.is_over(id):
            raise Refusal("server-not-over")
        return room.record()

    def person_changed(self, person: Person) -> None:
        """A name or a holiday has changed: rooms and connections keep copies of their people."""
        self._person_changed_here(person)
        self._spread(PersonChanged(person.id))

    def _person_changed_here(self, person: Person) -> None:
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
                for watcher in list(room.watchers.values()):
                    room.send_update(watcher, self.now())
            if person.id in room.present():
                if person.id in room.elsewhere:
                    room.elsewhere = {**room.elsewhere, person.id: person.name}
                self._tell_present(room)

    # The other processes of the house.

    def _spread(self, news: News) -> None:
        """In the order in which it happened; nobody waits for it."""
        self._news.put_nowait(news)

    async def _spread_news(self) -> None:
        while True:
            letter = Letter(self.process, await self._news.get())
            try:
                await self.store.spread(write(letter))
            except Exception as failure:
                # Who came and went is told again when somebody notices; the rest is in the store.
                log.warning("news not spread", why=repr(failure))

    async def _beat(self) -> None:
        while True:
            self._spread(Pulse(self._changes))
            self._look_elsewhere(self.neighbours.forget_silent(asyncio.get_running_loop().time()))
            await asyncio.sleep(PULSE_EVERY)

    def _heard_news(self, text: str) -> None:
        letter = read(text)
        if letter is None or letter.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        changed, question = self.neighbours.hear(letter.process, letter.news, now)
        self._look_elsewhere(changed)
        if question is not None:
            self._spread(question)
        news = letter.news
        if isinstance(news, WhoIsThere) and news.process == self.process:
            here = {id: room.present_here() for id, room in self.rooms.items() if room.watchers}
            for answer in everybody(here, self._changes):
                self._spread(answer)
        elif isinstance(news, Said):
            self._spawn(self._pass_on_chat(news))
        elif isinstance(news, PersonChanged):
            self._spawn(self._read_person(news.person))
        elif isinstance(news, Reseated):
            self._read_again(news.table)
        elif isinstance(news, SignedOut):
            self._close_sockets_here(news.person)
        elif isinstance(news, Waits):
            self._tell_turn(news)

    def reseated(self, id: str) -> None:
        """Somebody else sits at a table: it is read again, and whoever looks at it comes back."""
        self._read_again(id)
        self._spread(Reseated(id))
        self._spawn(self._take_up(id))

    def _read_again(self, id: str) -> None:
        room = self.rooms.pop(id, None)
        if room is None:
            return
        for person in room.present_here():
            self._changes += 1
            self._spread(Went(id, person, self._changes))
        for connection in list(room.watchers):
            connection.close()

    def _look_elsewhere(self, tables: Iterable[str]) -> None:
        for id in tables:
            room = self.rooms.get(id)
            if room is not None:
                room.elsewhere = self.neighbours.present(id)
                self._tell_present(room)

    async def _pass_on_chat(self, said: Said) -> None:
        room = self.rooms.get(said.table)
        if room is None or not room.watchers:
            return
        for chat in await self.store.chat(said.table, said.number - 1):
            if chat.number == said.number:
                person = await self.store.person(chat.person)
                name = person.name if person is not None else ""
                room.tell_chat(ChatLine(said.table, chat, name))

    async def _read_person(self, id: str) -> None:
        person = await self.store.person(id)
        if person is not None:
            self._person_changed_here(person)


def resign_row(person: str, seat: int) -> MakeRow:
    return lambda state, now: state.hand_over(person, seat, "", True, "", now)


def bot_row(seat: int, move: str, question: int) -> MakeRow:
    def make(state: TableState, now: int) -> LogRow:
        if state.asked[seat] != question:
            raise Stale
        return state.move_row(seat, move, now)

    return make
