"""The components of the box and how they are numbered.

Inside a match everything is a small number: its place in one of these lists.

- a *staff card* is its place in `STAFF_NAMES`; everybody has the starters, of all others there is one;
- a *recipe* is its place in `RECIPE_NAMES`, a *kind* of ingredient tile its place in the edition;
- a *space* for pastries is `table * SPACES_OF_TABLE + place`, counted from the bonus tile on;
- a *place* for markers is `post * 2`, one more for the space with the bonus, or a noble host's place;
- a *stall* of the ingredient display is `row * MOST_COLUMNS + column`.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = ("patissier", "assistant")
TITLES: Final = (("patissier", "patissiere"), ("assistant", "assistante"))
"""By rank: how a man of it is called, and how a woman."""
STAPLES: Final = ("flour", "sugar", "butter")
INGREDIENTS: Final = ("egg", "honey", "nut")
TOPPINGS: Final = ("cherry", "violet", "orange")
SPARED: Final = ("flour", "honey")
"""What a cheaper baking may do without."""

MOST_SLOTS: Final = 8
SLOT_NAMES: Final = tuple(f"s{slot}" for slot in range(1, MOST_SLOTS + 1))
"""Slots of the recipe display, from the left."""
MOST_ROWS: Final = 4
MOST_COLUMNS: Final = 4
STALL_NAMES: Final = tuple(
    f"{'abcd'[row]}{column}" for row in range(MOST_ROWS) for column in range(1, MOST_COLUMNS + 1)
)
MOST_TILE_KINDS: Final = 30
TILE_NAMES: Final = tuple(f"t{kind}" for kind in range(1, MOST_TILE_KINDS + 1))
SHELF_NAMES: Final = ("left", "middle", "right")
"""Places for a player's own recipes."""
RACK_NAMES: Final = ("upper", "lower")
DECORATIONS: Final = 5
MOST_UNITS: Final = 6
"""Units of a staple that can be bought at once."""
UNIT_NAMES: Final = tuple(str(units) for units in range(1, MOST_UNITS + 1))

TABLES: Final = ("orangery", "rosery", "fountain", "grotto", "terrace")
SPACES_OF_TABLE: Final = 8
SPACE_NAMES: Final = tuple(
    f"{table}-{place}" for table in TABLES for place in range(1, SPACES_OF_TABLE + 1)
)
POSTS: Final = 8
NOBLES: Final = 8
PLACE_NAMES: Final = (
    *(f"post-{post}-{what}" for post in range(1, POSTS + 1) for what in ("points", "gift")),
    *(f"noble-{place}" for place in range(1, NOBLES + 1)),
)
GIFTS: Final = ("none", "coins", "tile", "flour", "sugar", "butter", "recipe", "ingredient", "tips")
"""What a space, a post or a table gives: `tile` is drawn, `recipe` and `ingredient` are chosen from
their displays, `tips` are coins for one's servants at the table."""

OFFERS: Final = 4
MOST_STARS: Final = 6
OFFER_NAMES: Final = (
    *(str(offer) for offer in range(1, OFFERS + 1)),
    *(f"star-{place}" for place in range(1, MOST_STARS + 1)),
)
SPECIAL_PLACES: Final = 2
MOST_MARKS: Final = 6
"""Spaces of a special tile."""
TIP_NAMES: Final = ("1", "2", "3", "4")
ROW_NAMES: Final = ("1", "2", "3")
SEAT_NAMES: Final = ("1", "2", "3", "4", "5")

RECIPE_NAMES: Final = (
    *("madeleine", "financier", "sable", "tuile", "meringue", "macaron", "palmier", "chouquette"),
    *("brioche", "kouglof", "savarin", "baba", "eclair", "religieuse", "profiterole"),
    *("saint-honore", "mille-feuille", "dartois", "jalousie", "conversation", "puits-d-amour"),
    *("nonnette", "pain-d-epices", "nougat", "calisson", "praline", "croquant", "oublie"),
    *("gaufre", "beignet", "crepe", "clafoutis", "flan", "tartelette", "frangipane"),
    *("pithiviers", "galette", "bichon", "chausson", "vacherin", "bavarois", "croquembouche"),
    *("gateau-basque", "biscuit", "dacquoise"),
)

LEVELS: Final = 4
STARTERS: Final = 4
PROMO_STARTERS: Final = 2
ALL_STARTERS: Final = 6
LEVEL_CARDS: Final = (26, 17, 17, 8)
FEWEST_OF_LEVEL: Final = (21, 14, 14, 7)
STAFF_CARDS: Final = 68
STARS: Final = 8
PROMO_STARS: Final = 3
STAFF_NAMES: Final = (
    *("aubin", "brice", "colette", "denise", "edgar", "flavie"),
    *("achille", "adelaide", "amandine", "anatole", "apolline", "arnaud", "aurore", "barnabe"),
    *("basile", "beatrice", "benoit", "bertille", "blandine", "camille", "cesaire", "charlotte"),
    *("claudine", "clovis", "constance", "corentin", "delphine", "denis", "dorothee", "edith"),
    *("elie", "eloise"),
    *("emeline", "ernest", "estelle", "etienne", "eugenie", "eustache", "faustine", "ferdinand"),
    *("firmin", "florent", "florine", "francois", "gabrielle", "gaetan", "genevieve", "germaine"),
    "gontran",
    *("gregoire", "guillemette", "gustave", "heloise", "hilaire", "hippolyte", "ignace", "ines"),
    *("jacinthe", "jacques", "jeanne", "joachim", "josephine", "jules", "justine", "lazare"),
    "leandre",
    *("leocadie", "leon", "lucette", "madeleine", "marcel", "marguerite", "martial", "mathilde"),
    *("maurice", "melchior", "nestor", "noemie", "octave", "odette", "pascal", "paulin"),
    *("perrette", "philibert", "quentin"),
)
"""Starters (the last two are promotional), levels I to IV, ✱ cards (the last three promotional)."""
WOMEN: Final = frozenset(
    (
        *("colette", "denise", "flavie", "adelaide", "amandine", "apolline", "aurore"),
        *("beatrice", "bertille", "blandine", "camille", "charlotte", "claudine", "constance"),
        *("delphine", "dorothee", "edith", "eloise", "emeline", "estelle", "eugenie", "faustine"),
        *("florine", "gabrielle", "genevieve", "germaine", "guillemette", "heloise", "ines"),
        *("jacinthe", "jeanne", "josephine", "justine", "leocadie", "lucette", "madeleine"),
        *("marguerite", "mathilde", "noemie", "odette", "perrette"),
    )
)
"""Who is drawn as a woman, and called one where a language tells."""

COUNTABLES: Final = (
    "one",
    "tables",
    "pastries",
    "markers",
    "decorations",
    "staff",
    "patissier-pastries",
    "best-table",
    "staples",
    "coins",
    "stored",
    "worth-4",
    "worth-5",
    "worth-6",
    "topping-kinds",
    "ingredient-kinds",
    "specials",
    "points",
    "plain",
    "bare-larder",
    "nut-pastries",
    "small",
    "great",
)
"""What can be counted of a player: see counting.py."""
GAINS: Final = ("coins", "points")
BONUS_KINDS: Final = (
    "gain",
    "table",
    "ingredient-set",
    "topping-set",
    "acquire",
    "staples",
    "staple",
    "move",
    "copy",
    "draw",
    "draw-recipe",
    "decorate",
    "bake",
    "deliver",
    "recipe",
    "free-recipe",
    "free-ingredient",
    "place",
    "exchange",
    "trade",
    "hand-in",
    "give-tiles",
)

TABLE_TILES: Final = 11
PROMO_TABLE_TILES: Final = 3
TABLE_TILE_NAMES: Final = tuple(
    f"b{number}" for number in range(1, TABLE_TILES + PROMO_TABLE_TILES + 1)
)
TABLE_CONDITIONS: Final = (
    "any",
    "egg",
    "honey",
    "nut",
    "no-egg",
    "no-honey",
    "no-nut",
    "cherry",
    "violet",
    "orange",
    "plain",
    "patissier",
    "no-patissier",
    "worth",
)
"""What a table asks of a pastry: `plain` is one without topping, `worth` one of just so many points."""
SPECIAL_TILES: Final = 6
PROMO_SPECIAL_TILES: Final = 3
SPECIAL_NAMES: Final = tuple(
    f"x{number}" for number in range(1, SPECIAL_TILES + PROMO_SPECIAL_TILES + 1)
)

SOLO_CARDS: Final = 30
SOLO_ACTIONS: Final = ("recipes", "ingredients", "bake", "decorate", "deliver", "hire", "place")
COLUMNS: Final = ("left", "centre", "right")
DIRECTIONS: Final = ("left", "right")
ENDS: Final = ("near", "far")
"""From the bonus tile on, or towards it."""
HEIGHTS: Final = ("top", "bottom")
"""From which end of his column the Mentor takes a topping."""
LEVEL_NAMES: Final = ("creamy", "savoury", "crunchy")
"""How hard the Mentor plays."""
PACKS: Final = ((5, 5, 5, 5), (5, 5, 6, 6), (6, 6, 6, 6))
"""By that: his turns in each round."""
