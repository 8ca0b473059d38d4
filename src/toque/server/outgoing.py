"""The one place where bytes for a viewer are made: nothing that leaves a table goes another way."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from toque.engine.event import seen_by
from toque.engine.refusal import Refusal
from toque.engine.rng import commitment
from toque.engine.text import Text
from toque.engine.wire import ScoreLine
from toque.server.messages import (
    ENCODER,
    Decision,
    Happening,
    Offer,
    ProposalInfo,
    SeatInfo,
    Update,
)
from toque.server.rows import LogRow, Person, Status
from toque.server.state import TableState

MOST_HAPPENINGS = 400


def choose_eyes(state: TableState, person: str, wanted: int | None) -> int | None:
    """The seat from which a person may look: one of his own, or none."""
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

    When the match is over, the seed and the score sheets are for all.
    """
    status: Status = "over" if state.over else "running"
    holidays = {id: person.holiday_until for id, person in people.items()}
    message = Update(
        table=state.table.id,
        number=state.number,
        status=status,
        game=state.table.game,
        viewer=seat,
        view=msgspec.Raw(ENCODER.encode(state.match.view(seat))),
        decision=decision(state, seat),
        seats=[
            seat_info(state, number, people, present, now, holidays)
            for number in range(len(state.chairs))
        ],
        pace=state.table.pace,
        paused=state.paused,
        proposal=proposal(state),
        happenings=[happening(state, row, seat) for row in rows[-MOST_HAPPENINGS:]],
        commitment=commitment(state.table.seed),
        seed=state.table.seed if state.over else None,
        sheets=sheets(state) if state.over else None,
    )
    return ENCODER.encode(message)


def decision(state: TableState, seat: int | None) -> Decision | None:
    if seat is None or state.paused or not state.chairs[seat].played_by_person:
        return None
    may_undo = not state.over and state.timeline.undo_obstacle(seat) is None
    if seat not in state.match.deciders():
        return Decision(Text("ask-wait"), [], may_undo) if may_undo else None
    lexicon = state.timeline.game.lexicon
    moves = [
        Offer(lexicon.wire(move), state.match.label(seat, move)) for move in state.match.moves(seat)
    ]
    return Decision(state.match.ask(seat), moves, may_undo)


def seat_info(
    state: TableState,
    seat: int,
    people: Mapping[str, Person],
    present: set[str],
    now: int,
    holidays: Mapping[str, int],
) -> SeatInfo:
    chair = state.chairs[seat]
    person = people.get(chair.person)
    return SeatInfo(
        kind="person" if chair.person else "bot",
        name=person.name if person is not None else chair.bot,
        person=chair.person,
        bot=chair.bot,
        resigned=chair.resigned,
        present=chair.person in present,
        deciding=seat in state.match.deciders(),
        time=state.time_left(seat, now, holidays) if chair.person else None,
        score=state.match.scores()[seat] if state.over else None,
        rank=state.match.ranks()[seat] if state.over else None,
    )


def proposal(state: TableState) -> ProposalInfo | None:
    open_one = state.proposal
    if open_one is None:
        return None
    return ProposalInfo(open_one.what, open_one.by, open_one.to, sorted(open_one.agreed))


def happening(state: TableState, row: LogRow, seat: int | None) -> Happening:
    events = [seen_by(event, seat) for event in state.events.get(row.number, [])]
    hidden = row.number in state.secret_moves and seat != row.seat and not state.over
    move = "" if hidden else row.move
    return Happening(row.number, row.kind, row.at, row.seat, move, events)


def sheets(state: TableState) -> list[list[ScoreLine]]:
    return [state.match.score_sheet(seat) for seat in range(len(state.chairs))]


def reasons(state: TableState, seat: int, notations: list[str]) -> dict[str, Text]:
    """Why moves are not legal for a seat, as far as it may know."""
    lexicon = state.timeline.game.lexicon
    found: dict[str, Text] = {}
    moves: list[int] = []
    for notation in notations:
        try:
            moves.append(lexicon.parse(notation))
        except Refusal as bad:
            found[notation] = bad.text
    for move in moves if notations else range(lexicon.size):
        reason = state.match.explain(seat, move)
        if reason is not None:
            found[lexicon.notation(move)] = reason
    return found
