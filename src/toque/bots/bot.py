"""What a bot is, and all that it gets to see: its legal moves, its view and worlds it can imagine."""

from __future__ import annotations

from abc import abstractmethod

import msgspec
from mypy_extensions import mypyc_attr

from toque.bots.budget import Budget
from toque.engine.game import Setup
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.text import Text


class Vantage:
    """A match as one seat may know it. The match itself stays out of the bot's sight."""

    def __init__(self, match: Match, seat: int, rng: Rng, budget: Budget | None = None) -> None:
        self._match = match
        self.seat = seat
        self.rng = rng
        self.moves = match.moves(seat)
        self.setup = match.setup
        self.budget = budget or Budget()

    def imagine(self) -> Match:
        """A world that agrees with all that the seat knows; another one at each call."""
        return self._match.imagine(self.seat, self.rng)

    def view(self) -> msgspec.Struct:
        return self._match.view(self.seat)


class Candidate:
    """A move that a bot has looked into, and what it expects of it."""

    def __init__(self, move: int, points: float, chance: float, tries: int) -> None:
        """`points` at the end, the `chance` to win, and in how many matches it was tried."""
        self.move = move
        self.points = points
        self.chance = chance
        self.tries = tries


class Choice:
    """A move and, in one line, why. Whoever plays matches to their end also says what was compared."""

    def __init__(self, move: int, why: Text, candidates: list[Candidate] | None = None) -> None:
        self.move = move
        self.why = why
        self.candidates: list[Candidate] = candidates or []
        """The best first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The same vantage, with its generator, always gives the same choice; unless it counts seconds."""

    name: str = "bot"
    simulations: int = 0
    """How many it plays before a decision."""
    seconds: float = 0.0
    """How many it may take for them, where somebody waits for it; none if it is quick anyway."""

    def at(self, setup: Setup) -> Bot:
        """Who plays for it in a match of this kind: a level is another bot in each game."""
        return self

    @abstractmethod
    def choose(self, vantage: Vantage) -> Choice: ...


def decide(
    bot: Bot, match: Match, seat: int, seed: str, number: int, budget: Budget | None = None
) -> Choice:
    """What a bot plays as a seat. With simulations, of which each bot has its usual number, that depends
    on nothing but the seed, the number of the move and the bot."""
    player = bot.at(match.setup)
    rng = Rng(f"{seed}/{number}/{bot.name}")
    return player.choose(Vantage(match, seat, rng, budget or Budget(player.simulations)))


def in_time(bot: Bot, setup: Setup, share: float = 1.0) -> Budget:
    """The budget of a bot for whom somebody waits: its simulations, in a share of its seconds."""
    player = bot.at(setup)
    return Budget(player.simulations, player.seconds * share)
