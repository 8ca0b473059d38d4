"""A table as the sum of its log: seats, undo by consent, clocks, pauses, stand-ins."""

from __future__ import annotations

import msgspec
import pytest

from tests.support import state as everything
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.server.rows import LogRow, Pace, Seat, Table
from toque.server.state import DAY, RHYTHM, Stale, TableState

START = 1_000_000


def new_table(*people: str, live: bool = True, options: dict[str, str] | None = None) -> Table:
    """People by name; a word that begins with `bot:` is a bot."""
    seats = [
        Seat("bot", bot=who.removeprefix("bot:")) if who.startswith("bot:") else Seat("person", who)
        for who in people
    ]
    return Table(
        id="t",
        game="pieces-montees",
        options=options or {"mode": "confirmed"},
        edition="house",
        edition_source="",
        host=people[0],
        pace=Pace(live=live, bank=60, increment=5, days=2),
        visibility="public",
        spectators=True,
        status="running",
        seats=seats,
        seed="state",
        created=START,
        started=START,
    )


def new(*people: str, live: bool = True) -> TableState:
    return TableState(new_table(*people, live=live))


def move(state: TableState, person: str, notation: str, at: int = START) -> LogRow:
    seat = state.match.deciders()[0]
    row = state.move(person, seat, state.number, notation, "", at)
    state.apply(row)
    return row


def refused(state: TableState, wish: str, *args: object) -> str:
    with pytest.raises(Refusal) as refusal:
        getattr(state, wish)(*args)
    return refusal.value.text.key


def test_a_move_becomes_a_row_and_the_row_the_move() -> None:
    state = new("ann", "bob")
    row = move(state, "ann", "turn b1")
    assert (row.number, row.kind, row.seat, row.move) == (1, "move", 0, "turn b1")
    assert state.number == 1
    assert [event.kind for event in state.events[1]] == ["turned"]


def test_a_move_for_another_state_is_stale() -> None:
    state = new("ann", "bob")
    move(state, "ann", "turn b1")
    with pytest.raises(Stale):
        state.move("ann", 0, 0, "turn b1", "", START)


@pytest.mark.parametrize(
    ("person", "seat", "notation", "key"),
    [
        ("bob", 0, "end", "server-not-your-seat"),
        ("", 0, "end", "server-not-your-seat"),
        ("ann", 5, "end", "server-not-your-seat"),
        ("bob", 1, "end", "obstacle-not-your-turn"),
        ("ann", 0, "dance", "bad-notation-verb"),
        ("ann", 0, "spoon", "obstacle-no-assistant"),
    ],
)
def test_a_move_that_may_not_be_is_refused_in_words(
    person: str, seat: int, notation: str, key: str
) -> None:
    state = new("ann", "bob")
    assert refused(state, "move", person, seat, 0, notation, "", START) == key
    assert state.number == 0


def test_one_undoes_alone_only_up_to_the_fence() -> None:
    state = new("ann", "bob")
    move(state, "ann", "turn b1")
    assert refused(state, "undo", "ann", 0, 1, "", START) == "obstacle-behind-fence"
    move(state, "ann", "turn b1")
    state.apply(state.undo("ann", 0, 2, "", START))
    assert [one.notation for one in state.timeline.record.moves] == ["turn b1"]
    assert state.number == 3


def test_all_together_undo_what_was_revealed() -> None:
    state = new("ann", "bob", "cid")
    move(state, "ann", "turn b1")
    state.apply(state.propose("ann", 0, 1, "undo", 0, "", START))
    assert state.proposal is not None
    state.apply(state.agree("bob", 1, 2, "", START))
    assert len(state.timeline.record.moves) == 1
    granted = state.agree("cid", 2, 3, "", START)
    assert granted.kind == "undo"
    state.apply(granted)
    assert state.timeline.record.moves == []
    assert state.proposal is None


def test_one_decline_is_enough_and_a_move_ends_the_talk() -> None:
    state = new("ann", "bob")
    move(state, "ann", "turn b1")
    state.apply(state.propose("ann", 0, 1, "undo", 0, "", START))
    state.apply(state.decline("bob", 1, 2, "", START))
    assert state.proposal is None
    assert refused(state, "agree", "bob", 1, 3, "", START) == "server-nothing-proposed"
    state.apply(state.propose("ann", 0, 3, "pause", 0, "", START + RHYTHM[True]))
    move(state, "ann", "turn b1")
    assert state.proposal is None


def test_nobody_needs_to_agree_where_only_bots_sit() -> None:
    state = new("ann", "bot:random")
    move(state, "ann", "turn b1")
    row = state.propose("ann", 0, 1, "undo", 0, "", START)
    assert row.kind == "undo"


def test_a_pause_stops_moves_and_clocks() -> None:
    state = new("ann", "bob")
    state.apply(state.propose("ann", 0, 0, "pause", 0, "", START + 10_000))
    state.apply(state.agree("bob", 1, 1, "", START + 20_000))
    assert state.paused
    assert state.time_left(0, START + 500_000, {}) == 40_000
    assert refused(state, "move", "ann", 0, 2, "end", "", START) == "server-paused"
    state.apply(state.propose("bob", 1, 2, "resume", 0, "", START + 600_000))
    assert not state.paused
    assert state.time_left(0, START + 601_000, {}) == 39_000


def test_the_bank_is_charged_while_waiting_and_grows_when_the_turn_passes() -> None:
    state = new("ann", "bob")
    move(state, "ann", "turn b1", START + 10_000)
    assert state.banks == [50_000, 60_000]
    move(state, "ann", "end", START + 12_000)
    assert state.banks == [53_000, 60_000]
    assert state.time_left(1, START + 15_000, {}) == 57_000


def test_when_time_is_out_another_may_let_a_bot_play_on() -> None:
    state = new("ann", "bob")
    assert refused(state, "time_out", "bob", 0, "", START + 59_000, {}) == "server-time-not-out"
    assert refused(state, "time_out", "eve", 0, "", START + 61_000, {}) == "server-not-your-seat"
    state.apply(state.time_out("bob", 0, "", START + 61_000, {}))
    assert state.players[0].bot == "greedy"
    assert refused(state, "move", "ann", 0, 1, "end", "", START) == "server-bot-plays-your-seat"
    state.apply(state.take_back("ann", 0, "", START + 70_000))
    assert state.players[0].played_by_person


def test_days_for_a_move_wait_for_holidays() -> None:
    state = new("ann", "bob", live=False)
    assert state.time_left(0, START, {}) == 2 * DAY
    assert state.time_left(0, START + 3 * DAY, {}) == -DAY
    assert state.time_left(0, START + 3 * DAY, {"ann": START + 5 * DAY}) == 2 * DAY
    assert state.time_left(1, START + 3 * DAY, {}) == 2 * DAY


def test_a_seat_is_handed_over_and_taken_back_but_not_after_resigning() -> None:
    state = new("ann", "bob")
    state.apply(state.hand_over("ann", 0, "random", False, "", START))
    assert state.players[0].bot == "random"
    assert refused(state, "hand_over", "ann", 0, "", False, "", START) == (
        "server-bot-plays-your-seat"
    )
    state.apply(state.take_back("ann", 0, "", START))
    assert refused(state, "take_back", "ann", 0, "", START) == "server-seat-is-yours"
    state.apply(state.hand_over("ann", 0, "", True, "", START))
    assert state.players[0].resigned
    assert refused(state, "take_back", "ann", 0, "", START) == "server-resigned"


def test_an_opening_is_played_and_cannot_be_undone() -> None:
    table = msgspec.structs.replace(new_table("ann", "bob"), opening=["a turn b1", "a turn b1"])
    state = TableState(table)
    assert len(state.timeline.record.moves) == 2
    assert refused(state, "undo", "ann", 0, 0, "", START) == "obstacle-nothing-to-undo"
    assert refused(state, "propose", "ann", 0, 0, "undo", 1, "", START) == (
        "server-nothing-to-undo-there"
    )


def test_a_table_rebuilt_from_its_log_is_the_same() -> None:
    state = new("ann", "bob", "bot:random")
    rng = Rng("rebuild")
    rows: list[LogRow] = []
    at = asked = START
    people = {0: "ann", 1: "bob"}

    def do(row: LogRow) -> None:
        rows.append(row)
        state.apply(row)

    while not state.over:
        at += 700
        seat = state.match.deciders()[0]
        chance = rng.below(20)
        if seat in people and chance == 0 and state.timeline.undo_obstacle(seat) is None:
            do(state.undo(people[seat], seat, state.number, "", at))
        elif chance == 1 and at - asked > RHYTHM[True]:
            asked = at
            do(state.propose("ann", 0, state.number, "pause", 0, "", at))
        elif chance == 2 and state.proposal is not None:
            do(state.decline("bob", 1, state.number, "", at))
        else:
            lexicon = state.timeline.game.lexicon
            notation = lexicon.notation(rng.choice(state.match.moves(seat)))
            do(state.move_row(seat, notation, at, people.get(seat, "")))
    again = TableState(new_table("ann", "bob", "bot:random"))
    for row in msgspec.json.decode(msgspec.json.encode(rows), type=list[LogRow]):
        again.apply(row)
    assert everything(again.match) == everything(state.match)
    assert again.banks == state.banks
    assert again.number == state.number == len(rows)
