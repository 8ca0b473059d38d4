"""Rows and prices: either direction and columns, compared with plain lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toque.mechanics.pile import EMPTY, Pile
from toque.mechanics.prices import NO_PRICE, affordable, by_count
from toque.mechanics.row import clear, first_from, gaps, lying, nth, refill, slide

rows = st.lists(st.one_of(st.just(EMPTY), st.integers(0, 50)), min_size=1, max_size=8)
lines = rows.flatmap(
    lambda row: st.tuples(st.just(row), st.permutations(range(len(row)))).map(
        lambda pair: (pair[0], list(pair[1])[: max(1, len(pair[0]) - 1)])
    )
)
"""Places, and a line over some of them in any order."""


def seen_along(places: list[int], line: list[int]) -> list[int]:
    return [places[place] for place in line]


@given(lines)
def test_sliding_closes_the_gaps_and_keeps_the_order(case: tuple[list[int], list[int]]) -> None:
    places, line = case
    before = seen_along(places, line)
    beside = [thing for place, thing in enumerate(places) if place not in line]
    slide(places, line)
    things = [thing for thing in before if thing != EMPTY]
    assert seen_along(places, line) == things + [EMPTY] * (len(line) - len(things))
    assert [thing for place, thing in enumerate(places) if place not in line] == beside


@given(lines, st.integers(0, 9))
def test_clearing_takes_from_the_places_and_from_no_other(
    case: tuple[list[int], list[int]], count: int
) -> None:
    places, line = case
    before = seen_along(places, line)
    assert clear(places, line, count) == [thing for thing in before[:count] if thing != EMPTY]
    assert seen_along(places, line)[count:] == before[count:]
    assert all(thing == EMPTY for thing in seen_along(places, line)[:count])


@given(lines, st.lists(st.integers(51, 99), max_size=9))
def test_filling_goes_along_the_line_as_far_as_the_pile_lasts(
    case: tuple[list[int], list[int]], cards: list[int]
) -> None:
    places, line = case
    empty = gaps(places, line)
    assert empty == [place for place in line if places[place] == EMPTY]
    before = places[:]
    pile = refill(places, line, Pile(cards))
    filled = empty[: len(cards)]
    assert [places[place] for place in filled] == cards[::-1][: len(filled)]
    assert pile.left == len(cards) - len(filled)
    assert all(places[at] == thing for at, thing in enumerate(before) if at not in filled)
    assert lying(places, line) == len(line) - len(gaps(places, line))


@given(lines, st.integers(0, 9))
def test_things_are_counted_and_places_are_not(
    case: tuple[list[int], list[int]], number: int
) -> None:
    places, line = case
    taken = [place for place in line if places[place] != EMPTY]
    assert nth(places, line, number) == (taken[number] if number < len(taken) else EMPTY)
    later = [place for place in line[number:] if places[place] != EMPTY]
    assert first_from(places, line, number) == (later[0] if later else EMPTY)


def test_a_round_of_a_workshop() -> None:
    """Six windows: the two on the right are cleared, the rest slides right, new ones come from there."""
    windows = [11, EMPTY, 13, 14, EMPTY, 16]
    to_the_right = [5, 4, 3, 2, 1, 0]
    assert clear(windows, to_the_right, 2) == [16]
    slide(windows, to_the_right)
    assert windows == [EMPTY, EMPTY, EMPTY, 11, 13, 14]
    refill(windows, to_the_right, Pile([21, 22]))
    assert windows == [EMPTY, 21, 22, 11, 13, 14]


def test_the_upper_tiles_of_a_grid_fall_down_their_columns() -> None:
    """Three rows of two places, the lowest row is cleared."""
    grid = [1, 2, EMPTY, 4, 5, EMPTY]
    assert clear(grid, [4, 5], 2) == [5]
    for column in range(2):
        slide(grid, [4 + column, 2 + column, column])
    assert grid == [EMPTY, EMPTY, EMPTY, 2, 1, 4]


@pytest.mark.parametrize(
    ("prices", "asked"),
    [
        ([NO_PRICE, 0, 1, 2], [NO_PRICE, 0, 1, 2, 2]),  # tiles in a drawer of three or four
        ([NO_PRICE, 0, 1, 3, 5], [NO_PRICE, 0, 1, 3, 5]),  # hiring in Rococo
        ([NO_PRICE, 2, 2, 3, 4], [NO_PRICE, 2, 2, 3, 4]),  # hiring in Pâtisserie
    ],
)
def test_the_price_follows_how_many_are_left(prices: list[int], asked: list[int]) -> None:
    assert [by_count(prices, count) for count in range(len(asked))] == asked


def test_a_number_without_a_price_cannot_be_bought_at_once() -> None:
    sugar = [NO_PRICE, 2, 5, 8]
    assert affordable(sugar, 7) == [1, 2]
    assert affordable(sugar, 100) == [1, 2, 3]
    assert affordable(sugar, 1) == []
