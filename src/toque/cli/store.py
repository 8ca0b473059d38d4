"""`toque store`: for whoever runs the house: back it up, move it, check it before an upgrade."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from toque.cli.arguments import Parser
from toque.cli.output import print_json
from toque.cli.session import Session
from toque.engine.refusal import Refusal
from toque.games import slugs
from toque.texts import Speaker

if TYPE_CHECKING:
    from toque.server.checking import Courses, Findings

BAD: Final = 1
DEEDS: Final = {"backup": 1, "copy": 2, "check": 0}
"""How many places each of them needs to be told."""


def usage(speaker: Speaker) -> str:
    return speaker.key("cli-help-store")


def run(session: Session, words: list[str]) -> int:
    parser = Parser()
    parser.add_argument("what", nargs="?", default="")
    parser.add_argument("places", nargs="*", default=[])
    parser.add_argument("--database")
    parser.add_argument("--running", action="store_true")
    parser.add_argument("--note")
    parser.add_argument("--against")
    parser.add_argument("--json", action="store_true")
    found = parser.read(words)
    if found.what not in DEEDS:
        raise Refusal("cli-unknown-command", command=found.what, possible=", ".join(DEEDS))
    needed = DEEDS[found.what]
    if len(found.places) < needed:
        raise Refusal("cli-needs-value", option=found.what)
    if len(found.places) > needed:
        options = "--against, --database, --json, --note, --running"
        raise Refusal("cli-unexpected", word=found.places[needed], possible=options)
    if found.what == "backup":
        return _back_up(session, found.database, Path(found.places[0]), found.json)
    if found.what == "check":
        return _check(session, found.database, found.running, found.note, found.against, found.json)
    source, target = found.places
    return _copy(session, source, target, found.json)


def _back_up(session: Session, database: str | None, to: Path, as_json: bool) -> int:
    from toque.server.config import read_settings
    from toque.server.store.copying import back_up

    size = asyncio.run(back_up(read_settings(database=database).database, to))
    if as_json:
        print_json({"file": str(to), "bytes": size})
    else:
        session.screen.say(
            session.speaker.key("cli-store-backed-up", file=str(to), kib=size // 1024)
        )
    return 0


def _copy(session: Session, source: str, target: str, as_json: bool) -> int:
    from toque.server.store.copying import copy_store

    rows = asyncio.run(copy_store(source, target))
    if as_json:
        print_json({"rows": rows})
    else:
        total, tables = sum(rows.values()), rows["match_table"]
        session.screen.say(session.speaker.key("cli-store-copied", rows=total, tables=tables))
    return 0


def _check(
    session: Session,
    database: str | None,
    running_only: bool,
    note: str | None,
    against: str | None,
    as_json: bool,
) -> int:
    from toque.server.checking import check
    from toque.server.config import read_settings
    from toque.server.store.copying import check_file, opened

    url = read_settings(database=database).database

    async def work() -> Findings:
        store = await opened(url)
        try:
            return await check(
                store, running_only=running_only, note=note is not None, against=noted
            )
        finally:
            await store.close()

    check_file(url)
    noted = _read_notes(Path(against)) if against else {}
    found = asyncio.run(work())
    if note:
        Path(note).write_bytes(msgspec.json.encode(found.courses))
    if as_json:
        bad = [
            {"table": one.table, "game": one.game, "status": one.status, "why": one.why.key}
            for one in found.bad
        ]
        counts = {"matches": found.matches, "moves": found.moves, "kept": found.kept}
        print_json({**counts, "bad": bad})
        return BAD if found.bad else 0
    for one in found.bad:
        why = Speaker(session.speaker.language, one.game if one.game in slugs() else None).say(
            one.why
        )
        line = session.speaker.key("cli-store-bad", table=one.table, game=one.game, why=why)
        session.screen.say(line)
    said = {"matches": found.matches, "kept": found.kept, "bad": len(found.bad)}
    session.screen.say(session.speaker.key("cli-store-checked", **said))
    return BAD if found.bad else 0


def _read_notes(file: Path) -> Courses:
    from toque.server.checking import Courses

    if not file.is_file():
        raise Refusal("store-no-file", file=str(file))
    try:
        return msgspec.json.decode(file.read_bytes(), type=Courses)
    except msgspec.DecodeError as error:
        raise Refusal("store-bad-notes", file=str(file), detail=str(error)) from error
