"""What bots that search have in common: the planner says which lines of moves are worth a look, matches
that are played on say which of them is best."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from toque.bots.bot import Bot, Candidate, Choice, Vantage
from toque.bots.ending import Ending
from toque.bots.habits import TO_THE_END, Habits
from toque.bots.judge import Judge
from toque.bots.learned import judge_of
from toque.bots.planned import plan_on
from toque.bots.planner import blur
from toque.bots.prior import Prior, shortlist
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.text import Text

TRUST: Final = 25.0
"""As many simulations as the planner's opinion is worth, unless a level says otherwise."""
POINT: Final = 0.03
"""What a point of the planner counts beside what an ending is worth."""


class Contender:
    """A line of the own turn that is looked into, and what has come of it."""

    def __init__(self, moves: list[int], opinion: float) -> None:
        """`opinion`: by how many points the planner thinks less of it than of the best."""
        self.moves = moves
        self.move = moves[0]
        self.opinion = opinion
        self.tries = 0
        self.points = 0.0
        self.wins = 0.0
        self.worth = 0.0

    def played_in(self, world: Match, seat: int) -> Match:
        """Where the line leads in a world; as far as it goes there."""
        match = world.clone()
        match.apply(seat, self.move)
        for move in self.moves[1:]:
            if not match.stack or seat not in match.deciders() or move not in match.moves(seat):
                break
            match.apply(seat, move)
        return match

    def note(self, ending: Ending, seat: int) -> None:
        self.tries += 1
        self.points += ending.points[seat]
        self.wins += ending.shares[seat]
        self.worth += ending.worths[seat]

    def expected(self, middle: float, trust: float) -> float:
        """What came out, and as long as that says little what the planner thinks."""
        opinion = middle + POINT * self.opinion
        return (self.worth + trust * opinion) / (float(self.tries) + trust)

    def candidate(self) -> Candidate:
        tries = float(max(1, self.tries))
        return Candidate(self.move, self.points / tries, self.wins / tries, self.tries)


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    def __init__(
        self,
        name: str,
        simulations: int,
        seconds: float = 0.0,
        width: int = 8,
        looks: int = 2,
        noise: float = 0.0,
        horizon: int = TO_THE_END,
        trust: float = TRUST,
        variants: int = 1,
        learned: bool = False,
        plans: bool = False,
    ) -> None:
        """`width` lines are looked into, of each first move `variants` at most; `looks` moves are
        compared at each decision of a match that is played on; that goes to its end, or until the own
        turn has come round `horizon` times. `noise` is how many points a line may be taken for better or
        worse than it is, `trust` how many simulations the planner's opinion is worth. With `learned` a
        value that was learned judges matches that are not played to their end, and the planner's
        turns. With `plans` everybody plans their turns where matches are played on, instead of
        comparing `looks` moves."""
        self.learned = learned
        self.plans = plans
        self.variants = variants
        self.horizon = horizon
        self.trust = trust
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.width = width
        self.looks = looks
        self.noise = noise

    @abstractmethod
    def explore(self, vantage: Vantage, contenders: list[Contender]) -> None:
        """Play matches to their end as long as the budget lasts, and note how they came out."""

    def choose(self, vantage: Vantage) -> Choice:
        moves = vantage.moves
        if len(moves) == 1:
            return Choice(moves[0], Text("why-only-move"))
        prior = Prior(vantage.budget, judge=self.judge(vantage))
        ideas = shortlist(prior.ideas(vantage), self.width, self.variants)
        best = ideas[0].worth
        contenders = [Contender(idea.moves, idea.worth - best) for idea in ideas]
        self.explore(vantage, contenders)
        ranked = self.ranked(contenders, vantage.rng)
        candidates = candidates_of(ranked)
        if not candidates:
            return Choice(ranked[0].move, Text("why-in-a-hurry"))
        chance = round(100.0 * candidates[0].chance)
        why = Text("why-search", {"tries": vantage.budget.tried, "chance": chance})
        return Choice(ranked[0].move, why, candidates)

    def play_on(self, vantage: Vantage, habits: Habits, match: Match, chance: Rng) -> Match | None:
        """The match that is given, which may be changed, at the horizon; nothing if time is over."""
        if self.plans:
            return plan_on(match, vantage.budget, vantage.seat, self.horizon)
        return habits.play_on(match, chance, self.looks, vantage.budget, vantage.seat, self.horizon)

    def judge(self, vantage: Vantage) -> Judge | None:
        return judge_of(vantage.setup.game, vantage.setup.seats) if self.learned else None

    def ranked(self, contenders: list[Contender], rng: Rng) -> list[Contender]:
        """The best first. What was dropped early is known by a few matches only, so it comes after
        everything that was looked at more closely."""
        middle = average(contenders)
        keys: list[tuple[float, float, int]] = []
        for index in range(len(contenders)):
            one = contenders[index]
            taken_for = one.expected(middle, self.trust)
            if self.noise > 0.0:
                taken_for += POINT * blur(self.noise, rng)
            closely = 0.0 if self.noise > 0.0 else float(-one.tries)
            keys.append((closely, -taken_for, index))
        keys.sort()
        return [contenders[key[2]] for key in keys]


def candidates_of(ranked: list[Contender]) -> list[Candidate]:
    """The moves that were tried, each with the best line that begins with it."""
    found: list[Candidate] = []
    known: set[int] = set()
    for one in ranked:
        if one.tries > 0 and one.move not in known:
            known.add(one.move)
            found.append(one.candidate())
    return found


def average(contenders: list[Contender]) -> float:
    """What a match came to that was played to its end."""
    tries = 0
    worth = 0.0
    for one in contenders:
        tries += one.tries
        worth += one.worth
    return worth / float(tries) if tries else 0.5
