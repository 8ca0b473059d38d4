"""The chef reads matches that are over: how the chances went, and which decisions cost most.

He reads in the background, one match after the other, where he also gives advice; whoever asks for
advice goes first. What is to be read is found in the store, so that nothing is lost with a process.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from toque.bots.chef import chef
from toque.engine.refusal import Refusal
from toque.engine.wire import Outcome
from toque.server.access import seats_of
from toque.server.answers import ChefNotes, CostlyDecision, SeatChance, SeatReading
from toque.server.bots import Errand, Weighed, weigh
from toque.server.limits import READING, Limits
from toque.server.outgoing import from_the_deal
from toque.server.problem import Problem
from toque.server.rows import LogRow, Table
from toque.server.state import TableState, own_undo
from toque.server.store.port import Store

if TYPE_CHECKING:
    from toque.server.hub import Hub

log = structlog.get_logger()

RECENT: Final = 24 * 3_600_000
"""Milliseconds for which a match that ended is read without being asked for."""
LEASE: Final = 60_000
"""Milliseconds after which a reader who says nothing is thought to be gone."""
SAYS_SO_EVERY: Final = LEASE / 4000
"""Seconds after which he says that he is not, though others go first or a worker has yet to begin."""
LOOK_EVERY: Final = 5.0
MOST_ASKED: Final = 50
"""Matches that wait to be read because somebody asked; who asks for more is told to ask again."""
MOST_DECISIONS: Final = 100
"""That are looked at in one match: those of people first."""
ENOUGH_SILENCE: Final = 3
"""After so many decisions of which the chef could not say anything, he does not go on: the bot compares
nothing, or the machine is too slow for it."""
MOST_COSTLY: Final = 5
LOOKED_AT_AGAIN: Final = 8
"""Of each seat, the decisions that seem to have cost most: these are weighed once more."""
WORTH_TELLING: Final = 0.5
"""Points below which nobody need hear of it."""


class Decided(msgspec.Struct, frozen=True):
    """A move that stood at the end, and the moment at which it was to be made."""

    number: int
    index: int
    """How many moves were played before it."""
    seat: int
    move: str
    by_bot: bool = False
    """Also where it played for somebody."""


class TakenOver(Exception):
    """Another process reads the match: this one has been silent for too long."""


class Claim:
    """A match that is ours to read, as long as we say so."""

    def __init__(self, store: Store, table: str, until: int) -> None:
        self._store = store
        self.table = table
        self._until = until
        self._said = time.monotonic()

    async def keep(self) -> None:
        if time.monotonic() < self._said + SAYS_SO_EVERY:
            return
        self._said = time.monotonic()
        self._until = await self._store.keep_reading(self.table, self._until, LEASE)
        if not self._until:
            raise TakenOver

    async def write(self, notes: ChefNotes) -> None:
        if not await self._store.set_reading(self.table, self._until, notes):
            raise TakenOver


class Reader:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._limits = Limits(hub.settings.rate_factor)
        self._asked: dict[str, bool] = {}
        """Matches that somebody wants to be read, in this order: whether they played there."""
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """A match has ended."""
        self._woken.set()

    async def notes(self, table: Table, person: str, address: str) -> ChefNotes:
        """What there is of a match that is over; if that is nothing, it is read soon: what its own
        people ask for before what others look at, and who asked first is first."""
        found = await self._hub.store.reading(table.id)
        if found is not None:
            return found
        own = bool(seats_of(table, person))
        if not self._asked.get(table.id) and (own or table.id not in self._asked):
            self._let_in(table.id, own, person or address)
        return ChefNotes(table.id, "reading" if table.id in self._asked else "busy")

    def _let_in(self, id: str, own: bool, who: str) -> None:
        """Where too many wait, what its own people ask for takes the place of the last of the others."""
        if self._asked.pop(id, None) is None:
            last = None
            if len(self._asked) >= MOST_ASKED:
                last = next((one for one in reversed(self._asked) if not self._asked[one]), None)
                if last is None or not own:
                    return
            if not self._limits.allows(READING, who):
                raise Problem(429, "server-too-fast")
            if last is not None:
                del self._asked[last]
        self._asked[id] = own
        self.wake()

    @property
    def asked(self) -> int:
        """How many matches wait because somebody asked."""
        return len(self._asked)

    async def read_on(self) -> None:
        """For ever."""
        while True:
            self._woken.clear()
            while (claim := await self._next()) is not None:
                try:
                    await self._read(claim)
                except TakenOver:
                    log.warning("another process reads the match", table=claim.table)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._woken.wait()

    async def _next(self) -> Claim | None:
        """A match that is ours to read: those that are asked for first."""
        while self._asked:
            id = next((id for id, own in self._asked.items() if own), next(iter(self._asked)))
            # Should the store be away just now, it is still asked for.
            claim = await self._claim(id)
            self._asked.pop(id, None)
            if claim is not None:
                return claim
        now = self._hub.now()
        found = await self._hub.store.unread(
            now - RECENT if self._hub.settings.reads_matches else now
        )
        return None if found is None else await self._claim(found)

    async def _claim(self, id: str) -> Claim | None:
        until = await self._hub.store.begin_reading(id, LEASE)
        return Claim(self._hub.store, id, until) if until else None

    async def _read(self, claim: Claim) -> None:
        """If the store is gone meanwhile, so is this; when the lease is out the match is read again."""
        id = claim.table
        table = await self._hub.store.table(id)
        assert table is not None, "tables are never deleted"
        rows = await self._hub.store.log(id)
        try:
            state, decided = await asyncio.to_thread(decisions_of, table, rows)
        except Refusal:  # its rules are gone
            notes = ChefNotes(id, "none")
        except Exception:
            log.exception("a match cannot be read", table=id)
            notes = ChefNotes(id, "none")
        else:
            notes = await self._notes_on(claim, table, state, decided)
        await claim.write(notes)
        self._hub.meter.read.labels(notes.state).inc()

    async def _notes_on(
        self, claim: Claim, table: Table, state: TableState, decided: list[Decided]
    ) -> ChefNotes:
        people = {seat for seat, one in enumerate(table.seats) if one.person}
        weighed: dict[Decided, Weighed] = {}
        silent = 0
        for one in chosen(decided, people):
            found = await self._weigh(claim, table, state, one)
            if found is not None:
                weighed[one] = found
            else:
                silent += 1
            if silent >= ENOUGH_SILENCE and not weighed:
                break
        if not weighed:
            return ChefNotes(table.id, "none")
        for seat in people:
            suspects = [one for one in own(weighed, seat) if cost(weighed[one])[0] > 0]
            suspects.sort(key=lambda one: cost(weighed[one]), reverse=True)
            for one in suspects[:LOOKED_AT_AGAIN]:
                again = await self._weigh(claim, table, state, one, once_more=True)
                if again is not None:
                    weighed[one] = again
        last = (state.number - len(table.opening), state.results())
        return notes_of(table.id, weighed, people, last)

    async def _weigh(
        self,
        claim: Claim,
        table: Table,
        state: TableState,
        one: Decided,
        once_more: bool = False,
    ) -> Weighed | None:
        """What the seat could know then is all that counts: dealt from nothing else."""
        hub = self._hub
        await claim.keep()
        while hub.kitchen.waiting:
            await asyncio.sleep(0.1)
            await claim.keep()
        errand = Errand(
            table=f"{table.id}/read",
            game=table.game,
            options=table.options,
            edition_source=table.edition_source,
            seats=len(table.seats),
            seed=table.seed,
            moves=state.played()[: one.index],
            known=one.index,
            seat=one.seat,
            bot=chef().name,
            rules=table.rules,
            digest=table.digest,
            chance=f"{table.id}/{one.index}/{one.seat}",
        )
        work = partial(weigh, played=one.move, once_more=once_more)
        thinking = asyncio.create_task(hub.kitchen.workers.consult(work, errand))
        try:
            while not (await asyncio.wait({thinking}, timeout=SAYS_SO_EVERY))[0]:
                await claim.keep()
            return thinking.result()
        finally:
            thinking.cancel()


def decisions_of(table: Table, rows: list[LogRow]) -> tuple[TableState, list[Decided]]:
    """The table as it was at the end, and the moves that stood then at which there was a choice."""
    start = -len(table.opening)
    state, whole = from_the_deal(table, rows)
    numbers: list[int] = []
    choices: list[bool] = []
    by_bots: list[bool] = []
    for row in whole:
        if row.kind == "move":
            numbers.append(start + row.number - 1)
            choices.append(len(state.match.moves(row.seat)) > 1)
            by_bots.append(not state.players[row.seat].played_by_person)
        elif row.kind == "undo" and own_undo(row):
            gone = state.timeline.last_move_of(row.seat)
            del numbers[gone], choices[gone], by_bots[gone]
        elif row.kind == "undo":
            to = int(row.data["to"])
            del numbers[to:], choices[to:], by_bots[to:]
        state.apply(row)
    found = [
        Decided(numbers[index], index, seat, move, by_bots[index])
        for index, (seat, move) in enumerate(state.played())
        if choices[index]
    ]
    return state, found


def own(weighed: dict[Decided, Weighed], seat: int) -> dict[Decided, Weighed]:
    """What the person of a seat has decided, and no bot in their place."""
    return {one: found for one, found in weighed.items() if one.seat == seat and not one.by_bot}


def chosen(decided: list[Decided], people: set[int]) -> list[Decided]:
    """As many as there is time for, from all over the match; those of people first. In their order: a
    worker goes on from the match as it has it."""
    of_people = [one for one in decided if one.seat in people and not one.by_bot]
    mine = spread(of_people, MOST_DECISIONS)
    others = [one for one in decided if one.seat not in people or one.by_bot]
    found = [*mine, *spread(others, MOST_DECISIONS - len(mine))]
    return sorted(found, key=lambda one: one.index)


def spread(decided: list[Decided], most: int) -> list[Decided]:
    """
    >>> [one.index for one in spread([Decided(0, n, 0, "") for n in range(7)], 3)]
    [0, 2, 4]
    """
    if len(decided) <= most:
        return decided
    return [decided[place * len(decided) // most] for place in range(most)]


def cost(weighed: Weighed) -> tuple[float, float]:
    """In points and in chance to win, by the best of the chef's moves."""
    best, played = weighed.moves[0], weighed.played
    return round(best.points - played.points, 1), round(best.chance - played.chance, 3)


def is_costly(weighed: Weighed) -> bool:
    """Whoever gave points away for a better chance to win has lost nothing."""
    points, chance = cost(weighed)
    return points >= WORTH_TELLING and chance >= 0


def notes_of(
    table: str, weighed: dict[Decided, Weighed], people: set[int], last: tuple[int, list[Outcome]]
) -> ChefNotes:
    """`last` is the number of the end, and how it came out."""
    number, results = last
    curve = [
        SeatChance(one.number, one.seat, found.moves[0].chance) for one, found in weighed.items()
    ]
    winners = [one.seat for one in results if one.rank == 1 and one.seat is not None]
    seats = sorted({one.seat for one in weighed})
    curve += [SeatChance(number, seat, 1.0 if seat in winners else 0.0) for seat in seats]
    costly = []
    read = []
    for seat in sorted(people):
        mine = own(weighed, seat)
        best = sum(found.moves[0].move == found.played.move for found in mine.values())
        read.append(SeatReading(seat, best, len(mine)))
        told = [one for one, found in mine.items() if is_costly(found)]
        told.sort(key=lambda one: cost(mine[one]), reverse=True)
        costly += [costly_decision(one, mine[one]) for one in told[:MOST_COSTLY]]
    return ChefNotes(table, "ready", curve, costly, read)


def costly_decision(one: Decided, weighed: Weighed) -> CostlyDecision:
    points, chance = cost(weighed)
    return CostlyDecision(
        one.number, one.seat, weighed.moves, weighed.played, points, chance, weighed.why
    )
