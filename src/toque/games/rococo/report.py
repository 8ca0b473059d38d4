"""How an edition plays: scores, wins by seat, strategies, the use of every component, and the automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from toque.arena import chapters
from toque.arena.chapters import PLAYER, Parts, few_of
from toque.arena.report import Arena, Report, between, counts_of, percent, table, usage_table
from toque.arena.sums import mean
from toque.arena.usage import Count, Usage
from toque.engine.match import Match
from toque.games.rococo import components, heuristics, names
from toque.games.rococo.match import EMPTY, RococoMatch
from toque.games.rococo.taste import STRATEGIES

STRATEGY_MATCHES: Final = 2
SOLO_MATCHES: Final = 4
EXPANSION_MATCHES: Final = 2
DUELS: Final = 6
"""Times as many as at tables of other sizes than four."""
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
WAYS = {
    "selling": ("sold",),
    "renting": ("rented",),
    "funding": ("funded",),
    "staff": ("hired",),
}
"""The events that each strategy is about."""
EXPANSIONS = ("jewelry", "fancy", "festivity", "expert")
LICENCE = "j"
"""With which the names of licences begin, among those of decorations."""


def strategist(strategy: str) -> chapters.Strategist:
    taste = STRATEGIES[strategy]

    def liked(match: Match, seat: int) -> float:
        assert isinstance(match, RococoMatch)
        return heuristics.weigh(match, seat, taste)

    return chapters.Strategist(strategy, liked)


def report(arena: Arena) -> Report:
    edition = arena.edition
    assert isinstance(edition, components.RococoEdition)
    report = Report()
    few = few_of(arena)
    by_seats = chapters.tables_of_all_sizes(arena, WATCHED)
    chapters.scores_and_fairness(report, by_seats, "played")
    strategists = [strategist(name) for name in WAYS]
    chapters.strategies(report, arena, strategists, WAYS, STRATEGY_MATCHES * few, by_seats[4])
    _du_barry(report, arena, SOLO_MATCHES * few)
    parts = Parts(report)
    _components(parts, edition, by_seats[4], by_seats[2])
    _expansions(parts, edition, arena, EXPANSION_MATCHES * few)
    parts.every_one_is_used("every component is used")
    chapters.ladder(report, arena, DUELS * few)
    return report


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


def _components(parts: Parts, edition: components.RococoEdition, four: Usage, two: Usage) -> None:
    report = parts.report
    parts.begin(four)
    many = four.matches
    base = names.GARMENT_NAMES[: names.BASE_GARMENTS]
    parts.add("Garments tailored", "garment", _by_name(four, "tailored", "garment", base), many)
    report.say("Of these, sold:")
    sold = chapters.said(_by_name(four, "sold", "garment", base))
    report.say(*usage_table("garment", sold, many))
    spaces = _spaces(edition.many)
    parts.add("Guest spaces", "space", counts_of(four, "rented", "space", spaces), many)
    windows = names.WINDOW_NAMES[: len(edition.many.windows)]
    parts.add("Windows", "window", counts_of(four, "tailored", "window", windows), many)
    decorations = counts_of(four, "funded", "decoration", _decorations(edition.many))
    parts.add("Decorations", "decoration", decorations, many)
    few_side = counts_of(two, "funded", "decoration", _decorations(edition.few))
    title = "Decorations on the side for few, at two seats"
    parts.add(title, "decoration", few_side, two.matches)
    row = [str(points) for points in dict.fromkeys(edition.many.all_halls)]
    marked = counts_of(four, "all-halls-marked", "points", row)
    report.say(
        "### All halls",
        "",
        "The last spaces of the row are for tables at which everybody has been everywhere.",
        *usage_table("points", marked, many),
    )
    hired = [one.name for one in edition.employees if one.level > 0][: names.HIRE_CARDS]
    parts.add("Employees hired", "employee", counts_of(four, "hired", "employee", hired), many)
    starters = [one.name for one in edition.employees[: names.STARTERS]]
    report.say("Employees delegated:")
    delegated = counts_of(four, "delegated", "employee", [*starters, *hired])
    report.say(*usage_table("employee", delegated, many))
    tiles = names.TILE_NAMES[: edition.base_kinds]
    acquired = _by_name(four, "acquired", "tile", tiles)
    parts.add("Resource tiles acquired", "tile", acquired, many)


def _expansions(
    parts: Parts, edition: components.RococoEdition, arena: Arena, matches: int
) -> None:
    """A player has one licence at most, so that only five seats can take all of them."""
    options = dict.fromkeys(EXPANSIONS, "yes")
    every = arena.play([PLAYER] * 5, matches, WATCHED, **options)
    parts.report.say("## With all expansions", "", f"In {matches} matches of five.", "")
    more = _by_name(every, "tailored", "garment", names.GARMENT_NAMES[names.BASE_GARMENTS :])
    parts.add("Garments of the expansions", "garment", more, matches)
    jewels = counts_of(every, "jewel-bought", "jewel", names.COLOURS)
    parts.add("Jewels bought", "jewel", jewels, matches)
    licences = [name for name in _all_decorations(edition.many) if name[0] == LICENCE]
    counts = counts_of(every, "funded", "decoration", licences)
    parts.add("Licences of the jeweller", "licence", counts, matches)
    trials = counts_of(every, "trial-passed", "trial", names.TRIALS)
    parts.add("Trials passed", "trial", trials, matches)
    first = names.STARTERS + names.HIRE_CARDS
    new = [one.name for one in edition.employees[first:] if not one.condition]
    joined = counts_of(every, "played", "employee", new)
    parts.add("Journeymen and Masters of the Jewelry Box, played", "employee", joined, matches)
    _apprentices(parts, edition, arena, every)


def _apprentices(
    parts: Parts, edition: components.RococoEdition, arena: Arena, every: Usage
) -> None:
    """A player is dealt one of them, in secret: each counts by the matches in which it is dealt."""
    setup = arena.title.setup(len(every.bots), every.options, arena.edition)
    dealt = dict.fromkeys([one.name for one in edition.employees if one.condition], 0)
    for number in range(every.matches):
        match = arena.title.start(setup, f"{arena.seed}/{number}")
        assert isinstance(match, RococoMatch)
        for card in match.apprentices:
            if card != EMPTY:
                dealt[edition.employees[card].name] += 1
    hired = counts_of(every, "hired", "employee", list(dealt))
    rows = [
        [name, str(dealt[name]), str(count.times), percent(count.times / max(1, dealt[name]))]
        for name, count in sorted(hired.items(), key=lambda pair: -pair[1].times)
    ]
    parts.report.say(
        "### Specialised Apprentices",
        "",
        "To how many players each is dealt, and how many of these hire it.",
        *table(["employee", "dealt", "hired", "a deal"], rows),
    )
    parts.dead += [name for name, count in hired.items() if dealt[name] and not count.times]


def _by_name(usage: Usage, kind: str, argument: str, names: Sequence[str]) -> dict[str, Count]:
    """All names, counted by the first word that was said."""
    found = chapters.by_first_word(usage, kind, argument)
    return {name: found.get(name, Count()) for name in names}


def _spaces(side: components.Side) -> list[str]:
    return [name for name, space in zip(names.SPACE_NAMES, side.spaces, strict=True) if space]


def _decorations(side: components.Side) -> list[str]:
    """All but the licences, which come with the Jewelry Box."""
    return [name for name in _all_decorations(side) if name[0] != LICENCE]


def _all_decorations(side: components.Side) -> list[str]:
    pairs = zip(names.DECORATION_NAMES, side.decorations, strict=True)
    return [name for name, place in pairs if place]
