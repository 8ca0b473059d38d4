from tests.wording import Wording
from toque.engine.text import Text

WORDING = Wording(
    nested={
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
    },
    typed_numbers={
        "aim": (("three",), "the third award ends a match by the rules"),
        "table": (
            ("1", "two", "three", "four"),
            "how the table is laid out, and 1 gold by the rules",
        ),
        "bench": (
            ("2", "two", "three", "four"),
            "the places and zones of the bench, and the sign of a pair",
        ),
        "turn": (
            ("1", "two", "five"),
            "the steps of a turn, two actions a space, 1 gold for the second",
        ),
        "take": (("four",), "as many as a bowl holds"),
        "explosion": (("four",), "as many as a bowl holds"),
        "side": (("three",), "the slots of a side tile"),
        "tools": (
            ("1", "two"),
            "two effects a tool; what melting, enriching and gilding take and give",
        ),
        "recipes": (("two",), "the action prepares up to two"),
        "chef": (("two",), "what doubling means"),
        "sections": (
            ("1", "2", "3", "4"),
            "sections are named by numbers, and so are their advances",
        ),
        "reserve": (("two",), "one of two things"),
        "awards": (("two", "three"), "icons that the shelves ask for"),
        "events": (("1", "two"), "what an event brings by the rules"),
        "last-round": (
            ("three", "ten"),
            "the third award or ten quiet rounds end a match by the rules",
        ),
        "points": (("1", "3"), "stored and leftover things count so by the rules"),
        "hand": (("two", "four"), "how far a hand moves and reaches"),
        "advantage": (("two", "three", "four"), "the row of cards and what they ask for"),
        "solo": (("1", "two", "three"), "what Chef-o-Tron keeps, gets and needs by the rules"),
        "variants": (("2", "3", "two"), "what the variants change by the rules"),
        "questions": (("1", "two"), "two recipes or two places are spoken of, each with 1 gold"),
    },
)
