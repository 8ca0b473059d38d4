"""Rounds with hands of staff: all choose theirs in secret and at once, and then one card after the
other is played until nobody has any left.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from toque.engine.match import Match
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.step import QuietStep, SecretChoice
from toque.mechanics.staff import Staff

M = TypeVar("M", bound=Match)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseHands(SecretChoice[M]):
    """All bring their hands to their size. A card is chosen by the moves `first` up to `beyond`."""

    name = "hand"

    def __init__(self, hand_size: i64, first: i64, beyond: i64, not_there: Obstacle) -> None:
        self.hand_size = hand_size
        self.first = first
        self.beyond = beyond
        self.not_there = not_there

    @abstractmethod
    def staffs(self, match: M) -> list[Staff]:
        """By player; those of seats come first."""

    def deciders(self, match: M) -> tuple[int, ...]:
        found: list[int] = []
        staffs = self.staffs(match)
        for seat in range(match.setup.seats):
            if staffs[seat].missing(self.hand_size) > 0:
                found.append(seat)
        return tuple(found)

    def asks(self, match: M, seat: int) -> bool:
        if not 0 <= seat < match.setup.seats:
            return False
        return self.staffs(match)[seat].missing(self.hand_size) > 0

    def moves(self, match: M, seat: int) -> list[int]:
        return [int(self.first + card) for card in self.staffs(match)[seat].reserve]

    def obstacle(self, match: M, seat: int, move: int) -> Obstacle | None:
        if not self.first <= move < self.beyond:
            return NOT_NOW
        return None if move - self.first in self.staffs(match)[seat].reserve else self.not_there

    def answer(self, match: M, seat: int, move: int) -> None:
        staffs = self.staffs(match)
        staffs[seat] = staffs[seat].picked(move - self.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class NextTurn(QuietStep[M]):
    """The turn of the next player who has a card, after the one who played last."""

    name = "next-turn"
    between_turns = True

    def __init__(self, last: i64) -> None:
        self.last = last

    @abstractmethod
    def players(self, match: M) -> i64: ...

    @abstractmethod
    def has_card(self, match: M, player: i64) -> bool: ...

    @abstractmethod
    def begin(self, match: M, player: i64) -> None:
        """What follows the turn takes the place of this step, and the turn comes on top of it."""

    @abstractmethod
    def end(self, match: M) -> None:
        """Nobody has a card."""

    def play(self, match: M, seat: int, move: int) -> None:
        players = self.players(match)
        for ahead in range(1, players + 1):
            player = (self.last + ahead) % players
            if self.has_card(match, player):
                self.begin(match, player)
                return
        self.end(match)
