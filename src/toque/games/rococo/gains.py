"""Livres, points and notions that come to a player, each told with its reason.

What du Barry gains is told by her own module; she never has livres.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.rococo import (
    names,
    tell,
    words,
)
from toque.games.rococo.match import RococoMatch

LIVRES: Final = 0
POINTS: Final = 1
assert names.GAINS == ("livres", "points")

THREAD: Final = 0
LACE: Final = 1
assert names.NOTIONS == ("thread", "lace")


def livres(match: RococoMatch, seat: i64, amount: i64, reason: str) -> None:
    if amount > 0:
        match.livres[seat] += amount
        tell.gained(match, words.LIVRES_GAINED, seat, amount, reason)


def points(match: RococoMatch, seat: i64, amount: i64, reason: str) -> None:
    if amount > 0:
        match.points[seat] += amount
        tell.gained(match, words.POINTS_GAINED, seat, amount, reason)


def gain(match: RococoMatch, seat: i64, what: i64, amount: i64, reason: str) -> None:
    if what == LIVRES:
        livres(match, seat, amount, reason)
    else:
        points(match, seat, amount, reason)


def notion(match: RococoMatch, seat: i64, which: i64, price: i64, reason: str) -> None:
    match.livres[seat] -= price
    if which == THREAD:
        match.thread[seat] += 1
    else:
        match.lace[seat] += 1
    tell.notion_gained(match, seat, which, price, reason)
