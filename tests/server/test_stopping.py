"""Who is told to stop, stops: also in the moment in which what they wait for is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any

import pytest

from tests.server.test_reader import reader_of, shelf_with
from toque.server.bots import BotRunner, Errand
from toque.server.reader import Reader

pytestmark = pytest.mark.anyio
FEW_STEPS = 8
"""More steps of the loop than there are from what happens to who waits for it."""


async def stops(
    work: Coroutine[Any, Any, object], happens: Callable[[], object], steps: int
) -> bool:
    """Whether it ends if it is told so that many steps after what it waits for has happened."""
    task = asyncio.create_task(work)
    for _ in range(FEW_STEPS):
        await asyncio.sleep(0)
    happens()
    for _ in range(steps):
        await asyncio.sleep(0)
    done_before = task.done()
    task.cancel()
    await asyncio.wait({task}, timeout=1)
    return done_before or task.cancelled()


@pytest.mark.parametrize("steps", range(FEW_STEPS))
async def test_a_reader_who_is_woken_just_then_stops(steps: int) -> None:
    class Nothing(Reader):
        async def _next(self) -> None:
            return None

    chef = Nothing(reader_of(shelf_with(0))._hub)
    assert await stops(chef.read_on(), chef.wake, steps)


class Pool:
    """As much of a pool of processes as a runner needs; its answers come when a test says so."""

    def __init__(self) -> None:
        self.answer: Future[str] = Future()

    def submit(self, *_: object) -> Future[str]:
        return self.answer


@pytest.mark.parametrize("steps", range(FEW_STEPS))
async def test_nobody_goes_on_who_is_told_to_stop_when_a_bot_has_answered(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Pool()
    runner = BotRunner(1, 60.0)
    monkeypatch.setattr(runner, "_executor", lambda: pool)
    errand = Errand("t", "toy", {}, "", 2, "s", [], 0, 0, "random")
    asked = runner.consult(lambda _: "", errand)
    assert await stops(asked, lambda: pool.answer.set_result("a move"), steps)
