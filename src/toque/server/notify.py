"""Tells people who do not look that a table waits for them or is over: parcels for the outbox.

A reminder waits a while before it leaves, so that a person who comes back in time gets none. When it has
left, the next mail about the same table keeps a distance. When the last one left is remembered in
this process only; after a restart, or where two processes serve a table, one mail may come too early.

Browsers that asked for it are told of turns, and soon: each by a note of its own. All that a person gets
of one question is put into the outbox together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal
from weakref import WeakKeyDictionary

from toque.server.push import Note, encode_note
from toque.server.rows import Device, Parcel, Person, Table, fresh_id
from toque.server.sessions import LIFETIME
from toque.server.store.port import Store
from toque.server.webhook import Call, encode_call
from toque.texts import LANGUAGES, Speaker

Occasion = Literal["turn", "over"]
Kind = Literal["mail", "webhook", "push"]
KINDS: Final[tuple[Kind, ...]] = ("mail", "webhook", "push")

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
LIVE_DELAY: Final[dict[Kind, int]] = {"mail": 2 * MINUTE, "webhook": 2 * MINUTE, "push": 5 * SECOND}
SLOW_DELAY: Final[dict[Kind, int]] = {
    "mail": 10 * MINUTE,
    "webhook": 10 * MINUTE,
    "push": 30 * SECOND,
}
"""A note to a browser waits only as long as somebody needs to go from one page to another."""
BETWEEN: Final[dict[Kind, int]] = {"mail": 30 * MINUTE, "webhook": 0, "push": 0}
"""The least time from one reminder of a table to the next. A program may hear of every turn, and on a
screen the newer note takes the place of the older."""
MOST_REMEMBERED: Final = 20_000


class _Reminder:
    """When the last reminder left, and when the one that waits is due: 0 for never."""

    def __init__(self) -> None:
        self.left = 0
        self.waits = 0

    def catch_up(self, now: int) -> None:
        if 0 < self.waits <= now:
            self.left, self.waits = self.waits, 0


_Key = tuple[str, str, Kind]
_reminders: WeakKeyDictionary[Store, dict[_Key, _Reminder]] = WeakKeyDictionary()


async def turn_waits(
    store: Store,
    table: Table,
    people: Sequence[Person],
    now: int,
    public_url: str,
    mail_enabled: bool = True,
    known: Collection[str] = (),
) -> None:
    """These people must decide and do not look at the table; nobody else is waited for any more,
    but for those to whom the same question is `known`: what they were sent of it is enough."""
    waiting = {person.id for person in people} | set(known)
    for other in _reminded(store, table) - waiting:
        await turn_done(store, table.id, other, now)
    delays = LIVE_DELAY if table.pace.live else SLOW_DELAY
    for person in people:
        parcels = []
        for kind in _ways_to(person, mail_enabled):
            reminder = _reminder(store, (table.id, person.id, kind), now)
            # What happens at the table meanwhile does not put a reminder off.
            due = min(now + delays[kind], reminder.waits or now + delays[kind])
            due = max(due, reminder.left + BETWEEN[kind], person.holiday_until)
            reminder.waits = due
            if kind == "push":
                devices = await store.devices_of(person.id, now - LIFETIME)
                parcels += [_note(table, person, device, due) for device in devices]
            else:
                parcels.append(_parcel("turn", kind, table, person, due, now, public_url))
        if parcels:
            await store.add_parcels(parcels)


async def turn_done(store: Store, table: str, person: str, now: int) -> None:
    """The person moved, looks at the table, or is not waited for: no reminder is needed."""
    known = _reminders.get(store, {})
    for kind in KINDS:
        reminder = known.get((table, person, kind))
        if reminder is not None:
            reminder.catch_up(now)
            reminder.waits = 0
    # Whatever is remembered here: another process may have put the parcel.
    await asyncio.gather(*(store.drop_parcels(_key("turn", table, person, kind)) for kind in KINDS))


async def was_reminded(
    store: Store, table: Table, person: Person, asked_at: int, mail_enabled: bool
) -> bool:
    """Whether somebody whom a table waits for since then had all reminders of it that they want."""
    for kind in _ways_to(person, mail_enabled):
        if kind == "push" and not await _had_devices(store, person, asked_at):
            continue
        if not await store.reminded(_key("turn", table.id, person.id, kind), asked_at):
            return False
    return True


async def _had_devices(store: Store, person: Person, then: int) -> bool:
    """Whoever asks to be told is not told of what they have seen before."""
    return any(one.created <= then for one in await store.devices_of(person.id, then - LIFETIME))


def confirmation(person: Person, token: str, now: int, public_url: str) -> Parcel:
    """Asks whoever reads the mails of an address whether it is that of this person."""
    home = public_url.rstrip("/")
    speaker = _speaker(person)
    url = f"{home}/settings?confirm={token}"
    return Parcel(
        id=fresh_id(),
        kind="mail",
        person=person.id,
        address=person.email,
        subject=speaker.key("mail-confirm-subject"),
        body=speaker.key("mail-confirm-body", name=person.name, url=url) + "\n",
        due=now,
        key=f"confirm:{person.id}",
    )


def of_the_end(
    table: Table, people: Collection[Person], now: int, public_url: str, mail_enabled: bool = True
) -> list[Parcel]:
    """To those who do not look at the table: the match is over. Browsers asked for turns alone."""
    return [
        _parcel("over", kind, table, person, now, now, public_url)
        for person in people
        for kind in _ways_to(person, mail_enabled)
        if kind != "push"
    ]


def reminders_of(table: Table) -> list[str]:
    """The keys of all reminders that may wait: after the end nobody is waited for."""
    people = sorted({seat.person for seat in table.seats if seat.person})
    return [_key("turn", table.id, person, kind) for person in people for kind in KINDS]


def _reminder(store: Store, key: _Key, now: int) -> _Reminder:
    known = _reminders.setdefault(store, {})
    if len(known) >= MOST_REMEMBERED:
        _forget_old(known, now)
    reminder = known.setdefault(key, _Reminder())
    reminder.catch_up(now)
    return reminder


def _forget_old(known: dict[_Key, _Reminder], now: int) -> None:
    for key, reminder in list(known.items()):
        reminder.catch_up(now)
        if not reminder.waits and reminder.left + BETWEEN[key[2]] <= now:
            del known[key]


def _reminded(store: Store, table: Table) -> set[str]:
    """The people of a table for whom a reminder waits, as far as this process knows."""
    known = _reminders.get(store, {})
    found = set()
    for id in {seat.person for seat in table.seats if seat.person}:
        for kind in KINDS:
            reminder = known.get((table.id, id, kind))
            if reminder is not None and reminder.waits:
                found.add(id)
    return found


def _ways_to(person: Person, mail_enabled: bool) -> Iterable[Kind]:
    if person.deleted:
        return
    if person.email and person.email_confirmed and mail_enabled and not person.guest:
        yield "mail"
    if person.webhook:
        yield "webhook"
    if person.told_on_devices:
        yield "push"


def _key(occasion: Occasion, table: str, person: str, kind: Kind) -> str:
    """One for each kind: the mail and the webhook call of a turn do not replace each other."""
    return f"{occasion}:{table}:{person}:{kind}"


def _parcel(
    occasion: Occasion,
    kind: Kind,
    table: Table,
    person: Person,
    due: int,
    now: int,
    public_url: str,
) -> Parcel:
    id = fresh_id()
    home = public_url.rstrip("/")
    url = f"{home}/table/{table.id}"
    if kind == "mail":
        address = person.email
        subject, body = _words(occasion, table.game, person, url, home)
    else:
        address = person.webhook
        subject = ""
        body = encode_call(Call(id, occasion, table.id, table.game, url, now))
    return Parcel(
        id=id,
        kind=kind,
        person=person.id,
        address=address,
        subject=subject,
        body=body,
        due=due,
        key=_key(occasion, table.id, person.id, kind),
    )


def _note(table: Table, person: Person, device: Device, due: int) -> Parcel:
    speaker = _speaker(person, table.game)
    note = Note(speaker.key("name"), speaker.key("push-turn"), table.id)
    return Parcel(
        id=fresh_id(),
        kind="push",
        person=person.id,
        # The device knows it; here it would outlive its being wanted.
        address="",
        subject=note.title,
        body=encode_note(note),
        due=due,
        key=_key("turn", table.id, person.id, "push"),
        device=device.id,
    )


def _speaker(person: Person, game: str | None = None) -> Speaker:
    return Speaker(person.language if person.language in LANGUAGES else LANGUAGES[0], game)


def _words(occasion: Occasion, game: str, person: Person, url: str, home: str) -> tuple[str, str]:
    speaker = _speaker(person, game)
    name = speaker.key("name")
    subject = speaker.key(f"mail-{occasion}-subject", game=name)
    body = speaker.key(f"mail-{occasion}-body", game=name, name=person.name, url=url)
    # Two hyphens and a space: mail programs show what follows in grey.
    return subject, f"{body}\n\n-- \n{speaker.key('mail-footer', url=f'{home}/settings')}\n"
