"""What the chef makes of a match that is over: which decisions he looks at, and what he tells."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tests.server.test_state import START, move, new
from toque.engine.text import Text
from toque.engine.wire import Outcome, WireMove
from toque.server import reader
from toque.server.answers import ChefNotes
from toque.server.bots import Weighed
from toque.server.config import Settings
from toque.server.hub import Hub
from toque.server.limits import READING
from toque.server.messages import ChefMove
from toque.server.metrics import Meter
from toque.server.problem import Problem
from toque.server.reader import (
    MOST_ASKED,
    MOST_COSTLY,
    MOST_DECISIONS,
    Claim,
    Decided,
    Reader,
    TakenOver,
    chosen,
    decisions_of,
    notes_of,
)
from toque.server.rows import LogRow, Table
from toque.server.store.port import Store


def told(points: float, chance: float, name: str) -> ChefMove:
    return ChefMove(WireMove(0, name, "place", {}), Text("move"), points, chance)


def weighed(best: tuple[float, float], played: tuple[float, float]) -> Weighed:
    mine = told(*played, "mine")
    return Weighed([mine if best == played else told(*best, "his")], mine, [])


def decided(index: int, seat: int = 0) -> Decided:
    return Decided(index, index, seat, "mine")


def came_out(*ranks: int) -> tuple[int, list[Outcome]]:
    return 99, [Outcome(seat, None, 0, rank, False, []) for seat, rank in enumerate(ranks)]


def test_moves_that_were_taken_back_are_no_decisions() -> None:
    state = new("ann", "bob")
    rows: list[LogRow] = [move(state, "ann", "turn b1"), move(state, "ann", "turn b1")]
    undo = state.undo("ann", 0, state.number, "", START)
    state.apply(undo)
    rows += [undo, move(state, "ann", "turn b2")]
    table = msgspec.structs.replace(state.table, opening=[])
    _, found = decisions_of(table, rows)
    assert [(one.number, one.index, one.move) for one in found] == [
        (0, 0, "turn b1"),
        (3, 1, "turn b2"),
    ]


def test_what_a_bot_played_for_somebody_is_no_decision_of_theirs() -> None:
    state = new("ann", "bob")
    rows = [move(state, "ann", "turn b1")]
    left = state.hand_over("ann", 0, "random", True, "", START)
    state.apply(left)
    rows += [left, state.move_row(0, "turn b1", START)]
    table = msgspec.structs.replace(state.table, opening=[])
    _, found = decisions_of(table, rows)
    assert [one.by_bot for one in found] == [False, True]
    thought = {one: weighed((25.0, 0.5), (20.0, 0.4)) for one in found}
    notes = notes_of("t", thought, {0, 1}, came_out(2, 1))
    assert [one.number for one in notes.decisions] == [0]
    assert [(one.seat, one.looked_at) for one in notes.seats] == [(0, 1), (1, 0)]
    assert chosen(found, {0, 1}) == found, "though the chances after it are told"


def test_the_decisions_of_people_come_first_and_all_in_their_order() -> None:
    few = [decided(index, index % 2) for index in range(20)]
    assert chosen(few, {0}) == few
    many = [decided(index, index % 2) for index in range(3 * MOST_DECISIONS)]
    found = chosen(many, {0})
    assert len(found) == MOST_DECISIONS
    assert {one.seat for one in found} == {0}
    assert [one.index for one in found] == sorted(one.index for one in found)
    assert found[0].index < 10
    assert found[-1].index > 3 * MOST_DECISIONS - 10


def test_the_costliest_are_told_first_and_no_more_than_five() -> None:
    found = {decided(index): weighed((20.0 + index, 0.5), (20.0, 0.4)) for index in range(8)}
    notes = notes_of("t", found, {0}, came_out(1, 2))
    assert [one.points for one in notes.decisions] == [7.0, 6.0, 5.0, 4.0, 3.0]
    assert len(notes.decisions) == MOST_COSTLY
    assert notes.decisions[0].chance == 0.1


def test_what_cost_little_or_bought_a_better_chance_is_not_told() -> None:
    found = {
        decided(0): weighed((20.4, 0.5), (20.0, 0.4)),
        decided(1): weighed((25.0, 0.3), (20.0, 0.4)),
        decided(2): weighed((20.0, 0.5), (20.0, 0.5)),
    }
    notes = notes_of("t", found, {0}, came_out(1, 2))
    assert notes.decisions == []
    [read] = notes.seats
    assert (read.best, read.looked_at) == (1, 3)


def test_bots_have_a_line_of_chances_but_no_costly_decisions() -> None:
    found = {
        decided(0, 0): weighed((20.0, 0.5), (18.0, 0.4)),
        decided(1, 1): weighed((20.0, 0.7), (10.0, 0.1)),
    }
    notes = notes_of("t", found, {0}, came_out(2, 1))
    assert [(one.number, one.seat, one.chance) for one in notes.curve] == [
        (0, 0, 0.5),
        (1, 1, 0.7),
        (99, 0, 0.0),
        (99, 1, 1.0),
    ]
    assert {one.seat for one in notes.decisions} == {0}


class Shelf:
    """A store with one match in it, which goes away while that is read, or has lost a part of it."""

    def __init__(self, table: Table, rows: list[LogRow]) -> None:
        self._table = table
        self._rows = rows
        self.kept: list[str] = []
        self.away = False
        self.renewals: int | None = None
        """How often a reader may say in time that he is still there; without it the store is away."""

    async def table(self, _: str) -> Table:
        return self._table

    async def log(self, _: str) -> list[LogRow]:
        return self._rows

    async def reading(self, _: str) -> None:
        return None

    async def begin_reading(self, _: str, lease: int) -> int:
        if self.away:
            raise ConnectionError
        return lease

    async def keep_reading(self, _: str, until: int, __: int) -> int:
        if self.renewals is None:
            raise ConnectionError
        self.renewals -= 1
        return until if self.renewals >= 0 else 0

    async def set_reading(self, _: str, __: int, notes: ChefNotes) -> bool:
        self.kept.append(notes.state)
        return True


def reader_of(shelf: Shelf, busy: bool = False) -> Reader:
    hub = SimpleNamespace(
        store=shelf,
        kitchen=SimpleNamespace(waiting=int(busy)),
        meter=Meter(),
        now=lambda: 0,
        settings=Settings(database="unused"),
    )
    return Reader(cast(Hub, hub))


def claim_on(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> Claim:
    """One that must be renewed each time."""
    monkeypatch.setattr(reader, "SAYS_SO_EVERY", 0.0)
    return Claim(cast(Store, shelf), "t", 1)


def shelf_with(moves: int) -> Shelf:
    state = new("ann", "bob")
    rows = [move(state, "ann", "turn b1") for _ in range(moves)]
    return Shelf(msgspec.structs.replace(state.table, opening=[]), rows)


@pytest.mark.anyio
async def test_a_match_that_was_read_when_the_store_went_away_is_left_to_be_read_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf = shelf_with(2)
    with pytest.raises(ConnectionError):
        await reader_of(shelf)._read(claim_on(shelf, monkeypatch))
    assert shelf.kept == []


@pytest.mark.anyio
@pytest.mark.parametrize("busy", [False, True])
async def test_who_was_silent_for_too_long_leaves_the_match_to_another_process(
    busy: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one who lets somebody go first who asks for advice again and again."""
    shelf = shelf_with(2)
    claim = claim_on(shelf, monkeypatch)
    shelf.renewals = int(busy)
    with pytest.raises(TakenOver):
        await reader_of(shelf, busy)._read(claim)
    assert shelf.kept == []


@pytest.mark.anyio
async def test_a_log_that_cannot_be_replayed_has_no_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = shelf_with(2)
    del shelf._rows[0]
    await reader_of(shelf)._read(claim_on(shelf, monkeypatch))
    assert shelf.kept == ["none"]


# Who may have him read.


async def order_of(chef: Reader) -> list[str]:
    """In which they are read."""
    order = []
    while chef.asked:
        claim = await chef._next()
        assert claim is not None
        order.append(claim.table)
    return order


def table_named(id: str) -> Table:
    return msgspec.structs.replace(new("ann", "bob").table, id=id)


@pytest.mark.anyio
async def test_what_people_played_themselves_is_read_before_what_others_look_at() -> None:
    chef = reader_of(shelf_with(0))
    for number, person in enumerate(("eve", "eve", "ann", "bob", "eve")):
        notes = await chef.notes(table_named(f"t{number}"), person, "")
        assert notes.state == "reading"
    assert await order_of(chef) == ["t2", "t3", "t0", "t1", "t4"], "and who asked first is first"


@pytest.mark.anyio
async def test_nobody_keeps_the_chef_busy_alone() -> None:
    chef = reader_of(shelf_with(0))
    for number in range(READING.times):
        await chef.notes(table_named(f"t{number}"), "", "10.0.0.1")
    with pytest.raises(Problem) as refused:
        await chef.notes(table_named("one-more"), "", "10.0.0.1")
    assert refused.value.status == 429
    assert (await chef.notes(table_named("t0"), "", "10.0.0.1")).state == "reading", "as before"
    assert (await chef.notes(table_named("one-more"), "ann", "10.0.0.1")).state == "reading"


@pytest.mark.anyio
async def test_many_strangers_do_not_keep_those_out_who_played() -> None:
    chef = reader_of(shelf_with(0))
    for number in range(MOST_ASKED):
        await chef.notes(table_named(f"t{number}"), "", f"10.0.0.{number}")
    assert (await chef.notes(table_named("late"), "", "10.0.1.0")).state == "busy"
    assert (await chef.notes(table_named("mine"), "ann", "10.0.1.1")).state == "reading"
    assert chef.asked == MOST_ASKED


@pytest.mark.anyio
async def test_nobody_who_played_is_pushed_out_by_those_who_ask_later() -> None:
    """A thousand people ask at the same time, and go on asking as the page does."""
    chef = reader_of(shelf_with(0))
    people = [f"p{number}" for number in range(1000)]
    for _ in range(2):
        for person in people:
            table = msgspec.structs.replace(new(person, "bob").table, id=f"of-{person}")
            notes = await chef.notes(table, person, "")
            assert notes.state == ("reading" if people.index(person) < MOST_ASKED else "busy")
    assert await order_of(chef) == [f"of-{person}" for person in people[:MOST_ASKED]]


@pytest.mark.anyio
async def test_what_a_stranger_asked_for_goes_first_once_its_people_ask_too() -> None:
    chef = reader_of(shelf_with(0))
    for id in ("t0", "t1"):
        await chef.notes(table_named(id), "eve", "")
    await chef.notes(table_named("t1"), "ann", "")
    await chef.notes(table_named("t1"), "eve", "")
    assert await order_of(chef) == ["t1", "t0"]


@pytest.mark.anyio
async def test_what_was_asked_for_is_not_forgotten_because_the_store_is_away() -> None:
    shelf = shelf_with(0)
    chef = reader_of(shelf)
    await chef.notes(table_named("t0"), "ann", "")
    shelf.away = True
    with pytest.raises(ConnectionError):
        await chef._next()
    shelf.away = False
    assert await order_of(chef) == ["t0"]
