"""The deck of an automa: rounds, decisions, reshuffles, and every card in one place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from toque.engine.rng import Rng
from toque.mechanics.automa_deck import AutomaDeck
from toque.mechanics.pile import EMPTY, Pile


def deck(stock: list[int], used: list[int] | None = None) -> AutomaDeck:
    return AutomaDeck(Pile([]), Pile(stock), used or [], EMPTY, EMPTY)


def test_a_round_of_madame_du_barry() -> None:
    """25 cards are shuffled every round, the top four make the hand pile."""
    rng = Rng("du Barry")
    now = deck(list(range(25)))
    for _ in range(7):
        now = now.gathered(rng)
        top_four = now.stock.peek(4)
        now = now.dealt(4)
        assert now.stock.left == 21
        played = []
        while now.hand.left:
            now = now.turned()
            played.append(now.playing)
            now = now.laid_down()
        assert played == top_four
        assert now.used == played
        assert sorted(now.cards()) == list(range(25))


def test_a_card_is_turned_over_for_a_decision_and_is_used_by_that() -> None:
    now = deck([3, 8, 5]).dealt(1).turned().consulted(Rng("a"))
    assert (now.playing, now.shown, now.used, now.stock.lying()) == (5, 8, [8], [3])
    assert now.laid_down().used == [8, 5]


def test_a_new_stock_is_made_from_the_used_cards_without_the_one_that_is_played() -> None:
    now = deck([5], used=[1, 2]).dealt(1).turned()
    assert now.stock.left == 0
    assert now.can_consult()
    now = now.consulted(Rng("b"))
    assert {now.shown, *now.stock.lying()} == {1, 2}
    assert now.used == [now.shown]
    assert now.playing == 5


def test_where_all_cards_are_in_hand_nothing_can_be_consulted() -> None:
    now = deck([5, 6]).dealt(2).turned()
    assert not now.can_consult()
    assert now.laid_down().can_consult()


def test_an_extra_card_comes_next_or_last() -> None:
    start = deck([7, 8, 1, 2]).dealt(2)
    assert start.with_card_on_top(Rng("c")).hand.peek(3) == [8, 2, 1]
    assert start.with_card_below(Rng("c")).hand.peek(3) == [2, 1, 8]


def test_the_mentor_has_a_pack_for_each_round_and_a_deck_for_decisions() -> None:
    """20 cards in four packs of 5, the other ten settle decisions."""
    packs = [list(range(start, start + 5)) for start in (0, 5, 10, 15)]
    now = deck(list(range(20, 30)))
    rng = Rng("Mentor")
    for pack in packs:
        now = now.with_hand(pack)
        while now.hand.left:
            now = now.turned().consulted(rng).consulted(rng).laid_down()
    assert sorted(now.cards()) == list(range(30))


@given(st.lists(st.integers(0, 3), max_size=30), st.integers(0, 99))
def test_whatever_happens_each_card_is_in_one_place(course: list[int], seed: int) -> None:
    rng = Rng(str(seed))
    cards = list(range(9))
    now = deck(cards).gathered(rng).dealt(3)
    for what in course:
        if what == 0 and now.hand.left and now.playing == EMPTY:
            now = now.turned()
        elif what == 1 and now.playing != EMPTY:
            now = now.laid_down()
        elif what == 2 and now.can_consult():
            now = now.consulted(rng)
            assert now.shown == now.used[-1]
        elif what == 3 and now.can_consult():
            held = now.hand.left
            now = now.with_card_below(rng)
            assert now.hand.left == held + 1
        assert sorted(now.cards()) == cards
        unseen = now.unseen()[::-1]
        other = now.with_unseen(unseen)
        assert other.unseen() == unseen
        assert other.hand.left == now.hand.left
        assert sorted(other.cards()) == cards
