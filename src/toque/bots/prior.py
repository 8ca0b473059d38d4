"""What the planner thinks of a position: the lines of moves that a search looks into, the best first."""

from __future__ import annotations

from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.budget import Budget
from toque.bots.judge import MARGIN, TURN_IS_OVER, Judge
from toque.bots.learned import judge_of
from toque.bots.planner import BEAM, Plan, PlannerBot, blur
from toque.engine.match import Match
from toque.engine.text import Text
from toque.engine.whole import goes_on


class OutOfTime(Exception):
    pass


class Idea:
    """Moves of the own turn, one after the other, and what the turn comes to in points."""

    def __init__(self, moves: list[int], worth: float) -> None:
        self.moves = moves
        self.worth = worth


class Prior(PlannerBot):
    """A planner that stops in time and remembers what it thought of each move.

    Where there is a judge, he says what the end of a turn is worth. On the way there the heuristic says
    it, which knows what open questions promise, from where the turn begins.
    """

    name = "prior"

    def __init__(self, budget: Budget, beam: int = BEAM, judge: Judge | None = None) -> None:
        super().__init__(beam, 1)
        self.budget = budget
        self.judge = judge
        self.apart = 0.0
        """By how much judge and heuristic differ where the turn begins."""
        self.weighed: list[float] = []

    def weigh(self, match: Match, seat: int) -> float:
        if self.budget.late():
            raise OutOfTime
        if self.judge is not None and match.stack and not goes_on(match, seat):
            worth = self.judge.expected(match, seat, TURN_IS_OVER)[MARGIN]
        else:
            worth = match.setup.game.value(match, seat) + self.apart
        self.weighed.append(worth)
        return worth

    def ideas(self, vantage: Vantage) -> list[Idea]:
        """Every line that the planner has followed to the end of the turn, and each move alone that no
        such line begins with; the best first, equal ones in their order."""
        moves = vantage.moves
        totals = [0.0] * len(moves)
        plan = Plan(self, vantage.seat, moves)
        found: list[Idea] = []
        world = vantage.imagine()
        if self.judge is not None:
            begun = self.judge.expected(world, vantage.seat, 0.0)[MARGIN]
            self.apart = begun - world.setup.game.value(world, vantage.seat)
        try:
            plan.try_in(world, totals)
        except OutOfTime:
            # The first positions that a planner weighs are those after each move.
            known = len(self.weighed)
            least = min(self.weighed) if known else 0.0
            for index in range(len(moves)):
                worth = self.weighed[index] if index < known else least
                found.append(Idea([moves[index]], worth))
            return best_first(found)
        followed = [False] * len(moves)
        for line in plan.ended:
            followed[line.first] = True
            found.append(Idea(line.moves(), line.worth))
        for index in range(len(moves)):
            if not followed[index]:
                found.append(Idea([moves[index]], totals[index]))
        return best_first(found)


class LearnedBot(Bot):
    """A planner that ends its turn where a learned value likes it best, or the heuristic where nothing
    was learned."""

    name = "learned"

    def __init__(self, beam: int = BEAM, judge: Judge | None = None, noise: float = 0.0) -> None:
        """Without a judge of its own it asks the one that the game has. `noise`: by how many points a
        move may be taken for better or worse than it is."""
        self.beam = beam
        self.judge = judge
        self.noise = noise

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        judge = self.judge or judge_of(vantage.setup.game, vantage.setup.seats)
        ideas = Prior(vantage.budget, self.beam, judge).ideas(vantage)
        best = ideas[0]
        if self.noise > 0.0:
            most = -1e9
            for idea in shortlist(ideas, len(moves), 1):
                taken_for = idea.worth + blur(self.noise, vantage.rng)
                if taken_for > most:
                    most = taken_for
                    best = idea
        worth = round(best.worth)
        return Choice(best.moves[0], Text("why-planner", {"moves": len(moves), "worth": worth}))


def best_first(ideas: list[Idea]) -> list[Idea]:
    return sorted(ideas, key=_by_worth)


def _by_worth(idea: Idea) -> float:
    return -idea.worth


def shortlist(ideas: list[Idea], width: int, variants: int) -> list[Idea]:
    """The first `width` of them, of those that begin alike no more than `variants`, and of those that
    are the same moves in another order only one."""
    kept: list[Idea] = []
    begun: dict[int, int] = {}
    known: set[tuple[int, ...]] = set()
    for idea in ideas:
        first = idea.moves[0]
        count = begun.get(first, 0)
        same = tuple(sorted(idea.moves))
        if count == variants or (variants > 1 and same in known):
            continue
        begun[first] = count + 1
        known.add(same)
        kept.append(idea)
        if len(kept) == width:
            break
    return kept
