"""People who do as the page does: they play, come back by themselves, and send again what got lost."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

Message = dict[str, Any]
SILENT = 4.0
"""Seconds without a word after which a client asks whether anybody is there; then it comes anew."""
HARMLESS = {"server-bug", "server-stale", "obstacle-match-over", "server-no-such-match"}
"""Refusals that faults may bring; whatever else is refused is a mistake of somebody."""


class Guest:
    def __init__(self, table: str, person: str, cookie: str, doors: Callable[[], int]) -> None:
        self.table = table
        self.person = person
        self.cookie = cookie
        self.doors = doors
        """The port at which to come in, each time anew."""
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """By the id of a wish: the number it got, and its move."""
        self.now: Message = {}
        self.trouble: list[str] = []
        self.pause = (0.05, 0.3)
        self.resting = False
        """Looks, and plays no more."""
        self.back_and_forth = False
        """Takes back whatever it may, so that a match becomes long."""
        self.double = 0
        self.reorder = 0
        self.connections = 0
        self._wish: Message | None = None
        self._answered = asyncio.Event()
        self._changed = asyncio.Event()
        self._wishes = 0

    @property
    def over(self) -> bool:
        return self.now.get("status") in ("over", "cancelled")

    @property
    def number(self) -> int:
        return int(self.now.get("number", 0))

    async def live(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                await self._visit(self.doors())
            await asyncio.sleep(random.uniform(0.05, 0.4))

    async def _visit(self, port: int) -> None:
        wire = await connect(
            f"ws://127.0.0.1:{port}/api/socket",
            additional_headers={"Cookie": self.cookie},
            origin=Origin(f"http://127.0.0.1:{port}"),
            proxy=None,
            max_size=None,
            open_timeout=10,
            close_timeout=0.5,
            ping_interval=None,
        )
        self.connections += 1
        playing = None
        try:
            await self._send(wire, {"type": "watch", "table": self.table, "since": self.number})
            playing = asyncio.create_task(self._play(wire))
            while True:
                self._hear(json.loads(await self._receive(wire)))
                if playing.done():
                    playing.result()
        finally:
            if playing is not None:
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
            with suppress(Exception):
                await wire.close()

    async def _receive(self, wire: ClientConnection) -> str | bytes:
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENT):
                return await wire.recv()
        await self._send(wire, {"type": "ping"})
        async with asyncio.timeout(SILENT):
            return await wire.recv()

    async def _send(self, wire: ClientConnection, message: Message) -> None:
        async with asyncio.timeout(SILENT):
            await wire.send(json.dumps(message))

    def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            if message["number"] < self.number and not self._is_same_end(message):
                self.trouble.append(f"went back from {self.number} to {message['number']}")
            self.now = message
            self._changed.set()
        elif kind in ("done", "refused") and message["id"]:
            self._hear_answer(message)

    def _is_same_end(self, message: Message) -> bool:
        return bool(message["status"] != "running")

    def _hear_answer(self, message: Message) -> None:
        id = message["id"]
        if message["type"] == "done":
            known = self.acknowledged.get(id)
            if known is not None and known[0] != message["number"]:
                self.trouble.append(f"{id} has the numbers {known[0]} and {message['number']}")
            if self._wish is not None and self._wish["id"] == id:
                move = str(self._wish.get("move", self._wish["type"]))
                self.acknowledged[id] = message["number"], move
                self._wish = None
                self._answered.set()
        elif self._wish is not None and self._wish["id"] == id:
            key = message["text"]["key"]
            if key not in HARMLESS and not message["stale"]:
                self.trouble.append(f"refused: {message['text']}")
            if key != "server-bug":  # else it is not known whether it was done
                self._wish = None
            self._answered.set()

    async def _play(self, wire: ClientConnection) -> None:
        """One wish at a time; what was under way when a connection broke is sent again with its id."""
        while True:
            if self._wish is None:
                self._wish = self._next_wish()
            if self._wish is None:
                self._changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await self._changed.wait()
                await asyncio.sleep(random.uniform(*self.pause))
                continue
            wish = self._wish
            self._answered.clear()
            await self._send(wire, wish)
            if self.double:
                self.double -= 1
                await self._send(wire, wish)
            with suppress(TimeoutError):
                async with asyncio.timeout(2 * SILENT):
                    await self._answered.wait()
            if self.reorder and wish["id"] in self.acknowledged:
                self.reorder -= 1
                await self._send(wire, wish)  # an old one, after it was answered
            await asyncio.sleep(random.uniform(*self.pause))

    def _next_wish(self) -> Message | None:
        now = self.now
        if self.resting or not now or now["status"] != "running" or now["viewer"] is None:
            return None
        decision = now["decision"]
        self._wishes += 1
        id = f"{self._wishes}-{time.monotonic_ns()}"
        about = {"table": self.table, "seat": now["viewer"], "number": now["number"], "id": id}
        if self.back_and_forth and decision and decision["may_undo"]:
            return {"type": "undo", **about}
        if decision and decision["moves"]:
            move = random.choice(decision["moves"])["move"]["text"]
            return {"type": "play", "move": move, **about}
        return None
