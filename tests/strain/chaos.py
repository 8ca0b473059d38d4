"""Two hundred faults while people play: `make chaos`, with ARGS="--faults 1000 --seed 7" more or others.

Two servers at one PostgreSQL and one with a file, each behind a link that can be slowed down or cut;
guests who do as the page does. Afterwards every acknowledged move is in the log once, every match
replays to what is shown, every guest has healed, every table that somebody waits for goes on, and
the chef has read every match that is over, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from tests.server.live import LiveServer, ServerWithMovableClock, Someone
from tests.server.postgres import SETTINGS, Cluster, programs
from tests.server.test_going_on import children_of
from tests.strain.guests import Guest, Message
from tests.strain.links import Link, PostgresLink
from toque.server.answers import ChefNotes
from toque.server.messages import ENCODER
from toque.server.outgoing import choose_eyes
from toque.server.state import TableState
from toque.server.store.connect import open_store

BOT_DEADLINE = 2.0
LONG_MATCH = 2000
"""Rows of the match that is played back and forth all the time."""
GATHERINGS = 4
"""Tables at which people play, in each of the two houses."""
PATIENCE = 120.0
"""Seconds in which nothing at all goes on, before something is held to be stuck."""
FAULTS_AT_ONCE = 6
"""A machine that is slow has no more of them at the same time than one that is quick."""
LOOK_AT_NOTES_EVERY = 5.0
SERVED = Path(__file__).with_name("served.py")
PACE = {"live": True, "bank": 86_400, "increment": 0}
"""Clocks are moved, but nobody's time runs out by it."""
OPTIONS = {"mode": "confirmed"}


class StrainedServer(ServerWithMovableClock):
    def program(self) -> list[str]:
        return [str(SERVED), *super().program()[1:]]


class House:
    """One store, the servers over it, and the links by which guests come in."""

    def __init__(self, name: str, database: str, servers: int, folder: Path) -> None:
        self.name = name
        self.database = database
        self.servers = [
            StrainedServer(database, folder / f"{name}-{number}.log") for number in range(servers)
        ]
        self.links = [Link(server.port) for server in self.servers]
        self.guests: list[Guest] = []
        self.tables: list[str] = []
        self.notes: dict[str, ChefNotes] = {}
        """By match: what the chef said of it when he had read it."""
        self.busy = [asyncio.Lock() for _ in self.servers]
        """One fault at a time that stops a server."""

    async def open(self) -> None:
        for server, link in zip(self.servers, self.links, strict=True):
            await asyncio.to_thread(start, server)
            await link.open()

    def door(self) -> int:
        return random.choice(self.links).port

    async def close(self) -> None:
        for link in self.links:
            await link.close()
        for server in self.servers:
            server.kill()


def start(server: LiveServer) -> None:
    """As often as it takes: the database may be away just then."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            settings = {"TOQUE_BOT_PAUSE": "0.05", "TOQUE_READS_MATCHES": "1"}
            server.start(TOQUE_BOT_DEADLINE=str(BOT_DEADLINE), **settings)
        except AssertionError:
            assert time.monotonic() < until, "a server does not start any more"
            server.kill()
        else:
            return


def pid_of(server: LiveServer) -> int:
    assert server.process is not None
    return server.process.pid


class Chaos:
    def __init__(self, houses: list[House], cluster: Cluster, wire: PostgresLink) -> None:
        self.houses = houses
        self.cluster = cluster
        self.wire = wire
        self.done: Counter[str] = Counter()
        self.postgres_is_busy = asyncio.Lock()
        self.read_twice: set[str] = set()
        self._room_for_faults = asyncio.Semaphore(FAULTS_AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    # The people.

    async def gather_people(self, house: House, stop: asyncio.Event) -> None:
        """One table after the other, each until it is over."""
        while not stop.is_set():
            try:
                guests = await asyncio.to_thread(self.seat, house)
            except Exception:  # an outage: they come again
                await asyncio.sleep(0.5)
                continue
            house.guests += guests
            tasks = [asyncio.create_task(guest.live()) for guest in guests]
            self._tasks |= set(tasks)
            while not stop.is_set() and not all(guest.over for guest in guests):
                await asyncio.sleep(0.2)

    def seat(self, house: House, long: bool = False) -> list[Guest]:
        server = random.choice(house.servers)
        ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
        words = ["me", "open"] if long else ["me", "open", "bot:greedy"]
        body = {"game": "pieces-montees", "seats": words, "pace": PACE, "options": OPTIONS}
        table: str = ann.post("/tables", body)["id"]
        bob.post(f"/tables/{table}/join")
        ann.post(f"/tables/{table}/start")
        house.tables.append(table)
        guests = []
        for person in (ann, bob):
            cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
            guests.append(Guest(table, person.id, cookie, house.door))
            person.http.close()
        if long:
            for guest in guests:
                guest.back_and_forth = True
                guest.pause = (0.0, 0.002)
        return guests

    # The faults. Each does its harm, and sees to it that it ends.

    async def kill_server(self) -> None:
        house, number = self._any_server()
        async with house.busy[number]:
            server = house.servers[number]
            os.kill(pid_of(server), signal.SIGKILL)
            await asyncio.to_thread(server.process.wait)  # type: ignore[union-attr]
            await asyncio.sleep(random.uniform(0, 1))
            await asyncio.to_thread(start, server)

    async def stop_server_for_a_while(self) -> None:
        house, number = self._any_server()
        async with house.busy[number]:
            pid = pid_of(house.servers[number])
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(random.uniform(0.5, 3))
            os.kill(pid, signal.SIGCONT)

    async def kill_worker(self) -> None:
        await self._signal_worker(signal.SIGKILL)

    async def hang_bot(self) -> None:
        await self._signal_worker(signal.SIGSTOP)

    async def _signal_worker(self, sign: signal.Signals) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            house, number = self._any_server()
            workers = workers_of(pid_of(house.servers[number]))
            if workers and not house.busy[number].locked():
                with suppress(ProcessLookupError):
                    os.kill(random.choice(workers), sign)
                    return
            await asyncio.sleep(0.1)
        raise AssertionError("no bot thinks anywhere")

    async def restart_postgres(self) -> None:
        async with self.postgres_is_busy:
            await asyncio.to_thread(self.cluster.stop)
            await asyncio.sleep(random.uniform(0, 2))
            await asyncio.to_thread(self.cluster.start)

    async def cut_database(self) -> None:
        self.wire.cut(random.uniform(0.3, 1))

    async def silence_database(self) -> None:
        self.wire.swallow()

    async def lose_notifications(self) -> None:
        long = not self.done["notifications gone"]
        self.wire.deaf = True
        await asyncio.sleep(60 if long else random.uniform(2, 6))
        self.wire.deaf = False

    async def fill_disk(self) -> None:
        house = self.houses[-1]
        async with house.busy[0]:
            pid = pid_of(house.servers[0])
            size = max(Path(f"{house.database}-wal").stat().st_size, 1)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            await asyncio.sleep(random.uniform(0.5, 3))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    async def move_clock(self) -> None:
        house, number = self._any_server()
        server = house.servers[number]
        assert isinstance(server, ServerWithMovableClock)
        server.put_forward(random.uniform(-1800, 1800))

    async def slow_down(self) -> None:
        link = random.choice(random.choice(self.houses).links)
        link.delay = random.uniform(0.05, 1.5)
        await asyncio.sleep(random.uniform(0.5, 3))
        link.delay = 0.0

    async def cut(self) -> None:
        random.choice(random.choice(self.houses).links).cut(random.uniform(0.1, 1))

    async def double(self) -> None:
        await self._let_a_guest(lambda guest: setattr(guest, "double", 3), "double")

    async def reorder(self) -> None:
        await self._let_a_guest(lambda guest: setattr(guest, "reorder", 3), "reorder")

    async def _let_a_guest(self, do: Callable[[Guest], None], what: str) -> None:
        """Wait until they have done it, but not for somebody whose match is over first."""
        guest = random.choice([g for house in self.houses for g in house.guests if not g.over])
        do(guest)
        while getattr(guest, what) and not guest.over:
            await asyncio.sleep(0.1)

    def _any_server(self) -> tuple[House, int]:
        house = random.choice(self.houses)
        return house, random.randrange(len(house.servers))

    def plan(self, faults: int) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        """So many of each for every two hundred."""
        kinds: list[tuple[int, str, Callable[[], Awaitable[None]]]] = [
            (24, "server killed", self.kill_server),
            (10, "server stands still", self.stop_server_for_a_while),
            (18, "bot worker killed", self.kill_worker),
            (14, "bot hangs", self.hang_bot),
            (8, "PostgreSQL restarted", self.restart_postgres),
            (7, "connections to the database cut", self.cut_database),
            (3, "connections to the database silent", self.silence_database),
            (8, "notifications gone", self.lose_notifications),
            (12, "disk full", self.fill_disk),
            (20, "clock jumped", self.move_clock),
            (22, "connections slow", self.slow_down),
            (24, "connections cut", self.cut),
            (15, "messages doubled", self.double),
            (14, "messages reordered", self.reorder),
        ]
        every = [(name, fault) for count, name, fault in kinds for _ in range(count)]
        plan: list[tuple[str, Callable[[], Awaitable[None]]]] = []
        while len(plan) < faults - 1:  # the long match is one too
            random.shuffle(every)
            plan += every[: faults - 1 - len(plan)]
        return plan

    # The run.

    async def run(self, faults: int, every: float) -> list[str]:
        stop = asyncio.Event()
        people = [
            asyncio.create_task(self.gather_people(house, stop))
            for house in self.houses
            for _ in range(GATHERINGS)
        ]
        followed = [asyncio.create_task(self.follow_notes(house)) for house in self.houses]
        long = await asyncio.to_thread(self.seat, self.houses[0], True)
        self.houses[0].guests += long
        self._tasks |= {asyncio.create_task(guest.live()) for guest in long}
        await self.until(lambda: sum(len(h.guests) for h in self.houses) > 2 * GATHERINGS, "people")
        harm: list[asyncio.Task[None]] = []
        for name, fault in self.plan(faults):
            await self._room_for_faults.acquire()
            harm.append(asyncio.create_task(self._count(name, fault)))
            await asyncio.sleep(random.uniform(0, 2 * every))
            if sum(self.done.values()) and len(harm) % 20 == 0:
                print(f"  {len(harm)} faults begun, {self.acknowledged()} moves played", flush=True)
        failures = [one for one in await asyncio.gather(*harm, return_exceptions=True) if one]
        stop.set()
        await asyncio.gather(*people)
        for task in followed:
            task.cancel()
        await asyncio.gather(*followed, return_exceptions=True)
        found = [f"a fault could not be done: {failure!r}" for failure in failures]
        found += await self.check(long)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return found

    async def _count(self, name: str, fault: Callable[[], Awaitable[None]]) -> None:
        try:
            await fault()
        finally:
            self._room_for_faults.release()
        self.done[name] += 1

    def acknowledged(self) -> int:
        return sum(len(guest.acknowledged) for house in self.houses for guest in house.guests)

    async def until(
        self, holds: Callable[[], bool], what: str, how_far: Callable[[], object] = lambda: None
    ) -> bool:
        """As long as anything goes on: whether it holds in the end."""
        reached, until = how_far(), time.monotonic() + PATIENCE
        while not holds():
            if reached != how_far():
                reached, until = how_far(), time.monotonic() + PATIENCE
            if time.monotonic() > until:
                print(f"  waited in vain: {what}", flush=True)
                return False
            await asyncio.sleep(0.1)
        return True

    # Afterwards.

    async def check(self, long: list[Guest]) -> list[str]:
        found: list[str] = []
        if await self.until(
            lambda: long[0].number >= LONG_MATCH or long[0].over,
            "the long match",
            lambda: long[0].number,
        ):
            self.done[f"match of {LONG_MATCH} rows"] += 1
        else:
            found.append(f"the long match has only {long[0].number} rows")
        for guest in long:
            guest.back_and_forth = False
            guest.pause = (0.05, 0.3)
        found += await self.goes_on()
        for house in self.houses:
            for guest in house.guests:
                guest.resting = True
                found += [f"{house.name} {guest.table}: {trouble}" for trouble in guest.trouble]
        await asyncio.sleep(2 * 5)
        for house in self.houses:
            found += await self.check_house(house)
            found += await self.check_notes(house)
        return found + sorted(self.read_twice)

    async def goes_on(self) -> list[str]:
        """At every table that is not over somebody plays, or a bot does."""
        waited = {
            (house.name, guest.table): guest
            for house in self.houses
            for guest in house.guests
            if not guest.over
        }
        before = {key: guest.number for key, guest in waited.items()}

        def moved(key: tuple[str, str]) -> bool:
            return waited[key].over or waited[key].number >= before[key] + 3

        await self.until(
            lambda: all(moved(key) for key in waited),
            "every table goes on",
            lambda: sum(moved(key) for key in waited),
        )
        return [f"{key} does not go on after {before[key]}" for key in waited if not moved(key)]

    async def check_house(self, house: House) -> list[str]:
        found: list[str] = []
        store = open_store(house.database)
        await store.open()
        try:
            for id in house.tables:
                table = await store.table(id)
                assert table is not None
                rows = await store.log(id)
                guests = [guest for guest in house.guests if guest.table == id]
                state = TableState(table)
                for row in rows:
                    state.apply(row)
                about = f"{house.name} {id}"
                clients = Counter(row.client for row in rows if row.client)
                twice = [client for client, count in clients.items() if count > 1]
                if twice:
                    found.append(f"{about}: done twice: {twice}")
                done = {row.client: row.move or row.kind for row in rows if row.client}
                for guest in guests:
                    for wish, (_, move) in guest.acknowledged.items():
                        if done.get(f"{guest.person}:{wish}") != move:
                            found.append(f"{about}: acknowledged and lost: {wish} {move}")
                    found += self.compare(about, state, guest)
                if state.over and table.status != "over":
                    found.append(f"{about}: over, but its table is {table.status}")
        finally:
            await store.close()
        return found

    async def follow_notes(self, house: House) -> None:
        """While things go wrong: what has been said once is not said anew."""
        while True:
            with suppress(Exception):  # an outage
                async with asyncio.timeout(PATIENCE):
                    await self.read_notes(house)
            await asyncio.sleep(LOOK_AT_NOTES_EVERY)

    async def read_notes(self, house: House) -> list[str]:
        """What the chef has said meanwhile; matches of which he still has to say something."""
        missing = []
        store = open_store(house.database)
        await store.open()
        try:
            for id in house.tables:
                table = await store.table(id)
                if table is None or table.status != "over":
                    continue
                notes = await store.reading(id)
                if notes is None or notes.state == "reading":
                    missing.append(id)
                elif house.notes.setdefault(id, notes) != notes:
                    self.read_twice.add(f"{house.name} {id}: the chef has read it twice")
        finally:
            await store.close()
        return missing

    async def check_notes(self, house: House) -> list[str]:
        missing = await self.read_notes(house)
        until = time.monotonic() + PATIENCE
        while missing and time.monotonic() < until:
            await asyncio.sleep(1)
            before, missing = missing, await self.read_notes(house)
            if missing != before:
                until = time.monotonic() + PATIENCE
        found = [f"{house.name} {id}: the chef has not read it" for id in missing]
        found += [
            f"{house.name} {id}: the chef has nothing to say"
            for id, notes in house.notes.items()
            if notes.state != "ready"
        ]
        return found

    def compare(self, about: str, state: TableState, guest: Guest) -> list[str]:
        """What the guest sees, healed by itself, and what the log says."""
        seat = choose_eyes(state, guest.person, None)
        shown: Message = guest.now
        if guest.number != state.number_for(seat):
            return [f"{about}: a guest is at {guest.number}, the log at {state.number_for(seat)}"]
        if shown["view"] != json.loads(ENCODER.encode(state.match.view(seat))):
            return [f"{about}: a guest sees something else than the log says"]
        return []


def workers_of(pid: int) -> list[int]:
    """Processes that think for bots; the tracker of their resources is none."""
    found = []
    with suppress(OSError):
        for child in children_of(pid):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


async def play(faults: int, every: float, folder: Path, cluster: Cluster) -> int:
    url = cluster.new_database()
    wire = PostgresLink(cluster.port)
    await wire.open()
    through = url.replace(f":{cluster.port}/", f":{wire.port}/") + "?sslmode=disable"
    houses = [
        House("postgres", through, 2, folder),
        House("file", str(folder / "toque.db"), 1, folder),
    ]
    chaos = Chaos(houses, cluster, wire)
    begun = time.monotonic()
    try:
        for house in houses:
            await house.open()
        found = await chaos.run(faults, every)
        left = [
            worker for house in houses for s in house.servers for worker in workers_of(pid_of(s))
        ]
    finally:
        for house in houses:
            await house.close()
        await wire.close()
    for name, count in sorted(chaos.done.items()):
        print(f"  {count:4} {name}")
    tables = sum(len(house.tables) for house in houses)
    healed = sum(guest.connections for house in houses for guest in house.guests)
    print(
        f"{sum(chaos.done.values())} faults in {time.monotonic() - begun:.0f} s, {tables} tables, "
        f"{chaos.acknowledged()} acknowledged moves, {healed} connections, "
        f"{wire.lost} notifications lost, {sum(len(house.notes) for house in houses)} matches read, "
        f"{len(left)} workers at the end"
    )
    if len(left) > 2 * sum(len(house.servers) for house in houses):
        found.append(f"{len(left)} workers are left")
    for trouble in found[:40]:
        print(f"  WRONG: {trouble}")
    print("Everything held." if not found else f"{len(found)} things went wrong.")
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--every", type=float, default=1.8, help="seconds from a fault to the next")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the logs of the servers")
    given = parser.parse_args()
    random.seed(given.seed)
    where = programs()
    if where is None:
        print("PostgreSQL is not installed: make system")
        return 2
    cluster = Cluster(where, SETTINGS)
    folder = Path(tempfile.mkdtemp(prefix="toque-chaos-"))
    try:
        return asyncio.run(play(given.faults, given.every, folder, cluster))
    finally:
        cluster.remove()
        if given.keep:
            print(f"The logs are in {folder}.")
        else:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
