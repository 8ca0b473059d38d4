"""How many there are of each thing, as literal numbers: only those become constants when compiled.

The names in `names` have the last word.
"""

from __future__ import annotations

from typing import Final

from toque.games.patisserie import names

STAPLES: Final = 3
INGREDIENTS: Final = 3
TOPPINGS: Final = 3
SLOTS: Final = 8
COLUMNS: Final = 4
STALLS: Final = 16
KINDS: Final = 30
SHELVES: Final = 3
RACKS: Final = 2
DECORATIONS: Final = 5
UNITS: Final = 6
TABLES: Final = 5
TABLE_SPACES: Final = 8
SPACES: Final = 40
POST_PLACES: Final = 16
PLACES: Final = 24
OFFERS: Final = 4
STAR_OFFERS: Final = 6
MARKS: Final = 6
RECIPES: Final = 45
STARTERS: Final = 4
ALL_STARTERS: Final = 6
FIRST_STAR: Final = 74
STAFF: Final = 85

ROUNDS: Final = 4
HAND: Final = 4
FEWEST_STAFF: Final = 4
LEAVING_SLOTS: Final = 2
EMPTY_SLOTS_TO_REFILL: Final = 3
TRAYS: Final = 2
TIP: Final = 3
"""What a servant is paid for a point."""
BAKED_AT_ONCE: Final = 2
SALE: Final = 5
"""Coins for each point of a pastry that is sold."""
COINS_FOR_POINT: Final = 10
NOBLE_INCOME: Final = 2
CONSOLATION: Final = 4
"""Points for what the Mentor cannot do, or for not imitating him."""


def _compare_with_names() -> None:
    assert len(names.STAPLES) == STAPLES
    assert len(names.INGREDIENTS) == INGREDIENTS
    assert len(names.TOPPINGS) == TOPPINGS
    assert names.MOST_SLOTS == SLOTS
    assert names.MOST_COLUMNS == COLUMNS
    assert len(names.STALL_NAMES) == STALLS
    assert names.MOST_TILE_KINDS == KINDS
    assert len(names.SHELF_NAMES) == SHELVES
    assert len(names.RACK_NAMES) == RACKS
    assert names.DECORATIONS == DECORATIONS
    assert names.MOST_UNITS == UNITS
    assert len(names.TABLES) == TABLES
    assert names.SPACES_OF_TABLE == TABLE_SPACES
    assert len(names.SPACE_NAMES) == SPACES
    assert 2 * names.POSTS == POST_PLACES
    assert len(names.PLACE_NAMES) == PLACES
    assert names.OFFERS == OFFERS
    assert names.MOST_STARS == STAR_OFFERS
    assert names.MOST_MARKS == MARKS
    assert len(names.RECIPE_NAMES) == len(set(names.RECIPE_NAMES)) == RECIPES
    assert names.STARTERS == STARTERS
    assert names.ALL_STARTERS == ALL_STARTERS
    assert names.ALL_STARTERS + names.STAFF_CARDS == FIRST_STAR
    assert len(names.STAFF_NAMES) == len(set(names.STAFF_NAMES)) == STAFF
    assert FIRST_STAR + names.STARS + names.PROMO_STARS == STAFF


_compare_with_names()
