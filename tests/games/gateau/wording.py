"""What the tests of all texts must know of this game's."""

from __future__ import annotations

from toque.engine.text import Text, Value

NESTED: dict[str, Value] = {
    "ingredient": Text("kind", {"kind": "cherry"}),
    "kind": Text("kind", {"kind": "cherry"}),
    "shows": Text("kind", {"kind": "cream"}),
    "grey": Text("kind", {"kind": "jelly"}),
    "tokens": Text("tokens", {"kind": "cherry", "count": 2}),
    "paid": Text("tokens", {"kind": "cherry", "count": 2}),
    "tool": Text("tool", {"tool": "whisk"}),
    "recipe": Text("recipe", {"recipe": "opera"}),
    "chef": Text("chef", {"kind": "cream"}),
    "effect": Text("effect", {"effect": "store", "amount": 1}),
    "bonus": Text("effect", {"effect": "store", "amount": 1}),
    "icon": Text("effect", {"effect": "gold", "amount": 1}),
    "one": Text("kind", {"kind": "cherry"}),
    "two": Text("kind", {"kind": "cream"}),
}
"""Arguments that are texts themselves, each with one that it may be."""

CHOICES_OF_EDITION: set[str] = set()
"""Options whose choices come from the edition: nobody knows their names beforehand."""

TYPED_NUMBERS: dict[str, tuple[tuple[str, ...], str]] = {
    "aim": (("three",), "the third award ends a match by the rules"),
    "table": (("two", "three", "four", "six"), "how the table is laid out"),
    "bench": (("two", "three", "four"), "the places and zones of the bench"),
    "turn": (("two", "five"), "the steps of a turn, and two actions a space"),
    "take": (("four",), "as many as a bowl holds"),
    "explosion": (("four",), "as many as a bowl holds"),
    "side": (("three",), "the slots of a side tile"),
    "tools": (("two",), "two effects a tool; melting and enriching give two by the rules"),
    "recipes": (("two",), "the action prepares up to two"),
    "chef": (("two",), "what doubling means"),
    "sections": (("1", "2", "3", "4"), "sections are named by numbers, and so are their advances"),
    "reserve": (("two",), "one of two things"),
    "awards": (("two", "three"), "icons that the shelves ask for"),
    "events": (("two",), "what an event brings by the rules"),
    "last-round": (("three",), "the third award ends a match by the rules"),
    "points": (("1", "3"), "stored and leftover things count so by the rules"),
    "hand": (("two", "four"), "how far a hand moves and reaches"),
    "advantage": (("two", "three", "four"), "the row of cards and what they ask for"),
    "solo": (("1", "two", "three"), "what Chef-o-Tron keeps, gets and needs by the rules"),
    "variants": (("2", "3", "two"), "what the variants change by the rules"),
    "questions": (("two",), "two recipes or two places are spoken of"),
}
"""By section of the guide: numbers that are typed though the edition has equal ones, and why."""
