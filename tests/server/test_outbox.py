"""The outbox: everything leaves once, failures come again later, nothing stops it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st

from tests.server.parcels import MINUTE, NOON, ParcelStore, parcel
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


class Office:
    def __init__(self) -> None:
        self.kept = ParcelStore()
        self.carrier = Carrier()
        self.now = NOON
        self.outbox = Outbox(
            self.kept.store,
            SETTINGS,
            {"mail": self.carrier, "webhook": self.carrier},
            clock=lambda: self.now,
            look_every=0.01,
        )

    async def put(self, *parcels: Parcel) -> None:
        await self.kept.add_parcels(parcels)


@contextlib.asynccontextmanager
async def running(office: Office) -> AsyncIterator[Office]:
    await office.outbox.start()
    try:
        yield office
    finally:
        office.carrier.go.set()
        await office.outbox.stop()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.002)


async def test_what_is_due_leaves_once_and_what_is_not_stays() -> None:
    office = Office()
    await office.put(parcel("a"), parcel("b", "webhook"), parcel("later", due=NOON + 1))
    async with running(office):
        await until(lambda: len(office.kept.sent) == 2)
        await asyncio.sleep(0.05)
    assert sorted(office.carrier.carried) == sorted(office.kept.sent) == ["a", "b"]
    assert list(office.kept.waiting) == ["later"]


async def test_a_poke_wakes_it() -> None:
    office = Office()
    office.outbox._look_every = 3600
    async with running(office):
        await asyncio.sleep(0.02)
        await office.put(parcel("a"))
        office.outbox.poke()
        await until(lambda: office.kept.sent == ["a"])


async def test_more_than_fit_at_once_all_leave() -> None:
    office = Office()
    office.outbox._look_every = 3600
    ids = [f"p{number}" for number in range(4 * AT_ONCE + 3)]
    await office.put(*(parcel(id, key=id) for id in ids))
    async with running(office):
        await until(lambda: len(office.kept.sent) == len(ids))
    assert sorted(office.carrier.carried) == sorted(ids)


async def test_slow_receivers_do_not_hold_up_the_others() -> None:
    office = Office()
    slow = [f"slow{number}" for number in range(AT_ONCE - 1)]
    office.carrier.slow = set(slow)
    await office.put(*(parcel(id, due=NOON - 1) for id in slow), parcel("quick"))
    async with running(office):
        await until(lambda: office.kept.sent == ["quick"])
        assert sorted(office.carrier.begun) == sorted([*slow, "quick"])


async def test_a_failure_is_tried_again_and_given_up_in_the_end() -> None:
    office = Office()
    office.carrier.failures["a"] = NotSent("status 503")
    await office.put(parcel("a"))
    dues = []
    async with running(office):
        for failures in range(1, MOST_TRIES + 1):
            await until(lambda count=failures: len(office.kept.failed) == count)  # type: ignore[misc]
            dues.append(office.kept.failed[-1][1] - office.now)
            office.now += 7 * HOUR
        await asyncio.sleep(0.03)
    assert len(office.carrier.begun) == MOST_TRIES
    assert {why for _, _, why in office.kept.failed} == {"status 503"}
    assert office.kept.failed[-1][1] == 0
    waits = dues[:-1]
    assert all(MINUTE <= wait <= 6 * HOUR for wait in waits)
    assert waits == sorted(waits)
    assert not office.kept.waiting


async def test_what_cannot_help_is_given_up_at_once() -> None:
    office = Office()
    office.carrier.failures["a"] = NotSent("status 410", again=False)
    await office.put(parcel("a"))
    async with running(office):
        await until(lambda: bool(office.kept.failed))
    assert office.kept.failed == [("a", 0, "status 410")]


async def test_a_kind_that_nobody_carries_is_given_up() -> None:
    office = Office()
    office.outbox = Outbox(office.kept.store, SETTINGS, clock=lambda: office.now, look_every=0.01)
    assert not office.outbox.mail_enabled
    await office.put(parcel("a"))
    async with running(office):
        await until(lambda: bool(office.kept.failed))
    assert office.kept.failed[0][1] == 0


async def test_no_exception_stops_it_and_none_spills_an_address() -> None:
    office = Office()
    for id, error in {
        "a": RuntimeError("cannot reach anna@example.org"),
        "b": OSError("https://hook.example/secret"),
        "c": NotSent("status 500"),
    }.items():
        office.carrier.failures[id] = error
        await office.put(parcel(id, address="https://hook.example/secret"))
    await office.put(parcel("d", due=NOON + 1))
    with structlog.testing.capture_logs() as logs:
        async with running(office):
            await until(lambda: len(office.kept.failed) == 3)
            office.now += 1
            await until(lambda: office.kept.sent == ["d"])
            office.kept.broken = True
            await until(lambda: any(line["event"] == "outbox-store-failed" for line in logs))
            office.kept.broken = False
    failures = [line for line in logs if line["event"] == "parcel-failed"]
    assert sorted(line["parcel"] for line in failures) == ["a", "b", "c"]
    said = repr(logs) + repr(office.kept.failed)
    for secret in ("example.org", "hook.example", "secret", "hunter2"):
        assert secret not in said


async def test_a_store_that_fails_after_the_sending_does_not_double_it() -> None:
    office = Office()
    office.carrier.slow = {"a"}
    await office.put(parcel("a"))
    async with running(office):
        await until(lambda: office.carrier.begun == ["a"])
        office.kept.broken = True
        office.carrier.go.set()
        await until(lambda: office.carrier.carried == ["a"])
        await asyncio.sleep(0.05)
        office.kept.broken = False
        await until(lambda: office.kept.sent == ["a"])
        await asyncio.sleep(0.03)
    assert office.carrier.begun == ["a"]


async def test_a_broken_store_is_not_asked_without_a_pause() -> None:
    office = Office()
    office.outbox._look_every = 3600
    office.kept.broken = True
    with structlog.testing.capture_logs() as logs:
        async with running(office):
            await until(lambda: bool(logs))
            for _ in range(50):
                office.outbox.poke()
                await asyncio.sleep(0.001)
    assert [line["event"] for line in logs] == ["outbox-store-failed"]


async def test_stopping_lets_what_is_under_way_arrive() -> None:
    office = Office()
    office.carrier.slow = {"a"}
    await office.put(parcel("a"))
    await office.outbox.start()
    await until(lambda: office.carrier.begun == ["a"])
    await office.put(parcel("b"))
    stopping = asyncio.create_task(office.outbox.stop())
    await asyncio.sleep(0.03)
    assert not stopping.done()
    office.carrier.go.set()
    await stopping
    assert office.kept.sent == office.carrier.carried == ["a"]
    # What had not begun waits for the next start.
    assert list(office.kept.waiting) == ["b"]
    async with running(office):
        await until(lambda: office.kept.sent == ["a", "b"])
    assert office.carrier.begun == ["a", "b"]


async def test_stopping_does_not_wait_for_ever_and_loses_nothing() -> None:
    office = Office()
    office.carrier.slow = {"a"}
    await office.put(parcel("a"))
    await office.outbox.start()
    await until(lambda: office.carrier.begun == ["a"])
    async with asyncio.timeout(GRACE / 2):
        await office.outbox.stop(grace=0.02)
    assert list(office.kept.waiting) == ["a"]
    assert not office.kept.failed
    office.carrier.slow = set()
    async with running(office):
        await until(lambda: office.kept.sent == ["a"])


async def test_starting_and_stopping_twice_is_harmless() -> None:
    office = Office()
    await office.put(parcel("a"))
    async with running(office):
        await office.outbox.start()
        await until(lambda: office.kept.sent == ["a"])
    await office.outbox.stop()
    assert office.carrier.carried == ["a"]


def test_the_settings_decide_whether_mails_are_sent() -> None:
    mailing = Settings(
        database=":memory:", smtp_url="smtp://mail.example", mail_from="toque@example.org"
    )
    assert Outbox(ParcelStore().store, mailing).mail_enabled
    assert not Outbox(ParcelStore().store, SETTINGS).mail_enabled
    with pytest.raises(Refusal, match="mail-bad-smtp"):
        Outbox(ParcelStore().store, Settings(database="", smtp_url="ftp://mail.example"))


@given(st.integers(1, 12), st.floats(0, 1))
def test_waits_stay_between_a_minute_and_six_hours(failures: int, chance: float) -> None:
    assert MINUTE <= wait_before_try(failures, chance) <= 6 * HOUR
    assert wait_before_try(failures, chance) <= wait_before_try(failures + 1, 0.0) or failures > 6


def test_waits_are_spread() -> None:
    assert len({wait_before_try(3, chance / 10) for chance in range(11)}) == 11
