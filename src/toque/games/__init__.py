"""The games: every folder here that has a `GAME` is one, known by its slug.

Packages named in TOQUE_EXTRA_GAMES (dotted, separated by spaces or commas) are games too: they can be
played by their slug, but no list shows them. Tests bring games of their own that way, and a newcomer
can begin a game outside of this folder.
"""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import cast

from toque.engine.game import Game
from toque.engine.match import Match
from toque.engine.refusal import Refusal

EXTRA_GAMES = "TOQUE_EXTRA_GAMES"

_OWN = {
    found.name.replace("_", "-"): f"{__name__}.{found.name}"
    for found in pkgutil.iter_modules(__path__)
    if found.ispkg
}


def slugs(*, extra: bool = False) -> list[str]:
    """Those that are listed; with `extra`, also those that only the environment names."""
    return sorted(_packages() if extra else _OWN)


def package(slug: str) -> str:
    """The dotted name of a game's folder.

    >>> package("pieces-montees")
    'toque.games.pieces_montees'
    """
    found = _packages().get(slug)
    if found is None:
        raise Refusal("unknown-game", game=slug, possible=", ".join(slugs()))
    return found


def folder(slug: str) -> Traversable:
    """Where a game's texts, guide and editions are."""
    return resources.files(package(slug))


def game(slug: str) -> Game[Match]:
    """
    >>> game("pieces-montees").most_seats
    4
    >>> game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    toque.engine.refusal.Refusal: unknown-game: game='chess', possible=...
    """
    module = import_module(package(slug))
    # A game only ever meets its own matches, so callers may treat all games alike.
    return cast(Game[Match], module.GAME)


def game_at(slug: str, version: int) -> Game[Match]:
    """A game with the rules of a version: those of now, or older ones that its folder keeps.

    When a change would replay matches differently, a copy of the folder as it was may stay in it as a
    package `v1`, `v2` ...; matches that began with it go on with it.

    >>> game_at("pieces-montees", 0)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    toque.engine.refusal.Refusal: rules-gone: game='pieces-montees', began=0, current=...
    """
    current = game(slug)
    if version == current.version:
        return current
    name = f"{package(slug)}.v{version}"
    if find_spec(name) is None:
        raise Refusal("rules-gone", game=slug, began=version, current=current.version)
    return cast(Game[Match], import_module(name).GAME)


def _packages() -> dict[str, str]:
    """By slug: the package of each game. Read when asked, for tests change the environment."""
    extra = os.environ.get(EXTRA_GAMES, "").replace(",", " ").split()
    return _OWN | {name.rpartition(".")[2].replace("_", "-"): name for name in extra}
