"""Majorities: the tie-breaks of both Rococo games, and the rule for two players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.mechanics.majority import place, points, prizes_for, strength


@pytest.mark.parametrize(
    ("presence", "expected"),
    [
        ([3, 2, 1], [5, 2, 0]),
        ([3, 3, 1], [5, 5, 0]),  # tied for first: no second
        ([3, 1, 1], [5, 2, 2]),  # tied for second: both get it
        ([2, 0, 0], [5, 0, 0]),  # nothing there, no place
        ([0, 0, 0], [0, 0, 0]),
        ([1, 1, 1], [5, 5, 5]),
    ],
)
def test_ties_that_nothing_breaks(presence: list[int], expected: list[int]) -> None:
    assert points([strength(count, []) for count in presence], [5, 2]) == expected


def test_a_hall_is_decided_by_garments_then_master_spaces_then_the_musician() -> None:
    """The loser of a broken tie for first is second."""
    garments = [strength(2, [1, 0]), strength(2, [0, 1]), strength(1, [1, 1])]
    assert points(garments, [6, 3]) == [6, 3, 0]
    with_musician = [strength(2, [1, 0]), strength(2, [1, 1]), strength(2, [1, 0])]
    assert points(with_musician, [6, 3]) == [3, 6, 3]


def test_a_musician_alone_is_not_enough() -> None:
    assert points([strength(0, [0, 1]), strength(1, [0, 0])], [6, 3]) == [0, 6]


def test_a_table_of_three_that_are_tied_goes_to_the_two_nearest() -> None:
    """Table 4 / 2: purple, red and yellow have two pastries each; the nearest gets 4, the next 2."""
    purple, red, yellow = strength(2, [200]), strength(2, [199]), strength(2, [197])
    assert points([yellow, purple, red], [4, 2]) == [0, 4, 2]


def test_between_two_players_only_the_first_place_counts() -> None:
    assert prizes_for([6, 3], 2) == [6]
    assert prizes_for([6, 3], 3) == [6, 3]
    assert points([strength(2, []), strength(1, [])], prizes_for([6, 3], 2)) == [6, 0]
    assert points([strength(2, []), strength(2, [])], prizes_for([6, 3], 2)) == [6, 6]


presences = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 1)), min_size=1, max_size=5
)


@given(presences)
def test_the_packed_numbers_compare_as_their_parts_do(presence: list[tuple[int, int, int]]) -> None:
    packed = [strength(count, [second, third]) for count, second, third in presence]
    parts = [whole if whole[0] else (0, 0, 0) for whole in presence]
    for player, mine in enumerate(parts):
        assert place(packed, player) == sum(other > mine for other in parts)
    won = points(packed, [9, 4])
    assert [gain > 0 for gain in won] == [
        mine[0] > 0 and sum(other > mine for other in parts) < 2 for mine in parts
    ]
