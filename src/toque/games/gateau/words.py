"""The words of the game, declared once: verbs, obstacles and events."""

from __future__ import annotations

from typing import Final

from toque.engine.event import EventKind
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.obstacle import Obstacle
from toque.games.gateau.components import (
    ACTIONS,
    BASIC,
    BOWL_NAMES,
    CHEF_SIDES,
    CHOICES,
    FAMILIES,
    ICON_SETS,
    KINDS,
    PLACES,
    SECTIONS,
    SHELVES,
    SLOT_NAMES,
    SPACES,
    SPOTS,
    TILES,
    TOOLS,
    TOQUE_SPACES,
    ZONES,
)

_KIND: Final = Argument("kind", *KINDS)
_BASIC: Final = Argument("kind", *BASIC)
_ZONE: Final = Argument("zone", *ZONES)
_SPACE: Final = Argument("space", *SPACES)
_CARD: Final = Argument("card", *PLACES)
_SECTION: Final = Argument("section", *SECTIONS)
_TOOL: Final = Argument("tool", *TOOLS)

LEXICON: Final = Lexicon(
    Verb("chef", Argument("side", *CHEF_SIDES)),
    Verb("go", _SPACE, Argument("action", *ACTIONS)),
    Verb("second"),
    Verb("hand", Argument("spot", *SPOTS)),
    Verb("bowl", Argument("bowl", *BOWL_NAMES)),
    Verb("tile", Argument("tile", *TILES)),
    Verb("slot", Argument("slot", *SLOT_NAMES)),
    Verb("put", _KIND, _ZONE),
    Verb("spend", _KIND, _ZONE),
    Verb("pay"),
    Verb("grey", _BASIC),
    Verb("store", _BASIC),
    Verb("prepare", _CARD, _SECTION),
    Verb("finish"),
    Verb("reserve", _CARD, _SECTION),
    Verb("discard", _TOOL),
    Verb("tool", _TOOL, Argument("choice", *CHOICES)),
    Verb("award", Argument("family", *FAMILIES), Argument("shelf", *SHELVES)),
    Verb("use", Argument("icons", *ICON_SETS, "gold")),
    Verb("toque", Argument("place", *TOQUE_SPACES)),
    Verb("done", declines=True),
    Verb("end", declines=True),
)

# The first move of each verb. Written out, because only literal numbers become constants when
# compiled; the lexicon has the last word.
CHEF: Final = 0
GO: Final = 2
SECOND: Final = 17
HAND: Final = 18
BOWL: Final = 27
TILE: Final = 43
SLOT: Final = 46
PUT: Final = 55
SPEND: Final = 83
PAY: Final = 111
GREY: Final = 112
STORE: Final = 118
PREPARE: Final = 124
FINISH: Final = 156
RESERVE: Final = 157
DISCARD: Final = 189
TOOL: Final = 201
AWARD: Final = 225
USE: Final = 231
TOQUE: Final = 241
DONE: Final = 247
END: Final = 248
_BASES: Final = [verb.base for verb in LEXICON.verbs]
assert _BASES == [
    CHEF,
    GO,
    SECOND,
    HAND,
    BOWL,
    TILE,
    SLOT,
    PUT,
    SPEND,
    PAY,
    GREY,
    STORE,
    PREPARE,
    FINISH,
    RESERVE,
    DISCARD,
    TOOL,
    AWARD,
    USE,
    TOQUE,
    DONE,
    END,
]
# CPython keeps the numbers up to 256 ready, so that such moves cost no allocation.
assert LEXICON.size < 257

SAME_SPACE: Final = Obstacle("same-space", "space")
OTHER_SPACE: Final = Obstacle("other-space", "space", "action")
NO_GOLD: Final = Obstacle("no-gold")
BOWL_EMPTY: Final = Obstacle("bowl-empty", "bowl")
BOWL_SHIELDED: Final = Obstacle("bowl-shielded", "bowl")
BOWL_TAKEN: Final = Obstacle("bowl-taken", "bowl")
BOWL_FAR: Final = Obstacle("bowl-far", "bowl")
NOTHING_FITS: Final = Obstacle("nothing-fits", "bowl")
NO_BOWL: Final = Obstacle("no-bowl")
SPOT_FAR: Final = Obstacle("spot-far")
SPOT_SAME: Final = Obstacle("spot-same")
SPOT_USELESS: Final = Obstacle("spot-useless")
TILE_FAR: Final = Obstacle("tile-far", "tile")
TILE_USELESS: Final = Obstacle("tile-useless", "tile")
NO_TILE: Final = Obstacle("no-tile")
SLOT_EMPTY: Final = Obstacle("slot-empty", "slot")
SLOT_MISFIT: Final = Obstacle("slot-misfit", "ingredient")
NO_SLOT: Final = Obstacle("no-slot")
NOT_THERE: Final = Obstacle("not-there", "ingredient")
NO_SUPPLY: Final = Obstacle("no-supply", "ingredient")
FITS_NOWHERE: Final = Obstacle("fits-nowhere", "ingredient")
NO_ROOM: Final = Obstacle("no-room", "ingredient", "zone")
SAME_PAIR: Final = Obstacle("same-pair")
NO_TOKEN: Final = Obstacle("no-token", "ingredient", "zone")
NOT_NEEDED: Final = Obstacle("not-needed", "ingredient")
PAID_IN_VAIN: Final = Obstacle("paid-in-vain", "ingredient")
GREY_NAMED: Final = Obstacle("grey-named", "ingredient")
GREY_SHORT: Final = Obstacle("grey-short", "ingredient")
STORED_ALREADY: Final = Obstacle("stored-already", "ingredient")
NOTHING_TO_STORE: Final = Obstacle("nothing-to-store", "ingredient")
CANNOT_STORE: Final = Obstacle("cannot-store")
NO_SUPER: Final = Obstacle("no-super")
BENCH_EMPTY: Final = Obstacle("bench-empty")
NO_CARD: Final = Obstacle("no-card", "card")
SHORT_OF: Final = Obstacle("short-of", "recipe")
NO_RECIPE: Final = Obstacle("no-recipe")
SECTION_TAKEN: Final = Obstacle("section-taken", "section")
NO_SECTION: Final = Obstacle("no-section")
NOTHING_TO_ADVANCE: Final = Obstacle("nothing-to-advance")
NO_TOOLS_LEFT: Final = Obstacle("no-tools-left")
NO_SUCH_TOOL: Final = Obstacle("no-such-tool", "tool")
ONE_EFFECT: Final = Obstacle("one-effect", "tool")
NO_TOOL_TO_DISCARD: Final = Obstacle("no-tool-to-discard")
RESERVED_ALREADY: Final = Obstacle("reserved-already")
NOTHING_RESERVED: Final = Obstacle("nothing-reserved")
ONE_AWARD: Final = Obstacle("one-award")
AWARDS_GONE: Final = Obstacle("awards-gone", "family")
SHELF_TAKEN: Final = Obstacle("shelf-taken", "family", "shelf")
TOO_FEW_ICONS: Final = Obstacle("too-few-icons", "family", "icons")
GILD_LATER: Final = Obstacle("gild-later")
GILD_USELESS: Final = Obstacle("gild-useless")
ICONS_MISSING: Final = Obstacle("icons-missing")
ICONS_WASTED: Final = Obstacle("icons-wasted")

OBSTACLES: Final = (
    SAME_SPACE,
    OTHER_SPACE,
    NO_GOLD,
    BOWL_EMPTY,
    BOWL_SHIELDED,
    BOWL_TAKEN,
    BOWL_FAR,
    NOTHING_FITS,
    NO_BOWL,
    SPOT_FAR,
    SPOT_SAME,
    SPOT_USELESS,
    TILE_FAR,
    TILE_USELESS,
    NO_TILE,
    SLOT_EMPTY,
    SLOT_MISFIT,
    NO_SLOT,
    NOT_THERE,
    NO_SUPPLY,
    FITS_NOWHERE,
    NO_ROOM,
    SAME_PAIR,
    NO_TOKEN,
    NOT_NEEDED,
    PAID_IN_VAIN,
    GREY_NAMED,
    GREY_SHORT,
    STORED_ALREADY,
    NOTHING_TO_STORE,
    CANNOT_STORE,
    NO_SUPER,
    BENCH_EMPTY,
    NO_CARD,
    SHORT_OF,
    NO_RECIPE,
    SECTION_TAKEN,
    NO_SECTION,
    NOTHING_TO_ADVANCE,
    NO_TOOLS_LEFT,
    NO_SUCH_TOOL,
    ONE_EFFECT,
    NO_TOOL_TO_DISCARD,
    RESERVED_ALREADY,
    NOTHING_RESERVED,
    ONE_AWARD,
    AWARDS_GONE,
    SHELF_TAKEN,
    TOO_FEW_ICONS,
    GILD_LATER,
    GILD_USELESS,
    ICONS_MISSING,
    ICONS_WASTED,
)

CHEF_CHOSEN: Final = EventKind("chef-chosen", "seat", "chef", "kind", "side")
TURN_BEGINS: Final = EventKind("turn-begins", "seat", "round")
WENT: Final = EventKind("went", "seat", "space", "action", "idle")
WENT_ON: Final = EventKind("went-on", "seat", "action")
HAND_MOVED: Final = EventKind("hand-moved", "seat", "spot")
TOOK: Final = EventKind("took", "seat", "kind", "ingredient", "zone", "source", "place")
SPENT: Final = EventKind("spent", "seat", "kind", "ingredient", "zone", "purpose")
USED_STORED: Final = EventKind("used-stored", "seat", "kind", "ingredient")
BURST: Final = EventKind(
    "burst", "bowl", "kind", "ingredient", "count", "shows", "reason", lists=("places", "kinds")
)
GOLD_GAINED: Final = EventKind("gold-gained", "seat", "amount", "lost", "reason")
GOLD_PAID: Final = EventKind("gold-paid", "seat", "purpose")
TOOL_DRAWN: Final = EventKind("tool-drawn", "seat", "tool")
TOOLS_SHUFFLED: Final = EventKind("tools-shuffled", "cards")
TOOL_PLAYED: Final = EventKind("tool-played", "seat", "tool", "effect")
TOOL_DISCARDED: Final = EventKind("tool-discarded", "seat", "tool", "purpose")
TOOLS_TO_HAND: Final = EventKind("tools-to-hand", "seat", "count")
STORED: Final = EventKind("stored", "seat", "kind", "ingredient")
NOTHING_GAINED: Final = EventKind("nothing-gained", "seat", "effect")
PREPARED: Final = EventKind("prepared", "seat", "recipe", "card", "section", "bonus")
RESERVED: Final = EventKind("reserved", "seat", "recipe", "card", "section", "bonus")
RESERVED_PREPARED: Final = EventKind("reserved-prepared", "seat", "recipe")
ADVANCED: Final = EventKind("advanced", "seat", "count")
FINISHED: Final = EventKind("finished", "seat", "recipe", "points", "bonus")
RESERVED_LOST: Final = EventKind("reserved-lost", "seat", "recipe")
AWARD_WON: Final = EventKind("award-won", "seat", "family", "shelf", "points")
TURNED_OVER: Final = EventKind("turned-over", "seat", "recipe")
TOQUE_USED: Final = EventKind("toque-used", "seat", "place", "bonus")
RECIPE_SHOWN: Final = EventKind("recipe-shown", "recipe", "card")
EVENT_DRAWN: Final = EventKind("event-drawn", "name")
BOWL_FILLED: Final = EventKind("bowl-filled", "bowl", "count", lists=("places", "kinds"))
BOWL_SHOWN: Final = EventKind("bowl-shown", "bowl")
ADVANTAGE_GAINED: Final = EventKind("advantage-gained", "seat", "bonus", "one", "two")
ADVANTAGE_SHOWN: Final = EventKind("advantage-shown", "one", "two", "bonus")
TURN_ENDED: Final = EventKind("turn-ended", "seat")
ENDING: Final = EventKind("ending", "reason", "rounds")
OVER: Final = EventKind("over")

# Chef-o-Tron: every step of it, with its reason.
ROBOT_CARD: Final = EventKind("robot-card", "round", "arm", "rows", "base", "second", "left")
ARM_MOVED: Final = EventKind("arm-moved", "arm", "rows", "row")
ROBOT_TOOK: Final = EventKind(
    "robot-took", "bowl", "count", "arm", "reason", lists=("places", "kinds")
)
ROBOT_FIELD: Final = EventKind("robot-field", "bowl", "arm", "reason")
ROBOT_TILE: Final = EventKind("robot-tile", "tile", "count", "reason", lists=("places", "kinds"))
ROBOT_IGNORED: Final = EventKind("robot-ignored", "base")
ROBOT_GOLD: Final = EventKind("robot-gold", "amount", "reason")
ROBOT_SUPERS: Final = EventKind("robot-supers", "count", "reason")
ROBOT_GAINED: Final = EventKind("robot-gained", "ingredient", "kind", "arm")
ROBOT_STORED: Final = EventKind("robot-stored", "ingredient", "kind", "arm")
ROBOT_LIMIT: Final = EventKind("robot-limit", "ingredient", "kind", "count", "limit")
ROBOT_RECIPE: Final = EventKind(
    "robot-recipe", "recipe", "card", "points", "arm", "reason", "paid", "grey"
)
ROBOT_AWARD: Final = EventKind(
    "robot-award", "family", "shelf", "points", "arm", "reason", lists=("used",)
)
ROBOT_ADVANTAGE: Final = EventKind("robot-advantage", "bonus", "one")

EVENTS: Final = (
    CHEF_CHOSEN,
    TURN_BEGINS,
    WENT,
    WENT_ON,
    HAND_MOVED,
    TOOK,
    SPENT,
    USED_STORED,
    BURST,
    GOLD_GAINED,
    GOLD_PAID,
    TOOL_DRAWN,
    TOOLS_SHUFFLED,
    TOOL_PLAYED,
    TOOL_DISCARDED,
    TOOLS_TO_HAND,
    STORED,
    NOTHING_GAINED,
    PREPARED,
    RESERVED,
    RESERVED_PREPARED,
    ADVANCED,
    FINISHED,
    RESERVED_LOST,
    AWARD_WON,
    TURNED_OVER,
    TOQUE_USED,
    RECIPE_SHOWN,
    EVENT_DRAWN,
    BOWL_FILLED,
    BOWL_SHOWN,
    ADVANTAGE_GAINED,
    ADVANTAGE_SHOWN,
    TURN_ENDED,
    ENDING,
    OVER,
    ROBOT_CARD,
    ARM_MOVED,
    ROBOT_TOOK,
    ROBOT_FIELD,
    ROBOT_TILE,
    ROBOT_IGNORED,
    ROBOT_GOLD,
    ROBOT_SUPERS,
    ROBOT_GAINED,
    ROBOT_STORED,
    ROBOT_LIMIT,
    ROBOT_RECIPE,
    ROBOT_AWARD,
    ROBOT_ADVANTAGE,
)
