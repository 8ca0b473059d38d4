from tests.wording import Wording
from toque.engine.text import Text, Value

_CAKE: dict[str, Value] = {"colour": "green", "topping": "cream"}
WORDING = Wording(
    nested={
        "face": Text("face", {**_CAKE, "layer": 2}),
        "cake": Text("kind", _CAKE),
        "left": Text("kind", _CAKE),
        "right": Text("page-empty"),
        "back": Text("face", {**_CAKE, "layer": 3}),
        "next": 2,
    },
    typed_numbers={
        "aim": (
            ("1", "2", "3", "two", "three"),
            "layers are named by numbers; there are two modes",
        ),
        "table": (("1", "2", "3", "two", "three", "four"), "layers, faces and the size of hands"),
        "spoons": (("1", "2", "3", "three"), "spoons and what they pay for are given by the rules"),
        "place": (
            ("1", "2", "3", "two", "three", "ten"),
            "layers, kinds and how many may be begun",
        ),
        "assistant": (
            ("1", "two"),
            "the base layer; what the assistant does and costs by the rules",
        ),
        "end": (("three",), "the spoons of a turn"),
        "last-round": (("ten",), "rounds without a layer"),
        "points": (("two", "three"), "layers are counted"),
        "duel": (("two", "four"), "players and cards of a hand"),
        "teams": (("two", "three", "four"), "players, and cakes begun at once, are counted"),
        "questions": (("two", "three", "four"), "unfinished cakes are counted"),
    },
)
