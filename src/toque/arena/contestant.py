"""Who plays in the arena: the bots by name, and levels with a part of their simulations.

`level-6/10` is level 6 with a tenth of what it plays before a decision elsewhere: for whoever has not
the hours that its full strength takes. It is a bot of its own, and named so wherever it is told of.
"""

from __future__ import annotations

from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.ladder import LevelBot, bot, bot_names
from toque.engine.game import Setup
from toque.engine.refusal import Refusal


class PartOfLevel(Bot):
    def __init__(self, name: str, whole: LevelBot, part: int) -> None:
        """`part` is how many of it would play as many simulations as the whole."""
        self.name = name
        self.whole = whole
        self.part = part

    def at(self, setup: Setup) -> Bot:
        player = self.whole.fresh(setup, self.name)
        player.simulations = -(-player.simulations // self.part)
        return player

    def choose(self, vantage: Vantage) -> Choice:
        return self.at(vantage.setup).choose(vantage)


def contestant(name: str) -> Bot:
    whole, slash, part = name.partition("/")
    found = bot(whole)
    if not slash:
        return found
    if not isinstance(found, LevelBot) or not part.isdecimal() or int(part) < 1:
        raise Refusal("unknown-bot", bot=name, possible=", ".join(bot_names()))
    return PartOfLevel(name, found, int(part))
