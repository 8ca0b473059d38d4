"""How an edition plays: scores, wins by seat, strategies, the use of every component, and the automa."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from toque.arena.report import (
    Arena,
    Report,
    between,
    counts_of,
    histogram,
    length_table,
    percent,
    score_table,
    seat_table,
    table,
    usage_table,
)
from toque.arena.usage import Count, Usage, mean
from toque.bots.planner import PlannerBot
from toque.engine.match import Match
from toque.games.rococo import (
    components,
    heuristics,
    names,
)
from toque.games.rococo.match import RococoMatch
from toque.games.rococo.taste import STRATEGIES

PLAYER: Final = "planner"
"""Who plays the matches that are measured."""
FEW: Final = 20
"""Set-ups other than four seats get one match for this many: only wins by seat want narrow intervals."""
STRATEGY_MATCHES: Final = 2
SOLO_MATCHES: Final = 4
DUELS: Final = 6
"""Times as many as these few."""
SEAT_TOLERANCE: Final = 0.04
LADDER: Final = (("greedy", "random"), ("planner", "greedy"))
LADDER_WINS: Final = 0.9
"""How often the stronger bot should win a duel."""
STRATEGY_WINS: Final = 0.15
"""How often a bot that favours one way to win should win against three balanced ones."""
DU_BARRY_WINS: Final = (0.40, 0.75)
"""How often the bot should win against Madame du Barry."""

WATCHED = {
    "played": ["employee"],
    "acquired": ["tile"],
    "kept": ["seat"],
    "cut-up": ["seat"],
    "tailored": ["garment", "window", "seat"],
    "rented": ["garment", "space", "seat"],
    "sold": ["garment", "seat"],
    "hired": ["employee", "seat"],
    "delegated": ["employee", "seat"],
    "funded": ["decoration", "seat"],
    "favour-taken": ["seat"],
    "all-halls-marked": ["points"],
    "card-won": ["employee"],
    "jewel-bought": ["jewel"],
    "trial-passed": ["trial"],
}
WAYS = {"selling": "sold", "renting": "rented", "funding": "funded", "staff": "hired"}
"""The event that each strategy is about."""
EXPANSIONS = ("jewelry", "fancy", "festivity", "expert")
LICENCE = "j"
"""With which the names of licences begin, among those of decorations."""


class Strategist(PlannerBot):
    """A planner that likes one way to win for more than it is worth."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self.name = strategy
        self.taste = STRATEGIES[strategy]

    def weigh(self, match: Match, seat: int) -> float:
        assert isinstance(match, RococoMatch)
        return heuristics.weigh(match, seat, self.taste)


def report(arena: Arena) -> Report:
    edition = arena.edition
    assert isinstance(edition, components.RococoEdition)
    report = Report()
    few = max(1, arena.matches // FEW)
    four = arena.play([PLAYER] * 4, arena.matches, WATCHED)
    by_seats = [arena.play([PLAYER] * seats, few, WATCHED) for seats in (2, 3)]
    by_seats += [four, arena.play([PLAYER] * 5, few, WATCHED)]

    report.say("## Scores", *score_table(by_seats), "How they are spread:")
    report.say(*histogram(by_seats, 10))
    _seats(report, by_seats, four)
    report.say(
        "## Length", *length_table(by_seats, "played"), "A turn is a card that is played.", ""
    )
    _strategies(report, arena, STRATEGY_MATCHES * few, four)
    _du_barry(report, arena, SOLO_MATCHES * few)
    _components(report, edition, arena, four, by_seats[0], few)
    _ladder(report, arena, DUELS * few)
    return report


def _seats(report: Report, by_seats: list[Usage], four: Usage) -> None:
    report.say("## Wins by seat", "", "A shared win counts as its part.", *seat_table(by_seats))
    report.fair_seats(
        "each of four seats wins",
        [four.seat_share(seat)[1] for seat in range(4)],
        SEAT_TOLERANCE,
    )
    report.say(
        "Who begins is drawn by lot, so seats can differ by luck alone. What the rules could favour is",
        "the order of the first round:",
    )
    rows = []
    for usage in by_seats:
        for place in range(len(usage.bots)):
            share, interval = usage.order_share(place)
            rows.append(
                [
                    f"{len(usage.bots)} seats, {_ordinal(place)} in round 1",
                    percent(share),
                    between(interval),
                ]
            )
    report.say(*table(["", "wins", "95 % interval"], rows))
    report.fair_seats(
        "each place in the order of the first round, of four, wins",
        [four.order_share(place)[1] for place in range(4)],
        SEAT_TOLERANCE,
    )


def _ordinal(place: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[place]


# Ways to win.


def _strategies(report: Report, arena: Arena, matches: int, four: Usage) -> None:
    report.say(
        "## Strategies",
        "",
        "A strategy is a planner that likes one way to win for more than it is worth (see",
        f"`tastes.toml`). Each plays {matches} matches against three balanced planners; 25 % is par.",
        "How often it does what it likes, and a balanced planner among its like does, comes last.",
    )
    rows = []
    for strategy, event in WAYS.items():
        usage = arena.play([Strategist(strategy), *[PLAYER] * 3], matches, WATCHED)
        share, interval = usage.seat_share(0)
        own = usage.of(event, "seat").get("0", Count()).times / matches
        balanced = sum(count.times for count in four.of(event, "seat").values())
        rows.append(
            [
                strategy,
                percent(share),
                between(interval),
                f"{mean([scores[0] for scores in usage.scores]):.1f}",
                f"{mean([sum(scores[1:]) / 3 for scores in usage.scores]):.1f}",
                f"{event} {own:.2f}",
                f"{balanced / (4 * four.matches):.2f}",
            ]
        )
        report.share(
            f"a bot that favours {strategy} wins at least {100 * STRATEGY_WINS:.0f} % among four",
            (share, interval),
            STRATEGY_WINS,
        )
    heading = ["strategy", "wins", "95 % interval", "its score", "balanced", "a match", "balanced"]
    report.say(*table(heading, rows))


# Madame du Barry.


def _du_barry(report: Report, arena: Arena, matches: int) -> None:
    rows = []
    low, high = DU_BARRY_WINS
    settings: list[tuple[str, dict[str, str]]] = [
        (PLAYER, {}),
        (PLAYER, {"jewelry": "yes"}),
        (PLAYER, dict.fromkeys(EXPANSIONS, "yes")),
        ("greedy", {}),
        ("random", {}),
    ]
    for player, options in settings:
        usage = arena.play([player], matches, {}, **options)
        share, interval = usage.seat_share(0)
        with_what = " and ".join(options) if len(options) < 3 else "all expansions"
        rows.append(
            [
                f"`{player}`, {with_what or 'base game'}",
                percent(share),
                between(interval),
                f"{mean([scores[0] for scores in usage.scores]):.1f}",
                f"{mean([automas[0] for automas in usage.automas]):.1f}",
            ]
        )
        if player == PLAYER and len(options) < 2:
            report.share(
                f"{with_what or 'base game'}: `{PLAYER}` beats Madame du Barry in "
                f"{100 * low:.0f} to {100 * high:.0f} % of matches",
                (share, interval),
                low,
                high,
            )
    report.say("## Madame du Barry", "", f"{matches} solo matches with each bot and setting:")
    report.say(*table(["against her", "wins", "95 % interval", "score", "her score"], rows))


# Components.


def _components(
    report: Report,
    edition: components.RococoEdition,
    arena: Arena,
    four: Usage,
    two: Usage,
    matches: int,
) -> None:
    report.say(
        "## Components",
        "",
        f"In {four.matches} matches of four. *By a winner*: which part of the uses were those of a seat",
        "that won.",
        "",
    )
    unused: list[str] = []

    def part(title: str, heading: str, counts: Mapping[str, Count], usage: Usage) -> None:
        report.say(f"### {title}", *usage_table(heading, counts, usage.matches))
        unused.extend(name for name, count in counts.items() if count.times == 0)

    base = names.GARMENT_NAMES[: names.BASE_GARMENTS]
    part("Garments tailored", "garment", _by_name(four, "tailored", "garment", base), four)
    report.say("Of these, sold:")
    sold = _by_name(four, "sold", "garment", base)
    report.say(*usage_table("garment", {k: v for k, v in sold.items() if v.times}, four.matches))
    spaces = _spaces(edition.many)
    part("Guest spaces", "space", counts_of(four, "rented", "space", spaces), four)
    windows = names.WINDOW_NAMES[: len(edition.many.windows)]
    part("Windows", "window", counts_of(four, "tailored", "window", windows), four)
    decorations = _decorations(edition.many)
    part("Decorations", "decoration", counts_of(four, "funded", "decoration", decorations), four)
    few_side = _decorations(edition.few)
    part(
        "Decorations on the side for few, at two seats",
        "decoration",
        counts_of(two, "funded", "decoration", few_side),
        two,
    )
    row = [str(points) for points in dict.fromkeys(edition.many.all_halls)]
    marked = counts_of(four, "all-halls-marked", "points", row)
    report.say(
        "### All halls",
        "",
        "The last spaces of the row are for tables at which everybody has been everywhere.",
        *usage_table("points", marked, four.matches),
    )
    hired = [one.name for one in edition.employees if one.level > 0][: names.HIRE_CARDS]
    part("Employees hired", "employee", counts_of(four, "hired", "employee", hired), four)
    starters = [one.name for one in edition.employees[: names.STARTERS]]
    report.say("Employees delegated:")
    delegated = counts_of(four, "delegated", "employee", [*starters, *hired])
    report.say(*usage_table("employee", delegated, four.matches))
    tiles = names.TILE_NAMES[: edition.base_kinds]
    part("Resource tiles acquired", "tile", _by_name(four, "acquired", "tile", tiles), four)

    # A player has one licence at most, so that only five seats can take all of them.
    every = arena.play([PLAYER] * 5, matches, WATCHED, **dict.fromkeys(EXPANSIONS, "yes"))
    report.say("## With all expansions", "", f"In {matches} matches of five.", "")
    more = names.GARMENT_NAMES[names.BASE_GARMENTS :]
    part(
        "Garments of the expansions", "garment", _by_name(every, "tailored", "garment", more), every
    )
    jewels = counts_of(every, "jewel-bought", "jewel", names.COLOURS)
    part("Jewels bought", "jewel", jewels, every)
    licences = [name for name in _all_decorations(edition.many) if name[0] == LICENCE]
    counts = counts_of(every, "funded", "decoration", licences)
    part("Licences of the jeweller", "licence", counts, every)
    part(
        "Trials passed",
        "trial",
        counts_of(every, "trial-passed", "trial", names.TRIALS),
        every,
    )
    new = names.EMPLOYEE_NAMES[names.STARTERS + names.HIRE_CARDS :]
    joined = counts_of(every, "played", "employee", new)
    part("Employees of the Jewelry Box, played", "employee", joined, every)
    report.goal(
        "every component is used",
        "all" if not unused else "not " + ", ".join(unused),
        not unused,
    )


def _by_name(usage: Usage, kind: str, argument: str, names: Sequence[str]) -> dict[str, Count]:
    """Counts by the first word: what follows it describes the thing."""
    found = {name: Count() for name in names}
    for words, more in usage.of(kind, argument).items():
        name = words.partition(" ")[0]
        if name in found:
            found[name] = Count(found[name].times + more.times, found[name].won + more.won)
    return found


def _spaces(side: components.Side) -> list[str]:
    return [name for name, space in zip(names.SPACE_NAMES, side.spaces, strict=True) if space]


def _decorations(side: components.Side) -> list[str]:
    """All but the licences, which come with the Jewelry Box."""
    return [name for name in _all_decorations(side) if name[0] != LICENCE]


def _all_decorations(side: components.Side) -> list[str]:
    pairs = zip(names.DECORATION_NAMES, side.decorations, strict=True)
    return [name for name, place in pairs if place]


# Bots.


def _ladder(report: Report, arena: Arena, matches: int) -> None:
    report.say("## Bots", "")
    for strong, weak in LADDER:
        duels = arena.play([strong, weak], matches, {})
        share, interval = duels.seat_share(0)
        report.say(
            f"`{strong}` wins {percent(share)} ({between(interval)}) of {duels.matches} duels with",
            f"`{weak}`.",
        )
        report.share(
            f"`{strong}` beats `{weak}` in {100 * LADDER_WINS:.0f} % of duels",
            (share, interval),
            LADDER_WINS,
        )
