"""Delegating: an employee leaves for good; a staff never falls below four."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.bits import BIT, count_bits
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep
from toque.engine.text import Value
from toque.games.rococo import facts, sizes, tell, words
from toque.games.rococo.match import RococoMatch
from toque.games.rococo.question import Question


def cannot_shrink(match: RococoMatch, seat: i64) -> Obstacle | None:
    """Cards that are bound to leave count as gone, one that is bound to come as there."""
    leaving = count_bits(match.leaving) - match.incoming
    may = match.staffs[seat].may_shrink(sizes.FEWEST_STAFF, leaving)
    return None if may else words.FEWEST_STAFF


def leave(match: RococoMatch, seat: i64, card: i64) -> None:
    """A card leaves the staff and the match, wherever it is."""
    match.staffs[seat] = match.staffs[seat].dismissed(card)
    match.removed = changed(match.removed, seat, match.removed[seat] | BIT[card])
    match.leaving &= ~BIT[card]
    match.sure_hands[seat] &= ~BIT[card]
    match.won_cards[seat] &= ~BIT[card]


def cannot_delegate(match: RococoMatch, seat: i64, card: i64) -> Obstacle | None:
    """Any card of the staff may go, the one in play too."""
    if card not in match.staffs[seat].cards():
        return words.NOT_IN_STAFF
    if match.leaving & BIT[card]:
        return words.LEAVES_ALREADY
    return cannot_shrink(match, seat)


def delegate_the_played(match: RococoMatch, seat: i64, card: i64) -> None:
    """The action: livres now; the card leaves when its bonus has been used a last time."""
    livres = match.rules.delegating[match.rules.ranks[card]]
    match.leaving |= BIT[card]
    match.livres[seat] += livres
    tell.delegated(match, seat, card, livres)


class Leave(QuietStep[RococoMatch]):
    """A delegated card leaves, after its bonus."""

    name = "leave"

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        leave(match, self.seat, self.card)


class DelegateOne(Question):
    """An employee of one's choice, or nobody."""

    name = "delegate"

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)

    def moves(self, match: RococoMatch, seat: int) -> list[int]:
        found: list[int] = []
        if cannot_shrink(match, seat) is None:
            for card in sorted(match.staffs[seat].cards()):
                if not match.leaving & BIT[card]:
                    found.append(words.DELEGATE + int(card))
        found.append(words.DONE)
        return found

    def obstacle(self, match: RococoMatch, seat: int, move: int) -> Obstacle | None:
        if move == words.DONE:
            return None
        if not words.DELEGATE <= move < words.FUND:
            return NOT_NOW
        return cannot_delegate(match, seat, move - words.DELEGATE)

    def pays(self, match: RococoMatch, card: i64) -> i64:
        return 0

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        if not words.DELEGATE <= move < words.FUND:
            return super().describe(match, seat, move)
        card = move - words.DELEGATE
        return {
            **facts.card(match, card),
            "gain": self.pays(match, card),
            "fewest": sizes.FEWEST_STAFF,
            "step": self.name,
        }


class DelegateForLivres(DelegateOne):
    """For livres by rank; the bonus of the card is not used."""

    name = "delegate-for-livres"

    def __init__(self, seat: i64, livres: list[i64]) -> None:
        super().__init__(seat)
        self.livres = livres

    def pays(self, match: RococoMatch, card: i64) -> i64:
        return self.livres[match.rules.ranks[card]]

    def play(self, match: RococoMatch, seat: int, move: int) -> None:
        match.stack.pop()
        if move != words.DONE:
            card = move - words.DELEGATE
            livres = self.pays(match, card)
            match.livres[seat] += livres
            leave(match, seat, card)
            tell.delegated(match, seat, card, livres)
