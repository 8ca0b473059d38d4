"""What a bot is, and all that it gets to see: its legal moves, its view and worlds it can imagine."""

from __future__ import annotations

from abc import abstractmethod

import msgspec
from mypy_extensions import mypyc_attr

from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.text import Text


class Vantage:
    """A match as one seat may know it. The match itself stays out of the bot's sight."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self._match = match
        self.seat = seat
        self.rng = rng
        self.moves = match.moves(seat)

    def imagine(self) -> Match:
        """A world that agrees with all that the seat knows; another one at each call."""
        return self._match.imagine(self.seat, self.rng)

    def view(self) -> msgspec.Struct:
        return self._match.view(self.seat)


class Choice:
    """A move and, in one line, why."""

    def __init__(self, move: int, why: Text) -> None:
        self.move = move
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The same vantage, with its generator, always gives the same choice."""

    name: str = "bot"

    @abstractmethod
    def choose(self, vantage: Vantage) -> Choice: ...


def decide(bot: Bot, match: Match, seat: int, seed: str, number: int) -> Choice:
    """What a bot plays as a seat; it depends on the seed, the number of the move and the bot alone."""
    rng = Rng(f"{seed}/{number}/{bot.name}")
    return bot.choose(Vantage(match, seat, rng))
