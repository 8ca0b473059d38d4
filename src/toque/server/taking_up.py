"""Running tables are taken up from their logs: at the start, and whenever the store was away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from toque.engine.refusal import Refusal
from toque.server import notify
from toque.server.pauses import LONGEST_PAUSE, PAUSE
from toque.server.room import Room

if TYPE_CHECKING:
    from toque.server.hub import Hub

log = structlog.get_logger()


class TakingUp:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._busy = False
        self._again = False

    async def all(self) -> None:
        """Whatever must happen next is found in the logs: at the start, and after the store was away.

        Also what an older version, or a crash in the middle of it, has left undone. One task does it;
        whoever asks for it meanwhile has it done once more afterwards.
        """
        if self._busy:
            self._again = True
            return
        self._busy = True
        try:
            await self._each()
            while self._again:
                self._again = False
                await self._each()
        finally:
            self._busy = False

    async def _each(self) -> None:
        left: list[str] | None = None
        pause = PAUSE
        while left is None or left:
            try:
                if left is None:
                    left = [
                        *await self._hub.store.without_results(),
                        *await self._hub.store.running(),
                    ]
                while left:
                    await self.one(left[-1])
                    left.pop()
            except Exception:
                log.exception("a table is not taken up", table=left[-1] if left else "")
                if left:  # first the others
                    left.insert(0, left.pop())
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def one(self, id: str) -> None:
        try:
            room = await self._hub.room(id)
        except Refusal:  # called off meanwhile, or not to be replayed
            return
        if room.state.over:
            await room.write_down_the_end(self._hub.now())
            await self._hub.ended(room)
        else:
            self._hub.alarms.set(room)
            await self._remind_the_forgotten(room)
            self._hub.spawn(self._hub.bot_seats.play(room))

    async def _remind_the_forgotten(self, room: Room) -> None:
        """A crash between a row and its reminder must not leave somebody waiting for ever; but nobody
        is told once more because a server starts again."""
        state = room.state
        forgotten = False
        for seat in state.match.deciders():
            person = room.people.get(state.players[seat].person)
            if person is None or await notify.was_reminded(
                self._hub.store,
                room.table,
                person,
                state.asked_at[seat],
                self._hub.outbox.mail_enabled,
            ):
                room.told[seat] = state.asked[seat]
            else:
                forgotten = True
        if forgotten:
            await self._hub.tell_who_waits(room)
