"""Browsers that are told."""

from __future__ import annotations

import pytest

from tests.server.store.samples import a_parcel, a_person
from toque.server.rows import Device, Session
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio


def a_device(id: str, session: str, person: str = "ann", endpoint: str = "") -> Device:
    return Device(id, session, person, endpoint or f"https://push.example/{id}", "key", "auth", 5)


async def prepare(store: Store) -> None:
    for person in ("ann", "bob"):
        await store.add_person(a_person(person))
        for number in (1, 2):
            await store.add_session(Session(f"{person}-{number}", person, 1, number * 1000))


async def ids_of(store: Store, person: str, seen: int = 0) -> list[str]:
    return [device.id for device in await store.devices_of(person, seen)]


async def is_told(store: Store, person: str) -> bool:
    found = await store.person(person)
    assert found is not None
    return found.told_on_devices


async def test_a_session_has_one_and_an_address_one_session(store: Store) -> None:
    await prepare(store)
    assert not await is_told(store, "ann")
    first = a_device("d1", "ann-1")
    await store.set_device(first)
    assert await store.device("d1") == await store.device_of("ann-1") == first
    assert await is_told(store, "ann")
    await store.set_device(a_device("d2", "ann-1"))
    await store.set_device(a_device("d3", "ann-2"))
    assert await ids_of(store, "ann") == ["d2", "d3"]
    assert await ids_of(store, "ann", seen=1500) == ["d3"], "the other was not in use since"
    await store.set_device(a_device("d4", "bob-1", "bob", "https://push.example/d3"))
    assert await ids_of(store, "ann") == ["d2"]
    with pytest.raises(Taken):
        await store.set_device(a_device("d5", "ended"))


async def test_what_waits_for_it_ends_with_it(store: Store) -> None:
    await prepare(store)
    sessions = {"d1": "ann-1", "d2": "ann-2", "d3": "bob-1"}
    for id, session in sessions.items():
        person = session.partition("-")[0]
        await store.set_device(a_device(id, session, person))
        note = a_parcel(f"p-{id}", kind="push", person=person, device=id, key="turn:t1")
        await store.add_parcels([note])

    async def due() -> list[str]:
        return [parcel.id for parcel in await store.due_parcels(10_000)]

    assert await due() == ["p-d1", "p-d2", "p-d3"]
    await store.end_session("ann-1")
    assert await due() == ["p-d2", "p-d3"]
    await store.end_device("d2")
    assert await due() == ["p-d3"]
    assert not await is_told(store, "ann")
    await store.end_sessions("bob")
    assert await due() == []
    assert await store.device("d3") is None


async def test_it_moves_with_its_browser(store: Store) -> None:
    await prepare(store)
    await store.set_device(a_device("d1", "ann-1"))
    note = a_parcel("p1", kind="push", device="d1", key="turn:t1")
    await store.add_parcels([note])
    to = await store.session("bob-2")
    assert to is not None
    await store.move_device("ann-1", to)
    assert await ids_of(store, "bob") == ["d1"]
    assert not await is_told(store, "ann")
    assert await store.due_parcels(10_000) == [], "what was for Ann is not shown to Bob"


async def test_changing_a_person_changes_no_device(store: Store) -> None:
    await prepare(store)
    before = await store.person("ann")
    assert before is not None
    await store.set_device(a_device("d1", "ann-1"))
    await store.set_person(before)
    assert await is_told(store, "ann")
    await store.forget_person("ann")
    assert await store.devices_of("ann") == []
    assert not await is_told(store, "ann")
