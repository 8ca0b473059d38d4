"""Tune what the planner likes in a game, by self-play: python tools/tune.py GAME.

The numbers of the balanced taste in the game's `tastes.toml` are varied together by an optimiser
(CMA-ES). Each candidate plays at all tables that are given, everyone of a generation with the same
deals, and each deal once from every seat. Build first (`make build`). What was played is kept in
build/tuning until the game or the bots change: the same command goes on where it was broken off, and
more generations play only those that are new. At the end the tuned numbers and those of now play deals
that no candidate has seen. The other bots play by the numbers of now, greedy too: measure the ladder
again when they are written. Nothing is written unless --write is given.

    python tools/tune.py rococo
    python tools/tune.py rococo --tables me,greedy me --numbers livre,plenty,rivals --generations 30
    python tools/tune.py patisserie --matches 40 --fresh 400 --write
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import math
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

import numpy
from cmaes import CMA

from toque.arena.chapters import Strategist
from toque.arena.plan import version_of
from toque.arena.report import between, percent
from toque.arena.side_by_side import side_by_side
from toque.arena.sums import interval
from toque.arena.tournament import play_match, rotated
from toque.arena.workers import OBJECTS
from toque.bots.bot import Bot
from toque.bots.ladder import bot
from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.tastes import BALANCED, read_tastes
from toque.games import folder, game, package, slugs

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "tuning"
TASTES = "tastes.toml"
ME = "me"
"""The candidate, among the seats of a table."""
TABLES = ("me,greedy", "me,planner", "me,planner,planner,planner")
GENERATIONS = 20
MATCHES = 24
FRESH = 200
SPREAD = 0.25
"""By which part of itself a number is varied at first."""
SOFTNESS = 8.0
"""With how many points more than the best rival a match counts as about three quarters of a win."""
DIGITS = 3

Numbers = dict[str, float]


# The optimiser.


class Search:
    """Numbers that are varied together, by factors, until they measure well.

    Its own luck comes from the seed alone, and what was measured stands in a file in the order in which
    it was asked for: a search that was broken off asks again, and measures only what is not there.
    """

    def __init__(self, start: Numbers, spread: float, seed: str, population: int | None) -> None:
        self.start = start
        self.spread = spread
        luck = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")
        self.optimiser = CMA(
            mean=numpy.zeros(len(start)), sigma=1.0, seed=luck, population_size=population
        )

    def numbers(self, factors: Sequence[float]) -> Numbers:
        return {
            name: number * math.exp(self.spread * float(factor))
            for (name, number), factor in zip(self.start.items(), factors, strict=True)
        }

    def found(self) -> Numbers:
        """The middle of what is varied: one candidate that did well may have been lucky."""
        return {name: rounded(number) for name, number in self.numbers(self.optimiser.mean).items()}

    def run(
        self,
        measure: Callable[[Numbers, int], float],
        generations: int,
        kept: Path,
        progress: Callable[[int, list[float]], None],
    ) -> Numbers:
        """`measure` is given a candidate and the number of its generation; more is better."""
        known = _measured(kept)
        with kept.open("a", encoding="utf-8") as file:
            for generation in range(generations):
                asked = [self.optimiser.ask() for _ in range(self.optimiser.population_size)]
                values: list[float] = []
                for factors in asked:
                    value = next(known, None)
                    if value is None:
                        value = measure(self.numbers(factors), generation)
                        file.write(json.dumps(value) + "\n")
                        file.flush()
                    values.append(value)
                pairs = zip(asked, values, strict=True)
                self.optimiser.tell([(factors, -value) for factors, value in pairs])
                progress(generation, values)
        return self.found()


def _measured(kept: Path) -> Iterator[float]:
    """What the file has; a last line that was cut is not one, and is taken away."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    whole, newline, _ = kept.read_text("utf-8").rpartition("\n")
    kept.write_text(whole + newline, "utf-8")
    return iter([float(json.loads(line)) for line in whole.splitlines()])


def rounded(number: float) -> float:
    """
    >>> rounded(0.123456), rounded(21.987)
    (0.123, 22.0)
    """
    return float(f"{number:.{DIGITS}g}")


# Tables.


class Candidate:
    """A planner with its own numbers."""

    def __init__(self, slug: str, numbers: Numbers) -> None:
        weigh = import_module(f"{package(slug)}.heuristics").weigh
        taste = import_module(f"{package(slug)}.taste").Taste(numbers)

        def liked(match: Match, seat: int) -> float:
            worth: float = weigh(match, seat, taste)
            return worth

        self.bot = Strategist(ME, liked)


class Table:
    """Seats by the names of bots; the candidate takes the place of `me`, and all move on by one seat."""

    def __init__(self, title: Game[Match], seats: str) -> None:
        self.title = title
        self.seats = seats
        self.names = seats.split(",")
        self.setup = title.setup(len(self.names), {}, title.house_edition())

    def play(
        self, candidate: Bot, matches: int, seed: str, processes: int
    ) -> list[tuple[float, float]]:
        """By match: which part of a win it was, and how many points ahead of the best rival."""
        bots = [candidate if name == ME else bot(name) for name in self.names]

        def played(number: int) -> tuple[float, float]:
            deal, rotation = divmod(number, len(bots))
            seated = rotated(bots, rotation)
            match, _ = play_match(self.title, self.setup, seated, f"{seed}/{deal}")
            me = seated.index(candidate)
            results = match.results()
            rank = results[me].rank
            won = 1 / sum(one.rank == 1 for one in results) if rank == 1 else 0.0
            best = max(one.score for one in results if one.seat != me)
            return won, float(results[me].score - best)

        parts = min(processes, matches)
        found = side_by_side(lambda part: [played(n) for n in range(part, matches, parts)], parts)
        return [found[number % parts][number // parts] for number in range(matches)]


def worth(margins: Sequence[float]) -> float:
    """What matches with such margins are worth: a narrow win is luck in part, and so is a narrow loss.

    >>> worth([0.0, 1000.0, -1000.0])
    0.5
    """
    return sum(0.5 + 0.5 * math.tanh(margin / 2 / SOFTNESS) for margin in margins) / len(margins)


def told(table: Table, outcomes: Sequence[tuple[float, float]]) -> str:
    """How a candidate did at a table, in a line."""
    seats = len(table.names)
    blocks = [outcomes[first : first + seats] for first in range(0, len(outcomes), seats)]
    wins = [sum(won for won, _ in block) for block in blocks]
    around = interval(wins, [len(block) for block in blocks])
    margin = sum(margin for _, margin in outcomes) / len(outcomes)
    share = sum(wins) / len(outcomes)
    return f"{percent(share)} ({between(around)}), {margin:+.1f} points ahead"


def compared(now: Sequence[tuple[float, float]], tuned: Sequence[tuple[float, float]]) -> str:
    """By how many points more one did in the same deals than another, and how sure that is.

    >>> compared([(0.0, -2.0), (1.0, 4.0)], [(1.0, 1.0), (1.0, 5.0)])
    '+2.0 points (0.0 to 4.0)'
    """
    more = [two - one for (_, one), (_, two) in zip(now, tuned, strict=True)]
    middle = sum(more) / len(more)
    spread = math.sqrt(sum((one - middle) ** 2 for one in more) / max(1, len(more) - 1))
    around = 1.96 * spread / math.sqrt(len(more))
    return f"{middle:+.1f} points ({middle - around:.1f} to {middle + around:.1f})"


# The file.


def written(text: str, numbers: Mapping[str, float]) -> str:
    """A `tastes.toml` with other numbers in its balanced taste; comments stay where they are.

    >>> text = "[balanced]\\nlivre = 0.2    # a coin\\n\\n[selling]\\nlivre = 1.0"
    >>> print(written(text, {"livre": 0.125}))
    [balanced]
    livre = 0.125  # a coin
    <BLANKLINE>
    [selling]
    livre = 1.0
    """
    head, mark, rest = text.partition(f"[{BALANCED}]\n")
    body, bracket, others = rest.partition("\n[")
    lines = []
    for line in body.split("\n"):
        known = re.match(r"([\w-]+) = ([\d.]+)( *)(.*)", line)
        if known is not None and known[1] in numbers:
            value = f"{known[1]} = {numbers[known[1]]}"
            line = value + known[4].rjust(len(line) - len(value)) if known[4] else value
        lines.append(line)
    return head + mark + "\n".join(lines) + bracket + others


def tuned_games() -> list[str]:
    return [slug for slug in slugs() if folder(slug).joinpath(TASTES).is_file()]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=tuned_games())
    parser.add_argument(
        "--tables", nargs="+", default=list(TABLES), help="seats by bots, with me: me,greedy"
    )
    parser.add_argument("--numbers", help="only these, by commas; else all that are not 0")
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument("--population", type=int, help="candidates of a generation")
    parser.add_argument(
        "--matches", type=int, default=MATCHES, help="at each table, for each candidate"
    )
    parser.add_argument("--spread", type=float, default=SPREAD)
    parser.add_argument("--fresh", type=int, default=FRESH, help="matches at each table at the end")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the tuned numbers in the file")
    given = parser.parse_args()
    gc.set_threshold(OBJECTS)

    slug: str = given.game
    title = game(slug)
    now = read_tastes(package(slug))[BALANCED]
    names = given.numbers.split(",") if given.numbers else [name for name in now if now[name]]
    start = {name: now[name] for name in names}
    tables = [Table(title, seats) for seats in given.tables]

    def measure(numbers: Numbers, generation: int) -> float:
        candidate = Candidate(slug, {**now, **numbers}).bot
        values = []
        for table in tables:
            seed = f"{given.seed}/{table.seats}/{generation}"
            outcomes = table.play(candidate, given.matches, seed, given.processes)
            values.append(worth([margin for _, margin in outcomes]))
        return sum(values) / len(values)

    def progress(generation: int, values: list[float]) -> None:
        middle = sum(values) / len(values)
        said = f"generation {generation + 1}: on average {middle:.3f}, best {max(values):.3f}"
        print(said, file=sys.stderr, flush=True)

    asked = [
        *(version_of(slug), given.tables, start, given.population),
        *(given.matches, given.spread, given.seed),
    ]
    name = hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]
    search = Search(start, given.spread, json.dumps(asked), given.population)
    tuned = search.run(measure, given.generations, KEPT / f"{slug}-{name}.jsonl", progress)

    print(f"{'':24}{'now':>8}{'tuned':>8}")
    for number in names:
        print(f"{number:24}{start[number]:8g}{tuned[number]:8g}")
    for table in tables:
        by_taste = []
        for said, numbers in (("now", now), ("tuned", {**now, **tuned})):
            candidate = Candidate(slug, numbers).bot
            seed = f"{given.seed}/{table.seats}/fresh"
            outcomes = table.play(candidate, given.fresh, seed, given.processes)
            by_taste.append(outcomes)
            print(f"{table.seats}: {said} wins {told(table, outcomes)}", flush=True)
        print(f"{table.seats}: tuned does better by {compared(*by_taste)}", flush=True)
    if given.write:
        path = ROOT / "src" / package(slug).replace(".", "/") / TASTES
        path.write_text(written(path.read_text("utf-8"), tuned), "utf-8")
        print(f"{path.relative_to(ROOT)} is written.")


if __name__ == "__main__":
    main()
