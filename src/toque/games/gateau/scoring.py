"""Scoring: recipes, awards, stored tokens and leftovers; then what breaks ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT, count_bits
from toque.engine.text import Text
from toque.engine.wire import Automa, ScoreLine
from toque.games.gateau.bench import token_count
from toque.games.gateau.components import FAMILIES, KINDS, RECIPE_NAMES, SHELVES
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
    rules = match.rules
    total: i64 = 0
    left = prepared(match, player)
    recipe: i64 = 0
    while left:
        if left & 1:
            total += rules.points[recipe]
        left >>= 1
        recipe += 1
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
    return count_bits(match.stored[player])


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
    """In the order of the rulebook, each source by itself."""

    def score_line(key: str, amount: i64, places: list[str], **facts: int) -> ScoreLine:
        step = Text("score-step", {"step": key.removeprefix("score-")})
        return ScoreLine(Text(key, {**facts}), amount, step, places)

    rules = match.rules
    is_robot = player == rules.automa
    owner = "robot" if is_robot else str(player)
    bottom, top = _shelf(match, player, owner, 0), _shelf(match, player, owner, 1)
    recipes = int(prepared(match, player)).bit_count()
    awards = len(bottom) + len(top)
    stored = [
        f"jar:{owner}:{kind}" for at, kind in enumerate(KINDS) if match.stored[player] & BIT[at]
    ]
    rest = leftovers(match, player)
    holding = [] if is_robot else [f"gold:{owner}", f"tools:{owner}"]
    lines = [
        score_line(
            "score-recipes",
            recipe_points(match, player),
            _recipes(match, player, owner),
            count=recipes,
        ),
        score_line("score-awards", award_points(match, player), bottom + top, count=awards),
        score_line("score-top", len(top) * rules.top_points, top, count=len(top)),
        score_line("score-stored", stored_points(match, player), stored),
        score_line("score-leftovers", rest // LEFTOVERS_FOR_POINT, holding, count=rest),
    ]
    if is_robot:
        gold = match.gold[player]
        lines += [
            score_line(
                "score-bottom", len(bottom) * rules.robot_bottom_points, bottom, count=len(bottom)
            ),
            score_line("score-gold", gold * rules.robot_gold_points, [f"gold:{owner}"], count=gold),
        ]
    return lines


# Where points come from, for the page.


def _shelf(match: GateauMatch, player: int, owner: str, shelf: int) -> list[str]:
    first = player * 6 + shelf * 3
    return [
        f"shelf:{owner}:{family}:{SHELVES[shelf]}"
        for at, family in enumerate(FAMILIES)
        if match.shelves[first + at]
    ]


def _recipes(match: GateauMatch, player: int, owner: str) -> list[str]:
    """The pile of those that are finished, and those under the bench."""
    found = [f"finished:{owner}"] if match.finished[player] else []
    if player < match.seats:
        for at in range(player * 4, player * 4 + 4):
            recipe = match.under[at]
            if recipe != EMPTY and recipe != match.reserved[player]:
                found.append(f"recipe:{RECIPE_NAMES[recipe]}")
    return found


def robot(match: GateauMatch) -> Automa:
    player = int(match.rules.automa)
    return Automa(Text("automa"), points_and_ties(match, player), score_sheet(match, player))
