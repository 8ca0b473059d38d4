"""How an edition plays, measured by matches between bots and written as a page.

What any game can ask is here; what a game asks of its own components is its `report.py`. Every sentence
is written from the numbers, so that the page is true of the edition that was measured.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from toque.arena.side_by_side import side_by_side
from toque.arena.sums import Interval, deviation, factor, mean, quantile
from toque.arena.tournament import run_tournament
from toque.arena.usage import Count, Usage, measure_usage, together
from toque.bots.bot import Bot
from toque.bots.ladder import bot
from toque.engine.edition import Edition
from toque.engine.game import Game
from toque.engine.match import Match

PIECE: Final = 10
"""Matches that are measured and kept together."""


class Arena:
    """The measurements of one report: the same matches, seed and edition for all of them."""

    def __init__(
        self,
        title: Game[Match],
        edition: Edition,
        matches: int,
        seed: str,
        progress: Callable[[str], None],
        processes: int = 1,
        kept: Path | None = None,
    ) -> None:
        """`progress` is told what is being played, for it takes minutes.

        In the folder `kept` stands what was measured before, piece by piece, so that a report that was
        broken off goes on where it was. It must be another one for every version of game and bots.
        """
        self.kept = kept
        self.progress = progress
        self.processes = processes
        self.title = title
        self.edition = edition
        self.matches = matches
        self.seed = seed

    def play(
        self,
        bots: Sequence[str | Bot],
        matches: int,
        watched: Mapping[str, Sequence[str]],
        **options: str,
    ) -> Usage:
        """Bots by their names, or those that are on no ladder themselves, each in its seat."""
        setup = self.title.setup(len(bots), options, self.edition)
        seated = [bot(one) if isinstance(one, str) else one for one in bots]
        said = " ".join(f"{name}={value}" for name, value in options.items())
        self.progress(f"{matches} x {','.join(one.name for one in seated)} {said}")
        watching = {kind: list(arguments) for kind, arguments in sorted(watched.items())}
        asked = [[one.name for one in seated], sorted(options.items()), self.seed, watching]
        name = hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:16]
        firsts = range(0, matches, PIECE)
        parts = min(self.processes, len(firsts))

        def measured(first: int) -> Usage:
            count = min(PIECE, matches - first)
            file = self.kept / f"{name}-{first}-{count}.json" if self.kept else None
            if file is not None and file.exists():
                return msgspec.json.decode(file.read_bytes(), type=Usage)
            found = measure_usage(self.title, setup, seated, count, self.seed, watched, first=first)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                new = file.with_suffix(".new")
                new.write_bytes(msgspec.json.encode(found))
                new.replace(file)
            return found

        by_part = side_by_side(lambda part: [measured(n) for n in firsts[part::parts]], parts)
        return together([by_part[n % parts][n // parts] for n in range(len(firsts))])

    def duel(self, one: str, two: str, matches: int) -> tuple[float, tuple[float, float]]:
        setup = self.title.setup(2, {}, self.edition)
        self.progress(f"{matches} duels {one} {two}")
        bots = [bot(one), bot(two)]
        first = run_tournament(self.title, setup, bots, matches, self.seed).bots[0]
        return first.share, first.interval


# Markdown.


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """The first column is to the left, numbers are to the right."""
    marks = ["---"] + ["---:"] * (len(heading) - 1)
    lines = [heading, marks, *rows]
    return ["", *("| " + " | ".join(line) + " |" for line in lines), ""]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(interval: tuple[float, float]) -> str:
    return f"{100 * interval[0]:.1f} – {100 * interval[1]:.1f} %"


def inside(interval: Interval, low: float, high: float) -> bool:
    """Whether a whole interval lies between two shares."""
    return low <= interval[0] and interval[1] <= high


def times(value: float) -> str:
    return "∞" if value == float("inf") else f"{value:.2f}"


def verdict(kept: bool) -> str:
    return "kept" if kept else "**not kept**"


class Report:
    """The page, and the goals that the edition should meet."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.goals: list[tuple[str, str, bool]] = []

    def say(self, *lines: str) -> None:
        self.lines += lines

    def goal(self, wanted: str, found: str, kept: bool) -> None:
        self.goals.append((wanted, found, kept))

    def share(
        self, wanted: str, found: tuple[float, Interval], low: float, high: float = 1.0
    ) -> None:
        """A goal: a share lies between two others. Where its interval does not, that is said."""
        share, interval = found
        said = f"{percent(share)} ({between(interval)})"
        if low <= share <= high and not inside(interval, low, high):
            said += ", the interval not wholly"
        self.goal(wanted, said, low <= share <= high)

    def fair_seats(self, wanted: str, intervals: Sequence[Interval], tolerance: float) -> None:
        """A goal: every seat wins as often as every other, give or take a tolerance."""
        par = 1 / len(intervals)
        self.goal(
            f"{wanted} {100 * par:.0f} % ± {100 * tolerance:.0f}, its whole interval inside",
            " / ".join(between(interval) for interval in intervals),
            all(inside(interval, par - tolerance, par + tolerance) for interval in intervals),
        )

    def goals_table(self) -> list[str]:
        rows = [(wanted, found, verdict(kept)) for wanted, found, kept in self.goals]
        return table(("goal", "measured", ""), rows)


# Tables that any game can have.


def score_table(usages: Sequence[Usage]) -> list[str]:
    rows = []
    for usage in usages:
        every = [score for scores in usage.scores for score in scores]
        best = [max(scores) for scores in usage.scores]
        spread = [f"{quantile(every, part):.0f}" for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
        rows.append(
            [
                str(len(usage.bots)),
                str(usage.matches),
                f"{mean(every):.1f}",
                f"{deviation(every):.1f}",
                str(min(every)),
                *spread,
                str(max(every)),
                f"{mean(best):.1f}",
            ]
        )
    heading = ["seats", "matches", "mean", "deviation", "lowest"]
    heading += ["5 %", "25 %", "median", "75 %", "95 %", "highest", "best at the table"]
    return table(heading, rows)


def histogram(usages: Sequence[Usage], step: int) -> list[str]:
    """The share of the scores in each span, a column for each number of seats."""
    every = [[score for scores in usage.scores for score in scores] for usage in usages]
    first = min(min(scores) for scores in every) // step * step
    last = max(max(scores) for scores in every)
    rows = []
    for low in range(first, last + 1, step):
        shares = [sum(low <= score < low + step for score in scores) for scores in every]
        parts = [percent(n / len(scores)) for n, scores in zip(shares, every, strict=True)]
        rows.append([f"{low} – {low + step - 1}", *parts])
    return table(["points", *(f"{len(usage.bots)} seats" for usage in usages)], rows)


def seat_table(usages: Sequence[Usage]) -> list[str]:
    rows = []
    for usage in usages:
        for seat in range(len(usage.bots)):
            share, interval = usage.seat_share(seat)
            points = mean([scores[seat] for scores in usage.scores])
            name = f"{len(usage.bots)} seats, seat {seat + 1}"
            rows.append([name, percent(share), between(interval), f"{points:.1f}"])
    return table(["", "wins", "95 % interval", "mean score"], rows)


def length_table(usages: Sequence[Usage], turn: str) -> list[str]:
    rows = []
    for usage in usages:
        seats = len(usage.bots)
        turns = [count / seats for count in usage.per_match(turn)]
        rows.append(
            [
                str(seats),
                f"{mean(turns):.1f}",
                f"{quantile(turns, 0.05):.0f}",
                f"{quantile(turns, 0.95):.0f}",
                f"{max(turns):.0f}",
                f"{mean(usage.decisions):.0f}",
                f"{quantile(usage.decisions, 0.05):.0f}",
                f"{quantile(usage.decisions, 0.95):.0f}",
                f"{sum(usage.decisions) / sum(usage.per_match(turn)):.1f}",
            ]
        )
    heading = ["seats", "turns a seat", "5 %", "95 %", "most"]
    heading += ["decisions a match", "5 %", "95 %", "decisions a turn"]
    return table(heading, rows)


def counts_of(usage: Usage, kind: str, argument: str, names: Sequence[str]) -> dict[str, Count]:
    """All names, also those that were never said."""
    found = usage.of(kind, argument)
    return {name: found.get(name, Count()) for name in names}


def usage_table(heading: str, counts: Mapping[str, Count], matches: int) -> list[str]:
    rows = [
        [name, str(count.times), f"{count.times / matches:.3f}", percent(count.share_won)]
        for name, count in sorted(counts.items(), key=lambda pair: -pair[1].times)
    ]
    return table([heading, "times", "a match", "by a winner"], rows)


def spread(counts: Mapping[str, Count]) -> float:
    return factor([count.times for count in counts.values()])
