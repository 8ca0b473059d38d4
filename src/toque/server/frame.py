"""Around every request, also one that leads nowhere: its number, security headers, log and metrics."""

from __future__ import annotations

import secrets
import time
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from toque.server.metrics import Metrics
from toque.server.rows import Person
from toque.server.security import HEADERS

log = structlog.get_logger()

QUIET: Final = ("/health/live", "/health/ready", "/metrics")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Frame:
    def __init__(self, app: ASGIApp, metrics: Metrics, secure: bool) -> None:
        self.app = app
        self.metrics = metrics
        self.headers = list(_HEADERS)
        if secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            structlog.contextvars.clear_contextvars()
            await self.app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        scope.setdefault("state", {})["request_id"] = number
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=number)
        status = 500
        start = time.perf_counter()

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                given = {name.lower() for name, _ in headers}
                headers += [pair for pair in self.headers if pair[0] not in given]
                if b"cache-control" not in given:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*headers, (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            self._note(scope, status, time.perf_counter() - start)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", ""))
        # Only known methods and routes become labels: anybody can make up others.
        method = method if method in METHODS else "other"
        route = str(scope.get("path_template") or "none")
        self.metrics.note(method, route, status, seconds)
        if route in QUIET:
            return
        person = scope.get("user")
        parameters = scope.get("path_params") or {}
        log.info(
            "request",
            method=method,
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
            person=person.id if isinstance(person, Person) else "",
            table=str(parameters.get("id", "")) if "/tables/" in route else "",
        )
