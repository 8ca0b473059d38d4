"""What every request to the API passes: who is it, does it come from our page, is it not too often."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from toque.server.limits import (
    ANY,
    NEW_ACCOUNT,
    NEW_GUEST,
    SIGN_IN,
    SIGN_IN_ACCOUNT,
    WRITE,
    Limit,
)
from toque.server.problem import Problem, preferred_language
from toque.server.rows import Person, Session
from toque.server.security import SAFE_METHODS, check_forgery
from toque.server.services import Services
from toque.server.sessions import COOKIE
from toque.server.store.people import folded

Connection = ASGIConnection[Any, Any, Any, Any]
Call = Request[Any, Any, Any]

STRICT: Final[dict[str, Limit]] = {
    "/api/session": SIGN_IN,
    "/api/recover": SIGN_IN,
    "/api/account": NEW_ACCOUNT,
    "/api/guest": NEW_GUEST,
}
"""By path: what an address may not POST as often as other things."""


def visitor(connection: Connection) -> Person | None:
    person = connection.scope.get("user")
    return person if isinstance(person, Person) else None


def visitor_id(connection: Connection) -> str:
    person = visitor(connection)
    return person.id if person is not None else ""


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def session_of(connection: Connection) -> Session | None:
    session = connection.scope.get("auth")
    return session if isinstance(session, Session) else None


def signed_in(connection: Connection) -> Person:
    person = visitor(connection)
    if person is None:
        raise Problem(401, "server-sign-in-first")
    return person


def language_of(connection: Connection) -> str:
    person = visitor(connection)
    if person is not None:
        return person.language
    return preferred_language(connection.headers.get("accept-language", ""))


class Gate(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = ASGIConnection(scope, receive, send)
        services: Services = connection.app.state.services
        address = address_of(connection)
        _check(services, ANY, address)
        method = str(scope.get("method", "GET"))
        if method == "OPTIONS":
            await _say_methods(connection)(scope, receive, send)
            return
        check_forgery(method, connection.headers, services.settings)
        renewed = await _recognise(services, connection)
        if method not in SAFE_METHODS:
            _check(services, WRITE, visitor_id(connection) or address)
            strict = STRICT.get(scope["path"].rstrip("/"))
            if strict is not None and method == "POST":
                _check(services, strict, address)
        await next_app(scope, receive, _with_cookie(send, renewed) if renewed else send)


def _say_methods(connection: Connection) -> ASGIResponse:
    """What may be done with a path. Litestar's own answer knows only the first method of each."""
    template = connection.scope["path_template"]
    methods = {
        str(method)
        for route in connection.app.routes
        if isinstance(route, HTTPRoute) and route.path_format == template
        for method in route.methods
    }
    headers = {"allow": ", ".join(sorted(methods))}
    return ASGIResponse(status_code=204, headers=headers)


async def _recognise(services: Services, connection: Connection) -> str:
    """Note person and session in the scope; returns a cookie that is worth renewing."""
    sessions, now = services.sessions, services.now()
    found = await sessions.find(connection.cookies.get(COOKIE, ""), now)
    scope = connection.scope
    scope["user"], scope["auth"] = (found[1], found[0]) if found is not None else (None, None)
    if found is not None and await sessions.touch(found[0], now):
        return await sessions.cookie(found[0])
    return ""


def check_often(services: Services, limit: Limit, who: str) -> None:
    _check(services, limit, who)


def check_account(services: Services, name: str) -> None:
    """Passwords and codes of one account are not guessed faster from many addresses."""
    _check(services, SIGN_IN_ACCOUNT, folded(name))


def _check(services: Services, limit: Limit, who: str) -> None:
    if not services.limits.allows(limit, who):
        raise Problem(429, "server-too-fast")


def _with_cookie(send: Send, cookie: str) -> Send:
    async def send_on(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            # A request that signs in or out sets a cookie itself; that one must stay.
            if not any(name.lower() == b"set-cookie" for name, _ in headers):
                headers.append((b"set-cookie", cookie.encode()))
            message["headers"] = headers
        await send(message)

    return send_on


class StrictRequest(Request[Any, Any, Any]):
    """Bodies exactly as their structs say: nothing is converted, a number is not taken for a string."""

    async def json(self) -> Any:
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Problem(415, "server-not-json")
        field = self.route_handler.parsed_data_field
        assert field is not None, "only asked for by handlers with a body"
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as bad:
            raise bad_request(str(bad)) from bad


def bad_request(detail: str) -> Problem:
    """Where in a body something is wrong, and what: `Expected ... - at `$.seats[0]``."""
    what, _, where = detail.partition(" - at `")
    field = where.rstrip("`").removeprefix("$").removeprefix(".") or "–"
    return Problem(400, "server-bad-request", field=field, detail=what.rstrip("."))
