"""A pile: cards that are drawn from the top, and made again from discards when it is empty.

A pile is never changed. Drawing leaves another pile with the same list of cards and a smaller count,
so that clones of a match share it at no cost.

>>> pile = Pile([4, 7, 1])
>>> pile.top(), pile.left
(1, 3)
>>> pile = pile.below()
>>> pile.top(), pile.lying(), pile.last_drawn()
(7, [4, 7], 1)
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.rng import Rng

EMPTY: Final = -1
"""Where no card is."""
ALL: Final = -1


@final
class Pile:
    """`cards` from the bottom up; the first `left` are still there. The list must not be changed."""

    def __init__(self, cards: list[i64], left: int = ALL) -> None:
        self.cards = cards
        self.left: i64 = len(cards) if left == ALL else left

    def top(self) -> i64:
        """The card that is drawn next, or EMPTY."""
        return self.cards[self.left - 1] if self.left > 0 else EMPTY

    def below(self) -> Pile:
        """The pile without its top card."""
        assert self.left > 0
        return Pile(self.cards, self.left - 1)

    def last_drawn(self) -> i64:
        """The card that lay on top before, or EMPTY if none has been drawn."""
        return self.cards[self.left] if self.left < len(self.cards) else EMPTY

    def peek(self, count: i64) -> list[i64]:
        """The top cards, the next one first; fewer if there are no more."""
        lowest = self.left - count
        return self.cards[(lowest if lowest > 0 else 0) : self.left][::-1]

    def lying(self) -> list[i64]:
        """The cards still there, from the bottom up: for the census, and to deal them again."""
        return self.cards[: self.left]

    def with_lying(self, lying: list[i64]) -> Pile:
        """A pile with other cards still there, from which the same ones have been drawn."""
        return Pile(lying + self.cards[self.left :], len(lying))


NO_CARDS: Final = Pile([])
"""For a match before the deal, and for its clones before they are filled in."""


def shuffled(cards: list[i64], rng: Rng) -> Pile:
    """A pile of these cards in random order; the list is left as it is."""
    order = cards[:]
    rng.shuffle(order)
    return Pile(order)


def restocked(pile: Pile, discards: list[i64], rng: Rng) -> Pile:
    """The pile, or if it is empty a new one of all discards, whose list is emptied.

    To be asked when a card is needed, and not before: an empty pile waits for that.
    """
    if pile.left > 0 or not discards:
        return pile
    stock = shuffled(discards, rng)
    discards.clear()
    return stock
