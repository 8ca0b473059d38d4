"""Rated and casual tables: what counts, for whom, and that leaving does not save a rating."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.server.store.samples import a_table
from toque.engine.rng import Rng
from toque.server.ending import Ending, ending_of
from toque.server.ratings import fresh, rate, statistics
from toque.server.rows import LogRow, Pace, Result, Seat, Table
from toque.server.state import TableState

GAME = "pieces-montees"


def a_match(people: Sequence[str], rated: bool = True, teams: str = "no") -> Table:
    """A bot for each empty name."""
    seats = [Seat("person", person=one) if one else Seat("bot", bot="random") for one in people]
    return a_table(
        seats=seats, rated=rated, status="running", options={"teams": teams}, pace=Pace(), started=0
    )


def play_out(state: TableState, leave: dict[int, tuple[str, int]] | None = None) -> TableState:
    """Random moves to the end; by row: what happens to which seat before it."""
    rng = Rng(state.table.id)
    while not state.over:
        reason, seat = (leave or {}).get(state.number, ("", 0))
        if reason:
            data: dict[str, str | int] = {"bot": "random", "reason": reason}
            kind = LogRow(number=state.number + 1, kind="bot", at=0, seat=seat, data=data)
            state.apply(kind)
            continue
        seat = state.match.deciders()[0]
        move = state.timeline.game.lexicon.notation(rng.choice(state.match.moves(seat)))
        state.apply(state.move_row(seat, move, 0))
    return state


def the_end(state: TableState) -> Ending:
    return ending_of(state.table, state.players, state.match, [], 1, "", False)


@pytest.mark.parametrize("reason", ["resigned", "asked", "time"])
@pytest.mark.parametrize("leaver", [0, 1])
def test_who_leaves_a_rated_match_has_lost_it(reason: str, leaver: int) -> None:
    state = play_out(TableState(a_match(["ann", "bob"])), {20: (reason, leaver)})
    ending = the_end(state)
    ranks = {result.seat: result.rank for result in ending.results}
    assert (ranks[1 - leaver], ranks[leaver]) == (1, 2)
    assert [one.rank for one in state.results()] == [ranks[0], ranks[1]]
    news = {one.person: one.mu for one in rate(ending.results, {}, GAME)}
    names = ["ann", "bob"]
    assert news[names[leaver]] < fresh("", GAME).mu < news[names[1 - leaver]]


def away_for_a_while(rated: bool, leaver: int) -> TableState:
    state = TableState(a_match(["ann", "bob"], rated=rated))
    data: dict[str, str | int] = {"bot": "greedy", "reason": "asked"}
    state.apply(LogRow(number=1, kind="bot", at=0, seat=leaver, data=data))
    state.apply(LogRow(number=2, kind="back", at=0, seat=leaver))
    return play_out(state)


def test_coming_back_does_not_undo_a_loss_at_a_rated_table() -> None:
    """Or somebody could have a better player help for a while. One of the two would have won."""
    for leaver, ranks in enumerate(([2, 1], [1, 2])):
        ending = the_end(away_for_a_while(True, leaver))
        assert [one.rank for one in ending.results] == ranks


def test_at_a_casual_table_a_bot_may_stand_in() -> None:
    """One of the two has won, and keeps it."""
    for leaver in (0, 1):
        state = away_for_a_while(False, leaver)
        ending = the_end(state)
        assert sorted(state.match.ranks()) == [1, 2]
        assert [one.rank for one in ending.results] == state.match.ranks()
        assert not ending.rated


def test_the_others_are_ranked_as_they_stand() -> None:
    state = play_out(TableState(a_match(["ann", "bob", "cid", "dora"])), {9: ("time", 2)})
    results = the_end(state).results
    stayed = [seat for seat in range(4) if seat != 2]
    scores = state.match.scores()
    assert results[2].rank == 4
    order = sorted(stayed, key=lambda seat: results[seat].rank)
    assert [scores[seat] for seat in order] == sorted((scores[s] for s in stayed), reverse=True)
    assert results[order[0]].rank == 1


def test_partners_share_their_result() -> None:
    state = play_out(TableState(a_match(["ann", "bob", "cid", "dora"], teams="yes")))
    results = the_end(state).results
    sides: dict[int, list[Result]] = {}
    for result in results:
        sides.setdefault(result.side, []).append(result)
    assert sorted(len(side) for side in sides.values()) == [2, 2]
    for one, other in sides.values():
        assert one.rank == other.rank
    news = {one.person: one.mu for one in rate(results, {}, GAME)}
    for one, other in sides.values():
        assert news[one.person] == pytest.approx(news[other.person])
    if len({result.rank for result in results}) == 2:
        assert len({round(mu, 6) for mu in news.values()}) == 2


def test_me_against_me_and_forks_count_for_nobody() -> None:
    alone = play_out(TableState(a_match(["ann", "ann"], rated=False)))
    known = a_match(["ann", "bob"])
    lines = [f"a {alone.timeline.record.moves[0].notation}"]
    fork = a_table(
        "t2", seats=known.seats, status="running", options=known.options, seed="secret",
        pace=Pace(), opening=lines, rated=True,
    )  # fmt: skip
    forked = play_out(TableState(fork))
    for state in (alone, forked):
        ending = the_end(state)
        assert not ending.rated
        assert statistics(ending.results) == []
    assert len(statistics(the_end(play_out(TableState(a_match(["ann", ""])))).results)) == 1
