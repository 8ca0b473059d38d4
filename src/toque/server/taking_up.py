"""Running tables are taken up from their logs: by whoever keeps them from now on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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
        self._failed: set[str] = set()
        """Tables that are tried again, by one task for each."""

    async def all(self) -> None:
        """Whatever must happen next at the tables that are kept here is found in their logs.

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
        pause = PAUSE
        while True:
            try:
                without_results = await self._hub.store.without_results()
                break
            except Exception:
                log.exception("nobody knows what to take up")
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        await self.these([*without_results, *self._hub.keeper.tables()])

    async def these(self, ids: Sequence[str]) -> None:
        """Those that fail are tried again later, and hold nobody up."""
        self.try_again([id for id in ids if not await self._is_taken_up(id)])

    def try_again(self, ids: Sequence[str]) -> None:
        for id in set(ids) - self._failed:
            self._failed.add(id)
            self._hub.spawn(self._later(id))

    async def _later(self, id: str) -> None:
        pause = PAUSE
        await asyncio.sleep(pause)
        while not await self._is_taken_up(id):
            pause = min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)
        self._failed.discard(id)

    async def _is_taken_up(self, id: str) -> bool:
        try:
            await self.one(id)
        except Exception:
            log.exception("a table is not taken up", table=id)
            return False
        return True

    async def one(self, id: str) -> None:
        keeper = self._hub.keeper
        try:
            room = await self._hub.room(id)
            # It may have been looked at here before, while another kept it.
            await self._hub.read_on(room)
        except Refusal:  # called off meanwhile, or not to be replayed
            return
        room.broadcast(self._hub.now())
        keeper.saw_to(id, room.state.number)
        if room.state.over:
            await room.write_down_the_end(self._hub.now())
            await self._hub.ended(room)
        elif keeper.keeps(id):
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
            await self._hub.remind(room)
