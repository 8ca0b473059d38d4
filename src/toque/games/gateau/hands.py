"""The hand module: where a hand lies, what it touches, how far it goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.gateau.components import TILES

REACH: Final = 2
"""How many steps a hand goes at most before the action takes."""
ROW: Final = 3
"""A hand lies where four bowls meet: three such spots in a row."""
WEST: Final = 0
EAST: Final = 1
assert TILES == ("west", "east", "south")


def touches_bowl(spot: i64, bowl: i64) -> bool:
    down = bowl // 4 - spot // ROW
    right = bowl % 4 - spot % ROW
    return 0 <= down <= 1 and 0 <= right <= 1


def touches_tile(spot: i64, tile: i64) -> bool:
    """The hand lies beside a bowl on the edge of that tile."""
    if tile == WEST:
        return spot % ROW == 0
    if tile == EAST:
        return spot % ROW == ROW - 1
    return spot // ROW == ROW - 1


def distance(one: i64, two: i64) -> i64:
    down = one // ROW - two // ROW
    right = one % ROW - two % ROW
    return (down if down > 0 else -down) + (right if right > 0 else -right)
