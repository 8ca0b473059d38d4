"""What uvicorn leaves to chance: who sends half a request, who reads nothing, who comes too often."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST: Final = 20.0
"""Seconds in which a request must be there, from its first byte (or the connection) to its last."""
NOT_READING: Final = 15.0
"""Seconds that a socket may leave unread more than the system buffers."""
FAREWELL: Final = 10.0
"""Seconds from the end of a socket's service to the end of its connection."""


class HttpDoor(HttpToolsProtocol):
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

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_is_there()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._request_is_there()
        self._late = self.loop.call_later(REQUEST, self.transport.abort)

    def _request_is_there(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketDoor(WebSocketsSansIOProtocol):
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(NOT_READING, self.transport.abort)

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # A polite end would wait until the rest is read.
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_read()
        super().connection_lost(exc)

    def _is_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


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
