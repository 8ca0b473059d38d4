"""Clocks and consent: nobody gains time by tricks, and nobody can hold the others."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.test_secret_choice import choose, undo
from tests.server.test_secret_choice import new as new_choice
from tests.server.test_state import START, move, new, new_table, refused
from toque.server.outgoing import may_call_off, seat_info
from toque.server.state import COMING_BACK, DAY, GRACE, RHYTHM, STANDS, Stale, TableState

LIVE_GRACE = GRACE[True]


def first_round(state: TableState) -> None:
    """Everybody has played."""
    for person in ("ann", "bob", "cid")[: len(state.players)]:
        move(state, person, "end")


def pause(state: TableState, at: int = START) -> None:
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", at))
    state.apply(state.agree("bob", 1, state.number, "", at))


# Clocks.


def test_undo_earns_no_increment() -> None:
    state = new("ann", "bot:random")
    first = list(state.banks)
    for _ in range(20):
        move(state, "ann", "end")
        state.apply(state.propose("ann", 0, state.number, "undo", 0, "", START))
    assert state.banks == first


def test_own_undo_earns_no_increment() -> None:
    """In a secret choice one's own answer can be taken back, though it has earned something."""
    state = new_choice("ann", "bob")
    choose(state, "ann")
    first = list(state.banks)
    for _ in range(10):
        choose(state, "ann")
        assert state.banks[0] > first[0]
        undo(state, "ann")
    assert state.banks == first


def test_a_deadline_of_days_is_not_renewed_by_handing_over_and_taking_back() -> None:
    state = new("ann", "bob", live=False)
    later = START + DAY
    state.apply(state.hand_over("ann", 0, "", False, "", later))
    state.apply(state.take_back("ann", 0, "", later))
    assert state.time_left(0, later, {}) == DAY


def test_a_deadline_of_days_is_not_renewed_by_a_pause() -> None:
    state = new("ann", "bob", live=False)
    pause(state, START + DAY)
    assert state.time_left(0, START + 30 * DAY, {}) == DAY
    state.apply(state.propose("ann", 0, state.number, "resume", 0, "", START + 31 * DAY))
    assert state.time_left(0, START + 31 * DAY, {}) == DAY


def test_time_is_claimed_only_on_the_others_turn_in_a_running_match() -> None:
    late = START + 500_000
    state = new("ann", "bob")
    state.banks[1] = -1
    assert refused(state, "time_out", "ann", 1, "", late, {}) == "server-not-their-turn"
    pause(state, START + 1)
    assert refused(state, "time_out", "bob", 0, "", late, {}) == "server-paused"


@pytest.mark.parametrize("live", [True, False])
def test_after_a_grace_a_bot_plays_on_by_itself(live: bool) -> None:
    state = new("ann", "bob", live=live)
    end = START + (60_000 if live else 2 * DAY) + GRACE[live]
    assert state.runs_out(START, {}) == (end, 0)
    with pytest.raises(Stale):
        state.run_out(end - 1, {})
    state.apply(state.run_out(end, {}))
    assert state.players[0].bot
    assert state.runs_out(end, {}) is None


def test_a_holiday_puts_it_off_where_there_are_days() -> None:
    state = new("ann", "bob", live=False)
    found = state.runs_out(START, {"ann": START + 9 * DAY})
    assert found == (START + 9 * DAY + GRACE[False], 0)


def clock(state: TableState, seat: int) -> int | None:
    return seat_info(state, seat, {}, set(), START, {}).time


def test_where_nobody_waits_there_is_no_clock() -> None:
    late = START + 1000 * DAY
    for state in (new("ann", "bot:random"), new("ann", "ann"), new("ann", "ann", live=False)):
        assert state.runs_out(START, {}) is None
        assert clock(state, 0) is None
        assert refused(state, "time_out", "ann", 0, "", late, {}) == "server-time-not-out"
    left = new("ann", "bob")
    assert clock(left, 0) == 60_000
    left.apply(left.hand_over("bob", 1, "", False, "", START))
    assert clock(left, 0) is None
    left.apply(left.take_back("bob", 1, "", START))
    assert clock(left, 0) == 60_000
    paused = new("ann", "bob")
    pause(paused)
    assert paused.runs_out(START, {}) is None


def test_a_clock_that_was_asked_for_runs_out_also_where_nobody_waits() -> None:
    table = new_table("ann", "bot:random")
    pace = msgspec.structs.replace(table.pace, always=True)
    state = TableState(msgspec.structs.replace(table, pace=pace))
    assert clock(state, 0) == 60_000
    end = START + 60_000 + LIVE_GRACE
    assert state.runs_out(START, {}) == (end, 0)
    state.apply(state.run_out(end, {}))
    assert state.players[0].bot


def test_who_comes_back_after_the_end_of_their_time_has_some() -> None:
    state = new("ann", "bob")
    late = START + 60_000 + LIVE_GRACE
    state.apply(state.run_out(late, {}))
    state.apply(state.take_back("ann", 0, "", late))
    assert state.time_left(0, late, {}) == COMING_BACK
    state.apply(state.hand_over("ann", 0, "", False, "", late))
    state.apply(state.take_back("ann", 0, "", late + 10_000))
    assert state.time_left(0, late + 10_000, {}) == COMING_BACK - 10_000, "but only once"


# Consent.


def test_nobody_is_held_by_a_pause() -> None:
    state = new("ann", "bob", "cid")
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", START))
    state.apply(state.agree("bob", 1, state.number, "", START))
    state.apply(state.agree("cid", 2, state.number, "", START))
    assert state.paused
    assert state.propose("cid", 2, state.number, "resume", 0, "", START).kind == "resume"


def test_who_left_neither_proposes_nor_has_a_veto() -> None:
    state = new("ann", "bob", "cid")
    first_round(state)
    state.apply(state.hand_over("cid", 2, "", True, "", START))
    gone = "server-bot-plays-your-seat"
    assert refused(state, "propose", "cid", 2, state.number, "pause", 0, "", START) == gone
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", START))
    assert refused(state, "decline", "cid", 2, state.number, "", START) == gone
    assert refused(state, "agree", "cid", 2, state.number, "", START) == gone
    assert state.agree("bob", 1, state.number, "", START).kind == "pause"


def test_with_who_leaves_goes_what_was_proposed() -> None:
    state = new("ann", "bob", "cid")
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", START))
    state.apply(state.hand_over("ann", 0, "", False, "", START))
    assert state.proposal is None


def test_proposals_have_a_rhythm() -> None:
    state = new("ann", "bob")
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", START))
    wish = ("pause", 0, "")
    bobs = "propose", "bob", 1, state.number, *wish
    assert refused(state, *bobs, START + STANDS[True] - 1) == "server-proposal-open"
    late = state.propose("bob", 1, state.number, "pause", 0, "", START + STANDS[True])
    assert late.kind == "propose"
    state.apply(state.decline("bob", 1, state.number, "", START))
    again = "propose", "ann", 0, state.number, *wish
    assert refused(state, *again, START + RHYTHM[True] - 1) == "server-proposed-lately"
    state.apply(state.propose("ann", 0, state.number, "pause", 0, "", START + RHYTHM[True]))
    # What was granted is no nuisance.
    at = START + RHYTHM[True] + 1
    state.apply(state.agree("bob", 1, state.number, "", at))
    state.apply(state.propose("ann", 0, state.number, "resume", 0, "", at))
    assert state.propose("ann", 0, state.number, "pause", 0, "", at).kind == "propose"


def test_before_the_first_round_ends_anybody_may_call_a_match_off() -> None:
    state = new("ann", "bob")
    move(state, "ann", "end")
    assert may_call_off(state, 1)
    state.apply(state.propose("bob", 1, state.number, "call-off", 0, "", START))
    assert state.called_off
    assert refused(state, "move", "bob", 1, state.number, "end", "", START) == "obstacle-match-over"
    assert refused(state, "take_back", "bob", 1, "", START) == "obstacle-match-over"


def test_later_all_must_agree_to_call_it_off() -> None:
    state = new("ann", "bob")
    first_round(state)
    assert not may_call_off(state, 0)
    state.apply(state.propose("ann", 0, state.number, "call-off", 0, "", START))
    assert not state.called_off
    state.apply(state.agree("bob", 1, state.number, "", START))
    assert state.called_off


def test_alone_with_bots_one_may_call_it_off_at_any_time() -> None:
    state = new("ann", "bot:random")
    move(state, "ann", "end")
    assert may_call_off(state, 0)
    assert not may_call_off(state, None)
