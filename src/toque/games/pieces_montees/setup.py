"""Setting up: cards shuffled and turned at random, hands, pile and booklet."""

from __future__ import annotations

from toque.engine.game import Setup
from toque.engine.rng import Rng
from toque.games.pieces_montees.components import (
    BASES,
    CARDS,
    CARDS_OF_COLOUR,
    COLOURS,
    POSITIONS,
    PiecesEdition,
)
from toque.games.pieces_montees.match import EMPTY, PiecesMatch, Rules
from toque.games.pieces_montees.turn import Turn, refill
from toque.mechanics.pile import Pile


def deal(setup: Setup, rng: Rng) -> PiecesMatch:
    edition = setup.edition
    assert isinstance(edition, PiecesEdition)
    rules = Rules(setup, edition, _removed_colour(setup, rng))
    match = PiecesMatch(setup, rng, rules)
    match.cards = [EMPTY] * POSITIONS
    match.known = [0] * setup.seats
    match.wanted = [BASES] * setup.seats
    match.decorated = [0] * setup.seats

    cards = [card for card in range(CARDS) if card // CARDS_OF_COLOUR != rules.removed_colour]
    rng.shuffle(cards)
    match.pile = Pile([card * 2 + rng.below(2) for card in cards])
    refill(match, 0)

    if rules.confirmed:
        match.book = [colour for colour in range(len(COLOURS)) if colour != rules.removed_colour]
        rng.shuffle(match.book)
    else:
        match.assistants = rules.everybody

    match.reveals = 0
    match.stack.append(Turn(0))
    return match


def _removed_colour(setup: Setup, rng: Rng) -> int:
    if setup.seats != 2:
        return -1
    choice = setup.options["without"]
    return rng.below(len(COLOURS)) if choice == "drawn" else COLOURS.index(choice)
