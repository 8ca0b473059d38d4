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
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.engine.whole import goes_on

BEAM: Final = 4
"""Lines that are followed on, of all that have come as far."""
LONGEST: Final = 9
"""Decisions of a line; what is still open then is left to the heuristic."""
UNFINISHED: Final = 0.35
"""What a line must be better by, if it was not followed to the end of the turn."""
NOT_FOLLOWED: Final = -1
FINE: Final = 1024
"""The steps in which noise is drawn."""
WORLDS: Final = 2
"""In how many worlds lines are tried that reveal something; the others come to the same in all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    name = "planner"

    def __init__(self, beam: int = BEAM, worlds: int = WORLDS, noise: float = 0.0) -> None:
        """`noise`: by how many points a move may be taken for better or worse than it is."""
        self.beam = beam
        self.worlds = worlds
        self.noise = noise

    def weigh(self, match: Match, seat: int) -> float:
        """What a position is worth to the bot; one with a taste of its own adds to it."""
        return match.setup.game.value(match, seat)

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        totals = [0.0] * len(moves)
        plan = Plan(self, vantage.seat, moves)
        while plan.tried < self.worlds and (plan.tried == 0 or plan.reveals):
            plan.try_in(vantage.imagine(), totals)
        if self.noise > 0.0:
            for index in range(len(moves)):
                totals[index] += float(plan.tried) * blur(self.noise, vantage.rng)
        best = 0
        for index in range(1, len(moves)):
            if totals[index] > totals[best]:
                best = index
        worth = round(totals[best] / plan.tried)
        return Choice(moves[best], Text("why-planner", {"moves": len(moves), "worth": worth}))


def blur(noise: float, rng: Rng) -> float:
    """Up to so many points, more or less; any of them is as likely."""
    return noise * (2.0 * float(rng.below(FINE)) / float(FINE - 1) - 1.0)


class Line:
    """A position, the move that led to it from another one, and what it is worth."""

    def __init__(self, before: Line | None, move: int, first: int) -> None:
        self.before = before
        self.move = move
        self.first = first
        """The move it began with."""
        self.match: Match | None = None
        """The position in the `world`-th world that was tried; let go when nothing needs it."""
        self.world = 0
        self.worth = 0.0
        self.goes_on = False
        self.reveals = False
        """Whether it may come to something else in another world."""
        self.followed = NOT_FOLLOWED
        """Where the plan has the lines that are longer by a move: kept there, so that no line knows
        another one that knows it, and all go as soon as the plan does."""

    def moves(self) -> list[int]:
        """From the first on, up to one that reveals something: what comes then is no longer foreseen."""
        found: list[int] = []
        line = self
        while line.before is not None:
            if not line.before.reveals:
                found.append(line.move)
            line = line.before
        found.reverse()
        return found


class Plan:
    """The lines of a turn. Those that reveal nothing are played and weighed in the first world alone."""

    def __init__(self, bot: PlannerBot, seat: int, moves: list[int]) -> None:
        self.bot = bot
        self.seat = seat
        self.moves = moves
        self.tried = 0
        self.reveals = False
        """Whether a line of the world tried last revealed something."""
        self.root = Line(None, 0, 0)
        self.followed: list[list[Line]] = []
        self.ended: list[Line] = []
        """Of the world tried last: the lines after which the turn is over."""

    def try_in(self, world: Match, totals: list[float]) -> None:
        """Add to each move what the best line that begins with it comes to in a world."""
        self.tried += 1
        self.reveals = False
        self.ended = []
        self.root.match = world
        self.root.world = self.tried
        best: list[float] = [-1e9] * len(self.moves)
        open_lines: list[Line] = []
        for line in self.follow(self.root):
            if line.goes_on:
                best[line.first] = line.worth - UNFINISHED
                open_lines.append(line)
            else:
                best[line.first] = line.worth
                self.ended.append(line)
        for _ in range(LONGEST - 1):
            if not open_lines:
                break
            followed: list[Line] = []
            for line in promising(open_lines, self.bot.beam):
                for longer in self.follow(line):
                    if longer.goes_on:
                        followed.append(longer)
                        continue
                    self.ended.append(longer)
                    if longer.worth > best[longer.first]:
                        best[longer.first] = longer.worth
            if self.tried == 1:
                for line in open_lines:
                    line.match = None
            open_lines = followed
        for index in range(len(self.moves)):
            totals[index] += best[index]

    def follow(self, line: Line) -> list[Line]:
        """The lines that are longer by a move, in the world that is being tried."""
        if line.followed != NOT_FOLLOWED:
            known = self.followed[line.followed]
            return [self.again(longer) if longer.reveals else longer for longer in known]
        position = self.position(line)
        root = line.before is None
        moves = self.moves if root else position.moves(self.seat)
        found: list[Line] = []
        for index in range(len(moves)):
            longer = Line(line, moves[index], index if root else line.first)
            self.play(longer, position)
            found.append(longer)
        if not line.reveals:
            line.followed = len(self.followed)
            self.followed.append(found)
        return found

    def again(self, line: Line) -> Line:
        """The same moves in the world that is being tried."""
        before = line.before
        assert before is not None
        other = Line(before, line.move, line.first)
        self.play(other, self.position(before))
        return other

    def play(self, line: Line, position: Match) -> None:
        trial = played(position, self.seat, line.move)
        line.world = self.tried
        line.worth = self.bot.weigh(trial, self.seat)
        root = self.root.match
        assert root is not None
        line.reveals = trial.reveals != root.reveals
        self.reveals = self.reveals or line.reveals
        line.goes_on = goes_on(trial, self.seat)
        if line.goes_on:
            line.match = trial

    def position(self, line: Line) -> Match:
        """Where a line leads in the world that is being tried."""
        match = line.match
        if match is None or line.world != self.tried:
            before = line.before
            assert before is not None
            match = played(self.position(before), self.seat, line.move)
            line.match = match
            line.world = self.tried
        return match


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
