"""What whoever runs the house may do, at the store. Servers that run hear of it, or look in a while."""

from __future__ import annotations

import secrets

import msgspec

from toque.engine.refusal import Refusal
from toque.server import notify
from toque.server.news import Letter, News, PersonChanged, SignedOut, write
from toque.server.passwords import Passwords
from toque.server.rows import LogRow, Person, Report, Table
from toque.server.store.port import Store, Taken

PROCESS = "admin"
MOST_TABLES = 200
TRIES = 5


class Admin:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def people(self, word: str = "") -> list[Person]:
        return await self.store.find_people(word)

    async def tables(self) -> list[Table]:
        return await self.store.tables(["open", "running"], limit=MOST_TABLES)

    async def reports(self) -> list[Report]:
        """Those that nobody has looked after yet."""
        return await self.store.reports()

    async def close_report(self, id: str) -> None:
        await self.store.close_report(id)

    async def silence(self, word: str, on: bool) -> Person:
        """Somebody may not write to others any more, or may again."""
        return await self._change(await self._find(word), silenced=on)

    async def ban(self, word: str, on: bool) -> Person:
        """Somebody may not come in any more, or may again."""
        person = await self._change(await self._find(word), banned=on)
        if on:
            await self.store.end_sessions(person.id)
            await self._spread(SignedOut(person.id))
        return person

    async def reset_password(self, word: str) -> tuple[Person, str]:
        """A new password for somebody who has lost theirs, to be told once; all sessions end."""
        person = await self._find(word)
        if person.guest:
            raise Refusal("server-guest-has-no-password")
        password = secrets.token_urlsafe(12)
        hashed = await Passwords().hash(password)
        person = await self._change(person, password_hash=hashed)
        await self.store.end_sessions(person.id)
        await self._spread(SignedOut(person.id))
        return person, password

    async def close_table(self, id: str, now: int) -> None:
        """Call a table off, whatever its people want."""
        for _ in range(TRIES):
            table = await self.store.table(id)
            if table is None:
                raise Refusal("server-no-such-table")
            try:
                if table.status == "open":
                    await self.store.set_status(id, "open", "cancelled", now)
                elif table.status == "running":
                    # As a row of the log, so that every server that keeps the table sees it.
                    last = (await self.store.heads([id]))[id]
                    row = LogRow(number=last + 1, kind="call-off", at=now)
                    await self.store.call_off(id, row, notify.reminders_of(table))
                else:
                    raise Refusal("server-table-over")
            except Taken:  # somebody was quicker
                continue
            await self.store.tell(id)
            return
        raise Refusal("server-changed-meanwhile")

    async def _find(self, word: str) -> Person:
        """By id, or by the whole name of an account."""
        person = await self.store.person(word) or await self.store.account(word)
        if person is None or person.deleted:
            raise Refusal("server-no-such-person")
        return person

    async def _change(self, person: Person, **changes: bool | str) -> Person:
        changed = msgspec.structs.replace(person, **changes)
        await self.store.set_person(changed)
        await self._spread(PersonChanged(person.id))
        return changed

    async def _spread(self, news: News) -> None:
        await self.store.spread(write(Letter(PROCESS, news)))
