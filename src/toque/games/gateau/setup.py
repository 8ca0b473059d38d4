"""Setting up: bowls, tokens, cards, chefs and, for one seat, Chef-o-Tron."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from toque.engine.game import Setup
from toque.engine.lists import changed
from toque.engine.obstacle import NOT_NOW, Obstacle
from toque.engine.rng import Rng
from toque.engine.step import Answer, QuietStep
from toque.engine.text import Text, Value
from toque.games.gateau import components, effects, gains, performing, placing, rounds, tell, words
from toque.games.gateau.match import EMPTY, SUPER, UNIT, GateauMatch, Rules
from toque.games.gateau.question import Question
from toque.mechanics.pile import Pile, shuffled

CENTRAL: Final[list[int]] = [5, 6, 9, 10]
FEWEST_OF_KIND: Final = 2
MOST_OF_KIND: Final = 3
ALL_TOQUE_SPACES: Final = 0b111111


def deal(setup: Setup, rng: Rng) -> GateauMatch:
    edition = setup.edition
    assert isinstance(edition, components.GateauEdition)
    rules = rules_of(setup, edition)
    match = GateauMatch(setup, rng, rules)
    match.supply = [components.TOKENS_OF_KIND] * len(components.KINDS)
    lay_bowls(match, edition)
    match.slots = [EMPTY] * 9
    match.awards_taken = [0, 0, 0]
    match.toque = ALL_TOQUE_SPACES
    tools: list[i64] = []
    for tool in range(len(components.TOOLS)):
        tools += [tool] * rules.tool_cards[tool]
    match.tool_pile = shuffled(tools, rng)
    lay_cards(match)

    players, seats = rules.players, setup.seats
    match.gold = [0] * players
    match.stored = [0] * players
    match.finished = [0] * players
    match.turned = [0] * players
    match.icons = [0] * (3 * players)
    match.shelves = [0] * (6 * players)
    chefs: list[i64] = list(range(len(components.BASIC)))
    rng.shuffle(chefs)
    match.chefs = chefs[:seats]
    match.doubles = [EMPTY] * seats
    match.bench = [0] * (4 * seats)
    match.pawns = [rules.start_space] * seats
    match.under = [EMPTY] * (4 * seats)
    match.reserved = [EMPTY] * seats
    match.tools = [0] * seats
    match.fresh = [0] * seats
    for seat in range(seats):
        gains.draw_tool(match, seat)
    if rules.hand_module:
        match.spots = [len(components.SPOTS) // 2] * seats
    if rules.advantages:
        deck: list[i64] = list(range(components.ADVANTAGE_CARDS))
        rng.shuffle(deck)
        match.middle = deck.pop()
        match.right = [deck.pop()]
        match.benefits = Pile(deck)
    if rules.solo:
        wake_robot(match)
    match.stack.append(rounds.NextTurn(0))
    for seat in range(seats - 1, -1, -1):
        match.stack.append(ChooseChef(seat))
    match.reveals = 0
    return match


_known: list[tuple[Setup, Rules]] = []
"""The rules of the last match that was dealt: many matches of one setup share them."""


def rules_of(setup: Setup, edition: components.GateauEdition) -> Rules:
    if not _known or _known[0][0] is not setup:
        _known[:] = [(setup, Rules(setup, edition, performing.EveryEffect()))]
    return _known[0][1]


def lay_bowls(match: GateauMatch, edition: components.GateauEdition) -> None:
    """Each kind shows on two or three bowls; the super bowl lies on one of the central places."""
    rng = match.rng
    pairs = edition.bowls
    shown: list[int] = []
    while not shown:
        for one, two in pairs:
            shown.append(two if rng.below(2) else one)
        for kind in range(len(components.BASIC)):
            if not FEWEST_OF_KIND <= shown.count(kind) <= MOST_OF_KIND:
                shown = []
                break
    order = list(range(len(pairs)))
    rng.shuffle(order)
    order.insert(rng.choice(CENTRAL), EMPTY)
    match.bowls, match.faces, match.backs = [], [], []
    for bowl in range(components.BOWLS):
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
    match.row, match.decks = [], []
    for level in range(2):
        recipes: list[i64] = list(
            range(level * components.LEVEL_CARDS, (level + 1) * components.LEVEL_CARDS)
        )
        rng.shuffle(recipes)
        first = components.RECIPES + level * components.EVENTS_OF_LEVEL
        events: list[i64] = list(range(first, first + components.EVENTS_OF_LEVEL))
        rng.shuffle(events)
        if match.rules.solo:
            aside.append(events.pop())
        match.row += recipes[:4]
        match.decks.append(shuffled(recipes[4:] + events, rng))
    match.aside = aside[::-1]


def wake_robot(match: GateauMatch) -> None:
    """Both arms at the height of the super bowl; Chef-o-Tron plays first."""
    match.robot = [0] * len(components.KINDS)
    row = match.faces.index(SUPER) // 4
    match.arms = [row, row]
    match.robot_deck = shuffled(list(range(components.ROBOT_CARDS)), match.rng)


# The side of the chef, and two tokens to start with.


class ChooseChef(Question):
    """Which side of the chef's card counts; then a super token and one of the chef's kind."""

    name = "chef"

    def moves(self, match: GateauMatch, seat: int) -> list[int]:
        return [words.CHEF, words.CHEF + 1]

    def obstacle(self, match: GateauMatch, seat: int, move: int) -> Obstacle | None:
        return None if move < words.GO else NOT_NOW

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        match.doubles = changed(match.doubles, seat, move - words.CHEF)
        tell.chef_chosen(match, seat, move - words.CHEF)
        effects.grant(match, seat, [(effects.SUPERS, 1)])
        match.stack.append(StartToken(seat))

    def forced(self, match: GateauMatch) -> Answer | None:
        return None

    def ask(self, match: GateauMatch, seat: int) -> Text:
        kind = match.chefs[seat]
        chef = Text("chef", {"kind": components.KINDS[kind]})
        return Text("ask-chef", {"chef": chef, "ingredient": components.kind_text(kind)})

    def describe(self, match: GateauMatch, seat: int, move: int) -> dict[str, Value]:
        if move >= words.GO:
            return super().describe(match, seat, move)
        side = components.CHEF_SIDES[move - words.CHEF]
        return {"side": side, "ingredient": components.kind_text(match.chefs[seat])}


class StartToken(QuietStep[GateauMatch]):
    """The token of the chef's kind."""

    name = "start-token"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def play(self, match: GateauMatch, seat: int, move: int) -> None:
        match.stack.pop()
        placing.begin(match, self.seat, placing.FROM_CHEF, 1)
