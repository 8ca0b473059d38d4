"""The components of the box and how they are numbered.

Inside a match everything is a small number:

- a *colour* is its place in `COLOURS`; a *kind* of resource tile its place in the edition;
- a *garment* is its place in `GARMENT_NAMES`, an *employee* in `EMPLOYEE_NAMES`; everybody has the five
  starting cards, of all others there is one;
- a *space* for guests is `hall * SPACES_OF_HALL + place`, the royal hall first;
- a *decoration* is its place in `DECORATION_NAMES`;
- bales that are added up are one number with eight bits a colour: see `BALE`.
"""

from __future__ import annotations

from typing import Final

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
