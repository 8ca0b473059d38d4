"""Chat, notes, results, ratings, the outbox and the server's secrets."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import insert

from tests.server.store.conftest import Another
from tests.server.store.samples import (
    ENDED,
    a_parcel,
    a_person,
    a_result,
    a_row,
    a_table,
    an_ending,
)
from toque.server.ratings import rate
from toque.server.rows import Chat, Rating, Table
from toque.server.store import schema
from toque.server.store.core import CoreStore
from toque.server.store.port import Store, Taken

pytestmark = pytest.mark.anyio

GAME = "pieces-montees"


def running(id: str) -> Table:
    return a_table(id, status="running")


def by_person(rating: Rating) -> str:
    return rating.person


async def test_chat_is_numbered(store: Store) -> None:
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    first = await store.add_chat("t1", "ann", "Bonjour à tous", 1_800_000_000_000)
    assert first == Chat(1, "ann", "Bonjour à tous", 1_800_000_000_000)
    assert await store.add_chat("t2", "ann", "elsewhere", 3) == Chat(1, "ann", "elsewhere", 3)
    assert await store.add_chat("t1", "bob", "hello", 4) == Chat(2, "bob", "hello", 4)
    assert await store.add_chat("t1", "ann", "go on", 5) == Chat(3, "ann", "go on", 5)
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


async def test_a_message_is_kept_once_for_each_person_and_table(store: Store) -> None:
    for id in ("t1", "t2"):
        await store.add_table(a_table(id))
    for person, table in (("ann", "t1"), ("bob", "t1"), ("ann", "t2")):
        first = await store.add_chat(table, person, "hello", 1, "m1")
        assert await store.add_chat(table, person, "hello", 2, "m1") == first
    # Without an id every line counts.
    for at in (3, 4):
        assert (await store.add_chat("t1", "ann", "hello", at)).at == at
    assert [said.at for said in await store.chat("t1")] == [1, 1, 3, 4]


async def test_a_message_is_looked_for_among_the_last_lines(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much was said at a table, a line more costs the same."""
    monkeypatch.setattr("toque.server.store.sayings.RECENT", 3)
    await store.add_table(a_table())
    first = await store.add_chat("t1", "ann", "hello", 1, "m1")
    for at in (2, 3):
        await store.add_chat("t1", "bob", "hello", at)
    assert await store.add_chat("t1", "ann", "hello", 4, "m1") == first
    await store.add_chat("t1", "bob", "hello", 5)
    assert (await store.add_chat("t1", "ann", "hello", 6, "m1")).number == 5


async def test_all_may_speak_at_once(store: Store, another: Another) -> None:
    await store.add_table(a_table())
    stores = [store, await another()]
    calls = [stores[n % 2].add_chat("t1", "ann", str(n), n) for n in range(30)]
    said = await asyncio.gather(*calls)
    assert sorted(line.number for line in said) == list(range(1, 31))
    assert await store.chat("t1") == sorted(said, key=lambda line: line.number)


async def test_of_equal_messages_at_once_one_is_kept(store: Store, another: Another) -> None:
    await store.add_table(a_table())
    stores = [store, await another()]
    calls = [stores[n % 2].add_chat("t1", "ann", "hello", n, "m1") for n in range(10)]
    said = await asyncio.gather(*calls)
    (kept,) = await store.chat("t1")
    assert said == [kept] * len(calls)


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


async def test_an_end_counts_once(store: Store, another: Another) -> None:
    for person in ("ann", "bob"):
        await store.add_person(a_person(person))
    for id in ("t1", "t2"):
        await store.add_table(running(id))
    results = [a_result("t1", 0), a_result("t1", 1, "bob"), a_result("t1", 2, "")]
    last = a_row(1)
    await store.finish(an_ending("t1", results), last)
    assert await store.log("t1") == [last]
    over = await store.table("t1")
    assert over is not None
    assert (over.status, over.ended) == ("over", ENDED)
    rated = rate(results, {}, GAME)
    two = await another()
    await asyncio.gather(*(one.finish(an_ending("t1", results)) for one in (store, two)))
    with pytest.raises(Taken):
        await two.finish(an_ending("t1", results), a_row(2))
    assert await store.log("t1") == [last]
    assert await store.results() == results
    assert sorted(await store.ratings(GAME), key=by_person) == sorted(rated, key=by_person)

    later = [
        a_result("t2", seat, person, at=ENDED + 500) for seat, person in ((0, "bob"), (1, "ann"))
    ]
    await asyncio.gather(*(one.finish(an_ending("t2", later)) for one in (store, two)))
    before = {one.person: one for one in rated}
    again = rate(later, before, GAME)
    assert sorted(await store.ratings(GAME), key=by_person) == sorted(again, key=by_person)
    assert await store.results() == [*later, *results]
    assert await store.results(limit=3) == [*later, results[0]]
    assert await store.results(person="bob") == [later[0], results[1]]
    assert await store.results(game="rococo", person="ann") == []


async def test_two_matches_of_the_same_people_end_at_the_same_moment(
    store: Store, another: Another
) -> None:
    """Whichever comes second builds on the first: no rating is lost."""
    for person in ("ann", "bob"):
        await store.add_person(a_person(person))
    ids = [f"t{number}" for number in range(8)]
    for id in ids:
        await store.add_table(running(id))
    stores = [store, await another()]
    await asyncio.gather(
        *(
            stores[number % 2].finish(
                an_ending(id, [a_result(id, 0), a_result(id, 1, "bob")]), a_row(1)
            )
            for number, id in enumerate(ids)
        )
    )
    assert [one.matches for one in await store.ratings(GAME)] == [8, 8]


async def test_the_end_comes_whole_or_not_at_all(store: Store) -> None:
    """A last row without its result, or a result without its rating, would stay so for ever."""
    await store.add_person(a_person("ann"))
    await store.add_table(running("t1"))
    stranger = [a_result("t1", 0), a_result("t1", 1, "nobody")]
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await store.finish(an_ending("t1", stranger), a_row(1))
    assert await store.results() == []
    assert await store.log("t1") == []
    assert await store.running() == ["t1"]
    await store.append("t1", a_row(1))
    with pytest.raises(Taken):
        await store.finish(an_ending("t1", [a_result("t1")]), a_row(1))
    assert await store.running() == ["t1"]
    assert await store.results() == []


async def test_the_end_stops_reminders_and_tells_of_itself(store: Store) -> None:
    await store.add_person(a_person("ann"))
    await store.add_table(running("t1"))
    await store.add_parcels([a_parcel("p-turn", key="turn:t1")])
    ending = an_ending("t1", [a_result("t1")])
    told = a_parcel("p-over", key="over:t1")
    await store.finish(ending._replace(parcels=[told], not_needed=["turn:t1"]), a_row(1))
    assert [parcel.id for parcel in await store.due_parcels(told.due)] == ["p-over"]


async def test_what_an_older_version_left_without_results_is_found(store: Store) -> None:
    await store.add_person(a_person("ann"))
    for id in ("t1", "t2", "t3"):
        await store.add_table(running(id))
    await store.add_table(msgspec.structs.replace(running("t4"), study=True))
    for id in ("t1", "t2", "t4"):
        await store.set_status(id, "running", "over", 7)
    await store.finish(an_ending("t2", [a_result("t2")]))
    assert await store.without_results() == ["t1"]
    assert await store.running() == ["t3"]


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
    assert isinstance(store, CoreStore)
    await store._execute(insert(schema.rating).values(msgspec.to_builtins([cleo, ann, bob])))
    assert await store.ratings(GAME) == [bob, cleo, ann]
    assert await store.ratings(GAME, limit=1) == [bob]
    assert await store.ratings(GAME, ["ann", "cleo", "nobody"]) == [cleo, ann]
    assert await store.ratings(GAME, []) == []
    assert await store.ratings("rococo", people) == []


async def test_the_outbox(store: Store) -> None:
    await store.add_parcels([a_parcel("p1", due=1_800_000_000_003)])
    await store.add_parcels([a_parcel("p2", due=1_800_000_000_001, kind="webhook", tries=1)])
    await store.add_parcels([a_parcel("p3", due=1_800_000_000_002)])
    with pytest.raises(Taken):
        await store.add_parcels([a_parcel("p1")])
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
    await store.add_parcels([a_parcel("p1", key="turn-t1", tries=3)])
    await store.add_parcels([a_parcel("p2", key="turn-t1", body="again", due=500)])
    await store.add_parcels([a_parcel("p3", key="turn-t1", person="bob")])
    await store.add_parcels([a_parcel("p4", key="turn-t2")])
    for id in ("p5", "p6"):
        await store.add_parcels([a_parcel(id)])
    # The first was already on its way when it was replaced.
    await store.parcel_failed("p1", 100, "no answer")
    found = await store.due_parcels(10_000)
    assert [parcel.id for parcel in found] == ["p2", "p3", "p4", "p5", "p6"]
    assert found[0] == a_parcel("p2", key="turn-t1", body="again", due=500)
    # One that was sent is not replaced but followed.
    await store.parcel_sent("p2", 7)
    await store.add_parcels([a_parcel("p7", key="turn-t1")])
    await store.drop_parcels("turn-t1")
    await store.drop_parcels("turn-t1")
    await store.parcel_failed("p7", 100, "late news")
    assert [parcel.id for parcel in await store.due_parcels(10_000)] == ["p4", "p5", "p6"]
    stores = [store, await another()]
    await asyncio.gather(
        *(stores[n % 2].add_parcels([a_parcel(f"q{n}", key="turn-t1")]) for n in range(12))
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
    await store.add_parcels([a_parcel("p1")])
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
