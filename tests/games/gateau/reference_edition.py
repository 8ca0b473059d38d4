"""What the reference of C'est du gâteau ! knows of a box: an edition read afresh, and the table.

Everything goes by its name. Bowls are a1 to d4, columns from the left and rows from the main board
down; slots of the side tiles are w1 to w3 and e1 to e3 from the top, s1 to s3 from the left.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass

Effects = tuple[tuple[str, int], ...]
Spot = tuple[int, int]

BASIC = ("dough", "cherry", "chocolate", "cream", "jelly", "candy")
SUPER = "super"
KINDS = (*BASIC, SUPER)
TOKENS_OF_KIND = 13
STORED_OF_KIND = 4
BOWL_LIMIT = 4

COLUMNS = "abcd"
BOWLS = tuple(f"{column}{row}" for row in range(1, 5) for column in COLUMNS)
CENTRAL_BOWLS = ("b2", "c2", "b3", "c3")
CORNERS = ("a1", "d1", "d4", "a4")
"""From the top left clockwise."""
TILES = ("west", "east", "south")
SLOTS = {tile: tuple(f"{tile[0]}{place}" for place in (1, 2, 3)) for tile in TILES}
SPOTS = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "abc")

ZONES = {"equal": 4, "different": 4, "pair-1": 2, "pair-2": 2}
SECTIONS = ("3", "2", "1", "0")
LEVELS = ("i", "ii")
PLACES = tuple(f"{level}{column}" for level in LEVELS for column in (1, 2, 3, 4))
GOLD_PLACES = ("i4", "ii4")
FAMILIES = ("cake", "tart", "choux")
ICONS_FOR_SHELF = {"bottom": 2, "top": 3}
EVENTS = (
    ("super-bowl", "tools", "corners", "gold", "own-kind"),
    ("advance", "store", "supers", "first-three", "second-three"),
)
"""By level."""


@dataclass(frozen=True)
class Recipe:
    name: str
    level: int
    needs: Counter[str]
    grey: int
    icons: tuple[str, ...]
    points: int
    bonus: Effects


@dataclass(frozen=True)
class RobotCard:
    arm: str
    rows: int
    base: str
    base_is_pink: bool
    second: str
    second_is_pink: bool

    @property
    def name(self) -> str:
        return f"{self.arm} {self.rows} {self.base} {self.second}"


@dataclass(frozen=True)
class Advantage:
    kinds: Counter[str]
    benefit: Effects


def effects(text: str) -> Effects:
    """`super + gold 2` is one super ingredient, then two gold."""
    found = []
    for part in text.split("+"):
        words = part.split()
        if words:
            found.append((words[0], int(words[1]) if len(words) > 1 else 1))
    return tuple(found)


def _counted(text: str) -> Counter[str]:
    words = text.split()
    return Counter({kind: int(count) for count, kind in zip(words[::2], words[1::2], strict=True)})


def _robot_card(text: str) -> RobotCard:
    arm, rows, base, second = text.split()
    return RobotCard(arm, int(rows), base.strip("!"), "!" in base, second.strip("!"), "!" in second)


def _advantage(text: str) -> Advantage:
    kinds, benefit = text.split(":")
    return Advantage(Counter(kinds.split()), effects(benefit))


class Box:
    """The numbers of an edition."""

    def __init__(self, toml: str) -> None:
        data = tomllib.loads(toml)
        self.ring: tuple[str, ...] = tuple(data["ring"]["types"])
        self.bowl_pairs = [frozenset(pair.split()) for pair in data["bowls"]["pairs"]]
        self.super_back: str = data["super-bowl"]["back"]
        tiles = data["side-tiles"]
        self.icon_slot: int = tiles["slot"]
        self.icon: str = tiles["icon"]
        self.super_icon: str = tiles["super-icon"]
        spaces = data["spaces"]
        self.spaces: dict[str, tuple[str, ...]] = {
            name: tuple(spaces[name]) for name in ("left", "centre", "right")
        }
        self.start_space: str = spaces["start"]
        named = {"3": "three", "2": "two", "1": "one", "0": "zero"}
        self.sections = {one: effects(data["sections"][named[one]]) for one in SECTIONS}
        self.gold_limit: int = data["limits"]["gold"]
        self.tool_limit: int = data["limits"]["tools"]
        self.awards: dict[str, list[int]] = {name: list(data["awards"][name]) for name in FAMILIES}
        self.top_points: int = data["top-shelf"]["points"]
        self.toque = [effects(text) for text in data["toque"]["spaces"]]
        self.tools: dict[str, Effects] = {}
        self.tool_cards: Counter[str] = Counter()
        for name, tool in data["tools"].items():
            self.tools[name] = tuple(effects(text)[0] for text in tool["effects"])
            self.tool_cards[name] = tool["cards"]
        self.recipes = {
            name: Recipe(
                name,
                one["level"],
                _counted(one["needs"]),
                one["grey"],
                tuple(one["icons"].split()),
                one["points"],
                effects(one.get("bonus", "")),
            )
            for name, one in data["recipes"].items()
        }
        self.advantages = [_advantage(text) for text in data["advantages"]["cards"]]
        robot = data["robot"]
        self.robot_board: tuple[str, ...] = tuple(robot["board"])
        self.robot_bottom_points: int = robot["bottom-points"]
        self.robot_cards = {card.name: card for card in map(_robot_card, robot["cards"])}


def at(bowl: str) -> Spot:
    """Column and row, both from 1."""
    return COLUMNS.index(bowl[0]) + 1, int(bowl[1])


def row_of(bowl: str) -> int:
    return at(bowl)[1]


def bowl_at(column: int, row: int) -> str | None:
    return f"{COLUMNS[column - 1]}{row}" if 1 <= column <= 4 and 1 <= row <= 4 else None


def neighbours(bowl: str) -> list[str]:
    """From the top clockwise."""
    column, row = at(bowl)
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [found for found in (bowl_at(*one) for one in around) if found is not None]


def diagonal_slots(bowl: str) -> list[str]:
    """The slots of side tiles that touch a bowl at a corner: upper right, lower right, lower left,
    upper left. A slot lies between two bowls of its edge.
    """
    column, row = at(bowl)
    found = []
    if column == 4 and row > 1:
        found.append(f"e{row - 1}")
    if column == 4 and row < 4:
        found.append(f"e{row}")
    if row == 4 and column < 4:
        found.append(f"s{column}")
    if row == 4 and column > 1:
        found.append(f"s{column - 1}")
    if column == 1 and row < 4:
        found.append(f"w{row}")
    if column == 1 and row > 1:
        found.append(f"w{row - 1}")
    return found


def touching_bowls(spot: str) -> list[str]:
    """The four bowls around a place for hands, which is named after the upper left one."""
    column, row = at(spot)
    around = [(column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1)]
    return [bowl for bowl in (bowl_at(*one) for one in around) if bowl is not None]


def touching_tiles(spot: str) -> list[str]:
    """The tiles along one of those bowls."""
    edges = {"west": (0, 1), "east": (0, 4), "south": (1, 4)}
    bowls = [at(bowl) for bowl in touching_bowls(spot)]
    return [tile for tile in TILES if any(one[edges[tile][0]] == edges[tile][1] for one in bowls)]


def steps_between(one: str, other: str) -> int:
    return abs(at(one)[0] - at(other)[0]) + abs(at(one)[1] - at(other)[1])
