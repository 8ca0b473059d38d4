"""How an edition plays: scores, wins by seat, strategies, the Mentor, and the use of every component."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from toque.arena import chapters
from toque.arena.chapters import PLAYER, Parts, few_of
from toque.arena.report import Arena, Report, between, counts_of, percent, table, usage_table
from toque.arena.sums import mean
from toque.arena.usage import Usage, share_of
from toque.engine.match import Match
from toque.games.patisserie import components, heuristics, names, sizes
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.taste import STRATEGIES

STRATEGY_MATCHES: Final = 2
SOLO_MATCHES: Final = 4
DUELS: Final = 6
"""Times as many as at tables of other sizes than four."""
GOOD: Final = 80
EXCELLENT: Final = 90
RARE: Final = 100
"""What the rulebook calls these scores against the Mentor."""
GOOD_SHARE: Final = (0.40, 0.75)
"""How often the bot should reach a good score on the normal level."""
RARE_SHARE: Final = 0.15
NORMAL: Final = "savoury"
ROMAN: Final = ("I", "II", "III", "IV")
LEVELS_OF_TRAYS: Final = (1, 1, 1, 2, 2, 3, 3, 4)
"""A and B of each round, one after the other."""
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


def strategist(strategy: str) -> chapters.Strategist:
    taste = STRATEGIES[strategy]

    def liked(match: Match, seat: int) -> float:
        assert isinstance(match, PatisserieMatch)
        return heuristics.weigh(match, seat, taste)

    return chapters.Strategist(strategy, liked)


def report(arena: Arena) -> Report:
    edition = arena.edition
    assert isinstance(edition, components.PatisserieEdition)
    report = Report()
    few = few_of(arena)
    by_seats = chapters.tables_of_all_sizes(arena, WATCHED)
    chapters.scores_and_fairness(report, by_seats, "played")
    _choosing(report, len(by_seats[4].bots))
    strategists = [strategist(name) for name in WAYS]
    chapters.strategies(report, arena, strategists, WAYS, STRATEGY_MATCHES * few, by_seats[4])
    _mentor(report, arena, SOLO_MATCHES * few)
    _components(report, edition, by_seats[4])
    _promos(report, arena, few)
    chapters.ladder(report, arena, DUELS * few)
    return report


# Who chooses staff when.


def choices(players: int, place: int) -> dict[int, list[int]]:
    """By level of staff: as which player a place of the first round chooses from each of its trays.

    Tray A comes in the order of the round, tray B against it, and each round another one begins.
    """
    found: dict[int, list[int]] = {}
    for number, level in enumerate(LEVELS_OF_TRAYS):
        passed, tray = divmod(number, sizes.TRAYS)
        turn = (place - passed) % players
        found.setdefault(level, []).append(1 + (turn if tray == 0 else players - 1 - turn))
    return found


def _choosing(report: Report, players: int) -> None:
    report.say(
        "## Who chooses staff when",
        "",
        "The rules say when a tray comes to whom and which level of staff lies on it. So the more the",
        "cards of a level differ in worth, the more some places gain. As which of four each chooses:",
    )
    every = [choices(players, place) for place in range(players)]
    levels = sorted(every[0])
    rows = [
        [f"{chapters.ORDINALS[place]} in round 1"]
        + [", ".join(str(one) for one in found[level]) for level in levels]
        for place, found in enumerate(every)
    ]
    report.say(*table(["", *(f"level {ROMAN[level - 1]}" for level in levels)], rows))


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


def _components(report: Report, edition: components.PatisserieEdition, four: Usage) -> None:
    parts = Parts(report, DEAD)
    parts.begin(four)
    many = four.matches
    side = edition.many
    recipes = counts_of(four, "served", "recipe", names.RECIPE_NAMES)
    parts.add("Recipes served", "recipe", recipes, many)
    sold = chapters.said(counts_of(four, "sold", "recipe", names.RECIPE_NAMES))
    report.say("Sold:", *usage_table("recipe", sold, many))
    parts.add("Tables", "table", counts_of(four, "served", "table", names.TABLES), many)
    pairs = zip(names.SPACE_NAMES, side.spaces, strict=True)
    spaces = [name for name, space in pairs if space is not None]
    parts.add("Spaces of tables", "space", counts_of(four, "served", "space", spaces), many)
    posts = names.PLACE_NAMES[: 2 * len(side.posts)]
    parts.add("Posts", "place", counts_of(four, "servant-placed", "place", posts), many)
    nobles = names.PLACE_NAMES[2 * names.POSTS :][: len(side.nobles)]
    parts.add("Noble hosts", "place", counts_of(four, "noble-placed", "place", nobles), many)
    slots = counts_of(four, "recipe-taken", "slot", names.SLOT_NAMES[: len(side.slots)])
    parts.add("Slots of the recipe display", "slot", slots, many)
    staples = counts_of(four, "staples-bought", "staple", names.STAPLES)
    parts.add("Staples bought", "staple", staples, many)
    _decorations(report, four)
    starters = names.STAFF_NAMES[: names.STARTERS]
    numbered = names.STAFF_NAMES[names.ALL_STARTERS :][: names.STAFF_CARDS]
    stars = names.STAFF_NAMES[names.ALL_STARTERS + names.STAFF_CARDS :][: names.STARS]
    played = counts_of(four, "played", "staff", [*starters, *numbered, *stars])
    parts.add("Staff played", "staff", played, many)
    hired = counts_of(four, "hired", "staff", [*numbered, *stars])
    report.say("Hired from the display:", *usage_table("staff", hired, many))
    dismissed = counts_of(four, "dismissed", "staff", [*starters, *numbered, *stars])
    report.say("Dismissed:", *usage_table("staff", chapters.said(dismissed), many))
    report.say("### Special tiles claimed")
    report.say(*usage_table("asks", four.of("special-claimed", "special"), many))
    report.say("### Ingredient tiles taken")
    taken = chapters.by_first_word(four, "ingredient-taken", "tile")
    report.say(*usage_table("tile", taken, many))
    parts.every_one_is_used(
        f"every recipe, space, place and card is used in more than {100 * DEAD:.0f} % of matches of four"
    )
    parts.none_dominates()


def _decorations(report: Report, four: Usage) -> None:
    """How many somebody has is no component: what each brings is printed in the rules."""
    numbers = [str(number) for number in range(1, names.DECORATIONS + 1)]
    won = counts_of(four, "decoration-won", "number", numbers)
    report.say("### Decorations", *usage_table("number", won, four.matches))
    served = sum(four.per_match("served")) / (len(four.bots) * four.matches)
    report.say(
        "How many a seat comes to is no component, and no goal speaks of it: what each brings is",
        f"printed in the rules. All {names.DECORATIONS} want as many pastries, and a seat serves "
        f"{served:.2f} in a match.",
        "",
    )


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
