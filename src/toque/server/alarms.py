"""When somebody's time, and the grace after it, is out: then a bot plays on for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toque.engine.refusal import Refusal
from toque.server.pauses import PAUSE
from toque.server.room import Room
from toque.server.state import Stale

if TYPE_CHECKING:
    from toque.server.hub import Hub


class Alarms:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._began = hub.now()
        self._due: dict[str, int] = {}
        """By running table: when it rings."""

    def __len__(self) -> int:
        return len(self._due)

    def set(self, room: Room) -> None:
        """Whoever runs out of time is found from here, also when the room is forgotten meanwhile."""
        found = None
        if self._hub.keeper.keeps(room.table.id):
            found = room.state.runs_out(self._hub.now(), self._hub.holidays(room.table.id))
        if found is None:
            self.forget(room.table.id)
        else:
            # While no server was there, nobody could move.
            self._due[room.table.id] = max(found[0], self._began + room.state.grace)

    def forget(self, table: str) -> None:
        self._due.pop(table, None)

    async def ring(self) -> None:
        now = self._hub.now()
        for id in [id for id, at in self._due.items() if at <= now]:
            # It rings once more, should this fall into an outage.
            self._due[id] = now + int(PAUSE * 1000)
            self._hub.spawn(self.run_out(id))

    async def run_out(self, id: str) -> None:
        try:
            room = await self._hub.room(id)
        except Refusal:
            self._due.pop(id, None)
            return
        room.people = await self._hub.store.people([one.person for one in room.state.players])
        holidays = self._hub.holidays(id)
        try:
            await room.do("", lambda state, now: state.run_out(now, holidays), self._hub.now())
        except Stale:  # they have moved, or have a holiday
            self.set(room)
            return
        room.broadcast(self._hub.now())
        await self._hub.follow(room)
