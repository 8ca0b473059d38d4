"""What the reference must be told of an edition: what is printed on tiles, cards and boards.

The numbers that the rulebook itself gives (15 livres at the start, hiring for 5/3/1/0, what a bonus
brings) are not here: the reference knows them on its own, so that an edition or an engine that has
them wrong is found out.

Every component is known by the name of its face. Two tiles with the same face have the same name and
lie in a list twice; nothing ever depends on which of the two it is.

Colours are `blue`, `pink`, `green`, `orange`; ranks are `master`, `journeyman`, `apprentice`.
A bonus has the number of its rule as its name (`B21`, `J90`, `X13`), `""` where there is none.
Halls are 1 to 5, hall 1 is the royal hall; all other places count from 0, from left to right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

COLOURS = ("blue", "pink", "green", "orange")
MASTER, JOURNEYMAN, APPRENTICE = "master", "journeyman", "apprentice"
HALLS = (1, 2, 3, 4, 5)
ROYAL_HALL = 1

FIREWORKS, STATUE, MUSICIAN, JEWELLER = "fireworks", "statue", "musician", "jeweller"
KITCHEN_LEFT, KITCHEN_RIGHT = "kitchen left", "kitchen right"

BASE, FANCY, FESTIVITY, EXPERT, JEWELRY = "base", "fancy", "festivity", "expert", "jewelry"


@dataclass(frozen=True)
class Garment:
    """Both sides of a garment tile. `bonus`: X13-X16 (Festivity), X23-X28 (Expert), or `""`."""

    colour: str
    bales: Mapping[str, int]
    thread: int
    lace: int
    thimble: bool
    value: int
    points: int
    box: str = BASE
    bonus: str = ""
    count: int = 1


@dataclass(frozen=True)
class Tile:
    """A resource tile. With `either` one gets the thread or the lace, else both."""

    bales: Mapping[str, int]
    thread: int
    lace: int
    either: bool
    box: str = BASE
    count: int = 1


@dataclass(frozen=True)
class Employee:
    """A card: level 0 are those that players start with, and in the Jewelry Box the specialists.

    `bonus` of a specialised apprentice is the number of its condition (J80-J89); `pays` is what
    delegating it brings.
    """

    level: int
    rank: str
    bonus: str
    pays: int
    box: str = BASE


@dataclass(frozen=True)
class Space:
    """A guest space. `reward` is `""`, `thread`, `lace`, `tile` or `livres`."""

    master: bool
    reward: str = ""
    livres: int = 0


@dataclass(frozen=True)
class Hall:
    first: int
    second: int
    spaces: tuple[Space, ...]


@dataclass(frozen=True)
class Decoration:
    """A space for a marker. `hall` is that of a musician, `factor` (2 or 3) that of a fireworks."""

    kind: str
    price: int
    points: int
    hall: int = 0
    factor: int = 0


@dataclass(frozen=True)
class Board:
    """One side. `decorations` are in board order, fireworks from left to right, jewellers too."""

    drawer_size: int
    window_prices: tuple[int, ...]
    halls: Mapping[int, Hall]
    decorations: Mapping[str, Decoration]
    all_halls: tuple[int, ...]
    fireworks_first: int
    fireworks_second: int


@dataclass(frozen=True)
class DuBarryCard:
    """`action` is the upper half, `hall` and `symbol` the lower one.

    ("favour",)   ("drawer", 0..2)   ("column", 0..2)
    ("tailor", n, "left" | "right")   ("hire", n, "left" | "right"): the n-th (from 1) from that side
    ("fund", "fireworks" | "kitchen" | "musician" | "statue")

    `symbol` is `same` (a jewel of the garment's colour), `fitting` (any necklace or ring) or `none`.
    """

    action: tuple[str | int, ...]
    hall: int
    symbol: str


@dataclass(frozen=True)
class Facts:
    """An edition, of every box. `employees` holds all cards, those that players start with too."""

    garments: Mapping[str, Garment]
    tiles: Mapping[str, Tile]
    employees: Mapping[str, Employee]
    starters: tuple[str, ...]
    boards: Mapping[str, Board]
    """`1-3` and `4-5`. Both have the jeweller's decorations; they count with the Jewelry Box."""
    jewels: Mapping[str, int]
    """How many of each colour; blue and green are necklaces, pink and orange rings."""
    jewel_prices: tuple[int, ...]
    du_barry: Mapping[str, DuBarryCard]


@dataclass(frozen=True)
class Options:
    jewelry_box: bool = False
    fancy_dresses: bool = False
    festivity_dresses: bool = False
    expert_tailors: bool = False
    du_barry: bool = False
    """Always with one seat, which is the only way the rulebook knows."""
    balcony_asked: bool = False
    """Whether people say which garments go to the balcony. If not, it is done best for them."""

    def boxes(self) -> frozenset[str]:
        """Whose components go into the bags before the first round."""
        used = {
            BASE: True,
            FANCY: self.fancy_dresses,
            EXPERT: self.expert_tailors,
            JEWELRY: self.jewelry_box,
        }
        return frozenset(box for box, there in used.items() if there)


@dataclass
class Holdings:
    """What a player has, counted in the ways that bonuses, conditions and scoring ask for."""

    livres: int = 0
    points: int = 0
    thread: int = 0
    lace: int = 0
    tiles: int = 0
    ranks: dict[str, int] = field(default_factory=dict)
    """Employees of the staff by rank."""
    colours: dict[str, int] = field(default_factory=dict)
    """Own garments on the board by colour."""
    halls: dict[int, int] = field(default_factory=dict)
    """Own garments on the board by hall."""
    on_master_spaces: int = 0
    decorations: dict[str, int] = field(default_factory=dict)
    """Own decorations by kind."""
    present: frozenset[int] = frozenset()
    """Halls with an own garment or musician."""
    jewels: dict[str, int] = field(default_factory=dict)
    master_trials: int = 0
    """How often the Master trial was completed."""

    def staff(self) -> int:
        return sum(self.ranks.values())

    def garments(self) -> int:
        return sum(self.colours.values())

    def decorated(self) -> int:
        return sum(self.decorations.values())

    def jewelled(self) -> int:
        return sum(self.jewels.values())
