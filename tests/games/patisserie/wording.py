from tests.wording import Wording
from toque.engine.text import Text

EGG = Text("goods", {"count": 1, "good": "egg"})
GAIN = Text("gain", {"what": "coins", "amount": 2, "of": "tables"})
RECIPE = Text("recipe", {"recipe": "eclair"})
TILE = Text("tile", {"tile": "t1", "ingredients": EGG})

WORDING = Wording(
    nested={
        "staff": Text("staff", {"staff": "achille"}),
        "recipe": RECIPE,
        "recipes": RECIPE,
        "tile": TILE,
        "tiles": TILE,
        "ingredients": EGG,
        "toppings": Text("topping", {"topping": "cherry"}),
        "needs": EGG,
        "goods": EGG,
        "bonus": GAIN,
        "gain": GAIN,
        "steps": Text("step", {"span": "2–3", "amount": 1}),
        "condition": Text("condition", {"of": "coins", "least": 25}),
        "special": Text("condition", {"of": "markers", "least": 3}),
        "asks": Text("asks", {"asks": "honey", "worth": 0}),
        "gives": Text("gift", {"gift": "coins", "amount": 3}),
        "where": Text("column", {"column": "left"}),
        "one": EGG,
        "two": Text("goods", {"count": 2, "good": "flour"}),
    },
)
