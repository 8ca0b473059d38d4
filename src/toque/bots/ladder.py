"""The bots by name: six levels for people, the weakest first, and the bots of old."""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.levels import LEVELS, levels_of
from toque.bots.planner import PlannerBot
from toque.bots.prior import LearnedBot
from toque.bots.simple import GreedyBot, RandomBot
from toque.engine.game import Game, Setup
from toque.engine.match import Match
from toque.engine.refusal import Refusal


class LevelBot(Bot):
    """What a level is depends on the game and on how many sit there."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"level-{number}"
        self._players: dict[tuple[str, int], Bot] = {}

    def at(self, setup: Setup) -> Bot:
        kind = setup.game.slug, setup.seats
        found = self._players.get(kind)
        if found is None:
            found = self.fresh(setup, self.name)
            self._players[kind] = found
        return found

    def fresh(self, setup: Setup, name: str) -> Bot:
        """The player of this level under a name, for whoever wants one of their own."""
        return levels_of(setup.game).level[self.number - 1].player(name, setup.seats)

    def choose(self, vantage: Vantage) -> Choice:
        return self.at(vantage.setup).choose(vantage)


LADDER: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), PlannerBot(), LearnedBot())
"""Those that need no time, and play every game alike."""
LEVEL_BOTS: Final[tuple[Bot, ...]] = tuple(LevelBot(number + 1) for number in range(LEVELS))


def bot_names() -> list[str]:
    """All that mean a bot; records and tables of old name those of `LADDER`."""
    return [bot.name for bot in LADDER + LEVEL_BOTS]


def level_names() -> list[str]:
    """Those that people choose from, the weakest first."""
    return [bot.name for bot in LEVEL_BOTS]


def timed_level_names(game: Game[Match]) -> list[str]:
    """Those that think for seconds, and so are weaker where the rules are slower."""
    return [
        bot.name
        for bot, level in zip(LEVEL_BOTS, levels_of(game).level, strict=True)
        if level.seconds > 0
    ]


def bot(name: str) -> Bot:
    for candidate in LADDER + LEVEL_BOTS:
        if candidate.name == name:
            return candidate
    raise Refusal("unknown-bot", bot=name, possible=", ".join(bot_names()))
