"""A running table as the sum of its log: match, seats, clocks, proposals. Pure; it does no I/O.

`answer` turns what a person asks for into the next log row, or refuses in words; `apply` makes a row
happen. A row is written to the store between the two, so that a table rebuilt from its log is the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from toque.bots.ladder import bot as known_bot
from toque.engine.event import Event
from toque.engine.game import Setup
from toque.engine.lexicon import BadNotation
from toque.engine.match import Match
from toque.engine.obstacle import NOTHING_TO_UNDO, Obstacle
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.text import SeatName
from toque.engine.timeline import Timeline
from toque.engine.wire import Outcome
from toque.server.numbers import EVERYBODY, Numbers, Tally
from toque.server.rows import LogRow, RowKind, Seat, Table
from toque.server.rules import rules_of

STAND_IN: Final = "greedy"
"""The bot that plays on for a person who is away or has left, if nobody knows how well they play."""
DAY: Final = 86_400_000

GRACE: Final = {True: 60_000, False: 12 * 3_600_000}
"""By whether a table is live: milliseconds after the end of somebody's time in which they may still move
if nobody minds. Then a bot plays on."""
COMING_BACK: Final = 30_000
"""Milliseconds for somebody who takes their seat back after their time was out."""
RHYTHM: Final = {True: 30_000, False: 10 * 60_000}
"""Milliseconds from a proposal that was not granted to the next one of the same person."""
STANDS: Final = {True: 2 * 60_000, False: DAY}
"""Milliseconds for which a proposal keeps others from making theirs."""

Wish = Literal["undo", "pause", "resume", "call-off"]


class Stale(Exception):
    """The wish was an answer to an earlier question."""


class Player:
    """A seat while the match runs: who owns it, and whether a bot plays it now."""

    def __init__(self, seat: Seat) -> None:
        self.person = seat.person
        self.bot = seat.bot
        self.resigned = False
        self.lost = False
        """Whoever resigns has lost, and at a rated table whoever leaves it to a bot, for however long:
        or a bot that plays better would help to win."""

    @property
    def played_by_person(self) -> bool:
        return bool(self.person) and not self.bot


class Proposal:
    """What one seat asks the others to agree to, in the row `number`."""

    def __init__(self, number: int, what: Wish, by: int, to: int, at: int) -> None:
        self.number = number
        self.what = what
        self.by = by
        self.to = to
        self.at = at
        self.agreed = {by}


_setups: dict[tuple[str, int, str, str, tuple[tuple[str, str], ...]], Setup] = {}
MOST_SETUPS: Final = 256


def shared(setup: Setup) -> Setup:
    """The same for all tables that have agreed on the same: what a game makes of it is large."""
    options = tuple(sorted(setup.options.items()))
    edition = setup.edition
    key = setup.game.slug, setup.seats, edition.name, edition.digest, options
    found = _setups.pop(key, setup)
    _setups[key] = found
    if len(_setups) > MOST_SETUPS:
        del _setups[next(iter(_setups))]
    return found


class TableState:
    def __init__(self, table: Table, opening_rows: int = 0) -> None:
        """With `opening_rows`, the first rows tell the opening of the table move by move."""
        self.table = table
        title, edition = rules_of(table.game, table.rules, table.digest, table.edition_source)
        setup = shared(title.setup(len(table.seats), table.options, edition))
        letters = list(SEAT_LETTERS[: len(table.seats)])
        self.timeline: Timeline[Match] = Timeline(title, setup, letters, table.seed)
        for line in table.opening:
            letter, _, notation = line.partition(" ")
            seat = SEAT_LETTERS.index(letter)
            self.timeline.play(seat, title.lexicon.parse(notation))
        self.opening = len(self.timeline.record.moves)
        self.players = [Player(seat) for seat in table.seats]
        self.number = 0
        self.tally = Tally(len(table.seats), self.opening, opening_rows)
        self.clients: dict[str, int] = {}
        """By client id: the row that its message became."""
        self.events: dict[int, list[Event]] = {}
        """By log number: what happened in that move."""
        self.row_seats = [-1]
        """By log number: the seat of the row."""
        self.secret_rows: set[int] = set()
        """Log numbers of answers, and of answers taken back, that only their own seat may know."""
        self.silent_rows: set[int] = set()
        """Those of them that showed the others nothing at all: the question stayed open."""
        self.asked = [0] * len(table.seats)
        """By seat: the row that brought its present question. A wish that has seen it is not stale."""
        self.asked_at = [table.started] * len(table.seats)
        """By seat: when that was, for deadlines."""
        self.stand_ins: Mapping[str, str] = {}
        """By person: the bot that plays about as well as they do. No row tells it; the row that lets one
        play on names its bot."""
        self.proposal: Proposal | None = None
        self.advised = [False] * len(table.seats)
        """By seat: whether the log says that it has asked the chef about its question. For the others a
        choice in secret is one question: how often it is begun anew is hidden from them."""
        self.paused = False
        self.paused_at = 0
        self.called_off = False
        self.proposed_at: dict[str, int] = {}
        """By person: when they last proposed something that was not granted."""
        self.banks = [table.pace.bank * 1000] * len(table.seats)
        self.charged = table.started
        """The time up to which the banks are charged."""
        self.earned = [0] * self.opening
        """By move of the match: the increment that its seat got for it."""
        self._checked: tuple[LogRow, int] | None = None
        """The last row that was made here, with the number of its move: it is legal."""

    @property
    def match(self) -> Match:
        return self.timeline.match

    def played(self) -> list[tuple[int, str]]:
        """Seat and notation of every move that stands."""
        return [(move.seat, move.notation) for move in self.timeline.record.moves]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def ended(self) -> bool:
        """Nothing happens any more: the match is over, or was called off."""
        return self.called_off or self.match.over

    @property
    def in_first_round(self) -> bool:
        """Somebody has not played yet, so that nobody loses much if the match is called off."""
        played = {move.seat for move in self.timeline.record.moves[self.opening :]}
        people = {seat for seat, player in enumerate(self.players) if player.played_by_person}
        return not people <= played

    def results(self) -> list[Outcome]:
        lost = [seat for seat, player in enumerate(self.players) if player.lost]
        return self.match.results(lost)

    def ended_by(self, row: LogRow) -> Match | None:
        """The match as it is after a row that ends it; nothing if it goes on. Only moves end one."""
        if row.kind != "move" or row.number != self.number + 1:
            return None
        after = self.match.clone()
        after.apply(row.seat, self._code_of(row))
        return after if after.over else None

    # Who may do what.

    def seats_of(self, person: str) -> list[int]:
        return [
            seat for seat, player in enumerate(self.players) if person and player.person == person
        ]

    def own_seat(self, person: str, seat: int) -> Player:
        if not 0 <= seat < len(self.players) or self.players[seat].person != person or not person:
            raise Refusal("server-not-your-seat")
        return self.players[seat]

    def others(self, seat: int) -> set[int]:
        """The seats that people play, without those of the one who asks."""
        person = self.players[seat].person
        return {
            other
            for other, player in enumerate(self.players)
            if player.played_by_person and player.person != person
        }

    # Clocks.

    @property
    def timed(self) -> bool:
        """Where nobody waits for anybody, there is a clock only if one was asked for."""
        people = {player.person for player in self.players if player.played_by_person}
        return self.table.pace.always or len(people) > 1

    def time_left(self, seat: int, now: int, holidays: Mapping[str, int]) -> int:
        """Milliseconds that a seat has; negative when its time is out. Bots have all the time."""
        asked = not self.ended and seat in self.match.deciders()
        if self.table.pace.live:
            return self.banks[seat] - (now - self.charged if asked and not self.paused else 0)
        deadline = self.asked_at[seat] + self.table.pace.days * DAY
        deadline = max(deadline, holidays.get(self.players[seat].person, 0))
        now = self.paused_at if self.paused else now
        return deadline - now if asked else self.table.pace.days * DAY

    @property
    def grace(self) -> int:
        return GRACE[self.table.pace.live]

    def runs_out(self, now: int, holidays: Mapping[str, int]) -> tuple[int, int] | None:
        """When, and at which seat, a bot must play on by itself: others wait in vain, or the clock was
        asked for."""
        if self.ended or self.paused or not self.timed:
            return None
        waited = [
            (now + self.time_left(seat, now, holidays) + self.grace, seat)
            for seat in self.match.deciders()
            if self.players[seat].played_by_person
        ]
        return min(waited, default=None)

    # From a wish to a row.

    def move(self, person: str, seat: int, number: int, move: str, client: str, now: int) -> LogRow:
        self._check_plays(person, seat)
        self._check_fresh(seat, number)
        self._check_running()
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
        row = self._row("move", now, seat, person, client, move=lexicon.notation(code))
        self._checked = row, code
        return row

    def undo(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        """The seat takes back its last move."""
        self._check_plays(person, seat)
        self._check_fresh(seat, number)
        self._check_running()
        obstacle = self.undo_obstacle(seat)
        if obstacle is not None:
            raise Refusal(obstacle.label)
        return self._row("undo", now, seat, person, client)

    def undo_obstacle(self, seat: int) -> Obstacle | None:
        if len(self.timeline.record.moves) == self.opening:
            return NOTHING_TO_UNDO
        obstacle = self.timeline.undo_obstacle(seat)
        if obstacle is None and self.timeline.last_move_of(seat) < self.opening:
            return NOTHING_TO_UNDO
        return obstacle

    def propose(
        self, person: str, seat: int, number: int, what: Wish, to: int, client: str, now: int
    ) -> LogRow:
        """Ask the others. Where nobody else plays it is granted at once, and so is what nobody may keep
        from others: to go on after a pause, and to call a match off that has hardly begun."""
        self._check_plays(person, seat)
        self._check_fresh(seat, number)
        self._check_not_ended()
        to = self._common_past(seat, to) if what == "undo" else 0
        if what == "pause" and self.paused:
            raise Refusal("server-already-paused")
        if what == "resume" and not self.paused:
            raise Refusal("server-not-paused")
        free = what == "resume" or (what == "call-off" and self.in_first_round)
        if free or not self.others(seat):
            return self._granted(what, seat, person, to, client, now)
        self._check_rhythm(person, now)
        return self._row("propose", now, seat, person, client, data={"what": what, "to": to})

    def _common_past(self, seat: int, to: int) -> int:
        """How many moves to keep if all go back to the first `to` that the seat counts. In the middle of
        a secret choice to its beginning at least: nobody knows how many answers the others have given,
        and no refusal may tell it."""
        numbers = self.numbers(seat)
        goal = numbers.true_moves(to)
        unseen = self.timeline.in_secret_choice and bool(self.others(seat))
        known = self.timeline.settled if unseen else len(self.timeline.record.moves)
        known = max(self.opening, known)
        if to < self.opening or (goal >= known and not unseen):
            raise Refusal("server-nothing-to-undo-there", moves=numbers.shown_moves(known))
        return min(goal, known)

    def _check_rhythm(self, person: str, now: int) -> None:
        """One thing at a time, and nobody is asked again and again."""
        live = self.table.pace.live
        if self.proposal is not None and self.players[self.proposal.by].person != person:
            if now - self.proposal.at < STANDS[live]:
                raise Refusal("server-proposal-open")
        elif now - self.proposed_at.get(person, now - RHYTHM[live]) < RHYTHM[live]:
            raise Refusal("server-proposed-lately")

    def agree(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        self._check_plays(person, seat)
        proposal = self._open_proposal(seat, number)
        mine = set(self.seats_of(person))
        if self.others(proposal.by) <= proposal.agreed | mine:
            return self._granted(proposal.what, seat, person, proposal.to, client, now)
        return self._row("agree", now, seat, person, client)

    def decline(self, person: str, seat: int, number: int, client: str, now: int) -> LogRow:
        self._check_plays(person, seat)
        self._open_proposal(seat, number)
        return self._row("decline", now, seat, person, client)

    def check_advice(self, person: str, seat: int, number: int) -> None:
        """Whether the seat may ask the chef about its present question."""
        self._check_plays(person, seat)
        self._check_fresh(seat, number)
        self._check_running()
        if not self.table.chef:
            raise Refusal("server-no-chef")
        if seat not in self.match.deciders():
            raise Refusal("server-not-your-turn")

    def tells_of_advice(self, seat: int) -> bool:
        """The others are told, once for each question, that somebody has help."""
        return bool(self.others(seat)) and not self.advised[seat]

    def advice(self, person: str, seat: int, number: int, now: int) -> LogRow:
        self.check_advice(person, seat, number)
        return self._row("advice", now, seat, person, "")

    def hand_over(
        self, person: str, seat: int, bot: str, resign: bool, client: str, now: int
    ) -> LogRow:
        player = self.own_seat(person, seat)
        self._check_not_ended()
        if player.bot and not resign:
            raise Refusal("server-bot-plays-your-seat")
        if player.resigned:
            raise Refusal("server-resigned")
        reason = "resigned" if resign else "asked"
        name = known_bot(bot or self._stand_in_for(seat)).name
        data: dict[str, str | int] = {"bot": name, "reason": reason}
        return self._row("bot", now, seat, person, client, data=data)

    def take_back(self, person: str, seat: int, client: str, now: int) -> LogRow:
        player = self.own_seat(person, seat)
        self._check_not_ended()
        if player.resigned:
            raise Refusal("server-resigned")
        if not player.bot:
            raise Refusal("server-seat-is-yours")
        return self._row("back", now, seat, person, client)

    def time_out(
        self, person: str, seat: int, client: str, now: int, holidays: Mapping[str, int]
    ) -> LogRow:
        """Somebody else lets a bot play on for a seat whose time is out."""
        if not self.seats_of(person):
            raise Refusal("server-not-your-seat")
        if not 0 <= seat < len(self.players) or not self.players[seat].played_by_person:
            raise Refusal("server-no-person-there")
        self._check_running()
        if seat not in self.match.deciders():
            raise Refusal("server-not-their-turn", seat=SeatName(seat))
        if not self.timed or self.time_left(seat, now, holidays) >= 0:
            raise Refusal("server-time-not-out", seat=SeatName(seat))
        return self._stand_in(seat, person, client, now)

    def run_out(self, now: int, holidays: Mapping[str, int]) -> LogRow:
        """A bot plays on by itself for the seat that others have waited for long enough."""
        found = self.runs_out(now, holidays)
        if found is None or found[0] > now:
            raise Stale
        return self._stand_in(found[1], "", "", now)

    def _stand_in(self, seat: int, person: str, client: str, now: int) -> LogRow:
        data: dict[str, str | int] = {"bot": self._stand_in_for(seat), "reason": "time"}
        return self._row("bot", now, seat, person, client, data=data)

    def _stand_in_for(self, seat: int) -> str:
        return self.stand_ins.get(self.players[seat].person, STAND_IN)

    def _check_plays(self, person: str, seat: int) -> None:
        """Who has left their seat to a bot has no say in the match until they come back."""
        if self.own_seat(person, seat).bot:
            raise Refusal("server-bot-plays-your-seat")

    def _check_fresh(self, seat: int, number: int) -> None:
        """The wish is for the question that the seat has now; others may have answered theirs since."""
        if not self.asked[seat] <= self.numbers(seat).true(number) <= self.number:
            raise Stale

    def _check_not_ended(self) -> None:
        if self.ended:
            raise Refusal("obstacle-match-over")

    def _check_running(self) -> None:
        self._check_not_ended()
        if self.paused:
            raise Refusal("server-paused")

    def _open_proposal(self, seat: int, number: int) -> Proposal:
        if self.proposal is None:
            raise Refusal("server-nothing-proposed")
        if not self.proposal.number <= self.numbers(seat).true(number) <= self.number:
            raise Stale
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
        self._charge(self.match.deciders(), row.at)
        in_choice = self.timeline.in_secret_choice
        fences = self.match.reveals
        if row.kind == "move":
            self._apply_move(row)
        elif row.kind == "undo":
            self._apply_undo(row)
        elif row.kind == "bot":
            player = self.players[row.seat]
            player.bot = str(row.data["bot"])
            player.resigned = row.data["reason"] == "resigned"
            player.lost = player.lost or player.resigned or self.table.rated
        elif row.kind == "back":
            self.players[row.seat].bot = ""
            if self.banks[row.seat] < 0:
                self.banks[row.seat] = COMING_BACK
        elif row.kind in ("pause", "resume"):
            self._apply_pause(row)
        elif row.kind == "call-off":
            self.called_off = True
        elif row.kind == "advice":
            self.advised[row.seat] = True
        secret = in_choice and (row.kind == "move" or own_undo(row))
        silent = secret and self.timeline.in_secret_choice and self.match.reveals == fences
        free = row.kind == "move" and self.timeline.fenced_alone
        if secret:
            self.secret_rows.add(row.number)
        if silent:
            self.silent_rows.add(row.number)
        self.row_seats.append(row.seat)
        self._note_questions(row, silent, free)
        if not (silent or free):
            self._follow_proposal(row)
        self.number = row.number
        goal = int(row.data["to"]) if "to" in row.data else None
        self.tally.add(row.seat if silent else EVERYBODY, row.kind == "move", goal)
        if row.client:
            self.clients[row.client] = row.number

    def _apply_move(self, row: LogRow) -> None:
        if self._is_checked(row):
            self.timeline.apply(row.seat, self._code_of(row))
        else:
            self.timeline.play(row.seat, self._code_of(row))
        self.events[row.number] = self.timeline.events[-1]
        earned = 0 if row.seat in self.match.deciders() else self.table.pace.increment * 1000
        self.banks[row.seat] += earned
        self.earned.append(earned)

    def _apply_pause(self, row: LogRow) -> None:
        """No clock runs meanwhile, and none is set anew."""
        if row.kind == "pause":
            self.paused_at = row.at
        else:
            self.asked_at = [at + max(0, row.at - self.paused_at) for at in self.asked_at]
        self.paused = row.kind == "pause"
        self.charged = row.at

    def _is_checked(self, row: LogRow) -> bool:
        return self._checked is not None and self._checked[0] is row

    def _code_of(self, row: LogRow) -> int:
        if self._checked is not None and self._checked[0] is row:
            return self._checked[1]
        return self.timeline.game.lexicon.parse(row.move)

    def _apply_undo(self, row: LogRow) -> None:
        """What was earned with a move goes with it."""
        moves = self.timeline.record.moves
        if own_undo(row):
            gone = [self.timeline.last_move_of(row.seat)]
        else:
            gone = list(range(int(row.data["to"]), len(moves)))
        for at in reversed(gone):
            self.banks[moves[at].seat] -= self.earned.pop(at)
            self.tally.take_back(at)
        if own_undo(row):
            self.timeline.undo(row.seat)
        else:
            self.timeline.rewind(int(row.data["to"]))

    def _note_questions(self, row: LogRow, silent: bool, free: bool) -> None:
        """Whose question is another one now: what leaves a secret choice open leaves those of the others
        as they are."""
        if row.kind in ("propose", "agree", "decline", "advice"):
            return
        still_open = silent or free
        alone = still_open or row.kind in ("bot", "back")
        for seat in [row.seat] if alone else range(len(self.players)):
            self.asked[seat] = row.number
            self.advised[seat] = self.advised[seat] and silent
            # A deadline that moved would tell when a part of a secret choice was made; and nobody gets
            # a new one by handing a seat over and taking it back.
            if row.kind in ("move", "undo") and not own_undo(row) and not still_open:
                self.asked_at[seat] = row.at

    def number_for(self, seat: int | None) -> int:
        """The number of the last row that a viewer may know of, as they count."""
        return self.numbers(seat).shown(self.last_shown(seat))

    def last_shown(self, seat: int | None) -> int:
        """The last row that a viewer may know of."""
        number = self.number
        while number in self.silent_rows and not self.may_know(number, seat):
            number -= 1
        return number

    def is_part_of_choice(self, number: int) -> bool:
        """Whether a row changed nothing for anybody else: its seat still chooses in secret."""
        return number in self.silent_rows and self.row_seats[number] in self.match.deciders()

    def may_know(self, number: int, seat: int | None) -> bool:
        """Whether a viewer may know of a secret row: its own seat, and everybody when all is over."""
        return self.over or self.row_seats[number] == seat

    def numbers(self, seat: int | None) -> Numbers:
        """How a viewer counts rows and moves. When the match is over, as the log does."""
        if self.over:
            return Numbers(self.tally, range(len(self.players)))
        return self.numbers_while_running(seat)

    def numbers_while_running(self, seat: int | None) -> Numbers:
        """A person counts alike at all of their seats: they may look from each of them at any time."""
        person = "" if seat is None else self.players[seat].person
        own = self.seats_of(person) or ([] if seat is None else [seat])
        return Numbers(self.tally, own)

    def _charge(self, waited: tuple[int, ...], now: int) -> None:
        """Take the time since the last row from those who were waited for."""
        if not self.table.pace.live or self.paused:
            return
        for seat in waited:
            self.banks[seat] -= max(0, now - self.charged)
        self.charged = max(self.charged, now)

    def _follow_proposal(self, row: LogRow) -> None:
        if row.kind == "propose":
            what = msgspec.convert(row.data["what"], Wish)
            self.proposal = Proposal(row.number, what, row.seat, int(row.data["to"]), row.at)
            self.proposed_at[row.person] = row.at
        elif row.kind == "agree" and self.proposal is not None:
            self.proposal.agreed |= set(self.seats_of(row.person))
        elif row.kind in ("decline", "undo", "pause", "resume", "move", "bot", "call-off"):
            granted = self.proposal is not None and row.kind == self.proposal.what
            if self.proposal is not None and granted:
                self.proposed_at.pop(self.players[self.proposal.by].person, None)
            self.proposal = None


def own_undo(row: LogRow) -> bool:
    """A seat takes back its last move by itself; what all agree on says how far back it goes."""
    return row.kind == "undo" and "to" not in row.data
