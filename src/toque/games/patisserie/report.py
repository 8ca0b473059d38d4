"""How an edition plays: scores, wins by seat, strategies, the Mentor, and the use of every component."""

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
from toque.arena.usage import Count, Usage, mean, share_of
from toque.bots.planner import PlannerBot
from toque.engine.match import Match
from toque.games.patisserie import components, heuristics, names
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.taste import STRATEGIES

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
GOOD: Final = 80
EXCELLENT: Final = 90
RARE: Final = 100
"""What the rulebook calls these scores against the Mentor."""
GOOD_SHARE: Final = (0.40, 0.75)
"""How often the bot should reach a good score on the normal level."""
RARE_SHARE: Final = 0.15
NORMAL: Final = "savoury"
DOMINATING: Final = 0.40
"""The share of the matches of four that no component should win for those who use it."""
DEAD: Final = 0.02
"""How often in a match of four every component should be used at least."""

WATCHED = {
    "played": ["staff"],
    "drafted": ["seat"],
    "recipe-taken": ["recipe", "slot"],
    "ingredient-taken": ["tile", "stall"],
    "staples-bought": ["staple"],
    "baked": ["recipe"],
    "served": ["recipe", "space", "table", "seat"],
    "sold": ["recipe"],
    "decoration-won": ["number", "seat"],
    "hired": ["staff", "seat"],
    "dismissed": ["staff"],
    "servant-placed": ["place", "seat"],
    "noble-placed": ["place", "seat"],
    "special-claimed": ["special"],
}
WAYS = {
    "serving": ("served",),
    "hosting": ("servant-placed", "noble-placed"),
    "decorating": ("decoration-won",),
    "staff": ("hired",),
}
"""The events that each strategy is about."""
PROMOS = ("promo-specials", "promo-tables", "promo-stars", "promo-starters")


class Strategist(PlannerBot):
    """A planner that likes one way to win for more than it is worth."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self.name = strategy
        self.taste = STRATEGIES[strategy]

    def weigh(self, match: Match, seat: int) -> float:
        assert isinstance(match, PatisserieMatch)
        return heuristics.weigh(match, seat, self.taste)


def report(arena: Arena) -> Report:
    edition = arena.edition
    assert isinstance(edition, components.PatisserieEdition)
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
    _mentor(report, arena, SOLO_MATCHES * few)
    _components(report, edition, four)
    _promos(report, arena, few)
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
            name = f"{len(usage.bots)} seats, {_ordinal(place)} in round 1"
            rows.append([name, percent(share), between(interval)])
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
    for strategy, events in WAYS.items():
        usage = arena.play([Strategist(strategy), *[PLAYER] * 3], matches, WATCHED)
        share, interval = usage.seat_share(0)
        own = sum(usage.of(event, "seat").get("0", Count()).times for event in events)
        balanced = sum(count.times for event in events for count in four.of(event, "seat").values())
        rows.append(
            [
                strategy,
                percent(share),
                between(interval),
                f"{mean([scores[0] for scores in usage.scores]):.1f}",
                f"{mean([sum(scores[1:]) / 3 for scores in usage.scores]):.1f}",
                f"{own / matches:.2f}",
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


# The Mentor.


def _mentor(report: Report, arena: Arena, matches: int) -> None:
    rows = []
    settings = [(PLAYER, level) for level in names.LEVEL_NAMES]
    settings += [("greedy", NORMAL), ("random", NORMAL)]
    for player, level in settings:
        usage = arena.play([player], matches, {}, difficulty=level)
        share, interval = usage.seat_share(0)
        own = [scores[0] for scores in usage.scores]
        reached = [
            share_of([1.0 if score >= least else 0.0 for score in own])
            for least in (GOOD, EXCELLENT, RARE)
        ]
        rows.append(
            [
                f"`{player}`, {level}",
                percent(share),
                between(interval),
                f"{mean(own):.1f}",
                f"{mean([automas[0] for automas in usage.automas]):.1f}",
                *(percent(part) for part, _ in reached),
            ]
        )
        if (player, level) == (PLAYER, NORMAL):
            low, high = GOOD_SHARE
            report.share(
                f"against the Mentor on the normal level `{PLAYER}` reaches {GOOD} points in "
                f"{100 * low:.0f} to {100 * high:.0f} % of matches",
                reached[0],
                low,
                high,
            )
            report.goal(
                f"{EXCELLENT} points there are reached sometimes",
                f"{percent(reached[1][0])} ({between(reached[1][1])})",
                0.0 < reached[1][0] < reached[0][0],
            )
            report.share(f"{RARE} points there are rare", reached[2], 0.0, RARE_SHARE)
    report.say("## The Mentor", "", f"{matches} solo matches with each bot and level:")
    heading = ["against him", "wins", "95 % interval", "score", "his score"]
    heading += [f"{least} and more" for least in (GOOD, EXCELLENT, RARE)]
    report.say(*table(heading, rows))


# Components.


class _Parts:
    """Tables of what is used how often, and what is used too little or wins too much."""

    def __init__(self, report: Report, usage: Usage) -> None:
        self.report = report
        self.usage = usage
        self.dead: list[str] = []
        self.dominating: list[str] = []

    def add(self, title: str, heading: str, counts: Mapping[str, Count]) -> None:
        matches = self.usage.matches
        self.report.say(f"### {title}", *usage_table(heading, counts, matches))
        for name, count in counts.items():
            if count.times < DEAD * matches:
                self.dead.append(name)
            elif count.share_won > DOMINATING:
                self.dominating.append(name)


def _components(report: Report, edition: components.PatisserieEdition, four: Usage) -> None:
    report.say(
        "## Components",
        "",
        f"In {four.matches} matches of four. *By a winner*: which part of the uses were those of a seat",
        "that won.",
        "",
    )
    side = edition.many
    parts = _Parts(report, four)
    recipes = counts_of(four, "served", "recipe", names.RECIPE_NAMES)
    parts.add("Recipes served", "recipe", recipes)
    sold = counts_of(four, "sold", "recipe", names.RECIPE_NAMES)
    report.say("Sold:", *usage_table("recipe", _said(sold), four.matches))
    parts.add("Tables", "table", counts_of(four, "served", "table", names.TABLES))
    pairs = zip(names.SPACE_NAMES, side.spaces, strict=True)
    spaces = [name for name, space in pairs if space is not None]
    parts.add("Spaces of tables", "space", counts_of(four, "served", "space", spaces))
    posts = names.PLACE_NAMES[: 2 * len(side.posts)]
    parts.add("Posts", "place", counts_of(four, "servant-placed", "place", posts))
    nobles = names.PLACE_NAMES[2 * names.POSTS :][: len(side.nobles)]
    parts.add("Noble hosts", "place", counts_of(four, "noble-placed", "place", nobles))
    slots = names.SLOT_NAMES[: len(side.slots)]
    parts.add("Slots of the recipe display", "slot", counts_of(four, "recipe-taken", "slot", slots))
    staples = counts_of(four, "staples-bought", "staple", names.STAPLES)
    parts.add("Staples bought", "staple", staples)
    numbers = [str(number) for number in range(1, names.DECORATIONS + 1)]
    parts.add("Decorations", "number", counts_of(four, "decoration-won", "number", numbers))
    starters = names.STAFF_NAMES[: names.STARTERS]
    numbered = names.STAFF_NAMES[names.ALL_STARTERS :][: names.STAFF_CARDS]
    stars = names.STAFF_NAMES[names.ALL_STARTERS + names.STAFF_CARDS :][: names.STARS]
    played = counts_of(four, "played", "staff", [*starters, *numbered, *stars])
    parts.add("Staff played", "staff", played)
    report.say("Hired from the display:")
    report.say(
        *usage_table("staff", counts_of(four, "hired", "staff", [*numbered, *stars]), four.matches)
    )
    dismissed = counts_of(four, "dismissed", "staff", [*starters, *numbered, *stars])
    report.say("Dismissed:", *usage_table("staff", _said(dismissed), four.matches))
    report.say("### Special tiles claimed")
    report.say(*usage_table("asks", four.of("special-claimed", "special"), four.matches))
    report.say("### Ingredient tiles taken")
    report.say(*usage_table("tile", _by_name(four, "ingredient-taken", "tile"), four.matches))
    report.goal(
        f"every recipe, space, place and card is used in {100 * DEAD:.0f} % of matches of four",
        "all" if not parts.dead else "not " + ", ".join(parts.dead),
        not parts.dead,
    )
    report.goal(
        f"none of them wins more than {100 * DOMINATING:.0f} % for those who use it",
        "none" if not parts.dominating else ", ".join(parts.dominating),
        not parts.dominating,
    )


def _said(counts: Mapping[str, Count]) -> dict[str, Count]:
    return {name: count for name, count in counts.items() if count.times}


def _by_name(usage: Usage, kind: str, argument: str) -> dict[str, Count]:
    """Counts by the first word: what follows it describes the thing."""
    found: dict[str, Count] = {}
    for words, more in usage.of(kind, argument).items():
        count = found.setdefault(words.partition(" ")[0], Count())
        count.times += more.times
        count.won += more.won
    return found


def _promos(report: Report, arena: Arena, matches: int) -> None:
    every = arena.play([PLAYER] * 4, matches, WATCHED, **dict.fromkeys(PROMOS, "yes"))
    report.say("## With all promotional components", "", f"In {matches} matches of four.", "")
    starters = names.STAFF_NAMES[: names.ALL_STARTERS]
    first = names.ALL_STARTERS + names.STAFF_CARDS
    staff: Sequence[str] = [*starters, *names.STAFF_NAMES[first:]]
    report.say("### Starters and ✱ cards, played")
    report.say(*usage_table("staff", counts_of(every, "played", "staff", staff), matches))
    report.say("### Special tiles claimed, with all promotional components")
    report.say(*usage_table("asks", every.of("special-claimed", "special"), matches))


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
