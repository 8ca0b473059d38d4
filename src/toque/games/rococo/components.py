"""The components and how they are numbered, and the edition that gives them their values.

Inside a match everything is a small number:

- a *colour* is its place in `COLOURS`; a *kind* of resource tile its place in the edition;
- a *garment* is its place in `GARMENT_NAMES`, an *employee* in `EMPLOYEE_NAMES`; everybody has the five
  starting cards, of all others there is one;
- a *space* for guests is `hall * SPACES_OF_HALL + place`, the royal hall first;
- a *decoration* is its place in `DECORATION_NAMES`;
- bales that are added up are one number with eight bits a colour: see `BALE`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from toque.engine.edition import Edition, EditionCheck, KeyPath, decode
from toque.engine.text import Text, Value
from toque.mechanics import payment

COLOURS: Final = ("blue", "pink", "green", "orange")
LADIES: Final = (0, 2)
GENTLEMEN: Final = (1, 3)
RANKS: Final = ("master", "journeyman", "apprentice")
NOTIONS: Final = ("thread", "lace")
CUTS: Final = ("thread", "lace", "both")
"""What a resource tile may be discarded for."""

MOST_WINDOWS: Final = 8
WINDOW_NAMES: Final = tuple(f"w{place}" for place in range(1, MOST_WINDOWS + 1))
DRAWERS: Final = 3
MOST_IN_DRAWER: Final = 4
DRAWER_NAMES: Final = tuple(
    f"{'abc'[drawer]}{place}" for drawer in range(DRAWERS) for place in range(1, MOST_IN_DRAWER + 1)
)
MOST_TILE_KINDS: Final = 40
TILE_NAMES: Final = tuple(f"t{kind}" for kind in range(1, MOST_TILE_KINDS + 1))
OFFERS: Final = 4
"""Employees on offer."""
OFFER_NAMES: Final = ("1", "2", "3", "4", "own")
"""The employees on offer, and the specialised apprentice that a player holds."""

HALLS: Final = 5
HALL_NAMES: Final = ("1", "2", "3", "4", "5")
SPACES_OF_HALL: Final = 8
SPACE_NAMES: Final = tuple(
    f"{hall}{'abcdefgh'[place]}" for hall in HALL_NAMES for place in range(SPACES_OF_HALL)
)
REWARDS: Final = ("none", "livres", "thread", "lace", "tile")

DECORATION_KINDS: Final = (
    "fireworks",
    "kitchen-left",
    "kitchen-right",
    "statue",
    "musician",
    "jeweller",
)
DECORATIONS_OF_KIND: Final = (6, 4, 4, 6, 5, 6)
"""The most of each kind that a board may have."""
DECORATION_NAMES: Final = tuple(
    f"{letter}{place}"
    for letter, count in zip("flrsmj", DECORATIONS_OF_KIND, strict=True)
    for place in range(1, count + 1)
)

JEWELS: Final = 24
MOST_JEWEL_SPACES: Final = 6
JEWEL_NAMES: Final = tuple(f"g{place}" for place in range(1, MOST_JEWEL_SPACES + 1))

GARMENTS_OF_COLOUR: Final = (13, 13, 10, 6)
BASE_GARMENTS: Final = 42
GARMENT_SETS: Final = ("base", "fancy", "festivity", "expert")
GARMENT_NAMES: Final = (
    *(
        f"{colour[0]}{number}"
        for colour, count in zip(COLOURS, GARMENTS_OF_COLOUR, strict=True)
        for number in range(1, count + 1)
    ),
    *(f"fancy-{number}" for number in range(1, 5)),
    *(f"festivity-{number}" for number in range(1, 5)),
    *(f"expert-{number}" for number in range(1, 7)),
)
GARMENT_BONUSES: Final = ("none", "gain", "favour", "delegate", "tile", "livres", "jewel", "match")
"""What a garment of the small expansions does; `gain` before it is placed, the others with it."""

LEVELS: Final = 6
STARTERS: Final = 5
LEVEL_CARDS: Final = (6, 4, 4, 4, 4, 6)
HIRE_CARDS: Final = 28
NEW_OF_RANK: Final = 9
SPECIALISED: Final = 10
EMPLOYEE_NAMES: Final = (
    *("berthe", "anselme", "colin", "perrin", "lison"),
    *("blaise", "sidonie", "hugo", "toinette", "felix", "manon"),
    *("armand", "clemence", "odilon", "nicaise"),
    *("gaspard", "fanchon", "honore", "ninon"),
    *("leonie", "odile", "mathis", "fanny"),
    *("isidore", "agathe", "theodore", "celestin"),
    *("hortense", "auguste", "rosalie", "gilles", "margot", "cyprien"),
    *("aimee", "bastien", "cecile", "damien", "edmee", "fabrice", "gisele", "henri", "irene"),
    *("jerome", "katell", "lucien", "melanie", "narcisse", "olympe", "prosper", "quitterie"),
    "rodolphe",
    *("solange", "tancrede", "ursule", "victor", "xaviere", "yves", "zelie", "adele", "bruno"),
    "desiree",
)
"""Starting cards, the deck by level, then the Jewelry Box: Journeymen, Masters, Apprentices."""

COUNTABLES: Final = (
    "one",
    "blue",
    "pink",
    "green",
    "orange",
    "garments",
    "ladies",
    "gentlemen",
    "couples",
    "blue-green",
    "masters",
    "decorations",
    "decoration-kinds",
    "halls",
    "jewels",
    "jewel-sets",
    "necklaces",
    "apprentices",
    "notions",
    "livres",
    "points",
    "thread",
    "lace",
    "tiles",
    "master-trials",
    "no-green",
    "no-orange",
    "staff",
)
"""What can be counted of a player: see counting.py."""
BONUS_KINDS: Final = (
    "none",
    "gain",
    "hall",
    "end",
    "notion",
    "draw",
    "acquire",
    "fund",
    "tailor",
    "sell",
    "delegate-bonus",
    "delegate-livres",
    "exchange",
    "silk",
    "expose",
    "copy",
)
GAINS: Final = ("livres", "points")

TRIALS: Final = ("journeyman", "master")
TASKS: Final = (
    "common-silk",
    "rare-silk",
    "notions",
    "decoration",
    "dress",
    "coat",
    "by-master",
)
"""The four of the Journeyman's trial, then the three of the Master's."""

DU_BARRY_CARDS: Final = 25
DU_BARRY_ACTIONS: Final = (
    "favour",
    "drawer",
    "column",
    "tailor",
    "hire",
    "fireworks",
    "kitchen",
    "musician",
    "statue",
)
COLUMNS: Final = ("left", "centre", "right")
DIRECTIONS: Final = ("left", "right")
JEWEL_RULES: Final = ("same", "fitting", "none")

BALE: Final = 8
"""Bits for a colour where bales are added up."""


def garment_text(edition: RococoEdition, garment: int) -> Text:
    found = edition.garments[garment]
    known: dict[str, Value] = {"garment": found.name, "set": GARMENT_SETS[found.set]}
    known["colour"] = COLOURS[found.colour]
    return Text("garment", known)


def employee_text(employee: int) -> Text:
    return Text("employee", {"employee": EMPLOYEE_NAMES[employee]})


# The TOML as it is written.


class _Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    livres: int
    thread: int
    lace: int


class _Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    drawer: list[int]
    hire: list[int]
    favour: int
    favour_points: int
    income: int
    point: int
    statue: int
    trial: int


class _Delegating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    livres: list[int]


class _Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    windows: list[int]
    drawer_spaces: int
    halls: list[list[int]]
    spaces: list[str]
    musicians: list[str]
    fireworks: list[str]
    fireworks_points: list[int]
    statues: list[int]
    kitchen_left: list[int]
    kitchen_right: list[int]
    all_halls: list[int]


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    base: list[str]
    fancy: list[str]


class _Garment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    needs: str
    points: int
    origin: str
    value: int = 0
    thimble: bool = False
    set: str = "base"
    bonus: str = ""


class _Employee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    rank: str
    bonus: str
    origin: str
    set: str = "base"
    condition: str = ""


class _Jeweller(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    licences: list[int]
    jewel_prices: list[int]


class _Jewels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    blue: int
    pink: int
    green: int
    orange: int


class _DuBarry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cards: list[str]


class _Toml(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    name: str
    start: _Start
    prices: _Prices
    delegating: _Delegating
    few: _Side
    many: _Side
    tiles: _Tiles
    garments: dict[str, _Garment]
    employees: dict[str, _Employee]
    jeweller: _Jeweller
    jewels: _Jewels
    du_barry: _DuBarry


# The same as numbers.


class Space(msgspec.Struct, frozen=True):
    """A space for guests; `amount` is that of livres."""

    master: bool
    reward: int
    amount: int


class Decoration(msgspec.Struct, frozen=True):
    """A space for decorations; fireworks multiply a garment on the balcony by `factor`."""

    kind: int
    price: int
    points: int
    factor: int


class Side(msgspec.Struct, frozen=True):
    """One side of the board. `decorations` are by number, with `None` where a side has none."""

    windows: list[int]
    drawer_spaces: int
    halls: list[tuple[int, int]]
    spaces: list[Space | None]
    decorations: list[Decoration | None]
    fireworks_points: list[int]
    all_halls: list[int]


class TileKind(msgspec.Struct, frozen=True):
    """`silk` by colour; `choice` where one of thread and lace must be chosen."""

    silk: tuple[int, ...]
    thread: int
    lace: int
    choice: bool
    count: int


class Gain(msgspec.Struct, frozen=True):
    """`amount` for every `per` of what `of` counts; by staff, `steps` are (from, amount)."""

    what: int
    amount: int
    per: int
    of: int
    steps: list[tuple[int, int]]


class Bonus(msgspec.Struct, frozen=True):
    """`amount` is a price, a discount, a number of bales or points, by its kind; `colours` are those
    of which fewer bales are needed; `livres` by rank, what delegating pays."""

    kind: int
    gains: list[Gain] = []
    amount: int = 0
    colours: list[int] = []
    livres: list[int] = []


class Garment(msgspec.Struct, frozen=True):
    """`silk` by colour; a garment without `value` cannot be sold."""

    name: str
    colour: int
    silk: tuple[int, ...]
    thread: int
    lace: int
    thimble: bool
    value: int
    points: int
    set: int
    bonus: int
    gains: list[Gain]
    amount: int


class Employee(msgspec.Struct, frozen=True):
    """`condition` is (what is counted, at least): all must hold before one is hired."""

    name: str
    level: int
    rank: int
    bonus: Bonus
    condition: list[tuple[int, int]]


class DuBarryCard(msgspec.Struct, frozen=True):
    """`number` is a drawer, a column, or the place counted from `side`."""

    action: int
    number: int
    side: int
    hall: int
    jewel: int


class RococoEdition(Edition):
    def __init__(self, source: str, toml: _Toml) -> None:
        super().__init__(toml.name, source, msgspec.json.encode(toml))
        self.start = (toml.start.livres, toml.start.thread, toml.start.lace)
        self.prices = toml.prices
        self.delegating = list(toml.delegating.livres)
        jeweller = toml.jeweller
        self.few = _side(toml.few, jeweller.licences)
        self.many = _side(toml.many, jeweller.licences)
        self.tiles = [_tile(words) for words in toml.tiles.base]
        self.base_kinds = len(self.tiles)
        """The kinds of the base game; those beyond come with the Fancy Dresses."""
        self.tiles += [_tile(words) for words in toml.tiles.fancy]
        self.garments = [_garment(name, toml.garments[name]) for name in GARMENT_NAMES]
        self.employees = [_employee(name, toml.employees[name]) for name in EMPLOYEE_NAMES]
        self.jewel_prices = list(jeweller.jewel_prices)
        self.jewels = [getattr(toml.jewels, colour) for colour in COLOURS]
        self.du_barry = [_du_barry_card(card) for card in toml.du_barry.cards]


def parse_needs(words: str) -> dict[str, int]:
    """
    >>> parse_needs("2 blue 1 thread")
    {'blue': 2, 'thread': 1}
    """
    parts = words.split()
    needs: dict[str, int] = {}
    for count, name in zip(parts[::2], parts[1::2], strict=True):
        if name in needs or name not in (*COLOURS, *NOTIONS) or not re.fullmatch("[1-9]", count):
            raise ValueError(words)
        needs[name] = int(count)
    return needs


def _silk(needs: dict[str, int]) -> tuple[int, ...]:
    return tuple(needs.get(colour, 0) for colour in COLOURS)


def _tile(words: str) -> TileKind:
    """
    >>> _tile("4 x 2 pink : thread / lace")
    TileKind(silk=(0, 2, 0, 0), thread=1, lace=1, choice=True, count=4)
    """
    count, _, rest = words.partition(" x ")
    silk, _, notions = rest.partition(" : ")
    found = notions.split()
    if found not in (["thread"], ["lace"], ["thread", "+", "lace"], ["thread", "/", "lace"]):
        raise ValueError(words)
    needs = parse_needs(silk)
    if not any(_silk(needs)) or len(needs) != sum(count > 0 for count in _silk(needs)):
        raise ValueError(words)
    return TileKind(
        silk=_silk(needs),
        thread=found.count("thread"),
        lace=found.count("lace"),
        choice="/" in found,
        count=int(count),
    )


def _space(words: str) -> Space:
    parts = words.split()
    master = parts[0] == "master"
    if master:
        parts = parts[1:]
    (reward,) = parts
    if reward.isdigit():
        return Space(master, REWARDS.index("livres"), int(reward))
    return Space(master, REWARDS.index("none" if reward == "-" else reward), 0)


def _side(side: _Side, licences: list[int]) -> Side:
    spaces: list[Space | None] = []
    for hall in side.spaces:
        own = [_space(words) for words in hall.split(",")]
        spaces += own
        spaces += [None] * (SPACES_OF_HALL - len(own))
    priced = [
        [_pair(words) for words in side.fireworks],
        [(price, 0) for price in side.kitchen_left],
        [(price, 0) for price in side.kitchen_right],
        [(price, 0) for price in side.statues],
        [_pair(words) for words in side.musicians],
        [(price, 0) for price in licences],
    ]
    decorations: list[Decoration | None] = []
    for kind, places in enumerate(priced):
        fireworks = DECORATION_KINDS[kind] == "fireworks"
        for price, other in places:
            points, factor = (0, other) if fireworks else (other, 1)
            decorations.append(Decoration(kind, price, points, factor))
        decorations += [None] * (DECORATIONS_OF_KIND[kind] - len(places))
    return Side(
        windows=list(side.windows),
        drawer_spaces=side.drawer_spaces,
        halls=[(first, second) for first, second in side.halls],
        spaces=spaces,
        decorations=decorations,
        fireworks_points=list(side.fireworks_points),
        all_halls=list(side.all_halls),
    )


def _pair(words: str) -> tuple[int, int]:
    one, two = (int(number) for number in words.split(":"))
    if one < 0 or two < 0:
        raise ValueError(words)
    return one, two


def _nth(word: str, most: int) -> int:
    """A number from 1 to `most`, counted from 0."""
    if not 1 <= int(word) <= most:
        raise ValueError(word)
    return int(word) - 1


def parse_gain(words: str) -> Gain:
    """
    >>> parse_gain("points 1 per 2 decorations")
    Gain(what=1, amount=1, per=2, of=11, steps=[])
    >>> parse_gain("livres by staff 5:2 7:6")
    Gain(what=0, amount=0, per=1, of=27, steps=[(5, 2), (7, 6)])
    """
    what, *rest = words.split()
    kind = GAINS.index(what)
    if rest[:2] == ["by", "staff"] and len(rest) > 2:
        steps = [_pair(step) for step in rest[2:]]
        return Gain(kind, 0, 1, COUNTABLES.index("staff"), steps)
    amount, *rest = rest
    if not rest:
        return Gain(kind, int(amount), 1, COUNTABLES.index("one"), [])
    per, *rest = rest
    if per != "per" or not 1 <= len(rest) <= 2:
        raise ValueError(words)
    return Gain(
        kind,
        int(amount),
        int(rest[0]) if len(rest) == 2 else 1,
        COUNTABLES.index(rest[-1]),
        [],
    )


def parse_bonus(words: str) -> Bonus:
    """
    >>> parse_bonus("tailor less 1 blue/pink")
    Bonus(kind=8, gains=[], amount=1, colours=[0, 1], livres=[])
    """

    def kind(name: str) -> int:
        return BONUS_KINDS.index(name)

    if not words:
        return Bonus(kind("none"))
    parts = words.split()
    match parts:
        case ["end" | "hall" as when, *_]:
            return Bonus(kind(when), gains=[parse_gain(words.partition(" ")[2])])
        case ["notion" | "draw" as what]:
            return Bonus(kind(what))
        case ["notion" | "draw" as what, "for", price]:
            return Bonus(kind(what), amount=int(price))
        case ["acquire" | "silk" | "expose" | "copy" as what]:
            return Bonus(kind(what))
        case ["fund", "less", discount]:
            return Bonus(kind("fund"), amount=int(discount))
        case ["tailor", "less", bales, colours]:
            less = [COLOURS.index(colour) for colour in colours.split("/")]
            return Bonus(kind("tailor"), amount=int(bales), colours=less)
        case ["tailor", "sell", points]:
            return Bonus(kind("sell"), amount=int(points))
        case ["delegate", "bonus"]:
            return Bonus(kind("delegate-bonus"))
        case ["delegate", *livres] if len(livres) == len(RANKS):
            return Bonus(kind("delegate-livres"), livres=[int(pay) for pay in livres])
        case ["exchange", price] if int(price) > 0:
            return Bonus(kind("exchange"), amount=int(price))
    return Bonus(kind("gain"), gains=[parse_gain(gain) for gain in words.split(";")])


def _garment_bonus(words: str) -> tuple[int, list[Gain], int]:
    """The kind, what is gained before placing, and an amount."""
    if not words:
        return 0, [], 0
    name, *rest = words.split()
    if name == "points":
        return GARMENT_BONUSES.index("gain"), [parse_gain(words)], 0
    amount = int(rest[0]) if rest else 0
    if len(rest) > 1 or name in ("none", "gain"):
        raise ValueError(words)
    return GARMENT_BONUSES.index(name), [], amount


def _garment(name: str, garment: _Garment) -> Garment:
    needs = parse_needs(garment.needs)
    bonus, gains, amount = _garment_bonus(garment.bonus)
    return Garment(
        name=name,
        colour=COLOURS.index(garment.colour),
        silk=_silk(needs),
        thread=needs.get("thread", 0),
        lace=needs.get("lace", 0),
        thimble=garment.thimble,
        value=garment.value,
        points=garment.points,
        set=GARMENT_SETS.index(garment.set),
        bonus=bonus,
        gains=gains,
        amount=amount,
    )


def _condition(words: str) -> list[tuple[int, int]]:
    found = []
    for part in words.split(";") if words else []:
        of, least = part.split()
        found.append((COUNTABLES.index(of), int(least)))
    return found


def _employee(name: str, employee: _Employee) -> Employee:
    return Employee(
        name=name,
        level=employee.level,
        rank=RANKS.index(employee.rank),
        bonus=parse_bonus(employee.bonus),
        condition=_condition(employee.condition),
    )


def _du_barry_card(words: str) -> DuBarryCard:
    """
    >>> _du_barry_card("tailor 2 right | 4 same")
    DuBarryCard(action=3, number=1, side=1, hall=3, jewel=0)
    """
    upper, _, lower = words.partition(" | ")
    hall, jewel = lower.split()
    name, *rest = upper.split()
    number = side = 0
    if name == "drawer":
        number = _nth(rest.pop(0), DRAWERS)
    elif name == "column":
        number = COLUMNS.index(rest.pop(0))
    elif name in ("tailor", "hire"):
        number = _nth(rest.pop(0), OFFERS)
        side = DIRECTIONS.index(rest.pop(0))
    if rest:
        raise ValueError(words)
    return DuBarryCard(
        action=DU_BARRY_ACTIONS.index(name),
        number=number,
        side=side,
        hall=HALL_NAMES.index(hall),
        jewel=JEWEL_RULES.index(jewel),
    )


def house_source() -> str:
    files = resources.files("toque.games.rococo")
    return (files / "editions" / "house.toml").read_text(encoding="utf-8")


def read_edition(source: str) -> RococoEdition:
    """Read a TOML and check it against the counts of the rulebook; every fault names its line."""
    toml = decode(source, _Toml)
    _Check(source, toml).refuse_faults()
    return RococoEdition(source, toml)


class _Check(EditionCheck):
    """The counts of the rulebook, one after the other."""

    def __init__(self, source: str, toml: _Toml) -> None:
        super().__init__(source)
        self.name(toml.name)
        self.fixed(toml)
        for name, side, drawer_spaces in (("few", toml.few, 3), ("many", toml.many, 4)):
            self.side(name, side, drawer_spaces)
        self.tiles(toml.tiles)
        self.garments(toml.garments)
        self.employees(toml.employees)
        self.jeweller(toml)
        self.du_barry(toml.du_barry.cards)

    def each(self, path: KeyPath, values: list[int], lowest: int, highest: int) -> None:
        for value in values:
            self.within(path, value, lowest, highest)

    def fixed(self, toml: _Toml) -> None:
        for name in ("livres", "thread", "lace"):
            self.within(("start", name), getattr(toml.start, name), 0, 99)
        self.count(("prices", "drawer"), len(toml.prices.drawer), MOST_IN_DRAWER)
        self.count(("prices", "hire"), len(toml.prices.hire), OFFERS)
        self.each(("prices", "drawer"), toml.prices.drawer, 0, 99)
        self.each(("prices", "hire"), toml.prices.hire, 0, 99)
        for key in ("favour", "favour-points", "income", "statue", "trial"):
            value: int = getattr(toml.prices, key.replace("-", "_"))
            self.within(("prices", key), value, 0, 99)
        self.within(("prices", "point"), toml.prices.point, 1, 99)
        self.count(("delegating", "livres"), len(toml.delegating.livres), len(RANKS))
        self.each(("delegating", "livres"), toml.delegating.livres, 0, 99)

    def side(self, name: str, side: _Side, drawer_spaces: int) -> None:
        windows = side.windows
        self.within((name, "windows"), len(windows), 3, MOST_WINDOWS)
        if windows != sorted(windows, reverse=True) or not windows or windows[-1] < 0:
            self.fault((name, "windows"), "fault-windows")
        self.count((name, "drawer-spaces"), side.drawer_spaces, drawer_spaces)
        self.count((name, "halls"), len(side.halls), HALLS)
        for points in side.halls:
            self.count((name, "halls"), len(points), 2)
            self.each((name, "halls"), points, 0, 99)
        self.count((name, "spaces"), len(side.spaces), HALLS)
        for hall in side.spaces:
            self.within((name, "spaces"), len(hall.split(",")), 1, SPACES_OF_HALL)
            for words in hall.split(","):
                self.parsed((name, "spaces"), _space, words)
            if "master" not in hall:
                self.fault((name, "spaces"), "fault-no-master-space", words=hall)
        self.count((name, "musicians"), len(side.musicians), HALLS)
        for words in side.musicians:
            self.parsed((name, "musicians"), _pair, words)
        for words in side.fireworks:
            self.parsed((name, "fireworks"), _pair, words)
            if words.partition(":")[2] not in ("2", "3"):
                self.fault((name, "fireworks"), "fault-factor", words=words)
        self.count((name, "fireworks-points"), len(side.fireworks_points), 2)
        self.each((name, "fireworks-points"), side.fireworks_points, 0, 99)
        for key, most in (
            ("fireworks", DECORATIONS_OF_KIND[0]),
            ("kitchen-left", DECORATIONS_OF_KIND[1]),
            ("kitchen-right", DECORATIONS_OF_KIND[2]),
            ("statues", DECORATIONS_OF_KIND[3]),
        ):
            places: list[int] | list[str] = getattr(side, key.replace("-", "_"))
            self.within((name, key), len(places), 1, most)
            for price in places:
                if isinstance(price, int):
                    self.within((name, key), price, 0, 99)
        row = side.all_halls
        if row != sorted(row, reverse=True) or not row or row[-1] < 0:
            self.fault((name, "all-halls"), "fault-all-halls")

    def parsed(self, path: KeyPath, parse: object, words: str) -> bool:
        """Whether a text can be read at all; if not, that is a fault."""
        assert callable(parse)
        try:
            parse(words)
        except (ValueError, IndexError, KeyError):
            self.fault(path, "fault-words", words=words)
            return False
        return True

    def tiles(self, tiles: _Tiles) -> None:
        found = {"base": 0, "fancy": 0}
        for key in found:
            for words in getattr(tiles, key):
                if self.parsed(("tiles", key), _tile, words):
                    kind = _tile(words)
                    self.within(("tiles", key), kind.count, 1, payment.MOST)
                    self.each(("tiles", key), list(kind.silk), 0, 5)
                    found[key] += kind.count
        self.within(("tiles",), len(tiles.base) + len(tiles.fancy), 1, MOST_TILE_KINDS)
        self.count(("tiles", "base"), found["base"], 48)
        self.count(("tiles", "fancy"), found["fancy"], 5)

    def garments(self, garments: dict[str, _Garment]) -> None:
        for name in garments:
            if name not in GARMENT_NAMES:
                self.fault(("garments", name), "fault-garment", garment=name)
        for number, name in enumerate(GARMENT_NAMES):
            garment = garments.get(name)
            path = ("garments", name)
            if garment is None:
                self.fault(path, "fault-no-garment", garment=name)
                continue
            of_the_base = number < BASE_GARMENTS
            if garment.colour not in COLOURS or (of_the_base and garment.colour[0] != name[0]):
                self.fault(path, "fault-colour", colour=garment.colour, possible=", ".join(COLOURS))
            own_set = "base" if of_the_base else name.partition("-")[0]
            if garment.set != own_set:
                self.fault(path, "fault-set", found=garment.set, expected=own_set)
            if self.parsed(path, parse_needs, garment.needs):
                needs = parse_needs(garment.needs)
                if needs.get(garment.colour, 0) == 0 or not {*needs} & {*NOTIONS}:
                    self.fault(path, "fault-needs", needs=garment.needs)
            self.parsed(path, _garment_bonus, garment.bonus)
            if of_the_base:
                self.within(path, garment.value, 6, 28)
                self.within(path, garment.points, 2, 4)
            else:
                self.within(path, garment.value, 0, 99)
                self.within(path, garment.points, 0, 9)

    def employees(self, employees: dict[str, _Employee]) -> None:
        levels = [0] * LEVELS
        for name in employees:
            if name not in EMPLOYEE_NAMES:
                self.fault(("employees", name), "fault-employee", employee=name)
        for number, name in enumerate(EMPLOYEE_NAMES):
            employee = employees.get(name)
            path = ("employees", name)
            if employee is None:
                self.fault(path, "fault-no-employee", employee=name)
                continue
            if employee.rank not in RANKS:
                self.fault(path, "fault-rank", rank=employee.rank, possible=", ".join(RANKS))
            self.parsed(path, parse_bonus, employee.bonus)
            self.parsed(path, _condition, employee.condition)
            own_set = "base" if number < STARTERS + HIRE_CARDS else "jewelry"
            if employee.set != own_set:
                self.fault(path, "fault-set", found=employee.set, expected=own_set)
            if STARTERS <= number < STARTERS + HIRE_CARDS and 1 <= employee.level <= LEVELS:
                levels[employee.level - 1] += 1
            self.card_of_the_box(path, number, employee)
        for level, found in enumerate(levels):
            if found != LEVEL_CARDS[level]:
                expected = LEVEL_CARDS[level]
                self.fault(
                    ("employees",), "fault-level", level=level + 1, found=found, expected=expected
                )
        starters = [employees[name].rank for name in EMPLOYEE_NAMES[:STARTERS] if name in employees]
        if sorted(starters) != sorted(("master", "master", "journeyman", *("apprentice",) * 2)):
            self.fault(("employees",), "fault-starters")

    def card_of_the_box(self, path: KeyPath, number: int, employee: _Employee) -> None:
        """Rank and level of the new cards; two more of either rank must join them."""
        new = number - STARTERS - HIRE_CARDS
        if new < 0:
            return
        expected = (2, "journeyman") if new < NEW_OF_RANK else (5, "master")
        if new >= 2 * NEW_OF_RANK:
            expected = (0, "apprentice")
            if not employee.condition:
                self.fault(path, "fault-words", words=employee.condition)
        if (employee.level, employee.rank) != expected:
            level, rank = expected
            self.fault(path, "fault-new-card", level=level, rank=rank)

    def jeweller(self, toml: _Toml) -> None:
        licences, prices = toml.jeweller.licences, toml.jeweller.jewel_prices
        self.within(("jeweller", "licences"), len(licences), 1, DECORATIONS_OF_KIND[5])
        self.each(("jeweller", "licences"), licences, 0, 99)
        self.within(("jeweller", "jewel-prices"), len(prices), 4, MOST_JEWEL_SPACES)
        if prices != sorted(prices, reverse=True) or not prices or prices[-1] < 0:
            self.fault(("jeweller", "jewel-prices"), "fault-windows")
        counts = [getattr(toml.jewels, colour) for colour in COLOURS]
        self.each(("jewels",), counts, 0, JEWELS)
        self.count(("jewels",), sum(counts), JEWELS)

    def du_barry(self, cards: list[str]) -> None:
        self.count(("du-barry", "cards"), len(cards), DU_BARRY_CARDS)
        for words in cards:
            self.parsed(("du-barry", "cards"), _du_barry_card, words)


@cache
def house_edition() -> RococoEdition:
    return read_edition(house_source())


def needs_values(silk: tuple[int, ...], thread: int, lace: int) -> dict[str, Value]:
    """What a garment costs, as arguments of a text."""
    found: dict[str, Value] = dict(zip(COLOURS, silk, strict=True))
    found["thread"] = thread
    found["lace"] = lace
    return found
