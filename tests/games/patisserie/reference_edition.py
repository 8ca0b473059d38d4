"""An edition's TOML, as `tomllib` gives it, read by a reader of its own.

What a card, a tile or a special tile does is looked up by its exact words, under the number that the
rulebook's list gives it: one with other numbers than the rulebook's is not found, and so is found out.
What the rules fix is compared with what the reference knows.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Table = Mapping[str, Any]

STAPLES = ("flour", "sugar", "butter")
INGREDIENTS = ("egg", "honey", "nut")
TOPPINGS = ("cherry", "violet", "orange")
TABLES = ("orangery", "rosery", "fountain", "grotto", "terrace")
PATISSIER = "patissier"
ASSISTANT = "assistant"

BONUSES = {
    "staples": "BS2",
    "acquire": "BS3",
    "acquire for 1": "B1",
    "table points by pastries 2:1 3:2 4:3": "B2",
    "move": "B3",
    "staple butter for 2": "B4",
    "coins 2 per markers": "B5 2",
    "copy": "B6",
    "coins 2 per tables": "B7 2",
    "draw 1": "B8",
    "table coins 2 per pastries": "B9 2",
    "draw-recipe 2": "B10",
    "coins 2 per decorations": "B11 2",
    "decorate for 1": "B12",
    "bake less": "B13",
    "deliver": "B14",
    "recipe": "B15",
    "coins by staff 4:12 8:9 10:6": "B16",
    "points by patissier-pastries 1:1 3:2 5:3": "B17",
    "place less 4": "B18",
    "free-recipe": "B19",
    "points by tables 2:1 3:2 5:3": "B20",
    "coins 2 per pastries": "B21 2",
    "exchange 5 8": "B22",
    "points by decorations 1:1 3:2 5:3": "B23",
    "draw 2": "B24",
    "free-ingredient": "B25",
    "ingredient-set 1 1 2": "B26",
    "topping-set 1 1 2": "B27",
    "points by markers 1:1 2:2 5:4": "B28",
    "hand-in butter 2:3, sugar 2:2, flour 3:2": "B29",
    "give-tiles 3 2": "B30",
    "trade 15 6": "B31",
    "staples 2": "B32",
}
"""Starters BS; else as in the rulebook's list of levels I to IV."""

VARIANTS = {
    r"coins (\d+)": "BS1",
    r"points (\d+)": "BP1",
    r"coins (\d+) per markers": "B5",
    r"coins (\d+) per tables": "B7",
    r"table coins (\d+) per pastries": "B9",
    r"coins (\d+) per decorations": "B11",
    r"coins (\d+) per pastries": "B21",
}
"""The same with numbers of the house (B0); BP1 is a starter of the promotion."""

STARS = {
    ("staples 9", "points 3"): "K1",
    ("worth-4 1; worth-5 1; worth-6 1", "points 3"): "K2",
    ("coins 25", "points 3"): "K3",
    ("topping-kinds 3", "points 4"): "K4",
    ("stored 5", "points 3"): "K5",
    ("pastries 5", "points 3"): "K6",
    ("specials 1", "points 2"): "K7",
    ("ingredient-kinds 3", "points 2"): "K8",
    ("points 5", "points 3"): "P11",
    ("plain 3", "points 3"): "P12",
    ("bare-larder 1", "points 2"): "P13",
}

SPECIALS = {
    "tables 5": "SB11",
    "markers 3": "SB12",
    "markers 1; decorations 1; patissier-pastries 1": "SB13",
    "decorations 3": "SB14",
    "patissier-pastries 2": "SB15",
    "best-table 3": "SB16",
    "nut-pastries 3": "P3",
    "small 4": "P4",
    "great 3": "P5",
}


@dataclass(frozen=True)
class Recipe:
    staples: Counter[str]
    ingredients: Counter[str]
    points: int
    patissier: bool


@dataclass(frozen=True)
class Tile:
    count: int
    ingredients: Counter[str]
    toppings: frozenset[str]


@dataclass(frozen=True)
class Card:
    level: int
    rank: str
    bonus: str
    """By its number in the rules; a ✱ card's number says its prerequisite too."""


@dataclass(frozen=True)
class Post:
    tables: tuple[str, ...]
    points_price: int
    points: int
    gift_price: int
    gift: str


@dataclass(frozen=True)
class Side:
    slots: tuple[int, ...]
    columns: int
    upper_rows: int
    rows: int
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    spaces: dict[str, str]
    """By name, in order from the bonus tiles on: coins, `tile`, a staple or nothing."""
    banners: dict[str, tuple[int, int]]
    posts: tuple[Post, ...]
    nobles: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class TableTile:
    asks: str
    worth: int
    gives: str
    amount: int


@dataclass(frozen=True)
class SoloCard:
    actions: tuple[str, ...]
    bake: tuple[int, ...]
    racks: tuple[int, ...]
    toppings_from: str
    hire: int
    hire_side: str
    slot: int
    slot_side: str
    column: int
    table: str
    end: str
    place: str


@dataclass(frozen=True)
class Facts:
    caps: dict[str, int]
    prices: dict[str, tuple[int, ...]]
    few: Side
    many: Side
    tiles: dict[str, Tile]
    recipes: dict[str, Recipe]
    staff: dict[str, Card]
    table_tiles: dict[str, TableTile]
    specials: dict[str, tuple[str, tuple[tuple[int, ...], ...]]]
    """Condition, and the values of the spaces by the place where the tile lies."""
    solo: tuple[SoloCard, ...]


def read(toml: Table) -> Facts:
    assert toml["start"]["coins"] == 10
    assert toml["start"]["staples"] == [2, 1, 1]
    prices = {key: value for key, value in toml["prices"].items() if key != "origin"}
    assert prices == {
        "hire": [2, 2, 3, 4],
        "dismiss": [6, 4],
        "income": 5,
        "decorations": [2, 3],
        "decoration-points": [1, 1, 2],
    }
    staples = toml["staples"]
    return Facts(
        caps=dict(zip(STAPLES, staples["caps"], strict=True)),
        prices={staple: tuple(staples[staple]) for staple in STAPLES},
        few=_side(toml["few"]),
        many=_side(toml["many"]),
        tiles={f"t{at}": _tile(words) for at, words in enumerate(toml["tiles"]["kinds"], 1)},
        recipes={name: _recipe(entry) for name, entry in toml["recipes"].items()},
        staff={name: _card(entry) for name, entry in toml["staff"].items()},
        table_tiles={name: _table_tile(entry) for name, entry in toml["table-tiles"].items()},
        specials={
            name: (SPECIALS[entry["asks"]], tuple(tuple(row) for row in entry["points"]))
            for name, entry in toml["special-tiles"].items()
        },
        solo=tuple(_solo(words) for words in toml["mentor"]["cards"]),
    )


def _amounts(words: str) -> Counter[str]:
    parts = words.split()
    return Counter({parts[at + 1]: int(parts[at]) for at in range(0, len(parts), 2)})


def _recipe(entry: Table) -> Recipe:
    needs = _amounts(entry["needs"])
    return Recipe(
        Counter({name: needs[name] for name in STAPLES if needs[name]}),
        Counter({name: needs[name] for name in INGREDIENTS if needs[name]}),
        entry["points"],
        entry.get("patissier", False),
    )


def _tile(words: str) -> Tile:
    count, faces = words.split(" x ")
    ingredients, toppings = faces.split(":")
    return Tile(int(count), _amounts(ingredients), frozenset(toppings.split()))


def _card(entry: Table) -> Card:
    level, bonus = entry["level"], entry["bonus"]
    if level == 5:
        return Card(level, entry["rank"], STARS[entry["condition"], bonus])
    return Card(level, entry["rank"], BONUSES.get(bonus) or _variant(entry))


def _variant(entry: Table) -> str:
    assert entry["origin"] == "house", f"not a bonus of the rulebook: {entry}"
    for words, number in VARIANTS.items():
        found = re.fullmatch(words, entry["bonus"])
        if found:
            return f"{number} {found[1]}"
    raise LookupError(entry["bonus"])


def _side(entry: Table) -> Side:
    spaces = {}
    for table, gifts in zip(TABLES, entry["tables"], strict=True):
        for place, gift in enumerate(gifts.split(","), 1):
            spaces[f"{table}-{place}"] = "" if gift.strip() == "-" else gift.strip()
    return Side(
        slots=tuple(entry["slots"]),
        columns=entry["columns"],
        upper_rows=entry["upper-rows"],
        rows=entry["upper-rows"] + entry["lower-rows"],
        upper=tuple(entry["upper"]),
        lower=tuple(entry["lower"]),
        spaces=spaces,
        banners={
            table: (first, second)
            for table, (first, second) in zip(TABLES, entry["banners"], strict=True)
        },
        posts=tuple(_post(words) for words in entry["posts"]),
        nobles=tuple(
            (int(price), int(points))
            for price, points in (noble.split(":") for noble in entry["nobles"])
        ),
    )


def _post(words: str) -> Post:
    tables, points, gift = words.split(":")
    points_price, value = points.split()
    gift_price, what = gift.split()
    return Post(tuple(tables.split()), int(points_price), int(value), int(gift_price), what)


def _table_tile(entry: Table) -> TableTile:
    asks, _, worth = entry["asks"].partition(" ")
    *amount, gives = entry["gives"].split()
    return TableTile(asks, int(worth or 0), gives, int(amount[0]) if amount else 1)


def _solo(words: str) -> SoloCard:
    actions, bake, decorate, hire, recipe, column, table, place = (
        part.split() for part in words.split(";")
    )
    return SoloCard(
        actions=tuple(actions),
        bake=tuple(int(shelf) - 1 for shelf in bake[0]),
        racks=(0, 1) if decorate[0] == "upper" else (1, 0),
        toppings_from=decorate[1],
        hire=int(hire[0]) - 1,
        hire_side=hire[1],
        slot=int(recipe[0].removeprefix("s")) - 1,
        slot_side=recipe[1],
        column=("left", "centre", "right").index(column[0]),
        table=table[0],
        end=table[1],
        place=place[0],
    )
