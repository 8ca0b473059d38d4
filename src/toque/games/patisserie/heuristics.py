"""What a position is worth to a seat: what counts now, and what its means promise until the end.

Tables count by how sure they are, coins and goods by how many rounds are left to use them, cards by how
often they will still be played.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.patisserie import bonuses, counting, gains, rounds, scoring, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.rules import PATISSIER, BonusRule

COIN_AT_END: Final = 0.1
COIN: Final = 0.2
"""What a coin promises beyond its worth at the end, with many rounds to go."""
PLENTY: Final = 22
"""Coins beyond this promise less."""
ROUNDS_TO_SPEND: Final = 2.5
STAPLE: Final[list[float]] = [0.5, 0.75, 0.95]
INGREDIENT: Final = 0.6
TOPPING: Final = 0.35
ENOUGH_TILES: Final = 5
RECIPE_SHARE: Final = 0.3
"""How much of a recipe's points counts while it is unbaked."""
AT_HAND: Final = 0.25
"""How much more, for the share of its needs that is there."""
ON_RACK: Final = 0.82
"""How much of a pastry counts that waits to be served."""
ACTION: Final[list[float]] = [2.2, 1.7]
"""What a card in hand promises, by rank: an action of this round."""
GROWTH: Final = 0.35
UNSURE: Final = 0.4
CHASE: Final = 0.3
RIVALS: Final = 0.25
SPECIAL_HOPE: Final = 0.35
SERVANT: Final = 0.7
NOBLE: Final = 0.6


def rounds_left(match: PatisserieMatch) -> float:
    return float(sizes.ROUNDS - match.round)


def coin_worth(match: PatisserieMatch) -> float:
    """What the next coin is worth: less and less as there is less to buy."""
    share = (rounds_left(match) + 0.5) / ROUNDS_TO_SPEND
    return COIN_AT_END + COIN * (share if share < 1.0 else 1.0)


def value(match: PatisserieMatch, seat: int) -> float:
    own = worth(match, seat)
    best = 0.0
    for other in range(match.rules.players):
        if other != seat:
            rival = float(scoring.points(match, other))
            if rival > best:
                best = rival
    return own - RIVALS * best


def worth(match: PatisserieMatch, seat: i64) -> float:
    """All that a seat has, and what it promises."""
    if not match.stack:
        return float(scoring.points(match, seat)) + 0.01 * float(scoring.coins_left(match, seat))
    total = float(match.points[seat] + scoring.pastry_points(match, seat))
    total += float(scoring.marker_points(match, seat) + scoring.special_points(match, seat))
    total += float(scoring.noble_points(match, seat))
    total += tables_worth(match, seat) + promises(match, seat)
    total += means_worth(match, seat) + kitchen_worth(match, seat)
    return total + staff_worth(match, seat)


# The board.


def tables_worth(match: PatisserieMatch, seat: i64) -> float:
    sure = UNSURE + (1.0 - UNSURE) * float(match.round) / float(sizes.ROUNDS)
    total = 0.0
    for table in range(sizes.TABLES):
        if counting.pastries_at(match, seat, table) == 0:
            continue
        total += sure * float(scoring.table_points(match, table)[seat])
        total += (1.0 - sure) * CHASE * float(match.rules.banners[table][0])
    return total


def promises(match: PatisserieMatch, seat: i64) -> float:
    """What servants, noble hosts, decorations and special tiles will still bring."""
    left = rounds_left(match)
    coins, points, by_noble = rounds.income(match, seat)
    total = (left + 1.0) * (float(coins + by_noble) * coin_worth(match) + float(points))
    total += SERVANT * left * float(counting.servants(match, seat)) * 0.5
    total += NOBLE * left * float(counting.nobles(match, seat)) * 0.3
    for place in range(len(match.specials)):
        tile = match.specials[place]
        space = gains.open_mark(match, seat, place)
        if space != EMPTY:
            condition = match.rules.special_conditions[tile]
            share = 0.0
            for part in range(len(condition.of)):
                least = condition.least[part]
                there = counting.count(match, seat, condition.of[part])
                share += float(there if there < least else least) / float(least)
            share /= float(len(condition.of))
            best = float(match.rules.special_points[tile][place][space])
            total += SPECIAL_HOPE * share * share * best * (left + 0.5) / float(sizes.ROUNDS)
    return total


# Coins, goods, recipes and pastries.


def means_worth(match: PatisserieMatch, seat: i64) -> float:
    coins = float(match.coins[seat])
    each = coin_worth(match)
    total = each * coins
    if coins > PLENTY:
        total -= (coins - PLENTY) * (each - COIN_AT_END) * 0.6
    left = (rounds_left(match) + 0.2 * float(len(match.staffs[seat].hand))) / 2.0
    if left > 1.0:
        left = 1.0
    for staple in range(sizes.STAPLES):
        units = match.staples[seat * sizes.STAPLES + staple]
        useful = units if units < 4 else 4
        total += left * STAPLE[staple] * (float(useful) + 0.2 * float(units - useful))
    stored = match.stores[seat]
    for at in range(len(stored)):
        kind = stored[at]
        goods: i64 = 0
        for ingredient in range(sizes.INGREDIENTS):
            goods += match.rules.tile_ingredients[kind][ingredient]
        share = left if at < ENOUGH_TILES else 0.3 * left
        total += share * (INGREDIENT * float(goods))
        if match.rules.tile_toppings[kind]:
            total += share * TOPPING
    return total


def kitchen_worth(match: PatisserieMatch, seat: i64) -> float:
    """Recipes on shelves by what is there for them, pastries on racks, toppings above them."""
    total = 0.0
    turns = rounds_left(match) * 5.0 + float(len(match.staffs[seat].hand))
    hope = turns / 4.0
    if hope > 1.0:
        hope = 1.0
    for shelf in range(sizes.SHELVES):
        recipe = match.shelves[seat * sizes.SHELVES + shelf]
        if recipe != EMPTY:
            points = float(match.rules.recipe_points[recipe])
            total += hope * points * (RECIPE_SHARE + AT_HAND * readiness(match, seat, recipe))
    place_left = 1.0 if turns >= 1.0 else 0.62
    for rack in range(sizes.RACKS):
        at = seat * sizes.RACKS + rack
        if match.racks[at] != EMPTY:
            points = float(match.rules.recipe_points[match.racks[at]])
            served = points * ON_RACK + 0.6
            total += served * place_left
        if match.toppings[at] != EMPTY and counting.decorations(match, seat) < sizes.DECORATIONS:
            total += 0.8 * (rounds_left(match) + 0.8) * place_left
    return total


def readiness(match: PatisserieMatch, seat: i64, recipe: i64) -> float:
    """The share of a recipe's needs that is there."""
    needed: i64 = 0
    there: i64 = 0
    for staple in range(sizes.STAPLES):
        need = match.rules.recipe_staples[recipe][staple]
        units = match.staples[seat * sizes.STAPLES + staple]
        needed += need
        there += need if need < units else units
    for ingredient in range(sizes.INGREDIENTS):
        need = match.rules.recipe_ingredients[recipe][ingredient]
        if need:
            units = 0
            for kind in match.stores[seat]:
                units += match.rules.tile_ingredients[kind][ingredient]
            needed += need
            there += need if need < units else units
    return float(there) / float(needed)


# Cards.


def staff_worth(match: PatisserieMatch, seat: i64) -> float:
    """Cards in hand are actions of this round; every bonus counts as often as it comes again."""
    staff = match.staffs[seat]
    total = 0.0
    for card in staff.hand:
        total += ACTION[match.rules.ranks[card]]
        total += bonus_worth(match, seat, match.rules.bonuses[card])
    cards = staff.cards()
    left = rounds_left(match)
    plays = 4.0 * left / float(len(cards)) if cards else 0.0
    if plays > left:
        plays = left
    for card in cards:
        more = 1.0 + GROWTH * left * 0.5
        total += 0.8 * plays * more * bonus_worth(match, seat, match.rules.bonuses[card])
        if match.rules.ranks[card] == PATISSIER:
            total += 0.2 * plays
    return total


def bonus_worth(match: PatisserieMatch, seat: i64, bonus: BonusRule) -> float:
    """What playing a bonus once would bring now."""
    if bonus.kind <= bonuses.TOPPING_SET:
        amount = float(bonuses.simple_gain(match, seat, bonus))
        if bonus.kind <= bonuses.TABLE and bonus.gain.what == gains.COINS:
            return amount * coin_worth(match)
        return amount
    return OTHER_BONUS[bonus.kind]


OTHER_BONUS: Final[list[float]] = [
    *(0.0, 0.0, 0.0, 0.0),
    *(0.7, 0.8, 0.6, 0.5, 0.9, 0.9, 0.6, 1.0),
    *(1.8, 1.8, 0.6, 0.9, 0.9, 1.4),
    *(1.2, 2.5, 2.0, 2.5),
]
"""What the bonuses that ask something promise, by kind."""
assert len(OTHER_BONUS) == bonuses.GIVE_TILES + 1
