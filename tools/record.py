"""Write a match between bots as a record with its result: python tools/record.py GAME BOTS [OPTION ...].

For tests/records: `python tools/record.py pieces-montees greedy,random mode=confirmed --seed x`.
After a change of the house edition, `python tools/record.py --again tests/records/gateau/*.toque` plays
records again, each with the bots, options and seed that it names.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.record import read_record
from toque.engine.timeline import Timeline
from toque.games import game


def played(slug: str, players: list[str], options: dict[str, str], seed: str) -> str:
    """A match between bots, as a record with its scores and ranks."""
    title = game(slug)
    timeline = Timeline(title, title.setup(len(players), options), players, seed)
    while not timeline.match.over:
        seat = timeline.match.deciders()[0]
        number = len(timeline.record.moves)
        choice = decide(bot(players[seat]), timeline.match, seat, f"{seed}/{seat}", number)
        timeline.play(seat, choice.move)
    scores = " ".join(str(score) for score in timeline.match.scores())
    ranks = " ".join(str(rank) for rank in timeline.match.ranks())
    return f"{timeline.record.write()}# scores {scores}\n# ranks {ranks}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="?")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--seed", default="record")
    parser.add_argument("--again", nargs="+", type=Path)
    given = parser.parse_args()
    if given.again:
        for path in given.again:
            old = read_record(path.read_text("utf-8"))
            again = played(old.game, old.players, old.options, old.seed)
            path.write_text(again, "utf-8")
        return
    if given.bots is None:
        parser.error("a game and its bots, or --again with records")
    options = dict(option.split("=") for option in given.options)
    print(played(given.game, given.bots.split(","), options, given.seed), end="")


if __name__ == "__main__":
    main()
