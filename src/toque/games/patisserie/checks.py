"""An edition against the counts of the rulebook; every fault names its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import resources

from toque.engine.edition import EditionCheck, KeyPath, decode
from toque.games.patisserie import components, forms, names
from toque.mechanics import payment

TILES = 50
FEWEST_SPACES = 6
FEWEST_UNITS = 9
"""What all staple tracks together must hold: a ✱ card asks for so much."""


def read_edition(source: str) -> components.PatisserieEdition:
    toml = decode(source, forms.Toml)
    _Check(source, toml).refuse_faults()
    return components.PatisserieEdition(source, toml)


def house_source() -> str:
    files = resources.files("toque.games.patisserie")
    return (files / "editions" / "house.toml").read_text(encoding="utf-8")


@cache
def house_edition() -> components.PatisserieEdition:
    return read_edition(house_source())


class _Check(EditionCheck):
    def __init__(self, source: str, toml: forms.Toml) -> None:
        super().__init__(source)
        self.name(toml.name)
        self.fixed(toml)
        self.staples(toml.staples)
        self.side("few", toml.few)
        self.side("many", toml.many)
        self.tiles(toml.tiles.kinds)
        self.recipes(toml.recipes)
        self.staff(toml.staff)
        self.bonus_tiles(toml)
        self.mentor(toml)

    def each(self, path: KeyPath, values: Iterable[int], lowest: int, highest: int) -> None:
        for value in values:
            self.within(path, value, lowest, highest)

    def parsed(self, path: KeyPath, parse: Callable[[str], object], words: str) -> bool:
        """Whether a text can be read at all; if not, that is a fault."""
        try:
            parse(words)
        except (ValueError, IndexError, KeyError):
            self.fault(path, "fault-words", words=words)
            return False
        return True

    def listed(self, table: str, found: Iterable[str], expected: tuple[str, ...]) -> bool:
        """Whether a table has just the names that it must have."""
        complete = True
        for name in found:
            if name not in expected:
                self.fault((table, name), "fault-unknown", name=name)
        for name in expected:
            if name not in found:
                self.fault((table,), "fault-missing", name=name)
                complete = False
        return complete

    def falling(self, path: KeyPath, row: list[int]) -> None:
        if row != sorted(row, reverse=True) or not row or row[-1] < 0:
            self.fault(path, "fault-falling")

    def fixed(self, toml: forms.Toml) -> None:
        self.within(("start", "coins"), toml.start.coins, 0, 99)
        self.count(("start", "staples"), len(toml.start.staples), len(names.STAPLES))
        for start, cap in zip(toml.start.staples, toml.staples.caps, strict=False):
            self.within(("start", "staples"), start, 0, max(0, cap))
        prices = toml.prices
        self.count(("prices", "hire"), len(prices.hire), names.OFFERS)
        self.each(("prices", "hire"), prices.hire, 0, 99)
        self.count(("prices", "dismiss"), len(prices.dismiss), len(names.RANKS))
        self.each(("prices", "dismiss"), prices.dismiss, 0, 99)
        self.within(("prices", "income"), prices.income, 0, 99)
        self.count(("prices", "decorations"), len(prices.decorations), 2)
        self.each(("prices", "decorations"), prices.decorations, 0, 99)
        self.count(("prices", "decoration-points"), len(prices.decoration_points), 3)
        self.each(("prices", "decoration-points"), prices.decoration_points, 0, 99)

    def staples(self, staples: forms.Staples) -> None:
        self.count(("staples", "caps"), len(staples.caps), len(names.STAPLES))
        self.each(("staples", "caps"), staples.caps, 1, 9)
        if sum(staples.caps) < FEWEST_UNITS:
            self.fault(("staples", "caps"), "fault-limit", limit=sum(staples.caps))
        for staple in names.STAPLES:
            totals: list[int] = getattr(staples, staple)
            self.within(("staples", staple), len(totals), 1, names.MOST_UNITS)
            self.each(("staples", staple), totals, 0, 99)

    def side(self, name: str, side: forms.Side) -> None:
        self.within((name, "slots"), len(side.slots), 5, names.MOST_SLOTS)
        self.falling((name, "slots"), side.slots)
        self.within((name, "columns"), side.columns, 2, names.MOST_COLUMNS)
        self.within((name, "upper-rows"), side.upper_rows, 1, names.MOST_ROWS - 1)
        self.within(
            (name, "lower-rows"), side.lower_rows, 1, max(1, names.MOST_ROWS - side.upper_rows)
        )
        for key, row in (("upper", side.upper), ("lower", side.lower)):
            self.count((name, key), len(row), side.columns)
            self.each((name, key), row, 0, 99)
        self.count((name, "tables"), len(side.tables), len(names.TABLES))
        longest = 0
        for table in side.tables:
            spaces = table.split(",")
            longest = max(longest, len(spaces))
            self.within((name, "tables"), len(spaces), 1, names.SPACES_OF_TABLE)
            for words in spaces:
                self.parsed((name, "tables"), components.parse_gift, words)
        if longest < FEWEST_SPACES:
            self.fault((name, "tables"), "fault-limit", limit=longest)
        self.count((name, "banners"), len(side.banners), len(names.TABLES))
        for banner in side.banners:
            self.count((name, "banners"), len(banner), 2)
            self.each((name, "banners"), banner, 0, 99)
        self.within((name, "posts"), len(side.posts), 1, names.POSTS)
        for words in side.posts:
            self.parsed((name, "posts"), components.parse_post, words)
        self.within((name, "nobles"), len(side.nobles), 3, names.NOBLES)
        for words in side.nobles:
            self.parsed((name, "nobles"), components.parse_pair, words)

    def tiles(self, kinds: list[str]) -> None:
        found = 0
        self.within(("tiles", "kinds"), len(kinds), 1, names.MOST_TILE_KINDS)
        for words in kinds:
            if self.parsed(("tiles", "kinds"), components.parse_tile, words):
                tile = components.parse_tile(words)
                self.within(("tiles", "kinds"), tile.count, 1, payment.MOST)
                self.each(("tiles", "kinds"), tile.ingredients, 0, 5)
                found += tile.count
        self.count(("tiles", "kinds"), found, TILES)

    def recipes(self, recipes: dict[str, forms.Recipe]) -> None:
        self.listed("recipes", recipes, names.RECIPE_NAMES)
        for name, recipe in recipes.items():
            path = ("recipes", name)
            if self.parsed(path, components.parse_needs, recipe.needs):
                self.each(path, components.parse_needs(recipe.needs).values(), 1, 5)
            self.within(path, recipe.points, 2, 6)

    def staff(self, staff: dict[str, forms.StaffCard]) -> None:
        if not self.listed("staff", staff, names.STAFF_NAMES):
            return
        levels = [0] * names.LEVELS
        for number, name in enumerate(names.STAFF_NAMES):
            card = staff[name]
            path = ("staff", name)
            if card.rank not in names.RANKS:
                self.fault(path, "fault-rank", rank=card.rank, possible=", ".join(names.RANKS))
            if self.parsed(path, components.parse_bonus, card.bonus):
                bonus = components.parse_bonus(card.bonus)
                self.within(path, bonus.amount, 0, 99)
                self.within(path, bonus.times, 0, 99)
            self.parsed(path, components.parse_condition, card.condition)
            numbered = number - names.ALL_STARTERS
            if 0 <= numbered < names.STAFF_CARDS:
                self.within(path, card.level, 1, names.LEVELS)
                if 1 <= card.level <= names.LEVELS:
                    levels[card.level - 1] += 1
            else:
                self.count(path, card.level, 0 if numbered < 0 else names.LEVELS + 1)
            if (numbered >= names.STAFF_CARDS) != bool(card.condition):
                self.fault(path, "fault-words", words=card.condition)
        for level, found in enumerate(levels):
            fewest = names.FEWEST_OF_LEVEL[level]
            if found < fewest:
                self.fault(("staff",), "fault-level", level=level + 1, found=found, fewest=fewest)

    def bonus_tiles(self, toml: forms.Toml) -> None:
        self.listed("table-tiles", toml.table_tiles, names.TABLE_TILE_NAMES)
        for name, table_tile in toml.table_tiles.items():
            self.parsed(("table-tiles", name), components.parse_asks, table_tile.asks)
            self.parsed(("table-tiles", name), components.parse_gift, table_tile.gives)
        self.listed("special-tiles", toml.special_tiles, names.SPECIAL_NAMES)
        for name, tile in toml.special_tiles.items():
            path = ("special-tiles", name)
            self.parsed(path, components.parse_condition, tile.asks)
            self.count(path, len(tile.points), names.SPECIAL_PLACES)
            for points in tile.points:
                self.within(path, len(points), 1, names.MOST_MARKS)
                self.falling(path, points)

    def mentor(self, toml: forms.Toml) -> None:
        """His cards name slots, columns and places of the side for up to three."""
        self.count(("mentor", "cards"), len(toml.mentor.cards), names.SOLO_CARDS)
        side = toml.few
        for words in toml.mentor.cards:
            if not self.parsed(("mentor", "cards"), components.parse_solo_card, words):
                continue
            card = components.parse_solo_card(words)
            self.within(("mentor", "cards"), len(card.actions), 1, 3)
            beyond_posts = 2 * names.POSTS
            known = (
                card.slot < len(side.slots)
                and card.column < side.columns
                and (
                    card.place // 2 < len(side.posts)
                    if card.place < beyond_posts
                    else card.place - beyond_posts < len(side.nobles)
                )
            )
            if not known:
                self.fault(("mentor", "cards"), "fault-words", words=words)
