"""What there is to see of a seat of C’est du gâteau !, as numbers: of this a value is learned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import count_bits
from toque.games.gateau import awards, bench, heuristics, scoring, sizes
from toque.games.gateau.match import EMPTY, GateauMatch, tool_count

NAMES: Final = (
    *("left", "worth", "points-now", "ending", "gold", "tools", "tokens", "supers", "rooms"),
    *("stored", "finished", "recipe-points", "award-points", "awards", "most-awards"),
    *("red-icons", "yellow-icons", "blue-icons", "coming-icons", "icon-promise"),
    *("first-section", "second-section", "third-section", "fourth-section", "coming-points"),
    *("best-recipe", "recipe-promise", "lacking", "reserved", "other-worth"),
)
USUAL_ROUNDS: Final = 16.0
"""Of most matches between good players."""


def features(match: GateauMatch, seat: int) -> list[float]:
    me: i64 = seat
    rules = match.rules
    plans = heuristics.Plans(match, me)
    best = 0.0
    fewest: i64 = 9
    for at in range(len(plans.gains)):
        if plans.gains[at] > best:
            best = plans.gains[at]
        if plans.lacks[at] < fewest:
            fewest = plans.lacks[at]
    rooms: i64 = 0
    for kind in range(6):
        if plans.fitting >> 3 * kind & 7:
            rooms += 1
    coming: i64 = 0
    sections = [0.0, 0.0, 0.0, 0.0]
    for section in range(4):
        recipe = match.under[me * 4 + section]
        if recipe != EMPTY:
            sections[section] = 1.0
            coming += rules.points[recipe]
    icons = me * sizes.FAMILIES
    most: i64 = 0
    for player in range(rules.players):
        count = awards.awards_of(match, player)
        if count > most:
            most = count
    left = 1.0 - float(match.round) / USUAL_ROUNDS
    return [
        left if left > 0.0 else 0.0,
        heuristics.value_with(match, seat, plans),
        float(scoring.points(match, me)),
        1.0 if match.last_round else 0.0,
        float(match.gold[me]),
        float(tool_count(match.tools[me]) + tool_count(match.fresh[me])),
        float(bench.token_count(match, me)),
        float(bench.supers_of(match, me)),
        float(rooms),
        float(scoring.stored_points(match, me)),
        float(count_bits(match.finished[me])),
        float(scoring.recipe_points(match, me)),
        float(scoring.award_points(match, me)),
        float(awards.awards_of(match, me)),
        float(most),
        float(match.icons[icons]),
        float(match.icons[icons + 1]),
        float(match.icons[icons + 2]),
        plans.icons[0] + plans.icons[1] + plans.icons[2],
        plans.icon_worth,
        sections[0],
        sections[1],
        sections[2],
        sections[3],
        float(coming),
        best,
        plans.promise(),
        float(fewest),
        1.0 if match.reserved[me] != EMPTY else 0.0,
        heuristics.worth(match, me, plans),
    ]
