"""Seats that bots play, all the match or for somebody who is away: they move until a person must."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from toque.server.bots import Errand
from toque.server.lessons import taught_reply
from toque.server.room import MakeRow, Room
from toque.server.rows import LogRow
from toque.server.state import Stale, TableState

if TYPE_CHECKING:
    from toque.server.hub import Hub

log = structlog.get_logger()


class BotSeats:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._at: set[str] = set()
        """Tables at which a bot thinks."""

    def think_at(self, id: str) -> bool:
        return id in self._at

    async def play(self, room: Room) -> None:
        """Let bots play until a person must decide. One task for each table does that."""
        id = room.table.id
        if id in self._at:
            return
        self._at.add(id)
        moved = False
        try:
            while (seat := self.waited_for(room)) is not None and self._hub.rooms.get(id) is room:
                question = room.state.asked[seat]
                errand = self.errand(room, seat)
                moved = True
                move = taught_reply(room.state, seat)
                if move is None:
                    with self._hub.meter.thinking.time():
                        move = await self._hub.bots.choose(errand)
                if room.watchers and self._hub.settings.bot_pause:
                    await asyncio.sleep(self._hub.settings.bot_pause)
                if room.state.asked[seat] != question or not self._decides(room, seat):
                    continue
                try:
                    await room.do("", bot_row(seat, move, question), self._hub.now())
                except Exception as failure:
                    log.warning("bot move not taken", table=id, seat=seat, why=repr(failure))
                    await self._hub.read_on(room)
                self._hub.keeper.saw_to(id, room.state.number)
                room.used = self._hub.now()
                room.broadcast(self._hub.now())
        finally:
            self._at.discard(id)
            self._hub.alarms.set(room)
        if room.state.over:
            await self._hub.ended(room)
        elif moved:
            await self._hub.tell_who_waits(room)

    def waited_for(self, room: Room) -> int | None:
        """A seat whose bot must move, if this process is the one at which it thinks."""
        if not self._hub.keeper.keeps(room.table.id):
            return None
        for seat in room.state.match.deciders():
            if self._decides(room, seat):
                return seat
        return None

    def _decides(self, room: Room, seat: int) -> bool:
        state = room.state
        asked = not state.paused and not state.called_off and seat in state.match.deciders()
        return asked and bool(state.players[seat].bot)

    def errand(self, room: Room, seat: int) -> Errand:
        table = room.table
        moves = room.state.played()
        return Errand(
            table=table.id,
            game=table.game,
            options=table.options,
            edition_source=table.edition_source,
            seats=len(table.seats),
            seed=table.seed,
            moves=moves,
            known=room.state.numbers(seat).shown_moves(len(moves)),
            seat=seat,
            # One that an older version knew and this one does not has a fallback too.
            bot=room.state.players[seat].bot,
            rules=table.rules,
            digest=table.digest,
        )


def bot_row(seat: int, move: str, question: int) -> MakeRow:
    def make(state: TableState, now: int) -> LogRow:
        if state.asked[seat] != question:
            raise Stale
        return state.move_row(seat, move, now)

    return make
