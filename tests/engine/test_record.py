"""Records read and refused: every mistake says its line and column."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.engine.record import BadRecord, read_record
from toque.engine.refusal import Refusal
from toque.engine.rng import commitment
from toque.engine.timeline import Timeline
from toque.games import game

GAME = game("pieces-montees")
HOUSE = GAME.house_edition()
GOOD = f"""toque 1
game pieces-montees 2
edition {HOUSE.name} {HOUSE.digest}
option mode=apprentice
seat a Camille Claudel
seat b greedy
seed abc
commitment {commitment("abc")}

a turn b1  # a comment
# a whole line of it

a end
b turn a1
"""


def test_a_record_is_read_with_comments_and_blank_lines() -> None:
    record = read_record(GOOD)
    assert record.players == ["Camille Claudel", "greedy"]
    assert [(move.seat, move.notation) for move in record.moves] == [
        (0, "turn b1"),
        (0, "end"),
        (1, "turn a1"),
    ]
    assert record.replay(GAME).deciders() == (1,)
    assert record.replay(GAME, moves=1).deciders() == (0,)


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "column"),
    [
        ("toque 1", "chess 1", "record-not-toque", 1, 1),
        ("toque 1", "toque 9", "record-format", 1, 7),
        ("option mode=apprentice", "option mode", "record-option", 4, 8),
        ("seat b", "seat c", "record-seat", 6, 6),
        ("seat b greedy", "seat b", "record-seat", 6, 6),
        ("seed abc", "sead abc", "record-keyword", 7, 1),
        ("seed abc", "game x 1", "record-twice", 7, 1),
        ("b turn a1", "c turn a1", "record-who", 14, 1),
        ("b turn a1", "both turn a1", "record-who", 14, 1),
    ],
)
def test_a_broken_record_says_where(old: str, new: str, key: str, line: int, column: int) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(GOOD.replace(old, new, 1))
    reason = bad.value.text.args["reason"]
    assert getattr(reason, "key", None) == key
    assert (bad.value.line, bad.value.column) == (line, column)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("seed abc\n", "", "record-missing"),
        ("game pieces-montees 2\n", "", "record-missing"),
        ("game pieces-montees 2", "game pieces-montees", "record-pair"),
        ("game pieces-montees 2", "game pieces-montees one", "record-pair"),
        ("seed abc", "seed abd", "record-commitment"),
    ],
)
def test_an_incomplete_header_is_refused(old: str, new: str, key: str) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(GOOD.replace(old, new, 1))
    assert getattr(bad.value.text.args["reason"], "key", None) == key


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "column"),
    [
        ("b turn a1", "b turn z1", "bad-notation-argument", 14, 8),
        ("b turn a1", "b leap a1", "bad-notation-verb", 14, 3),
        ("b turn a1", "b", "bad-notation-empty", 14, 2),
        ("b turn a1", "a turn a1", "obstacle-not-your-turn", 14, 3),
        ("b turn a1", "b turn c1", "obstacle-no-card", 14, 3),
    ],
)
def test_a_move_that_cannot_be_replayed_says_where(
    old: str, new: str, key: str, line: int, column: int
) -> None:
    with pytest.raises(BadRecord) as bad:
        read_record(GOOD.replace(old, new, 1)).replay(GAME)
    assert getattr(bad.value.text.args["reason"], "key", None) == key
    assert (bad.value.line, bad.value.column) == (line, column)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("pieces-montees 2", "pieces-montees 99", "record-version"),
        (HOUSE.digest, "0123456789abcdef", "record-edition"),
        ("mode=apprentice", "mode=wizard", "bad-choice"),
        ("mode=apprentice", "colour=blue", "unknown-option"),
        ("seat b greedy\n", "", "bad-seats"),
    ],
)
def test_a_record_of_something_else_is_refused(old: str, new: str, key: str) -> None:
    text = GOOD.replace(old, new, 1)
    if "seat b" not in text:
        text = text.replace("b turn a1\n", "")
    with pytest.raises(Refusal) as bad:
        read_record(text).replay(GAME)
    assert bad.value.text.key == key


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(Refusal):
        read_record(text)


@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3))
def test_a_record_with_a_scar_is_read_or_refused(at: int, scar: str) -> None:
    try:
        read_record(GOOD[:at] + scar + GOOD[at + 1 :]).replay(GAME)
    except Refusal as bad:
        assert bad.text.key


def test_resuming_a_record_gives_the_timeline_back() -> None:
    record = read_record(GOOD)
    timeline = Timeline.resume(GAME, record)
    again = read_record(timeline.record.write())
    rest = {"teams": "no", "cards": "a2", "without": "drawn", "memory": "table"}
    assert again.options == record.options | rest
    assert [move.notation for move in again.moves] == [move.notation for move in record.moves]
    assert len(timeline.events) == 3
    assert timeline.match.deciders() == (1,)
