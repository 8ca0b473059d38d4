"""Write a match between bots as a record with its result: python tools/record.py GAME BOTS [OPTION ...].

For tests/records: `python tools/record.py pieces-montees greedy,random mode=confirmed --seed x`.
"""

from __future__ import annotations

import argparse

from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.timeline import Timeline
from toque.games import game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--seed", default="record")
    given = parser.parse_args()
    title = game(given.game)
    players = given.bots.split(",")
    options = dict(option.split("=") for option in given.options)
    timeline = Timeline(title, title.setup(len(players), options), players, given.seed)
    while not timeline.match.over:
        seat = timeline.match.deciders()[0]
        number = len(timeline.record.moves)
        seed = f"{given.seed}/{seat}"
        choice = decide(bot(players[seat]), timeline.match, seat, seed, number)
        timeline.play(seat, choice.move)
    print(timeline.record.write(), end="")
    print("# scores", *timeline.match.scores())
    print("# ranks", *timeline.match.ranks())


if __name__ == "__main__":
    main()
