"""What people answered to the positions of days."""

from __future__ import annotations

import pytest

from tests.server.store.samples import a_found, a_person
from toque.server.store.port import Store

pytestmark = pytest.mark.anyio


async def test_the_first_answer_counts(store: Store) -> None:
    await store.add_person(a_person("ann"))
    first = a_found("ann", move="place b3")
    assert await store.add_found(first) == first
    assert await store.add_found(a_found("ann", move="end", right=False)) == first
    tomorrow = a_found("ann", first.day + 1)
    elsewhere = a_found("ann", game="gateau")
    for other in (tomorrow, elsewhere):
        assert await store.add_found(other) == other
    assert await store.found_by("ann") == [elsewhere, first, tomorrow]
    assert await store.found_by("bob") == []


async def test_answers_go_with_a_guest_and_are_forgotten_with_a_person(store: Store) -> None:
    for person in (a_person("guest", guest=True), a_person("ann"), a_person("bob")):
        await store.add_person(person)
    mine = a_found("ann", 7, move="mine")
    for one in (mine, a_found("guest", 7, move="theirs"), a_found("guest", 8), a_found("bob")):
        await store.add_found(one)
    await store.hand_on("guest", "ann")
    assert await store.found_by("ann") == [mine, a_found("ann", 8)]
    await store.forget_person("ann")
    assert await store.found_by("ann") == []
    assert await store.found_by("bob") == [a_found("bob")]
