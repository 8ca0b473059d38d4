"""What there is to see of a seat of La Pâtisserie Rococo, as numbers: of this a value is learned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.patisserie import counting, heuristics, rounds, scoring, sizes
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.games.patisserie.taste import BALANCED

NAMES: Final = (
    *("left", "worth", "points", "points-now", "coins", "few-coins", "flour", "sugar", "butter"),
    *("eggs", "honey", "nuts", "toppings", "tiles", "recipes", "recipe-points"),
    *("racks", "rack-points", "rack-toppings", "decorations"),
    *("pastries", "pastry-points", "tables", "best-table", "table-points", "table-promise"),
    *("servants", "hosts", "marker-points", "noble-points", "special-points"),
    *("income-coins", "income-points", "noble-income"),
    *("patissiers", "assistants", "patissiers-in-hand", "assistants-in-hand"),
    *("kitchen-promise", "staff-promise", "other-promises", "star"),
)
FEW: Final = 8
"""The first coins buy more than those that come on top of them."""


def features(match: PatisserieMatch, seat: int) -> list[float]:
    me: i64 = seat
    taste = BALANCED
    garden = match.count_garden()
    tables = garden.prospect_of(me, match.round, taste.tables)
    table_points: i64 = tables.now[me]
    table_promise = tables.worth
    staples = me * sizes.STAPLES
    units: list[i64] = [0] * sizes.INGREDIENTS
    toppings: i64 = 0
    for kind in match.stores[me]:
        for ingredient in range(sizes.INGREDIENTS):
            units[ingredient] += match.rules.tile_ingredients[kind][ingredient]
        if match.rules.tile_toppings[kind]:
            toppings += 1
    recipes: i64 = 0
    recipe_points: i64 = 0
    for shelf in range(me * sizes.SHELVES, (me + 1) * sizes.SHELVES):
        if match.shelves[shelf] != EMPTY:
            recipes += 1
            recipe_points += match.rules.recipe_points[match.shelves[shelf]]
    racks: i64 = 0
    rack_points: i64 = 0
    rack_toppings: i64 = 0
    for rack in range(me * sizes.RACKS, (me + 1) * sizes.RACKS):
        if match.racks[rack] != EMPTY:
            racks += 1
            rack_points += match.rules.recipe_points[match.racks[rack]]
        if match.toppings[rack] != EMPTY:
            rack_toppings += 1
    staff = match.staffs[me]
    ranks: list[i64] = [0, 0]
    for card in staff.cards():
        ranks[match.rules.ranks[card]] += 1
    in_hand: list[i64] = [0, 0]
    for card in staff.hand:
        in_hand[match.rules.ranks[card]] += 1
    coins = match.coins[me]
    decorations = counting.decorations(match, me)
    income_coins, income_points, noble_income = rounds.income(match, me)
    turns = heuristics.turns_left(match, me)
    return [
        turns / (heuristics.TURNS * float(sizes.ROUNDS)),
        heuristics.value(match, seat),
        float(match.points[me]),
        float(scoring.points(match, me)),
        float(coins),
        float(coins if coins < FEW else FEW),
        float(match.staples[staples]),
        float(match.staples[staples + 1]),
        float(match.staples[staples + 2]),
        float(units[0]),
        float(units[1]),
        float(units[2]),
        float(toppings),
        float(len(match.stores[me])),
        float(recipes),
        float(recipe_points),
        float(racks),
        float(rack_points),
        float(rack_toppings),
        float(decorations),
        float(garden.counts[me]),
        float(garden.pastry_points[me]),
        float(garden.tables[me]),
        float(garden.best_table[me]),
        float(table_points),
        table_promise,
        float(garden.servants[me]),
        float(garden.nobles[me]),
        float(garden.marker_points[me]),
        float(garden.noble_points(me)),
        float(scoring.special_points(match, me)),
        float(income_coins),
        float(income_points),
        float(noble_income),
        float(ranks[0]),
        float(ranks[1]),
        float(in_hand[0]),
        float(in_hand[1]),
        heuristics.kitchen_worth(match, me, decorations, taste),
        heuristics.staff_worth(match, garden, me, taste),
        heuristics.promises(match, garden, me, decorations, taste),
        float(match.star_hired[me]),
    ]
