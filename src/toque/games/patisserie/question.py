"""What the questions of this game have in common: recipes may be thrown away before any answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.engine.obstacle import Obstacle
from toque.engine.step import Answer, FreeMoves, SeatStep
from toque.engine.text import Value
from toque.games.patisserie import facts, sizes, tell, words
from toque.games.patisserie.match import EMPTY, PatisserieMatch


class ThrowAway(FreeMoves[PatisserieMatch]):
    """A recipe of one's own goes to the discards, for nothing, at any of one's questions.

    Those on the shelves of the bit mask `kept` are being baked.
    """

    def __init__(self, kept: i64) -> None:
        super().__init__(words.DISCARD, words.DONE)
        self.kept = kept

    def moves(self, match: PatisserieMatch, seat: int) -> list[int]:
        found: list[int] = []
        for shelf in range(sizes.SHELVES):
            if self.obstacle(match, seat, words.DISCARD + shelf) is None:
                found.append(words.DISCARD + shelf)
        return found

    def obstacle(self, match: PatisserieMatch, seat: int, move: int) -> Obstacle | None:
        shelf = move - words.DISCARD
        if match.shelves[seat * sizes.SHELVES + shelf] == EMPTY:
            return words.SHELF_EMPTY
        return words.ALREADY_NAMED if self.kept >> shelf & 1 else None

    def play(self, match: PatisserieMatch, seat: int, move: int) -> None:
        at = seat * sizes.SHELVES + move - words.DISCARD
        recipe = match.shelves[at]
        match.shelves = changed(match.shelves, at, EMPTY)
        match.recipe_discard |= BIT[recipe]
        tell.threw_away(match, seat, recipe)

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        return facts.on_shelf(match, seat, move - words.DISCARD)


THROW_AWAY: Final = [ThrowAway(kept) for kept in range(1 << sizes.SHELVES)]
assert words.DISCARD + sizes.SHELVES == words.DONE


class Question(SeatStep[PatisserieMatch]):
    """A question to the seat whose turn it is, whose answers reveal nothing unless it says so."""

    def free_moves(self, match: PatisserieMatch) -> FreeMoves[PatisserieMatch] | None:
        return THROW_AWAY[0]

    def wants_room(self, match: PatisserieMatch) -> bool:
        """Whether a recipe could be taken if another one were thrown away first."""
        return False

    def only_answer(self, match: PatisserieMatch, seat: int) -> Answer | None:
        """Throwing away helps only who has no room: else it can be done at the next question."""
        moves = self.moves(match, seat)
        if len(moves) != 1 or self.wants_room(match):
            return None
        return (seat, moves[0])

    def forced(self, match: PatisserieMatch) -> Answer | None:
        answer = self.only_answer(match, self.seat)
        if answer is None or self.shows_own_secret(match, self.seat, answer[1]):
            return None
        return answer

    def describe(self, match: PatisserieMatch, seat: int, move: int) -> dict[str, Value]:
        """`done` means something else in each question; other moves are described where they are
        offered."""
        return {"step": self.name} if move == words.DONE else {}


def is_full(match: PatisserieMatch, seat: i64) -> bool:
    return match.free_shelf(seat) == EMPTY
