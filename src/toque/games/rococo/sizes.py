"""How many there are of each thing, as literal numbers: only those become constants when compiled.

The names in `components` have the last word.
"""

from __future__ import annotations

from typing import Final

from toque.games.rococo import (
    names,
)

COLOURS: Final = 4
DRAWERS: Final = 3
DRAWER_SPACES: Final = 4
"""The most that a drawer has: places are numbered by this."""
DRAWER_PLACES: Final = 12
OFFERS: Final = 4
OWN_OFFER: Final = 4
"""The specialised apprentice, among what can be hired."""
HALLS: Final = 5
HALL_SPACES: Final = 8
SPACES: Final = 40
DECORATIONS: Final = 31
FIREWORKS: Final = 6
"""They are the first of the decorations."""
GARMENTS: Final = 56
EMPLOYEES: Final = 61
STARTERS: Final = 5
TASKS: Final = 7
JOURNEYMAN_TASKS: Final = 4
TRIALS: Final = 2

HAND: Final = 3
FEWEST_STAFF: Final = 4
ROUNDS: Final = 7
LEAVING_WINDOWS: Final = 2


def _compare_with_names() -> None:
    assert len(names.COLOURS) == COLOURS
    assert names.DRAWERS == DRAWERS
    assert names.MOST_IN_DRAWER == DRAWER_SPACES
    assert len(names.DRAWER_NAMES) == DRAWER_PLACES
    assert names.OFFERS == OFFERS == OWN_OFFER == len(names.OFFER_NAMES) - 1
    assert names.HALLS == HALLS
    assert names.SPACES_OF_HALL == HALL_SPACES
    assert len(names.SPACE_NAMES) == SPACES
    assert len(names.DECORATION_NAMES) == DECORATIONS
    assert names.DECORATIONS_OF_KIND[0] == FIREWORKS
    assert len(names.GARMENT_NAMES) == GARMENTS
    assert len(names.EMPLOYEE_NAMES) == EMPLOYEES
    assert names.STARTERS == STARTERS
    assert len(names.TASKS) == TASKS
    assert len(names.TRIALS) == TRIALS


_compare_with_names()
