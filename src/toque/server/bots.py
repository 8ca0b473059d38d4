"""Bots in processes of their own, with a deadline; one that fails plays its fallback. So does the chef,
who has a process apart, and says nothing where he fails.

A worker keeps the matches that it has played lately, so that a bot's next move replays only what is new.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final, TypeVar

import msgspec
import structlog

from toque.bots.bot import Candidate, decide, in_time
from toque.bots.chef import FOR_A_DECISION, FOR_ADVICE, MOST_CANDIDATES, apart, compared
from toque.bots.ladder import LADDER, bot, level_names
from toque.bots.levels import levels_of
from toque.engine.match import Match
from toque.engine.wire import BillLine
from toque.games import game
from toque.server.messages import ChefMove
from toque.server.rules import rules_of

log = structlog.get_logger()

Answer = TypeVar("Answer")

KEPT_MATCHES: Final = 64
STARTING: Final = 120.0
"""Seconds for a worker to begin. No part of a bot's time, or a busy machine would never see one."""
FALLBACK: Final = LADDER[0].name
PATIENCE: Final = 10
"""By how much those step back for whom nobody's match waits."""


class Errand(msgspec.Struct, frozen=True):
    """All that a worker needs to choose a move."""

    table: str
    game: str
    options: dict[str, str]
    edition_source: str
    seats: int
    seed: str
    moves: list[tuple[int, str]]
    known: int
    """How many of them the seat may know of: what it thinks depends on nothing else."""
    seat: int
    bot: str
    rules: int = 0
    digest: str = ""
    share: float = 1.0
    """Of its seconds: where more bots think than there are workers, each takes less time."""
    chance: str = ""
    """For the chef: what it is dealt from, which tells nothing that the seat cannot know."""


class Tasted(msgspec.Struct, frozen=True):
    """What the chef found."""

    moves: list[ChefMove]
    why: list[BillLine]


class Weighed(msgspec.Struct, frozen=True):
    """What the chef thinks of a move that was played."""

    moves: list[ChefMove]
    """What he would have played, the best first."""
    played: ChefMove
    why: list[BillLine]


def end_with_the_server() -> None:
    """In the worker: a server that is killed cannot stop its workers, so they watch for its end."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="toque-server-watch", daemon=True).start()


def step_back() -> None:
    """In the worker: all who play go before."""
    end_with_the_server()
    if hasattr(os, "nice"):
        os.nice(PATIENCE)


def is_there() -> None:
    """In the worker: it has loaded all that it needs."""


_kept: OrderedDict[tuple[str, str, str], tuple[list[tuple[int, str]], Match]] = OrderedDict()
"""By game, table and seed: the moves of a match, and the match after them."""


def choose(errand: Errand) -> str:
    """In the worker: the notation of the bot's move."""
    match = _match(errand)
    seed = f"{errand.seed}/{errand.seat}"
    player = bot(errand.bot)
    budget = in_time(player, match.setup, errand.share)
    choice = decide(player, match, errand.seat, seed, errand.known, budget)
    return match.setup.game.lexicon.notation(choice.move)


def taste(errand: Errand) -> Tasted:
    """In the worker: what the chef would play, and why."""
    match = _match(errand)
    chef = bot(errand.bot)
    found = in_order(compared(chef, match, errand.seat, errand.chance, FOR_ADVICE))
    found = found[:MOST_CANDIDATES]
    why = []
    if len(found) > 1:
        why = apart(match, errand.seat, found[0].move, found[1].move, errand.chance)
    return Tasted([chef_move(match, errand.seat, one) for one in found], why)


def weigh(errand: Errand, played: str, once_more: bool = False) -> Weighed | None:
    """In the worker: a move beside what the chef would have played. `once_more` with the two alone, and
    other worlds: of many decisions some look worst by chance. Nothing where the bot compares nothing."""
    match = _match(errand)
    reader = bot(errand.bot)
    move = match.setup.game.lexicon.parse(played)
    seat, chance = errand.seat, errand.chance
    found = in_order(compared(reader, match, seat, chance, FOR_A_DECISION))
    if not found:
        return None
    best = found
    its = [one for one in found if one.move == move]
    if found[0].move != move and (once_more or not its):
        two = [found[0].move, move]
        both = compared(reader, match, seat, f"{chance}/once more", FOR_A_DECISION, two)
        its = [one for one in both if one.move == move]
        best = in_order([*(one for one in both if one.move != move), *found[1:]])
    if not its or not best:
        return None
    if at_least(its[0], best[0]):
        best = its
    best = [best[0], *(one for one in best[1:] if one.move != move)][:2]
    why = apart(match, seat, best[0].move, move, chance) if best[0].move != move else []
    return Weighed(
        [chef_move(match, seat, one) for one in best], chef_move(match, seat, its[0]), why
    )


def in_order(found: list[Candidate]) -> list[Candidate]:
    """Without what looks better than the first, because it was tried too seldom."""
    return [one for one in found if one is found[0] or at_least(found[0], one)]


def at_least(one: Candidate, other: Candidate) -> bool:
    return one.chance >= other.chance and one.points >= other.points


def chef_move(match: Match, seat: int, one: Candidate) -> ChefMove:
    return ChefMove(
        match.setup.game.lexicon.wire(one.move),
        match.label(seat, one.move),
        round(one.points, 1),
        round(one.chance, 3),
    )


def seconds_of(name: str, slug: str) -> float:
    """What a bot may take for a move, whoever sits there with it; nothing of one that nobody knows."""
    if name not in level_names():
        return 0.0
    return levels_of(game(slug)).level[level_names().index(name)].seconds


def _match(errand: Errand) -> Match:
    key = errand.game, errand.table, errand.seed
    played, match = _kept.pop(key, ([], None))
    if match is None or errand.moves[: len(played)] != played:
        title, edition = rules_of(errand.game, errand.rules, errand.digest, errand.edition_source)
        played = []
        match = title.new(errand.seats, errand.options, errand.seed, edition)
    lexicon = match.setup.game.lexicon
    for seat, notation in errand.moves[len(played) :]:
        match.play(seat, lexicon.parse(notation))
    _kept[key] = (errand.moves, match)
    while len(_kept) > KEPT_MATCHES:
        _kept.popitem(last=False)
    return match


class BotRunner:
    def __init__(self, workers: int, deadline: float, last: bool = False) -> None:
        """`last`: for what nobody's match waits for."""
        self.deadline = deadline
        self._last = last
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._begun: Future[None] | None = None
        self._free = asyncio.Semaphore(workers)
        """A bot's time begins when there is a worker for it, or a house with much to do would let all of
        them play by chance."""
        self.failures = 0
        self.overruns = 0
        self.waiting = 0
        """Questions that are thought about, or wait for a worker."""

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork of a process with threads and an event loop may never wake up.
            context = multiprocessing.get_context("spawn")
            begin = step_back if self._last else end_with_the_server
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin)
            self._begun = self._pool.submit(is_there)
        return self._pool

    async def choose(self, errand: Errand) -> str:
        """The bot's move, or its fallback's if it crashes or takes too long."""
        self.waiting += 1
        try:
            return await self._choose(errand)
        finally:
            self.waiting -= 1

    async def _choose(self, errand: Errand) -> str:
        found = await self.consult(choose, errand)
        return choose(msgspec.structs.replace(errand, bot=FALLBACK)) if found is None else found

    async def consult(self, work: Callable[[Errand], Answer], errand: Errand) -> Answer | None:
        """What a worker finds; nothing if it takes too long, fails, or dies once more."""
        try:
            try:
                return await self._in_turn(work, errand)
            except BrokenProcessPool:
                # It may have died before, or of another's question: nobody plays by chance for that.
                log.warning("a worker died", table=errand.table, bot=errand.bot, seat=errand.seat)
                return await self._in_turn(work, errand)
        except BrokenProcessPool:
            why = "crashed"
        except TimeoutError:
            self.overruns += 1
            why = "too slow"
        except Exception as failure:
            why = repr(failure)
        self.failures += 1
        log.error("bot failed", table=errand.table, bot=errand.bot, seat=errand.seat, why=why)
        return None

    async def _in_turn(self, work: Callable[[Errand], Answer], errand: Errand) -> Answer:
        try:
            async with self._free:
                return await self._ask(work, errand)
        except asyncio.CancelledError as swept:
            # Either whoever asks goes away, or another bot's failure has swept this question away too.
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise BrokenProcessPool from swept

    async def _ask(self, work: Callable[[Errand], Answer], errand: Errand) -> Answer:
        pool = self._executor()
        try:
            if self._begun is not None and not self._begun.done():
                async with asyncio.timeout(STARTING):
                    await asyncio.shield(asyncio.wrap_future(self._begun))
            future = pool.submit(work, msgspec.structs.replace(errand, share=self.share()))
            async with asyncio.timeout(self.patience(errand)):
                return await asyncio.wrap_future(future)
        except (BrokenProcessPool, TimeoutError):
            # A worker cannot be stopped in the middle of a thought: begin with fresh ones.
            self._drop(pool)
            raise

    def share(self) -> float:
        """Of the seconds of a level, what is left to each who thinks now."""
        return min(1.0, self._workers / max(1, self.waiting))

    def patience(self, errand: Errand) -> float:
        """What a level may think is its own; the deadline is for what goes wrong."""
        return self.deadline + seconds_of(errand.bot, errand.game)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """With all who think there; not the one that has taken its place, if another was quicker."""
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)
