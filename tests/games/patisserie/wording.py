from tests.games.patisserie.table import Table
from tests.games.patisserie.test_mentor import mentor_can_do_nothing, mentor_sells
from tests.wording import Wording
from toque.engine.text import Text
from toque.games.patisserie import gains, words

EGG = Text("goods", {"count": 1, "good": "egg"})
GAIN = Text("gain", {"what": "coins", "amount": 2, "of": "tables"})
RECIPE = Text("recipe", {"recipe": "eclair"})
TILE = Text("tile", {"tile": "t1", "ingredients": EGG})


def mentor_scores() -> Table:
    """No card of the house edition brings him points at once, but another edition's may."""
    table = mentor_can_do_nothing()
    gains.points(table.match, table.match.rules.automa, 2, "bonus")
    return table


def counting_a_table() -> list[Text]:
    """Few players have different numbers of pastries on their tables and a card that counts one."""
    table = Table().serves("ann", rosery_1="eclair", rosery_2="flan", grotto_1="tuile")
    said = []
    for played in ("charlotte", "germaine"):
        table.serves("ann", rosery_3="gaufre", grotto_2="baba").turn("ann", played).play("done")
        said += [table.match.ask(0), *(table.match.label(0, move) for move in table.match.moves(0))]
        obstacle = table.match.explain(0, words.COUNT)
        assert obstacle is not None
        said.append(obstacle)
    return said


WORDING = Wording(
    asked=counting_a_table,
    # A table is hardly ever full, and never all of them; something can mostly be done.
    staged=lambda: [*mentor_sells().events, *mentor_scores().events],
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
    typed_numbers={
        "table": (("two", "three", "four", "five"), "seats, and room on a player's board"),
        "round": (("two",), "slots that are cleared"),
        "draft": (("two", "four", "six"), "trays and cards by the rules"),
        "recipes": (("two", "three"), "how many are taken and stored, by the rules"),
        "ingredients": (("three", "four", "five"), "seats"),
        "staples": (("two",), "one unit, two units and so on"),
        "bake": (("two",), "recipes at once, by the rules"),
        "decorate": (("two",), "pastries at once, by the rules"),
        "deliver": (("two", "five"), "pastries at once, and room for decorations"),
        "hire": (("two", "three", "four"), "how many cards are on offer"),
        "dismiss": (("four",), "the fewest cards, by the rules"),
        "place": (("three", "four", "five"), "seats"),
        "bonus-tiles": (("five",), "tables"),
        "specials": (("two",), "tiles on the board, by the rules"),
        "scoring": (("1", "two", "three", "four", "five"), "seats and what counts once"),
        "mentor": (("two", "three", "four", "five", "six"), "what the Mentor has by the rules"),
        "promo": (("four", "six"), "packs and starters by the rules"),
    },
)
