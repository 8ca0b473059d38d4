"""The components as typed data, read from the words of an edition."""

from __future__ import annotations

import re

import msgspec

from toque.engine.edition import Edition
from toque.games.patisserie import forms
from toque.games.patisserie.names import (
    BONUS_KINDS,
    COLUMNS,
    COUNTABLES,
    DIRECTIONS,
    ENDS,
    GAINS,
    GIFTS,
    HEIGHTS,
    INGREDIENTS,
    PLACE_NAMES,
    RACK_NAMES,
    RANKS,
    RECIPE_NAMES,
    SLOT_NAMES,
    SOLO_ACTIONS,
    SPACES_OF_TABLE,
    SPECIAL_NAMES,
    STAFF_NAMES,
    STAPLES,
    TABLE_CONDITIONS,
    TABLE_TILE_NAMES,
    TABLES,
    TOPPINGS,
)


class Gift(msgspec.Struct, frozen=True):
    """What a space, a post or a table gives; `amount` is that of coins."""

    kind: int
    amount: int


class Post(msgspec.Struct, frozen=True):
    """A service post: its tables, the space with points at the end and the one with a gift at once."""

    tables: list[int]
    points_price: int
    points: int
    gift_price: int
    gift: Gift


class Side(msgspec.Struct, frozen=True):
    """One side of the board. `spaces` are by number, with `None` where a table is shorter."""

    slots: list[int]
    columns: int
    upper_rows: int
    lower_rows: int
    upper: list[int]
    lower: list[int]
    spaces: list[Gift | None]
    banners: list[tuple[int, int]]
    posts: list[Post]
    nobles: list[tuple[int, int]]


class TileKind(msgspec.Struct, frozen=True):
    """`ingredients` and `toppings` by kind."""

    ingredients: tuple[int, ...]
    toppings: tuple[int, ...]
    count: int


class Recipe(msgspec.Struct, frozen=True):
    name: str
    staples: tuple[int, ...]
    ingredients: tuple[int, ...]
    points: int
    patissier: bool


class Gain(msgspec.Struct, frozen=True):
    """`amount` for each of what `of` counts; or by how many there are, `steps` as (from, amount)."""

    what: int
    amount: int
    of: int
    steps: list[tuple[int, int]]


class Bonus(msgspec.Struct, frozen=True):
    """`amount` is a fee, a discount, a price or a number, `times` how often or how many points, by
    its kind; `rows` are (staple, units, points), `points` by ingredient or topping."""

    kind: int
    gain: Gain | None = None
    amount: int = 0
    times: int = 0
    rows: list[tuple[int, int, int]] = []
    points: list[int] = []


Condition = list[tuple[int, int]]
"""What is counted, and at least how much: all must hold."""


class StaffCard(msgspec.Struct, frozen=True):
    name: str
    level: int
    rank: int
    bonus: Bonus
    condition: Condition


class TableTile(msgspec.Struct, frozen=True):
    """`worth` is what the pastry must be worth, where that is asked."""

    asks: int
    worth: int
    gift: Gift


class SpecialTile(msgspec.Struct, frozen=True):
    """`points` of its spaces, by the colour of the place where it lies."""

    condition: Condition
    points: list[list[int]]


class SoloCard(msgspec.Struct, frozen=True):
    """`bake` are his recipe slots in order; `rack` is decorated first, with toppings from an end of his
    column; `hire` and `slot` are marks with a direction; the rest are decisions."""

    actions: list[int]
    bake: list[int]
    rack: int
    height: int
    hire: int
    hire_side: int
    slot: int
    slot_side: int
    column: int
    table: int
    end: int
    place: int


class PatisserieEdition(Edition):
    def __init__(self, source: str, toml: forms.Toml) -> None:
        super().__init__(toml.name, source, msgspec.json.encode(toml))
        self.start_coins = toml.start.coins
        self.start_staples = list(toml.start.staples)
        self.prices = toml.prices
        self.caps = list(toml.staples.caps)
        self.staple_prices = [list(getattr(toml.staples, staple)) for staple in STAPLES]
        self.few = parse_side(toml.few)
        self.many = parse_side(toml.many)
        self.tiles = [parse_tile(words) for words in toml.tiles.kinds]
        self.recipes = [_recipe(name, toml.recipes[name]) for name in RECIPE_NAMES]
        self.staff = [_staff_card(name, toml.staff[name]) for name in STAFF_NAMES]
        self.table_tiles = [_table_tile(toml.table_tiles[name]) for name in TABLE_TILE_NAMES]
        self.special_tiles = [_special_tile(toml.special_tiles[name]) for name in SPECIAL_NAMES]
        self.solo_cards = [parse_solo_card(words) for words in toml.mentor.cards]


# Words of the TOML.


def parse_needs(words: str) -> dict[str, int]:
    """
    >>> parse_needs("2 flour 1 egg")
    {'flour': 2, 'egg': 1}
    """
    parts = words.split()
    needs: dict[str, int] = {}
    for count, name in zip(parts[::2], parts[1::2], strict=True):
        if name in needs or name not in (*STAPLES, *INGREDIENTS):
            raise ValueError(words)
        if not re.fullmatch("[1-9]", count):
            raise ValueError(words)
        needs[name] = int(count)
    return needs


def parse_gift(words: str) -> Gift:
    """
    >>> parse_gift("3 coins"), parse_gift("butter")
    (Gift(kind=1, amount=3), Gift(kind=5, amount=0))
    """
    parts = words.split()
    if parts == ["-"]:
        return Gift(0, 0)
    if parts[0].isdigit():
        name = parts[1] if len(parts) == 2 else "coins"
        if len(parts) > 2 or name not in ("coins", "tips"):
            raise ValueError(words)
        return Gift(GIFTS.index(name), int(parts[0]))
    (name,) = parts
    if name in ("none", "coins", "tips"):
        raise ValueError(words)
    return Gift(GIFTS.index(name), 0)


def parse_pair(words: str) -> tuple[int, int]:
    one, two = (int(number) for number in words.split(":"))
    if one < 0 or two < 0:
        raise ValueError(words)
    return one, two


def parse_post(words: str) -> Post:
    """
    >>> parse_post("rosery terrace : 8 3 : 6 sugar").tables
    [1, 4]
    """
    tables, points, gift = words.split(" : ")
    points_price, worth = (int(number) for number in points.split())
    gift_price, given = gift.split()
    if min(points_price, worth, int(gift_price)) < 0 or given not in (*STAPLES, "tile", "recipe"):
        raise ValueError(words)
    return Post(
        tables=[TABLES.index(table) for table in tables.split()],
        points_price=points_price,
        points=worth,
        gift_price=int(gift_price),
        gift=parse_gift(given),
    )


def parse_side(side: forms.Side) -> Side:
    spaces: list[Gift | None] = []
    for table in side.tables:
        own = [parse_gift(words) for words in table.split(",")]
        spaces += own
        spaces += [None] * (SPACES_OF_TABLE - len(own))
    return Side(
        slots=list(side.slots),
        columns=side.columns,
        upper_rows=side.upper_rows,
        lower_rows=side.lower_rows,
        upper=list(side.upper),
        lower=list(side.lower),
        spaces=spaces,
        banners=[(first, second) for first, second in side.banners],
        posts=[parse_post(words) for words in side.posts],
        nobles=[parse_pair(words) for words in side.nobles],
    )


def parse_tile(words: str) -> TileKind:
    """
    >>> parse_tile("2 x 1 egg : cherry violet")
    TileKind(ingredients=(1, 0, 0), toppings=(1, 1, 0), count=2)
    """
    count, _, rest = words.partition(" x ")
    ingredients, colon, toppings = rest.partition(" :")
    needs = parse_needs(ingredients)
    found = toppings.split()
    if not colon or not needs or not {*needs} <= {*INGREDIENTS} or not {*found} <= {*TOPPINGS}:
        raise ValueError(words)
    return TileKind(
        ingredients=tuple(needs.get(name, 0) for name in INGREDIENTS),
        toppings=tuple(found.count(name) for name in TOPPINGS),
        count=int(count),
    )


def parse_gain(words: str) -> Gain:
    """
    >>> parse_gain("points by tables 2:1 3:2")
    Gain(what=1, amount=0, of=1, steps=[(2, 1), (3, 2)])
    """
    what, *rest = words.split()
    kind = GAINS.index(what)
    if rest[0] == "by" and len(rest) > 2:
        return Gain(kind, 0, COUNTABLES.index(rest[1]), [parse_pair(step) for step in rest[2:]])
    amount, *rest = rest
    if not rest:
        return Gain(kind, int(amount), COUNTABLES.index("one"), [])
    per, of = rest
    if per != "per":
        raise ValueError(words)
    return Gain(kind, int(amount), COUNTABLES.index(of), [])


def parse_bonus(words: str) -> Bonus:
    """
    >>> parse_bonus("exchange 5 8")
    Bonus(kind=18, gain=None, amount=5, times=8, rows=[], points=[])
    """

    def kind(name: str) -> int:
        return BONUS_KINDS.index(name)

    match words.split():
        case ["table", *_]:
            return Bonus(kind("table"), gain=parse_gain(words.partition(" ")[2]))
        case ["ingredient-set" | "topping-set" as what, one, two, three]:
            return Bonus(kind(what), points=[int(one), int(two), int(three)])
        case ["acquire" | "decorate" as what, "for", fee]:
            return Bonus(kind(what), amount=int(fee))
        case ["staples", times]:
            return Bonus(kind("staples"), times=int(times))
        case ["staples"]:
            return Bonus(kind("staples"), times=1)
        case ["staple", staple, "for", price]:
            return Bonus(kind("staple"), amount=int(price), times=STAPLES.index(staple))
        case ["draw" | "draw-recipe" as what, "1" | "2" as count]:
            return Bonus(kind(what), amount=int(count))
        case ["bake", "less"]:
            return Bonus(kind("bake"), amount=1)
        case ["acquire" | "move" | "copy" | "decorate" | "deliver" | "recipe" as what]:
            return Bonus(kind(what))
        case ["free-recipe" | "free-ingredient" as what]:
            return Bonus(kind(what))
        case ["place", "less", discount]:
            return Bonus(kind("place"), amount=int(discount))
        case ["exchange" | "trade" | "give-tiles" as what, amount, times]:
            return Bonus(kind(what), amount=int(amount), times=int(times))
        case ["hand-in", *_]:
            return Bonus(kind("hand-in"), rows=_rows(words.partition(" ")[2]))
    return Bonus(kind("gain"), gain=parse_gain(words))


def _rows(words: str) -> list[tuple[int, int, int]]:
    rows = []
    for row in words.split(","):
        staple, pair = row.split()
        rows.append((STAPLES.index(staple), *parse_pair(pair)))
    if len(rows) != len(STAPLES):
        raise ValueError(words)
    return rows


def parse_condition(words: str) -> Condition:
    """
    >>> parse_condition("worth-4 1; worth-5 1")
    [(11, 1), (12, 1)]
    """
    found = []
    for part in words.split(";") if words else []:
        of, least = part.split()
        found.append((COUNTABLES.index(of), int(least)))
    return found


def parse_asks(words: str) -> tuple[int, int]:
    """What a table tile asks, and the points where it asks for those."""
    name, *rest = words.split()
    worth = int(rest.pop()) if name == "worth" else 0
    if rest:
        raise ValueError(words)
    return TABLE_CONDITIONS.index(name), worth


def parse_solo_card(words: str) -> SoloCard:
    """
    >>> words = "bake hire ; 132 ; lower top ; 4 left ; s2 right ; right ; rosery far ; noble-1"
    >>> parse_solo_card(words).bake
    [0, 2, 1]
    """
    actions, bake, racks, hire, slot, column, table, place = words.split(" ; ")
    rack, height = racks.split()
    mark, hire_side = hire.split()
    slot_name, slot_side = slot.split()
    table_name, end = table.split()
    if sorted(bake) != ["1", "2", "3"] or mark not in ("1", "2", "3", "4"):
        raise ValueError(words)
    return SoloCard(
        actions=[SOLO_ACTIONS.index(action) for action in actions.split()],
        bake=[int(number) - 1 for number in bake],
        rack=RACK_NAMES.index(rack),
        height=HEIGHTS.index(height),
        hire=int(mark) - 1,
        hire_side=DIRECTIONS.index(hire_side),
        slot=SLOT_NAMES.index(slot_name),
        slot_side=DIRECTIONS.index(slot_side),
        column=COLUMNS.index(column),
        table=TABLES.index(table_name),
        end=ENDS.index(end),
        place=PLACE_NAMES.index(place),
    )


def _recipe(name: str, recipe: forms.Recipe) -> Recipe:
    needs = parse_needs(recipe.needs)
    return Recipe(
        name=name,
        staples=tuple(needs.get(staple, 0) for staple in STAPLES),
        ingredients=tuple(needs.get(ingredient, 0) for ingredient in INGREDIENTS),
        points=recipe.points,
        patissier=recipe.patissier,
    )


def _staff_card(name: str, card: forms.StaffCard) -> StaffCard:
    rank = RANKS.index(card.rank)
    bonus = parse_bonus(card.bonus)
    return StaffCard(name, card.level, rank, bonus, parse_condition(card.condition))


def _table_tile(tile: forms.TableTile) -> TableTile:
    asks, worth = parse_asks(tile.asks)
    return TableTile(asks, worth, parse_gift(tile.gives))


def _special_tile(tile: forms.SpecialTile) -> SpecialTile:
    return SpecialTile(parse_condition(tile.asks), [list(points) for points in tile.points])
