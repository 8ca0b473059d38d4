"""The one place where bytes for a viewer are made: nothing that leaves a table goes another way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from toque.engine.bill import bills
from toque.engine.event import seen_by
from toque.engine.foresight import ahead
from toque.engine.match import Match
from toque.engine.obstacle import NOT_NOW
from toque.engine.record import SEAT_LETTERS
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng, commitment
from toque.engine.text import Text
from toque.engine.whole import refusals, suggestion
from toque.server.answers import History, Moment, Moments, Standing
from toque.server.lessons import taught_at
from toque.server.messages import (
    ENCODER,
    Decision,
    Foreseen,
    Happening,
    MoveBill,
    Obstruction,
    Offer,
    ProposalInfo,
    SeatInfo,
    Update,
)
from toque.server.naming import called
from toque.server.numbers import Numbers
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
    earlier: list[LogRow] | None = None,
) -> bytes:
    return ENCODER.encode(update_of(state, rows, seat, people, present, now, earlier))


def update_of(
    state: TableState,
    rows: list[LogRow],
    seat: int | None,
    people: Mapping[str, Person],
    present: set[str],
    now: int,
    earlier: list[LogRow] | None = None,
) -> Update:
    """Everything for one viewer: for a seat, or with `None` for somebody at no seat. They know the
    `earlier` rows by other numbers.

    When the match is over, the seed and the results are for all.
    """
    status: Status = "over" if state.over else "cancelled" if state.called_off else "running"
    holidays = {id: person.holiday_until for id, person in people.items()}
    return Update(
        table=state.table.id,
        number=state.number_for(seat),
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
        grace=state.grace if state.timed and not state.ended else None,
        may_call_off=may_call_off(state, seat),
        proposal=proposal(state, seat),
        happenings=happenings(state, rows, seat)[-MOST_HAPPENINGS:],
        earlier=None if earlier is None else happenings(state, earlier, seat)[-MOST_HAPPENINGS:],
        commitment=commitment(state.table.seed),
        seed=state.table.seed if state.over else None,
        results=state.results() if state.over else None,
        learnt=learnt(state),
    )


def learnt(state: TableState) -> int | None:
    taught = taught_at(state.table)
    return None if taught is None else taught.done(state.played())


def may_call_off(state: TableState, seat: int | None) -> bool:
    if seat is None or state.ended or not state.players[seat].played_by_person:
        return False
    return state.in_first_round or not state.others(seat)


def decision(state: TableState, seat: int | None) -> Decision | None:
    if seat is None or state.paused or state.called_off or not state.players[seat].played_by_person:
        return None
    may_undo = not state.over and state.undo_obstacle(seat) is None
    if seat not in state.match.deciders():
        ask = Text("ask-chosen" if state.timeline.in_secret_choice else "ask-wait")
        return Decision(ask, [], may_undo) if may_undo else None
    lexicon = state.timeline.game.lexicon
    moves = state.match.moves(seat)
    known = foretold(state, seat, moves)
    offers = [
        Offer(
            lexicon.wire(move),
            state.match.label(seat, move),
            None if known is None else move in known.revealing,
            known is not None and move in known.passing,
        )
        for move in moves
    ]
    whole = suggestion(state.match, seat, _chance(state, seat))
    no_more = refusals(state.match, seat, _chance(state, seat), whole)
    return Decision(
        state.match.ask(seat),
        offers,
        may_undo,
        [lexicon.wire(move) for move in whole],
        [lexicon.notation(move) for move in no_more],
    )


class Foretold(NamedTuple):
    revealing: set[int]
    passing: set[int]


def foretold(state: TableState, seat: int, moves: list[int]) -> Foretold | None:
    """The moves after which the seat cannot go back alone, as far as it can foresee that: they reveal
    something, or pass the turn to somebody who then plays on.

    They are tried in a world that the seat imagines, dealt from what all know of the table: the
    answer depends on nothing that is hidden. `None` where there are too many moves to try them all.
    """
    if len(moves) > MOST_TRIED:
        return None
    world = state.match.imagine(seat, _chance(state, seat))
    found = Foretold(set(), set())
    for move in moves:
        trial = world.clone()
        trial.apply(seat, move)
        if trial.reveals != world.reveals:
            found.revealing.add(move)
        # Of a choice in secret nobody has seen anything until all have made theirs.
        elif seat not in trial.deciders() and not state.timeline.in_secret_choice:
            found.passing.add(move)
    return found


def _chance(state: TableState, seat: int) -> Rng:
    """What a seat imagines at a question is always the same, and tells nothing that is hidden."""
    question = state.numbers(seat).shown(state.asked[seat])
    return Rng(f"{state.table.id}/{question}/{seat}")


def seat_info(
    state: TableState,
    seat: int,
    people: Mapping[str, Person],
    present: set[str],
    now: int,
    holidays: Mapping[str, int],
) -> SeatInfo:
    player = state.players[seat]
    name, named = called(state.table.seats[seat], people.get(player.person))
    return SeatInfo(
        kind="person" if player.person else "bot",
        name=name,
        named=named,
        person=player.person,
        bot=player.bot,
        resigned=player.resigned,
        present=player.person in present,
        deciding=seat in state.match.deciders(),
        time=state.time_left(seat, now, holidays) if player.person and state.timed else None,
    )


def proposal(state: TableState, seat: int | None) -> ProposalInfo | None:
    open_one = state.proposal
    if open_one is None:
        return None
    to = state.numbers(seat).goal(open_one.number)
    return ProposalInfo(open_one.what, open_one.by, to, sorted(open_one.agreed))


def happenings(state: TableState, rows: list[LogRow], seat: int | None) -> list[Happening]:
    """The rows as a viewer may know them; silent rows of others are not there at all."""
    numbers = state.numbers(seat)
    return [
        happening(state, row, seat, numbers)
        for row in rows
        if row.number not in state.silent_rows or state.may_know(row.number, seat)
    ]


def happening(state: TableState, row: LogRow, seat: int | None, numbers: Numbers) -> Happening:
    events = [seen_by(event, seat) for event in state.events.get(row.number, [])]
    hidden = row.number in state.secret_rows and not state.may_know(row.number, seat)
    return Happening(
        number=numbers.shown(row.number),
        kind=row.kind,
        at=row.at,
        seat=row.seat,
        move="" if hidden else row.move,
        moves=numbers.moves_after(row.number),
        data={**row.data, "to": numbers.goal(row.number)} if "to" in row.data else row.data,
        events=events,
    )


def bills_of(state: TableState, seat: int, notations: list[str]) -> list[MoveBill]:
    """What moves will bring, as far as the seat can know; those that are not legal have no bill."""
    lexicon = state.timeline.game.lexicon
    moves = []
    for notation in notations:
        try:
            move = lexicon.parse(notation)
        except Refusal:
            continue
        if state.match.obstacle(seat, move) is None:
            moves.append(move)
    if not moves:
        return []
    found = bills(state.match, seat, moves, _chance(state, seat))
    return [MoveBill(lexicon.notation(move), bill) for move, bill in zip(moves, found, strict=True)]


def foreseen(state: TableState, seat: int, notations: list[str], id: str) -> Foreseen:
    """What will happen, as far as the seat can know; nothing where the first move is not legal."""
    lexicon = state.timeline.game.lexicon
    moves = [lexicon.parse(notation) for notation in notations]
    if state.match.obstacle(seat, moves[0]) is not None:
        return Foreseen(state.table.id, id, [], [])
    found = ahead(state.match, seat, moves, _chance(state, seat))
    return Foreseen(state.table.id, id, found.events, [lexicon.wire(move) for move in found.whole])


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
    state, log = from_the_deal(table, rows)
    numbers, end = looking_back(table, state, rows, viewer)
    if not start <= first <= last <= end:
        raise Problem(400, "server-no-such-moment", first=start, last=end)
    if last - first >= MOST_MOMENTS:
        raise Problem(400, "server-too-many-moments", most=MOST_MOMENTS)
    found = []
    for number in range(first, last + 1):
        for row in log[state.number : numbers.true(number - start)]:
            state.apply(row)
        found.append(
            Moment(
                number=number,
                moves=numbers.moves_after(state.number),
                deciders=list(state.match.deciders()),
                view=msgspec.Raw(ENCODER.encode(state.match.view(viewer))),
            )
        )
    return Moments(table.id, viewer, found)


def looking_back(
    table: Table, state: TableState, rows: list[LogRow], viewer: int | None
) -> tuple[Numbers, int]:
    """By which numbers a viewer knows the moments of a match, and which is the last: that there are
    secret rows after it is one of the things that they must not learn. `state` is before all rows."""
    if table.status == "over":
        return Numbers(state.tally, range(len(table.seats))), len(rows)
    whole, log = from_the_deal(table, rows)
    for row in log:
        whole.apply(row)
    return whole.numbers(viewer), last_moment(table, whole, viewer)


def last_moment(table: Table, state: TableState, viewer: int | None) -> int:
    """What an opening hides, in a choice that it left open, lies before the table's first row."""
    return max(0, state.number_for(viewer) - len(table.opening))


def history(
    table: Table, rows: list[LogRow], viewer: int | None, people: Mapping[str, Person], now: int
) -> History:
    start = -len(table.opening)
    state, log = from_the_deal(table, rows)
    scores = [all_scores(state.match)]
    for row in log:
        state.apply(row)
        scores.append(all_scores(state.match))
    told = happenings(state, log, viewer)
    return History(
        table=table.id,
        viewer=viewer,
        first=start,
        last=last_moment(table, state, viewer),
        seats=[
            seat_info(state, seat, people, set(), now, {}) for seat in range(len(state.players))
        ],
        happenings=[msgspec.structs.replace(one, number=start + one.number) for one in told],
        seed=table.seed if state.over else None,
        scores=scores if state.over else None,
        results=state.results() if state.over else None,
    )


def all_scores(match: Match) -> list[int]:
    """In the order of the results: the seats, then the automas."""
    automas = match.setup.game.automas(match)
    return [*match.scores(), *(automa.points_and_ties[0] for automa in automas)]


def standing(table: Table, rows: list[LogRow], viewer: int | None) -> Standing:
    state = TableState(table)
    for row in rows:
        state.apply(row)
    results = state.results() if state.over else state.match.standing(viewer)
    return Standing(table.id, viewer, results)


def from_the_deal(table: Table, rows: list[LogRow]) -> tuple[TableState, list[LogRow]]:
    """The table before its opening, and its log with the moves of the opening before it."""
    log = []
    for number, line in enumerate(table.opening, start=1):
        letter, _, move = line.partition(" ")
        seat = SEAT_LETTERS.index(letter)
        log.append(LogRow(number=number, kind="move", at=table.started, seat=seat, move=move))
    shift = len(log)
    log += [msgspec.structs.replace(row, number=row.number + shift) for row in rows]
    return TableState(msgspec.structs.replace(table, opening=[]), opening_rows=shift), log
