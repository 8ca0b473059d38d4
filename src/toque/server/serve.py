"""Runs the application in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from toque.engine.refusal import Refusal
from toque.server.app import create_app
from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.doors import doors
from toque.server.logs import configure_logs
from toque.server.store.connect import open_store, without_password

LARGEST_SOCKET_MESSAGE: Final = 64 * 1024
SECONDS_TO_STOP: Final = 5


class Server(uvicorn.Server):
    """Calls `ready` as soon as it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    """The listening socket, before anything else is set up; port 0 means any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError) as error:
        detail = str(getattr(error, "strerror", None) or error).partition(" (while")[0]
        raise Refusal("server-cannot-listen", host=host, port=str(port), detail=detail) from error


async def try_store(settings: Settings) -> None:
    """Open the store once and close it: what is wrong with it is said in one line, not in a log."""
    store = open_store(settings.database, settings.channel)
    try:
        await store.open()
        await store.enter("")
        await store.check()
    except Refusal:
        raise
    except Exception as error:
        detail = " ".join(str(error).split()) or type(error).__name__
        raise Refusal(
            "server-no-store", url=without_password(settings.database), detail=detail
        ) from error
    finally:
        with suppress(Exception):
            await store.close()


def say_ready() -> None:
    """To whoever has started the server and wants to know, in the way that systemd has set."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking, suppress(OSError):
            speaking.connect(address.replace("@", "\0", 1) if address[0] == "@" else address)
            speaking.sendall(b"READY=1")


def serve(settings: Settings, ready: Callable[[int], None], clock: Clock = real_time) -> int:
    """Serve until a signal comes; returns the exit code. `ready` is called with the port."""
    asyncio.run(try_store(settings))
    app = create_app(settings, clock=clock)
    door = listen(settings.host, settings.port)
    port = int(door.getsockname()[1])
    http_door, socket_door = doors(settings)
    config = uvicorn.Config(
        app,
        loop="auto",
        http=http_door,
        ws=socket_door,
        ws_max_size=LARGEST_SOCKET_MESSAGE,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        lifespan="on",
    )

    def listening() -> None:
        ready(port)
        say_ready()

    server = Server(config, listening)
    configure_logs(settings.log_level)
    # uvicorn stops in good order, and then lets Ctrl-C happen after all.
    with door, suppress(KeyboardInterrupt):
        server.run([door])
    return 0 if server.started else 1
