"""A house that can be run: sessions, confirmed addresses, what is forgotten and exported, moderation."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from litestar.testing import TestClient

from tests.server.visitors import GAME, Visitor, an_app
from toque.engine.refusal import Refusal
from toque.server.admin import Admin
from toque.server.limits import CONFIRMATION
from toque.server.notify import of_the_end, turn_waits
from toque.server.rows import Parcel
from toque.server.store.connect import open_store
from toque.server.store.port import Store

T = TypeVar("T")
PASSWORD = "a long password"
MAIL = {"smtp_url": "smtp://127.0.0.1:9", "mail_from": "toque@example.org"}


class House:
    def __init__(self, client: TestClient[Any], store: Store) -> None:
        self.client = client
        self.store = store
        self.admin = Admin(store)

    def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """In the loop of the application, to which the store belongs."""
        found: T = self.client.blocking_portal.call(work)
        return found

    def account(self, name: str, **more: str) -> Visitor:
        visitor = Visitor(self.client)
        made = visitor.post("/account", {"name": name, "password": PASSWORD, **more}, 201)
        visitor.id = made["person"]["id"]
        return visitor

    def letters(self, person: str) -> list[Parcel]:
        return self.do(lambda: self.store.parcels_of(person))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = open_store(str(tmp_path / "toque.db"))
    app, _ = an_app(store, **MAIL)
    with TestClient(app) as client:
        yield House(client, store)


def signed_in(house: House, name: str) -> Visitor:
    visitor = Visitor(house.client)
    visitor.id = visitor.post("/session", {"name": name, "password": PASSWORD})["id"]
    return visitor


# Sessions.


def test_sessions_are_listed_and_can_be_ended(house: House) -> None:
    here = house.account("Ann")
    there = signed_in(house, "Ann")
    sessions = here.get("/sessions")["sessions"]
    assert [one["current"] for one in sessions].count(True) == 1
    assert len(sessions) == 2
    (other,) = [one["id"] for one in sessions if not one["current"]]
    assert other not in there.cookie, "the name of a session does not open it"
    bob = house.account("Bob")
    assert bob.refused("DELETE", f"/sessions/{other}", None, 404) == "server-nothing-here"
    here.delete(f"/sessions/{other}")
    assert there.get("/me")["person"] is None
    assert here.get("/me")["person"]["name"] == "Ann"


# Addresses.


def test_nothing_but_the_confirmation_goes_to_an_address_that_is_not_confirmed(
    house: House,
) -> None:
    ann = house.account("Ann", email="ann@example.org")
    (letter,) = house.letters(ann.id)
    assert letter.address == "ann@example.org"
    table = ann.post("/tables", {"game": GAME, "seats": ["me", "open"]}, 201)["id"]

    def due(confirmed: bool) -> int:
        async def count() -> int:
            person = await house.store.person(ann.id)
            match = await house.store.table(table)
            assert person is not None
            assert match is not None
            assert person.email_confirmed == confirmed
            await turn_waits(house.store, match, [person], 0, "", True)
            return len(of_the_end(match, [person], 0, "", True))

        return house.do(count)

    assert due(confirmed=False) == 0
    assert len(house.letters(ann.id)) == 1
    (token,) = re.findall(r"/settings\?confirm=(\S+)", letter.body)
    nobody = Visitor(house.client)
    wrong = {"token": token[:-2] + ("AA" if not token.endswith("AA") else "BB")}
    assert nobody.refused("POST", "/email/confirm", wrong, 400) == "server-bad-confirmation"
    assert nobody.post("/email/confirm", {"token": token})["person"] is None
    assert ann.get("/me")["person"]["email_confirmed"]
    assert due(confirmed=True) == 1
    # Another address is another question, and the old answer is none to it.
    assert not ann.patch("/me", {"email": "ann@example.com"})["email_confirmed"]
    assert nobody.refused("POST", "/email/confirm", {"token": token}, 400) == (
        "server-bad-confirmation"
    )
    assert ann.post("/email/send")["email"] == "ann@example.com"


def test_nobody_is_flooded_with_confirmations(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "toque.db"))
    app, _ = an_app(store, rate_factor=1, **MAIL)
    with TestClient(app) as client:
        ann = Visitor(client)
        ann.post("/account", {"name": "Ann", "password": PASSWORD, "email": "a@example.org"}, 201)
        answers = [ann.ask("POST", "/email/send", {}).status_code for _ in range(6)]
    assert answers == [200] * (CONFIRMATION.times - 1) + [429] * 2


# Forgotten and taken away.


def test_what_was_said_goes_with_its_person_and_comes_with_the_export(house: House) -> None:
    ann, bob = house.account("Ann", email="ann@example.org"), house.account("Bob")
    table = ann.post("/tables", {"game": GAME, "seats": ["me", "open"]}, 201)["id"]
    bob.post(f"/tables/{table}/join")
    house.do(lambda: house.store.add_chat(table, ann.id, "my secret", 1))
    house.do(lambda: house.store.add_chat(table, bob.id, "hello", 2))
    ann.patch("/me", {"muted": [bob.id], "holiday_until": 0})
    ann.post("/reports", {"person": bob.id, "table": table, "text": "was loud"}, 204)
    export = ann.get("/me/export")
    assert [line["text"] for line in export["chat"]] == ["my secret"]
    assert export["person"]["muted"] == [bob.id]
    assert [one["text"] for one in export["reports"]] == ["was loud"]
    assert [one["address"] for one in export["letters"]] == ["ann@example.org"]
    assert len(export["sessions"]) == 1
    ann.delete("/me")
    assert [line["text"] for line in bob.get(f"/tables/{table}/chat")["chat"]] == ["hello"]
    assert house.letters(ann.id) == []

    async def everything() -> str:
        store = house.store
        about = (await store.person(ann.id), await store.reports(), await store.chat_of(ann.id))
        return msgspec.json.encode([*about, await store.sessions_of(ann.id)]).decode()

    left = house.do(everything)
    for personal in ("my secret", "Ann", "ann@example.org", "was loud"):
        assert personal not in left
    # The next line gets a number of its own.
    said = house.do(lambda: house.store.add_chat(table, bob.id, "anybody?", 3))
    assert said is not None
    assert said.number == 3


# Moderation.


def test_who_is_muted_is_not_read(house: House) -> None:
    ann, bob = house.account("Ann"), house.account("Bob")
    table = ann.post("/tables", {"game": GAME, "seats": ["me", "open"]}, 201)["id"]
    house.do(lambda: house.store.add_chat(table, bob.id, "hello", 1))
    assert ann.patch("/me", {"muted": [bob.id, ann.id]})["muted"] == [bob.id]
    assert ann.get(f"/tables/{table}/chat")["chat"] == []
    assert len(bob.get(f"/tables/{table}/chat")["chat"]) == 1


def test_whoever_runs_the_house_bans_and_lets_in_again(house: House) -> None:
    ann = house.account("Ann")
    house.do(lambda: house.admin.ban("ann", True))
    assert ann.get("/me")["person"] is None
    guess = {"name": "Ann", "password": PASSWORD}
    assert Visitor(house.client).refused("POST", "/session", guess, 403) == "server-banned"
    wrong = {"name": "Ann", "password": "something else"}
    assert Visitor(house.client).refused("POST", "/session", wrong, 401) == "server-wrong-password"
    house.do(lambda: house.admin.ban(ann.id, False))
    assert signed_in(house, "Ann").id == ann.id


def test_a_password_is_reset(house: House) -> None:
    ann = house.account("Ann")
    _, password = house.do(lambda: house.admin.reset_password("Ann"))
    assert ann.get("/me")["person"] is None
    body = {"name": "Ann", "password": password}
    assert Visitor(house.client).post("/session", body)["id"] == ann.id
    eve = Visitor(house.client, "Eve")
    with pytest.raises(Refusal):
        house.do(lambda: house.admin.reset_password(eve.id))


def test_reports_are_read_and_dealt_with(house: House) -> None:
    ann, bob = house.account("Ann"), house.account("Bob")
    ann.post("/reports", {"person": bob.id, "text": "was loud"}, 204)
    assert ann.refused("POST", "/reports", {"person": "nobody", "text": "?"}, 404) == (
        "server-no-such-person"
    )
    (report,) = house.do(house.admin.reports)
    assert (report.by, report.person, report.text) == (ann.id, bob.id, "was loud")
    house.do(lambda: house.admin.close_report(report.id))
    assert house.do(house.admin.reports) == []


def test_a_table_is_closed_whatever_its_people_want(house: House) -> None:
    ann = house.account("Ann")
    seats = ["me", "bot:random"]
    waits = ann.post("/tables", {"game": GAME, "seats": ["me", "open"]}, 201)["id"]
    runs = ann.post("/tables", {"game": GAME, "seats": seats}, 201)["id"]
    ann.post(f"/tables/{runs}/start")
    assert len(house.do(house.admin.tables)) == 2
    for table in (waits, runs):
        house.do(lambda table=table: house.admin.close_table(table, 5))  # type: ignore[misc]
        assert ann.get(f"/tables/{table}")["status"] == "cancelled"
    assert [row.kind for row in house.do(lambda: house.store.log(runs))] == ["call-off"]
    with pytest.raises(Refusal):
        house.do(lambda: house.admin.close_table(runs, 6))
