"""Doors: connections that send half, read nothing or are too many; and what strangers may ask."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewServer
from tests.server.live import LiveServer, Someone, wait_for
from tests.server.test_life import open_table
from toque.server.app import MOST_SOCKETS_OF_ADDRESS, MOST_SOCKETS_OF_PERSON, TOO_MANY
from toque.server.config import Settings
from toque.server.doors import Crowd, doors


def raw(server: LiveServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def knock(server: LiveServer, wire: socket.socket) -> None:
    """Ask for a socket, as nobody in particular."""
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )


def open_descriptors(server: LiveServer) -> int:
    assert server.process is not None
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


def is_cut_off(wire: socket.socket) -> bool:
    """Reads until the other end is gone."""
    try:
        while wire.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


HALVES = (
    b"",
    b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: ",
    b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{",
    b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\nGET /api/games HTTP/1.1\r\nX-Slow: ",
)


def test_half_a_request_is_not_waited_for(new_server: NewServer) -> None:
    server = new_server(TOQUE_REQUEST_SECONDS="1")
    socket = Someone(server, "Ann").sit()
    kept = HTTPConnection("127.0.0.1", server.port, timeout=60)
    kept.request("GET", "/health/live")
    kept.getresponse().read()
    wires = [raw(server) for _ in HALVES]
    for wire, half in zip(wires, HALVES, strict=True):
        wire.sendall(half)
    assert [is_cut_off(wire) for wire in wires] == [True] * len(HALVES)
    for wire in wires:
        wire.close()
    # Those who have said what they wanted, longer ago than that, may go on.
    socket.send("ping")
    socket.wait_for("pong")
    kept.request("GET", "/health/live")
    assert kept.getresponse().status == 200
    kept.close()


def test_the_usual_patience_is_what_the_documents_say() -> None:
    http, sockets = doors(Settings(database=""))
    assert (http.request_seconds, sockets.unread_seconds) == (20, 15)


ENOUGH = 3000
"""Updates, of three kilobytes at least, that no system keeps for somebody who does not read."""


def test_a_socket_that_does_not_read_is_dropped(new_server: NewServer) -> None:
    server = new_server(TOQUE_UNREAD_SECONDS="1")
    ann = Someone(server, "Ann")
    table = open_table(ann, ["me", "bot:random"])
    ann.post(f"/tables/{table}/start")
    before = open_descriptors(server)
    deaf = []
    for _ in range(3):
        wire = socket.socket()
        # As little as the system allows lies between the server and its own buffers.
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        wire.connect(("127.0.0.1", server.port))
        knock(server, wire)
        deaf.append(wire)
    wait_for(lambda: open_descriptors(server) >= before + 3, "nobody opens the door")
    watch = f'{{"type":"watch","table":"{table}","since":0}}'.encode()
    frame = bytes([0x81, 0x80 | len(watch), 0, 0, 0, 0]) + watch
    for wire in deaf:
        with suppress(OSError):
            for _ in range(ENOUGH):
                wire.sendall(frame)
    wait_for(lambda: open_descriptors(server) <= before, "sockets that do not read stay")
    for wire in deaf:
        wire.close()


class Wire:
    """As much of a transport as a door needs to cut somebody off."""

    def __init__(self) -> None:
        self.cut = asyncio.Event()

    def abort(self) -> None:
        self.cut.set()


def test_who_keeps_a_socket_waiting_is_cut_off_and_who_reads_on_is_not() -> None:
    async def run() -> None:
        _, kind = doors(Settings(database="", unread_seconds=0.01))
        door = kind.__new__(kind)
        door.loop = asyncio.get_running_loop()
        door.writable = asyncio.Event()
        wire = Wire()
        door.transport = cast(asyncio.Transport, wire)
        door.pause_writing()
        door.resume_writing()
        assert door._unread is None
        assert not wire.cut.is_set()
        door.pause_writing()
        async with asyncio.timeout(60):
            await wire.cut.wait()

    asyncio.run(run())


def test_who_is_silent_or_does_not_go_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A polite end would wait until all was read."""
    monkeypatch.setattr("toque.server.doors.FAREWELL", 0.01)

    async def nothing() -> None: ...

    async def run() -> None:
        _, kind = doors(Settings(database=""))
        for end in ("keepalive_timeout", "on_task_complete"):
            monkeypatch.setattr(WebSocketsSansIOProtocol, end, lambda *_: None)
            door = kind.__new__(kind)
            door.loop = asyncio.get_running_loop()
            door.scope = {}  # type: ignore[typeddict-item]
            wire = Wire()
            door.transport = cast(asyncio.Transport, wire)
            if end == "keepalive_timeout":
                door.keepalive_timeout()
            else:
                door.on_task_complete(asyncio.create_task(nothing()))
            async with asyncio.timeout(60):
                await wire.cut.wait()

    asyncio.run(run())


def test_an_address_has_a_number_of_sockets(new_server: NewServer) -> None:
    """Also of people who have not said who they are."""
    server = new_server(TOQUE_RATE_FACTOR="1")
    wires = [raw(server) for _ in range(MOST_SOCKETS_OF_ADDRESS + 1)]
    for wire in wires:
        knock(server, wire)
    answers = [wire.recv(12) for wire in wires]
    assert answers.count(b"HTTP/1.1 101") == MOST_SOCKETS_OF_ADDRESS
    assert answers.count(b"HTTP/1.1 403") == 1
    for wire in wires:
        wire.close()


def test_a_person_has_a_number_of_sockets(new_server: NewServer) -> None:
    server = new_server(TOQUE_RATE_FACTOR="1")
    ann, bob = Someone(server, "Ann"), Someone(server, "Bob")
    sockets = [ann.sit() for _ in range(MOST_SOCKETS_OF_PERSON)]
    with pytest.raises(Exception) as refused:  # noqa: PT011
        ann.sit()
    assert is_too_many(refused.value)
    bob.sit().close()
    sockets.pop().close()
    wait_for(lambda: sits(ann), "a place that is free again is not given")


def is_too_many(failure: BaseException) -> bool:
    """Refused before it was a socket (403), or closed with the code."""
    if isinstance(failure, ConnectionClosed):
        return failure.rcvd is not None and failure.rcvd.code == TOO_MANY
    return "403" in str(failure)


def sits(person: Someone) -> bool:
    try:
        person.sit()
    except Exception:
        return False
    return True


def test_a_crowd_is_counted_by_address_and_person() -> None:
    crowd = Crowd()
    ann = ("address", "here", 3), ("person", "ann", 2)
    bob = ("address", "here", 3), ("person", "bob", 2)
    assert [crowd.enter(*ann) for _ in range(3)] == [True, True, False]
    assert [crowd.enter(*bob) for _ in range(2)] == [True, False]
    crowd.leave(*ann)
    assert crowd.enter(*bob)
    nobody = ("address", "", 1), ("person", "", 1)
    assert [crowd.enter(*nobody) for _ in range(3)] == [True] * 3
