"""What the bill of a move says in C'est du gâteau !"""

from __future__ import annotations

from tests.games.gateau.table import Table
from tests.games.gateau.test_recipes import exact_bench
from toque.engine.bill import bills
from toque.engine.rng import Rng
from toque.engine.text import Text
from toque.engine.wire import Bill, BillLine
from toque.games.gateau.words import LEXICON


def bill(table: Table, move: str) -> Bill:
    return bills(table.match, 0, [LEXICON.parse(move)], Rng("bill"))[0]


def line(found: Bill, source: Text) -> BillLine:
    (one,) = [one for one in found.lines if one.source == source]
    return one


def test_a_recipe_brings_its_points_at_the_end_and_takes_its_tokens_now() -> None:
    table = Table().pawn("ann", "left").bench("ann", **exact_bench("sponge-roll"))
    table.no_card("i1", "i2", "i3", "i4", "ii1", "ii2", "ii3", "ii4")
    table.row("i1", "sponge-roll").play("ann go right prepare")
    found = bill(table, "prepare i1 0")
    recipe = line(found, Text("recipe", {"recipe": "sponge-roll"}))
    assert (recipe.when, recipe.ware, recipe.before) == ("end", "points", 0)
    dough = line(found, Text("kind", {"kind": "dough"}))
    assert (dough.when, dough.before, dough.after) == ("now", 1, 0)
    points = [one for one in found.lines if one.ware == "points" and one.after is not None]
    assert found.now == 0
    assert found.later == sum((one.after or 0) - one.before for one in points)
