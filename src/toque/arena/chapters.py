"""Chapters that the reports of several games have: fairness, strategies, components, the ladder of bots.

Each writes its tables into a report, and the goals that the edition should keep.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from toque.arena.report import (
    Arena,
    Report,
    between,
    histogram,
    length_table,
    percent,
    score_table,
    seat_table,
    table,
    usage_table,
)
from toque.arena.sums import mean
from toque.arena.usage import Count, Usage, share_of
from toque.bots.planner import PlannerBot
from toque.engine.match import Match

PLAYER: Final = "planner"
"""Who plays the matches that are measured."""
FEW: Final = 20
"""Set-ups other than four seats get one match for this many: only wins by seat want narrow intervals."""
SEAT_TOLERANCE: Final = 0.04
LADDER: Final = (("greedy", "random"), (PLAYER, "greedy"))
LADDER_WINS: Final = 0.9
"""How often the stronger bot should win a duel."""
STRATEGY_WINS: Final = 0.15
"""How often a bot that favours one way to win should win against three balanced ones."""
DOMINATING: Final = 0.40
"""The share of the matches of four that no component should win for those who use it."""
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")

Watched = Mapping[str, Sequence[str]]


class Strategist(PlannerBot):
    """A planner that likes one way to win for more than it is worth."""

    def __init__(self, strategy: str, liked: Callable[[Match, int], float]) -> None:
        super().__init__()
        self.name = strategy
        self.liked = liked

    def weigh(self, match: Match, seat: int) -> float:
        return self.liked(match, seat)


def few_of(arena: Arena) -> int:
    return max(1, arena.matches // FEW)


def tables_of_all_sizes(arena: Arena, watched: Watched) -> dict[int, Usage]:
    """By seats: matches of the bot against itself, most of them of four."""
    return {
        seats: arena.play([PLAYER] * seats, arena.matches if seats == 4 else few_of(arena), watched)
        for seats in (2, 3, 4, 5)
    }


def scores_and_fairness(report: Report, by_seats: Mapping[int, Usage], turn: str) -> None:
    """Scores, wins by seat and by the order of the first round, and how long it takes.

    `turn` is the event with which a turn begins.
    """
    usages = list(by_seats.values())
    four = by_seats[4]
    report.say("## Scores", *score_table(usages), "How they are spread:", *histogram(usages, 10))
    report.say("## Wins by seat", "", "A shared win counts as its part.", *seat_table(usages))
    report.fair_seats(
        "each of four seats wins", [four.seat_share(seat)[1] for seat in range(4)], SEAT_TOLERANCE
    )
    report.say(
        "Who begins is drawn by lot, so seats can differ by luck alone. What the rules could favour is",
        "the order of the first round:",
    )
    rows = []
    for usage in usages:
        for place in range(len(usage.bots)):
            share, around = usage.order_share(place)
            name = f"{len(usage.bots)} seats, {ORDINALS[place]} in round 1"
            rows.append([name, percent(share), between(around)])
    report.say(*table(["", "wins", "95 % interval"], rows))
    report.fair_seats(
        "each place in the order of the first round, of four, wins",
        [four.order_share(place)[1] for place in range(4)],
        SEAT_TOLERANCE,
    )
    report.say("## Length", *length_table(usages, turn), "A turn is a card that is played.", "")


def strategies(
    report: Report,
    arena: Arena,
    strategists: Sequence[Strategist],
    ways: Mapping[str, Sequence[str]],
    matches: int,
    four: Usage,
) -> None:
    """Each against three balanced planners; `ways` has the events that a strategy is about."""
    report.say(
        "## Strategies",
        "",
        "A strategy is a planner that likes one way to win for more than it is worth (see",
        f"`tastes.toml`). Each plays {matches} matches against three balanced planners; 25 % is par.",
        "How often it does what it likes, and a balanced planner among its like does, comes last.",
    )
    rows = []
    for strategist in strategists:
        events = ways[strategist.name]
        watched = {event: ["seat"] for event in events}
        usage = arena.play([strategist, *[PLAYER] * 3], matches, watched)
        share, around = usage.seat_share(0)
        own = sum(usage.of(event, "seat").get("0", Count()).times for event in events)
        balanced = sum(count.times for event in events for count in four.of(event, "seat").values())
        rows.append(
            [
                strategist.name,
                percent(share),
                between(around),
                f"{mean([scores[0] for scores in usage.scores]):.1f}",
                f"{mean([sum(scores[1:]) / 3 for scores in usage.scores]):.1f}",
                f"{own / matches:.2f}",
                f"{balanced / (4 * four.matches):.2f}",
            ]
        )
        report.share(
            f"a bot that favours {strategist.name} wins at least {100 * STRATEGY_WINS:.0f} % among four",
            (share, around),
            STRATEGY_WINS,
        )
    heading = ["strategy", "wins", "95 % interval", "its score", "balanced", "a match", "balanced"]
    report.say(*table(heading, rows))


class Parts:
    """Tables of what is used how often, and what is used too little or wins too much."""

    def __init__(self, report: Report, dead: float = 0.0) -> None:
        """`dead`: a component that is used no more often than this in a match is dead."""
        self.report = report
        self.least = dead
        self.dead: list[str] = []
        self.dominating: list[str] = []

    def begin(self, usage: Usage) -> None:
        self.report.say(
            "## Components",
            "",
            f"In {usage.matches} matches of four. *By a winner*: which part of the uses were those of a",
            "seat that won.",
            "",
        )

    def add(self, title: str, heading: str, counts: Mapping[str, Count], matches: int) -> None:
        self.report.say(f"### {title}", *usage_table(heading, counts, matches))
        every = together(counts)
        for name, count in counts.items():
            if count.times <= self.least * matches:
                self.dead.append(name)
            elif dominates(count, every):
                self.dominating.append(name)

    def every_one_is_used(self, wanted: str) -> None:
        self.report.goal(
            wanted, "all" if not self.dead else "not " + ", ".join(self.dead), not self.dead
        )

    def none_dominates(self) -> None:
        self.report.goal(
            f"none of them wins more than {100 * DOMINATING:.0f} % for those who use it, beyond luck",
            ", ".join(self.dominating) or "none",
            not self.dominating,
        )


def together(counts: Mapping[str, Count]) -> Count:
    return Count(
        sum(count.times for count in counts.values()), sum(count.won for count in counts.values())
    )


def dominates(count: Count, every: Count) -> bool:
    """Whether a component wins too often, and more often than its like by more than luck."""
    won = round(count.won)
    _, (low, _) = share_of([1.0] * won + [0.0] * (count.times - won))
    return count.share_won > DOMINATING and low > every.share_won


def said(counts: Mapping[str, Count]) -> dict[str, Count]:
    """Those that were said at all."""
    return {name: count for name, count in counts.items() if count.times}


def by_first_word(usage: Usage, kind: str, argument: str) -> dict[str, Count]:
    """Counts by the first word: what follows it describes the thing."""
    found: dict[str, Count] = {}
    for words, more in usage.of(kind, argument).items():
        count = found.setdefault(words.partition(" ")[0], Count())
        count.times += more.times
        count.won += more.won
    return found


def ladder(report: Report, arena: Arena, matches: int) -> None:
    report.say("## Bots", "")
    for strong, weak in LADDER:
        duels = arena.play([strong, weak], matches, {})
        share, around = duels.seat_share(0)
        report.say(
            f"`{strong}` wins {percent(share)} ({between(around)}) of {duels.matches} duels with",
            f"`{weak}`.",
        )
        report.share(
            f"`{strong}` beats `{weak}` in {100 * LADDER_WINS:.0f} % of duels",
            (share, around),
            LADDER_WINS,
        )
