"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from toque.bots.bot import Bot
from toque.bots.planner import PlannerBot
from toque.bots.simple import GreedyBot, RandomBot
from toque.engine.refusal import Refusal

LADDER: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), PlannerBot())


def bot_names() -> list[str]:
    return [bot.name for bot in LADDER]


def bot(name: str) -> Bot:
    for candidate in LADDER:
        if candidate.name == name:
            return candidate
    raise Refusal("unknown-bot", bot=name, possible=", ".join(bot_names()))
