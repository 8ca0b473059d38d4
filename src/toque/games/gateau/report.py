"""How an edition plays: scores, wins by seat, length, the use of every component, and Chef-o-Tron."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
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
    spread,
    table,
    times,
    usage_table,
)
from toque.arena.sums import factor, mean
from toque.arena.usage import Count, Usage
from toque.bots.bot import decide
from toque.bots.ladder import bot
from toque.engine.event import Event
from toque.engine.text import SeatName
from toque.games.gateau import components

FEW: Final = 10
"""Set-ups other than four seats get one match for this many: only wins by seat want narrow intervals."""
PLAYER: Final = "greedy"
"""Who plays the matches that are measured."""
MOST_FACTOR: Final = 4.0
SEAT_TOLERANCE: Final = 0.04
LEAST_OF_MEDIAN: Final = 5
"""The least used effect of tools is used at least one part in this many of the median."""
NORMAL_WINS: Final = (0.40, 0.70)
HARD_WINS: Final = (0.05, 0.25)
"""How often the bot should win against Chef-o-Tron."""
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
ADVANTAGES = {"advantage-gained": ["bonus", "one", "two"]}
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
    few = max(1, arena.matches // FEW)
    four = arena.play([PLAYER] * 4, arena.matches, WATCHED)
    others = [arena.play([PLAYER] * seats, few, WATCHED) for seats in (2, 3)]
    by_seats = [*others, four]

    report.say("## Scores", *score_table(by_seats), "How they are spread:")
    report.say(*histogram(by_seats, 10))
    report.say("## Wins by seat", "", "A shared win counts as its part.", *seat_table(by_seats))
    report.fair_seats(
        "each of four seats wins",
        [four.seat_share(seat)[1] for seat in range(4)],
        SEAT_TOLERANCE,
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
    report.goal("13 to 15 turns a seat", f"{turns:.1f} at four seats", 13 <= turns <= 15)
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
    _modules(report, edition, arena, few)
    _robot(report, arena, few)
    duels = 2 * few
    share, interval = arena.duel("greedy", "random", duels)
    report.say("## Bots", "")
    report.say(
        f"`greedy` wins {percent(share)} ({between(interval)}) of {duels} duels with `random`."
    )
    report.goal("`greedy` beats `random` in 90 % of duels", percent(share), share >= 0.9)
    return report


def _openings(arena: Arena, matches: int) -> list[list[int]]:
    """By seat, by match: the tokens that each of four seats takes from the table in round one."""
    setup = arena.title.setup(4, {}, arena.edition)
    player = bot(PLAYER)
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
    played = counts_of(four, "tool-played", "tool", components.TOOLS)
    cards = dict(zip(components.TOOLS, edition.tool_cards, strict=True))
    found = factor([count.times / cards[tool] for tool, count in played.items() if cards[tool]])
    report.say(
        "### Tools", "", f"Card by card, the most used is used {times(found)} times as often as"
    )
    report.say("the least used.")
    named = {
        f"{tool}, {cards[tool]} of {components.TOOL_CARDS} cards": played[tool] for tool in cards
    }
    report.say(*usage_table("tool played", named, four.matches))
    report.goal("tools within a factor 4, card by card", times(found), found <= MOST_FACTOR)
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
    report.say("The same on all tools together:")
    report.say(*usage_table("effect", by_effect, four.matches))
    used = [count.times for count in by_effect.values()]
    rarest = min(by_effect, key=lambda name: by_effect[name].times)
    report.goal(
        "no tool effect is used less than a fifth of the median",
        f"{rarest} {by_effect[rarest].times} of {median(used):.0f}",
        by_effect[rarest].times * LEAST_OF_MEDIAN >= median(used),
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


def _by_effect(edition: components.GateauEdition, four: Usage) -> dict[str, Count]:
    found: dict[str, Count] = {}
    for tool, choices in zip(components.TOOLS, edition.tools, strict=True):
        for effect, amount in choices:
            name = components.EFFECTS[effect]
            more = four.of("tool-played", "tool+effect").get(f"{tool} {name} {amount}", Count())
            so_far = found.get(name, Count())
            found[name] = Count(so_far.times + more.times, so_far.won + more.won)
    return found


def _effects(effects: Sequence[tuple[int, int]]) -> str:
    return " + ".join(
        f"{components.EFFECTS[effect]} {amount}" if amount > 1 else components.EFFECTS[effect]
        for effect, amount in effects
    )


def _modules(report: Report, edition: components.GateauEdition, arena: Arena, matches: int) -> None:
    rows = []
    for name, value in (("side", "super"), ("hand", "yes"), ("advantage", "yes")):
        usage = arena.play([PLAYER] * 4, matches, ADVANTAGES, **{name: value})
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
    # The last set-up is the one with advantages.
    report.say("### Advantages", "", "The benefits that were gained, by the card on the right:")
    benefits = [_words(card.benefit) for card in edition.advantages]
    gained = counts_of(usage, "advantage-gained", "bonus", list(dict.fromkeys(benefits)))
    named = {f"{name}, on {benefits.count(name)} cards": count for name, count in gained.items()}
    report.say(*usage_table("benefit", named, matches))
    report.say("The ingredients that were owned, by the cards on the left and in the middle:")
    pairs = [" ".join(components.KINDS[kind] for kind in card.kinds) for card in edition.advantages]
    owned = counts_of(usage, "advantage-gained", "one", list(dict.fromkeys(pairs)))
    for name, more in counts_of(usage, "advantage-gained", "two", list(owned)).items():
        owned[name] = Count(owned[name].times + more.times, owned[name].won + more.won)
    named = {
        f"{name}, on {'a card' if pairs.count(name) == 1 else f'{pairs.count(name)} cards'}": count
        for name, count in owned.items()
    }
    report.say(*usage_table("pair", named, matches))


def _words(effects: Sequence[tuple[int, int]]) -> str:
    """Effects in the words under which they are counted."""
    return " ".join(f"{components.EFFECTS[effect]} {amount}" for effect, amount in effects)


def _robot(report: Report, arena: Arena, matches: int) -> None:
    rows = []
    share_of: dict[tuple[str, str], float] = {}
    settings: list[tuple[str, dict[str, str]]] = [
        (player, {"level": level}) for player in ("random", PLAYER) for level in ("normal", "hard")
    ]
    settings += [(PLAYER, {name: value}) for name, value in VARIANTS]
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
    for level, (least, most) in (("normal", NORMAL_WINS), ("hard", HARD_WINS)):
        won = 1 - share_of[PLAYER, level]
        report.goal(
            f"{level}, `{PLAYER}` wins {100 * least:.0f} to {100 * most:.0f} %",
            percent(won),
            least <= won <= most,
        )
