"""Event cards: something for every chef, or for the bowls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.engine.lists import changed
from toque.games.gateau import bowls, components, effects, sizes, tell
from toque.games.gateau.match import EMPTY, SUPER, GateauMatch

OWN_KIND: Final = 2
"""Tokens that an empty bowl gets of its own kind."""
FIRST_THREE: Final[list[i64]] = [
    components.BASIC.index(kind) for kind in ("cherry", "candy", "cream")
]
SECOND_THREE: Final[list[i64]] = [
    components.BASIC.index(kind) for kind in ("chocolate", "jelly", "dough")
]

FOR_CHEFS: Final[list[i64]] = [
    EMPTY,
    effects.TOOL,
    EMPTY,
    effects.GOLD,
    EMPTY,
    effects.ADVANCE,
    effects.STORE,
    effects.SUPERS,
    EMPTY,
    EMPTY,
]
"""By event: the effect that every chef has, or EMPTY where it is about the bowls."""
assert len(components.EVENT_NAMES) == len(FOR_CHEFS)


def happen(match: GateauMatch, card: i64) -> None:
    """An event that was drawn: it happens and leaves the match."""
    match.gone |= BIT[card]
    event = card - sizes.RECIPES
    tell.event_drawn(match, event)
    effect = FOR_CHEFS[event]
    if effect != EMPTY:
        for_every_chef(match, effect)
        return
    name = components.EVENT_NAMES[event]
    if name == "super-bowl":
        show_super_bowl(match)
    elif name == "corners":
        for corner in bowls.CORNERS:
            if corner != match.field:
                bowls.burst(match, corner, "event")
    elif name == "own-kind":
        fill_empty_bowls(match, [])
    elif name == "first-three":
        fill_empty_bowls(match, FIRST_THREE)
    else:
        fill_empty_bowls(match, SECOND_THREE)


def for_every_chef(match: GateauMatch, effect: i64) -> None:
    """From the player whose turn it is, clockwise; the last one is put on the stack first."""
    players = match.rules.players
    for offset in range(players - 1, -1, -1):
        effects.grant(match, (match.player + offset) % players, [(int(effect), 1)])


def show_super_bowl(match: GateauMatch) -> None:
    """Its super side up, with the tokens that are on it; then a super token on each neighbour."""
    bowl: i64 = 0
    while match.faces[bowl] != SUPER and match.backs[bowl] != SUPER:
        bowl += 1
    if match.faces[bowl] != SUPER and bowl != match.field:
        match.backs = changed(match.backs, bowl, match.faces[bowl])
        match.faces = changed(match.faces, bowl, SUPER)
        tell.super_bowl_shown(match, bowl)
    for at in range(bowl * 4, bowl * 4 + 4):
        neighbour = bowls.NEIGHBOURS[at]
        if neighbour != EMPTY:
            token = bowls.drop(match, neighbour, SUPER)
            if token != EMPTY:
                tell.filled(match, neighbour, [neighbour * 8 + token])


def fill_empty_bowls(match: GateauMatch, kinds: list[i64]) -> None:
    """Each empty bowl in reading order gets these kinds, or two of its own if there are none."""
    for bowl in range(sizes.BOWLS):
        if match.bowls[bowl]:
            continue
        wanted: list[i64] = kinds if kinds else [match.faces[bowl]] * OWN_KIND
        come: list[i64] = []
        for kind in wanted:
            token = bowls.drop(match, bowl, kind)
            if token != EMPTY:
                come.append(bowl * 8 + token)
        if come:
            tell.filled(match, bowl, come)
