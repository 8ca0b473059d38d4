"""`toque admin`: for whoever runs the house: who is there, who is to be quiet, who must go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from toque.cli.arguments import Parser
from toque.cli.output import print_json
from toque.cli.screen import tabulate
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.texts import Speaker

if TYPE_CHECKING:
    from toque.server.admin import Admin
    from toque.server.rows import Person

LISTS: Final = ("people", "tables", "reports")
DEEDS: Final = (
    "mute",
    "unmute",
    "ban",
    "unban",
    "close-table",
    "close-report",
    "reset-password",
)

Rows = list[dict[str, str]]
T = TypeVar("T")


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-admin")


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("what", nargs="?", default="")
    parser.add_argument("whom", nargs="?", default="")
    parser.add_argument("--database")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    if found.what not in (*LISTS, *DEEDS):
        possible = ", ".join((*LISTS, *DEEDS))
        raise Refusal("cli-unknown-command", command=found.what, possible=possible)
    if found.what in DEEDS and not found.whom:
        raise Refusal("cli-needs-value", option=found.what)
    if found.what in LISTS:
        rows = asyncio.run(
            _with_store(found.database, lambda it: listed(it, found.what, found.whom))
        )
        if found.json:
            print_json({found.what: rows})
        else:
            _show(session, rows)
        return 0
    said = asyncio.run(_with_store(found.database, lambda admin: do(admin, found.what, found.whom)))
    if found.json:
        print_json(said)
    else:
        session.screen.say(session.speaker.key("cli-admin-done", what=found.what, **said))
    return 0


async def _with_store(database: str | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    from toque.server.admin import Admin
    from toque.server.config import read_settings
    from toque.server.store.connect import open_store

    settings = read_settings(database=database)
    store = open_store(settings.database, settings.channel)
    await store.open()
    try:
        return await work(Admin(store))
    finally:
        await store.close()


async def listed(admin: Admin, what: str, word: str) -> Rows:
    if what == "people":
        return [_person(one) for one in await admin.people(word)]
    if what == "tables":
        return [
            {
                "id": table.id,
                "game": table.game,
                "status": table.status,
                "host": table.host,
                "created": _moment(table.created),
            }
            for table in await admin.tables()
        ]
    return [
        {
            "id": report.id,
            "at": _moment(report.at),
            "by": report.by,
            "about": report.person,
            "table": report.table,
            "text": report.text,
        }
        for report in await admin.reports()
    ]


def _person(person: Person) -> dict[str, str]:
    flags = {
        "guest": person.guest,
        "muted": person.silenced,
        "banned": person.banned,
    }
    state = ", ".join(name for name, on in flags.items() if on)
    created = _moment(person.created)
    return {"id": person.id, "name": person.name, "state": state or "–", "created": created}


async def do(admin: Admin, what: str, whom: str) -> dict[str, str]:
    """Do it; what is said about it afterwards."""
    from toque.server.clock import real_time

    password = ""
    if what in ("mute", "unmute"):
        whom = (await admin.silence(whom, what == "mute")).name
    elif what in ("ban", "unban"):
        whom = (await admin.ban(whom, what == "ban")).name
    elif what == "close-table":
        await admin.close_table(whom, real_time())
    elif what == "close-report":
        await admin.close_report(whom)
    else:
        person, password = await admin.reset_password(whom)
        whom = person.name
    return {"whom": whom, "password": password}


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _show(session: Session, rows: Rows) -> None:
    if not rows:
        session.screen.say(session.speaker.key("cli-admin-nothing"))
        return
    heading = list(rows[0])
    grid = [[row[name] for name in heading] for row in rows]
    session.screen.lines(tabulate(heading, grid, words=len(heading)))
