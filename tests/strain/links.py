"""Connections that can be slowed down, cut or robbed of what they carry: proxies on loopback."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

NOTIFICATION = ord("A")
"""The kind of message by which PostgreSQL tells of a `NOTIFY`."""


class Link:
    """Listens on a port of its own and passes everything on to another one."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0
        """Seconds for which everything is held up."""
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._swallowed: set[asyncio.StreamWriter] = set()
        """Ends to which nothing comes any more."""
        self._open: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        while self._open:
            self.cut(1.0)
            await asyncio.wait(self._open, timeout=0.5)

    def cut(self, share: float) -> int:
        """Break some of the connections off, wherever they are in what they say."""
        some = [writer for writer in self._writers if random.random() < share]
        for writer in some:
            writer.transport.abort()
        return len(some)

    def swallow(self) -> None:
        """The connections that there are carry nothing any more, and do not break: as if what lies
        between had forgotten them."""
        self._swallowed |= self._writers

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        ways = [
            asyncio.create_task(self._carry(reader, back, False)),
            asyncio.create_task(self._carry(there, writer, True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            self._writers -= {writer, back}
            self._swallowed -= {writer, back}
            for end in (writer, back):
                end.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool
    ) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await self._take(reader, back):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if writer not in self._swallowed:
                    writer.write(data)
                    await writer.drain()

    async def _take(self, reader: asyncio.StreamReader, back: bool) -> bytes:
        return await reader.read(65_536)


class PostgresLink(Link):
    """To a database, message by message; notifications can get lost on the way."""

    def __init__(self, target: int) -> None:
        super().__init__(target)
        self.deaf = False
        self.lost = 0

    async def _take(self, reader: asyncio.StreamReader, back: bool) -> bytes:
        if not back:
            return await super()._take(reader, back)
        while True:
            head = await reader.readexactly(5)
            body = await reader.readexactly(int.from_bytes(head[1:]) - 4)
            if head[0] != NOTIFICATION or not self.deaf:
                return head + body
            self.lost += 1
