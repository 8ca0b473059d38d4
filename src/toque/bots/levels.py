"""The six levels of a game, as data: which bot plays each, with how much search and how much noise.

A game has them in its `levels.toml`, chosen by measurement; one without the file has the levels of
`DEFAULT`. A bot that searches plays its simulations, so that a level is as strong on any machine; where
somebody waits for it, it takes no longer than its seconds.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from toque.bots.bot import Bot
from toque.bots.habits import TO_THE_END, SenseBot
from toque.bots.planner import PlannerBot
from toque.bots.prior import LearnedBot
from toque.bots.rollout import RolloutBot
from toque.bots.search import TRUST
from toque.bots.simple import GreedyBot
from toque.bots.tree import TreeBot
from toque.engine.game import Game
from toque.engine.match import Match
from toque.games import folder

FILE: Final = "levels.toml"
LEVELS: Final = 6
FASTEST: Final = 0.02
"""Seconds below which a bot would have no time to play a single match to its end."""

Kind = Literal["sense", "greedy", "planner", "learned", "rollout", "tree"]
SEARCHING: Final = ("rollout", "tree")
PLANNING: Final = ("planner", "learned")


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bot: Kind
    seconds: float = 0.0
    simulations: list[int] = []
    """With one seat, with two and so on; the last number is also for more seats."""
    width: int = 8
    """Lines of moves that are looked into."""
    variants: int = 1
    """So many of them may begin with the same move."""
    looks: int = 2
    """Moves that are compared at each decision of a match that is played on to its end."""
    noise: float = 0.0
    """By how much, in points, a move may be taken for better or worse than it is."""

    trust: float = TRUST
    """As many simulations as the planner's opinion of a move is worth."""
    horizon: int = TO_THE_END
    """How often the own turn comes round before a match that is played on is judged as it stands."""
    learned: bool = False
    """Whether a value that was learned judges it."""
    plans: bool = False
    """Whether everybody plans their turns in it, instead of comparing `looks` moves at each decision."""

    def faults(self) -> list[str]:
        found = []
        if self.bot in SEARCHING:
            if self.seconds < FASTEST:
                found.append(f"seconds = {self.seconds} is less than {FASTEST}")
            if not self.simulations or min(self.simulations) < 1:
                found.append("a bot that searches needs simulations")
        elif self.seconds or self.simulations:
            found.append(f"{self.bot} knows no seconds or simulations")
        if self.noise and self.bot not in SEARCHING + PLANNING:
            found.append(f"{self.bot} knows no noise")
        if (
            self.width < 2
            or min(self.variants, self.looks) < 1
            or min(self.noise, self.horizon) < 0
        ):
            found.append("width is 2 or more, variants, looks 1 or more, noise, horizon 0 or more")
        return found

    def player(self, name: str, seats: int) -> Bot:
        if self.bot == "sense":
            return SenseBot(self.looks)
        if self.bot == "greedy":
            return GreedyBot()
        if self.bot == "planner":
            return PlannerBot(noise=self.noise)
        if self.bot == "learned":
            return LearnedBot(noise=self.noise)
        kind = RolloutBot if self.bot == "rollout" else TreeBot
        simulations = self.simulations[min(seats, len(self.simulations)) - 1]
        return kind(
            name,
            simulations,
            seconds=self.seconds,
            width=self.width,
            looks=self.looks,
            noise=self.noise,
            horizon=self.horizon,
            trust=self.trust,
            variants=self.variants,
            learned=self.learned,
            plans=self.plans,
        )


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: list[Level]


class BadLevels(ValueError):
    """A file of levels that says something else than six sensible ones."""


DEFAULT: Final = Levels(
    [
        Level("sense", looks=2),
        Level("greedy"),
        Level("rollout", 0.1, [40, 40, 30, 20]),
        Level("rollout", 0.5, [200, 200, 150, 100]),
        Level("rollout", 2.0, [800, 800, 600, 400]),
        Level("rollout", 5.0, [2000, 2000, 1500, 1000]),
    ]
)


def read_levels(source: str) -> Levels:
    try:
        found = msgspec.toml.decode(source, type=Levels)
    except msgspec.MsgspecError as wrong:
        raise BadLevels(str(wrong)) from wrong
    faults = [
        f"level {number}: {fault}"
        for number, level in enumerate(found.level, 1)
        for fault in level.faults()
    ]
    if len(found.level) != LEVELS:
        faults.append(f"there are {LEVELS} levels, not {len(found.level)}")
    if faults:
        raise BadLevels("; ".join(faults))
    return found


_known: dict[str, Levels] = {}


def levels_of(game: Game[Match]) -> Levels:
    """Those of a game, read once."""
    found = _known.get(game.slug)
    if found is None:
        file = folder(game.slug) / FILE
        found = read_levels(file.read_text(encoding="utf-8")) if file.is_file() else DEFAULT
        _known[game.slug] = found
    return found
