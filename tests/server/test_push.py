"""Notes to browsers: only they can read them, they come once, and only as long as they are wanted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from litestar.testing import TestClient

from tests.server.parcels import MINUTE, NOON, ParcelStore, person, table
from tests.server.push_service import ENDPOINT, PUBLIC, Browser, PushService, point, push_service
from tests.server.receiver import Names
from tests.server.store.samples import a_person, a_table
from tests.server.visitors import Visitor, an_app
from toque.engine.refusal import Refusal
from toque.server.config import Settings
from toque.server.notify import turn_done, turn_waits
from toque.server.outbox import Outbox
from toque.server.outside import Outside
from toque.server.push import (
    PROOF_HOLDS,
    PushSender,
    encrypted,
    from_letters,
    read_keys,
    to_letters,
    vapid_of,
)
from toque.server.rows import Device, Parcel, Session
from toque.server.sender import NotSent
from toque.server.services import Services
from toque.server.store.connect import open_store
from toque.server.store.port import Store

SETTINGS = Settings(database="", public_url="https://toque.example")
HOME = "https://toque.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def a_device(browser: Browser, id: str = "d1", **changes: Any) -> Device:
    values: dict[str, Any] = {
        "session": f"s-{id}",
        "person": "anna",
        "endpoint": ENDPOINT,
        "key": browser.key,
        "auth": browser.auth,
        "created": 1,
    }
    return Device(id=id, **values | changes)


async def note_to(kept: ParcelStore, *devices: Device) -> list[Parcel]:
    """What is put into the outbox when a table waits for Anna."""
    kept.devices |= {device.id: device for device in devices}
    anna = person(email="", told_on_devices=True)
    await turn_waits(kept.store, table(), [anna], NOON, HOME)
    return kept.parcels("push")


def sender(kept: ParcelStore, service: PushService) -> PushSender:
    return PushSender(kept.store, SETTINGS, lambda: NOON, service.outside)


# What is sent.


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, appendix A, to the byte."""
    reader, auth = read_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    once = ec.derive_private_key(number, ec.SECP256R1())
    salt = from_letters("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    assert to_letters(encrypted(text, reader, auth, once, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.anyio
async def test_only_the_browser_can_read_its_note() -> None:
    async with push_service() as service:
        kept = ParcelStore()
        (parcel,) = await note_to(kept, a_device(service.browser))
        await sender(kept, service).send(parcel)
        assert service.notes() == [
            {"title": "Pièces Montées", "body": "It is your turn.", "table": "t1"}
        ]
        assert b"turn" not in service.there.bodies[0]
        with pytest.raises(InvalidTag):
            Browser().read(service.there.bodies[0])
        assert service.there.connected == [PUBLIC]
        assert service.there.heads[0].startswith("POST /send/s3cret HTTP/1.1\r\n")
        headers = service.there.headers()
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 3600
        # The service learns neither who plays nor where.
        assert not {"anna", "t1"} & set(headers["topic"].split(":"))


@pytest.mark.anyio
async def test_the_sender_proves_who_it_is() -> None:
    async with push_service() as service:
        kept = ParcelStore()
        (parcel,) = await note_to(kept, a_device(service.browser))
        await sender(kept, service).send(parcel)
        assert service.proof() == {
            "aud": "http://push.example",
            "exp": NOON // 1000 + PROOF_HOLDS,
            "sub": "https://toque.example",
            "key": (await vapid_of(kept.store, SETTINGS)).public,
        }


@pytest.mark.anyio
async def test_the_key_may_be_given() -> None:
    kept = ParcelStore()
    key = ec.generate_private_key(ec.SECP256R1())
    number = key.private_numbers().private_value.to_bytes(32)
    given = Settings(database="", vapid_key=to_letters(number))
    assert (await vapid_of(kept.store, given)).public == to_letters(point(key.public_key()))
    assert (await vapid_of(kept.store, SETTINGS)).public != to_letters(point(key.public_key()))
    for nonsense in ("x", to_letters(b"short"), to_letters(b"\0" * 32), "ä" * 43):
        with pytest.raises(Refusal) as refusal:
            Outbox(kept.store, Settings(database="", vapid_key=nonsense))
        assert refusal.value.text.key == "server-bad-vapid-key"


# When.


@pytest.mark.anyio
@pytest.mark.parametrize(("live", "seconds"), [(True, 5), (False, 30)])
async def test_each_browser_is_told_soon_and_not_if_its_person_comes(
    live: bool, seconds: int
) -> None:
    kept = ParcelStore()
    for id in ("d1", "d2"):
        kept.devices[id] = a_device(Browser(), id)
    anna = person(told_on_devices=True)
    await turn_waits(kept.store, table(live), [anna], NOON, HOME)
    await turn_waits(kept.store, table(live), [anna], NOON + 1000, HOME)
    notes = kept.parcels("push")
    assert {(one.device, one.due) for one in notes} == {
        (id, NOON + seconds * 1000) for id in ("d1", "d2")
    }
    assert len(kept.parcels("mail")) == 1
    await turn_done(kept.store, "t1", "anna", NOON + 2000)
    assert not kept.waiting


@pytest.mark.anyio
async def test_nobody_is_told_on_holiday() -> None:
    kept = ParcelStore()
    kept.devices["d1"] = a_device(Browser())
    back = NOON + 600 * MINUTE
    await turn_waits(
        kept.store, table(), [person(told_on_devices=True, holiday_until=back)], NOON, HOME
    )
    assert [one.due for one in kept.parcels("push")] == [back]


# As long as it is wanted.


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("status", "again", "listens"),
    [
        (404, False, False),
        (410, False, False),
        (400, False, True),
        (403, False, True),
        (413, False, True),
        (429, True, True),
        (500, True, True),
    ],
)
async def test_a_browser_that_does_not_listen_any_more_is_forgotten(
    status: int, again: bool, listens: bool
) -> None:
    async with push_service() as service:
        kept = ParcelStore()
        (parcel,) = await note_to(kept, a_device(service.browser))
        service.answers(status)
        with pytest.raises(NotSent) as failure:
            await sender(kept, service).send(parcel)
    assert failure.value.again is again
    assert bool(kept.devices) is listens


@pytest.mark.anyio
async def test_what_is_not_wanted_any_more_is_not_sent() -> None:
    async with push_service() as service:
        kept = ParcelStore()
        (parcel,) = await note_to(kept, a_device(service.browser))
        kept.devices.clear()
        with pytest.raises(NotSent) as failure:
            await sender(kept, service).send(parcel)
        assert not failure.value.again
        assert service.there.connected == []


@pytest.mark.anyio
async def test_an_address_that_leads_inside_is_never_called() -> None:
    """Also one that was public when it was given."""
    async with push_service() as service:
        kept = ParcelStore()
        (parcel,) = await note_to(kept, a_device(service.browser))
        inside = service.there.outside(Names(push_example=[["10.0.0.7"]]))
        with pytest.raises(NotSent, match="webhook-not-public"):
            await PushSender(kept.store, SETTINGS, lambda: NOON, inside).send(parcel)
        assert service.there.connected == []


# After a crash.


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.002)


@contextlib.asynccontextmanager
async def working(store: Store, service: PushService, now: int) -> AsyncIterator[Outbox]:
    push = PushSender(store, SETTINGS, lambda: now, service.outside)
    outbox = Outbox(store, SETTINGS, {"push": push}, clock=lambda: now, look_every=0.01)
    await outbox.start()
    try:
        yield outbox
    finally:
        await outbox.stop()


@pytest.mark.anyio
async def test_a_note_survives_its_server_and_comes_once(tmp_path: Path) -> None:
    async with push_service() as service:
        store = open_store(str(tmp_path / "toque.db"))
        await store.open()
        await store.add_person(a_person("anna"))
        for id in ("d1", "d2"):
            await store.add_session(Session(f"s-{id}", "anna", NOON, NOON))
            await store.set_device(a_device(service.browser, id, endpoint=f"{ENDPOINT}/{id}"))
        anna = await store.person("anna")
        assert anna is not None
        assert anna.told_on_devices
        await turn_waits(store, a_table(), [anna], NOON, HOME)
        await store.close()  # before the outbox has looked

        for later in (MINUTE, 2 * MINUTE):
            store = open_store(str(tmp_path / "toque.db"))
            await store.open()
            async with working(store, service, NOON + later):
                await until(lambda: len(service.there.bodies) == 2)
                # A look at the store after the last answer finds nothing that is due.
                await asyncio.sleep(0.05)
            await store.close()
    assert [note["table"] for note in service.notes()] == ["t1", "t1"]
    paths = sorted(head.split()[1] for head in service.there.heads)
    assert paths == ["/send/s3cret/d1", "/send/s3cret/d2"]


# Over HTTP: who asks, who leaves.


class House:
    def __init__(self, client: TestClient[Any], store: Store) -> None:
        self.client = client
        self.store = store

    def devices_of(self, person: str) -> list[Device]:
        found: list[Device] = self.client.blocking_portal.call(self.store.devices_of, person)
        return found

    def account(self, name: str) -> Visitor:
        visitor = Visitor(self.client)
        body = {"name": name, "password": "a long password"}
        visitor.id = visitor.post("/account", body, 201)["person"]["id"]
        return visitor


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = open_store(str(tmp_path / "toque.db"))
    app, _ = an_app(store)
    services = app.state.services
    assert isinstance(services, Services)
    services.outside = Outside(Names(push_example=[[PUBLIC]], inside_example=[["10.0.0.7"]]))
    with TestClient(app) as client:
        yield House(client, store)


def wish(endpoint: str = "https://push.example/1", **changes: str) -> dict[str, str]:
    browser = Browser()
    return {"endpoint": endpoint, "key": browser.key, "auth": browser.auth, **changes}


def test_nobody_is_told_who_did_not_ask(house: House) -> None:
    ann = house.account("Ann")
    told = ann.get("/device")
    assert told["endpoint"] == ""
    assert len(from_letters(told["key"])) == 65
    assert Visitor(house.client).get("/device") == told
    assert Visitor(house.client).refused("PUT", "/device", wish(), 401) == "server-sign-in-first"
    assert house.devices_of(ann.id) == []


def test_a_browser_asks_and_leaves(house: House) -> None:
    ann = house.account("Ann")
    ann.put("/device", wish(), 204)
    assert ann.get("/device")["endpoint"] == "https://push.example/1"
    # The same browser once more, with a new address: it is one.
    ann.put("/device", wish("https://push.example/2"), 204)
    assert [one.endpoint for one in house.devices_of(ann.id)] == ["https://push.example/2"]
    assert [one["endpoint"] for one in ann.get("/me/export")["devices"]] == [
        "https://push.example/2"
    ]
    ann.delete("/device")
    ann.delete("/device")
    assert ann.get("/device")["endpoint"] == ""
    assert house.devices_of(ann.id) == []


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (wish("https://inside.example/"), "server-bad-push-address"),
        (wish("https://127.0.0.1/"), "server-bad-push-address"),
        (wish("https://push.example:8443/"), "server-bad-push-address"),
        (wish("https://nobody.example/"), "server-bad-push-address"),
        (wish("http://push.example/"), "server-bad-push-scheme"),
        (wish(key=to_letters(b"\4" + b"\1" * 64)), "server-bad-push-keys"),
        (wish(auth=to_letters(b"fifteen letters")), "server-bad-push-keys"),
    ],
)
def test_what_could_not_be_told_is_refused(house: House, body: dict[str, str], why: str) -> None:
    ann = house.account("Ann")
    assert ann.refused("PUT", "/device", body, 400) == why
    assert house.devices_of(ann.id) == []


def test_it_ends_with_the_session(house: House) -> None:
    ann = house.account("Ann")
    ann.put("/device", wish(), 204)
    other = Visitor(house.client)
    other.post("/session", {"name": "Ann", "password": "a long password"})
    other.put("/device", wish("https://push.example/2"), 204)
    assert len(house.devices_of(ann.id)) == 2
    ann.delete("/session", 204)
    assert [one.endpoint for one in house.devices_of(ann.id)] == ["https://push.example/2"]
    new = {"password": "another password", "current_password": "a long password"}
    third = Visitor(house.client)
    third.post("/session", {"name": "Ann", "password": "a long password"})
    third.patch("/me", new)
    assert house.devices_of(ann.id) == []


def test_it_goes_with_a_guest_who_signs_in_but_not_to_somebody_else(house: House) -> None:
    guest = Visitor(house.client, "Ann")
    guest.put("/device", wish(), 204)
    body = {"name": "Ann", "password": "a long password"}
    account = guest.post("/account", body, 201)["person"]["id"]
    assert len(house.devices_of(account)) == 1
    guest.delete("/session", 204)
    again = Visitor(house.client, "Somebody")
    again.put("/device", wish(), 204)
    again.post("/session", body)
    assert len(house.devices_of(account)) == 1
    bob = house.account("Bob")
    again.post("/session", {"name": "Bob", "password": "a long password"})
    assert house.devices_of(account) == house.devices_of(bob.id) == []


def test_whoever_uses_a_browser_now_is_told_there(house: House) -> None:
    ann, bob = house.account("Ann"), house.account("Bob")
    ann.put("/device", wish(), 204)
    bob.put("/device", wish(), 204)
    assert house.devices_of(ann.id) == []
    assert len(house.devices_of(bob.id)) == 1


def test_it_is_forgotten_with_its_person(house: House) -> None:
    ann = house.account("Ann")
    ann.put("/device", wish(), 204)
    ann.delete("/me", 204)
    assert house.devices_of(ann.id) == []
