"""One socket: messages in, one answer each; updates out, never more than the client can take."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.server.doors import DOOR, SocketDoor
from toque.server.limits import TokenBucket
from toque.server.messages import (
    CLIENT_DECODER,
    ENCODER,
    Ahead,
    AskChef,
    Bills,
    ClientMessage,
    Done,
    HandOver,
    Hello,
    LookAround,
    Ping,
    Play,
    Pong,
    Propose,
    Reasons,
    Refused,
    Respond,
    Say,
    ServerMessage,
    TakeBack,
    TimeOut,
    Undo,
    Unwatch,
    Watch,
    What,
    Why,
)
from toque.server.outgoing import bills_of, choose_eyes, foreseen, reasons
from toque.server.packet import Packet
from toque.server.rows import Person
from toque.server.state import Stale, TableState

if TYPE_CHECKING:
    from toque.server.hub import Hub
    from toque.server.room import MakeRow

log = structlog.get_logger()

Socket = WebSocket[Any, Any, Any]

LONGEST_QUEUE: Final = 256
LARGEST_QUEUE: Final = 1024 * 1024
"""How many messages, and bytes, may wait for a client; one that stops reading is cut off and may come
back. A single message may be larger."""
FAREWELL: Final = 2.0
"""Seconds for a client to hear why it is cut off."""
MOST_WATCHED: Final = 20
MESSAGES_PER_SECOND: Final = 10.0
BURST: Final = 60
LARGEST_MESSAGE: Final = 16_384


class Connection:
    def __init__(self, person: Person | None, door: SocketDoor | None = None) -> None:
        """With the door of the server a packet leaves at once, unless others wait before it."""
        self.person = person
        self._door = door
        self.person_id = person.id if person is not None else ""
        self.queue: asyncio.Queue[Packet | None] = asyncio.Queue()
        self.waiting = 0
        """Bytes in the queue."""
        self.watched: set[str] = set()
        self.closing = False
        self.gone = False
        """It is not one of the hub's any more."""
        self._on_close: Callable[[], object] = _nothing

    def send(self, packet: Packet) -> None:
        if self.closing:
            return
        if self._door is not None and not self.waiting and self._door.pass_out(packet):
            return
        size = len(packet.data)
        too_large = bool(self.waiting) and self.waiting + size > LARGEST_QUEUE
        if too_large or self.queue.qsize() >= LONGEST_QUEUE:
            self.close()
        else:
            self.waiting += size
            self.queue.put_nowait(packet)

    def tell(self, message: ServerMessage) -> None:
        self.send(Packet(ENCODER.encode(message)))

    def close(self) -> None:
        if not self.closing:
            self.closing = True
            self.queue.put_nowait(None)
            self._on_close()

    def on_close(self, then: Callable[[], object]) -> None:
        self._on_close = then


def _nothing() -> None: ...


async def serve_socket(hub: Hub, person: Person | None, socket: Socket) -> None:
    door = socket.scope.get(DOOR)
    connection = Connection(person, door if isinstance(door, SocketDoor) else None)
    hub.connect(connection)
    name = person.name if person is not None else ""
    connection.tell(Hello(connection.person_id, name))
    writer = asyncio.create_task(_write(connection, socket))
    reader = asyncio.create_task(_read(hub, connection, socket))
    # A client that reads nothing holds the writer for ever: it must not be waited for.
    loop = asyncio.get_running_loop()
    connection.on_close(lambda: loop.call_later(FAREWELL, writer.cancel))
    if connection.closing:  # before anybody could hear of it
        writer.cancel()
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.disconnect(connection)
        for task in (writer, reader):
            task.cancel()
        await asyncio.gather(writer, reader, return_exceptions=True)
        connection.on_close(_nothing)
    if connection.closing:
        # 1012: the server restarts, or the client was too slow; it may come back at once.
        with suppress(Exception):
            async with asyncio.timeout(FAREWELL):
                await socket.close(code=1012, reason="come back")


async def _write(connection: Connection, socket: Socket) -> None:
    while True:
        packet = await connection.queue.get()
        if packet is None:
            return
        await socket.send_text(packet.data.decode())
        connection.waiting -= len(packet.data)


async def _read(hub: Hub, connection: Connection, socket: Socket) -> None:
    factor = hub.settings.rate_factor
    bucket = TokenBucket(MESSAGES_PER_SECOND * factor, BURST * factor)
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, WebSocketException):
            return
        while not bucket.take():
            # A client that writes too fast is read more slowly; nothing that was sent is lost.
            await asyncio.sleep(0.1)
        if len(text) > LARGEST_MESSAGE:
            connection.tell(Refused("", "", Text("server-too-large")))
            continue
        try:
            message = CLIENT_DECODER.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError) as bad:
            connection.tell(Refused("", "", Text("server-bad-message", {"detail": str(bad)})))
            continue
        await answer(hub, connection, message)


async def answer(hub: Hub, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks; a refusal is said, and a bug never takes the socket with it."""
    if isinstance(message, Ping):
        connection.tell(Pong())
        return
    if isinstance(message, LookAround):
        hub.look_around(connection, message.on)
        return
    id = getattr(message, "id", "")
    try:
        if isinstance(message, Watch):
            await _watch(hub, connection, message)
        elif isinstance(message, Unwatch):
            hub.unwatch(connection, message.table)
        elif isinstance(message, Say):
            await hub.say(connection, message.table, message.text, id)
            connection.tell(Done(message.table, id, 0))
        elif isinstance(message, Why):
            await _why(hub, connection, message)
        elif isinstance(message, What):
            await _what(hub, connection, message)
        elif isinstance(message, Ahead):
            await _ahead(hub, connection, message)
        elif isinstance(message, AskChef):
            await hub.kitchen.ask(connection, message)
        else:
            number = await hub.do(
                message.table, connection, id, _row_maker(hub, connection, message)
            )
            connection.tell(Done(message.table, id, number))
    except Stale:
        text = Text("server-stale")
        connection.tell(Refused(message.table, id, text, stale=True))
        await hub.refresh(connection, message.table)
    except Refusal as refusal:
        connection.tell(Refused(message.table, id, refusal.text))
    except Exception:
        log.exception("message failed", table=message.table, kind=type(message).__name__)
        if isinstance(
            message, Watch
        ):  # or the client would wait for ever for what it asked to follow
            connection.close()
        else:
            connection.tell(Refused(message.table, id, Text("server-bug")))


def _row_maker(
    hub: Hub,
    connection: Connection,
    wish: Play | Undo | Propose | Respond | HandOver | TakeBack | TimeOut,
) -> MakeRow:
    """The row that a wish becomes, made under the lock of its table."""
    person = connection.person_id
    id = f"{person}:{wish.id}" if wish.id else ""
    if isinstance(wish, Play):
        return lambda state, now: state.move(person, wish.seat, wish.number, wish.move, id, now)
    if isinstance(wish, Undo):
        return lambda state, now: state.undo(person, wish.seat, wish.number, id, now)
    if isinstance(wish, Propose):
        return lambda state, now: state.propose(
            person, wish.seat, wish.number, wish.what, wish.to, id, now
        )
    if isinstance(wish, Respond):
        if wish.agree:
            return lambda state, now: state.agree(person, wish.seat, wish.number, id, now)
        return lambda state, now: state.decline(person, wish.seat, wish.number, id, now)
    if isinstance(wish, HandOver):
        return lambda state, now: state.hand_over(person, wish.seat, wish.bot, wish.resign, id, now)
    if isinstance(wish, TakeBack):
        return lambda state, now: state.take_back(person, wish.seat, id, now)
    holidays = hub.holidays(wish.table)
    return lambda state, now: state.time_out(person, wish.seat, id, now, holidays)


async def _watch(hub: Hub, connection: Connection, message: Watch) -> None:
    if len(connection.watched) >= MOST_WATCHED and message.table not in connection.watched:
        raise Refusal("server-too-many-watched", most=MOST_WATCHED)
    await hub.watch(connection, message.table, message.seat, message.since, message.invitation)


async def _why(hub: Hub, connection: Connection, message: Why) -> None:
    state = await _own_table(hub, connection, message)
    found = reasons(state, message.seat, list(message.moves))
    connection.tell(Reasons(message.table, message.id, found))


async def _what(hub: Hub, connection: Connection, message: What) -> None:
    state = await _own_table(hub, connection, message)
    found = bills_of(state, message.seat, list(message.moves))
    connection.tell(Bills(message.table, message.id, found))


async def _ahead(hub: Hub, connection: Connection, message: Ahead) -> None:
    state = await _own_table(hub, connection, message)
    connection.tell(foreseen(state, message.seat, list(message.moves), message.id))


async def _own_table(hub: Hub, connection: Connection, question: Why | What | Ahead) -> TableState:
    """The table, to be looked at through the eyes of a seat that must be the asker's own."""
    room = await hub.room_for(connection, question.table)
    seat = choose_eyes(room.state, connection.person_id, question.seat)
    if seat is None or seat != question.seat:
        raise Refusal("server-not-your-seat")
    return room.state
