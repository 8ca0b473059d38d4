"""What the questions of this game have in common."""

from __future__ import annotations

from toque.engine.step import Answer, SeatStep
from toque.engine.text import Text, Value
from toque.games.gateau import words
from toque.games.gateau.match import GateauMatch


class Question(SeatStep[GateauMatch]):
    """A question to one seat, whose answers reveal nothing by themselves."""

    def forced(self, match: GateauMatch) -> Answer | None:
        return self.only_answer(match, self.seat)

    def is_idle(self, match: GateauMatch, seat: int) -> bool:
        """Whether nothing can be answered but "no": then what is impossible is not asked about."""
        moves = self.moves(match, seat)
        return len(moves) == 1 and moves[0] == words.DONE

    def ask(self, match: GateauMatch, seat: int) -> Text:
        if not self.is_idle(match, seat):
            return self.question(match, seat)
        free = self.free_moves(match)
        tools = free is not None and len(free.moves(match, seat)) > 0
        return Text("ask-idle", {"tools": "yes" if tools else "no"})

    def question(self, match: GateauMatch, seat: int) -> Text:
        """What is asked where there is a choice."""
        return super().ask(match, seat)

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        """`done` means something else in each question; other moves are described where they are
        offered."""
        if move != words.DONE:
            return {}
        return {"step": "idle" if self.is_idle(match, seat) else self.name}
