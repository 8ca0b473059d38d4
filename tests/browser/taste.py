"""What people like to do in a game, and which letter leads to which part of its board.

Each game says it in `tests/browser/GAME/taste.py`. People who play another one do whatever they can.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple


class Taste(NamedTuple):
    """Which verbs people play: of the first group that is offered, and now and then a rare one."""

    groups: tuple[tuple[str, ...], ...] = ()
    rare: tuple[str, ...] = ()
    how_often: float = 0.2
    letters: Mapping[str, str] = {}
    """By area: the key that leads to it."""


def taste_of(game: str) -> Taste:
    folder = f"tests.browser.{game.replace('-', '_')}"
    if find_spec(folder) is None:
        return Taste()
    taste = import_module(f"{folder}.taste").TASTE
    assert isinstance(taste, Taste)
    return taste
