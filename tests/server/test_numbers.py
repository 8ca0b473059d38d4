"""Nobody learns from a number how many rows are hidden from them, and nobody loses or repeats a row."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.engine.test_secret_choice import ChooseOrExchange
from tests.games.toy import GAME
from tests.games.toy.game import Toy
from tests.games.toy.match import ToyMatch
from tests.server.parcels import ParcelStore
from tests.server.test_http import Place
from tests.server.test_secret_choice import choose, first_card, new, undo
from tests.server.test_state import START, new_table, refused
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.step import Step
from toque.server import outgoing
from toque.server.bots import Errand
from toque.server.bots import choose as choose_of_bot
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.messages import (
    ClientMessage,
    HandOver,
    Play,
    Propose,
    Respond,
    Say,
    Undo,
    Watch,
)
from toque.server.room import Room
from toque.server.rows import Parcel, Person, Table
from toque.server.sequels import moves_at
from toque.server.socket import Connection, answer
from toque.server.state import Stale, TableState
from toque.server.store.connect import open_store
from toque.server.store.port import Store
from toque.server.webhook import Call

pytestmark = pytest.mark.anyio
NAMES = ("ann", "bob", "cid")
SECOND = 1000
Message = dict[str, Any]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# A server without a network, and clients that do as the page does.


class House:
    """One or two processes over one store, with one table. Time stands still unless a test moves it."""

    def __init__(self, store: Store, processes: int) -> None:
        self.store = store
        self.now = START
        self.hubs = [self._hub(number) for number in range(processes)]
        self.viewers: list[Viewer] = []

    def _hub(self, number: int) -> Hub:
        hub = Hub(self.store, Settings(database=""), lambda: self.now)

        async def think_here(errand: Errand) -> str:
            return choose_of_bot(errand)

        hub.bots.choose = think_here  # type: ignore[method-assign]
        # The first one keeps the table.
        hub.keeper.keeps = lambda table: number == 0  # type: ignore[method-assign]
        return hub

    async def restart(self) -> None:
        """The processes are gone with all that they had in memory; everybody comes back."""
        await self.settle()
        self.hubs = [self._hub(number) for number, _ in enumerate(self.hubs)]
        for viewer in self.viewers:
            await viewer.come_back()

    async def settle(self) -> None:
        """All that follows from what was done has happened, and every process has heard of it."""
        # Twice: what is done at one process may let a bot move at another, which the first one hears of.
        for _ in range(2):
            for hub in self.hubs:
                await self._rest(hub)
            for hub in self.hubs:
                for room in list(hub.rooms.values()):
                    await hub._catch_up(room)
                # Before the next one looks, or chance would decide how much of it that sees at once.
                await self._rest(hub)
        for viewer in self.viewers:
            viewer.read()

    async def _rest(self, hub: Hub) -> None:
        while hub._tasks:
            await asyncio.gather(*hub._tasks)

    async def state(self) -> TableState:
        return (await self.hubs[0].room("t")).state

    async def close(self) -> None:
        await self.settle()
        for hub in self.hubs:
            await hub.close()


class Viewer:
    def __init__(self, house: House, name: str = "", process: int = 0) -> None:
        self.house = house
        self.process = process
        self.person = somebody(name) if name else None
        self.seat = NAMES.index(name) if name else -1
        self.texts: list[bytes] = []
        self.happenings: list[Message] = []
        self.now: Message = {}
        self.last = 0
        self.dones: list[Message] = []
        self.refused: list[Message] = []
        self.connection: Connection | None = None

    @property
    def hub(self) -> Hub:
        return self.house.hubs[self.process]

    def leave(self) -> None:
        if self.connection is not None and self.connection in self._connected():
            self.hub.disconnect(self.connection)
        self.connection = None

    def _connected(self) -> set[Connection]:
        return self.hub.connections.get(self.person.id if self.person else "", set())

    async def come_back(self) -> None:
        """As after a lost connection: from the last number."""
        self.leave()
        self.connect()
        await self.send(Watch("t", since=self.last))

    def connect(self) -> None:
        self.connection = Connection(self.person)
        self.hub.connect(self.connection)

    async def send(self, message: ClientMessage) -> None:
        assert self.connection is not None
        await answer(self.hub, self.connection, message)
        self.read()

    def read(self) -> None:
        while self.connection is not None and not self.connection.queue.empty():
            packet = self.connection.queue.get_nowait()
            assert packet is not None
            text = packet.data
            self.texts.append(text)
            message: Message = json.loads(text)
            if message["type"] == "update":
                self._hear(message)
            elif message["type"] == "done":
                self.dones.append(message)
            elif message["type"] == "refused":
                self.refused.append(message)

    def _hear(self, update: Message) -> None:
        self.now, self.last = update, update["number"]
        known = self.happenings if update["earlier"] is None else update["earlier"]
        last = known[-1]["number"] if known else 0
        news = [row for row in update["happenings"] if row["number"] > last]
        self.happenings = [*known, *news]

    async def play(self, move: str) -> None:
        await self.send(Play("t", self.seat, self.now["number"], move))

    async def pick(self, at: int = 0) -> None:
        await self.play(self.now["decision"]["moves"][at]["move"]["text"])

    async def undo(self) -> None:
        await self.send(Undo("t", self.seat, self.now["number"]))


def somebody(name: str) -> Person:
    webhook = f"https://{name}.example"
    return Person(id=name, name=name.title(), guest=True, created=START, webhook=webhook)


def toy_table(*people: str) -> Table:
    table = new_table(*people, options={})
    return msgspec.structs.replace(table, game="toy", options={})


@asynccontextmanager
async def a_house(database: Path, processes: int = 1) -> AsyncIterator[House]:
    store = open_store(str(database))
    await store.open()
    for name in NAMES:
        await store.add_person(somebody(name))
    await store.add_table(toy_table(*NAMES))
    house = House(store, processes)
    yield house
    await house.close()
    await store.close()


async def viewers(house: House, *names: str) -> list[Viewer]:
    """Each with eyes of its own; where there are two processes, each at the next one."""
    found = []
    for name in names:
        viewer = Viewer(house, name, len(house.viewers) % len(house.hubs))
        house.viewers.append(viewer)
        viewer.connect()
        await viewer.send(Watch("t", since=0))
        found.append(viewer)
    return found


async def parcels(store: Store) -> list[Parcel]:
    """All that wait for anybody but Ann, with bodies that do not differ by chance."""
    found = []
    for parcel in await store.due_parcels(2 * START + 10**9, 100):
        call = msgspec.json.decode(parcel.body, type=Call)
        body = msgspec.json.encode(msgspec.structs.replace(call, id="")).decode()
        found.append(msgspec.structs.replace(parcel, id="", body=body))
    found = [parcel for parcel in found if parcel.person != "ann"]
    return sorted(found, key=lambda parcel: (parcel.person, parcel.due, parcel.body))


# What others get does not depend on how many rows they may not know of.

Silently = Callable[[Viewer], Awaitable[None]]


async def nothing(ann: Viewer) -> None:
    pass


async def picks_and_takes_back(ann: Viewer) -> None:
    await ann.pick()
    await ann.undo()


async def thinks_again_and_again(ann: Viewer) -> None:
    for at in (0, 1, 0, 2):
        ann.house.now += SECOND
        await ann.pick(at)
        await ann.undo()


async def a_whole_choice(
    house: House, silently: Silently, look: Callable[[], None]
) -> tuple[list[list[bytes]], list[list[Parcel]]]:
    """Ann chooses while the others propose, talk, leave, resign and come back; with all that they are
    told, and who is to be reminded at each moment. `look` is called in between."""
    ann, bob, cid, eve = await viewers(house, "ann", "bob", "cid", "")
    away = Viewer(house, "bob")
    reminders: list[list[Parcel]] = []
    times = iter(range(START + 60 * SECOND, START + 10**6, 60 * SECOND))

    async def then() -> None:
        """Ann does as she likes, and later the next thing happens that all may know of."""
        await house.settle()
        await silently(ann)
        await house.settle()
        look()
        reminders.append(await parcels(house.store))
        house.now = next(times)

    await then()
    await cid.send(Propose("t", 2, cid.now["number"], "pause", to=77, id="p"))
    await then()
    await bob.send(Respond("t", 1, bob.now["number"], False))
    await then()
    await cid.send(Propose("t", 2, cid.now["number"], "undo", to=0))
    await then()
    await cid.send(Propose("t", 2, cid.now["number"], "undo", to=5))
    await bob.send(Say("t", "I am thinking."))
    await then()
    bob.leave()
    away.connect()
    await then()
    await cid.send(HandOver("t", 2, resign=True))
    await then()
    away.read()
    # Where Bob sits at another process, this one has told him long ago.
    assert away.texts or len(house.hubs) == 2
    await bob.come_back()
    await then()
    await house.restart()
    await then()
    for _ in range(2):
        await ann.pick()
    await house.settle()
    house.now = next(times)
    for _ in range(2):
        await bob.pick()
    await house.settle()
    look()
    # The choice is shown. In the next round the same again, on top of what was hidden before.
    await ann.play("draw")
    await house.settle()
    await bob.play("draw")
    await house.settle()
    await then()
    await bob.send(Propose("t", 1, bob.now["number"], "undo", to=bob.happenings[-1]["moves"] - 1))
    await then()
    await bob.pick()
    await then()
    assert not [viewer.refused for viewer in house.viewers if viewer.refused]
    assert (await house.state()).match.deciders() == (0, 1)
    others = [bob, cid, eve, away]
    return [answers_first(viewer.texts) for viewer in others], reminders


def answers_first(texts: list[bytes]) -> list[bytes]:
    """Whether a bot moves before the wish that let it is answered is a matter of the event loop."""
    return sorted(texts, key=lambda text: b'"type":"done"' not in text)


@pytest.mark.parametrize("processes", [1, 2])
async def test_others_get_the_same_bytes_however_often_somebody_thinks_again(
    tmp_path: Path, processes: int
) -> None:
    told = []
    asked: list[list[Any]] = []
    for silently in (nothing, picks_and_takes_back, thinks_again_and_again):
        database = tmp_path / f"{silently.__name__}.db"
        looks: list[Any] = []
        async with a_house(database, processes) as house:
            with Place(database) as place:
                visitor = place.visitor()

                def look(visitor: Any = visitor, looks: list[Any] = looks) -> None:
                    told = visitor.ask("GET", "/tables/t/history")
                    last = told.json()["last"]
                    looks.append(without_clocks(told.json()))
                    looks.append(visitor.ask("GET", f"/tables/t/moments?first=0&last={last}").text)
                    beyond = f"/tables/t/moments?first=0&last={last + 1}"
                    looks.append(visitor.ask("GET", beyond).json()["text"])

                told.append(await a_whole_choice(house, silently, look))
            table, rows = toy_table(*NAMES), await house.store.log("t")
            for viewer in (1, 2, None):
                history = outgoing.history(table, rows, viewer, {}, START)
                moments = outgoing.moments(table, rows, 0, history.last, viewer)
                looks += [msgspec.json.encode(history), msgspec.json.encode(moments)]
            asked.append(looks)
    few, *more = told
    for texts, reminders in more:
        for mine, others in zip(texts, few[0], strict=True):
            assert mine == others
        assert reminders == few[1]
    assert any(few[1])
    assert asked[1] == asked[0]
    assert asked[2] == asked[0]


def without_clocks(history: Message) -> Message:
    """The application in this process looks at the real time."""
    return history | {"seats": [{**seat, "time": 0} for seat in history["seats"]]}


def test_a_proposal_is_told_to_everybody_in_their_own_numbers() -> None:
    state = new("ann", "bob", "cid")
    rows = [choose(state, person) for person in ("ann", "ann", "bob", "cid", "bob", "cid")]
    for seat, person in enumerate(("ann", "bob")):
        row = state.move(person, seat, state.number_for(seat), "keep", "", START)
        state.apply(row)
        rows.append(row)
    row = state.propose("cid", 2, state.number_for(2), "undo", 2, "", START)
    state.apply(row)
    rows.append(row)
    # Ann's and Bob's picks and the first of Cid, then the one that showed them all.
    assert row.data["to"] == 6
    for viewer, to in ((0, 3), (1, 3), (2, 2), (None, 1)):
        told = outgoing.proposal(state, viewer)
        assert told is not None
        assert told.to == to
        assert outgoing.happenings(state, rows, viewer)[-1].data["to"] == to
        assert outgoing.happenings(state, rows, viewer)[-1].moves == to + 2


def test_what_a_pause_says_of_moves_is_nobodys_measure() -> None:
    state = new("ann", "bob", "cid")
    choose(state, "ann")
    assert state.propose("bob", 1, 0, "pause", 99, "", START).data["to"] == 0


def test_a_person_counts_alike_at_all_of_their_seats() -> None:
    state = new("ann", "ann", "bob")
    choose(state, "bob")
    for seat in (0, 1, 0):
        row = state.move("ann", seat, state.number_for(seat), first_card(state, seat), "", START)
        state.apply(row)
    assert [state.numbers(seat).shown(4) for seat in (0, 1, 2, None)] == [3, 3, 1, 0]
    assert [state.numbers(0).true(number) for number in range(6)] == [0, 2, 3, 4, 5, 6]


def test_what_a_viewer_says_is_understood_in_their_numbers() -> None:
    state = new("ann", "bob", "cid")
    for person in ("ann", "bob", "bob"):
        choose(state, person)
    undo(state, "bob")
    numbers = {viewer: state.numbers(viewer) for viewer in (0, 1, 2, None)}
    assert [numbers[0].shown(row) for row in range(5)] == [0, 1, 1, 1, 1]
    assert [numbers[1].shown(row) for row in range(5)] == [0, 0, 1, 2, 3]
    assert [numbers[None].shown(row) for row in range(5)] == [0] * 5
    for known in numbers.values():
        for number in range(8):
            assert known.shown(known.true(number)) == number


def test_the_worlds_that_are_imagined_depend_on_no_hidden_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worlds: list[tuple[int, ...]] = []

    def imagine(match: ToyMatch, seat: int, rng: Rng) -> ToyMatch:
        again = rng.clone()
        worlds.append(tuple(again.below(100) for _ in range(8)))
        return Toy.imagine(GAME, match, seat, rng)

    monkeypatch.setattr(GAME, "imagine", imagine)
    for changes_of_mind in range(3):
        state = new("ann", "bob", "cid")
        for _ in range(changes_of_mind):
            choose(state, "ann")
            undo(state, "ann")
        choose(state, "bob")
        outgoing.decision(state, 1)
    assert len(worlds) == 6, "two for each decision: what it reveals, and what declining leads to"
    assert len(set(worlds)) == 1


def test_a_bot_thinks_of_what_its_seat_may_know_alone() -> None:
    kept = ParcelStore()
    # Of another table's name: the worker, here this process, keeps matches by it.
    table = msgspec.structs.replace(toy_table("ann", "bot:random", "cid"), id="known-alone")
    hub = Hub(kept.store, Settings(database=""))
    room = Room(kept.store, table, hub._ending)
    before = hub.bot_seats.errand(room, 1)
    choose(room.state, "ann")
    choose(room.state, "cid")
    after = hub.bot_seats.errand(room, 1)
    assert (len(before.moves), len(after.moves)) == (0, 2)
    assert before.known == after.known == 0
    assert choose_of_bot(before) == choose_of_bot(after)


def test_a_card_exchanged_in_an_open_choice_makes_nobody_else_stale() -> None:
    state = new("ann", "bob", "cid")
    state.match.stack[-1] = cast(Step[Match], ChooseOrExchange())
    rows = [choose(state, "ann")]
    rows.append(state.propose("cid", 2, 0, "pause", 0, "", START))
    state.apply(rows[-1])
    asked, asked_at = state.asked[:], state.asked_at[:]
    rows.append(state.move("bob", 1, 1, "draw", "", START + SECOND))
    state.apply(rows[-1])
    # That a card was exchanged can be seen, but it is nobody else's question.
    assert (state.asked, state.asked_at) == ([asked[0], 3, asked[2]], asked_at)
    assert state.proposal is not None
    told = outgoing.happenings(state, rows, 2)
    assert [(row.number, row.kind, row.move) for row in told] == [
        (1, "propose", ""),
        (2, "move", ""),
    ]
    assert state.undo_obstacle(0) is None
    choose(state, "ann", number=1)
    choose(state, "cid", number=1)
    with pytest.raises(Stale):
        choose(state, "bob", number=1)
    assert refused(state, "undo", "bob", 1, 2, "", START) == "obstacle-behind-fence"


# Nothing is lost or told twice, whoever comes back when.


async def test_whoever_comes_back_has_the_same_log_as_who_never_left(tmp_path: Path) -> None:
    rng = Rng("come and go")
    async with a_house(tmp_path / "toque.db", processes=2) as house:
        people = await viewers(house, *NAMES)
        (steady,) = await viewers(house, "")
        restless = [Viewer(house, name, 1) for name in ("bob", "")]
        house.viewers += restless
        undone = 0
        for turn in range(1000):
            if turn % 40 == 39:
                await house.restart()
            for viewer in restless:
                if rng.below(3) == 0:
                    viewer.leave()
                elif viewer.connection is None:
                    await viewer.come_back()
            await house.settle()
            if people[0].now["status"] == "over":
                break
            await compare(house, people, steady, restless)
            undone += await something(house, people[rng.below(3)], rng)
        await house.settle()
        assert people[0].now["status"] == "over"
        assert undone > 10
        for viewer in restless:
            await viewer.come_back()
        rows = len((await house.state()).tally.rows) - 1
        for viewer in house.viewers:
            numbers = [row["number"] for row in viewer.happenings]
            assert numbers == list(range(1, rows + 1))
            assert viewer.now["number"] == rows
        assert steady.happenings == restless[1].happenings
        assert people[1].happenings == restless[0].happenings
        # Who has seen the end has nothing to be told again.
        before = list(steady.happenings)
        await steady.come_back()
        assert (steady.now["earlier"], steady.now["happenings"]) == (None, [])
        assert steady.happenings == before


async def compare(
    house: House, people: list[Viewer], steady: Viewer, restless: list[Viewer]
) -> None:
    """Everybody's numbers have no gaps, and who just comes in is told the same."""
    for viewer in [*people, steady]:
        numbers = [row["number"] for row in viewer.happenings]
        assert numbers == list(range(1, viewer.now["number"] + 1))
        fresh = Viewer(house, viewer.person.id if viewer.person else "")
        await fresh.come_back()
        assert fresh.happenings == viewer.happenings
        fresh.leave()
    for viewer, same in zip(restless, (people[1], steady), strict=True):
        if viewer.connection is not None:
            assert viewer.happenings == same.happenings


async def something(house: House, person: Viewer, rng: Rng) -> bool:
    """A person moves, takes back, or asks the others for something and gets it; whether it was taken
    back."""
    decision, kind = person.now["decision"], rng.below(12)
    taken_back = False
    if person.now["proposal"] is not None:
        agree = rng.below(2) == 0 and person.now["proposal"]["what"] == "undo"
        await person.send(Respond("t", person.seat, person.now["number"], agree))
    elif kind == 0 and person.happenings:
        to = max(0, person.happenings[-1]["moves"] - 1)
        await person.send(Propose("t", person.seat, person.now["number"], "undo", to))
        person.refused.clear()  # there may be nothing to go back to
    elif decision is not None and decision["may_undo"] and kind < 5:
        await person.undo()
        taken_back = True
    elif decision is not None and decision["moves"]:
        await person.pick(rng.below(len(decision["moves"])))
    await house.settle()
    assert not person.refused
    return taken_back


async def test_what_is_done_twice_is_answered_in_the_same_numbers(tmp_path: Path) -> None:
    async with a_house(tmp_path / "toque.db") as house:
        ann, bob = await viewers(house, "ann", "bob")
        await ann.pick()
        await ann.undo()
        move = bob.now["decision"]["moves"][0]["move"]["text"]
        for _ in range(2):
            await bob.send(Play("t", 1, 0, move, id="once"))
        assert [done["number"] for done in bob.dones] == [1, 1]
        assert len((await house.state()).timeline.record.moves) == 1


# A fork from a branch that was taken back.


def test_a_fork_has_the_moves_that_counted_at_its_moment() -> None:
    state = new("ann", "ann")
    rows = []
    for seat, at in ((0, 0), (0, 1), (-1, 0), (0, 2), (1, 0)):
        if seat < 0:
            row = state.undo("ann", 0, state.number_for(0), "", START)
        else:
            move = state.timeline.game.lexicon.notation(state.match.moves(seat)[at])
            row = state.move("ann", seat, state.number_for(seat), move, "", START)
        state.apply(row)
        rows.append(row)
    lines = [f"{'ab'[row.seat]} {row.move}" for row in rows]
    over = msgspec.structs.replace(state.table, status="over")
    assert moves_at(over, rows, 2, None) == lines[:2]
    assert moves_at(over, rows, 3, None) == lines[:1]
    assert moves_at(over, rows, 5, None) == [lines[0], lines[3], lines[4]]
