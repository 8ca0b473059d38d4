"""The words of the game, declared once: verbs, obstacles and events."""

from __future__ import annotations

from typing import Final

from toque.engine.event import EventKind
from toque.engine.lexicon import Argument, Lexicon, Verb
from toque.engine.obstacle import Obstacle
from toque.games.pieces_montees.components import KIND_NAMES, POSITION_NAMES

FORWARD: Final = 0
BACK: Final = 1
DIRECTIONS: Final = ("forward", "back")

_CARD: Final = Argument("card", *POSITION_NAMES)
_BEFORE: Final = Argument("before", "me", "partner")

LEXICON: Final = Lexicon(
    Verb("place", _CARD, _BEFORE),
    Verb("whisk", _CARD, _BEFORE),
    Verb("turn", _CARD),
    Verb("spoon"),
    Verb("recall"),
    Verb("page", Argument("direction", *DIRECTIONS)),
    Verb("decorate", Argument("cake", *KIND_NAMES)),
    Verb("end", declines=True),
)

# The first move of each verb. Written out, because only literal numbers become constants when
# compiled; the lexicon has the last word.
PLACE: Final = 0
WHISK: Final = 40
TURN: Final = 80
SPOON: Final = 100
RECALL: Final = 101
PAGE: Final = 102
DECORATE: Final = 104
END: Final = 114
_BASES: Final = [verb.base for verb in LEXICON.verbs]
assert _BASES == [PLACE, WHISK, TURN, SPOON, RECALL, PAGE, DECORATE, END]

NO_CARD: Final = Obstacle("no-card", "card")
NO_PARTNER: Final = Obstacle("no-partner")
TOO_FEW_SPOONS: Final = Obstacle("too-few-spoons", "cost", "spoons")
ALREADY_LAID: Final = Obstacle("already-laid", "face", "before")
LAYER_MISSING: Final = Obstacle("layer-missing", "face", "before", "missing")
TOO_MANY_CAKES: Final = Obstacle("too-many-cakes", "before", "cakes", "limit", "excess", "help")
NOT_A_BASE: Final = Obstacle("not-a-base", "face")
NO_ASSISTANT: Final = Obstacle("no-assistant")
JUST_RECALLED: Final = Obstacle("just-recalled")
ASSISTANT_IS_HERE: Final = Obstacle("assistant-is-here")
NO_BOOKLET: Final = Obstacle("no-booklet")
EMPTY_BOOKLET: Final = Obstacle("empty-booklet")
NO_PAGE_FORWARD: Final = Obstacle("no-page-forward")
NO_PAGE_BACK: Final = Obstacle("no-page-back")
NOT_COMPLETE: Final = Obstacle("not-complete", "cake")
DECORATION_GONE: Final = Obstacle("decoration-gone", "cake")
DECORATION_HIDDEN: Final = Obstacle("decoration-hidden", "cake")
ONE_DECORATION: Final = Obstacle("one-decoration")

OBSTACLES: Final = (
    NO_CARD,
    NO_PARTNER,
    TOO_FEW_SPOONS,
    ALREADY_LAID,
    LAYER_MISSING,
    TOO_MANY_CAKES,
    NOT_A_BASE,
    NO_ASSISTANT,
    JUST_RECALLED,
    ASSISTANT_IS_HERE,
    NO_BOOKLET,
    EMPTY_BOOKLET,
    NO_PAGE_FORWARD,
    NO_PAGE_BACK,
    NOT_COMPLETE,
    DECORATION_GONE,
    DECORATION_HIDDEN,
    ONE_DECORATION,
)

TURN_BEGINS: Final = EventKind("turn-begins", "seat", "round")
PLACED: Final = EventKind("placed", "seat", "face", "card", "owner", "hand", "receiver", "before")
WHISKED: Final = EventKind("whisked", "seat", "face", "card", "owner", "hand", "receiver", "before")
TURNED: Final = EventKind("turned", "seat", "said", "face", "card", "owner", "hand")
SPOON_GAINED: Final = EventKind("spoon-gained", "seat")
RECALLED: Final = EventKind("recalled", "seat")
PAGE_TURNED: Final = EventKind("page-turned", "seat", "direction", "said", "left", "right")
PAGE_TURNS: Final = EventKind("page-turns", "direction", "said", "left", "right")
ARROW_TURNED: Final = EventKind("arrow-turned", "direction")
DECORATED: Final = EventKind("decorated", "seat", "cake", "points")
TURN_ENDED: Final = EventKind("turn-ended", "seat", "unused")
DRAWN: Final = EventKind("drawn", "owner", "hand", "said", "face", "card")
ENDING: Final = EventKind("ending", "reason", "rounds")
OVER: Final = EventKind("over")

EVENTS: Final = (
    TURN_BEGINS,
    PLACED,
    WHISKED,
    TURNED,
    SPOON_GAINED,
    RECALLED,
    PAGE_TURNED,
    PAGE_TURNS,
    ARROW_TURNED,
    DECORATED,
    TURN_ENDED,
    DRAWN,
    ENDING,
    OVER,
)

# CPython keeps the numbers up to 256 ready, so that such moves cost no allocation.
assert LEXICON.size < 257
