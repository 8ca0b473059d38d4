"""A bot that plans its own turn: every line of moves up to the point where somebody else decides.

One move ahead says little where a turn is several decisions: what a card is good for shows when its
action, its payment and its bonus have been played. The lines are searched in a few worlds that the seat
can imagine, the most promising ones first, and the end of each is weighed by the game's heuristic.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from toque.bots.bot import Bot, Choice, Vantage
from toque.engine.bill import played
from toque.engine.match import Match
from toque.engine.text import Text
from toque.engine.whole import goes_on

BEAM: Final = 4
"""Lines that are followed on, of all that have come as far."""
LONGEST: Final = 9
"""Decisions of a line; what is still open then is left to the heuristic."""
UNFINISHED: Final = 0.35
"""What a line must be better by, if it was not followed to the end of the turn."""
WORLDS: Final = 2
"""In how many worlds lines are tried that reveal something; the others come to the same in all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    name = "planner"

    def __init__(self, beam: int = BEAM, worlds: int = WORLDS) -> None:
        self.beam = beam
        self.worlds = worlds

    def weigh(self, match: Match, seat: int) -> float:
        """What a position is worth to the bot; one with a taste of its own adds to it."""
        return match.setup.game.value(match, seat)

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        totals = [0.0] * len(moves)
        tried = 0
        reveals = True
        while tried < self.worlds and reveals:
            reveals = plan(self, vantage.imagine(), vantage.seat, moves, totals)
            tried += 1
        best = 0
        for index in range(1, len(moves)):
            if totals[index] > totals[best]:
                best = index
        worth = round(totals[best] / tried)
        return Choice(moves[best], Text("why-planner", {"moves": len(moves), "worth": worth}))


class Line:
    """A position, the move it began with, and what it is worth."""

    def __init__(self, match: Match, first: int, worth: float) -> None:
        self.match = match
        self.first = first
        self.worth = worth


def plan(bot: PlannerBot, world: Match, seat: int, moves: list[int], totals: list[float]) -> bool:
    """Add to each move what the best line that begins with it comes to in a world.

    Returns whether a line revealed something, so that it may come to something else in another world.
    """
    best: list[float] = [-1e9] * len(moves)
    reveals = False
    open_lines: list[Line] = []
    for index in range(len(moves)):
        trial = played(world, seat, moves[index])
        worth = bot.weigh(trial, seat)
        reveals = reveals or trial.reveals != world.reveals
        if goes_on(trial, seat):
            best[index] = worth - UNFINISHED
            open_lines.append(Line(trial, index, worth))
        else:
            best[index] = worth
    for _ in range(LONGEST - 1):
        if not open_lines:
            break
        followed: list[Line] = []
        for line in promising(open_lines, bot.beam):
            for move in line.match.moves(seat):
                trial = played(line.match, seat, move)
                worth = bot.weigh(trial, seat)
                reveals = reveals or trial.reveals != world.reveals
                if goes_on(trial, seat):
                    followed.append(Line(trial, line.first, worth))
                elif worth > best[line.first]:
                    best[line.first] = worth
        open_lines = followed
    for index in range(len(moves)):
        totals[index] += best[index]
    return reveals


def promising(lines: list[Line], beam: int) -> list[Line]:
    """The best lines, and the best one of each move that a turn can begin with."""
    order = sorted(lines, key=by_worth)
    kept = order[:beam]
    begun = [line.first for line in kept]
    for line in order[beam:]:
        if line.first not in begun:
            begun.append(line.first)
            kept.append(line)
    return kept


def by_worth(line: Line) -> float:
    return -line.worth
