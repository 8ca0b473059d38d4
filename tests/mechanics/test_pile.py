"""Piles: compared with a plain list, shared without harm, made again from discards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from toque.engine.rng import Rng
from toque.mechanics.pile import EMPTY, Pile, restocked, shuffled

cards = st.lists(st.integers(0, 60), max_size=12, unique=True)


@given(cards, st.integers(0, 14))
def test_a_pile_gives_what_a_list_gives(dealt: list[int], draws: int) -> None:
    pile, plain, drawn = Pile(dealt[:]), dealt[:], []
    for _ in range(min(draws, len(dealt))):
        assert pile.top() == plain[-1]
        pile = pile.below()
        drawn.append(plain.pop())
        assert pile.last_drawn() == drawn[-1]
    assert pile.left == len(plain)
    assert pile.lying() == plain
    assert pile.top() == (plain[-1] if plain else EMPTY)
    for count in range(len(dealt) + 2):
        assert pile.peek(count) == plain[::-1][:count]


@given(cards)
def test_what_is_drawn_from_one_pile_is_still_in_its_twin(dealt: list[int]) -> None:
    pile = Pile(dealt)
    before = dealt[:]
    rest = pile
    while rest.left:
        rest = rest.below()
    assert pile.lying() == before
    assert rest.cards is pile.cards


def test_nothing_has_been_drawn_from_a_whole_pile() -> None:
    assert Pile([3, 4]).last_drawn() == EMPTY
    assert Pile([]).last_drawn() == EMPTY


def test_other_cards_below_leave_what_was_drawn() -> None:
    pile = Pile([1, 2, 3, 4]).below().below().with_lying([2, 1])
    assert pile.lying() == [2, 1]
    assert pile.last_drawn() == 3


@given(cards, st.integers(0, 99))
def test_shuffling_keeps_the_cards_and_the_list(dealt: list[int], seed: int) -> None:
    before = dealt[:]
    pile = shuffled(dealt, Rng(str(seed)))
    assert dealt == before
    assert sorted(pile.lying()) == sorted(dealt)
    assert pile.lying() == shuffled(before, Rng(str(seed))).lying()


def test_discards_come_back_only_into_an_empty_pile() -> None:
    discards = [5, 6]
    pile = Pile([9])
    assert restocked(pile, discards, Rng("a")) is pile
    assert discards == [5, 6]
    pile = restocked(pile.below(), discards, Rng("a"))
    assert sorted(pile.lying()) == [5, 6]
    assert discards == []
    empty = Pile([])
    assert restocked(empty, discards, Rng("a")) is empty


def test_every_order_of_the_discards_comes_up() -> None:
    orders = {tuple(restocked(Pile([]), [1, 2, 3], Rng(str(seed))).lying()) for seed in range(100)}
    assert len(orders) == 6
