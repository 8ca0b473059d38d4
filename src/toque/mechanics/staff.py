"""Staff: the cards of one player in reserve, in hand, in play and on the discard.

A staff is never changed: what happens to it gives another one, so that clones share it, and a hand that
is being chosen in secret is a staff of its own until the choice is made.

The rule of the choice: all players bring their hands to the same size from their reserves, which they
look through freely and never shuffle. A reserve that is too small goes into the hand whole; only then,
and only if a card is still missing, the discard becomes the new reserve, and the rest is chosen from it.

>>> staff = Staff(reserve=[4, 7], hand=[], in_play=EMPTY, discard=[9, 2, 5]).drawn_up(3)
>>> staff.hand, staff.reserve, staff.discard, staff.missing(3)
([4, 7], [2, 5, 9], [], 1)
>>> staff = staff.picked(5)
>>> staff.hand, staff.missing(3)
([4, 5, 7], 0)
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.mechanics.pile import EMPTY


@final
class Staff:
    """Reserve and hand in the order of their numbers; the discard from the bottom up."""

    def __init__(
        self, reserve: list[i64], hand: list[i64], in_play: i64, discard: list[i64]
    ) -> None:
        self.reserve = reserve
        self.hand = hand
        self.in_play = in_play
        self.discard = discard

    def size(self) -> i64:
        """All cards of the player, also the one in play."""
        count: i64 = len(self.reserve) + len(self.hand) + len(self.discard)
        return count + 1 if self.in_play != EMPTY else count

    def cards(self) -> list[i64]:
        found = self.reserve + self.hand + self.discard
        if self.in_play != EMPTY:
            found.append(self.in_play)
        return found

    def top(self) -> i64:
        """The card on top of the discard, or EMPTY."""
        return self.discard[-1] if self.discard else EMPTY

    # Choosing a hand.

    def drawn_up(self, hand_size: i64) -> Staff:
        """What the choice of a hand begins with: all that leaves nothing to choose has happened.

        A reserve of just the missing cards goes into the hand, and the discard stays where it is.
        """
        if len(self.reserve) > self.missing(hand_size):
            return self
        taken = Staff([], sorted(self.hand + self.reserve), self.in_play, self.discard)
        return taken.turned_over() if taken.missing(hand_size) > 0 else taken

    def missing(self, hand_size: i64) -> i64:
        """How many cards must still be chosen from the reserve."""
        return hand_size - len(self.hand)

    def picked(self, card: i64) -> Staff:
        """A card goes from the reserve into the hand."""
        hand = sorted([*self.hand, card])
        return Staff(_without(self.reserve, card), hand, self.in_play, self.discard)

    def turned_over(self) -> Staff:
        """The discard becomes the reserve, if that is empty; a card in play is not part of it."""
        if self.reserve:
            return self
        return Staff(sorted(self.discard), self.hand, self.in_play, [])

    # Playing.

    def played(self, card: i64) -> Staff:
        """A card comes from the hand into play."""
        assert self.in_play == EMPTY
        return Staff(self.reserve, _without(self.hand, card), card, self.discard)

    def laid_down(self) -> Staff:
        """The card in play goes on top of the discard."""
        assert self.in_play != EMPTY
        return Staff(self.reserve, self.hand, EMPTY, [*self.discard, self.in_play])

    def exposed(self, card: i64) -> Staff:
        """A card of the reserve goes on top of the discard."""
        reserve = _without(self.reserve, card)
        return Staff(reserve, self.hand, self.in_play, [*self.discard, card])

    # Coming and going.

    def hired(self, card: i64) -> Staff:
        """A new card comes into the hand, to be played in this round."""
        return Staff(self.reserve, sorted([*self.hand, card]), self.in_play, self.discard)

    def may_shrink(self, fewest: i64, leaving: i64) -> bool:
        """Whether another card may go, where `leaving` are bound to go already."""
        return self.size() - leaving > fewest

    def dismissed(self, card: i64) -> Staff:
        """A card leaves the staff, wherever it is."""
        return Staff(
            _without(self.reserve, card),
            _without(self.hand, card),
            EMPTY if self.in_play == card else self.in_play,
            _without(self.discard, card),
        )


NO_STAFF: Final = Staff([], [], EMPTY, [])


def hands(cards: list[i64], count: i64) -> list[list[i64]]:
    """All sets of `count` of these cards, each in their order.

    >>> hands([2, 5, 9], 2)
    [[2, 5], [2, 9], [5, 9]]
    """
    found: list[list[i64]] = []
    _add_hands(cards, count, 0, [], found)
    return found


def _add_hands(
    cards: list[i64], count: i64, first: i64, so_far: list[i64], found: list[list[i64]]
) -> None:
    if count == 0:
        found.append(so_far)
        return
    for at in range(first, len(cards) - count + 1):
        _add_hands(cards, count - 1, at + 1, [*so_far, cards[at]], found)


def may(rights: list[i64], rank: i64, action: i64) -> bool:
    """Whether a card of a rank may do an action; `rights` has by rank a bit mask of actions.

    >>> MASTER, APPRENTICE, HIRE, ACQUIRE = 0, 1, 0, 1
    >>> rights = [0b11, 0b10]
    >>> may(rights, MASTER, HIRE), may(rights, APPRENTICE, HIRE), may(rights, APPRENTICE, ACQUIRE)
    (True, False, True)
    """
    return rights[rank] >> action & 1 != 0


def _without(cards: list[i64], card: i64) -> list[i64]:
    return [other for other in cards if other != card]
