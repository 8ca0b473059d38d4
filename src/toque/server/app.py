"""The application: store, hub, routes and what stands around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Router, WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import Provide

from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.failures import HANDLERS
from toque.server.frame import Frame
from toque.server.gate import Gate, StrictRequest, address_of, visitor
from toque.server.metrics import Metrics
from toque.server.openapi import NamesOnly, openapi_config
from toque.server.problem import Problem
from toque.server.routes.devices import DeviceRoutes
from toque.server.routes.games import GameRoutes
from toque.server.routes.matches import MatchRoutes
from toque.server.routes.moments import MomentRoutes
from toque.server.routes.pages import PageRoutes, StateRoutes
from toque.server.routes.people import PeopleRoutes
from toque.server.routes.positions import PositionRoutes
from toque.server.routes.results import ResultRoutes
from toque.server.routes.tables import TableRoutes
from toque.server.security import check_origin
from toque.server.services import HubPort, Services, TheServices
from toque.server.store.connect import open_store
from toque.server.store.port import Store

LARGEST_BODY: Final = 256 * 1024
FOREIGN: Final = 4403
"""Close code of a socket from another site."""
TOO_MANY: Final = 4429
"""Close code of a socket that is one too many."""
MOST_SOCKETS_OF_ADDRESS: Final = 200
"""A school or a club comes from one address."""
MOST_SOCKETS_OF_PERSON: Final = 25


@websocket("/socket")
async def socket_route(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """Play. A browser sends cookies to sockets of any site, so the origin is looked at here too."""
    from toque.server.hub import Hub
    from toque.server.socket import serve_socket

    try:
        check_origin(socket.headers, services.settings)
    except Problem:
        await socket.close(code=FOREIGN, reason="origin")
        return
    person, factor = visitor(socket), services.settings.rate_factor
    address = address_of(socket)
    mine = (
        ("address", address, MOST_SOCKETS_OF_ADDRESS * factor),
        ("person", person.id if person is not None else "", MOST_SOCKETS_OF_PERSON * factor),
    )
    if not services.crowd.enter(*mine):
        await socket.close(code=TOO_MANY, reason="too many")
        return
    try:
        await socket.accept()
        assert isinstance(services.hub, Hub)
        await serve_socket(services.hub, person, socket)
    finally:
        services.crowd.leave(*mine)
        # Litestar has wrapped them in functions that know the socket (see garbage.py).
        socket.receive, socket.send = empty_receive, empty_send


def create_app(
    settings: Settings,
    store: Store | None = None,
    hub: HubPort | None = None,
    clock: Clock = real_time,
) -> Litestar:
    """Ready to be served. Store and hub are opened with the application and closed with it."""
    store = store or open_store(settings.database, settings.channel)
    if hub is None:
        from toque.server.hub import Hub

        hub = Hub(store, settings, clock)
    services = Services(settings, store, hub, clock)
    metrics = Metrics(hub.meter)

    @asynccontextmanager
    async def open_services(_: Litestar) -> AsyncIterator[None]:
        try:
            await services.open()
            yield
        finally:
            await services.close()

    api = Router(
        "/api",
        route_handlers=[
            PeopleRoutes,
            DeviceRoutes,
            GameRoutes,
            TableRoutes,
            MatchRoutes,
            MomentRoutes,
            ResultRoutes,
            PositionRoutes,
            socket_route,
        ],
        middleware=[Gate()],
    )
    app = Litestar(
        [api, StateRoutes, PageRoutes],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        lifespan=[open_services],
        logging_config=None,
        openapi_config=openapi_config(),
        plugins=[NamesOnly()],
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
    )
    app.state.services = services
    # Outside of the router, so that requests which lead nowhere are framed too.
    app.asgi_handler = Frame(app.asgi_handler, metrics, settings.secure)
    return app
