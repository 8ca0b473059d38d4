"""The final scoring in its five steps: G."""

from __future__ import annotations

from tests.games.patisserie.table import Table
from toque.games.patisserie import scoring
from toque.games.patisserie.names import TABLES


def test_racks_are_sold_and_coins_exchanged() -> None:
    """G5, G6, G7, E27: the topping brings nothing."""
    table = Table().has("ann", coins=12, racks="crepe+e:c")
    assert scoring.coin_points(table.match, 0) == 3
    assert scoring.coins_left(table.match, 0) == 2
    assert table.decorations("ann") == []


def test_ties_at_a_table_go_to_who_is_nearest_to_the_bonus_tile() -> None:
    """G8, G9, E28."""
    table = Table(3)
    table.serves("ann", rosery_3="eclair", rosery_6="flan")
    table.serves("bob", rosery_2="tuile", rosery_5="gaufre")
    table.serves("cid", rosery_1="baba", rosery_4="crepe")
    assert scoring.table_points(table.match, TABLES.index("rosery")) == [0, 2, 4]


def test_a_place_needs_a_pastry_and_two_players_have_no_second() -> None:
    """G10, G11."""
    table = Table(3).serves("ann", rosery_3="eclair")
    assert scoring.table_points(table.match, 1) == [4, 0, 0]
    table = (
        Table(2).serves("ann", rosery_3="eclair", rosery_4="flan").serves("bob", rosery_1="tuile")
    )
    assert scoring.table_points(table.match, 1) == [4, 0]


def test_noble_hosts_count_opponents_with_servants() -> None:
    """G12, G14, E29, E30."""
    table = Table(4).marks("ann", "noble-1", "noble-2", "noble-3", "post-3-points")
    table.marks("bob", "post-1-points").marks("cid", "post-2-gift", "post-4-gift")
    assert scoring.noble_points(table.match, 0) == 6
    table.marks("dan", "post-5-gift")
    assert scoring.noble_points(table.match, 0) == 9


def test_markers_bring_their_printed_points() -> None:
    """G13, A32."""
    table = Table().specials("x1", "x2").serves("ann", grotto_1="eclair", grotto_2="tuile")
    table.marks("ann", "post-1-points", "post-2-gift", "noble-1")
    table.match.marks[1] = 0
    assert scoring.pastry_points(table.match, 0) == 7
    assert scoring.marker_points(table.match, 0) == 3 + 5
    assert scoring.special_points(table.match, 0) == 4


def test_goods_are_worth_nothing_to_a_person() -> None:
    """G18."""
    table = Table().has("ann", coins=0, points=0, staples="6 5 4", recipes="eclair", tiles="ee")
    assert scoring.points(table.match, 0) == 0


def test_ties_go_to_coins_and_then_to_who_came_earlier() -> None:
    """G16."""
    table = Table(3).has("ann", coins=3, points=5).has("bob", coins=4, points=5)
    table.has("cid", coins=4, points=5)
    table.match.first = 2
    totals = [scoring.points_and_ties(table.match, seat) for seat in range(3)]
    assert sorted(range(3), key=lambda seat: totals[seat], reverse=True) == [2, 1, 0]


def test_most_points_win() -> None:
    """G15: whoever has more coins left."""
    match = Table(3).has("ann", coins=9).match
    match.points = [50, 51, 49]
    assert [result.rank for result in match.results()] == [2, 1, 3]


def test_points_of_the_track_and_of_all_steps_are_added() -> None:
    """G17: for everybody, in the order of the rulebook."""
    table = Table().has("ann", coins=21, points=7, racks="tuile").specials("x1", "x2")
    table.serves("ann", rosery_1="eclair").marks("ann", "noble-1", "post-1-points")
    table.marks("bob", "post-2-gift")
    table.match.marks[0] = 0
    sheet = table.match.results()[0].sheet
    keys = [line.source.key.removeprefix("score-") for line in sheet]
    tables = ["table"] * 5
    assert keys == ["track", "coins", *tables, "nobles", "pastries", "markers", "specials"]
    steps = [7, 3, 0, 4, 0, 0, 0, 1, 5, 5 + 3, 6]
    assert [line.points for line in sheet] == steps
    assert scoring.points(table.match, 0) == sum(steps)
