"""What the strongest bot would play in somebody's place, and in what its moves differ.

It sees through the eyes of that seat alone, like any bot: a hint tells nothing that the seat cannot
know.
"""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot, Candidate, Vantage
from toque.bots.budget import Budget
from toque.bots.ladder import LEVEL_BOTS
from toque.bots.rollout import RolloutBot
from toque.bots.search import SearchBot
from toque.engine.bill import bills, differences
from toque.engine.match import Match
from toque.engine.rng import Rng
from toque.engine.wire import BillLine

MOST_CANDIDATES: Final = 3
MOST_DIFFERENCES: Final = 3
WIDTH: Final = 5
"""Moves that he looks into: more than he tells of, few enough to play each to the end in time."""
FOR_ADVICE: Final = 3.0
"""Seconds for the chef to think while somebody waits for his advice."""
FOR_A_DECISION: Final = 1.0
"""Seconds for him to look at each decision of a match that is over."""


def chef() -> Bot:
    return LEVEL_BOTS[-1]


def compared(
    bot: Bot, match: Match, seat: int, chance: str, seconds: float, among: list[int] | None = None
) -> list[Candidate]:
    """What a bot expects of the moves that it looks into, the best first; of some alone, if these are
    given. Nothing where it plays no matches to their end, or had no time for one."""
    player = bot.at(match.setup)
    if isinstance(player, SearchBot):
        # He tells points at the end and the chance to win, not what a position on the way promises.
        player = RolloutBot(player.name, player.simulations, width=WIDTH)
    budget = Budget(player.simulations, seconds)
    vantage = Vantage(match, seat, Rng(f"{chance}/{bot.name}"), budget)
    if among is not None:
        vantage.moves = among
    return player.choose(vantage).candidates


def apart(match: Match, seat: int, move: int, other: int, chance: str) -> list[BillLine]:
    """In what a move brings more or less than another, as far as the seat can know: the largest
    differences."""
    one, two = bills(match, seat, [move, other], Rng(f"{chance}/bill"))
    return differences(one, two)[:MOST_DIFFERENCES]
