"""Scoring: recipes, awards, stored tokens and leftovers; then what breaks ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.text import Text
from toque.engine.wire import Automa, ScoreLine
from toque.games.gateau import sizes
from toque.games.gateau.bench import token_count
from toque.games.gateau.match import EMPTY, GateauMatch, tool_count

LEFTOVERS_FOR_POINT: Final = 3


def prepared(match: GateauMatch, player: i64) -> i64:
    """The bit mask of recipes that count: finished ones, and those under the bench unless reserved."""
    mask = match.finished[player]
    if player < match.seats:
        for at in range(player * 4, player * 4 + 4):
            recipe = match.under[at]
            if recipe != EMPTY and recipe != match.reserved[player]:
                mask |= BIT[recipe]
    return mask


def recipe_points(match: GateauMatch, player: i64) -> i64:
    total: i64 = 0
    mask = prepared(match, player)
    for recipe in range(sizes.RECIPES):
        if mask & BIT[recipe]:
            total += match.rules.points[recipe]
    return total


def award_points(match: GateauMatch, player: i64) -> i64:
    """The values of all awards."""
    total: i64 = 0
    for at in range(player * 6, player * 6 + 6):
        total += match.shelves[at]
    return total


def shelf_count(match: GateauMatch, player: i64, shelf: i64) -> i64:
    count: i64 = 0
    for at in range(player * 6 + shelf * 3, player * 6 + shelf * 3 + 3):
        if match.shelves[at]:
            count += 1
    return count


def stored_points(match: GateauMatch, player: i64) -> i64:
    return int(match.stored[player]).bit_count()


def leftovers(match: GateauMatch, player: i64) -> i64:
    """Tokens on the bench, gold and tools; of Chef-o-Tron only tokens, as its gold has its own line."""
    if player == match.rules.automa:
        total: i64 = 0
        for count in match.robot:
            total += count
        return total
    tools = tool_count(match.tools[player]) + tool_count(match.fresh[player])
    return token_count(match, player) + match.gold[player] + tools


def points(match: GateauMatch, player: i64) -> i64:
    total = recipe_points(match, player) + award_points(match, player)
    total += shelf_count(match, player, 1) * match.rules.top_points
    total += stored_points(match, player) + leftovers(match, player) // LEFTOVERS_FOR_POINT
    if player == match.rules.automa:
        total += match.gold[player] * match.rules.robot_gold_points
        total += shelf_count(match, player, 0) * match.rules.robot_bottom_points
    return total


def points_and_ties(match: GateauMatch, player: int) -> tuple[int, ...]:
    """Points, finished recipes of level II, of level I, and all that were prepared."""
    finished = int(match.finished[player])
    two = (finished & match.rules.level_two).bit_count()
    one = finished.bit_count() - two
    return points(match, player), two, one, int(prepared(match, player)).bit_count()


def score_sheet(match: GateauMatch, player: int) -> list[ScoreLine]:
    rules = match.rules
    recipes = int(prepared(match, player)).bit_count()
    awards = shelf_count(match, player, 0) + shelf_count(match, player, 1)
    top = shelf_count(match, player, 1)
    rest = leftovers(match, player)
    lines = [
        ScoreLine(Text("score-recipes", {"count": recipes}), recipe_points(match, player)),
        ScoreLine(Text("score-awards", {"count": awards}), award_points(match, player)),
        ScoreLine(Text("score-top", {"count": top}), top * rules.top_points),
        ScoreLine(Text("score-stored"), stored_points(match, player)),
        ScoreLine(Text("score-leftovers", {"count": rest}), rest // LEFTOVERS_FOR_POINT),
    ]
    if player == match.rules.automa:
        bottom = shelf_count(match, player, 0)
        gold = match.gold[player]
        lines += [
            ScoreLine(Text("score-bottom", {"count": bottom}), bottom * rules.robot_bottom_points),
            ScoreLine(Text("score-gold", {"count": gold}), gold * rules.robot_gold_points),
        ]
    return lines


def robot(match: GateauMatch) -> Automa:
    player = int(match.rules.automa)
    return Automa(Text("automa"), points_and_ties(match, player), score_sheet(match, player))
