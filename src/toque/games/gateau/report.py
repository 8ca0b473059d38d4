"""How an edition plays: scores, wins by seat, length, the use of every component, and Chef-o-Tron."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from toque.arena.report import (
    STRONGEST,
    Arena,
    Report,
    between,
    counts_of,
    histogram,
    length_table,
    percent,
    score_table,
    seat_table,
    spread,
    table,
    times,
    usage_table,
)
from toque.arena.usage import Count, Usage, mean
from toque.bots.bot import decide
from toque.bots.ladder import LADDER, bot
from toque.engine.event import Event
from toque.engine.text import SeatName
from toque.games.gateau import components

MOST_FACTOR: Final = 4.0
SEAT_TOLERANCE: Final = 0.04
WATCHED = {
    "prepared": ["recipe", "section"],
    "reserved": ["recipe", "section"],
    "reserved-prepared": ["recipe"],
    "finished": ["recipe"],
    "tool-played": ["tool", "tool+effect"],
    "tool-discarded": ["tool", "purpose"],
    "toque-used": ["place"],
    "award-won": ["family", "shelf", "points"],
    "chef-chosen": ["chef", "chef+side"],
    "went": ["space+action"],
    "went-on": ["action"],
    "ending": ["reason"],
}
VARIANTS = (
    ("bananas", "yes"),
    ("hazelnuts", "yes"),
    ("hazelnuts", "extra"),
    ("diplomat", "yes"),
    ("advantage", "yes"),
    ("hand", "yes"),
    ("side", "super"),
)


def report(arena: Arena) -> Report:
    edition = arena.edition
    assert isinstance(edition, components.GateauEdition)
    report = Report()
    few = max(1, arena.matches // 4)
    four = arena.play([STRONGEST] * 4, arena.matches, WATCHED)
    others = [arena.play([STRONGEST] * seats, few, WATCHED) for seats in (2, 3)]
    by_seats = [*others, four]

    report.say("## Scores", *score_table(by_seats), "How they are spread:")
    report.say(*histogram(by_seats, 10))
    report.say("## Wins by seat", "", "A shared win counts as its part.", *seat_table(by_seats))
    shares = [four.seat_share(seat)[0] for seat in range(4)]
    off = max(abs(share - 0.25) for share in shares)
    said = " / ".join(percent(share) for share in shares)
    report.goal("each of four seats wins 25 % ± 4", said, off <= SEAT_TOLERANCE)
    beyond = [
        str(seat + 1)
        for seat in range(4)
        if not _inside(four.seat_share(seat)[1], 0.25 - SEAT_TOLERANCE, 0.25 + SEAT_TOLERANCE)
    ]
    if beyond:
        report.say(
            f"At four seats the interval of seat {', '.join(beyond)} reaches beyond 25 % ± 4:",
            "more matches would be needed to tell whether the true share is inside.",
            "",
        )
    takes = [mean(tokens) for tokens in _openings(arena, few)]
    said = " / ".join(f"{tokens:.2f}" for tokens in takes)
    report.say(
        "The rules give everybody the same start, but not the same table: the first turn of each of",
        f"four seats takes {said} tokens from bowls and side tiles ({few} matches).",
        "",
    )
    if takes[-1] > takes[0]:
        report.say(
            "Later seats find bowls that the sugar explosions of the earlier ones have filled.",
            "",
        )

    report.say("## Length", *length_table(by_seats, "turn-begins"))
    turns = mean(four.per_match("turn-begins")) / 4
    report.goal("12 to 25 turns a seat", f"{turns:.1f} at four seats", 12 <= turns <= 25)
    endings = ", ".join(
        f"{reason} {percent(count.times / four.matches)}"
        for reason, count in sorted(four.of("ending", "reason").items())
    )
    report.say(f"What ends a match of four: {endings}.", "")

    report.say("## Components", "")
    prepared = four.of("prepared", "section").values()
    usual = sum(count.won for count in prepared) / sum(count.times for count in prepared)
    report.say(
        f"In {four.matches} matches of four. *By a winner*: which part of the uses were those of a",
        "seat that won. Winners do more of everything: of all recipes they prepare",
        f"{percent(usual)}. A component far above that helps to win, one far below it does not.",
        "",
    )
    _components(report, edition, four)
    _modules(report, arena, few)
    _robot(report, arena, few)
    duels = max(2, arena.matches // 4 * 2)
    share, interval = arena.duel("greedy", "random", duels)
    report.say("## Bots", "")
    report.say(
        f"`greedy` wins {percent(share)} ({between(interval)}) of {duels} duels with `random`."
    )
    report.goal("`greedy` beats `random` in 90 % of duels", percent(share), share >= 0.9)
    return report


def _inside(interval: tuple[float, float], low: float, high: float) -> bool:
    return low <= interval[0] and interval[1] <= high


def _openings(arena: Arena, matches: int) -> list[list[int]]:
    """By seat, by match: the tokens that each of four seats takes from the table in round one."""
    setup = arena.title.setup(4, {}, arena.edition)
    player = bot(STRONGEST)
    found: list[list[int]] = [[], [], [], []]
    for number in range(matches):
        seed = f"{arena.seed}/{number}"
        match = arena.title.start(setup, seed)
        told: list[Event] = []
        match.listener = told
        decisions = turns = 0
        while turns < 4 and not match.over:
            seat = match.deciders()[0]
            match.play(seat, decide(player, match, seat, f"{seed}/{seat}", decisions).move)
            decisions += 1
            turns = sum(event.kind == "turn-ended" for event in told)
        for seat in range(4):
            found[seat].append(sum(_takes(event, seat) for event in told))
    return found


def _takes(event: Event, seat: int) -> bool:
    if event.kind != "took" or event.args["seat"] != SeatName(seat):
        return False
    return event.args["source"] in ("bowl", "tile")


def _components(report: Report, edition: components.GateauEdition, four: Usage) -> None:
    def part(title: str, heading: str, counts: Mapping[str, Count], goal: str = "") -> None:
        found = spread(counts)
        report.say(
            f"### {title}", "", f"The most used is used {times(found)} times as often as the"
        )
        report.say("least used.", *usage_table(heading, counts, four.matches))
        if goal:
            report.goal(f"{goal} within a factor 4", times(found), found <= MOST_FACTOR)

    for level, numeral in ((1, "I"), (2, "II")):
        names = [recipe.name for recipe in edition.recipes if recipe.level == level]
        counts = counts_of(four, "prepared", "recipe", names)
        for name, more in counts_of(four, "reserved-prepared", "recipe", names).items():
            counts[name] = Count(counts[name].times + more.times, counts[name].won + more.won)
        part(f"Recipes of level {numeral}", "prepared", counts, f"recipes of level {numeral}")
    part(
        "Sections",
        "recipe prepared under section",
        counts_of(four, "prepared", "section", components.SECTIONS),
        "sections",
    )
    report.say("Recipes reserved under a section:")
    reserved = counts_of(four, "reserved", "section", components.SECTIONS)
    report.say(*usage_table("section", reserved, four.matches))
    part("Tools", "tool played", counts_of(four, "tool-played", "tool", components.TOOLS), "tools")
    effects = [
        f"{tool} {components.EFFECTS[effect]} {amount}"
        for tool, choices in zip(components.TOOLS, edition.tools, strict=True)
        for effect, amount in choices
    ]
    report.say("Each of their effects:")
    report.say(
        *usage_table(
            "tool and effect",
            counts_of(four, "tool-played", "tool+effect", effects),
            four.matches,
        )
    )
    by_effect = _by_effect(edition, four)
    most = max(by_effect.values())
    rare = [name for name, count in by_effect.items() if count * MOST_FACTOR < most]
    if rare:
        report.say(
            "Every effect is on six cards. Used less than a quarter as often as the most used one:",
            f"{', '.join(f'{name} ({by_effect[name]})' for name in rare)} of {most}. A player chooses",
            "one of two effects, and these lose against what stands beside them on their cards; what",
            "they do is given by the rules.",
            "",
        )
    report.say("Tools given up without effect:")
    given = {
        name or "played": count for name, count in four.of("tool-discarded", "purpose").items()
    }
    given.pop("played", None)
    report.say(*usage_table("purpose", given, four.matches))
    toque = counts_of(four, "toque-used", "place", components.TOQUE_SPACES)
    named = {
        f"{place}: {_effects(edition.toque[int(place) - 1])}": count
        for place, count in toque.items()
    }
    part("Toque spaces", "space", named, "toque spaces")
    part(
        "Awards",
        "family",
        counts_of(four, "award-won", "family", components.FAMILIES),
        "award families",
    )
    report.say("By shelf and by value:")
    report.say(
        *usage_table(
            "shelf", counts_of(four, "award-won", "shelf", components.SHELVES), four.matches
        )
    )
    values = sorted({value for stack in edition.awards for value in stack}, reverse=True)
    report.say(
        *usage_table(
            "value",
            counts_of(four, "award-won", "points", [str(value) for value in values]),
            four.matches,
        )
    )
    chefs = counts_of(four, "chef-chosen", "chef", components.BASIC)
    report.say("### Chefs", "", "Chefs are dealt; their side is chosen.")
    report.say(*usage_table("chef", chefs, four.matches))
    sides = [f"{kind} {side}" for kind in components.BASIC for side in components.CHEF_SIDES]
    report.say(
        *usage_table(
            "chef and side", counts_of(four, "chef-chosen", "chef+side", sides), four.matches
        )
    )
    won = [count.share_won for count in chefs.values()]
    report.goal(
        "each chef wins 25 % ± 6",
        f"{percent(min(won))} to {percent(max(won))}",
        all(abs(share - 0.25) <= 0.06 for share in won),
    )
    report.say("### Actions", "", "First actions by space, and second ones for a gold:")
    report.say(*usage_table("space and action", four.of("went", "space+action"), four.matches))
    report.say(*usage_table("second action", four.of("went-on", "action"), four.matches))


def _by_effect(edition: components.GateauEdition, four: Usage) -> dict[str, int]:
    found: dict[str, int] = {}
    for tool, choices in zip(components.TOOLS, edition.tools, strict=True):
        for effect, amount in choices:
            name = components.EFFECTS[effect]
            count = four.of("tool-played", "tool+effect").get(f"{tool} {name} {amount}", Count())
            found[name] = found.get(name, 0) + count.times
    return found


def _effects(effects: Sequence[tuple[int, int]]) -> str:
    return " + ".join(
        f"{components.EFFECTS[effect]} {amount}" if amount > 1 else components.EFFECTS[effect]
        for effect, amount in effects
    )


def _modules(report: Report, arena: Arena, matches: int) -> None:
    rows = []
    for name, value in (("side", "super"), ("hand", "yes"), ("advantage", "yes")):
        watched = {"advantage-gained": ["bonus"]}
        usage = arena.play([STRONGEST] * 4, matches, watched, **{name: value})
        every = [score for scores in usage.scores for score in scores]
        seats = " / ".join(percent(usage.seat_share(seat)[0]) for seat in range(4))
        rows.append(
            [
                f"{name}={value}",
                f"{mean(every):.1f}",
                f"{mean(usage.per_match('turn-begins')) / 4:.1f}",
                f"{mean(usage.per_match('advantage-gained')):.2f}",
                seats,
            ]
        )
    report.say("## Modules", "", f"{matches} matches of four with each:")
    heading = ["option", "mean score", "turns a seat", "advantages a match", "wins by seat"]
    report.say(*table(heading, rows))


def _robot(report: Report, arena: Arena, matches: int) -> None:
    rows = []
    share_of: dict[tuple[str, str], float] = {}
    settings: list[tuple[str, dict[str, str]]] = [
        (rung.name, {"level": level}) for rung in LADDER for level in ("normal", "hard")
    ]
    settings += [(STRONGEST, {name: value}) for name, value in VARIANTS]
    for player, options in settings:
        usage = arena.play([player], matches, {}, **options)
        share, interval = usage.seat_share(0)
        low, high = interval
        said = " ".join(f"{name}={value}" for name, value in options.items())
        if "level" in options:
            share_of[player, options["level"]] = 1 - share
        rows.append(
            [
                f"`{player}`, {said}",
                percent(1 - share),
                between((1 - high, 1 - low)),
                f"{mean([automas[0] for automas in usage.automas]):.1f}",
                f"{mean([scores[0] for scores in usage.scores]):.1f}",
                f"{mean(usage.per_match('turn-begins')):.1f}",
            ]
        )
    report.say("## Chef-o-Tron", "", f"{matches} solo matches with each bot and setting:")
    heading = ["against", "it wins", "95 % interval", "its score", "bot's score", "turns"]
    report.say(*table(heading, rows))
    chance = share_of["random", "normal"]
    report.goal("Chef-o-Tron beats `random`", percent(chance), chance >= 0.95)
    normal, hard = share_of[STRONGEST, "normal"], share_of[STRONGEST, "hard"]
    report.goal(
        f"normal, it wins 35 to 65 % against `{STRONGEST}`", percent(normal), 0.35 <= normal <= 0.65
    )
    report.goal(
        "hard is clearly harder", f"{percent(normal)} → {percent(hard)}", hard >= normal + 0.1
    )
