"""Tokens that lie together, and the bench with its zones.

Tokens on a bowl or in a zone are one number: three bits for each basic kind, and the super tokens
above them. The sum of its digits is their number; as it is at most four, it is the remainder by 7.

>>> held(UNIT[1] * 2 + UNIT[SUPER])
3
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.obstacle import Obstacle
from toque.games.gateau import sizes, words
from toque.games.gateau.match import BASIC_BITS, SUPER, SUPER_BITS, UNIT, GateauMatch

ALL_KINDS: Final = 0b1111111
PAIR_2: Final = 3
ZONE_SIZE: Final = 4
PAIR_SIZE: Final = 2


def held(tokens: i64) -> i64:
    """How many tokens lie on a bowl or in a zone."""
    return tokens % 7


def room(match: GateauMatch, seat: i64, kind: i64) -> i64:
    """The bit mask of zones where a seat may put a token of a kind.

    Super tokens go wherever a slot is free and never count as a kind. Two pairs that are alike are
    one choice: the first of them stands for both.
    """
    bench = match.bench
    at = seat * sizes.ZONES
    return room_in(bench[at], bench[at + 1], bench[at + 2], bench[at + 3], kind)


def room_in(equal: i64, different: i64, first: i64, second: i64, kind: i64) -> i64:
    """As `room`, of a bench on which this lies."""
    mask: i64 = 0
    if kind == SUPER:
        if equal % 7 < ZONE_SIZE:
            mask |= 1
        if different % 7 < ZONE_SIZE:
            mask |= 2
        if first % 7 < PAIR_SIZE:
            mask |= 4
        if second != first and second % 7 < PAIR_SIZE:
            mask |= 8
        return mask
    shift = 3 * kind
    if equal % 7 < ZONE_SIZE and (equal & BASIC_BITS == 0 or equal >> shift & 7):
        mask |= 1
    if different % 7 < ZONE_SIZE and not different >> shift & 7:
        mask |= 2
    in_first, in_second = first >> shift & 7, second >> shift & 7
    if first % 7 < PAIR_SIZE and not in_second and (in_first or first & BASIC_BITS == 0):
        mask |= 4
    if (
        second != first
        and second % 7 < PAIR_SIZE
        and not in_first
        and (in_second or second & BASIC_BITS == 0)
    ):
        mask |= 8
    return mask


def fitting_kinds(match: GateauMatch, seat: i64) -> i64:
    """A packed number with all bits of the kinds that fit on a bench."""
    bench = match.bench
    at = seat * sizes.ZONES
    equal, different, first, second = bench[at], bench[at + 1], bench[at + 2], bench[at + 3]
    mask: i64 = 0
    for kind in range(sizes.KINDS):
        if room_in(equal, different, first, second, kind):
            mask |= 7 * UNIT[kind]
    return mask


def fits_any(match: GateauMatch, seat: i64, tokens: i64) -> bool:
    """Whether one of these tokens can be put on the bench."""
    kind: i64 = 0
    while tokens:
        if tokens & 7 and room(match, seat, kind):
            return True
        tokens >>= 3
        kind += 1
    return False


def cannot_put(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> Obstacle | None:
    mask = room(match, seat, kind)
    if mask >> zone & 1:
        return None
    if mask == 0:
        return words.FITS_NOWHERE
    if (
        zone == PAIR_2
        and mask & 4
        and match.bench[seat * sizes.ZONES + 2] == match.bench[seat * sizes.ZONES + 3]
    ):
        return words.SAME_PAIR
    return words.NO_ROOM


def tokens_of(match: GateauMatch, seat: i64) -> i64:
    """All tokens on a bench, packed: a basic kind has at most seven."""
    bench = match.bench
    at = seat * sizes.ZONES
    return bench[at] + bench[at + 1] + bench[at + 2] + bench[at + 3]


def token_count(match: GateauMatch, seat: i64) -> i64:
    bench = match.bench
    at = seat * sizes.ZONES
    return bench[at] % 7 + bench[at + 1] % 7 + bench[at + 2] % 7 + bench[at + 3] % 7


def supers_of(match: GateauMatch, seat: i64) -> i64:
    return tokens_of(match, seat) >> SUPER_BITS


def has_token(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> bool:
    return match.bench[seat * sizes.ZONES + zone] >> 3 * kind & 7 != 0


def cannot_spend(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> Obstacle | None:
    return None if has_token(match, seat, kind, zone) else words.NO_TOKEN


def add_spend_moves(match: GateauMatch, seat: i64, kinds: i64, found: list[int]) -> None:
    """A token of each kind in a bit mask, from every zone that has one."""
    for zone in range(sizes.ZONES):
        tokens = match.bench[seat * sizes.ZONES + zone]
        kind: i64 = 0
        while tokens:
            if tokens & 7 and kinds >> kind & 1:
                found.append(words.SPEND + kind * sizes.ZONES + zone)
            tokens >>= 3
            kind += 1


def add(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> None:
    match.bench[seat * sizes.ZONES + zone] += UNIT[kind]


def remove(match: GateauMatch, seat: i64, kind: i64, zone: i64) -> None:
    match.bench[seat * sizes.ZONES + zone] -= UNIT[kind]


def zones_with(match: GateauMatch, seat: i64, kind: i64) -> i64:
    """The bit mask of zones that hold a token of a kind."""
    mask: i64 = 0
    shift = 3 * kind
    at = seat * sizes.ZONES
    for zone in range(sizes.ZONES):
        if match.bench[at + zone] >> shift & 7:
            mask |= 1 << zone
    return mask
