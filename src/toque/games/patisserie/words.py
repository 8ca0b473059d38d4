"""The words of the game, declared once: verbs, obstacles and events."""

from __future__ import annotations

from typing import Final

from toque.engine.event import EventKind
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.obstacle import Obstacle
from toque.games.patisserie.names import (
    OFFER_NAMES,
    PLACE_NAMES,
    RACK_NAMES,
    RECIPE_NAMES,
    ROW_NAMES,
    SEAT_NAMES,
    SHELF_NAMES,
    SLOT_NAMES,
    SOLO_ACTIONS,
    SPACE_NAMES,
    SPARED,
    STAFF_NAMES,
    STALL_NAMES,
    STAPLES,
    TABLES,
    TILE_NAMES,
    TIP_NAMES,
    UNIT_NAMES,
)

_STAFF: Final = Argument("staff", *STAFF_NAMES)
_TILE: Final = Argument("tile", *TILE_NAMES)
_RACK: Final = Argument("rack", *RACK_NAMES)
_SHELF: Final = Argument("shelf", *SHELF_NAMES)
_SPACE: Final = Argument("space", *SPACE_NAMES)

LEXICON: Final = Lexicon(
    Verb("choose", _STAFF),
    Verb("draft", _STAFF),
    Verb("remove", _STAFF),
    Verb("play", _STAFF),
    Verb("recipe", Argument("slot", *SLOT_NAMES)),
    Verb("ingredient", Argument("stall", *STALL_NAMES)),
    Verb("buy", Argument("staple", *STAPLES), Argument("units", *UNIT_NAMES)),
    Verb("bake", _SHELF),
    Verb("decorate", _RACK, _TILE),
    Verb("sell", _RACK),
    Verb("serve", _RACK, _SPACE),
    Verb("hire", Argument("offer", *OFFER_NAMES)),
    Verb("dismiss", _STAFF),
    Verb("place", Argument("place", *PLACE_NAMES)),
    Verb("spare", Argument("good", *SPARED)),
    Verb("pay", _TILE),
    Verb("tip", Argument("servants", *TIP_NAMES)),
    Verb("keep", _TILE),
    Verb("keep-recipe", Argument("recipe", *RECIPE_NAMES)),
    Verb("lift", _SPACE),
    Verb("set", _SPACE),
    Verb("count", Argument("table", *TABLES)),
    Verb("use"),
    Verb("hand-in", Argument("row", *ROW_NAMES)),
    Verb("copy", Argument("from", *SEAT_NAMES)),
    Verb("imitate", Argument("action", *SOLO_ACTIONS)),
    Verb("discard", _SHELF),
    Verb("done", declines=True),
)

# The first move of each verb. Written out, because only literal numbers become constants when
# compiled; the lexicon has the last word.
CHOOSE: Final = 0
DRAFT: Final = 85
REMOVE: Final = 170
PLAY: Final = 255
RECIPE: Final = 340
INGREDIENT: Final = 348
BUY: Final = 364
BAKE: Final = 382
DECORATE: Final = 385
SELL: Final = 445
SERVE: Final = 447
HIRE: Final = 527
DISMISS: Final = 537
PLACE: Final = 622
SPARE: Final = 646
PAY: Final = 648
TIP: Final = 678
KEEP: Final = 682
KEEP_RECIPE: Final = 712
LIFT: Final = 757
SET: Final = 797
COUNT: Final = 837
USE: Final = 842
HAND_IN: Final = 843
COPY: Final = 846
IMITATE: Final = 851
DISCARD: Final = 858
DONE: Final = 861
_BASES: Final = [verb.base for verb in LEXICON.verbs]
assert _BASES == [
    CHOOSE,
    DRAFT,
    REMOVE,
    PLAY,
    RECIPE,
    INGREDIENT,
    BUY,
    BAKE,
    DECORATE,
    SELL,
    SERVE,
    HIRE,
    DISMISS,
    PLACE,
    SPARE,
    PAY,
    TIP,
    KEEP,
    KEEP_RECIPE,
    LIFT,
    SET,
    COUNT,
    USE,
    HAND_IN,
    COPY,
    IMITATE,
    DISCARD,
    DONE,
]

NOT_IN_PILE: Final = Obstacle("not-in-pile", "staff")
NOT_ON_TRAY: Final = Obstacle("not-on-tray", "staff")
NOT_IN_HAND: Final = Obstacle("not-in-hand", "staff")
NOT_YOUR_RANK: Final = Obstacle("not-your-rank", "played", "action")
NOT_ON_BOARD: Final = Obstacle("not-on-board")
TOO_DEAR: Final = Obstacle("too-dear", "price", "coins")
NO_RECIPE: Final = Obstacle("no-recipe", "slot")
SHELVES_FULL: Final = Obstacle("shelves-full")
NO_TILE: Final = Obstacle("no-tile", "stall")
NOT_FOR_SALE: Final = Obstacle("not-for-sale", "staple", "units")
OVER_THE_CAP: Final = Obstacle("over-the-cap", "staple", "cap")
SHELF_EMPTY: Final = Obstacle("shelf-empty", "shelf")
ALREADY_NAMED: Final = Obstacle("already-named", "recipe")
PATISSIER_ONLY: Final = Obstacle("patissier-only", "recipe")
NO_FREE_RACK: Final = Obstacle("no-free-rack")
SHORT_OF_STAPLES: Final = Obstacle("short-of-staples", "recipe")
SHORT_OF_INGREDIENTS: Final = Obstacle("short-of-ingredients", "recipe")
NOTHING_TO_SPARE: Final = Obstacle("nothing-to-spare", "good", "recipe")
NO_SUCH_TILE: Final = Obstacle("no-such-tile", "tile")
TILE_NOT_NEEDED: Final = Obstacle("tile-not-needed", "tile")
RACK_EMPTY: Final = Obstacle("rack-empty", "rack")
DECORATED_ALREADY: Final = Obstacle("decorated-already", "rack")
NO_TOPPING: Final = Obstacle("no-topping", "tile")
SPACE_TAKEN: Final = Obstacle("space-taken", "space")
NO_OFFER: Final = Obstacle("no-offer", "offer")
ONE_STAR: Final = Obstacle("one-star")
CONDITION_OPEN: Final = Obstacle("condition-open", "staff", "condition")
NOT_IN_STAFF: Final = Obstacle("not-in-staff", "staff")
FEWEST_STAFF: Final = Obstacle("fewest-staff", "fewest")
PLACE_TAKEN: Final = Obstacle("place-taken")
ONE_AT_POST: Final = Obstacle("one-at-post")
POST_FULL: Final = Obstacle("post-full")
TOO_FEW_SERVANTS: Final = Obstacle("too-few-servants", "servants")
NOT_DRAWN: Final = Obstacle("not-drawn")
NOT_YOUR_PASTRY: Final = Obstacle("not-your-pastry", "space")
SAME_TABLE: Final = Obstacle("same-table")
NO_OTHER_TABLE: Final = Obstacle("no-other-table")
NOTHING_COUNTS: Final = Obstacle("nothing-counts", "table")
ROW_DONE: Final = Obstacle("row-done")
SHORT_FOR_ROW: Final = Obstacle("short-for-row", "units", "staple")
NOTHING_TO_COPY: Final = Obstacle("nothing-to-copy", "from")
NOT_THAT_SEAT: Final = Obstacle("not-that-seat")
NOT_ON_HIS_CARD: Final = Obstacle("not-on-his-card")
CANNOT_DO_THAT: Final = Obstacle("cannot-do-that")

OBSTACLES: Final = (
    NOT_IN_PILE,
    NOT_ON_TRAY,
    NOT_IN_HAND,
    NOT_YOUR_RANK,
    NOT_ON_BOARD,
    TOO_DEAR,
    NO_RECIPE,
    SHELVES_FULL,
    NO_TILE,
    NOT_FOR_SALE,
    OVER_THE_CAP,
    SHELF_EMPTY,
    ALREADY_NAMED,
    PATISSIER_ONLY,
    NO_FREE_RACK,
    SHORT_OF_STAPLES,
    SHORT_OF_INGREDIENTS,
    NOTHING_TO_SPARE,
    NO_SUCH_TILE,
    TILE_NOT_NEEDED,
    RACK_EMPTY,
    DECORATED_ALREADY,
    NO_TOPPING,
    SPACE_TAKEN,
    NO_OFFER,
    ONE_STAR,
    CONDITION_OPEN,
    NOT_IN_STAFF,
    FEWEST_STAFF,
    PLACE_TAKEN,
    ONE_AT_POST,
    POST_FULL,
    TOO_FEW_SERVANTS,
    NOT_DRAWN,
    NOT_YOUR_PASTRY,
    SAME_TABLE,
    NO_OTHER_TABLE,
    NOTHING_COUNTS,
    ROW_DONE,
    SHORT_FOR_ROW,
    NOTHING_TO_COPY,
    NOT_THAT_SEAT,
    NOT_ON_HIS_CARD,
    CANNOT_DO_THAT,
)

ROUND_BEGINS: Final = EventKind("round-begins", "round")
FIRST_PLAYER: Final = EventKind("first-player", "seat")
TILES_LEFT: Final = EventKind("tiles-left", "count", lists=("stalls",))
TILES_SHOWN: Final = EventKind("tiles-shown", "count", lists=("stalls",))
RECIPES_LEFT: Final = EventKind("recipes-left", "count", lists=("slots", "recipes"))
RECIPES_SHOWN: Final = EventKind("recipes-shown", "count", lists=("slots", "recipes"))
HANDS_CHOSEN: Final = EventKind("hands-chosen")
DRAFTED: Final = EventKind("drafted", "seat", "staff", "tray")
TRAYS_PASSED: Final = EventKind("trays-passed", "left")
DEALT: Final = EventKind("dealt", "seat", "staff")
STAFF_SHOWN: Final = EventKind("staff-shown", "count", lists=("offers", "staff"))
STAFF_LEFT: Final = EventKind("staff-left", "count", lists=("staff",))
REMOVED: Final = EventKind("removed")
PLAYED: Final = EventKind("played", "seat", "staff", "rank")
IDLE: Final = EventKind("idle", "seat")
RECIPE_TAKEN: Final = EventKind("recipe-taken", "seat", "recipe", "slot", "price")
INGREDIENT_TAKEN: Final = EventKind("ingredient-taken", "seat", "tile", "stall", "price")
STAPLES_BOUGHT: Final = EventKind("staples-bought", "seat", "staple", "units", "price")
BAKED: Final = EventKind("baked", "seat", "recipe", "rack")
INGREDIENTS_PAID: Final = EventKind("ingredients-paid", "seat", "count", lists=("tiles",))
DECORATED: Final = EventKind("decorated", "seat", "recipe", "tile", "rack")
SOLD: Final = EventKind("sold", "seat", "recipe", "coins")
SERVED: Final = EventKind("served", "seat", "recipe", "space", "table", "number")
MOVED: Final = EventKind("moved", "seat", "recipe", "space", "table", "number")
DECORATION_WON: Final = EventKind("decoration-won", "seat", "tile", "number")
COINS_GAINED: Final = EventKind("coins-gained", "seat", "amount", "reason")
POINTS_GAINED: Final = EventKind("points-gained", "seat", "amount", "reason")
STAPLE_GAINED: Final = EventKind("staple-gained", "seat", "staple", "price", "reason")
DREW: Final = EventKind("drew", "seat", "tile")
DREW_RECIPE: Final = EventKind("drew-recipe", "seat", "recipe")
PUT_BACK: Final = EventKind("put-back", "seat", "tile")
PUT_RECIPE_BACK: Final = EventKind("put-recipe-back", "seat", "recipe")
DECLINED: Final = EventKind("declined", "seat", "what")
TIPPED: Final = EventKind("tipped", "seat", "coins", "points")
HIRED: Final = EventKind("hired", "seat", "staff", "rank", "bonus", "offer", "price")
DISMISSED: Final = EventKind("dismissed", "seat", "staff", "coins")
SERVANT_PLACED: Final = EventKind("servant-placed", "seat", "post", "what", "place", "price")
NOBLE_PLACED: Final = EventKind("noble-placed", "seat", "place", "price")
SPECIAL_CLAIMED: Final = EventKind("special-claimed", "seat", "special", "points")
TRADED: Final = EventKind("traded", "seat", "coins", "points")
HANDED_IN: Final = EventKind("handed-in", "seat", "units", "staple", "points")
TILE_GIVEN: Final = EventKind("tile-given", "seat", "tile", "points")
COPIED: Final = EventKind("copied", "seat", "staff", "owner")
IMITATED: Final = EventKind("imitated", "seat", "action")
THREW_AWAY: Final = EventKind("threw-away", "seat", "recipe")
INCOME: Final = EventKind("income", "seat", "coins", "points", "decorations", "nobles")
OVER: Final = EventKind("over")

# The Mentor: every step of his, with its reason.
MENTOR_CARD: Final = EventKind("mentor-card", "one", "two", "three", "count", "left")
MENTOR_ACTS: Final = EventKind("mentor-acts", "action", "number")
MENTOR_CANNOT: Final = EventKind("mentor-cannot", "points")
MENTOR_DECISION: Final = EventKind("mentor-decision", "what", "where", "side", "fits")
MENTOR_RECIPE: Final = EventKind("mentor-recipe", "recipe", "slot", "reason")
MENTOR_DROPPED: Final = EventKind("mentor-dropped", "recipe", "reason")
MENTOR_TILES: Final = EventKind("mentor-tiles", "count", "column", "reason", lists=("stalls",))
MENTOR_BAKED: Final = EventKind("mentor-baked", "recipe", "rack", "shelf")
MENTOR_DECORATED: Final = EventKind("mentor-decorated", "recipe", "tile", "rack", "height")
MENTOR_SERVED: Final = EventKind(
    "mentor-served", "recipe", "space", "table", "number", "reason", "end"
)
MENTOR_SOLD: Final = EventKind("mentor-sold", "recipe", "coins")
MENTOR_COINS: Final = EventKind("mentor-coins", "amount", "reason")
MENTOR_POINTS: Final = EventKind("mentor-points", "amount", "reason")
MENTOR_STAPLE: Final = EventKind("mentor-staple", "staple", "reason")
MENTOR_DREW: Final = EventKind("mentor-drew", "tile")
MENTOR_TIPPED: Final = EventKind("mentor-tipped", "coins", "points")
MENTOR_DECORATION: Final = EventKind("mentor-decoration", "tile", "number")
MENTOR_HIRED: Final = EventKind("mentor-hired", "staff", "rank", "offer", "reason")
MENTOR_PLACED: Final = EventKind("mentor-placed", "what", "post", "place")
MENTOR_SPECIAL: Final = EventKind("mentor-special", "special", "points")
MENTOR_DRAFTED: Final = EventKind("mentor-drafted", "tray")
MENTOR_DEALT: Final = EventKind("mentor-dealt")
MENTOR_INCOME: Final = EventKind("mentor-income", "coins", "points")
MENTOR_FIRST: Final = EventKind("mentor-first")
MENTOR_TURNS: Final = EventKind("mentor-turns", "staff", "bonus", "coins", "points")
MENTOR_GOODS: Final = EventKind("mentor-goods", "count", "points")

EVENTS: Final = (
    ROUND_BEGINS,
    FIRST_PLAYER,
    TILES_LEFT,
    TILES_SHOWN,
    RECIPES_LEFT,
    RECIPES_SHOWN,
    HANDS_CHOSEN,
    DRAFTED,
    TRAYS_PASSED,
    DEALT,
    STAFF_SHOWN,
    STAFF_LEFT,
    REMOVED,
    PLAYED,
    IDLE,
    RECIPE_TAKEN,
    INGREDIENT_TAKEN,
    STAPLES_BOUGHT,
    BAKED,
    INGREDIENTS_PAID,
    DECORATED,
    SOLD,
    SERVED,
    MOVED,
    DECORATION_WON,
    COINS_GAINED,
    POINTS_GAINED,
    STAPLE_GAINED,
    DREW,
    DREW_RECIPE,
    PUT_BACK,
    PUT_RECIPE_BACK,
    DECLINED,
    TIPPED,
    HIRED,
    DISMISSED,
    SERVANT_PLACED,
    NOBLE_PLACED,
    SPECIAL_CLAIMED,
    TRADED,
    HANDED_IN,
    TILE_GIVEN,
    COPIED,
    IMITATED,
    THREW_AWAY,
    INCOME,
    OVER,
    MENTOR_CARD,
    MENTOR_ACTS,
    MENTOR_CANNOT,
    MENTOR_DECISION,
    MENTOR_RECIPE,
    MENTOR_DROPPED,
    MENTOR_TILES,
    MENTOR_BAKED,
    MENTOR_DECORATED,
    MENTOR_SERVED,
    MENTOR_SOLD,
    MENTOR_COINS,
    MENTOR_POINTS,
    MENTOR_STAPLE,
    MENTOR_DREW,
    MENTOR_TIPPED,
    MENTOR_DECORATION,
    MENTOR_HIRED,
    MENTOR_PLACED,
    MENTOR_SPECIAL,
    MENTOR_DRAFTED,
    MENTOR_DEALT,
    MENTOR_INCOME,
    MENTOR_FIRST,
    MENTOR_TURNS,
    MENTOR_GOODS,
)
