"""Chat, notes, results, ratings, the outbox and the server's secrets."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.store.conftest import Another
from tests.server.store.samples import a_parcel, a_person, a_result, a_table
from toque.server.rows import Chat, Rating
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio

GAME = "pieces-montees"


async def test_chat_is_numbered(store: Store) -> None:
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    first = await store.add_chat("t1", "ann", "Bonjour à tous", 1_800_000_000_000)
    assert first == Chat(1, "ann", "Bonjour à tous", 1_800_000_000_000)
    assert (await store.add_chat("t2", "ann", "elsewhere", 3)).number == 1
    assert (await store.add_chat("t1", "bob", "hello", 4)).number == 2
    assert (await store.add_chat("t1", "ann", "go on", 5)).number == 3
    assert [said.text for said in await store.chat("t1")] == ["Bonjour à tous", "hello", "go on"]
    assert [said.number for said in await store.chat("t1", after=1)] == [2, 3]
    assert [said.number for said in await store.chat("t1", limit=2)] == [2, 3]
    assert await store.chat("nowhere") == []
    assert await store.chat_of("ann") == [
        ("t2", Chat(1, "ann", "elsewhere", 3)),
        ("t1", Chat(3, "ann", "go on", 5)),
        ("t1", first),
    ]
    assert await store.chat_of("nobody") == []
    with pytest.raises(LookupError):
        await store.add_chat("nowhere", "ann", "?", 1)


async def test_all_may_speak_at_once(store: Store, another: Another) -> None:
    await store.add_table(a_table())
    stores = [store, await another()]
    calls = [stores[n % 2].add_chat("t1", "ann", str(n), n) for n in range(30)]
    said = await asyncio.gather(*calls)
    assert sorted(line.number for line in said) == list(range(1, 31))
    assert await store.chat("t1") == sorted(said, key=lambda line: line.number)


async def test_notes(store: Store) -> None:
    await store.add_person(a_person("ann"))
    await store.add_person(a_person("bob"))
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    assert await store.note("t1", "ann") == ""
    await store.set_note("t1", "ann", "first")
    await store.set_note("t1", "ann", "second")
    await store.set_note("t2", "ann", "other")
    await store.set_note("t1", "bob", "mine")
    assert await store.note("t1", "ann") == "second"
    assert await store.notes_of("ann") == {"t1": "second", "t2": "other"}
    assert await store.note("t2", "bob") == ""


async def test_results_count_once(store: Store, another: Another) -> None:
    for person in ("ann", "bob"):
        await store.add_person(a_person(person))
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    results = [a_result("t1", 0), a_result("t1", 1, "bob"), a_result("t1", 2, "")]
    ratings = [Rating("bob", GAME, 22.5, 7.9, 1), Rating("ann", GAME, 27.125, 7.75, 1)]
    await store.add_results(results, ratings)
    changed = [Rating("ann", GAME, 99.0, 1.0, 2)]
    two = await another()
    await asyncio.gather(*(one.add_results(results, changed) for one in (store, two)))
    await store.add_results(results[:1], changed)
    assert await store.results() == results
    assert await store.ratings(GAME) == [ratings[1], ratings[0]]

    later = a_result("t2", 0, "bob", at=1_800_000_000_500, game="rococo")
    both = await asyncio.gather(
        *(one.add_results([later], [Rating("bob", "rococo", 30.0, 1.0, 1)]) for one in (store, two))
    )
    assert both == [None, None]
    assert await store.results() == [later, *results]
    assert await store.results(limit=2) == [later, results[0]]
    assert await store.results(game=GAME) == results
    assert await store.results(person="bob") == [later, results[1]]
    assert await store.results(game="rococo", person="ann") == []


async def test_results_come_with_their_ratings_or_not_at_all(store: Store) -> None:
    await store.add_table(a_table())
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.add_results([a_result("t1")], [Rating("nobody", GAME, 25.0, 8.0, 1)])
    assert await store.results() == []


async def test_ratings(store: Store) -> None:
    people = ["ann", "bob", "cleo"]
    for person in people:
        await store.add_person(a_person(person))
    # A lucky beginner is not yet the best.
    ann, bob, cleo = (
        Rating("ann", GAME, 30.0, 8.0, 1),
        Rating("bob", GAME, 28.0, 2.0, 40),
        Rating("cleo", GAME, 20.0, 2.0, 40),
    )
    await store.add_results([], [cleo, ann, bob])
    await store.add_results([], [])
    assert await store.ratings(GAME) == [bob, cleo, ann]
    assert await store.ratings(GAME, limit=1) == [bob]
    assert await store.ratings(GAME, ["ann", "cleo", "nobody"]) == [cleo, ann]
    assert await store.ratings(GAME, []) == []
    assert await store.ratings("rococo", people) == []


async def test_the_outbox(store: Store) -> None:
    await store.add_parcel(a_parcel("p1", due=1_800_000_000_003))
    await store.add_parcel(a_parcel("p2", due=1_800_000_000_001, kind="webhook", tries=1))
    await store.add_parcel(a_parcel("p3", due=1_800_000_000_002))
    with pytest.raises(Taken):
        await store.add_parcel(a_parcel("p1"))
    assert await store.due_parcels(1_800_000_000_000) == []
    due = await store.due_parcels(1_800_000_000_002)
    assert due == [
        a_parcel("p2", due=1_800_000_000_001, kind="webhook", tries=1),
        a_parcel("p3", due=1_800_000_000_002),
    ]
    assert len(await store.due_parcels(2_000_000_000_000, limit=1)) == 1
    await store.parcel_sent("p2", 5)
    await store.parcel_failed("p3", 1_800_000_000_009, "no answer")
    later = await store.due_parcels(2_000_000_000_000)
    assert [(parcel.id, parcel.tries) for parcel in later] == [("p1", 0), ("p3", 1)]
    assert later[1].due == 1_800_000_000_009
    await store.parcel_failed("p3", 0, "no answer")
    await store.parcel_failed("p3", 1_800_000_000_009, "late news")
    assert [parcel.id for parcel in await store.due_parcels(2_000_000_000_000)] == ["p1"]


async def test_a_parcel_replaces_one_of_its_key(store: Store, another: Another) -> None:
    await store.add_parcel(a_parcel("p1", key="turn-t1", tries=3))
    await store.add_parcel(a_parcel("p2", key="turn-t1", body="again", due=500))
    await store.add_parcel(a_parcel("p3", key="turn-t1", person="bob"))
    await store.add_parcel(a_parcel("p4", key="turn-t2"))
    for id in ("p5", "p6"):
        await store.add_parcel(a_parcel(id))
    # The first was already on its way when it was replaced.
    await store.parcel_failed("p1", 100, "no answer")
    found = await store.due_parcels(10_000)
    assert [parcel.id for parcel in found] == ["p2", "p3", "p4", "p5", "p6"]
    assert found[0] == a_parcel("p2", key="turn-t1", body="again", due=500)
    # One that was sent is not replaced but followed.
    await store.parcel_sent("p2", 7)
    await store.add_parcel(a_parcel("p7", key="turn-t1"))
    await store.drop_parcels("turn-t1")
    await store.drop_parcels("turn-t1")
    await store.parcel_failed("p7", 100, "late news")
    assert [parcel.id for parcel in await store.due_parcels(10_000)] == ["p4", "p5", "p6"]
    stores = [store, await another()]
    await asyncio.gather(
        *(stores[n % 2].add_parcel(a_parcel(f"q{n}", key="turn-t1")) for n in range(12))
    )
    assert len(await store.due_parcels(10_000)) == 4


async def test_secrets_stay(store: Store, another: Another) -> None:
    two = await another()
    found = await asyncio.gather(*(one.secret("cookies") for one in (store, two) * 4))
    assert len(set(found)) == 1
    assert len(found[0]) == 32
    other = await store.secret("csrf")
    assert other != found[0]
    await two.close()
    three = await another()
    assert await three.secret("cookies") == found[0]
    assert await three.secret("csrf") == other


async def test_only_one_worker_gets_a_parcel(store: Store, another: Another) -> None:
    await store.add_parcel(a_parcel("p1"))
    (parcel,) = await store.due_parcels(10_000)
    other = await another()
    claims = await asyncio.gather(
        store.claim_parcel(parcel, 50_000), other.claim_parcel(parcel, 50_000)
    )
    assert sorted(claims) == [False, True]
    assert await store.due_parcels(10_000) == []
    (again,) = await store.due_parcels(50_000)
    assert again.id == "p1"
    await store.drop_parcels(parcel.key)
    await store.parcel_sent("p1", 60_000)
    assert not await store.claim_parcel(again, 90_000)
