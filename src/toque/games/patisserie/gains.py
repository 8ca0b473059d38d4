"""Coins, points, staples and tiles that come to a player, each told with its reason; special tiles that
are claimed as soon as their condition holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.games.patisserie import counting, names, sizes, tell
from toque.games.patisserie.match import EMPTY, PatisserieMatch
from toque.mechanics import bag

COINS: Final = 0
POINTS: Final = 1
assert names.GAINS == ("coins", "points")


def coins(match: PatisserieMatch, player: i64, amount: i64, reason: str) -> None:
    if amount > 0:
        match.coins[player] += amount
        tell.coins(match, player, amount, reason)


def points(match: PatisserieMatch, player: i64, amount: i64, reason: str) -> None:
    if amount > 0:
        match.points[player] += amount
        tell.points(match, player, amount, reason)


def gain(match: PatisserieMatch, player: i64, what: i64, amount: i64, reason: str) -> None:
    if what == COINS:
        coins(match, player, amount, reason)
    else:
        points(match, player, amount, reason)


def has_room_for(match: PatisserieMatch, player: i64, staple: i64, units: i64) -> bool:
    return match.staples[player * sizes.STAPLES + staple] + units <= match.rules.caps[staple]


def staple(match: PatisserieMatch, player: i64, which: i64, price: i64, reason: str) -> None:
    """A unit beyond the end of its track is lost."""
    if has_room_for(match, player, which, 1):
        match.coins[player] -= price
        match.staples[player * sizes.STAPLES + which] += 1
        tell.staple(match, player, which, price, reason)


# From the bags.


def can_draw(match: PatisserieMatch) -> bool:
    return bag.total(match.bag) > 0 or bag.total(match.discards) > 0


def draw_kind(match: PatisserieMatch) -> i64:
    """The kind of a random tile, or EMPTY; all discards go back first if the bag is empty."""
    match.bag = match.bag[:]
    match.discards = match.discards[:]
    return bag.draw(match.bag, match.discards, match.rng)


def tile(match: PatisserieMatch, player: i64) -> None:
    """A random tile is drawn and kept; nothing if there is none."""
    kind = draw_kind(match)
    if kind != EMPTY:
        match.reveal()
        match.add_tile(player, kind)
        tell.drew(match, player, kind)


def can_draw_recipe(match: PatisserieMatch) -> bool:
    return (match.recipe_bag | match.recipe_discard) != 0


def draw_recipe(match: PatisserieMatch) -> i64:
    """From the bag, into which all discards go when it is empty; EMPTY if there is none at all."""
    if match.recipe_bag == 0:
        match.recipe_bag = match.recipe_discard
        match.recipe_discard = 0
        if match.recipe_bag == 0:
            return EMPTY
    number: i64 = match.rng.below(int(match.recipe_bag).bit_count())
    for recipe in range(sizes.RECIPES):
        if match.recipe_bag & BIT[recipe]:
            if number == 0:
                match.recipe_bag &= ~BIT[recipe]
                return recipe
            number -= 1
    return EMPTY


# Special tiles.


def claim_specials(match: PatisserieMatch, player: i64) -> None:
    """Whoever meets a condition marks the most valuable space that is free, once on each tile."""
    for place in range(names.SPECIAL_PLACES):
        tile_there = match.specials[place]
        space = open_mark(match, player, place)
        if space == EMPTY:
            continue
        if counting.holds(match, player, match.rules.special_conditions[tile_there]):
            match.marks = changed(match.marks, place * sizes.MARKS + space, player)
            worth = match.rules.special_points[tile_there][place][space]
            tell.special_claimed(match, player, tile_there, worth)


def open_mark(match: PatisserieMatch, player: i64, place: i64) -> i64:
    """The space that a player would mark on the tile of a place, or EMPTY."""
    first: i64 = EMPTY
    points_there = match.rules.special_points[match.specials[place]][place]
    for space in range(len(points_there)):
        owner = match.marks[place * sizes.MARKS + space]
        if owner == player:
            return EMPTY
        if owner == EMPTY and first == EMPTY:
            first = space
    return first
