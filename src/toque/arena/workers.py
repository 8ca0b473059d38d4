"""Who plays the matches of a plan: this process, or several that it starts.

Matches come back in any order. A process that dies is replaced and its match played again: it costs
nothing but time.
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Protocol

import msgspec

from toque.arena.counting import Played
from toque.arena.plan import Plan, play_planned
from toque.engine.refusal import Refusal
from toque.engine.text import Text

OBJECTS: Final = 100_000
"""How many are made until cycles among them are looked for: the positions that bots try have none."""
MOST_DEATHS: Final = 3
"""If a match is the end of so many processes in a row, it is not by chance."""


@contextmanager
def few_cycles() -> Iterator[None]:
    """Python looks for cycles seldom, as long as this lasts."""
    usual = gc.get_threshold()
    gc.set_threshold(OBJECTS)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


class Workers(Protocol):
    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        """The matches of these numbers, in the order in which they end."""
        ...


class Here:
    """One match after the other, in this process."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        with few_cycles():
            for number in numbers:
                yield play_planned(plan, number)


class Processes:
    """Several matches at a time, each process with one."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[Played]:
        waiting = list(reversed(numbers))
        deaths: dict[int, int] = {}
        busy: dict[Connection, _Worker] = {}
        try:
            while waiting or busy:
                while waiting and len(busy) < self.jobs:
                    worker = _Worker(plan)
                    busy[worker.pipe] = worker
                    worker.begin(waiting.pop())
                for pipe in wait(list(busy)):
                    assert isinstance(pipe, Connection)
                    worker = busy[pipe]
                    number = worker.number
                    try:
                        played = worker.result()
                    except (EOFError, OSError):
                        del busy[pipe]
                        worker.end()
                        deaths[number] = deaths.get(number, 0) + 1
                        if deaths[number] == MOST_DEATHS:
                            raise Refusal(
                                "cli-arena-deadly", number=number, times=MOST_DEATHS
                            ) from None
                        waiting.append(number)
                        continue
                    if waiting:
                        worker.begin(waiting.pop())
                    else:
                        del busy[pipe]
                        worker.end()
                    yield played
        finally:
            for worker in busy.values():
                worker.end()


@contextmanager
def ctrl_c_waiting() -> Iterator[None]:
    """It comes afterwards. A process that is begun meanwhile does not hear it before it can say that it
    does not want to."""
    # The first process brings another one along, after which signals come through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process that plays the matches whose numbers it is sent."""

    def __init__(self, plan: Plan) -> None:
        # Whoever forks must not have threads, and a progress bar has one.
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(theirs, msgspec.json.encode(plan)), daemon=True
        )
        with ctrl_c_waiting():
            self.process.start()
        theirs.close()
        self.number = -1

    def begin(self, number: int) -> None:
        self.number = number
        # One that has died meanwhile is found when its result is asked for.
        with suppress(OSError):
            self.pipe.send(number)

    def result(self) -> Played:
        answer = msgspec.json.decode(self.pipe.recv_bytes(), type=_Answer)
        if answer.refused is not None:
            raise Refusal(answer.refused.key, **answer.refused.args)
        assert answer.played is not None
        return answer.played

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


class _Answer(msgspec.Struct, frozen=True):
    played: Played | None = None
    refused: Text | None = None


def _work(pipe: Connection, encoded: bytes) -> None:
    # Ctrl-C reaches all processes of a terminal; the one that started this one answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(OBJECTS)
    plan = msgspec.json.decode(encoded, type=Plan)
    while True:
        try:
            number = pipe.recv()
        except EOFError:
            return
        try:
            answer = _Answer(played=play_planned(plan, number))
        except Refusal as refusal:
            answer = _Answer(refused=refusal.text)
        pipe.send_bytes(msgspec.json.encode(answer))
