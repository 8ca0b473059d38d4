"""Browsers that are told when a table waits for their person."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from toque.server.rows import Device, Session
from toque.server.store import schema
from toque.server.store.port import Taken
from toque.server.store.statements import Statements


def end_devices(connection: Connection, which: ColumnElement[bool]) -> None:
    """Part of whatever ends them: nothing that waits for them is sent any more."""
    kept, parcel = schema.device, schema.parcel
    ids = select(kept.c.id).where(which)
    waiting = parcel.c.device.in_(ids), parcel.c.state == "waiting"
    connection.execute(update(parcel).where(*waiting).values(state="dropped"))
    connection.execute(delete(kept).where(which))


class Devices(Statements):
    async def set_device(self, device: Device) -> None:
        kept = schema.device
        before = or_(kept.c.session == device.session, kept.c.endpoint == device.endpoint)

        def work(connection: Connection) -> None:
            end_devices(connection, before)
            connection.execute(insert(kept).values(msgspec.to_builtins(device)))

        try:
            await self._write(work)
        except IntegrityError as error:  # the session has ended, or asks twice at once
            raise Taken(device.id) from error

    async def device(self, id: str) -> Device | None:
        return await self._one(select(schema.device).where(schema.device.c.id == id), Device)

    async def device_of(self, session: str) -> Device | None:
        kept = schema.device
        return await self._one(select(kept).where(kept.c.session == session), Device)

    async def devices_of(self, person: str, seen: int = 0) -> list[Device]:
        kept, session = schema.device, schema.session
        query = select(kept).join(session, session.c.id == kept.c.session)
        query = query.where(kept.c.person == person, session.c.seen >= seen)
        return await self._all(query.order_by(kept.c.created, kept.c.id), Device)

    async def move_device(self, session: str, to: Session) -> None:
        kept, parcel = schema.device, schema.parcel
        ids = select(kept.c.id).where(kept.c.session == session)
        old = parcel.c.device.in_(ids), parcel.c.person != to.person, parcel.c.state == "waiting"
        change = update(kept).where(kept.c.session == session)

        def work(connection: Connection) -> None:
            connection.execute(update(parcel).where(*old).values(state="dropped"))
            connection.execute(change.values(session=to.id, person=to.person))

        await self._write(work)

    async def end_device(self, id: str) -> None:
        await self._write(lambda connection: end_devices(connection, schema.device.c.id == id))
