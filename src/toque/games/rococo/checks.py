"""An edition against the counts of the rulebook; every fault names its line."""

from __future__ import annotations

from functools import cache
from importlib import resources

from toque.engine.edition import EditionCheck, KeyPath, decode
from toque.games.rococo import components, forms, names
from toque.mechanics import payment


def house_source() -> str:
    files = resources.files("toque.games.rococo")
    return (files / "editions" / "house.toml").read_text(encoding="utf-8")


def read_edition(source: str) -> components.RococoEdition:
    """Read a TOML and check it against the counts of the rulebook; every fault names its line."""
    toml = decode(source, forms.Toml)
    _Check(source, toml).refuse_faults()
    return components.RococoEdition(source, toml)


class _Check(EditionCheck):
    """The counts of the rulebook, one after the other."""

    def __init__(self, source: str, toml: forms.Toml) -> None:
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

    def fixed(self, toml: forms.Toml) -> None:
        for name in ("livres", "thread", "lace"):
            self.within(("start", name), getattr(toml.start, name), 0, 99)
        self.count(("prices", "drawer"), len(toml.prices.drawer), names.MOST_IN_DRAWER)
        self.count(("prices", "hire"), len(toml.prices.hire), names.OFFERS)
        self.each(("prices", "drawer"), toml.prices.drawer, 0, 99)
        self.each(("prices", "hire"), toml.prices.hire, 0, 99)
        for key in ("favour", "favour-points", "income", "statue", "trial"):
            value: int = getattr(toml.prices, key.replace("-", "_"))
            self.within(("prices", key), value, 0, 99)
        self.within(("prices", "point"), toml.prices.point, 1, 99)
        self.count(("delegating", "livres"), len(toml.delegating.livres), len(names.RANKS))
        self.each(("delegating", "livres"), toml.delegating.livres, 0, 99)

    def side(self, name: str, side: forms.Side, drawer_spaces: int) -> None:
        windows = side.windows
        self.within((name, "windows"), len(windows), 3, names.MOST_WINDOWS)
        if windows != sorted(windows, reverse=True) or not windows or windows[-1] < 0:
            self.fault((name, "windows"), "fault-windows")
        self.count((name, "drawer-spaces"), side.drawer_spaces, drawer_spaces)
        self.count((name, "halls"), len(side.halls), names.HALLS)
        for points in side.halls:
            self.count((name, "halls"), len(points), 2)
            self.each((name, "halls"), points, 0, 99)
        self.count((name, "spaces"), len(side.spaces), names.HALLS)
        for hall in side.spaces:
            self.within((name, "spaces"), len(hall.split(",")), 1, names.SPACES_OF_HALL)
            for words in hall.split(","):
                self.parsed((name, "spaces"), components.parse_space, words)
            if "master" not in hall:
                self.fault((name, "spaces"), "fault-no-master-space", words=hall)
        self.count((name, "musicians"), len(side.musicians), names.HALLS)
        for words in side.musicians:
            self.parsed((name, "musicians"), components.parse_pair, words)
        for words in side.fireworks:
            self.parsed((name, "fireworks"), components.parse_pair, words)
            if words.partition(":")[2] not in ("2", "3"):
                self.fault((name, "fireworks"), "fault-factor", words=words)
        prices = [words.partition(":")[0] for words in side.fireworks]
        if all(map(str.isdecimal, prices)) and prices != sorted(prices, key=int):
            self.fault((name, "fireworks"), "fault-fireworks")
        self.count((name, "fireworks-points"), len(side.fireworks_points), 2)
        self.each((name, "fireworks-points"), side.fireworks_points, 0, 99)
        for key, most in (
            ("fireworks", names.DECORATIONS_OF_KIND[0]),
            ("kitchen-left", names.DECORATIONS_OF_KIND[1]),
            ("kitchen-right", names.DECORATIONS_OF_KIND[2]),
            ("statues", names.DECORATIONS_OF_KIND[3]),
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

    def tiles(self, tiles: forms.Tiles) -> None:
        found = {"base": 0, "fancy": 0}
        for key in found:
            for words in getattr(tiles, key):
                if self.parsed(("tiles", key), components.parse_tile, words):
                    kind = components.parse_tile(words)
                    self.within(("tiles", key), kind.count, 1, payment.MOST)
                    self.each(("tiles", key), list(kind.silk), 0, 5)
                    found[key] += kind.count
        self.within(("tiles",), len(tiles.base) + len(tiles.fancy), 1, names.MOST_TILE_KINDS)
        self.count(("tiles", "base"), found["base"], 48)
        self.count(("tiles", "fancy"), found["fancy"], 5)

    def garments(self, garments: dict[str, forms.Garment]) -> None:
        for name in garments:
            if name not in names.GARMENT_NAMES:
                self.fault(("garments", name), "fault-garment", garment=name)
        for number, name in enumerate(names.GARMENT_NAMES):
            garment = garments.get(name)
            path = ("garments", name)
            if garment is None:
                self.fault(path, "fault-no-garment", garment=name)
                continue
            of_the_base = number < names.BASE_GARMENTS
            if garment.colour not in names.COLOURS or (
                of_the_base and garment.colour[0] != name[0]
            ):
                self.fault(
                    path, "fault-colour", colour=garment.colour, possible=", ".join(names.COLOURS)
                )
            own_set = "base" if of_the_base else name.partition("-")[0]
            if garment.set != own_set:
                self.fault(path, "fault-set", found=garment.set, expected=own_set)
            if self.parsed(path, components.parse_needs, garment.needs):
                needs = components.parse_needs(garment.needs)
                if needs.get(garment.colour, 0) == 0 or not {*needs} & {*names.NOTIONS}:
                    self.fault(path, "fault-needs", needs=garment.needs)
            self.parsed(path, components.parse_garment_bonus, garment.bonus)
            if of_the_base:
                self.within(path, garment.value, 6, 28)
                self.within(path, garment.points, 2, 4)
            else:
                self.within(path, garment.value, 0, 99)
                self.within(path, garment.points, 0, 9)

    def employees(self, employees: dict[str, forms.Employee]) -> None:
        levels = [0] * names.LEVELS
        for name in employees:
            if name not in names.EMPLOYEE_NAMES:
                self.fault(("employees", name), "fault-employee", employee=name)
        for number, name in enumerate(names.EMPLOYEE_NAMES):
            employee = employees.get(name)
            path = ("employees", name)
            if employee is None:
                self.fault(path, "fault-no-employee", employee=name)
                continue
            if employee.rank not in names.RANKS:
                self.fault(path, "fault-rank", rank=employee.rank, possible=", ".join(names.RANKS))
            self.parsed(path, components.parse_bonus, employee.bonus)
            self.parsed(path, components.parse_condition, employee.condition)
            own_set = "base" if number < names.STARTERS + names.HIRE_CARDS else "jewelry"
            if employee.set != own_set:
                self.fault(path, "fault-set", found=employee.set, expected=own_set)
            if (
                names.STARTERS <= number < names.STARTERS + names.HIRE_CARDS
                and 1 <= employee.level <= names.LEVELS
            ):
                levels[employee.level - 1] += 1
            self.card_of_the_box(path, number, employee)
        for level, found in enumerate(levels):
            if found != names.LEVEL_CARDS[level]:
                expected = names.LEVEL_CARDS[level]
                self.fault(
                    ("employees",), "fault-level", level=level + 1, found=found, expected=expected
                )
        starters = [
            employees[name].rank
            for name in names.EMPLOYEE_NAMES[: names.STARTERS]
            if name in employees
        ]
        if sorted(starters) != sorted(("master", "master", "journeyman", *("apprentice",) * 2)):
            self.fault(("employees",), "fault-starters")

    def card_of_the_box(self, path: KeyPath, number: int, employee: forms.Employee) -> None:
        """Rank and level of the new cards; two more of either rank must join them."""
        new = number - names.STARTERS - names.HIRE_CARDS
        if new < 0:
            return
        expected = (2, "journeyman") if new < names.NEW_OF_RANK else (5, "master")
        if new >= 2 * names.NEW_OF_RANK:
            expected = (0, "apprentice")
            if not employee.condition:
                self.fault(path, "fault-words", words=employee.condition)
        if (employee.level, employee.rank) != expected:
            level, rank = expected
            self.fault(path, "fault-new-card", level=level, rank=rank)

    def jeweller(self, toml: forms.Toml) -> None:
        licences, prices = toml.jeweller.licences, toml.jeweller.jewel_prices
        self.within(("jeweller", "licences"), len(licences), 1, names.DECORATIONS_OF_KIND[5])
        self.each(("jeweller", "licences"), licences, 0, 99)
        self.within(("jeweller", "jewel-prices"), len(prices), 4, names.MOST_JEWEL_SPACES)
        if prices != sorted(prices, reverse=True) or not prices or prices[-1] < 0:
            self.fault(("jeweller", "jewel-prices"), "fault-windows")
        counts = [getattr(toml.jewels, colour) for colour in names.COLOURS]
        self.each(("jewels",), counts, 0, names.JEWELS)
        self.count(("jewels",), sum(counts), names.JEWELS)

    def du_barry(self, cards: list[str]) -> None:
        self.count(("du-barry", "cards"), len(cards), names.DU_BARRY_CARDS)
        for words in cards:
            self.parsed(("du-barry", "cards"), components.parse_du_barry_card, words)


@cache
def house_edition() -> components.RococoEdition:
    return read_edition(house_source())
