"""A server on this machine that plays one of the public Internet: for webhooks and push services."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx

from toque.server.outside import Outside


class Names:
    """A name server that answers as told, one answer after the other; the last one stays."""

    def __init__(self, **answers: list[list[str]]) -> None:
        self.answers = {name.replace("_", "."): found for name, found in answers.items()}
        self.asked: list[str] = []

    async def __call__(self, host: str) -> list[str]:
        self.asked.append(host)
        answers = self.answers.get(host.rstrip("."))
        if answers is None:
            raise OSError("no such name")
        return answers.pop(0) if len(answers) > 1 else answers[0]


class Receiver:
    def __init__(self) -> None:
        self.answer = b"HTTP/1.1 204 No Content\r\n\r\n"
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.then: Callable[[asyncio.StreamWriter], Awaitable[None]] | None = None
        self.connected: list[str] = []
        """The addresses to which the sender wanted to connect."""
        self.unreachable: set[str] = set()
        self.port = 0

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            lengths = [line for line in head.lower().split("\r\n") if "content-length" in line]
            self.bodies.append(await reader.readexactly(int(lengths[0].split(":")[1])))
            self.heads.append(head)
            writer.write(self.answer)
            await writer.drain()
            if self.then is not None:
                await self.then(writer)
        writer.close()

    def headers(self, number: int = 0) -> dict[str, str]:
        lines = self.heads[number].split("\r\n")[1:]
        return dict(line.lower().split(": ", 1) for line in lines if line)

    def outside(self, resolve: Names, context: ssl.SSLContext | None = None) -> Outside:
        """The way there, for somebody who thinks that it is on the public Internet."""
        return Outside(resolve, lambda: Detour(self, context))


class Detour(httpx.AsyncHTTPTransport):
    """Notes where a request goes and leads it to the receiver on this machine instead."""

    def __init__(self, receiver: Receiver, context: ssl.SSLContext | None) -> None:
        super().__init__(verify=context or True, trust_env=False)
        self.receiver = receiver

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        address = request.url.host
        self.receiver.connected.append(address)
        if address in self.receiver.unreachable:
            raise httpx.ConnectError("no route")
        assert "timeout" in request.extensions
        request.url = request.url.copy_with(host="127.0.0.1", port=self.receiver.port)
        return await super().handle_async_request(request)


@contextlib.asynccontextmanager
async def receiver(context: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.talk, "127.0.0.1", 0, ssl=context)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
