"""What a position is worth to a seat: points, and what tokens, icons, gold and tools promise.

A bot looks one move ahead, so a move that only opens a question (which bowl, which recipe) must promise
about as much as its best answer will bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.gateau.bench import room, supers_of, token_count
from toque.games.gateau.bowls import icon_shows
from toque.games.gateau.match import EMPTY, UNIT, GateauMatch, tool_count
from toque.games.gateau.recipes import (
    has_free_section,
    supers_needed,
    unstored,
)
from toque.games.gateau.scoring import (
    award_points,
    points,
    recipe_points,
    shelf_count,
    stored_points,
)

CLOSENESS: Final = (0.95, 0.68, 0.5, 0.36, 0.25, 0.16, 0.09, 0.04)
"""By tokens that are missing: how much of a recipe's gain counts already."""
SECOND_BEST: Final = 0.35
"""How much of the second recipe in reach counts beside the first."""
ICON: Final = 2.4
ICON_UNDER: Final = (1.5, 1.7, 1.9, 2.1)
"""By section from the left: what an icon promises that is still on its way."""
BOTTOM_BONUS: Final = 2.0
GOLD: Final = 0.6
TOOL: Final = 1.1
STORED: Final = 1.8
SUPER_TOKEN: Final = 0.5
TOKEN: Final = 0.12
RECIPE_BONUS: Final = 1.0
SECTION_BONUS: Final = (1.8, 1.2, 0.6, 0.0)
CROWDED: Final = 0.7
"""What a recipe in reach is worth while no section is free."""
RIVALS: Final = 0.25
TAKE_TOKEN: Final = 0.55
"""What a token that may still be taken promises."""
OPEN_EFFECT: Final = 1.0


def value(match: GateauMatch, seat: int) -> float:
    own = worth(match, seat) + pending(match, seat)
    best = 0.0
    for chair in range(match.rules.chairs):
        if chair != seat:
            rival = standing_worth(match, chair)
            if rival > best:
                best = rival
    return own - RIVALS * best


def standing_worth(match: GateauMatch, chair: i64) -> float:
    """What counts at the end, and icons."""
    at = chair * 3
    icons = match.icons[at] + match.icons[at + 1] + match.icons[at + 2]
    return float(points(match, chair)) + ICON * float(icons)


def worth(match: GateauMatch, seat: i64) -> float:
    rules = match.rules
    total = float(recipe_points(match, seat) + award_points(match, seat))
    total += float(shelf_count(match, seat, 1) * rules.top_points)
    at = seat * 3
    total += ICON * float(match.icons[at] + match.icons[at + 1] + match.icons[at + 2])
    reserved = match.reserved[seat]
    for section in range(4):
        recipe = match.under[seat * 4 + section]
        if recipe != EMPTY and recipe != reserved:
            size = 1.0 if rules.icon_sets[recipe] < 3 else 2.0
            total += ICON_UNDER[section] * size
            if size < 2.0:
                total += 0.8
    total += STORED * float(stored_points(match, seat))
    total += GOLD * float(match.gold[seat])
    total += TOOL * float(tool_count(match.hands[seat]) + tool_count(match.fresh[seat]))
    total += TOKEN * float(token_count(match, seat)) + SUPER_TOKEN * float(supers_of(match, seat))
    return total + reachable(match, seat)


def gain_of(match: GateauMatch, recipe: i64) -> float:
    """What a prepared recipe brings: points, icons on their way, a bonus."""
    size = 1.0 if match.rules.icon_sets[recipe] < 3 else 2.0
    return float(match.rules.points[recipe]) + 1.7 * size + RECIPE_BONUS


def missing(match: GateauMatch, seat: i64, recipe: i64, supers: i64) -> i64:
    """How many tokens a seat lacks for a recipe, with the best kind for its grey ones."""
    rules = match.rules
    need = rules.needs[recipe]
    grey = rules.grey[recipe]
    if grey == 0:
        return supers_needed(match, seat, unstored(match, seat, need), 0, 0) - supers
    fewest: i64 = 99
    for kind in range(6):
        if not need >> 3 * kind & 7:
            rest = unstored(match, seat, need + grey * UNIT[kind])
            lacks = supers_needed(match, seat, rest, 0, 0)
            if lacks < fewest:
                fewest = lacks
    return fewest - supers


def reachable(match: GateauMatch, seat: i64) -> float:
    """The best two recipes in sight, by how close the bench is to them."""
    best = 0.0
    second = 0.0
    supers = supers_of(match, seat)
    for place in range(9):
        recipe = match.row[place] if place < 8 else match.reserved[seat]
        if recipe == EMPTY:
            continue
        lacks = missing(match, seat, recipe, supers)
        if lacks < 0:
            lacks = 0
        if lacks > 7:
            lacks = 7
        promise = gain_of(match, recipe) * CLOSENESS[lacks]
        if promise > best:
            second, best = best, promise
        elif promise > second:
            second = promise
    if not has_free_section(match, seat):
        best *= CROWDED
        second *= CROWDED
    return best + SECOND_BEST * second


def pending(match: GateauMatch, seat: int) -> float:
    """What the question on top of the stack promises to the seat that answers it."""
    if not match.stack or not match.stack[-1].asks(match, seat):
        return 0.0
    name = match.stack[-1].name
    me: i64 = seat
    if name == "place":
        return TAKE_TOKEN * float(match.left)
    if name == "bowl" or name == "hand":
        return take_promise(match, me)
    if name == "tile":
        return tile_promise(match, me)
    if name == "first-recipe" or name == "prepare" or name == "second-recipe":
        return prepare_promise(match, me)
    if name == "payment" or name == "grey":
        return (
            gain_of(match, match.paying) + 1.5 if match.place < 8 else gain_of(match, match.paying)
        )
    if name == "icons":
        return 9.0
    if name == "toque":
        return BOTTOM_BONUS
    if name == "award":
        return 0.0
    if name == "store":
        return 0.8
    if name == "spend-store":
        return -TOKEN
    if name == "slot" or name == "spend-melt" or name == "spend-enrich":
        return OPEN_EFFECT
    return 0.0


def take_promise(match: GateauMatch, seat: i64) -> float:
    """The most tokens that one bowl has for the bench."""
    most: i64 = 0
    for bowl in range(16):
        tokens = match.bowls[bowl]
        if tokens % 7 <= most or bowl == match.field:
            continue
        fitting: i64 = 0
        for kind in range(7):
            count = tokens >> 3 * kind & 7
            if count and room(match, seat, kind):
                fitting += count
        if fitting > most:
            most = fitting
    return TAKE_TOKEN * float(most) + 0.6


def tile_promise(match: GateauMatch, seat: i64) -> float:
    most = 0.0
    for tile in range(3):
        promise = GOLD if icon_shows(match, tile) else 0.0
        for slot in range(tile * 3, tile * 3 + 3):
            if match.slots[slot] != EMPTY and room(match, seat, match.slots[slot]):
                promise += TAKE_TOKEN
        if promise > most:
            most = promise
    return most


def prepare_promise(match: GateauMatch, seat: i64) -> float:
    """The section that the best recipe in reach would go under."""
    for section in range(4):
        if match.under[seat * 4 + section] == EMPTY:
            return 1.2 + SECTION_BONUS[section]
    return 0.0
