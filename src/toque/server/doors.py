"""What uvicorn leaves to chance: who sends half a request, who reads nothing, who comes too often."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from toque.server.config import Settings
from toque.server.packet import MEMORY_LEVEL, WINDOW_BITS, Packet

FAREWELL: Final = 10.0
"""Seconds from the end of a socket's service to the end of its connection."""


class HttpDoor(HttpToolsProtocol):
    request_seconds: float
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._request_is_there()

    def handle_websocket_upgrade(self) -> None:
        self._request_is_there()
        super().handle_websocket_upgrade()
        # It knows the door, which uvicorn ends only where the connection is lost (see garbage.py).
        self.parser = None  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_is_there()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._request_is_there()
        self._late = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _request_is_there(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


DOOR: Final = "toque.door"
"""Under which name a socket's scope has its door."""


class SocketDoor(WebSocketsSansIOProtocol):
    unread_seconds: float
    _unread: asyncio.TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        # Every message is compressed on its own, so that a packet is compressed once for all.
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
        ]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:  # its service begins later, and finds the door
            self.scope[DOOR] = self  # type: ignore[typeddict-unknown-key]

    def pass_out(self, packet: Packet) -> bool:
        """Write it at once; not if the other end does not keep up, or is gone."""
        closed = self.close_sent or not self.handshake_complete or self.transport.is_closing()
        if closed or not self.writable.is_set():
            return False
        self.transport.write(packet.frame(bool(self.conn.extensions)))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A polite end would wait until the rest is read.
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope.pop(DOOR, None)  # type: ignore[typeddict-item]
        self.loop.call_later(FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_read()
        super().connection_lost(exc)

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def doors(settings: Settings) -> tuple[type[HttpDoor], type[SocketDoor]]:
    """The classes that uvicorn makes connections of, with the patience that was asked for."""
    http = type("HttpDoor", (HttpDoor,), {"request_seconds": settings.request_seconds})
    sockets = type("SocketDoor", (SocketDoor,), {"unread_seconds": settings.unread_seconds})
    return http, sockets


class Crowd:
    """How many sockets each address and each person has open here."""

    def __init__(self) -> None:
        self._open: dict[tuple[str, str], int] = {}

    def enter(self, *who: tuple[str, str, int]) -> bool:
        """One more for each (kind, name, most), or for none if any of them has too many."""
        if any(name and self._open.get((kind, name), 0) >= most for kind, name, most in who):
            return False
        for kind, name, _ in who:
            self._open[kind, name] = self._open.get((kind, name), 0) + 1
        return True

    def leave(self, *who: tuple[str, str, int]) -> None:
        for kind, name, _ in who:
            left = self._open[kind, name] - 1
            if left:
                self._open[kind, name] = left
            else:
                del self._open[kind, name]
