"""Priced places: limits of a player and of a group, discounts, and what an automa takes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from toque.mechanics.pile import EMPTY
from toque.mechanics.places import GROUP_FULL, NONE, OWN_LIMIT, TAKEN, TOO_DEAR, Places

ANN, BOB = 0, 1
MANY = 99


def test_one_decoration_on_each_side_of_the_kitchen() -> None:
    left, right = 0, 1
    kitchen = Places([5, 8, 5, 9], [1, 2, 1, 2], [left, left, right, right], [1, 1], [2, 2])
    owners = [ANN, EMPTY, EMPTY, EMPTY]
    assert kitchen.hindrance(owners, 0, BOB, 50, 0) == TAKEN
    assert kitchen.hindrance(owners, 1, ANN, 50, 0) == OWN_LIMIT
    assert kitchen.hindrance(owners, 1, BOB, 50, 0) == NONE
    assert kitchen.open_to(owners, ANN, 50, 0) == [2, 3]
    assert kitchen.open_to(owners, ANN, 5, 0) == [2]


def test_a_post_with_few_players_has_room_for_one() -> None:
    """Two spaces a post: with two or three players one of them stays empty for good."""
    few = Places([7, 6], [3, 0], [0, 0], [1], [1])
    many = Places([7, 6], [3, 0], [0, 0], [1], [2])
    owners = [EMPTY, ANN]
    assert few.hindrance(owners, 0, BOB, 50, 0) == GROUP_FULL
    assert many.hindrance(owners, 0, BOB, 50, 0) == NONE
    assert many.hindrance(owners, 0, ANN, 50, 0) == OWN_LIMIT


def test_a_discount_makes_it_free_at_most() -> None:
    fireworks = Places([12, 4], [5, 1], [0, 0], [MANY], [MANY])
    owners = [EMPTY, EMPTY]
    assert fireworks.hindrance(owners, 0, ANN, 6, 5) == TOO_DEAR
    assert fireworks.hindrance(owners, 0, ANN, 7, 5) == NONE
    assert fireworks.price(1, 5) == 0
    assert fireworks.open_to(owners, ANN, 0, 5) == [1]


def test_fulfilling_a_condition_takes_the_most_valuable_place_once() -> None:
    tile = Places([0, 0, 0], [6, 4, 2], [0, 0, 0], [1], [3])
    owners = [EMPTY, EMPTY, EMPTY]
    for player, expected in ((BOB, 0), (ANN, 1), (2, 2), (3, EMPTY)):
        place = tile.most_valuable(owners, player, 0)
        assert place == expected
        if place != EMPTY:
            owners[place] = player
            assert tile.most_valuable(owners, player, 0) == EMPTY
    assert [tile.value_of(owners, player) for player in range(4)] == [4, 6, 2, 0]


def test_an_automa_takes_the_cheapest_place_of_a_group_and_of_equals_the_first() -> None:
    board = Places([9, 3, 5, 5, 3], [0] * 5, [0, 1, 0, 0, 1], [MANY, MANY], [MANY, MANY])
    owners = [EMPTY] * 5
    assert board.cheapest(owners, ANN, 0) == 2
    owners[2] = BOB
    assert board.cheapest(owners, ANN, 0) == 3
    assert board.cheapest(owners, ANN, 1) == 1
    assert board.cheapest([BOB] * 5, ANN, 1) == EMPTY


@given(st.data())
def test_taking_what_is_open_never_breaks_a_limit(data: st.DataObject) -> None:
    size = data.draw(st.integers(1, 6))
    numbers = st.lists(st.integers(0, 2), min_size=size, max_size=size)
    groups = data.draw(numbers)
    limits = st.lists(st.integers(0, 3), min_size=3, max_size=3)
    board = Places(data.draw(numbers), [0] * size, groups, data.draw(limits), data.draw(limits))
    owners = [EMPTY] * size
    for _ in range(size):
        player, money = data.draw(st.integers(0, 2)), data.draw(st.integers(0, 2))
        choices = board.open_to(owners, player, money, 0)
        for place in choices:
            assert owners[place] == EMPTY
            assert board.prices[place] <= money
        if choices:
            owners[data.draw(st.sampled_from(choices))] = player
    for group in range(3):
        there = [owners[place] for place in range(size) if groups[place] == group]
        taken = [owner for owner in there if owner != EMPTY]
        assert len(taken) <= board.most_taken[group]
        for player in range(3):
            assert taken.count(player) <= board.most_owned[group]
