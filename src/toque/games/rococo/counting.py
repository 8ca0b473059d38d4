"""What can be counted of a player: garments, decorations, halls, jewels, staff and the rest.

Bonuses, conditions, tasks of the edition and scoring all count here, by the words of `COUNTABLES`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.rococo import (
    names,
    sizes,
)
from toque.games.rococo.ballroom import FIRST_MUSICIAN, KINDS
from toque.games.rococo.match import (
    APPRENTICE,
    KITCHEN_RIGHT,
    GainRule,
    RococoMatch,
)

ONE: Final = 0
BLUE: Final = 1
ORANGE: Final = 4
GARMENTS: Final = 5
LADIES: Final = 6
GENTLEMEN: Final = 7
COUPLES: Final = 8
BLUE_GREEN: Final = 9
MASTERS: Final = 10
DECORATIONS: Final = 11
DECORATION_KINDS: Final = 12
HALLS: Final = 13
JEWELS: Final = 14
JEWEL_SETS: Final = 15
NECKLACES: Final = 16
APPRENTICES: Final = 17
NOTIONS: Final = 18
LIVRES: Final = 19
POINTS: Final = 20
THREAD: Final = 21
LACE: Final = 22
TILES: Final = 23
MASTER_TRIALS: Final = 24
NO_GREEN: Final = 25
NO_ORANGE: Final = 26
STAFF: Final = 27
assert names.COUNTABLES[BLUE : ORANGE + 1] == names.COLOURS
assert names.COUNTABLES[GARMENTS:] == (
    *("garments", "ladies", "gentlemen", "couples", "blue-green", "masters", "decorations"),
    *("decoration-kinds", "halls", "jewels", "jewel-sets", "necklaces", "apprentices", "notions"),
    *("livres", "points", "thread", "lace", "tiles", "master-trials", "no-green", "no-orange"),
    "staff",
)

BLUE_COLOUR: Final = 0
PINK_COLOUR: Final = 1
GREEN_COLOUR: Final = 2
ORANGE_COLOUR: Final = 3
assert names.COLOURS == ("blue", "pink", "green", "orange")


def is_lady(colour: i64) -> bool:
    return colour == BLUE_COLOUR or colour == GREEN_COLOUR


def of_colour(match: RococoMatch, player: i64, colour: i64) -> i64:
    """Garments of a colour that a player has on the board."""
    return match.count_ballroom().colours[player * sizes.COLOURS + colour]


def by_colour(match: RococoMatch, player: i64) -> list[i64]:
    first = player * sizes.COLOURS
    return match.count_ballroom().colours[first : first + sizes.COLOURS]


def garments(match: RococoMatch, player: i64) -> i64:
    count: i64 = 0
    for hall in range(sizes.HALLS):
        count += garments_in(match, player, hall)
    return count


def garments_in(match: RococoMatch, player: i64, hall: i64) -> i64:
    return match.count_ballroom().garments[player * sizes.HALLS + hall]


def on_master_spaces(match: RococoMatch, player: i64, first: i64, beyond: i64) -> i64:
    """Garments on Master spaces, of the spaces from `first` on."""
    count: i64 = 0
    for space in range(first, beyond):
        if match.hosts[space] == player and match.rules.is_master[space]:
            count += 1
    return count


def decorations(match: RococoMatch, player: i64) -> i64:
    count: i64 = 0
    for of_kind in decorations_by_kind(match, player):
        count += of_kind
    return count


def decorations_of(match: RococoMatch, player: i64, kind: i64) -> i64:
    return match.count_ballroom().kinds[player * KINDS + kind]


def decorations_by_kind(match: RococoMatch, player: i64) -> list[i64]:
    first = player * KINDS
    return match.count_ballroom().kinds[first : first + KINDS]


def decoration_kinds(match: RococoMatch, player: i64) -> i64:
    """Both sides of the kitchen are one kind."""
    own = decorations_by_kind(match, player)
    count: i64 = 0
    for kind in range(KINDS):
        if own[kind] and not (kind == KITCHEN_RIGHT and own[KITCHEN_RIGHT - 1]):
            count += 1
    return count


def is_present(match: RococoMatch, player: i64, hall: i64) -> bool:
    """With a garment, or with the musician."""
    if match.decorations[FIRST_MUSICIAN + hall] == player:
        return True
    return garments_in(match, player, hall) > 0


def halls(match: RococoMatch, player: i64) -> i64:
    count: i64 = 0
    for hall in range(sizes.HALLS):
        if is_present(match, player, hall):
            count += 1
    return count


def jewels(match: RococoMatch, player: i64) -> i64:
    if not match.rules.jewelry:
        return 0
    at = player * sizes.COLOURS
    owned = match.jewels
    return owned[at] + owned[at + 1] + owned[at + 2] + owned[at + 3]


def jewels_of(match: RococoMatch, player: i64, colour: i64) -> i64:
    return match.jewels[player * sizes.COLOURS + colour] if match.rules.jewelry else 0


def apprentices(match: RococoMatch, player: i64) -> i64:
    count: i64 = 0
    for card in match.staffs[player].cards():
        if match.rules.ranks[card] == APPRENTICE:
            count += 1
    return count


def tiles(match: RococoMatch, player: i64) -> i64:
    return len(match.seen_tiles[player]) + len(match.unseen_tiles[player])


def _less(one: i64, two: i64) -> i64:
    return one if one < two else two


def count(match: RococoMatch, player: i64, of: i64) -> i64:
    if of == ONE:
        return 1
    if of <= ORANGE:
        return of_colour(match, player, of - BLUE)
    if of == GARMENTS:
        return garments(match, player)
    if of <= BLUE_GREEN:
        each = by_colour(match, player)
        if of == BLUE_GREEN:
            return _less(each[BLUE_COLOUR], each[GREEN_COLOUR])
        ladies = each[BLUE_COLOUR] + each[GREEN_COLOUR]
        gentlemen = each[PINK_COLOUR] + each[ORANGE_COLOUR]
        if of == LADIES:
            return ladies
        return gentlemen if of == GENTLEMEN else _less(ladies, gentlemen)
    if of == MASTERS:
        return on_master_spaces(match, player, 0, sizes.SPACES)
    if of == DECORATIONS:
        return decorations(match, player)
    if of == DECORATION_KINDS:
        return decoration_kinds(match, player)
    if of == HALLS:
        return halls(match, player)
    if of == JEWELS:
        return jewels(match, player)
    if of == JEWEL_SETS:
        fewest = jewels_of(match, player, 0)
        for colour in range(1, sizes.COLOURS):
            fewest = _less(fewest, jewels_of(match, player, colour))
        return fewest
    if of == NECKLACES:
        blue = jewels_of(match, player, BLUE_COLOUR)
        return blue + jewels_of(match, player, GREEN_COLOUR)
    if of == APPRENTICES:
        return apprentices(match, player)
    if of == NOTIONS:
        return _less(match.thread[player], match.lace[player])
    if of == LIVRES:
        return match.livres[player]
    if of == POINTS:
        return match.points[player]
    if of == THREAD:
        return match.thread[player]
    if of == LACE:
        return match.lace[player]
    if of == TILES:
        return tiles(match, player)
    if of == MASTER_TRIALS:
        return match.master_trials[player]
    if of == NO_GREEN:
        return 1 if of_colour(match, player, GREEN_COLOUR) == 0 else 0
    if of == NO_ORANGE:
        return 1 if of_colour(match, player, ORANGE_COLOUR) == 0 else 0
    assert of == STAFF
    return match.staffs[player].size()


def gained(match: RococoMatch, player: i64, gain: GainRule) -> i64:
    """What a gain comes to now: for whole sets only."""
    if gain.by_staff:
        return gain.by_staff[match.staffs[player].size()]
    return count(match, player, gain.of) // gain.per * gain.amount


def gained_in_best_hall(match: RococoMatch, player: i64, gain: GainRule) -> i64:
    """What a gain for garments in one hall comes to, in the hall with the most of them."""
    most: i64 = 0
    for hall in range(sizes.HALLS):
        here = garments_in(match, player, hall)
        if here > most:
            most = here
    return most // gain.per * gain.amount


def holds_condition(match: RococoMatch, player: i64, employee: i64) -> bool:
    """Whether the specialised apprentice of a player would come now."""
    for of, least in match.rules.conditions[employee]:
        if count(match, player, of) < least:
            return False
    return True
