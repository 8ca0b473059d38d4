"""Who a visitor is: a random session id in the store, signed in a cookie."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer

from toque.server.config import Settings
from toque.server.rows import Person, Session
from toque.server.store.port import Store

COOKIE: Final = "toque"
DAYS: Final = 180
LIFETIME: Final = DAYS * 86_400_000
TOUCH_AFTER: Final = 3_600_000
"""A session that is in use is noted at most once an hour."""
LONGEST_COOKIE: Final = 200


class Sessions:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._signer: Signer | None = None

    async def _sign(self) -> Signer:
        if self._signer is None:
            self._signer = Signer(await self.store.secret("session"), salt="session")
        return self._signer

    async def begin(self, person: str, now: int) -> Session:
        session = Session(secrets.token_urlsafe(24), person, now, now)
        await self.store.add_session(session)
        return session

    async def cookie(self, session: Session) -> str:
        """The whole `Set-Cookie` of a session."""
        value = (await self._sign()).sign(session.id.encode()).decode()
        return self._set_cookie(value, DAYS * 86_400)

    def no_cookie(self) -> str:
        return self._set_cookie("", 0)

    def _set_cookie(self, value: str, seconds: int) -> str:
        secure = "; Secure" if self.settings.secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"

    async def find(self, cookie: str, now: int) -> tuple[Session, Person] | None:
        """Session and person of a cookie; `None` for a forged, ended or expired one."""
        if not cookie or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            id = (await self._sign()).unsign(cookie.encode()).decode()
        except BadSignature:
            return None
        session = await self.store.session(id)
        if session is None or session.seen + LIFETIME < now:
            return None
        person = await self.store.person(session.person)
        if person is None or person.deleted or person.banned:
            return None
        return session, person

    @staticmethod
    def handle(session: Session) -> str:
        """By which a session is named to its person: the id itself would open the door."""
        return hashlib.sha256(session.id.encode()).hexdigest()[:24]

    async def touch(self, session: Session, now: int) -> bool:
        """Note that a session is in use; returns whether its cookie is worth renewing."""
        if session.seen + TOUCH_AFTER > now:
            return False
        await self.store.touch_session(session.id, now)
        return True
