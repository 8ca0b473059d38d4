"""Guests, accounts, sessions, and one's own data."""

from __future__ import annotations

from typing import Final

from litestar import Controller, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET

from toque.server.access import ID, may_find, people_at, table_info
from toque.server.answers import (
    AccountMade,
    ChatLineOf,
    DeviceOf,
    Export,
    FoundOf,
    LetterOf,
    Me,
    Profile,
    ReportOf,
    SessionInfo,
    SessionList,
    Visitor,
)
from toque.server.bodies import (
    ChangeMe,
    Confirm,
    NewAccount,
    NewGuest,
    NewReport,
    Recover,
    SignIn,
)
from toque.server.daily import date_of
from toque.server.gate import (
    Call,
    address_of,
    check_account,
    check_often,
    language_of,
    session_of,
    signed_in,
    visitor,
    visitor_id,
)
from toque.server.limits import CONFIRMATION, REPORT
from toque.server.notify import confirmation
from toque.server.portrait import Portrait, portraits
from toque.server.problem import Problem
from toque.server.ratings import statistics
from toque.server.routes.documented import PAGE, SESSION, SESSION_AND_PAGE, reading, writing
from toque.server.routes.results import ratings_of, result_infos
from toque.server.rows import Person, Report, Status, fresh_id
from toque.server.services import Services, TheServices
from toque.server.store.port import Store

LATEST: Final = 50
"""How many results are on a person's page."""
MOST_COUNTED: Final = 10_000
"""How many results count for the statistics there."""
MOST_PORTRAYED: Final = 500
"""How many tables are looked at for whom they played with."""
EVERY_STATUS: Final[tuple[Status, ...]] = ("open", "running", "over", "cancelled")


async def _enter(call: Call, services: Services, person: Person) -> dict[str, str]:
    """A new session for a person who has just proved who they are; the one before ends.

    A browser that told a guest goes on telling the account that they become, but no stranger's turns to
    somebody else.
    """
    before, known = session_of(call), visitor(call)
    session = await services.sessions.begin(person.id, services.now())
    if before is not None:
        if known is not None and (known.guest or known.id == person.id):
            await services.store.move_device(before.id, session)
            await services.person_changed(person.id)
        await services.store.end_session(before.id)
    return {"set-cookie": await services.sessions.cookie(session)}


async def _sessions_of(call: Call, services: Services, person: Person) -> list[SessionInfo]:
    current = session_of(call)
    return [
        SessionInfo(
            services.sessions.handle(session),
            session.created,
            session.seen,
            current is not None and session.id == current.id,
        )
        for session in await services.store.sessions_of(person.id)
    ]


async def _ask_to_confirm(services: Services, person: Person) -> None:
    """A mail with a link; nothing where the server sends no mail."""
    if not services.settings.smtp_url or person.guest:
        return
    check_often(services, CONFIRMATION, person.id)
    token = await services.people.confirmation_for(person)
    home = services.settings.public_url or services.settings.local_url
    await services.store.add_parcels([confirmation(person, token, services.now(), home)])


async def _portraits_of(store: Store, person: Person, viewer: str) -> list[Portrait]:
    played = await store.tables(["over"], person=person.id, limit=MOST_PORTRAYED)
    tables = [table for table in played if may_find(table, viewer)]
    results = await store.results_among([table.id for table in tables])
    people = await store.people([one.person for one in results if one.person])
    names = {one.id: one.name for one in people.values() if not one.deleted}
    return portraits(person.id, tables, results, names)


class PeopleRoutes(Controller):
    tags = ("people",)

    @post("/guest", operation_id="become_guest", responses=writing(), security=PAGE)
    async def become_guest(
        self, request: Call, services: TheServices, data: JSONBody[NewGuest]
    ) -> Response[Me]:
        """A name and nothing else; the cookie remembers who it is."""
        person = await services.people.new_guest(
            data.name, data.language or language_of(request), services.now()
        )
        headers = await _enter(request, services, person)
        return Response(await services.people.me(person), headers=headers)

    @post("/account", operation_id="make_account", responses=writing(409), security=PAGE)
    async def make_account(
        self, request: Call, services: TheServices, data: JSONBody[NewAccount]
    ) -> Response[AccountMade]:
        """For a guest: the same person goes on, with all tables."""
        person, code = await services.people.new_account(
            data, visitor(request), language_of(request), services.now()
        )
        services.hub.person_changed(person)
        if person.email and not person.email_confirmed:
            await _ask_to_confirm(services, person)
        headers = await _enter(request, services, person)
        return Response(AccountMade(await services.people.me(person), code), headers=headers)

    @post(
        "/session",
        operation_id="sign_in",
        status_code=200,
        responses=writing(401),
        security=PAGE,
    )
    async def sign_in(
        self, request: Call, services: TheServices, data: JSONBody[SignIn]
    ) -> Response[Me]:
        """A guest who signs in goes on with all tables, as that account."""
        check_account(services, data.name)
        guest = visitor(request)
        person = await services.people.sign_in(data)
        headers = await _enter(request, services, person)
        if guest is not None and guest.guest:
            for id in await services.store.hand_on(guest.id, person.id):
                services.hub.reseated(id)
                await services.hub.changed(id)
        return Response(await services.people.me(person), headers=headers)

    @delete("/session", operation_id="sign_out", responses=writing(), security=PAGE)
    async def sign_out(self, request: Call, services: TheServices) -> Response[None]:
        session = session_of(request)
        if session is not None:
            await services.store.end_session(session.id)
            services.hub.close_sockets_of(session.person)
        return Response(None, headers={"set-cookie": services.sessions.no_cookie()})

    @post(
        "/recover",
        operation_id="recover",
        status_code=200,
        responses=writing(401, 409),
        security=PAGE,
    )
    async def recover(
        self, request: Call, services: TheServices, data: JSONBody[Recover]
    ) -> Response[AccountMade]:
        """A new password for the recovery code. All sessions end; the answer has a fresh code."""
        check_account(services, data.name)
        person, code = await services.people.recover(data)
        services.hub.close_sockets_of(person.id)
        headers = await _enter(request, services, person)
        return Response(AccountMade(await services.people.me(person), code), headers=headers)

    @get("/sessions", operation_id="list_sessions", responses=reading(401), security=SESSION)
    async def list_sessions(self, request: Call, services: TheServices) -> SessionList:
        """Where this person is signed in, the browser that was used last first."""
        return SessionList(await _sessions_of(request, services, signed_in(request)))

    @delete(
        "/sessions/{id:str}",
        operation_id="end_session",
        responses=writing(401, 404),
        security=SESSION_AND_PAGE,
    )
    async def end_session(
        self, request: Call, services: TheServices, id: FromPath[str]
    ) -> Response[None]:
        """Sign out elsewhere."""
        person = signed_in(request)
        for session in await services.store.sessions_of(person.id):
            if services.sessions.handle(session) == id:
                await services.store.end_session(session.id)
                services.hub.close_sockets_of(person.id)
                return Response(None, status_code=204)
        raise Problem(404, "server-nothing-here")

    @post(
        "/email/send",
        operation_id="send_confirmation",
        status_code=200,
        responses=writing(401, 409),
        security=SESSION_AND_PAGE,
    )
    async def send_confirmation(self, request: Call, services: TheServices) -> Me:
        """Once more the mail with the link that confirms the address."""
        person = signed_in(request)
        if not person.email or person.email_confirmed:
            raise Problem(409, "server-nothing-to-confirm")
        if not services.settings.smtp_url:
            raise Problem(409, "server-no-mail")
        await _ask_to_confirm(services, person)
        return await services.people.me(person)

    @post(
        "/email/confirm",
        operation_id="confirm_email",
        status_code=200,
        responses=writing(),
        security=PAGE,
    )
    async def confirm_email(
        self, request: Call, services: TheServices, data: JSONBody[Confirm]
    ) -> Visitor:
        """The word of the link is proof enough: it may be opened in another browser."""
        check_often(services, CONFIRMATION, address_of(request))
        person = await services.people.confirm(data.token)
        services.hub.person_changed(person)
        me = visitor(request)
        known = await services.people.me(person) if me is not None and me.id == person.id else None
        return Visitor(known, language_of(request))

    @post(
        "/reports",
        operation_id="report",
        status_code=204,
        responses=writing(401, 404),
        security=SESSION_AND_PAGE,
    )
    async def report(
        self, request: Call, services: TheServices, data: JSONBody[NewReport]
    ) -> Response[None]:
        """Tell whoever runs the house about somebody."""
        me = signed_in(request)
        check_often(services, REPORT, me.id)
        person = await services.store.person(data.person)
        if person is None or person.deleted:
            raise Problem(404, "server-no-such-person")
        table = data.table if ID.fullmatch(data.table) else ""
        text = " ".join(data.text.split())
        report = Report(fresh_id(), services.now(), me.id, person.id, table, text)
        await services.store.add_report(report)
        return Response(None, status_code=204)

    @get("/me", operation_id="who_am_i", responses=reading())
    async def who_am_i(self, request: Call, services: TheServices) -> Visitor:
        person = visitor(request)
        known = await services.people.me(person) if person is not None else None
        return Visitor(known, language_of(request))

    @patch("/me", operation_id="change_me", responses=writing(401, 409), security=SESSION_AND_PAGE)
    async def change_me(self, request: Call, services: TheServices, data: JSONBody[ChangeMe]) -> Me:
        person, session = signed_in(request), session_of(request)
        id = session.id if session is not None else ""
        before = person.email
        person = await services.people.change(person, data, id, services.now())
        services.hub.person_changed(person)
        if person.email != before and person.email:
            await _ask_to_confirm(services, person)
        if data.password is not UNSET:
            services.hub.close_sockets_of(person.id)
        return await services.people.me(person)

    @delete("/me", operation_id="forget_me", responses=writing(401), security=SESSION_AND_PAGE)
    async def forget_me(self, request: Call, services: TheServices) -> Response[None]:
        """Name, secrets, addresses, settings, notes, answers to the positions of days and what was said
        are erased; open tables go to
        the next person there, or are called off."""
        person = signed_in(request)
        await services.hub.resign_all(person.id)
        for table in await services.lobby.leave_all(person, services.now()):
            await services.hub.changed(table)
        await services.store.forget_person(person.id)
        forgotten = await services.store.person(person.id)
        if forgotten is not None:
            services.hub.person_changed(forgotten)
        return Response(None, headers={"set-cookie": services.sessions.no_cookie()})

    @get("/me/export", operation_id="export_me", responses=reading(401), security=SESSION)
    async def export_me(self, request: Call, services: TheServices) -> Response[Export]:
        """All that the server keeps about this person, except what nobody may read."""
        person, store = signed_in(request), services.store
        tables = await store.tables(EVERY_STATUS, person=person.id, limit=100_000)
        people = await people_at(store, *tables)
        results = await store.results(person=person.id, limit=100_000)
        export = Export(
            person=await services.people.me(person),
            holidays=person.holidays,
            sessions=await _sessions_of(request, services, person),
            devices=[
                DeviceOf(one.endpoint, one.created) for one in await store.devices_of(person.id)
            ],
            letters=[
                LetterOf(one.kind, one.address, one.subject, one.body, one.due)
                for one in await store.parcels_of(person.id)
            ],
            reports=[
                ReportOf(one.person, one.table, one.text, one.at)
                for one in await store.reports(by=person.id)
            ],
            tables=[table_info(table, person.id, people) for table in tables],
            results=await result_infos(store, results),
            ratings=await ratings_of(store, person),
            chat=[
                ChatLineOf(table, chat.text, chat.at)
                for table, chat in await store.chat_of(person.id)
            ],
            notes=await store.notes_of(person.id),
            positions=[
                FoundOf(date_of(one.day), one.game, one.move, one.right, one.at)
                for one in await store.found_by(person.id)
            ],
        )
        return Response(export, headers={"content-disposition": "attachment; filename=toque.json"})

    @get("/people/{id:str}", operation_id="show_person", responses=reading(404))
    async def show_person(self, request: Call, services: TheServices, id: FromPath[str]) -> Profile:
        """What everybody may know about a person."""
        person = await services.store.person(id) if ID.fullmatch(id) else None
        if person is None or person.deleted:
            raise Problem(404, "server-no-such-person")
        results = await services.store.results(person=person.id, limit=MOST_COUNTED)
        own = [one for one in statistics(results) if one.person == person.id]
        viewer = visitor_id(request)
        return Profile(
            person.id,
            person.name,
            person.guest,
            person.created,
            person.holiday_until,
            await ratings_of(services.store, person),
            own,
            await _portraits_of(services.store, person, viewer),
            await result_infos(services.store, results[:LATEST], viewer),
        )
