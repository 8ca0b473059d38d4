"""The TOML of an edition as it is written."""

from __future__ import annotations

import msgspec


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    livres: int
    thread: int
    lace: int


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    drawer: list[int]
    hire: list[int]
    favour: int
    favour_points: int
    income: int
    point: int
    statue: int
    trial: int


class Delegating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    livres: list[int]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
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


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    base: list[str]
    fancy: list[str]


class Garment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    needs: str
    points: int
    origin: str
    value: int = 0
    thimble: bool = False
    set: str = "base"
    bonus: str = ""


class Employee(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    rank: str
    bonus: str
    origin: str
    set: str = "base"
    condition: str = ""


class Jeweller(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    licences: list[int]
    jewel_prices: list[int]


class Jewels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    blue: int
    pink: int
    green: int
    orange: int


class DuBarry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cards: list[str]


class Toml(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    name: str
    start: Start
    prices: Prices
    delegating: Delegating
    few: Side
    many: Side
    tiles: Tiles
    garments: dict[str, Garment]
    employees: dict[str, Employee]
    jeweller: Jeweller
    jewels: Jewels
    du_barry: DuBarry
