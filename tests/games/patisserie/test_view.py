"""What the view tells of prices and gains is what the rules then pay."""

from __future__ import annotations

from tests.games.patisserie.table import Table
from toque.games.patisserie.game import GAME
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


def test_prices_of_hiring_are_those_that_come_one_after_the_other() -> None:
    table = Table().has("ann", coins=20).turn("ann", "brice")
    told = view(table.match, None).hiring
    lying = [offer.staff is not None for offer in told.offers]
    assert told.prices == [4, 3, 2, 2]
    assert told.price == told.prices[lying.count(False)]


def test_trays_tell_where_they_go_and_only_their_holder_sees_them_open() -> None:
    match = GAME.new(3, seed="trays")
    while match.stack[-1].name != "draft":
        seat = match.deciders()[0]
        match.play(seat, match.moves(seat)[0])
    holders = {tray.tray: tray.route[tray.turn] for tray in view(match, None).trays}
    assert sorted(holders.values()) == list(match.deciders())
    for tray, holder in holders.items():
        seen_by_holder = view(match, holder)
        assert [one.tray for one in seen_by_holder.trays if one.open] == [tray]
        cards = seen_by_holder.players[holder].tray or []
        (here,) = [one for one in seen_by_holder.trays if one.tray == tray]
        assert here.cards == len(cards)
        assert {card.level for card in cards} == {here.level}
    routes = [tray.route for tray in view(match, None).trays]
    assert routes[0] == routes[1][::-1]
    assert not any(tray.open for tray in view(match, None).trays)
