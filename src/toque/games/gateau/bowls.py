"""The bowls and side tiles: which lie beside which, taking from them, and the sugar explosion."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.lists import changed
from toque.games.gateau import sizes, tell
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch

BOWL_SIZE: Final = 4


def _beside(steps: list[tuple[int, int]]) -> list[i64]:
    """By bowl, the four neighbours in these directions, EMPTY beyond the edge."""
    found: list[i64] = []
    for bowl in range(sizes.BOWLS):
        for down, right in steps:
            row, column = bowl // 4 + down, bowl % 4 + right
            inside = 0 <= row < 4 and 0 <= column < 4
            found.append(row * 4 + column if inside else EMPTY)
    return found


def _slots_beside() -> list[i64]:
    """By bowl, the side slots reached diagonally, clockwise from the top; EMPTY where there is none.

    A slot lies outside between two bowls of its edge, so that each of the two touches it with a corner.
    """
    found: list[i64] = []
    for bowl in range(sizes.BOWLS):
        row, column = bowl // 4, bowl % 4
        for down, right in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
            slot: i64 = EMPTY
            along_row = min(row, row + down)
            along_column = min(column, column + right)
            if column + right == -1 and 0 <= along_row < 3:
                slot = along_row
            elif column + right == 4 and 0 <= along_row < 3:
                slot = 3 + along_row
            elif row + down == 4 and 0 <= along_column < 3:
                slot = 6 + along_column
            found.append(slot)
    return found


NEIGHBOURS: Final[list[i64]] = _beside([(-1, 0), (0, 1), (1, 0), (0, -1)])
"""Four for each bowl: top, right, bottom, left."""
SIDE_SLOTS: Final[list[i64]] = _slots_beside()
CORNERS: Final[list[i64]] = [0, 3, 15, 12]
"""From the top left, clockwise."""


def provide(match: GateauMatch, kind: i64) -> i64:
    """A token of a kind from the supply; when it is exhausted, the next one of the ring.

    EMPTY if nothing is left. Nothing stands in for super tokens.
    """
    if kind == SUPER:
        if match.supply[SUPER] == 0:
            return EMPTY
        match.supply[SUPER] -= 1
        return SUPER
    for _ in range(sizes.BASIC):
        if match.supply[kind]:
            match.supply[kind] -= 1
            return kind
        kind = match.rules.after[kind]
    return EMPTY


def take_from_bowl(match: GateauMatch, bowl: i64, kind: i64) -> None:
    """Remove one token; a bowl that this empties must then burst: see `burst_if_empty`."""
    match.bowls[bowl] -= UNIT[kind]


def burst_if_empty(match: GateauMatch, bowl: i64) -> None:
    if match.bowls[bowl] == 0:
        burst(match, bowl, "emptied")


def burst(match: GateauMatch, bowl: i64, reason: str) -> None:
    """The sugar explosion: neighbours from the top clockwise, then side slots, then the bowl turns.

    A token that would hit the force field bounces onto the bowl it came from, once that is turned; a
    full bowl gets none, so that nothing bounces off it either. At the corners the event leaves bowls as
    they are, tokens and side.
    """
    kind = match.faces[bowl]
    flips = reason == "emptied"
    bounced: i64 = EMPTY
    thrown: list[i64] = []
    for at in range(bowl * 4, bowl * 4 + 4):
        target = NEIGHBOURS[at]
        if target == EMPTY or match.bowls[target] % 7 == BOWL_SIZE:
            continue
        if target == match.field:
            if match.bowls[bowl] % 7 < BOWL_SIZE:
                bounced = provide(match, kind)
        else:
            token = provide(match, kind)
            if token != EMPTY:
                match.bowls[target] += UNIT[token]
                thrown.append(target * 8 + token)
    for at in range(bowl * 4, bowl * 4 + 4):
        slot = SIDE_SLOTS[at]
        if slot != EMPTY and match.slots[slot] == EMPTY:
            token = provide(match, kind)
            if token != EMPTY:
                match.slots[slot] = token
                thrown.append((sizes.BOWLS + slot) * 8 + token)
    if flips:
        match.faces = changed(match.faces, bowl, match.backs[bowl])
        match.backs = changed(match.backs, bowl, kind)
    if bounced != EMPTY:
        match.bowls[bowl] += UNIT[bounced]
        thrown.append(bowl * 8 + bounced)
    tell.burst(match, bowl, kind, thrown, reason)


def drop(match: GateauMatch, bowl: i64, kind: i64) -> i64:
    """One token from the supply onto a bowl, if there is room; the kind that came, or EMPTY."""
    if bowl == match.field or match.bowls[bowl] % 7 == BOWL_SIZE:
        return EMPTY
    token = provide(match, kind)
    if token != EMPTY:
        match.bowls[bowl] += UNIT[token]
    return token


def tile_load(match: GateauMatch, tile: i64) -> i64:
    """How many tokens lie on a side tile."""
    load: i64 = 0
    for slot in range(tile * sizes.TILE_SLOTS, (tile + 1) * sizes.TILE_SLOTS):
        if match.slots[slot] != EMPTY:
            load += 1
    return load


def icon_shows(match: GateauMatch, tile: i64) -> bool:
    return match.slots[match.rules.icon_slots[tile]] == EMPTY
