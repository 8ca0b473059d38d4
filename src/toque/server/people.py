"""Guests and accounts: how people come, prove who they are, change and go."""

from __future__ import annotations

import unicodedata
from typing import Final

import msgspec
from itsdangerous import BadData, TimestampSigner
from msgspec import UNSET

from toque.bots.ladder import bot_names
from toque.engine.refusal import Refusal
from toque.server.answers import Me
from toque.server.bodies import ChangeMe, NewAccount, Recover, SignIn
from toque.server.mail import is_address
from toque.server.passwords import Passwords, fresh_code, plain_code
from toque.server.problem import Problem
from toque.server.rows import Person, fresh_id
from toque.server.store.port import Store, Taken
from toque.server.webhook import check_webhook, webhook_key_of

LONGEST_NAME: Final = 30
HOLIDAY_DAYS: Final = 60
"""Days of holiday within a year: somebody on holiday loses no time, so it is not for ever."""
DAY: Final = 86_400_000
CONFIRM_WITHIN: Final = 2 * 86_400
"""Seconds for which the link of a confirmation holds."""
YEAR: Final = 365 * DAY


def legible(name: str) -> str:
    """A name as others can read it: no control characters, nothing that hides or turns the text around.

    >>> legible("  Ana\\u0303\\t Belle ")
    'Anã Belle'
    """
    name = unicodedata.normalize("NFC", name)
    spaced = " ".join(name.split())
    # C: control, format (such as signs that turn the reading direction), surrogate, unassigned.
    return "".join(sign for sign in spaced if unicodedata.category(sign)[0] != "C").strip()


def clean_name(name: str) -> str:
    """A name that somebody may go by: legible, short, and nobody else's in a record."""
    name = legible(name)
    visible = any(unicodedata.category(sign)[0] in "LNSP" for sign in name)
    # In records, a line ends at "#" and the name of a bot means that bot.
    if not visible or len(name) > LONGEST_NAME or "#" in name or name.lower() in bot_names():
        raise Refusal("server-bad-name", name=name, longest=LONGEST_NAME)
    return name


class People:
    def __init__(self, store: Store, passwords: Passwords) -> None:
        self.store = store
        self.passwords = passwords

    async def me(self, person: Person) -> Me:
        return Me(
            id=person.id,
            name=person.name,
            guest=person.guest,
            created=person.created,
            email=person.email,
            email_confirmed=person.email_confirmed,
            webhook=person.webhook,
            webhook_key=await webhook_key_of(self.store, person.id),
            language=person.language,
            holiday_until=person.holiday_until,
            settings=person.settings,
            muted=person.muted,
        )

    async def new_guest(self, name: str, language: str, now: int) -> Person:
        person = Person(
            id=fresh_id(), name=clean_name(name), guest=True, created=now, language=language
        )
        await self.store.add_person(person)
        return person

    async def new_account(
        self, body: NewAccount, guest: Person | None, language: str, now: int
    ) -> tuple[Person, str]:
        """An account with its recovery code. A guest becomes one: same id, same tables."""
        if guest is not None and not guest.guest:
            raise Problem(409, "server-has-account")
        name = clean_name(body.name)
        email = _checked_email(body.email)
        if await self.store.account(name) is not None:
            raise Problem(409, "server-name-taken", name=name)
        code = fresh_code()
        password_hash = await self.passwords.hash(body.password)
        recovery_hash = await self.passwords.hash(plain_code(code))
        known = guest or Person(id=fresh_id(), name=name, guest=False, created=now)
        person = msgspec.structs.replace(
            known,
            name=name,
            guest=False,
            password_hash=password_hash,
            recovery_hash=recovery_hash,
            email=email or known.email,
            email_confirmed=known.email_confirmed and email in ("", known.email),
            language=body.language or language,
        )
        try:
            if guest is None:
                await self.store.add_person(person)
            else:
                await self.store.set_person(person)
        except Taken as taken:
            raise Problem(409, "server-name-taken", name=name) from taken
        return person, code

    async def sign_in(self, body: SignIn) -> Person:
        """Wrong name and wrong password are the same refusal, and take the same time."""
        person = await self._account(body.name)
        hashed = person.password_hash if person is not None else ""
        if not await self.passwords.fits(body.password, hashed) or person is None:
            raise Problem(401, "server-wrong-password")
        if person.banned:
            raise Problem(403, "server-banned")
        return person

    async def recover(self, body: Recover) -> tuple[Person, str]:
        """A new password for a recovery code, which is used up: a fresh one comes with it."""
        person = await self._account(body.name)
        hashed = person.recovery_hash if person is not None else ""
        if not await self.passwords.fits(plain_code(body.code), hashed) or person is None:
            raise Problem(401, "server-wrong-code")
        code = fresh_code()
        person = msgspec.structs.replace(
            person,
            password_hash=await self.passwords.hash(body.password),
            recovery_hash=await self.passwords.hash(plain_code(code)),
        )
        await self._save(person)
        await self.store.end_sessions(person.id)
        return person, code

    async def _account(self, name: str) -> Person | None:
        try:
            return await self.store.account(clean_name(name))
        except Refusal:
            return None

    async def change(self, person: Person, body: ChangeMe, session: str, now: int) -> Person:
        """What was given, all or nothing; a new password ends the other sessions."""
        changed: dict[str, object] = {}
        if body.name is not UNSET:
            changed["name"] = clean_name(body.name)
        if body.email is not UNSET:
            changed["email"] = _checked_email(body.email)
            same = body.email == person.email
            changed["email_confirmed"] = same and person.email_confirmed
        if body.webhook is not UNSET:
            if body.webhook:
                await check_webhook(body.webhook)
            changed["webhook"] = body.webhook
        if body.language is not UNSET:
            changed["language"] = body.language
        if body.holiday_until is not UNSET:
            changed |= _with_holiday(person, body.holiday_until, now)
        if body.settings is not UNSET:
            changed["settings"] = dict(body.settings)
        if body.muted is not UNSET:
            changed["muted"] = sorted(set(body.muted) - {person.id})
        if body.password is not UNSET:
            if person.guest:
                raise Problem(409, "server-guest-has-no-password")
            if not await self.passwords.fits(body.current_password, person.password_hash):
                raise Problem(403, "server-wrong-current-password")
            changed["password_hash"] = await self.passwords.hash(body.password)
        person = msgspec.structs.replace(person, **changed)
        await self._save(person)
        if body.password is not UNSET:
            await self.store.end_sessions(person.id, but=session)
        return person

    # Addresses.

    async def confirmation_for(self, person: Person) -> str:
        """A word that proves that somebody reads the mails of this person's address."""
        said = f"{person.id}:{person.email}".encode()
        return (await self._confirming()).sign(said).decode()

    async def confirm(self, token: str) -> Person:
        try:
            word = (await self._confirming()).unsign(token, max_age=CONFIRM_WITHIN).decode()
        except BadData as bad:
            raise Problem(400, "server-bad-confirmation") from bad
        id, _, email = word.partition(":")
        person = await self.store.person(id)
        if person is None or person.deleted or person.email != email:
            raise Problem(400, "server-bad-confirmation")
        person = msgspec.structs.replace(person, email_confirmed=True)
        await self._save(person)
        return person

    async def _confirming(self) -> TimestampSigner:
        return TimestampSigner(await self.store.secret("email"), salt="email")

    async def _save(self, person: Person) -> None:
        try:
            await self.store.set_person(person)
        except Taken as taken:
            raise Problem(409, "server-name-taken", name=person.name) from taken


def _checked_email(email: str) -> str:
    if email and not is_address(email):
        raise Refusal("server-bad-email", email=email)
    return email


def _with_holiday(person: Person, until: int, now: int) -> dict[str, object]:
    """A holiday from now on, instead of the one that there is; what is left of that is not used up."""
    taken = [(start, min(end, now)) for start, end in person.holidays if start < now]
    taken = [(start, end) for start, end in taken if end > now - YEAR]
    left = HOLIDAY_DAYS * DAY - sum(end - max(start, now - YEAR) for start, end in taken)
    if until - now > left:
        raise Refusal("server-long-holiday", days=max(0, left // DAY))
    if until > now:
        taken.append((now, until))
    return {"holiday_until": until, "holidays": taken}
