"""Many who ask the chef at the same time, and what he thinks about at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tests.server.test_secret_choice import first_card
from tests.server.test_state import START, new_table
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.engine.wire import WireMove
from toque.server import kitchen
from toque.server.bot_seats import BotSeats
from toque.server.bots import BotRunner, Errand, Tasted
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.kitchen import Kitchen
from toque.server.limits import ADVICE
from toque.server.messages import Advice, AskChef, ChefMove, Refused, ServerMessage
from toque.server.room import MakeRow, Room
from toque.server.rows import LogRow
from toque.server.socket import Connection
from toque.server.state import TableState

pytestmark = pytest.mark.anyio
NOTHING = Tasted([], [])
SOMETHING = Tasted([ChefMove(WireMove(0, "end", "end", {}), Text("end"), 1.0, 0.5)], [])


class SlowChef(BotRunner):
    """Thinks until he may answer."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.errands: list[Errand] = []
        self.may_answer = asyncio.Event()
        self.knows = True
        self.found = NOTHING

    async def consult(self, work: Callable[[Errand], object], errand: Errand) -> object:  # type: ignore[override]
        self.errands.append(errand)
        await self.may_answer.wait()
        return self.found if self.knows else None


class House:
    """A hub with one table, of which every row is taken at once."""

    def __init__(self, *people: str) -> None:
        table = msgspec.structs.replace(new_table(*people), game="toy", options={}, chef=True)
        self.state = TableState(table)
        self.settings = Settings(database="unused")
        self.room = cast(Room, SimpleNamespace(state=self.state, table=table))
        self.bot_seats = BotSeats(cast(Hub, self))
        self.tasks: list[asyncio.Task[None]] = []
        self.rows: list[LogRow] = []
        self.kitchen = Kitchen(cast(Hub, self))
        self.kitchen.workers.close()
        self.chef = SlowChef()
        self.kitchen.workers = self.chef

    async def room_for(self, connection: Connection, id: str) -> Room:
        return self.room

    async def do(self, id: str, connection: Connection, client: str, make: MakeRow) -> int:
        await asyncio.sleep(0)
        row = make(self.state, START)
        self.state.apply(row)
        self.rows.append(row)
        return row.number

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def rest(self) -> None:
        self.chef.may_answer.set()
        await asyncio.gather(*self.tasks)
        self.chef.may_answer.clear()


class Asker(Connection):
    def __init__(self, person: str) -> None:
        super().__init__(None)
        self.person_id = person
        self.told: list[ServerMessage] = []

    def tell(self, message: ServerMessage) -> None:
        self.told.append(message)


async def ask(house: House, person: str, asker: Asker | None = None, id: str = "id") -> str:
    """The key of a refusal, or nothing."""
    seat = house.state.seats_of(person)[0]
    wish = AskChef(house.state.table.id, seat, house.state.number_for(seat), id)
    try:
        await house.kitchen.ask(asker or Asker(person), wish)
    except Refusal as refusal:
        return refusal.text.key
    return ""


async def test_however_often_somebody_asks_at_once_he_thinks_once() -> None:
    house = House("ann", "bob")
    said = await asyncio.gather(*(ask(house, "ann") for _ in range(5)))
    assert sorted(said) == ["", *4 * ["server-chef-thinks"]]
    await house.rest()
    assert len(house.chef.errands) == 1
    assert [row.kind for row in house.rows] == ["advice"]


async def test_who_comes_back_while_he_thinks_is_told_over_the_new_connection() -> None:
    """The page says again what was under way when its connection broke, with the same id."""
    house = House("ann", "bob")
    house.chef.found = SOMETHING
    gone, back, other = Asker("ann"), Asker("ann"), Asker("ann")
    assert await ask(house, "ann", gone) == ""
    assert await ask(house, "ann", back) == ""
    assert await ask(house, "ann", other, "another wish") == "server-chef-thinks"
    await house.rest()
    assert [type(one) for one in back.told] == [Advice]
    assert gone.told == other.told == []
    assert len(house.chef.errands) == 1
    assert [row.kind for row in house.rows] == ["advice"]


async def test_nobody_asks_him_without_end() -> None:
    """What he has said already may be read again as often as one likes."""
    house = House("ann", "bob")
    clock = 0.0
    house.kitchen._limits.clock = lambda: clock
    for _ in range(ADVICE.times):
        assert await ask(house, "ann") == ""
        await house.rest()
    assert await ask(house, "ann") == "server-chef-rests"
    clock += ADVICE.seconds / ADVICE.times
    house.chef.found = SOMETHING
    assert await ask(house, "ann") == ""
    await house.rest()
    assert await ask(house, "ann") == ""
    assert not house.kitchen.waiting


async def test_a_refused_question_does_not_keep_the_next_one_away() -> None:
    house = House("ann", "bob")
    make = house.do

    async def fails(*_: object) -> int:
        raise Refusal("server-bug")

    house.do = fails  # type: ignore[method-assign, assignment]
    assert await ask(house, "ann") == "server-bug"
    house.do = make  # type: ignore[method-assign]
    assert await ask(house, "ann") == ""
    await house.rest()
    assert not house.kitchen.waiting


async def test_only_so_many_wait_for_him(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kitchen, "MOST_ASKING", 1)
    house = House("ann", "bob")
    assert await ask(house, "ann") == ""
    assert await ask(house, "bob") == "server-chef-busy"
    await house.rest()
    assert await ask(house, "bob") == ""
    await house.rest()


async def test_the_match_may_end_while_he_thinks() -> None:
    """Whoever asked hears something, and may ask elsewhere."""
    house = House("ann", "bob")
    asker = Asker("ann")
    assert await ask(house, "ann", asker) == ""
    house.state.called_off = True
    house.chef.knows = False
    await house.rest()
    [told] = asker.told
    assert isinstance(told, Refused)
    assert not house.kitchen.waiting
    assert await ask(house, "ann") == "obstacle-match-over"


async def test_in_a_secret_choice_the_others_do_not_learn_how_often_it_is_begun_anew() -> None:
    """Three questions of one choice, one of them after an answer was taken back: told once."""
    house = House("ann", "bob")
    state = house.state

    async def asks() -> None:
        assert await ask(house, "ann") == ""
        await house.rest()

    def chooses(person: str) -> None:
        seat = state.seats_of(person)[0]
        card = first_card(state, seat)
        state.apply(state.move(person, seat, state.number_for(seat), card, "", START))

    await asks()
    chooses("ann")
    await asks()
    state.apply(state.undo("ann", 0, state.number_for(0), "", START))
    await asks()
    assert len({errand.chance for errand in house.chef.errands}) == 3
    assert [row.kind for row in house.rows] == ["advice"]
    for person in ("ann", "ann", "bob", "bob"):
        chooses(person)
    while 0 not in state.match.deciders():
        chooses("bob")
    await asks()
    assert [row.kind for row in house.rows] == ["advice", "advice"], "of another question again"
