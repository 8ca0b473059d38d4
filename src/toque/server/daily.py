"""The position of the day: one for each game, the same for everybody, changing at midnight UTC.

Which one it is follows from the day alone, so all processes show the same without talking. It is laid
out as a table that nobody keeps: what goes out of it goes the way of all tables (`outgoing`), for the
one seat that is asked. The best move, what moves are expected to bring, and the deal stay here until
somebody has answered, or the day is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

import msgspec

from toque.bots.chef import MOST_CANDIDATES, apart
from toque.bots.positions import Expected, Position, Positions, number_of, positions, record_of
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.wire import BillLine
from toque.games import game, slugs
from toque.server import outgoing
from toque.server.access import table_page
from toque.server.answers import (
    DayState,
    Finding,
    PositionOfDay,
    PositionsOfDay,
    TablePage,
)
from toque.server.messages import ChefMove, Decision, Foreseen, MoveBill, Obstruction, Update
from toque.server.problem import Problem, in_words_of, legal_move
from toque.server.rows import Found, Pace, Person, Seat, Table
from toque.server.state import TableState

DAY: Final = 86_400_000
SHOWN_DAYS: Final = 7
"""Days of which somebody sees at once whether they found a move."""
PLAYED_BY: Final = "planner"
"""The bots of the matches from which positions are mined."""
SOMEBODY: Final = Person(id="you", name="", guest=True, created=0)
"""Who sits at the seat that is asked, until it is known who looks."""
KEPT: Final = 64


def day_of(now: int) -> int:
    return now // DAY


def date_of(day: int) -> str:
    """
    >>> date_of(20000)
    '2024-10-04'
    """
    return datetime.fromtimestamp(day * DAY / 1000, UTC).date().isoformat()


def day_named(date: str, now: int) -> int:
    """Today or yesterday: of other days nothing is told."""
    today = day_of(now)
    for day in (today, today - 1):
        if date in ("", date_of(day)):
            return day
    raise Problem(404, "server-no-such-day")


def games_with_positions() -> list[str]:
    return [slug for slug in slugs() if positions(slug) is not None]


class Posed:
    """A position as it is shown to everybody on a day. Nothing here is ever changed."""

    def __init__(self, slug: str, found: Positions, position: Position) -> None:
        self.slug = slug
        self.position = position
        self.seat = SEAT_LETTERS.index(position.seat)
        self.mined = found.match[position.match]
        self.name = f"{self.mined.seed}/{position.after}"
        self.table = self._laid_out(slug, found)
        self.state = TableState(self.table)
        self._bills: dict[str, MoveBill] = {}
        self._reasons: list[Obstruction] | None = None

    @property
    def match(self) -> Match:
        return self.state.match

    def _laid_out(self, slug: str, found: Positions) -> Table:
        record = record_of(slug, found, self.position)
        opening = [f"{SEAT_LETTERS[one.seat]} {one.notation}" for one in record.moves]
        return Table(
            id=f"position-{slug}",
            game=slug,
            options=game(slug).setup(self.mined.seats).options,
            edition=record.edition,
            edition_source="",
            host="",
            pace=Pace(live=False),
            visibility="private",
            spectators=False,
            status="running",
            seats=[
                Seat("person", person=SOMEBODY.id)
                if seat == self.seat
                else Seat("bot", bot=PLAYED_BY)
                for seat in range(self.mined.seats)
            ],
            seed=record.seed,
            created=0,
            opening=opening,
            rules=found.rules,
            digest=found.edition,
        )

    # What may be known before the answer.

    def page(self) -> TablePage:
        """The table as its seat may know it: neither how it was dealt nor how often anybody moved."""
        told = table_page(self.table, "", {}, None)
        return msgspec.structs.replace(told, opening=0, commitment="")

    def update(self, person: Person | None) -> Update:
        people = {SOMEBODY.id: person or SOMEBODY}
        update = outgoing.update_of(self.state, [], self.seat, people, set(), 0)
        return msgspec.structs.replace(
            update,
            decision=without_help(update.decision),
            may_call_off=False,
            commitment="",
        )

    def reasons(self) -> list[Obstruction]:
        if self._reasons is None:
            self._reasons = outgoing.reasons(self.state, self.seat, [])
        return self._reasons

    def bills(self, moves: Sequence[str]) -> list[MoveBill]:
        missing = [move for move in moves if move not in self._bills]
        if missing:
            found = outgoing.bills_of(self.state, self.seat, missing)
            self._bills |= {one.move: one for one in found}
        return [self._bills[move] for move in moves if move in self._bills]

    def ahead(self, moves: Sequence[str]) -> Foreseen:
        with in_words_of(self.slug):
            return outgoing.foreseen(self.state, self.seat, list(moves), "")

    # The answer.

    def check(self, move: str) -> None:
        legal_move(self.match, self.seat, move)

    def finding(self, move: str) -> Finding:
        """What the best moves are expected to bring beside the one that was chosen, if one was."""
        best = self.position.best
        told = {one.move: one for one in self.position.expected}
        chosen = told.get(move)
        others = [one for one in told.values() if one.move not in (best, move)]
        first = [told[best], *others][: MOST_CANDIDATES - (0 if move in ("", best) else 1)]
        beside = move if chosen is not None and move != best else others[0].move
        return Finding(
            move=move,
            right=move == best,
            moves=[self._chef_move(one) for one in first],
            played=None if chosen is None or move == best else self._chef_move(chosen),
            why=self._why(beside),
        )

    def _chef_move(self, one: Expected) -> ChefMove:
        move = self.match.setup.game.lexicon.parse(one.move)
        wire = self.match.setup.game.lexicon.wire(move)
        return ChefMove(wire, self.match.label(self.seat, move), one.points, one.chance)

    def _why(self, other: str) -> list[BillLine]:
        lexicon = self.match.setup.game.lexicon
        best = lexicon.parse(self.position.best)
        return apart(self.match, self.seat, best, lexicon.parse(other), f"{self.name}/why")


def without_help(decision: Decision | None) -> Decision | None:
    """What a game would suggest is what is to be found here."""
    if decision is None:
        return None
    return msgspec.structs.replace(decision, may_undo=False, whole=[], refusals=[])


def posed(slug: str, day: int) -> Posed:
    """The position of a game on a day."""
    found = positions(slug) if slug in slugs(extra=True) else None
    if found is None:
        raise Problem(404, "server-no-position")
    return _posed(slug, number_of(found, day))


@lru_cache(KEPT)
def _posed(slug: str, number: int) -> Posed:
    found = positions(slug)
    assert found is not None
    return Posed(slug, found, found.position[number])


def streak_of(answers: Sequence[Found], today: int) -> int:
    """Days in a row on which somebody found a move; one that is not over yet breaks nothing.

    >>> found = [Found("p", day, "g", "", "", right, 0) for day, right in [(5, 1), (6, 1), (7, 0)]]
    >>> [streak_of(found, today) for today in (6, 7, 8, 9)]
    [2, 2, 0, 0]
    """
    days = {one.day for one in answers if one.right}
    last = today if today in days else today - 1
    length = 0
    while last - length in days:
        length += 1
    return length


def of_today(answers: Sequence[Found], now: int) -> PositionsOfDay:
    today = day_of(now)
    days = {one.day for one in answers if one.right}
    states = {one.game: one.right for one in answers if one.day == today}
    return PositionsOfDay(
        day=date_of(today),
        until=(today + 1) * DAY,
        streak=streak_of(answers, today),
        days=[day in days for day in range(today - SHOWN_DAYS + 1, today + 1)],
        games=[
            DayState(slug, ("right" if states[slug] else "wrong") if slug in states else "open")
            for slug in games_with_positions()
        ],
    )


def told(
    one: Posed, day: int, person: Person | None, answers: Sequence[Found], now: int
) -> PositionOfDay:
    """A position for somebody: with its solution once they have answered, or the day is over."""
    mine = [found for found in answers if (found.day, found.game) == (day, one.slug)]
    move = next((found.move for found in mine if found.position == one.name), "")
    over = day < day_of(now)
    return PositionOfDay(
        game=one.slug,
        day=date_of(day),
        today=not over,
        streak=streak_of(answers, day_of(now)),
        table=one.page(),
        update=one.update(person),
        finding=one.finding(move) if move or over else None,
    )
