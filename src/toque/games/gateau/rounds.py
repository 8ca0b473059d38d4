"""Rounds: every player has a turn, until the last round is over."""

from __future__ import annotations

from mypy_extensions import i64

from toque.engine.step import QuietStep
from toque.games.gateau import automa, turn, words
from toque.games.gateau.match import GateauMatch


class NextTurn(QuietStep[GateauMatch]):
    """The next turn of a round: at the bottom of the stack as long as the match goes on.

    `at` counts the turns that have been played in this round.
    """

    name = "next-turn"
    between_turns = True

    def __init__(self, at: i64) -> None:
        self.at = at

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        order = match.rules.turn_order
        at = self.at
        if at == len(order):
            if match.last_round == match.round:
                match.stack.pop()
                match.tell(words.OVER, {})
                return
            match.round += 1
            at = 0
        match.stack[-1] = NextTurn(at + 1)
        if order[at] == match.rules.automa:
            match.stack.append(automa.DrawCard())
        else:
            turn.begin(match, order[at])
