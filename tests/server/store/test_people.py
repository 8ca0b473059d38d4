"""People, their sessions, and what is left when one asks to be forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.store.conftest import Another
from tests.server.store.samples import ENDED, a_parcel, a_person, a_result, a_table, an_ending
from toque.server.rows import Person, Session
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio


async def test_a_person_comes_back_as_they_were(store: Store) -> None:
    full = Person(
        id="ann",
        name="Änn",
        guest=False,
        created=1_800_000_000_000,
        password_hash="$argon2id$x",
        recovery_hash="y",
        email="ann@example.org",
        webhook="https://example.org/hook",
        language="fr",
        holiday_until=1_900_000_000_000,
        settings={"sound": "off", "animation": "slow"},
    )
    await store.add_person(full)
    assert await store.person("ann") == full
    assert await store.person("bob") is None
    guest = a_person("bob", guest=True)
    await store.add_person(guest)
    assert await store.people(["bob", "nobody", "ann", "bob"]) == {"ann": full, "bob": guest}
    assert await store.people([]) == {}


async def test_an_account_has_its_name_alone(store: Store) -> None:
    await store.add_person(a_person("a", "Zoé Straße"))
    for name in ("Zoé Straße", "ZOÉ STRASSE", "Zoe\u0301 stra\u00dfe"):
        with pytest.raises(Taken):
            await store.add_person(a_person("b", name))
        found = await store.account(name)
        assert found is not None
        assert found.id == "a"
    with pytest.raises(Taken):
        await store.add_person(a_person("a", "Other"))
    for id in ("g1", "g2"):
        await store.add_person(a_person(id, "Zoé Straße", guest=True))
    await store.add_person(a_person("g3", "Guest", guest=True))
    assert await store.account("Guest") is None
    assert await store.account("") is None


async def test_one_of_many_gets_the_name(store: Store, another: Another) -> None:
    stores = [store, await another()]
    calls = [stores[n % 2].add_person(a_person(f"p{n}", "Ann")) for n in range(10)]
    found = await asyncio.gather(*calls, return_exceptions=True)
    assert [outcome for outcome in found if not isinstance(outcome, Taken)] == [None]
    winner = await store.account("ann")
    assert winner is not None
    assert winner.id == f"p{found.index(None)}"


async def test_a_person_changes(store: Store) -> None:
    await store.add_person(a_person("ann"))
    await store.add_person(a_person("bob"))
    bob = a_person("bob", "Bobby", settings={"sound": "off"})
    await store.set_person(bob)
    assert await store.person("bob") == bob
    assert await store.account("bob") is None
    assert await store.account("BOBBY") == bob
    await store.set_person(a_person("bob", "BOBBY"))
    with pytest.raises(Taken):
        await store.set_person(a_person("bob", "ANN"))
    with pytest.raises(Taken):
        await store.set_person(a_person("nobody"))
    await store.add_person(a_person("guest", guest=True))
    with pytest.raises(Taken):
        await store.set_person(a_person("guest", "ann"))
    await store.set_person(a_person("guest", "Cleo"))
    account = await store.account("cleo")
    assert account is not None
    assert account.id == "guest"


async def test_sessions(store: Store) -> None:
    await store.add_person(a_person("ann"))
    await store.add_person(a_person("bob"))
    for id, person in (("s1", "ann"), ("s2", "ann"), ("s3", "ann"), ("s4", "bob")):
        await store.add_session(Session(id, person, 1_800_000_000_000, 1_800_000_000_000))
    await store.touch_session("s1", 1_800_000_000_005)
    assert await store.session("s1") == Session("s1", "ann", 1_800_000_000_000, 1_800_000_000_005)
    assert await store.session("nothing") is None
    await store.end_session("s3")
    await store.end_session("s3")
    assert await store.session("s3") is None
    await store.end_sessions("ann", but="s2")
    assert await store.session("s1") is None
    assert await store.session("s2") is not None
    await store.end_sessions("ann")
    assert await store.session("s2") is None
    assert await store.session("s4") is not None


async def test_a_forgotten_person_leaves_only_places(store: Store) -> None:
    ann = a_person("ann", email="ann@example.org", settings={"a": "b"}, password_hash="x")
    await store.add_person(ann)
    await store.add_person(a_person("bob"))
    await store.add_table(a_table(status="running"))
    for person in ("ann", "bob"):
        await store.add_session(Session(f"s-{person}", person, 1, 1))
        await store.set_note("t1", person, f"note of {person}")
        await store.add_parcels([a_parcel(f"p-{person}", person=person)])
        await store.add_chat("t1", person, f"{person} speaks", 5)
    await store.add_parcels([a_parcel("p-sent")])
    await store.parcel_sent("p-sent", 6)
    await store.finish(an_ending("t1", [a_result("t1"), a_result("t1", 1, "bob")]))

    await store.forget_person("ann")
    await store.forget_person("ann")
    assert await store.person("ann") == Person(
        id="ann", name="", guest=True, created=0, deleted=True
    )
    assert await store.account("ann") is None
    assert await store.account("") is None
    assert await store.session("s-ann") is None
    assert await store.notes_of("ann") == {}
    assert [parcel.id for parcel in await store.due_parcels(10_000)] == ["p-bob"]
    assert [said.text for said in await store.chat("t1")] == ["bob speaks"]
    assert await store.table("t1") == a_table(status="over", ended=ENDED)
    assert await store.results(person="ann") == [a_result("t1")]
    assert await store.session("s-bob") is not None
    assert await store.note("t1", "bob") == "note of bob"

    with pytest.raises(Taken):
        await store.set_person(msgspec.structs.replace(ann, language="de"))
    await store.add_person(a_person("new", "Ann"))
    await store.add_person(a_person("cleo"))
    await store.forget_person("cleo")
