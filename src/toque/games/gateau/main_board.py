"""The main board at the end of a turn: cards slide, new ones come, and event cards happen at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.games.gateau import event_cards, sizes, tell
from toque.games.gateau.match import EMPTY, GateauMatch
from toque.mechanics import row

LINES: Final[list[list[i64]]] = [[3, 2, 1, 0], [7, 6, 5, 4]]
"""By level: its places from the right, where cards slide to and where new ones come first."""


def refill(match: GateauMatch) -> bool:
    """Fill the main board as far as the next event; whether it is as full as it can be.

    Level I comes first.
    """
    for level in range(sizes.LEVELS):
        row.slide(match.row, LINES[level])
        for place in row.gaps(match.row, LINES[level]):
            card = draw(match, level)
            if card == EMPTY:
                break
            if card >= sizes.RECIPES:
                event_cards.happen(match, card)
                return False
            match.row[place] = card
            tell.recipe_shown(match, card, place)
    return True


def draw(match: GateauMatch, level: i64) -> i64:
    """The next card of a level, or of the other one when its deck is used up; EMPTY without either."""
    if match.decks[level].left == 0:
        level = 1 - level
        if match.decks[level].left == 0:
            return EMPTY
    deck = match.decks[level]
    match.decks = match.decks[:]
    match.decks[level] = deck.below()
    match.reveal()
    return deck.top()


def will_show_a_card(match: GateauMatch) -> bool:
    """Whether filling it turns up a card."""
    if match.decks[0].left == 0 and match.decks[1].left == 0:
        return False
    for place in range(sizes.PLACES):
        if match.row[place] == EMPTY:
            return True
    return False
