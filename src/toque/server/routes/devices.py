"""Whether this browser is told when a table waits for its person."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody

from toque.server.answers import Telling
from toque.server.bodies import NewDevice
from toque.server.gate import Call, check_often, session_of, signed_in
from toque.server.limits import DEVICE
from toque.server.problem import Problem
from toque.server.push import check_device, vapid_of
from toque.server.routes.documented import SESSION_AND_PAGE, reading, writing
from toque.server.rows import Device, fresh_id
from toque.server.services import TheServices
from toque.server.store.port import Taken


class DeviceRoutes(Controller):
    path = "/device"
    tags = ("people",)

    @get("/", operation_id="show_device", responses=reading())
    async def show_device(self, request: Call, services: TheServices) -> Telling:
        """Whether this browser is told, and the key with which it subscribes at its push service."""
        session = session_of(request)
        device = await services.store.device_of(session.id) if session is not None else None
        vapid = await vapid_of(services.store, services.settings)
        return Telling(vapid.public, device.endpoint if device is not None else "")

    @put(
        "/",
        operation_id="tell_device",
        status_code=204,
        responses=writing(401, 409),
        security=SESSION_AND_PAGE,
    )
    async def tell_device(
        self, request: Call, services: TheServices, data: JSONBody[NewDevice]
    ) -> None:
        """From now on this browser is told, until it signs out or does not want it any more."""
        person, session = signed_in(request), session_of(request)
        assert session is not None, "nobody is signed in without one"
        check_often(services, DEVICE, person.id)
        await check_device(data.endpoint, data.key, data.auth, services.outside)
        device = Device(
            fresh_id(),
            session.id,
            person.id,
            data.endpoint,
            data.key,
            data.auth,
            services.now(),
        )
        try:
            await services.store.set_device(device)
        except Taken as taken:
            raise Problem(409, "server-changed-meanwhile") from taken
        await services.person_changed(person.id)

    @delete("/", operation_id="leave_device", responses=writing(401), security=SESSION_AND_PAGE)
    async def leave_device(self, request: Call, services: TheServices) -> Response[None]:
        """This browser is not told any more."""
        person, session = signed_in(request), session_of(request)
        device = await services.store.device_of(session.id) if session is not None else None
        if device is not None:
            await services.store.end_device(device.id)
            await services.person_changed(person.id)
        return Response(None, status_code=204)
