"""Whether every stored match replays with this version of Toque: before it is served, not after."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence

import msgspec

from toque.engine.match import Match
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.games import game
from toque.server.ending import results_of
from toque.server.rows import LogRow, Result, Table
from toque.server.state import TableState
from toque.server.store.port import Store


class Finding(msgspec.Struct, frozen=True):
    """A match that cannot be served, and why."""

    table: str
    game: str
    status: str
    why: Text


class Course(msgspec.Struct, frozen=True):
    """How a match went, up to a row of its log: a digest of what its rules said after each of them."""

    rows: int
    digest: str


Courses = dict[str, Course]
"""By table. Noted with one version and compared with another, they show a change of rules that nobody
has numbered, though every move stays legal."""


class Findings(msgspec.Struct):
    matches: int = 0
    moves: int = 0
    kept: int = 0
    """Matches that go on with older rules, or an older edition, than new ones begin with."""
    bad: list[Finding] = []
    courses: Courses = {}


async def check(
    store: Store, *, running_only: bool, note: bool = False, against: Mapping[str, Course] = {}
) -> Findings:
    """With `note` the course of every match is found too; `against` is that of another version."""
    found = Findings(bad=[], courses={})
    for id in await (store.running() if running_only else store.begun()):
        table = await store.table(id)
        if table is None or table.status not in ("running", "over"):
            continue
        rows, results = await store.log(id), await store.results_at(id)
        found.matches += 1
        found.moves += len(rows)
        try:
            state = await asyncio.to_thread(replayed, table, rows)
            compare(table, state, results)
            if id in against:
                noted = against[id]
                if await asyncio.to_thread(course_of, table, rows[: noted.rows]) != noted:
                    raise Refusal("store-goes-differently")
            if note:
                found.courses[id] = await asyncio.to_thread(course_of, table, rows)
        except Refusal as refusal:
            found.bad.append(Finding(id, table.game, table.status, refusal.text))
        else:
            found.kept += is_kept(state)
    return found


def replayed(table: Table, rows: Sequence[LogRow]) -> TableState:
    state = TableState(table)
    for row in rows:
        try:
            state.apply(row)
        except Exception as error:
            raise Refusal("store-row-differs", number=row.number, detail=_reason(error)) from error
    return state


def course_of(table: Table, rows: Sequence[LogRow]) -> Course:
    """After each row: who must decide, what they may do, and how many points everybody has."""
    state, digest = TableState(table), hashlib.sha256()
    digest.update(_moment(state.match))
    for row in rows:
        state.apply(row)
        digest.update(_moment(state.match))
    return Course(state.number, digest.hexdigest())


def _moment(match: Match) -> bytes:
    notation = match.setup.game.lexicon.notation
    moves = {seat: sorted(map(notation, match.moves(seat))) for seat in match.deciders()}
    return msgspec.json.encode((moves, match.scores()))


def compare(table: Table, state: TableState, results: Sequence[Result]) -> None:
    """A match that is over must be over here too, with the scores that were written down."""
    if table.status == "over" and not state.over:
        raise Refusal("store-not-over-here")
    if results:
        here = results_of(table, state.players, state.match, table.ended)
        for noted, now in zip(results, here, strict=True):
            if (noted.score, noted.rank) != (now.score, now.rank):
                seat = noted.seat + 1
                raise Refusal("store-score-differs", seat=seat, noted=noted.score, now=now.score)


def is_kept(state: TableState) -> bool:
    table, title = state.table, state.timeline.game
    if title.version != game(table.game).version:
        return True
    return not table.edition_source and bool(
        table.digest and table.digest != title.house_edition().digest
    )


def _reason(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
