"""`toque serve` whose chef is the small bot of the tests: quick also where nothing is compiled. Whoever
reads a match is thought to be gone after seconds, not a minute. Every match is dealt from the same seed.

Workers load this file too, so that they know the bot.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.taster import Taster
from toque.bots.bot import Bot
from toque.bots.ladder import bot as of_the_ladder
from toque.server import bots, kitchen, lobby, reader
from toque.server.config import read_settings
from toque.server.serve import serve

TASTER = Taster()


def bot(name: str) -> Bot:
    return TASTER if name == TASTER.name else of_the_ladder(name)


bots.bot = bot  # type: ignore[attr-defined]
kitchen.chef = reader.chef = lambda: TASTER  # type: ignore[attr-defined]
reader.LEASE = 4_000  # type: ignore[misc]
reader.SAYS_SO_EVERY = 1.0  # type: ignore[misc]


def main(database: str, port: str) -> int:
    lobby.fresh_seed = lambda: "the-same-deal"  # type: ignore[attr-defined]
    return serve(read_settings(database=database, port=port), lambda _: None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
