"""A socket that is closed is gone at once, without anybody looking for cycles.

All that lives longer than a second is set aside (`toque.server.garbage`), and what is in a cycle then
stays in memory for hours.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets

from toque.server import doors
from toque.server.app import create_app
from toque.server.config import Settings
from toque.server.doors import HttpDoor, SocketDoor
from toque.server.garbage import Garbage
from toque.server.serve import listen
from toque.server.socket import Connection

KINDS = (HttpDoor, SocketDoor, Connection)


def left() -> list[str]:
    # Asking a proxy what it is asks the thing behind it, which may be gone.
    return [type(one).__name__ for one in gc.get_objects() if issubclass(type(one), KINDS)]


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    settings = Settings(database=f"sqlite:///{folder}/toque.db", port=0)
    http, sockets = doors.doors(settings)
    app = create_app(settings)
    with listen("127.0.0.1", 0) as door:
        server = uvicorn.Server(
            uvicorn.Config(app, loop="none", http=http, ws=sockets, log_config=None, lifespan="on")
        )
        work = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        await work


async def play_a_little(place: str) -> None:
    """As a guest, at a table with a bot."""
    async with httpx.AsyncClient(
        base_url=f"http://{place}/api", headers={"X-Toque": "1"}, timeout=60
    ) as http:
        await http.post("/guest", json={"name": "Ann"})
        seats = {"game": "pieces-montees", "seats": ["me", "bot:random"]}
        table = (await http.post("/tables", json=seats)).raise_for_status().json()["id"]
        (await http.post(f"/tables/{table}/start", json={})).raise_for_status()
        cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    headers = {"Cookie": cookies, "Origin": f"http://{place}"}
    async with websockets.connect(f"ws://{place}/api/socket", additional_headers=headers) as wire:
        await wire.send(f'{{"type":"watch","table":"{table}"}}')
        while '"update"' not in str(await wire.recv()):
            pass


def test_a_socket_that_is_closed_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "FAREWELL", 0.1)
    monkeypatch.setattr(Garbage, "portion", lambda *_: None)

    async def come_and_go() -> list[str]:
        async with serving(tmp_path) as place:
            await play_a_little(place)  # once for all that is made at the first time
            gc.collect()
            gc.disable()
            for _ in range(3):
                await play_a_little(place)
            async with asyncio.timeout(60):
                while left():
                    await asyncio.sleep(0.1)
            return left()

    usual = gc.get_threshold()
    try:
        assert asyncio.run(come_and_go()) == []
    except TimeoutError:
        pytest.fail(f"still there: {left()}")
    finally:
        gc.enable()
        gc.unfreeze()
        gc.set_threshold(*usual)
