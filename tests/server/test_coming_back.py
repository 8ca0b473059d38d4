"""Who comes back sees at least what they saw before, and is never left waiting."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.test_state import START, new_table
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.messages import Ping, Watch
from toque.server.rows import Person
from toque.server.socket import Connection, answer
from toque.server.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = SqliteStore(tmp_path / "toque.db")
    await opened.open()
    for name in ("ann", "bob"):
        await opened.add_person(Person(id=name, name=name, guest=True, created=START))
    await opened.add_table(msgspec.structs.replace(new_table("ann", "bob"), status="running"))
    yield opened
    await opened.close()


async def write_a_move(store: SqliteStore, hub: Hub) -> int:
    """Over one process, of which no other one hears."""
    state = (await hub.room("t")).state
    seat = state.match.deciders()[0]
    move = state.timeline.game.lexicon.notation(state.match.moves(seat)[0])
    row = state.move_row(seat, move, START)
    await store.append("t", row)
    state.apply(row)
    return state.number


def shown(connection: Connection) -> int:
    packet = connection.queue.get_nowait()
    assert packet is not None
    found = msgspec.json.decode(packet.data)
    assert found["type"] == "update"
    return int(found["number"])


@pytest.mark.parametrize("others_watch", [False, True])
async def test_over_another_process_nobody_sees_less_than_before(
    store: SqliteStore, others_watch: bool
) -> None:
    here, there = (Hub(store, Settings(database=""), lambda: START) for _ in range(2))
    await there.room("t")  # as it is now
    if others_watch:
        await answer(there, Connection(None), Watch("t"))
    last = 0
    for _ in range(3):
        last = await write_a_move(store, here)
    coming = Connection(None)
    await answer(there, coming, Watch("t", since=last))
    assert shown(coming) == last == 3
    await here.close()
    await there.close()


async def test_who_comes_for_the_first_time_sees_the_last_row(store: SqliteStore) -> None:
    here, there = (Hub(store, Settings(database=""), lambda: START) for _ in range(2))
    await there.room("t")
    last = await write_a_move(store, here)
    coming = Connection(None)
    await answer(there, coming, Watch("t"))
    assert shown(coming) == last
    await here.close()
    await there.close()


async def test_who_cannot_be_shown_a_table_in_an_outage_is_asked_to_come_back(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for once is not asked for again by a page whose connection is fine."""
    hub = Hub(store, Settings(database=""), lambda: START)

    async def away(id: str) -> None:
        raise OSError("the database is away")

    monkeypatch.setattr(store, "table", away)
    connection = Connection(None)
    await answer(hub, connection, Watch("t"))
    assert connection.closing
    healthy = Connection(None)
    await answer(hub, healthy, Ping())
    assert not healthy.closing
    await hub.close()
