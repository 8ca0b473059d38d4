"""The outbox: everything leaves once, failures come again later, nothing stops it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from tests.server.shelf import MINUTE, NOON, Shelf, parcel
from toque.engine.refusal import Refusal
from toque.server.config import Settings
from toque.server.outbox import AT_ONCE, GRACE, MOST_TRIES, Outbox, wait_before_try
from toque.server.rows import Parcel
from toque.server.sender import NotSent

pytestmark = pytest.mark.anyio
SETTINGS = Settings(database=":memory:")
HOUR = 60 * MINUTE


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Carrier:
    """Notes what it is given; can fail, and can be slow until it is let go."""

    def __init__(self) -> None:
        self.carried: list[str] = []
        self.begun: list[str] = []
        self.failures: dict[str, Exception] = {}
        self.slow: set[str] = set()
        self.go = asyncio.Event()

    async def send(self, parcel: Parcel) -> None:
        self.begun.append(parcel.id)
        if parcel.id in self.slow:
            await self.go.wait()
        if parcel.id in self.failures:
            raise self.failures[parcel.id]
        self.carried.append(parcel.id)


class House:
    def __init__(self) -> None:
        self.shelf = Shelf()
        self.carrier = Carrier()
        self.now = NOON
        self.outbox = Outbox(
            self.shelf.store,
            SETTINGS,
            {"mail": self.carrier, "webhook": self.carrier},
            clock=lambda: self.now,
            look_every=0.01,
        )

    async def put(self, *parcels: Parcel) -> None:
        for one in parcels:
            await self.shelf.add_parcel(one)


@contextlib.asynccontextmanager
async def running(house: House) -> AsyncIterator[House]:
    await house.outbox.start()
    try:
        yield house
    finally:
        house.carrier.go.set()
        await house.outbox.stop()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.002)


async def test_what_is_due_leaves_once_and_what_is_not_stays() -> None:
    house = House()
    await house.put(parcel("a"), parcel("b", "webhook"), parcel("later", due=NOON + 1))
    async with running(house):
        await until(lambda: len(house.shelf.sent) == 2)
        await asyncio.sleep(0.05)
    assert sorted(house.carrier.carried) == sorted(house.shelf.sent) == ["a", "b"]
    assert list(house.shelf.waiting) == ["later"]


async def test_a_poke_wakes_it() -> None:
    house = House()
    house.outbox._look_every = 3600
    async with running(house):
        await asyncio.sleep(0.02)
        await house.put(parcel("a"))
        house.outbox.poke()
        await until(lambda: house.shelf.sent == ["a"])


async def test_more_than_fit_at_once_all_leave() -> None:
    house = House()
    house.outbox._look_every = 3600
    ids = [f"p{number}" for number in range(4 * AT_ONCE + 3)]
    await house.put(*(parcel(id, key=id) for id in ids))
    async with running(house):
        await until(lambda: len(house.shelf.sent) == len(ids))
    assert sorted(house.carrier.carried) == sorted(ids)


async def test_slow_receivers_do_not_hold_up_the_others() -> None:
    house = House()
    slow = [f"slow{number}" for number in range(AT_ONCE - 1)]
    house.carrier.slow = set(slow)
    await house.put(*(parcel(id, due=NOON - 1) for id in slow), parcel("quick"))
    async with running(house):
        await until(lambda: house.shelf.sent == ["quick"])
        assert sorted(house.carrier.begun) == sorted([*slow, "quick"])


async def test_a_failure_is_tried_again_and_given_up_in_the_end() -> None:
    house = House()
    house.carrier.failures["a"] = NotSent("status 503")
    await house.put(parcel("a"))
    dues = []
    async with running(house):
        for failures in range(1, MOST_TRIES + 1):
            await until(lambda count=failures: len(house.shelf.failed) == count)  # type: ignore[misc]
            dues.append(house.shelf.failed[-1][1] - house.now)
            house.now += 7 * HOUR
        await asyncio.sleep(0.03)
    assert len(house.carrier.begun) == MOST_TRIES
    assert {why for _, _, why in house.shelf.failed} == {"status 503"}
    assert house.shelf.failed[-1][1] == 0
    waits = dues[:-1]
    assert all(MINUTE <= wait <= 6 * HOUR for wait in waits)
    assert waits == sorted(waits)
    assert not house.shelf.waiting


async def test_what_cannot_help_is_given_up_at_once() -> None:
    house = House()
    house.carrier.failures["a"] = NotSent("status 410", again=False)
    await house.put(parcel("a"))
    async with running(house):
        await until(lambda: bool(house.shelf.failed))
    assert house.shelf.failed == [("a", 0, "status 410")]


async def test_a_kind_that_nobody_carries_is_given_up() -> None:
    house = House()
    house.outbox = Outbox(house.shelf.store, SETTINGS, clock=lambda: house.now, look_every=0.01)
    assert not house.outbox.mail_enabled
    await house.put(parcel("a"))
    async with running(house):
        await until(lambda: bool(house.shelf.failed))
    assert house.shelf.failed[0][1] == 0


async def test_no_exception_stops_it_and_none_spills_an_address() -> None:
    house = House()
    for id, error in {
        "a": RuntimeError("cannot reach anna@example.org"),
        "b": OSError("https://hook.example/secret"),
        "c": NotSent("status 500"),
    }.items():
        house.carrier.failures[id] = error
        await house.put(parcel(id, address="https://hook.example/secret"))
    await house.put(parcel("d", due=NOON + 1))
    with structlog.testing.capture_logs() as logs:
        async with running(house):
            await until(lambda: len(house.shelf.failed) == 3)
            house.now += 1
            await until(lambda: house.shelf.sent == ["d"])
            house.shelf.broken = True
            await until(lambda: any(line["event"] == "outbox-store-failed" for line in logs))
            house.shelf.broken = False
    failures = [line for line in logs if line["event"] == "parcel-failed"]
    assert sorted(line["parcel"] for line in failures) == ["a", "b", "c"]
    said = repr(logs) + repr(house.shelf.failed)
    for secret in ("example.org", "hook.example", "secret", "hunter2"):
        assert secret not in said


async def test_a_store_that_fails_after_the_sending_does_not_double_it() -> None:
    house = House()
    house.carrier.slow = {"a"}
    await house.put(parcel("a"))
    async with running(house):
        await until(lambda: house.carrier.begun == ["a"])
        house.shelf.broken = True
        house.carrier.go.set()
        await until(lambda: house.carrier.carried == ["a"])
        await asyncio.sleep(0.05)
        house.shelf.broken = False
        await until(lambda: house.shelf.sent == ["a"])
        await asyncio.sleep(0.03)
    assert house.carrier.begun == ["a"]


async def test_a_broken_store_is_not_asked_without_a_pause() -> None:
    house = House()
    house.outbox._look_every = 3600
    house.shelf.broken = True
    with structlog.testing.capture_logs() as logs:
        async with running(house):
            await until(lambda: bool(logs))
            for _ in range(50):
                house.outbox.poke()
                await asyncio.sleep(0.001)
    assert [line["event"] for line in logs] == ["outbox-store-failed"]


async def test_stopping_lets_what_is_under_way_arrive() -> None:
    house = House()
    house.carrier.slow = {"a"}
    await house.put(parcel("a"))
    await house.outbox.start()
    await until(lambda: house.carrier.begun == ["a"])
    await house.put(parcel("b"))
    stopping = asyncio.create_task(house.outbox.stop())
    await asyncio.sleep(0.03)
    assert not stopping.done()
    house.carrier.go.set()
    await stopping
    assert house.shelf.sent == house.carrier.carried == ["a"]
    # What had not begun waits for the next start.
    assert list(house.shelf.waiting) == ["b"]
    async with running(house):
        await until(lambda: house.shelf.sent == ["a", "b"])
    assert house.carrier.begun == ["a", "b"]


async def test_stopping_does_not_wait_for_ever_and_loses_nothing() -> None:
    house = House()
    house.carrier.slow = {"a"}
    await house.put(parcel("a"))
    await house.outbox.start()
    await until(lambda: house.carrier.begun == ["a"])
    async with asyncio.timeout(GRACE / 2):
        await house.outbox.stop(grace=0.02)
    assert list(house.shelf.waiting) == ["a"]
    assert not house.shelf.failed
    house.carrier.slow = set()
    async with running(house):
        await until(lambda: house.shelf.sent == ["a"])


async def test_starting_and_stopping_twice_is_harmless() -> None:
    house = House()
    await house.put(parcel("a"))
    async with running(house):
        await house.outbox.start()
        await until(lambda: house.shelf.sent == ["a"])
    await house.outbox.stop()
    assert house.carrier.carried == ["a"]


def test_the_settings_decide_whether_mails_are_sent() -> None:
    mailing = Settings(
        database=":memory:", smtp_url="smtp://mail.example", mail_from="toque@example.org"
    )
    assert Outbox(Shelf().store, mailing).mail_enabled
    assert not Outbox(Shelf().store, SETTINGS).mail_enabled
    with pytest.raises(Refusal, match="mail-bad-smtp"):
        Outbox(Shelf().store, Settings(database="", smtp_url="ftp://mail.example"))


@given(st.integers(1, 12), st.floats(0, 1))
def test_waits_stay_between_a_minute_and_six_hours(failures: int, chance: float) -> None:
    assert MINUTE <= wait_before_try(failures, chance) <= 6 * HOUR
    assert wait_before_try(failures, chance) <= wait_before_try(failures + 1, 0.0) or failures > 6


def test_waits_are_spread() -> None:
    assert len({wait_before_try(3, chance / 10) for chance in range(11)}) == 11
