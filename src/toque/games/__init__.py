"""The games: every folder here that has a `GAME` is one, known by its slug."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import cast

from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.refusal import Refusal

_FOLDERS = {
    found.name.replace("_", "-"): found.name
    for found in pkgutil.iter_modules(__path__)
    if found.ispkg
}


def slugs() -> list[str]:
    return sorted(_FOLDERS)


def game(slug: str) -> Game[Match]:
    """
    >>> game("pieces-montees").most_seats
    4
    >>> game("chess")
    Traceback (most recent call last):
        ...
    toque.engine.refusal.Refusal: unknown-game: game='chess', possible='gateau, pieces-montees'
    """
    if slug not in _FOLDERS:
        raise Refusal("unknown-game", game=slug, possible=", ".join(slugs()))
    module = import_module(f"{__name__}.{_FOLDERS[slug]}")
    # A game only ever meets its own matches, so callers may treat all games alike.
    return cast(Game[Match], module.GAME)
