"""Undo, redo and their fences."""

from __future__ import annotations

import pytest

from tests.support import state
from toque.engine.match import IllegalMove, Match
from toque.engine.timeline import Timeline
from toque.games import game

GAME = game("pieces-montees")


def new(seed: str = "undo") -> Timeline[Match]:
    return Timeline(GAME, GAME.setup(3), ["a", "b", "c"], seed)


def play(timeline: Timeline[Match], seat: int, notation: str) -> None:
    timeline.play(seat, GAME.lexicon.parse(notation))


def obstacle(timeline: Timeline[Match], seat: int) -> str | None:
    found = timeline.undo_obstacle(seat)
    return found.name if found is not None else None


def test_nothing_to_undo_at_first() -> None:
    assert obstacle(new(), 0) == "nothing-to-undo"


def test_what_revealed_nothing_can_be_undone_and_redone() -> None:
    timeline = new()
    play(timeline, 0, "spoon")
    assert obstacle(timeline, 0) is None
    timeline.undo(0)
    assert timeline.record.moves == []
    assert timeline.events == []
    timeline.redo(0)
    assert [move.notation for move in timeline.record.moves] == ["spoon"]


def test_a_card_turned_for_the_first_time_is_a_fence() -> None:
    timeline = new()
    play(timeline, 0, "spoon")
    play(timeline, 0, "turn b1")
    assert obstacle(timeline, 0) == "behind-fence"
    with pytest.raises(IllegalMove):
        timeline.undo(0)


def test_a_card_that_all_know_is_no_fence() -> None:
    timeline = new()
    play(timeline, 0, "turn b1")
    play(timeline, 0, "turn b1")
    assert obstacle(timeline, 0) is None


def test_the_move_of_somebody_else_is_not_mine_to_undo() -> None:
    timeline = new()
    play(timeline, 0, "end")
    assert obstacle(timeline, 1) == "not-your-move"
    assert obstacle(timeline, 0) is None
    play(timeline, 1, "spoon")
    assert obstacle(timeline, 0) == "not-your-move"
    timeline.undo(1)
    assert obstacle(timeline, 1) == "not-your-move"


def test_a_new_move_forgets_what_was_undone() -> None:
    timeline = new()
    play(timeline, 0, "spoon")
    timeline.undo(0)
    play(timeline, 0, "end")
    with pytest.raises(IllegalMove) as refused:
        timeline.redo(0)
    assert refused.value.obstacle.name == "nothing-to-redo"


def test_all_together_may_go_back_over_a_fence() -> None:
    timeline = new()
    for seat, notation in ((0, "spoon"), (0, "turn b1"), (0, "end"), (1, "turn a1")):
        play(timeline, seat, notation)
    timeline.rewind(1)
    assert [move.notation for move in timeline.record.moves] == ["spoon"]
    assert len(timeline.events) == 1
    assert state(timeline.match) == state(timeline.record.replay(GAME))
    assert obstacle(timeline, 0) is None


def test_an_illegal_move_changes_nothing() -> None:
    timeline = new()
    with pytest.raises(IllegalMove):
        play(timeline, 1, "end")
    with pytest.raises(IllegalMove):
        play(timeline, 0, "recall")
    assert timeline.record.moves == []
    assert timeline.match.listener is None
