"""What a process believes to keep is what the store says, whatever went wrong in between."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import cast

import pytest

from toque.server.keeper import LEASE, Keeper
from toque.server.store.port import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Leases:
    """As much of a store as a keeper needs."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.in_time = True
        self.failures = 0
        self.slow: asyncio.Event | None = None

    async def enter(self, process: str) -> None: ...

    async def keep_alive(self, process: str, lease: int) -> bool:
        return self.in_time

    async def kept_by(self, process: str) -> list[str]:
        found = list(self.kept)
        if self.slow is not None:
            await self.slow.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("the database is away")
        return found

    async def keep(self, table: str, process: str) -> bool:
        self.kept.append(table)
        return True

    async def take_over(self, process: str, also_of_silent: bool, limit: int) -> list[str]:
        return []


class House:
    def __init__(self) -> None:
        self.store = Leases()
        self.taken_up: list[str] = []
        self.let_go: list[str] = []
        self.keeper = Keeper(cast(Store, self.store), "p", self.take_up, self.let_go.append)

    async def take_up(self, ids: Sequence[str]) -> None:
        self.taken_up += ids

    async def see(self) -> list[str]:
        """What is taken up because of what was seen since."""
        self.taken_up.clear()
        task = asyncio.create_task(self.keeper.take_over())
        self.keeper.look()
        while self.keeper._look.is_set():
            await asyncio.sleep(0)
        task.cancel()
        return sorted(self.taken_up)


@pytest.fixture
async def house() -> House:
    """It keeps two tables, and has taken them up."""
    found = House()
    found.store.kept = ["a", "b"]
    found.store.in_time = False  # nobody knew it before
    await found.keeper.enter()
    found.store.in_time = True
    assert await found.see() == ["a", "b"]
    return found


async def test_a_lease_that_held_brings_nothing_new(house: House) -> None:
    await house.keeper._beat()
    assert await house.see() == []
    assert house.keeper.keeps("a")


async def test_what_was_lost_is_learnt_also_if_the_store_fails_meanwhile(house: House) -> None:
    """The lease was out, the sign of life went through, and the look at what is left did not: the next
    sign of life is in time."""
    house.store.in_time, house.store.failures = False, 1
    house.store.kept = ["b"]
    with pytest.raises(OSError, match="away"):
        await house.keeper._beat()
    house.keeper._sure_until = 0.0  # as long as that
    house.store.in_time = True
    await house.keeper._beat()
    assert not house.keeper.keeps("a")
    assert house.let_go == ["a"]
    assert await house.see() == ["b"]


async def test_what_was_left_undone_while_nobody_could_be_sure_is_done(house: House) -> None:
    """The lease held, but its answer came so late that this process could not know."""
    house.keeper._sure_until -= 2 * LEASE
    assert not house.keeper.keeps("a")
    await house.keeper._beat()
    assert house.keeper.keeps("a")
    assert await house.see() == ["a", "b"]


async def test_a_match_that_the_store_says_is_kept_here_is_found(house: House) -> None:
    """It began, and then something failed before anybody here knew of it; another one was called off."""
    house.store.kept = ["b", "c"]
    await house.keeper._beat(look=True)
    assert house.keeper.keeps("c")
    assert not house.keeper.keeps("a")
    assert await house.see() == ["c"], "what is known already is not taken up again"


async def test_a_match_that_begins_during_a_look_stays(house: House) -> None:
    house.store.slow = asyncio.Event()
    looking = asyncio.create_task(house.keeper._beat(look=True))
    await asyncio.sleep(0)
    await house.keeper.ask_for("c")
    house.store.slow.set()
    await looking
    assert house.keeper.keeps("c")
