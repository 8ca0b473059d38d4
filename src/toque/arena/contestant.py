"""Who plays in the arena: the bots by name, and levels with a part of their simulations.

`level-6/10` is level 6 with a tenth of what it plays before a decision elsewhere: for whoever has not
the hours that its full strength takes. `level-6/untaught` is level 6 without what was learned of the
game: so it shows what that is worth. Both go together (`level-6/10/untaught`). Each is a bot of its own,
and named so wherever it is told of.
"""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot, Choice, Vantage
from toque.bots.ladder import LevelBot, bot, bot_names
from toque.bots.search import SearchBot
from toque.engine.game import Setup
from toque.engine.refusal import Refusal

UNTAUGHT: Final = "untaught"


class ChangedLevel(Bot):
    def __init__(self, name: str, whole: LevelBot, part: int, taught: bool) -> None:
        """`part` is how many of it would play as many simulations as the whole."""
        self.name = name
        self.whole = whole
        self.part = part
        self.taught = taught

    def at(self, setup: Setup) -> Bot:
        player = self.whole.fresh(setup, self.name)
        player.simulations = -(-player.simulations // self.part)
        if isinstance(player, SearchBot):
            player.learned = player.learned and self.taught
        return player

    def choose(self, vantage: Vantage) -> Choice:
        return self.at(vantage.setup).choose(vantage)


def contestant(name: str) -> Bot:
    whole, *changes = name.split("/")
    found = bot(whole)
    if not changes:
        return found
    taught = changes[-1] != UNTAUGHT
    parts = changes if taught else changes[:-1]
    part = parts[0] if parts else "1"
    if not isinstance(found, LevelBot) or len(parts) > 1 or not part.isdecimal() or int(part) < 1:
        raise Refusal("unknown-bot", bot=name, possible=", ".join(bot_names()))
    return ChangedLevel(name, found, int(part), taught)
