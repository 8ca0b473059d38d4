from tests.wording import Wording
from toque.engine.text import Text

GAIN = Text("gain", {"what": "livres", "amount": 2, "per": 1, "of": "green"})

WORDING = Wording(
    nested={
        "employee": Text("employee", {"employee": "hugo"}),
        "garment": Text("garment", {"garment": "b1", "set": "base", "colour": "blue"}),
        "tile": Text("hidden-tile"),
        "jewel": Text("jewel", {"jewel": "pink"}),
        "silk": Text("bales", {"count": 2, "colour": "blue"}),
        "bonus": GAIN,
        "gain": GAIN,
        "steps": Text("staff-step", {"staff": "5–6", "amount": 2}),
        "colours": Text("colour", {"colour": "blue"}),
        "one": Text("bales", {"count": 1, "colour": "blue"}),
        "two": Text("bales", {"count": 1, "colour": "green"}),
    },
    typed_numbers={
        "table": (("two", "three", "four", "five"), "seats, halls, places and cards by the rules"),
        "round": (("two", "four"), "phases, employees on offer, and windows that are cleared"),
        "resources": (("two", "three", "four"), "how many tiles a drawer has"),
        "hire": (("two", "three", "four"), "how many employees are on offer"),
        "fund": (("three", "four", "five"), "seats and halls"),
        "all-halls": (("four", "five"), "seats and halls"),
        "income": (("1",), "for each thing that counts, by the rules"),
        "scoring": (("1", "two", "three", "four", "five"), "seats, halls and what counts once"),
        "jewels": (("1",), "for each jewel, by the rules"),
        "trials": (("1", "two"), "the point of a trial; two tasks that fit"),
        "box-cards": (("two",), "as many as join the deck"),
        "fancy": (("four", "five"), "counted by the rules"),
        "festivity": (("four",), "counted by the rules"),
        "expert": (("two", "six"), "counted by the rules"),
        "solo": (("1", "3", "two", "three", "four"), "what Madame du Barry gets by the rules"),
        "box-solo": (("1", "three"), "what Madame du Barry gets by the rules"),
    },
)
