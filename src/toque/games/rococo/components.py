"""The components as typed data, read from the words of an edition."""

from __future__ import annotations

import re

import msgspec

from toque.engine.edition import Edition
from toque.engine.text import Text, Value
from toque.games.rococo import forms
from toque.games.rococo.names import (
    BONUS_KINDS,
    COLOURS,
    COLUMNS,
    COUNTABLES,
    DECORATION_KINDS,
    DECORATIONS_OF_KIND,
    DIRECTIONS,
    DRAWERS,
    DU_BARRY_ACTIONS,
    EMPLOYEE_NAMES,
    GAINS,
    GARMENT_BONUSES,
    GARMENT_NAMES,
    GARMENT_SETS,
    HALL_NAMES,
    JEWEL_RULES,
    NOTIONS,
    OFFERS,
    RANKS,
    REWARDS,
    SPACES_OF_HALL,
)


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
    def __init__(self, source: str, toml: forms.Toml) -> None:
        super().__init__(toml.name, source, msgspec.json.encode(toml))
        self.start = (toml.start.livres, toml.start.thread, toml.start.lace)
        self.prices = toml.prices
        self.delegating = list(toml.delegating.livres)
        jeweller = toml.jeweller
        self.few = _side(toml.few, jeweller.licences)
        self.many = _side(toml.many, jeweller.licences)
        self.tiles = [parse_tile(words) for words in toml.tiles.base]
        self.base_kinds = len(self.tiles)
        """The kinds of the base game; those beyond come with the Fancy Dresses."""
        self.tiles += [parse_tile(words) for words in toml.tiles.fancy]
        self.garments = [_garment(name, toml.garments[name]) for name in GARMENT_NAMES]
        self.employees = [_employee(name, toml.employees[name]) for name in EMPLOYEE_NAMES]
        self.jewel_prices = list(jeweller.jewel_prices)
        self.jewels = [getattr(toml.jewels, colour) for colour in COLOURS]
        self.du_barry = [parse_du_barry_card(card) for card in toml.du_barry.cards]


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


def parse_tile(words: str) -> TileKind:
    """
    >>> parse_tile("4 x 2 pink : thread / lace")
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


def parse_space(words: str) -> Space:
    parts = words.split()
    master = parts[0] == "master"
    if master:
        parts = parts[1:]
    (reward,) = parts
    if reward.isdigit():
        return Space(master, REWARDS.index("livres"), int(reward))
    return Space(master, REWARDS.index("none" if reward == "-" else reward), 0)


def _side(side: forms.Side, licences: list[int]) -> Side:
    spaces: list[Space | None] = []
    for hall in side.spaces:
        own = [parse_space(words) for words in hall.split(",")]
        spaces += own
        spaces += [None] * (SPACES_OF_HALL - len(own))
    priced = [
        [parse_pair(words) for words in side.fireworks],
        [(price, 0) for price in side.kitchen_left],
        [(price, 0) for price in side.kitchen_right],
        [(price, 0) for price in side.statues],
        [parse_pair(words) for words in side.musicians],
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


def parse_pair(words: str) -> tuple[int, int]:
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
        steps = [parse_pair(step) for step in rest[2:]]
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


def parse_garment_bonus(words: str) -> tuple[int, list[Gain], int]:
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


def _garment(name: str, garment: forms.Garment) -> Garment:
    needs = parse_needs(garment.needs)
    bonus, gains, amount = parse_garment_bonus(garment.bonus)
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


def parse_condition(words: str) -> list[tuple[int, int]]:
    found = []
    for part in words.split(";") if words else []:
        of, least = part.split()
        found.append((COUNTABLES.index(of), int(least)))
    return found


def _employee(name: str, employee: forms.Employee) -> Employee:
    return Employee(
        name=name,
        level=employee.level,
        rank=RANKS.index(employee.rank),
        bonus=parse_bonus(employee.bonus),
        condition=parse_condition(employee.condition),
    )


def parse_du_barry_card(words: str) -> DuBarryCard:
    """
    >>> parse_du_barry_card("tailor 2 right | 4 same")
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


# In texts.


def garment_text(edition: RococoEdition, garment: int) -> Text:
    found = edition.garments[garment]
    known: dict[str, Value] = {"garment": found.name, "set": GARMENT_SETS[found.set]}
    known["colour"] = COLOURS[found.colour]
    return Text("garment", known)


def employee_text(employee: int) -> Text:
    return Text("employee", {"employee": EMPLOYEE_NAMES[employee]})


def needs_values(silk: tuple[int, ...], thread: int, lace: int) -> dict[str, Value]:
    """What a garment costs, as arguments of a text."""
    found: dict[str, Value] = dict(zip(COLOURS, silk, strict=True))
    found["thread"] = thread
    found["lace"] = lace
    return found
