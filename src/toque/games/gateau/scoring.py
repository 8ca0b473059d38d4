"""Scoring: recipes, awards, stored tokens and leftovers; then what breaks ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.text import Text
from toque.engine.wire import Automa, ScoreLine
from toque.games.gateau.automa import ROBOT
from toque.games.gateau.bench import token_count
from toque.games.gateau.match import EMPTY, GateauMatch, tool_count

LEFTOVERS_FOR_POINT: Final = 3
RECIPES: Final = 48


def prepared(match: GateauMatch, chair: i64) -> i64:
    """The bit mask of recipes that count: finished ones, and those under the bench, not a reserved."""
    mask = match.finished[chair]
    if chair < match.seats:
        for at in range(chair * 4, chair * 4 + 4):
            recipe = match.under[at]
            if recipe != EMPTY and recipe != match.reserved[chair]:
                mask |= BIT[recipe]
    return mask


def recipe_points(match: GateauMatch, chair: i64) -> i64:
    total: i64 = 0
    mask = prepared(match, chair)
    for recipe in range(RECIPES):
        if mask & BIT[recipe]:
            total += match.rules.points[recipe]
    return total


def award_points(match: GateauMatch, chair: i64) -> i64:
    """The values of all awards."""
    total: i64 = 0
    for at in range(chair * 6, chair * 6 + 6):
        total += match.shelves[at]
    return total


def shelf_count(match: GateauMatch, chair: i64, shelf: i64) -> i64:
    count: i64 = 0
    for at in range(chair * 6 + shelf * 3, chair * 6 + shelf * 3 + 3):
        if match.shelves[at]:
            count += 1
    return count


def stored_points(match: GateauMatch, chair: i64) -> i64:
    return int(match.stored[chair]).bit_count()


def leftovers(match: GateauMatch, chair: i64) -> i64:
    """Tokens on the bench, gold and tools; of Chef-o-Tron only tokens, as his gold has its own line."""
    if chair == match.seats:
        total: i64 = 0
        for count in match.robot:
            total += count
        return total
    tools = tool_count(match.hands[chair]) + tool_count(match.fresh[chair])
    return token_count(match, chair) + match.gold[chair] + tools


def points(match: GateauMatch, chair: i64) -> i64:
    total = recipe_points(match, chair) + award_points(match, chair)
    total += shelf_count(match, chair, 1) * match.rules.top_points
    total += stored_points(match, chair) + leftovers(match, chair) // LEFTOVERS_FOR_POINT
    if chair == match.seats:
        total += match.gold[ROBOT] * match.rules.robot_gold_points
        total += shelf_count(match, chair, 0) * match.rules.robot_bottom_points
    return total


def standing(match: GateauMatch, chair: int) -> tuple[int, ...]:
    """Points, finished recipes of level II, of level I, and all that were prepared."""
    finished = int(match.finished[chair])
    two = (finished & match.rules.level_two).bit_count()
    one = finished.bit_count() - two
    return points(match, chair), two, one, int(prepared(match, chair)).bit_count()


def score_sheet(match: GateauMatch, chair: int) -> list[ScoreLine]:
    rules = match.rules
    recipes = int(prepared(match, chair)).bit_count()
    awards = shelf_count(match, chair, 0) + shelf_count(match, chair, 1)
    top = shelf_count(match, chair, 1)
    rest = leftovers(match, chair)
    lines = [
        ScoreLine(Text("score-recipes", {"count": recipes}), recipe_points(match, chair)),
        ScoreLine(Text("score-awards", {"count": awards}), award_points(match, chair)),
        ScoreLine(Text("score-top", {"count": top}), top * rules.top_points),
        ScoreLine(Text("score-stored"), stored_points(match, chair)),
        ScoreLine(Text("score-leftovers", {"count": rest}), rest // LEFTOVERS_FOR_POINT),
    ]
    if chair == match.seats:
        bottom = shelf_count(match, chair, 0)
        gold = match.gold[ROBOT]
        lines += [
            ScoreLine(Text("score-bottom", {"count": bottom}), bottom * rules.robot_bottom_points),
            ScoreLine(Text("score-gold", {"count": gold}), gold * rules.robot_gold_points),
        ]
    return lines


def robot(match: GateauMatch) -> Automa:
    chair = int(match.seats)
    return Automa(Text("automa"), standing(match, chair), score_sheet(match, chair))
