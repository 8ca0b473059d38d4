"""What the view tells of prices and gains is what the rules then pay."""

from __future__ import annotations

from tests.games.patisserie.table import Table
from toque.games.patisserie.view import view
from toque.games.patisserie.view_forms import PlayerView


def seen(table: Table) -> PlayerView:
    return view(table.match, table.player("ann")).players[table.player("ann")]


def test_a_sale_brings_what_the_rack_says() -> None:
    table = Table().has("ann", coins=0, racks="eclair").turn("ann", "brice")
    upper, lower = seen(table).racks
    assert lower.sale == 0
    table.play("sell upper")
    assert table.coins("ann") == upper.sale > 0


def test_places_for_decorations_add_up_to_the_income() -> None:
    table = Table().has("ann", coins=0, points=0, decorations="e:c e:v e:o")
    told = view(table.match, None)
    taken = told.decoration_places[:3]
    assert len(told.decoration_places) == 5
    assert seen(table).income == told.income + sum(place.coins for place in taken)
    assert seen(table).income_points == sum(place.points for place in taken) > 0


def test_rows_to_hand_in_are_told_while_they_are_asked_for() -> None:
    table = Table().has("ann", points=0, staples="3 2 1").turn("ann", "madeleine")
    assert view(table.match, None).rows == []
    table.play("done")
    rows = view(table.match, None).rows
    assert [row.row for row in rows] == ["1", "2", "3"]
    _, sugar, flour = rows
    table.play("hand-in 2")
    assert table.points("ann") == sugar.points
    assert table.staples("ann") == [3, 2 - sugar.units, 1]
    done = [row.done for row in view(table.match, None).rows]
    assert done == [False, True, False]
    assert (flour.staple, flour.done) == ("flour", False)
