"""What the bill of a move says in Pièces Montées."""

from __future__ import annotations

from tests.games.pieces_montees.table import Table
from toque.engine.bill import bills
from toque.engine.rng import Rng
from toque.engine.wire import Bill
from toque.games.pieces_montees.words import LEXICON


def bill(table: Table, move: str) -> Bill:
    return bills(table.match, 0, [LEXICON.parse(move)], Rng("bill"))[0]


def changes(found: Bill) -> dict[str, tuple[int, int | None]]:
    return {line.ware: (line.before, line.after) for line in found.lines}


def test_a_layer_costs_spoons_and_its_points_come_at_once() -> None:
    table = Table().cake("a", "red-cream", 1).hand("a", "red-cream-2").spoons(3)
    found = bill(table, "place a1")
    assert changes(found)["spoons"] == (3, 1)
    (cake,) = [line for line in found.lines if line.ware == "points"]
    assert cake.source.args["layers"] == 2
    assert (cake.when, found.later) == ("now", 0)
    assert found.now == table.match.rules.points[2] - table.match.rules.points[1] > 0


def test_the_assistant_goes() -> None:
    found = bill(Table().assistant("a").spoons(3), "spoon")
    assert changes(found)["assistant"] == (1, 0)
    assert changes(found)["spoons"][1] == 4


def test_partners_count_together() -> None:
    table = Table(seats=4, teams="yes").hand("a", "red-cream-1").spoons(3)
    found = bill(table, "place a1 partner")
    assert found.now == table.match.rules.points[1]
