"""The one place where bytes for a viewer are made: nothing that leaves a table goes another way."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from toque.engine.event import seen_by
from toque.engine.obstacle import NOT_NOW
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng, commitment
from toque.engine.text import Text
from toque.server.answers import History, Moment, Moments
from toque.server.messages import (
    ENCODER,
    Decision,
    Happening,
    Obstruction,
    Offer,
    ProposalInfo,
    SeatInfo,
    Update,
)
from toque.server.problem import Problem
from toque.server.rows import LogRow, Person, Status, Table
from toque.server.state import TableState

MOST_HAPPENINGS = 400
MOST_TRIED = 400
MOST_MOMENTS = 60


def choose_eyes(state: TableState, person: str, wanted: int | None) -> int | None:
    """The seat from which a person may look: one of their own, or none."""
    own = state.seats_of(person)
    if wanted is not None and wanted in own:
        return wanted
    return own[0] if own else None


def update(
    state: TableState,
    rows: list[LogRow],
    seat: int | None,
    people: Mapping[str, Person],
    present: set[str],
    now: int,
) -> bytes:
    """Everything for one viewer: for a seat, or with `None` for somebody at no seat.

    When the match is over, the seed and the results are for all.
    """
    status: Status = "over" if state.over else "running"
    holidays = {id: person.holiday_until for id, person in people.items()}
    message = Update(
        table=state.table.id,
        number=state.shown_number(seat),
        status=status,
        game=state.table.game,
        viewer=seat,
        view=msgspec.Raw(ENCODER.encode(state.match.view(seat))),
        decision=decision(state, seat),
        seats=[
            seat_info(state, number, people, present, now, holidays)
            for number in range(len(state.players))
        ],
        pace=state.table.pace,
        paused=state.paused,
        proposal=proposal(state),
        happenings=happenings(state, rows, seat)[-MOST_HAPPENINGS:],
        commitment=commitment(state.table.seed),
        seed=state.table.seed if state.over else None,
        results=state.results() if state.over else None,
    )
    return ENCODER.encode(message)


def decision(state: TableState, seat: int | None) -> Decision | None:
    if seat is None or state.paused or not state.players[seat].played_by_person:
        return None
    may_undo = not state.over and state.undo_obstacle(seat) is None
    if seat not in state.match.deciders():
        ask = Text("ask-chosen" if state.timeline.in_secret_choice else "ask-wait")
        return Decision(ask, [], may_undo) if may_undo else None
    lexicon = state.timeline.game.lexicon
    moves = state.match.moves(seat)
    reveal = revealing(state, seat, moves)
    offers = [
        Offer(
            lexicon.wire(move),
            state.match.label(seat, move),
            None if reveal is None else move in reveal,
        )
        for move in moves
    ]
    return Decision(state.match.ask(seat), offers, may_undo)


def revealing(state: TableState, seat: int, moves: list[int]) -> set[int] | None:
    """The moves after which the seat cannot go back alone, as far as it can foresee that.

    They are tried in a world that the seat imagines, dealt from what all know of the table: the
    answer depends on nothing that is hidden. `None` where there are too many moves to try them all.
    """
    if len(moves) > MOST_TRIED:
        return None
    rng = Rng(f"{state.table.id}/{state.asked[seat]}/{seat}")
    world = state.match.imagine(seat, rng)
    found = set()
    for move in moves:
        trial = world.clone()
        trial.apply(seat, move)
        if trial.reveals != world.reveals:
            found.add(move)
    return found


def seat_info(
    state: TableState,
    seat: int,
    people: Mapping[str, Person],
    present: set[str],
    now: int,
    holidays: Mapping[str, int],
) -> SeatInfo:
    player = state.players[seat]
    person = people.get(player.person)
    return SeatInfo(
        kind="person" if player.person else "bot",
        name=person.name if person is not None else player.bot,
        person=player.person,
        bot=player.bot,
        resigned=player.resigned,
        present=player.person in present,
        deciding=seat in state.match.deciders(),
        time=state.time_left(seat, now, holidays) if player.person else None,
    )


def proposal(state: TableState) -> ProposalInfo | None:
    open_one = state.proposal
    if open_one is None:
        return None
    return ProposalInfo(open_one.what, open_one.by, open_one.to, sorted(open_one.agreed))


def happenings(state: TableState, rows: list[LogRow], seat: int | None) -> list[Happening]:
    """The rows as a viewer may know them; silent rows of others are not there at all."""
    return [
        happening(state, row, seat)
        for row in rows
        if row.number not in state.silent_rows or state.may_know(row.number, seat)
    ]


def happening(state: TableState, row: LogRow, seat: int | None) -> Happening:
    events = [seen_by(event, seat) for event in state.events.get(row.number, [])]
    hidden = row.number in state.secret_rows and not state.may_know(row.number, seat)
    move = "" if hidden else row.move
    moves = state.lengths[row.number]
    return Happening(row.number, row.kind, row.at, row.seat, move, moves, row.data, events)


def reasons(state: TableState, seat: int, notations: list[str]) -> list[Obstruction]:
    """Why moves are not legal for a seat, as far as it may know.

    Without notations, for all moves that would answer the present question. The others are no answers
    to it, which is not worth saying of each.
    """
    lexicon = state.timeline.game.lexicon
    if not notations:
        asked = (None, NOT_NOW)
        every = range(lexicon.size)
        moves = [move for move in every if state.match.obstacle(seat, move) not in asked]
        return [_obstruction(state, seat, move) for move in moves]
    found: list[Obstruction] = []
    for notation in notations:
        try:
            move = lexicon.parse(notation)
        except Refusal as bad:
            found.append(Obstruction(notation, None, bad.text))
            continue
        if state.match.obstacle(seat, move) is not None:
            found.append(_obstruction(state, seat, move))
    return found


def _obstruction(state: TableState, seat: int, move: int) -> Obstruction:
    wire = state.timeline.game.lexicon.wire(move)
    reason = state.match.explain(seat, move)
    assert reason is not None
    return Obstruction(wire.text, wire, reason)


# Looking back.


def eyes_for_looking_back(table: Table, person: str, wanted: int | None) -> int | None:
    """While a match runs one looks back with one's own eyes or with a spectator's; when it is over
    with anybody's, for all is open then. The caller has checked that they may follow the table."""
    if wanted is None:
        return None
    if not 0 <= wanted < len(table.seats):
        raise Problem(400, "server-no-such-seat", seats=len(table.seats))
    own = bool(person) and table.seats[wanted].person == person
    if table.status != "over" and not own:
        raise Problem(403, "server-not-your-seat")
    return wanted


def moments(table: Table, rows: list[LogRow], first: int, last: int, viewer: int | None) -> Moments:
    """Each view is the one that was shown right after its row, in branches taken back later too."""
    start = -len(table.opening)
    end = last_moment(table, rows, viewer)
    if not start <= first <= last <= end:
        raise Problem(400, "server-no-such-moment", first=start, last=end)
    if last - first >= MOST_MOMENTS:
        raise Problem(400, "server-too-many-moments", most=MOST_MOMENTS)
    state, log = from_the_deal(table, rows)
    for row in log[: first - start]:
        state.apply(row)
    found = [moment(state, start, viewer)]
    for row in log[first - start : last - start]:
        state.apply(row)
        found.append(moment(state, start, viewer))
    return Moments(table.id, viewer, found)


def last_moment(table: Table, rows: list[LogRow], viewer: int | None) -> int:
    """The number of the last row that a viewer may know of: that there are secret ones after it is one
    of the things that they must not learn."""
    if table.status == "over":
        return len(rows)
    state = TableState(table)
    for row in rows:
        state.apply(row)
    return state.shown_number(viewer)


def moment(state: TableState, start: int, viewer: int | None) -> Moment:
    return Moment(
        number=start + state.number,
        moves=len(state.timeline.record.moves),
        deciders=list(state.match.deciders()),
        view=msgspec.Raw(ENCODER.encode(state.match.view(viewer))),
    )


def history(
    table: Table, rows: list[LogRow], viewer: int | None, people: Mapping[str, Person], now: int
) -> History:
    start = -len(table.opening)
    state, log = from_the_deal(table, rows)
    scores = [state.match.scores()]
    for row in log:
        state.apply(row)
        scores.append(state.match.scores())
    told = happenings(state, log, viewer)
    return History(
        table=table.id,
        viewer=viewer,
        first=start,
        # What an opening hides, in a choice that it left open, lies before the table's first row.
        last=max(0, start + state.shown_number(viewer)),
        seats=[
            seat_info(state, seat, people, set(), now, {}) for seat in range(len(state.players))
        ],
        happenings=[msgspec.structs.replace(one, number=start + one.number) for one in told],
        seed=table.seed if state.over else None,
        scores=scores if state.over else None,
        results=state.results() if state.over else None,
    )


def from_the_deal(table: Table, rows: list[LogRow]) -> tuple[TableState, list[LogRow]]:
    """The table before its opening, and its log with the moves of the opening before it."""
    log = []
    for number, line in enumerate(table.opening, start=1):
        letter, _, move = line.partition(" ")
        seat = SEAT_LETTERS.index(letter)
        log.append(LogRow(number=number, kind="move", at=table.started, seat=seat, move=move))
    shift = len(log)
    log += [msgspec.structs.replace(row, number=row.number + shift) for row in rows]
    return TableState(msgspec.structs.replace(table, opening=[])), log
