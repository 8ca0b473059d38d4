"""The deck of an automa: cards that say what it does in a round, and cards that settle its decisions.

The cards for the turns of a round lie in its *hand*, the next one on top. Whatever a turn leaves open
is read from a card that is turned over from the *stock*. Used cards lie on the discard and make a new
stock when one is needed and none is left; the card that guides the turn is not among them yet.

Like a pile, a deck is never changed: `turned` and `consulted` give the deck after a card was turned
over, and that deck knows the card.

>>> deck = AutomaDeck(Pile([]), Pile([6, 1, 4, 2]), [], EMPTY, EMPTY).dealt(2).turned()
>>> deck.playing, deck.hand.left, deck.stock.left
(2, 1, 2)
>>> deck = deck.consulted(Rng("a doctest"))
>>> deck.shown, deck.stock.left
(1, 1)
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from toque.engine.rng import Rng
from toque.mechanics.pile import EMPTY, NO_CARDS, Pile, shuffled


@final
class AutomaDeck:
    """`playing` guides the turn. `shown` was turned over last for a decision of this turn, or of the one
    that has ended. `used` must not be changed."""

    def __init__(self, hand: Pile, stock: Pile, used: list[i64], playing: i64, shown: i64) -> None:
        self.hand = hand
        self.stock = stock
        self.used = used
        self.playing = playing
        self.shown = shown

    def cards(self) -> list[i64]:
        found = self.hand.lying() + self.stock.lying() + self.used
        if self.playing != EMPTY:
            found.append(self.playing)
        return found

    # A round.

    def gathered(self, rng: Rng) -> AutomaDeck:
        """All cards, wherever they are, shuffled into the stock."""
        return AutomaDeck(NO_CARDS, shuffled(sorted(self.cards()), rng), [], EMPTY, EMPTY)

    def dealt(self, count: i64) -> AutomaDeck:
        """The top cards of the stock become the hand, in their order."""
        stock = self.stock
        hand = stock.peek(count)[::-1]
        for _ in range(len(hand)):
            stock = stock.below()
        return AutomaDeck(Pile(hand), stock, self.used, self.playing, self.shown)

    def with_hand(self, cards: list[i64]) -> AutomaDeck:
        """A hand that was set aside for this round, from the bottom up."""
        assert self.hand.left == 0
        return AutomaDeck(Pile(cards), self.stock, self.used, self.playing, self.shown)

    # A turn.

    def turned(self) -> AutomaDeck:
        """The next card of the hand guides the turn."""
        assert self.playing == EMPTY
        return AutomaDeck(self.hand.below(), self.stock, self.used, self.hand.top(), EMPTY)

    def laid_down(self) -> AutomaDeck:
        """The card that guided the turn is used."""
        assert self.playing != EMPTY
        return AutomaDeck(self.hand, self.stock, [*self.used, self.playing], EMPTY, self.shown)

    def consulted(self, rng: Rng) -> AutomaDeck:
        """A card of the stock is turned over for a decision, and used by that; there must be one."""
        ready = self._stocked(rng)
        shown = ready.stock.top()
        return AutomaDeck(
            ready.hand, ready.stock.below(), [*ready.used, shown], ready.playing, shown
        )

    def can_consult(self) -> bool:
        return self.stock.left > 0 or len(self.used) > 0

    # Another turn in this round.

    def with_card_on_top(self, rng: Rng) -> AutomaDeck:
        """A card of the stock, unseen, is the next one that is played."""
        ready = self._stocked(rng)
        hand = Pile([*ready.hand.lying(), ready.stock.top()])
        return AutomaDeck(hand, ready.stock.below(), ready.used, ready.playing, ready.shown)

    def with_card_below(self, rng: Rng) -> AutomaDeck:
        """A card of the stock, unseen, is played after all others of the hand."""
        ready = self._stocked(rng)
        hand = Pile([ready.stock.top(), *ready.hand.lying()])
        return AutomaDeck(hand, ready.stock.below(), ready.used, ready.playing, ready.shown)

    def _stocked(self, rng: Rng) -> AutomaDeck:
        """With a stock made from the used cards, if it is empty."""
        if self.stock.left > 0:
            return self
        return AutomaDeck(self.hand, shuffled(self.used, rng), [], self.playing, self.shown)

    # What nobody has seen.

    def unseen(self) -> list[i64]:
        """Hand and stock: known to nobody, so any order of them is as likely."""
        return self.hand.lying() + self.stock.lying()

    def with_unseen(self, cards: list[i64]) -> AutomaDeck:
        """The same deck with these cards, as many, in hand and stock."""
        held = self.hand.left
        return AutomaDeck(
            Pile(cards[:held]), Pile(cards[held:]), self.used, self.playing, self.shown
        )
