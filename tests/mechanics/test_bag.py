"""Bags and places of cards."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from toque.engine.rng import Rng
from toque.mechanics import where
from toque.mechanics.bag import draw, total
from toque.mechanics.pile import EMPTY

counts = st.lists(st.integers(0, 3), min_size=1, max_size=5)


@given(counts, st.integers(0, 99))
def test_a_bag_gives_all_its_things_and_then_nothing(bag: list[int], seed: int) -> None:
    rng, before, nothing = Rng(str(seed)), bag[:], [0] * len(bag)
    drawn = Counter(draw(bag, nothing, rng) for _ in range(sum(before)))
    assert [drawn[kind] for kind in range(len(bag))] == before
    assert draw(bag, nothing, rng) == EMPTY
    assert total(bag) == 0


def test_discards_come_back_when_a_thing_is_needed_and_the_bag_is_empty() -> None:
    rng, bag, discards = Rng("bag"), [1, 0], [0, 3]
    assert draw(bag, discards, rng) == 0
    assert discards == [0, 3]
    assert draw(bag, discards, rng) == 1
    assert (bag, discards) == ([0, 2], [0, 0])


def test_each_thing_is_as_likely_as_the_others() -> None:
    rng = Rng("a long series")
    drawn = Counter(draw([1, 0, 3], [0, 0, 0], rng) for _ in range(4000))
    assert 850 < drawn[0] < 1150
    assert drawn[1] == 0


@given(st.lists(st.integers(0, 4), max_size=80), st.integers(0, 4), st.integers(0, 4))
def test_every_card_is_in_one_place(places: list[int], here: int, there: int) -> None:
    counted = where.census(places, 5)
    assert sum(counted) == len(places)
    for place in range(5):
        assert where.at(places, place) == [at for at, one in enumerate(places) if one == place]
        assert where.how_many(places, place) == counted[place]
    moving = where.at(places, here)
    assert where.move_all(places, here, there) == len(moving)
    assert set(moving) <= set(where.at(places, there))
    assert sum(where.census(places, 5)) == len(places)
