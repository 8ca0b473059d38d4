"""Bots in processes of their own, with a deadline; one that fails plays its fallback.

A worker keeps the matches that it has played lately, so that a bot's next move replays only what is new.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

import msgspec
import structlog

from toque.bots.bot import decide
from toque.bots.ladder import LADDER, bot
from toque.engine.match import Match
from toque.server.rules import rules_of

log = structlog.get_logger()

KEPT_MATCHES: Final = 64
STARTING: Final = 120.0
"""Seconds for a worker to begin. No part of a bot's time, or a busy machine would never see one."""
FALLBACK: Final = LADDER[0].name


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


def end_with_the_server() -> None:
    """In the worker: a server that is killed cannot stop its workers, so they watch for its end."""
    server = multiprocessing.parent_process()
    assert server is not None

    def watch() -> None:
        wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="toque-server-watch", daemon=True).start()


def is_there() -> None:
    """In the worker: it has loaded all that it needs."""


_kept: OrderedDict[tuple[str, str, str], tuple[list[tuple[int, str]], Match]] = OrderedDict()
"""By game, table and seed: the moves of a match, and the match after them."""


def choose(errand: Errand) -> str:
    """In the worker: the notation of the bot's move."""
    match = _match(errand)
    seed = f"{errand.seed}/{errand.seat}"
    choice = decide(bot(errand.bot), match, errand.seat, seed, errand.known)
    return match.setup.game.lexicon.notation(choice.move)


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
    def __init__(self, workers: int, deadline: float) -> None:
        self.deadline = deadline
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
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=end_with_the_server
            )
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
        try:
            async with self._free:
                return await self._ask(errand)
        except BrokenProcessPool:
            why = "crashed"
        except asyncio.CancelledError:
            # Either whoever asks goes away, or another bot's failure has swept this question away too.
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            why = "crashed"
        except TimeoutError:
            self.overruns += 1
            why = "too slow"
        except Exception as failure:
            why = repr(failure)
        self.failures += 1
        log.error("bot failed", table=errand.table, bot=errand.bot, seat=errand.seat, why=why)
        return choose(msgspec.structs.replace(errand, bot=FALLBACK))

    async def _ask(self, errand: Errand) -> str:
        pool = self._executor()
        try:
            if self._begun is not None and not self._begun.done():
                await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self._begun)), STARTING)
            future = pool.submit(choose, errand)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.deadline)
        except (BrokenProcessPool, TimeoutError):
            # A worker cannot be stopped in the middle of a thought: begin with fresh ones.
            self._drop(pool)
            raise

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
