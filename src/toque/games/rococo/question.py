"""What the questions of this game have in common."""

from __future__ import annotations

from toque.engine.step import Answer, SeatStep
from toque.engine.text import Value
from toque.games.rococo import words
from toque.games.rococo.match import RococoMatch


class Question(SeatStep[RococoMatch]):
    """A question to one seat, whose answers reveal nothing by themselves."""

    def forced(self, match: RococoMatch) -> Answer | None:
        answer = self.only_answer(match, self.seat)
        if answer is None or self.shows_own_secret(match, self.seat, answer[1]):
            return None
        return answer

    def describe(self, match: RococoMatch, seat: int, move: int) -> dict[str, Value]:
        """`done` means something else in each question; other moves are described where they are
        offered."""
        return {"step": self.name} if move == words.DONE else {}
