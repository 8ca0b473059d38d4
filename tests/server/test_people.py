"""Guests and accounts: names, passwords, recovery, sessions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from toque.engine.refusal import Refusal
from toque.server.bodies import ChangeMe, NewAccount, Recover, SignIn
from toque.server.config import Settings
from toque.server.passwords import Passwords, fresh_code, plain_code
from toque.server.people import HOLIDAY_DAYS, People, clean_name
from toque.server.rows import Person
from toque.server.sessions import LIFETIME, TOUCH_AFTER, Sessions
from toque.server.store.connect import open_store
from toque.server.store.port import Store

pytestmark = pytest.mark.anyio
NOW = 1_800_000_000_000
DAY = 86_400_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = open_store(str(tmp_path / "toque.db"))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def people(store: Store) -> People:
    return People(store, Passwords())


async def account(people: People, name: str = "Ann", guest: Person | None = None) -> Person:
    body = NewAccount(name=name, password="a password")
    return (await people.new_account(body, guest, "fr", NOW))[0]


def key_of(failure: pytest.ExceptionInfo[Refusal]) -> str:
    return failure.value.text.key


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \n of\tGreen ", "Ann of Green"),
        ("Ame\u0301lie", "Amélie"),
        ("A\u202enn\u0000\u200b", "Ann"),
        ("🧁", "🧁"),
        ("x" * 30, "x" * 30),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "  ", "\u0000\u200b", "x" * 31, "a#b", "Greedy", "\u0301"])
def test_some_names_will_not_do(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(typed)
    assert key_of(refused) == "server-bad-name"


async def test_an_account_needs_its_password(people: People) -> None:
    ann = await account(people)
    assert ann.language == "fr"
    assert "a password" not in msgspec.json.encode(ann).decode()
    assert await people.sign_in(SignIn(name="ANN", password="a password")) == ann
    for name, password in (("Ann", "b password"), ("Bob", "a password"), ("#", "x"), ("Ann", "")):
        with pytest.raises(Refusal) as refused:
            await people.sign_in(SignIn(name=name, password=password))
        assert key_of(refused) == "server-wrong-password"


async def test_a_guest_cannot_be_signed_into(people: People) -> None:
    await people.new_guest("Ann", "en", NOW)
    with pytest.raises(Refusal):
        await people.sign_in(SignIn(name="Ann", password=""))


async def test_names_of_accounts_are_taken_once(people: People) -> None:
    await account(people)
    assert (await people.new_guest("Ann", "en", NOW)).name == "Ann", "guests may share a name"
    with pytest.raises(Refusal) as refused:
        await account(people, "aNN")
    assert key_of(refused) == "server-name-taken"
    bob = await account(people, "Bob")
    with pytest.raises(Refusal) as refused:
        await people.change(bob, ChangeMe(name="Ann"), "", NOW)
    assert key_of(refused) == "server-name-taken"


async def test_a_guest_becomes_an_account_and_stays_the_same_person(people: People) -> None:
    guest = await people.new_guest("Ann", "de", NOW)
    ann = await account(people, "Ann", guest)
    assert (ann.id, ann.guest) == (guest.id, False)
    assert await people.store.person(guest.id) == ann
    with pytest.raises(Refusal) as refused:
        await account(people, "Anna", ann)
    assert key_of(refused) == "server-has-account"


async def test_the_recovery_code_works_once(people: People) -> None:
    body = NewAccount(name="Ann", password="a password")
    ann, code = await people.new_account(body, None, "en", NOW)
    sessions = Sessions(people.store, Settings(database=""))
    session = await sessions.begin(ann.id, NOW)
    typed = code.lower().replace("-", " ")
    found, fresh = await people.recover(Recover(name="Ann", code=typed, password="b password"))
    assert found.id == ann.id
    assert await people.store.session(session.id) is None, "other sessions end"
    assert (await people.sign_in(SignIn(name="Ann", password="b password"))).id == ann.id
    for old in (code, "", "A"):
        with pytest.raises(Refusal) as refused:
            await people.recover(Recover(name="Ann", code=old, password="c password"))
        assert key_of(refused) == "server-wrong-code"
    assert await people.recover(Recover(name="Ann", code=fresh, password="c password"))


def test_codes_are_long_and_plain() -> None:
    code = fresh_code()
    assert len(plain_code(code)) == 25
    assert code != fresh_code()


async def test_changes_are_checked(people: People) -> None:
    ann = await account(people)
    sessions = Sessions(people.store, Settings(database=""))
    here, there = await sessions.begin(ann.id, NOW), await sessions.begin(ann.id, NOW)
    body = ChangeMe(
        name="Anna",
        email="ann@example.org",
        language="de",
        holiday_until=NOW + DAY,
        settings={"sound": "off"},
        password="new password",
        current_password="a password",
    )
    ann = await people.change(ann, body, here.id, NOW)
    assert await people.store.person(ann.id) == ann
    assert (ann.name, ann.email, ann.language) == ("Anna", "ann@example.org", "de")
    assert ann.settings == {"sound": "off"}
    assert await people.store.session(here.id) is not None
    assert await people.store.session(there.id) is None
    wrong = {
        "server-bad-name": ChangeMe(name=" "),
        "server-bad-email": ChangeMe(email="a@b\r\nBcc: c@d"),
        "server-bad-webhook": ChangeMe(webhook="http://127.0.0.1/"),
        "server-long-holiday": ChangeMe(holiday_until=NOW + (HOLIDAY_DAYS + 1) * DAY),
        "server-wrong-current-password": ChangeMe(password="new password"),
    }
    for key, change in wrong.items():
        with pytest.raises(Refusal) as refused:
            await people.change(ann, change, "", NOW)
        assert key_of(refused) == key
    assert await people.store.person(ann.id) == ann


async def test_holidays_have_a_yearly_budget(people: People) -> None:
    ann = await people.new_guest("Ann", "en", NOW)
    half = HOLIDAY_DAYS // 2

    async def take(days: int, at: int) -> Person:
        change = ChangeMe(holiday_until=at + days * DAY)
        return await people.change(await person_of(people, ann.id), change, "", at)

    await take(half, NOW)
    # What is left of a holiday that ends early is not used up.
    await take(0, NOW + 10 * DAY)
    later = NOW + 100 * DAY
    await take(HOLIDAY_DAYS - 10, later)
    end = later + HOLIDAY_DAYS * DAY
    with pytest.raises(Refusal) as refused:
        await take(1, end)
    assert key_of(refused) == "server-long-holiday"
    # A year after the first ones, these are there again.
    await take(10, NOW + 375 * DAY)
    with pytest.raises(Refusal):
        await take(11, NOW + 375 * DAY)


async def person_of(people: People, id: str) -> Person:
    person = await people.store.person(id)
    assert person is not None
    return person


# Sessions.


async def test_a_session_is_found_by_its_cookie_alone(people: People) -> None:
    ann = await people.new_guest("Ann", "en", NOW)
    sessions = Sessions(people.store, Settings(database=""))
    session = await sessions.begin(ann.id, NOW)
    cookie = await sessions.cookie(session)
    assert cookie.endswith("; HttpOnly; SameSite=Lax")
    value = cookie.split(";")[0].removeprefix("toque=")
    assert await sessions.find(value, NOW) == (session, ann)
    # Not the last letter: some of its bits are padding, and another letter may sign the same.
    head, _, signature = value.rpartition(".")
    other = f"{head}.{'a' if signature[0] != 'a' else 'b'}{signature[1:]}"
    for forged in (session.id, f"{session.id}.", other, "", "é", "a.b", "x" * 9999):
        assert await sessions.find(forged, NOW) is None
    assert await sessions.find(value, NOW + LIFETIME + 1) is None
    await people.store.forget_person(ann.id)
    assert await sessions.find(value, NOW) is None


async def test_a_session_is_touched_once_an_hour(people: People) -> None:
    ann = await people.new_guest("Ann", "en", NOW)
    sessions = Sessions(people.store, Settings(database="", public_url="https://toque.example"))
    session = await sessions.begin(ann.id, NOW)
    assert "; Secure" in await sessions.cookie(session)
    assert not await sessions.touch(session, NOW + TOUCH_AFTER - 1)
    assert await sessions.touch(session, NOW + TOUCH_AFTER)
    touched = await people.store.session(session.id)
    assert touched is not None
    assert touched.seen == NOW + TOUCH_AFTER
