"""The main board at the end of a turn: cards slide, new ones come, and events happen at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.bits import BIT
from toque.games.gateau.agenda import grant, grant_robot
from toque.games.gateau.bowls import CORNERS, NEIGHBOURS, burst, drop
from toque.games.gateau.components import BASIC, BOWL_NAMES, EVENT_NAMES
from toque.games.gateau.effects import ADVANCE, GOLD, STORING, SUPERS, TOOL
from toque.games.gateau.match import EMPTY, SUPER, GateauMatch
from toque.games.gateau.telling import tell_filled, tell_shown
from toque.games.gateau.words import BOWL_SHOWN, EVENT_DRAWN

RECIPES: Final = 48
OWN_KIND: Final = 2
"""Tokens that an empty bowl gets of its own kind."""
FIRST_THREE: Final[list[i64]] = [BASIC.index(kind) for kind in ("cherry", "candy", "cream")]
SECOND_THREE: Final[list[i64]] = [BASIC.index(kind) for kind in ("chocolate", "jelly", "dough")]

CHEF_EVENTS: Final[list[i64]] = [
    EMPTY,
    TOOL,
    EMPTY,
    GOLD,
    EMPTY,
    ADVANCE,
    STORING,
    SUPERS,
    EMPTY,
    EMPTY,
]
"""By event: the effect that every chef has, or EMPTY where it is about the bowls."""


def refill(match: GateauMatch) -> bool:
    """Fill the main board as far as the next event; whether it is as full as it can be.

    Level I comes first. Cards slide to the right, and new ones fill a row from the right.
    """
    for level in range(2):
        slide(match, level)
        for place in range(level * 4 + 3, level * 4 - 1, -1):
            if match.row[place] != EMPTY:
                continue
            card = draw(match, level)
            if card == EMPTY:
                return True
            if card >= RECIPES:
                happen(match, card - RECIPES)
                return False
            match.row[place] = card
            if match.listener is not None:
                tell_shown(match, card, place)
    return True


def slide(match: GateauMatch, level: i64) -> None:
    row = match.row
    to = level * 4 + 3
    for place in range(level * 4 + 3, level * 4 - 1, -1):
        if row[place] != EMPTY:
            card = row[place]
            row[place] = EMPTY
            row[to] = card
            to -= 1


def draw(match: GateauMatch, level: i64) -> i64:
    """The next card of a level, or of the other one when its deck is used up; EMPTY without either."""
    if match.deck_left[level] == 0:
        level = 1 - level
        if match.deck_left[level] == 0:
            return EMPTY
    match.deck_left[level] -= 1
    match.reveal()
    return match.decks[level][match.deck_left[level]]


def happen(match: GateauMatch, event: i64) -> None:
    """An event that was drawn: it happens and leaves the match."""
    match.gone |= BIT[RECIPES + event]
    if match.listener is not None:
        match.tell(EVENT_DRAWN, {"name": EVENT_NAMES[event]})
    effect = CHEF_EVENTS[event]
    if effect != EMPTY:
        every_chef(match, effect)
        return
    name = EVENT_NAMES[event]
    if name == "super-bowl":
        show_super_bowl(match)
    elif name == "corners":
        for corner in CORNERS:
            if corner != match.field:
                burst(match, corner, "event")
    elif name == "own-kind":
        fill_empty_bowls(match, [])
    elif name == "first-three":
        fill_empty_bowls(match, FIRST_THREE)
    else:
        fill_empty_bowls(match, SECOND_THREE)


def every_chef(match: GateauMatch, effect: i64) -> None:
    """From the chef whose turn it is, clockwise; the last one is put on the stack first."""
    chairs = match.rules.chairs
    for offset in range(chairs - 1, -1, -1):
        chair = (match.seat + offset) % chairs
        if chair < match.seats:
            grant(match, chair, [(effect, 1)])
        else:
            grant_robot(match, [(effect, 1)])


def show_super_bowl(match: GateauMatch) -> None:
    """Its super side up, with the tokens that are on it; then a super token on each neighbour."""
    bowl: i64 = 0
    while match.faces[bowl] != SUPER and match.backs[bowl] != SUPER:
        bowl += 1
    if match.faces[bowl] != SUPER and bowl != match.field:
        match.backs[bowl] = match.faces[bowl]
        match.faces[bowl] = SUPER
        if match.listener is not None:
            match.tell(BOWL_SHOWN, {"bowl": BOWL_NAMES[bowl]})
    for at in range(bowl * 4, bowl * 4 + 4):
        if NEIGHBOURS[at] != EMPTY:
            token = drop(match, NEIGHBOURS[at], SUPER)
            if token != EMPTY and match.listener is not None:
                tell_filled(match, NEIGHBOURS[at], [NEIGHBOURS[at] * 8 + token])


def fill_empty_bowls(match: GateauMatch, kinds: list[i64]) -> None:
    """Each empty bowl in reading order gets these kinds, or two of its own if there are none."""
    for bowl in range(16):
        if match.bowls[bowl]:
            continue
        own = match.faces[bowl]
        wanted: list[i64] = kinds if kinds else [own] * OWN_KIND
        come: list[i64] = []
        for kind in wanted:
            token = drop(match, bowl, kind)
            if token != EMPTY:
                come.append(bowl * 8 + token)
        if come and match.listener is not None:
            tell_filled(match, bowl, come)
