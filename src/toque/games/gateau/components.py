"""The components and how they are numbered, and the edition that gives them their values.

Inside a match everything is a small number:

- a *kind* of ingredient is its place in `KINDS`; the six basic ones come first, SUPER is the last;
- a *bowl* is `row * 4 + column` from the top left, a *slot* of a side tile is `tile * 3 + place`;
- a *recipe* is its place in the edition, level I before level II; the cards of the two decks beyond
  them are the ten events;
- tokens that lie together are one number with three bits a kind: see `bench`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from toque.engine.edition import Edition, EditionCheck, KeyPath, decode
from toque.engine.text import Text

BASIC: Final = ("dough", "cherry", "chocolate", "cream", "jelly", "candy")
KINDS: Final = (*BASIC, "super")
SUPER: Final = 6
TOKENS_OF_KIND: Final = 13
STORED_OF_KIND: Final = 4

BOWLS: Final = 16
BOWL_NAMES: Final = tuple(f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd")
TILES: Final = ("west", "east", "south")
SLOT_NAMES: Final = tuple(f"{tile[0]}{place}" for tile in TILES for place in (1, 2, 3))
SPOTS: Final = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")
"""Where a hand may lie: between four bowls, named after the upper left one."""

ZONES: Final = ("equal", "different", "pair-1", "pair-2")
SPACES: Final = ("left", "centre", "right")
ACTIONS: Final = ("take", "tool", "advance", "side", "prepare")
SECTIONS: Final = ("3", "2", "1", "0")
SECTION_KEYS: Final = ("three", "two", "one", "zero")
PLACES: Final = ("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
"""Of the cards on the main board, each row from the left; the fourth place has a gold icon."""

FAMILIES: Final = ("cake", "tart", "choux")
SHELVES: Final = ("bottom", "top")
ICON_SETS: Final = (
    "cake",
    "tart",
    "choux",
    "cake-cake",
    "cake-tart",
    "cake-choux",
    "tart-tart",
    "tart-choux",
    "choux-choux",
)
AWARDS_OF_FAMILY: Final = 6

TOOLS: Final = (
    "whisk",
    "spatula",
    "rolling-pin",
    "sieve",
    "piping-bag",
    "ladle",
    "mould",
    "scale",
    "grater",
    "brush",
    "tongs",
    "blowtorch",
)
TOOL_CARDS: Final = 24
CHOICES: Final = ("first", "second")
TOQUE_SPACES: Final = ("1", "2", "3", "4", "5", "6")
CHEF_SIDES: Final = ("swap", "double")

LEVEL_CARDS: Final = 24
RECIPES: Final = 48
EVENTS_OF_LEVEL: Final = 5
EVENT_NAMES: Final = (
    "super-bowl",
    "tools",
    "corners",
    "gold",
    "own-kind",
    "advance",
    "store",
    "supers",
    "first-three",
    "second-three",
)
"""The events of level I, then those of level II; their cards follow the recipes."""

ADVANTAGE_CARDS: Final = 18
ROBOT_CARDS: Final = 14
ARMS: Final = ("white", "blue")
BASE_EFFECTS: Final = ("field", "side", "steal", "steal-super", "store", "supers")
SECOND_EFFECTS: Final = ("I", "II", "event")

EFFECTS: Final = (
    "gold",
    "tool",
    "super",
    "ingredient",
    "bowl",
    "bowls",
    "leftovers",
    "store",
    "melt",
    "enrich",
    "prepare",
    "advance",
    "gild",
)
MOST_OF_EFFECT: Final = 4

RECIPE_NAMES: Final = (
    "sponge-roll",
    "cherry-cake",
    "marble-cake",
    "madeleine",
    "financier",
    "pound-cake",
    "brownie",
    "gingerbread",
    "apple-tart",
    "lemon-tart",
    "clafoutis",
    "bakewell",
    "linzer",
    "flan",
    "sable",
    "crumble",
    "chouquette",
    "profiterole",
    "eclair",
    "cream-puff",
    "beignet",
    "craquelin",
    "swan",
    "churro",
    "black-forest",
    "opera",
    "dobos",
    "sacher",
    "fraisier",
    "charlotte",
    "bourdaloue",
    "galette",
    "baba",
    "savarin",
    "trianon",
    "tiramisu",
    "pavlova",
    "tatin",
    "pithiviers",
    "mille-feuille",
    "vacherin",
    "mont-blanc",
    "tropezienne",
    "saint-honore",
    "paris-brest",
    "religieuse",
    "croquembouche",
    "dacquoise",
)


def kind_text(kind: int) -> Text:
    return Text("kind", {"kind": KINDS[kind]})


def tool_text(tool: int) -> Text:
    return Text("tool", {"tool": TOOLS[tool]})


def effect_text(effect: int, amount: int) -> Text:
    return Text("effect", {"effect": EFFECTS[effect], "amount": amount})


def effects_text(effects: list[tuple[int, int]]) -> Text:
    """One effect, two of them, or none."""
    texts = [effect_text(effect, amount) for effect, amount in effects]
    if not texts:
        return Text("no-effect")
    if len(texts) == 1:
        return texts[0]
    return Text("two-effects", {"one": texts[0], "two": texts[1]})


# The TOML as it is written.


class _Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    types: list[str]


class _Bowls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    pairs: list[str]


class _SuperBowl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    back: str


class _SideTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    slot: int
    icon: str
    super_icon: str


class _Spaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    left: list[str]
    centre: list[str]
    right: list[str]
    start: str


class _Sections(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    three: str
    two: str
    one: str
    zero: str


class _Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    gold: int
    tools: int


class _Awards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cake: list[int]
    tart: list[int]
    choux: list[int]


class _TopShelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    points: int


class _Toque(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    spaces: list[str]


class _Tool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: int
    effects: list[str]
    origin: str


class _Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    needs: str
    grey: int
    icons: str
    points: int
    origin: str
    bonus: str = ""


class _Advantages(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cards: list[str]


class _Robot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    board: list[str]
    bottom_points: int
    cards: list[str]


class _Toml(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    name: str
    ring: _Ring
    bowls: _Bowls
    super_bowl: _SuperBowl
    side_tiles: _SideTiles
    spaces: _Spaces
    sections: _Sections
    limits: _Limits
    awards: _Awards
    top_shelf: _TopShelf
    toque: _Toque
    tools: dict[str, _Tool]
    recipes: dict[str, _Recipe]
    advantages: _Advantages
    robot: _Robot


# The same as numbers.


class Recipe(msgspec.Struct, frozen=True):
    """`needs` are (kind, count); `icons` are families, one or two."""

    name: str
    level: int
    needs: list[tuple[int, int]]
    grey: int
    icons: list[int]
    points: int
    bonus: list[tuple[int, int]]


class Advantage(msgspec.Struct, frozen=True):
    kinds: tuple[int, int]
    benefit: list[tuple[int, int]]


class RobotCard(msgspec.Struct, frozen=True):
    """`base_pink` and `second_pink`: whether the effect counts in hard mode only."""

    arm: int
    rows: int
    base: int
    base_pink: bool
    second: int
    second_pink: bool


class GateauEdition(Edition):
    def __init__(self, source: str, toml: _Toml) -> None:
        super().__init__(toml.name, source, msgspec.json.encode(toml))
        ring = [BASIC.index(kind) for kind in toml.ring.types]
        self.after = [ring[(ring.index(kind) + 1) % len(ring)] for kind in range(len(BASIC))]
        """By basic kind: the one that stands in for it when it is exhausted."""
        self.bowls = [_kinds(pair) for pair in toml.bowls.pairs]
        self.super_back = BASIC.index(toml.super_bowl.back)
        self.icon_slot = toml.side_tiles.slot - 1
        self.icon = parse_effects(toml.side_tiles.icon)
        self.super_icon = parse_effects(toml.side_tiles.super_icon)
        self.spaces = [
            [ACTIONS.index(action) for action in getattr(toml.spaces, space)] for space in SPACES
        ]
        self.start_space = SPACES.index(toml.spaces.start)
        self.sections = [parse_effects(getattr(toml.sections, key)) for key in SECTION_KEYS]
        self.gold_limit = toml.limits.gold
        self.tool_limit = toml.limits.tools
        self.awards = [list(getattr(toml.awards, family)) for family in FAMILIES]
        self.top_points = toml.top_shelf.points
        self.toque = [parse_effects(space) for space in toml.toque.spaces]
        self.tool_cards = [toml.tools[tool].cards for tool in TOOLS]
        self.tools = [
            [parse_effects(effect)[0] for effect in toml.tools[tool].effects] for tool in TOOLS
        ]
        """By tool: the effects of which one is chosen."""
        recipes = [_recipe(name, recipe) for name, recipe in toml.recipes.items()]
        self.recipes = sorted(recipes, key=lambda recipe: recipe.level)
        self.advantages = [_advantage(card) for card in toml.advantages.cards]
        self.robot_board = [BASIC.index(kind) for kind in toml.robot.board]
        self.robot_bottom_points = toml.robot.bottom_points
        self.robot_cards = [_robot_card(card) for card in toml.robot.cards]


def parse_effects(words: str) -> list[tuple[int, int]]:
    """
    >>> parse_effects("gold 2 + store")
    [(0, 2), (7, 1)]
    >>> parse_effects("")
    []
    """
    found = []
    for part in words.split("+") if words.strip() else []:
        effect, *amount = part.split()
        if len(amount) > 1 or (amount and not re.fullmatch(rf"[1-{MOST_OF_EFFECT}]", amount[0])):
            raise ValueError(part)
        found.append((EFFECTS.index(effect), int(amount[0]) if amount else 1))
    if len(found) > 2:
        raise ValueError(words)
    return found


def _kinds(pair: str) -> tuple[int, int]:
    one, two = pair.split()
    return BASIC.index(one), BASIC.index(two)


def _needs(words: str) -> list[tuple[int, int]]:
    parts = words.split()
    return [
        (BASIC.index(kind), int(count)) for count, kind in zip(parts[::2], parts[1::2], strict=True)
    ]


def _recipe(name: str, recipe: _Recipe) -> Recipe:
    return Recipe(
        name=name,
        level=recipe.level,
        needs=_needs(recipe.needs),
        grey=recipe.grey,
        icons=sorted(FAMILIES.index(icon) for icon in recipe.icons.split()),
        points=recipe.points,
        bonus=parse_effects(recipe.bonus),
    )


def _advantage(card: str) -> Advantage:
    pair, _, benefit = card.partition(":")
    return Advantage(_kinds(pair), parse_effects(benefit))


def _robot_card(card: str) -> RobotCard:
    arm, rows, base, second = card.split()
    return RobotCard(
        arm=ARMS.index(arm),
        rows=range(4)[int(rows)],
        base=BASE_EFFECTS.index(base.removesuffix("!")),
        base_pink=base.endswith("!"),
        second=SECOND_EFFECTS.index(second.removesuffix("!")),
        second_pink=second.endswith("!"),
    )


def house_source() -> str:
    files = resources.files("toque.games.gateau")
    return (files / "editions" / "house.toml").read_text(encoding="utf-8")


def read_edition(source: str) -> GateauEdition:
    """Read a TOML and check it against the counts of the rulebook; every fault names its line."""
    toml = decode(source, _Toml)
    _Check(source, toml).refuse_faults()
    return GateauEdition(source, toml)


class _Check(EditionCheck):
    """The counts of the rulebook, one after the other."""

    def __init__(self, source: str, toml: _Toml) -> None:
        super().__init__(source)
        self.name(toml.name)
        self.table(toml)
        self.bench(toml)
        self.prizes(toml)
        self.tools(toml)
        for name, recipe in toml.recipes.items():
            self.recipe(name, recipe)
        for level in (1, 2):
            found = sum(recipe.level == level for recipe in toml.recipes.values())
            if found != LEVEL_CARDS:
                self.fault(
                    ("recipes",), "fault-recipes", level=level, found=found, expected=LEVEL_CARDS
                )
        self.advantages(toml.advantages.cards)
        self.robot(toml)

    def effects(self, path: KeyPath, words: str) -> list[tuple[int, int]]:
        try:
            return parse_effects(words)
        except ValueError:
            possible = ", ".join(EFFECTS)
            self.fault(path, "fault-effect", words=words, possible=possible)
            return []

    def kind(self, path: KeyPath, words: str) -> None:
        """Each word must be a basic ingredient."""
        for word in words.split() or [""]:
            if word not in BASIC:
                self.fault(path, "fault-kind", kind=word, possible=", ".join(BASIC))

    def table(self, toml: _Toml) -> None:
        if sorted(toml.ring.types) != sorted(BASIC):
            self.fault(("ring", "types"), "fault-ring", possible=", ".join(BASIC))
        self.count(("bowls", "pairs"), len(toml.bowls.pairs), BOWLS - 1)
        for pair in toml.bowls.pairs:
            self.kind(("bowls", "pairs"), pair)
            if len(set(pair.split())) != 2:
                self.fault(("bowls", "pairs"), "fault-pair", pair=pair)
        sides = " ".join(toml.bowls.pairs).split()
        for kind in BASIC:
            if sides.count(kind) != 5:
                self.fault(("bowls", "pairs"), "fault-sides", kind=kind, found=sides.count(kind))
        self.kind(("super-bowl", "back"), toml.super_bowl.back)
        if not 1 <= toml.side_tiles.slot <= 3:
            self.fault(("side-tiles", "slot"), "fault-slot", slot=toml.side_tiles.slot)
        for key, words in (
            ("icon", toml.side_tiles.icon),
            ("super-icon", toml.side_tiles.super_icon),
        ):
            if self.effects(("side-tiles", key), words) not in ([(0, 1)], [(2, 1)]):
                self.fault(("side-tiles", key), "fault-icon", words=words)

    def bench(self, toml: _Toml) -> None:
        for space in SPACES:
            actions: list[str] = getattr(toml.spaces, space)
            self.count(("spaces", space), len(actions), 2)
            for action in actions:
                if action not in ACTIONS:
                    possible = ", ".join(ACTIONS)
                    self.fault(("spaces", space), "fault-action", action=action, possible=possible)
        if toml.spaces.start not in SPACES:
            possible = ", ".join(SPACES)
            self.fault(
                ("spaces", "start"), "fault-start", space=toml.spaces.start, possible=possible
            )
        for key in SECTION_KEYS:
            self.effects(("sections", key), getattr(toml.sections, key))
        if toml.sections.zero.strip():
            self.fault(("sections", "zero"), "fault-zero")
        self.within(("limits", "gold"), toml.limits.gold, 1, 99)
        self.within(("limits", "tools"), toml.limits.tools, 1, 9)

    def prizes(self, toml: _Toml) -> None:
        for family in FAMILIES:
            values: list[int] = getattr(toml.awards, family)
            self.count(("awards", family), len(values), AWARDS_OF_FAMILY)
            if values != sorted(values, reverse=True) or not values or values[-1] < 1:
                self.fault(("awards", family), "fault-awards")
        self.within(("top-shelf", "points"), toml.top_shelf.points, 0, 99)
        self.count(("toque", "spaces"), len(toml.toque.spaces), len(TOQUE_SPACES))
        for space in toml.toque.spaces:
            self.effects(("toque", "spaces"), space)

    def tools(self, toml: _Toml) -> None:
        possible = ", ".join(TOOLS)
        for name in toml.tools:
            if name not in TOOLS:
                self.fault(("tools", name), "fault-tool", tool=name, possible=possible)
        for name in TOOLS:
            tool = toml.tools.get(name)
            if tool is None:
                self.fault(("tools", name), "fault-no-tool", tool=name)
                continue
            self.within(("tools", name), tool.cards, 0, 7)
            if not 1 <= len(tool.effects) <= len(CHOICES):
                self.fault(("tools", name), "fault-tool-effects", tool=name)
            for effect in tool.effects:
                if len(self.effects(("tools", name), effect)) > 1:
                    self.fault(("tools", name), "fault-tool-effects", tool=name)
        found = sum(tool.cards for tool in toml.tools.values())
        self.count(("tools",), found, TOOL_CARDS)

    def recipe(self, name: str, recipe: _Recipe) -> None:
        path = ("recipes", name)
        if name not in RECIPE_NAMES:
            self.fault(path, "fault-recipe-name", recipe=name)
        if recipe.level not in (1, 2):
            self.fault(path, "fault-level", level=recipe.level)
        if not re.fullmatch(r"[1-4] [a-z]+( [1-4] [a-z]+)*", recipe.needs):
            self.fault(path, "fault-needs", needs=recipe.needs)
        else:
            kinds = recipe.needs.split()[1::2]
            self.kind(path, " ".join(kinds))
            if len(set(kinds)) < len(kinds) or len(kinds) > len(BASIC) - 1:
                self.fault(path, "fault-needs", needs=recipe.needs)
        if not 0 <= recipe.grey <= 4:
            self.fault(path, "fault-grey", grey=recipe.grey)
        icons = recipe.icons.split()
        if not 1 <= len(icons) <= 2 or any(icon not in FAMILIES for icon in icons):
            self.fault(path, "fault-icons", icons=recipe.icons, possible=", ".join(FAMILIES))
        self.within(path, recipe.points, 0, 50)
        self.effects(path, recipe.bonus)

    def advantages(self, cards: list[str]) -> None:
        path = ("advantages", "cards")
        self.count(path, len(cards), ADVANTAGE_CARDS)
        for card in cards:
            pair, _, benefit = card.partition(":")
            self.kind(path, pair)
            if len(set(pair.split())) != 2:
                self.fault(path, "fault-pair", pair=pair)
            if self.effects(path, benefit) == []:
                self.fault(path, "fault-no-benefit", card=card)

    def robot(self, toml: _Toml) -> None:
        path = ("robot", "cards")
        if sorted(toml.robot.board) != sorted(BASIC):
            self.fault(("robot", "board"), "fault-ring", possible=", ".join(BASIC))
        self.within(("robot", "bottom-points"), toml.robot.bottom_points, 0, 99)
        self.count(path, len(toml.robot.cards), ROBOT_CARDS)
        for card in toml.robot.cards:
            try:
                _robot_card(card)
            except (ValueError, IndexError):
                self.fault(path, "fault-robot", card=card)


@cache
def house_edition() -> GateauEdition:
    return read_edition(house_source())
