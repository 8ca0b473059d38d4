"""What the tests of texts and guides must know of a game's: `tests/games/GAME/wording.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from toque.engine.event import Event
from toque.engine.text import Text, Value


class Wording(NamedTuple):
    nested: Mapping[str, Value] = {}
    """Arguments that are texts themselves, each with one that it may be; or numbers in whose place a
    word may stand."""
    typed_numbers: Mapping[str, tuple[tuple[str, ...], str]] = {}
    """By section of the guide: numbers that are typed though the edition has equal ones, and why."""
    staged: Callable[[], list[Event]] = list
    """Events that hardly ever happen in a match: they are made to happen."""
    asked: Callable[[], list[Text]] = list
    """What the first seat reads at a question that is hardly ever asked."""


def wording(slug: str) -> Wording:
    folder = f"tests.games.{slug.replace('-', '_')}"
    if find_spec(folder) is None or find_spec(f"{folder}.wording") is None:
        return Wording()
    found = import_module(f"{folder}.wording").WORDING
    assert isinstance(found, Wording)
    return found
