"""How many there are of each thing, as literal numbers: only those become constants when compiled.

The names in `components` have the last word.
"""

from __future__ import annotations

from typing import Final

from toque.games.gateau import components

BASIC: Final = 6
KINDS: Final = 7
BOWLS: Final = 16
BOWL_ROWS: Final = 4
TILES: Final = 3
TILE_SLOTS: Final = 3
SLOTS: Final = 9
SPOTS: Final = 9
ZONES: Final = 4
SPACES: Final = 3
ACTIONS: Final = 5
SECTIONS: Final = 4
LEVELS: Final = 2
ROW: Final = 4
"""The places of a level on the main board."""
PLACES: Final = 8
RECIPES: Final = 48
FAMILIES: Final = 3
SHELVES: Final = 2
SHELF_PLACES: Final = 6
"""The places for awards of one player: a shelf after the other."""
AWARDS: Final = 6
"""The awards of a family."""
TOOLS: Final = 12
CHOICES: Final = 2


def _compare_with_names() -> None:
    assert len(components.BASIC) == BASIC
    assert len(components.KINDS) == KINDS
    assert len(components.BOWL_NAMES) == BOWLS == BOWL_ROWS * BOWL_ROWS
    assert len(components.TILES) == TILES
    assert len(components.SLOT_NAMES) == SLOTS == TILES * TILE_SLOTS
    assert len(components.SPOTS) == SPOTS
    assert len(components.ZONES) == ZONES
    assert len(components.SPACES) == SPACES
    assert len(components.ACTIONS) == ACTIONS
    assert len(components.SECTIONS) == SECTIONS
    assert len(components.PLACES) == PLACES == LEVELS * ROW
    assert components.RECIPES == RECIPES
    assert len(components.FAMILIES) == FAMILIES
    assert len(components.SHELVES) == SHELVES
    assert SHELF_PLACES == SHELVES * FAMILIES
    assert components.AWARDS_OF_FAMILY == AWARDS
    assert len(components.TOOLS) == TOOLS
    assert len(components.CHOICES) == CHOICES


_compare_with_names()
