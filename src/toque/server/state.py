"""A running table as the sum of its log: match, seats, clocks, proposals. Pure; it does no I/O.

`answer` turns what a person asks for into the next log row, or refuses in words; `apply` makes a row
happen. A row is written to the store between the two, so that a table rebuilt from its log is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from toque.bots.ladder import bot as known_bot
from toque.engine.edition import Edition
from toque.engine.event import Event
from toque.engine.lexicon import BadNotation
from toque.engine.match import Match
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.text import SeatName
from toque.engine.timeline import Timeline
from toque.games import game
from toque.server.rows import LogRow, RowKind, Seat, Table

STAND_IN: Final = "greedy"
"""The bot that plays on for a person who is away or has left."""
DAY: Final = 86_400_000

Wish = Literal["undo", "pause", "resume"]


class Stale(Exception):
    """The wish was for an earlier state of the table."""


class Chair:
    """A seat while the match runs: who owns it, and whether a bot plays it now."""

    def __init__(self, seat: Seat) -> None:
        self.person = seat.person
        self.bot = seat.bot
        self.resigned = False

    @property
    def played_by_person(self) -> bool:
        return bool(self.person) and not self.bot


class Proposal:
    """What one seat asks the others to agree to."""

    def __init__(self, what: Wish, by: int, to: int) -> None:
        self.what = what
        self.by = by
        self.to = to
        self.agreed = {by}


class TableState:
    def __init__(self, table: Table) -> None:
        self.table = table
        title = game(table.game)
        edition: Edition | None = None
        if table.edition_source:
            edition = title.read_edition(table.edition_source)
        setup = title.setup(len(table.seats), table.options, edition)
        letters = list(SEAT_LETTERS[: len(table.seats)])
        self.timeline: Timeline[Match] = Timeline(title, setup, letters, table.seed)
        for line in table.opening:
            letter, _, notation = line.partition(" ")
            seat = SEAT_LETTERS.index(letter)
            self.timeline.play(seat, title.lexicon.parse(notation))
        self.opening = len(self.timeline.record.moves)
        self.chairs = [Chair(seat) for seat in table.seats]
        self.number = 0
        self.lengths = [self.opening]
        """By log number: how many moves of the match counted after it."""
        self.clients: dict[str, int] = {}
        """By client id: the row that its message became."""
        self.events: dict[int, list[Event]] = {}
        """By log number: what happened in that move."""
        self.secret_moves: set[int] = set()
        """Log numbers of answers that only their own seat may know."""
        self.proposal: Proposal | None = None
        self.paused = False
        self.banks = [table.pace.bank * 1000] * len(table.seats)
        self.since = table.started
        """When the present wait began."""

    @property
    def match(self) -> Match:
        return self.timeline.match

    @property
    def over(self) -> bool:
        return self.match.over

    # Who may do what.

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def own_seat(self, person: str, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].person != person or not person:
            raise Refusal("server-not-your-seat")
        return self.chairs[seat]

    def others(self, seat: int) -> set[int]:
        """The seats that people play, without those of the one who asks."""
        person = self.chairs[seat].person
        return {
            other
            for other, chair in enumerate(self.chairs)
            if chair.played_by_person and chair.person != person
        }

    # Clocks.

    def time_left(self, seat: int, now: int, holidays: Mapping[str, int]) -> int:
        """Milliseconds that a seat has; negative when its time is out. Bots have all the time."""
        waits = not self.paused and not self.over and seat in self.match.deciders()
        if self.table.pace.live:
            return self.banks[seat] - (now - self.since if waits else 0)
        deadline = self.since + self.table.pace.days * DAY
        deadline = max(deadline, holidays.get(self.chairs[seat].person, 0))
        return deadline - now if waits else self.table.pace.days * DAY

    # From a wish to a row.

    def move(self, person: str, seat: int, number: int, move: str, client: str, now: int) -> LogRow:
        chair = self.own_seat(person, seat)
        self._check_fresh(number)
        self._check_running()
        if chair.bot:
            raise Refusal("server-bot-plays-your-seat")
        return self.move_row(seat, move, now, person, client)

    def move_row(
        self, seat: int, move: str, now: int, person: str = "", client: str = ""
    ) -> LogRow:
        """A legal move as a row; of a person, or of the bot that plays the seat."""
        lexicon = self.timeline.game.lexicon
        try:
            code = lexicon.parse(move)
        except BadNotation as bad:
            raise Refusal(bad.text.key, **bad.text.args) from bad
        reason = self.match.explain(seat, code)
        if reason is not None:
            raise Refusal(reason.key, **reason.args)
        return self._row("move", now, seat, person, client, move=lexicon.notation(code))

    def undo(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        self.own_seat(person, seat)
        self._check_fresh(number)
        self._check_running()
        obstacle = self.timeline.undo_obstacle(seat)
        moves = len(self.timeline.record.moves)
        if moves == self.opening:
            raise Refusal("obstacle-nothing-to-undo")
        if obstacle is not None:
            raise Refusal(obstacle.label)
        return self._row("undo", now, seat, person, client, data={"to": moves - 1})

    def propose(
        self, person: str, seat: int, number: int, what: Wish, to: int, client: str, now: int
    ) -> LogRow:
        """Ask the others; where nobody else plays, it is granted at once."""
        self.own_seat(person, seat)
        self._check_fresh(number)
        if self.over:
            raise Refusal("obstacle-match-over")
        if what == "undo" and not self.opening <= to < len(self.timeline.record.moves):
            raise Refusal("server-nothing-to-undo-there", moves=len(self.timeline.record.moves))
        if what == "pause" and self.paused:
            raise Refusal("server-already-paused")
        if what == "resume" and not self.paused:
            raise Refusal("server-not-paused")
        if not self.others(seat):
            return self._granted(what, seat, person, to, client, now)
        return self._row("propose", now, seat, person, client, data={"what": what, "to": to})

    def agree(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        self.own_seat(person, seat)
        self._check_fresh(number)
        proposal = self._open_proposal()
        mine = set(self.seats_of(person))
        if self.others(proposal.by) <= proposal.agreed | mine:
            return self._granted(proposal.what, seat, person, proposal.to, client, now)
        return self._row("agree", now, seat, person, client)

    def decline(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        self.own_seat(person, seat)
        self._check_fresh(number)
        self._open_proposal()
        return self._row("decline", now, seat, person, client)

    def hand_over(
        self, person: str, seat: int, bot: str, resign: bool, client: str, now: int
    ) -> LogRow:
        chair = self.own_seat(person, seat)
        if self.over:
            raise Refusal("obstacle-match-over")
        if chair.bot and not resign:
            raise Refusal("server-bot-plays-your-seat")
        if chair.resigned:
            raise Refusal("server-resigned")
        reason = "resigned" if resign else "asked"
        data: dict[str, str | int] = {"bot": known_bot(bot or STAND_IN).name, "reason": reason}
        return self._row("bot", now, seat, person, client, data=data)

    def take_back(self, person: str, seat: int, client: str, now: int) -> LogRow:
        chair = self.own_seat(person, seat)
        if self.over:
            raise Refusal("obstacle-match-over")
        if chair.resigned:
            raise Refusal("server-resigned")
        if not chair.bot:
            raise Refusal("server-seat-is-yours")
        return self._row("back", now, seat, person, client)

    def time_out(
        self, person: str, seat: int, client: str, now: int, holidays: Mapping[str, int]
    ) -> LogRow:
        """Somebody else lets a bot play on for a seat whose time is out."""
        if not self.seats_of(person):
            raise Refusal("server-not-your-seat")
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].played_by_person:
            raise Refusal("server-no-person-there")
        if self.time_left(seat, now, holidays) >= 0:
            raise Refusal("server-time-not-out", seat=SeatName(seat))
        data: dict[str, str | int] = {"bot": STAND_IN, "reason": "time"}
        return self._row("bot", now, seat, person, client, data=data)

    def _check_fresh(self, number: int) -> None:
        if number != self.number:
            raise Stale

    def _check_running(self) -> None:
        if self.over:
            raise Refusal("obstacle-match-over")
        if self.paused:
            raise Refusal("server-paused")

    def _open_proposal(self) -> Proposal:
        if self.proposal is None:
            raise Refusal("server-nothing-proposed")
        return self.proposal

    def _granted(
        self, what: Wish, seat: int, person: str, to: int, client: str, now: int
    ) -> LogRow:
        data: dict[str, str | int] = {"to": to} if what == "undo" else {}
        return self._row(what, now, seat, person, client, data=data)

    def _row(
        self,
        kind: RowKind,
        now: int,
        seat: int,
        person: str,
        client: str,
        move: str = "",
        data: dict[str, str | int] | None = None,
    ) -> LogRow:
        return LogRow(
            number=self.number + 1,
            kind=kind,
            at=now,
            seat=seat,
            person=person,
            client=client,
            move=move,
            data=data or {},
        )

    # From a row to what follows.

    def apply(self, row: LogRow) -> None:
        assert row.number == self.number + 1, "rows come in order"
        waited = self.match.deciders()
        self._charge(waited, row.at)
        if row.kind == "move":
            code = self.timeline.game.lexicon.parse(row.move)
            if self.match.stack[-1].secret:
                self.secret_moves.add(row.number)
            self.timeline.play(row.seat, code)
            self.events[row.number] = self.timeline.events[-1]
        elif row.kind == "undo":
            self.timeline.rewind(int(row.data["to"]))
        elif row.kind == "bot":
            chair = self.chairs[row.seat]
            chair.bot = str(row.data["bot"])
            chair.resigned = row.data["reason"] == "resigned"
        elif row.kind == "back":
            self.chairs[row.seat].bot = ""
        elif row.kind in ("pause", "resume"):
            self.paused = row.kind == "pause"
        self._follow_proposal(row)
        if row.kind == "move" and row.seat not in self.match.deciders():
            self.banks[row.seat] += self.table.pace.increment * 1000
        if row.kind in ("move", "undo", "resume", "back"):
            self.since = row.at
        self.number = row.number
        self.lengths.append(len(self.timeline.record.moves))
        if row.client:
            self.clients[row.client] = row.number

    def _charge(self, waited: tuple[int, ...], now: int) -> None:
        """Take the time since the last row from those who were waited for."""
        if not self.table.pace.live or self.paused:
            return
        for seat in waited:
            self.banks[seat] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def _follow_proposal(self, row: LogRow) -> None:
        if row.kind == "propose":
            what = msgspec.convert(row.data["what"], Wish)
            self.proposal = Proposal(what, row.seat, int(row.data["to"]))
        elif row.kind == "agree" and self.proposal is not None:
            self.proposal.agreed |= set(self.seats_of(row.person))
        elif row.kind in ("decline", "undo", "pause", "resume", "move"):
            self.proposal = None
