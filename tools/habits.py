"""Count what good players do, and write it into a game's `habits.toml`.

Matches to be played to their end need a quick player (`toque.bots.habits`): it draws moves as often as
planners choose them. Some moves of these matches are drawn by lot, so that other positions are met too
than those that planners like.

    python tools/habits.py pieces-montees --matches 40
"""

import argparse
from collections import Counter
from pathlib import Path

from toque.bots.bot import decide
from toque.bots.habits import FILE
from toque.bots.planner import PlannerBot
from toque.engine.refusal import Refusal
from toque.engine.rng import Rng
from toque.games import folder, game, slugs

BY_LOT = 10
"""One move of so many."""
HEAD = """\
# What good players do: of the decisions that allow a verb beside others, the share in which it is
# chosen. Written by tools/habits.py: {matches} matches between planners of two to four seats, every
# other one with the last choice of every option.
"""


def count(slug: str, matches: int) -> tuple[Counter[str], Counter[str]]:
    """How often each verb could be chosen beside others, and how often it was."""
    title = game(slug)
    verb_of = [verb.name for verb in title.lexicon.verbs for _ in range(verb.size)]
    everything = {one.name: one.choices[-1] for one in title.options(title.house_edition())}
    possible: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for number in range(matches):
        seats = min(2 + number % 3, title.most_seats)
        seed = f"habits/{number}"
        try:
            match = title.new(seats, everything if number % 2 else None, seed)
        except Refusal:  # not all options go together at every number of seats
            match = title.new(seats, None, seed)
        lot = Rng(seed)
        decisions = 0
        while not match.over:
            seat = match.deciders()[0]
            moves = match.moves(seat)
            move = decide(PlannerBot(), match, seat, seed, decisions).move
            decisions += 1
            verbs = {verb_of[one] for one in moves}
            if len(verbs) > 1:
                possible.update(verbs)
                chosen[verb_of[move]] += 1
            match.play(seat, lot.choice(moves) if lot.below(BY_LOT) == 0 else move)
    return possible, chosen


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=slugs())
    parser.add_argument("--matches", type=int, default=24)
    found = parser.parse_args()
    possible, chosen = count(found.game, found.matches)
    lines = [
        f"{verb.name} = {chosen[verb.name] / possible[verb.name]:.2f}\n"
        for verb in game(found.game).lexicon.verbs
        if possible[verb.name]
    ]
    file = Path(str(folder(found.game) / FILE))
    file.write_text(HEAD.format(matches=found.matches) + "".join(lines), encoding="utf-8")
    print(f"{len(lines)} verbs in {file}")


if __name__ == "__main__":
    main()
