"""Setting up: bowls, tokens, cards, chefs and, for one seat, Chef-o-Tron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.game import Setup
from toque.engine.rng import Rng
from toque.games.gateau.automa import ROBOT_TURN
from toque.games.gateau.components import (
    ADVANTAGE_CARDS,
    BASIC,
    BOWLS,
    EVENTS_OF_LEVEL,
    KINDS,
    LEVEL_CARDS,
    RECIPES,
    ROBOT_CARDS,
    SPOTS,
    TOKENS_OF_KIND,
    TOOLS,
    GateauEdition,
)
from toque.games.gateau.gains import draw_tool
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch, Rules
from toque.games.gateau.turn import BEGINNINGS, CHEF_STEPS

CENTRAL: Final[list[int]] = [5, 6, 9, 10]
FEWEST_OF_KIND: Final = 2
MOST_OF_KIND: Final = 3
ALL_TOQUE_SPACES: Final = 0b111111


def deal(setup: Setup, rng: Rng) -> GateauMatch:
    edition = setup.edition
    assert isinstance(edition, GateauEdition)
    rules = rules_of(setup, edition)
    match = GateauMatch(setup, rng, rules)
    match.supply = [TOKENS_OF_KIND] * len(KINDS)
    lay_bowls(match, edition)
    match.slots = [EMPTY] * 9
    match.awards_taken = [0, 0, 0]
    match.toque = ALL_TOQUE_SPACES
    tools: list[i64] = []
    for tool in range(len(TOOLS)):
        tools += [tool] * rules.tool_cards[tool]
    rng.shuffle(tools)
    match.tool_pile = tools
    match.tools_left = len(tools)
    lay_cards(match)

    chairs, seats = rules.chairs, setup.seats
    match.gold = [0] * chairs
    match.stored = [0] * chairs
    match.finished = [0] * chairs
    match.turned = [0] * chairs
    match.icons = [0] * (3 * chairs)
    match.shelves = [0] * (6 * chairs)
    chefs: list[i64] = list(range(len(BASIC)))
    rng.shuffle(chefs)
    match.chefs = chefs[:seats]
    match.doubles = [EMPTY] * seats
    match.bench = [0] * (4 * seats)
    match.pawns = [rules.start_space] * seats
    match.under = [EMPTY] * (4 * seats)
    match.reserved = [EMPTY] * seats
    match.hands = [0] * seats
    match.fresh = [0] * seats
    for seat in range(seats):
        draw_tool(match, seat)
    if rules.hands:
        match.spots = [len(SPOTS) // 2] * seats
    if rules.advantages:
        deck: list[i64] = list(range(ADVANTAGE_CARDS))
        rng.shuffle(deck)
        match.middle = deck.pop()
        match.right = [deck.pop()]
        match.benefits = deck
        match.benefits_left = len(deck)
    match.stack.append(BEGINNINGS[0])
    if rules.solo:
        wake_robot(match)
    for seat in range(seats - 1, -1, -1):
        match.stack.append(CHEF_STEPS[seat])
    match.reveals = 0
    return match


_known: list[tuple[Setup, Rules]] = []
"""The rules of the last match that was dealt: many matches of one setup share them."""


def rules_of(setup: Setup, edition: GateauEdition) -> Rules:
    if not _known or _known[0][0] is not setup:
        _known[:] = [(setup, Rules(setup, edition))]
    return _known[0][1]


def lay_bowls(match: GateauMatch, edition: GateauEdition) -> None:
    """Each kind shows on two or three bowls; the super bowl lies on one of the central places."""
    rng = match.rng
    pairs = edition.bowls
    shown: list[int] = []
    while not shown:
        for one, two in pairs:
            shown.append(two if rng.below(2) else one)
        for kind in range(len(BASIC)):
            if not FEWEST_OF_KIND <= shown.count(kind) <= MOST_OF_KIND:
                shown = []
                break
    order = list(range(len(pairs)))
    rng.shuffle(order)
    order.insert(rng.choice(CENTRAL), EMPTY)
    for bowl in range(BOWLS):
        at = order[bowl]
        if at == EMPTY:
            match.faces.append(SUPER)
            match.backs.append(edition.super_back)
            tokens = 1
        else:
            face = shown[at]
            one, two = pairs[at]
            match.faces.append(face)
            match.backs.append(two if face == one else one)
            tokens = 2 if shown.count(face) == FEWEST_OF_KIND else 1
        match.bowls.append(tokens * UNIT[match.faces[bowl]])
        match.supply[match.faces[bowl]] -= tokens


def lay_cards(match: GateauMatch) -> None:
    """Rows without events, which are shuffled into the rest of their decks.

    In a solo match one event of each level is set aside, level I to be drawn first.
    """
    rng = match.rng
    aside: list[i64] = []
    for level in range(2):
        recipes: list[i64] = list(range(level * LEVEL_CARDS, (level + 1) * LEVEL_CARDS))
        rng.shuffle(recipes)
        first = RECIPES + level * EVENTS_OF_LEVEL
        events: list[i64] = list(range(first, first + EVENTS_OF_LEVEL))
        rng.shuffle(events)
        if match.rules.solo:
            aside.append(events.pop())
        match.row += recipes[:4]
        deck = recipes[4:] + events
        rng.shuffle(deck)
        match.decks.append(deck)
        match.deck_left.append(len(deck))
    match.aside = aside[::-1]


def wake_robot(match: GateauMatch) -> None:
    """Both arms at the height of the super bowl; he plays first."""
    match.robot = [0] * len(KINDS)
    row = match.faces.index(SUPER) // 4
    match.arms = [row, row]
    cards: list[i64] = list(range(ROBOT_CARDS))
    match.rng.shuffle(cards)
    match.robot_deck = cards
    match.robot_left = len(cards)
    match.stack[0] = ROBOT_TURN
