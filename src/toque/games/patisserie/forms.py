"""The TOML of an edition as it is written."""

from __future__ import annotations

import msgspec


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    coins: int
    staples: list[int]


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    hire: list[int]
    dismiss: list[int]
    income: int
    decorations: list[int]
    decoration_points: list[int]


class Staples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    caps: list[int]
    flour: list[int]
    sugar: list[int]
    butter: list[int]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    origin: str
    slots: list[int]
    columns: int
    upper_rows: int
    lower_rows: int
    upper: list[int]
    lower: list[int]
    tables: list[str]
    banners: list[list[int]]
    posts: list[str]
    nobles: list[str]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    kinds: list[str]


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    needs: str
    points: int
    origin: str
    patissier: bool = False


class StaffCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    rank: str
    bonus: str
    origin: str
    condition: str = ""


class TableTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    asks: str
    gives: str
    origin: str


class SpecialTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    asks: str
    points: list[list[int]]
    origin: str


class Mentor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    origin: str
    cards: list[str]


class Toml(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    name: str
    start: Start
    prices: Prices
    staples: Staples
    few: Side
    many: Side
    tiles: Tiles
    recipes: dict[str, Recipe]
    staff: dict[str, StaffCard]
    table_tiles: dict[str, TableTile]
    special_tiles: dict[str, SpecialTile]
    mentor: Mentor
