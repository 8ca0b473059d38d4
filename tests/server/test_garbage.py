"""What lives long is set aside, and still found when it has become garbage."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import msgspec
import pytest

from tests.server.test_state import START, new_table
from toque.server import garbage
from toque.server.garbage import Garbage
from toque.server.state import TableState


class Knot:
    """Part of a cycle with itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def stops() -> Iterator[list[float]]:
    usual = gc.get_threshold()
    found: list[float] = []
    yield found
    gc.unfreeze()
    gc.set_threshold(*usual)


def test_what_is_young_is_thrown_away_with_the_next_portion(stops: list[float]) -> None:
    collector = Garbage(stops.append)
    collector.begin()
    gone = weakref.ref(Knot())
    collector.portion(count=False)
    assert gone() is None
    assert len(stops) == 2


def test_what_was_set_aside_is_thrown_away_when_much_has_gathered(
    stops: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Garbage(stops.append)
    collector.begin()
    keep: list[Knot] = [Knot()]
    collector.portion(count=False)  # set aside while it lives
    gone = weakref.ref(keep.pop())
    collector.portion(count=True)
    assert gone() is not None, "a portion does not walk through all"
    monkeypatch.setattr(garbage, "AT_LEAST", 0)
    monkeypatch.setattr(garbage, "GROWTH", 0.5)
    collector.portion(count=True)
    assert gone() is None


def test_python_by_itself_never_walks_through_all_while_a_server_runs(stops: list[float]) -> None:
    usual = gc.get_threshold()
    collector = Garbage(stops.append)
    collector.begin()
    assert gc.get_threshold()[2] > 100_000
    assert gc.get_freeze_count() > 10_000
    collector.end()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_a_long_match_gives_the_collector_little_to_walk_through() -> None:
    """Rows and events are not tracked, and what a game makes of its options is shared."""
    table = new_table("ann", "bob", "cid", "dora")
    states = [TableState(msgspec.structs.replace(table, seed=f"deal-{n}")) for n in range(2)]
    assert states[0].match.setup is states[1].match.setup
    state = states[0]
    lexicon = state.timeline.game.lexicon
    rows = []
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(60):
        seat = state.match.deciders()[0]
        rows.append(state.move_row(seat, lexicon.notation(state.match.moves(seat)[0]), START))
        state.apply(rows[-1])
    gc.collect()
    assert (len(gc.get_objects()) - before) / 60 < 2.7


def test_tables_with_other_options_share_nothing() -> None:
    one, other = (
        TableState(new_table("ann", "bob", options={"mode": mode}))
        for mode in ("confirmed", "apprentice")
    )
    assert one.match.setup is not other.match.setup
