"""A store of parcels alone, in memory, for tests of the outbox and of what fills it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from toque.server.rows import Device, Pace, Parcel, Person, Seat, Table
from toque.server.store.port import Store

NOON = 1_800_000_000_000
MINUTE = 60_000


class ParcelStore:
    def __init__(self) -> None:
        self.waiting: dict[str, Parcel] = {}
        self.sent: list[str] = []
        self.failed: list[tuple[str, int, str]] = []
        self.devices: dict[str, Device] = {}
        self.broken = False

    @property
    def store(self) -> Store:
        """As far as the code under test can tell."""
        return cast(Store, self)

    def parcels(self, kind: str = "mail") -> list[Parcel]:
        return [parcel for parcel in self.waiting.values() if parcel.kind == kind]

    async def add_parcels(self, parcels: Sequence[Parcel]) -> None:
        for parcel in parcels:
            same = parcel.key, parcel.person, parcel.device
            for old in list(self.waiting.values()):
                if parcel.key and (old.key, old.person, old.device) == same:
                    del self.waiting[old.id]
            self.waiting[parcel.id] = parcel

    async def device(self, id: str) -> Device | None:
        return self.devices.get(id)

    async def devices_of(self, person: str, seen: int = 0) -> list[Device]:
        return [one for one in self.devices.values() if one.person == person]

    async def end_device(self, id: str) -> None:
        self.devices.pop(id, None)

    async def due_parcels(self, now: int, limit: int = 20) -> list[Parcel]:
        self._check()
        due = [parcel for parcel in self.waiting.values() if parcel.due <= now]
        return sorted(due, key=lambda parcel: parcel.due)[:limit]

    async def claim_parcel(self, parcel: Parcel, until: int) -> bool:
        self._check()
        kept = self.waiting.get(parcel.id)
        if kept is None or kept.due != parcel.due:
            return False
        self.waiting[parcel.id] = msgspec.structs.replace(kept, due=until)
        return True

    async def parcel_sent(self, id: str, at: int) -> None:
        self._check()
        self.sent.append(id)
        self.waiting.pop(id, None)

    async def parcel_failed(self, id: str, due: int, why: str) -> None:
        self._check()
        self.failed.append((id, due, why))
        parcel = self.waiting.pop(id, None)
        if parcel is not None and due:
            again = msgspec.structs.replace(parcel, due=due, tries=parcel.tries + 1)
            self.waiting[id] = again

    async def drop_parcels(self, key: str) -> None:
        self.waiting = {id: one for id, one in self.waiting.items() if one.key != key}

    async def secret(self, name: str) -> bytes:
        return name.encode().ljust(32, b"-")

    def _check(self) -> None:
        if self.broken:
            raise ConnectionError("postgresql://toque:hunter2@db does not answer")


def parcel(id: str = "p1", kind: str = "mail", **changes: object) -> Parcel:
    values = {
        "id": id,
        "kind": kind,
        "person": "anna",
        "address": "anna@example.org",
        "subject": "Pièces Montées: it is your turn",
        "body": "Hello.",
        "due": NOON,
    }
    return msgspec.convert(values | changes, Parcel)


def person(id: str = "anna", **changes: object) -> Person:
    values = {
        "id": id,
        "name": id.title(),
        "guest": False,
        "created": NOON,
        "email": f"{id}@example.org",
        "email_confirmed": True,
    }
    return msgspec.convert(values | changes, Person)


def table(live: bool = True, people: tuple[str, ...] = ("anna", "bob")) -> Table:
    return Table(
        id="t1",
        game="pieces-montees",
        options={},
        edition="house",
        edition_source="",
        host=people[0],
        pace=Pace(live=live),
        visibility="public",
        spectators=True,
        status="running",
        seats=[Seat("person", one) for one in people],
        seed="seed",
        created=NOON,
    )
