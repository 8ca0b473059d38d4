"""Reminders: whom they reach, when they leave, and when they are not needed any more."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.parcels import MINUTE, NOON, ParcelStore, person, table
from tests.texts.flaws import flaws
from toque.server import notify
from toque.server.notify import of_the_end, reminders_of, turn_done, turn_waits
from toque.server.webhook import Call

pytestmark = pytest.mark.anyio
HOME = "https://toque.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def kept() -> ParcelStore:
    return ParcelStore()


@pytest.mark.parametrize(("live", "delay"), [(True, 2 * MINUTE), (False, 10 * MINUTE)])
async def test_a_reminder_waits_as_long_as_the_pace_allows(
    kept: ParcelStore, live: bool, delay: int
) -> None:
    await turn_waits(kept.store, table(live), [person()], NOON, HOME)
    (mail,) = kept.parcels()
    assert mail.due == NOON + delay
    assert mail.address == "anna@example.org"
    assert not kept.parcels("webhook")


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Pièces Montées: it is your turn"),
        ("fr", "À vous de jouer (Pièces Montées)"),
        ("de", "Pièces Montées: Du bist am Zug"),
        ("tlh", "Pièces Montées: it is your turn"),
    ],
)
async def test_a_mail_speaks_the_language_of_its_reader(
    kept: ParcelStore, language: str, subject: str
) -> None:
    await turn_waits(kept.store, table(), [person(language=language)], NOON, f"{HOME}/")
    (mail,) = kept.parcels()
    assert mail.subject == subject
    lines = mail.body.split("\n")
    assert f"{HOME}/table/t1" in lines
    assert f"{HOME}/settings" in lines
    assert "Anna" in lines[0]
    for line in filter(None, mail.body.replace("-- \n", "").split("\n")):
        assert not flaws(language if language != "tlh" else "en", line.capitalize())


async def test_a_webhook_gets_facts(kept: ParcelStore) -> None:
    anna = person(email="", webhook="https://hook.example/x")
    await turn_waits(kept.store, table(), [anna], NOON, HOME)
    (parcel,) = kept.parcels("webhook")
    assert parcel.address == "https://hook.example/x"
    call = msgspec.json.decode(parcel.body, type=Call)
    assert call == Call(parcel.id, "turn", "t1", "pieces-montees", f"{HOME}/table/t1", NOON)
    assert not kept.parcels("mail")


async def test_a_person_without_an_address_gets_nothing(kept: ParcelStore) -> None:
    people = [person("a", email=""), person("b", guest=True), person("c", deleted=True)]
    await turn_waits(kept.store, table(), people, NOON, HOME)
    assert not kept.waiting


async def test_without_a_mail_server_only_webhooks_are_put(kept: ParcelStore) -> None:
    anna = person(webhook="https://hook.example/x")
    await turn_waits(kept.store, table(), [anna], NOON, HOME, mail_enabled=False)
    assert [parcel.kind for parcel in kept.waiting.values()] == ["webhook"]
    told = of_the_end(table(), [anna], NOON, HOME, mail_enabled=False)
    assert [parcel.kind for parcel in told] == ["webhook"]


async def test_mail_and_webhook_do_not_replace_each_other_but_newer_ones_do(
    kept: ParcelStore,
) -> None:
    anna = person(webhook="https://hook.example/x")
    await turn_waits(kept.store, table(), [anna], NOON, HOME)
    await turn_waits(kept.store, table(), [anna], NOON + MINUTE, HOME)
    assert len(kept.parcels("mail")) == len(kept.parcels("webhook")) == 1


async def test_what_happens_meanwhile_does_not_put_a_reminder_off(kept: ParcelStore) -> None:
    for minute in range(2):
        await turn_waits(kept.store, table(), [person()], NOON + minute * MINUTE, HOME)
    assert kept.parcels()[0].due == NOON + 2 * MINUTE


async def test_a_person_who_moves_or_looks_gets_no_reminder(kept: ParcelStore) -> None:
    anna, bob = person(webhook="https://hook.example/x"), person("bob")
    await turn_waits(kept.store, table(), [anna, bob], NOON, HOME)
    await turn_done(kept.store, "t1", "anna", NOON + MINUTE)
    assert [parcel.person for parcel in kept.waiting.values()] == ["bob"]


async def test_a_person_not_waited_for_any_more_gets_no_reminder(kept: ParcelStore) -> None:
    """Another took a move back, or a bot has taken the seat."""
    await turn_waits(kept.store, table(), [person("anna")], NOON, HOME)
    await turn_waits(kept.store, table(), [person("bob")], NOON + MINUTE, HOME)
    assert [parcel.person for parcel in kept.waiting.values()] == ["bob"]
    await turn_waits(kept.store, table(), [], NOON + MINUTE, HOME)
    assert not kept.waiting


async def test_one_mail_in_thirty_minutes(kept: ParcelStore) -> None:
    anna = person(webhook="https://hook.example/x")
    await turn_waits(kept.store, table(), [anna], NOON, HOME)
    kept.waiting.clear()  # They left two minutes after noon.
    await turn_done(kept.store, "t1", "anna", NOON + 5 * MINUTE)
    await turn_waits(kept.store, table(), [anna], NOON + 6 * MINUTE, HOME)
    assert kept.parcels("mail")[0].due == NOON + 32 * MINUTE
    assert kept.parcels("webhook")[0].due == NOON + 8 * MINUTE
    # Half an hour later it is forgotten.
    await turn_done(kept.store, "t1", "anna", NOON + 7 * MINUTE)
    await turn_waits(kept.store, table(), [anna], NOON + 40 * MINUTE, HOME)
    assert kept.parcels("mail")[0].due == NOON + 42 * MINUTE


async def test_a_reminder_that_never_left_holds_up_none(kept: ParcelStore) -> None:
    await turn_waits(kept.store, table(), [person()], NOON, HOME)
    await turn_done(kept.store, "t1", "anna", NOON + MINUTE)
    await turn_waits(kept.store, table(), [person()], NOON + 2 * MINUTE, HOME)
    assert kept.parcels()[0].due == NOON + 4 * MINUTE


async def test_holidays_are_left_in_peace(kept: ParcelStore) -> None:
    back = NOON + 7 * 24 * 60 * MINUTE
    await turn_waits(kept.store, table(), [person(holiday_until=back)], NOON, HOME)
    assert kept.parcels()[0].due == back


async def test_stores_do_not_share_what_is_remembered(kept: ParcelStore) -> None:
    await turn_waits(kept.store, table(), [person()], NOON, HOME)
    other = ParcelStore()
    await turn_waits(other.store, table(), [person()], NOON + 5 * MINUTE, HOME)
    assert other.parcels()[0].due == NOON + 7 * MINUTE


async def test_what_is_remembered_has_an_end(
    kept: ParcelStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "MOST_REMEMBERED", 3)
    for number in range(20):
        one = person(f"p{number}")
        await turn_waits(
            kept.store, table(people=(one.id,)), [one], NOON + number * 40 * MINUTE, HOME
        )
    assert len(notify._reminders[kept.store]) <= 4


async def test_the_end_takes_reminders_away_and_tells_who_does_not_look(kept: ParcelStore) -> None:
    anna, bob = person(webhook="https://hook.example/x"), person("bob", language="de")
    await turn_waits(kept.store, table(), [anna, bob], NOON, HOME)
    assert {parcel.key for parcel in kept.waiting.values()} <= set(reminders_of(table()))
    (mail,) = of_the_end(table(), [bob], NOON + MINUTE, HOME)
    assert (mail.person, mail.due) == ("bob", NOON + MINUTE)
    assert mail.subject == "Pièces Montées: Die Partie ist zu Ende"
    assert f"{HOME}/table/t1" in mail.body
