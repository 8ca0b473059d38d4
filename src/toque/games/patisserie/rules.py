"""What the options and the edition of a match come to, as flat lists; shared by all its clones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from toque.engine.game import Setup
from toque.games.patisserie import components, names, sizes
from toque.games.patisserie.components import PatisserieEdition
from toque.mechanics import majority, payment, prices
from toque.mechanics.places import Places

PATISSIER: Final = 0
ASSISTANT: Final = 1
assert names.RANKS == ("patissier", "assistant")

NO_LIMIT: Final = 99
NOBLE_GROUP: Final = 8
"""Of the places for markers: each post is a group, and the noble hosts are one."""
assert names.POSTS == NOBLE_GROUP
MOST_COUNTED: Final = 60
"""What `by_count` of a gain goes up to."""


@final
class GainRule:
    """So much for each of what is counted; where `by_count` has entries, by that instead."""

    def __init__(self, gain: components.Gain) -> None:
        self.what: i64 = gain.what
        self.amount: i64 = gain.amount
        self.of: i64 = gain.of
        self.by_count: list[i64] = []
        if gain.steps:
            for count in range(MOST_COUNTED):
                reached = [amount for least, amount in gain.steps if count >= least]
                self.by_count.append(reached[-1] if reached else 0)


@final
class BonusRule:
    def __init__(self, bonus: components.Bonus) -> None:
        self.kind: i64 = bonus.kind
        self.gain = GainRule(bonus.gain) if bonus.gain is not None else NO_GAIN
        self.amount: i64 = bonus.amount
        self.times: i64 = bonus.times
        self.row_staples: list[i64] = [row[0] for row in bonus.rows]
        self.row_units: list[i64] = [row[1] for row in bonus.rows]
        self.row_points: list[i64] = [row[2] for row in bonus.rows]
        self.points: list[i64] = list(bonus.points)


NO_GAIN: Final = GainRule(components.Gain(0, 0, 0, []))


@final
class ConditionRule:
    """All of these must be there, at least so many of each."""

    def __init__(self, condition: components.Condition) -> None:
        self.of: list[i64] = [of for of, _ in condition]
        self.least: list[i64] = [least for _, least in condition]


class Rules:
    def __init__(self, setup: Setup, edition: PatisserieEdition) -> None:
        options = setup.options
        self.edition = edition
        self.seats: i64 = setup.seats
        self.solo = setup.seats == 1
        self.mentor = self.solo or options["mentor"] == "yes"
        self.players: i64 = setup.seats + 1 if self.mentor else setup.seats
        self.automa: i64 = setup.seats if self.mentor else NO_LIMIT
        """The Mentor as a player, if he plays."""
        self.packs: list[i64] = list(names.PACKS[names.LEVEL_NAMES.index(options["difficulty"])])
        self.trays = options["trays"] == "yes"
        self.promo_specials = options["promo-specials"] == "yes"
        self.promo_tables = options["promo-tables"] == "yes"
        self.promo_stars = options["promo-stars"] == "yes"
        self.promo_starters = options["promo-starters"] == "yes"
        self.tray_size: i64 = self.players + 2
        self._read_displays(edition.few if self.players <= 3 else edition.many)
        self._read_board(edition.few if self.players <= 3 else edition.many)
        self._read_tiles(edition)
        self._read_recipes(edition)
        self._read_staff(edition)
        self._read_bonus_tiles(edition)

        self.start_coins: i64 = edition.start_coins
        self.start_staples: list[i64] = list(edition.start_staples)
        self.caps: list[i64] = list(edition.caps)
        self.staple_prices: list[list[i64]] = [
            [prices.NO_PRICE, *totals] for totals in edition.staple_prices
        ]
        self.hire_prices: list[i64] = [prices.NO_PRICE, *edition.prices.hire]
        self.dismiss_coins: list[i64] = list(edition.prices.dismiss)
        self.income: i64 = edition.prices.income
        self.decoration_coins: list[i64] = [*edition.prices.decorations, 0, 0, 0]
        self.decoration_points: list[i64] = [0, 0, *edition.prices.decoration_points]

    def _read_displays(self, side: components.Side) -> None:
        self.slots: list[i64] = list(side.slots)
        """Prices of the recipe slots, from the left."""
        self.slot_line: list[i64] = list(range(len(side.slots) - 1, -1, -1))
        """From the right: there recipes slide, and there they are filled first."""
        self.columns: i64 = side.columns
        self.upper_rows: i64 = side.upper_rows
        self.rows: i64 = side.upper_rows + side.lower_rows
        self.row_lines: list[list[i64]] = [
            [row * sizes.COLUMNS + column for column in range(side.columns)]
            for row in range(self.rows)
        ]
        self.column_lines: list[list[i64]] = [
            [row * sizes.COLUMNS + column for row in range(self.rows - 1, -1, -1)]
            for column in range(side.columns)
        ]
        """From below: there tiles fall."""
        self.upper_prices: list[i64] = [prices.NO_PRICE, *side.upper]
        self.lower_prices: list[i64] = [prices.NO_PRICE, *side.lower]
        self.offer_line: list[i64] = list(range(sizes.OFFERS))

    def _read_board(self, side: components.Side) -> None:
        self.is_space: list[bool] = [space is not None for space in side.spaces]
        self.gifts: list[i64] = [space.kind if space else 0 for space in side.spaces]
        self.gift_amounts: list[i64] = [space.amount if space else 0 for space in side.spaces]
        self.banners: list[list[i64]] = [
            majority.prizes_for([first, second], self.players) for first, second in side.banners
        ]
        place_prices: list[i64] = [0] * sizes.PLACES
        values: list[i64] = [0] * sizes.PLACES
        self.place_gifts: list[i64] = [0] * sizes.PLACES
        self.is_place: list[bool] = [False] * sizes.PLACES
        self.post_tables: list[list[i64]] = []
        """By post: its tables."""
        for post, found in enumerate(side.posts):
            place_prices[2 * post] = found.points_price
            values[2 * post] = found.points
            place_prices[2 * post + 1] = found.gift_price
            self.place_gifts[2 * post + 1] = found.gift.kind
            self.is_place[2 * post] = self.is_place[2 * post + 1] = True
            self.post_tables.append(list(found.tables))
        for number, (price, points) in enumerate(side.nobles):
            place = sizes.POST_PLACES + number
            place_prices[place] = price
            values[place] = points
            self.is_place[place] = True
        at_post = 1 if self.players <= 3 else 2
        self.places = Places(
            place_prices,
            values,
            [min(place // 2, NOBLE_GROUP) for place in range(sizes.PLACES)],
            most_owned=[*[1] * names.POSTS, NO_LIMIT],
            most_taken=[*[at_post] * names.POSTS, NO_LIMIT],
        )

    def _read_tiles(self, edition: PatisserieEdition) -> None:
        tiles = edition.tiles
        self.kinds: i64 = len(tiles)
        self.worth = payment.Worth([[payment.units(list(tile.ingredients))] for tile in tiles])
        self.tile_ingredients: list[list[i64]] = [list(tile.ingredients) for tile in tiles]
        self.tile_toppings: list[i64] = [
            sum(1 << topping for topping, count in enumerate(tile.toppings) if count)
            for tile in tiles
        ]
        """By kind: a bit mask of its toppings."""

    def _read_recipes(self, edition: PatisserieEdition) -> None:
        recipes = edition.recipes
        self.recipe_staples: list[list[i64]] = [list(recipe.staples) for recipe in recipes]
        self.recipe_ingredients: list[list[i64]] = [list(recipe.ingredients) for recipe in recipes]
        self.contents: list[i64] = [
            sum(1 << kind for kind, count in enumerate(recipe.ingredients) if count)
            for recipe in recipes
        ]
        """By recipe: a bit mask of its ingredients."""
        self.recipe_points: list[i64] = [recipe.points for recipe in recipes]
        self.for_patissier: list[bool] = [recipe.patissier for recipe in recipes]

    def _read_staff(self, edition: PatisserieEdition) -> None:
        staff = edition.staff
        self.ranks: list[i64] = [card.rank for card in staff]
        self.levels: list[i64] = [card.level for card in staff]
        self.bonuses = [BonusRule(card.bonus) for card in staff]
        self.conditions = [ConditionRule(card.condition) for card in staff]

    def _read_bonus_tiles(self, edition: PatisserieEdition) -> None:
        tiles = edition.table_tiles
        self.tile_asks: list[i64] = [tile.asks for tile in tiles]
        self.tile_worth: list[i64] = [tile.worth for tile in tiles]
        self.tile_gift: list[i64] = [tile.gift.kind for tile in tiles]
        self.tile_amount: list[i64] = [tile.gift.amount for tile in tiles]
        specials = edition.special_tiles
        self.special_conditions = [ConditionRule(tile.condition) for tile in specials]
        self.special_points: list[list[list[i64]]] = [
            [list(points) for points in tile.points] for tile in specials
        ]
        """By tile and the place where it lies."""
