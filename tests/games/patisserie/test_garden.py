"""The garden is counted once for all positions that share it, and never stale."""

from __future__ import annotations

import pytest

from tests.games.patisserie.table import Table
from toque.engine.rng import Rng
from toque.games.patisserie import GAME, counting, heuristics, scoring
from toque.games.patisserie.garden import Garden
from toque.games.patisserie.match import PatisserieMatch
from toque.games.patisserie.taste import BALANCED, STRATEGIES


def counted(garden: Garden, player: int) -> list[int]:
    return [
        int(one[player])
        for one in (
            *(garden.counts, garden.tables, garden.best_table, garden.for_patissier),
            *(garden.pastry_points, garden.servants, garden.nobles, garden.marker_points),
        )
    ]


def counted_one_by_one(match: PatisserieMatch, player: int) -> list[int]:
    return [
        *(counting.pastries(match, player), counting.tables(match, player)),
        *(counting.best_table(match, player), counting.for_patissier(match, player)),
        *(scoring.pastry_points(match, player), counting.servants(match, player)),
        *(counting.nobles(match, player), scoring.marker_points(match, player)),
    ]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_garden_is_what_is_counted_one_by_one_throughout_a_match(seats: int) -> None:
    match = GAME.new(seats, seed="garden")
    rng = Rng("garden")
    gardens = [match.count_garden()]
    while not match.over:
        garden = match.count_garden()
        if garden is not gardens[-1]:
            gardens.append(garden)
        tables = garden.prospect_of(0, match.round, BALANCED.tables)
        for player in range(match.rules.players):
            assert counted(garden, player) == counted_one_by_one(match, player)
            assert garden.noble_points(player) == scoring.noble_points(match, player)
            assert tables.now[player] == scoring.all_table_points(match, player)
            for of in range(counting.GREAT + 1):
                of_garden = heuristics.count(match, garden, player, of)
                assert of_garden == counting.count(match, player, of)
        seat = match.deciders()[0]
        match.apply(seat, rng.choice(match.moves(seat)))
    assert len(gardens) > 3, "something was served or placed"


def test_positions_share_a_garden_until_one_serves_or_places() -> None:
    match = Table(seats=4).serves("ann", rosery_3="eclair").match
    garden = match.count_garden()
    twin = match.clone()
    assert twin.count_garden() is garden
    twin.put_pastry(0, twin.pastries[10], 1)
    assert twin.count_garden() is not garden
    assert match.count_garden() is garden
    assert counting.pastries(match, 1) == 0


def test_a_prospect_is_that_of_seat_round_and_taste() -> None:
    table = Table(seats=4).serves("ann", rosery_3="eclair").serves("bob", rosery_4="flan")
    garden = table.match.count_garden()
    own = garden.prospect_of(0, 1, BALANCED.tables)
    assert garden.prospect_of(0, 1, BALANCED.tables) is own
    assert garden.prospect_of(1, 1, BALANCED.tables).worth < own.worth
    assert garden.prospect_of(0, 3, BALANCED.tables).worth > own.worth
    assert garden.prospect_of(0, 1, STRATEGIES["serving"].tables) is not own
