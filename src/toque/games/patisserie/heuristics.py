"""What a position is worth to a seat: what counts now, and what its means promise until the end.

A pastry counts at every stage by what it will bring and by what is still to be done for it, so that
each action on its way is worth its part. Goods that a recipe needs count with the recipe, all others
count less. Tables count by how sure they are, coins by how many rounds are left to use them, cards by
how often they will still be played. What all this is worth is a `Taste`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.patisserie import (
    baking,
    bonuses,
    counting,
    gains,
    names,
    rounds,
    scoring,
    sizes,
    turn,
)
from toque.games.patisserie.garden import Garden
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.rules import PATISSIER, BonusRule
from toque.games.patisserie.taste import BALANCED, Taste

COIN_AT_END: Final = 0.1
PLENTY_OF_UNITS: Final = 3
TURNS: Final = 5.0
"""Of a round, without hired cards."""
DECORATING_TURNS: Final = 2.0
"""It takes to decorate a pastry and to serve it."""
UNLIKELY: Final = 0.3
"""How much counts of what a bonus gives for coins that are not there."""


def value(match: PatisserieMatch, seat: int) -> float:
    return weigh(match, seat, BALANCED)


def weigh(match: PatisserieMatch, seat: int, taste: Taste) -> float:
    """What a position is worth to a seat of some taste."""
    if not match.stack:
        return float(scoring.points(match, seat)) + 0.01 * float(scoring.coins_left(match, seat))
    garden = match.count_garden()
    tables = garden.prospect_of(seat, match.round, taste.tables)
    own = float(match.points[seat] + garden.pastry_points[seat]) + tables.worth
    best: i64 = 0
    for other in range(match.rules.players):
        if other != seat:
            rival = match.points[other] + garden.pastry_points[other] + tables.now[other]
            rival += garden.marker_points[other]
            if rival > best:
                best = rival
    own += float(garden.marker_points[seat] + scoring.special_points(match, seat))
    decorations = counting.decorations(match, seat)
    own += float(garden.noble_points(seat)) + promises(match, garden, seat, decorations, taste)
    own += coins_worth(match, seat, taste) + kitchen_worth(match, seat, decorations, taste)
    own += staff_worth(match, garden, seat, taste) + pending(match, seat, taste)
    return own + liking(match, garden, seat, decorations, taste) - taste.rivals * float(best)


def liking(
    match: PatisserieMatch, garden: Garden, seat: i64, decorations: i64, taste: Taste
) -> float:
    """What the seat does for its own sake."""
    total = 0.0
    if taste.served > 0.0:
        total += taste.served * float(garden.counts[seat])
    if taste.marker > 0.0:
        total += taste.marker * float(garden.servants[seat] + garden.nobles[seat])
    if taste.decorated > 0.0:
        total += taste.decorated * float(decorations)
    if taste.employee > 0.0:
        total += taste.employee * float(match.staffs[seat].size())
    return total


# Time.


def rounds_left(match: PatisserieMatch) -> float:
    return float(sizes.ROUNDS - match.round)


def turns_left(match: PatisserieMatch, seat: i64) -> float:
    return TURNS * rounds_left(match) + float(len(match.staffs[seat].hand))


def coin_worth(match: PatisserieMatch, taste: Taste) -> float:
    """What the next coin is worth: less and less as there is less to buy."""
    share = (rounds_left(match) + 0.5) / taste.rounds_to_spend
    return COIN_AT_END + taste.coin * (share if share < 1.0 else 1.0)


# The board.


def count(match: PatisserieMatch, garden: Garden, seat: i64, of: i64) -> i64:
    """What can be counted of a seat; of the garden it is known already."""
    if of == counting.TABLES:
        return garden.tables[seat]
    if of == counting.PASTRIES:
        return garden.counts[seat]
    if of == counting.MARKERS:
        return garden.servants[seat] + garden.nobles[seat]
    if of == counting.PATISSIER_PASTRIES:
        return garden.for_patissier[seat]
    if of == counting.BEST_TABLE:
        return garden.best_table[seat]
    return counting.count(match, seat, of)


def promises(
    match: PatisserieMatch, garden: Garden, seat: i64, decorations: i64, taste: Taste
) -> float:
    """What servants, noble hosts, decorations and special tiles will still bring."""
    left = rounds_left(match)
    coins, points, by_noble = rounds.income(match, seat)
    total = (left + 1.0) * (float(coins + by_noble) * coin_worth(match, taste) + float(points))
    total += taste.servant_hope * left * float(garden.servants[seat])
    total += taste.noble_hope * left * float(garden.nobles[seat])
    total += taste.decoration_hope * left * float(decorations)
    for place in range(names.SPECIAL_PLACES):
        space = gains.open_mark(match, seat, place)
        if space != EMPTY:
            tile = match.specials[place]
            near = nearness(match, garden, seat, tile)
            best = float(match.rules.special_points[tile][place][space])
            time = (left + 0.5) / float(sizes.ROUNDS)
            total += taste.special_hope * near * near * best * time
    return total


def nearness(match: PatisserieMatch, garden: Garden, seat: i64, tile: i64) -> float:
    """Which part of the condition of a special tile is met."""
    condition = match.rules.special_conditions[tile]
    share = 0.0
    for part in range(len(condition.of)):
        least = condition.least[part]
        there = count(match, garden, seat, condition.of[part])
        share += float(there if there < least else least) / float(least)
    return share / float(len(condition.of))


# Coins, goods, recipes and pastries.


def coins_worth(match: PatisserieMatch, seat: i64, taste: Taste) -> float:
    coins = float(match.coins[seat])
    each = coin_worth(match, taste)
    total = each * coins
    if coins > taste.plenty:
        total -= (coins - taste.plenty) * (each - COIN_AT_END) * 0.5
    return total


def kitchen_worth(match: PatisserieMatch, seat: i64, decorations: i64, taste: Taste) -> float:
    """Pastries on racks, recipes by what they lack, and goods that no recipe needs."""
    turns = turns_left(match, seat)
    total = racks_worth(match, seat, decorations, turns, taste)
    first = seat * sizes.STAPLES
    staples: list[i64] = match.staples[first : first + sizes.STAPLES]
    units: list[i64] = [0] * sizes.INGREDIENTS
    toppings: i64 = 0
    rules = match.rules
    for kind in match.stores[seat]:
        ingredients = rules.tile_ingredients[kind]
        for ingredient in range(sizes.INGREDIENTS):
            units[ingredient] += ingredients[ingredient]
        if rules.tile_toppings[kind]:
            toppings += 1
    waiting: i64 = sizes.RACKS - match.free_racks(seat)
    done: i64 = 0
    for _ in range(sizes.SHELVES):
        shelf = best_shelf(match, seat, done)
        if shelf == EMPTY:
            break
        done |= 1 << shelf
        recipe = match.shelves[seat * sizes.SHELVES + shelf]
        worth = recipe_worth(match, recipe, staples, units, waiting, turns, taste)
        if worth > 0.0:
            total += worth
            waiting += 1
    use = turns / 8.0
    use = use if use < 1.0 else 1.0
    for staple in range(sizes.STAPLES):
        total += use * taste.spare * taste.staples[staple] * useful(staples[staple])
    spare: i64 = 0
    for ingredient in range(sizes.INGREDIENTS):
        total += use * taste.spare * taste.ingredient * useful(units[ingredient])
        spare += units[ingredient]
    spare_toppings = toppings if toppings < spare else spare
    if spare_toppings > 0:
        total += toppings_worth(match, seat, decorations, spare_toppings, turns, taste)
    return total


def useful(count: i64) -> float:
    """Of more than a few most will not be used."""
    if count <= PLENTY_OF_UNITS:
        return float(count)
    return float(PLENTY_OF_UNITS) + 0.3 * float(count - PLENTY_OF_UNITS)


def racks_worth(
    match: PatisserieMatch, seat: i64, decorations: i64, turns: float, taste: Taste
) -> float:
    """Pastries that wait to be served, with their toppings; at the end they are sold."""
    total = 0.0
    incomes = rounds_left(match) + (1.0 if match.staffs[seat].hand else 0.0)
    for rack in range(sizes.RACKS):
        at = seat * sizes.RACKS + rack
        if match.racks[at] == EMPTY:
            continue
        points = float(match.rules.recipe_points[match.racks[at]])
        sold = points * float(sizes.SALE) * COIN_AT_END
        served = (points + taste.place - taste.serving) * surety(turns - 1.0, taste)
        total += served if served > sold else sold
        if match.toppings[at] != EMPTY and decorations < sizes.DECORATIONS and turns >= 1.0:
            total += taste.decoration * decoration_worth(match, decorations, incomes, taste)
            decorations += 1
    return total


def decoration_worth(match: PatisserieMatch, number: i64, incomes: float, taste: Taste) -> float:
    """What a decoration brings with so many incomes, by how many there were before it."""
    coins = float(match.rules.decoration_coins[number]) * coin_worth(match, taste)
    income = coins + float(match.rules.decoration_points[number])
    return incomes * income + taste.decoration_hope * rounds_left(match) + taste.decorated


def toppings_worth(
    match: PatisserieMatch, seat: i64, decorations: i64, toppings: i64, turns: float, taste: Taste
) -> float:
    """Stored tiles with a topping that no recipe needs, each as a decoration that will come."""
    number = decorations
    for rack in range(sizes.RACKS):
        if match.toppings[seat * sizes.RACKS + rack] != EMPTY:
            number += 1
    sure = surety(turns - DECORATING_TURNS, taste)
    incomes = rounds_left(match)
    if float(len(match.staffs[seat].hand)) >= DECORATING_TURNS:
        incomes += 1.0
    total = 0.0
    for _ in range(toppings if toppings < sizes.RACKS else sizes.RACKS):
        if number >= sizes.DECORATIONS:
            break
        worth = decoration_worth(match, number, incomes, taste) - taste.decorating
        if worth > 0.0:
            total += taste.topping * sure * worth
        number += 1
    return total


def surety(to_spare: float, taste: Taste) -> float:
    """How sure it is that something comes to be done, with so many turns to spare."""
    if to_spare < 0.0:
        return 0.0
    sure = 1.0 - 3.0 * taste.haste + taste.haste * to_spare
    return sure if sure < 1.0 else 1.0


def best_shelf(match: PatisserieMatch, seat: i64, done: i64) -> i64:
    """The shelf with the most valuable recipe, of those that are not done; or EMPTY."""
    best: i64 = EMPTY
    most: i64 = 0
    for shelf in range(sizes.SHELVES):
        recipe = match.shelves[seat * sizes.SHELVES + shelf]
        if recipe == EMPTY or done >> shelf & 1:
            continue
        if match.rules.recipe_points[recipe] > most:
            best, most = shelf, match.rules.recipe_points[recipe]
    return best


def recipe_worth(
    match: PatisserieMatch,
    recipe: i64,
    staples: list[i64],
    units: list[i64],
    waiting: i64,
    turns: float,
    taste: Taste,
) -> float:
    """The pastry that it will be, less what it still takes. What it needs is taken from the goods."""
    needs = match.rules.recipe_staples[recipe]
    ingredients = match.rules.recipe_ingredients[recipe]
    price = taste.baking + taste.serving
    lacking: i64 = 0
    for staple in range(sizes.STAPLES):
        if needs[staple] > staples[staple]:
            more = needs[staple] - staples[staple]
            lacking += more
            price += taste.staples[staple] * float(more)
    for ingredient in range(sizes.INGREDIENTS):
        if ingredients[ingredient] > units[ingredient]:
            more = ingredients[ingredient] - units[ingredient]
            lacking += more
            price += taste.ingredient * float(more)
    worth = float(match.rules.recipe_points[recipe]) + taste.place - price
    if worth <= 0.0:
        return 0.0
    needed = 2.0 * float(waiting // sizes.RACKS + 1) + taste.fetching * float(lacking)
    worth *= surety(turns - needed, taste)
    if worth > 0.0:
        for staple in range(sizes.STAPLES):
            left = staples[staple] - needs[staple]
            staples[staple] = left if left > 0 else 0
        for ingredient in range(sizes.INGREDIENTS):
            left = units[ingredient] - ingredients[ingredient]
            units[ingredient] = left if left > 0 else 0
    return worth


# The staff.


def staff_worth(match: PatisserieMatch, garden: Garden, seat: i64, taste: Taste) -> float:
    """Cards in hand are actions of this round; every bonus counts as often as it comes again."""
    staff = match.staffs[seat]
    total = 0.0
    patissiers: i64 = 0
    for card in staff.hand:
        rank = match.rules.ranks[card]
        if rank == PATISSIER:
            patissiers += 1
        total += taste.actions[rank]
        total += bonus_worth(match, seat, match.rules.bonuses[card], taste)
    assistants: i64 = len(staff.hand) - patissiers
    total += taste.mixed * float(patissiers if patissiers < assistants else assistants)
    left = rounds_left(match)
    if left <= 0.0:
        return total
    cards = staff.cards()
    plays = float(sizes.HAND) * left / float(len(cards))
    if plays > left:
        plays = left
    again = plays * taste.card_again
    for card in cards:
        total += again * later_worth(match, garden, seat, match.rules.bonuses[card], taste)
        if match.rules.ranks[card] == PATISSIER:
            total += plays * taste.patissier
    return total


def bonus_worth(match: PatisserieMatch, seat: i64, bonus: BonusRule, taste: Taste) -> float:
    """What playing a bonus once would bring now."""
    kind = bonus.kind
    if kind <= bonuses.TOPPING_SET:
        amount = float(bonuses.simple_gain(match, seat, bonus))
        if kind <= bonuses.TABLE and bonus.gain.what == gains.COINS:
            return amount * coin_worth(match, taste)
        return amount
    if kind == bonuses.COPY and match.rules.solo:
        return float(sizes.CONSOLATION)
    if kind == bonuses.EXCHANGE or kind == bonuses.TRADE:
        return trade_worth(match, seat, bonus, taste)
    if kind == bonuses.HAND_IN:
        return hand_in_worth(match, seat, bonus)
    if kind == bonuses.GIVE_TILES:
        stored: i64 = len(match.stores[seat])
        given = stored if stored < bonus.amount else bonus.amount
        return float(given) * (float(bonus.times) - 0.5)
    return taste.bonuses[kind]


def later_worth(
    match: PatisserieMatch, garden: Garden, seat: i64, bonus: BonusRule, taste: Taste
) -> float:
    """What playing a bonus once will bring in the rounds to come, when there is more to be counted."""
    if bonus.kind > bonuses.TABLE:
        return bonus_worth(match, seat, bonus, taste) * (1.0 + taste.growth * rounds_left(match))
    of = counting.BEST_TABLE if bonus.kind == bonuses.TABLE else bonus.gain.of
    more = taste.growths[of] * 0.5 * (rounds_left(match) + 1.0)
    least: i64 = int(more)
    counted = count(match, garden, seat, of) + least
    part = more - float(least)
    amount = (1.0 - part) * float(counting.amount_for(bonus.gain, counted))
    amount += part * float(counting.amount_for(bonus.gain, counted + 1))
    return amount * coin_worth(match, taste) if bonus.gain.what == gains.COINS else amount


def trade_worth(match: PatisserieMatch, seat: i64, bonus: BonusRule, taste: Taste) -> float:
    """Points for coins: several times one, or several once."""
    times: i64 = bonus.times
    points = 1.0
    if bonus.kind == bonuses.TRADE:
        times = 1
        points = float(bonus.times)
    gain = points - float(bonus.amount) * coin_worth(match, taste)
    if gain <= 0.0:
        return 0.0
    affordable = match.coins[seat] // bonus.amount
    if affordable == 0:
        return UNLIKELY * gain
    return gain * float(affordable if affordable < times else times)


def hand_in_worth(match: PatisserieMatch, seat: i64, bonus: BonusRule) -> float:
    total = 0.0
    for row in range(len(bonus.row_staples)):
        held = match.staples[seat * sizes.STAPLES + bonus.row_staples[row]]
        points = float(bonus.row_points[row])
        total += 0.5 * points if held >= bonus.row_units[row] else 0.2 * points
    return total


# Open questions.


def pending(match: PatisserieMatch, seat: i64, taste: Taste) -> float:
    """What the question that is open promises to who must answer it."""
    step = match.stack[-1]
    if isinstance(step, turn.MainAction) and step.seat == seat:
        promised = taste.actions[match.rules.ranks[step.card]]
        return promised + bonus_worth(match, seat, match.rules.bonuses[step.card], taste)
    if isinstance(step, baking.BakeMore) and step.seat == seat:
        return taste.baking * float(baking.bits(step.named))
    return 0.0
