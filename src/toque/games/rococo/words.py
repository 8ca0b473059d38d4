"""The words of the game, declared once: verbs, obstacles and events."""

from __future__ import annotations

from typing import Final

from toque.engine.event import EventKind
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.obstacle import Obstacle
from toque.games.rococo.names import (
    CUTS,
    DECORATION_NAMES,
    DECORATIONS_OF_KIND,
    DRAWER_NAMES,
    EMPLOYEE_NAMES,
    JEWEL_NAMES,
    NOTIONS,
    OFFER_NAMES,
    SPACE_NAMES,
    SPACES_OF_HALL,
    TASKS,
    TILE_NAMES,
    WINDOW_NAMES,
)

_EMPLOYEE: Final = Argument("employee", *EMPLOYEE_NAMES)

ROYAL_SPACES: Final = SPACE_NAMES[:SPACES_OF_HALL]
FIREWORKS_NAMES: Final = DECORATION_NAMES[: DECORATIONS_OF_KIND[0]]

LEXICON: Final = Lexicon(
    Verb("choose", _EMPLOYEE),
    Verb("play", _EMPLOYEE),
    Verb("favour"),
    Verb("acquire", Argument("place", *DRAWER_NAMES)),
    Verb("tailor", Argument("window", *WINDOW_NAMES)),
    Verb("hire", Argument("offer", *OFFER_NAMES)),
    Verb("delegate", _EMPLOYEE),
    Verb("fund", Argument("decoration", *DECORATION_NAMES)),
    Verb("trial"),
    Verb("keep"),
    Verb("cut", Argument("for", *CUTS)),
    Verb("task", Argument("task", *TASKS)),
    Verb("pay", Argument("tile", *TILE_NAMES)),
    Verb("rent", Argument("space", *SPACE_NAMES)),
    Verb("sell"),
    Verb("jewel", Argument("jewel", *JEWEL_NAMES)),
    Verb("take", Argument("notion", *NOTIONS)),
    Verb("draw"),
    Verb("exchange"),
    Verb("expose", _EMPLOYEE),
    Verb("copy", Argument("from", "1", "2", "3", "4", "5")),
    Verb("fill"),
    Verb("admire", Argument("space", *ROYAL_SPACES), Argument("decoration", *FIREWORKS_NAMES)),
    Verb("done", declines=True),
)

# The first move of each verb. Written out, because only literal numbers become constants when
# compiled; the lexicon has the last word.
CHOOSE: Final = 0
PLAY: Final = 61
FAVOUR: Final = 122
ACQUIRE: Final = 123
TAILOR: Final = 135
HIRE: Final = 143
DELEGATE: Final = 148
FUND: Final = 209
TRIAL: Final = 240
KEEP: Final = 241
CUT: Final = 242
TASK: Final = 245
PAY: Final = 252
RENT: Final = 292
SELL: Final = 332
JEWEL: Final = 333
TAKE: Final = 339
DRAW: Final = 341
EXCHANGE: Final = 342
EXPOSE: Final = 343
COPY: Final = 404
FILL: Final = 409
ADMIRE: Final = 410
DONE: Final = 458
_BASES: Final = [verb.base for verb in LEXICON.verbs]
assert _BASES == [
    CHOOSE,
    PLAY,
    FAVOUR,
    ACQUIRE,
    TAILOR,
    HIRE,
    DELEGATE,
    FUND,
    TRIAL,
    KEEP,
    CUT,
    TASK,
    PAY,
    RENT,
    SELL,
    JEWEL,
    TAKE,
    DRAW,
    EXCHANGE,
    EXPOSE,
    COPY,
    FILL,
    ADMIRE,
    DONE,
]

NOT_IN_RESERVE: Final = Obstacle("not-in-reserve", "employee")
NOT_IN_HAND: Final = Obstacle("not-in-hand", "employee")
NOT_YOUR_RANK: Final = Obstacle("not-your-rank", "played", "action")
FAVOUR_GONE: Final = Obstacle("favour-gone")
NO_TILE: Final = Obstacle("no-tile", "place")
TOO_DEAR: Final = Obstacle("too-dear", "price", "livres")
NO_GARMENT: Final = Obstacle("no-garment", "window")
THIMBLE: Final = Obstacle("thimble", "garment")
SHORT_OF_SILK: Final = Obstacle("short-of-silk", "garment")
SHORT_OF_THREAD: Final = Obstacle("short-of-thread", "garment", "thread")
SHORT_OF_LACE: Final = Obstacle("short-of-lace", "garment", "lace")
NO_SPACE_FOR_IT: Final = Obstacle("no-space-for-it", "garment")
NEVER_SOLD: Final = Obstacle("never-sold", "garment")
NO_OFFER: Final = Obstacle("no-offer", "offer")
NO_APPRENTICE_OF_YOUR_OWN: Final = Obstacle("no-apprentice-of-your-own")
CONDITION_OPEN: Final = Obstacle("condition-open", "employee", "condition")
FEWEST_STAFF: Final = Obstacle("fewest-staff", "fewest")
ONLY_THE_PLAYED: Final = Obstacle("only-the-played", "employee")
NOT_IN_STAFF: Final = Obstacle("not-in-staff", "employee")
LEAVES_ALREADY: Final = Obstacle("leaves-already", "employee")
NOT_ON_BOARD: Final = Obstacle("not-on-board")
DECORATION_TAKEN: Final = Obstacle("decoration-taken", "decoration")
ONE_IN_KITCHEN: Final = Obstacle("one-in-kitchen")
ONE_LICENCE: Final = Obstacle("one-licence")
OTHER_TRIAL: Final = Obstacle("other-trial", "trial")
TASKS_OPEN: Final = Obstacle("tasks-open", "trial", "open")
PILE_EMPTY: Final = Obstacle("pile-empty", "trial")
NOT_ON_TILE: Final = Obstacle("not-on-tile", "tile")
BOTH_COME: Final = Obstacle("both-come", "tile")
TASK_UNFIT: Final = Obstacle("task-unfit", "task")
TASK_DONE: Final = Obstacle("task-done", "task")
NO_SUCH_TILE: Final = Obstacle("no-such-tile", "tile")
TILE_NOT_NEEDED: Final = Obstacle("tile-not-needed", "tile")
SPACE_TAKEN: Final = Obstacle("space-taken", "space")
MASTERS_ONLY: Final = Obstacle("masters-only", "space")
MUST_RENT: Final = Obstacle("must-rent", "garment")
MUST_SELL: Final = Obstacle("must-sell", "garment")
NO_LICENCE: Final = Obstacle("no-licence")
NO_JEWEL: Final = Obstacle("no-jewel", "jewel")
JEWEL_UNFIT: Final = Obstacle("jewel-unfit", "jewel")
ONE_JEWEL: Final = Obstacle("one-jewel")
NOT_IN_PILE: Final = Obstacle("not-in-pile", "employee")
NOTHING_TO_COPY: Final = Obstacle("nothing-to-copy", "from")
NOT_THAT_SEAT: Final = Obstacle("not-that-seat")
NOT_YOUR_GARMENT: Final = Obstacle("not-your-garment", "space")
NOT_YOUR_FIREWORKS: Final = Obstacle("not-your-fireworks", "decoration")
ALREADY_OUTSIDE: Final = Obstacle("already-outside", "garment")
BALCONY_TAKEN: Final = Obstacle("balcony-taken", "decoration")

OBSTACLES: Final = (
    NOT_IN_RESERVE,
    NOT_IN_HAND,
    NOT_YOUR_RANK,
    FAVOUR_GONE,
    NO_TILE,
    TOO_DEAR,
    NO_GARMENT,
    THIMBLE,
    SHORT_OF_SILK,
    SHORT_OF_THREAD,
    SHORT_OF_LACE,
    NO_SPACE_FOR_IT,
    NEVER_SOLD,
    NO_OFFER,
    NO_APPRENTICE_OF_YOUR_OWN,
    CONDITION_OPEN,
    FEWEST_STAFF,
    ONLY_THE_PLAYED,
    NOT_IN_STAFF,
    LEAVES_ALREADY,
    NOT_ON_BOARD,
    DECORATION_TAKEN,
    ONE_IN_KITCHEN,
    ONE_LICENCE,
    OTHER_TRIAL,
    TASKS_OPEN,
    PILE_EMPTY,
    NOT_ON_TILE,
    BOTH_COME,
    TASK_UNFIT,
    TASK_DONE,
    NO_SUCH_TILE,
    TILE_NOT_NEEDED,
    SPACE_TAKEN,
    MASTERS_ONLY,
    MUST_RENT,
    MUST_SELL,
    NO_LICENCE,
    NO_JEWEL,
    JEWEL_UNFIT,
    ONE_JEWEL,
    NOT_IN_PILE,
    NOTHING_TO_COPY,
    NOT_THAT_SEAT,
    NOT_YOUR_GARMENT,
    NOT_YOUR_FIREWORKS,
    ALREADY_OUTSIDE,
    BALCONY_TAKEN,
)

ROUND_BEGINS: Final = EventKind("round-begins", "round")
FIRST_PLAYER: Final = EventKind("first-player", "seat", "reason")
EMPLOYEES_LEFT: Final = EventKind("employees-left", "count", lists=("employees",))
EMPLOYEES_SHOWN: Final = EventKind("employees-shown", "count", lists=("offers", "employees"))
DRAWERS_FILLED: Final = EventKind("drawers-filled", "count", lists=("places", "tiles"))
GARMENTS_LEFT: Final = EventKind("garments-left", "count", lists=("windows", "garments"))
GARMENTS_SHOWN: Final = EventKind("garments-shown", "count", lists=("windows", "garments"))
JEWEL_LEFT: Final = EventKind("jewel-left", "jewel")
JEWELS_SHOWN: Final = EventKind("jewels-shown", "count", lists=("places", "jewels"))
HANDS_CHOSEN: Final = EventKind("hands-chosen")
PLAYED: Final = EventKind("played", "seat", "employee", "rank")
IDLE: Final = EventKind("idle", "seat")
FAVOUR_TAKEN: Final = EventKind("favour-taken", "seat", "livres")
ACQUIRED: Final = EventKind("acquired", "seat", "tile", "place", "price")
DREW: Final = EventKind("drew", "seat", "tile", "price", "reason")
KEPT: Final = EventKind("kept", "seat", "tile")
CUT_UP: Final = EventKind("cut-up", "seat", "tile", "thread", "lace")
TAILORED: Final = EventKind(
    "tailored", "seat", "garment", "window", "price", "thread", "lace", lists=("tiles",)
)
RENTED: Final = EventKind("rented", "seat", "garment", "space", "hall")
SOLD: Final = EventKind("sold", "seat", "garment", "livres")
LIVRES_GAINED: Final = EventKind("livres-gained", "seat", "amount", "reason")
POINTS_GAINED: Final = EventKind("points-gained", "seat", "amount", "reason")
NOTION_GAINED: Final = EventKind("notion-gained", "seat", "notion", "price", "reason")
HIRED: Final = EventKind("hired", "seat", "employee", "rank", "bonus", "offer", "price")
DELEGATED: Final = EventKind("delegated", "seat", "employee", "livres")
FUNDED: Final = EventKind("funded", "seat", "decoration", "kind", "price")
ALL_HALLS_MARKED: Final = EventKind("all-halls-marked", "seat", "points")
JEWEL_BOUGHT: Final = EventKind("jewel-bought", "seat", "jewel", "place", "price")
TASK_MARKED: Final = EventKind("task-marked", "seat", "task")
TRIAL_PASSED: Final = EventKind("trial-passed", "seat", "trial", "points")
CARD_WON: Final = EventKind("card-won", "seat", "employee", "rank")
EXPOSED: Final = EventKind("exposed", "seat", "employee")
COPIED: Final = EventKind("copied", "seat", "employee", "owner")
EXCHANGED: Final = EventKind("exchanged", "seat", "livres")
SILK_GIVEN: Final = EventKind("silk-given", "seat", "tile", "points")
INCOME: Final = EventKind("income", "seat", "amount", "decorations", "garments", "jewels")
ADMIRED: Final = EventKind("admired", "seat", "garment", "space", "decoration", "factor", "points")
STAYED_INSIDE: Final = EventKind("stayed-inside", "seat")
OVER: Final = EventKind("over")

# Madame du Barry: every step of hers, with its reason.
MADAME_CARD: Final = EventKind("madame-card", "action", "number", "side", "left")
MADAME_CANNOT: Final = EventKind("madame-cannot", "action", "points")
MADAME_FAVOUR: Final = EventKind("madame-favour", "taken", "points")
MADAME_TILES: Final = EventKind("madame-tiles", "count", "from", "number", lists=("places",))
MADAME_GARMENT: Final = EventKind("madame-garment", "garment", "window", "reason")
MADAME_HALL: Final = EventKind("madame-hall", "hall", "full")
MADAME_RENTED: Final = EventKind("madame-rented", "garment", "space", "hall", "reason")
MADAME_NOTION: Final = EventKind("madame-notion", "notion")
MADAME_TILE: Final = EventKind("madame-tile", "reason")
MADAME_JEWEL: Final = EventKind("madame-jewel", "jewel", "place", "reason")
MADAME_NO_JEWEL: Final = EventKind("madame-no-jewel", "reason")
MADAME_HIRED: Final = EventKind("madame-hired", "employee", "rank", "offer", "reason")
MADAME_FUNDED: Final = EventKind("madame-funded", "decoration", "kind", "reason")
MADAME_POINTS: Final = EventKind("madame-points", "amount", "reason")
MADAME_ALL_HALLS: Final = EventKind("madame-all-halls", "points")
MADAME_TASK: Final = EventKind("madame-task", "task")
MADAME_TRIAL: Final = EventKind("madame-trial", "trial", "removed")
MADAME_ADMIRED: Final = EventKind(
    "madame-admired", "garment", "space", "decoration", "factor", "points"
)
MADAME_FIRST: Final = EventKind("madame-first", "reason")

EVENTS: Final = (
    ROUND_BEGINS,
    FIRST_PLAYER,
    EMPLOYEES_LEFT,
    EMPLOYEES_SHOWN,
    DRAWERS_FILLED,
    GARMENTS_LEFT,
    GARMENTS_SHOWN,
    JEWEL_LEFT,
    JEWELS_SHOWN,
    HANDS_CHOSEN,
    PLAYED,
    IDLE,
    FAVOUR_TAKEN,
    ACQUIRED,
    DREW,
    KEPT,
    CUT_UP,
    TAILORED,
    RENTED,
    SOLD,
    LIVRES_GAINED,
    POINTS_GAINED,
    NOTION_GAINED,
    HIRED,
    DELEGATED,
    FUNDED,
    ALL_HALLS_MARKED,
    JEWEL_BOUGHT,
    TASK_MARKED,
    TRIAL_PASSED,
    CARD_WON,
    EXPOSED,
    COPIED,
    EXCHANGED,
    SILK_GIVEN,
    INCOME,
    ADMIRED,
    STAYED_INSIDE,
    OVER,
    MADAME_CARD,
    MADAME_CANNOT,
    MADAME_FAVOUR,
    MADAME_TILES,
    MADAME_GARMENT,
    MADAME_HALL,
    MADAME_RENTED,
    MADAME_NOTION,
    MADAME_TILE,
    MADAME_JEWEL,
    MADAME_NO_JEWEL,
    MADAME_HIRED,
    MADAME_FUNDED,
    MADAME_POINTS,
    MADAME_ALL_HALLS,
    MADAME_TASK,
    MADAME_TRIAL,
    MADAME_ADMIRED,
    MADAME_FIRST,
)
