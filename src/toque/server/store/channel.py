"""How processes tell each other of rows and news where PostgreSQL's NOTIFY is not enough: Redis.

Only what travels by NOTIFY otherwise: that there is something to read, never what. Redis may be away or
lose a message: rows are in the store, and whoever looks there finds them, only later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis

PATIENCE: Final = 5.0
"""Seconds for an answer of Redis."""
PULSE: Final = 15.0
"""Seconds of silence after which the connection is tried."""
AT_ONCE: Final = 500
LONGEST_QUEUE: Final = 100_000
"""What nobody can be told while Redis is away is forgotten rather than kept for ever."""

logger = logging.getLogger(__name__)

Said = tuple[str, str]
"""The kind, `rows` or `news`, and what is said."""


class RedisChannel:
    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Redis | None = None
        self._name = ""
        self._queue: asyncio.Queue[Said]
        self._tasks: list[asyncio.Task[None]] = []

    async def open(
        self,
        name: str,
        heard: Callable[[str], None],
        heard_news: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """`name` keeps houses apart that share a Redis; `missed` is called when something may have been
        said that was not heard."""
        self._name = name
        self._queue = asyncio.Queue(LONGEST_QUEUE)
        self._client = Redis.from_url(
            self._url, decode_responses=True, socket_connect_timeout=PATIENCE
        )
        listening = asyncio.get_running_loop().create_future()
        self._tasks = [
            asyncio.create_task(self._listen(listening, heard, heard_news, missed)),
            asyncio.create_task(self._send()),
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                await listening
        except TimeoutError as error:
            await self.close()
            raise OSError("Redis does not answer") from error

    async def close(self) -> None:
        """What was said before still leaves, as long as Redis answers."""
        if self._client is None:
            return
        client, self._client = self._client, None
        try:
            async with asyncio.timeout(PATIENCE):
                await self._queue.join()
        except TimeoutError:
            logger.warning("not everything could be told")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await client.aclose()

    def say(self, kind: str, text: str) -> None:
        """Nobody waits for it."""
        try:
            self._queue.put_nowait((kind, text))
        except asyncio.QueueFull:
            logger.warning("nobody hears of %s", text)

    async def _send(self) -> None:
        while True:
            said = [await self._queue.get()]
            while len(said) < AT_ONCE and not self._queue.empty():
                said.append(self._queue.get_nowait())
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._publish(said)
            except Exception as error:
                logger.warning("Redis does not take what is said: %r", error)
                await asyncio.sleep(0.2)
            finally:
                for _ in said:
                    self._queue.task_done()

    async def _publish(self, said: list[Said]) -> None:
        """In one round trip, in order; rows that come together travel in one message."""
        client = self._client
        assert client is not None
        pipeline = client.pipeline(transaction=False)
        rows: list[str] = []
        for kind, text in said:
            if kind == "rows":
                rows.append(text)
            else:
                pipeline.publish(f"{self._name}:{kind}", text)
        if rows:
            pipeline.publish(f"{self._name}:rows", " ".join(rows))
        await pipeline.execute()

    async def _listen(
        self,
        listening: asyncio.Future[None],
        heard: Callable[[str], None],
        heard_news: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        pause = 0.05
        while True:
            client = self._client
            if client is None:
                return
            ears = client.pubsub()
            try:
                await ears.subscribe(f"{self._name}:rows", f"{self._name}:news")
                subscribed = 0
                asked = False
                while True:
                    message = await ears.get_message(timeout=PULSE)
                    if message is None:
                        if asked:
                            raise OSError("Redis is silent")
                        asked = True
                        await ears.ping()
                        continue
                    asked = False
                    if message["type"] == "subscribe":
                        subscribed += 1
                        if subscribed == 2:
                            pause = 0.05
                            if listening.done():
                                missed()
                            else:
                                listening.set_result(None)
                    elif message["type"] == "message":
                        self._pass_on(message["channel"], message["data"], heard, heard_news)
            except Exception as error:
                # Also what no Redis says by itself: whoever may connect may say anything there.
                logger.warning("Redis is not heard: %r", error)
            finally:
                with suppress(Exception):
                    await ears.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause)
            pause = min(2 * pause, 5.0)

    def _pass_on(
        self,
        channel: str,
        data: str,
        heard: Callable[[str], None],
        heard_news: Callable[[str], None],
    ) -> None:
        if channel.endswith(":news"):
            heard_news(data)
        else:
            for row in data.split():
                heard(row)
