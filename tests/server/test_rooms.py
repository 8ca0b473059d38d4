"""Tables in memory: found once, forgotten in time, and nobody in them is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.store.samples import an_ending
from tests.server.test_state import START, new_table
from toque.engine.refusal import Refusal
from toque.server.config import Settings
from toque.server.hub import IDLE, IDLE_WHEN_OVER, Hub
from toque.server.messages import Play, Say, Watch
from toque.server.news import Left, Letter, write
from toque.server.room import Watcher
from toque.server.rows import LogRow, Parcel, Person, Table
from toque.server.socket import Connection, answer
from toque.server.state import DAY, GRACE, STAND_IN
from toque.server.store import schema
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

MAIL = Settings(database="", smtp_url="smtp://127.0.0.1:9", mail_from="toque@example.org")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Store(SqliteStore):
    """Appends when it may, and fails as often as it is told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_append = asyncio.Event()
        self.may_append.set()
        self.appending = asyncio.Event()
        self.tables_fail = 0
        self.parcels_fail = 0

    async def append(self, table: str, row: LogRow) -> None:
        self.appending.set()
        await self.may_append.wait()
        await super().append(table, row)

    async def table(self, id: str) -> Table | None:
        found = await super().table(id)
        if self.tables_fail:
            self.tables_fail -= 1
            raise OSError("the database is away")
        return found

    async def add_parcels(self, parcels: Sequence[Parcel]) -> None:
        if self.parcels_fail:
            self.parcels_fail -= 1
            raise OSError("the database is away")
        await super().add_parcels(parcels)


def someone(id: str) -> Person:
    return Person(
        id=id,
        name=id.title(),
        guest=False,
        created=START,
        email=f"{id}@example.org",
        email_confirmed=True,
    )


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(tmp_path / "toque.db")
    await opened.open()
    for id in ("ann", "bob"):
        await opened.add_person(someone(id))
    await opened.add_table(new_table("ann", "bob"))
    yield opened
    await opened.close()


@pytest.fixture
async def hub(store: Store) -> AsyncIterator[Hub]:
    made = Hub(store, MAIL, lambda: START)
    yield made
    await made.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


def told(connection: Connection) -> list[dict[str, object]]:
    """All that waits to be sent to somebody."""
    found = []
    while not connection.queue.empty():
        packet = connection.queue.get_nowait()
        if packet is not None:
            found.append(msgspec.json.decode(packet.data))
    return found


async def test_after_a_start_the_grace_begins_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could move while no server was there."""
    now = START + 2 * DAY
    hub = Hub(store, Settings(database=""), lambda: now)
    monkeypatch.setattr(hub.keeper, "keeps", lambda _: True)
    room = await hub.room("t")
    hub.alarms.set(room)

    async def rung() -> bool:
        await hub.alarms.ring()
        await asyncio.gather(*hub._tasks)
        return bool(room.state.players[0].bot)

    assert not await rung()
    now += GRACE[True] - 1
    assert not await rung()
    now += 1
    assert await rung()
    await hub.close()


async def test_who_is_banned_from_outside_of_this_process_is_sent_away(
    store: Store, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells a server of one file what was decided beside it: it looks by itself."""
    monkeypatch.setattr("toque.server.hub.LOOK_EVERY", 0.001)
    sockets = {id: Connection(someone(id)) for id in ("ann", "bob")}
    for socket in sockets.values():
        hub.connect(socket)
    await store.set_person(msgspec.structs.replace(someone("bob"), banned=True))
    hub.spawn(hub._housekeeping())
    await until(lambda: sockets["bob"].closing)
    assert not sockets["ann"].closing


async def first_move(hub: Hub) -> str:
    state = (await hub.room("t")).state
    return state.timeline.game.lexicon.notation(state.match.moves(0)[0])


async def test_a_room_is_forgotten_in_time_and_sooner_when_its_match_is_over(store: Store) -> None:
    now = START
    hub = Hub(store, Settings(database=""), lambda: now)
    over = msgspec.structs.replace(new_table("ann", "bob"), id="over")
    await store.add_table(over)
    row = LogRow(number=1, kind="call-off", at=START)
    await store.append("over", row)
    await store.finish(an_ending("over", []))
    for id in ("t", "over"):
        await hub.room(id)
    looking = Connection(None)
    rooms = hub.rooms

    async def after(milliseconds: int) -> set[str]:
        nonlocal now
        now = START + milliseconds
        await hub._look_after_rooms()
        return set(rooms)

    assert await after(IDLE_WHEN_OVER) == {"t", "over"}
    rooms["over"].follow(Watcher(looking, None), None)
    assert await after(IDLE_WHEN_OVER + 1) == {"t", "over"}, "somebody looks at it"
    hub.unwatch(looking, "over")
    assert await after(IDLE_WHEN_OVER + 1) == {"t"}
    assert await after(IDLE) == {"t"}
    assert await after(IDLE + 1) == set()
    await hub.close()


async def test_whoever_asks_for_tables_that_are_not_there_leaves_nothing_behind(hub: Hub) -> None:
    for number in range(20):
        with pytest.raises(Refusal):
            await hub.room(f"nowhere-{number}")
    assert hub._loading == {}


async def test_after_one_that_failed_all_are_in_the_same_room(hub: Hub, store: Store) -> None:
    """Whoever waited for the one that failed loads the table, and so does whoever comes just then."""
    store.tables_fail = 1
    first, second = (asyncio.create_task(hub.room("t")) for _ in range(2))
    with pytest.raises(OSError, match="away"):
        await first
    third = asyncio.create_task(hub.room("t"))
    assert await second is await third is hub.rooms["t"]


async def test_a_wish_whose_connection_breaks_meanwhile_is_told_to_the_others(
    hub: Hub, store: Store
) -> None:
    """Its row is written all the same: nobody else would bring it to those who look."""
    ann, bob = Connection(someone("ann")), Connection(someone("bob"))
    for connection in (ann, bob):
        await answer(hub, connection, Watch("t"))
    move = await first_move(hub)
    store.may_append.clear()
    store.appending.clear()
    wish = asyncio.create_task(answer(hub, ann, Play("t", 0, 0, move, "wish")))
    await store.appending.wait()
    told(bob)
    wish.cancel()
    await asyncio.wait([wish])
    store.may_append.set()
    await until(lambda: not bob.queue.empty())
    assert [one["number"] for one in told(bob) if one["type"] == "update"] == [1]


async def test_a_line_that_its_process_had_no_time_to_tell_is_told_when_it_is_said_again(
    hub: Hub, store: Store
) -> None:
    ann, bob = Connection(someone("ann")), Connection(someone("bob"))
    await answer(hub, bob, Watch("t"))
    told(bob)
    # Killed right after its commit.
    await store.add_chat("t", "ann", "Bon appétit", START, "line")
    await answer(hub, ann, Say("t", "Bon appétit", "line"))
    assert [one["type"] for one in told(ann)] == ["done"]
    (line,) = told(bob)
    assert line["chat"] == {"number": 1, "person": "ann", "text": "Bon appétit", "at": START}
    assert len(await store.chat("t")) == 1


async def test_who_has_gone_while_a_match_began_is_not_there_for_ever(
    hub: Hub, store: Store
) -> None:
    """They would count as somebody who looks, and never be reminded."""
    await store.add_table(msgspec.structs.replace(new_table("ann", "bob"), id="new", status="open"))
    ann, bob = Connection(someone("ann")), Connection(someone("bob"))
    for connection in (ann, bob):
        hub.connect(connection)
        await answer(hub, connection, Watch("new"))
    await store.set_status("new", "open", "running", START)
    beginning = asyncio.create_task(hub.started("new"))
    await asyncio.sleep(0)  # both are on their way to the table
    while hub.waiting:
        await asyncio.sleep(0)
    hub.disconnect(ann)
    await beginning
    assert hub.rooms["new"].present_here() == {"bob": "Bob"}
    hub.disconnect(bob)
    assert hub.rooms["new"].present_here() == {}
    assert hub.waiting == {}


@pytest.mark.parametrize("becomes", ["running", "cancelled"])
async def test_who_waits_hears_of_what_nobody_could_tell(
    hub: Hub, store: Store, becomes: str
) -> None:
    """The process at which it happened is gone, or cannot tell."""
    await store.add_table(msgspec.structs.replace(new_table("ann", "bob"), id="new", status="open"))
    bob = Connection(someone("bob"))
    await answer(hub, bob, Watch("new"))
    await hub._look_after_waiting()
    assert [one["status"] for one in told(bob)] == ["open"], "nothing has changed"
    await store.set_status("new", "open", becomes, START)  # type: ignore[arg-type]
    await hub._look_after_waiting()
    await until(lambda: not bob.queue.empty())
    heard = told(bob)
    assert heard[0]["status"] == becomes
    await until(lambda: not hub.waiting)
    await hub._look_after_waiting()
    if becomes == "running":
        await until(lambda: bob in hub.rooms["new"].watchers)


async def test_a_match_that_was_called_off_alone_is_kept_by_nobody(hub: Hub, store: Store) -> None:
    await hub.keeper.enter()
    await hub.started("t")
    assert hub.keeper.keeps("t")
    assert len(hub.alarms) == 1
    await store.set_status("t", "running", "cancelled", START)
    await hub.changed("t")
    assert not hub.keeper.keeps("t")
    assert len(hub.alarms) == 0
    assert hub.rooms == {}


async def test_a_reminder_that_falls_into_an_outage_is_written_later(
    hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toque.server.taking_up.PAUSE", 0.01)
    await hub.keeper.enter()
    store.parcels_fail = 3
    await hub.started("t")
    assert await store.parcels_of("ann") == []
    async with asyncio.timeout(60):
        while not await store.parcels_of("ann"):
            await asyncio.sleep(0.01)
    assert store.parcels_fail == 0
    assert len(await store.parcels_of("ann")) == 1
    assert hub.taking_up._failed == set()


async def test_a_bot_that_this_version_does_not_know_moves_all_the_same(
    hub: Hub, store: Store
) -> None:
    """By its fallback, or the table of an older version would wait for ever."""
    await store.add_table(msgspec.structs.replace(new_table("bot:forgotten", "ann"), id="older"))
    await hub.keeper.enter()
    await hub.started("older")
    room = hub.rooms["older"]
    await until(lambda: room.state.match.deciders() == (1,))
    assert hub.bots.failures > 0


async def test_work_that_never_ends_begins_again_whatever_happens_to_it(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("toque.server.hub.PAUSE", 0.001)
    endless = {
        hub.keeper: ("beat", "take_over"),
        hub: ("_housekeeping",),
        hub.house: ("spread_news", "beat"),
        hub.gauges: ("measure",),
        hub.garbage: ("look",),
    }
    begun: dict[tuple[object, str], int] = {}

    def failing(place: object, name: str) -> Callable[[], object]:
        async def fail() -> None:
            begun[place, name] = begun.get((place, name), 0) + 1
            raise ValueError("something that nobody has thought of")

        return fail

    for place, names in endless.items():
        for name in names:
            monkeypatch.setattr(place, name, failing(place, name))
    await hub.open()
    await until(lambda: len(begun) == 7 and min(begun.values()) > 1)


async def test_the_tables_of_one_who_leaves_are_looked_for_at_once(hub: Hub) -> None:
    assert not hub.keeper._look.is_set()
    hub.house.heard(write(Letter("another", Left())))
    assert hub.keeper._look.is_set()


async def test_a_log_that_cannot_be_replayed_any_more_hurts_no_list_and_is_said(
    hub: Hub, store: Store
) -> None:
    """Another process may have played by other rules."""
    await store.add_table(msgspec.structs.replace(new_table("ann", "bob"), id="good"))
    ann = Connection(someone("ann"))
    await answer(hub, ann, Watch("t"))
    bad = {"table": "t", **msgspec.to_builtins(LogRow(number=1, kind="move", at=1, seat=0))}
    await store._execute(insert(schema.log).values(bad | {"move": "fly away"}))
    assert [*(await hub.deciders(["t", "good"]))] == ["good"]
    assert hub.unplayable == {"t"}
    assert ann.closing, "they come back, and are told"
    again = Connection(someone("ann"))
    await answer(hub, again, Watch("t"))
    assert [one["type"] for one in told(again)] == ["refused"]


@pytest.mark.parametrize(
    ("mu", "matches", "bot"),
    [
        (19.0, 30, "level-2"),
        (24.0, 30, "level-3"),
        (26.0, 30, "level-4"),
        (35.0, 30, "level-5"),
        (35.0, 3, STAND_IN),
    ],
)
async def test_a_bot_plays_on_about_as_well_as_the_person_did(
    store: Store, hub: Hub, mu: float, matches: int, bot: str
) -> None:
    """Bob has no rating in this game: what is known of him in another says nothing."""
    rated = [
        {"person": "ann", "game": "pieces-montees", "mu": mu, "sigma": 2.0, "matches": matches},
        {"person": "bob", "game": "rococo", "mu": 40.0, "sigma": 2.0, "matches": 30},
    ]
    await store._execute(insert(schema.rating).values(rated))
    state = (await hub.room("t")).state
    for person, stand_in in (("ann", bot), ("bob", STAND_IN)):
        seat = ["ann", "bob"].index(person)
        for resign in (True, False):
            assert state.hand_over(person, seat, "", resign, "", START).data["bot"] == stand_in
        assert state.hand_over(person, seat, "random", False, "", START).data["bot"] == "random"
