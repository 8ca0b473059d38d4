"""Bots in their own processes: what they choose, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import signal
import time

import msgspec
import pytest

from toque.bots.bot import decide
from toque.bots.budget import Budget
from toque.bots.ladder import bot
from toque.games import game
from toque.server import bots
from toque.server.bots import BotRunner, Errand, choose, end_with_the_server

GAME = game("pieces-montees")


def errand(name: str = "greedy", moves: tuple[tuple[int, str], ...] = ()) -> Errand:
    return Errand("t", GAME.slug, {}, "", 2, "runner", list(moves), len(moves), 0, name)


def legal(move: str, moves: tuple[tuple[int, str], ...] = ()) -> bool:
    match = GAME.new(2, seed="runner")
    for seat, notation in moves:
        match.play(seat, GAME.lexicon.parse(notation))
    return GAME.lexicon.parse(move) in match.moves(0)


def test_a_worker_chooses_what_the_bot_would() -> None:
    async def run() -> None:
        runner = BotRunner(1, 20.0)
        try:
            match = GAME.new(2, seed="runner")
            expected = decide(bot("greedy"), match, 0, "runner/0", 0).move
            asked = asyncio.create_task(runner.choose(errand()))
            await asyncio.sleep(0)
            assert runner.waiting == 1
            assert await asked == GAME.lexicon.notation(expected)
            assert runner.waiting == 0
            played = ((0, "turn b1"),)
            assert legal(await runner.choose(errand(moves=played)), played)
            assert runner.failures == 0
        finally:
            runner.close()

    asyncio.run(run())


def test_a_level_has_its_seconds_beyond_the_deadline() -> None:
    async def run() -> None:
        runner = BotRunner(2, 3.0)
        assert runner.patience(errand("greedy")) == 3.0
        assert runner.patience(errand("nobody-knows-it")) == 3.0
        assert runner.patience(errand("level-6")) == 8.0

    asyncio.run(run())


def test_a_crowd_of_bots_shares_the_workers_and_the_time() -> None:
    async def run() -> None:
        runner = BotRunner(2, 3.0)
        shares = []
        for waiting in (0, 1, 2, 8):
            runner.waiting = waiting
            shares.append(runner.share())
        assert shares == [1.0, 1.0, 1.0, 0.25]
        runner.deadline = 60.0  # the worker has to load this file
        try:
            assert await runner.consult(share_in_the_worker, errand()) == 0.25
        finally:
            runner.close()

    asyncio.run(run())


def share_in_the_worker(asked: Errand) -> float:
    return asked.share


def test_a_worker_gives_a_level_its_share_of_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def look(*words: object) -> object:
        given.append(words[-1])
        return decide(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(bots, "decide", look)
    hurried = msgspec.structs.replace(errand("level-6"), share=0.004)
    assert legal(choose(hurried))
    (budget,) = given
    assert isinstance(budget, Budget)
    assert budget.seconds == pytest.approx(0.02)


def test_a_bot_that_overruns_plays_its_fallback() -> None:
    async def run() -> None:
        runner = BotRunner(1, 0.0)
        try:
            assert legal(await runner.choose(errand()))
            assert runner.failures == runner.overruns == 1
        finally:
            runner.close()

    asyncio.run(run())


def test_a_bot_that_fails_plays_its_fallback() -> None:
    async def run() -> None:
        runner = BotRunner(1, 20.0)
        try:
            assert legal(await runner.choose(errand("no-such-bot")))
            assert runner.failures == 1
        finally:
            runner.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        runner = BotRunner(1, 20.0)
        try:
            await runner.choose(errand())
            pool = runner._executor()
            for pid in list(pool._processes or {}):
                os.kill(pid, signal.SIGKILL)
            assert legal(await runner.choose(errand()))
            assert legal(await runner.choose(errand()))
            assert runner.failures <= 1
        finally:
            runner.close()

    asyncio.run(run())


def test_a_worker_notices_an_undo() -> None:
    long = ((0, "turn b1"), (0, "turn b2"))
    assert legal(choose(errand(moves=long)), long)
    short = ((0, "turn b1"),)
    assert legal(choose(errand(moves=short)), short)
    other = ((0, "turn a1"),)
    assert legal(choose(errand(moves=other)), other)


SLOW_START = 3.0


def begin_slowly() -> None:
    time.sleep(SLOW_START + 0.5)
    end_with_the_server()


def test_the_time_of_a_bot_begins_when_its_worker_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a worker may take longer to begin than a bot may think."""
    monkeypatch.setattr(bots, "end_with_the_server", begin_slowly)

    async def run() -> None:
        runner = BotRunner(1, SLOW_START)
        try:
            answers = await asyncio.gather(*(runner.choose(errand()) for _ in range(3)))
            assert all(legal(answer) for answer in answers)
            assert runner.failures == runner.overruns == 0
        finally:
            runner.close()

    asyncio.run(run())


THOUGHT = 1.0


def think_slowly(errand: Errand) -> str:
    time.sleep(THOUGHT)
    return choose(errand)


def test_the_time_of_a_bot_begins_when_it_is_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stands in a queue does not think; and nobody plays by chance because there are many."""

    async def run() -> None:
        runner = BotRunner(1, 20 * THOUGHT)
        try:
            await runner.choose(errand())  # the worker has all that it needs
            monkeypatch.setattr(bots, "choose", think_slowly)
            runner.deadline = 4 * THOUGHT
            await asyncio.gather(*(runner.choose(errand()) for _ in range(6)))
            assert runner.failures == runner.overruns == 0
        finally:
            runner.close()

    asyncio.run(run())


def test_a_worker_that_dies_takes_none_of_the_next_ones_with_it() -> None:
    """Of two who were answered by a dead pool, the slower one hears of it when there is a new one."""

    async def run() -> None:
        runner = BotRunner(2, 20.0)
        try:
            await runner.choose(errand())
            dead = runner._executor()
            runner._drop(dead)
            pool = runner._executor()
            runner._drop(dead)
            assert runner._executor() is pool
            assert legal(await runner.choose(errand()))
            assert runner.failures == 0
        finally:
            runner.close()

    asyncio.run(run())


def test_a_bot_that_hangs_leaves_nobody_without_an_answer() -> None:
    """Those who wait behind it are swept away with its worker, and answered all the same."""

    async def run() -> None:
        runner = BotRunner(1, 1.0)

        async def later(number: int) -> str:
            await asyncio.sleep(0.1 * number)
            return await runner.choose(errand())

        try:
            await runner.choose(errand())
            for pid in list(runner._executor()._processes or {}):
                os.kill(pid, signal.SIGSTOP)
            answers = await asyncio.gather(*(later(n) for n in range(6)), return_exceptions=True)
            assert all(isinstance(answer, str) and legal(answer) for answer in answers), answers
        finally:
            runner.close()

    asyncio.run(run())


def test_nobody_plays_by_chance_because_a_worker_was_killed() -> None:
    """It died while it had nothing to do, or of what another bot was asked."""

    async def run() -> None:
        runner = BotRunner(2, 60.0)

        def workers() -> list[int]:
            return list(runner._executor()._processes or {})

        try:
            best = await runner.choose(errand())
            for pid in workers():
                os.kill(pid, signal.SIGKILL)
            assert await runner.choose(errand()) == best
            for pid in workers():
                os.kill(pid, signal.SIGSTOP)
            asked = [asyncio.create_task(runner.choose(errand())) for _ in range(2)]
            await asyncio.sleep(0.1)
            os.kill(workers()[0], signal.SIGKILL)
            assert await asyncio.gather(*asked) == [best, best]
            assert runner.failures == 0
        finally:
            runner.close()

    asyncio.run(run())


def test_a_question_of_which_workers_die_is_not_asked_for_ever() -> None:
    async def run() -> None:
        runner = BotRunner(1, 60.0)
        try:
            await runner.consult(die, errand())
            assert runner.failures == 1
            assert legal(await runner.choose(errand()))
        finally:
            runner.close()

    asyncio.run(run())


def die(_: Errand) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
