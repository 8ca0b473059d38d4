"""Staff: the choice of a hand as both Rococo games have it, and every card in one place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.mechanics.pile import EMPTY
from toque.mechanics.staff import Staff, hands


def staff(reserve: list[int], discard: list[int]) -> Staff:
    return Staff(reserve, [], EMPTY, discard)


@pytest.mark.parametrize(
    ("reserve", "forced", "chosen_from", "still_on_the_discard"),
    [
        ([1, 2, 3, 4, 5], [], [1, 2, 3, 4, 5], [8, 9]),  # free choice
        ([1, 2, 3], [1, 2, 3], [], [8, 9]),  # no choice, and the reserve stays empty
        ([1, 2], [1, 2], [8, 9], []),
        ([1], [1], [8, 9], []),
        ([], [], [8, 9], []),
    ],
)
def test_what_is_forced_and_what_a_hand_of_three_is_chosen_from(
    reserve: list[int], forced: list[int], chosen_from: list[int], still_on_the_discard: list[int]
) -> None:
    found = staff(reserve, [9, 8]).drawn_up(3)
    assert found.hand == forced
    assert found.reserve == chosen_from
    assert sorted(found.discard) == still_on_the_discard
    assert found.missing(3) == 3 - len(forced)


def test_two_cards_and_one_of_the_old_discard() -> None:
    """A reserve of 2: both are taken, the discard is turned over whole, one of it is chosen."""
    eve = staff([3, 6], [1, 8, 4]).drawn_up(3).picked(8)
    assert (eve.hand, eve.reserve, eve.discard) == ([3, 6, 8], [1, 4], [])


def test_four_rounds_of_a_roster_that_grows_by_one_each_round() -> None:
    """Four starters; each round two new cards come and one of six leaves: 5, 6, 7, 8 cards."""
    roster = staff([0, 1, 2, 3], [])
    newest = 4
    course = []
    for _ in range(4):
        roster = roster.drawn_up(4)
        course.append((roster.missing(4), len(roster.reserve)))
        while roster.missing(4):
            roster = roster.picked(roster.reserve[0])
        roster = roster.hired(newest).hired(newest + 1).dismissed(newest)
        newest += 2
        assert len(roster.hand) == 5
        for card in roster.hand:
            roster = roster.played(card).laid_down()
    assert course == [(0, 0), (4, 5), (3, 5), (2, 5)]
    assert roster.size() == 8


def test_the_card_in_play_counts_and_lies_on_top_afterwards() -> None:
    mike = Staff([1], [2, 3], EMPTY, [4]).played(3)
    assert (mike.in_play, mike.hand, mike.size(), mike.top()) == (3, [2], 4, 4)
    mike = mike.laid_down()
    assert (mike.in_play, mike.discard, mike.top()) == (EMPTY, [4, 3], 3)
    assert mike.dismissed(3).top() == 4
    assert staff([], []).top() == EMPTY


def test_a_staff_does_not_fall_below_its_least() -> None:
    five = Staff([1, 2], [3], 4, [5])
    assert five.may_shrink(4, 0)
    assert not five.may_shrink(4, 1)  # the card in play is leaving already
    assert not five.dismissed(5).may_shrink(4, 0)


@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_card_is_dismissed_from_wherever_it_is(card: int) -> None:
    left = Staff([1, 2], [3], 4, [5]).dismissed(card)
    assert sorted(left.cards()) == [one for one in range(1, 6) if one != card]
    assert left.size() == 4


def test_a_card_of_the_reserve_is_shown_and_an_empty_reserve_is_made_first() -> None:
    open_staff = Staff([], [1], 7, [3, 2]).turned_over()
    assert (open_staff.reserve, open_staff.discard) == ([2, 3], [])
    open_staff = open_staff.exposed(3)
    assert (open_staff.reserve, open_staff.discard, open_staff.in_play) == ([2], [3], 7)
    assert open_staff.turned_over() is open_staff


@given(st.lists(st.integers(0, 90), unique=True, max_size=8), st.integers(0, 8))
def test_all_hands_are_offered_once(cards: list[int], count: int) -> None:
    found = hands(sorted(cards), count)
    naive = [
        [card for at, card in enumerate(sorted(cards)) if mask >> at & 1]
        for mask in range(2 ** len(cards))
        if mask.bit_count() == count
    ]
    assert sorted(found) == sorted(naive)


@given(st.data())
def test_whatever_happens_each_card_stays_in_one_place(data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.integers(0, 90), unique=True, min_size=4, max_size=9))
    cut = data.draw(st.integers(0, len(cards)))
    now = Staff(sorted(cards[:cut]), [], EMPTY, cards[cut:])
    for _ in range(6):
        before = now
        now = now.drawn_up(3)
        if len(before.reserve) > 3:
            assert now is before
        while now.missing(3) > 0:
            assert now.reserve
            now = now.picked(data.draw(st.sampled_from(now.reserve)))
        assert len(now.hand) == 3
        while now.hand:
            now = now.played(data.draw(st.sampled_from(now.hand)))
            assert sorted(now.cards()) == sorted(cards)
            assert now.size() == len(cards)
            now = now.laid_down()
        assert now.reserve == sorted(now.reserve)
