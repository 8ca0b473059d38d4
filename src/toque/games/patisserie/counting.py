"""What can be counted of a player: pastries, tables, servants, decorations, staff and goods.

Bonuses, conditions of cards and of special tiles, and scoring all count here, by the words of
`COUNTABLES`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.patisserie import names, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.rules import ConditionRule, GainRule

ONE: Final = 0
TABLES: Final = 1
PASTRIES: Final = 2
MARKERS: Final = 3
DECORATIONS: Final = 4
STAFF: Final = 5
PATISSIER_PASTRIES: Final = 6
BEST_TABLE: Final = 7
STAPLES: Final = 8
COINS: Final = 9
STORED: Final = 10
WORTH_4: Final = 11
WORTH_6: Final = 13
TOPPING_KINDS: Final = 14
INGREDIENT_KINDS: Final = 15
SPECIALS: Final = 16
POINTS: Final = 17
PLAIN: Final = 18
BARE_LARDER: Final = 19
NUT_PASTRIES: Final = 20
SMALL: Final = 21
GREAT: Final = 22
assert (
    *("one", "tables", "pastries", "markers", "decorations", "staff", "patissier-pastries"),
    *("best-table", "staples", "coins", "stored", "worth-4", "worth-5", "worth-6"),
    *("topping-kinds", "ingredient-kinds", "specials", "points", "plain", "bare-larder"),
    *("nut-pastries", "small", "great"),
) == names.COUNTABLES

NUT: Final = 2
assert names.INGREDIENTS[NUT] == "nut"
GREATEST_SMALL: Final = 4
SETS: Final = 8
"""Subsets of three kinds."""
EACH_ONE: Final[list[i64]] = [1, 1, 1]


# Pastries on the tables.


def pastries(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for host in match.hosts:
        if host == player:
            count += 1
    return count


def pastries_at(match: PatisserieMatch, player: i64, table: i64) -> i64:
    count: i64 = 0
    for space in range(table * sizes.TABLE_SPACES, (table + 1) * sizes.TABLE_SPACES):
        if match.hosts[space] == player:
            count += 1
    return count


def tables(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for table in range(sizes.TABLES):
        if pastries_at(match, player, table) > 0:
            count += 1
    return count


def best_table(match: PatisserieMatch, player: i64) -> i64:
    """How many pastries are on the table with most of them."""
    most: i64 = 0
    for table in range(sizes.TABLES):
        here = pastries_at(match, player, table)
        if here > most:
            most = here
    return most


def for_patissier(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for space in range(sizes.SPACES):
        if match.hosts[space] == player and match.rules.for_patissier[match.pastries[space]]:
            count += 1
    return count


def worth_between(match: PatisserieMatch, player: i64, least: i64, most: i64) -> i64:
    count: i64 = 0
    for space in range(sizes.SPACES):
        if match.hosts[space] == player:
            points = match.rules.recipe_points[match.pastries[space]]
            if least <= points <= most:
                count += 1
    return count


def with_contents(match: PatisserieMatch, player: i64, mask: i64, wanted: i64) -> i64:
    """Pastries whose ingredients, of those in a mask, are the wanted ones."""
    count: i64 = 0
    for space in range(sizes.SPACES):
        if match.hosts[space] != player:
            continue
        if match.rules.contents[match.pastries[space]] & mask == wanted:
            count += 1
    return count


# Sets in which each thing counts for one kind only.


def best_set(masks: list[i64], worth: list[i64]) -> i64:
    """The most that kinds are worth together, where each thing stands for one of the kinds on it.

    Kinds can all be had if every few of them are on as many things.
    """
    reaching: list[i64] = [0] * SETS
    for mask in masks:
        for few in range(SETS):
            if mask & few:
                reaching[few] += 1
    best: i64 = 0
    for kinds in range(1, SETS):
        total: i64 = 0
        for kind in range(len(worth)):
            if kinds >> kind & 1:
                total += worth[kind]
        if total > best and _can_all_be_had(kinds, reaching):
            best = total
    return best


def _can_all_be_had(kinds: i64, reaching: list[i64]) -> bool:
    for few in range(1, SETS):
        if few & kinds == few and reaching[few] < _bits(few):
            return False
    return True


def _bits(mask: i64) -> i64:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1)


def contents_of_pastries(match: PatisserieMatch, player: i64) -> list[i64]:
    found: list[i64] = []
    for space in range(sizes.SPACES):
        if match.hosts[space] == player:
            found.append(match.rules.contents[match.pastries[space]])
    return found


def toppings_of_decorations(match: PatisserieMatch, player: i64) -> list[i64]:
    found: list[i64] = []
    for place in range(sizes.DECORATIONS):
        kind = match.decorations[player * sizes.DECORATIONS + place]
        if kind != EMPTY:
            found.append(match.rules.tile_toppings[kind])
    return found


# Markers, decorations, goods.


def servants(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for place in range(sizes.POST_PLACES):
        if match.markers[place] == player:
            count += 1
    return count


def nobles(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for place in range(sizes.POST_PLACES, sizes.PLACES):
        if match.markers[place] == player:
            count += 1
    return count


def servants_at(match: PatisserieMatch, player: i64, table: i64) -> i64:
    """Own servants on posts of a table."""
    count: i64 = 0
    for post in range(len(match.rules.post_tables)):
        own = match.markers[2 * post] == player or match.markers[2 * post + 1] == player
        if own and table in match.rules.post_tables[post]:
            count += 1
    return count


def decorations(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for place in range(sizes.DECORATIONS):
        if match.decorations[player * sizes.DECORATIONS + place] != EMPTY:
            count += 1
    return count


def staples(match: PatisserieMatch, player: i64) -> i64:
    at = player * sizes.STAPLES
    return match.staples[at] + match.staples[at + 1] + match.staples[at + 2]


def recipes(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for shelf in range(sizes.SHELVES):
        if match.shelves[player * sizes.SHELVES + shelf] != EMPTY:
            count += 1
    return count


def specials(match: PatisserieMatch, player: i64) -> i64:
    count: i64 = 0
    for owner in match.marks:
        if owner == player:
            count += 1
    return count


def count(match: PatisserieMatch, player: i64, of: i64) -> i64:
    if of == ONE:
        return 1
    if of == TABLES:
        return tables(match, player)
    if of == PASTRIES:
        return pastries(match, player)
    if of == MARKERS:
        return servants(match, player) + nobles(match, player)
    if of == DECORATIONS:
        return decorations(match, player)
    if of == STAFF:
        return match.staffs[player].size()
    if of == PATISSIER_PASTRIES:
        return for_patissier(match, player)
    if of == BEST_TABLE:
        return best_table(match, player)
    if of == STAPLES:
        return staples(match, player)
    if of == COINS:
        return match.coins[player]
    if of == STORED:
        return len(match.stores[player])
    if WORTH_4 <= of <= WORTH_6:
        points = of - WORTH_4 + 4
        return worth_between(match, player, points, points)
    if of == TOPPING_KINDS:
        return best_set(toppings_of_decorations(match, player), EACH_ONE)
    if of == INGREDIENT_KINDS:
        return best_set(contents_of_pastries(match, player), EACH_ONE)
    if of == SPECIALS:
        return specials(match, player)
    if of == POINTS:
        return match.points[player]
    if of == PLAIN:
        return with_contents(match, player, SETS - 1, 0)
    if of == BARE_LARDER:
        return 1 if staples(match, player) == 0 and not match.stores[player] else 0
    if of == NUT_PASTRIES:
        return with_contents(match, player, 1 << NUT, 1 << NUT)
    if of == SMALL:
        return worth_between(match, player, 0, GREATEST_SMALL)
    assert of == GREAT
    return worth_between(match, player, GREATEST_SMALL + 1, 9)


def gained(match: PatisserieMatch, player: i64, gain: GainRule) -> i64:
    """What a gain comes to now."""
    return amount_for(gain, count(match, player, gain.of))


def amount_for(gain: GainRule, counted: i64) -> i64:
    if gain.by_count:
        last = len(gain.by_count) - 1
        return gain.by_count[counted if counted < last else last]
    return counted * gain.amount


def holds(match: PatisserieMatch, player: i64, condition: ConditionRule) -> bool:
    for part in range(len(condition.of)):
        if count(match, player, condition.of[part]) < condition.least[part]:
            return False
    return True
