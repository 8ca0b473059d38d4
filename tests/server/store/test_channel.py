"""Processes that talk over Redis hear the same as over PostgreSQL, and heal when it was away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import closing

import asyncpg
import pytest
from redis import Redis

from tests.server.postgres import Cluster
from tests.server.redis import RedisServer, redis_server
from tests.server.store.samples import a_row, a_table, an_ending
from tests.server.store.test_notices import Ear
from toque.engine.refusal import Refusal
from toque.server.store.connect import open_store
from toque.server.store.port import Store, Taken

__all__ = ["redis_server"]

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres: Cluster, redis_server: RedisServer) -> AsyncIterator[tuple[Store, Store]]:
    database = postgres.new_database()
    stores = [open_store(database, redis_server.url) for _ in range(2)]
    for store in stores:
        await store.open()
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


async def test_rows_and_news_travel_over_redis_alone(pair: tuple[Store, Store]) -> None:
    one, two = pair
    over_postgres: list[object] = []
    link = await asyncpg.connect(one._url)  # type: ignore[attr-defined]
    for channel in ("toque", "toque_news"):
        await link.add_listener(channel, lambda *said: over_postgres.append(said))
    ears = [Ear(store) for store in pair]
    news: list[str] = []
    two.on_news(news.append)
    for id in ("t-1_a", "t2"):
        await one.add_table(a_table(id, status="running"))
    await one.append("t-1_a", a_row(1))
    with pytest.raises(Taken):
        await two.append("t-1_a", a_row(1))
    await asyncio.gather(*(one.append("t-1_a", a_row(number)) for number in range(2, 12)))
    await one.finish(an_ending("t-1_a", []), a_row(12))
    await one.call_off("t2", a_row(1, kind="call-off"), [])
    await one.spread("bon appétit")
    await one.tell("t2")
    last = [*[("t-1_a", number) for number in range(1, 13)], ("t2", 0), ("t2", 1)]
    for ear in ears:
        await ear.wait_until(lambda heard: len(heard) >= len(last))
        assert sorted(ear.heard) == last
    async with asyncio.timeout(20):
        while not news:
            await asyncio.sleep(0.01)
    assert news == ["bon appétit"]
    # What was said over PostgreSQL before this would have come before it.
    await link.execute("SELECT pg_notify('toque', 'the end')")
    async with asyncio.timeout(20):
        while not over_postgres:
            await asyncio.sleep(0.01)
    assert [said[-1] for said in over_postgres if isinstance(said, tuple)] == ["the end"]
    await link.close()


async def test_rows_are_taken_while_redis_is_away_and_everything_is_looked_at_after(
    pair: tuple[Store, Store], redis_server: RedisServer
) -> None:
    one, two = pair
    ear = Ear(two)
    await one.add_table(a_table())
    redis_server.stop()
    await one.append("t1", a_row(1))
    await one.tell("t1")
    await one.spread("nobody hears this")
    redis_server.start()
    await ear.wait_until(lambda heard: ("", 0) in heard)
    assert [row.number for row in await two.log("t1")] == [1]
    await one.append("t1", a_row(2))
    await ear.wait_until(lambda heard: ("t1", 2) in heard)


async def test_whatever_is_said_there_everybody_listens_on(
    pair: tuple[Store, Store], redis_server: RedisServer
) -> None:
    """Whoever may connect may say anything."""
    one, two = pair
    ear = Ear(two)
    await one.add_table(a_table(status="running"))
    with closing(Redis(port=redis_server.port)) as stranger:
        for nonsense in (b"\xff\xfe", b"t1:" + b"9" * 5000, b""):
            for channel in stranger.pubsub_channels():
                stranger.publish(channel, nonsense)
    # Whoever has to listen anew looks at everything; whoever has not hears the row.
    await one.append("t1", a_row(1))
    await ear.wait_until(lambda heard: ("t1", 1) in heard or ("", 0) in heard)
    await one.append("t1", a_row(2))
    await ear.wait_until(lambda heard: ("t1", 2) in heard)


async def test_two_houses_on_one_redis_do_not_hear_each_other(
    pair: tuple[Store, Store], postgres: Cluster, redis_server: RedisServer
) -> None:
    stranger = open_store(postgres.new_database(), redis_server.url)
    await stranger.open()
    ear = Ear(stranger)
    await pair[0].tell("ours")
    await stranger.tell("theirs")
    await ear.wait_until(lambda heard: bool(heard))
    assert ear.heard == [("theirs", 0)]
    await stranger.close()


def test_a_channel_is_for_postgresql_and_a_redis(tmp_path: object) -> None:
    for database, channel in (
        (f"{tmp_path}/toque.db", "redis://there"),
        ("postgresql://there/toque", "amqp://me:secret@there"),
    ):
        with pytest.raises(Refusal) as refused:
            open_store(database, channel)
        assert refused.value.text.key == "bad-channel"
        assert "secret" not in str(refused.value)
