"""Notation read and written, and its mistakes pointed at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.engine.lexicon import Argument, BadNotation, Lexicon, Verb

CARDS = Argument("card", "a1", "a2", "b1")
LEXICON = Lexicon(
    Verb("place", CARDS, Argument("before", "me", "partner"), Argument("how", "up", "down")),
    Verb("turn", CARDS),
    Verb("end"),
)


def test_numbers_are_dense_and_in_the_order_of_declaration() -> None:
    assert LEXICON.size == 12 + 3 + 1
    assert [LEXICON.verb_of(move).name for move in range(LEXICON.size)] == (
        ["place"] * 12 + ["turn"] * 3 + ["end"]
    )
    assert LEXICON["place"].move(1, 0, 1) == 5
    assert LEXICON["place"].indices(5) == [1, 0, 1]


def test_last_arguments_with_their_first_value_are_left_out() -> None:
    assert LEXICON.notation(LEXICON["place"].move(2, 0, 0)) == "place b1"
    assert LEXICON.notation(LEXICON["place"].move(2, 1, 0)) == "place b1 partner"
    assert LEXICON.notation(LEXICON["place"].move(2, 0, 1)) == "place b1 me down"
    assert LEXICON.notation(LEXICON["turn"].move(0)) == "turn a1"


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("", "bad-notation-empty", 1),
        ("   ", "bad-notation-empty", 1),
        ("jump a1", "bad-notation-verb", 1),
        ("  turn z9", "bad-notation-argument", 8),
        ("turn", "bad-notation-missing", 5),
        ("end now", "bad-notation-extra", 5),
        ("place a1 me up more", "bad-notation-extra", 16),
        ("place a1 nobody", "bad-notation-argument", 10),
    ],
)
def test_a_mistake_is_named_with_its_column(text: str, key: str, column: int) -> None:
    with pytest.raises(BadNotation) as bad:
        LEXICON.parse(text)
    assert (bad.value.text.key, bad.value.column) == (key, column)


def test_a_number_outside_the_lexicon_is_refused() -> None:
    for move in (-1, LEXICON.size):
        with pytest.raises(BadNotation):
            LEXICON.notation(move)


@given(st.text(max_size=40))
def test_any_text_parses_or_is_refused_in_words(text: str) -> None:
    try:
        move = LEXICON.parse(text)
    except BadNotation as bad:
        assert 1 <= bad.column <= len(text) + 1
    else:
        assert LEXICON.parse(LEXICON.notation(move)) == move


@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("", ["place", "turn", "end"]),
        ("t", ["turn"]),
        ("turn ", ["a1", "a2", "b1"]),
        ("turn a", ["a1", "a2"]),
        ("place b1 ", ["me", "partner"]),
        ("end ", []),
        ("jump ", []),
    ],
)
def test_completion_offers_what_could_follow(start: str, words: list[str]) -> None:
    assert LEXICON.complete(start) == words
