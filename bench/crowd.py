"""Thousands of people at tables, as cheaply as a process can have them: sockets as a browser opens them.

Whoever must decide asks why the other moves are not legal, as the page does. At each table somebody
plays a move by chance every few seconds; how long it takes until each viewer has it is noted.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
import zlib
from collections.abc import Mapping

import msgspec

WINDOW_BITS = 12
PLAYED = b'{"type":"update"'


class Move(msgspec.Struct):
    text: str


class Offer(msgspec.Struct):
    move: Move


class Decision(msgspec.Struct):
    moves: list[Offer]


class Update(msgspec.Struct):
    """As much of an update as is needed here."""

    number: int
    status: str
    viewer: int | None
    decision: Decision | None


DECODER = msgspec.json.Decoder(Update)
ENCODER = msgspec.json.Encoder()


class Gathering:
    """One table and those who look at it. At most one move is under way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent_at = 0.0
        self.waiting: set[Client] = set()
        """Who has not had the last move yet."""
        self.clients: list[Client] = []
        self.over = False


class Crowd:
    def __init__(self, port: int, every: float) -> None:
        self.port = port
        self.every = every
        self.gatherings: list[Gathering] = []
        self.latencies: list[float] = []
        self.measuring = False
        self.moves = 0
        self.late = 0
        """Moves that had not reached everybody when the next one was due."""
        self.reasons = 0
        self.lost = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self, gathering: Gathering, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        client = Client(self, gathering, cookie)
        await loop.create_connection(lambda: client, "127.0.0.1", self.port)
        await client.shown
        gathering.clients.append(client)

    def begin(self) -> None:
        for gathering in self.gatherings:
            self._tasks.append(asyncio.create_task(self._play(gathering)))

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        for gathering in self.gatherings:
            for client in gathering.clients:
                client.transport.abort()

    async def _play(self, gathering: Gathering) -> None:
        rng = random.Random(gathering.id)
        await asyncio.sleep(rng.uniform(0, self.every))
        while not gathering.over:
            pause = rng.uniform(0.8, 1.2) * self.every
            decide = [client for client in gathering.clients if client.offers]
            if decide:
                client = rng.choice(decide)
                self.late += self.measuring and bool(gathering.waiting & {client})
                gathering.waiting = set(gathering.clients)
                gathering.sent_at = time.perf_counter()
                self.moves += self.measuring
                client.play(rng.choice(client.offers))
            await asyncio.sleep(pause)

    def arrived(self, client: Client) -> None:
        gathering = client.gathering
        if client in gathering.waiting:
            gathering.waiting.discard(client)
            if self.measuring:
                self.latencies.append(time.perf_counter() - gathering.sent_at)


class Client(asyncio.Protocol):
    transport: asyncio.Transport

    def __init__(self, crowd: Crowd, gathering: Gathering, cookie: str) -> None:
        self.crowd = crowd
        self.gathering = gathering
        self.cookie = cookie
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.offers: list[str] = []
        self.number = 0
        self.seat: int | None = None
        self._buffer = b""
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        here = f"127.0.0.1:{self.crowd.port}"
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {here}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://{here}\r\n{cookie}"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.lost += self.crowd.measuring
        if not self.shown.done():
            self.shown.set_exception(ConnectionError("the server closes the door"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.transport.abort()
                return
            self._open = True
            self._buffer = rest
            self.send({"type": "watch", "table": self.gathering.id})
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        data = self._buffer
        if len(data) < 2:
            return False
        length, start = data[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(data[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10]), 10
        if len(data) < start + length:
            return False
        payload = data[start : start + length]
        self._buffer = data[start + length :]
        kind = data[0] & 0x0F
        if kind == 9:  # a ping
            self._frame(0x8A, payload)
        elif kind == 1:
            if data[0] & 0x40:
                payload = zlib.decompressobj(-WINDOW_BITS).decompress(payload + b"\x00\x00\xff\xff")
            self._read(payload)
        return True

    def _read(self, text: bytes) -> None:
        if not text.startswith(PLAYED):
            self.crowd.reasons += self.crowd.measuring and text.startswith(b'{"type":"reasons"')
            return
        self.crowd.arrived(self)
        update = DECODER.decode(text)
        self.number, self.seat = update.number, update.viewer
        self.offers = [one.move.text for one in update.decision.moves] if update.decision else []
        if update.status == "over":
            self.gathering.over = True
            self.offers = []
        if self.offers:
            self.send({"type": "why", "table": self.gathering.id, "seat": self.seat, "id": "w"})
        if not self.shown.done():
            self.shown.set_result(None)

    def play(self, move: str) -> None:
        wish = {"type": "play", "table": self.gathering.id, "seat": self.seat, "move": move}
        self.send(wish | {"number": self.number, "id": f"{self.number}"})

    def send(self, message: Mapping[str, object]) -> None:
        self._frame(0x81, ENCODER.encode(message))

    def _frame(self, first: int, payload: bytes) -> None:
        """A mask of zeros changes nothing."""
        length = len(payload)
        head = bytes((first, 0x80 | length)) if length < 126 else bytes((first, 0xFE))
        if length >= 126:
            head += length.to_bytes(2)
        self.transport.write(head + bytes(4) + payload)
