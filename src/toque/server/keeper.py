"""The running tables of which this process takes care: their bots, their clocks, their reminders.

Every running table has one keeper, whose name stands in the store. A process says every moment that it
is there; when one has said nothing for a while, the others share its tables among themselves. What
keeps a log right is not this but the numbers of its rows: should two ever take themselves for the
keeper, one of them thinks in vain.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog

from toque.server.store.port import Store

log = structlog.get_logger()

BEAT_EVERY: Final = 1.5
"""Seconds between two signs of life."""
LEASE: Final = 6.0
"""Seconds without one after which others take over."""
BEATS_TO_LOOK: Final = 10
"""Signs of life for one look at what is kept, as the store says."""
AT_ONCE: Final = 50
"""Tables taken over together: others who have time take the next ones meanwhile."""


class Keeper:
    def __init__(
        self,
        store: Store,
        process: str,
        take_up: Callable[[Sequence[str]], Awaitable[None]],
        let_go: Callable[[str], None],
    ) -> None:
        """`take_up` sees to tables that were taken over, `let_go` forgets what was set for one."""
        self.process = process
        self._store = store
        self._take_up = take_up
        self._let_go = let_go
        self._known: dict[str, int] = {}
        """By table that is kept: the last row that was seen to; -1 before it is taken up."""
        self._regained: list[str] = []
        self._sure_until = 0.0
        self._in_time = False
        """Whether the last sign of life was in time. After an outage of the store everybody's lease is
        out, and it would be wrong to take the tables of those who are about to say that they live."""
        self._look = asyncio.Event()

    def __len__(self) -> int:
        return len(self._known)

    def keeps(self, table: str) -> bool:
        return table in self._known and asyncio.get_running_loop().time() < self._sure_until

    def tables(self, part: int = 0, parts: int = 1) -> list[str]:
        """All of them, or one part of many: in as many looks everything is looked at."""
        return list(self._known)[part % parts :: parts]

    async def ask_for(self, table: str) -> None:
        """A match begins here: whoever starts it keeps it, unless another was quicker."""
        if await self._store.keep(table, self.process):
            self._known.setdefault(table, -1)

    def saw_to(self, table: str, number: int) -> None:
        if table in self._known:
            self._known[table] = max(number, self._known[table])

    def is_behind(self, table: str, number: int) -> bool:
        """Whether something must be done for a row of a table that is kept."""
        return self.keeps(table) and number > self._known[table]

    def missed(self, heads: dict[str, int]) -> list[str]:
        """The tables with rows that nobody has told of; not those that are about to be taken up."""
        return [id for id, head in heads.items() if head > self._known.get(id, head) >= 0]

    def ended(self, table: str) -> None:
        if self._known.pop(table, None) is not None:
            self._let_go(table)

    def look(self) -> None:
        """There may be tables that nobody keeps."""
        self._look.set()

    async def enter(self) -> None:
        await self._store.enter(self.process)
        await self._beat()

    async def beat(self) -> None:
        """For ever, whatever happens to the store."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT_EVERY)
            beats += 1
            try:
                await self._beat(beats % BEATS_TO_LOOK == 0)
            except Exception as failure:
                self._in_time = False
                log.warning("no sign of life", why=repr(failure))

    async def _beat(self, look: bool = False) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        in_time = await self._store.keep_alive(self.process, int(LEASE * 1000))
        # A lease may have held though nobody could be sure of it: the store was slow to say so.
        was_sure = in_time and loop.time() < self._sure_until
        if look or not was_sure:
            await self._see_what_is_left(not was_sure)
        self._sure_until = begun + LEASE
        self._in_time = in_time
        self.look()

    async def _see_what_is_left(self, all_anew: bool) -> None:
        """What the store says is kept here is known here, and nothing else: a match may have begun, or
        been called off, in a moment in which that could not be said."""
        before = set(self._known)
        left = await self._store.kept_by(self.process)
        for id in before.difference(left):
            self.ended(id)
        # Also those that were kept all the time: nothing was done for them while nobody could be sure.
        anew = left if all_anew else [id for id in left if id not in self._known]
        self._known |= dict.fromkeys(anew, -1)
        self._regained += anew

    async def take_over(self) -> None:
        """For ever: what nobody keeps, and what is left by those who are gone."""
        while True:
            await self._look.wait()
            self._look.clear()
            try:
                regained, self._regained = self._regained, []
                await self._take_up(regained)
                while ids := await self._store.take_over(self.process, self._in_time, AT_ONCE):
                    self._known |= dict.fromkeys(ids, -1)
                    await self._take_up(ids)
            except Exception as failure:
                log.warning("nothing taken over", why=repr(failure))

    async def leave(self, tell: Callable[[], Awaitable[None]]) -> None:
        """The tables are free for others at once, who are told so."""
        self._sure_until = 0.0
        try:
            await self._store.leave(self.process)
            await tell()
        except Exception as failure:
            log.warning("tables are not handed on", why=repr(failure))
