"""The main board at the end of a turn: cards slide, new ones come, and event cards happen at once."""

from __future__ import annotations

from mypy_extensions import i64

from toque.games.gateau import event_cards, sizes, tell
from toque.games.gateau.match import EMPTY, GateauMatch


def refill(match: GateauMatch) -> bool:
    """Fill the main board as far as the next event; whether it is as full as it can be.

    Level I comes first. Cards slide to the right, and new ones fill a row from the right.
    """
    for level in range(sizes.LEVELS):
        slide(match, level)
        for place in range(level * sizes.ROW + sizes.ROW - 1, level * sizes.ROW - 1, -1):
            if match.row[place] != EMPTY:
                continue
            card = draw(match, level)
            if card == EMPTY:
                return True
            if card >= sizes.RECIPES:
                event_cards.happen(match, card)
                return False
            match.row[place] = card
            tell.recipe_shown(match, card, place)
    return True


def slide(match: GateauMatch, level: i64) -> None:
    row = match.row
    to = level * sizes.ROW + sizes.ROW - 1
    for place in range(level * sizes.ROW + sizes.ROW - 1, level * sizes.ROW - 1, -1):
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


def will_show_a_card(match: GateauMatch) -> bool:
    """Whether filling it turns up a card."""
    if match.deck_left[0] == 0 and match.deck_left[1] == 0:
        return False
    for place in range(sizes.PLACES):
        if match.row[place] == EMPTY:
            return True
    return False
