"""The final scoring (G5-G18), and who wins."""

from __future__ import annotations

from tests.games.patisserie.reference_edition import TABLES
from tests.games.patisserie.reference_position import Position, number_of, table_of
from tests.games.patisserie.reference_turn import SALE


def final_points(at: Position) -> list[tuple[int, int]]:
    """By player: all points, and the coins that are left."""
    found = []
    majorities = majority_points(at)
    for player, own in enumerate(at.players):
        coins = own.coins + sum(
            SALE * at.recipe(recipe).points for recipe in own.racks if recipe is not None
        )
        points = own.points + coins // 10 + majorities[player]
        points += noble_points(at, player) + printed_points(at, player)
        found.append((points, coins % 10))
    return found


def majority_points(at: Position) -> list[int]:
    """G8-G11: most pastries, then the one nearest to the bonus tile."""
    points = [0] * at.count
    for table in TABLES:
        ranking = []
        for player in range(at.count):
            own = [number_of(space) for space in at.own(player) if table_of(space) == table]
            if own:
                ranking.append((-len(own), min(own), player))
        prizes = at.side.banners[table][: 1 if at.count == 2 else 2]
        for prize, (_, _, player) in zip(prizes, sorted(ranking), strict=False):
            points[player] += prize
    return points


def noble_points(at: Position, player: int) -> int:
    """G12, G14."""
    opponents = sum(bool(at.servants(other)) for other in range(at.count) if other != player)
    return len(at.nobles(player)) * opponents


def printed_points(at: Position, player: int) -> int:
    """G13."""
    points = sum(at.recipe(recipe).points for recipe in at.own_recipes(player))
    for place, owner in at.markers.items():
        if owner == player and place.endswith("-points"):
            points += at.side.posts[int(place.split("-")[1]) - 1].points
    points += sum(at.side.nobles[noble][1] for noble in at.nobles(player))
    for number, special in enumerate(at.specials):
        values = at.facts.specials[special][1][number]
        points += sum(
            value for value, owner in zip(values, at.marks[number], strict=False) if owner == player
        )
    return points


def ranks(at: Position) -> list[int]:
    """G15, G16; alone against the Mentor a tie is lost (O60)."""
    finals = final_points(at)
    keys: list[tuple[int, ...]] = []
    for player, (points, coins) in enumerate(finals):
        if at.solo:
            keys.append((points, 1 if player == at.mentor else 0))
        else:
            keys.append((points, coins, -((player - at.first) % at.count)))
    return [1 + sum(other > key for other in keys) for key in keys]
