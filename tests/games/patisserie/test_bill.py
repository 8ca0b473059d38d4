"""What the bill of a move says in La Pâtisserie Rococo."""

from __future__ import annotations

from tests.games.patisserie.table import Table
from toque.engine.bill import bills
from toque.engine.rng import Rng
from toque.engine.wire import Bill, Contest
from toque.games.patisserie.words import LEXICON

SEAT = 0


def bill(table: Table, move: str) -> Bill:
    return bills(table.match, SEAT, [LEXICON.parse(move)], Rng("bill"))[0]


def test_a_pastry_takes_over_a_majority_and_the_second_place_goes_to_who_had_it() -> None:
    table = Table(3).has("ann", racks="eclair").serves("ann", rosery_3="flan")
    table.serves("bob", rosery_1="tuile").turn("ann", "brice")
    served = bill(table, "serve upper rosery-2")
    assert served.contests == [Contest("rosery:0", [0]), Contest("rosery:1", [1])]


def test_nobody_else_has_anything_where_a_pastry_is_sold() -> None:
    table = Table(3).has("ann", racks="eclair").serves("bob", rosery_1="tuile").turn("ann", "brice")
    assert bill(table, "sell upper").contests == []
