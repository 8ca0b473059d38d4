"""What the questions of this game have in common."""

from __future__ import annotations

from toque.engine.step import Answer, SeatStep
from toque.engine.text import Value
from toque.games.gateau import words
from toque.games.gateau.match import GateauMatch


class Question(SeatStep[GateauMatch]):
    """A question to one seat, whose answers reveal nothing by themselves."""

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_answer(match, self.seat)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        """`done` means something else in each question; other moves are described where they are
        offered."""
        return {"step": self.name} if move == words.DONE else {}
