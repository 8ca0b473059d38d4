"""Recipes under the bench: where they lie, how they move on, and how they get finished."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.event import EventKind
from toque.engine.lists import changed
from toque.engine.obstacle import Obstacle
from toque.games.gateau import effects, gains, sizes, tell, words
from toque.games.gateau.match import EMPTY, GateauMatch

FAMILY_OF_ICON: Final[list[i64]] = [0, -1, 1, -1, 2, -1, 0, 0, 0, 1, 0, 2, 1, 1, 1, 2, 2, 2]
"""By set of icons, two each: their families, or EMPTY."""


def has_free_section(match: GateauMatch, seat: i64) -> bool:
    for at in range(seat * sizes.SECTIONS, (seat + 1) * sizes.SECTIONS):
        if match.under[at] == EMPTY:
            return True
    return False


def cannot_lay(match: GateauMatch, seat: i64, section: i64) -> Obstacle | None:
    free = match.under[seat * sizes.SECTIONS + section] == EMPTY
    return None if free else words.SECTION_TAKEN


def add_card_moves(match: GateauMatch, seat: i64, place: i64, base: i64, found: list[int]) -> None:
    """A card of the main board with every free section."""
    for section in range(sizes.SECTIONS):
        if match.under[seat * sizes.SECTIONS + section] == EMPTY:
            found.append(base + place * sizes.SECTIONS + section)


def lay(match: GateauMatch, event: EventKind, seat: i64, place: i64, section: i64) -> None:
    """From the main board under a section, with the gold icon of its place and the section's bonus."""
    recipe = match.row[place]
    match.row[place] = EMPTY
    match.under[seat * sizes.SECTIONS + section] = recipe
    match.quiet = False
    tell.laid(match, event, seat, recipe, place, section)
    if has_gold_icon(place):
        gains.gain_gold(match, seat, 1, "column")
    effects.grant(match, seat, match.rules.sections[section])


def has_gold_icon(place: i64) -> bool:
    """The last place of each row has one."""
    return place % sizes.ROW == sizes.ROW - 1


def recipes_under(match: GateauMatch, seat: i64) -> i64:
    count: i64 = 0
    for at in range(seat * sizes.SECTIONS, (seat + 1) * sizes.SECTIONS):
        if match.under[at] != EMPTY:
            count += 1
    return count


def cannot_advance(match: GateauMatch, seat: i64) -> Obstacle | None:
    return None if recipes_under(match, seat) else words.NOTHING_TO_ADVANCE


def advance(match: GateauMatch, seat: i64) -> None:
    """All recipes under a bench go a section to the right; past section 0 one is finished."""
    count = recipes_under(match, seat)
    if count == 0:
        return
    tell.count(match, words.ADVANCED, seat, count)
    at = seat * sizes.SECTIONS
    leaving = match.under[at + 3]
    match.under[at + 3] = match.under[at + 2]
    match.under[at + 2] = match.under[at + 1]
    match.under[at + 1] = match.under[at]
    match.under[at] = EMPTY
    if leaving == EMPTY:
        return
    if leaving == match.reserved[seat]:
        match.reserved = changed(match.reserved, seat, EMPTY)
        match.gone |= BIT[leaving]
        tell.recipe(match, words.RESERVED_LOST, seat, leaving)
        return
    tell.finished(match, seat, leaving)
    finish(match, seat, leaving)
    effects.grant(match, seat, match.rules.bonuses[leaving])


def finish(match: GateauMatch, player: i64, recipe: i64) -> None:
    """Face up beside the bench: its icons can be used for an award."""
    match.finished = changed(match.finished, player, match.finished[player] | BIT[recipe])
    count_icons(match, player, recipe, 1)


def count_icons(match: GateauMatch, player: i64, recipe: i64, change: i64) -> None:
    """The icons of a recipe come to those that lie face up, or leave them."""
    icons = match.rules.icon_sets[recipe]
    counts = match.icons[:]
    counts[player * sizes.FAMILIES + FAMILY_OF_ICON[icons * 2]] += change
    if FAMILY_OF_ICON[icons * 2 + 1] != EMPTY:
        counts[player * sizes.FAMILIES + FAMILY_OF_ICON[icons * 2 + 1]] += change
    match.icons = counts
