"""The whole true state of a match of the reference, and what happens without anybody being asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.gateau.reference_edition import (
    BASIC,
    BOWL_LIMIT,
    KINDS,
    SLOTS,
    STORED_OF_KIND,
    SUPER,
    TOKENS_OF_KIND,
    ZONES,
    Box,
    Recipe,
    RobotCard,
    diagonal_slots,
    neighbours,
)

Tell = Callable[[str], str]
"""Chance: asked for the next thing of a kind ("tool", "card", "robot card" and so on), it names it."""


@dataclass(frozen=True)
class Options:
    super_tile: bool = False
    hand: bool = False
    advantage: bool = False
    hard: bool = False
    bananas: bool = False
    gold_points: int = 1
    """What Chef-o-Tron's gold is worth: hazelnuts."""
    diplomat: bool = False


@dataclass
class Bowl:
    face: str
    back: str
    tokens: Counter[str] = field(default_factory=Counter)

    def turn_over(self) -> None:
        self.face, self.back = self.back, self.face

    @property
    def is_super_bowl(self) -> bool:
        return SUPER in (self.face, self.back)


@dataclass
class Player:
    """Chef-o-Tron has what is here, and nothing of what a chef has in addition."""

    gold: int = 0
    stored: set[str] = field(default_factory=set)
    finished: list[str] = field(default_factory=list)
    turned: set[str] = field(default_factory=set)
    """Finished recipes that lie face down."""
    shelves: dict[tuple[str, str], int] = field(default_factory=dict)
    """By shelf and family: the value of the award."""

    def face_up(self) -> list[str]:
        return [name for name in self.finished if name not in self.turned]


@dataclass
class Chef(Player):
    kind: str = ""
    side: str = ""
    bench: dict[str, Counter[str]] = field(
        default_factory=lambda: {one: Counter() for one in ZONES}
    )
    pawn: str = ""
    under: dict[str, str] = field(default_factory=dict)
    """By section: the recipe there."""
    reserved: str = ""
    tools: Counter[str] = field(default_factory=Counter)
    fresh: Counter[str] = field(default_factory=Counter)
    spot: str = "b2"

    def tokens(self) -> Counter[str]:
        return sum(self.bench.values(), Counter())


@dataclass
class Robot(Player):
    tokens: Counter[str] = field(default_factory=Counter)
    rows: dict[str, int] = field(default_factory=dict)
    """By arm, from 1."""
    arm: str = ""
    """The active one."""
    deck: set[str] = field(default_factory=set)


class Position:
    def __init__(self, box: Box, options: Options, seats: int, tell: Tell) -> None:
        self.box = box
        self.options = options
        self.tell = tell
        self.bowls: dict[str, Bowl] = {}
        self.slots: dict[str, str] = {}
        """Only those with a token."""
        self.supply: Counter[str] = Counter(dict.fromkeys(KINDS, TOKENS_OF_KIND))
        self.field = ""
        """The bowl under the force field."""
        self.row: dict[str, str] = {}
        """By place of the main board: its recipe."""
        self.decks: list[set[str]] = [set(), set()]
        """Names of recipes and events, in an order that the reference does not know."""
        self.aside: list[str] = []
        """The levels of the events that were set aside, the next one first."""
        self.gone: set[str] = set()
        self.stacks = {family: list(values) for family, values in box.awards.items()}
        self.toque_gold = [True] * len(box.toque)
        self.tool_pile = Counter(box.tool_cards)
        self.tool_discards: Counter[str] = Counter()
        self.chefs = [Chef() for _ in range(seats)]
        self.robot = Robot() if seats == 1 else None
        self.middle = -1
        self.right: list[int] = []
        """The pile of advantages on the right, the one that shows last."""
        self.benefits: list[int] = []
        """What is left of the deck of advantages; the first one is the left card."""
        self.round = 1
        self.last_round = 0
        self.player = 0
        """The seat whose turn it is, or -1 for Chef-o-Tron."""
        self.quiet_turns = 0
        self.something_happened = False
        """Whether a recipe was taken or an award won since a seat's last turn."""
        self.awarded = False
        self.gilded = 0

    def recipe(self, name: str) -> Recipe:
        return self.box.recipes[name]

    def players(self) -> list[Player]:
        return [*self.chefs, *([self.robot] if self.robot else [])]

    # Supply ------------------------------------------------------------------------------------

    def out_of_supply(self, kind: str) -> str:
        """A token for the table: of this kind, or what the ring gives instead; "" for none."""
        if kind == SUPER:
            ring: tuple[str, ...] = (SUPER,)
        else:
            start = self.box.ring.index(kind)
            ring = self.box.ring[start:] + self.box.ring[:start]
        for one in ring:
            if self.supply[one] > 0:
                self.supply[one] -= 1
                return one
        return ""

    def basics_in_supply(self) -> list[str]:
        return [kind for kind in BASIC if self.supply[kind] > 0]

    # Bowls -------------------------------------------------------------------------------------

    def add_to_bowl(self, name: str, kind: str) -> None:
        """From the supply, as far as there is room; not under the force field."""
        bowl = self.bowls[name]
        if name == self.field or bowl.tokens.total() >= BOWL_LIMIT:
            return
        token = self.out_of_supply(kind)
        if token:
            bowl.tokens[token] += 1

    def take_from_bowl(self, name: str, kind: str) -> None:
        """One token; the last one makes the bowl explode."""
        tokens = self.bowls[name].tokens
        assert tokens[kind] > 0
        tokens[kind] -= 1
        if tokens.total() == 0:
            self.explode(name, turns=True)

    def explode(self, name: str, turns: bool) -> None:
        bowl = self.bowls[name]
        kind = bowl.face
        bounced = []
        for other in neighbours(name):
            if other == self.field:
                if self.bowls[other].tokens.total() < BOWL_LIMIT:
                    bounced.append(self.out_of_supply(kind))
            else:
                self.add_to_bowl(other, kind)
        for slot in diagonal_slots(name):
            if slot not in self.slots:
                token = self.out_of_supply(kind)
                if token:
                    self.slots[slot] = token
        if turns:
            bowl.turn_over()
        for token in bounced:
            if token and bowl.tokens.total() < BOWL_LIMIT:
                bowl.tokens[token] += 1
            elif token:
                self.supply[token] += 1

    def icon_of(self, tile: str) -> str:
        if tile == "south" and self.options.super_tile:
            return self.box.super_icon
        return self.box.icon

    def icon_shows(self, tile: str) -> bool:
        return SLOTS[tile][self.box.icon_slot - 1] not in self.slots

    def tokens_on(self, tile: str) -> list[str]:
        return [self.slots[slot] for slot in SLOTS[tile] if slot in self.slots]

    # What players gain -------------------------------------------------------------------------

    def gain_gold(self, seat: int, amount: int) -> None:
        chef = self.chefs[seat]
        chef.gold = min(self.box.gold_limit, chef.gold + amount)

    def can_draw_tool(self) -> bool:
        return self.tool_pile.total() + self.tool_discards.total() > 0

    def draw_tools(self, seat: int, amount: int) -> None:
        for _ in range(amount):
            if not self.can_draw_tool():
                return
            if self.tool_pile.total() == 0:
                self.tool_pile, self.tool_discards = self.tool_discards, Counter()
            tool = self.tell("tool")
            assert self.tool_pile[tool] > 0, f"{tool} is not in the pile"
            self.tool_pile[tool] -= 1
            self.chefs[seat].fresh[tool] += 1

    def stored_left(self, kind: str) -> int:
        return STORED_OF_KIND - sum(kind in player.stored for player in self.players())

    # The bench ---------------------------------------------------------------------------------

    def zones_for(self, seat: int, kind: str) -> list[str]:
        """Where a token may be put; of two pairs that are alike, the first."""
        bench = self.chefs[seat].bench
        found = [zone for zone in ZONES if self._fits(bench, zone, kind)]
        if +bench["pair-1"] == +bench["pair-2"] and "pair-2" in found:
            found.remove("pair-2")
        return found

    def _fits(self, bench: dict[str, Counter[str]], zone: str, kind: str) -> bool:
        tokens = bench[zone]
        if tokens.total() >= ZONES[zone]:
            return False
        if kind == SUPER:
            return True
        types = {one for one in BASIC if tokens[one] > 0}
        if zone == "different":
            return kind not in types
        if zone == "equal":
            return types <= {kind}
        other = bench["pair-2" if zone == "pair-1" else "pair-1"]
        return types <= {kind} and other[kind] == 0

    # The main board ----------------------------------------------------------------------------

    def slide(self, level: str) -> None:
        cards = [
            self.row.pop(f"{level}{column}")
            for column in (4, 3, 2, 1)
            if f"{level}{column}" in self.row
        ]
        for column, card in zip((4, 3, 2, 1), cards, strict=False):
            self.row[f"{level}{column}"] = card

    def draw_card(self, level: int) -> str:
        """The next card of a deck, or of the other one if it is empty; "" without either."""
        deck = self.decks[level] or self.decks[1 - level]
        if not deck:
            return ""
        card = self.tell("card")
        assert card in deck, f"{card} is not in the deck"
        deck.remove(card)
        return card

    def robot_card(self, name: str) -> RobotCard:
        return self.box.robot_cards[name]
